//! Every clause of every game is proved by a test that names it, or is listed with the reason why none can.

use approdo_rulebook::{Coverage, coverage};

#[test]
fn every_clause_of_every_game_is_tested() {
    let games = approdo_catalog::GAMES.iter().map(|module| module.meta.id);
    for game in games.chain(["table"]) {
        let Coverage { clauses, untested, .. } = coverage(game).expect("the game has a rulebook");
        assert!(0 < clauses, "the rulebook of {game} is empty");
        assert!(untested.is_empty(), "no test names these clauses of {game}: {untested:?}");
    }
}
