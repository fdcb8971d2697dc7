//! Coverage of cards by tests, as a list to read: `tests/cards/report.txt`.
//!
//! A line first says what the tests of this folder do with the card. `by name` marks cards that they only execute,
//! without comparing all results with the data: a clause test or a scenario must name those cards. `UPDATE=1 cargo
//! test -p approdo-imperial-settlers --test all report` rewrites the list.

use super::{ENTRIES, features::draws_one, gains, is_counted};
use approdo_imperial_settlers::{content::Kind, ids::Title};
use approdo_pieces::NamedId;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use toml::Value;

/// The texts of test files by short name.
type Sources = BTreeMap<String, String>;

/// A file that names more cards than this lays out a whole deck and tests none of them.
const MOST_NAMED: usize = 60;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The clause tests and scenarios.
fn sources() -> Sources {
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
    let named = |text: &str| Title::all().filter(|title| names(text, title.name())).count();
    all.retain(|_, text| named(text) <= MOST_NAMED);
    all
}

/// Whether a text names a card by its id, and not by a longer one.
fn names(text: &str, id: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    text.match_indices(id).any(|(at, _)| ends(&text[at + id.len()..]))
}

/// The files that name a card.
fn users(title: Title, sources: &Sources) -> Vec<&str> {
    let named = sources.iter().filter(|(_, text)| names(text, title.name()));
    named.map(|(name, _)| name.as_str()).collect()
}

/// What the tests of this folder do with a card.
struct Use {
    word: &'static str,
    /// Whether they compare all results with the data.
    is_compared: bool,
}

fn uses(title: Title) -> Vec<Use> {
    let (info, entry) = (title.info(), &ENTRIES[title.name()]);
    if info.kind == Kind::Event {
        return vec![Use { word: "carried out", is_compared: true }];
    }
    let is_plain = |effects: Option<&Value>| gains(effects).is_some();
    let actions = entry.get("actions").and_then(Value::as_array);
    let activated = actions.into_iter().flatten().all(|action| is_plain(action.get("effects")));
    let reacting = entry.get("features").and_then(Value::as_array).into_iter().flatten();
    let reacts = reacting.filter(|feature| feature.get("on").is_some()).all(|feature| {
        let effects = feature.get("effects");
        (is_plain(effects) && !names(&feature.to_string(), "color_match")) || draws_one(effects)
    });
    let is_quiet = info.features.is_empty();
    let is_compared = |key: &str| is_quiet && is_counted(entry.get(key));
    let all_counted = ["production", "bonus"].iter().all(|key| !entry.contains_key(*key) || is_compared(key));
    let done = [
        (true, "built", true),
        (info.production.is_some(), "produces", all_counted || is_plain(entry.get("production"))),
        (info.bonus.is_some(), "gives its bonus", all_counted),
        (!info.actions.is_empty(), "activated", activated),
        (!info.features.is_empty(), "reacts", reacts),
        (!info.lasting.is_empty(), "lasts", true),
        (!info.raze.is_empty(), "razed", true),
        (info.faction.is_some(), "made a Deal", true),
    ];
    let done = done.into_iter().filter(|(is_so, ..)| *is_so);
    done.map(|(_, word, is_compared)| Use { word, is_compared }).collect()
}

/// Cards with anything untested.
fn untested(sources: &Sources) -> Vec<&'static str> {
    let is_open = |title: &Title| uses(*title).iter().any(|used| !used.is_compared);
    let lacking = Title::all().filter(is_open).filter(|title| users(*title, sources).is_empty());
    lacking.map(NamedId::name).collect()
}

#[test]
fn every_card_is_used_by_a_test() {
    assert_eq!(untested(&sources()), [""; 0], "no clause test and no scenario names these");
    assert!(
        untested(&Sources::new()).contains(&"com_settlers"),
        "without tests by name the search finds some"
    );
}

#[test]
fn report() {
    let sources = sources();
    let mut lines = Vec::new();
    for title in Title::all() {
        let word = |used: Use| used.word.to_owned() + if used.is_compared { "" } else { " (by name)" };
        let done: Vec<String> = uses(title).into_iter().map(word).collect();
        let line = format!("{}: {}; {}", title.name(), done.join(", "), users(title, &sources).join(" "));
        lines.push(line.trim_end_matches([' ', ';']).to_owned());
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
