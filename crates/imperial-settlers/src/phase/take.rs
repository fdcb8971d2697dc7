//! Gaining Goods, and the choices that some of them leave (section 3).

use crate::{
    content::content,
    events::{Event, Log},
    frames::{Ability, Destination, Frame, Occasion, Take},
    goods::{Gain, Good, GoodSet},
    ids::{Card, Deck, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{draw, feature},
    state::ImperialSettlers,
};
use approdo_contract::{Pending, Refusal, Seat, SeatSet, refuse};
use approdo_pieces::NamedId;

/// A seat gains so many of something; what leaves a choice is asked for later. Tells whether VP were gained at
/// once, so that whoever gives them can report a source of VP (IMP-19.9).
pub(crate) fn gain(
    game: &mut ImperialSettlers,
    seat: Seat,
    gain: Gain,
    n: u16,
    to: Destination,
    about: Card,
    log: &mut Log,
) -> bool {
    if n == 0 {
        return false;
    }
    match (gain.good(), gain) {
        (Some(good), _) => {
            game.player_mut(seat).supply[good] += n;
            log.note(|| Event::Gained { seat, gain, n });
            false
        }
        (None, Gain::Vp) => {
            game.player_mut(seat).vp += n;
            log.note(|| Event::Gained { seat, gain, n });
            true
        }
        (None, Gain::ColorMatch) => match_colour(game, seat, n, about, log),
        (None, _) => {
            game.push(Frame::Take(Take::Next { seat, what: gain, left: n.min(255) as u8, to }));
            false
        }
    }
}

/// IMP-25.12: the Good of the razed card's colour; a card without a colour gives none.
fn match_colour(game: &mut ImperialSettlers, seat: Seat, n: u16, about: Card, log: &mut Log) -> bool {
    let colours = about.info().colours;
    let mut several = colours.iter();
    match (several.next(), several.next()) {
        (None, _) => false,
        (Some(colour), None) => {
            let good = content().colours[colour.index()].good;
            gain(game, seat, good, n, Destination::Hand, about, log)
        }
        (Some(_), Some(_)) => {
            (0..n).for_each(|_| game.push(Frame::Take(Take::Colour { seat, colours })));
            false
        }
    }
}

/// The nearest list of effects below reports its VP when it is done.
pub(crate) fn mark_scored(game: &mut ImperialSettlers) {
    for frame in game.frames.iter_mut().rev() {
        if let Frame::Ability(Ability::Run(run)) = frame {
            run.has_scored = true;
            return;
        }
    }
}

/// Asks which Goods are discarded, as far as there is a choice; discards the rest.
pub(crate) fn lose(game: &mut ImperialSettlers, seat: Seat, goods: GoodSet, n: u8, log: &mut Log) {
    let mut left = n;
    while 0 < left {
        let mut owned = goods.iter().filter(|good| 0 < game.has(seat, *good));
        match (owned.next(), owned.next()) {
            (None, _) => return,
            (Some(good), None) => {
                drop(owned);
                discard_good(game, seat, good, log);
                left -= 1;
            }
            (Some(_), Some(_)) => {
                drop(owned);
                game.push(Frame::Take(Take::Lose { seat, goods, left }));
                return;
            }
        }
    }
}

fn discard_good(game: &mut ImperialSettlers, seat: Seat, good: Good, log: &mut Log) {
    game.player_mut(seat).supply[good] -= 1;
    log.note(|| Event::Lost { seat, good, n: 1 });
}

pub(crate) fn pending(take: Take) -> Option<Pending> {
    match take {
        Take::Deck { seat, .. }
        | Take::Resource { seat }
        | Take::Form { seat }
        | Take::Post { seat }
        | Take::Colour { seat, .. }
        | Take::Lose { seat, .. }
        | Take::Keep { seat }
        | Take::Exchange { seat, .. } => Some(Pending::Decision { seats: SeatSet::one(seat), sealed: false }),
        Take::Next { .. } | Take::Drawn { .. } => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, take: Take, log: &mut Log) {
    match take {
        Take::Next { seat, what, left, to } => next(game, seat, what, left, to),
        Take::Drawn { seat } => drawn(game, seat, log),
        Take::Deck { .. }
        | Take::Resource { .. }
        | Take::Form { .. }
        | Take::Post { .. }
        | Take::Colour { .. }
        | Take::Lose { .. }
        | Take::Keep { .. }
        | Take::Exchange { .. } => unreachable!("{take:?} waits for a decision"),
    }
}

fn next(game: &mut ImperialSettlers, seat: Seat, what: Gain, left: u8, to: Destination) {
    if left == 0 {
        game.frames.pop();
        return;
    }
    game.replace(Frame::Take(Take::Next { seat, what, left: left - 1, to }));
    match (what.good(), what) {
        (None, Gain::Card) => match available_decks(game, seat) {
            (true, true) => game.push(Frame::Take(Take::Deck { seat, to })),
            (false, true) => draw::begin(game, seat, Deck::Faction, to),
            (_, false) => draw::begin(game, seat, Deck::Common, to),
        },
        (None, Gain::CommonCard) => draw::begin(game, seat, Deck::Common, to),
        (None, Gain::FactionCard) => draw::begin(game, seat, Deck::Faction, to),
        (None, Gain::Resource) => game.push(Frame::Take(Take::Resource { seat })),
        (None, Gain::AdvancedTech) => game.push(Frame::Take(Take::Form { seat })),
        (None, Gain::Samurai) => {
            // A Samurai who finds no place is lost (IMP-24.13).
            if game.locations.iter().any(|location| check_post_at(game, location, seat).is_ok()) {
                game.push(Frame::Take(Take::Post { seat }));
            }
        }
        (Some(_) | None, _) => unreachable!("{what:?} leaves no choice"),
    }
}

/// Whether the Common deck and the Faction deck have a card (IMP-4.15).
fn available_decks(game: &ImperialSettlers, seat: Seat) -> (bool, bool) {
    (draw::is_available(game, seat, Deck::Common), draw::is_available(game, seat, Deck::Faction))
}

/// IMP-24.38: a single card is kept without a question.
fn drawn(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    match game.pool.len() {
        0 => {
            game.frames.pop();
        }
        1 => {
            game.frames.pop();
            let card = game.pool.draw(0);
            keep(game, seat, card, log);
        }
        _ => game.replace(Frame::Take(Take::Keep { seat })),
    }
}

fn keep(game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
    game.player_mut(seat).hand.add(card);
    log.note(|| Event::Kept { seat, card: Some(card) });
    for other in game.pool.take().as_slice() {
        draw::discard(game, *other);
        log.note(|| Event::Discarded { seat, card: *other });
    }
}

pub(crate) fn candidates(game: &ImperialSettlers, take: Take, moves: &mut Vec<Move>) {
    let resources = Good::RESOURCES.map(Move::Good);
    let decks = [Move::Draw(Deck::Common), Move::Draw(Deck::Faction)];
    match take {
        Take::Deck { .. } => moves.extend(decks),
        Take::Resource { .. } => moves.extend(resources),
        Take::Form { .. } => {
            moves.extend([Good::AdvancedScore, Good::AdvancedDefense].map(Move::Good));
        }
        Take::Post { seat } => {
            let own = game.locations.iter().filter(|location| location.works_for(seat));
            moves.extend(own.map(|location| Move::At(location.id)));
        }
        Take::Colour { colours, .. } => moves.extend(colours.iter().map(Move::Colour)),
        Take::Lose { goods, .. } => moves.extend(goods.iter().map(Move::Good)),
        Take::Keep { .. } => moves.extend(game.pool.kinds().map(Move::Card)),
        Take::Exchange { .. } => {
            moves.extend(resources);
            moves.extend(decks);
        }
        Take::Next { .. } | Take::Drawn { .. } => (),
    }
}

pub(crate) fn check(game: &ImperialSettlers, take: Take, mv: Move) -> Result<(), Refusal> {
    match (take, mv) {
        (Take::Deck { seat, .. } | Take::Exchange { seat, .. }, Move::Draw(deck)) => {
            check_deck(game, seat, deck)
        }
        (Take::Resource { .. }, Move::Good(good)) if Good::RESOURCES.contains(&good) => Ok(()),
        (Take::Resource { .. }, _) => Err(refuse!("IMP-3.3")),
        (Take::Exchange { .. }, Move::Good(good)) if Good::RESOURCES.contains(&good) => Ok(()),
        (Take::Exchange { .. }, _) => Err(refuse!("IMP-15.1")),
        (Take::Form { .. }, Move::Good(Good::AdvancedScore | Good::AdvancedDefense)) => Ok(()),
        (Take::Form { .. }, _) => Err(refuse!("IMP-21.13")),
        (Take::Post { seat }, Move::At(at)) => check_post(game, seat, at),
        (Take::Post { .. }, _) => Err(refuse!("IMP-24.13")),
        (Take::Colour { colours, .. }, Move::Colour(colour)) if colours.contains(colour) => Ok(()),
        (Take::Colour { .. }, _) => Err(refuse!("IMP-25.12")),
        (Take::Lose { seat, goods, .. }, Move::Good(good)) if goods.contains(good) => {
            if game.has(seat, good) == 0 { Err(refuse!("IMP-22.4", need 1_u8, have 0_u8)) } else { Ok(()) }
        }
        (Take::Lose { .. }, _) => Err(refuse!("IMP-22.4")),
        (Take::Keep { .. }, Move::Card(card)) if game.pool.contains(card) => Ok(()),
        (Take::Keep { .. }, _) => Err(refuse!("IMP-24.38")),
        (Take::Deck { .. } | Take::Next { .. } | Take::Drawn { .. }, _) => Err(refuse!("IMP-3.9")),
    }
}

/// IMP-4.14, IMP-4.15: the deck has a card.
fn check_deck(game: &ImperialSettlers, seat: Seat, deck: Deck) -> Result<(), Refusal> {
    if draw::is_available(game, seat, deck) {
        return Ok(());
    }
    match deck {
        Deck::Common => Err(refuse!("IMP-4.15")),
        Deck::Faction => Err(refuse!("IMP-4.14")),
    }
}

/// IMP-18.6: a Location of one's own on which a Samurai can stand.
pub(crate) fn check_post(game: &ImperialSettlers, seat: Seat, at: LocationId) -> Result<(), Refusal> {
    match game.location(at) {
        Some(location) => check_post_at(game, location, seat),
        None => Err(refuse!("IMP-18.6")),
    }
}

/// IMP-18.7, IMP-18.9: a Faction Location of one's own without a Samurai.
pub(crate) fn check_post_at(game: &ImperialSettlers, location: &Location, seat: Seat) -> Result<(), Refusal> {
    if !location.works_for(seat) {
        return Err(refuse!("IMP-18.6"));
    }
    if location.card.info().faction != game.player(seat).faction {
        return Err(refuse!("IMP-18.9"));
    }
    if location.has(Mark::Samurai) {
        return Err(refuse!("IMP-18.7"));
    }
    Ok(())
}

pub(crate) fn decide(game: &mut ImperialSettlers, take: Take, mv: Move, log: &mut Log) {
    game.frames.pop();
    match (take, mv) {
        (Take::Deck { seat, to }, Move::Draw(deck)) => draw::begin(game, seat, deck, to),
        (Take::Resource { seat } | Take::Form { seat }, Move::Good(good)) => {
            gain(game, seat, good.into(), 1, Destination::Hand, Card(0), log);
        }
        (Take::Post { seat }, Move::At(at)) => post(game, seat, at, log),
        (Take::Colour { seat, .. }, Move::Colour(colour)) => {
            let good = content().colours[colour.index()].good;
            if gain(game, seat, good, 1, Destination::Hand, Card(0), log) {
                mark_scored(game);
            }
        }
        (Take::Lose { seat, goods, left }, Move::Good(good)) => {
            discard_good(game, seat, good, log);
            lose(game, seat, goods, left - 1, log);
        }
        (Take::Keep { seat }, Move::Card(card)) => {
            game.pool.remove(card);
            keep(game, seat, card, log);
        }
        (Take::Exchange { seat, left }, mv) => {
            if 1 < left {
                game.push(Frame::Take(Take::Exchange { seat, left: left - 1 }));
            }
            if let Move::Draw(deck) = mv {
                draw::begin(game, seat, deck, Destination::Hand);
            } else if let Move::Good(good) = mv {
                gain(game, seat, good.into(), 1, Destination::Hand, Card(0), log);
            }
        }
        (take, mv) => unreachable!("{mv:?} passed the check in {take:?}"),
    }
}

/// A Samurai stands on a Location from now on; Features react (IMP-18.6).
pub(crate) fn post(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.set(Mark::Samurai);
    let card = location.card;
    log.note(|| Event::SamuraiDeployed { seat, card, at });
    feature::fire(game, Occasion::DeploySamurai, seat, 1);
}
