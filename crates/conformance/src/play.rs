use crate::compare::legal;
use approdo_contract::{Game, GameExt, Journal, Pending, Refusal, Seat, Step, pick};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The RNG of the random game with this seed.
pub fn source(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// The RNG of an examination after so many steps. It is apart from the RNG of the game, so that examining more or less
/// often does not change which game is played.
pub(crate) fn probing_source(seed: u64, step: usize) -> ChaCha8Rng {
    let mut rng = source(seed);
    rng.set_stream(step as u64 + 1);
    rng
}

/// Any step that is permitted: a random pick, or a random legal move of a random seat that is asked. Nothing if
/// the game is over or stuck.
pub fn random_step<G: Game>(game: &G, rng: &mut (impl Rng + ?Sized)) -> Option<Step<G::Move>> {
    match game.pending() {
        Pending::Over(_) => None,
        Pending::Chance { among, .. } => Some(Step::Luck(pick(rng, u32::from(among)) as u16)),
        Pending::Decision { seats, .. } => {
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = *any(&asked, rng)?;
            any(&legal(game, seat), rng).map(|mv| Step::Move(seat, *mv))
        }
    }
}

/// Any element of the list.
pub(crate) fn any<'a, T>(list: &'a [T], rng: &mut (impl Rng + ?Sized)) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(pick(rng, list.len() as u32) as usize) }
}

/// Two different elements of the list.
pub(crate) fn any_two<'a, T>(list: &'a [T], rng: &mut (impl Rng + ?Sized)) -> Option<(&'a T, &'a T)> {
    if list.len() < 2 {
        return None;
    }
    let first = pick(rng, list.len() as u32) as usize;
    let second = (first + 1 + pick(rng, list.len() as u32 - 1) as usize) % list.len();
    Some((&list[first], &list[second]))
}

/// Plays the random game with this seed to its end and returns it; `visit` gets the game after each step, the step, and
/// its facts.
///
/// [`crate::trial`] examines the same game for the same seed. A game that exceeds its own bound is stopped there.
pub fn walk<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    mut visit: impl FnMut(&G, Step<G::Move>, &[G::Event]),
) -> Result<G, Refusal> {
    let mut game = G::setup(options, seats)?;
    let mut rng = source(seed);
    for _ in 0..G::most_steps(options, seats) {
        let Some(step) = random_step(&game, &mut rng) else { break };
        let mut journal = Journal::on();
        game.advance(step, &mut journal)?;
        visit(&game, step, journal.facts());
    }
    Ok(game)
}
