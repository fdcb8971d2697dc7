//! Where a new region may lie (ARC-3.2, ARC-5.4, ARC-5.22, ARC-19.6), for turn 0 and for explorations.

use super::unfinished;
use crate::{
    chart::{Around, DIRECTIONS, Placed},
    content::{Ground, Terrain, content},
    events::{Cell, Event, Log},
    frames::{Enter, Frame, Huts, Orient, Position, Quest, Stock},
    ids::{AreaId, Post, RegionId},
    moves::Move,
    phase::settling,
    state::Archipelago,
    units::{Posture, Stack},
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// Whether a side can be placed somewhere.
pub(crate) fn check_region(game: &Archipelago, quest: Quest, region: RegionId) -> Result<(), Refusal> {
    if cells(game, quest).any(|(q, r)| check_cell(game, quest, region, q, r).is_ok()) {
        return Ok(());
    }
    Err(match quest {
        Quest::First => refuse!("ARC-5.4"),
        Quest::Anywhere => refuse!("ARC-5.22"),
        Quest::Explore => refuse!("ARC-19.9"),
    })
}

/// Cells that may be tried: around the start region in turn 0, else all around the map.
fn cells(game: &Archipelago, quest: Quest) -> impl Iterator<Item = (i8, i8)> + use<> {
    let around_start = DIRECTIONS.into_iter().filter(move |_| quest == Quest::First);
    let shore = if quest == Quest::First { Default::default() } else { game.chart.shore() };
    around_start.chain(shore)
}

/// Whether a side fits a cell with some rotation.
fn check_cell(game: &Archipelago, quest: Quest, region: RegionId, q: i8, r: i8) -> Result<(), Refusal> {
    let around = check_around(game, quest, q, r)?;
    let mut refusal = refuse!("ARC-3.2");
    for rotation in 0..6 {
        match check_turned(game, quest, region, rotation, &around) {
            Ok(()) => return Ok(()),
            Err(worse) if worse.rule.0 == "ARC-3.2" => (),
            Err(other) => refusal = other,
        }
    }
    Err(refusal)
}

/// Whether a cell is free and touches enough regions.
fn check_around(game: &Archipelago, quest: Quest, q: i8, r: i8) -> Result<Around, Refusal> {
    let Some(around) = game.chart.around(q, r) else { return Err(refuse!("ARC-3.1")) };
    match quest {
        Quest::First if !around.iter().any(|(_, slot)| slot == 0) => Err(refuse!("ARC-5.4")),
        Quest::Anywhere if around.count() == 0 => Err(refuse!("ARC-5.22")),
        Quest::Explore if around.count() < 2 => {
            Err(refuse!("ARC-19.6", need 2_u8, have around.count() as u8))
        }
        Quest::First | Quest::Anywhere | Quest::Explore => Ok(around),
    }
}

fn check_turned(
    game: &Archipelago,
    quest: Quest,
    region: RegionId,
    rotation: u8,
    around: &Around,
) -> Result<(), Refusal> {
    if !game.chart.fits(region, rotation, around) {
        return Err(refuse!("ARC-3.2"));
    }
    let info = &content().regions[region.index()];
    match quest {
        // The start region has the same terrain all around, so a continuous edge lets the unit in (ARC-5.5).
        Quest::First if info.land.is_empty() => Err(refuse!("ARC-5.5")),
        Quest::Anywhere if !game.options.desert_start && info.sea.is_empty() => Err(refuse!("ARC-5.22")),
        Quest::Explore => {
            let candidate = Placed::new(region, 0, 0, rotation);
            let enters = around.iter().any(|(direction, slot)| {
                entrants(game, game.active, slot, (direction + 3) % 6, candidate.terrain(direction)).is_some()
            });
            if enters { Ok(()) } else { Err(refuse!("ARC-19.7")) }
        }
        Quest::First | Quest::Anywhere => Ok(()),
    }
}

/// A unit of the player in a region of the map that can leave it in a direction: a ship by sea, a citizen on
/// foot (ARC-19.7).
fn entrants(
    game: &Archipelago,
    seat: Seat,
    slot: usize,
    direction: usize,
    terrain: Terrain,
) -> Option<Stack> {
    let placed = &game.chart.regions()[slot];
    debug_assert_eq!(placed.terrain(direction), terrain, "the edges match");
    let area = placed.area(direction);
    game.units.in_area(area).iter().find(|stack| is_free(**stack, seat)).copied()
}

/// Active, unengaged and the player's own.
fn is_free(stack: Stack, seat: Seat) -> bool {
    stack.owner == seat && stack.posture == Posture::Ready
}

/// The units that can move into a new region, each with the area it enters (ARC-19.7, ARC-19.8).
pub(crate) fn newcomers(game: &Archipelago, region: RegionId) -> impl Iterator<Item = (Post, AreaId)> + '_ {
    let slot = game.chart.slot(region).expect("the region was just placed");
    let placed = game.chart.regions()[slot];
    (0..6).flat_map(move |direction| {
        let neighbour = game.chart.neighbour(slot, direction);
        let from = neighbour.map(|neighbour| game.chart.regions()[neighbour].area((direction + 3) % 6));
        let to = placed.area(direction);
        from.into_iter()
            .flat_map(|area| game.units.in_area(area))
            .filter(|stack| is_free(**stack, game.active))
            .map(move |stack| (stack.post(), to))
    })
}

