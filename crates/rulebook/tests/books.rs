//! The rulebooks themselves: both languages alike, and no source names a clause that is not there.

#[path = "../src/scan.rs"]
#[allow(dead_code, reason = "one function of it is needed here")]
mod scan;

use crate::lexer::{self, Token};
use approdo_phrases::Language;
use approdo_rulebook::{Rulebook, book, books, find, search};
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn both_languages_have_the_same_clauses_from_the_same_sources() {
    let outline = |book: &'static Rulebook| -> Vec<_> {
        book.clauses().map(|clause| (clause.id.as_str(), clause.source)).collect()
    };
    let [english, italian] = Language::ALL.map(books);
    assert!(!english.is_empty(), "no rulebook was compiled in");
    for (english, italian) in english.iter().zip(italian) {
        assert_eq!(outline(english), outline(italian), "{}", english.game);
        assert_eq!(english.sections.len(), italian.sections.len(), "{}", english.game);
    }
}

#[test]
fn a_clause_is_found_by_id_and_by_words() {
    for (language, start) in [(Language::English, "Only a seat"), (Language::Italian, "Può muovere")] {
        let clause = find("TAB-1.1", language).expect("the table has rules");
        assert!(clause.text.starts_with(start), "{}", clause.text);
    }
    assert_eq!(find("TAB-99.1", Language::English), None);
    let ids = |words: &[&str], language| -> Vec<&str> {
        search("table", words, language).into_iter().map(|clause| clause.id.as_str()).collect()
    };
    assert_eq!(ids(&["TAUGHT", "secret"], Language::English), ["TAB-2.2"]);
    assert_eq!(ids(&["partit"], Language::Italian), ["TAB-1.3"]);
    assert!(ids(&["secret", "die"], Language::English).is_empty());
    assert!(ids(&["'", "-"], Language::English).is_empty(), "there is no word to look for");
    assert!(book("chess", Language::English).is_none());
}

#[test]
fn words_are_found_with_their_apostrophes_and_cards_by_their_names() {
    let ids = |text: &str, language| -> Vec<&str> {
        let words: Vec<&str> = text.split_whitespace().collect();
        search("armada", &words, language).into_iter().map(|clause| clause.id.as_str()).collect()
    };
    for (text, language, expected) in [
        ("People's Militia", Language::English, &["ARM-17.19", "ARM-17.20", "ARM-17.21"][..]),
        ("Surprise Attack!", Language::English, &["ARM-17.25", "ARM-18.12"]),
        ("Large-Scale", Language::English, &["ARM-17.13", "ARM-17.20"]),
        ("enemy, ship", Language::English, &["ARM-17.10"]),
        ("Miniera d'oro", Language::Italian, &["ARM-17.4", "ARM-17.5"]),
        ("dado dell'Oro", Language::Italian, &["ARM-2.9"]),
        ("un'azione", Language::Italian, &["ARM-18.2"]),
        ("Mutiny", Language::English, &["ARM-16.11", "ARM-17.9", "ARM-17.10", "ARM-17.11", "ARM-19.7"]),
        ("Bonus Discovery", Language::English, &["ARM-17.1", "ARM-17.2", "ARM-17.3"]),
        ("Grand Strategy", Language::English, &["ARM-17.6", "ARM-17.7", "ARM-17.8"]),
    ] {
        let found = ids(text, language);
        for clause in expected {
            assert!(found.contains(clause), "{text} should find {clause}: {found:?}");
        }
        assert!(found.len() < 20, "{text} finds too much: {found:?}");
    }
}

#[test]
fn every_clause_that_a_source_names_exists() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut named = Vec::new();
    let mut toys = BTreeSet::new();
    for package in folders(&crates) {
        // The tests of this crate invent clauses on purpose.
        if package.ends_with("rulebook") {
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
        // A toy game that lives in tests has no rulebook.
        let of_a_toy = toys.iter().any(|prefix| id.starts_with(&format!("{prefix}-")));
        let exists = find(&id, Language::English).is_some();
        assert!(exists || of_a_toy, "{} names {id}, which no rulebook has", path.display());
    }
}

/// What the clauses of the games that a source defines start with.
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
