//! Checks of all sources: every clause named exists, and serde denies unknown fields.

#[path = "../src/scan.rs"]
#[allow(dead_code, reason = "one function of it is needed here")]
mod scan;

use crate::lexer::{self, Token};
use approdo_phrases::Language;
use approdo_rulebook::find;
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn every_clause_that_a_source_names_exists() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut named = Vec::new();
    let mut toys = BTreeSet::new();
    for package in folders(&crates) {
        // The tests of these crates invent clauses on purpose.
        if package.ends_with("proofs") || package.ends_with("rulebook") {
            continue;
        }
        for folder in ["src", "tests", "benches"] {
            visit(&package.join(folder), &mut |path, source| {
                named.extend(scan::ids_in(source).into_iter().map(|id| (path.to_owned(), id)));
                if folder == "tests" {
                    toys.extend(prefixes_in(source).map(str::to_owned));
                }
            });
        }
    }
    assert!(!named.is_empty(), "no source names a clause; the scan must be broken");
    for (path, id) in named {
        // A toy game of the tests has no rulebook.
        let of_a_toy = toys.iter().any(|prefix| id.starts_with(&format!("{prefix}-")));
        let exists = find(&id, Language::English).is_some();
        assert!(exists || of_a_toy, "{} names {id}, which no rulebook has", path.display());
    }
}

/// Unknown parts of a written move or fact are misspellings: serde has to refuse them.
#[test]
fn moves_and_facts_refuse_parts_they_do_not_have() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for module in approdo_catalog::GAMES.iter() {
        for (file, item) in [("moves.rs", "pub enum Move {"), ("events.rs", "pub enum Event {")] {
            let path = crates.join(module.meta.id).join("src").join(file);
            let source = fs::read_to_string(&path).expect("every game has moves and facts");
            let (before, _) = source.split_once(item).expect("a game declares them");
            let attributes = before.rsplit("\n\n").next().unwrap_or_default();
            assert!(attributes.contains("deny_unknown_fields"), "{}: {item}", path.display());
        }
    }
}

/// The prefixes of clause ids of the games that a source defines.
fn prefixes_in(source: &str) -> impl Iterator<Item = &str> {
    let tokens = lexer::tokens(source);
    let prefix = |at: usize| match tokens[at..] {
        [Token::Word("prefix"), Token::Mark(':'), Token::Text(prefix), ..] => Some(prefix),
        _ => None,
    };
    (0..tokens.len()).filter_map(prefix).collect::<Vec<_>>().into_iter()
}

fn folders(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    entries.map(|entry| entry.expect("the entry can be read").path()).collect()
}

fn visit(folder: &Path, look: &mut dyn FnMut(&Path, &str)) {
    if !folder.is_dir() {
        return;
    }
    for path in folders(folder) {
        if path.is_dir() {
            visit(&path, look);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            look(&path, &fs::read_to_string(&path).expect("sources are text"));
        }
    }
}
