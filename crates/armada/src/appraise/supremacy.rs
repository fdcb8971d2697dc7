//! How near a colour is to naming itself Captain of the Archipelago (section 13).

use super::Survey;
use crate::{
    content::{TerritorySet, content},
    ids::Colour,
    state::{Claim, has},
};
use approdo_pieces::NamedId;

/// What it is worth to lack so many territories of the Formation condition (ARM-13.1).
const FORMATION: [f32; 4] = [70.0, 20.0, 7.0, 1.0];
/// What it is worth to lack so many foreign cities (ARM-13.2).
const CITIES: [f32; 5] = [70.0, 22.0, 9.0, 3.0, 0.0];
/// What a card on the board adds to a condition that holds.
const CLAIMED: f32 = 60.0;
/// What the turn of the check adds to that.
const DUE: f32 = 80.0;
/// What a card on the board is worth while the condition could be restored in time.
const RESTORABLE: f32 = 12.0;
/// What it is worth to an enemy to break a condition that holds.
pub(super) const BREAK: f32 = 60.0;

/// What a colour lacks.
pub(super) struct Standing {
    /// Territories of the den it is nearest to possess.
    den: usize,
    formation: usize,
    cities: usize,
}

impl Standing {
    pub(super) fn of(realm: TerritorySet, foreign: TerritorySet) -> Standing {
        let content = content();
        let most = content.dens.iter().map(|den| (realm & den.set).count_ones()).max().unwrap_or(0);
        let lacks = |need: u8, have: u32| usize::from(need).saturating_sub(have as usize);
        let centre = has(realm, content.centre.index());
        let others = (realm & content.bases & !(1 << content.centre.index())).count_ones();
        Standing {
            den: lacks(content.numbers.den_majority, most),
            formation: usize::from(!centre) + lacks(content.numbers.bases_to_win - 1, others),
            cities: lacks(
                content.numbers.foreign_cities_to_win,
                (realm & content.cities & foreign).count_ones(),
            ),
        }
    }

    fn is_supreme(&self) -> bool {
        self.den == 0 && (self.formation == 0 || self.cities == 0)
    }

    /// What the better of the two ways is worth, and a little for the other.
    fn progress(&self) -> f32 {
        let formation = step(&FORMATION, self.formation + self.den);
        let cities = step(&CITIES, self.cities + self.den);
        formation.max(cities) + 0.3 * formation.min(cities).min(CITIES[1])
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

    /// What taking a territory would add.
    pub(super) fn gain(&self, survey: &Survey<'_>, colour: Colour, territory: usize) -> f32 {
        let content = content();
        let place = 1 << territory;
        let matters = content.bases | (content.cities & survey.foreign[colour.index()]);
        if self.is_supreme() || (matters & place == 0 && self.den == 0) {
            return 0.0;
        }
        let after = Standing::of(survey.realms[colour.index()] | place, survey.foreign[colour.index()]);
        after.progress() - self.progress()
    }

    /// What an enemy gains on top by taking a territory of this colour.
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
