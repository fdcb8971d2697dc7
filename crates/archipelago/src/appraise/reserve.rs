//! Estimated means against crises, and what crises do where these are not enough (section 12).

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::knowledge::{Knowledge, Stock};
use crate::{
    content::{Effect, Track, Trouble, content},
    ids::{BUILDINGS, Building, CardId, Market, RESOURCES},
    score,
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// Cubes of the markets, the player's own, and a share of those of others.
pub(super) struct Reserve {
    /// Citizens that a domestic crisis lays down and no temple stands up.
    crowd: f32,
    domestic: [f32; RESOURCES],
    export: [f32; RESOURCES],
    /// Tokens stand in for any cube (ARC-12.9).
    tokens: f32,
    /// Buildings that a player controls (ARC-12.21).
    controlled: [f32; BUILDINGS],
    rebellion: f32,
}

impl Reserve {
    pub(super) fn of(game: &Archipelago, seat: Seat, known: &Knowledge) -> Reserve {
        let own = known.stock(seat);
        // The Separatist keeps what he has, so the others give more.
        let helps = !score::is_separatist(game, seat);
        let (mine, each) = if helps { (1.0, WILLING) } else { (0.0, ALONE) };
        let others = |amount: &dyn Fn(&Stock) -> f32| {
            let others = game.all_seats().filter(|other| *other != seat);
            each * others.map(|other| amount(known.stock(other))).sum::<f32>()
        };
        let cubes =
            |resource: usize| mine * own.cubes[resource] + others(&|stock: &Stock| stock.cubes[resource]);
        let market = |market: Market, resource: usize| f32::from(game.markets[market].values()[resource]);
        let mut controlled = [0.0; BUILDINGS];
        for building in Building::ALL {
            controlled[building.index()] = f32::from(game.controlled(*building));
        }
        Reserve {
            crowd: f32::from(game.population) - sheltered(game, seat, (mine, each)),
            domestic: std::array::from_fn(|resource| cubes(resource) + market(Market::Domestic, resource)),
            export: std::array::from_fn(|resource| cubes(resource) + market(Market::Export, resource)),
            tokens: mine * own.tokens + others(&|stock: &Stock| stock.tokens),
            controlled,
            rebellion: f32::from(game.rebellion),
        }
    }

    /// Expected rise of the rebellion when the zones of a back are resolved. Tokens are kept for Phase 4, so a red zone
    /// gets none.
    pub(super) fn harm(&self, back: CardId, red: bool) -> f32 {
        let mut tokens = if red { 0.0 } else { self.tokens };
        let mut harm = 0.0;
        for zone in content().cards[back.index()].back.iter().filter(|zone| zone.red == red) {
            harm += match zone.trouble {
                Trouble::Domestic { resource, feeds } => {
                    let feeds = f32::from(feeds);
                    let lying = self.crowd - feeds * self.domestic[resource.index()];
                    let turned = (lying / feeds).ceil().clamp(0.0, tokens);
                    tokens -= turned;
                    (lying - feeds * turned).max(0.0)
                }
                Trouble::Export { resource, count } => {
                    let missing = f32::from(count) - self.export[resource.index()];
                    let turned = missing.clamp(0.0, tokens);
                    tokens -= turned;
                    (missing - turned).max(0.0)
                }
                Trouble::Event(event) => {
                    content().events[event.index()].effects.iter().map(|effect| self.stir(effect)).sum()
                }
            };
        }
        harm.max(-self.rebellion)
    }

    /// What an event does to the rebellion marker.
    fn stir(&self, effect: &Effect) -> f32 {
        if let Effect::Move { track: Track::Rebellion, delta } = effect {
            return f32::from(*delta);
        }
        if let Effect::PerBuilding { track: Track::Rebellion, building, delta } = effect {
            return f32::from(*delta) * self.controlled[building.index()];
        }
        0.0
    }
}

/// Share of their stocks that others give in a crisis.
const WILLING: f32 = 0.3;
/// The same where one of them gives nothing.
const ALONE: f32 = 0.5;

/// Citizens who stand up again without a cube, because a temple is in their region (ARC-12.12).
fn sheltered(game: &Archipelago, seat: Seat, (own, others): (f32, f32)) -> f32 {
    let mut sheltered = 0.0;
    for placed in game.chart.regions().iter().filter(|placed| placed.temple.is_some()) {
        let sure = match game.controller(placed, Building::Temple) {
            Some(controller) if controller == seat => own,
            Some(_) => others,
            None => continue,
        };
        let stacks = game.units.in_region(placed.region).iter().filter(|stack| !stack.is_ship());
        sheltered += sure * f32::from(stacks.map(|stack| stack.count).sum::<u8>());
    }
    sheltered
}
