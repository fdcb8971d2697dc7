//! Targets of effects: `fits.rs` checks them, `hit.rs` carries the effect out.

mod fits;
mod hit;

pub(crate) use fits::can_build;

use crate::{
    content::{From, Kind, RazeTarget, Tokens},
    events::Log,
    frames::{Frame, Point},
    goods::{Bill, Gain, Good, GoodSet},
    ids::{Card, Empire, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{ability, activate, deal, pay, raze, visit},
    state::ImperialSettlers,
    text,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged},
};
use hit::Hit;
use serde::{Deserialize, Serialize};

/// What a target is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A Production Location that produces (IMP-24.7).
    Produce {
        /// Not this one.
        at: LocationId,
        /// Whether it happens as part of a production.
        within_production: bool,
    },
    /// An enemy Common Location to remove (IMP-24.10).
    Remove,
    /// The own Location of a pair (IMP-25.13).
    OwnOfPair,
    /// The enemy Location of a pair.
    EnemyOfPair {
        /// The own one.
        own: LocationId,
    },
    /// A card or Location to raze.
    Raze {
        /// Which are allowed.
        target: RazeTarget,
        /// Whether no tokens are paid.
        free: bool,
        /// VP for each received Good that is discarded.
        cash_in: u8,
    },
    /// A Good of an enemy's supply (IMP-24.27).
    Steal {
        /// Among which.
        goods: GoodSet,
    },
    /// An enemy Location and a Good of its Raze field (IMP-24.30).
    Copy,
    /// The same for a Deal (IMP-24.15).
    LocationDeal,
    /// A card to build (IMP-24.2, IMP-24.12).
    Build {
        /// Where it is.
        from: From,
    },
    /// A Deal of an enemy to discard (IMP-24.33).
    CancelDeal,
    /// A Deal of an enemy to take (IMP-24.24).
    TakeDeal,
    /// An enemy who discards cards.
    EnemyDiscard {
        /// How many.
        n: u8,
    },
    /// A card of the hand for a Foundation (IMP-24.20).
    Bury {
        /// What it gives.
        good: Good,
    },
    /// A Foundation to turn up (IMP-25.7).
    Restore,
    /// An enemy Action Location (IMP-24.22).
    Exhaust,
    /// An enemy Location to block (IMP-23.15).
    Block,
    /// A blocked Location whose token is used again (IMP-23.17).
    Lift {
        /// What is to be blocked.
        onto: LocationId,
    },
    /// An enemy Common Location to take over (IMP-23.9).
    TakeOver,
    /// An enemy Feature to listen in on (IMP-23.13).
    Eavesdrop,
    /// An Action to activate for nothing (IMP-25.9).
    FreeActivate {
        /// Not an Action that does the same.
        at: LocationId,
    },
    /// An enemy Production Location (IMP-25.16).
    SendWorker,
}

impl Ask<ImperialSettlers> for Point {
    type Choice = Hit;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, game: &ImperialSettlers, _: Seat) -> Phrase {
        let (key, rule) = asks(self.what);
        let phrase = Phrase::new(key);
        let phrase =
            if let Target::Lift { onto } = self.what { text::place(phrase, game, onto) } else { phrase };
        phrase.rule(rule)
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        each(game, seat, self.what, &mut |mv| moves.push(mv));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Hit, Refusal> {
        check(game, seat, self.what, mv)
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, hit: Hit, log: &mut Log) {
        game.pop();
        hit.land(game, seat, log);
    }

    /// Checks that there is a legal target, and that the pieces of the effect are there.
    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let Point { seat, what } = *self;
        let stands = |at: LocationId| game.location(at).is_some();
        let plays = |tokens: Tokens| game.seat_with(tokens) == Some(seat);
        let is_whole = if let Target::EnemyOfPair { own } = what {
            stands(own)
        } else if let Target::Lift { onto } = what {
            stands(onto) && plays(Tokens::Barbarian)
        } else if matches!(what, Target::TakeOver | Target::Eavesdrop) {
            plays(Tokens::Egyptian) && 0 < game.player(seat).tokens
        } else {
            what != Target::Block || plays(Tokens::Barbarian)
        };
        // A target in a hand may be missing after the hand was redealt for another observer.
        let is_of_the_hand = matches!(
            what,
            Target::Build { from: From::Hand }
                | Target::Raze { target: RazeTarget::HandOrEnemy, .. }
                | Target::FreeActivate { .. }
        );
        is_whole && (is_of_the_hand || exists(game, seat, what))
    }
}

