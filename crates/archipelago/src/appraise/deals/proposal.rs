//! The deal that a player proposes: good for himself, and as far as he knows good for the other.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::stakes::{self, Stakes};
use crate::{
    appraise::{ahead, finish, knowledge::Knowledge},
    content::content,
    ids::{BUILDINGS, Building, RESOURCES, Resource, Spot},
    state::{Archipelago, Bundle, Cubes},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// An exchange that a player would propose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    pub give: Bundle,
    pub ask: Bundle,
    /// Gain of the maker, times the probability that the deal comes about.
    hope: f32,
}

pub(super) fn best_of_all(game: &Archipelago, known: &Knowledge, by: Seat) -> Option<(Seat, Deal)> {
    let others = game.all_seats().filter(|other| *other != by);
    let deals = others.filter_map(|to| Some((to, best(game, known, by, to)?)));
    deals.max_by(|(_, one), (_, other)| one.hope.total_cmp(&other.hope))
}

/// The best deal with another player that he is likely to accept.
pub(super) fn best(game: &Archipelago, known: &Knowledge, by: Seat, to: Seat) -> Option<Deal> {
    let table = Table::new(game, known, by, to);
    let mut best: Option<Deal> = None;
    for ask in wishes(game, known, by) {
        for give in spares(known, by, &ask) {
            table.buy(&mut best, give, ask);
        }
    }
    for resource in Resource::ALL.iter().copied().filter(|kind| 1.0 <= known.stock(by).cubes[kind.index()]) {
        table.sell(&mut best, cubes(&[(resource, 1)]));
    }
    best
}

/// What a player would like to have: a cube, or the two that a building lacks.
fn wishes(game: &Archipelago, known: &Knowledge, by: Seat) -> ArrayVec<Bundle, WISHES> {
    let mut wishes: ArrayVec<Bundle, WISHES> =
        Resource::ALL.iter().map(|resource| cubes(&[(*resource, 1)])).collect();
    let stock = known.stock(by);
    for building in Building::ALL.iter().copied() {
        let cost = &content().buildings[building.index()].cubes;
        let mut lack = Bundle::default();
        for resource in Resource::ALL.iter().copied() {
            lack.cubes[resource] = cost[resource.index()].saturating_sub(stock.cubes[resource.index()] as u8);
        }
        let both = lack.cubes.values().iter().sum::<u8>() == 2;
        if both && stakes::can_build(game, by) && finish::has_site(game, by, building) {
            wishes.push(lack);
        }
    }
    wishes
}

/// One wish for each kind of cube and of building.
const WISHES: usize = RESOURCES + BUILDINGS;

/// What a player can spare for them beside florins: nothing, or a cube of which he has plenty.
fn spares(known: &Knowledge, by: Seat, ask: &Bundle) -> impl Iterator<Item = Bundle> {
    let stock = *known.stock(by);
    let ask = *ask;
    let plenty = move |kind: &&Resource| PLENTY <= stock.cubes[kind.index()] && ask.cubes[**kind] == 0;
    std::iter::once(Bundle::default())
        .chain(Resource::ALL.iter().filter(plenty).map(|resource| cubes(&[(*resource, 1)])))
}

/// From this many cubes of a kind on a player can spare one.
const PLENTY: f32 = 3.0;

/// Two players, and how the maker values an exchange.
struct Table<'a> {
    game: &'a Archipelago,
    known: &'a Knowledge,
    by: Seat,
    to: Seat,
    stakes: Stakes<'a>,
    /// How the maker stands, and what a florin is worth to him.
    own: f32,
    own_florin: f32,
}

