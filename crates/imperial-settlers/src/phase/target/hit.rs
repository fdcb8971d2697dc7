//! What happens to whatever was pointed at.

use crate::{
    events::{Event, Log},
    frames::{Destination, Frame, Payment as Owed, Target},
    ids::LocationId,
    location::Mark,
    moves::Move,
    phase::{ability, activate, build, deal, leave, pay, raze, take, visit},
    state::{Deal, ImperialSettlers},
};
use approdo_contract::Seat;

pub(crate) fn decide(game: &mut ImperialSettlers, seat: Seat, what: Target, mv: Move, log: &mut Log) {
    game.frames.pop();
    match (what, mv) {
        (Target::Produce { .. }, Move::At(at)) => {
            aimed(game, seat, at, log);
            ability::produce(game, at);
        }
        (Target::Remove, Move::At(at)) => leave::removed(game, at, log),
        (Target::OwnOfPair, Move::At(own)) => {
            aimed(game, seat, own, log);
            game.push(Frame::Target { seat, what: Target::EnemyOfPair { own } });
        }
        (Target::EnemyOfPair { own }, Move::At(at)) => {
            leave::removed(game, own, log);
            leave::removed(game, at, log);
        }
        (Target::Raze { free, cash_in, .. }, Move::Raze(at)) => {
            raze::location(game, seat, at, free, cash_in, log);
        }
        (Target::Raze { cash_in, .. }, Move::RazeHand(card)) => {
            raze::from_hand(game, seat, card, cash_in, log);
        }
        (Target::Steal { .. }, Move::GoodOf { seat: from, good }) => {
            game.player_mut(from).supply[good] -= 1;
            game.player_mut(seat).supply[good] += 1;
            log.note(|| Event::Stole { seat, from, good });
        }
        (Target::Copy, Move::GoodAt { at, good }) => {
            aimed(game, seat, at, log);
            let card = game.location(at).map_or(ability::NO_CARD, |location| location.card);
            if take::gain(game, seat, good, 1, Destination::Hand, card, log) {
                take::mark_scored(game);
            }
        }
        (Target::LocationDeal, Move::GoodAt { at, good }) => deal::make_with(game, seat, at, good, log),
        (Target::Build { .. }, Move::Card(card)) => {
            game.player_mut(seat).hand.remove(card);
            build::begin(game, seat, card, true, log);
        }
        (Target::Build { .. }, Move::DealOf { deal, .. }) => {
            let deal = game.player_mut(seat).deals.remove(usize::from(deal));
            let Deal::Card(card) = deal else { unreachable!("the Deal was checked") };
            build::begin(game, seat, card, true, log);
        }
        (Target::CancelDeal, Move::DealOf { empire, deal }) => deal::cancel(game, seat, empire, deal, log),
        (Target::TakeDeal, Move::DealOf { empire, deal }) => deal::take_over(game, seat, empire, deal, log),
        (Target::EnemyDiscard { n }, Move::Against(other)) => {
            log.note(|| Event::MustDiscard { seat, from: other });
            let left = n.min(game.player(other).hand.len() as u8);
            game.push(Frame::Payment(Owed::Card { seat: other, left }));
        }
        (Target::Bury { good }, Move::Card(card)) => {
            let player = game.player_mut(seat);
            player.hand.remove(card);
            player.hidden.add(card);
            log.note(|| Event::Buried { seat, card: Some(card) });
            take::gain(game, seat, good.into(), 1, Destination::Hand, card, log);
        }
        (Target::Restore, Move::Foundation { card, hidden }) => {
            pay::remove_foundation(game, seat, card, hidden);
            let at = game.place(card, seat.into());
            log.note(|| Event::Restored { seat, card, at });
        }
        (Target::FreeActivate { .. }, Move::Activate { at, action, .. }) => {
            activate::activate_free(game, seat, at, action, log);
        }
        (Target::SendWorker, Move::Visit(at)) => visit::begin(game, seat, at, log),
        (what, Move::At(at)) => mark(game, seat, what, at, log),
        (what, mv) => unreachable!("{mv:?} passed the check in {what:?}"),
    }
}

/// Effects that put a token or a mark on a Location.
fn mark(game: &mut ImperialSettlers, seat: Seat, what: Target, at: LocationId, log: &mut Log) {
    let card = game.location(at).expect("the Location was checked").card;
    match what {
        Target::Exhaust => {
            set(game, at, Mark::Exhausted);
            log.note(|| Event::Exhausted { seat, card, at });
        }
        Target::Block if game.player(seat).tokens == 0 => {
            log.note(|| Event::Aimed { seat, card, at });
            game.push(Frame::Target { seat, what: Target::Lift { onto: at } });
        }
        Target::Block => block(game, seat, at, log),
        Target::Lift { onto } => {
            game.location_mut(at).expect("the Location was checked").marks.clear(Mark::Blocked);
            log.note(|| Event::Unblocked { seat, card, at });
            game.player_mut(seat).tokens += 1;
            block(game, seat, onto, log);
        }
        Target::TakeOver => {
            game.player_mut(seat).tokens -= 1;
            take_over(game, seat, at);
            log.note(|| Event::TakenOver { seat, card, at });
        }
        Target::Eavesdrop => {
            game.player_mut(seat).tokens -= 1;
            set(game, at, Mark::Eavesdropped);
            log.note(|| Event::Eavesdropped { seat, card, at });
        }
        Target::Produce { .. }
        | Target::Remove
        | Target::OwnOfPair
        | Target::EnemyOfPair { .. }
        | Target::Raze { .. }
        | Target::Steal { .. }
        | Target::Copy
        | Target::LocationDeal
        | Target::Build { .. }
        | Target::CancelDeal
        | Target::TakeDeal
        | Target::EnemyDiscard { .. }
        | Target::Bury { .. }
        | Target::Restore
        | Target::FreeActivate { .. }
        | Target::SendWorker => unreachable!("{what:?} marks no Location"),
    }
}

fn set(game: &mut ImperialSettlers, at: LocationId, mark: Mark) {
    game.location_mut(at).expect("the Location was checked").marks.set(mark);
}

fn block(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    game.player_mut(seat).tokens -= 1;
    set(game, at, Mark::Blocked);
    let card = game.location(at).expect("the Location was checked").card;
    log.note(|| Event::Blocked { seat, card, at });
}

/// IMP-23.9, IMP-23.24: the Location works for another player and ranks as the newest.
fn take_over(game: &mut ImperialSettlers, seat: Seat, at: LocationId) {
    let place = game.locations.iter().position(|location| location.id == at);
    let mut location = game.locations.remove(place.expect("the Location was checked"));
    location.taken_by = Some(seat);
    game.locations.push(location);
}

fn aimed(game: &ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    if let Some(location) = game.location(at) {
        let card = location.card;
        log.note(|| Event::Aimed { seat, card, at });
    }
}
