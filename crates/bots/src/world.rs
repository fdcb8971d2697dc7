//! Worlds of greedy and searching bots: redeal, luck and value.

use approdo_contract::{Appraise, Game, Journal, Pending, Seat, Step, pick};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A world redealt for `seat`: it cannot tell it from `game`.
pub(crate) fn redealt<G: Game>(game: &G, seat: Seat, rng: &mut Pcg64Mcg) -> G {
    let mut world = game.clone();
    // The redeal gets an RNG of its own: however often it draws, the draws that follow stay the same.
    world.redeal(seat, &mut Pcg64Mcg::seed_from_u64(rng.next_u64()));
    world
}

/// Lets nature pick until a seat is asked or the game is over.
pub(crate) fn settle<G: Game>(world: &mut G, rng: &mut Pcg64Mcg) {
    while let Pending::Chance { among, .. } = world.pending() {
        world.apply(Step::Luck(pick_luck(rng, among)), &mut Journal::off());
    }
}

/// One of `among` equally likely things.
pub(crate) fn pick_luck<R: Rng>(rng: &mut R, among: u16) -> u16 {
    u16::try_from(pick(rng, u32::from(among))).expect("a pick is below the u16 it was made from")
}

/// One of `items`, each as likely; `None` if there are none.
pub(crate) fn pick_one<T: Copy, R: Rng>(items: &[T], rng: &mut R) -> Option<T> {
    let count = u32::try_from(items.len()).ok().filter(|count| 0 < *count)?;
    items.get(pick(rng, count) as usize).copied()
}

/// The value of the world for `seat`, from 0 to 1: its payoff if the game is over, else the game's own appraisal.
pub(crate) fn worth<G: Appraise>(world: &G, seat: Seat) -> f32 {
    let value = match world.pending() {
        Pending::Over(outcome) => outcome.standings.get(seat.index()).map_or(0.0, |standing| standing.payoff),
        Pending::Decision { .. } | Pending::Chance { .. } => world.appraise(seat),
    };
    bounded(value, 1.0)
}

/// The weight of a move, made safe to add up and to compare.
pub(crate) fn weight<G: Appraise>(world: &G, seat: Seat, mv: G::Move) -> f32 {
    bounded(world.weight(seat, mv), 1.0e6)
}

/// One of `moves`, with probability proportional to its weight; `weights` is only a buffer.
pub(crate) fn pick_weighted<G: Appraise>(
    world: &G,
    seat: Seat,
    moves: &[G::Move],
    weights: &mut Vec<f32>,
    rng: &mut Pcg64Mcg,
) -> Option<G::Move> {
    if moves.len() < 2 {
        return moves.first().copied();
    }
    weights.clear();
    weights.extend(moves.iter().map(|mv| weight(world, seat, *mv)));
    pick_by(weights, rng).map(|i| moves[i])
}

/// The index of one of `weights`, with probability proportional to it; uniform if all are 0.
pub(crate) fn pick_by(weights: &[f32], rng: &mut Pcg64Mcg) -> Option<usize> {
    let total: f32 = weights.iter().sum();
    if total <= 0.0 {
        let count = u32::try_from(weights.len()).ok().filter(|count| 0 < *count)?;
        return Some(pick(rng, count) as usize);
    }
    let mut left = unit(rng) * total;
    let mut last = None;
    for (i, weight) in weights.iter().enumerate().filter(|(_, weight)| 0.0 < **weight) {
        last = Some(i);
        if left < *weight {
            break;
        }
        left -= weight;
    }
    last
}

/// Appends the legal moves of a seat that have weight, or all if none has.
pub(crate) fn sensible_into<G: Appraise>(world: &G, seat: Seat, moves: &mut Vec<G::Move>) {
    let start = moves.len();
    world.legal_into(seat, moves);
    keep_sensible(world, seat, moves, start);
}

/// Keeps those moves from `start` on that have weight, or all if none has.
pub(crate) fn keep_sensible<G: Appraise>(world: &G, seat: Seat, moves: &mut Vec<G::Move>, start: usize) {
    let mut kept = start;
    for i in start..moves.len() {
        if 0.0 < weight(world, seat, moves[i]) {
            moves.swap(kept, i);
            kept += 1;
        }
    }
    if start < kept {
        moves.truncate(kept);
    }
}

/// The value for `viewer` right after a move of `seat`, with luck from the RNG `luck`.
pub(crate) fn at_once<G: Appraise>(world: &G, seat: Seat, mv: G::Move, luck: u64, viewer: Seat) -> f32 {
    let mut next = world.clone();
    next.apply(Step::Move(seat, mv), &mut Journal::off());
    settle(&mut next, &mut Pcg64Mcg::seed_from_u64(luck));
    worth(&next, viewer)
}

/// A number from 0 up to, but not including, 1.
pub(crate) fn unit(rng: &mut Pcg64Mcg) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// The value clamped to 0 and `most`; NaN counts as 0, which would spoil every sum.
fn bounded(value: f32, most: f32) -> f32 {
    if value.is_nan() { 0.0 } else { value.clamp(0.0, most) }
}
