//! Rankings, victory points and final places (section 29).

use crate::{
    content::{Criterion, Victory, content},
    ids::{Building, CardId, ObjectiveId, TrendId},
    sets::IdSet,
    state::{Archipelago, Ending, SEATS},
};
use approdo_contract::{Outcome, RuleId, Seat, Standing};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Serialize;

/// One line of the final reckoning: what a card is worth to each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reckoning {
    /// What the line is about.
    pub subject: Subject,
    /// What each player has to count; nothing for lines without a ranking.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub counts: ArrayVec<u8, SEATS>,
    /// Victory points of each player.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub vp: ArrayVec<u8, SEATS>,
}

/// What gives victory points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// An objective card (ARC-29.3, ARC-29.6).
    Objective(ObjectiveId),
    /// A trend card (ARC-29.8).
    Trend(TrendId),
    /// Medals and wonders (ARC-29.10).
    Cards,
}

/// Victory points for the first three places of an objective (ARC-29.3).
pub(crate) const OBJECTIVE_VP: [u8; 3] = [3, 2, 1];

/// What a player has to count (ARC-29.4, ARC-29.11).
pub(crate) fn count(game: &Archipelago, seat: Seat, criterion: Criterion) -> u8 {
    let player = game.player(seat);
    match criterion {
        Criterion::Florins => player.florins,
        Criterion::Cubes(resource) => player.cubes[resource],
        Criterion::ExplorerTokens => player.tokens,
        Criterion::Buildings(building) => game.controlled_by(seat, building),
        Criterion::Cards(kind) => player.cards_of(kind),
        Criterion::Symbols(resource) => game
            .chart
            .regions()
            .iter()
            .filter(|placed| game.controller(placed, Building::Town) == Some(seat))
            .filter(|placed| !placed.plundered.contains(resource))
            .map(|placed| content().regions[placed.region.index()].symbols[resource.index()])
            .sum(),
        Criterion::Citizens => game
            .units
            .iter()
            .filter(|stack| stack.owner == seat && !stack.is_ship())
            .map(|stack| stack.count)
            .sum(),
        Criterion::Ships => game.ships_on_map(seat),
        Criterion::Benefactor => player.sector,
    }
}

/// ARC-29.4, ARC-29.5: tied players share a place and none is skipped; a count of zero is not ranked.
pub(crate) fn rank(counts: &[u8], vp: [u8; 3]) -> ArrayVec<u8, SEATS> {
    let place = |count: u8| {
        let mut better: ArrayVec<u8, SEATS> = counts.iter().copied().filter(|other| count < *other).collect();
        better.sort_unstable();
        better.iter().enumerate().filter(|(index, other)| *index == 0 || better[index - 1] != **other).count()
    };
    counts
        .iter()
        .map(|count| if *count == 0 { 0 } else { vp.get(place(*count)).copied().unwrap_or(0) })
        .collect()
}

/// ARC-29.3 to ARC-29.10: visits every card that counts, as the position stands.
fn visit(game: &Archipelago, mut line: impl FnMut(Reckoning)) {
    let ranking = |subject: Subject, criterion: Criterion, vp: [u8; 3]| {
        let counts: ArrayVec<u8, SEATS> = game.all_seats().map(|seat| count(game, seat, criterion)).collect();
        Reckoning { subject, vp: rank(&counts, vp), counts }
    };
    for trend in &game.trends {
        let card = &content().trends[trend.index()];
        line(ranking(Subject::Trend(*trend), card.criterion, card.vp));
    }
    let held = game
        .all_seats()
        .flat_map(|seat| game.player(seat).objectives.iter().map(move |objective| (Some(seat), *objective)));
    let open = game.open_objectives.iter().map(|objective| (None, *objective));
    for (holder, objective) in held.chain(open) {
        let subject = Subject::Objective(objective);
        match content().objectives[objective.index()].victory {
            Victory::Ranking(criterion) => line(ranking(subject, criterion, OBJECTIVE_VP)),
            Victory::Pacifist { margin } => {
                let calm = u16::from(game.rebellion) + u16::from(margin) < u16::from(game.population);
                let vp = game.all_seats().map(
                    |seat| {
                        if calm && holder == Some(seat) { OBJECTIVE_VP[0] } else { 0 }
                    },
                );
                line(Reckoning { subject, counts: ArrayVec::new(), vp: vp.collect() });
            }
            Victory::Separatist => (),
        }
    }
    let cards = game.all_seats().map(|seat| medals(game, seat));
    line(Reckoning { subject: Subject::Cards, counts: ArrayVec::new(), vp: cards.collect() });
}

