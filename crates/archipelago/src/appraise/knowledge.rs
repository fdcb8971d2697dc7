//! What a player knows of the stocks behind the screens, and of the objectives in play.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use crate::{
    content::{Plan, content},
    ids::{Building, Market, ObjectiveId, RESOURCES, Resource},
    sets::IdSet,
    state::{Archipelago, Bundle, SEATS},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// What lies behind a screen; of others only the likely amounts are known.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stock {
    pub florins: f32,
    pub cubes: [f32; RESOURCES],
    pub tokens: f32,
}

/// What a player knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knowledge {
    pub stocks: [Stock; SEATS],
    /// The player who knows his own objectives; `None` for what is public.
    pub own: Option<Seat>,
    /// A building that counts as built already.
    pub rising: Option<(Seat, Building)>,
    /// Objectives that he knows to be in play.
    pub seen: IdSet<ObjectiveId>,
    /// Objectives that others may hold.
    pub unseen: IdSet<ObjectiveId>,
    /// How many of those are in other hands.
    pub held: f32,
}

impl Knowledge {
    pub(super) fn of(game: &Archipelago, seat: Seat) -> Knowledge {
        let mut stocks = [shares(game, seat); SEATS];
        let player = game.player(seat);
        stocks[seat.index()] = Stock {
            florins: f32::from(player.florins),
            cubes: player.cubes.values().map(f32::from),
            tokens: f32::from(player.tokens),
        };
        let mut seen: IdSet<ObjectiveId> = game.open_objectives.iter().copied().collect();
        let mut hidden = 0_usize;
        for other in game.all_seats() {
            let known = other == seat || player.spied.contains(other);
            for objective in game.player(other).objectives.iter().copied() {
                if known || game.revealed.contains(objective) {
                    seen.insert(objective);
                } else {
                    hidden += 1;
                }
            }
        }
        let put_back: IdSet<ObjectiveId> = player.put_back.iter().copied().collect();
        let unseen = game.objective_deck().minus(seen).minus(put_back).minus(game.met);
        Knowledge { stocks, own: Some(seat), rising: None, seen, unseen, held: hidden as f32 }
    }

    /// Probability that one of the unseen objectives is in another hand.
    pub(super) fn likely(&self) -> f32 {
        if self.unseen.is_empty() { 0.0 } else { self.held / f32::from(self.unseen.len()) }
    }

    /// Public knowledge: only the open objectives, and of the stocks only their sum. `asked` is taken to own what he is
    /// asked for.
    pub(super) fn in_public(&self, game: &Archipelago, asked: Seat, ask: &Bundle) -> Knowledge {
        let open: IdSet<ObjectiveId> = game.open_objectives.iter().copied().collect();
        let seen = open.or(game.revealed);
        let unseen = game.objective_deck().minus(seen).minus(game.met);
        let dealt: usize = game.all_seats().map(|seat| game.player(seat).objectives.len()).sum();
        let held = (dealt as f32 - f32::from(game.revealed.minus(open).len())).max(0.0);
        let mean = |amount: &dyn Fn(&Stock) -> f32| {
            game.all_seats().map(|seat| amount(self.stock(seat))).sum::<f32>() / f32::from(game.seats)
        };
        let share = Stock {
            florins: mean(&|stock| stock.florins),
            cubes: std::array::from_fn(|resource| mean(&|stock| stock.cubes[resource])),
            tokens: mean(&|stock| stock.tokens),
        };
        let mut stocks = [share; SEATS];
        let stock = &mut stocks[asked.index()];
        stock.florins = stock.florins.max(f32::from(ask.florins));
        stock.tokens = stock.tokens.max(f32::from(ask.tokens));
        for (have, asked) in stock.cubes.iter_mut().zip(ask.cubes.values()) {
            *have = have.max(f32::from(*asked));
        }
        Knowledge { stocks, own: None, rising: None, seen, unseen, held }
    }

    /// The same after an exchange of florins, cubes and tokens.
    pub(super) fn exchanged(&self, by: Seat, to: Seat, give: &Bundle, ask: &Bundle) -> Knowledge {
        let mut after = *self;
        for (from, to, bundle) in [(by, to, give), (to, by, ask)] {
            after.move_over(from, to, |stock| &mut stock.florins, bundle.florins);
            after.move_over(from, to, |stock| &mut stock.tokens, bundle.tokens);
            for (index, cubes) in bundle.cubes.values().iter().enumerate() {
                after.move_over(from, to, |stock| &mut stock.cubes[index], *cubes);
            }
        }
        after
    }

    fn move_over(&mut self, from: Seat, to: Seat, amount: impl Fn(&mut Stock) -> &mut f32, count: u8) {
        let given = amount(&mut self.stocks[from.index()]);
        *given = (*given - f32::from(count)).max(0.0);
        *amount(&mut self.stocks[to.index()]) += f32::from(count);
    }

    /// The same when a player has paid for a building or ship; nothing if he cannot.
    pub(super) fn paying(&self, seat: Seat, plan: &Plan) -> Option<Knowledge> {
        let mut after = *self;
        let stock = &mut after.stocks[seat.index()];
        stock.florins -= f32::from(plan.florins);
        for (have, cost) in stock.cubes.iter_mut().zip(&plan.cubes) {
            *have -= f32::from(*cost);
            stock.tokens += have.min(0.0);
            *have = have.max(0.0);
        }
        (0.0 <= stock.florins && 0.0 <= stock.tokens).then_some(after)
    }

    pub(super) fn stock(&self, seat: Seat) -> &Stock {
        &self.stocks[seat.index()]
    }
}

/// The share of each other player in what is neither on the table nor behind the own screen.
fn shares(game: &Archipelago, seat: Seat) -> Stock {
    let numbers = &content().numbers;
    let own = game.player(seat);
    let others = f32::from(game.seats.saturating_sub(1).max(1));
    let open_florins: u16 = game.all_seats().map(|other| u16::from(game.player(other).sector)).sum::<u16>()
        + game
            .wheel
            .port_florins
            .iter()
            .chain(&game.wheel.market_florins)
            .copied()
            .map(u16::from)
            .sum::<u16>()
        + game.chart.regions().iter().map(|placed| u16::from(placed.coins)).sum::<u16>()
        + u16::from(game.bank.florins);
    let florins = f32::from(numbers.total_florins) - f32::from(open_florins) - f32::from(own.florins);
    let mut cubes = [0.0; RESOURCES];
    for resource in Resource::ALL.iter().copied() {
        let markets: u8 = Market::ALL.iter().map(|market| game.markets[*market][resource]).sum();
        let open = f32::from(markets) + f32::from(game.bank.cubes[resource]) + f32::from(own.cubes[resource]);
        cubes[resource.index()] =
            ((f32::from(content().resources[resource.index()].cubes) - open) / others).max(0.0);
    }
    let piles: u8 = game.explorers.piles.iter().sum();
    let all = f32::from(numbers.piles) * f32::from(numbers.tokens_per_pile);
    let tokens = all - f32::from(piles) - f32::from(game.explorers.removed) - f32::from(own.tokens);
    Stock { florins: (florins / others).max(0.0), cubes, tokens: (tokens / others).max(0.0) }
}
