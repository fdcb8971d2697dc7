//! What the player of an effect points at: candidates and checks. Who or what fits is said in `fits.rs`, what then
//! happens in `hit.rs`.

mod fits;
mod hit;

pub(crate) use fits::can_build;
pub(crate) use hit::decide;

use crate::{
    content::{From, Kind, RazeTarget},
    frames::Target,
    goods::{Bill, Gain},
    ids::{Card, Empire},
    location::{Location, Mark},
    moves::Move,
    phase::{activate, deal, raze, visit},
    state::ImperialSettlers,
};
use approdo_contract::{Refusal, Seat, refuse};

/// Whether anything can be pointed at.
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

pub(crate) fn candidates(game: &ImperialSettlers, seat: Seat, what: Target, moves: &mut Vec<Move>) {
    each(game, seat, what, &mut |mv| moves.push(mv));
}

/// Everything a person might point at.
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
        Target::Restore => {
            let player = game.player(seat);
            player.foundations.kinds().for_each(|card| visit(Move::Foundation { card, hidden: false }));
            player.hidden.kinds().for_each(|card| visit(Move::Foundation { card, hidden: true }));
        }
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

pub(crate) fn check(game: &ImperialSettlers, seat: Seat, what: Target, mv: Move) -> Result<(), Refusal> {
    match (what, mv) {
        (Target::Raze { target: RazeTarget::Own, .. }, Move::Raze(at)) => match game.location(at) {
            Some(location) => raze::check_own_at(seat, location),
            None => Err(refuse!("IMP-24.31")),
        },
        (Target::Raze { free, .. }, Move::Raze(at)) => raze::check_enemy(game, seat, at, free),
        (Target::Raze { target: RazeTarget::HandOrEnemy, .. }, Move::RazeHand(card)) => {
            raze::check_hand(game, seat, card)
        }
        (Target::Steal { goods }, Move::GoodOf { seat: from, good }) if goods.contains(good) => {
            fits::check_steal(game, seat, from, good)
        }
        (Target::Copy | Target::LocationDeal, Move::GoodAt { at, good }) => match game.location(at) {
            Some(location) => check_good_at(game, seat, what, location, good),
            None => Err(refuse!(clause(what))),
        },
        (Target::Build { from: From::Hand }, Move::Card(card)) => {
            fits::check_settle(game, seat, card, Bill::default())
        }
        (Target::Build { from: From::Deals }, Move::DealOf { empire, deal }) if empire.is(seat) => {
            fits::check_negotiate(game, seat, deal, Bill::default())
        }
        (Target::CancelDeal, Move::DealOf { empire, deal }) => deal::check_cancel(game, seat, empire, deal),
        (Target::TakeDeal, Move::DealOf { empire, deal }) => deal::check_take(game, seat, empire, deal),
        (Target::EnemyDiscard { .. }, Move::Against(other)) => fits::check_against(game, seat, other),
        (Target::Bury { .. }, Move::Card(card)) if game.player(seat).hand.contains(card) => Ok(()),
        (Target::Restore, Move::Foundation { card, hidden }) => fits::check_restore(game, seat, card, hidden),
        (Target::FreeActivate { at: by }, Move::Activate { at, action, times: 1 }) => {
            activate::check_free(game, seat, by, at, action)
        }
        (Target::SendWorker, Move::Visit(at)) => visit::check(game, seat, at, true),
        (what, Move::At(at)) => match game.location(at) {
            Some(location) => check_at(game, seat, what, location),
            None => Err(refuse!(clause(what))),
        },
        (what, _) => Err(refuse!(clause(what))),
    }
}

/// Whether a Location can be pointed at, for effects that need nothing else.
fn check_at(game: &ImperialSettlers, seat: Seat, what: Target, location: &Location) -> Result<(), Refusal> {
    match what {
        Target::Produce { at, within_production } => {
            fits::check_produce(seat, at, within_production, location)
        }
        Target::Remove => fits::check_remove(game, seat, location),
        Target::OwnOfPair => fits::check_own_of_pair(game, seat, location),
        Target::EnemyOfPair { own } => match game.location(own) {
            Some(own) => fits::check_enemy_of_pair(game, seat, own, location),
            None => Err(refuse!("IMP-25.13")),
        },
        Target::Exhaust => fits::check_exhaust(game, seat, location),
        Target::Block => fits::check_block(game, seat, location),
        Target::Lift { .. } if location.has(Mark::Blocked) => Ok(()),
        Target::TakeOver => fits::check_take_over(game, seat, location),
        Target::Eavesdrop => fits::check_eavesdrop(game, seat, location),
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
) -> Result<(), Refusal> {
    fits::enemy(game, seat, location, clause(what))?;
    if what == Target::LocationDeal {
        return fits::check_location_deal(game, seat, location, good);
    }
    if location.card.info().raze.contains(&good) { Ok(()) } else { Err(refuse!("IMP-24.39")) }
}

/// The clause that says what can be pointed at.
pub(crate) fn clause(what: Target) -> &'static str {
    match what {
        Target::Produce { .. } => "IMP-24.7",
        Target::Remove => "IMP-24.10",
        Target::OwnOfPair | Target::EnemyOfPair { .. } => "IMP-25.13",
        Target::Raze { target: RazeTarget::Own, .. } => "IMP-24.31",
        Target::Raze { .. } => "IMP-13.1",
        Target::Steal { .. } => "IMP-24.27",
        Target::Copy => "IMP-24.30",
        Target::LocationDeal => "IMP-24.15",
        Target::Build { from: From::Hand | From::CommonDeck } => "IMP-24.2",
        Target::Build { from: From::Deals } => "IMP-24.12",
        Target::CancelDeal => "IMP-24.33",
        Target::TakeDeal => "IMP-24.24",
        Target::EnemyDiscard { .. } => "IMP-14.9",
        Target::Bury { .. } => "IMP-24.21",
        Target::Restore => "IMP-25.8",
        Target::Exhaust => "IMP-24.23",
        Target::Block => "IMP-23.18",
        Target::Lift { .. } => "IMP-23.17",
        Target::TakeOver => "IMP-23.9",
        Target::Eavesdrop => "IMP-23.14",
        Target::FreeActivate { .. } => "IMP-25.9",
        Target::SendWorker => "IMP-25.17",
    }
}
