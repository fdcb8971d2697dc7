//! Migration (section 22).

use super::unfinished;
use crate::{
    content::{Movers, content},
    events::{Event, Log},
    frames::Migrate,
    ids::{Building, Post, RegionId, Spot},
    moves::Move,
    phase::{
        ending,
        placing::is_land,
        voyage::{Fleet, Voyage},
    },
    state::Archipelago,
    units::{Posture, Stack},
};
use approdo_contract::{Ask, Budget, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// What a migration allows, and where convoys go; worked out once for many steps.
struct Plan<'a> {
    game: &'a Archipelago,
    seat: Seat,
    movers: Movers,
    /// ARC-22.18: no step may bring a region above the limit.
    strict: bool,
    fleet: Fleet,
    /// The convoys from the region that was looked at last.
    last: std::cell::Cell<Option<(RegionId, Voyage)>>,
}

impl<'a> Plan<'a> {
    fn new(game: &'a Archipelago, seat: Seat, movers: Movers, restarts: u8) -> Self {
        let strict = content().numbers.migration_restarts <= restarts;
        // ARC-27.31: no citizens are convoyed when only ships move.
        Plan { game, seat, movers, strict, fleet: Fleet::of(game, seat), last: std::cell::Cell::new(None) }
    }

    fn voyage(&self, region: RegionId) -> Voyage {
        match self.last.get() {
            Some((from, voyage)) if from == region => voyage,
            Some(_) | None => {
                let voyage = self.fleet.from(&self.game.chart, region);
                self.last.set(Some((region, voyage)));
                voyage
            }
        }
    }

    /// ARC-27.31: whether units of this kind take part.
    fn moves(&self, is_ship: bool) -> bool {
        match self.movers {
            Movers::All => true,
            Movers::Ship => is_ship,
            Movers::Citizen => !is_ship,
        }
    }

    /// The own units that have not moved yet.
    fn units(&self) -> impl Iterator<Item = Stack> + use<'_, 'a> {
        let own = |stack: &Stack| stack.owner == self.seat && stack.posture == Posture::Ready;
        self.game.units.iter().filter(move |stack| own(stack) && self.moves(stack.is_ship()))
    }

    /// Every place that may be tried for a unit: all of its own, of adjacent and of ferried regions.
    fn destinations(&self, from: Stack, mut visit: impl FnMut(Post)) {
        let chart = &self.game.chart;
        let is_ship = from.is_ship();
        let home = chart.slot(from.region()).expect("units stand on the map");
        for (slot, placed) in chart.regions().iter().enumerate() {
            let near = slot == home || chart.adjacent(slot, home);
            if !near && (is_ship || !self.voyage(from.region()).reaches(placed.region)) {
                continue;
            }
            let info = &content().regions[placed.region.index()];
            for area in if is_ship { &info.sea } else { &info.land } {
                let mut offer = |spot| {
                    let post = Post { area: *area, spot };
                    if post != from.post() {
                        visit(post);
                    }
                };
                offer(Spot::Open);
                if is_ship {
                    if placed.port.is_some_and(|quay| quay.sea == *area) {
                        offer(Spot::Port);
                    }
                } else {
                    for building in Building::ALL {
                        if placed.land_of(*building) == Some(*area) {
                            offer(Spot::on(*building));
                        }
                    }
                }
            }
        }
    }

    /// ARC-22.2 to ARC-22.6, ARC-22.15: whether a ready unit may go from one place to another.
    fn check(&self, from: Post, to: Post) -> Result<(), Refusal> {
        let game = self.game;
        let is_ship = !is_land(from.area);
        if !self.moves(is_ship) {
            return Err(refuse!("ARC-27.31"));
        }
        if is_land(to.area) == is_ship {
            return Err(refuse!("ARC-3.7"));
        }
        let [home, region] = [from, to].map(|post| content().areas[post.area.index()].region);
        let Some(placed) = game.chart.get(region) else { return Err(refuse!("ARC-22.2")) };
        if from == to || to.spot.resource().is_some() {
            return Err(refuse!("ARC-22.2"));
        }
        let near = from.area == to.area || game.chart.links(from.area).any(|area| area == to.area);
        if !near && (is_ship || !self.voyage(home).reaches(region)) {
            return Err(if is_ship { refuse!("ARC-3.12") } else { refuse!("ARC-22.14") });
        }
        if let Some(building) = to.spot.building() {
            let area = match building {
                Building::Port if is_ship => placed.port.map(|quay| quay.sea),
                Building::Town | Building::Market | Building::Temple if is_ship => None,
                Building::Town | Building::Market | Building::Temple | Building::Port => {
                    placed.land_of(building)
                }
            };
            if area != Some(to.area) {
                return Err(refuse!("ARC-22.5"));
            }
            match game.occupant(placed, building) {
                Some(unit) if !unit.posture.is_active() => return Err(refuse!("ARC-24.13")),
                Some(_) => return Err(refuse!("ARC-22.2")),
                None => (),
            }
            if game.ruler(placed).is_some_and(|ruler| ruler != self.seat) {
                return Err(refuse!("ARC-24.9"));
            }
        }
        let full = content().numbers.citizens_per_region <= game.units.citizens(region, self.seat);
        if self.strict && !is_ship && home != region && full {
            return Err(refuse!("ARC-22.18"));
        }
        Ok(())
    }