/// A side of a tile is chosen; where it lies is asked next.
pub(crate) fn choose_region(game: &mut Archipelago, quest: Quest, region: RegionId, log: &mut Log) {
    game.pop();
    let seat = game.active;
    log.note(|| Event::RegionChosen { seat, region });
    game.push(Position { region, quest });
}

/// A cell for the log.
fn told(game: &Archipelago, q: i8, r: i8) -> Cell {
    Cell::of(&game.chart, q, r).expect("a region is placed beside another")
}

impl Ask<Archipelago> for Position {
    type Choice = (i8, i8);

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-position").piece("region", self.region).rule(match self.quest {
            Quest::First => "ARC-5.4",
            Quest::Anywhere => "ARC-5.22",
            Quest::Explore => "ARC-19.6",
        })
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(cells(game, self.quest).map(|(q, r)| Move::Place { q, r }));
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<(i8, i8), Refusal> {
        let Move::Place { q, r } = mv else { return Err(unfinished()) };
        check_cell(game, self.quest, self.region, q, r).map(|()| (q, r))
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, (q, r): (i8, i8), log: &mut Log) {
        game.pop();
        log.note(|| Event::CellChosen { seat: game.active, cell: told(game, q, r) });
        game.push(Orient { region: self.region, quest: self.quest, q, r });
    }

    fn forced(&self, game: &Archipelago) -> Option<(i8, i8)> {
        let fits = |(q, r): &(i8, i8)| check_cell(game, self.quest, self.region, *q, *r).is_ok();
        let mut fitting = cells(game, self.quest).filter(fits);
        fitting.next().filter(|_| fitting.next().is_none())
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        check_region(game, self.quest, self.region).is_ok()
    }
}

impl Orient {
    /// Whether the region fits with this rotation.
    fn check_rotation(&self, game: &Archipelago, rotation: u8) -> Result<(), Refusal> {
        let around = check_around(game, self.quest, self.q, self.r)?;
        if 6 <= rotation {
            return Err(refuse!("ARC-3.2"));
        }
        check_turned(game, self.quest, self.region, rotation, &around)
    }
}

impl Ask<Archipelago> for Orient {
    type Choice = u8;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-orient").piece("region", self.region).rule("ARC-3.2")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..6).map(Move::Orient));
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::Orient(rotation) = mv else { return Err(unfinished()) };
        self.check_rotation(game, rotation).map(|()| rotation)
    }

    /// The region is laid on the map; what follows depends on why it is placed.
    fn decide(&self, game: &mut Archipelago, _: Seat, rotation: u8, log: &mut Log) {
        game.pop();
        let Orient { region, quest, q, r } = *self;
        game.chart.place(Placed::new(region, q, r, rotation));
        log.note(|| Event::RegionPlaced { seat: game.active, region, cell: told(game, q, r), rotation });
        match quest {
            Quest::First | Quest::Anywhere => settling::begin(game, region, quest, log),
            Quest::Explore => {
                game.push(Huts { region });
                game.push(Stock { region });
                game.push(Enter { region });
            }
        }
    }

    /// One rotation that fits, or several that look alike.
    fn forced(&self, game: &Archipelago) -> Option<u8> {
        let look = |rotation: u8| {
            let placed = Placed::new(self.region, self.q, self.r, rotation);
            std::array::from_fn::<_, 6, _>(|direction| (placed.area(direction), placed.terrain(direction)))
        };
        let fits = |rotation: &u8| self.check_rotation(game, *rotation).is_ok();
        let first = (0..6).find(fits)?;
        let alike = (first..6).filter(fits).all(|rotation| look(rotation) == look(first));
        alike.then_some(first)
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        check_cell(game, self.quest, self.region, self.q, self.r).is_ok()
    }
}

/// The area of a region behind the edge that it shares with the start region.
pub(crate) fn facing_start(game: &Archipelago, region: RegionId) -> AreaId {
    let slot = game.chart.slot(region).expect("the region was just placed");
    let direction = (0..6).find(|direction| game.chart.neighbour(slot, *direction) == Some(0));
    game.chart.regions()[slot].area(direction.expect("in turn 0 a region touches the start region"))
}

pub(crate) fn is_land(area: AreaId) -> bool {
    content().areas[area.index()].ground == Ground::Land
}
