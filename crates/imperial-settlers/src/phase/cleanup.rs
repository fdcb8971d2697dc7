//! The Cleanup phase and the way from one round to the next (section 20).

use crate::{
    content::{Lasting, Stashed, Where},
    events::{Event, Log},
    frames::Frame,
    goods::{Good, GoodSet},
    ids::{Card, LocationId, Tech},
    location::{Heap, Location, Mark},
    moves::Move,
    phase::{ability, attack, lookout, turn},
    score,
    state::{ImperialSettlers, StashedCard},
    text,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Staged},
};

frames! {
    /// The Cleanup phase.
    #[serde(rename_all = "snake_case")]
    pub enum Cleanup of ImperialSettlers in Frame {
        /// The next player makes choices, or everything else is discarded (IMP-20.2, IMP-20.17).
        auto Player {
            /// The player at this place after the first one.
            nth: u8,
        },
        /// The Locations of a player that store or stash something.
        auto Locations {
            /// Whose.
            seat: Seat,
            /// The place of the next one among all Locations.
            next: u8,
        },
        /// Goods are put on a card that stores them (IMP-20.6).
        ask Store {
            /// Who.
            seat: Seat,
            /// Where.
            at: LocationId,
            /// How many more.
            left: u8,
        },
        /// Cards or Resources are put away for good (IMP-20.8).
        ask Stash {
            /// Who.
            seat: Seat,
            /// Where.
            at: LocationId,
            /// How many more.
            left: u8,
        },
    }
}

/// IMP-20.2, IMP-20.8: players make their choices in turn order, after the last round only about stashes.
pub(crate) fn begin(game: &mut ImperialSettlers) {
    game.push(Player { nth: 0 });
}

impl Auto<ImperialSettlers> for Player {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        if self.nth == game.seats {
            game.pop();
            return discard_all(game, log);
        }
        let seat = game.in_turn(self.nth);
        game.active = seat;
        game.replace(Player { nth: self.nth + 1 });
        game.push(Locations { seat, next: 0 });
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.nth <= game.seats
    }
}

