//! How near a colour is to a supremacy (section 13).

use super::Survey;
use crate::{
    content::{TerritorySet, content},
    ids::{Colour, TERRITORIES},
    sets::{bits, has},
    state::Claim,
};
use approdo_pieces::NamedId;

/// Value by number of territories missing for the Formation condition (ARM-13.1).
const FORMATION: [f32; 4] = [70.0, 20.0, 7.0, 1.0];
/// Value by number of foreign cities missing (ARM-13.2).
const CITIES: [f32; 5] = [70.0, 22.0, 9.0, 3.0, 0.0];
/// Extra value of a card on the board while the condition holds.
const CLAIMED: f32 = 60.0;
/// Extra value of that in the turn of the check.
const DUE: f32 = 80.0;
/// Value of a card on the board while the condition could be restored in time.
const RESTORABLE: f32 = 12.0;
/// Value to an enemy of breaking a condition that holds.
pub(super) const BREAK: f32 = 60.0;

const BOARD: TerritorySet = u64::MAX >> (64 - TERRITORIES);

/// What a colour lacks for each condition.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// Territories missing of the den it is nearest to possess.
    den: usize,
    centre: usize,
    /// Trading bases besides the central one.
    bases: usize,
    cities: usize,
}

impl Standing {
    pub(super) fn of(realm: TerritorySet, foreign: TerritorySet) -> Standing {
        let content = content();
        let most = content.dens.iter().map(|den| (realm & den.set).count_ones()).max().unwrap_or(0);
        let lacks = |need: u8, set: TerritorySet| usize::from(need).saturating_sub(set.count_ones() as usize);
        Standing {
            den: usize::from(content.numbers.den_majority).saturating_sub(most as usize),
            centre: usize::from(!has(realm, content.centre.index())),
            bases: lacks(
                content.numbers.bases_to_win - 1,
                realm & content.bases & !(1 << content.centre.index()),
            ),
            cities: lacks(content.numbers.foreign_cities_to_win, realm & content.cities & foreign),
        }
    }

    fn is_supreme(&self) -> bool {
        self.den == 0 && (self.centre + self.bases == 0 || self.cities == 0)
    }

    /// The value of the better condition, and a little for the other.
    fn progress(&self) -> f32 {
        let formation = step(&FORMATION, self.centre + self.bases + self.den);
        let cities = step(&CITIES, self.cities + self.den);
        formation.max(cities) + 0.3 * formation.min(cities).min(CITIES[1])
    }

    /// Adds to the gain of each territory how much nearer it brings this colour to a condition; `foreign` are the
    /// dens of other players.
    pub(super) fn add_gains(&self, gain: &mut [f32], foreign: TerritorySet) {
        if self.is_supreme() {
            return;
        }
        let content = content();
        let now = self.progress();
        let mut add = |set: TerritorySet, after: Standing| {
            let step = after.progress() - now;
            if 0.0 < step {
                bits(set).for_each(|territory| gain[territory] += step);
            }
        };
        let centre = 1 << content.centre.index();
        add(centre, Standing { centre: 0, ..*self });
        add(content.bases & !centre, Standing { bases: self.bases.saturating_sub(1), ..*self });
        add(content.cities & foreign, Standing { cities: self.cities.saturating_sub(1), ..*self });
        if 0 < self.den {
            add(!content.formation & BOARD, Standing { den: self.den - 1, ..*self });
        }
    }

    pub(super) fn worth(&self, survey: &Survey<'_>, colour: Colour) -> f32 {
        let game = survey.game;
        let progress = self.progress();
        match game.claims[colour] {
            Claim::OnBoard { check } if self.is_supreme() => {
                let due = check == game.turns_begun[colour] && game.turn.colour == colour;
                progress + CLAIMED + if due { DUE } else { 0.0 }
            }
            Claim::OnBoard { .. } if 20.0 <= progress => progress + RESTORABLE,
            Claim::OnBoard { .. } | Claim::Held | Claim::Removed => progress,
        }
    }

    /// What an enemy gains in addition by taking a territory of this colour.
    pub(super) fn breaks(&self, survey: &Survey<'_>, colour: Colour, territory: usize) -> f32 {
        if !self.is_supreme() {
            return 0.0;
        }
        let rest = survey.realms[colour.index()] & !(1 << territory);
        if Standing::of(rest, survey.foreign[colour.index()]).is_supreme() { 0.0 } else { BREAK }
    }
}

fn step(steps: &[f32], lacking: usize) -> f32 {
    steps.get(lacking).copied().unwrap_or(0.0)
}
