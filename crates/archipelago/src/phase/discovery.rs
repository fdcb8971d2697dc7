//! Turn 0: every player discovers a region (section 5), and what a new region yields (ARC-5.12, ARC-19.13).

use crate::{
    content::{Track, content},
    events::{Event, Log},
    frames::{Frame, Quest},
    ids::{AreaId, Market, Post, RegionId, Resource, TileId},
    moves::Move,
    phase::placing,
    sets::IdSet,
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARC-5.4: the players discover in the order of play.
pub(crate) fn next_discoverer(game: &mut Archipelago, nth: u8) {
    game.pop();
    match game.nth(nth) {
        Some(seat) => {
            game.active = seat;
            game.push(Frame::Discoverers { nth: nth + 1 });
            game.push(Frame::Discover { redraws: 0 });
        }
        None => game.push(Frame::FirstStack),
    }
}

pub(crate) fn discover_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    let tiles = game.tiles.hands[seat.index()].iter();
    moves.extend(tiles.flat_map(|tile| content().tiles[tile.index()].sides).map(Move::Region));
    moves.push(Move::Redraw);
}

/// ARC-5.2: a side of one of the dealt tiles that can be placed.
pub(crate) fn check_discover(game: &Archipelago, seat: Seat, region: RegionId) -> Result<(), Refusal> {
    if !game.tiles.hands[seat.index()].contains(content().regions[region.index()].tile) {
        return Err(refuse!("ARC-5.2"));
    }
    placing::check_region(game, Quest::First, region)
}

/// ARC-5.6: only who can place none of his tiles draws new ones.
pub(crate) fn check_redraw(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    let mut sides =
        game.tiles.hands[seat.index()].iter().flat_map(|tile| content().tiles[tile.index()].sides);
    if sides.any(|side| placing::check_region(game, Quest::First, side).is_ok()) {
        return Err(refuse!("ARC-5.6"));
    }
    Ok(())
}

pub(crate) fn discover(game: &mut Archipelago, seat: Seat, region: RegionId, log: &mut Log) {
    game.pop();
    game.tiles.hands[seat.index()].remove(content().regions[region.index()].tile);
    placing::choose_region(game, Quest::First, region, log);
}

/// ARC-5.6, ARC-5.7: all tiles are shown and discarded; new ones are drawn at most three times.
pub(crate) fn redraw(game: &mut Archipelago, seat: Seat, redraws: u8, log: &mut Log) {
    game.pop();
    let hand = std::mem::take(&mut game.tiles.hands[seat.index()]);
    for tile in hand.iter() {
        log.note(|| Event::TileDiscarded { seat, tile });
    }
    game.tiles.discard = game.tiles.discard.or(hand);
    let numbers = &content().numbers;
    if redraws < numbers.turn0_redraws {
        if game.tiles.stack.len() < numbers.dealt_tiles {
            game.tiles.stack = game.tiles.stack.or(game.tiles.discard);
            game.tiles.discard = IdSet::EMPTY;
            log.note(|| Event::StackReshuffled { tiles: game.tiles.stack.len() });
        }
        game.push(Frame::RedrawTile { left: numbers.dealt_tiles, redraws: redraws + 1 });
    } else {
        game.push(Frame::HandTile { quest: Quest::First, seen: IdSet::EMPTY });
    }
}

pub(crate) fn tile_redrawn(game: &mut Archipelago, left: u8, redraws: u8, picked: u16, log: &mut Log) {
    game.pop();
    let seat = game.active;
    let tile = game.tiles.stack.nth(usize::from(picked));
    game.tiles.stack.remove(tile);
    game.tiles.hands[seat.index()].insert(tile);
    log.note(|| Event::TileDealt { seat, tile: Some(tile) });
    if 1 < left && !game.tiles.stack.is_empty() {
        game.push(Frame::RedrawTile { left: left - 1, redraws });
    } else {
        game.push(Frame::Discover { redraws });
    }
}

/// The tiles among which one is handed out, without those already seen not to fit.
pub(crate) fn handable(game: &Archipelago, seen: IdSet<TileId>) -> IdSet<TileId> {
    game.tiles.stack.or(game.tiles.discard).minus(seen)
}

