//! What a player owns and is about to get, in florins.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::{
    growth::{self, Growth},
    knowledge::Knowledge,
};
use crate::{
    content::Action,
    frames::{Frame, Harvest, Recruit, Reproduce},
    ids::Building,
    phase::{harvest, people, trade},
    phases::Phase,
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

pub(super) fn of(game: &Archipelago, seat: Seat, known: &Knowledge) -> f32 {
    let stock = known.stock(seat);
    let player = game.player(seat);
    let cubes: f32 = stock.cubes.iter().zip(CUBES).map(|(count, each)| sated(*count, 3.0) * each).sum();
    let mut units = 0.0;
    for stack in game.units.iter().filter(|stack| stack.owner == seat) {
        let each = if stack.is_ship() { SHIP } else { CITIZEN };
        let able = if stack.posture.is_active() { 1.0 } else { 0.6 };
        units += f32::from(stack.count) * each * able;
    }
    let buildings: f32 = Building::ALL
        .iter()
        .map(|building| f32::from(game.controlled_by(seat, *building)) * worth(*building))
        .sum();
    let Growth { vacancies, births } = Growth::of(game, seat);
    sated(stock.florins, 12.0)
        + cubes
        + stock.tokens * TOKEN
        + units
        + buildings
        + sated(f32::from(vacancies), 3.0) * ROOM
        + f32::from(births) * BIRTH
        + f32::from(player.cards.len()) * CARD
        + discs(game, seat)
        + promise(game, seat, known)
}

/// Diminishing worth beyond what is enough.
fn sated(count: f32, enough: f32) -> f32 {
    if count < enough { count } else { enough + (count - enough) * SATED }
}

/// Action discs that can still be used in this turn.
fn discs(game: &Archipelago, seat: Seat) -> f32 {
    if game.phase == Phase::Actions && game.passed.contains(seat) {
        return 0.0;
    }
    f32::from(game.free_discs(seat)) * DISC
}

/// Florins that the running step is likely to bring to the active player.
fn promise(game: &Archipelago, seat: Seat, known: &Knowledge) -> f32 {
    if game.active != seat {
        return 0.0;
    }
    let doubled = |resource| if game.round.doubled == Some(resource) { 2.0 } else { 1.0 };
    let waiting = game.round.doubled.map_or(0.0, |resource| 2.0 + CUBES[resource.index()]);
    let Some(frame) = game.top() else { return 0.0 };
    if let Frame::Harvest(Harvest { resource, .. }) = frame {
        return f32::from(harvest::deployable(game, seat, resource))
            * CUBES[resource.index()]
            * 0.9
            * doubled(resource);
    }
    if let Frame::Recruit(Recruit { left, free, .. }) = frame
        && people::has_vacancy(game, seat)
    {
        let price = if free { 0.0 } else { f32::from(people::wage(game)) };
        let afford = if free { 3.0 } else { known.stock(seat).florins / price.max(1.0) };
        let number = afford.min(f32::from(left)).min(f32::from(game.surplus)).min(3.0).floor();
        return number * (CITIZEN - price).max(0.3);
    }
    if let Frame::Reproduce(Reproduce { left, .. }) = frame {
        return f32::from(people::births(game, seat).min(left)) * CITIZEN * 0.95;
    }
    let explores = matches!(frame, Frame::Scout | Frame::NextTile | Frame::Survey(_));
    if explores || frame.region().is_some() {
        return TOKEN * 0.8;
    }
    if game.before_migration.is_some() {
        return if growth::can_spread(game, seat) { SPREAD } else { 0.8 };
    }
    waiting
}

/// Quick estimate of an action, to order moves.
pub(super) fn first_sight(game: &Archipelago, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Harvest(resource) => f32::from(harvest::deployable(game, seat, resource).min(3)),
        Action::Recruit => 3.0,
        Action::Build => 4.0,
        Action::Transaction => 0.7,
        Action::Migrate => 0.6,
        Action::Tax => f32::from(trade::revenue(game, seat)) * 0.1,
        Action::Reproduce => 4.0,
        Action::Explore => 3.5,
    }
}

/// Worth of the surplus, as a share.
const SATED: f32 = 0.3;
/// Florins for a cube, in the order of the resources.
pub(super) const CUBES: [f32; 6] = [3.2, 3.2, 3.0, 3.2, 4.2, 4.8];
pub(super) const TOKEN: f32 = 5.5;
const CITIZEN: f32 = 8.0;
const SHIP: f32 = 3.5;
/// Florins for room for a citizen, and for a pair that may have a child.
const ROOM: f32 = 0.7;
const BIRTH: f32 = 1.5;
/// Florins for a migration into another region.
const SPREAD: f32 = 3.0;
pub(super) const CARD: f32 = 3.6;
pub(super) const DISC: f32 = 2.2;

/// Florins for the control of a building.
pub(super) fn worth(building: Building) -> f32 {
    match building {
        Building::Town => TOWN,
        Building::Market => MARKET,
        Building::Port => PORT,
        Building::Temple => TEMPLE,
    }
}

const TOWN: f32 = 13.0;
const MARKET: f32 = 13.0;
const PORT: f32 = 13.0;
const TEMPLE: f32 = 11.0;
