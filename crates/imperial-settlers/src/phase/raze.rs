//! Razing cards from hand and Locations (section 13).

use crate::{
    content::{Lasting, content},
    events::{Event, Log},
    frames::{Destination, Frame, Loot, Occasion, Raze, RazeKind},
    goods::{Gain, Good},
    ids::{Card, Empire, LocationId, Tech},
    location::{Location, Mark},
    moves::Move,
    phase::{draw, feature, leave, pay, take},
    state::ImperialSettlers,
};
use approdo_contract::{Pending, Refusal, Seat, SeatSet, refuse};

/// Raze tokens for an unprotected enemy Location (IMP-13.3).
pub(crate) const USUAL_COST: u8 = 2;

/// IMP-13.2, IMP-13.5: the card is in hand, has a Raze field, and a Raze token is there.
pub(crate) fn check_hand(game: &ImperialSettlers, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !game.player(seat).hand.contains(card) {
        return Err(refuse!("IMP-13.2"));
    }
    if card.info().raze.is_empty() {
        return Err(if card.is_common() { refuse!("IMP-13.5") } else { refuse!("IMP-13.2") });
    }
    let have = game.has(seat, Good::Raze);
    if have < 1 {
        return Err(refuse!("IMP-13.2", need 1_u8, have have));
    }
    Ok(())
}

/// IMP-13.3 to IMP-13.6, IMP-10.7: an enemy Location that can be razed, and Raze tokens enough.
pub(crate) fn check_enemy(
    game: &ImperialSettlers,
    seat: Seat,
    at: LocationId,
    free: bool,
) -> Result<(), Refusal> {
    match game.location(at) {
        Some(location) => check_enemy_at(game, seat, location, free),
        None => Err(refuse!("IMP-13.1")),
    }
}

/// The same for a Location that is known to stand.
pub(crate) fn check_enemy_at(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
    free: bool,
) -> Result<(), Refusal> {
    if location.works_for(seat) {
        return Err(refuse!("IMP-13.15"));
    }
    if !game.can_be_target(location.controller()) {
        return Err(refuse!("IMP-10.7"));
    }
    check_razable(location)?;
    let (need, have) = (cost(game, location), game.has(seat, Good::Raze));
    if !free && have < u16::from(need) {
        return Err(refuse!("IMP-13.4", need need, have have));
    }
    Ok(())
}

/// IMP-13.5, IMP-13.6, IMP-24.11: the Location has a Raze field and nothing forbids to raze it.
pub(crate) fn check_razable(location: &Location) -> Result<(), Refusal> {
    let info = location.card.info();
    if info.raze.is_empty() {
        return Err(if info.faction.is_some() { refuse!("IMP-13.6") } else { refuse!("IMP-13.5") });
    }
    if ImperialSettlers::lasting(location).any(|lasting| lasting == Lasting::NotRazable) {
        return Err(refuse!("IMP-24.11"));
    }
    Ok(())
}

/// IMP-24.31: an own Common Location with a Raze field.
pub(crate) fn check_own_at(seat: Seat, location: &Location) -> Result<(), Refusal> {
    if location.works_for(seat) && location.card.is_common() {
        check_razable(location)
    } else {
        Err(refuse!("IMP-24.31"))
    }
}

/// IMP-13.4, IMP-28.7: how many Raze tokens an enemy needs against a Location.
pub(crate) fn cost(game: &ImperialSettlers, location: &Location) -> u8 {
    let controller = location.controller();
    let usual = if controller == Empire::VIRTUAL && uses_virtual_faction(game) {
        content().virtual_faction.raze_cost
    } else {
        USUAL_COST
    };
    let protection = u8::from(location.has_any_defense()) + u8::from(location.has(Mark::Samurai));
    let tax =
        if location.card.is_common() && controller != Empire::VIRTUAL { tax(game, controller) } else { 0 };
    usual + protection + tax
}

/// IMP-28.6: the Virtual Faction card is in use.
pub(crate) fn uses_virtual_faction(game: &ImperialSettlers) -> bool {
    game.is_solo() && game.is_expanded && game.options.virtual_faction
}

