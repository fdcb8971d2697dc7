//! Dependencies point down only: forbidden crates are not in the manifests.

use approdo_catalog::GAMES;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Allowed dependencies of rules: no I/O, no clock, no RNG, no async, no JSON.
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

/// Only its module depends on a game, and only the catalogue on modules.
#[test]
fn only_the_catalogue_leads_to_games() {
    let games: Vec<String> = GAMES.iter().map(|module| format!("approdo-{}", module.meta.id)).collect();
    let is_module =
        |name: &str| name.strip_suffix("-module").is_some_and(|game| games.contains(&game.to_owned()));
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("there are crates");
    for entry in crates {
        let folder = entry.expect("a folder").file_name().into_string().expect("a plain name");
        let own = folder.strip_suffix("-module").map(|game| format!("approdo-{game}"));
        let mut named = dependencies(&folder);
        named.retain(|name| {
            games.contains(name) && own.as_ref() != Some(name) || is_module(name) && folder != "catalog"
        });
        assert!(named.is_empty(), "crates/{folder} must not know {named:?}");
    }
}

/// Only the command line may depend on what every change of a test recompiles.
#[test]
fn only_the_outermost_crates_know_the_proofs() {
    for folder in ["catalog", "conformance", "rulebook", "server", "store", "table"] {
        assert!(
            !dependencies(folder).contains("approdo-proofs"),
            "crates/{folder} would be compiled too often"
        );
    }
}

/// Searching a crate for doc tests costs as much as compiling it, so only crates that have some are searched: the
/// others say `doctest = false`.
#[test]
fn no_example_in_a_comment_is_left_untested() {
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("there are crates");
    for folder in crates {
        let folder = folder.expect("a folder").path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("every crate has a manifest");
        let manifest: toml::Table = manifest.parse().expect("a manifest is TOML");
        let searched = manifest.get("lib").and_then(|lib| lib.get("doctest")).and_then(toml::Value::as_bool);
        let examples = examples_in(&folder.join("src"));
        assert_eq!(searched != Some(false), !examples.is_empty(), "{}: {examples:?}", folder.display());
    }
}

/// The files below a folder with code in their comments that rustdoc would run.
fn examples_in(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                return examples_in(&path);
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            let comments = text.lines().filter_map(|line| line.trim().strip_prefix("//"));
            let fences =
                comments.filter_map(|line| line.trim_start_matches(['/', '!']).trim().strip_prefix("```"));
            // Code is between the first and the second fence.
            let runs = fences.step_by(2).any(|kind| kind != "text");
            if runs { vec![path] } else { Vec::new() }
        })
        .collect()
}
