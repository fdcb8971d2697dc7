//! Where a player could have more citizens.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::knowledge::Knowledge;
use crate::{content::content, phase::people, state::Archipelago, units::Posture};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// What keeps the citizens of a player from becoming more, beside florins and workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Growth {
    /// Citizens who would find room in regions where he has a unit (ARC-21.4).
    pub vacancies: u8,
    /// Regions in which one could be born (ARC-20.2).
    pub births: u8,
}

impl Growth {
    pub(super) fn of(game: &Archipelago, seat: Seat) -> Growth {
        let most = content().numbers.citizens_per_region;
        let supply = game.player(seat).citizens;
        let mut growth = Growth::default();
        for placed in game.chart.regions() {
            let (mut citizens, mut active, mut rebels) = (0_u8, false, false);
            for stack in game.units.in_region(placed.region).iter().filter(|stack| stack.owner == seat) {
                if stack.posture.is_active() {
                    active = true;
                } else {
                    rebels = true;
                }
                if !stack.is_ship() {
                    citizens = citizens.saturating_add(stack.count);
                }
            }
            if active && !content().regions[placed.region.index()].land.is_empty() {
                growth.vacancies += most.saturating_sub(citizens);
            }
            growth.births += u8::from(citizens == 2 && !rebels);
        }
        Growth { vacancies: growth.vacancies.min(supply), births: growth.births.min(supply) }
    }

    /// How many workers the player could recruit at once.
    pub(super) fn recruits(self, game: &Archipelago, seat: Seat, known: &Knowledge) -> f32 {
        let wage = f32::from(people::wage(game)).max(1.0);
        (known.stock(seat).florins / wage).min(f32::from(self.vacancies)).min(f32::from(game.surplus))
    }
}

/// Whether a unit can leave company behind and step into a region where the player has no unit yet.
pub(super) fn can_spread(game: &Archipelago, seat: Seat) -> bool {
    let there = |region| game.units.in_region(region).iter().filter(move |stack| stack.owner == seat);
    game.units.iter().filter(|stack| stack.owner == seat && stack.posture == Posture::Ready).any(|stack| {
        let company = there(stack.region()).map(|stack| stack.count).sum::<u8>();
        let empty = |area: crate::ids::AreaId| {
            let region = content().areas[area.index()].region;
            !content().regions[region.index()].land.is_empty() && there(region).next().is_none()
        };
        1 < company && game.chart.links(stack.area).any(empty)
    })
}