/// What Features of an empire add to the cost of razing its Common Locations.
fn tax(game: &ImperialSettlers, empire: Empire) -> u8 {
    let mut sum = 0;
    for location in game.locations.iter() {
        if location.card.info().lasting.is_empty() || location.controller() != empire {
            continue;
        }
        for lasting in ImperialSettlers::lasting(location) {
            if let Lasting::RazeTax { n } = lasting {
                sum += if location.has_active(Tech::Basic) { 2 * n } else { n };
            }
        }
    }
    sum
}

/// A card leaves the hand to be razed; the token goes first (IMP-13.2).
pub(crate) fn from_hand(game: &mut ImperialSettlers, seat: Seat, card: Card, cash_in: u8, log: &mut Log) {
    pay::hand_over(game, seat, Good::Raze, 1, LocationId::NONE, log);
    game.player_mut(seat).hand.remove(card);
    begin(game, seat, card, RazeKind::Hand, LocationId::NONE, cash_in, log);
}

/// A Location is razed; the tokens go first unless nothing is paid (IMP-13.3, IMP-24.18).
pub(crate) fn location(
    game: &mut ImperialSettlers,
    seat: Seat,
    at: LocationId,
    free: bool,
    cash_in: u8,
    log: &mut Log,
) {
    let location = game.location(at).expect("the Location was checked");
    let (card, from) =
        (location.card, if location.works_for(seat) { RazeKind::Own } else { RazeKind::Enemy });
    let tokens = if free { 0 } else { cost(game, location) };
    pay::hand_over(game, seat, Good::Raze, tokens, LocationId::NONE, log);
    begin(game, seat, card, from, at, cash_in, log);
}

/// IMP-25.15: a card of the Common deck is razed if it has a Raze field; otherwise it is discarded.
pub(crate) fn turn_up(game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
    if card.info().raze.is_empty() {
        draw::discard(game, card);
        log.note(|| Event::NotRazed { seat, card });
    } else {
        begin(game, seat, card, RazeKind::Deck, LocationId::NONE, 0, log);
    }
}

fn begin(
    game: &mut ImperialSettlers,
    seat: Seat,
    card: Card,
    from: RazeKind,
    at: LocationId,
    cash_in: u8,
    log: &mut Log,
) {
    log.note(|| Event::Razing { seat, card, from, at });
    game.push(Frame::Raze(Raze::Loot(Loot { seat, card, from, at, next: 0, has_scored: false, cash_in })));
}

