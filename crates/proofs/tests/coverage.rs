//! Every clause of every game is proved by a test that names it, or is listed with the reason why none can.

use approdo_proofs::{Coverage, coverage, is_cited};

#[test]
fn every_clause_of_every_game_is_tested() {
    let games = approdo_catalog::GAMES.iter().map(|module| module.meta.id);
    for game in games.chain(["table"]) {
        let Coverage { clauses, untested, .. } = coverage(game).expect("the game has a rulebook");
        assert!(0 < clauses, "the rulebook of {game} is empty");
        assert!(untested.is_empty(), "no test names these clauses of {game}: {untested:?}");
    }
}

#[test]
fn only_what_a_refusal_can_cite_is_cited() {
    for clause in ["ARM-6.4", "ARM-11.1", "ARM-16.8", "ARM-17.11", "ARM-17.21", "TAB-1.1"] {
        assert!(is_cited(clause), "{clause} is cited by a refusal");
    }
    // The origin of a number in the data, and what a clause is about, are no refusals.
    for clause in
        ["ARM-4.6", "ARM-4.11", "ARM-12.6", "ARM-13.1", "ARM-14.5", "ARM-16.1", "ARM-17.26", "ARM-3.9"]
    {
        assert!(!is_cited(clause), "no refusal cites {clause}");
    }
}
