//! What the web page knows of a game: types written from the Rust types, and what its cards show, for the page's tests.
//!
//! A game lists its types in a unit test; `UPDATE=1` writes the files of `web/src/games/<id>` anew.

use crate::playthrough::is_update;
use approdo_contract::Words;
use std::{fs, path::Path};
use ts_rs::{Config, TS};

/// Types of other crates, which only they could describe.
const FOREIGN: &str = "\
/** A seat, counted from 0. */
export type Seat = number;
/** Seats, in their order. */
export type SeatSet = Array<Seat>;
";

/// Types that travel by name: ids of the data files. `named!(Colour, Ship)` stands in the crate of the game, for tests only.
#[macro_export]
macro_rules! named {
    ($($id:ident),* $(,)?) => {
        $(impl ts_rs::TS for $id {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($id).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                let name = |id: Self| format!("'{}'", approdo_pieces::NamedId::name(id));
                <Self as approdo_pieces::NamedId>::all().map(name).collect::<Vec<_>>().join(" | ")
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($id), <Self as ts_rs::TS>::inline(config))
            }
        })*
    };
}

/// The types of a game that the page knows: `types!("armada", Colour, View, Move)`.
#[macro_export]
macro_rules! types {
    ($game:literal, $text:expr, [$($type:ty),* $(,)?]) => {{
        let mut types = $crate::typescript::Types::new($game, $text);
        $(types.declare::<$type>();)*
        types.check();
    }};
}

/// A file of types in the making.
#[derive(Debug)]
pub struct Types {
    game: &'static str,
    text: String,
}

impl Types {
    /// The file begins with what can be said by hand alone, e.g. the shape of a bag.
    pub fn new(game: &'static str, text: &str) -> Self {
        let head =
            format!("// Made from the Rust types by `UPDATE=1 cargo test -p approdo-{game} typescript`.\n\n");
        Types { game, text: head + FOREIGN + text }
    }

    /// Adds a type, with what is said of a field in the line of the field.
    pub fn declare<T: TS>(&mut self) {
        let text = T::decl(&Config::default()).replace("/**\n * ", "/** ").replace("\n */\n", " */ ");
        self.text += &format!("export {text}\n");
    }

    /// Compares the file with what is stored, or writes it anew.
    ///
    /// # Panics
    /// If it is out of date.
    pub fn check(self) {
        keep(self.game, "view.ts", &self.text);
    }
}

/// Compares what the tests of the page think that cards show with what the game says, or writes it anew.
///
/// # Panics
/// If it is out of date.
pub fn check_print<G: Words>() {
    let text = serde_json::to_string(&G::print()).expect("what is printed is plain data") + "\n";
    keep(G::META.id, "tests/print.json", &text);
}

fn keep(game: &str, name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/games/{game}/{name}"));
    if is_update() {
        fs::write(&file, text)
            .unwrap_or_else(|error| panic!("{} cannot be written: {error}", file.display()));
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored == text,
        "web/src/games/{game}/{name} is out of date: run UPDATE=1 cargo test -p approdo-{game} typescript"
    );
}