/// ARC-5.7, ARC-5.22: tiles are turned up one after another; the first that can be placed is handed out. That is
/// as random as a choice among all that can, and does not tell what others hold.
pub(crate) fn tile_handed(
    game: &mut Archipelago,
    quest: Quest,
    mut seen: IdSet<TileId>,
    picked: u16,
    log: &mut Log,
) {
    game.pop();
    let seat = game.active;
    let tile = handable(game, seen).nth(usize::from(picked));
    game.tiles.stack.remove(tile);
    let fits = |side: &RegionId| placing::check_region(game, quest, *side).is_ok();
    if content().tiles[tile.index()].sides.iter().any(fits) {
        game.tiles.discard.remove(tile);
        log.note(|| Event::TileHanded { seat, tile });
        game.push(Frame::Handed { tile, quest });
        return;
    }
    game.tiles.discard.insert(tile);
    log.note(|| Event::TileDiscarded { seat, tile });
    seen.insert(tile);
    match quest {
        _ if !handable(game, seen).is_empty() => game.push(Frame::HandTile { quest, seen }),
        Quest::First => game.push(Frame::HandTile { quest: Quest::Anywhere, seen: IdSet::EMPTY }),
        // Not a single tile of the game fits: the player goes without a region.
        Quest::Anywhere | Quest::Explore => (),
    }
}

pub(crate) fn side_candidates(tile: TileId, moves: &mut Vec<Move>) {
    moves.extend(content().tiles[tile.index()].sides.map(Move::Region));
}

/// ARC-19.5: one of the two sides of the tile, if it can be placed.
pub(crate) fn check_side(
    game: &Archipelago,
    quest: Quest,
    tile: TileId,
    region: RegionId,
) -> Result<(), Refusal> {
    if content().regions[region.index()].tile != tile {
        return Err(refuse!("ARC-19.5"));
    }
    placing::check_region(game, quest, region)
}

/// ARC-5.8 to ARC-5.12: what happens after a region has been placed in turn 0.
pub(crate) fn settle_in(game: &mut Archipelago, region: RegionId, quest: Quest, log: &mut Log) {
    let seat = game.active;
    game.push(Frame::Stock { region });
    game.push(Frame::Huts { region });
    if !game.options.desert_start {
        game.push(Frame::Landing { region, left: content().numbers.start_citizens });
    }
    match quest {
        Quest::First => {
            let area = placing::facing_start(game, region);
            move_in(game, seat, area, log);
        }
        Quest::Anywhere | Quest::Explore => game.push(Frame::Berth { region }),
    }
}

/// ARC-5.8, ARC-5.9, ARC-31.4: ship or citizen leaves the start region, and a token is taken.
fn move_in(game: &mut Archipelago, seat: Seat, area: AreaId, log: &mut Log) {
    let start = game.chart.regions()[0].area(0);
    game.units.shift(seat, (Post::open(start), Posture::Ready), (Post::open(area), Posture::Ready));
    log.note(|| Event::Entered { seat, from: Post::open(start), area });
    game.take_token(seat, log);
}

/// The areas into which a ship, or in the desert a citizen, can be put (ARC-5.22).
pub(crate) fn berths(game: &Archipelago, region: RegionId) -> &'static [AreaId] {
    let info = &content().regions[region.index()];
    if game.options.desert_start { &info.land } else { &info.sea }
}

pub(crate) fn check_berth(game: &Archipelago, region: RegionId, area: AreaId) -> Result<(), Refusal> {
    if berths(game, region).contains(&area) { Ok(()) } else { Err(refuse!("ARC-5.22")) }
}

pub(crate) fn berth(game: &mut Archipelago, area: AreaId, log: &mut Log) {
    game.pop();
    move_in(game, game.active, area, log);
}

/// ARC-5.10: citizens land on land areas of the region.
pub(crate) fn check_landing(region: RegionId, area: AreaId) -> Result<(), Refusal> {
    if content().regions[region.index()].land.contains(&area) { Ok(()) } else { Err(refuse!("ARC-5.10")) }
}

