//! The rules of the toy: all about a frame is in its `impl`.

use crate::{
    faults::Fault,
    state::{Card, Event, HIGHEST_BID, Harbour, Move},
};
use approdo_contract::{
    Audience, Budget, Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Log, Luck, Staged},
};
use std::cell::Cell;

frames! {
    /// What still has to happen.
    pub enum Frame of Harbour {
        /// Every seat bids for the turn (HAR-2.1).
        ask Auction,
        /// The highest bidder acts (HAR-3.1).
        ask Turn { seat: Seat },
        /// A die decides about the catch.
        luck Catch { seat: Seat },
        /// The seat draws a card.
        luck Draw { seat: Seat },
        /// The target may answer a raid with a shield (HAR-3.5).
        ask Window { raider: Seat, target: Seat },
        /// A die decides about the raid (HAR-3.6).
        luck Raid { raider: Seat, target: Seat },
        /// The water turns, and the next round begins (HAR-1.2).
        auto Ebb,
    }
}

type HarbourLog = Log<Harbour>;

impl Ask<Harbour> for Auction {
    type Choice = u8;

    fn asked(&self, game: &Harbour) -> SeatSet {
        game.seats().filter(|seat| game.side(*seat).bid.is_none()).collect()
    }

    fn sealed(&self) -> bool {
        true
    }

    fn question(&self, _: &Harbour, _: Seat) -> Phrase {
        Phrase::new("harbour-how-much").rule("HAR-2.1")
    }

    fn budget(&self, game: &Harbour, seat: Seat) -> Option<Budget> {
        let left = i32::from(game.side(seat).coins);
        Some(Budget::new("coins", "harbour-coins", left, left))
    }

    fn candidates(&self, game: &Harbour, _: Seat, moves: &mut Vec<Move>) {
        let highest = HIGHEST_BID + u8::from(game.has(Fault::UnnumberedBid));
        moves.extend((0..=highest).map(Move::Bid));
    }

    fn check(&self, game: &Harbour, seat: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::Bid(coins) = mv else { return Err(under_way(game, mv)) };
        let own = game.side(seat).coins;
        if HIGHEST_BID < coins {
            return Err(refuse!("HAR-2.1", need coins, have HIGHEST_BID));
        }
        if own < coins && !game.has(Fault::Overdraft) {
            return Err(refuse!("HAR-2.2", need coins, have own));
        }
        Ok(coins)
    }

    fn decide(&self, game: &mut Harbour, seat: Seat, coins: u8, log: &mut HarbourLog) {
        game.side_mut(seat).bid = Some(coins);
        if !game.has(Fault::SilentBid) {
            log.note(|| Event::Bid { seat });
        }
        if !self.asked(game).is_empty() {
            return;
        }
        game.pop();
        let bids: Vec<u8> =
            game.sides.iter_mut().map(|side| side.bid.take().expect("all bids are in")).collect();
        let best = *bids.iter().max().expect("there are seats");
        let first = bids.iter().position(|bid| *bid == best).expect("the best bid is one of them");
        let is_late = game.has(Fault::TiesByArrival) && bids[seat.index()] == best;
        let leader = if is_late { seat } else { Seat(first as u8) };
        game.side_mut(leader).coins -= best;
        let is_marked = !game.has(Fault::UnmarkedReveal);
        log.note(|| if is_marked { Event::BidsOpened { bids } } else { Event::BidsSlipped { bids } });
        game.push(Turn { seat: leader });
    }
}

impl Ask<Harbour> for Turn {
    type Choice = Move;

    fn asked(&self, game: &Harbour) -> SeatSet {
        let nowhere = Seat(game.sides.len() as u8);
        SeatSet::one(if game.has(Fault::NoSuchSeat) { nowhere } else { self.seat })
    }

    fn question(&self, _: &Harbour, _: Seat) -> Phrase {
        Phrase::new("harbour-what").rule("HAR-3.1")
    }

    fn candidates(&self, game: &Harbour, _: Seat, moves: &mut Vec<Move>) {
        moves.push(Move::Fish);
        if !game.has(Fault::ForgottenMove) || game.round.is_multiple_of(2) {
            moves.push(Move::Draw);
        }
        moves.extend(game.seats().map(|target| Move::Raid { target }));
    }

    fn check(&self, game: &Harbour, seat: Seat, mv: Move) -> Result<Move, Refusal> {
        if game.side(seat).coins == 0 && game.has(Fault::DeadEnd) {
            return Err(refuse!("HAR-3.1"));
        }
        match mv {
            Move::Draw if game.deck.is_empty() => Err(refuse!("HAR-3.2")),
            Move::Raid { target } => check_raid(game, seat, target).map(|()| mv),
            Move::Fish | Move::Draw => Ok(mv),
            Move::Bid(_) | Move::Shield | Move::Pass => Err(under_way(game, mv)),
        }
    }

    fn decide(&self, game: &mut Harbour, seat: Seat, choice: Move, log: &mut HarbourLog) {
        if choice == Move::Fish && game.has(Fault::IdleStep) {
            return;
        }
        game.pop();
        match choice {
            Move::Draw => game.push(Draw { seat }),
            Move::Raid { target } => {
                log.note(|| Event::RaidDeclared { raider: seat, target });
                let holds = game.side(target).hand.contains(Card::SHIELD);
                // Every target is asked: who is asked must not tell who holds a shield.
                if holds || !game.has(Fault::AskOnlyTheHolder) {
                    let raider = if game.has(Fault::ImpossibleFrame) { target } else { seat };
                    game.push(Window { raider, target });
                } else {
                    game.push(Raid { raider: seat, target });
                }
            }
            Move::Fish | Move::Bid(_) | Move::Shield | Move::Pass => game.push(Catch { seat }),
        }
    }