    fn can_move(&self) -> bool {
        let mut found = false;
        for stack in self.units() {
            self.destinations(stack, |to| found = found || self.check(stack.post(), to).is_ok());
            if found {
                return true;
            }
        }
        false
    }
}

/// ARC-15.14: at least one unit can move.
pub(crate) fn check_start(game: &Archipelago, seat: Seat, movers: Movers) -> Result<(), Refusal> {
    if Plan::new(game, seat, movers, 0).can_move() { Ok(()) } else { Err(refuse!("ARC-15.14")) }
}

pub(crate) fn begin(game: &mut Archipelago, movers: Movers, left: u8) {
    game.before_migration = Some(game.units.clone());
    game.push(Migrate { movers, left, restarts: 0 });
}

pub enum Step {
    Go(Post, Post),
    Restart,
    End,
}

impl Ask<Archipelago> for Migrate {
    type Choice = Step;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        let who = match self.movers {
            Movers::All => "all",
            Movers::Ship => "ships",
            Movers::Citizen => "citizens",
        };
        Phrase::new("archipelago-ask-migrate").word("movers", who).rule("ARC-22.1")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn budget(&self, game: &Archipelago, _: Seat) -> Option<Budget> {
        super::effects::budget(game, self.left)
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        self.steps(game, seat, |_, from, to| moves.push(Move::Migrate { from, to }));
        moves.extend([Move::Restart, Move::Done]);
    }

    /// One plan serves all steps: the convoys are computed once.
    fn legal(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        self.steps(game, seat, |plan, from, to| {
            if plan.check(from, to).is_ok() {
                moves.push(Move::Migrate { from, to });
            }
        });
        let ends = [Move::Restart, Move::Done];
        moves.extend(ends.into_iter().filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Step, Refusal> {
        if let Move::Migrate { from, to } = mv {
            // ARC-22.1: an own unit, active and unengaged, that has not moved yet.
            if self.left == 0 || game.units.count(from, seat, Posture::Ready) == 0 {
                return Err(refuse!("ARC-22.1"));
            }
            let plan = Plan::new(game, seat, self.movers, self.restarts);
            plan.check(from, to).map(|()| Step::Go(from, to))
        } else if mv == Move::Restart {
            self.check_restart(game, seat).map(|()| Step::Restart)
        } else if mv == Move::Done {
            check_limits(game, seat).map(|()| Step::End)
        } else {
            Err(unfinished())
        }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, step: Step, log: &mut Log) {
        let Migrate { movers, left, restarts } = *self;
        match step {
            Step::Go(from, to) => {
                game.pop();
                game.units.shift(seat, (from, Posture::Ready), (to, Posture::Moved));
                log.note(|| Event::Migrated { seat, from, to });
                let left = if left == u8::MAX { left } else { left - 1 };
                game.push(Migrate { movers, left, restarts });
            }
            // ARC-22.18: the migration starts afresh.
            Step::Restart => {
                game.pop();
                let moved: u8 = moved(game, seat).map(|stack| stack.count).sum();
                game.units = game.before_migration.clone().expect("a migration keeps what was before it");
                log.note(|| Event::MigrationRestarted { seat });
                let left = if left == u8::MAX { left } else { left + moved };
                game.push(Migrate { movers, left, restarts: restarts + 1 });
            }
            Step::End => finish(game, log),
        }
    }
}

impl Migrate {
    /// Visits every step that may be tried.
    fn steps(&self, game: &Archipelago, seat: Seat, mut visit: impl FnMut(&Plan<'_>, Post, Post)) {
        if self.left == 0 {
            return;
        }
        let plan = Plan::new(game, seat, self.movers, self.restarts);
        for stack in plan.units() {
            plan.destinations(stack, |to| visit(&plan, stack.post(), to));
        }
    }

    /// ARC-22.18: something to take back, at most three times.
    fn check_restart(&self, game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
        let most = content().numbers.migration_restarts;
        if most <= self.restarts {
            return Err(refuse!("ARC-22.18", need most, have self.restarts));
        }
        if moved(game, seat).next().is_some() { Ok(()) } else { Err(refuse!("ARC-22.18")) }
    }
}

/// The units of a player that have moved.
fn moved(game: &Archipelago, seat: Seat) -> impl Iterator<Item = Stack> + '_ {
    game.units.iter().filter(move |stack| stack.owner == seat && stack.posture == Posture::Moved)
}

/// ARC-22.7: at the end no region is above the limit.
fn check_limits(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    let most = content().numbers.citizens_per_region;
    for placed in game.chart.regions() {
        let citizens = game.units.citizens(placed.region, seat);
        if most < citizens {
            return Err(refuse!("ARC-22.7", need most, have citizens));
        }
    }
    Ok(())
}

/// The migration is over; units that moved are ready again.
fn finish(game: &mut Archipelago, log: &mut Log) {
    game.before_migration = None;
    ending::lapse_permissions(game);
    game.units.rewrite(|mut stack| {
        if stack.posture == Posture::Moved {
            stack.posture = Posture::Ready;
        }
        stack
    });
    game.finish_action(log);
}
