//! `setup.toml`: set-ups by number of players, options and ready-made placements.

use super::{
    FORM,
    board::{CITY_ROLES, ROLES},
};
use crate::{
    content::{Paint, Preset, Setup},
    ids::{COLOURS, Colour, SHIPS},
    options::ROUND_LIMIT,
};
use approdo_contract::{ContentError, OptionSpec};
use approdo_data::{Entry, File, Known, exactly, options, wrong};
use approdo_pieces::NamedId;
use serde::Deserialize;

pub(super) const FILE: &str = "setup.toml";

/// The content of `setup.toml`.
pub(super) struct Setups {
    pub setups: [Setup; 3],
    pub options: Vec<OptionSpec>,
    pub presets: Vec<Preset>,
    /// The ids of the set-ups, in the order of `setups`.
    pub ids: [String; 3],
}

pub(super) fn read(text: &str, colours: &[Paint; COLOURS]) -> Result<Setups, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let mut setups: Vec<Entry<RawSetup>> = file.entries("setup")?;
    let options = options::<()>(&mut file, &OPTIONS)?.0;
    let presets: Vec<Entry<RawPreset>> = file.entries("preset")?;
    file.finish()?;

    setups.sort_by_key(|entry| entry.raw.players);
    if !setups.iter().map(|entry| entry.raw.players).eq(2..=4) {
        return Err(wrong(FILE, "there must be one [[setup]] each for 2, 3 and 4 players (ARM-1.1)"));
    }
    let ids = exactly(FILE, "setup", setups.iter().map(|entry| entry.id.clone()).collect())?;
    let setups = setups.iter().map(|entry| setup(entry, colours)).collect::<Result<Vec<_>, _>>()?;
    Ok(Setups {
        setups: exactly(FILE, "setup", setups)?,
        options,
        presets: presets.iter().map(preset).collect::<Result<_, _>>()?,
        ids,
    })
}

/// All options that `setup.toml` may declare.
const OPTIONS: [(&str, Known); 4] = [
    ("recruitment", Known::Flag),
    ("option_cards", Known::Flag),
    // Turns are counted in small numbers, and a claim looks one turn ahead (ARM-13.6).
    (ROUND_LIMIT, Known::Number(1..=250)),
    ("resignation", Known::Flag),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its words are checked; `assign` has only one")]
struct RawSetup {
    players: u8,
    seats: Vec<Vec<Colour>>,
    assign: Assign,
    dummy: bool,
    bands: u8,
    ships: u8,
    far_bonus: u8,
    dummy_city_bands: u8,
    dummy_other_bands: u8,
    option_cards: u8,
    clauses: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Assign {
    RandomPermutation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPreset {
    ships: [String; 2],
    bands: Vec<(String, u8)>,
    total: u8,
}

fn setup(entry: &Entry<RawSetup>, colours: &[Paint; COLOURS]) -> Result<Setup, ContentError> {
    let raw = &entry.raw;
    entry.first_clause(&raw.clauses)?;
    entry.require(raw.seats.len() == usize::from(raw.players), || {
        format!("seats has {} lists for {} players", raw.seats.len(), raw.players)
    })?;
    entry.require(usize::from(raw.ships) * COLOURS == SHIPS, || {
        format!("ships is {}, but every colour has 2 ships to place (ARM-5.6)", raw.ships)
    })?;
    if raw.dummy {
        entry.require(raw.seats.iter().all(|seat| *seat == Colour::ALL), || {
            "with a dummy every list of seats must name all four colours in turn order (ARM-20.1)".to_owned()
        })?;
        entry.require(usize::from(raw.players) == COLOURS - 1, || {
            "a dummy leaves three colours, so there must be 3 players (ARM-20.1)".to_owned()
        })?;
    } else {
        let mut named = raw.seats.concat();
        named.sort();
        entry.require(named == Colour::ALL, || "seats must name every colour exactly once".to_owned())?;
        entry.require(raw.seats.iter().all(|seat| is_team(seat, colours)), || {
            "a list of seats must be one colour or a colour and its partner (ARM-19.1)".to_owned()
        })?;
        entry
            .require(raw.far_bonus == 0 && raw.dummy_city_bands == 0 && raw.dummy_other_bands == 0, || {
                "far_bonus and the bands of the dummy must be 0 without a dummy".to_owned()
            })?;
    }
    Ok(Setup {
        players: raw.players,
        groups: if raw.dummy { Colour::ALL.map(|colour| vec![colour]).into() } else { raw.seats.clone() },
        dummy: raw.dummy,
        bands: raw.bands,
        ships: raw.ships,
        far_bonus: raw.far_bonus,
        dummy_city_bands: raw.dummy_city_bands,
        dummy_other_bands: raw.dummy_other_bands,
        option_cards: raw.option_cards,
    })
}

fn is_team(seat: &[Colour], colours: &[Paint; COLOURS]) -> bool {
    match *seat {
        [_] => true,
        [first, second] => colours[first.index()].partner == second,
        _ => false,
    }
}

fn preset(entry: &Entry<RawPreset>) -> Result<Preset, ContentError> {
    let raw = &entry.raw;
    let mut ships = [0; 2];
    for (ship, role) in ships.iter_mut().zip(&raw.ships) {
        let city = CITY_ROLES.iter().position(|city| city == role);
        let city = city.ok_or_else(|| {
            entry.wrong(format!("ships names '{role}', which is none of {}", CITY_ROLES.join(", ")))
        })?;
        *ship = city as u8;
    }
    entry.require(ships[0] != ships[1], || "ships names the same city twice (ARM-5.6)".to_owned())?;

    let mut bands = [None; ROLES.len()];
    for (role, count) in &raw.bands {
        let place = ROLES.iter().position(|known| known == role);
        let place = place.ok_or_else(|| {
            entry.wrong(format!("bands names '{role}', which is none of {}", ROLES.join(", ")))
        })?;
        entry.require(bands[place].is_none(), || format!("bands names '{role}' twice"))?;
        bands[place] = Some(*count);
    }
    let bands = bands.map(Option::unwrap_or_default);
    let sum: u32 = bands.iter().copied().map(u32::from).sum();
    entry.require(sum == u32::from(raw.total), || {
        format!("total is {}, but the bands are {sum}", raw.total)
    })?;
    Ok(Preset { label: entry.label(), ships, bands })
}
