//! What is at stake in an exchange.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use crate::{
    appraise::{ahead, can_act, chances, finish, knowledge::Knowledge, means, peril},
    content::{Action, content},
    ids::{Building, RegionId, Resource, Zone},
    phase::{harvest, rounds},
    state::{Archipelago, Bundle},
    units::Posture,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// How a player values exchanges. Only the lead changes: a cube that goes from one screen to another changes neither
/// the distance of the end nor the risk of independence, so these are computed once.
pub(super) struct Stakes<'a> {
    game: &'a Archipelago,
    seat: Seat,
    turns: f32,
    calm: f32,
}

impl<'a> Stakes<'a> {
    /// As things stand before the exchange.
    pub(super) fn new(game: &'a Archipelago, seat: Seat, known: &Knowledge) -> Stakes<'a> {
        let turns = finish::turns(game, seat, known, None);
        Stakes { game, seat, turns, calm: peril::calm(game, seat, known, finish::nearness(turns)) }
    }

    /// How near the end is, from 0 to 1.
    pub(super) fn near(&self) -> f32 {
        finish::nearness(self.turns)
    }

    /// How likely the player is to win with these stocks, if he makes the best of them: cubes and florins that make up a
    /// building are worth more than each by itself. `extra` is what else he gets, in florins.
    pub(super) fn outlook(&self, known: &Knowledge, extra: f32) -> f32 {
        let Stakes { game, seat, turns, calm } = *self;
        let ahead = |known: &Knowledge, extra: f32| ahead(game, seat, known, self.near(), extra);
        let now = ahead(known, extra);
        let mut best = now;
        if can_build(game, seat) {
            for building in Building::ALL.iter().copied().filter(|kind| finish::has_site(game, seat, *kind)) {
                if let Some(mut paid) = known.paying(seat, &content().buildings[building.index()]) {
                    paid.rising = Some((seat, building));
                    best = best.max(ahead(&paid, means::worth(building) - means::DISC + extra));
                }
            }
        }
        let sure = if game.active == seat && !game.round.action { AT_ONCE } else { LATER };
        chances(game, seat, turns, calm, now + sure * (best - now))
    }
}

/// Probability that what can be built is built next.
const AT_ONCE: f32 = 0.5;
/// The same in a later round.
const LATER: f32 = 0.3;

/// Whether the player has a disc and a circle for Build in this turn.
pub(super) fn can_build(game: &Archipelago, seat: Seat) -> bool {
    let zone = Zone::all().find(|zone| content().zones[zone.index()].action == Action::Build);
    can_act(game, seat) && zone.is_some_and(|zone| rounds::check_circle(game, seat, zone).is_ok())
}

/// Public price of a bundle, in florins.
pub(super) fn price(game: &Archipelago, from: Seat, to: Seat, bundle: &Bundle) -> f32 {
    // No `..`: a new kind of good needs a price here.
    let Bundle { florins, cubes, tokens, cards, permissions, place } = bundle;
    let cubes: f32 = cubes.iter().map(|(kind, count)| f32::from(*count) * means::CUBES[kind.index()]).sum();
    let cards: f32 =
        cards.iter().map(|card| f32::from(content().cards[card.index()].prices[0]).max(means::CARD)).sum();
    let permissions: f32 = permissions.iter().map(|region| PERMIT * yields(game, from, to, region)).sum();
    let place = place.map_or(0.0, |place| FIRST * f32::from(game.seats.saturating_sub(place)));
    f32::from(*florins) + cubes + f32::from(*tokens) * means::TOKEN + cards + permissions + place
}

/// Florins for each place further ahead in the order.
const FIRST: f32 = 0.6;

/// What rights in a bundle, which no stock counts, bring to `to` and cost `from`, in florins.
pub(super) fn rights(game: &Archipelago, from: Seat, to: Seat, bundle: &Bundle) -> (f32, f32) {
    let (mut got, mut gone) = (0.0, 0.0);
    for region in bundle.permissions.iter() {
        got += yields(game, from, to, region);
        gone += grudge(game, from, region);
    }
    for card in bundle.cards.iter() {
        // `means` counts every card alike: a dear one is worth more to its owner.
        gone += (f32::from(content().cards[card.index()].prices[0]) - means::CARD).max(0.0);
    }
    if let Some(place) = bundle.place {
        got += FIRST * (0.5 * f32::from(game.seats + 1) - f32::from(place)).max(0.0);
        // The player who decides the order gives up the first place.
        gone += FIRST * if place == 1 { f32::from(game.seats - 1) } else { 0.5 };
    }
    (got, gone)
}

/// Florins that a permission brings (ARC-7.10): it is good for the next harvest of this turn.
fn yields(game: &Archipelago, from: Seat, to: Seat, region: RegionId) -> f32 {
    let open = game.active != to || !game.round.action;
    let ruled = game.chart.get(region).is_some_and(|placed| game.ruler(placed) == Some(from));
    if !open || !ruled || !can_act(game, to) {
        return 0.0;
    }
    let mut granted = game.clone();
    let placed = granted.chart.get_mut(region);
    placed.granted_to = placed.granted_to.with(to);
    HARVEST * (harvest_of(&granted, to) - harvest_of(game, to))
}

/// The best single harvest of a player.
fn harvest_of(game: &Archipelago, seat: Seat) -> f32 {
    let harvest =
        |kind: &Resource| f32::from(harvest::deployable(game, seat, *kind)) * means::CUBES[kind.index()];
    Resource::ALL.iter().map(harvest).fold(0.0, f32::max)
}

/// Share of a possible harvest that is made.
const HARVEST: f32 = 0.8;
/// Share of the harvest that is paid for the permission.
const PERMIT: f32 = 0.35;

/// Florins that a permission costs its giver: more where his own people could work.
fn grudge(game: &Archipelago, from: Seat, region: RegionId) -> f32 {
    let own = game.units.in_region(region).iter();
    let idle = own.filter(|stack| stack.owner == from && stack.posture == Posture::Ready).count();
    if idle == 0 { 0.5 } else { 1.5 }
}
