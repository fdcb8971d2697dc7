//! Locations that leave play: discarded as a cost, razed or removed, with everything on them (IMP-11.4 to IMP-11.9,
//! IMP-13.6 to IMP-13.12, IMP-13.18, IMP-20.7).

use crate::{
    content::{Lasting, Tokens},
    events::{Event, Log},
    goods::{Gain, Good},
    ids::{LocationId, Tech},
    location::{Location, Mark},
    phase::{
        deal,
        draw::{self, Destination},
        feature::{self, Occasion},
        take,
    },
    state::ImperialSettlers,
};
use approdo_contract::Seat;

/// A Location is discarded as a build cost: Advanced tokens give nothing (IMP-11.7).
pub(crate) fn given_up(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    let location = take_away(game, at, false, log);
    draw::discard(game, location.card);
    log.note(|| Event::GaveUp { seat, card: location.card, at });
}

/// A Location is removed: its card is discarded without any gain (IMP-13.18).
pub(crate) fn removed(game: &mut ImperialSettlers, at: LocationId, log: &mut Log) {
    let location = take_away(game, at, true, log);
    draw::discard(game, location.card);
    log.note(|| Event::Removed { card: location.card, at, empire: location.owner });
}

/// A razed Common Location becomes a Foundation of its owner and gives 1 Wood to its controller (IMP-13.7,
/// IMP-23.11); a razed Faction Location or one of the virtual player is discarded (IMP-13.6, IMP-28.11).
pub(crate) fn razed(game: &mut ImperialSettlers, at: LocationId, log: &mut Log) {
    let location = take_away(game, at, true, log);
    let card = location.card;
    match location.owner.seat().filter(|_| card.is_common()) {
        Some(owner) => {
            game.player_mut(owner).foundations.add(card);
            log.note(|| Event::BecameFoundation { seat: owner, card, at });
            let paid = location.taken_by.unwrap_or(owner);
            take::gain(game, paid, Gain::Wood, 1, Destination::Hand, card, log);
        }
        None => {
            draw::discard(game, card);
            log.note(|| Event::Demolished { card, at, empire: location.owner });
        }
    }
}

/// Takes a Location out of play and puts everything on it where it belongs. `pays` says whether Advanced tokens give
/// VP (IMP-13.10).
pub(crate) fn take_away(game: &mut ImperialSettlers, at: LocationId, pays: bool, log: &mut Log) -> Location {
    let place = game.locations.iter().position(|location| location.id == at);
    let location = game.locations.remove(place.expect("the Location was checked"));
    return_tokens(game, &location);
    return_goods(game, &location, log);
    technology(game, &location, pays, log);
    deal::end_with(game, at, location.card, log);
    location
}

/// IMP-13.11, IMP-13.12: Egyptian and Barbarian tokens go back to their owners.
fn return_tokens(game: &mut ImperialSettlers, location: &Location) {
    let is_marked = location.taken_by.is_some() || location.has(Mark::Eavesdropped);
    for (is_there, tokens) in
        [(is_marked, Tokens::Egyptian), (location.has(Mark::Blocked), Tokens::Barbarian)]
    {
        if is_there && let Some(owner) = game.seat_with(tokens) {
            game.player_mut(owner).tokens += 1;
        }
    }
}

/// IMP-20.7, IMP-11.9: stored Goods go to the player who stored them, what was stashed is discarded.
fn return_goods(game: &mut ImperialSettlers, location: &Location, log: &mut Log) {
    if stores_on_card(location)
        && let Some(seat) = location.controller().seat()
    {
        for good in location.held.kinds() {
            let n = u16::from(location.held.count(good));
            game.player_mut(seat).supply[good] += n;
            log.note(|| Event::Unstored { seat, good, n });
        }
    }
    let Some(owner) = location.owner.seat() else { return };
    while let Some(at) = game.player(owner).stash.iter().position(|stashed| stashed.at == location.id) {
        let card = game.player_mut(owner).stash.remove(at).card;
        draw::discard(game, card);
        log.note(|| Event::Discarded { seat: owner, card });
    }
}

/// Whether Goods on a Location are stored there, as opposed to stashed.
pub(crate) fn stores_on_card(location: &Location) -> bool {
    location.card.info().lasting.iter().any(|feature| matches!(feature.what, Lasting::Store(_)))
}

/// IMP-13.9, IMP-13.10: a Basic token goes back to its owner's supply, Advanced ones give 1 VP each.
fn technology(game: &mut ImperialSettlers, location: &Location, pays: bool, log: &mut Log) {
    let Some(seat) = location.owner.seat() else { return };
    let card = location.card;
    if location.has_tech(Tech::Basic) {
        game.player_mut(seat).supply[Good::BasicTech] += 1;
        log.note(|| Event::Returned { seat, good: Good::BasicTech, n: 1 });
    }
    for tech in [Tech::Score, Tech::Defense] {
        if location.has_tech(tech) {
            log.note(|| Event::TechLost { seat, tech, card });
            if pays {
                take::gain(game, seat, Gain::Vp, 1, Destination::Hand, card, log);
                feature::fire(game, Occasion::GainVp, seat, 1);
            }
        }
    }
}
