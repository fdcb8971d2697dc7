use crate::{compare::legal, playthrough::is_update};
use approdo_contract::{Game, Journal, Pending, Step};
use std::{fs, path::Path};

/// How many sequences of exactly `depth` steps there are from here: every pick of luck, every legal move of the
/// lowest seat that is asked. One number that moves when any rule does.
pub fn paths<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |step| {
        let mut next = game.clone();
        next.apply(step, &mut Journal::off());
        paths(&next, depth - 1)
    };
    match game.pending() {
        Pending::Over(_) => 0,
        Pending::Chance { among, .. } => (0..among).map(|index| after(Step::Luck(index))).sum(),
        Pending::Decision { seats, .. } => match seats.first() {
            Some(seat) => legal(game, seat).into_iter().map(|mv| after(Step::Move(seat, mv))).sum(),
            None => 0,
        },
    }
}

/// Compares counts with the file `tests/paths.txt` of a crate; with `UPDATE=1` in the environment, writes it instead.
/// Each of its lines is the name of a position, how many steps deep it is counted, and the count.
///
/// # Panics
/// If a count is another than the stored one, or only one of them is there.
pub fn check_paths<G: Game>(crate_folder: &str, positions: &[(&str, u32, G)]) {
    let file = Path::new(crate_folder).join("tests/paths.txt");
    let count = |(name, depth, game): &(&str, u32, G)| format!("{name} {depth} {}", paths(game, *depth));
    let counted: Vec<String> = positions.iter().map(count).collect();
    if is_update() {
        fs::write(&file, counted.join("\n") + "\n").expect("the counts can be written");
    }
    let stored = fs::read_to_string(&file).expect("the counts are stored; UPDATE=1 writes them");
    let stored: Vec<&str> = stored.lines().collect();
    let differing: Vec<&String> = counted.iter().filter(|line| !stored.contains(&line.as_str())).collect();
    assert!(
        differing.is_empty() && stored.len() == counted.len(),
        "counted now {differing:?}; {} counts are stored. If the rules are meant to be different, run again with \
         UPDATE=1.",
        stored.len()
    );
}
