//! Whether a target is legal.

use crate::{
    content::{ActionInfo, From, Kind},
    goods::{Bill, Gain, Good},
    ids::{Card, Empire, LocationId},
    location::{Location, Mark},
    phase::{build, deal, pay},
    state::{Deal, ImperialSettlers},
};
use approdo_contract::{Refusal, Seat, refuse};

/// An enemy Location whose controller has not passed (IMP-10.7).
pub(super) fn enemy(
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

/// IMP-24.7: another own Production Location; within a production not one that only makes others produce.
pub(super) fn check_produce(
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
pub(super) fn check_remove(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-24.10")?;
    if location.card.is_common() { Ok(()) } else { Err(refuse!("IMP-24.10")) }
}

/// IMP-25.13: an own Location for which there is an enemy one of the same class.
pub(super) fn check_own_of_pair(game: &ImperialSettlers, seat: Seat, own: &Location) -> Result<(), Refusal> {
    let fits = |other: &Location| check_enemy_of_pair(game, seat, own, other).is_ok();
    if own.works_for(seat) && game.locations.iter().any(fits) { Ok(()) } else { Err(refuse!("IMP-25.13")) }
}

/// IMP-25.13: an enemy Location of the same class, Common or Faction.
pub(super) fn check_enemy_of_pair(
    game: &ImperialSettlers,
    seat: Seat,
    own: &Location,
    location: &Location,
) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-25.13")?;
    if own.card.is_common() == location.card.is_common() { Ok(()) } else { Err(refuse!("IMP-25.13")) }
}

/// IMP-24.27: an enemy who has not passed and owns the Good.
pub(super) fn check_steal(
    game: &ImperialSettlers,
    seat: Seat,
    from: Seat,
    good: Good,
) -> Result<(), Refusal> {
    if from == seat || game.seats <= from.0 {
        return Err(refuse!("IMP-24.27"));
    }
    if game.player(from).has_passed {
        return Err(refuse!("IMP-10.7"));
    }
    if game.has(from, good) == 0 { Err(refuse!("IMP-24.27", need 1_u8, have 0_u8)) } else { Ok(()) }
}

/// IMP-24.15: a Good of the Raze field of an enemy Common Location on which the seat has no Deal.
pub(super) fn check_location_deal(
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

/// Whether Settlers or Negotiator have a card that can be built once `paid` is gone (IMP-14.17).
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
pub(super) fn check_settle(
    game: &ImperialSettlers,
    seat: Seat,
    card: Card,
    before: Bill,
) -> Result<(), Refusal> {
    if !game.player(seat).hand.contains(card) || card.is_common() {
        return Err(refuse!("IMP-24.2"));
    }
    build::check_resources(game, seat, card, before)
}

/// IMP-24.12: a card among the own Deals whose Resources can be paid.
pub(super) fn check_negotiate(
    game: &ImperialSettlers,
    seat: Seat,
    deal: u8,
    before: Bill,
) -> Result<Card, Refusal> {
    match game.player(seat).deals.get(usize::from(deal)) {
        Some(Deal::Card(card)) if card.info().faction == game.player(seat).faction => {
            build::check_resources(game, seat, *card, before).map(|()| *card)
        }
        Some(_) | None => Err(refuse!("IMP-24.12")),
    }
}

/// An enemy who has not passed and has a card to discard.
pub(super) fn check_against(game: &ImperialSettlers, seat: Seat, other: Seat) -> Result<(), Refusal> {
    if other == seat || game.seats <= other.0 {
        return Err(refuse!("IMP-14.9"));
    }
    if game.player(other).has_passed {
        return Err(refuse!("IMP-10.7"));
    }
    if game.player(other).hand.is_empty() { Err(refuse!("IMP-14.9")) } else { Ok(()) }
}

/// IMP-25.8: an own Foundation whose card is a Common card or one of the own faction.
pub(super) fn check_restore(
    game: &ImperialSettlers,
    seat: Seat,
    card: Card,
    hidden: bool,
) -> Result<(), Refusal> {
    let fits = card.is_common() || card.info().faction == game.player(seat).faction;
    if pay::has_foundation(game, seat, card, hidden) && fits { Ok(()) } else { Err(refuse!("IMP-25.8")) }
}

/// IMP-24.23, IMP-14.19: an enemy Action Location that is not used up; an Action that only opens what is open is of
/// no use.
pub(super) fn check_exhaust(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-24.23")?;
    let is_left = |(number, action): (usize, &ActionInfo)| {
        let is_vain = action.only_opens && location.is_open(Some(number as u8));
        !is_vain && location.activations_left(number as u8) != Some(0)
    };
    let usable = location.card.info().actions.iter().enumerate().any(is_left);
    if usable && !location.has(Mark::Exhausted) { Ok(()) } else { Err(refuse!("IMP-24.23")) }
}

/// IMP-23.18, IMP-23.23: an enemy Location with an ability that is not blocked.
pub(super) fn check_block(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-23.18")?;
    not_virtual(location)?;
    if location.has(Mark::Blocked) {
        return Err(refuse!("IMP-23.23"));
    }
    if location.card.info().has_ability() { Ok(()) } else { Err(refuse!("IMP-23.18")) }
}

/// IMP-23.9, IMP-23.20: an enemy Common Location without an Egyptian token.
pub(super) fn check_take_over(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-23.9")?;
    not_virtual(location)?;
    if !location.card.is_common() {
        return Err(refuse!("IMP-23.9"));
    }
    check_token(game, seat, location)
}

/// IMP-23.14, IMP-23.20: an enemy Location with a Feature that reacts, without an Egyptian token.
pub(super) fn check_eavesdrop(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
) -> Result<(), Refusal> {
    enemy(game, seat, location, "IMP-23.14")?;
    not_virtual(location)?;
    if !location.card.info().has_reaction() {
        return Err(refuse!("IMP-23.14"));
    }
    // A Feature that reacts only to enemies gives nothing through the Ears (IMP-23.21).
    if location.card.info().features.iter().all(|feature| feature.on.is_about_enemies()) {
        return Err(refuse!("IMP-23.21"));
    }
    check_token(game, seat, location)
}

/// IMP-23.7, IMP-23.20: a token in stock, and none on the Location.
fn check_token(game: &ImperialSettlers, seat: Seat, location: &Location) -> Result<(), Refusal> {
    if location.taken_by.is_some() || location.has(Mark::Eavesdropped) {
        return Err(refuse!("IMP-23.20"));
    }
    if game.player(seat).tokens == 0 { Err(refuse!("IMP-23.7", need 1_u8, have 0_u8)) } else { Ok(()) }
}