/// Whether there is a legal target.
pub(crate) fn exists(game: &ImperialSettlers, seat: Seat, what: Target) -> bool {
    let any = |fits: &dyn Fn(&Location) -> bool| game.locations.iter().any(fits);
    match what {
        Target::Raze { target, free, .. } => {
            let own = target == RazeTarget::Own;
            let from_hand = |card: &Card| raze::check_hand(game, seat, *card).is_ok();
            any(&|location| {
                let check = if own {
                    raze::check_own_at(seat, location)
                } else {
                    raze::check_enemy_at(game, seat, location, free)
                };
                check.is_ok()
            }) || (target == RazeTarget::HandOrEnemy
                && game.player(seat).hand.as_slice().iter().any(from_hand))
        }
        Target::SendWorker => any(&|location| visit::check_at(game, seat, location, true).is_ok()),
        Target::Copy | Target::LocationDeal => any(&|location| {
            let field = &location.card.info().raze;
            field.first().is_some_and(|good| check_good_at(game, seat, what, location, *good).is_ok())
        }),
        Target::Produce { .. }
        | Target::Remove
        | Target::OwnOfPair
        | Target::EnemyOfPair { .. }
        | Target::Exhaust
        | Target::Block
        | Target::Lift { .. }
        | Target::TakeOver
        | Target::Eavesdrop => any(&|location| check_at(game, seat, what, location).is_ok()),
        Target::Steal { .. }
        | Target::Build { .. }
        | Target::CancelDeal
        | Target::TakeDeal
        | Target::EnemyDiscard { .. }
        | Target::Bury { .. }
        | Target::Restore
        | Target::FreeActivate { .. } => {
            let mut found = false;
            each(game, seat, what, &mut |mv| found = found || check(game, seat, what, mv).is_ok());
            found
        }
    }
}

/// Every candidate, legal or not.
fn each(game: &ImperialSettlers, seat: Seat, what: Target, visit: &mut dyn FnMut(Move)) {
    let own = || game.locations.iter().filter(|location| location.works_for(seat));
    let enemies = || game.locations.iter().filter(|location| !location.works_for(seat));
    match what {
        Target::Produce { .. } => own()
            .filter(|location| location.card.info().kind == Kind::Production)
            .for_each(|location| visit(Move::At(location.id))),
        Target::OwnOfPair => own().for_each(|location| visit(Move::At(location.id))),
        Target::Remove | Target::EnemyOfPair { .. } | Target::TakeOver | Target::Block => {
            enemies().for_each(|location| visit(Move::At(location.id)));
        }
        Target::Eavesdrop => enemies()
            .filter(|location| location.card.info().has_reaction())
            .for_each(|location| visit(Move::At(location.id))),
        Target::Exhaust => enemies()
            .filter(|location| !location.card.info().actions.is_empty())
            .for_each(|location| visit(Move::At(location.id))),
        Target::Lift { .. } => game
            .locations
            .iter()
            .filter(|location| location.has(Mark::Blocked))
            .for_each(|location| visit(Move::At(location.id))),
        Target::Raze { target: RazeTarget::Own, .. } => {
            own().for_each(|location| visit(Move::Raze(location.id)));
        }
        Target::Raze { target, .. } => {
            if target == RazeTarget::HandOrEnemy {
                game.player(seat).hand.kinds().for_each(|card| visit(Move::RazeHand(card)));
            }
            enemies().for_each(|location| visit(Move::Raze(location.id)));
        }
        Target::Steal { goods } => {
            for other in Seat::all(game.seats).filter(|other| *other != seat) {
                goods.iter().for_each(|good| visit(Move::GoodOf { seat: other, good }));
            }
        }
        Target::Copy | Target::LocationDeal => enemies().for_each(|location| {
            let field = &location.card.info().raze;
            for (place, good) in field.iter().enumerate() {
                if !field[..place].contains(good) {
                    visit(Move::GoodAt { at: location.id, good: *good });
                }
            }
        }),
        Target::Build { from: From::Hand } | Target::Bury { .. } => {
            game.player(seat).hand.kinds().for_each(|card| visit(Move::Card(card)));
        }
        Target::Build { .. } => {
            let empire = Empire::from(seat);
            (0..deal::count(game, empire)).for_each(|deal| visit(Move::DealOf { empire, deal }));
        }
        Target::CancelDeal | Target::TakeDeal => {
            let others = Seat::all(game.seats).filter(|other| *other != seat).map(Empire::from);
            for empire in others.chain(game.is_solo().then_some(Empire::VIRTUAL)) {
                (0..deal::count(game, empire)).for_each(|deal| visit(Move::DealOf { empire, deal }));
            }
        }
        Target::EnemyDiscard { .. } => {
            Seat::all(game.seats)
                .filter(|other| *other != seat)
                .for_each(|other| visit(Move::Against(other)));
        }
        Target::Restore => pay::foundations(game, seat, visit),
        Target::FreeActivate { .. } => own().for_each(|location| {
            for action in 0..location.card.info().actions.len() as u8 {
                visit(Move::Activate { at: location.id, action, times: 1 });
            }
        }),
        Target::SendWorker => enemies()
            .filter(|location| location.card.info().kind == Kind::Production)
            .for_each(|location| visit(Move::Visit(location.id))),
    }
}

