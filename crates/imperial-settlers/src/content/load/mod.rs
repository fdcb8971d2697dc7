//! Reads and checks the data files; what is wrong is said with file and entry.

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
use crate::ids::{Faction, LOCATIONS};
use approdo_contract::{ContentError, Label};
use approdo_data::{Form, leak};
use std::{borrow::Cow, sync::OnceLock};

/// Ids of cards are bytes.
const FORM: Form = Form { clauses: "IMP", most: 200 };

static CONTENT: OnceLock<Content> = OnceLock::new();

/// The content of the data files: what [`load`] installed, or else what was built into the program.
#[inline]
pub fn content() -> &'static Content {
    CONTENT.get_or_init(built_in)
}

/// Reads the data files through `read`, checks and installs them.
///
/// A file that `read` does not have is taken from the program. The call has to come before the first use of
/// [`content`], unless it brings the same data.
pub fn load(read: &dyn Fn(&str) -> Option<String>) -> Result<(), ContentError> {
    let Err(fresh) = CONTENT.set(parse(read)?) else { return Ok(()) };
    match first_difference(content(), &fresh) {
        None => Ok(()),
        Some(file) => Err(ContentError {
            file: file.to_owned(),
            entry: String::new(),
            problem: "other data are already in use; data must be loaded before the first game".to_owned(),
        }),
    }
}

/// What the files say, without installing it.
fn parse(read: &dyn Fn(&str) -> Option<String>) -> Result<Content, ContentError> {
    let text = |name: &str| {
        let built_in = BUILT_IN.iter().find(|(file, _)| *file == name).map_or("", |(_, text)| *text);
        read(name).map_or(Cow::Borrowed(built_in), Cow::Owned)
    };
    let mut cards = cards::Cards::default();
    for (name, faction) in cards::FILES {
        cards.read(name, faction, &text(name))?;
    }
    let components = components::read(&text(components::FILE))?;
    let mut factions = factions::read(&text(factions::FILE))?;
    let decks = decks::read(&text(decks::FILE), &cards, &mut factions)?;
    let solo = solo::read(&text(solo::FILE))?;
    let (options, needs) = options::read(&text(options::FILE))?;
    let words = words::read(&text(words::FILE))?;
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
        needs,
        words,
        locations: (0..LOCATIONS).map(location).collect(),
    })
}

/// The files as they were when the program was built.
const BUILT_IN: [(&str, &str); 12] = [
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

#[cold]
fn built_in() -> Content {
    parse(&|_| None).expect("the data files built into the program are correct: a test loads them")
}

fn location(number: usize) -> Label {
    Label {
        id: leak(&format!("location_{number}")),
        en: leak(&format!("Location {number}")),
        it: leak(&format!("Luogo {number}")),
    }
}

/// The first file in which two contents differ.
fn first_difference(old: &Content, new: &Content) -> Option<&'static str> {
    // No `..`: whoever adds a field says here which file it comes from.
    let Content {
        titles,
        cards,
        lists,
        effects,
        factions,
        gains,
        colours,
        rounds,
        components,
        modes,
        classes,
        attacks,
        virtual_faction,
        achievements,
        deal_priority,
        kind_priority,
        options,
        needs,
        words,
        locations: _,
    } = new;
    let same_cards =
        old.titles == *titles && old.cards == *cards && old.lists == *lists && old.effects == *effects;
    let same_pieces = old.gains == *gains
        && old.colours == *colours
        && old.rounds == *rounds
        && old.components == *components;
    let same_solo = old.attacks == *attacks
        && old.virtual_faction == *virtual_faction
        && old.achievements == *achievements
        && old.deal_priority == *deal_priority
        && old.kind_priority == *kind_priority;
    [
        (same_cards, "the card files"),
        (same_pieces, components::FILE),
        (old.factions == *factions, factions::FILE),
        (old.modes == *modes && old.classes == *classes, decks::FILE),
        (same_solo, solo::FILE),
        (old.options == *options && old.needs == *needs, options::FILE),
        (old.words == *words, words::FILE),
    ]
    .into_iter()
    .find_map(|(same, file)| (!same).then_some(file))
}
