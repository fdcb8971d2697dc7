//! The games that are there. Adding one is one line in [`GAMES`].

use approdo_archipelago::Archipelago;
use approdo_armada::Armada;
use approdo_imperial_settlers::ImperialSettlers;
use approdo_table::Module;

/// Every game, in the order in which lists show them.
pub static GAMES: [Module; 3] =
    [Module::of::<Armada>(), Module::of::<Archipelago>(), Module::of::<ImperialSettlers>()];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Module> {
    GAMES.iter().find(|module| module.meta.id == id)
}
