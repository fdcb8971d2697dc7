//! Before turn 1: the order of turn 0, the choice of trend cards, and the deals (sections 5 and 31).

use crate::{
    content::content,
    events::{Event, Log},
    frames::Frame,
    ids::{ObjectiveId, TrendId},
    moves::Move,
    sets::IdSet,
    state::Archipelago,
};
use approdo_contract::{Refusal, Seat, SeatSet, refuse};
use approdo_pieces::NamedId;

/// Players who have no place in the order yet (ARC-5.1).
pub(crate) fn unplaced(game: &Archipelago) -> impl Iterator<Item = Seat> + '_ {
    game.all_seats().filter(|seat| !game.order.contains(seat))
}

/// ARC-5.1: luck gives the next place to a player; the last one takes what is left.
pub(crate) fn order_drawn(game: &mut Archipelago, picked: u16, log: &mut Log) {
    let mut take = |game: &mut Archipelago, picked: usize| {
        let seat = unplaced(game).nth(picked).expect("luck picked a player without a place");
        game.order.push(seat);
        log.note(|| Event::PlaceDrawn { seat, place: game.order.len() as u8 });
    };
    take(game, usize::from(picked));
    if unplaced(game).count() == 1 {
        take(game, 0);
        game.pop();
        choose_trends(game);
    }
}

/// ARC-31.8: the trend cards are chosen before the tiles are dealt.
fn choose_trends(game: &mut Archipelago) {
    let terms = game.terms();
    let wanted = terms.trends + u8::from(terms.fixed_trend.is_some());
    if terms.choice && game.trends.len() < usize::from(wanted) {
        game.push(Frame::Vote);
    } else {
        game.push(Frame::DealTile { seat: Seat(0), left: content().numbers.dealt_tiles });
    }
}

/// Trend cards that are not in play.
pub(crate) fn spare_trends(game: &Archipelago) -> IdSet<TrendId> {
    IdSet::full().minus(game.trends.iter().copied().collect())
}

/// Who has not voted yet.
pub(crate) fn voters(game: &Archipelago) -> SeatSet {
    game.all_seats().filter(|seat| game.votes[seat.index()].is_none()).collect()
}

pub(crate) fn vote_candidates(moves: &mut Vec<Move>) {
    moves.extend(TrendId::all().map(Move::Vote));
}

/// ARC-31.9: each player votes for one card that is not in play yet.
pub(crate) fn check_vote(game: &Archipelago, trend: TrendId) -> Result<(), Refusal> {
    if spare_trends(game).contains(trend) { Ok(()) } else { Err(refuse!("ARC-31.15")) }
}

pub(crate) fn vote(game: &mut Archipelago, seat: Seat, trend: TrendId, log: &mut Log) {
    game.votes[seat.index()] = Some(trend);
    log.note(|| Event::Voted { seat, trend: Some(trend) });
    if !voters(game).is_empty() {
        return;
    }
    for seat in game.all_seats() {
        log.note(|| Event::VoteShown { seat, trend: game.votes[seat.index()].expect("everybody voted") });
    }
    game.pop();
    let tied = favourites(game);
    if tied.len() == 1 {
        elect(game, tied.nth(0), log);
    } else {
        game.push(Frame::BreakTie);
    }
}

/// The cards with most votes.
pub(crate) fn favourites(game: &Archipelago) -> IdSet<TrendId> {
    let count = |trend: TrendId| game.votes.iter().filter(|vote| **vote == Some(trend)).count();
    let most = TrendId::all().map(count).max().unwrap_or(0);
    TrendId::all().filter(|trend| 0 < most && count(*trend) == most).collect()
}

/// ARC-31.9: a tie is decided at random among the tied cards.
pub(crate) fn tie_broken(game: &mut Archipelago, picked: u16, log: &mut Log) {
    game.pop();
    let trend = favourites(game).nth(usize::from(picked));
    elect(game, trend, log);
}

fn elect(game: &mut Archipelago, trend: TrendId, log: &mut Log) {
    game.votes = [None; 5];
    game.trends.push(trend);
    log.note(|| Event::TrendShown { trend });
    choose_trends(game);
}

/// ARC-5.2: a tile for a player, seen by him alone (ARC-5.3).
pub(crate) fn tile_dealt(game: &mut Archipelago, seat: Seat, left: u8, picked: u16, log: &mut Log) {
    game.pop();
    let tile = game.tiles.stack.nth(usize::from(picked));
    game.tiles.stack.remove(tile);
    game.tiles.hands[seat.index()].insert(tile);
    log.note(|| Event::TileDealt { seat, tile: Some(tile) });
    let next = Seat(seat.0 + 1);
    if 1 < left {
        game.push(Frame::DealTile { seat, left: left - 1 });
    } else if next.0 < game.seats {
        game.push(Frame::DealTile { seat: next, left: content().numbers.dealt_tiles });
    } else {
        game.push(Frame::Discoverers { nth: 0 });
    }
}

