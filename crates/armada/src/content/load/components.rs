//! `components.toml`: colours, counters, dice and the numbers of the rules.

use super::FORM;
use crate::{
    content::{Numbers, Paint, Stock, Volley},
    ids::{COLOURS, Colour, SHIPS},
};
use approdo_contract::{ContentError, Label};
use approdo_data::{Entry, File, exactly, in_words, leak, list, wrong, wrong_in};
use approdo_pieces::NamedId;
use serde::Deserialize;
use std::array;
use toml::{Table, Value};

pub(super) const FILE: &str = "components.toml";

/// The content of `components.toml`, and what the other files are checked against.
pub(super) struct Components {
    pub colours: [Paint; COLOURS],
    pub ships: [Label; SHIPS],
    /// The colour of the opposite den, which `map.toml` says too.
    pub opposites: [Colour; COLOURS],
    pub gold_die: [u8; 6],
    pub native_die: [u8; 6],
    pub combat_die: [Volley; 6],
    pub stock: Stock,
    pub numbers: Numbers,
    /// How many option cards the box holds, the Winning Option cards included.
    pub option_cards: u8,
}

pub(super) fn read(text: &str) -> Result<Components, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let colours: Vec<Entry<RawColour>> = file.entries("colour")?;
    let pieces: Vec<Entry<RawPiece>> = file.entries("piece")?;
    let dice: Vec<Entry<RawDie>> = file.entries("die")?;
    let card_sets: Vec<Entry<RawCardSet>> = file.entries("card_set")?;
    let constants: Vec<Entry<RawConstant>> = file.entries("constant")?;
    file.finish()?;

    let paints = exactly(FILE, "colour", paints(&colours)?)?;
    let opposites = exactly(FILE, "colour", colours.iter().map(|entry| entry.raw.opposite).collect())?;
    let stock = stock(&pieces)?;
    let numbers = numbers(&constants)?;
    if numbers.max_bands != stock.bands {
        let problem =
            format!("value is {}, but there are {} counters (ARM-4.11)", numbers.max_bands, stock.bands);
        return Err(wrong_in(FILE, "constant max_bands", problem));
    }
    only_these(&dice, "die", &["gold_die", "native_die", "combat_die"])?;
    only_these(&card_sets, "card_set", &["option_cards", "movement_point_cards"])?;
    let trackers = find(&card_sets, "card_set", "movement_point_cards")?;
    trackers.require(usize::from(trackers.raw.count) == COLOURS, || {
        format!("count is {}, but there is one for each of {COLOURS} colours", trackers.raw.count)
    })?;
    Ok(Components {
        colours: paints,
        ships: ships(piece(&pieces, "ship", "none")?),
        opposites,
        gold_die: counting_die(find(&dice, "die", "gold_die")?, |face| (face.gold, face.natives))?,
        native_die: counting_die(find(&dice, "die", "native_die")?, |face| (face.natives, face.gold))?,
        combat_die: combat_die(find(&dice, "die", "combat_die")?)?,
        stock,
        numbers,
        option_cards: find(&card_sets, "card_set", "option_cards")?.raw.count,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColour {
    order: usize,
    den: Colour,
    partner: Colour,
    opposite: Colour,
    hex: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPiece {
    kind: String,
    colour: String,
    count: u8,
    limited: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(
    dead_code,
    reason = "every key is declared so that its type is checked; the colour of a die is not kept"
)]
struct RawDie {
    colour: String,
    faces: Vec<Face>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Face {
    gold: u8,
    natives: u8,
    firing: u8,
    exploding: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCardSet {
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConstant {
    value: u8,
    clause: String,
}

fn paints(entries: &[Entry<RawColour>]) -> Result<Vec<Paint>, ContentError> {
    if entries.len() != COLOURS {
        return Err(wrong(
            FILE,
            format!("there are {} [[colour]] entries instead of {COLOURS}", entries.len()),
        ));
    }
    let mut paints = Vec::with_capacity(COLOURS);
    for (entry, colour) in entries.iter().zip(Colour::ALL) {
        let raw = &entry.raw;
        let order = colour.index() + 1;
        entry.require(entry.id == colour.name(), || {
            format!("colour number {order} must be {} (ARM-5.4)", colour.name())
        })?;
        entry
            .require(raw.order == order, || format!("order is {} instead of {order} (ARM-5.4)", raw.order))?;
        entry.require(raw.den == colour, || format!("den must be {} (ARM-3.6)", colour.name()))?;
        let mutual = |key: &str, other: Colour, back: Colour| {
            entry.require(other != colour && back == colour, || {
                format!("{key} is {}, whose {key} is {}", other.name(), back.name())
            })
        };
        mutual("partner", raw.partner, entries[raw.partner.index()].raw.partner)?;
        mutual("opposite", raw.opposite, entries[raw.opposite.index()].raw.opposite)?;
        let digits = raw.hex.strip_prefix('#').unwrap_or_default();
        entry.require(digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()), || {
            format!("hex is '{}', which does not look like #45b4d0", raw.hex)
        })?;
        paints.push(Paint { label: entry.label(), partner: raw.partner });
    }
    Ok(paints)
}

/// The pieces of the box: kind and colour.
const PIECES: [(&str, &str); 12] = [
    ("band", "azure"),
    ("band", "purple"),
    ("band", "blue"),
    ("band", "orange"),
    ("gold", "gold"),
    ("native", "natives"),
    ("flag", "azure"),
    ("flag", "purple"),
    ("flag", "blue"),
    ("flag", "orange"),
    ("flag", "natives"),
    ("ship", "none"),
];

fn stock(entries: &[Entry<RawPiece>]) -> Result<Stock, ContentError> {
    for entry in entries {
        let raw = &entry.raw;
        entry.require(PIECES.contains(&(&raw.kind, &raw.colour)), || {
            let known = list(PIECES.iter().map(|(kind, colour)| format!("{kind} {colour}")));
            format!("kind and colour are {} {}, which is none of {known}", raw.kind, raw.colour)
        })?;
        entry.require(raw.limited == (raw.kind != "flag"), || {
            "limited must be false for flags and true for everything else (ARM-4.12, ARM-4.13)".to_owned()
        })?;
    }
    for (kind, colour) in PIECES {
        piece(entries, kind, colour)?;
    }
    let bands = piece(entries, "band", Colour::Azure.name())?.raw.count;
    for colour in Colour::ALL {
        let entry = piece(entries, "band", colour.name())?;
        entry.require(entry.raw.count == bands, || {
            format!("count is {}, but azure has {bands} (ARM-2.1)", entry.raw.count)
        })?;
    }
    let ships = piece(entries, "ship", "none")?;
    ships.require(usize::from(ships.raw.count) == SHIPS, || {
        format!("count is {} instead of {SHIPS} (ARM-2.5)", ships.raw.count)
    })?;
    Ok(Stock {
        bands,
        gold: piece(entries, "gold", "gold")?.raw.count,
        natives: piece(entries, "native", "natives")?.raw.count,
    })
}

/// Ships have numbers instead of names.
fn ships(entry: &Entry<RawPiece>) -> [Label; SHIPS] {
    let Label { id, en, it } = entry.label();
    let numbered = |word: &str, separator: &str, number| leak(&format!("{word}{separator}{number}"));
    array::from_fn(|index| Label {
        id: numbered(id, "_", index + 1),
        en: numbered(en, " ", index + 1),
        it: numbered(it, " ", index + 1),
    })
}

fn piece<'a>(
    entries: &'a [Entry<RawPiece>],
    kind: &str,
    colour: &str,
) -> Result<&'a Entry<RawPiece>, ContentError> {
    let mut fitting = entries.iter().filter(|entry| entry.raw.kind == kind && entry.raw.colour == colour);
    match (fitting.next(), fitting.next()) {
        (Some(entry), None) => Ok(entry),
        (_, Some(second)) => Err(second.wrong("an earlier piece has the same kind and colour")),
        (None, None) => Err(wrong(FILE, format!("there is no piece of kind {kind} and colour {colour}"))),
    }
}

/// A die that counts one thing; `count` returns this count and that of what must not be on it.
fn counting_die(die: &Entry<RawDie>, count: impl Fn(&Face) -> (u8, u8)) -> Result<[u8; 6], ContentError> {
    let faces = six_faces(die)?;
    die.require(faces.iter().all(|face| (count(face).1, face.firing, face.exploding) == (0, 0, 0)), || {
        "a face shows what belongs on another die".to_owned()
    })?;
    let faces = faces.map(|face| count(&face).0);
    let blank = faces.iter().filter(|count| **count == 0).count();
    die.require(blank == 1, || format!("there are {blank} blank faces instead of 1 (ARM-2.8)"))?;
    Ok(faces)
}

fn combat_die(die: &Entry<RawDie>) -> Result<[Volley; 6], ContentError> {
    let faces = six_faces(die)?;
    die.require(faces.iter().all(|face| (face.gold, face.natives) == (0, 0)), || {
        "a face shows what belongs on another die".to_owned()
    })?;
    die.require(faces.iter().all(|face| face.firing == 0 || face.exploding == 0), || {
        "a face shows both kinds of cannons (ARM-2.11)".to_owned()
    })?;
    Ok(faces.map(|face| Volley { firing: face.firing, exploding: face.exploding }))
}

fn six_faces(die: &Entry<RawDie>) -> Result<[Face; 6], ContentError> {
    let faces = &die.raw.faces;
    for Face { gold, natives, firing, exploding } in faces {
        for count in [gold, natives, firing, exploding] {
            die.range("a face", *count, 0..=9)?;
        }
    }
    <[Face; 6]>::try_from(faces.as_slice())
        .map_err(|_| die.wrong(format!("there are {} faces instead of 6 (ARM-2.8)", faces.len())))
}

/// The constants become the fields of [`Numbers`]: none may be missing, none may be unknown.
fn numbers(entries: &[Entry<RawConstant>]) -> Result<Numbers, ContentError> {
    let mut table = Table::new();
    for entry in entries {
        entry.clause("clause", &entry.raw.clause)?;
        entry.range("value", entry.raw.value, 1..=100)?;
        table.insert(entry.id.clone(), Value::Integer(entry.raw.value.into()));
    }
    Value::Table(table).try_into().map_err(|error: toml::de::Error| {
        wrong(
            FILE,
            format!("the [[constant]] entries are not those of the rules: {}", in_words(error.message())),
        )
    })
}

fn only_these<T>(entries: &[Entry<T>], kind: &str, known: &[&str]) -> Result<(), ContentError> {
    match entries.iter().find(|entry| !known.contains(&entry.id.as_str())) {
        Some(entry) => Err(entry.wrong(format!("the rules know no such {kind}, only {}", known.join(", ")))),
        None => Ok(()),
    }
}

fn find<'a, T>(entries: &'a [Entry<T>], kind: &str, id: &str) -> Result<&'a Entry<T>, ContentError> {
    entries.iter().find(|entry| entry.id == id).ok_or_else(|| wrong(FILE, format!("there is no {kind} {id}")))
}
