//! What the data files say is what the rulebook says.

use super::load::parse;

#[test]
fn the_built_in_files_are_correct() {
    if let Err(error) = parse(&|_| None) {
        panic!("{error}");
    }
}
