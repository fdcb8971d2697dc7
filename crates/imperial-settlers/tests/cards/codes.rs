//! Deck codes: `deck-codes.toml` has the expected codes, for these tests and for those of the page.

use approdo_contract::Seat;
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Step, Viewer};
use approdo_imperial_settlers::{
    ImperialSettlers, Move, Options,
    decks::{
        DeckRules,
        code::{CodeError, read, write},
    },
    ids::{Faction, Title},
};
use approdo_imperial_settlers_module::MODULE;
use approdo_pieces::{NamedId, find_name};
use serde_json::json;
use toml::{Table, Value};

fn list(key: &str) -> Vec<Table> {
    let file: Table = include_str!("deck-codes.toml").parse().expect("the file is TOML");
    let tables = file[key].as_array().expect("a list").iter();
    tables.map(|entry| entry.as_table().expect("an entry is a table").clone()).collect()
}

fn text<'a>(entry: &'a Table, key: &str) -> &'a str {
    entry[key].as_str().unwrap_or_else(|| panic!("{key} is a text"))
}

fn titles(entry: &Table) -> Vec<Title> {
    let names = entry["titles"].as_array().expect("a list of titles").iter();
    names.map(|name| find_name(name.as_str().expect("an id")).expect("a title")).collect()
}

fn faction(entry: &Table) -> Faction {
    find_name(text(entry, "faction")).expect("a faction")
}

#[test]
fn every_code_stands_for_its_deck() {
    for entry in list("deck") {
        let (code, deck) = (text(&entry, "code"), titles(&entry));
        assert_eq!(read(code), Ok((faction(&entry), deck.clone())), "{code}");
        assert_eq!(write(faction(&entry), &deck), code);
        let rules = DeckRules { faction: faction(&entry), expands: true, is_exchanged: true };
        let number = |key: &str| entry.get(key).and_then(Value::as_integer);
        let due = entry
            .get("refused")
            .map(|rule| (rule.as_str().expect("a clause"), number("need"), number("have")));
        let refusal = rules.check(&deck).err();
        let found = refusal.as_ref().map(|refusal| {
            let numbers = refusal.shortfall.map(|numbers| (i64::from(numbers.need), i64::from(numbers.have)));
            (refusal.rule.0, numbers.map(|(need, _)| need), numbers.map(|(_, have)| have))
        });
        assert_eq!(found, due, "{code}: {}", text(&entry, "about"));
    }
}

#[test]
fn a_code_can_be_written_in_several_ways() {
    for entry in list("alike") {
        for written in entry["written"].as_array().expect("a list") {
            assert_eq!(read(written.as_str().expect("a text")), read(text(&entry, "code")));
        }
    }
}

#[test]
fn what_is_no_code_is_refused_in_a_sentence() {
    for entry in list("misspelt") {
        let error = read(text(&entry, "code")).expect_err(text(&entry, "code"));
        let why = match error {
            CodeError::Faction => "faction",
            CodeError::Length(_) => "length",
            CodeError::Character(_) => "character",
            CodeError::Misspelt => "misspelt",
        };
        assert_eq!(why, text(&entry, "why"), "{error}");
        assert!(error.to_string().starts_with(['a', 't']), "{error}");
    }
}

/// Every legal deck of the list is played: the swaps lead to it, and its owner sees the code.
#[test]
fn every_legal_deck_can_be_built_at_the_table() {
    for entry in list("deck").into_iter().filter(|entry| !entry.contains_key("refused")) {
        let mut game = ImperialSettlers::setup(&Options::default(), 1).expect("one person can play");
        let play = |game: &mut ImperialSettlers, mv: Move| {
            game.advance(Step::Move(Seat(0), mv), &mut Journal::off())
                .unwrap_or_else(|refusal| panic!("{mv:?}: {refusal}"));
        };
        play(&mut game, Move::Faction(faction(&entry)));
        play(&mut game, Move::Expand);
        let rules = DeckRules { faction: faction(&entry), expands: true, is_exchanged: true };
        let wanted = titles(&entry);
        let mut spare: Vec<Title> = rules.base().filter(|title| !wanted.contains(title)).collect();
        for new in wanted.iter().copied().filter(|title| !rules.base().any(|own| own == *title)) {
            let fits = |out: &Title| out.info().copies == new.info().copies;
            let place = spare.iter().position(fits).expect("as many titles go out");
            play(&mut game, Move::Swap { out: spare.remove(place), new });
        }
        let code = text(&entry, "code");
        let shown = game.view(Viewer::Seat(Seat(0))).players[0].deck_code.clone();
        assert_eq!(shown.as_deref(), Some(code));
        assert_eq!(game.view(Viewer::Spectator).players[0].deck_code, None, "{code} is a secret");
        play(&mut game, Move::DeckDone);
        assert_eq!(game.view(Viewer::Seat(Seat(0))).players[0].deck_code, None, "{code} is built");
    }
}

/// Decks composed before a game are untrusted input: the rules check each of them.
#[test]
fn decks_are_examined_before_a_game() {
    let examine = MODULE.examine.expect("decks are examined");
    for entry in list("deck") {
        let draft = json!({ "faction": entry["faction"], "expands": true, "titles": entry["titles"] });
        let examined = examine(&draft.to_string()).expect("a deck can be read");
        let due = entry.get("refused").and_then(Value::as_str);
        assert_eq!(examined.refused.map(|refusal| refusal.rule.0), due, "{}", text(&entry, "about"));
    }
    // Without the expansion there is one deck, with the cards before the exchange.
    let plain = |titles: &[&str]| json!({ "faction": "barbarians", "expands": false, "titles": titles });
    let all: Vec<&str> =
        ImperialSettlers::print().factions[0].plain.iter().map(|title| title.name()).collect();
    assert_eq!(examine(&plain(&all).to_string()).expect("a deck can be read").refused, None);
    let twice = [&all[..], &all[..1]].concat();
    let refused = examine(&plain(&twice).to_string()).expect("a deck can be read").refused;
    assert_eq!(refused.map(|refusal| refusal.rule.0), Some("IMP-6.13"));
    for strange in [json!({}), plain(&["com_mill", "no_card"]), json!([1])] {
        assert!(examine(&strange.to_string()).is_err(), "{strange}");
    }
}
