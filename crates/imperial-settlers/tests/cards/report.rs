//! Which tests use which card, as a list to read: `tests/cards/report.txt`.
//!
//! `UPDATE=1 cargo test -p approdo-imperial-settlers --test all report` writes it anew.

use approdo_imperial_settlers::{content::Kind, ids::Title};
use approdo_pieces::NamedId;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The texts of the clause tests and scenarios by a short name.
fn sources() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for (part, extension) in [("clauses", "rs"), ("scenarios", "toml")] {
        for entry in fs::read_dir(folder().join(part)).expect("the folder is there") {
            let path = entry.expect("the folder can be read").path();
            if path.extension().is_some_and(|own| own == extension) {
                let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                all.insert(format!("{part}/{name}"), fs::read_to_string(&path).expect("it is text"));
            }
        }
    }
    all
}

/// Whether a text names a card: its id and no longer one.
fn names(text: &str, id: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    text.match_indices(id).any(|(at, _)| ends(&text[at + id.len()..]))
}

/// What the tests of this folder do with every card of a kind.
fn of_every_card(title: Title) -> Vec<&'static str> {
    let info = title.info();
    let mut done = Vec::new();
    if info.kind == Kind::Event {
        return vec!["carried out"];
    }
    done.push("built");
    let used = [
        (info.production.is_some(), "produces"),
        (info.bonus.is_some(), "gives its bonus"),
        (!info.actions.is_empty(), "activated"),
        (!info.features.is_empty(), "reacts"),
        (!info.lasting.is_empty(), "lasts"),
        (!info.raze.is_empty(), "razed"),
        (info.faction.is_some(), "made a Deal"),
    ];
    done.extend(used.into_iter().filter(|(is_so, _)| *is_so).map(|(_, word)| word));
    done
}

#[test]
fn report() {
    let sources = sources();
    let mut lines = Vec::new();
    for title in Title::all() {
        let users: Vec<&str> = sources
            .iter()
            .filter(|(_, text)| names(text, title.name()))
            .map(|(name, _)| name.as_str())
            .collect();
        let done = of_every_card(title).join(", ");
        lines.push(format!("{}: {done}; {}", title.name(), users.join(" ")).trim_end().to_owned());
    }
    let text = lines.join("\n") + "\n";
    let file = folder().join("cards/report.txt");
    #[allow(clippy::disallowed_methods, reason = "the person who runs the tests decides, not the rules")]
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(&file, &text).expect("the report can be written");
    }
    let stored = fs::read_to_string(&file).expect("the report is stored; UPDATE=1 writes it");
    assert_eq!(stored, text, "run again with UPDATE=1");
}

#[test]
fn an_id_is_found_whole() {
    assert!(names("a com_mill here", "com_mill"));
    assert!(names("jap_gate:food", "jap_gate"));
    assert!(!names("com_miller", "com_mill"));
}
