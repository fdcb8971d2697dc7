//! Phase 2: bids and the order of play (section 10).

use super::unfinished;
use crate::{
    events::{Event, Log},
    frames::{Arrange, Bid, Frame},
    moves::Move,
    phase::offers::{self, Opening},
    state::Archipelago,
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, SeatSet, Staged, refuse};

impl Ask<Archipelago> for Bid {
    type Choice = u8;

    /// Players without a bid.
    fn asked(&self, game: &Archipelago) -> SeatSet {
        self.seats.iter().filter(|seat| game.bids[seat.index()].is_none()).collect()
    }

    fn sealed(&self) -> bool {
        true
    }

    fn question(&self, game: &Archipelago, seat: Seat) -> Phrase {
        let key = if self.again { "archipelago-ask-bid-again" } else { "archipelago-ask-bid" };
        Phrase::new(key).number("florins", game.player(seat).florins).rule("ARC-10.1")
    }

    /// ARC-10.1: any number of own florins, and one more so that its refusal is explained.
    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..=game.player(seat).florins + 1).map(Move::Bid));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::Bid(florins) = mv else { return Err(unfinished()) };
        let have = game.player(seat).florins;
        if have < florins { Err(refuse!("ARC-10.1", need florins, have have)) } else { Ok(florins) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, florins: u8, log: &mut Log) {
        game.bids[seat.index()] = Some(florins);
        log.note(|| Event::BidPlaced { seat, florins: Some(florins) });
        if self.asked(game).is_empty() {
            game.pop();
            reveal(game, self.seats, self.again, log);
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.seats.iter().all(|seat| game.plays(seat))
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
            game.push(Arrange { decider });
        }
        // ARC-10.4, ARC-10.5, ARC-30.4: no bid, or a tie that is not bid for again.
        _ if highest == 0 || again || game.seats == 2 => log.note(|| Event::OrderKept),
        _ => {
            log.note(|| Event::BidTied { florins: highest });
            game.push(Bid { seats: tied, again: true });
        }
    }
}

/// Players who have no place yet.
fn waiting(game: &Archipelago) -> impl Iterator<Item = Seat> + '_ {
    game.all_seats().filter(|seat| !game.places.contains(&Some(*seat)))
}

/// The first place that is not fixed, counted from 0.
fn next_place(game: &Archipelago) -> Option<usize> {
    game.places[..usize::from(game.seats)].iter().position(Option::is_none)
}

pub enum Arrangement {
    /// This player takes the next free place.
    Next(Seat),
    Offer(Opening),
}

impl Ask<Archipelago> for Arrange {
    type Choice = Arrangement;

    fn asked(&self, _: &Archipelago) -> SeatSet {
        SeatSet::one(self.decider)
    }

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-arrange").rule("ARC-10.3")
    }

    /// ARC-10.3: the highest bidder gives the places in any way he likes.
    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.all_seats().map(Move::Next));
        offers::candidates(game, seat, moves);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Arrangement, Refusal> {
        if let Some(opening) = offers::check(game, seat, mv)? {
            return Ok(Arrangement::Offer(opening));
        }
        let Move::Next(next) = mv else { return Err(unfinished()) };
        if waiting(game).any(|other| other == next) {
            Ok(Arrangement::Next(next))
        } else {
            Err(refuse!("ARC-7.12"))
        }
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, choice: Arrangement, log: &mut Log) {
        match choice {
            Arrangement::Next(next) => {
                let place = next_place(game).expect("the order is not complete");
                fix_place(game, next, place, log);
            }
            Arrangement::Offer(opening) => opening.begin(game, log),
        }
    }

    fn waits(&self, game: &Archipelago) -> bool {
        1 < waiting(game).count()
    }

    /// When one player is left he takes the last place, and the order is complete.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        let last = waiting(game).next();
        if let (Some(seat), Some(place)) = (last, next_place(game)) {
            fix_place(game, seat, place, log);
        }
        game.order = game.places.iter().flatten().copied().collect();
        game.places = [None; 5];
        game.pop();
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.plays(self.decider) && 1 < waiting(game).count()
    }
}

/// A place is fixed by the deciding player or by an exchange (ARC-7.12).
pub(crate) fn fix_place(game: &mut Archipelago, seat: Seat, place: usize, log: &mut Log) {
    game.places[place] = Some(seat);
    log.note(|| Event::PlaceGiven { seat, place: place as u8 + 1 });
}
