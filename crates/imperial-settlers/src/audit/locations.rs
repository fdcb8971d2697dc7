//! Locations and what lies on them.

use super::law;
use crate::{
    content::{Kind, Lasting, Where},
    goods::Good,
    ids::{Empire, LOCATIONS, Tech},
    location::{Location, Mark},
    phase::leave,
    state::ImperialSettlers,
};
use approdo_pieces::NamedId;

/// More Locations than five empires can have in a game; with more, ids could run out.
const MOST: usize = 150;

pub(super) fn check(game: &ImperialSettlers) -> Result<(), String> {
    let count = game.locations.len();
    law(count <= MOST, || format!("there are {count} Locations; {MOST} is the most"))?;
    for (place, location) in game.locations.iter().enumerate() {
        law(usize::from(location.id.0) < LOCATIONS, || {
            format!("Location {} has a number beyond {LOCATIONS}", location.id.0)
        })?;
        let twice = game.locations[..place].iter().any(|other| other.id == location.id);
        law(!twice, || format!("two Locations have the number {}", location.id.0))?;
        owners(game, location)?;
        tokens(game, location)?;
        counters(game, location)?;
    }
    Ok(())
}

/// Possible owners and controllers (IMP-4.18, IMP-23.9).
fn owners(game: &ImperialSettlers, location: &Location) -> Result<(), String> {
    let name = location.card.name();
    let info = location.card.info();
    law(info.kind != Kind::Event, || format!("{name} is an Event and no Location"))?;
    match location.owner.seat() {
        Some(seat) => {
            law(seat.0 < game.seats, || format!("{name} belongs to seat {}, which nobody has", seat.0))?;
            let own = info.faction.is_none() || info.faction == game.player(seat).faction;
            law(own, || format!("{name} stands in the empire of another faction"))?;
        }
        None => {
            law(game.is_solo() && location.card.is_common(), || {
                format!("{name} stands in the virtual player's area")
            })?;
        }
    }
    let Some(taker) = location.taken_by else { return Ok(()) };
    let can_take = taker.0 < game.seats
        && game.seat_with(crate::content::Tokens::Egyptian) == Some(taker)
        && !location.owner.is(taker)
        && location.owner != Empire::VIRTUAL;
    law(can_take && location.card.is_common(), || format!("{name} cannot have been taken over"))
}

/// Tokens and Samurai where they may be (IMP-18.3 to IMP-18.9, IMP-21.3).
fn tokens(game: &ImperialSettlers, location: &Location) -> Result<(), String> {
    let name = location.card.name();
    let is_common = location.card.is_common();
    let owner = location.owner.seat();
    let places_tech = owner.is_some_and(|seat| game.faction_info(seat).places_tech);
    let has_tech = Tech::ALL.iter().any(|tech| location.has_tech(*tech));
    law(!has_tech || (is_common && places_tech), || {
        format!("{name} bears Technology, but is no Common Location of the Atlanteans")
    })?;
    let protections = [
        location.has(Mark::Defense),
        location.has(Mark::AdvancedDefense),
        location.card.info().has_printed_defense,
    ];
    law(protections.iter().filter(|there| **there).count() <= 1, || {
        format!("{name} has more than one Defense token")
    })?;
    law(!location.has(Mark::Defense) || (is_common && owner.is_some()), || {
        format!("{name} has a Defense token, but is no Common Location of a player")
    })?;
    let has_samurai = owner.is_some_and(|seat| game.faction_info(seat).has_samurai);
    law(!location.has(Mark::Samurai) || (!is_common && has_samurai), || {
        format!("{name} has a Samurai, but is no Faction Location of the Japanese")
    })?;
    let marked_twice = location.taken_by.is_some() && location.has(Mark::Eavesdropped);
    law(!marked_twice, || format!("{name} bears two Egyptian tokens (IMP-23.20)"))?;
    let is_virtual = location.owner == Empire::VIRTUAL;
    let marked = location.has(Mark::Blocked) || location.has(Mark::Eavesdropped);
    law(!is_virtual || !marked, || format!("{name} of the virtual player is marked (IMP-28.13)"))
}

/// Visits, activations and Goods within their limits (IMP-14.3, IMP-16.5, IMP-20.6).
fn counters(game: &ImperialSettlers, location: &Location) -> Result<(), String> {
    let name = location.card.name();
    let info = location.card.info();
    law(location.visitors <= 2, || format!("{name} has {} visitors", location.visitors))?;
    law(location.visitors == 0 || info.kind == Kind::Production, || {
        format!("{name} has visitors, but does not produce")
    })?;
    for (number, made) in location.activations.iter().enumerate() {
        let fits = match info.actions.get(number) {
            None => *made == 0,
            Some(action) if action.limit == 0 => true,
            // A Basic token may have left after it was used (IMP-21.24).
            Some(action) => *made <= action.limit + 1,
        };
        law(fits, || format!("{name} has been activated {made} times"))?;
    }
    let most: u16 =
        if leave::stores_on_card(location) { 2 * u16::from(printed_store(location)) } else { 2 * 5 };
    law(u16::from(location.held.len()) <= most, || format!("{name} holds {} Goods", location.held.len()))?;
    let takes = |good: Good| {
        info.lasting.iter().any(|feature| match feature.what {
            Lasting::Store(store) => store.place == Where::Card && store.goods.contains(good),
            Lasting::Stash { .. } => Good::RESOURCES.contains(&good),
            Lasting::EndVp { .. } | Lasting::RazeTax { .. } | Lasting::NotRazable => false,
        })
    };
    law(location.held.kinds().all(takes), || format!("{name} holds Goods that it cannot hold"))?;
    law(game.round > 0, || format!("{name} stands before the first round"))
}

/// How many Goods are printed on a storage.
fn printed_store(location: &Location) -> u8 {
    location
        .card
        .info()
        .lasting
        .iter()
        .find_map(|feature| if let Lasting::Store(store) = feature.what { Some(store.max) } else { None })
        .unwrap_or(0)
}
