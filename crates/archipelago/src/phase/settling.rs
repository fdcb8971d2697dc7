//! What a new region yields (ARC-5.8 to ARC-5.14, ARC-19.13, ARC-19.14), and who settles there in turn 0.

use super::unfinished;
use crate::{
    content::{Track, content},
    events::{Event, Log},
    frames::{Berth, Frame, Huts, Landing, Quest, Share, Stock},
    ids::{AreaId, Market, Post, RegionId, Resource},
    moves::Move,
    phase::placing,
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Ask, Auto, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// ARC-5.8 to ARC-5.12: what happens after a region has been placed in turn 0.
pub(crate) fn begin(game: &mut Archipelago, region: RegionId, quest: Quest, log: &mut Log) {
    game.push(Stock { region });
    game.push(Huts { region });
    if !game.options.desert_start {
        game.push(Landing { region, left: content().numbers.start_citizens });
    }
    match quest {
        Quest::First => {
            let area = placing::facing_start(game, region);
            move_in(game, area, log);
        }
        Quest::Anywhere | Quest::Explore => game.push(Berth { region }),
    }
}

/// ARC-5.8, ARC-5.9, ARC-31.4: ship or citizen leaves the start region, and a token is taken.
fn move_in(game: &mut Archipelago, area: AreaId, log: &mut Log) {
    let seat = game.active;
    let start = game.chart.regions()[0].area(0);
    game.units.shift(seat, (Post::open(start), Posture::Ready), (Post::open(area), Posture::Ready));
    log.note(|| Event::Entered { seat, from: Post::open(start), area });
    game.take_token(seat, log);
}

/// The areas into which a ship, or in the desert a citizen, can be put (ARC-5.22).
fn berths(game: &Archipelago, region: RegionId) -> &'static [AreaId] {
    let info = &content().regions[region.index()];
    if game.options.desert_start { &info.land } else { &info.sea }
}

impl Ask<Archipelago> for Berth {
    type Choice = AreaId;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-berth").piece("region", self.region).rule("ARC-5.22")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(berths(game, self.region).iter().copied().map(Move::Land));
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<AreaId, Refusal> {
        let Move::Land(area) = mv else { return Err(unfinished()) };
        if berths(game, self.region).contains(&area) { Ok(area) } else { Err(refuse!("ARC-5.22")) }
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, area: AreaId, log: &mut Log) {
        game.pop();
        move_in(game, area, log);
    }

    fn forced(&self, game: &Archipelago) -> Option<AreaId> {
        if let [area] = berths(game, self.region) { Some(*area) } else { None }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_region(self.region) && game.turn == 0
    }
}

fn lands(region: RegionId) -> &'static [AreaId] {
    &content().regions[region.index()].land
}

impl Ask<Archipelago> for Landing {
    type Choice = AreaId;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-landing")
            .piece("region", self.region)
            .number("left", self.left)
            .rule("ARC-5.10")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(lands(self.region).iter().copied().map(Move::Land));
    }

    /// ARC-5.10: citizens land on land areas of the region.
    fn check(&self, _: &Archipelago, _: Seat, mv: Move) -> Result<AreaId, Refusal> {
        let Move::Land(area) = mv else { return Err(unfinished()) };
        if lands(self.region).contains(&area) { Ok(area) } else { Err(refuse!("ARC-5.10")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, area: AreaId, log: &mut Log) {
        game.pop();
        game.settle(seat, Post::open(area));
        log.note(|| Event::Landed { seat, area, population: game.population });
        if 1 < self.left {
            game.push(Landing { region: self.region, left: self.left - 1 });
        }
    }

    fn forced(&self, _: &Archipelago) -> Option<AreaId> {
        if let [area] = lands(self.region) { Some(*area) } else { None }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        let most = content().numbers.start_citizens;
        game.has_region(self.region) && game.turn == 0 && (1..=most).contains(&self.left)
    }
}

impl Auto<Archipelago> for Huts {
    /// ARC-5.11, ARC-19.14.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let huts = content().regions[self.region.index()].huts;
        game.move_marker(Track::Surplus, huts as i8, log);
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_region(self.region)
    }
}

