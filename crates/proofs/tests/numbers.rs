//! The table of `docs/numbers.md` is true.

use approdo_contract::Shape;

#[test]
fn the_docs_tell_how_many_numbers_each_game_has() {
    let docs = include_str!("../../../docs/numbers.md");
    for module in approdo_catalog::GAMES.iter() {
        let Shape::Any(verbs) = module.moves else { panic!("a move is one of several verbs") };
        let row = format!("| `{}` | {} | {} |", module.meta.id, module.moves.numbers(), verbs.len());
        assert!(docs.contains(&row), "docs/numbers.md does not say {row}");
    }
}
