//! Option cards are neither made nor lost (ARM-16.9, ARM-16.11).

use super::law;
use crate::{
    frames::{Carry, Frame, Lead},
    ids::Card,
    phase::pile,
    setup::full_deck,
    state::{Armada, Cards},
};
use approdo_pieces::NamedId;

pub(super) fn check(game: &Armada) -> Result<(), String> {
    let deck = if game.options.option_cards { full_deck() } else { Cards::empty() };
    for card in Card::all() {
        let found = count(game, card);
        law(found == u16::from(deck.count(card)), || {
            format!("there are {found} {} cards, not {}", card.name(), deck.count(card))
        })?;
    }
    law(pile::is_searched(game) || game.seen.is_empty(), || {
        "cards are seen, but nobody searches the pile".to_owned()
    })
}

/// The cards in no other place: with the pile empty, what the pile must hold.
pub(crate) fn missing_cards(game: &Armada) -> Cards {
    let deck = full_deck();
    Cards::new(std::array::from_fn(|index| {
        let card = Card::from_index(index);
        let elsewhere = count(game, card) - u16::from(game.pile.count(card));
        u16::from(deck.count(card)).saturating_sub(elsewhere) as u8
    }))
}

/// How many of a card are in hands, piles and play.
fn count(game: &Armada, card: Card) -> u16 {
    let in_frame = |frame: &Frame| {
        matches!(frame, Frame::Carry(Carry { card: played, .. }) | Frame::Lead(Lead { card: played, .. }) if *played == card)
            || pile::seen_card(&mut frame.clone()) == Some(&mut Some(card))
    };
    let piles = game.hands.iter().chain([&game.pile, &game.discard, &game.seen]);
    let lying: u16 = piles.map(|cards| u16::from(cards.count(card))).sum();
    let played = game.frames.iter().filter(|frame| in_frame(frame)).count() as u16;
    lying + played + u16::from(game.surprise.is_some_and(|surprise| surprise.card == card))
}