fn check(game: &ImperialSettlers, seat: Seat, what: Target, mv: Move) -> Result<Hit, Refusal> {
    match (what, mv) {
        (Target::Raze { target, free, cash_in }, Move::Raze(at)) => {
            if target == RazeTarget::Own {
                let location = game.location(at).ok_or(refuse!("IMP-24.31"))?;
                raze::check_own_at(seat, location)?;
            } else {
                raze::check_enemy(game, seat, at, free)?;
            }
            Ok(Hit::Raze { at, free, cash_in })
        }
        (Target::Raze { target: RazeTarget::HandOrEnemy, cash_in, .. }, Move::RazeHand(card)) => {
            raze::check_hand(game, seat, card).map(|()| Hit::RazeHand { card, cash_in })
        }
        (Target::Steal { goods }, Move::GoodOf { seat: from, good }) if goods.contains(good) => {
            fits::check_steal(game, seat, from, good).map(|()| Hit::Steal { from, good })
        }
        (Target::Copy | Target::LocationDeal, Move::GoodAt { at, good }) => match game.location(at) {
            Some(location) => check_good_at(game, seat, what, location, good),
            None => Err(refuse!(clause(what))),
        },
        (Target::Build { from: From::Hand }, Move::Card(card)) => {
            fits::check_settle(game, seat, card, Bill::default()).map(|()| Hit::Build(card))
        }
        (Target::Build { from: From::Deals }, Move::DealOf { empire, deal }) if empire.is(seat) => {
            let card = fits::check_negotiate(game, seat, deal, Bill::default())?;
            Ok(Hit::BuildDeal { card, deal })
        }
        (Target::CancelDeal, Move::DealOf { empire, deal }) => {
            deal::check_cancel(game, seat, empire, deal).map(|()| Hit::CancelDeal { empire, deal })
        }
        (Target::TakeDeal, Move::DealOf { empire, deal }) => {
            deal::check_take(game, seat, empire, deal).map(|()| Hit::TakeDeal { empire, deal })
        }
        (Target::EnemyDiscard { n }, Move::Against(other)) => {
            fits::check_against(game, seat, other).map(|()| Hit::EnemyDiscard { other, n })
        }
        (Target::Bury { good }, Move::Card(card)) if game.player(seat).hand.contains(card) => {
            Ok(Hit::Bury { card, good })
        }
        (Target::Restore, Move::Foundation { card, hidden }) => {
            fits::check_restore(game, seat, card, hidden).map(|()| Hit::Restore { card, hidden })
        }
        (Target::FreeActivate { at: by }, Move::Activate { at, action, times: 1 }) => {
            activate::check_free(game, seat, by, at, action).map(|()| Hit::FreeActivate { at, action })
        }
        (Target::SendWorker, Move::Visit(at)) => {
            visit::check(game, seat, at, true).map(|()| Hit::SendWorker(at))
        }
        (what, Move::At(at)) => match game.location(at) {
            Some(location) => check_at(game, seat, what, location),
            None => Err(refuse!(clause(what))),
        },
        (what, _) => Err(refuse!(clause(what))),
    }
}

