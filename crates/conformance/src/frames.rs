use crate::{combinations, walk};
use approdo_contract::{
    Game,
    stage::{Scene, Staged},
};
use std::collections::BTreeSet;

/// The frames of a staged game that wait and were on no stack in so many random games for every number of seats and
/// every combination of options. A frame that is never met is dead code, or a rule that no test plays.
pub fn frames_never_met<G: Game + Staged>(games: u64) -> BTreeSet<&'static str> {
    let mut all = Vec::new();
    G::Frame::names(&mut all);
    let mut missing: BTreeSet<&str> = all.into_iter().collect();
    for options in combinations::<G>() {
        for seats in G::META.seats {
            for seed in 0..games {
                if missing.is_empty() {
                    return missing;
                }
                let meet = |missing: &mut BTreeSet<&str>, game: &G| {
                    for frame in game.frames() {
                        missing.remove(frame.name());
                    }
                };
                if let Ok(start) = G::setup(&options, seats) {
                    meet(&mut missing, &start);
                }
                // Options that this number of seats cannot play are refused.
                let _ = walk::<G>(&options, seats, seed, |game, _, _| meet(&mut missing, game));
            }
        }
    }
    missing
}
