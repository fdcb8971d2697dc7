//! The value of Goods and cards.

use super::{Outlook, pending};
use crate::{
    goods::{Gain, Good},
    ids::Card,
    state::ImperialSettlers,
};
use approdo_contract::Seat;
use arrayvec::ArrayVec;

/// The value of a unit in VP to a player who can use it.
pub(super) fn value(gain: Gain, outlook: &Outlook) -> f32 {
    match gain {
        Gain::Wood => 0.75,
        Gain::Stone => 0.8,
        Gain::Food => 0.65,
        Gain::Worker => 0.4,
        Gain::Gold => 0.95,
        Gain::Raze => 0.55,
        Gain::Defense => 0.1,
        Gain::BasicTech => outlook.tokens.each(),
        Gain::AdvancedScore | Gain::AdvancedTech => 0.5 + 0.4 * outlook.actions,
        Gain::AdvancedDefense => 0.5,
        Gain::Vp => 1.0,
        Gain::Card | Gain::CommonCard | Gain::FactionCard => 0.6,
        Gain::Resource => 0.8,
        Gain::Samurai => 0.3,
        Gain::ColorMatch => 0.6,
    }
}

/// The value of the supply, the hand and the Foundations of a seat. Of a hand that the observer does not see only
/// the size counts.
pub(super) fn worth(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, sees_hand: bool) -> f32 {
    let player = game.player(seat);
    let usable = outlook.is_running && !player.has_passed;
    let stored = game.faction_info(seat).store;
    let mut sum = 0.0;
    for good in Good::ALL {
        let kept = if stored.contains(good) && 0.0 < outlook.actions { KEPT } else { 0.0 };
        let share = if usable { usable_share(outlook) } else { kept };
        let n = f32::from(player.supply[good]);
        let all = if good == Good::BasicTech {
            outlook.tokens.together(n)
        } else {
            n * value(good.into(), outlook)
        };
        sum += share * all;
    }
    let cards = player.hand.len().min(MOST_CARDS) as f32;
    let now = if usable { NOW_CARD * usable_share(outlook) } else { 0.0 };
    let per_card = now + CARD * outlook.actions.min(2.0);
    let plans = if sees_hand && (usable || 0.0 < outlook.actions) { plans(game, outlook, seat) } else { 0.0 };
    let foundations = (player.foundations.len() + player.hidden.len()) as f32;
    sum + per_card * cards + plans + FOUNDATION * foundations * (outlook.actions + 0.5).min(1.0)
}

/// The value of the best cards of a hand above that of a usual card; a worse card may still be used as payment.
fn plans(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    let mut best: ArrayVec<f32, PLANNED> = ArrayVec::new();
    let sacrifice = pending::sacrifice(game, outlook, seat);
    for card in game.player(seat).hand.as_slice() {
        let profit = profit(game, outlook, seat, *card, sacrifice) - USUAL_PROFIT;
        let place = best.iter().position(|other| *other < profit).unwrap_or(best.len());
        if place < PLANNED {
            if best.is_full() {
                best.pop();
            }
            best.insert(place, profit);
        }
    }
    PLAN * best.iter().sum::<f32>()
}

/// The value of the best use of a card above its cost: as a Location, as a Deal, or razed. `sacrifice` is the value
/// of a Location that has to be discarded for it.
fn profit(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, card: Card, sacrifice: f32) -> f32 {
    let info = card.info();
    let cost = pending::price(info.cost.bill(1), outlook) + f32::from(info.cost.location) * sacrifice;
    let built = pending::built(game, outlook, seat, card) - cost;
    let deal = card
        .deal()
        .map_or(0.0, |good| value(good, outlook) * (0.75 + outlook.productions) - value(Gain::Food, outlook));
    let is_loot = info.faction.is_none_or(|_| game.faction_info(seat).is_razable);
    let loot: f32 = if is_loot { info.raze.iter().map(|good| value(*good, outlook)).sum() } else { 0.0 };
    built.max(deal).max(loot - value(Gain::Raze, outlook)).clamp(0.0, MOST_PROFIT)
}

/// Share of a Good's value while it can be used: less in the last round, where leftovers are lost.
pub(super) fn usable_share(outlook: &Outlook) -> f32 {
    if 0.0 < outlook.actions { 0.75 } else { 0.4 }
}

/// Share of a Good's value while it is only kept for later.
const KEPT: f32 = 0.6;
/// The value of a card in hand in the running Action phase.
const NOW_CARD: f32 = 0.33;
/// The value of a card in hand for each later Action phase, and how many can be used.
const CARD: f32 = 0.2;
const MOST_CARDS: usize = 10;
/// How many cards of a hand are planned for, and the share of their profit that counts.
const PLANNED: usize = 4;
const PLAN: f32 = 0.25;
/// The profit of a usual card, and the maximum assumed for any.
const USUAL_PROFIT: f32 = 2.0;
const MOST_PROFIT: f32 = 9.0;
/// The value of a Foundation.
const FOUNDATION: f32 = 0.6;