    fn legal(&self, game: &Harbour, seat: Seat, moves: &mut Vec<Move>) {
        let mut legal = Vec::new();
        self.candidates(game, seat, &mut legal);
        legal.retain(|mv| self.check(game, seat, *mv).is_ok());
        if game.has(Fault::WrongLegalList) {
            legal.reverse();
        }
        moves.append(&mut legal);
    }
}

/// HAR-3.3, HAR-3.4: one raids another seat that has coins.
fn check_raid(game: &Harbour, raider: Seat, target: Seat) -> Result<(), Refusal> {
    if target == raider {
        return Err(refuse!(if game.has(Fault::ForeignClause) { "ARM-3.3" } else { "HAR-3.3" }));
    }
    match game.sides.get(target.index()) {
        Some(side) if 0 < side.coins => Ok(()),
        Some(side) if game.has(Fault::TellingRefusal) && side.hand.contains(Card::SHIELD) => {
            Err(refuse!("HAR-3.5"))
        }
        Some(_) | None => Err(refuse!("HAR-3.4", need 1u8, have 0u8)),
    }
}

/// A move that is none while something else is asked.
fn under_way(game: &Harbour, mv: Move) -> Refusal {
    assert!(mv != Move::Shield || !game.has(Fault::PanickingCheck), "no raid is under way");
    refuse!("HAR-3.1")
}

impl Luck<Harbour> for Catch {
    fn among(&self, _: &Harbour) -> u16 {
        6
    }

    fn befall(&self, game: &mut Harbour, picked: u16, log: &mut HarbourLog) {
        game.pop();
        game.push(Ebb);
        let coins = (picked as u8).div_ceil(2);
        let is_read = Cell::new(false);
        log.note(|| {
            is_read.set(true);
            Event::Caught { seat: self.seat, coins }
        });
        let bonus = u8::from(is_read.get() && game.has(Fault::JournalSteers));
        game.side_mut(self.seat).coins += coins + bonus;
    }
}

impl Luck<Harbour> for Draw {
    fn among(&self, game: &Harbour) -> u16 {
        u16::from(game.deck.len())
    }

    fn seen_by(&self, _: &Harbour) -> Audience {
        Audience::Only(self.seat)
    }

    fn befall(&self, game: &mut Harbour, picked: u16, log: &mut HarbourLog) {
        game.pop();
        game.push(Ebb);
        let seat = self.seat;
        let card = game.deck.draw(picked);
        game.side_mut(seat).hand.add(card);
        let is_open = game.has(Fault::OpenDraw);
        let drew = || {
            if is_open { Event::DrewOpenly { seat, card } } else { Event::Drew { seat, card: Some(card) } }
        };
        log.note(drew);
    }
}

impl Ask<Harbour> for Window {
    type Choice = Move;

    fn asked(&self, _: &Harbour) -> SeatSet {
        SeatSet::one(self.target)
    }

    fn question(&self, _: &Harbour, _: Seat) -> Phrase {
        Phrase::new("harbour-shield-question").seat("raider", self.raider)
    }

    fn candidates(&self, game: &Harbour, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Shield, Move::Pass]);
        if game.has(Fault::DuplicateCandidate) {
            moves.push(Move::Pass);
        }
    }

    fn check(&self, game: &Harbour, seat: Seat, mv: Move) -> Result<Move, Refusal> {
        match mv {
            Move::Shield if !game.side(seat).hand.contains(Card::SHIELD) => Err(refuse!("HAR-3.5")),
            Move::Shield | Move::Pass => Ok(mv),
            Move::Bid(_) | Move::Fish | Move::Draw | Move::Raid { .. } => Err(refuse!("HAR-3.1")),
        }
    }

    fn decide(&self, game: &mut Harbour, seat: Seat, choice: Move, log: &mut HarbourLog) {
        game.pop();
        if choice == Move::Pass {
            let Window { raider, target } = *self;
            game.push(Raid { raider, target });
            return;
        }
        game.push(Ebb);
        game.side_mut(seat).hand.remove(Card::SHIELD);
        if !game.has(Fault::LostCard) {
            game.spent.add(Card::SHIELD);
        }
        log.note(|| Event::Shielded { seat });
    }

    fn is_sound(&self, _: &Harbour, below: Option<Frame>) -> bool {
        self.raider != self.target && below.is_none()
    }
}

impl Luck<Harbour> for Raid {
    fn among(&self, game: &Harbour) -> u16 {
        let told = game.side(self.target).hand.count(Card::SHIELD);
        if game.has(Fault::TellingDie) { 6 + u16::from(told) } else { 6 }
    }

    fn befall(&self, game: &mut Harbour, picked: u16, log: &mut HarbourLog) {
        game.pop();
        game.push(Ebb);
        let Raid { raider, target } = *self;
        let coins = if 3 <= picked { game.side(target).coins.min(2) } else { 0 };
        game.side_mut(target).coins -= coins;
        game.side_mut(raider).coins += coins;
        log.note(|| Event::RaidRolled { raider, coins });
    }

    fn waits(&self, _: &Harbour) -> bool {
        self.raider != self.target
    }
}

impl Auto<Harbour> for Ebb {
    fn run(&self, game: &mut Harbour, _: &mut HarbourLog) {
        game.pop();
        game.tide.0 = if game.has(Fault::Unstorable) { game.tide.0 + 1 } else { 1 - game.tide.0 };
        if !game.has(Fault::NeverEnds) {
            game.round += 1;
        }
        if game.round < game.rounds {
            game.push(Auction);
        }
    }
}
