//! The choices before the first round as text: factions with their boards, decks with their cards.

use crate::{
    decks,
    ids::{Faction, Title},
    text,
    view::View,
};
use approdo_contract::{Phrase, Section};

/// IMP-5.2: the factions in play while a player has none: how they play, what their boards yield and keep.
pub(super) fn factions(view: &View) -> Option<Section> {
    let is_open = view.players.iter().any(|player| player.faction.is_none());
    let line = |faction: &Faction| {
        text::board(Phrase::new("imperial-settlers-board-faction"), *faction, view.seats)
            .piece("faction", *faction)
            .rule("IMP-23.1")
    };
    is_open.then(|| Section {
        title: Phrase::new("imperial-settlers-board-factions"),
        lines: view.factions.iter().map(line).collect(),
    })
}

/// IMP-6.5, IMP-6.16: the deck that the viewer builds, and the cards that may come in.
pub(super) fn decks(view: &View) -> Vec<Section> {
    let builder = view.players.iter().find_map(|player| Some((player.building?, player.offered.as_ref()?)));
    let Some((deck, offered)) = builder else { return Vec::new() };
    let section = |key: &'static str, titles: &[Title]| Section {
        title: Phrase::new(key),
        lines: titles.iter().filter_map(|title| entry(*title)).collect(),
    };
    vec![
        section("imperial-settlers-board-deck", &decks::titles_of(&deck)),
        section("imperial-settlers-board-shelf", offered),
    ]
}

/// A title with everything printed on its cards and how many of them there are.
fn entry(title: Title) -> Option<Phrase> {
    let card = decks::cards(std::iter::once(title)).kinds().next()?;
    let line = text::face(Phrase::new("imperial-settlers-board-set"), card);
    Some(line.number("copies", title.info().copies))
}
