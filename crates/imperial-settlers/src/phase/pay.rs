//! Paying: which Resources Gold stands in for, which Locations, cards and Deals are given up (IMP-3.4, IMP-3.6,
//! IMP-11.2 to IMP-11.9, IMP-14.7).

use crate::{
    events::{Event, Log},
    frames::{Frame, Payment as Owed},
    goods::{Bill, Cost, Good, Payment},
    ids::{Card, Empire, LocationId},
    location::Location,
    moves::Move,
    phase::{build, deal, draw, leave},
    state::ImperialSettlers,
};
use approdo_contract::{Pending, Refusal, Seat, SeatSet, refuse};

/// Whether a seat can pay a cost so many times, apart from a Location.
pub(crate) fn can_pay(game: &ImperialSettlers, seat: Seat, cost: &Cost, times: u8) -> bool {
    shortfall(game, seat, cost, Bill::default(), times).is_none()
}

/// What a seat lacks to pay a cost so many times and a bill after it, as need and have; nothing if it can pay.
pub(crate) fn shortfall(
    game: &ImperialSettlers,
    seat: Seat,
    cost: &Cost,
    after: Bill,
    times: u8,
) -> Option<(u16, u16)> {
    let player = game.player(seat);
    let total = |amount: u8| u16::from(amount) * u16::from(times);
    for (good, amount) in cost.plain() {
        if player.supply[good] < total(amount) {
            return Some((total(amount), player.supply[good]));
        }
    }
    for (have, amount) in [
        (player.hand.len() as u16, cost.card),
        (player.deals.len() as u16, cost.deal),
        (u16::from(player.tokens), cost.egypt_token),
    ] {
        if have < total(amount) {
            return Some((total(amount), have));
        }
    }
    let bill = cost.bill(1);
    let wide = |one: u8, after: u8| total(one) + u16::from(after);
    let (wood, stone, food) =
        (wide(bill.wood, after.wood), wide(bill.stone, after.stone), wide(bill.food, after.food));
    let any = wide(bill.any, after.any);
    let due = wood + stone + food + any;
    if u16::from(u8::MAX) < due {
        return Some((due, 0));
    }
    let whole = Bill { wood: wood as u8, stone: stone as u8, food: food as u8, any: any as u8 };
    if game.can_pay(seat, whole, total(cost.gold)) {
        return None;
    }
    let resources: u16 = Good::RESOURCES.iter().map(|good| player.supply[*good]).sum();
    Some((due, (resources + player.supply[Good::Gold]).min(due.saturating_sub(1))))
}

/// Pays a cost so many times, as far as it leaves no choice, and asks for the rest. Goods go on the Location that
/// is activated, or to the general supply (IMP-14.1, IMP-3.10). Egyptian tokens are placed by their effect.
pub(crate) fn pay(
    game: &mut ImperialSettlers,
    seat: Seat,
    cost: &Cost,
    times: u8,
    onto: LocationId,
    log: &mut Log,
) {
    for (good, amount) in cost.plain() {
        hand_over(game, seat, good, amount * times, onto, log);
    }
    if 0 < cost.deal {
        game.push(Frame::Payment(Owed::Deal { seat, left: cost.deal * times }));
    }
    if 0 < cost.card {
        game.push(Frame::Payment(Owed::Card { seat, left: cost.card * times }));
    }
    settle(game, seat, cost.bill(times), onto, log);
}

/// Pays Resources; asks how if there are several ways (IMP-3.6).
pub(crate) fn settle(game: &mut ImperialSettlers, seat: Seat, bill: Bill, onto: LocationId, log: &mut Log) {
    if bill.total() == 0 {
        return;
    }
    let mut found = None;
    let mut count = 0;
    each_way(game, seat, bill, &mut |payment| {
        found = Some(payment);
        count += 1;
    });
    match (count, found) {
        (1, Some(payment)) => hand_over_all(game, seat, payment, onto, log),
        (_, _) => game.push(Frame::Payment(Owed::Split { seat, bill, onto })),
    }
}

