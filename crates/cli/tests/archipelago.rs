//! Archipelago in the terminal: the player can read what the cards, boards and objectives say.

use super::armada::good;
use std::fs;

/// The entries of a data file.
fn entries(file: &str, kind: &str) -> Vec<toml::Value> {
    let path = format!("{}/../../rules/archipelago/{file}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the data are there");
    let table: toml::Table = text.parse().expect("the data are TOML");
    table[kind].as_array().expect("entries").clone()
}

fn word<'a>(entry: &'a toml::Value, key: &str) -> &'a str {
    entry[key].as_str().expect("a text")
}

/// The lines below a heading of the board that is printed last.
fn below<'a>(output: &'a str, heading: &str) -> Vec<&'a str> {
    let lines: Vec<&str> = output.lines().collect();
    let start =
        lines.iter().rposition(|line| *line == heading).unwrap_or_else(|| panic!("no {heading}: {output}"));
    lines[start + 1..].iter().take_while(|line| line.starts_with("  ")).map(|line| line.trim()).collect()
}

/// Takes the first choices of turn 0 until the bids, and returns the board there.
fn first_board(language: &str) -> String {
    let arguments =
        ["play", "archipelago", "--seats", "3", "--bots", "random,random", "--lang", language, "--seed", "5"];
    good(&arguments, "1\n1\n1\nb\nq\n")
}

#[test]
fn the_board_tells_what_every_card_of_the_track_costs_and_does() {
    let cards = entries("evolution", "card");
    for (language, heading, name, text, owner) in [
        ("en", "Evolution track", "name_en", "text_en", "for its owner only"),
        ("it", "Barra evoluzione", "name_it", "text_it", "solo per il proprietario"),
    ] {
        let output = first_board(language);
        let lines = below(&output, heading);
        let known = |card: &&toml::Value| {
            let line = lines.iter().find(|line| line.starts_with(&format!("{}, ", word(card, name))));
            line.is_some_and(|line| {
                let price = card["prices"][0].as_integer().expect("a price");
                assert!(
                    line.contains(&format!(", {price} fi")) || line.contains(&format!(", {price} fl")),
                    "{line}"
                );
                assert_eq!(line.contains(owner), word(card, "access") == "owner", "{line}");
                assert!(line.ends_with(word(card, text)), "{line}");
                true
            })
        };
        assert_eq!(cards.iter().filter(known).count(), 5, "{lines:?}");
    }
}

#[test]
fn the_board_tells_the_own_objective_with_its_number_and_no_other() {
    let objectives = entries("objectives", "objective");
    for (language, own, secret, name) in [
        ("en", "Objective ", "A secret objective", "name_en"),
        ("it", "Obiettivo ", "Un obiettivo segreto", "name_it"),
    ] {
        let output = first_board(language);
        let told: Vec<&str> = output.lines().map(str::trim).filter(|line| line.starts_with(own)).collect();
        let line = *told.last().expect("the own objective is told");
        assert!(told.iter().all(|other| *other == line), "only one's own objective: {told:?}");
        let held = objectives.iter().find(|card| line.starts_with(&format!("{own}{}: ", word(card, name))));
        let held = held.unwrap_or_else(|| panic!("an objective of the data: {line}"));
        let need = &held["end"]["by_players"];
        let need = need[1].as_integer().expect("the number for three players");
        assert!(line.contains(&format!(" {need};")), "{line}");
        assert!(line.contains("3, 2"), "the points of the ranking: {line}");
        assert_eq!(output.matches(secret).count() % 2, 0, "those of both others are secret: {output}");
    }
}

#[test]
fn the_board_tells_prices_tracks_and_what_building_costs() {
    let output = first_board("en");
    assert_eq!(below(&output, "Markets and bank").len(), 13, "{output}");
    for line in [
        "Export market, stone: no cubes; selling brings 7",
        "Colony stability, population 11 and more: surplus workers +1",
        "Surplus workers 13 and more: rebellion +2; recruiting a worker costs 2 florins",
        "Ship: 1 florin, 1 wood",
        "Taxes: 2 florins for each town you control",
    ] {
        assert!(output.contains(&format!("  {line}\n")), "{line} is missing: {output}");
    }
}

#[test]
fn why_tells_what_the_board_says_of_a_choice() {
    let arguments = ["play", "archipelago", "--seats", "2", "--bots", "random", "--seed", "5"];
    let output = good(&arguments, "? 1\nq\n");
    let (_, after) = output.split_once("Choice 1 is allowed.").expect("the choice is explained");
    assert!(after.contains("edges clockwise from north"), "{after}");
}
