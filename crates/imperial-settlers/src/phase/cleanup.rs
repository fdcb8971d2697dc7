//! The Cleanup phase and the way from one round to the next (section 20).

use crate::{
    content::{Lasting, Stashed, Where},
    events::{Event, Log},
    frames::{AttackFrame, Cleanup, Frame},
    goods::{Good, GoodSet},
    ids::{LocationId, Tech},
    location::{Heap, Location, Mark},
    moves::Move,
    phase::{ability, lookout, turn},
    score,
    state::{ImperialSettlers, StashedCard},
};
use approdo_contract::{Pending, Refusal, Seat, SeatSet, refuse};

/// IMP-20.2, IMP-20.8: players make their choices in turn order, after the last round only about stashes.
pub(crate) fn begin(game: &mut ImperialSettlers) {
    game.push(Frame::Cleanup(Cleanup::Player { nth: 0 }));
}

pub(crate) fn pending(cleanup: Cleanup) -> Option<Pending> {
    match cleanup {
        Cleanup::Store { seat, .. } | Cleanup::Stash { seat, .. } => {
            Some(Pending::Decision { seats: SeatSet::one(seat), sealed: false })
        }
        Cleanup::Player { .. } | Cleanup::Locations { .. } => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, cleanup: Cleanup, log: &mut Log) {
    match cleanup {
        Cleanup::Player { nth } if nth == game.seats => {
            game.frames.pop();
            discard_all(game, log);
        }
        Cleanup::Player { nth } => {
            let seat = game.in_turn(nth);
            game.active = seat;
            game.replace(Frame::Cleanup(Cleanup::Player { nth: nth + 1 }));
            game.push(Frame::Cleanup(Cleanup::Locations { seat, next: 0 }));
        }
        Cleanup::Locations { seat, next } => next_location(game, seat, next),
        Cleanup::Store { .. } | Cleanup::Stash { .. } => unreachable!("{cleanup:?} waits for a decision"),
    }
}

/// The next Location of a player that can take something.
fn next_location(game: &mut ImperialSettlers, seat: Seat, next: u8) {
    for place in usize::from(next)..game.locations.len() {
        let location = &game.locations[place];
        if location.card.info().lasting.is_empty() || !location.works_for(seat) {
            continue;
        }
        if let Some(question) = question(game, seat, location) {
            game.replace(Frame::Cleanup(Cleanup::Locations { seat, next: place as u8 + 1 }));
            return game.push(Frame::Cleanup(question));
        }
    }
    game.frames.pop();
}

/// What a Location can take in this Cleanup, if its player has anything of it.
fn question(game: &ImperialSettlers, seat: Seat, location: &Location) -> Option<Cleanup> {
    let at = location.id;
    ImperialSettlers::lasting(location).find_map(|lasting| match lasting {
        Lasting::Store(store) if store.place == Where::Card && !turn::is_last_round(game) => {
            // IMP-21.9: twice the number with a Basic token.
            let left = if location.has_active(Tech::Basic) { 2 * store.max } else { store.max };
            let has_any = store.goods.iter().any(|good| 0 < game.has(seat, good));
            has_any.then_some(Cleanup::Store { seat, at, left })
        }
        Lasting::Stash { what, max } => {
            let has_any = match what {
                Stashed::Card => !game.player(seat).hand.is_empty(),
                Stashed::Resource => Good::RESOURCES.iter().any(|good| 0 < game.has(seat, *good)),
            };
            has_any.then_some(Cleanup::Stash { seat, at, left: max })
        }
        Lasting::Store(_) | Lasting::EndVp { .. } | Lasting::RazeTax { .. } | Lasting::NotRazable => None,
    })
}

/// The Goods that a Location stores, and how many are printed on it.
fn store_of(location: &Location) -> (GoodSet, u8) {
    let stores = ImperialSettlers::lasting(location).find_map(|lasting| match lasting {
        Lasting::Store(store) => Some((store.goods, store.max)),
        Lasting::Stash { .. } | Lasting::EndVp { .. } | Lasting::RazeTax { .. } | Lasting::NotRazable => None,
    });
    stores.unwrap_or_default()
}

/// What a Location stashes.
pub(crate) fn stash_of(location: &Location) -> Option<Stashed> {
    ImperialSettlers::lasting(location).find_map(|lasting| match lasting {
        Lasting::Stash { what, .. } => Some(what),
        Lasting::Store(_) | Lasting::EndVp { .. } | Lasting::RazeTax { .. } | Lasting::NotRazable => None,
    })
}

pub(crate) fn candidates(game: &ImperialSettlers, cleanup: Cleanup, moves: &mut Vec<Move>) {
    match cleanup {
        Cleanup::Store { at, .. } => {
            let goods = game.location(at).map(store_of).unwrap_or_default().0;
            moves.extend(goods.iter().map(Move::Good));
            moves.push(Move::Done);
        }
        Cleanup::Stash { seat, at, .. } => {
            match game.location(at).and_then(stash_of) {
                Some(Stashed::Card) => moves.extend(game.player(seat).hand.kinds().map(Move::Card)),
                Some(Stashed::Resource) => moves.extend(Good::RESOURCES.map(Move::Good)),
                None => (),
            }
            moves.push(Move::Done);
        }
        Cleanup::Player { .. } | Cleanup::Locations { .. } => (),
    }
}

pub(crate) fn check(game: &ImperialSettlers, cleanup: Cleanup, mv: Move) -> Result<(), Refusal> {
    match (cleanup, mv) {
        (Cleanup::Store { .. } | Cleanup::Stash { .. }, Move::Done) => Ok(()),
        (Cleanup::Store { seat, at, .. }, Move::Good(good)) => {
            let goods = game.location(at).map(store_of).unwrap_or_default().0;
            if goods.contains(good) && 0 < game.has(seat, good) { Ok(()) } else { Err(refuse!("IMP-20.6")) }
        }
        (Cleanup::Store { .. }, _) => Err(refuse!("IMP-20.6")),
        (Cleanup::Stash { seat, at, .. }, Move::Card(card)) => {
            let takes = game.location(at).and_then(stash_of) == Some(Stashed::Card);
            if takes && game.player(seat).hand.contains(card) { Ok(()) } else { Err(refuse!("IMP-20.8")) }
        }
        (Cleanup::Stash { seat, at, .. }, Move::Good(good)) if Good::RESOURCES.contains(&good) => {
            let takes = game.location(at).and_then(stash_of) == Some(Stashed::Resource);
            if takes && 0 < game.has(seat, good) { Ok(()) } else { Err(refuse!("IMP-20.8")) }
        }
        (Cleanup::Stash { .. }, _) => Err(refuse!("IMP-20.8")),
        (Cleanup::Player { .. } | Cleanup::Locations { .. }, _) => Err(refuse!("IMP-20.2")),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, cleanup: Cleanup, mv: Move, log: &mut Log) {
    game.frames.pop();
    match (cleanup, mv) {
        (Cleanup::Store { seat, at, left }, Move::Good(good)) => {
            game.player_mut(seat).supply[good] -= 1;
            let location = game.location_mut(at).expect("a Location that stores stands");
            location.held.add(good);
            let card = location.card;
            log.note(|| Event::Stored { seat, good, card, at });
            let (goods, _) = game.location(at).map(store_of).unwrap_or_default();
            if 1 < left && goods.iter().any(|good| 0 < game.has(seat, good)) {
                game.push(Frame::Cleanup(Cleanup::Store { seat, at, left: left - 1 }));
            } else {
                stored(game, at, log);
            }
        }
        (Cleanup::Store { seat, at, .. }, Move::Done) => {
            log.note(|| Event::Declined { seat });
            stored(game, at, log);
        }
        (Cleanup::Stash { seat, at, left }, Move::Card(card)) => {
            let player = game.player_mut(seat);
            player.hand.remove(card);
            let stashed = StashedCard { at, card };
            let place = player.stash.partition_point(|other| *other <= stashed);
            player.stash.insert(place, stashed);
            log.note(|| Event::Stashed { seat, card: Some(card), at });
            if 1 < left && !game.player(seat).hand.is_empty() {
                game.push(Frame::Cleanup(Cleanup::Stash { seat, at, left: left - 1 }));
            }
        }
        (Cleanup::Stash { seat, at, left }, Move::Good(good)) => {
            game.player_mut(seat).supply[good] -= 1;
            game.location_mut(at).expect("a Location that stashes stands").held.add(good);
            log.note(|| Event::StashedGood { seat, good, at });
            if 1 < left && Good::RESOURCES.iter().any(|good| 0 < game.has(seat, *good)) {
                game.push(Frame::Cleanup(Cleanup::Stash { seat, at, left: left - 1 }));
            }
        }
        (Cleanup::Stash { seat, .. }, Move::Done) => log.note(|| Event::Declined { seat }),
        (cleanup, mv) => unreachable!("{mv:?} passed the check in {cleanup:?}"),
    }
}

/// IMP-21.17: a storage that took something has been used; twice if it took more than is printed on it.
fn stored(game: &mut ImperialSettlers, at: LocationId, log: &mut Log) {
    let Some(location) = game.location(at) else { return };
    let (count, printed) = (location.held.len(), store_of(location).1);
    let uses = match count {
        0 => 0,
        _ if printed < count => 2,
        _ => 1,
    };
    (0..uses).for_each(|_| ability::score_token(game, at, log));
}

/// IMP-20.9: everything that nothing keeps is discarded; the last round has no Cleanup (IMP-20.1).
fn discard_all(game: &mut ImperialSettlers, log: &mut Log) {
    if !turn::is_last_round(game) {
        for seat in Seat::all(game.seats) {
            let kept = kept(game, seat);
            for good in Good::ALL.into_iter().filter(|good| !kept.contains(*good)) {
                game.player_mut(seat).supply[good] = 0;
            }
        }
        let keeps_defense = keeps_defense(game);
        for location in &mut game.locations {
            location.visitors = 0;
            location.spent = Heap::empty();
            location.activations = [0; 2];
            location.marks.clear(Mark::Exhausted);
            if !keeps_defense {
                location.marks.clear(Mark::Defense);
            }
        }
        log.note(|| Event::CleanedUp { round: game.round });
    }
    if game.is_solo() {
        game.push(Frame::Attack(AttackFrame::Begin));
    } else {
        next_round(game, log);
    }
}

/// IMP-20.3 to IMP-20.5: what the board and the Locations of a player keep in the supply.
fn kept(game: &ImperialSettlers, seat: Seat) -> GoodSet {
    let mut kept = game.faction_info(seat).store;
    for location in game.locations.iter() {
        if location.card.info().lasting.is_empty() || !location.works_for(seat) {
            continue;
        }
        for lasting in ImperialSettlers::lasting(location) {
            if let Lasting::Store(store) = lasting
                && store.place == Where::Supply
            {
                kept = GoodSet(kept.0 | store.goods.0);
            }
        }
    }
    kept
}

/// IMP-29.3: in the solo game of the Atlanteans Defense tokens stay until the Attack phase is over.
pub(crate) fn keeps_defense(game: &ImperialSettlers) -> bool {
    game.is_solo() && game.faction_info(Seat(0)).places_tech
}

/// IMP-20.16, IMP-26.1: the first-player marker moves and a new round begins; after the last one the game ends.
pub(crate) fn next_round(game: &mut ImperialSettlers, log: &mut Log) {
    if turn::is_last_round(game) {
        return score::finish(game, log);
    }
    game.first = game.in_turn(1);
    log.note(|| Event::MarkerPassed { seat: game.first });
    for player in &mut game.players {
        player.has_passed = false;
        player.actions = 0;
    }
    lookout::begin(game, log);
}