/// Every way to pay a bill.
fn each_way(game: &ImperialSettlers, seat: Seat, bill: Bill, visit: &mut dyn FnMut(Payment)) {
    let supply = &game.player(seat).supply;
    let most = |good: Good, due: u8| supply[good].min(u16::from(due) + u16::from(bill.any)) as u8;
    for wood in (0..=most(Good::Wood, bill.wood)).rev() {
        for stone in (0..=most(Good::Stone, bill.stone)).rev() {
            for food in (0..=most(Good::Food, bill.food)).rev() {
                let paid = u16::from(wood) + u16::from(stone) + u16::from(food);
                let Some(gold) = bill.total().checked_sub(paid) else { continue };
                let payment = Payment { wood, stone, food, gold: gold.min(255) as u8 };
                if gold <= supply[Good::Gold] && payment.settles(bill) {
                    visit(payment);
                }
            }
        }
    }
}

fn hand_over_all(game: &mut ImperialSettlers, seat: Seat, payment: Payment, onto: LocationId, log: &mut Log) {
    for (good, amount) in payment.goods() {
        hand_over(game, seat, good, amount, onto, log);
    }
}

/// Goods leave a supply: to the general supply, or onto a Location.
pub(crate) fn hand_over(
    game: &mut ImperialSettlers,
    seat: Seat,
    good: Good,
    amount: u8,
    onto: LocationId,
    log: &mut Log,
) {
    if amount == 0 {
        return;
    }
    game.player_mut(seat).supply[good] -= u16::from(amount);
    log.note(|| Event::Spent { seat, good, n: amount.into() });
    if let Some(location) = game.location_mut(onto) {
        (0..amount).for_each(|_| location.lay(good));
    }
}