/// The kinds of symbols of a region.
fn symbols(region: RegionId) -> impl Iterator<Item = Resource> {
    let counts = &content().regions[region.index()].symbols;
    Resource::ALL.iter().copied().filter(|resource| 0 < counts[resource.index()])
}

/// What remains when there is no choice of cube: the step is skipped, or its only possibility taken.
fn forced(mut possible: impl Iterator<Item = Resource>) -> Option<Option<Resource>> {
    match (possible.next(), possible.next()) {
        (None, _) => Some(None),
        (Some(resource), None) => Some(Some(resource)),
        (Some(_), Some(_)) => None,
    }
}

impl Stock {
    /// ARC-5.14: a symbol whose zone is not saturated and of which the bank has a cube.
    fn check_cube(&self, game: &Archipelago, resource: Resource) -> Result<(), Refusal> {
        if content().regions[self.region.index()].symbols[resource.index()] == 0 {
            return Err(refuse!("ARC-5.12"));
        }
        let stall = &content().markets[Market::Domestic.index()][resource.index()];
        if !game.bank_has(resource) || stall.slots <= game.markets[Market::Domestic][resource] {
            return Err(refuse!("ARC-5.14"));
        }
        Ok(())
    }
}

impl Ask<Archipelago> for Stock {
    /// Nothing where no cube can go to the market.
    type Choice = Option<Resource>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-stock").piece("region", self.region).rule("ARC-5.12")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(symbols(self.region).map(Move::Stock));
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Option<Resource>, Refusal> {
        let Move::Stock(resource) = mv else { return Err(unfinished()) };
        self.check_cube(game, resource).map(|()| Some(resource))
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, given: Option<Resource>, log: &mut Log) {
        game.pop();
        let region = self.region;
        if let Some(resource) = given {
            game.bank.cubes[resource] -= 1;
            game.markets[Market::Domestic][resource] += 1;
            log.note(|| Event::Stocked { seat, resource });
        }
        // ARC-5.13: the only symbol of a region is for the market.
        if 1 < content().regions[region.index()].symbols.iter().sum::<u8>() {
            game.push(Share { region, given });
        }
    }

    fn forced(&self, game: &Archipelago) -> Option<Option<Resource>> {
        forced(symbols(self.region).filter(|resource| self.check_cube(game, *resource).is_ok()))
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_region(self.region)
    }
}

impl Share {
    /// ARC-5.12, ARC-5.14: another symbol of the region, of which the bank has a cube.
    fn check_cube(&self, game: &Archipelago, resource: Resource) -> Result<(), Refusal> {
        let printed = content().regions[self.region.index()].symbols[resource.index()];
        if printed <= u8::from(self.given == Some(resource)) {
            return Err(refuse!("ARC-5.12"));
        }
        if game.bank_has(resource) { Ok(()) } else { Err(refuse!("ARC-5.14")) }
    }
}

impl Ask<Archipelago> for Share {
    /// Nothing where there is no cube to take.
    type Choice = Option<Resource>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-share").piece("region", self.region).rule("ARC-5.12")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(symbols(self.region).map(Move::Share));
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Option<Resource>, Refusal> {
        let Move::Share(resource) = mv else { return Err(unfinished()) };
        self.check_cube(game, resource).map(|()| Some(resource))
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, taken: Option<Resource>, log: &mut Log) {
        game.pop();
        if let Some(resource) = taken {
            game.bank_hands(seat, resource, 1);
            log.note(|| Event::Shared { seat, resource });
        }
    }

    fn forced(&self, game: &Archipelago) -> Option<Option<Resource>> {
        forced(symbols(self.region).filter(|resource| self.check_cube(game, *resource).is_ok()))
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_region(self.region)
    }
}
