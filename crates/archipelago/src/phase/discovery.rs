//! Turn 0: every player discovers a region (section 5).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Discover, Discoverers, FirstStack, Frame, HandTile, Handed, Quest, RedrawTile},
    ids::{RegionId, TileId},
    moves::Move,
    phase::placing,
    sets::IdSet,
    state::Archipelago,
};
use approdo_contract::{Ask, Audience, Auto, Luck, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

impl Auto<Archipelago> for Discoverers {
    /// ARC-5.4: the players discover in the order of play.
    fn run(&self, game: &mut Archipelago, _: &mut Log) {
        game.pop();
        match game.nth(self.nth) {
            Some(seat) => {
                game.active = seat;
                game.push(Discoverers { nth: self.nth + 1 });
                game.push(Discover { redraws: 0 });
            }
            None => game.push(FirstStack),
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_place(self.nth)
    }
}

/// Both sides of the tiles of a player.
fn sides(game: &Archipelago, seat: Seat) -> impl Iterator<Item = RegionId> {
    game.tiles.hands[seat.index()].iter().flat_map(|tile| content().tiles[tile.index()].sides)
}

impl Ask<Archipelago> for Discover {
    /// The side to place, or nothing to draw new tiles.
    type Choice = Option<RegionId>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-discover").rule("ARC-5.4")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(sides(game, seat).map(Move::Region));
        moves.push(Move::Redraw);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<RegionId>, Refusal> {
        if mv == Move::Redraw {
            // ARC-5.6: new tiles only if none can be placed.
            let fits = |side| placing::check_region(game, Quest::First, side).is_ok();
            return if sides(game, seat).any(fits) { Err(refuse!("ARC-5.6")) } else { Ok(None) };
        }
        let Move::Region(region) = mv else { return Err(unfinished()) };
        // ARC-5.2: a side of one of the dealt tiles that can be placed.
        if !game.tiles.hands[seat.index()].contains(content().regions[region.index()].tile) {
            return Err(refuse!("ARC-5.2"));
        }
        placing::check_region(game, Quest::First, region).map(|()| Some(region))
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<RegionId>, log: &mut Log) {
        let Some(region) = choice else { return self.redraw(game, seat, log) };
        game.tiles.hands[seat.index()].remove(content().regions[region.index()].tile);
        placing::choose_region(game, Quest::First, region, log);
    }
}

impl Discover {
    /// ARC-5.6, ARC-5.7: all tiles are shown and discarded; new ones are drawn at most three times.
    fn redraw(&self, game: &mut Archipelago, seat: Seat, log: &mut Log) {
        game.pop();
        let hand = std::mem::take(&mut game.tiles.hands[seat.index()]);
        for tile in hand.iter() {
            log.note(|| Event::TileDiscarded { seat, tile });
        }
        game.tiles.discard = game.tiles.discard.or(hand);
        let numbers = &content().numbers;
        if self.redraws < numbers.turn0_redraws {
            if game.tiles.stack.len() < numbers.dealt_tiles {
                game.tiles.stack = game.tiles.stack.or(game.tiles.discard);
                game.tiles.discard = IdSet::EMPTY;
                log.note(|| Event::StackReshuffled { tiles: game.tiles.stack.len() });
            }
            game.push(RedrawTile { left: numbers.dealt_tiles, redraws: self.redraws + 1 });
        } else {
            game.push(HandTile { quest: Quest::First, seen: IdSet::EMPTY });
        }
    }
}

impl Luck<Archipelago> for RedrawTile {
    fn among(&self, game: &Archipelago) -> u16 {
        game.tiles.stack.len().into()
    }

    fn seen_by(&self, game: &Archipelago) -> Audience {
        Audience::Only(game.active)
    }

    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let RedrawTile { left, redraws } = *self;
        let seat = game.active;
        let tile = game.tiles.stack.nth(usize::from(picked));
        game.tiles.stack.remove(tile);
        game.tiles.hands[seat.index()].insert(tile);
        log.note(|| Event::TileDealt { seat, tile: Some(tile) });
        if 1 < left && !game.tiles.stack.is_empty() {
            game.push(RedrawTile { left: left - 1, redraws });
        } else {
            game.push(Discover { redraws });
        }
    }
}

/// The tiles among which one is handed out, without those already seen not to fit.
fn handable(game: &Archipelago, seen: IdSet<TileId>) -> IdSet<TileId> {
    game.tiles.stack.or(game.tiles.discard).minus(seen)
}

impl Luck<Archipelago> for HandTile {
    fn among(&self, game: &Archipelago) -> u16 {
        handable(game, self.seen).len().into()
    }

    /// ARC-5.7, ARC-5.22: tiles are turned up one after another; the first that can be placed is handed out. This is a
    /// uniform draw among all that can, and does not tell what others hold.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let HandTile { quest, mut seen } = *self;
        let seat = game.active;
        let tile = handable(game, seen).nth(usize::from(picked));
        game.tiles.stack.remove(tile);
        let fits = |side: &RegionId| placing::check_region(game, quest, *side).is_ok();
        if content().tiles[tile.index()].sides.iter().any(fits) {
            game.tiles.discard.remove(tile);
            log.note(|| Event::TileHanded { seat, tile });
            game.push(Handed { tile, quest });
            return;
        }
        game.tiles.discard.insert(tile);
        log.note(|| Event::TileDiscarded { seat, tile });
        seen.insert(tile);
        match quest {
            _ if !handable(game, seen).is_empty() => game.push(HandTile { quest, seen }),
            Quest::First => game.push(HandTile { quest: Quest::Anywhere, seen: IdSet::EMPTY }),
            // Not a single tile of the game fits: the player goes without a region.
            Quest::Anywhere | Quest::Explore => (),
        }
    }
}

/// ARC-19.5: one of the two sides of the tile, if it can be placed.
pub(crate) fn check_side(
    game: &Archipelago,
    quest: Quest,
    tile: TileId,
    mv: Move,
) -> Result<RegionId, Refusal> {
    let Move::Region(region) = mv else { return Err(unfinished()) };
    if content().regions[region.index()].tile != tile {
        return Err(refuse!("ARC-19.5"));
    }
    placing::check_region(game, quest, region).map(|()| region)
}

impl Ask<Archipelago> for Handed {
    type Choice = RegionId;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-side").piece("tile", self.tile).rule("ARC-5.7")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(content().tiles[self.tile.index()].sides.map(Move::Region));
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<RegionId, Refusal> {
        check_side(game, self.quest, self.tile, mv)
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, region: RegionId, log: &mut Log) {
        placing::choose_region(game, self.quest, region, log);
    }
}
