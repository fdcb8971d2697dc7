//! Card texts: generated from the effects, and equal to the texts of the card files, which the page shows.

use super::{ENTRIES, FILES};
use approdo_contract::Piece;
use approdo_contract::prelude::*;
use approdo_imperial_settlers::{ImperialSettlers, ids::Title};
use approdo_pieces::NamedId;
use std::{fs, path::Path};

/// The text of a card in both languages.
fn text(title: Title) -> [&'static str; 2] {
    let piece = Piece { kind: "card-text", id: title.index() as u16 };
    let label = ImperialSettlers::label(piece).expect("every card has a text");
    [label.en, label.it]
}

/// A card file with the generated texts.
fn rewritten(file: &str) -> String {
    let mut texts = [""; 2];
    let mut lines = Vec::new();
    for line in file.lines() {
        if let Some(id) = line.strip_prefix("id = ") {
            let id = id.trim_matches('"');
            texts = text(Title::all().find(|title| title.name() == id).expect("a card is loaded"));
        }
        lines.push(if line.starts_with("text_en = ") {
            format!("text_en = \"{}\"", texts[0])
        } else if line.starts_with("text_it = ") {
            format!("text_it = \"{}\"", texts[1])
        } else {
            line.to_owned()
        });
    }
    lines.join("\n") + "\n"
}

#[test]
fn texts_follow_from_effects() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/imperial-settlers");
    #[allow(clippy::disallowed_methods, reason = "the person who runs the tests decides, not the rules")]
    let updates = std::env::var("UPDATE").is_ok_and(|value| value == "1");
    if updates {
        for deck in ["common", "barbarians", "japanese", "romans", "egyptians", "atlanteans"] {
            let file = folder.join(format!("cards_{deck}.toml"));
            let old = fs::read_to_string(&file).expect("the card file can be read");
            fs::write(&file, rewritten(&old)).expect("the card file can be written");
        }
        return;
    }
    let differing: Vec<String> = Title::all()
        .filter_map(|title| {
            let entry = &ENTRIES[title.name()];
            let stored = ["text_en", "text_it"].map(|key| entry[key].as_str().expect("a text"));
            (stored != text(title)).then(|| format!("{}: {stored:#?} {:#?}", title.name(), text(title)))
        })
        .collect();
    assert!(differing.is_empty(), "run again with UPDATE=1:\n{}", differing.join("\n"));
}

#[test]
fn a_text_says_every_number_of_its_card() {
    let number = |title: &str| {
        let title = Title::all().find(|other| other.name() == title).expect("there is such a card");
        text(title)
    };
    assert_eq!(number("com_monument"), ["Production: gain 1 VP.", "Produzione: ottieni 1 PV."]);
    assert_eq!(
        number("rom_colossus"),
        ["Action: spend 2 stone and 1 gold; gain 7 VP.", "Azione: spendi 2 Pietre e 1 Oro; ottieni 7 PV."]
    );
    assert_eq!(FILES.len(), 6, "every card file is compared");
}