impl<'a> Table<'a> {
    fn new(game: &'a Archipelago, known: &'a Knowledge, by: Seat, to: Seat) -> Table<'a> {
        let stakes = Stakes::new(game, by, known);
        let mut table = Table { game, known, by, to, stakes, own: 0.0, own_florin: 0.0 };
        let nothing = Bundle::default();
        table.own = table.outlook(&nothing, &nothing);
        let richer = table.outlook(&nothing, &florins(SAMPLE));
        table.own_florin = ((richer - table.own) / f32::from(SAMPLE)).max(f32::EPSILON);
        table
    }

    /// Estimate for the maker after an exchange.
    fn outlook(&self, give: &Bundle, ask: &Bundle) -> f32 {
        self.stakes.outlook(&self.known.exchanged(self.by, self.to, give, ask), 0.0)
    }

    /// What the other gains beyond a fair exchange, in florins, from public knowledge alone.
    fn surplus(&self, give: &Bundle, ask: &Bundle) -> f32 {
        let Table { game, by, to, .. } = *self;
        let near = self.stakes.near();
        let public = self.known.in_public(game, to, ask);
        let ahead =
            |give: &Bundle, ask: &Bundle| ahead(game, to, &public.exchanged(by, to, give, ask), near, 0.0);
        let nothing = Bundle::default();
        let now = ahead(&nothing, &nothing);
        let florin = (ahead(&florins(SAMPLE), &nothing) - now) / f32::from(SAMPLE);
        (ahead(give, ask) - now) / florin.max(f32::EPSILON)
    }

    fn price(&self, from: Seat, to: Seat, bundle: &Bundle) -> f32 {
        stakes::price(self.game, from, to, bundle)
    }

    /// Probability that the other owns what is asked for: hidden cubes are more likely where they were harvested.
    fn likely(&self, ask: &Bundle) -> f32 {
        let Table { game, by, to, .. } = *self;
        let mut likely = 1.0;
        for (resource, count) in ask.cubes.iter().filter(|(_, count)| 0 < **count) {
            let weight = |seat: Seat| {
                let units = game.units.iter().filter(|stack| stack.owner == seat);
                let working = units.filter(|stack| stack.spot == Spot::working(resource));
                1.0 + 2.0 * f32::from(working.map(|stack| stack.count).sum::<u8>())
            };
            let others = || game.all_seats().filter(|seat| *seat != by);
            let all: f32 = others().map(|seat| self.known.stock(seat).cubes[resource.index()]).sum();
            let share = weight(to) / others().map(weight).sum::<f32>();
            let none = (1.0 - share).powf(all);
            // Of two cubes one may be elsewhere.
            let one = if *count == 1 { 0.0 } else { all * share * (1.0 - share).powf((all - 1.0).max(0.0)) };
            likely *= (1.0 - none - one).max(0.0);
        }
        likely
    }

    /// Florins, and perhaps a cube, for what is asked.
    fn buy(&self, best: &mut Option<Deal>, give: Bundle, ask: Bundle) {
        let likely = self.likely(&ask);
        if likely < LIKELY {
            return;
        }
        // An offer far below the price would be refused.
        let fair = self.price(self.to, self.by, &ask) - self.price(self.by, self.to, &give) + MANNERS;
        let least = (SWEETENER - self.surplus(&give, &ask)).max(fair).max(0.0).ceil();
        let most = (DEAREST * self.price(self.to, self.by, &ask))
            .min(PURSE * self.known.stock(self.by).florins)
            .floor();
        if most < least || (least < 1.0 && give.is_empty()) {
            return;
        }
        let (first, _) = self.priced(give, &ask, least);
        if first < self.worthwhile() {
            return;
        }
        // Share the gain: a price that is only just fair is easily refused.
        let share = (0.5 * (first - self.worthwhile()) / self.own_florin).floor().min(GENEROUS);
        for price in [least + share, least] {
            let (gain, give) = self.priced(give, &ask, price.min(most));
            if self.worthwhile() <= gain {
                keep_better(best, Deal { give, ask, hope: gain * likely });
                return;
            }
        }
    }

    /// The maker's gain at this price, and what he gives for it.
    fn priced(&self, mut give: Bundle, ask: &Bundle, price: f32) -> (f32, Bundle) {
        give.florins = price as u8;
        (self.outlook(&give, ask) - self.own, give)
    }

    fn sell(&self, best: &mut Option<Deal>, give: Bundle) {
        let most = self.surplus(&give, &Bundle::default()) - SWEETENER;
        let most = most.min(self.price(self.by, self.to, &give) - MANNERS);
        let most = most.min(SURELY * self.known.stock(self.to).florins).floor();
        if 1.0 <= most {
            let ask = florins(most as u8);
            let gain = self.outlook(&give, &ask) - self.own;
            if self.worthwhile() <= gain {
                keep_better(best, Deal { give, ask, hope: gain * DEMAND });
            }
        }
    }

    /// Least gain that is worth an offer; it is higher once the maker has used a disc in this turn.
    fn worthwhile(&self) -> f32 {
        let Table { game, by, .. } = *self;
        let first = game.player(by).discs <= game.free_discs(by) + game.player(by).discs_on_cards;
        self.own * if first { WORTHWHILE } else { PRESSING }
    }
}

/// Highest price paid, in multiples of the worth.
const DEAREST: f32 = 2.0;
/// Largest share of the own florins that is spent on one deal.
const PURSE: f32 = 0.5;
/// Florins with which the worth of one florin is measured.
const SAMPLE: u8 = 3;
/// Florins that the other must gain to be likely to accept.
const SWEETENER: f32 = 1.0;
/// Florins above the fair price that the maker pays, or below it that he asks for.
const MANNERS: f32 = 0.5;
/// Most florins added to share the gain.
const GENEROUS: f32 = 3.0;
/// Least probability that the other owns what is asked for.
const LIKELY: f32 = 0.7;
/// Share of the estimated florins of the other that he is safely taken to have.
const SURELY: f32 = 0.6;
/// Probability that the other wants what is sold: his needs are hidden.
const DEMAND: f32 = 0.5;
/// Least gain, as a share of the maker's chances.
const WORTHWHILE: f32 = 0.015;
/// The same once he has used a disc in this turn.
const PRESSING: f32 = 0.04;

fn keep_better(best: &mut Option<Deal>, deal: Deal) {
    if best.as_ref().is_none_or(|best| best.hope < deal.hope) {
        *best = Some(deal);
    }
}

fn florins(florins: u8) -> Bundle {
    Bundle { florins, ..Bundle::default() }
}

fn cubes(kinds: &[(Resource, u8)]) -> Bundle {
    let mut cubes = Cubes::default();
    for (resource, count) in kinds {
        cubes[*resource] = *count;
    }
    Bundle { cubes, ..Bundle::default() }
}
