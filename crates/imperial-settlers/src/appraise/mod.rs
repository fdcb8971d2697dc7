//! Evaluates a position for a player, for bots.
//!
//! The value of a seat is the VP it has, the score of its empire at the end, the future yields of its Locations and
//! Deals, and the value of its Goods and cards. Only open facts and the own hand are read.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

mod empire;
mod feature;
mod goods;
mod lot;
mod pending;
mod technology;
mod weight;

use crate::{
    Move,
    content::content,
    frames::{Frame, Opening},
    score,
    state::ImperialSettlers,
};
use approdo_contract::{Appraise, MAX_SEATS, Seat};
use technology::Tokens;

impl Appraise for ImperialSettlers {
    fn appraise(&self, seat: Seat) -> f32 {
        if self.round == 0 {
            return 0.5;
        }
        if self.is_solo() {
            return solo(self, seat);
        }
        let mut worths = [0.0; MAX_SEATS];
        for other in Seat::all(self.seats) {
            worths[other.index()] = worth(self, &Outlook::of(self, other), other, other == seat);
        }
        let rivals =
            || Seat::all(self.seats).filter(|other| *other != seat).map(|other| worths[other.index()]);
        let mean = rivals().sum::<f32>() / f32::from(self.seats - 1);
        let best = rivals().fold(mean, f32::max);
        let lead = worths[seat.index()] - (1.0 - FIELD) * best - FIELD * mean;
        1.0 / (1.0 + (-lead / SCALE).exp())
    }

    fn weight(&self, seat: Seat, mv: Move) -> f32 {
        weight::weight(self, seat, mv)
    }

    fn lot(&self, seat: Seat, round: u64) -> Option<Move> {
        let asks = matches!(self.frames.last(), Some(Frame::Opening(Opening::ChooseFaction(_))));
        asks.then(|| Move::Faction(lot::faction(self.options, self.seats, seat, round)))
    }
}

/// A lead of this many VP corresponds to about three wins in four games.
const SCALE: f32 = 12.0;
/// Share of the mean in the value of the rivals; the rest is that of the strongest.
const FIELD: f32 = 0.5;

/// The remaining phases of the game, and a seat's use for tokens.
pub(super) struct Outlook {
    /// Production phases still to come.
    productions: f32,
    /// Action phases still to come, the running one left out.
    actions: f32,
    /// Whether Goods can still be used in the running round.
    is_running: bool,
    /// The use for Basic Technology tokens.
    tokens: Tokens,
}

impl Outlook {
    fn of(game: &ImperialSettlers, seat: Seat) -> Self {
        let left = f32::from(content().rounds - game.round);
        let (before_production, is_running) = match game.frames.first() {
            Some(Frame::Lookout(_)) => (true, true),
            Some(Frame::Production(_) | Frame::Turn(_)) => (false, true),
            Some(_) | None => (false, false),
        };
        let productions = left + f32::from(u8::from(before_production));
        let tokens = Tokens::of(game, seat, productions, left, is_running);
        Outlook { productions, actions: left, is_running, tokens }
    }
}

/// The expected final VP of a seat.
fn worth(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, sees_hand: bool) -> f32 {
    let player = game.player(seat);
    let end = if game.is_over { 0 } else { score::worth(game, seat).total() };
    f32::from(player.vp)
        + f32::from(end)
        + empire::worth(game, outlook, seat)
        + goods::worth(game, outlook, seat, sees_hand)
        + pending::worth(game, outlook, seat)
}

/// The solo game is won first (IMP-28.2), and then by as much as possible.
fn solo(game: &ImperialSettlers, seat: Seat) -> f32 {
    let outlook = &Outlook::of(game, seat);
    let still_to_come = 2.5 * outlook.actions;
    let lead = f32::from(score::own_count(game)) + 2.0 * outlook.actions
        - f32::from(score::collection_count(game))
        - still_to_come;
    let chance = 1.0 / (1.0 + (-lead / 2.0).exp());
    let share = (worth(game, outlook, seat, true) / 120.0).clamp(0.0, 1.0);
    (0.1 + 0.9 * chance) * (0.4 + 0.6 * share)
}
