//! Deals: making, collecting, giving up, cancelling and taking them (section 12, IMP-24.5, IMP-24.15 to
//! IMP-24.17, IMP-24.24, IMP-24.33).

use crate::{
    events::{Event, Log},
    frames::Frame,
    goods::{Bill, Gain},
    ids::{Card, Empire, LocationId},
    moves::Move,
    phase::{
        ability::{DealAgain, NO_CARD},
        draw::{self, Destination},
        feature::{self, Occasion},
        pay::{self, Slide},
        take,
    },
    state::{Deal, ImperialSettlers},
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Auto, Staged},
};

/// What a Deal costs (IMP-12.2).
const FOOD: Bill = Bill { wood: 0, stone: 0, food: 1, any: 0 };

/// IMP-12.1, IMP-12.2: a Faction card from hand, and 1 Food or Gold.
pub(crate) fn check(game: &ImperialSettlers, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !game.player(seat).hand.contains(card) || card.deal().is_none() {
        return Err(refuse!("IMP-12.1"));
    }
    if !game.can_pay(seat, FOOD, 0) {
        return Err(refuse!("IMP-12.2", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// IMP-12.2: the card leaves the hand, and 1 Food or Gold is paid.
pub(crate) fn begin(game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
    game.player_mut(seat).hand.remove(card);
    let good = card.deal().expect("the Deal field was checked");
    log.note(|| Event::DealMade { seat, card, good });
    game.push(Slide { seat, card });
    pay::settle(game, seat, FOOD, LocationId::NONE, log);
}

/// IMP-12.3: the card goes under the board, and its Good is gained at once.
impl Auto<ImperialSettlers> for Slide {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        game.pop();
        conclude(game, self.seat, Deal::Card(self.card), log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat) && self.card.deal().is_some()
    }
}

/// IMP-24.15: a Deal with an enemy Location.
pub(crate) fn make_with(game: &mut ImperialSettlers, seat: Seat, at: LocationId, good: Gain, log: &mut Log) {
    let card = game.location(at).expect("the Location was checked").card;
    log.note(|| Event::LocationDealMade { seat, card, at, good });
    conclude(game, seat, Deal::Location { at, good }, log);
}

/// The Deal is made: its Good is gained, then Features react (IMP-12.6).
fn conclude(game: &mut ImperialSettlers, seat: Seat, deal: Deal, log: &mut Log) {
    game.player_mut(seat).deals.push(deal);
    feature::fire(game, Occasion::MakeDeal, seat, 1);
    gain(game, seat, deal.good(), log);
}

/// A Deal yields its Good again (IMP-12.4).
pub(crate) fn collect(game: &mut ImperialSettlers, seat: Seat, deal: u8, log: &mut Log) {
    let good = game.player(seat).deals[usize::from(deal)].good();
    log.note(|| Event::DealUsed { seat, good });
    gain(game, seat, good, log);
}

/// IMP-24.5, IMP-24.40: each Deal at most once.
impl Ask<ImperialSettlers> for DealAgain {
    /// The Deal; `None` to stop.
    type Choice = Option<u8>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-deal-again").number("left", self.left).rule("IMP-24.5")
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        own(game, seat, moves);
        moves.push(Move::Done);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Option<u8>, Refusal> {
        if mv == Move::Done {
            return Ok(None);
        }
        let Move::DealOf { empire, deal } = mv else { return Err(refuse!("IMP-24.5")) };
        if is_own(game, seat, empire, deal) && self.used >> deal & 1 == 0 {
            Ok(Some(deal))
        } else {
            Err(refuse!("IMP-24.40"))
        }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, deal: Option<u8>, log: &mut Log) {
        game.pop();
        let Some(deal) = deal else { return log.note(|| Event::Declined { seat }) };
        let used = self.used | 1 << deal;
        let all_used = used.count_ones() as usize == game.player(seat).deals.len();
        if 1 < self.left && !all_used {
            game.push(DealAgain { seat, left: self.left - 1, used });
        }
        collect(game, seat, deal, log);
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left
    }
}

pub(crate) fn own(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    let empire = Empire::from(seat);
    moves.extend((0..count(game, empire)).map(|deal| Move::DealOf { empire, deal }));
}

pub(crate) fn is_own(game: &ImperialSettlers, seat: Seat, empire: Empire, deal: u8) -> bool {
    empire.is(seat) && deal < count(game, empire)
}

/// IMP-19.9: one Deal is one source of VP.
fn gain(game: &mut ImperialSettlers, seat: Seat, good: Gain, log: &mut Log) {
    if take::gain(game, seat, good, 1, Destination::Hand, NO_CARD, log) {
        feature::fire(game, Occasion::GainVp, seat, 1);
    }
}

/// A Deal is discarded as a cost (IMP-14.7).
pub(crate) fn give_up(game: &mut ImperialSettlers, seat: Seat, deal: u8, log: &mut Log) {
    let deal = game.player_mut(seat).deals.remove(usize::from(deal));
    log.note(|| Event::DealGivenUp { seat, good: deal.good() });
    put_away(game, deal);
}

/// The card of a Deal that has ended goes to its owner's discard pile (IMP-24.34); an Attack card is set aside
/// (IMP-28.14).
fn put_away(game: &mut ImperialSettlers, deal: Deal) {
    match deal {
        Deal::Card(card) => draw::discard(game, card),
        Deal::Location { .. } => (),
        Deal::Attack(attack) => game.solo.aside.push(attack),
    }
}

/// The Deals that others could cancel or take: those of a player, or the Attack cards of the virtual player
/// (IMP-28.10).
pub(crate) fn count(game: &ImperialSettlers, empire: Empire) -> u8 {
    match empire.seat() {
        Some(seat) => game.player(seat).deals.len() as u8,
        None => game.solo.line.len() as u8,
    }
}

/// IMP-24.33: an enemy who has not passed has this Deal.
pub(crate) fn check_cancel(
    game: &ImperialSettlers,
    seat: Seat,
    empire: Empire,
    deal: u8,
) -> Result<(), Refusal> {
    let is_there = empire.seat().map_or(game.is_solo(), |other| other.0 < game.seats);
    if !is_there || empire.is(seat) || count(game, empire) <= deal {
        return Err(refuse!("IMP-24.33"));
    }
    if !game.can_be_target(empire) {
        return Err(refuse!("IMP-10.7"));
    }
    Ok(())
}

/// IMP-24.24: only a Deal under an enemy board can be taken.
pub(crate) fn check_take(
    game: &ImperialSettlers,
    seat: Seat,
    empire: Empire,
    deal: u8,
) -> Result<(), Refusal> {
    check_cancel(game, seat, empire, deal)
        .map_err(|refusal| if refusal.rule.0 == "IMP-24.33" { refuse!("IMP-24.24") } else { refusal })?;
    let taken = empire.seat().map(|other| game.player(other).deals[usize::from(deal)]);
    if matches!(taken, Some(Deal::Location { .. })) {
        return Err(refuse!("IMP-24.24"));
    }
    Ok(())
}

pub(crate) fn cancel(game: &mut ImperialSettlers, seat: Seat, empire: Empire, deal: u8, log: &mut Log) {
    let deal = remove(game, empire, deal);
    log.note(|| Event::DealCancelled { seat, from: empire, good: deal.good() });
    put_away(game, deal);
}

/// IMP-24.25: the Deal changes hands and gives nothing at once.
pub(crate) fn take_over(game: &mut ImperialSettlers, seat: Seat, empire: Empire, deal: u8, log: &mut Log) {
    let deal = remove(game, empire, deal);
    log.note(|| Event::DealTaken { seat, from: empire, good: deal.good() });
    game.player_mut(seat).deals.push(deal);
}

fn remove(game: &mut ImperialSettlers, empire: Empire, deal: u8) -> Deal {
    match empire.seat() {
        Some(seat) => game.player_mut(seat).deals.remove(usize::from(deal)),
        None => Deal::Attack(game.solo.line.remove(usize::from(deal))),
    }
}

/// IMP-24.17: Deals with a Location end when it leaves play.
pub(crate) fn end_with(game: &mut ImperialSettlers, at: LocationId, card: Card, log: &mut Log) {
    for seat in Seat::all(game.seats) {
        game.player_mut(seat).deals.retain(|deal| {
            if let Deal::Location { at: with, good } = *deal
                && with == at
            {
                log.note(|| Event::LocationDealEnded { seat, card, good });
                return false;
            }
            true
        });
    }
}
