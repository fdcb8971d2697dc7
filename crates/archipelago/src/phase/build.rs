//! Construction (section 23).

use crate::{
    chart::Quay,
    content::{Plan, Token, Works, content},
    events::{Event, Log},
    frames::Frame,
    ids::{AreaId, Building, Post, Spot},
    moves::Move,
    phase::{pay, placing::is_land},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARC-15.14: at least one construction can be made and paid.
pub(crate) fn check_start(game: &Archipelago, seat: Seat, works: Works) -> Result<(), Refusal> {
    check_start_with(game, seat, works, game.player(seat).florins)
}

/// The same with so many florins.
pub(crate) fn check_start_with(
    game: &Archipelago,
    seat: Seat,
    works: Works,
    florins: u8,
) -> Result<(), Refusal> {
    if can_build(game, seat, works, florins) { Ok(()) } else { Err(refuse!("ARC-15.14")) }
}

/// Costs are looked at first: most of what cannot be built cannot be paid.
fn can_build(game: &Archipelago, seat: Seat, works: Works, florins: u8) -> bool {
    let mut found = false;
    let mut payable = [false; crate::ids::BUILDINGS];
    for building in Building::ALL {
        payable[building.index()] = works != Works::Ship
            && check_plan(game, seat, &content().buildings[building.index()], florins).is_ok();
    }
    let ship = works != Works::Building && check_plan(game, seat, &content().ship, florins).is_ok();
    if !ship && payable == [false; 4] {
        return false;
    }
    sites(game, seat, works, |site| {
        found = found
            || match site {
                Site::Building { building, by, at } => {
                    payable[building.index()] && check_site(game, seat, building, by, at).is_ok()
                }
                Site::Ship(area) => ship && check_slipway(game, seat, area).is_ok(),
            };
    });
    found
}

/// A construction.
#[derive(Clone, Copy)]
enum Site {
    Building { building: Building, by: Post, at: AreaId },
    Ship(AreaId),
}

/// Every construction a person might think of with his units.
fn sites(game: &Archipelago, seat: Seat, works: Works, mut visit: impl FnMut(Site)) {
    let mut shipyard = None;
    for stack in game.units.iter().filter(|stack| stack.owner == seat) {
        let info = &content().regions[stack.region().index()];
        let by = stack.post();
        if works != Works::Ship && stack.posture == Posture::Ready {
            if stack.is_ship() {
                for at in info.land.iter().copied() {
                    visit(Site::Building { building: Building::Port, by, at });
                }
            } else {
                for building in [Building::Town, Building::Market, Building::Temple] {
                    visit(Site::Building { building, by, at: stack.area });
                }
                for at in info.sea.iter().copied() {
                    visit(Site::Building { building: Building::Port, by, at });
                }
            }
        }
        // Stacks of one region follow one another, so each region is offered once.
        if works != Works::Building && !stack.is_ship() && shipyard != Some(stack.region()) {
            shipyard = Some(stack.region());
            info.sea.iter().copied().for_each(|area| visit(Site::Ship(area)));
        }
    }
}

pub(crate) fn candidates(game: &Archipelago, seat: Seat, works: Works, moves: &mut Vec<Move>) {
    sites(game, seat, works, |site| {
        moves.push(match site {
            Site::Building { building, by, at } => Move::Build { building, by, at },
            Site::Ship(area) => Move::Launch(area),
        });
    });
    moves.push(Move::Done);
}

/// ARC-23.2: florins and cubes.
fn check_plan(game: &Archipelago, seat: Seat, plan: &Plan, florins: u8) -> Result<(), Refusal> {
    if florins < plan.florins {
        return Err(refuse!("ARC-23.2", need plan.florins, have florins));
    }
    pay::check_cost(game, seat, plan.cubes, 0, "ARC-23.2")
}

/// ARC-23.4 to ARC-23.8: who builds, and where.
pub(crate) fn check_site(
    game: &Archipelago,
    seat: Seat,
    building: Building,
    by: Post,
    at: AreaId,
) -> Result<(), Refusal> {
    if game.units.count(by, seat, Posture::Ready) == 0 {
        return Err(refuse!("ARC-23.4"));
    }
    let plan = &content().buildings[building.index()];
    if !is_land(by.area) && !plan.ships {
        return Err(refuse!("ARC-23.4"));
    }
    let [region, other] = [by.area, at].map(|area| content().areas[area.index()].region);
    let fits = match building {
        Building::Port => region == other && is_land(at) != is_land(by.area),
        Building::Town | Building::Market | Building::Temple => at == by.area,
    };
    if !fits {
        return Err(refuse!("ARC-23.8"));
    }
    let placed = game.chart.get(region).expect("units stand on the map");
    if placed.has(building) {
        return Err(refuse!("ARC-23.5"));
    }
    let tokens = match plan.token {
        Token::MarketPort => game.bank.market_port,
        Token::TownTemple => game.bank.town_temple,
        Token::Ship => 1,
    };
    if tokens == 0 { Err(refuse!("ARC-23.6", need 1_u8, have 0_u8)) } else { Ok(()) }
}

pub(crate) fn check_build(
    game: &Archipelago,
    seat: Seat,
    works: Works,
    building: Building,
    by: Post,
    at: AreaId,
) -> Result<(), Refusal> {
    if works == Works::Ship {
        return Err(refuse!("ARC-23.1"));
    }
    check_site(game, seat, building, by, at)?;
    check_plan(game, seat, &content().buildings[building.index()], game.player(seat).florins)
}

/// ARC-23.12, ARC-23.13: an active, unengaged citizen in the region, and a ship in the supply.
pub(crate) fn check_slipway(game: &Archipelago, seat: Seat, area: AreaId) -> Result<(), Refusal> {
    let builds = |stack: &crate::units::Stack| {
        stack.owner == seat && stack.posture == Posture::Ready && !stack.is_ship()
    };
    let region = content().areas[area.index()].region;
    if is_land(area) || !game.units.in_region(region).iter().any(builds) {
        return Err(refuse!("ARC-23.12"));
    }
    if game.player(seat).ships == 0 { Err(refuse!("ARC-23.13", need 1_u8, have 0_u8)) } else { Ok(()) }
}

pub(crate) fn check_launch(
    game: &Archipelago,
    seat: Seat,
    works: Works,
    area: AreaId,
) -> Result<(), Refusal> {
    if works == Works::Building {
        return Err(refuse!("ARC-23.1"));
    }
    check_slipway(game, seat, area)?;
    check_plan(game, seat, &content().ship, game.player(seat).florins)
}

/// ARC-15.14: something is built, unless nothing can be.
pub(crate) fn check_done(game: &Archipelago, seat: Seat, works: Works) -> Result<(), Refusal> {
    if check_start(game, seat, works).is_ok() { Err(refuse!("ARC-15.14")) } else { Ok(()) }
}

/// Florins are paid at once, then cubes; then it is built.
fn begin(game: &mut Archipelago, seat: Seat, plan: &Plan, what: Frame) {
    game.pop();
    game.pay_bank(seat, plan.florins);
    game.push(what);
    pay::demand(game, plan.cubes, 0);
}

pub(crate) fn build(
    game: &mut Archipelago,
    seat: Seat,
    building: Building,
    by: Post,
    at: AreaId,
    log: &mut Log,
) {
    let plan = &content().buildings[building.index()];
    log.note(|| Event::Building { seat, building, by, florins: plan.florins });
    begin(game, seat, plan, Frame::Raise { building, by, at });
}

pub(crate) fn launch(game: &mut Archipelago, seat: Seat, area: AreaId, log: &mut Log) {
    let plan = &content().ship;
    log.note(|| Event::BuildingShip { seat, area, florins: plan.florins });
    begin(game, seat, plan, Frame::Launch { area });
}

/// ARC-23.9, ARC-23.11: the builder stands on the building and is engaged.
pub(crate) fn raise(game: &mut Archipelago, building: Building, by: Post, at: AreaId, log: &mut Log) {
    game.pop();
    let seat = game.active;
    let region = content().areas[by.area.index()].region;
    let quay = if is_land(at) { Quay { land: at, sea: by.area } } else { Quay { land: by.area, sea: at } };
    let placed = game.chart.get_mut(region);
    match building {
        Building::Town => placed.town = Some(by.area),
        Building::Market => placed.market = Some(by.area),
        Building::Port => placed.port = Some(quay),
        Building::Temple => placed.temple = Some(by.area),
    }
    match content().buildings[building.index()].token {
        Token::MarketPort => game.bank.market_port -= 1,
        Token::TownTemple => game.bank.town_temple -= 1,
        Token::Ship => (),
    }
    let post = Post { area: by.area, spot: Spot::on(building) };
    game.units.shift(seat, (by, Posture::Ready), (post, Posture::Engaged));
    log.note(|| Event::Built { seat, region, building });
    if building == Building::Temple {
        game.reward_benefactor(seat, log);
    }
}

/// ARC-23.12: the ship is ready at once.
pub(crate) fn launched(game: &mut Archipelago, area: AreaId, log: &mut Log) {
    game.pop();
    let seat = game.active;
    game.launch(seat, Post::open(area));
    log.note(|| Event::ShipBuilt { seat, area });
}
