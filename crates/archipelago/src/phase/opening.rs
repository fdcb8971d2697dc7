//! Before turn 1: the order of turn 0, the choice of trend cards, and the deals (sections 5 and 31).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{
        self, BreakTie, DealObjective, DealTile, Discoverers, DrawOrder, DrawTrend, FirstStack, Frame,
        LayObjective, PutBack, Refill, TurnTile, Uncover, Vote,
    },
    ids::{ObjectiveId, TrendId},
    moves::Move,
    phases::Phase,
    sets::IdSet,
    state::Archipelago,
};
use approdo_contract::{Ask, Audience, Auto, Luck, Phrase, Refusal, Seat, SeatSet, Staged, refuse};
use approdo_pieces::NamedId;

/// Players who have no place in the order yet (ARC-5.1).
fn unplaced(game: &Archipelago) -> impl Iterator<Item = Seat> + '_ {
    game.all_seats().filter(|seat| !game.order.contains(seat))
}

impl Luck<Archipelago> for DrawOrder {
    fn among(&self, game: &Archipelago) -> u16 {
        unplaced(game).count() as u16
    }

    /// ARC-5.1: luck gives the next place to a player; the last one takes what is left.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
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
}

/// ARC-31.8: the trend cards are chosen before the tiles are dealt.
fn choose_trends(game: &mut Archipelago) {
    if game.terms().choice && 0 < missing_trends(game) {
        game.push(Vote);
    } else {
        game.push(DealTile { seat: Seat(0), left: content().numbers.dealt_tiles });
    }
}

/// How many trend cards have still to come into play.
fn missing_trends(game: &Archipelago) -> u8 {
    let terms = game.terms();
    let wanted = terms.trends + u8::from(terms.fixed_trend.is_some());
    wanted.saturating_sub(game.trends.len() as u8)
}

/// Trend cards that are not in play.
pub(crate) fn spare_trends(game: &Archipelago) -> IdSet<TrendId> {
    IdSet::full().minus(game.trends.iter().copied().collect())
}

impl Ask<Archipelago> for Vote {
    type Choice = TrendId;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.all_seats().filter(|seat| game.votes[seat.index()].is_none()).collect()
    }

    fn sealed(&self) -> bool {
        true
    }

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-vote").rule("ARC-31.9")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(TrendId::all().map(Move::Vote));
    }

    /// ARC-31.9: each player votes for one card that is not in play yet.
    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<TrendId, Refusal> {
        let Move::Vote(trend) = mv else { return Err(unfinished()) };
        if spare_trends(game).contains(trend) { Ok(trend) } else { Err(refuse!("ARC-31.15")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, trend: TrendId, log: &mut Log) {
        game.votes[seat.index()] = Some(trend);
        log.note(|| Event::Voted { seat, trend: Some(trend) });
        if !self.asked(game).is_empty() {
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
            game.push(BreakTie);
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.turn == 0 && 0 < missing_trends(game)
    }
}

/// The cards with most votes.
fn favourites(game: &Archipelago) -> IdSet<TrendId> {
    let count = |trend: TrendId| game.votes.iter().filter(|vote| **vote == Some(trend)).count();
    let most = TrendId::all().map(count).max().unwrap_or(0);
    TrendId::all().filter(|trend| 0 < most && count(*trend) == most).collect()
}

impl Luck<Archipelago> for BreakTie {
    fn among(&self, game: &Archipelago) -> u16 {
        favourites(game).len().into()
    }

    /// ARC-31.9: a tie is decided at random among the tied cards.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let trend = favourites(game).nth(usize::from(picked));
        elect(game, trend, log);
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.turn == 0 && 0 < missing_trends(game)
    }
}

fn elect(game: &mut Archipelago, trend: TrendId, log: &mut Log) {
    game.votes = [None; 5];
    game.trends.push(trend);
    log.note(|| Event::TrendShown { trend });
    choose_trends(game);
}

impl Luck<Archipelago> for DealTile {
    fn among(&self, game: &Archipelago) -> u16 {
        game.tiles.stack.len().into()
    }

    /// ARC-5.3: only the player sees his tiles.
    fn seen_by(&self, _: &Archipelago) -> Audience {
        Audience::Only(self.seat)
    }

    /// ARC-5.2: a tile for a player.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let DealTile { seat, left } = *self;
        let tile = game.tiles.stack.nth(usize::from(picked));
        game.tiles.stack.remove(tile);
        game.tiles.hands[seat.index()].insert(tile);
        log.note(|| Event::TileDealt { seat, tile: Some(tile) });
        let next = Seat(seat.0 + 1);
        if 1 < left {
            game.push(DealTile { seat, left: left - 1 });
        } else if next.0 < game.seats {
            game.push(DealTile { seat: next, left: content().numbers.dealt_tiles });
        } else {
            game.push(Discoverers { nth: 0 });
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.turn == 0 && game.plays(self.seat)
    }
}

impl Auto<Archipelago> for FirstStack {
    /// ARC-5.15 to ARC-5.21: what happens between the last discovery and turn 1, the last thing first on the stack.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let mut stack = game.tiles.stack.or(game.tiles.discard);
        for hand in &mut game.tiles.hands {
            stack = stack.or(std::mem::take(hand));
        }
        game.tiles.stack = stack;
        game.tiles.discard = IdSet::EMPTY;
        log.note(|| Event::TilesReturned { tiles: stack.len() });
        let terms = game.terms();
        game.push(frames::Phase(Phase::Disengage));
        if terms.kept < terms.dealt {
            game.push(PutBack);
        }
        if terms.open {
            game.push(LayObjective { left: game.seats });
        } else {
            game.push(DealObjective { seat: Seat(0), left: terms.dealt });
        }
        let left = missing_trends(game);
        if 0 < left {
            game.push(DrawTrend { left });
        }
        game.push(Refill { red: false });
        game.push(Uncover { red: false });
        game.push(TurnTile);
    }
}

