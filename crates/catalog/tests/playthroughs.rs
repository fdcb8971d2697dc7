//! Every game of the catalogue has golden games, so that no change of its rules goes unseen.

use approdo_catalog::GAMES;
use std::path::{Path, PathBuf};

/// Where the golden games of a game lie.
fn folder(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(id).join("tests/playthroughs")
}

/// The golden games of a game; none if the folder is missing.
fn playthroughs(id: &str) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder(id)) else { return Vec::new() };
    entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| std::fs::read_to_string(path).expect("a playthrough is text"))
        .collect()
}

#[test]
fn every_game_has_a_playthrough_for_each_number_of_seats() {
    for module in GAMES.iter() {
        let id = module.meta.id;
        let texts = playthroughs(id);
        for seats in module.meta.seats.clone() {
            let line = format!("seats {seats}");
            let found = texts.iter().any(|text| text.lines().any(|found| found == line));
            assert!(found, "{id} has no playthrough with {seats} seats in {}", folder(id).display());
        }
    }
}

#[test]
fn a_playthrough_is_of_its_own_game_and_rules() {
    for module in GAMES.iter() {
        let head = format!("game {}\nrules version {}\n", module.meta.id, module.meta.rules_version);
        for text in playthroughs(module.meta.id) {
            assert!(text.starts_with(&head), "a playthrough of {} starts otherwise", module.meta.id);
        }
    }
}
