//! Phase 2: bids and the order of play (section 10).

use crate::{
    events::{Event, Log},
    frames::Frame,
    moves::Move,
    state::Archipelago,
};
use approdo_contract::{Refusal, Seat, SeatSet, refuse};

/// Who has not bid yet.
pub(crate) fn bidders(game: &Archipelago, seats: SeatSet) -> SeatSet {
    seats.iter().filter(|seat| game.bids[seat.index()].is_none()).collect()
}

/// ARC-10.1: any number of own florins; one more is offered so that a person sees why not.
pub(crate) fn bid_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend((0..=game.player(seat).florins + 1).map(Move::Bid));
}

pub(crate) fn check_bid(game: &Archipelago, seat: Seat, florins: u8) -> Result<(), Refusal> {
    let have = game.player(seat).florins;
    if have < florins { Err(refuse!("ARC-10.1", need florins, have have)) } else { Ok(()) }
}

pub(crate) fn bid(
    game: &mut Archipelago,
    seat: Seat,
    seats: SeatSet,
    again: bool,
    florins: u8,
    log: &mut Log,
) {
    game.bids[seat.index()] = Some(florins);
    log.note(|| Event::BidPlaced { seat, florins: Some(florins) });
    if bidders(game, seats).is_empty() {
        game.pop();
        reveal(game, seats, again, log);
    }
}

/// ARC-10.1 to ARC-10.5: all bids are revealed and paid; the highest bidder decides.
fn reveal(game: &mut Archipelago, seats: SeatSet, again: bool, log: &mut Log) {
    let bids = std::mem::take(&mut game.bids);
    let of = |seat: Seat| bids[seat.index()].expect("everybody has bid");
    for seat in seats.iter() {
        game.pay_bank(seat, of(seat));
        log.note(|| Event::BidShown { seat, florins: of(seat) });
    }
    let highest = seats.iter().map(of).max().expect("somebody bids");
    let tied: SeatSet = seats.iter().filter(|seat| of(*seat) == highest).collect();
    let alone = tied.first().filter(|_| tied.len() == 1);
    match alone {
        Some(decider) if 0 < highest || again => {
            game.places = [None; 5];
            game.offers = [0; 5];
            log.note(|| Event::Decides { seat: decider });
            game.push(Frame::Arrange { decider });
        }
        // ARC-10.4, ARC-10.5, ARC-30.4: nobody bids, or a tie that is not bid for again.
        _ if highest == 0 || again || game.seats == 2 => log.note(|| Event::OrderKept),
        _ => {
            log.note(|| Event::BidTied { florins: highest });
            game.push(Frame::Bid { seats: tied, again: true });
        }
    }
}

/// Players who have no place yet.
pub(crate) fn waiting(game: &Archipelago) -> impl Iterator<Item = Seat> + '_ {
    game.all_seats().filter(|seat| !game.places.contains(&Some(*seat)))
}

/// The first place that is not fixed, counted from 0.
pub(crate) fn next_place(game: &Archipelago) -> Option<usize> {
    game.places[..usize::from(game.seats)].iter().position(Option::is_none)
}

/// ARC-10.3: the highest bidder gives the places in any way he likes.
pub(crate) fn arrange_candidates(game: &Archipelago, moves: &mut Vec<Move>) {
    moves.extend(game.all_seats().map(Move::Next));
}

pub(crate) fn check_next(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    if waiting(game).any(|other| other == seat) { Ok(()) } else { Err(refuse!("ARC-7.12")) }
}

pub(crate) fn give_next_place(game: &mut Archipelago, seat: Seat, log: &mut Log) {
    let place = next_place(game).expect("the order is not complete");
    fix_place(game, seat, place, log);
}

/// A place is fixed by the deciding player or by an exchange (ARC-7.12).
pub(crate) fn fix_place(game: &mut Archipelago, seat: Seat, place: usize, log: &mut Log) {
    game.places[place] = Some(seat);
    log.note(|| Event::PlaceGiven { seat, place: place as u8 + 1 });
}

/// When one player is left he takes the last place, and the order is complete.
pub(crate) fn is_arranged(game: &mut Archipelago, log: &mut Log) -> bool {
    if 1 < waiting(game).count() {
        return false;
    }
    let last = waiting(game).next();
    if let (Some(seat), Some(place)) = (last, next_place(game)) {
        fix_place(game, seat, place, log);
    }
    game.order = game.places.iter().flatten().copied().collect();
    game.places = [None; 5];
    game.pop();
    true
}
