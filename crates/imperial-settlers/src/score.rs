//! Scores, winners and the result of a solo game (section 26, IMP-28.30).

use crate::{
    content::{Lasting, content},
    events::{Event, Log},
    goods::Good,
    ids::{Empire, ListId},
    location::Location,
    phase::{ability::Run, effect},
    state::ImperialSettlers,
};
use approdo_contract::{MAX_SEATS, Outcome, RuleId, Seat, Standing};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// The value of a seat's empire at the end (IMP-26.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Worth {
    /// 1 VP for each Common Location.
    pub common: u16,
    /// 2 VP for each Faction Location, 0 for those of the Atlanteans.
    pub faction: u16,
    /// What Features score at the end.
    pub features: u16,
}

impl Worth {
    /// All of it.
    pub fn total(self) -> u16 {
        self.common + self.faction + self.features
    }
}

/// IMP-26.2, IMP-26.3: Locations and Features only.
pub(crate) fn worth(game: &ImperialSettlers, seat: Seat) -> Worth {
    let mut worth = Worth::default();
    for location in game.empire(Empire::from(seat)) {
        match location.card.info().faction {
            None => worth.common += 1,
            Some(faction) => worth.faction += u16::from(content().factions[faction.index()].location_vp),
        }
        worth.features += features(game, seat, location);
    }
    worth
}

/// What an empire would add to the score if the game ended now, or has added: nothing in a lost solo game
/// (IMP-28.30).
pub(crate) fn added(game: &ImperialSettlers, seat: Seat) -> Worth {
    let is_lost = game.is_over && game.is_solo() && !beats_virtual_player(game);
    if is_lost { Worth::default() } else { worth(game, seat) }
}

fn features(game: &ImperialSettlers, seat: Seat, location: &Location) -> u16 {
    let run = Run { at: location.id, ..Run::of(ListId(0), seat, location.card) };
    let mut sum = 0;
    for lasting in ImperialSettlers::lasting(location) {
        if let Lasting::EndVp { n, per } = lasting {
            sum += effect::amount(game, &run, n, Some(per), 0);
        }
    }
    sum
}

/// IMP-26.1, IMP-26.2: adds the empires to the scores. After a lost solo game nothing is added (IMP-28.30).
pub(crate) fn finish(game: &mut ImperialSettlers, log: &mut Log) {
    game.frames.clear();
    for seat in Seat::all(game.seats) {
        if game.is_solo() && !beats_virtual_player(game) {
            continue;
        }
        let worth = worth(game, seat);
        game.player_mut(seat).vp += worth.total();
        let Worth { common, faction, features } = worth;
        log.note(|| Event::Scored { seat, common, faction, features });
    }
    game.is_over = true;
    log.note(|| Event::GameEnded);
}

/// IMP-28.30, IMP-29.1, IMP-29.12: more Faction Locations than the Collection has cards; for the Atlanteans more
/// Common Locations.
pub(crate) fn beats_virtual_player(game: &ImperialSettlers) -> bool {
    own_count(game) > collection_count(game)
}

/// The Locations of the solo player that count against the Collection.
pub(crate) fn own_count(game: &ImperialSettlers) -> u16 {
    let counts_commons = game.faction_info(Seat(0)).places_tech;
    let counted = |location: &&Location| location.card.is_common() == counts_commons;
    game.empire(Empire(0)).filter(counted).count() as u16
}

/// The cards, and in the advanced variant tokens, of the Collection.
pub(crate) fn collection_count(game: &ImperialSettlers) -> u16 {
    game.solo.collection.len() as u16 + u16::from(game.solo.tokens)
}

/// Break ties in VP (IMP-26.5).
pub(crate) const TIE_GOODS: [Good; 4] = [Good::Worker, Good::Wood, Good::Stone, Good::Food];

/// Decides places, greatest first: VP, Workers and Resources, cards in hand (IMP-26.4 to IMP-26.7).
fn merit(game: &ImperialSettlers, seat: Seat) -> (u16, u16, usize) {
    let player = game.player(seat);
    let goods = TIE_GOODS.map(|good| player.supply[good]);
    (player.vp, goods.iter().sum(), player.hand.len())
}

pub(crate) fn outcome(game: &ImperialSettlers) -> Outcome {
    if game.is_solo() {
        return solo_outcome(game);
    }
    let merits: ArrayVec<_, MAX_SEATS> = Seat::all(game.seats).map(|seat| merit(game, seat)).collect();
    let place = |merit| merits.iter().filter(|other| **other > merit).count() as u8 + 1;
    let places: ArrayVec<u8, MAX_SEATS> = merits.iter().map(|merit| place(*merit)).collect();
    let scores: ArrayVec<i32, MAX_SEATS> = merits.iter().map(|merit| i32::from(merit.0)).collect();
    Outcome::ranked(&places, &scores, RuleId("IMP-26.1"))
}

/// IMP-28.30, IMP-29.1: a solo game is won or lost; the payoff for bots grows with the VP.
#[allow(clippy::float_arithmetic, reason = "a payoff decides nothing in the rules")]
fn solo_outcome(game: &ImperialSettlers) -> Outcome {
    let vp = game.player(Seat(0)).vp;
    let share = f32::from(vp.min(GREAT_SCORE)) / f32::from(GREAT_SCORE);
    let (place, payoff) = if beats_virtual_player(game) { (1, 0.4 + 0.6 * share) } else { (2, 0.2 * share) };
    let mut standings = ArrayVec::new();
    standings.push(Standing { place, score: i32::from(vp), payoff });
    Outcome { standings, ended_by: RuleId(solo_clause(game.faction_info(Seat(0)).places_tech)) }
}

/// The clause that decides a solo game: for the Atlanteans, whose Common Locations count, one of their own.
pub(crate) fn solo_clause(counts_commons: bool) -> &'static str {
    if counts_commons { "IMP-29.1" } else { "IMP-28.30" }
}

/// The solo score with the maximum payoff.
const GREAT_SCORE: u16 = 120;

/// The line of the result table that a score reaches (IMP-28.31), as its place in the table.
pub fn achievement(vp: u16) -> usize {
    content().achievements.iter().rposition(|line| line.min_vp <= vp).unwrap_or(0)
}
