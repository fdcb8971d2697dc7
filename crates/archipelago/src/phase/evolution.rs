//! The evolution deck and the tile stack: piles without an order, of which luck turns up the next thing.

use crate::{
    content::content,
    events::{Event, Log},
    frames::{Draw, Frame, Refill, TurnTile, Uncover, Zones},
    ids::{CardId, RegionId, TileId},
    sets::IdSet,
    state::{Archipelago, Slot},
};
use approdo_contract::stage::{Auto, Luck, Staged};
use approdo_pieces::NamedId;

impl Auto<Archipelago> for Refill {
    /// ARC-25.6: the first empty space is filled, if there is a deck. A deck that had run out is formed anew as soon
    /// as a card has been discarded (ARC-25.12).
    fn run(&self, game: &mut Archipelago, _: &mut Log) {
        let evolution = &game.evolution;
        let empty = evolution.track.iter().position(Option::is_none);
        match empty {
            Some(slot) if evolution.back.is_some() => game.push(Draw { slot: slot as u8, red: self.red }),
            Some(_) if !evolution.discard.is_empty() => game.push(Uncover { red: self.red }),
            Some(_) | None => game.pop(),
        }
    }
}

/// The cards of the deck that show the back on top: one of them is the top card.
fn top_cards(game: &Archipelago) -> IdSet<CardId> {
    let Some(back) = game.evolution.back else { return IdSet::EMPTY };
    game.evolution.deck.iter().filter(|card| content().cards[card.index()].back_name == back).collect()
}

impl Luck<Archipelago> for Draw {
    fn among(&self, game: &Archipelago) -> u16 {
        top_cards(game).len().into()
    }

    /// ARC-25.6: the top card goes to its space, upright.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let card = top_cards(game).nth(usize::from(picked));
        game.evolution.deck.remove(card);
        game.evolution.back = None;
        game.evolution.track[usize::from(self.slot)] = Some(Slot { card, rotations: 0 });
        log.note(|| Event::CardDrawn { card });
        game.push(Uncover { red: self.red });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        top_cards(game).len() != 1
    }

    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        self.befall(game, 0, log);
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.evolution.track.get(usize::from(self.slot)) == Some(&None)
    }
}

/// ARC-25.12: as soon as the deck is empty, the discarded cards form a new one.
pub(crate) fn renew_deck(game: &mut Archipelago, log: &mut Log) {
    let evolution = &mut game.evolution;
    if evolution.deck.is_empty() && !evolution.discard.is_empty() {
        evolution.deck = std::mem::take(&mut evolution.discard);
        log.note(|| Event::DeckReshuffled { cards: game.evolution.deck.len() });
    }
}

impl Luck<Archipelago> for Uncover {
    fn among(&self, game: &Archipelago) -> u16 {
        game.evolution.deck.len().into()
    }

    /// ARC-25.8: a back is uncovered; its red zones are resolved at once.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let card = game.evolution.deck.nth(usize::from(picked));
        let back = content().cards[card.index()].back_name;
        game.evolution.back = Some(back);
        log.note(|| Event::BackUncovered { back });
        if self.red && content().cards[back.index()].back.iter().any(|zone| zone.red) {
            game.push(Zones { back, next: 0, red: true });
        }
    }

    fn waits(&self, game: &Archipelago) -> bool {
        1 < game.evolution.deck.len()
    }

    /// A deck that has run out is renewed first; a single card leaves nothing to luck.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        renew_deck(game, log);
        match game.evolution.deck.len() {
            0 => game.pop(),
            1 => self.befall(game, 0, log),
            _ => (),
        }
    }
}

/// ARC-19.15: when the stack is empty, the discard pile forms a new one.
fn renew_stack(game: &mut Archipelago, log: &mut Log) {
    let tiles = &mut game.tiles;
    if tiles.top.is_none() && tiles.stack.is_empty() && !tiles.discard.is_empty() {
        tiles.stack = std::mem::take(&mut tiles.discard);
        log.note(|| Event::StackReshuffled { tiles: game.tiles.stack.len() });
    }
}

/// How many sides could be on top of the stack.
pub(crate) fn sides(game: &Archipelago) -> u16 {
    2 * u16::from(game.tiles.stack.len())
}

/// The side that luck picked, and its tile.
pub(crate) fn side(game: &Archipelago, picked: u16) -> (RegionId, TileId) {
    let tile = game.tiles.stack.nth(usize::from(picked / 2));
    (content().tiles[tile.index()].sides[usize::from(picked % 2)], tile)
}

impl Luck<Archipelago> for TurnTile {
    fn among(&self, game: &Archipelago) -> u16 {
        sides(game)
    }

    /// ARC-5.16: the upper side of the top tile is visible to everybody.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let (region, tile) = side(game, picked);
        game.tiles.stack.remove(tile);
        game.tiles.top = Some(region);
        log.note(|| Event::TileTurned { region });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        !game.tiles.stack.is_empty()
    }

    /// An empty stack is renewed first, if it can be.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        renew_stack(game, log);
        if game.tiles.stack.is_empty() {
            game.pop();
        }
    }
}

/// The cards among which luck reveals the next one: at first only those with the visible back.
pub(crate) fn revealable(game: &Archipelago) -> IdSet<CardId> {
    if game.evolution.back.is_some() { top_cards(game) } else { game.evolution.deck }
}

/// ARC-27.6: a card of the deck is revealed.
pub(crate) fn reveal(game: &mut Archipelago, picked: u16, log: &mut Log) -> CardId {
    let card = revealable(game).nth(usize::from(picked));
    game.evolution.deck.remove(card);
    game.evolution.back = None;
    game.evolution.revealed.insert(card);
    log.note(|| Event::CardRevealed { card });
    card
}
