//! Activating Action Locations (section 14).

use crate::{
    content::{ActionInfo, Effect, From, RazeTarget},
    events::{Event, Log},
    goods::{Bill, Good},
    ids::{Card, Deck, ListId, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{
        ability::{Use, Which},
        draw, pay,
        target::{self, Target},
    },
    state::ImperialSettlers,
};
use approdo_contract::{Refusal, Seat, refuse, stage::Staged};

/// The Actions of a seat's Locations, with the numbers of activations that make sense.
pub(crate) fn candidates(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    for location in game.locations.iter().filter(|location| location.works_for(seat)) {
        for (number, action) in location.card.info().actions.iter().enumerate() {
            let most = match location.activations_left(number as u8) {
                Some(left) => left.max(1),
                None => affordable(game, seat, action),
            };
            let at = location.id;
            moves.extend((1..=most).map(|times| Move::Activate { at, action: number as u8, times }));
        }
    }
}

/// The candidates that pass the check. Each further activation needs what the one before needed and more.
pub(crate) fn legal(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    for location in game.locations.iter().filter(|location| location.works_for(seat)) {
        for (number, action) in location.card.info().actions.iter().enumerate() {
            let number = number as u8;
            let most = match location.activations_left(number) {
                Some(left) => left,
                None => affordable(game, seat, action),
            };
            for times in 1..=most {
                if check_at(game, seat, location, number, times).is_err() {
                    break;
                }
                moves.push(Move::Activate { at: location.id, action: number, times });
            }
        }
    }
}

/// How often an Action without a limit could be paid, at least once (IMP-14.6).
fn affordable(game: &ImperialSettlers, seat: Seat, action: &ActionInfo) -> u8 {
    let plain = action.cost.plain().into_iter().filter(|(_, amount)| 0 < *amount);
    let most = plain.map(|(good, amount)| game.has(seat, good) / u16::from(amount)).min();
    most.unwrap_or(1).clamp(1, MOST_TIMES.into()) as u8
}

/// More activations at once than any supply can pay for (IMP-14.6); the bound only keeps numbers small.
const MOST_TIMES: u8 = 100;

/// IMP-14.1, IMP-14.3, IMP-14.9: an own Action that is open and not used up, with a payable cost and something to
/// affect.
pub(crate) fn check(
    game: &ImperialSettlers,
    seat: Seat,
    at: LocationId,
    action: u8,
    times: u8,
) -> Result<(), Refusal> {
    match game.location(at) {
        Some(location) => check_at(game, seat, location, action, times),
        None => Err(refuse!("IMP-14.1")),
    }
}

/// The same for a Location that is known to stand.
fn check_at(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
    action: u8,
    times: u8,
) -> Result<(), Refusal> {
    let info = check_usable(seat, location, action)?;
    if times == 0 {
        return Err(refuse!("IMP-14.5", need 1_u8, have times));
    }
    match location.activations_left(action) {
        Some(left) if left < times => return Err(refuse!("IMP-14.3", need times, have left)),
        None if affordable(game, seat, info) < times => {
            return Err(refuse!("IMP-14.6", need times, have affordable(game, seat, info)));
        }
        Some(_) | None => (),
    }
    if info.only_opens && 1 < times {
        return Err(refuse!("IMP-14.19"));
    }
    if let Some((need, have)) = pay::shortfall(game, seat, &info.cost, Bill::default(), times) {
        return Err(refuse!("IMP-14.9", need need, have have));
    }
    if can_work(game, seat, location.id, info.effects, info.cost.bill(times)) {
        Ok(())
    } else {
        Err(refuse!("IMP-14.9"))
    }
}

/// An own Action that is neither blocked nor exhausted and has been opened.
fn check_usable(seat: Seat, location: &Location, action: u8) -> Result<&'static ActionInfo, Refusal> {
    let info = location.card.info().actions.get(usize::from(action)).filter(|_| location.works_for(seat));
    let Some(info) = info else { return Err(refuse!("IMP-14.1")) };
    if location.has(Mark::Blocked) {
        return Err(refuse!("IMP-23.15"));
    }
    if location.has(Mark::Exhausted) {
        return Err(refuse!("IMP-24.22"));
    }
    if !location.is_open(info.needs) {
        return Err(refuse!("IMP-14.13"));
    }
    if info.only_opens && location.is_open(Some(action)) {
        return Err(refuse!("IMP-14.19"));
    }
    Ok(info)
}

