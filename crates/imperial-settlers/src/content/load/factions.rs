//! `factions.toml`: the five factions.

use super::FORM;
use crate::{
    content::{FactionInfo, Set, Tokens},
    goods::{Good, GoodSet, Stock},
    ids::{FACTIONS, Faction},
};
use approdo_contract::ContentError;
use approdo_data::{Entry, File, exactly, in_order, leak};
use approdo_pieces::NamedId;
use serde::Deserialize;

pub(super) const FILE: &str = "factions.toml";

/// Reads and checks the file. What a faction may add to its deck comes from `decks.toml`.
pub(super) fn read(text: &str) -> Result<[FactionInfo; FACTIONS], ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let entries: Vec<Entry<RawFaction>> = file.entries("faction")?;
    file.finish()?;
    in_order(FILE, "faction", &entries, Faction::all().map(NamedId::name))?;
    let factions = entries.iter().map(faction).collect::<Result<Vec<_>, _>>()?;
    exactly(FILE, "faction", factions)
}

fn faction(entry: &Entry<RawFaction>) -> Result<FactionInfo, ContentError> {
    let raw = &entry.raw;
    entry.source("board_source", &raw.board_source)?;
    entry.source("store_source", &raw.store_source)?;
    entry.require(raw.code.len() == 3, || format!("code is '{}' instead of three letters", raw.code))?;
    let mut board = Stock::default();
    for (key, number) in [
        (Good::Wood, raw.board.wood),
        (Good::Stone, raw.board.stone),
        (Good::Food, raw.board.food),
        (Good::Worker, raw.board.worker),
        (Good::Gold, raw.board.gold),
        (Good::Raze, raw.board.raze),
        (Good::Defense, raw.board.defense),
        (Good::BasicTech, raw.board.basic_tech),
    ] {
        entry.range(&format!("the board's {}", key.name()), number, 0..=10)?;
        board[key] = u16::from(number);
    }
    let per_player = match raw.defense_per.as_str() {
        "fixed" => Some(false),
        "players" => Some(true),
        _ => None,
    };
    let tokens = match raw.special_tokens.token.as_str() {
        "none" => Some(None),
        "egypt_token" => Some(Some(Tokens::Egyptian)),
        "barbarian_token" => Some(Some(Tokens::Barbarian)),
        _ => None,
    };
    let words = "none, egypt_token, barbarian_token";
    let tokens = entry.word("special_tokens", &raw.special_tokens.token, tokens, words)?;
    entry.require(tokens.is_some() == (0 < raw.special_tokens.count), || {
        "special_tokens must have a count if and only if there are any".to_owned()
    })?;
    entry.range("location_vp", raw.location_vp, 0..=5)?;
    Ok(FactionInfo {
        label: entry.label(),
        text: entry.text(&raw.text_en, &raw.text_it)?,
        hex: leak(&raw.color_hex),
        titles: 0..0,
        set: raw.set,
        board,
        defense_per_player: entry.word("defense_per", &raw.defense_per, per_player, "fixed, players")?,
        store: raw.store.iter().fold(GoodSet::default(), |set, good| set.with(*good)),
        location_vp: raw.location_vp,
        is_razable: raw.razable,
        has_samurai: raw.samurai,
        places_tech: raw.places_tech,
        tokens,
        token_count: raw.special_tokens.count,
        expansion: None,
        replacement: None,
        ready_expands: false,
        ready_swaps: Vec::new(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFaction {
    code: String,
    #[serde(rename = "box")]
    set: Set,
    board: RawBoard,
    defense_per: String,
    store: Vec<Good>,
    location_vp: u8,
    razable: bool,
    samurai: bool,
    places_tech: bool,
    special_tokens: RawTokens,
    color_hex: String,
    text_en: String,
    text_it: String,
    board_source: String,
    store_source: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct RawBoard {
    wood: u8,
    stone: u8,
    food: u8,
    worker: u8,
    gold: u8,
    raze: u8,
    defense: u8,
    basic_tech: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTokens {
    token: String,
    count: u8,
}
