//! Reads and checks the data files; what is wrong is said with file and entry.

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
use approdo_data::Form;
use std::{borrow::Cow, sync::OnceLock};

/// The checks use sets of 64 bits; no table of the game is longer.
const FORM: Form = Form { clauses: "ARM", most: 64 };

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
pub(super) fn parse(read: &dyn Fn(&str) -> Option<String>) -> Result<Content, ContentError> {
    let text = |name, built_in| read(name).map_or(Cow::Borrowed(built_in), Cow::Owned);
    let map = map::read(&text(map::FILE, MAP))?;
    let components = components::read(&text(components::FILE, COMPONENTS))?;
    let cards = cards::read(&text(cards::FILE, CARDS))?;
    let actions = actions::read(&text(actions::FILE, ACTIONS))?;
    let setup = setup::read(&text(setup::FILE, SETUP), &components.colours)?;
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

#[cold]
fn built_in() -> Content {
    parse(&|_| None).expect("the data files built into the program are correct: a test loads them")
}

/// The first file in which two contents differ.
fn first_difference(old: &Content, new: &Content) -> Option<&'static str> {
    // No `..`: whoever adds a field says here which file it comes from.
    let Content {
        territories,
        seas,
        dens,
        colours,
        ships,
        gold_die,
        native_die,
        combat_die,
        stock,
        numbers,
        cards,
        actions,
        setups,
        options,
        presets,
        formation: _,
        bases: _,
        cities: _,
        centre: _,
    } = old;
    let same = [
        (map::FILE, *territories == new.territories && *seas == new.seas && *dens == new.dens),
        (
            components::FILE,
            *colours == new.colours
                && *ships == new.ships
                && *gold_die == new.gold_die
                && *native_die == new.native_die
                && *combat_die == new.combat_die
                && *stock == new.stock
                && *numbers == new.numbers,
        ),
        (cards::FILE, *cards == new.cards),
        (actions::FILE, *actions == new.actions),
        (setup::FILE, *setups == new.setups && *options == new.options && *presets == new.presets),
    ];
    same.into_iter().find(|(_, same)| !same).map(|(file, _)| file)
}
