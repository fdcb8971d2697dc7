//! Every message key in the sources exists in every language, and no message is unused.
//!
//! The rule that makes this checkable: a key is a string literal somewhere in `crates/*/src`, and it starts with
//! the name of its file in `locales/`.

#[path = "../../proofs/src/lexer.rs"]
mod lexer;
#[path = "../../proofs/src/scan.rs"]
#[allow(dead_code, reason = "one function of it is needed here")]
mod scan;

use approdo_phrases::{Language, catalogue};
use lexer::Token;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

#[test]
fn every_key_of_the_sources_has_its_messages() {
    let sources = sources();
    let files = message_file_names();
    let mut missing = Vec::new();
    for (path, source) in &sources {
        let tokens = scan::without_tests(&lexer::tokens(source));
        for key in keys(&tokens, &files) {
            for language in Language::ALL {
                if !catalogue(language).contains_key(key) {
                    missing.push(format!("locales/{language} lacks `{key}` of {}", path.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_message_is_left_over() {
    let sources = sources();
    let mut literals = BTreeSet::new();
    for source in sources.values() {
        literals.extend(scan::without_tests(&lexer::tokens(source)).into_iter().filter_map(
            |token| match token {
                Token::Text(text) => Some(text),
                Token::Word(_) | Token::Mark(_) => None,
            },
        ));
    }
    for language in Language::ALL {
        let texts = message_files(language);
        let referenced: BTreeSet<&str> = texts.iter().flat_map(|text| references(text)).collect();
        let is_used = |key: &&str| literals.contains(key) || referenced.contains(key);
        let unused: Vec<&str> = catalogue(language).into_keys().filter(|key| !is_used(key)).collect();
        assert!(unused.is_empty(), "no source speaks of these messages of locales/{language}: {unused:?}");
    }
}

/// All messages of a language.
fn message_files(language: Language) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let entries = fs::read_dir(folder).expect("there is a folder for each language");
    entries.map(|entry| fs::read_to_string(entry.expect("readable").path()).expect("readable")).collect()
}

/// The names of the message files; that of a game is its id, which may have hyphens itself.
fn message_file_names() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(Language::English.code());
    let entries = fs::read_dir(folder).expect("there is a folder for each language");
    let stem = |path: PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    entries.filter_map(|entry| stem(entry.expect("readable").path())).collect()
}

/// Messages that other messages refer to: `{ armada-part-side }`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.split('{').skip(1).map(str::trim_start);
    inside.filter(|inside| inside.starts_with(|c: char| c.is_ascii_lowercase())).map(|inside| {
        inside.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().expect("a split has a part")
    })
}

#[test]
fn messages_may_be_built_of_others() {
    let text = "whole = { part } and { $count -> [one] { other-part } *[other] {third}s }";
    assert_eq!(references(text).collect::<Vec<_>>(), ["part", "other-part", "third"]);
}

#[test]
fn keys_are_found_however_they_are_built() {
    let files = BTreeSet::from(["toy".to_owned(), "wooden-toy".to_owned()]);
    let source = r#"
        Phrase::new("a").word("kind", "not a key");
        Phrase::new(match kind { Kind::One => "b", Kind::Two => { "c" } });
        speaker.text("d", &[("name", "not a key")]);
        let key = if odd { "toy-e" } else { "toy-f" };
        let other = "toys and toy-like things"; // Phrase::new("g")
        let (id, key) = ("wooden-toy", "wooden-toy-g");
    "#;
    let tokens = lexer::tokens(source);
    assert_eq!(keys(&tokens, &files), BTreeSet::from(["a", "b", "c", "d", "toy-e", "toy-f", "wooden-toy-g"]));
}

/// The keys used by a source: literals inside `Phrase::new(..)`, the first argument of `text(..)`, and every literal
/// that looks like a key of a message file.
fn keys<'a>(tokens: &[Token<'a>], files: &BTreeSet<String>) -> BTreeSet<&'a str> {
    use Token::{Mark, Text, Word};
    let mut found = BTreeSet::new();
    for at in 0..tokens.len() {
        let before = &tokens[..at];
        match tokens[at] {
            Text(text) if before.ends_with(&[Word("text"), Mark('(')]) => {
                found.insert(text);
            }
            Text(text) if looks_like_a_key(text, files) => {
                found.insert(text);
            }
            Mark('(') if before.ends_with(&[Word("Phrase"), Mark(':'), Mark(':'), Word("new")]) => {
                found.extend(literals_in_parentheses(&tokens[at..]));
            }
            Text(_) | Word(_) | Mark(_) => (),
        }
    }
    found
}

fn looks_like_a_key(text: &str, files: &BTreeSet<String>) -> bool {
    let is_of = |file: &String| {
        let rest = text.strip_prefix(file.as_str()).and_then(|rest| rest.strip_prefix('-'));
        rest.is_some_and(|rest| !rest.is_empty())
    };
    files.iter().any(is_of)
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn literals_in_parentheses<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    let mut depth = 0_usize;
    let mut found = Vec::new();
    for token in tokens {
        match token {
            Token::Mark('(') => depth += 1,
            Token::Mark(')') if depth == 1 => break,
            Token::Mark(')') => depth -= 1,
            Token::Text(text) => found.push(*text),
            Token::Mark(_) | Token::Word(_) => (),
        }
    }
    found
}

/// Every source file of every crate, without test folders.
fn sources() -> BTreeMap<PathBuf, String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = BTreeMap::new();
    for package in list(&crates) {
        collect(&package.join("src"), &mut sources);
    }
    assert!(!sources.is_empty(), "no source was found");
    sources
}

fn collect(folder: &Path, sources: &mut BTreeMap<PathBuf, String>) {
    for path in list(folder) {
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("sources are text");
            sources.insert(path, source);
        }
    }
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    entries.map(|entry| entry.expect("the entry can be read").path()).collect()
}
