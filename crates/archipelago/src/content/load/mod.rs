//! Reads and checks the data files; what is wrong is said with file and entry.

mod across;
mod boards;
mod components;
mod effects;
mod evolution;
mod numbers;
mod objectives;
mod tiles;
mod trends;
mod variants;

use super::{Content, Terms};
use crate::options::Options;
use approdo_contract::ContentError;
use approdo_data::{Form, Library, Texts};

/// The checks use sets of 64 bits; no table of the game is longer.
const FORM: Form = Form { clauses: "ARC", most: 64 };

/// The data files, and what they say.
pub static FILES: Library<Content> = Library::new(&BUILT_IN, parse);

/// The content of the data files: what was loaded, or else what was built into the program.
#[inline]
pub fn content() -> &'static Content {
    FILES.content()
}

fn parse(texts: &Texts) -> Result<Content, ContentError> {
    let components = components::read(texts.of(components::FILE))?;
    let tiles = tiles::read(texts.of(tiles::FILE))?;
    let boards = boards::read(texts.of(boards::FILE))?;
    let mut evolution = evolution::read(texts.of(evolution::FILE))?;
    let objectives = objectives::read(texts.of(objectives::FILE))?;
    let trends = trends::read(texts.of(trends::FILE))?;
    let variants = variants::read(texts.of(variants::FILE), &tiles, &trends)?;
    across::check(&components, &tiles, &boards, &evolution)?;
    evolution::label_backs(&mut evolution, &components.resources);
    let mut numbers = components.numbers;
    [numbers.max_population, numbers.max_rebellion, numbers.max_surplus] = boards.most;
    Ok(Content {
        tiles: tiles.tiles,
        regions: tiles.regions,
        areas: tiles.areas,
        start_tile: tiles.start_tile,
        resources: components.resources,
        colours: components.colours,
        buildings: components.buildings,
        ship: components.ship,
        taxes: components.taxes,
        zones: components.zones,
        numbers,
        markets: boards.markets,
        stability: boards.stability,
        surplus: boards.surplus,
        bands: boards.bands,
        cards: evolution.cards,
        events: evolution.events,
        characters: evolution.characters,
        progress: evolution.progress,
        terms: terms(&variants)?,
        decks: objectives::decks(&objectives),
        objectives,
        trends,
        standard: variants.standard,
        variants: variants.variants,
        options: variants.options,
    })
}

/// What holds with each combination of variants and each number of players.
fn terms(variants: &variants::Variants) -> Result<Vec<[Terms; 4]>, ContentError> {
    let mut all = Vec::with_capacity(Options::COMBINATIONS);
    for options in (0..Options::COMBINATIONS).map(Options::from_bits) {
        let terms = [2, 3, 4, 5].map(|seats| options.work_out(seats, variants.standard, &variants.variants));
        for (seats, terms) in (2..).zip(&terms) {
            if options.check_among(seats, &variants.variants).is_ok() {
                variants::check_terms(terms, seats)?;
            }
        }
        all.push(terms);
    }
    Ok(all)
}

/// The files as they were when the program was built.
static BUILT_IN: [(&str, &str); 7] = [
    (components::FILE, include_str!("../../../../../rules/archipelago/components.toml")),
    (tiles::FILE, include_str!("../../../../../rules/archipelago/tiles.toml")),
    (boards::FILE, include_str!("../../../../../rules/archipelago/boards.toml")),
    (evolution::FILE, include_str!("../../../../../rules/archipelago/evolution.toml")),
    (objectives::FILE, include_str!("../../../../../rules/archipelago/objectives.toml")),
    (trends::FILE, include_str!("../../../../../rules/archipelago/trends.toml")),
    (variants::FILE, include_str!("../../../../../rules/archipelago/variants.toml")),
];