/// The next Location of a player that can take something.
impl Auto<ImperialSettlers> for Locations {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let seat = self.seat;
        for (place, location) in game.locations.iter().enumerate().skip(self.next.into()) {
            if location.works_for(seat)
                && let Some(question) = question(game, seat, location)
            {
                game.replace(Locations { seat, next: place as u8 + 1 });
                return game.push(question);
            }
        }
        game.pop();
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

/// What a Location can take in this Cleanup, if its player has any of it.
fn question(game: &ImperialSettlers, seat: Seat, location: &Location) -> Option<Cleanup> {
    let at = location.id;
    ImperialSettlers::lasting(location).find_map(|lasting| match lasting {
        Lasting::Store(store) if store.place == Where::Card && !turn::is_last_round(game) => {
            // IMP-21.9: twice the number with a Basic token.
            let left = if location.has_active(Tech::Basic) { 2 * store.max } else { store.max };
            let has_any = store.goods.iter().any(|good| 0 < game.has(seat, good));
            has_any.then_some(Cleanup::Store(Store { seat, at, left }))
        }
        Lasting::Stash { what, max } => {
            let has_any = match what {
                Stashed::Card => !game.player(seat).hand.is_empty(),
                Stashed::Resource => Good::RESOURCES.iter().any(|good| 0 < game.has(seat, *good)),
            };
            has_any.then_some(Cleanup::Stash(Stash { seat, at, left: max }))
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

impl Store {
    fn goods(&self, game: &ImperialSettlers) -> GoodSet {
        game.location(self.at).map(store_of).unwrap_or_default().0
    }
}

impl Ask<ImperialSettlers> for Store {
    /// The Good; `None` if no more are stored.
    type Choice = Option<Good>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, game: &ImperialSettlers, _: Seat) -> Phrase {
        text::place(Phrase::new("imperial-settlers-ask-store"), game, self.at)
            .number("left", self.left)
            .rule("IMP-20.6")
    }

    fn candidates(&self, game: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.goods(game).iter().map(Move::Good));
        moves.push(Move::Done);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Option<Good>, Refusal> {
        if mv == Move::Done {
            return Ok(None);
        }
        let fits = |good: &Good| self.goods(game).contains(*good) && 0 < game.has(seat, *good);
        mv.good().filter(fits).map(Some).ok_or(refuse!("IMP-20.6"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, good: Option<Good>, log: &mut Log) {
        game.pop();
        let at = self.at;
        let Some(good) = good else {
            log.note(|| Event::Declined { seat });
            return stored(game, at, log);
        };
        game.player_mut(seat).supply[good] -= 1;
        let location = game.location_mut(at).expect("a Location that stores stands");
        location.held.add(good);
        let card = location.card;
        log.note(|| Event::Stored { seat, good, card, at });
        if 1 < self.left && self.goods(game).iter().any(|good| 0 < game.has(seat, good)) {
            game.push(Store { left: self.left - 1, ..*self });
        } else {
            stored(game, at, log);
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.location(self.at).is_some_and(|location| {
            let stores = ImperialSettlers::lasting(location)
                .any(|lasting| matches!(lasting, Lasting::Store(store) if store.place == Where::Card));
            0 < self.left && stores && location.works_for(self.seat)
        })
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

impl Stash {
    fn what(&self, game: &ImperialSettlers) -> Option<Stashed> {
        ImperialSettlers::lasting(game.location(self.at)?).find_map(|lasting| match lasting {
            Lasting::Stash { what, .. } => Some(what),
            Lasting::Store(_) | Lasting::EndVp { .. } | Lasting::RazeTax { .. } | Lasting::NotRazable => None,
        })
    }
}

pub enum PutAway {
    Card(Card),
    Good(Good),
    /// The player stops.
    Nothing,
}

impl Ask<ImperialSettlers> for Stash {
    type Choice = PutAway;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, game: &ImperialSettlers, _: Seat) -> Phrase {
        let what = if self.what(game) == Some(Stashed::Resource) { "resource" } else { "card" };
        text::place(Phrase::new("imperial-settlers-ask-stash"), game, self.at)
            .word("what", what)
            .number("left", self.left)
            .rule("IMP-20.8")
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        match self.what(game) {
            Some(Stashed::Card) => moves.extend(game.player(seat).hand.kinds().map(Move::Card)),
            Some(Stashed::Resource) => moves.extend(Good::RESOURCES.map(Move::Good)),
            None => (),
        }
        moves.push(Move::Done);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<PutAway, Refusal> {
        if mv == Move::Done {
            return Ok(PutAway::Nothing);
        }
        let put_away = match self.what(game) {
            Some(Stashed::Card) => {
                mv.card().filter(|card| game.player(seat).hand.contains(*card)).map(PutAway::Card)
            }
            Some(Stashed::Resource) => {
                let fits = |good: &Good| Good::RESOURCES.contains(good) && 0 < game.has(seat, *good);
                mv.good().filter(fits).map(PutAway::Good)
            }
            None => None,
        };
        put_away.ok_or(refuse!("IMP-20.8"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, put_away: PutAway, log: &mut Log) {
        game.pop();
        let at = self.at;
        let has_more = match put_away {
            PutAway::Card(card) => {
                let player = game.player_mut(seat);
                player.hand.remove(card);
                let stashed = StashedCard { at, card };
                let place = player.stash.partition_point(|other| *other <= stashed);
                player.stash.insert(place, stashed);
                log.note(|| Event::Stashed { seat, card: Some(card), at });
                !game.player(seat).hand.is_empty()
            }
            PutAway::Good(good) => {
                game.player_mut(seat).supply[good] -= 1;
                game.location_mut(at).expect("a Location that stashes stands").held.add(good);
                log.note(|| Event::StashedGood { seat, good, at });
                Good::RESOURCES.iter().any(|good| 0 < game.has(seat, *good))
            }
            PutAway::Nothing => return log.note(|| Event::Declined { seat }),
        };
        if 1 < self.left && has_more {
            game.push(Stash { left: self.left - 1, ..*self });
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let is_own = || game.location(self.at).is_some_and(|location| location.owner.is(self.seat));
        0 < self.left && self.what(game).is_some() && is_own()
    }
}

/// IMP-20.9: everything that is not kept is discarded; the last round has no Cleanup (IMP-20.1).
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
        game.push(attack::Begin);
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
