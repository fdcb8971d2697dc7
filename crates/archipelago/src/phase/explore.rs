//! Exploration (section 19).

use crate::{
    content::content,
    events::{Event, Log},
    frames::{Frame, Quest},
    ids::{Post, RegionId, TileId},
    moves::Move,
    phase::{discovery, evolution, placing},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARC-19.2: an active, unengaged unit on the map, and a tile.
pub(crate) fn check_start(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    let able = game.units.iter().any(|stack| stack.owner == seat && stack.posture == Posture::Ready);
    if able && game.tiles.top.is_some() { Ok(()) } else { Err(refuse!("ARC-19.2")) }
}

/// ARC-19.4: there is a choice only if the stack holds at least two tiles.
pub(crate) fn check_next(game: &Archipelago) -> Result<(), Refusal> {
    if game.tiles.stack.is_empty() { Err(refuse!("ARC-19.4")) } else { Ok(()) }
}

/// ARC-19.3: the player takes the top tile.
pub(crate) fn take_top(game: &mut Archipelago, log: &mut Log) {
    game.pop();
    let region = game.tiles.top.take().expect("an exploration has a tile");
    take(game, content().regions[region.index()].tile, log);
}

fn take(game: &mut Archipelago, tile: TileId, log: &mut Log) {
    log.note(|| Event::TileTaken { seat: game.active, tile });
    game.push(Frame::Survey { tile });
    game.push(Frame::TurnTile);
}

/// ARC-19.3: the top tile is discarded before the next one is known.
pub(crate) fn take_next(game: &mut Archipelago, log: &mut Log) {
    game.pop();
    let region = game.tiles.top.take().expect("an exploration has a tile");
    let tile = content().regions[region.index()].tile;
    game.tiles.discard.insert(tile);
    log.note(|| Event::TileDiscarded { seat: game.active, tile });
    game.push(Frame::NextTile);
}

pub(crate) fn next_taken(game: &mut Archipelago, picked: u16, log: &mut Log) {
    game.pop();
    let (_, tile) = evolution::side(game, picked);
    game.tiles.stack.remove(tile);
    take(game, tile, log);
}

/// ARC-19.9: a tile that cannot be placed is discarded. True while there is a choice.
pub(crate) fn survey_goes_on(game: &mut Archipelago, tile: TileId, log: &mut Log) -> bool {
    let fits = |side: &RegionId| placing::check_region(game, Quest::Explore, *side).is_ok();
    if content().tiles[tile.index()].sides.iter().any(fits) {
        return true;
    }
    log.note(|| Event::ExplorationFailed { seat: game.active, tile });
    discard(game, tile);
    false
}

pub(crate) fn survey_candidates(tile: TileId, moves: &mut Vec<Move>) {
    discovery::side_candidates(tile, moves);
    moves.push(Move::GiveUp);
}

/// ARC-19.10: the player discards a tile that could be placed.
pub(crate) fn give_up(game: &mut Archipelago, tile: TileId, log: &mut Log) {
    log.note(|| Event::ExplorationGivenUp { seat: game.active, tile });
    discard(game, tile);
}

fn discard(game: &mut Archipelago, tile: TileId) {
    game.pop();
    game.tiles.discard.insert(tile);
    // An empty stack is formed anew from the tile that was just discarded (ARC-19.15).
    if game.tiles.top.is_none() {
        game.push(Frame::TurnTile);
    }
}

pub(crate) fn enter_candidates(game: &Archipelago, region: RegionId, moves: &mut Vec<Move>) {
    moves.extend(placing::newcomers(game, region).map(|(from, _)| Move::Enter(from)));
}

/// ARC-19.7: a unit that can walk or sail in.
pub(crate) fn check_enter(game: &Archipelago, region: RegionId, from: Post) -> Result<(), Refusal> {
    if placing::newcomers(game, region).any(|(post, _)| post == from) {
        Ok(())
    } else {
        Err(refuse!("ARC-19.7"))
    }
}

/// The only unit that can enter, if there is no choice.
pub(crate) fn only_newcomer(game: &Archipelago, region: RegionId) -> Option<Post> {
    let mut newcomers = placing::newcomers(game, region);
    newcomers.next().filter(|_| newcomers.next().is_none()).map(|(post, _)| post)
}

/// ARC-19.8, ARC-19.11: exactly this unit moves in, and a token is taken.
pub(crate) fn enter(game: &mut Archipelago, region: RegionId, from: Post, log: &mut Log) {
    let entrant = placing::newcomers(game, region).find(|(post, _)| *post == from);
    let (_, area) = entrant.expect("the unit was checked");
    game.pop();
    let seat = game.active;
    game.units.shift(seat, (from, Posture::Ready), (Post::open(area), Posture::Ready));
    log.note(|| Event::Entered { seat, from, area });
    game.take_token(seat, log);
}