/// ARC-5.15 to ARC-5.21: what happens between the last discovery and turn 1, the last thing first on the stack.
pub(crate) fn first_stack(game: &mut Archipelago, log: &mut Log) {
    game.pop();
    let mut stack = game.tiles.stack.or(game.tiles.discard);
    for hand in &mut game.tiles.hands {
        stack = stack.or(std::mem::take(hand));
    }
    game.tiles.stack = stack;
    game.tiles.discard = IdSet::EMPTY;
    log.note(|| Event::TilesReturned { tiles: stack.len() });
    let terms = game.terms();
    game.push(Frame::Phase(crate::phases::Phase::Disengage));
    if terms.kept < terms.dealt {
        game.push(Frame::PutBack);
    }
    if terms.open {
        game.push(Frame::LayObjective { left: game.seats });
    } else {
        game.push(Frame::DealObjective { seat: Seat(0), left: terms.dealt });
    }
    let wanted = terms.trends + u8::from(terms.fixed_trend.is_some());
    let left = wanted.saturating_sub(game.trends.len() as u8);
    if 0 < left {
        game.push(Frame::DrawTrend { left });
    }
    game.push(Frame::Refill { red: false });
    game.push(Frame::Uncover { red: false });
    game.push(Frame::TurnTile);
}

/// ARC-5.19: a trend card is drawn and left open.
pub(crate) fn trend_drawn(game: &mut Archipelago, left: u8, picked: u16, log: &mut Log) {
    game.pop();
    let trend = spare_trends(game).nth(usize::from(picked));
    game.trends.push(trend);
    log.note(|| Event::TrendShown { trend });
    if 1 < left {
        game.push(Frame::DrawTrend { left: left - 1 });
    }
}

/// Objective cards that have not been dealt.
pub(crate) fn undealt(game: &Archipelago) -> IdSet<ObjectiveId> {
    let mut deck = game.objective_deck();
    for player in &game.players {
        player.objectives.iter().chain(&player.put_back).for_each(|card| deck.remove(*card));
    }
    game.open_objectives.iter().for_each(|card| deck.remove(*card));
    deck
}

/// ARC-5.20: an objective card for a player, who looks at it secretly.
pub(crate) fn objective_dealt(game: &mut Archipelago, seat: Seat, left: u8, picked: u16, log: &mut Log) {
    game.pop();
    let objective = undealt(game).nth(usize::from(picked));
    game.player_mut(seat).objectives.push(objective);
    game.player_mut(seat).objectives.sort_unstable();
    log.note(|| Event::ObjectiveDealt { seat, objective: Some(objective) });
    let next = Seat(seat.0 + 1);
    if 1 < left {
        game.push(Frame::DealObjective { seat, left: left - 1 });
    } else if next.0 < game.seats {
        game.push(Frame::DealObjective { seat: next, left: game.terms().dealt });
    }
}

/// ARC-31.6: an objective card is laid open.
pub(crate) fn objective_laid(game: &mut Archipelago, left: u8, picked: u16, log: &mut Log) {
    game.pop();
    let objective = undealt(game).nth(usize::from(picked));
    game.open_objectives.push(objective);
    log.note(|| Event::ObjectiveLaid { objective });
    if 1 < left {
        game.push(Frame::LayObjective { left: left - 1 });
    }
}

/// Who still holds more objective cards than he may keep.
pub(crate) fn choosers(game: &Archipelago) -> SeatSet {
    let kept = usize::from(game.terms().kept);
    game.all_seats().filter(|seat| kept < game.player(*seat).objectives.len()).collect()
}

pub(crate) fn put_back_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend(game.player(seat).objectives.iter().copied().map(Move::PutBack));
}

/// ARC-31.12: a card that was dealt to the player.
pub(crate) fn check_put_back(game: &Archipelago, seat: Seat, objective: ObjectiveId) -> Result<(), Refusal> {
    if game.player(seat).objectives.contains(&objective) { Ok(()) } else { Err(refuse!("ARC-31.12")) }
}

pub(crate) fn put_back(game: &mut Archipelago, seat: Seat, objective: ObjectiveId, log: &mut Log) {
    let player = game.player_mut(seat);
    player.objectives.retain(|card| *card != objective);
    player.put_back.push(objective);
    player.put_back.sort_unstable();
    log.note(|| Event::ObjectivePutBack { seat, objective: Some(objective) });
    if choosers(game).is_empty() {
        game.pop();
    }
}
