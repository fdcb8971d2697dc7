//! The games that are there. Adding one is one line in [`GAMES`].

use approdo_table::Module;
use std::sync::LazyLock;

/// Every game, in the order in which lists show them. Each is compiled in a crate of its own, which is why the list is
/// put together when it is first asked for.
pub static GAMES: LazyLock<Vec<Module>> = LazyLock::new(|| {
    vec![
        approdo_armada_module::MODULE.clone(),
        approdo_archipelago_module::MODULE.clone(),
        approdo_imperial_settlers_module::MODULE.clone(),
    ]
});

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Module> {
    GAMES.iter().find(|module| module.meta.id == id)
}
