//! Dependencies point down only: what a crate must never know is not in its manifest.

use approdo_catalog::GAMES;
use std::{collections::BTreeSet, fs, path::Path};

/// What rules may depend on: no input or output, no clock, no random source of their own, no async, no JSON.
const RULES_MAY_USE: [&str; 8] = [
    "approdo-contract",
    "approdo-data",
    "approdo-pieces",
    "arrayvec",
    "rand_core",
    "serde",
    "thiserror",
    "toml",
];

fn dependencies(folder: &str) -> BTreeSet<String> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder).join("Cargo.toml");
    let text =
        fs::read_to_string(&manifest).unwrap_or_else(|error| panic!("{}: {error}", manifest.display()));
    let manifest: toml::Table = text.parse().expect("a manifest is TOML");
    manifest
        .get("dependencies")
        .and_then(toml::Value::as_table)
        .into_iter()
        .flatten()
        .map(|(name, _)| name.clone())
        .collect()
}

#[test]
fn rules_depend_on_nothing_that_could_decide_for_them() {
    let games = GAMES.iter().map(|module| module.meta.id);
    for folder in games.chain(["contract", "data", "pieces", "nim"]) {
        let foreign: Vec<String> =
            dependencies(folder).into_iter().filter(|name| !RULES_MAY_USE.contains(&name.as_str())).collect();
        assert!(foreign.is_empty(), "crates/{folder} must not depend on {foreign:?}");
    }
}

#[test]
fn only_the_catalogue_names_games() {
    let games: Vec<String> = GAMES.iter().map(|module| format!("approdo-{}", module.meta.id)).collect();
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("there are crates");
    for entry in crates {
        let folder = entry.expect("a folder").file_name().into_string().expect("a plain name");
        if folder != "catalog" {
            let named: Vec<String> =
                dependencies(&folder).into_iter().filter(|name| games.contains(name)).collect();
            assert!(named.is_empty(), "crates/{folder} must not know {named:?}");
        }
    }
}
