//! The beginning of a game, and piles of option cards laid out to the last card.

use crate::desk::{Desk, Layout};
use approdo_armada::{
    Armada, Move, Options, TwoCities,
    content::content,
    frames::{Frame, Garrison, Moor},
    ids::Colour,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Pending;
use approdo_contract::prelude::*;

/// A new game.
pub fn opening(seats: u8, option_cards: bool) -> Desk {
    let options = Options { recruitment: false, option_cards, round_limit: 40, resignation: false };
    Desk { game: Armada::setup(&options, seats).expect("the options are allowed"), facts: Vec::new() }
}

/// Luck takes its first face until a player is asked.
#[track_caller]
pub fn luck_first(desk: &mut Desk) {
    while matches!(desk.game.pending(), Pending::Chance { .. }) {
        desk.luck(0);
    }
}

/// The colour that is placing its ships or bands.
pub fn placing(desk: &Desk) -> Option<Colour> {
    match desk.frame() {
        Some(Frame::Moor(Moor { colour }) | Frame::Garrison(Garrison { colour, .. })) => Some(colour),
        _ => None,
    }
}

/// A colour moors its ships on the first two cities and puts all its bands on the first territory.
#[track_caller]
pub fn place_all(desk: &mut Desk, colour: Colour) {
    let [first, second, _] = content().dens[colour as usize].cities;
    desk.play(Move::Moor(TwoCities { first, second }));
    let Some(Frame::Garrison(Garrison { left, .. })) = desk.frame() else {
        panic!("bands are placed after ships")
    };
    desk.play(Move::Garrison(left));
}

/// All cards of the deck that are not named here, one entry per copy.
pub fn rest_of_deck(taken: &[&str]) -> Vec<&'static str> {
    let copies = |name: &str| taken.iter().filter(|card| **card == name).count();
    content()
        .cards
        .iter()
        .flat_map(|info| {
            let left = usize::from(info.in_deck).checked_sub(copies(info.label.id)).expect("so many exist");
            std::iter::repeat_n(info.label.id, left)
        })
        .collect()
}

/// Puts these cards on the discard pile.
pub fn discard_all(layout: Layout, cards: &[&str]) -> Layout {
    let mut layout = layout;
    for info in &content().cards {
        let count = cards.iter().filter(|card| **card == info.label.id).count();
        layout = layout.discard(info.label.id, count as u8);
    }
    layout
}
