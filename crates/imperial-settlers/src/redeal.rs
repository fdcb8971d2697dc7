//! Determinization: replaces the hands, decks, hidden Foundations and stashes of others by equally likely cards.
//!
//! Backs differ (IMP-4.2), so it is public of every hidden card whether it is a Common card or one of its player's
//! faction. Each zone gets as many cards of each kind as it had.

use crate::{
    content::{From, RazeTarget},
    decks,
    frames::{Frame, Point},
    goods::Bill,
    ids::Card,
    phase::{
        build, draw,
        target::{self, Target},
    },
    pile::Pile,
    setup,
    state::{FACTION_CARDS, ImperialSettlers},
};
use approdo_contract::{Seat, pick, rand_core::Rng};

pub(crate) fn redeal(game: &mut ImperialSettlers, observer: Seat, rng: &mut dyn Rng) {
    let commons = unseen_commons(game, observer);
    let mut commons = Heap::new(commons);
    for seat in Seat::all(game.seats).filter(|seat| *seat != observer) {
        let faction = if game.player(seat).faction.is_some() && game.has_decks() {
            unseen_faction_cards(game, seat)
        } else {
            Vec::new()
        };
        let mut faction = Heap::new(faction);
        let holds_pool = game.pool_of == seat;
        let mut deal = |card: Card, rng: &mut dyn Rng| {
            if card.is_common() { commons.draw(rng) } else { faction.draw(rng) }
        };
        let player = game.player_mut(seat);
        player.hand = again(&player.hand, &mut deal, rng);
        player.hidden = again(&player.hidden, &mut deal, rng);
        player.held = again(&player.held, &mut deal, rng);
        for stashed in &mut player.stash {
            stashed.card = deal(stashed.card, rng);
        }
        player.stash.sort_unstable();
        if holds_pool {
            game.pool = again(&game.pool, &mut deal, rng);
        }
        let rest: Pile<FACTION_CARDS> = faction.rest().collect();
        if game.has_decks() {
            game.player_mut(seat).deck = rest;
        }
    }
    let events: Vec<Card> =
        game.common.as_slice().iter().copied().filter(|card| draw::is_event(*card)).collect();
    if game.has_decks() {
        game.common = commons.rest().chain(events).collect();
    }
    for seat in Seat::all(game.seats).filter(|seat| *seat != observer) {
        keep_answerable(game, seat);
    }
}

/// A player who is asked for a card of the hand has one that fits, which is public. If none was dealt, one of the
/// deck is swapped with a card with the same back.
fn keep_answerable(game: &mut ImperialSettlers, seat: Seat) {
    let Some(Frame::Point(Point { seat: asked, what })) = game.top() else { return };
    if asked != seat || target::exists(game, seat, what) {
        return;
    }
    let player = game.player(seat);
    if let Target::Build { from: From::Hand } = what {
        let fits = |card: &Card| build::check_resources(game, seat, *card, Bill::default()).is_ok();
        let new = player.deck.as_slice().iter().copied().find(fits);
        let old = player.hand.as_slice().iter().copied().find(|card| !card.is_common());
        if let (Some(new), Some(old)) = (new, old) {
            let player = game.player_mut(seat);
            player.deck.remove(new);
            player.deck.add(old);
            player.hand.remove(old);
            player.hand.add(new);
        }
    } else if let Target::Raze { target: RazeTarget::HandOrEnemy, .. } = what {
        let fits = |card: &Card| !card.info().raze.is_empty();
        let new = game.common.as_slice().iter().copied().find(fits);
        let old = player.hand.as_slice().iter().copied().find(|card| card.is_common());
        if let (Some(new), Some(old)) = (new, old) {
            game.common.remove(new);
            game.common.add(old);
            let player = game.player_mut(seat);
            player.hand.remove(old);
            player.hand.add(new);
        }
    }
}

/// Deals cards with the same backs to a zone.
fn again<const N: usize>(
    zone: &Pile<N>,
    deal: &mut dyn FnMut(Card, &mut dyn Rng) -> Card,
    rng: &mut dyn Rng,
) -> Pile<N> {
    zone.as_slice().iter().map(|card| deal(*card, rng)).collect()
}

/// The Common cards without Events that an observer does not see, sorted.
fn unseen_commons(game: &ImperialSettlers, observer: Seat) -> Vec<Card> {
    let mut cards: Vec<Card> =
        game.common.as_slice().iter().copied().filter(|card| !draw::is_event(*card)).collect();
    for seat in Seat::all(game.seats).filter(|seat| *seat != observer) {
        let player = game.player(seat);
        let zones = [player.hand.as_slice(), player.hidden.as_slice(), player.held.as_slice()];
        cards.extend(zones.into_iter().flatten().filter(|card| card.is_common()));
        cards.extend(player.stash.iter().map(|stashed| stashed.card).filter(|card| card.is_common()));
        if game.pool_of == seat {
            cards.extend(game.pool.as_slice().iter().filter(|card| card.is_common()));
        }
    }
    cards.sort_unstable();
    cards
}

/// The Faction cards of a seat that others do not see, sorted. The titles of a Standard deck are secret too: assumed
/// are those seen so far, and for the rest those of the ready-made deck.
fn unseen_faction_cards(game: &ImperialSettlers, seat: Seat) -> Vec<Card> {
    let mut pile = decks::cards(setup::likely_titles(game, seat).into_iter());
    setup::each_open_card(game, seat, &mut |card| {
        if pile.contains(card) {
            pile.remove(card);
        }
    });
    pile.as_slice().to_vec()
}

struct Heap {
    cards: Vec<Card>,
}

impl Heap {
    fn new(cards: Vec<Card>) -> Self {
        Heap { cards }
    }

    fn draw(&mut self, rng: &mut dyn Rng) -> Card {
        self.cards.remove(pick(rng, self.cards.len() as u32) as usize)
    }

    fn rest(&mut self) -> impl Iterator<Item = Card> {
        self.cards.drain(..)
    }
}

impl ImperialSettlers {
    /// Whether decks have been formed.
    pub(crate) fn has_decks(&self) -> bool {
        Seat::all(self.seats).all(|seat| self.player(seat).faction.is_some())
            && !self.common.is_empty() | (0 < self.round)
    }
}
