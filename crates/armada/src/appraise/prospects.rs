//! The value of what the groups of a colour can take next.
//!
//! Each territory of others counts for the best-placed group: the gain, times the chance to win, discounted by the
//! movement points that it costs. The best prospects count most, since a group takes one territory at a time.

use super::{
    BAND, INGOT, Survey,
    atlas::{Atlas, atlas},
};
use crate::{
    content::{TerritorySet, content},
    ids::{Colour, TERRITORIES},
    sets::bits,
    state::{Berth, Flag, Ground},
};
use approdo_pieces::NamedId;

/// Share of a prospect that counts before it is taken.
const SHARE: f32 = 0.7;
/// Discount factor of the next best prospect against the one before.
const NEXT: f32 = 0.6;
/// At most this many prospects count.
const COUNTED: usize = 6;
/// Share of the owner's loss that counts as a gain for the taker.
const SPITE: f32 = 0.5;
/// Expected natives and ingots on an unexplored territory.
const EXPECTED_NATIVES: u8 = 2;
const EXPECTED_GOLD: f32 = 1.5;
/// The value to a ship with room of a band within reach.
const FETCH: f32 = 0.12;
/// A crew of this size needs no more bands.
const FULL_CREW: u8 = 9;

/// The value of taking each territory, and its defenders; the same for all colours.
pub(super) struct Prizes {
    worth: [f32; TERRITORIES],
    defenders: [u8; TERRITORIES],
    /// Territories that a single band can walk into.
    empty: TerritorySet,
}

impl Prizes {
    pub(super) fn of(survey: &Survey<'_>) -> Prizes {
        let content = content();
        let mut prizes = Prizes { worth: [0.0; TERRITORIES], defenders: [0; TERRITORIES], empty: 0 };
        for (territory, ground) in survey.game.territories.values().iter().enumerate() {
            let Ground { flag, bands, natives, gold } = *ground;
            let gold = INGOT * f32::from(gold);
            let (worth, defenders) = match (flag, flag.colour()) {
                (_, Some(owner)) => {
                    let loss = survey.territory(owner, territory) + gold;
                    let broken = survey.standings[owner.index()].breaks(survey, owner, territory);
                    (gold + SPITE * loss + broken, bands)
                }
                (Flag::Unexplored, None) => {
                    let factor = content.territories[territory].explore_factor;
                    (EXPECTED_GOLD * INGOT * f32::from(factor), EXPECTED_NATIVES * factor)
                }
                (_, None) => (gold, natives),
            };
            prizes.worth[territory] = worth;
            prizes.defenders[territory] = defenders;
            prizes.empty |= u64::from(defenders == 0) << territory;
        }
        prizes
    }
}

pub(super) fn worth(survey: &Survey<'_>, prizes: &Prizes, colour: Colour) -> f32 {
    let game = survey.game;
    let atlas = atlas();
    let mut field = Field::of(survey, prizes, colour);
    let mut fetched = 0.0;
    for ship in game.ships.values() {
        match ship.place {
            Berth::Sea(sea) if ship.last_owner == Some(colour) => {
                let near = &atlas.by_sea[sea.index()];
                let crew = crew_ashore(survey, colour, content().seas[sea.index()].territories);
                let (bands, delay) = if 0 < ship.bands { (ship.bands, 0) } else { (crew, 1) };
                field.reach(atlas, near, atlas.in_range[sea.index()], bands, delay);
                if ship.bands < FULL_CREW {
                    let room = f32::from(FULL_CREW - ship.bands) / f32::from(FULL_CREW);
                    fetched += FETCH * room * waiting(survey, colour, near);
                }
            }
            Berth::Land(territory) if game.controls(colour, territory) => {
                let bands = game.territories[territory].bands;
                if let Some(sea) = bits(content().territories[territory.index()].seas).next() {
                    field.reach(atlas, &atlas.by_sea[sea], atlas.in_range[sea], bands, 3);
                }
            }
            Berth::Sea(_) | Berth::Land(_) | Berth::Box => (),
        }
    }
    for from in survey.realm(colour) {
        let bands = game.territories.values()[from].bands;
        field.reach(atlas, &atlas.by_land[from], atlas.island[from], bands, 0);
    }
    fetched + SHARE * field.sum()
}

/// The targets of a colour and the best prospect of each.
struct Field<'a> {
    prizes: &'a Prizes,
    targets: TerritorySet,
    gain: [f32; TERRITORIES],
    best: [f32; TERRITORIES],
}

impl<'a> Field<'a> {
    fn of(survey: &Survey<'_>, prizes: &'a Prizes, colour: Colour) -> Field<'a> {
        let all = u64::MAX >> (64 - TERRITORIES);
        let targets = all & !survey.allied[colour.index()];
        let mut gain = prizes.worth;
        for (territory, gain) in gain.iter_mut().enumerate() {
            *gain += survey.territory(colour, territory);
        }
        survey.standings[colour.index()].add_gains(&mut gain, survey.foreign[colour.index()]);
        for territory in bits(targets & survey.unexplored) {
            gain[territory] *= atlas().after[1];
        }
        Field { prizes, targets, gain, best: [0.0; TERRITORIES] }
    }

    /// Records what a group of `bands` can take `within` its reach.
    fn reach(&mut self, atlas: &Atlas, near: &[f32; TERRITORIES], within: u64, bands: u8, delay: usize) {
        let open = match bands {
            0 => return,
            1 => self.prizes.empty,
            _ => u64::MAX,
        };
        let delay = atlas.after[delay];
        for territory in bits(within & self.targets & open) {
            let left = near[territory] * delay;
            // The battle is looked up only if a certain victory would improve on the best.
            if left * self.gain[territory] <= self.best[territory] {
                continue;
            }
            let battle = atlas.battle(bands, self.prizes.defenders[territory]);
            let prospect = left * (battle.won * self.gain[territory] - battle.lost * BAND);
            if self.best[territory] < prospect {
                self.best[territory] = prospect;
            }
        }
    }

    /// The best prospects, each counting less than the one before.
    fn sum(&self) -> f32 {
        let mut top = [0.0_f32; COUNTED];
        for territory in bits(self.targets) {
            let mut prospect = self.best[territory];
            if prospect <= top[COUNTED - 1] {
                continue;
            }
            for place in &mut top {
                if *place < prospect {
                    std::mem::swap(place, &mut prospect);
                }
            }
        }
        top.iter().rev().fold(0.0, |sum, prospect| prospect + NEXT * sum)
    }
}

/// The largest crew that an unmanned ship could take aboard here, with one band left ashore.
fn crew_ashore(survey: &Survey<'_>, colour: Colour, coast: u64) -> u8 {
    let bands = |territory: usize| survey.game.territories.values()[territory].bands;
    let most = bits(coast & survey.realms[colour.index()]).map(bands).max().unwrap_or(0);
    most.saturating_sub(1).min(content().numbers.ship_capacity)
}

/// The bands that wait for a ship, discounted by distance.
fn waiting(survey: &Survey<'_>, colour: Colour, near: &[f32; TERRITORIES]) -> f32 {
    let own_den = content().dens[colour.index()].set;
    bits(own_den & survey.realms[colour.index()])
        .map(|territory| {
            let spare = survey.game.territories.values()[territory].bands.saturating_sub(2).min(FULL_CREW);
            near[territory] * f32::from(spare)
        })
        .fold(0.0, f32::max)
}
