//! `decks.toml`: modes of play and what Standard decks are made of.

use super::{FORM, cards::Cards};
use crate::{
    content::{DeckClasses, Expansion, FactionInfo, ModeInfo, Set, TitleInfo},
    ids::{FACTIONS, Faction, Title},
};
use approdo_contract::ContentError;
use approdo_data::{About, Entry, File, exactly, in_order, wrong};
use approdo_pieces::NamedId;
use serde::Deserialize;

pub(super) const FILE: &str = "decks.toml";

pub(super) struct Decks {
    pub modes: [ModeInfo; 3],
    pub classes: DeckClasses,
}

/// Reads and checks the file, and adds the expansions to the factions.
pub(super) fn read(
    text: &str,
    cards: &Cards,
    factions: &mut [FactionInfo; FACTIONS],
) -> Result<Decks, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let modes: Vec<Entry<RawMode>> = file.entries("mode")?;
    let classes: RawClasses = file.table("deck_classes")?;
    let expansions: Vec<Entry<RawExpansion>> = file.entries("expansion")?;
    let replacements: Vec<Entry<RawReplacement>> = file.nameless("replacement")?;
    let ready: Vec<Entry<RawReady>> = file.nameless("default_deck")?;
    file.finish()?;
    in_order(FILE, "mode", &modes, MODES.into_iter())?;
    let modes = modes.iter().map(|entry| ModeInfo {
        label: entry.label(),
        sets: entry.raw.sets.clone(),
        builds_decks: entry.raw.deck_building,
        max_players: entry.raw.max_players,
    });
    let classes = classes.checked()?;
    for entry in &expansions {
        for faction in &entry.raw.factions {
            let info = &mut factions[faction.index()];
            entry.require(info.expansion.is_none(), || {
                format!("factions names {}, which has an expansion already", faction.name())
            })?;
            info.expansion = Some(Expansion {
                label: entry.label(),
                set: entry.raw.set,
                adds_common: entry.raw.adds_common,
            });
        }
    }
    for entry in &replacements {
        let raw = &entry.raw;
        let (old, new) =
            (find(entry, cards, raw.faction, &raw.old)?, find(entry, cards, raw.faction, &raw.new)?);
        let copies = |title: Title| cards.titles[title.index()].copies;
        entry.require(copies(old) == copies(new), || {
            "the old and the new version have different numbers of copies (IMP-6.8)".to_owned()
        })?;
        let info = &mut factions[raw.faction.index()];
        entry.require(info.replacement.is_none(), || "the faction exchanges a card already".to_owned())?;
        info.replacement = Some((old, new));
    }
    for entry in &ready {
        ready_made(entry, cards, factions)?;
    }
    Ok(Decks { modes: exactly(FILE, "mode", modes.collect())?, classes })
}

/// IMP-6.15: the ready-made deck of a faction, as exchanges of titles of the same class.
fn ready_made(
    entry: &Entry<RawReady>,
    cards: &Cards,
    factions: &mut [FactionInfo; FACTIONS],
) -> Result<(), ContentError> {
    let raw = &entry.raw;
    let info = &factions[raw.faction.index()];
    let expands = match (raw.expansion.as_str(), &info.expansion) {
        ("none", _) => false,
        (id, Some(expansion)) if expansion.label.id == id => true,
        (id, _) => {
            return Err(entry.wrong(format!("expansion is '{id}', which the faction may not add (IMP-6.6)")));
        }
    };
    entry.require(expands || raw.add.is_empty(), || {
        "add names cards, but no expansion is declared (IMP-6.17)".to_owned()
    })?;
    entry.require(raw.remove.len() == raw.add.len(), || {
        "remove and add name different numbers of cards (IMP-6.13)".to_owned()
    })?;
    let mut swaps = Vec::with_capacity(raw.add.len());
    for (out, new) in raw.remove.iter().zip(&raw.add) {
        let (out, new) = (find(entry, cards, raw.faction, out)?, find(entry, cards, raw.faction, new)?);
        let title = |title: Title| -> &TitleInfo { &cards.titles[title.index()] };
        entry.require(title(out).copies == title(new).copies, || {
            format!(
                "remove names {} and add {} in its place, of which there are not as many copies (IMP-6.13)",
                title(out).label.id,
                title(new).label.id
            )
        })?;
        swaps.push((out, new));
    }
    let info = &mut factions[raw.faction.index()];
    info.ready_expands = expands;
    info.ready_swaps = swaps;
    Ok(())
}

/// The title with this id, which must belong to the faction.
fn find(entry: &About, cards: &Cards, faction: Faction, id: &str) -> Result<Title, ContentError> {
    let found = cards.titles.iter().position(|title| title.label.id == id && title.faction == Some(faction));
    let index = found.ok_or_else(|| entry.wrong(format!("'{id}' is no card of the {}", faction.name())))?;
    Ok(Title(index as u8))
}

/// The modes, in the order of [`crate::options::Mode`].
pub(super) const MODES: [&str; 3] = ["base", "standard", "open"];

impl RawClasses {
    fn checked(&self) -> Result<DeckClasses, ContentError> {
        let RawClasses { size, three_copies, two_copies, one_copy, ref source } = *self;
        let sum = 3 * u16::from(three_copies) + 2 * u16::from(two_copies) + u16::from(one_copy);
        if sum != u16::from(size) || 40 < size {
            let problem = format!("deck_classes: the classes make {sum} cards instead of {size} (IMP-6.12)");
            return Err(wrong(FILE, problem));
        }
        if !approdo_data::SOURCES.contains(&source.as_str()) {
            return Err(wrong(FILE, format!("deck_classes: source is '{source}'")));
        }
        Ok(DeckClasses { size, titles: [one_copy, two_copies, three_copies] })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMode {
    sets: Vec<Set>,
    deck_building: bool,
    max_players: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawClasses {
    size: u8,
    three_copies: u8,
    two_copies: u8,
    one_copy: u8,
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExpansion {
    set: Set,
    factions: Vec<Faction>,
    adds_common: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReplacement {
    faction: Faction,
    old: String,
    new: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReady {
    faction: Faction,
    expansion: String,
    remove: Vec<String>,
    add: Vec<String>,
}
