//! What the groups of a colour can take next.
//!
//! Each territory of others is worth what the best-placed group makes of it: the gain, times the chance to win it,
//! less with every movement point that it costs. The best of these count most, since one group takes one territory
//! at a time.

use super::{
    BAND, INGOT, Survey,
    atlas::{Atlas, atlas},
};
use crate::{
    content::content,
    ids::{Colour, TERRITORIES},
    state::{Berth, Flag, Ground, bits},
};
use approdo_pieces::NamedId;

/// How much of a prospect counts before it is taken.
const SHARE: f32 = 0.7;
/// How much less the next best prospect counts than the one before.
const NEXT: f32 = 0.6;
/// Only so many prospects count.
const COUNTED: usize = 6;
/// How much of what an owner loses is a gain to the taker.
const SPITE: f32 = 0.5;
/// Natives to expect on an unexplored territory, and ingots.
const EXPECTED_NATIVES: u8 = 2;
const EXPECTED_GOLD: f32 = 1.5;
/// What a band in reach of a ship with room is worth to it.
const FETCH: f32 = 0.12;
/// A crew of so many needs no more bands.
const FULL_CREW: u8 = 9;

pub(super) fn worth(survey: &Survey<'_>, colour: Colour) -> f32 {
    let game = survey.game;
    let atlas = atlas();
    let mut field = Field::of(survey, colour);
    let mut fetched = 0.0;
    for ship in game.ships.values() {
        match ship.place {
            Berth::Sea(sea) if ship.last_owner == Some(colour) => {
                let crew = crew_ashore(survey, colour, content().seas[sea.index()].territories);
                let (bands, delay) = if 0 < ship.bands { (ship.bands, 0) } else { (crew, 1) };
                field.reach(atlas, &atlas.by_sea[sea.index()], field.targets, bands, delay);
                if ship.bands < FULL_CREW {
                    let room = f32::from(FULL_CREW - ship.bands) / f32::from(FULL_CREW);
                    fetched += FETCH * room * waiting(survey, colour, &atlas.by_sea[sea.index()]);
                }
            }
            Berth::Land(territory) if game.controls(colour, territory) => {
                let bands = game.territories[territory].bands;
                if let Some(sea) = bits(content().territories[territory.index()].seas).next() {
                    field.reach(atlas, &atlas.by_sea[sea], field.targets, bands, 3);
                }
            }
            Berth::Sea(_) | Berth::Land(_) | Berth::Box => (),
        }
    }
    for from in survey.realm(colour) {
        let bands = game.territories.values()[from].bands;
        let near = field.targets & atlas.island[from];
        if 0 < bands && near != 0 {
            field.reach(atlas, &atlas.by_land[from], near, bands, 0);
        }
    }
    fetched + SHARE * field.sum()
}

/// The targets of a colour and the best prospect of each.
struct Field {
    targets: u64,
    gain: [f32; TERRITORIES],
    defenders: [u8; TERRITORIES],
    delay: [u8; TERRITORIES],
    best: [f32; TERRITORIES],
}

impl Field {
    fn of(survey: &Survey<'_>, colour: Colour) -> Field {
        let all = u64::MAX >> (64 - TERRITORIES);
        let mut field = Field {
            targets: all & !survey.allied[colour.index()],
            gain: [0.0; TERRITORIES],
            defenders: [0; TERRITORIES],
            delay: [0; TERRITORIES],
            best: [0.0; TERRITORIES],
        };
        let standing = &survey.standings[colour.index()];
        for territory in bits(field.targets) {
            let Ground { flag, bands, natives, gold } = survey.game.territories.values()[territory];
            let mut gain = survey.territory(colour, territory) + standing.gain(survey, colour, territory);
            gain += INGOT * f32::from(gold);
            match flag.colour() {
                Some(owner) => {
                    let loss = survey.territory(owner, territory) + INGOT * f32::from(gold);
                    gain += SPITE * loss + survey.standings[owner.index()].breaks(survey, owner, territory);
                    field.defenders[territory] = bands;
                }
                None if flag == Flag::Unexplored => {
                    let factor = content().territories[territory].explore_factor;
                    gain += EXPECTED_GOLD * INGOT * f32::from(factor);
                    field.defenders[territory] = EXPECTED_NATIVES * factor;
                    field.delay[territory] = 1;
                }
                None => field.defenders[territory] = natives,
            }
            field.gain[territory] = gain;
        }
        field
    }

    /// Notes what a group of `bands` makes of the targets `within` its reach.
    fn reach(&mut self, atlas: &Atlas, near: &[f32; TERRITORIES], within: u64, bands: u8, delay: usize) {
        if bands == 0 {
            return;
        }
        for territory in bits(within) {
            let battle = atlas.battle(bands, self.defenders[territory]);
            let left = near[territory] * atlas.after[delay + usize::from(self.delay[territory])];
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

/// The bands that wait for a ship, less with distance.
fn waiting(survey: &Survey<'_>, colour: Colour, near: &[f32; TERRITORIES]) -> f32 {
    let own_den = content().dens[colour.index()].set;
    bits(own_den & survey.realms[colour.index()])
        .map(|territory| {
            let spare = survey.game.territories.values()[territory].bands.saturating_sub(2).min(FULL_CREW);
            near[territory] * f32::from(spare)
        })
        .fold(0.0, f32::max)
}
