//! Reads and checks the data files; errors name file and entry.

mod across;
mod cards;
mod components;
mod decks;
mod effects;
mod factions;
mod features;
mod options;
mod placing;
mod solo;
mod words;

use super::Content;
use crate::{
    ids::{EMPIRES, Faction, LOCATIONS},
    state::MOST_DEALS,
};
use approdo_contract::{ContentError, Label};
use approdo_data::{Form, Library, Texts, leak};

/// Ids of cards are bytes.
const FORM: Form = Form { clauses: "IMP", most: 200 };

/// The data files and the content read from them.
pub static FILES: Library<Content> = Library::new(&BUILT_IN, parse);

/// The content of the loaded data files, or else of the built-in ones.
#[inline]
pub fn content() -> &'static Content {
    FILES.content()
}

fn parse(texts: &Texts) -> Result<Content, ContentError> {
    let mut cards = cards::Cards::default();
    for (name, faction) in cards::FILES {
        cards.read(name, faction, texts.of(name))?;
    }
    let components = components::read(texts.of(components::FILE))?;
    let mut factions = factions::read(texts.of(factions::FILE))?;
    let decks = decks::read(texts.of(decks::FILE), &cards, &mut factions)?;
    let solo = solo::read(texts.of(solo::FILE))?;
    let options = options::read(texts.of(options::FILE))?;
    let words = words::read(texts.of(words::FILE))?;
    for (faction, info) in Faction::ALL.into_iter().zip(&mut factions) {
        info.titles = cards.titles_of(faction);
    }
    across::check(&cards, &components, &factions, &decks, &solo)?;
    Ok(Content {
        titles: cards.titles,
        cards: cards.cards,
        lists: cards.lists.lists,
        effects: cards.lists.effects,
        factions,
        gains: components.gains,
        colours: components.colours,
        rounds: components.rounds,
        components: components.components,
        modes: decks.modes,
        classes: decks.classes,
        attacks: solo.attacks,
        virtual_faction: solo.virtual_faction,
        achievements: solo.achievements,
        deal_priority: solo.deal_priority,
        kind_priority: solo.kind_priority,
        options,
        words,
        locations: (0..LOCATIONS).map(location).collect(),
        deals: (0..EMPIRES * MOST_DEALS).map(deal).collect(),
    })
}

static BUILT_IN: [(&str, &str); 12] = [
    ("cards_common.toml", include_str!("../../../../../rules/imperial-settlers/cards_common.toml")),
    ("cards_barbarians.toml", include_str!("../../../../../rules/imperial-settlers/cards_barbarians.toml")),
    ("cards_japanese.toml", include_str!("../../../../../rules/imperial-settlers/cards_japanese.toml")),
    ("cards_romans.toml", include_str!("../../../../../rules/imperial-settlers/cards_romans.toml")),
    ("cards_egyptians.toml", include_str!("../../../../../rules/imperial-settlers/cards_egyptians.toml")),
    ("cards_atlanteans.toml", include_str!("../../../../../rules/imperial-settlers/cards_atlanteans.toml")),
    ("components.toml", include_str!("../../../../../rules/imperial-settlers/components.toml")),
    ("factions.toml", include_str!("../../../../../rules/imperial-settlers/factions.toml")),
    ("decks.toml", include_str!("../../../../../rules/imperial-settlers/decks.toml")),
    ("solo.toml", include_str!("../../../../../rules/imperial-settlers/solo.toml")),
    ("options.toml", include_str!("../../../../../rules/imperial-settlers/options.toml")),
    ("words.toml", include_str!("../../../../../rules/imperial-settlers/words.toml")),
];

fn location(number: usize) -> Label {
    numbered(&format!("location_{number}"), "Location", "Luogo", number)
}

fn deal(number: usize) -> Label {
    let (empire, nth) = (number / MOST_DEALS, number % MOST_DEALS);
    numbered(&format!("deal_{empire}_{nth}"), "Deal", "Accordo", nth + 1)
}

fn numbered(id: &str, en: &str, it: &str, number: usize) -> Label {
    Label { id: leak(id), en: leak(&format!("{en} {number}")), it: leak(&format!("{it} {number}")) }
}