/// Whether a Location is a legal target, for effects that need nothing else.
fn check_at(game: &ImperialSettlers, seat: Seat, what: Target, location: &Location) -> Result<Hit, Refusal> {
    let at = location.id;
    match what {
        Target::Produce { at: by, within_production } => {
            fits::check_produce(seat, by, within_production, location).map(|()| Hit::Produce(at))
        }
        Target::Remove => fits::check_remove(game, seat, location).map(|()| Hit::Remove(at)),
        Target::OwnOfPair => fits::check_own_of_pair(game, seat, location).map(|()| Hit::OwnOfPair(at)),
        Target::EnemyOfPair { own } => {
            let other = game.location(own).ok_or(refuse!("IMP-25.13"))?;
            fits::check_enemy_of_pair(game, seat, other, location).map(|()| Hit::EnemyOfPair { own, at })
        }
        Target::Exhaust => fits::check_exhaust(game, seat, location).map(|()| Hit::Exhaust(at)),
        Target::Block => fits::check_block(game, seat, location).map(|()| Hit::Block(at)),
        Target::Lift { onto } if location.has(Mark::Blocked) => Ok(Hit::Lift { at, onto }),
        Target::TakeOver => fits::check_take_over(game, seat, location).map(|()| Hit::TakeOver(at)),
        Target::Eavesdrop => fits::check_eavesdrop(game, seat, location).map(|()| Hit::Eavesdrop(at)),
        Target::Lift { .. }
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
        | Target::SendWorker => Err(refuse!(clause(what))),
    }
}

/// A Good of a Location's Raze field, for the Pack and for the Trade Route.
fn check_good_at(
    game: &ImperialSettlers,
    seat: Seat,
    what: Target,
    location: &Location,
    good: Gain,
) -> Result<Hit, Refusal> {
    fits::enemy(game, seat, location, clause(what))?;
    let at = location.id;
    if what == Target::LocationDeal {
        return fits::check_location_deal(game, seat, location, good)
            .map(|()| Hit::LocationDeal { at, good });
    }
    if location.card.info().raze.contains(&good) {
        Ok(Hit::Copy { at, good })
    } else {
        Err(refuse!("IMP-24.39"))
    }
}

/// The clause about the choice of a target.
pub(crate) fn clause(what: Target) -> &'static str {
    asks(what).1
}

/// The question for a target, and its clause.
fn asks(what: Target) -> (&'static str, &'static str) {
    match what {
        Target::Produce { .. } => ("imperial-settlers-ask-produce", "IMP-24.7"),
        Target::Remove => ("imperial-settlers-ask-remove", "IMP-24.10"),
        Target::OwnOfPair => ("imperial-settlers-ask-own-of-pair", "IMP-25.13"),
        Target::EnemyOfPair { .. } => ("imperial-settlers-ask-enemy-of-pair", "IMP-25.13"),
        Target::Raze { target: RazeTarget::Own, .. } => ("imperial-settlers-ask-raze-own", "IMP-24.31"),
        Target::Raze { target: RazeTarget::HandOrEnemy, .. } => {
            ("imperial-settlers-ask-raze-any", "IMP-13.1")
        }
        Target::Raze { .. } => ("imperial-settlers-ask-raze-enemy", "IMP-13.1"),
        Target::Steal { .. } => ("imperial-settlers-ask-steal", "IMP-24.27"),
        Target::Copy => ("imperial-settlers-ask-copy", "IMP-24.30"),
        Target::LocationDeal => ("imperial-settlers-ask-location-deal", "IMP-24.15"),
        Target::Build { from: From::Deals } => ("imperial-settlers-ask-build-deal", "IMP-24.12"),
        Target::Build { .. } => ("imperial-settlers-ask-build-card", "IMP-24.2"),
        Target::CancelDeal => ("imperial-settlers-ask-cancel-deal", "IMP-24.33"),
        Target::TakeDeal => ("imperial-settlers-ask-take-deal", "IMP-24.24"),
        Target::EnemyDiscard { .. } => ("imperial-settlers-ask-enemy-discard", "IMP-14.9"),
        Target::Bury { .. } => ("imperial-settlers-ask-bury", "IMP-24.21"),
        Target::Restore => ("imperial-settlers-ask-restore", "IMP-25.8"),
        Target::Exhaust => ("imperial-settlers-ask-exhaust", "IMP-24.23"),
        Target::Block => ("imperial-settlers-ask-block", "IMP-23.18"),
        Target::Lift { .. } => ("imperial-settlers-ask-lift", "IMP-23.17"),
        Target::TakeOver => ("imperial-settlers-ask-take-over", "IMP-23.9"),
        Target::Eavesdrop => ("imperial-settlers-ask-eavesdrop", "IMP-23.14"),
        Target::FreeActivate { .. } => ("imperial-settlers-ask-free-activate", "IMP-25.9"),
        Target::SendWorker => ("imperial-settlers-ask-send-worker", "IMP-25.17"),
    }
}
