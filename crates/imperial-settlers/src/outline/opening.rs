//! What is chosen before the first round, in words: factions with their boards, decks with their cards.

use crate::{
    decks::{self, DeckRules},
    ids::{Faction, Title},
    options::Mode,
    text,
    view::View,
};
use approdo_contract::{Phrase, Section};

/// IMP-5.2: the factions in play, as long as somebody has none: how they play, what their boards yield and keep.
pub(super) fn factions(view: &View) -> Option<Section> {
    let is_open = view.players.iter().any(|player| player.faction.is_none());
    let in_play = Faction::ALL.into_iter().filter(|faction| view.options.check_faction(*faction).is_ok());
    let line = |faction: Faction| {
        text::board(Phrase::new("imperial-settlers-board-faction"), faction, view.seats)
            .piece("faction", faction)
            .rule("IMP-23.1")
    };
    is_open.then(|| Section {
        title: Phrase::new("imperial-settlers-board-factions"),
        lines: in_play.map(line).collect(),
    })
}

/// IMP-6.5, IMP-6.16: the deck that the viewer builds, and the cards that may come in.
pub(super) fn decks(view: &View) -> Vec<Section> {
    let builder = view.players.iter().find_map(|player| {
        let deck = player.building.filter(|_| player.deck_code.is_some())?;
        Some((deck, player.faction?, player.expands))
    });
    let Some((deck, faction, expands)) = builder else { return Vec::new() };
    let rules =
        DeckRules { faction, expands, is_exchanged: view.is_expanded && view.options.mode == Mode::Standard };
    let titles = decks::titles_of(&deck);
    let shelf: Vec<Title> = rules.available().filter(|title| !titles.contains(title)).collect();
    let section = |key: &'static str, titles: &[Title]| Section {
        title: Phrase::new(key),
        lines: titles.iter().filter_map(|title| entry(*title)).collect(),
    };
    vec![section("imperial-settlers-board-deck", &titles), section("imperial-settlers-board-shelf", &shelf)]
}

/// A title with everything printed on its cards and how many of them there are.
fn entry(title: Title) -> Option<Phrase> {
    let card = decks::cards(std::iter::once(title)).kinds().next()?;
    let line = text::face(Phrase::new("imperial-settlers-board-set"), card);
    Some(line.number("copies", title.info().copies))
}
