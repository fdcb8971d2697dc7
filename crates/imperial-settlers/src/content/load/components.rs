//! `components.toml`: Goods, colours, tracks and the pieces in the boxes.

use super::FORM;
use crate::{
    content::{Component, Paint, Set},
    goods::{Gain, Good},
    ids::{COLOURS, Colour},
};
use approdo_contract::{ContentError, Label};
use approdo_data::{Entry, File, exactly, in_order, leak, wrong};
use approdo_pieces::NamedId;
use serde::Deserialize;

pub(super) const FILE: &str = "components.toml";

pub(super) struct Components {
    pub gains: Vec<Label>,
    pub colours: [Paint; COLOURS],
    pub rounds: u8,
    pub components: Vec<Component>,
    /// How many cards of a deck come from a set.
    pub card_counts: Vec<CardCount>,
}

/// How many cards of a deck come from a set.
pub(super) struct CardCount {
    pub id: String,
    pub deck: String,
    pub set: Set,
    pub count: u32,
}

pub(super) fn read(text: &str) -> Result<Components, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let goods: Vec<Entry<RawGood>> = file.entries("good")?;
    let colours: Vec<Entry<RawColour>> = file.entries("color")?;
    let tracks: Vec<Entry<RawTrack>> = file.entries("track")?;
    let components: Vec<Entry<RawComponent>> = file.entries("component")?;
    let counts: Vec<Entry<RawCount>> = file.nameless("card_count")?;
    file.finish()?;
    in_order(FILE, "good", &goods, PRINTED.iter().map(|gain| gain.name()))?;
    goods.iter().try_for_each(check_good)?;
    in_order(FILE, "color", &colours, Colour::all().map(NamedId::name))?;
    let colours = colours
        .iter()
        .map(|entry| {
            let good = entry.raw.good;
            entry.require(good.is_printed_good(), || format!("good is '{}'", good.name()))?;
            Ok(Paint { label: entry.label(), good, hex: leak(&entry.raw.hex) })
        })
        .collect::<Result<Vec<_>, ContentError>>()?;
    let rounds = tracks.iter().find(|entry| entry.id == "rounds");
    let rounds = rounds.ok_or_else(|| wrong(FILE, "there is no track rounds (IMP-7.2)"))?;
    rounds.require(rounds.raw.first == 1, || "first is not 1".to_owned())?;
    rounds.range("last", rounds.raw.last, 1..=9)?;
    Ok(Components {
        gains: goods.iter().map(|entry| entry.label()).chain(CHOICES).collect(),
        colours: exactly(FILE, "color", colours)?,
        rounds: rounds.raw.last,
        components: components
            .iter()
            .map(|entry| Component {
                label: entry.label(),
                count: entry.raw.count,
                is_limited: entry.raw.limited,
            })
            .collect(),
        card_counts: counts
            .iter()
            .map(|entry| CardCount {
                id: entry.id.clone(),
                deck: entry.raw.deck.clone(),
                set: entry.raw.set,
                count: u32::from(entry.raw.count),
            })
            .collect(),
    })
}

const PRINTED: [Gain; 12] = [
    Gain::Wood,
    Gain::Stone,
    Gain::Food,
    Gain::Worker,
    Gain::Gold,
    Gain::Raze,
    Gain::Defense,
    Gain::BasicTech,
    Gain::AdvancedScore,
    Gain::AdvancedDefense,
    Gain::Vp,
    Gain::Card,
];

/// What else can be gained: it leaves a choice or narrows one, and has no token.
const CHOICES: [Label; 6] = [
    Label { id: "common_card", en: "Common card", it: "Carta Comune" },
    Label { id: "faction_card", en: "Faction card", it: "Carta Fazione" },
    Label { id: "resource", en: "Resource", it: "Risorsa" },
    Label { id: "advanced_tech", en: "Advanced Technology token", it: "Gettone Tecnologia Avanzata" },
    Label { id: "samurai", en: "Samurai", it: "Samurai" },
    Label { id: "color_match", en: "Good of the colour", it: "Bene del colore" },
];

/// IMP-3.3, IMP-3.4: Wood, Stone and Food are the Resources, and Gold pays for them.
fn check_good(entry: &Entry<RawGood>) -> Result<(), ContentError> {
    let raw = &entry.raw;
    let good = approdo_pieces::find_name::<Good>(&entry.id);
    let is_resource = good.is_some_and(|good| Good::RESOURCES.contains(&good));
    entry.require((raw.class == Class::Resource) == is_resource, || {
        "class must be resource for wood, stone and food only (IMP-3.3)".to_owned()
    })?;
    entry.require((raw.class == Class::Gold) == (good == Some(Good::Gold)), || {
        "class must be gold for gold only".to_owned()
    })?;
    let pays = matches!(raw.class, Class::Resource | Class::Gold);
    entry.require(raw.pays_as_resource == pays, || {
        "pays_as_resource must be true for Resources and Gold only (IMP-3.4)".to_owned()
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked")]
struct RawGood {
    symbol: String,
    class: Class,
    pays_as_resource: bool,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Class {
    Resource,
    Token,
    Worker,
    Gold,
    Technology,
    Points,
    Card,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColour {
    good: Gain,
    hex: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked")]
struct RawTrack {
    first: u8,
    last: u8,
    laps: bool,
    labels: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked")]
struct RawComponent {
    #[serde(rename = "box")]
    set: Set,
    count: u8,
    limited: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCount {
    deck: String,
    set: Set,
    count: u8,
}
