//! The Action phase: turns, actions, free moves and passing (section 10, section 17).

use crate::{
    content::content,
    events::{Event, Log},
    frames::{Draw, Frame, Turn},
    goods::Good,
    ids::LocationId,
    location::Mark,
    moves::Move,
    phase::{activate, build, cleanup, deal, exchange, free, pay, raze, visit},
    state::ImperialSettlers,
};
use approdo_contract::{Journal, Pending, Refusal, Rules, Seat, SeatSet, Step, refuse};

/// IMP-10.12: nobody takes more actions in one round.
pub(crate) const MOST_ACTIONS: u8 = 100;

/// IMP-10.1: the Action phase begins with the first player.
pub(crate) fn begin(game: &mut ImperialSettlers, log: &mut Log) {
    for player in &mut game.players {
        player.has_passed = false;
        player.actions = 0;
    }
    start_turn(game, game.first, log);
}

fn start_turn(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    game.active = seat;
    log.note(|| Event::TurnBegan { seat });
    game.push(Frame::Turn(Turn::Act { seat }));
}

pub(crate) fn pending(turn: Turn) -> Option<Pending> {
    match turn {
        Turn::Act { seat } | Turn::Rest { seat } => {
            Some(Pending::Decision { seats: SeatSet::one(seat), sealed: false })
        }
        Turn::Acted { .. } | Turn::Next { .. } => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, turn: Turn, log: &mut Log) {
    match turn {
        // The turn goes on only if there is something to place (IMP-10.9).
        Turn::Acted { seat } => {
            let next = if free::any(game, seat) { Turn::Rest { seat } } else { Turn::Next { seat } };
            game.replace(Frame::Turn(next));
        }
        Turn::Next { seat } => next(game, seat, log),
        Turn::Act { .. } | Turn::Rest { .. } => unreachable!("{turn:?} waits for a decision"),
    }
}

/// IMP-10.1, IMP-10.11: clockwise to the next player who has not passed; the phase ends when all have.
fn next(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    game.frames.pop();
    let still_in = game.still_in();
    let clockwise = (1..=game.seats).map(|steps| Seat((seat.0 + steps) % game.seats));
    match clockwise.into_iter().find(|other| still_in.contains(*other)) {
        Some(other) => start_turn(game, other, log),
        None => cleanup::begin(game),
    }
}

/// Whether a player whose action is under way is asked something more before anybody else has a turn: luck may be the
/// last thing that happens in a turn (IMP-10.9), unless nobody else takes one (IMP-10.11).
pub(crate) fn goes_on(game: &ImperialSettlers, seat: Seat) -> bool {
    let draws = |frame: &Frame| matches!(frame, Frame::Draw(Draw::Open { .. }));
    match game.pending() {
        Pending::Decision { .. } | Pending::Over(_) => true,
        // What a card that is turned up brings depends on the card, which nobody knows yet.
        Pending::Chance { .. } if game.frames.last().is_some_and(draws) => {
            game.still_in() == SeatSet::one(seat) || free::any(game, seat)
        }
        // Which card comes to hand does not matter: any shows what follows. Events are the last of a deck.
        Pending::Chance { .. } => {
            let mut after = game.clone();
            after.apply(Step::Luck(0), &mut Journal::off());
            after.turn_of() == Some(seat)
        }
    }
}

/// Everything the player in turn might try.
pub(crate) fn candidates(game: &ImperialSettlers, turn: Turn, moves: &mut Vec<Move>) {
    match turn {
        Turn::Act { seat } => {
            action_candidates(game, seat, moves);
            free::candidates(game, seat, moves);
            moves.push(Move::Pass);
        }
        Turn::Rest { seat } => {
            free::candidates(game, seat, moves);
            moves.push(Move::EndTurn);
        }
        Turn::Acted { .. } | Turn::Next { .. } => (),
    }
}

fn action_candidates(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    for card in game.player(seat).hand.kinds() {
        moves.extend([Move::Build(card), Move::Deal(card), Move::RazeHand(card)]);
    }
    activate::candidates(game, seat, moves);
    for location in game.locations.iter() {
        let at = location.id;
        if !location.works_for(seat) {
            moves.push(Move::Raze(at));
        }
        if location.card.info().is_open {
            moves.push(Move::Visit(at));
        }
        if location.has(Mark::Blocked) {
            moves.push(Move::Unblock(at));
        }
    }
    moves.extend((1..=exchange::most(game, seat)).map(Move::Exchange));
}

/// The candidates that pass the check, found without looking up every Location again.
pub(crate) fn legal(game: &ImperialSettlers, turn: Turn, moves: &mut Vec<Move>) {
    match turn {
        Turn::Act { seat } => {
            if game.player(seat).actions < MOST_ACTIONS {
                legal_actions(game, seat, moves);
            }
            free::legal(game, seat, moves);
            moves.push(Move::Pass);
        }
        Turn::Rest { seat } => {
            free::legal(game, seat, moves);
            moves.push(Move::EndTurn);
        }
        Turn::Acted { .. } | Turn::Next { .. } => (),
    }
}

fn legal_actions(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    for card in game.player(seat).hand.kinds() {
        if build::check(game, seat, card).is_ok() {
            moves.push(Move::Build(card));
        }
        if deal::check(game, seat, card).is_ok() {
            moves.push(Move::Deal(card));
        }
        if raze::check_hand(game, seat, card).is_ok() {
            moves.push(Move::RazeHand(card));
        }
    }
    activate::legal(game, seat, moves);
    let razes = !game.options.peaceful && u16::from(raze::USUAL_COST) <= game.has(seat, Good::Raze);
    for location in &game.locations {
        let at = location.id;
        if razes && raze::check_enemy_at(game, seat, location, false).is_ok() {
            moves.push(Move::Raze(at));
        }
        if location.card.info().is_open && visit::check_at(game, seat, location, false).is_ok() {
            moves.push(Move::Visit(at));
        }
        if location.has(Mark::Blocked) && check_unblock(game, seat, at).is_ok() {
            moves.push(Move::Unblock(at));
        }
    }
    let pairs = 1..=exchange::most(game, seat);
    moves.extend(pairs.filter(|pairs| exchange::check(game, seat, *pairs).is_ok()).map(Move::Exchange));
}

/// Refuses what is no part of a turn, then what the action forbids.
pub(crate) fn check(game: &ImperialSettlers, turn: Turn, mv: Move) -> Result<(), Refusal> {
    match (turn, mv) {
        (Turn::Act { seat } | Turn::Rest { seat }, Move::PlaceDefense(at)) => {
            free::check_defense(game, seat, at)
        }
        (Turn::Act { seat } | Turn::Rest { seat }, Move::DeploySamurai(at)) => {
            free::check_samurai(game, seat, at)
        }
        (Turn::Act { seat } | Turn::Rest { seat }, Move::PlaceTech { tech, at }) => {
            free::check_tech(game, seat, tech, at)
        }
        (Turn::Act { seat }, mv) => check_action(game, seat, mv),
        (Turn::Rest { .. }, Move::EndTurn) => Ok(()),
        (Turn::Rest { .. }, Move::MoveTech { .. }) => Err(refuse!("IMP-21.4")),
        (Turn::Rest { .. } | Turn::Acted { .. } | Turn::Next { .. }, _) => Err(refuse!("IMP-10.9")),
    }
}

fn check_action(game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let capped = || {
        let taken = game.player(seat).actions;
        if MOST_ACTIONS <= taken { Err(refuse!("IMP-10.12", need MOST_ACTIONS, have taken)) } else { Ok(()) }
    };
    match mv {
        Move::Pass => Ok(()),
        Move::Build(card) => build::check(game, seat, card).and_then(|()| capped()),
        Move::Deal(card) => deal::check(game, seat, card).and_then(|()| capped()),
        Move::RazeHand(card) => raze::check_hand(game, seat, card).and_then(|()| capped()),
        Move::Raze(_) if game.options.peaceful => Err(refuse!("IMP-27.8")),
        Move::Raze(at) => raze::check_enemy(game, seat, at, false).and_then(|()| capped()),
        Move::Activate { at, action, times } => {
            activate::check(game, seat, at, action, times).and_then(|()| capped())
        }
        Move::Exchange(pairs) => exchange::check(game, seat, pairs).and_then(|()| capped()),
        Move::Visit(at) => visit::check(game, seat, at, false).and_then(|()| capped()),
        Move::Unblock(at) => check_unblock(game, seat, at).and_then(|()| capped()),
        Move::MoveTech { .. } => Err(refuse!("IMP-21.4")),
        Move::EndTurn => Err(refuse!("IMP-10.1")),
        Move::Faction(_)
        | Move::RandomFaction
        | Move::Expand
        | Move::BaseOnly
        | Move::Swap { .. }
        | Move::ReadyDeck
        | Move::DeckDone
        | Move::Pick(_)
        | Move::PlaceDefense(_)
        | Move::DeploySamurai(_)
        | Move::PlaceTech { .. }
        | Move::Draw(_)
        | Move::Good(_)
        | Move::Colour(_)
        | Move::Pay(_)
        | Move::At(_)
        | Move::Card(_)
        | Move::Foundation { .. }
        | Move::DealOf { .. }
        | Move::GoodAt { .. }
        | Move::GoodOf { .. }
        | Move::Against(_)
        | Move::Option(_)
        | Move::Again
        | Move::CashIn(_)
        | Move::CashInCard(_)
        | Move::Done => Err(refuse!("IMP-10.2")),
    }
}

/// IMP-17.1: a blocked Location of one's own, and a Raze token.
fn check_unblock(game: &ImperialSettlers, seat: Seat, at: LocationId) -> Result<(), Refusal> {
    let is_blocked =
        |location: &&crate::location::Location| location.works_for(seat) && location.has(Mark::Blocked);
    if game.location(at).filter(is_blocked).is_none() {
        return Err(refuse!("IMP-17.1"));
    }
    match game.has(seat, Good::Raze) {
        0 => Err(refuse!("IMP-17.1", need 1_u8, have 0_u8)),
        _ => Ok(()),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, turn: Turn, mv: Move, log: &mut Log) {
    let is_free = matches!(mv, Move::PlaceDefense(_) | Move::DeploySamurai(_) | Move::PlaceTech { .. });
    if is_free && let Turn::Rest { seat } = turn {
        // Whether anything is left to place is looked at again.
        game.replace(Frame::Turn(Turn::Acted { seat }));
    }
    match (turn, mv) {
        (Turn::Act { seat } | Turn::Rest { seat }, Move::PlaceDefense(at)) => {
            free::place_defense(game, seat, at, log);
        }
        (Turn::Act { seat } | Turn::Rest { seat }, Move::DeploySamurai(at)) => {
            free::deploy_samurai(game, seat, at, log);
        }
        (Turn::Act { seat } | Turn::Rest { seat }, Move::PlaceTech { tech, at }) => {
            free::place_tech(game, seat, tech, at, log);
        }
        (Turn::Rest { seat }, Move::EndTurn) => {
            log.note(|| Event::TurnEnded { seat });
            game.replace(Frame::Turn(Turn::Next { seat }));
        }
        (Turn::Act { seat }, Move::Pass) => {
            game.player_mut(seat).has_passed = true;
            log.note(|| Event::Passed { seat });
            game.replace(Frame::Turn(Turn::Next { seat }));
        }
        (Turn::Act { seat }, mv) => {
            game.player_mut(seat).actions += 1;
            game.replace(Frame::Turn(Turn::Acted { seat }));
            act(game, seat, mv, log);
        }
        (turn, mv) => unreachable!("{mv:?} passed the check in {turn:?}"),
    }
}

/// Carries an action out, or begins it.
fn act(game: &mut ImperialSettlers, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Build(card) = mv {
        game.player_mut(seat).hand.remove(card);
        build::begin(game, seat, card, false, log);
    } else if let Move::Deal(card) = mv {
        deal::begin(game, seat, card, log);
    } else if let Move::RazeHand(card) = mv {
        raze::from_hand(game, seat, card, 0, log);
    } else if let Move::Raze(at) = mv {
        raze::location(game, seat, at, false, 0, log);
    } else if let Move::Activate { at, action, times } = mv {
        activate::activate(game, seat, at, action, times, log);
    } else if let Move::Exchange(pairs) = mv {
        exchange::begin(game, seat, pairs, log);
    } else if let Move::Visit(at) = mv {
        visit::begin(game, seat, at, log);
    } else if let Move::Unblock(at) = mv {
        unblock(game, seat, at, log);
    } else {
        unreachable!("{mv:?} is no action");
    }
}

/// IMP-17.1: the token goes back to the Barbarian player.
fn unblock(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    pay::hand_over(game, seat, Good::Raze, 1, LocationId::NONE, log);
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.clear(Mark::Blocked);
    let card = location.card;
    log.note(|| Event::Unblocked { seat, card, at });
    if let Some(owner) = game.seat_with(crate::content::Tokens::Barbarian) {
        game.player_mut(owner).tokens += 1;
    }
}

/// Whether the running round is the last (IMP-7.2).
pub(crate) fn is_last_round(game: &ImperialSettlers) -> bool {
    game.round == content().rounds
}
