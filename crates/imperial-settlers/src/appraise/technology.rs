//! The value of Basic Technology tokens: highest for those that can be placed, less for those that can be spent, and
//! next to nothing for the rest.

use crate::{
    content::{Effect, Kind, TitleInfo},
    goods::{Gain, Good},
    ids::{Empire, ListId, Tech},
    state::ImperialSettlers,
};
use approdo_contract::Seat;

/// How many Basic Technology tokens a seat can use, and how many it can expect.
pub(super) struct Tokens {
    /// How many can be placed, and the value of each there.
    places: f32,
    placed: f32,
    /// How many can be spent on Actions.
    sinks: f32,
    /// How many it has, and how many are still to come.
    supply: f32,
    to_come: f32,
}

impl Tokens {
    pub(super) fn of(
        game: &ImperialSettlers,
        seat: Seat,
        productions: f32,
        actions: f32,
        is_running: bool,
    ) -> Self {
        let info = game.faction_info(seat);
        let (mut free, mut sinks, mut income) = (0, 0, info.board[Good::BasicTech]);
        for location in game.empire(Empire::from(seat)) {
            let card = location.card.info();
            let is_place = location.owner.is(seat) && location.card.is_common() && is_improved(card);
            free += u16::from(is_place && !location.has_tech(Tech::Basic));
            income += card.production.map_or(0, tokens_of);
            let spends = card.actions.iter().filter(|action| 0 < action.cost.basic_tech);
            sinks += spends.map(|action| u16::from(action.limit)).sum::<u16>();
        }
        let (supply, income) = (f32::from(game.has(seat, Good::BasicTech)), f32::from(income));
        let rounds = actions + if is_running { 1.0 } else { 0.0 };
        if info.places_tech {
            Tokens {
                places: f32::from(free) + NEW_PLACES * actions,
                placed: 0.5 + 0.55 * actions,
                sinks: f32::from(sinks) * rounds,
                supply,
                to_come: income * productions,
            }
        } else {
            // Unspent tokens are lost in Cleanup (IMP-20.12), so every round starts anew.
            let sinks = f32::from(sinks) + HOPE;
            Tokens { places: 0.0, placed: 0.0, sinks, supply, to_come: (income - supply).max(0.0) }
        }
    }

    /// The total value of `n` tokens.
    pub(super) fn together(&self, n: f32) -> f32 {
        let placed = n.min(self.places);
        let spent = (n - placed).min(self.sinks);
        placed * self.placed + spent * SPENT + (n - placed - spent) * LEFT_OVER
    }

    /// The average value of a token that is still to come.
    pub(super) fn each(&self) -> f32 {
        let more = self.to_come.max(1.0);
        (self.together(self.supply + more) - self.together(self.supply)) / more
    }
}

/// Whether a Basic token makes a Location better (IMP-21.6 to IMP-21.9).
fn is_improved(info: &TitleInfo) -> bool {
    match info.kind {
        Kind::Production => info.production.is_some(),
        Kind::Action => true,
        Kind::Feature => !info.features.is_empty(),
        Kind::Event => false,
    }
}

/// Estimated number of tokens from a production.
fn tokens_of(list: ListId) -> u16 {
    let of = |effect: &Effect| {
        if let Effect::Gain { gain: Gain::BasicTech, n, .. } = *effect { u16::from(n) } else { 0 }
    };
    list.effects().iter().map(of).sum()
}

/// Estimated number of Common Locations built per round that can bear a token.
const NEW_PLACES: f32 = 1.5;
/// Estimated number of Actions yet to be built that spend a token.
const HOPE: f32 = 0.5;
/// The value of a token that is spent on an Action, and of one left over.
const SPENT: f32 = 0.8;
const LEFT_OVER: f32 = 0.1;
