use crate::compare::legal;
use approdo_contract::{Game, Journal, Pending, Step};

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
