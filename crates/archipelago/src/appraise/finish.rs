//! How far off the end is (section 28), as far as a player knows.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::knowledge::{Knowledge, Stock};
use crate::{
    chart::Placed,
    content::{CardKind, End, Plan, content},
    ids::{BUILDINGS, Building, RESOURCES},
    phase::ending,
    sets::IdSet,
    state::Archipelago,
    units::{Posture, Stack},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// Estimate of the turns left if the player works towards the end. `rising` counts as built.
pub(super) fn turns(game: &Archipelago, seat: Seat, known: &Knowledge, rising: Option<Building>) -> f32 {
    if ending::is_closing(game) {
        return 0.0;
    }
    let tally = ending::Tally::of(game);
    let sites = sites(game, seat);
    let mut pace = 0.0;
    for (objectives, likely, soonest) in [(known.seen, 1.0, SOONEST), (known.unseen, known.likely(), UNSURE)]
    {
        for objective in objectives.iter() {
            let end = content().objectives[objective.index()].end;
            let way = way(game, known.stock(seat), &tally, &sites, rising, end);
            pace += (likely / way.max(soonest)).powi(2);
        }
    }
    // Every condition may be the first, but the same hands work for all of them.
    (1.0 / pace.sqrt()).min(LATEST)
}

/// Fewest turns for a condition that the player knows to be in play.
const SOONEST: f32 = 0.25;
/// Fewest turns for a condition that may be in no hand.
const UNSURE: f32 = 1.2;
/// Horizon in turns.
const LATEST: f32 = 8.0;

/// Nearness of the end, from 0 to 1, by the turns left.
pub(super) fn nearness(turns: f32) -> f32 {
    if turns <= 0.0 { 1.0 } else { NEAR * (-PATIENCE * turns).exp() }
}

/// Nearness when no turn is left but no condition has come true.
const NEAR: f32 = 0.9;
/// Decay of the nearness with each turn left.
const PATIENCE: f32 = 0.5;

/// Estimate of the turns of work for an end condition.
fn way(
    game: &Archipelago,
    stock: &Stock,
    tally: &ending::Tally,
    sites: &[u8; BUILDINGS],
    rising: Option<Building>,
    end: End,
) -> f32 {
    let (have, need) = tally.progress(game, end);
    let missing = f32::from(need.saturating_sub(have));
    let players = f32::from(game.seats) / 2.0;
    match end {
        End::BuildingsInPlay { building, .. } => {
            let rising = if rising == Some(building) { 1.0 } else { 0.0 };
            works(stock, building, sites[building.index()], (missing - rising).max(0.0)) / players
        }
        End::ShipsInPlay { .. } => purchase(stock, &content().ship, missing) / players,
        End::CardsInPlay { kind, .. } => missing * CARD / players + shortage(game, stock, kind) * FLORIN,
        End::ResourcesExhausted { types } => {
            let mut left = *game.bank.cubes.values();
            left.sort_unstable();
            let left: u8 = left.iter().take(usize::from(types).min(RESOURCES)).sum();
            f32::from(left) * CUBE / players
        }
        End::ExplorerPilesEmpty { piles } => {
            let left: u8 = game.explorers.piles.iter().take(usize::from(piles)).sum();
            f32::from(left) * EXPLORATION / players
        }
        End::PopulationAtLeast { .. } | End::SurplusMoreThan { .. } => missing * CITIZEN / players,
        End::BankOutOfFlorins => missing * FLORIN / players,
    }
}

/// Turns of work for an action of a disc, a cube, a florin, a card, an exploration, a citizen.
const DISC: f32 = 0.35;
const CUBE: f32 = 0.25;
const FLORIN: f32 = 0.1;
const CARD: f32 = 0.6;
const EXPLORATION: f32 = 0.4;
const CITIZEN: f32 = 0.4;
/// The way to a region where a building can stand.
const SITE: f32 = 0.4;

/// Buildings that are still to be built.
fn works(stock: &Stock, building: Building, sites: u8, missing: f32) -> f32 {
    let plan = &content().buildings[building.index()];
    purchase(stock, plan, missing) + (missing - f32::from(sites)).max(0.0) * SITE
}

/// In how many regions the player has a unit that could build there, sooner or later, for each kind of building.
fn sites(game: &Archipelago, seat: Seat) -> [u8; BUILDINGS] {
    let mut sites = [0; BUILDINGS];
    for placed in game.chart.regions() {
        let own = || game.units.in_region(placed.region).iter().filter(|stack| stack.owner == seat);
        let (unit, citizen) = (own().next().is_some(), own().any(|stack| !stack.is_ship()));
        for building in Building::ALL.iter().copied().filter(|_| unit) {
            let ships = content().buildings[building.index()].ships;
            sites[building.index()] += u8::from((ships || citizen) && is_site(placed, building));
        }
    }
    sites
}

/// Whether the player has a free unit that could build it where there is none yet.
pub(super) fn has_site(game: &Archipelago, seat: Seat, building: Building) -> bool {
    let plan = &content().buildings[building.index()];
    let builder = |stack: &Stack| {
        stack.owner == seat && stack.posture == Posture::Ready && (plan.ships || !stack.is_ship())
    };
    let free = |stack: Stack| game.chart.get(stack.region()).is_some_and(|placed| is_site(placed, building));
    game.units.iter().filter(builder).any(free)
}

/// Whether a region has room for a building: there is none of the kind, and a port joins land and sea (ARC-23.8).
fn is_site(placed: &Placed, building: Building) -> bool {
    let region = &content().regions[placed.region.index()];
    let coast = building != Building::Port || !region.sea.is_empty();
    !placed.has(building) && !region.land.is_empty() && coast
}

/// Turns of work to pay for the missing buildings or ships, beyond the stock.
fn purchase(stock: &Stock, plan: &Plan, missing: f32) -> f32 {
    let lack = |(cost, have): (&u8, &f32)| (f32::from(*cost) * missing - have).max(0.0);
    let cubes: f32 = plan.cubes.iter().zip(&stock.cubes).map(lack).sum();
    let florins = (f32::from(plan.florins) * missing - stock.florins).max(0.0);
    missing * DISC + (cubes - stock.tokens).max(0.0) * CUBE + florins * FLORIN
}

/// Florins that the player lacks for the cheapest card of a kind.
fn shortage(game: &Archipelago, stock: &Stock, kind: CardKind) -> f32 {
    let wanted = match kind {
        CardKind::Character => content().characters,
        CardKind::Progress => content().progress,
        CardKind::Any => IdSet::full(),
    };
    let slots = game.evolution.track.iter().flatten().filter(|slot| wanted.contains(slot.card));
    let price = slots.map(|slot| slot.price()).min().unwrap_or(USUAL_PRICE);
    (f32::from(price) - stock.florins).max(0.0)
}

/// What a card costs that is still to come.
const USUAL_PRICE: u8 = 6;
