//! Questions, choices and facts name their pieces and cite their clause.

use super::base_cards::deal_of;
use crate::desk::{Desk, card, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Phrase, Seat};
use approdo_imperial_settlers::{Event, ImperialSettlers, Move, Options, options::Mode};
use approdo_phrases::{Language, Speaker};
use serde_json::json;

fn say(language: Language, phrase: &Phrase) -> String {
    let name = |seat: Seat| format!("P{}", seat.0 + 1);
    Speaker::new(language).try_say(phrase, &ImperialSettlers::label, &name).expect("it can be said")
}

/// A choice of the player who is asked, in English and in Italian.
#[track_caller]
fn choice<'a>(desk: &Desk, mv: impl Into<crate::desk::Intent<'a>>) -> [String; 2] {
    let phrase = desk.game.describe(desk.asked(), mv.into().on(desk));
    Language::ALL.map(|language| say(language, &phrase))
}

fn cited(phrase: &Phrase) -> Option<&'static str> {
    phrase.rule.map(|rule| rule.0)
}

#[test]
fn a_deal_is_called_by_its_card() {
    let clauses = ["IMP-24.12", "IMP-24.15", "IMP-24.24", "IMP-24.33"];
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_negotiator"])
        .deals(0, &["jap_farm", "jap_casino"])
        .supply(0, &[("worker", 3), ("wood", 3), ("stone", 3), ("food", 3), ("gold", 3)])
        .lay();
    desk.activate("jap_negotiator");
    assert_eq!(
        choice(&desk, deal_of(0, 0)),
        ["Build Farm, the Deal for 1 Worker", "Costruisci Fattoria, l’Accordo per 1 Lavoratore"],
        "{clauses:?}"
    );
    let mut desk = table(&["barbarians", "japanese"])
        .empire(0, &["bar_robbers", "com_brewer"])
        .player(1, "deals", json!([{ "card": "jap_farm" }, { "location": { "at": 1, "good": "food" } }]))
        .supply(0, &[("worker", 3), ("food", 3), ("gold", 3), ("raze", 3)])
        .lay();
    desk.activate("bar_robbers");
    assert_eq!(choice(&desk, deal_of(1, 0))[0], "Cancel P2's Deal for 1 Worker (Farm)", "{clauses:?}");
    assert_eq!(choice(&desk, deal_of(1, 1))[0], "Cancel P2's Deal for 1 Food (Brewer)", "{clauses:?}");
}

#[test]
fn equal_locations_are_numbered_from_the_oldest() {
    let clause = "IMP-4.9";
    let desk = table(&["romans", "barbarians"])
        .empire(1, &["com_quarry", "com_mill", "com_quarry"])
        .supply(0, &[("raze", 9)])
        .lay();
    let said = |mv: Move| choice(&desk, mv);
    let places: Vec<_> = desk.view().locations.iter().map(|shown| shown.location.id).collect();
    assert_eq!(said(Move::Raze(places[0]))[0], "Raze P2's Quarry (1), Raze tokens: 2", "{clause}");
    assert_eq!(said(Move::Raze(places[2]))[1], "Razzia Cava (2) (P2), gettoni Razzia: 2", "{clause}");
    assert_eq!(said(Move::Raze(places[1]))[0], "Raze P2's Mill, Raze tokens: 2", "{clause}");
}

#[test]
fn tokens_of_the_expansion_are_not_in_the_base_game() {
    let clauses = ["IMP-2.7", "IMP-2.10"];
    let factions = ["barbarians", "egyptians"];
    let tokens = |mode: Mode| {
        let desk = table(&factions).options(|options| options.mode = mode).lay();
        desk.view().players.iter().map(|player| player.tokens).collect::<Vec<_>>()
    };
    assert_eq!((tokens(Mode::Base), tokens(Mode::Open)), (vec![0, 4], vec![2, 4]), "{clauses:?}");
    let desk = table(&factions).lay();
    let lines: Vec<String> = ImperialSettlers::outline(&desk.view())
        .iter()
        .flat_map(|section| &section.lines)
        .map(|line| say(Language::Italian, line))
        .collect();
    for line in ["2 gettoni Barbari in riserva.", "4 gettoni Egizi in riserva."] {
        assert!(lines.iter().any(|said| said == line), "{clauses:?}: {line}");
    }
}

#[test]
fn a_fifth_player_is_one_too_many() {
    let options = Options { mode: Mode::Base, ..Options::default() };
    let refusal = ImperialSettlers::setup(&options, 5).expect_err("four at most");
    assert_eq!((refusal.rule.0, refusal.shortfall), ("IMP-1.6", None), "nothing is lacking");
}

#[test]
fn the_marker_passes_by_its_own_clause() {
    let mut desk = table(&["romans", "barbarians"]).lay();
    desk.pass_all();
    let passed = desk.facts.iter().find(|fact| matches!(fact, Event::MarkerPassed { .. }));
    assert_eq!(passed, Some(&Event::MarkerPassed { seat: Seat(1) }));
    assert_eq!(passed.and_then(|fact| cited(&ImperialSettlers::narrate(fact).phrase)), Some("IMP-20.16"));
    let drawn = Event::FirstPlayer { seat: Seat(0) };
    assert_eq!(cited(&ImperialSettlers::narrate(&drawn).phrase), Some("IMP-5.5"));
}

#[test]
fn a_choice_of_a_production_and_one_of_a_feature() {
    let mut desk = table(&["egyptians", "romans"]).empire(0, &["egy_pharaohs_guard"]).produce();
    assert_eq!(cited(&desk.game.question(Seat(0))), Some("IMP-9.3"));
    assert_eq!(cited(&desk.game.describe(Seat(0), Move::Option(0))), Some("IMP-9.3"));
    desk.refused(Move::Pass, "IMP-9.3");
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_slaver"])
        .hand(0, &["com_ruins"])
        .supply(0, &[("gold", 1), ("worker", 1)])
        .lay();
    desk.build("com_ruins");
    assert_eq!(cited(&desk.game.question(Seat(0))), Some("IMP-19.5"));
    assert_eq!(cited(&desk.game.describe(Seat(0), Move::Option(0))), Some("IMP-19.5"));
    desk.refused(Move::Pass, "IMP-19.5");
}

#[test]
fn a_forced_discard_is_a_matter_of_targets() {
    let clause = "IMP-10.8";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_desert"])
        .hand(0, &["com_mill"])
        .hand(1, &["com_baker", "com_quarry"])
        .lay();
    desk.activate("egy_desert").play(card("com_mill")).play(Move::Against(Seat(1)));
    assert_eq!((desk.asked(), cited(&desk.game.question(Seat(1)))), (Seat(1), Some(clause)));
    let forced = desk.facts.iter().find(|fact| matches!(fact, Event::MustDiscard { .. }));
    assert_eq!(forced.and_then(|fact| cited(&ImperialSettlers::narrate(fact).phrase)), Some(clause));
}
