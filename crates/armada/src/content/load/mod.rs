//! Reads and checks the data files; errors name file and entry.

mod across;
mod actions;
mod board;
mod cards;
mod components;
mod distances;
mod map;
mod setup;

use super::Content;
use approdo_contract::ContentError;
use approdo_data::{Form, Library, Texts};

/// The checks use sets of 64 bits; no table of the game is longer.
const FORM: Form = Form { clauses: "ARM", most: 64 };

/// The data files and the content read from them.
pub static FILES: Library<Content> = Library::new(&BUILT_IN, parse);

/// The content of the loaded data files, or else of the built-in ones.
#[inline]
pub fn content() -> &'static Content {
    FILES.content()
}

fn parse(texts: &Texts) -> Result<Content, ContentError> {
    let map = map::read(texts.of(map::FILE))?;
    let components = components::read(texts.of(components::FILE))?;
    let cards = cards::read(texts.of(cards::FILE))?;
    let actions = actions::read(texts.of(actions::FILE))?;
    let setup = setup::read(texts.of(setup::FILE), &components.colours)?;
    across::check(&map, &components, &cards, &actions, &setup)?;
    Ok(Content {
        territories: map.territories,
        seas: map.seas,
        dens: map.dens,
        colours: components.colours,
        ships: components.ships,
        gold_die: components.gold_die,
        native_die: components.native_die,
        combat_die: components.combat_die,
        stock: components.stock,
        numbers: components.numbers,
        cards: cards.cards,
        actions: actions.costs,
        setups: setup.setups,
        options: setup.options,
        presets: setup.presets,
        formation: map.formation,
        bases: map.bases,
        cities: map.cities,
        centre: map.centre,
    })
}

pub(super) const MAP: &str = include_str!("../../../../../rules/armada/map.toml");
pub(super) const COMPONENTS: &str = include_str!("../../../../../rules/armada/components.toml");
pub(super) const CARDS: &str = include_str!("../../../../../rules/armada/cards.toml");
pub(super) const ACTIONS: &str = include_str!("../../../../../rules/armada/actions.toml");
pub(super) const SETUP: &str = include_str!("../../../../../rules/armada/setup.toml");

static BUILT_IN: [(&str, &str); 5] = [
    (map::FILE, MAP),
    (components::FILE, COMPONENTS),
    (cards::FILE, CARDS),
    (actions::FILE, ACTIONS),
    (setup::FILE, SETUP),
];