impl Luck<Archipelago> for DrawTrend {
    fn among(&self, game: &Archipelago) -> u16 {
        spare_trends(game).len().into()
    }

    /// ARC-5.19: a trend card is drawn and left open.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let trend = spare_trends(game).nth(usize::from(picked));
        game.trends.push(trend);
        log.note(|| Event::TrendShown { trend });
        if 1 < self.left {
            game.push(DrawTrend { left: self.left - 1 });
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.turn == 0 && (1..=missing_trends(game)).contains(&self.left)
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

impl Luck<Archipelago> for DealObjective {
    fn among(&self, game: &Archipelago) -> u16 {
        undealt(game).len().into()
    }

    fn seen_by(&self, _: &Archipelago) -> Audience {
        Audience::Only(self.seat)
    }

    /// ARC-5.20: an objective card for a player, who looks at it secretly.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let DealObjective { seat, left } = *self;
        let objective = undealt(game).nth(usize::from(picked));
        game.player_mut(seat).objectives.push(objective);
        game.player_mut(seat).objectives.sort_unstable();
        log.note(|| Event::ObjectiveDealt { seat, objective: Some(objective) });
        let next = Seat(seat.0 + 1);
        if 1 < left {
            game.push(DealObjective { seat, left: left - 1 });
        } else if next.0 < game.seats {
            game.push(DealObjective { seat: next, left: game.terms().dealt });
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        let DealObjective { seat, left } = *self;
        let dealt = |seat: Seat| game.player(seat).objectives.len();
        game.turn == 0
            && game.plays(seat)
            && 0 < left
            && dealt(seat) + usize::from(left) <= usize::from(game.terms().dealt)
            && game.all_seats().filter(|other| seat < *other).all(|other| dealt(other) == 0)
    }
}

impl Luck<Archipelago> for LayObjective {
    fn among(&self, game: &Archipelago) -> u16 {
        undealt(game).len().into()
    }

    /// ARC-31.6: an objective card is laid open.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let objective = undealt(game).nth(usize::from(picked));
        game.open_objectives.push(objective);
        log.note(|| Event::ObjectiveLaid { objective });
        if 1 < self.left {
            game.push(LayObjective { left: self.left - 1 });
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        let laid = game.open_objectives.len();
        game.turn == 0 && 0 < self.left && laid + usize::from(self.left) <= usize::from(game.seats)
    }
}

impl Ask<Archipelago> for PutBack {
    type Choice = ObjectiveId;

    /// Players with more objective cards than they may keep.
    fn asked(&self, game: &Archipelago) -> SeatSet {
        let kept = usize::from(game.terms().kept);
        game.all_seats().filter(|seat| kept < game.player(*seat).objectives.len()).collect()
    }

    fn sealed(&self) -> bool {
        true
    }

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-put-back").rule("ARC-31.12")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.player(seat).objectives.iter().copied().map(Move::PutBack));
    }

    /// ARC-31.12: a card that was dealt to the player.
    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<ObjectiveId, Refusal> {
        let Move::PutBack(objective) = mv else { return Err(unfinished()) };
        let dealt = game.player(seat).objectives.contains(&objective);
        if dealt { Ok(objective) } else { Err(refuse!("ARC-31.12")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, objective: ObjectiveId, log: &mut Log) {
        let player = game.player_mut(seat);
        player.objectives.retain(|card| *card != objective);
        player.put_back.push(objective);
        player.put_back.sort_unstable();
        log.note(|| Event::ObjectivePutBack { seat, objective: Some(objective) });
        if self.asked(game).is_empty() {
            game.pop();
        }
    }
}