pub(crate) fn reckon(game: &Archipelago) -> Vec<Reckoning> {
    let mut lines = Vec::new();
    visit(game, |line| lines.push(line));
    lines
}

/// ARC-29.10, ARC-26.16: medals of characters and built wonders.
pub(crate) fn medals(game: &Archipelago, seat: Seat) -> u8 {
    worth(game.player(seat).cards, game.evolution.built)
}

/// What cards give, of which these wonders are built.
pub(crate) fn worth(cards: IdSet<CardId>, built: IdSet<CardId>) -> u8 {
    let info = |card: CardId| &content().cards[card.index()];
    let counts = |card: &CardId| !info(*card).wonder || built.contains(*card);
    cards.iter().filter(counts).map(|card| info(card).vp).sum()
}

/// The victory points of each player as the position stands.
pub(crate) fn standing(game: &Archipelago) -> ArrayVec<u8, SEATS> {
    let mut totals: ArrayVec<u8, SEATS> = game.all_seats().map(|_| 0).collect();
    visit(game, |line| totals.iter_mut().zip(&line.vp).for_each(|(total, vp)| *total += vp));
    totals
}

/// The victory points of each player at the end; none after a war of independence (ARC-29.1).
pub(crate) fn totals(game: &Archipelago) -> ArrayVec<u8, SEATS> {
    match game.ending {
        Some(Ending::Independence) => game.all_seats().map(|_| 0).collect(),
        Some(Ending::Objective | Ending::LastTurn) | None => standing(game),
    }
}

/// How a game that is over ended.
pub(crate) fn outcome(game: &Archipelago) -> Outcome {
    match game.ending.expect("a game without frames has ended") {
        Ending::Independence => independence(game),
        Ending::Objective => victory(game, RuleId("ARC-28.2")),
        Ending::LastTurn => victory(game, RuleId("ARC-28.10")),
    }
}

pub(crate) fn is_separatist(game: &Archipelago, seat: Seat) -> bool {
    let separatist =
        |objective: &ObjectiveId| content().objectives[objective.index()].victory == Victory::Separatist;
    game.player(seat).objectives.iter().any(separatist)
}

/// ARC-13.6: the holder of the Separatist wins, otherwise all players lose.
fn independence(game: &Archipelago) -> Outcome {
    let standing = |seat: Seat| {
        if is_separatist(game, seat) {
            Standing { place: 1, score: 0, payoff: 1.0 }
        } else {
            Standing { place: 2, score: 0, payoff: 0.0 }
        }
    };
    Outcome { standings: game.all_seats().map(standing).collect(), ended_by: RuleId("ARC-28.1") }
}

/// ARC-29.12, ARC-29.13: most victory points, then most florins behind the screen; otherwise shared.
fn victory(game: &Archipelago, ended_by: RuleId) -> Outcome {
    let totals = totals(game);
    let merit = |seat: Seat| (totals[seat.index()], game.player(seat).florins);
    let places: ArrayVec<u8, SEATS> = game
        .all_seats()
        .map(|seat| 1 + game.all_seats().filter(|other| merit(seat) < merit(*other)).count() as u8)
        .collect();
    let scores: ArrayVec<i32, SEATS> = totals.iter().map(|total| i32::from(*total)).collect();
    Outcome::ranked(&places, &scores, ended_by)
}
