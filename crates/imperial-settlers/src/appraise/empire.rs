//! The value of what Locations and Deals will still yield.

use super::{Outlook, feature, goods::value};
use crate::{
    content::{Effect, Kind, content},
    goods::{Cost, Gain},
    ids::{Empire, ListId, Tech},
    location::{Location, Mark},
    phase::{ability::Run, effect},
    state::ImperialSettlers,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// The value of all future yields of a seat's empire and Deals.
pub(super) fn worth(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    let player = game.player(seat);
    let deals: f32 = player.deals.iter().map(|deal| value(deal.good(), outlook)).sum();
    let mut sum = deals * outlook.productions;
    for location in game.empire(Empire::from(seat)) {
        sum += standing(game, outlook, seat, location);
    }
    sum
}

/// The value of a Location with its VP at the end: the loss if it leaves play.
pub(super) fn kept(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, location: &Location) -> f32 {
    let faction = location.card.info().faction;
    let end = faction.map_or(1, |faction| content().factions[faction.index()].location_vp);
    f32::from(end) + standing(game, outlook, seat, location)
}

/// The value of the future yields of a Location.
pub(super) fn standing(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, location: &Location) -> f32 {
    let info = location.card.info();
    let shield = if location.has_any_defense() { 0.05 } else { 0.0 };
    if location.has(Mark::Blocked) {
        return 0.2 * outlook.actions;
    }
    let uses = if location.has_active(Tech::Basic) { 2.0 } else { 1.0 };
    let scored = if location.has_active(Tech::Score) { 1.0 } else { 0.0 };
    let give = match info.kind {
        Kind::Production => {
            let once =
                info.production.map_or(0.0, |list| gains(game, outlook, seat, location, list.effects()));
            uses * (once + scored) * outlook.productions
        }
        Kind::Action => action(game, outlook, seat, location, scored),
        Kind::Feature | Kind::Event => 0.0,
    };
    let reacts = if info.features.is_empty() && info.lasting.is_empty() {
        0.0
    } else {
        uses * feature::each_round(game, outlook, seat, location, scored) * phases(game, outlook, seat)
    };
    give + reacts + shield
}

/// In how many Action phases a Feature can still react; the rest of the running one counts for less.
fn phases(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    let is_in = outlook.is_running && !game.player(seat).has_passed;
    outlook.actions + if is_in { RUNNING } else { 0.0 }
}

/// The profit of an Action in this round and the next ones.
fn action(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, location: &Location, scored: f32) -> f32 {
    let usable = outlook.is_running && !game.player(seat).has_passed;
    let mut best = 0.0_f32;
    for (number, action) in location.card.info().actions.iter().enumerate() {
        let give = gains(game, outlook, seat, location, action.effects.effects()) + scored;
        let profit = (give - price(&action.cost, outlook)).max(LEAST_PROFIT);
        let limit = match action.limit {
            0 => 3,
            limit => limit + u8::from(location.has_active(Tech::Basic)),
        };
        let now = match location.activations_left(number as u8) {
            Some(left) if usable && !location.has(Mark::Exhausted) => f32::from(left),
            Some(_) => 0.0,
            None => f32::from(u8::from(usable)),
        };
        best = best.max(profit * (NOW * now + LATER * f32::from(limit) * outlook.actions));
    }
    best
}

/// The value of a list of effects, as far as it gives Goods; effects that need a target count at a flat rate.
pub(super) fn gains(
    game: &ImperialSettlers,
    outlook: &Outlook,
    seat: Seat,
    location: &Location,
    effects: &[Effect],
) -> f32 {
    let run = Run { at: location.id, ..Run::of(ListId(0), seat, location.card) };
    let mut sum = 0.0;
    for effect in effects {
        sum += if let Effect::Gain { gain, n, per, max } = *effect {
            f32::from(effect::amount(game, &run, n, per, max)) * value(gain, outlook)
        } else if let Effect::Unlock | Effect::Pay { .. } = *effect {
            0.0
        } else {
            SPECIAL
        };
    }
    sum
}

pub(super) fn price(cost: &Cost, outlook: &Outlook) -> f32 {
    let plain: f32 =
        cost.plain().into_iter().map(|(good, n)| f32::from(n) * value(good.into(), outlook)).sum();
    plain
        + f32::from(cost.wood) * value(Gain::Wood, outlook)
        + f32::from(cost.stone) * value(Gain::Stone, outlook)
        + f32::from(cost.food) * value(Gain::Food, outlook)
        + f32::from(cost.resource) * 0.6
        + f32::from(cost.card) * 0.4
        + f32::from(cost.deal) * (0.3 + 0.6 * outlook.productions)
}

/// Estimated share of the running Action phase that is still to come.
const RUNNING: f32 = 0.35;
/// Estimated value of an effect that needs a target.
pub(super) const SPECIAL: f32 = 1.0;
/// Minimum value of an Action: the Goods it asks for may be idle.
const LEAST_PROFIT: f32 = 0.15;
/// Probability that an Action is used in this round, and in later ones.
const NOW: f32 = 0.5;
const LATER: f32 = 0.7;
