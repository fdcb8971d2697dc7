//! Bots do not cheat: in worlds that their seat cannot tell apart they answer alike.

use approdo_bots::{Bot, Budget, consider};
use approdo_contract::{Appraise, Game, GameExt, Journal, Pending, Seat, Step, Viewer, pick};
use rand_chacha::{ChaCha12Rng, rand_core::SeedableRng};
use std::ops::Range;

/// Sample of questions from random games.
#[derive(Clone, Debug)]
pub struct Looks {
    /// A game for each of these seeds.
    pub seeds: Range<u64>,
    /// Every so manieth question of it.
    pub every: u32,
}

/// How often two worlds were compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Pairs of worlds.
    pub pairs: u32,
    /// Those of them in which anything was different at all.
    pub different: u32,
    /// Legal moves in them.
    pub moves: u32,
}

/// Every bot chooses the same in both worlds, for the same reasons; `new` makes the game of a seed.
///
/// # Panics
///
/// If one does not, or if too few redealt worlds are different for the comparison to mean anything.
pub fn bots_choose_alike<G: Appraise>(new: impl Fn(u64) -> G, looks: Looks, search: u32) -> Compared {
    let bots = [Bot::Random, Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(search))];
    let compared = compare(new, looks, |seed, game: &G, seat, _, twin| {
        for bot in bots {
            let (here, there) = (consider(game, seat, bot, seed), consider(twin, seat, bot, seed));
            assert_eq!(here, there, "{bot} saw what seat {} cannot see, seed {seed}", seat.0);
        }
    });
    let Compared { pairs, different, .. } = compared;
    assert!(pairs / 2 < different, "only {different} of {pairs} redealt worlds are different at all");
    compared
}

/// The values of position and moves are the same in both worlds, and so is the plan; `new` makes the game of a seed.
///
/// # Panics
///
/// If they are not.
pub fn worth_is_alike<G: Appraise>(new: impl Fn(u64) -> G, looks: Looks) -> Compared {
    compare(new, looks, |seed, game: &G, seat, moves, twin| {
        assert_eq!(game.appraise(seat), twin.appraise(seat), "seat {}, seed {seed}, {moves:?}", seat.0);
        assert_eq!(game.plan(seat), twin.plan(seat), "seat {}, seed {seed}, {moves:?}", seat.0);
        for mv in moves {
            let (here, there) = (game.weight(seat, *mv), twin.weight(seat, *mv));
            assert_eq!(here, there, "{mv:?} of seat {}, seed {seed}", seat.0);
        }
    })
}

/// Positions are worth between 0 and 1 for each seat, no move less than nothing, and some move more; `new` makes the
/// game of a seed, and says how many seats it has.
///
/// # Panics
///
/// If one is not.
pub fn worth_is_within_bounds<G: Appraise>(new: impl Fn(u64) -> (G, u8), looks: Looks) {
    let seats = |seed| new(seed).1;
    compare(
        |seed| new(seed).0,
        looks,
        |seed, game: &G, seat, moves, _| {
            for other in Seat::all(seats(seed)) {
                let value = game.appraise(other);
                assert!((0.0..=1.0).contains(&value), "{value} for seat {}, seed {seed}", other.0);
            }
            let weights: Vec<f32> = moves.iter().map(|mv| game.weight(seat, *mv)).collect();
            assert!(weights.iter().all(|weight| 0.0 <= *weight), "{weights:?} for {moves:?}");
            assert!(weights.iter().any(|weight| 0.0 < *weight), "every move is pruned: {moves:?}");
        },
    );
}

/// Plays random games and calls `look` for each question: the seed, the game, the asked seat, the legal moves, and the
/// game redealt for that seat.
fn compare<G: Game>(
    new: impl Fn(u64) -> G,
    looks: Looks,
    look: impl Fn(u64, &G, Seat, &[G::Move], &G),
) -> Compared {
    let mut compared = Compared::default();
    let mut moves = Vec::new();
    for seed in looks.seeds {
        let (mut game, mut questions) = (new(seed), 0);
        let mut rng = ChaCha12Rng::seed_from_u64(seed);
        loop {
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance { among, .. } => Step::Luck(pick(&mut rng, u32::from(among)) as u16),
                Pending::Decision { seats, .. } => {
                    let seat = seats.first().expect("somebody is asked");
                    game.legal_moves(seat, &mut moves);
                    questions += 1;
                    if questions % looks.every == 0 {
                        let mut twin = game.clone();
                        twin.redeal(seat, &mut ChaCha12Rng::seed_from_u64(seed + u64::from(questions)));
                        assert_eq!(game.view(Viewer::Seat(seat)), twin.view(Viewer::Seat(seat)));
                        compared.pairs += 1;
                        compared.different += u32::from(game != twin);
                        compared.moves += moves.len() as u32;
                        look(seed, &game, seat, &moves, &twin);
                    }
                    Step::Move(seat, moves[pick(&mut rng, moves.len() as u32) as usize])
                }
            };
            game.apply(step, &mut Journal::off());
        }
    }
    compared
}