/// IMP-25.9, IMP-25.10: an Action of another kind with an activation left, whose cost is of plain Goods only and
/// which has something to affect.
pub(crate) fn check_free(
    game: &ImperialSettlers,
    seat: Seat,
    by: LocationId,
    at: LocationId,
    action: u8,
) -> Result<(), Refusal> {
    let Some(location) = game.location(at) else { return Err(refuse!("IMP-14.1")) };
    let info = check_usable(seat, location, action)?;
    let does_the_same = info.effects.effects().iter().any(|effect| matches!(effect, Effect::FreeActivate));
    if at == by || does_the_same || 0 < info.cost.card + info.cost.deal + info.cost.egypt_token {
        return Err(refuse!("IMP-25.10"));
    }
    if location.activations_left(action) == Some(0) {
        return Err(refuse!("IMP-25.9"));
    }
    if can_work(game, seat, at, info.effects, Bill::default()) { Ok(()) } else { Err(refuse!("IMP-14.9")) }
}

/// IMP-14.9, IMP-14.17: whether the effects find targets and cards, as if `paid` were already gone.
pub(crate) fn can_work(
    game: &ImperialSettlers,
    seat: Seat,
    at: LocationId,
    list: ListId,
    paid: Bill,
) -> bool {
    let exists = |what: Target| target::exists(game, seat, what);
    list.effects().iter().all(|effect| match *effect {
        Effect::ProduceAgain { .. } => exists(Target::Produce { at, within_production: false }),
        Effect::DealAgain { .. } => !game.player(seat).deals.is_empty(),
        Effect::Raze { target: RazeTarget::CommonDeck, .. }
        | Effect::Foundation { from: From::CommonDeck, .. } => draw::is_available(game, seat, Deck::Common),
        Effect::Raze { target, free, cash_in } => exists(Target::Raze { target, free, cash_in }),
        Effect::Remove => exists(Target::Remove),
        Effect::RemovePair => exists(Target::OwnOfPair),
        Effect::Steal { goods, .. } => exists(Target::Steal { goods }),
        Effect::CopyRazeGood { .. } => exists(Target::Copy),
        Effect::Build { from } => target::can_build(game, seat, from, paid),
        Effect::CancelDeal => exists(Target::CancelDeal),
        Effect::TakeDeal => exists(Target::TakeDeal),
        Effect::LocationDeal => exists(Target::LocationDeal),
        Effect::EnemyDiscard { n } => exists(Target::EnemyDiscard { n }),
        Effect::Foundation { good, .. } => exists(Target::Bury { good }),
        Effect::Restore => exists(Target::Restore),
        Effect::Exhaust => exists(Target::Exhaust),
        Effect::Block => exists(Target::Block),
        Effect::TakeOver => exists(Target::TakeOver),
        Effect::Eavesdrop => exists(Target::Eavesdrop),
        Effect::FreeActivate => exists(Target::FreeActivate { at }),
        Effect::SendWorker => exists(Target::SendWorker),
        Effect::Gain { .. }
        | Effect::Pay { .. }
        | Effect::Lose { .. }
        | Effect::Choose { .. }
        | Effect::DrawPick { .. }
        | Effect::Unlock
        | Effect::MoveTech { .. }
        | Effect::EachPlayer { .. } => true,
    })
}

/// IMP-14.5: all activations are announced and paid before the first is carried out.
pub(crate) fn activate(
    game: &mut ImperialSettlers,
    seat: Seat,
    at: LocationId,
    action: u8,
    times: u8,
    log: &mut Log,
) {
    let card = begin(game, seat, at, action, times, false, log);
    let cost = &card.info().actions[usize::from(action)].cost;
    if 0 < cost.card + cost.deal + cost.egypt_token {
        mark_use(game, at, times);
    }
    pay::pay(game, seat, cost, times, at, log);
}

/// IMP-25.9: one activation free of charge.
pub(crate) fn activate_free(
    game: &mut ImperialSettlers,
    seat: Seat,
    at: LocationId,
    action: u8,
    log: &mut Log,
) {
    begin(game, seat, at, action, 1, true, log);
    mark_use(game, at, 1);
}

fn begin(
    game: &mut ImperialSettlers,
    seat: Seat,
    at: LocationId,
    action: u8,
    times: u8,
    is_free: bool,
    log: &mut Log,
) -> Card {
    let location = game.location_mut(at).expect("the Location was checked");
    // Without a limit the exact number does not matter.
    let made = &mut location.activations[usize::from(action)];
    *made = made.saturating_add(times);
    let card = location.card;
    log.note(|| Event::Activated { seat, card, at, action, times });
    game.push(Use { left: times, is_free, ..Use::of(Which::Action(action), seat, at, card) });
    card
}

/// IMP-14.7: a Worker of the general supply marks each use.
fn mark_use(game: &mut ImperialSettlers, at: LocationId, times: u8) {
    let location = game.location_mut(at).expect("the Location was checked");
    (0..times).for_each(|_| location.lay(Good::Worker));
}