pub(crate) fn pending(raze: Raze) -> Option<Pending> {
    match raze {
        Raze::CashIn { loot, .. } => {
            Some(Pending::Decision { seats: SeatSet::one(loot.seat), sealed: false })
        }
        Raze::Loot(_) | Raze::Conclude(_) => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, raze: Raze, log: &mut Log) {
    match raze {
        Raze::Loot(loot) => take_loot(game, loot, log),
        Raze::Conclude(loot) => conclude(game, loot, log),
        Raze::CashIn { .. } => unreachable!("{raze:?} waits for a decision"),
    }
}

/// IMP-13.13: the Goods of the Raze field in printed order. Cards that may be cashed in are looked at first.
fn take_loot(game: &mut ImperialSettlers, loot: Loot, log: &mut Log) {
    let field = &loot.card.info().raze;
    let Some(good) = field.get(usize::from(loot.next)) else {
        let goods = still_there(game, loot);
        let asks = 0 < loot.cash_in && (goods != 0 || !game.pool.is_empty());
        let next = if asks { Raze::CashIn { loot, goods } } else { Raze::Conclude(loot) };
        return game.replace(Frame::Raze(next));
    };
    let to = if 0 < loot.cash_in { Destination::Pool } else { Destination::Hand };
    // VP are gained at once, so the frame is still on top when they are noted.
    let mut after = Loot { next: loot.next + 1, ..loot };
    after.has_scored |= *good == Gain::Vp;
    game.replace(Frame::Raze(Raze::Loot(after)));
    take::gain(game, loot.seat, *good, 1, to, loot.card, log);
}

/// IMP-24.28: the Goods of the Raze field that can be cashed in, one bit each. An Event that came up while a card was
/// drawn may have taken some of them from the supply (IMP-22.3).
fn still_there(game: &ImperialSettlers, loot: Loot) -> u8 {
    let field = &loot.card.info().raze;
    let is_owned = |place: &usize| {
        let same = field[..*place].iter().filter(|other| **other == field[*place]).count() as u16;
        field[*place].good().is_some_and(|good| same < game.has(loot.seat, good))
    };
    (0..field.len()).filter(is_owned).fold(0, |goods, place| goods | 1 << place)
}

/// IMP-13.14: the card is discarded or becomes a Foundation, then Features react.
fn conclude(game: &mut ImperialSettlers, loot: Loot, log: &mut Log) {
    game.frames.pop();
    let Loot { seat, card, from, at, has_scored, .. } = loot;
    feature::fire(game, Occasion::Raze { card, from }, seat, 1);
    if has_scored {
        feature::fire(game, Occasion::GainVp, seat, 1);
    }
    match from {
        RazeKind::Enemy | RazeKind::Own => leave::razed(game, at, log),
        RazeKind::Hand | RazeKind::Deck => {
            draw::discard(game, card);
            log.note(|| Event::Discarded { seat, card });
        }
    }
}

pub(crate) fn candidates(game: &ImperialSettlers, raze: Raze, moves: &mut Vec<Move>) {
    let Raze::CashIn { loot, goods } = raze else { return };
    let field = &loot.card.info().raze;
    for (place, good) in field.iter().enumerate() {
        let earlier =
            field[..place].iter().enumerate().any(|(other, same)| same == good && goods >> other & 1 == 1);
        if goods >> place & 1 == 1 && !earlier {
            moves.push(Move::CashIn(*good));
        }
    }
    moves.extend(game.pool.kinds().map(Move::CashInCard));
    moves.push(Move::Done);
}

/// IMP-24.28, IMP-24.29: a Good that was just received, each once.
pub(crate) fn check(game: &ImperialSettlers, raze: Raze, mv: Move) -> Result<(), Refusal> {
    let Raze::CashIn { loot, goods } = raze else { return Err(refuse!("IMP-10.1")) };
    let is_received = if let Move::CashIn(good) = mv {
        place_of(loot, goods, good).is_some()
    } else if let Move::CashInCard(card) = mv {
        game.pool.contains(card)
    } else {
        mv == Move::Done
    };
    if is_received {
        return Ok(());
    }
    Err(if mv == Move::CashIn(Gain::Vp) { refuse!("IMP-24.29") } else { refuse!("IMP-24.28") })
}

/// The first place of a Good in the Raze field that can still be cashed in.
fn place_of(loot: Loot, goods: u8, good: Gain) -> Option<usize> {
    let field = &loot.card.info().raze;
    (0..field.len()).find(|place| field[*place] == good && goods >> place & 1 == 1)
}

pub(crate) fn decide(game: &mut ImperialSettlers, raze: Raze, mv: Move, log: &mut Log) {
    let Raze::CashIn { loot, mut goods } = raze else { unreachable!("{raze:?} asks nothing") };
    let seat = loot.seat;
    if let Move::CashIn(gain) = mv {
        goods &= !(1 << place_of(loot, goods, gain).expect("the Good was checked"));
        let good = gain.good().expect("only Goods of a supply are cashed in like this");
        pay::hand_over(game, seat, good, 1, LocationId::NONE, log);
        cash(game, loot, gain, log);
    } else if let Move::CashInCard(card) = mv {
        game.pool.remove(card);
        draw::discard(game, card);
        log.note(|| Event::Discarded { seat, card });
        cash(game, loot, Gain::Card, log);
    }
    if mv == Move::Done || (goods == 0 && game.pool.is_empty()) {
        for card in game.pool.take().as_slice() {
            game.player_mut(seat).hand.add(*card);
            log.note(|| Event::Kept { seat, card: Some(*card) });
        }
        if mv == Move::Done {
            log.note(|| Event::Declined { seat });
        }
        game.replace(Frame::Raze(Raze::Conclude(loot)));
    } else {
        game.replace(Frame::Raze(Raze::CashIn { loot, goods }));
    }
}

/// The VP belong to the activation that razed (IMP-19.9).
fn cash(game: &mut ImperialSettlers, loot: Loot, good: Gain, log: &mut Log) {
    log.note(|| Event::CashedIn { seat: loot.seat, good, n: loot.cash_in });
    take::gain(game, loot.seat, Gain::Vp, loot.cash_in.into(), Destination::Hand, loot.card, log);
    take::mark_scored(game);
}
