//! Whole games between bots.
//!
//! One seed decides a game. The luck of the table and each bot's RNG are separate streams of it, so that a bot which
//! thinks longer does not change the dice.

mod summary;
mod tournament;
mod wilson;

pub use summary::{Summary, Tally, Unfinished};
pub use tournament::{Score, Tournament};
pub use wilson::{Interval, wilson};

use crate::{Bot, Player, Settings, world::pick_luck};
use approdo_contract::{Appraise, Journal, Outcome, Pending, Refusal, Seat, Step};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use thiserror::Error;

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Results of the seats, and the clause that ended the game.
    pub outcome: Outcome,
    /// How many steps it took, luck included.
    pub steps: u32,
    /// How many of the steps were moves of a seat.
    pub moves: u32,
}

/// A game between bots could not be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// The game has no table of this size.
    #[error("{game} has {least} to {most} seats and {given} bots were named: name one bot for each seat")]
    Seats {
        /// The game.
        game: &'static str,
        /// Its smallest table.
        least: u8,
        /// Its largest table.
        most: u8,
        /// How many bots were named.
        given: usize,
    },
    /// The game refused its options.
    #[error("the options of this game do not go together ({0}): change them or the number of seats")]
    Setup(Refusal),
    /// A seat was asked and had no legal move: a fault in the rules of the game.
    #[error("seat {} is asked after {steps} steps and has no legal move: its rules have a dead end", seat.0)]
    DeadEnd {
        /// Who is asked.
        seat: Seat,
        /// After how many steps.
        steps: u32,
    },
    /// The game took more steps than it promised: a fault in the rules of the game.
    #[error("the game is not over after {steps} steps, the most that its rules should allow")]
    Endless {
        /// After how many steps it was stopped.
        steps: u32,
    },
}

/// Plays one game, one bot for each seat; `seed` decides everything except for bots with a time budget.
pub fn play_one<G: Appraise>(options: &G::Options, bots: &[Bot], seed: u64) -> Result<Record, ArenaError> {
    play_watched(options, bots, seed, |_: &G, _| ())
}

/// Like [`play_one`], and calls `watch` with every step just before it is applied.
pub fn play_watched<G: Appraise>(
    options: &G::Options,
    bots: &[Bot],
    seed: u64,
    watch: impl FnMut(&G, Step<G::Move>),
) -> Result<Record, ArenaError> {
    play_with(options, bots, seed, |_, _| None, watch)
}

/// Like [`play_watched`]; where there is a `lot` for a seat, it is played instead of asking the bot.
fn play_with<G: Appraise>(
    options: &G::Options,
    bots: &[Bot],
    seed: u64,
    lot: impl Fn(&G, Seat) -> Option<G::Move>,
    mut watch: impl FnMut(&G, Step<G::Move>),
) -> Result<Record, ArenaError> {
    let seats = table_size::<G>(bots.len())?;
    let mut game = G::setup(options, seats).map_err(ArenaError::Setup)?;
    let most_steps = G::most_steps(options, seats);
    let mut luck = stream(seed, 0);
    let mut players: Vec<Player<G>> = Seat::all(seats)
        .zip(bots)
        .map(|(seat, bot)| {
            let rng = Pcg64Mcg::from_rng(&mut stream(seed, 1 + u64::from(seat.0)));
            Player::with(*bot, Settings::default(), rng)
        })
        .collect();
    let mut journal = Journal::off();
    let (mut steps, mut moves) = (0, 0);
    loop {
        let step = match game.pending() {
            Pending::Over(outcome) => return Ok(Record { outcome, steps, moves }),
            Pending::Chance { among, .. } => Step::Luck(pick_luck(&mut luck, among)),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("a decision is somebody's");
                let mv = lot(&game, seat).or_else(|| players[seat.index()].choose(&game, seat));
                let Some(mv) = mv else {
                    return Err(ArenaError::DeadEnd { seat, steps });
                };
                moves += 1;
                Step::Move(seat, mv)
            }
        };
        if steps == most_steps {
            return Err(ArenaError::Endless { steps });
        }
        watch(&game, step);
        game.apply(step, &mut journal);
        steps += 1;
    }
}

/// Plays a game for each seed and sums up what happened, seat by seat.
///
/// Summaries can be merged, so many games may be split over many threads.
pub fn simulate<G: Appraise>(
    options: &G::Options,
    bots: &[Bot],
    seeds: impl IntoIterator<Item = u64>,
) -> Result<Summary, ArenaError> {
    let mut summary = Summary::default();
    for seed in seeds {
        summary.add(seed, play_one::<G>(options, bots, seed), 0)?;
    }
    Ok(summary)
}

/// The luck of the table is stream 0, the RNG of the bot in seat `s` is stream `1 + s`.
fn stream(seed: u64, number: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    rng
}

fn table_size<G: Appraise>(bots: usize) -> Result<u8, ArenaError> {
    let allowed = G::META.seats;
    u8::try_from(bots).ok().filter(|seats| allowed.contains(seats)).ok_or(ArenaError::Seats {
        game: G::META.title,
        least: *allowed.start(),
        most: *allowed.end(),
        given: bots,
    })
}
