//! Playouts: how a game could go on after a move.

use super::SearchSettings;
use crate::world::{pick_by, pick_luck, pick_weighted, redealt, sensible_into, settle, weight, worth};
use approdo_contract::{Appraise, Game, Journal, Pending, Seat, Step};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Plays on after a move, with simulated players that look one move ahead.
pub(super) struct Playout<G: Game> {
    me: Seat,
    settings: SearchSettings,
    /// Length of a playout in rounds. The first one determines it; the others have to be comparable.
    rounds: Option<u32>,
    legal: Vec<G::Move>,
    weights: Vec<f32>,
    answers: Vec<G::Move>,
    answer_weights: Vec<f32>,
}

/// Progress of a playout.
struct Progress {
    /// The seat of the last question that was not narrow.
    mover: Seat,
    turns: u32,
    /// How often the turn came round to the searcher.
    rounds: u32,
    decisions: u32,
}

/// The RNGs of the table and of the simulated players.
struct Fate {
    luck: Pcg64Mcg,
    whims: Pcg64Mcg,
}

impl Fate {
    /// Every turn has its own seed: a move that takes more dice does not change the luck of later turns.
    fn of(seed: u64, turn: u32) -> Self {
        // Multiplying by an odd constant keeps turns distinct; `seed_from_u64` does the mixing.
        let seed = seed.wrapping_add(u64::from(turn).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Fate { luck: Pcg64Mcg::seed_from_u64(seed), whims: Pcg64Mcg::seed_from_u64(!seed) }
    }
}

impl<G: Appraise> Playout<G> {
    pub(super) fn new(me: Seat, settings: SearchSettings) -> Self {
        let (legal, weights, answers, answer_weights) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Playout { me, settings, rounds: None, legal, weights, answers, answer_weights }
    }

    /// The value for the searcher after a move and a playout; the rest follows from `seed`.
    pub(super) fn value(&mut self, world: &G, mv: G::Move, seed: u64) -> f32 {
        let mut world = world.clone();
        world.apply(Step::Move(self.me, mv), &mut Journal::off());
        let mut progress = Progress { mover: self.me, turns: 0, rounds: 0, decisions: 0 };
        let mut fate = Fate::of(seed, 0);
        let mut fortune = 0.0;
        loop {
            match world.pending() {
                Pending::Over(_) => break,
                Pending::Chance { among, .. } => {
                    let luck = pick_luck(&mut fate.luck, among);
                    fortune += self.fortune(&world, among, luck);
                    world.apply(Step::Luck(luck), &mut Journal::off());
                }
                Pending::Decision { seats, .. } => {
                    let Some(seat) = seats.first() else { break };
                    self.legal.clear();
                    sensible_into(&world, seat, &mut self.legal);
                    progress.decisions += 1;
                    if progress.mover != seat && self.settings.narrow < self.legal.len() {
                        progress.mover = seat;
                        progress.turns += 1;
                        progress.rounds += u32::from(seat == self.me);
                        fate = Fate::of(seed, progress.turns);
                    }
                    if self.is_far_enough(&progress) {
                        break;
                    }
                    let Some(mv) = self.choose(&world, seat, &mut fate.whims) else { break };
                    world.apply(Step::Move(seat, mv), &mut Journal::off());
                }
            }
        }
        self.rounds.get_or_insert(progress.rounds.max(1));
        worth(&world, self.me) - fortune
    }

    /// How much better an outcome of luck is for the searcher than the average one. Subtracted from the value of a
    /// playout (control variate): it changes nothing on average, but reduces the variance, so far fewer playouts are
    /// needed.
    fn fortune(&self, world: &G, among: u16, luck: u16) -> f32 {
        if self.settings.lucks < among {
            return 0.0;
        }
        let (mut total, mut own) = (0.0, 0.0);
        for other in 0..among {
            let mut next = world.clone();
            next.apply(Step::Luck(other), &mut Journal::off());
            let value = worth(&next, self.me);
            total += value;
            if other == luck {
                own = value;
            }
        }
        own - total / f32::from(among)
    }

    fn is_far_enough(&self, progress: &Progress) -> bool {
        let SearchSettings { rounds: least, shortest, longest, .. } = self.settings;
        longest < progress.decisions
            || match self.rounds {
                Some(rounds) => rounds <= progress.rounds,
                None => least <= progress.rounds && shortest < progress.decisions,
            }
    }

    /// The best of a few moves drawn by weight, by the position after each.
    fn choose(&mut self, world: &G, seat: Seat, whims: &mut Pcg64Mcg) -> Option<G::Move> {
        let tries = self.settings.tries.min(self.legal.len());
        if tries < 2 {
            return pick_weighted(world, seat, &self.legal, &mut self.weights, whims);
        }
        // A simulated player knows no more than its seat, so it tries its moves in a redealt world of its own.
        let own = redealt(world, seat, whims);
        let luck = whims.next_u64();
        self.weights.clear();
        self.weights.extend(self.legal.iter().map(|mv| weight(&own, seat, *mv)));
        let mut best: Option<(f32, G::Move)> = None;
        for _ in 0..tries {
            let Some(drawn) = pick_by(&self.weights, whims) else { break };
            self.weights.swap_remove(drawn);
            let mv = self.legal.swap_remove(drawn);
            let value = self.at_first_sight(&own, seat, mv, luck);
            if best.is_none_or(|(most, _)| most < value) {
                best = Some((value, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// The value for `seat` after a move, with any answer to the narrow questions that complete it.
    fn at_first_sight(&mut self, world: &G, seat: Seat, mv: G::Move, luck: u64) -> f32 {
        let mut next = world.clone();
        next.apply(Step::Move(seat, mv), &mut Journal::off());
        let mut luck = Pcg64Mcg::seed_from_u64(luck);
        for _ in 0..self.settings.answers {
            let Pending::Decision { seats, .. } = next.pending() else { break };
            if seats.first() != Some(seat) {
                break;
            }
            self.answers.clear();
            sensible_into(&next, seat, &mut self.answers);
            if self.settings.narrow < self.answers.len() {
                break;
            }
            let answer = pick_weighted(&next, seat, &self.answers, &mut self.answer_weights, &mut luck);
            let Some(answer) = answer else { break };
            next.apply(Step::Move(seat, answer), &mut Journal::off());
        }
        settle(&mut next, &mut luck);
        worth(&next, seat)
    }
}