pub(crate) fn land(game: &mut Archipelago, region: RegionId, left: u8, area: AreaId, log: &mut Log) {
    game.pop();
    let seat = game.active;
    game.settle(seat, Post::open(area));
    log.note(|| Event::Landed { seat, area, population: game.population });
    if 1 < left {
        game.push(Frame::Landing { region, left: left - 1 });
    }
}

/// ARC-5.11, ARC-19.14.
pub(crate) fn count_huts(game: &mut Archipelago, region: RegionId, log: &mut Log) {
    game.pop();
    let huts = content().regions[region.index()].huts;
    game.move_marker(Track::Surplus, huts as i8, log);
}

pub(crate) fn stock_candidates(region: RegionId, moves: &mut Vec<Move>) {
    moves.extend(symbols(region).map(Move::Stock));
}

/// The kinds of symbols of a region.
fn symbols(region: RegionId) -> impl Iterator<Item = Resource> {
    let counts = &content().regions[region.index()].symbols;
    Resource::ALL.iter().copied().filter(|resource| 0 < counts[resource.index()])
}

/// ARC-5.14: a symbol whose zone is not saturated and of which the bank has a cube.
pub(crate) fn check_stock(game: &Archipelago, region: RegionId, resource: Resource) -> Result<(), Refusal> {
    if content().regions[region.index()].symbols[resource.index()] == 0 {
        return Err(refuse!("ARC-5.12"));
    }
    let stall = &content().markets[Market::Domestic.index()][resource.index()];
    if !game.bank_has(resource) || stall.slots <= game.markets[Market::Domestic][resource] {
        return Err(refuse!("ARC-5.14"));
    }
    Ok(())
}

pub(crate) fn stock(game: &mut Archipelago, region: RegionId, resource: Option<Resource>, log: &mut Log) {
    game.pop();
    if let Some(resource) = resource {
        game.bank.cubes[resource] -= 1;
        game.markets[Market::Domestic][resource] += 1;
        log.note(|| Event::Stocked { seat: game.active, resource });
    }
    // ARC-5.13: the only symbol of a region is for the market.
    if 1 < content().regions[region.index()].symbols.iter().sum::<u8>() {
        game.push(Frame::Share { region, given: resource });
    }
}

pub(crate) fn share_candidates(region: RegionId, moves: &mut Vec<Move>) {
    moves.extend(symbols(region).map(Move::Share));
}

/// ARC-5.12, ARC-5.14: another symbol of the region, of which the bank has a cube.
pub(crate) fn check_share(
    game: &Archipelago,
    region: RegionId,
    given: Option<Resource>,
    resource: Resource,
) -> Result<(), Refusal> {
    let printed = content().regions[region.index()].symbols[resource.index()];
    if printed <= u8::from(given == Some(resource)) {
        return Err(refuse!("ARC-5.12"));
    }
    if !game.bank_has(resource) {
        return Err(refuse!("ARC-5.14"));
    }
    Ok(())
}

pub(crate) fn share(game: &mut Archipelago, resource: Option<Resource>, log: &mut Log) {
    game.pop();
    if let Some(resource) = resource {
        let seat = game.active;
        game.bank_hands(seat, resource, 1);
        log.note(|| Event::Shared { seat, resource });
    }
}

/// What remains when there is no choice of cube: the step is skipped, or its only possibility taken.
pub(crate) fn forced_cube(mut possible: impl Iterator<Item = Resource>) -> Option<Option<Resource>> {
    match (possible.next(), possible.next()) {
        (None, _) => Some(None),
        (Some(resource), None) => Some(Some(resource)),
        (Some(_), Some(_)) => None,
    }
}

pub(crate) fn forced_stock(game: &Archipelago, region: RegionId) -> Option<Option<Resource>> {
    forced_cube(symbols(region).filter(|resource| check_stock(game, region, *resource).is_ok()))
}

pub(crate) fn forced_share(
    game: &Archipelago,
    region: RegionId,
    given: Option<Resource>,
) -> Option<Option<Resource>> {
    forced_cube(symbols(region).filter(|resource| check_share(game, region, given, *resource).is_ok()))
}
