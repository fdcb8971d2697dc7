//! Evaluates a position for a player, for bots.
//!
//! The value of a colour is what it holds (`holdings`), how near it is to a supremacy (`supremacy`) and what its
//! groups can still take (`prospects`). What an enemy can take from it counts for the enemy, so guarding pays. Only
//! open facts and the own hand are read.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

mod atlas;
mod holdings;
mod opening;
mod promise;
mod prospects;
mod supremacy;
mod weight;

use crate::{
    Armada, Move,
    content::{TerritorySet, content},
    ids::{COLOURS, Colour},
    phase::turn,
    score,
    sets::{bits, has},
    state::{Flag, Owner},
};
use approdo_contract::{Appraise, MAX_SEATS, Seat};
use approdo_pieces::NamedId;
use atlas::atlas;
use prospects::Prizes;
use supremacy::Standing;

impl Appraise for Armada {
    fn appraise(&self, seat: Seat) -> f32 {
        if turn::is_out(self, seat) {
            return 0.0;
        }
        if opening::is_running(self) {
            return opening::appraise(self, seat);
        }
        let survey = Survey::of(self);
        let prizes = Prizes::of(&survey);
        let mut worths = [0.0; MAX_SEATS];
        for other in Seat::all(self.seats) {
            let colours: f32 = score::colours(self, other).map(|colour| survey.worth(&prizes, colour)).sum();
            worths[other.index()] = colours + promise::in_hand(self, seat, other);
        }
        let own = worths[seat.index()] + promise::under_way(self, seat);
        let rivals =
            || Seat::all(self.seats).filter(|other| *other != seat).map(|other| worths[other.index()]);
        let mean = rivals().sum::<f32>() / rivals().count().max(1) as f32;
        let best = rivals().fold(mean, f32::max);
        let lead = own - (1.0 - FIELD) * best - FIELD * mean;
        1.0 / (1.0 + (-lead / SCALE).exp())
    }

    fn weight(&self, _seat: Seat, mv: Move) -> f32 {
        weight::weight(self, mv)
    }
}

/// A lead of this much corresponds to about three wins in four games.
const SCALE: f32 = 60.0;
/// Share of the mean in the value of the rivals; the rest is that of the strongest.
const FIELD: f32 = 0.5;

/// What each colour holds, collected once for an appraisal.
struct Survey<'a> {
    game: &'a Armada,
    realms: [TerritorySet; COLOURS],
    /// The territories of all colours of the same player.
    allied: [TerritorySet; COLOURS],
    /// The dens of the other players.
    foreign: [TerritorySet; COLOURS],
    unexplored: TerritorySet,
    standings: [Standing; COLOURS],
    /// Weight of the score: 0 early, 1 in the last round (ARM-21.2).
    late: f32,
}

impl<'a> Survey<'a> {
    fn of(game: &'a Armada) -> Self {
        let mut realms = [0; COLOURS];
        let mut unexplored = 0;
        for (territory, ground) in game.territories.iter() {
            match ground.flag.colour() {
                Some(colour) => realms[colour.index()] |= 1 << territory.index(),
                None => unexplored |= u64::from(ground.flag == Flag::Unexplored) << territory.index(),
            }
        }
        let mut allied = realms;
        let mut foreign = [0; COLOURS];
        for colour in Colour::ALL {
            for other in Colour::ALL {
                if game.same_player(colour, other) {
                    allied[colour.index()] |= realms[other.index()];
                } else {
                    foreign[colour.index()] |= content().dens[other.index()].set;
                }
            }
        }
        let left = game.options.round_limit.saturating_sub(game.round);
        let late = 1.0 - f32::from(left.min(LATE_ROUNDS)) / f32::from(LATE_ROUNDS);
        let standings = std::array::from_fn(|colour| Standing::of(realms[colour], foreign[colour]));
        Survey { game, realms, allied, foreign, unexplored, standings, late: late * late }
    }

    fn worth(&self, prizes: &Prizes, colour: Colour) -> f32 {
        if self.game.owners[colour] == Owner::Dummy || self.game.out.contains(&colour) {
            return 0.0;
        }
        let score = if 0.0 < self.late { f32::from(score::score(self.game, colour)) } else { 0.0 };
        holdings::worth(self, colour)
            + self.standings[colour.index()].worth(self, colour)
            + prospects::worth(self, prizes, colour)
            + self.late * SCORE * score
    }

    /// The value of a territory to a colour that holds it.
    fn territory(&self, colour: Colour, territory: usize) -> f32 {
        let atlas = atlas();
        let foreign = has(self.foreign[colour.index()], territory);
        if foreign { atlas.abroad[territory] } else { atlas.at_home[territory] }
    }

    fn realm(&self, colour: Colour) -> impl Iterator<Item = usize> + use<> {
        bits(self.realms[colour.index()])
    }
}

/// The score counts from this many rounds before the last one on.
const LATE_ROUNDS: u8 = 6;
/// The value of a point of score in the last round.
const SCORE: f32 = 8.0;
const BAND: f32 = 0.9;
/// The value of an ingot that still has to be brought somewhere.
const INGOT: f32 = 2.2;
