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
use approdo_data::Form;
use std::{borrow::Cow, sync::OnceLock};

/// The checks use sets of 64 bits; no table of the game is longer.
const FORM: Form = Form { clauses: "ARC", most: 64 };

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
    let text = |name, built_in| read(name).map_or(Cow::Borrowed(built_in), Cow::Owned);
    let components = components::read(&text(components::FILE, COMPONENTS))?;
    let tiles = tiles::read(&text(tiles::FILE, TILES))?;
    let boards = boards::read(&text(boards::FILE, BOARDS))?;
    let mut evolution = evolution::read(&text(evolution::FILE, EVOLUTION))?;
    let objectives = objectives::read(&text(objectives::FILE, OBJECTIVES))?;
    let trends = trends::read(&text(trends::FILE, TRENDS))?;
    let variants = variants::read(&text(variants::FILE, VARIANTS), &tiles, &trends)?;
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

const BOARDS: &str = include_str!("../../../../../rules/archipelago/boards.toml");
const COMPONENTS: &str = include_str!("../../../../../rules/archipelago/components.toml");
const EVOLUTION: &str = include_str!("../../../../../rules/archipelago/evolution.toml");
const OBJECTIVES: &str = include_str!("../../../../../rules/archipelago/objectives.toml");
const TILES: &str = include_str!("../../../../../rules/archipelago/tiles.toml");
const TRENDS: &str = include_str!("../../../../../rules/archipelago/trends.toml");
const VARIANTS: &str = include_str!("../../../../../rules/archipelago/variants.toml");

#[cold]
fn built_in() -> Content {
    parse(&|_| None).expect("the data files built into the program are correct: a test loads them")
}

/// The first file in which two contents differ.
fn first_difference(old: &Content, new: &Content) -> Option<&'static str> {
    // No `..`: whoever adds a field says here which file it comes from.
    let Content {
        tiles,
        regions,
        areas,
        start_tile,
        resources,
        colours,
        buildings,
        ship,
        taxes,
        zones,
        numbers,
        markets,
        stability,
        surplus,
        cards,
        events,
        characters: _,
        progress: _,
        objectives,
        trends,
        standard,
        variants,
        terms: _,
        decks: _,
        options,
    } = old;
    let same = [
        (
            tiles::FILE,
            *tiles == new.tiles
                && *regions == new.regions
                && *areas == new.areas
                && *start_tile == new.start_tile,
        ),
        (
            components::FILE,
            *resources == new.resources
                && *colours == new.colours
                && *buildings == new.buildings
                && *ship == new.ship
                && *taxes == new.taxes
                && *zones == new.zones
                && *numbers == new.numbers,
        ),
        (boards::FILE, *markets == new.markets && *stability == new.stability && *surplus == new.surplus),
        (evolution::FILE, *cards == new.cards && *events == new.events),
        (objectives::FILE, *objectives == new.objectives),
        (trends::FILE, *trends == new.trends),
        (variants::FILE, *standard == new.standard && *variants == new.variants && *options == new.options),
    ];
    same.into_iter().find(|(_, same)| !same).map(|(file, _)| file)
}