pub(crate) fn pending(owed: Owed) -> Option<Pending> {
    match owed {
        Owed::Split { seat, .. }
        | Owed::Location { seat, .. }
        | Owed::Card { seat, .. }
        | Owed::Deal { seat, .. } => Some(Pending::Decision { seats: SeatSet::one(seat), sealed: false }),
        Owed::Place { .. } | Owed::Slide { .. } => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, owed: Owed, log: &mut Log) {
    match owed {
        Owed::Place { seat, card } => build::placed(game, seat, card, log),
        Owed::Slide { seat, card } => deal::paid(game, seat, card, log),
        Owed::Split { .. } | Owed::Location { .. } | Owed::Card { .. } | Owed::Deal { .. } => {
            unreachable!("{owed:?} waits for a decision")
        }
    }
}

pub(crate) fn candidates(game: &ImperialSettlers, owed: Owed, moves: &mut Vec<Move>) {
    match owed {
        Owed::Split { seat, bill, .. } => {
            each_way(game, seat, bill, &mut |payment| moves.push(Move::Pay(payment)));
        }
        Owed::Location { seat, .. } => {
            let lying = game.locations.iter().filter(|location| location.owner.is(seat));
            moves.extend(lying.map(|location| Move::At(location.id)));
            foundations(game, seat, moves);
        }
        Owed::Card { seat, .. } => moves.extend(game.player(seat).hand.kinds().map(Move::Card)),
        Owed::Deal { seat, .. } => {
            let empire = Empire::from(seat);
            let deals = game.player(seat).deals.len() as u8;
            moves.extend((0..deals).map(|deal| Move::DealOf { empire, deal }));
        }
        Owed::Place { .. } | Owed::Slide { .. } => (),
    }
}

/// The Foundations of a seat, equal ones once.
pub(crate) fn foundations(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    let player = game.player(seat);
    moves.extend(player.foundations.kinds().map(|card| Move::Foundation { card, hidden: false }));
    moves.extend(player.hidden.kinds().map(|card| Move::Foundation { card, hidden: true }));
}

/// Whether a seat has a Foundation.
pub(crate) fn has_foundation(game: &ImperialSettlers, seat: Seat, card: Card, hidden: bool) -> bool {
    let player = game.player(seat);
    if hidden { player.hidden.contains(card) } else { player.foundations.contains(card) }
}

/// Takes a Foundation out of an empire.
pub(crate) fn remove_foundation(game: &mut ImperialSettlers, seat: Seat, card: Card, hidden: bool) {
    let player = game.player_mut(seat);
    if hidden {
        player.hidden.remove(card);
    } else {
        player.foundations.remove(card);
    }
}

/// How many Locations and Foundations a seat could discard for a build (IMP-11.3, IMP-11.8).
pub(crate) fn dispensable(game: &ImperialSettlers, seat: Seat) -> u16 {
    let player = game.player(seat);
    let own = game.locations.iter().filter(|location| is_dispensable(location, seat)).count();
    (own + player.foundations.len() + player.hidden.len()) as u16
}

/// Whether a seat could discard a Location for a build (IMP-11.3, IMP-11.8).
pub(crate) fn is_dispensable(location: &Location, seat: Seat) -> bool {
    location.owner.is(seat) && location.taken_by.is_none()
}

pub(crate) fn check(game: &ImperialSettlers, owed: Owed, mv: Move) -> Result<(), Refusal> {
    match (owed, mv) {
        (Owed::Split { seat, bill, .. }, Move::Pay(payment)) => {
            let supply = &game.player(seat).supply;
            let owned = payment.goods().into_iter().all(|(good, amount)| u16::from(amount) <= supply[good]);
            if owned && payment.settles(bill) { Ok(()) } else { Err(refuse!("IMP-3.4")) }
        }
        (Owed::Split { .. }, _) => Err(refuse!("IMP-3.6")),
        (Owed::Location { seat, .. }, Move::At(at)) => match game.location(at) {
            Some(location) if is_dispensable(location, seat) => Ok(()),
            Some(location) if location.taken_by.is_some() => Err(refuse!("IMP-11.8")),
            Some(_) | None => Err(refuse!("IMP-11.3")),
        },
        (Owed::Location { seat, .. }, Move::Foundation { card, hidden }) => {
            if has_foundation(game, seat, card, hidden) { Ok(()) } else { Err(refuse!("IMP-13.16")) }
        }
        (Owed::Location { .. }, _) => Err(refuse!("IMP-11.3")),
        (Owed::Card { seat, .. }, Move::Card(card)) if game.player(seat).hand.contains(card) => Ok(()),
        (Owed::Card { .. }, _) => Err(refuse!("IMP-14.7")),
        (Owed::Deal { seat, .. }, Move::DealOf { empire, deal })
            if empire.is(seat) && usize::from(deal) < game.player(seat).deals.len() =>
        {
            Ok(())
        }
        (Owed::Deal { .. }, _) => Err(refuse!("IMP-14.7")),
        (Owed::Place { .. } | Owed::Slide { .. }, _) => Err(refuse!("IMP-10.1")),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, owed: Owed, mv: Move, log: &mut Log) {
    let again = |owed: Owed| Frame::Payment(owed);
    match (owed, mv) {
        (Owed::Split { seat, onto, .. }, Move::Pay(payment)) => {
            game.frames.pop();
            hand_over_all(game, seat, payment, onto, log);
        }
        (Owed::Location { seat, left }, mv) => {
            game.frames.pop();
            if 1 < left {
                game.push(again(Owed::Location { seat, left: left - 1 }));
            }
            if let Move::At(at) = mv {
                leave::given_up(game, seat, at, log);
            } else if let Move::Foundation { card, hidden } = mv {
                remove_foundation(game, seat, card, hidden);
                draw::discard(game, card);
                log.note(|| Event::FoundationUsed { seat, card });
            }
        }
        (Owed::Card { seat, left }, Move::Card(card)) => {
            game.frames.pop();
            if 1 < left {
                game.push(again(Owed::Card { seat, left: left - 1 }));
            }
            game.player_mut(seat).hand.remove(card);
            draw::discard(game, card);
            log.note(|| Event::Discarded { seat, card });
        }
        (Owed::Deal { seat, left }, Move::DealOf { deal, .. }) => {
            game.frames.pop();
            if 1 < left {
                game.push(again(Owed::Deal { seat, left: left - 1 }));
            }
            deal::give_up(game, seat, deal, log);
        }
        (owed, mv) => unreachable!("{mv:?} passed the check in {owed:?}"),
    }
}
