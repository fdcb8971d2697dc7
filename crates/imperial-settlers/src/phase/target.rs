//! What the player of an effect points at: candidates, checks and consequences.

use crate::{
    content::{From, Kind, RazeTarget, Trigger as On},
    events::{Event, Log},
    frames::{Destination, Frame, Payment as Owed, Target},
    goods::{Bill, Gain, Good},
    ids::{Card, Empire, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{ability, activate, build, deal, leave, pay, raze, take, visit},
    state::{Deal, ImperialSettlers},
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
            check_steal(game, seat, from, good)
        }
        (Target::Copy | Target::LocationDeal, Move::GoodAt { at, good }) => match game.location(at) {
            Some(location) => check_good_at(game, seat, what, location, good),
            None => Err(refuse!(clause(what))),
        },
        (Target::Build { from: From::Hand }, Move::Card(card)) => {
            check_settle(game, seat, card, Bill::default())
        }
        (Target::Build { from: From::Deals }, Move::DealOf { empire, deal }) if empire.is(seat) => {
            check_negotiate(game, seat, deal, Bill::default())
        }
        (Target::CancelDeal, Move::DealOf { empire, deal }) => deal::check_cancel(game, seat, empire, deal),
        (Target::TakeDeal, Move::DealOf { empire, deal }) => deal::check_take(game, seat, empire, deal),
        (Target::EnemyDiscard { .. }, Move::Against(other)) => check_against(game, seat, other),
        (Target::Bury { .. }, Move::Card(card)) if game.player(seat).hand.contains(card) => Ok(()),
        (Target::Restore, Move::Foundation { card, hidden }) => check_restore(game, seat, card, hidden),
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
        Target::Produce { at, within_production } => check_produce(seat, at, within_production, location),
        Target::Remove => check_remove(game, seat, location),
        Target::OwnOfPair => check_own_of_pair(game, seat, location),
        Target::EnemyOfPair { own } => match game.location(own) {
            Some(own) => check_enemy_of_pair(game, seat, own, location),
            None => Err(refuse!("IMP-25.13")),
        },
        Target::Exhaust => check_exhaust(game, seat, location),
        Target::Block => check_block(game, seat, location),
        Target::Lift { .. } if location.has(Mark::Blocked) => Ok(()),
        Target::TakeOver => check_take_over(game, seat, location),
        Target::Eavesdrop => check_eavesdrop(game, seat, location),
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
    enemy(game, seat, location, clause(what))?;
    if what == Target::LocationDeal {
        return check_location_deal(game, seat, location, good);
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

/// An enemy Location whose controller has not passed (IMP-10.7).
fn enemy(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
    clause: &'static str,
) -> Result<(), Refusal> {
    if location.works_for(seat) {
        return Err(refuse!(clause));
    }
    if game.can_be_target(location.controller()) { Ok(()) } else { Err(refuse!("IMP-10.7")) }
}

/// IMP-28.13: some effects cannot choose Locations of the virtual player.
fn not_virtual(location: &Location) -> Result<(), Refusal> {
    if location.owner == Empire::VIRTUAL { Err(refuse!("IMP-28.13")) } else { Ok(()) }
}

/// IMP-24.7: another own Production Location; as part of a production not one that only makes others produce.
fn check_produce(
    seat: Seat,
    at: LocationId,
    within_production: bool,
    location: &Location,
) -> Result<(), Refusal> {
    let info = location.card.info();
    let fits = location.works_for(seat) && location.id != at && info.kind == Kind::Production;
    if !fits || (within_production && info.only_makes_others_produce()) {
        return Err(refuse!("IMP-24.7"));
    }
    if location.has(Mark::Blocked) { Err(refuse!("IMP-9.12")) } else { Ok(()) }
}

/// IMP-24.10: an enemy Common Location.
fn check_remove(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-24.10")?;
    if location.card.is_common() { Ok(()) } else { Err(refuse!("IMP-24.10")) }
}

/// IMP-25.13: an own Location for which there is an enemy one of the same class.
fn check_own_of_pair(game: &ImperialSettlers, seat: Seat, own: &Location) -> Result<(), Refusal> {
    let fits = |other: &Location| check_enemy_of_pair(game, seat, own, other).is_ok();
    if own.works_for(seat) && game.locations.iter().any(fits) { Ok(()) } else { Err(refuse!("IMP-25.13")) }
}

/// IMP-25.13: an enemy Location of the same class, Common or Faction.
fn check_enemy_of_pair(
    game: &ImperialSettlers,
    seat: Seat,
    own: &Location,
    location: &Location,
) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-25.13")?;
    if own.card.is_common() == location.card.is_common() { Ok(()) } else { Err(refuse!("IMP-25.13")) }
}

/// IMP-24.27: an enemy who has not passed and owns the Good.
fn check_steal(game: &ImperialSettlers, seat: Seat, from: Seat, good: Good) -> Result<(), Refusal> {
    if from == seat || game.seats <= from.0 {
        return Err(refuse!("IMP-24.27"));
    }
    if game.player(from).has_passed {
        return Err(refuse!("IMP-10.7"));
    }
    if game.has(from, good) == 0 { Err(refuse!("IMP-24.27", need 1_u8, have 0_u8)) } else { Ok(()) }
}

/// IMP-24.15: a Good of the Raze field of an enemy Common Location on which the seat has no Deal.
fn check_location_deal(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
    good: Gain,
) -> Result<(), Refusal> {
    not_virtual(location)?;
    let has_deal = |deal: &Deal| matches!(deal, Deal::Location { at, .. } if *at == location.id);
    let fits = location.card.is_common() && location.card.info().raze.contains(&good);
    if fits && !game.player(seat).deals.iter().any(has_deal) { Ok(()) } else { Err(refuse!("IMP-24.15")) }
}

/// Whether Settlers or Negotiator find a card that can be built when `paid` is gone (IMP-14.17).
pub(crate) fn can_build(game: &ImperialSettlers, seat: Seat, from: From, paid: Bill) -> bool {
    match from {
        From::Hand => {
            game.player(seat).hand.as_slice().iter().any(|card| check_settle(game, seat, *card, paid).is_ok())
        }
        From::Deals => {
            let deals = 0..deal::count(game, seat.into());
            deals.into_iter().any(|deal| check_negotiate(game, seat, deal, paid).is_ok())
        }
        From::CommonDeck => false,
    }
}

/// IMP-24.2, IMP-24.3: a Faction card from hand whose Resources can be paid.
fn check_settle(game: &ImperialSettlers, seat: Seat, card: Card, before: Bill) -> Result<(), Refusal> {
    if !game.player(seat).hand.contains(card) || card.is_common() {
        return Err(refuse!("IMP-24.2"));
    }
    build::check_resources(game, seat, card, before)
}

/// IMP-24.12: a card among the own Deals whose Resources can be paid.
fn check_negotiate(game: &ImperialSettlers, seat: Seat, deal: u8, before: Bill) -> Result<(), Refusal> {
    match game.player(seat).deals.get(usize::from(deal)) {
        Some(Deal::Card(card)) if card.info().faction == game.player(seat).faction => {
            build::check_resources(game, seat, *card, before)
        }
        Some(_) | None => Err(refuse!("IMP-24.12")),
    }
}

/// An enemy who has not passed and has a card to discard.
fn check_against(game: &ImperialSettlers, seat: Seat, other: Seat) -> Result<(), Refusal> {
    if other == seat || game.seats <= other.0 {
        return Err(refuse!("IMP-14.9"));
    }
    if game.player(other).has_passed {
        return Err(refuse!("IMP-10.7"));
    }
    if game.player(other).hand.is_empty() { Err(refuse!("IMP-14.9")) } else { Ok(()) }
}

/// IMP-25.8: an own Foundation whose card is a Common card or one of the own faction.
fn check_restore(game: &ImperialSettlers, seat: Seat, card: Card, hidden: bool) -> Result<(), Refusal> {
    let fits = card.is_common() || card.info().faction == game.player(seat).faction;
    if pay::has_foundation(game, seat, card, hidden) && fits { Ok(()) } else { Err(refuse!("IMP-25.8")) }
}

/// IMP-24.23: an enemy Action Location that has not been used up.
fn check_exhaust(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-24.23")?;
    let has_one_left = |action: u8| location.activations_left(action) != Some(0);
    let usable = (0..location.card.info().actions.len() as u8).any(has_one_left);
    if usable && !location.has(Mark::Exhausted) { Ok(()) } else { Err(refuse!("IMP-24.23")) }
}

/// IMP-23.18, IMP-23.23: an enemy Location with an ability that is not blocked.
fn check_block(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-23.18")?;
    not_virtual(location)?;
    if location.has(Mark::Blocked) {
        return Err(refuse!("IMP-23.23"));
    }
    if location.card.info().has_ability() { Ok(()) } else { Err(refuse!("IMP-23.18")) }
}

/// IMP-23.9, IMP-23.20: an enemy Common Location without an Egyptian token.
fn check_take_over(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-23.9")?;
    not_virtual(location)?;
    if !location.card.is_common() {
        return Err(refuse!("IMP-23.9"));
    }
    check_unmarked(location)
}

/// IMP-23.14, IMP-23.20: an enemy Location with a Feature that reacts, without an Egyptian token.
fn check_eavesdrop(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-23.14")?;
    not_virtual(location)?;
    if !location.card.info().has_reaction() {
        return Err(refuse!("IMP-23.14"));
    }
    // What reacts only to enemies gives nothing through the Ears (IMP-23.21).
    let hears = |on: On| !matches!(on, On::EnemyExchange | On::EnemyVisit);
    if !location.card.info().features.iter().any(|feature| hears(feature.on)) {
        return Err(refuse!("IMP-23.21"));
    }
    check_unmarked(location)
}

fn check_unmarked(location: &Location) -> Result<(), Refusal> {
    if location.taken_by.is_some() || location.has(Mark::Eavesdropped) {
        return Err(refuse!("IMP-23.20"));
    }
    Ok(())
}

pub(crate) fn decide(game: &mut ImperialSettlers, seat: Seat, what: Target, mv: Move, log: &mut Log) {
    game.frames.pop();
    match (what, mv) {
        (Target::Produce { .. }, Move::At(at)) => {
            aimed(game, seat, at, log);
            ability::produce(game, at);
        }
        (Target::Remove, Move::At(at)) => leave::removed(game, at, log),
        (Target::OwnOfPair, Move::At(own)) => {
            aimed(game, seat, own, log);
            game.push(Frame::Target { seat, what: Target::EnemyOfPair { own } });
        }
        (Target::EnemyOfPair { own }, Move::At(at)) => {
            leave::removed(game, own, log);
            leave::removed(game, at, log);
        }
        (Target::Raze { free, cash_in, .. }, Move::Raze(at)) => {
            raze::location(game, seat, at, free, cash_in, log);
        }
        (Target::Raze { cash_in, .. }, Move::RazeHand(card)) => {
            raze::from_hand(game, seat, card, cash_in, log)
        }
        (Target::Steal { .. }, Move::GoodOf { seat: from, good }) => {
            game.player_mut(from).supply[good] -= 1;
            game.player_mut(seat).supply[good] += 1;
            log.note(|| Event::Stole { seat, from, good });
        }
        (Target::Copy, Move::GoodAt { at, good }) => {
            aimed(game, seat, at, log);
            let card = game.location(at).map_or(ability::NO_CARD, |location| location.card);
            if take::gain(game, seat, good, 1, Destination::Hand, card, log) {
                take::mark_scored(game);
            }
        }
        (Target::LocationDeal, Move::GoodAt { at, good }) => deal::make_with(game, seat, at, good, log),
        (Target::Build { .. }, Move::Card(card)) => {
            game.player_mut(seat).hand.remove(card);
            build::begin(game, seat, card, true, log);
        }
        (Target::Build { .. }, Move::DealOf { deal, .. }) => {
            let deal = game.player_mut(seat).deals.remove(usize::from(deal));
            let Deal::Card(card) = deal else { unreachable!("the Deal was checked") };
            build::begin(game, seat, card, true, log);
        }
        (Target::CancelDeal, Move::DealOf { empire, deal }) => deal::cancel(game, seat, empire, deal, log),
        (Target::TakeDeal, Move::DealOf { empire, deal }) => deal::take_over(game, seat, empire, deal, log),
        (Target::EnemyDiscard { n }, Move::Against(other)) => {
            log.note(|| Event::MustDiscard { seat, from: other });
            let left = n.min(game.player(other).hand.len() as u8);
            game.push(Frame::Payment(Owed::Card { seat: other, left }));
        }
        (Target::Bury { good }, Move::Card(card)) => {
            let player = game.player_mut(seat);
            player.hand.remove(card);
            player.hidden.add(card);
            log.note(|| Event::Buried { seat, card: Some(card) });
            take::gain(game, seat, good.into(), 1, Destination::Hand, card, log);
        }
        (Target::Restore, Move::Foundation { card, hidden }) => {
            pay::remove_foundation(game, seat, card, hidden);
            let at = game.place(card, seat.into());
            log.note(|| Event::Restored { seat, card, at });
        }
        (Target::FreeActivate { .. }, Move::Activate { at, action, .. }) => {
            activate::activate_free(game, seat, at, action, log);
        }
        (Target::SendWorker, Move::Visit(at)) => visit::begin(game, seat, at, log),
        (what, Move::At(at)) => mark(game, seat, what, at, log),
        (what, mv) => unreachable!("{mv:?} passed the check in {what:?}"),
    }
}

/// Effects that put a token or a mark on a Location.
fn mark(game: &mut ImperialSettlers, seat: Seat, what: Target, at: LocationId, log: &mut Log) {
    let card = game.location(at).expect("the Location was checked").card;
    match what {
        Target::Exhaust => {
            set(game, at, Mark::Exhausted);
            log.note(|| Event::Exhausted { seat, card, at });
        }
        Target::Block if game.player(seat).tokens == 0 => {
            log.note(|| Event::Aimed { seat, card, at });
            game.push(Frame::Target { seat, what: Target::Lift { onto: at } });
        }
        Target::Block => block(game, seat, at, log),
        Target::Lift { onto } => {
            game.location_mut(at).expect("the Location was checked").marks.clear(Mark::Blocked);
            log.note(|| Event::Unblocked { seat, card, at });
            game.player_mut(seat).tokens += 1;
            block(game, seat, onto, log);
        }
        Target::TakeOver => {
            game.player_mut(seat).tokens -= 1;
            take_over(game, seat, at);
            log.note(|| Event::TakenOver { seat, card, at });
        }
        Target::Eavesdrop => {
            game.player_mut(seat).tokens -= 1;
            set(game, at, Mark::Eavesdropped);
            log.note(|| Event::Eavesdropped { seat, card, at });
        }
        other => unreachable!("{other:?} marks no Location"),
    }
}

fn set(game: &mut ImperialSettlers, at: LocationId, mark: Mark) {
    game.location_mut(at).expect("the Location was checked").marks.set(mark);
}

fn block(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    game.player_mut(seat).tokens -= 1;
    set(game, at, Mark::Blocked);
    let card = game.location(at).expect("the Location was checked").card;
    log.note(|| Event::Blocked { seat, card, at });
}

/// IMP-23.9, IMP-23.24: the Location works for another player and ranks as the newest.
fn take_over(game: &mut ImperialSettlers, seat: Seat, at: LocationId) {
    let place = game.locations.iter().position(|location| location.id == at);
    let mut location = game.locations.remove(place.expect("the Location was checked"));
    location.taken_by = Some(seat);
    game.locations.push(location);
}

fn aimed(game: &ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    if let Some(location) = game.location(at) {
        let card = location.card;
        log.note(|| Event::Aimed { seat, card, at });
    }
}
