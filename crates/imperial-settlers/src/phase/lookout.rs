//! The Lookout phase and its variants (section 8, section 27, IMP-28.9).

use crate::{
    events::{Event, Log},
    frames::{Destination, Frame, Lookout},
    ids::{Deck, Empire},
    moves::Move,
    options::LookoutVariant,
    phase::{draw, production},
    state::ImperialSettlers,
};
use approdo_contract::{Audience, Pending, Refusal, Seat, SeatSet, refuse};

/// Cards that are dealt in the Alternative Lookout (IMP-27.1).
const DEALT: u8 = 3;
/// Cards that the solo player chooses from (IMP-28.9).
const SOLO_DISPLAY: usize = 4;

/// IMP-7.1: a new round begins with the Lookout phase.
pub(crate) fn begin(game: &mut ImperialSettlers, log: &mut Log) {
    game.round += 1;
    game.active = game.first;
    log.note(|| Event::RoundBegan { round: game.round });
    game.push(Frame::Lookout(Lookout::Scouts { nth: 0 }));
}

pub(crate) fn pending(game: &ImperialSettlers, lookout: Lookout) -> Option<Pending> {
    match lookout {
        Lookout::Pick { variant, pick, .. } => {
            let seats = SeatSet::one(chooser(game, variant, pick));
            Some(Pending::Decision { seats, sealed: false })
        }
        Lookout::Keep { choosers, .. } => Some(Pending::Decision { seats: choosers, sealed: true }),
        Lookout::VirtualPick => {
            Some(Pending::Chance { among: game.display.len() as u16, seen_by: Audience::All })
        }
        Lookout::Scouts { .. } | Lookout::Fill { .. } | Lookout::Deal { .. } => None,
    }
}

/// Who makes a choice of the round: clockwise, and in the normal Lookout back again (IMP-8.2, IMP-8.3, IMP-27.3).
fn chooser(game: &ImperialSettlers, variant: LookoutVariant, pick: u8) -> Seat {
    let back = variant == LookoutVariant::Normal && game.seats <= pick;
    if back { game.in_turn(2 * game.seats - 1 - pick) } else { game.in_turn(pick % game.seats) }
}

