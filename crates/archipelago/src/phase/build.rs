//! Construction (section 23).

use super::unfinished;
use crate::{
    chart::Quay,
    content::{Plan, Token, Works, content},
    events::{Event, Log},
    frames::{Build, Frame, Launch, Raise},
    ids::{AreaId, Building, Post, Spot},
    moves::Move,
    phase::{pay, placing::is_land},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Ask, Auto, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// ARC-15.14: at least one construction can be made and paid with these florins.
pub(crate) fn check_start(game: &Archipelago, seat: Seat, works: Works, florins: u8) -> Result<(), Refusal> {
    if can_build(game, seat, works, florins) { Ok(()) } else { Err(refuse!("ARC-15.14")) }
}

/// Costs are checked first because they rule out most constructions.
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

#[derive(Clone, Copy)]
pub enum Site {
    Building { building: Building, by: Post, at: AreaId },
    Ship(AreaId),
}

/// Every construction that may be tried with the player's units.
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

/// ARC-23.2: florins and cubes.
fn check_plan(game: &Archipelago, seat: Seat, plan: &Plan, florins: u8) -> Result<(), Refusal> {
    if florins < plan.florins {
        return Err(refuse!("ARC-23.2", need plan.florins, have florins));
    }
    pay::check_cost(game, seat, plan.cubes, 0, "ARC-23.2")
}

/// ARC-23.4 to ARC-23.8: who builds, and where.
fn check_site(
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

/// ARC-23.12, ARC-23.13: an active, unengaged citizen in the region, and a ship in the supply.
fn check_slipway(game: &Archipelago, seat: Seat, area: AreaId) -> Result<(), Refusal> {
    let builds = |stack: &crate::units::Stack| {
        stack.owner == seat && stack.posture == Posture::Ready && !stack.is_ship()
    };
    let region = content().areas[area.index()].region;
    if is_land(area) || !game.units.in_region(region).iter().any(builds) {
        return Err(refuse!("ARC-23.12"));
    }
    if game.player(seat).ships == 0 { Err(refuse!("ARC-23.13", need 1_u8, have 0_u8)) } else { Ok(()) }
}

impl Site {
    fn plan(self) -> &'static Plan {
        match self {
            Site::Building { building, .. } => &content().buildings[building.index()],
            Site::Ship(_) => &content().ship,
        }
    }

    /// ARC-23.2, ARC-23.4 to ARC-23.13: whether a player can build it.
    fn check(self, game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
        match self {
            Site::Building { building, by, at } => check_site(game, seat, building, by, at)?,
            Site::Ship(area) => check_slipway(game, seat, area)?,
        }
        check_plan(game, seat, self.plan(), game.player(seat).florins)
    }
}

impl Ask<Archipelago> for Build {
    /// What is built, or nothing where nothing can be.
    type Choice = Option<Site>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        let what = match self.works {
            Works::Any => "any",
            Works::Building => "building",
            Works::Ship => "ship",
        };
        Phrase::new("archipelago-ask-build").word("works", what).rule("ARC-23.1")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        sites(game, seat, self.works, |site| {
            moves.push(match site {
                Site::Building { building, by, at } => Move::Build { building, by, at },
                Site::Ship(area) => Move::Launch(area),
            });
        });
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<Site>, Refusal> {
        if mv == Move::Done {
            // ARC-15.14: something is built, unless nothing can be.
            let may_stop = !can_build(game, seat, self.works, game.player(seat).florins);
            return if may_stop { Ok(None) } else { Err(refuse!("ARC-15.14")) };
        }
        let (site, other) = if let Move::Build { building, by, at } = mv {
            (Site::Building { building, by, at }, Works::Ship)
        } else if let Move::Launch(area) = mv {
            (Site::Ship(area), Works::Building)
        } else {
            return Err(unfinished());
        };
        if self.works == other {
            return Err(refuse!("ARC-23.1"));
        }
        site.check(game, seat).map(|()| Some(site))
    }

    /// Florins are paid at once, then cubes; then it is built.
    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<Site>, log: &mut Log) {
        let Some(site) = choice else { return game.finish_action(log) };
        game.pop();
        let plan = site.plan();
        let florins = plan.florins;
        game.pay_bank(seat, florins);
        match site {
            Site::Building { building, by, at } => {
                log.note(|| Event::Building { seat, building, by, florins });
                game.push(Raise { building, by, at });
            }
            Site::Ship(area) => {
                log.note(|| Event::BuildingShip { seat, area, florins });
                game.push(Launch { area });
            }
        }
        pay::demand(game, plan.cubes, 0);
    }
}

impl Auto<Archipelago> for Raise {
    /// ARC-23.9, ARC-23.11: the builder stands on the building and is engaged.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let Raise { building, by, at } = *self;
        let seat = game.active;
        let region = content().areas[by.area.index()].region;
        let quay =
            if is_land(at) { Quay { land: at, sea: by.area } } else { Quay { land: by.area, sea: at } };
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

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        check_site(game, game.active, self.building, self.by, self.at).is_ok()
    }
}

impl Auto<Archipelago> for Launch {
    /// ARC-23.12: the ship is ready at once.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let (seat, area) = (game.active, self.area);
        game.launch(seat, Post::open(area));
        log.note(|| Event::ShipBuilt { seat, area });
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        check_slipway(game, game.active, self.area).is_ok()
    }
}
