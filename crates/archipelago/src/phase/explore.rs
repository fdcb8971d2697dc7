//! Exploration (section 19).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Enter, Frame, NextTile, Quest, Scout, Survey, TurnTile},
    ids::{AreaId, Post, RegionId, TileId},
    moves::Move,
    phase::{discovery, evolution, placing},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Ask, Luck, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// ARC-19.2: an active, unengaged unit on the map, and a tile.
pub(crate) fn check_start(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    let able = game.units.iter().any(|stack| stack.owner == seat && stack.posture == Posture::Ready);
    if able && game.tiles.top.is_some() { Ok(()) } else { Err(refuse!("ARC-19.2")) }
}

pub enum Scouted {
    Top,
    Next,
}

impl Ask<Archipelago> for Scout {
    type Choice = Scouted;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-scout").rule("ARC-19.3")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::TakeTop, Move::TakeNext]);
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Scouted, Refusal> {
        if mv == Move::TakeTop {
            Ok(Scouted::Top)
        } else if mv != Move::TakeNext {
            Err(unfinished())
        } else if self.waits(game) {
            Ok(Scouted::Next)
        } else {
            Err(refuse!("ARC-19.4"))
        }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Scouted, log: &mut Log) {
        game.pop();
        let region = game.tiles.top.take().expect("an exploration has a tile");
        let tile = content().regions[region.index()].tile;
        match choice {
            Scouted::Top => take(game, tile, log),
            // ARC-19.3: the top tile is discarded before the next one is known.
            Scouted::Next => {
                game.tiles.discard.insert(tile);
                log.note(|| Event::TileDiscarded { seat, tile });
                game.push(NextTile);
            }
        }
    }

    /// ARC-19.4: there is a choice only if the stack holds at least two tiles.
    fn forced(&self, game: &Archipelago) -> Option<Scouted> {
        game.tiles.stack.is_empty().then_some(Scouted::Top)
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.tiles.top.is_some()
    }
}

/// ARC-19.3: the player takes a tile.
fn take(game: &mut Archipelago, tile: TileId, log: &mut Log) {
    log.note(|| Event::TileTaken { seat: game.active, tile });
    game.push(Survey { tile });
    game.push(TurnTile);
}

impl Luck<Archipelago> for NextTile {
    fn among(&self, game: &Archipelago) -> u16 {
        evolution::sides(game)
    }

    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let (_, tile) = evolution::side(game, picked);
        game.tiles.stack.remove(tile);
        take(game, tile, log);
    }
}

impl Ask<Archipelago> for Survey {
    /// The side to place, or nothing to give up.
    type Choice = Option<RegionId>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-survey").piece("tile", self.tile).rule("ARC-19.5")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(content().tiles[self.tile.index()].sides.map(Move::Region));
        moves.push(Move::GiveUp);
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Option<RegionId>, Refusal> {
        if mv == Move::GiveUp {
            return Ok(None);
        }
        discovery::check_side(game, Quest::Explore, self.tile, mv).map(Some)
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<RegionId>, log: &mut Log) {
        if let Some(region) = choice {
            return placing::choose_region(game, Quest::Explore, region, log);
        }
        // ARC-19.10: the player discards a tile that could be placed.
        log.note(|| Event::ExplorationGivenUp { seat, tile: self.tile });
        discard(game, self.tile);
    }

    fn waits(&self, game: &Archipelago) -> bool {
        let fits = |side: &RegionId| placing::check_region(game, Quest::Explore, *side).is_ok();
        content().tiles[self.tile.index()].sides.iter().any(fits)
    }

    /// ARC-19.9: a tile that cannot be placed is discarded.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        log.note(|| Event::ExplorationFailed { seat: game.active, tile: self.tile });
        discard(game, self.tile);
    }
}

fn discard(game: &mut Archipelago, tile: TileId) {
    game.pop();
    game.tiles.discard.insert(tile);
    // An empty stack is formed anew from the tile that was just discarded (ARC-19.15).
    if game.tiles.top.is_none() {
        game.push(TurnTile);
    }
}

impl Ask<Archipelago> for Enter {
    type Choice = (Post, AreaId);

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-enter").piece("region", self.region).rule("ARC-19.7")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(placing::newcomers(game, self.region).map(|(from, _)| Move::Enter(from)));
    }

    /// ARC-19.7: a unit that can walk or sail in.
    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<(Post, AreaId), Refusal> {
        let Move::Enter(from) = mv else { return Err(unfinished()) };
        let mut newcomers = placing::newcomers(game, self.region);
        newcomers.find(|(post, _)| *post == from).ok_or(refuse!("ARC-19.7"))
    }

    /// ARC-19.8, ARC-19.11: exactly this unit moves in, and a token is taken.
    fn decide(&self, game: &mut Archipelago, seat: Seat, (from, area): (Post, AreaId), log: &mut Log) {
        game.pop();
        game.units.shift(seat, (from, Posture::Ready), (Post::open(area), Posture::Ready));
        log.note(|| Event::Entered { seat, from, area });
        game.take_token(seat, log);
    }

    fn forced(&self, game: &Archipelago) -> Option<(Post, AreaId)> {
        let mut newcomers = placing::newcomers(game, self.region);
        newcomers.next().filter(|_| newcomers.next().is_none())
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_region(self.region) && placing::newcomers(game, self.region).next().is_some()
    }
}