/// How many cards a choice is made from, if the display is filled up for it.
fn display_size(game: &ImperialSettlers, variant: LookoutVariant, pick: u8) -> usize {
    let seats = game.seats;
    if game.is_solo() {
        return if pick == 0 { SOLO_DISPLAY } else { 0 };
    }
    match variant {
        LookoutVariant::Normal | LookoutVariant::Alternative => {
            if pick.is_multiple_of(seats) {
                usize::from(seats) + 1
            } else {
                0
            }
        }
        // IMP-27.5: the choices are made from 5, 4 .. 4, 3 .. 3 and 2 cards.
        LookoutVariant::Advanced if pick == 0 => 5,
        LookoutVariant::Advanced if pick < seats => 4,
        LookoutVariant::Advanced if pick + 1 < 2 * seats => 3,
        LookoutVariant::Advanced => 2,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, lookout: Lookout, log: &mut Log) {
    match lookout {
        Lookout::Scouts { nth } if nth == game.seats => {
            game.frames.pop();
            lay_out(game);
        }
        Lookout::Scouts { nth } => {
            let seat = game.in_turn(nth);
            game.replace(Frame::Lookout(Lookout::Scouts { nth: nth + 1 }));
            if game.options.peaceful {
                draw::begin(game, seat, Deck::Common, Destination::Hand);
            }
            draw::begin(game, seat, Deck::Faction, Destination::Hand);
        }
        Lookout::Fill { variant, pick, is_short } => fill(game, variant, pick, is_short, log),
        Lookout::Deal { nth, left } => deal(game, nth, left),
        Lookout::Pick { .. } | Lookout::VirtualPick | Lookout::Keep { .. } => {
            unreachable!("{lookout:?} waits")
        }
    }
}

/// IMP-27.11: a variant needs enough cards; otherwise the normal Lookout is used.
fn lay_out(game: &mut ImperialSettlers) {
    let seats = usize::from(game.seats);
    let piles = game.common.as_slice().iter().chain(game.discard.as_slice());
    let cards = piles.filter(|card| !draw::is_event(**card)).count();
    let variant = match game.options.lookout {
        LookoutVariant::Alternative if usize::from(DEALT) * seats <= cards => {
            return game.push(Frame::Lookout(Lookout::Deal { nth: 0, left: DEALT }));
        }
        LookoutVariant::Advanced if (2 * seats + 1).max(5) <= cards => LookoutVariant::Advanced,
        LookoutVariant::Normal | LookoutVariant::Alternative | LookoutVariant::Advanced => {
            LookoutVariant::Normal
        }
    };
    game.push(Frame::Lookout(Lookout::Fill { variant, pick: 0, is_short: false }));
}

/// Turns up cards one by one (IMP-8.5) until the next choice can be made, as far as there are any (IMP-8.6).
fn fill(game: &mut ImperialSettlers, variant: LookoutVariant, pick: u8, is_short: bool, log: &mut Log) {
    if pick == 2 * game.seats {
        game.frames.pop();
        clear_display(game, log);
        return production::begin(game);
    }
    if !is_short && game.display.len() < display_size(game, variant, pick) {
        return draw::begin(game, chooser(game, variant, pick), Deck::Common, Destination::Display);
    }
    let next = if game.display.is_empty() {
        Lookout::Fill { variant, pick: pick + 1, is_short }
    } else {
        Lookout::Pick { variant, pick, is_short }
    };
    game.replace(Frame::Lookout(next));
}

/// The cards left over are discarded (IMP-8.2); in the solo game the virtual player gets them (IMP-28.9).
fn clear_display(game: &mut ImperialSettlers, log: &mut Log) {
    for card in game.display.take().as_slice() {
        if game.is_solo() {
            let at = game.place(*card, Empire::VIRTUAL);
            log.note(|| Event::VirtualTook { card: *card, at });
        } else {
            game.discard.add(*card);
            log.note(|| Event::LeftOver { card: *card });
        }
    }
}

/// IMP-27.1, IMP-27.2: cards are dealt in turn order, then everybody chooses.
fn deal(game: &mut ImperialSettlers, nth: u8, left: u8) {
    if nth == game.seats {
        let choosers = Seat::all(game.seats).filter(|seat| !game.player(*seat).held.is_empty()).collect();
        return game.replace(Frame::Lookout(Lookout::Keep { held: DEALT, choosers }));
    }
    let next = if left == 1 {
        Lookout::Deal { nth: nth + 1, left: DEALT }
    } else {
        Lookout::Deal { nth, left: left - 1 }
    };
    game.replace(Frame::Lookout(next));
    draw::begin(game, game.in_turn(nth), Deck::Common, Destination::Held);
}

pub(crate) fn candidates(game: &ImperialSettlers, seat: Seat, lookout: Lookout, moves: &mut Vec<Move>) {
    match lookout {
        Lookout::Pick { .. } => moves.extend(game.display.kinds().map(Move::Pick)),
        Lookout::Keep { .. } => moves.extend(game.player(seat).held.kinds().map(Move::Card)),
        Lookout::Scouts { .. } | Lookout::Fill { .. } | Lookout::VirtualPick | Lookout::Deal { .. } => (),
    }
}

pub(crate) fn check(game: &ImperialSettlers, seat: Seat, lookout: Lookout, mv: Move) -> Result<(), Refusal> {
    match (lookout, mv) {
        (Lookout::Pick { .. }, Move::Pick(card)) if game.display.contains(card) => Ok(()),
        (Lookout::Keep { .. }, Move::Card(card)) if game.player(seat).held.contains(card) => Ok(()),
        (Lookout::Keep { .. }, _) => Err(refuse!("IMP-27.1")),
        (Lookout::Pick { .. }, _) if game.is_solo() => Err(refuse!("IMP-28.9")),
        (_, _) => Err(refuse!("IMP-8.2")),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, seat: Seat, lookout: Lookout, mv: Move, log: &mut Log) {
    match (lookout, mv) {
        (Lookout::Pick { variant, pick, is_short }, Move::Pick(card)) => {
            game.display.remove(card);
            game.player_mut(seat).hand.add(card);
            log.note(|| Event::Picked { seat, card });
            // IMP-8.3: the second display is laid out anew.
            let renews = variant == LookoutVariant::Normal && pick + 1 == game.seats && !game.is_solo();
            if renews {
                clear_display(game, log);
            }
            let next = Lookout::Fill { variant, pick: pick + 1, is_short: is_short && !renews };
            game.replace(Frame::Lookout(next));
            if game.is_solo() && pick == 0 && !game.display.is_empty() {
                game.push(Frame::Lookout(Lookout::VirtualPick));
            }
        }
        (Lookout::Keep { held, choosers }, Move::Card(card)) => {
            let player = game.player_mut(seat);
            player.held.remove(card);
            player.hand.add(card);
            log.note(|| Event::Kept { seat, card: Some(card) });
            let choosers = choosers.without(seat);
            if choosers.is_empty() {
                all_kept(game, held, log);
            } else {
                game.replace(Frame::Lookout(Lookout::Keep { held, choosers }));
            }
        }
        (lookout, mv) => unreachable!("{mv:?} passed the check in {lookout:?}"),
    }
}

/// IMP-27.1: after the first choice the rest goes to the next player, after the second it is discarded.
fn all_kept(game: &mut ImperialSettlers, held: u8, log: &mut Log) {
    let rests: Vec<_> = Seat::all(game.seats).map(|seat| game.player_mut(seat).held.take()).collect();
    if held < DEALT {
        for (seat, rest) in Seat::all(game.seats).zip(&rests) {
            for card in rest.as_slice() {
                game.discard.add(*card);
                log.note(|| Event::Discarded { seat, card: *card });
            }
        }
        game.frames.pop();
        return production::begin(game);
    }
    for (seat, rest) in Seat::all(game.seats).zip(rests) {
        let next = Seat((seat.0 + 1) % game.seats);
        for card in rest.as_slice() {
            log.note(|| Event::HandedOn { seat: next, card: Some(*card) });
        }
        game.player_mut(next).held = rest;
    }
    let choosers = Seat::all(game.seats).filter(|seat| !game.player(*seat).held.is_empty()).collect();
    game.replace(Frame::Lookout(Lookout::Keep { held: held - 1, choosers }));
}

/// IMP-28.9: luck lays a card into the virtual player's area.
pub(crate) fn befall(game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
    game.frames.pop();
    let card = game.display.draw(picked.into());
    let at = game.place(card, Empire::VIRTUAL);
    log.note(|| Event::VirtualTook { card, at });
}
