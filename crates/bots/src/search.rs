//! Information-set tree search.
//!
//! Every iteration redeals the world for the searching seat, walks down the tree, tries one new move, plays on
//! by weight for a while and tells every move on its way how its seat fared. Positions that the searcher cannot
//! tell apart share a node: the tree branches on its own moves and on what it is told of everything else.

mod tree;

use crate::{
    Alternative, Budget, Thought,
    world::{pick_luck, pick_weighted, redealt, worth},
};
use approdo_contract::{Appraise, Game, GameExt, Journal, MAX_SEATS, Pending, Seat, Step, Viewer};
use rand_pcg::Pcg64Mcg;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use tree::{NodeId, ROOT, Tree};

/// How a search spends its budget.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// How curious it is on average about moves it has seldom tried; payoffs lie between 0 and 1.
    pub curiosity: f32,
    /// How much the weight of a move counts while the move has seldom been tried.
    pub bias: f32,
    /// At least so many moves of a node are looked at, the heaviest first.
    pub least_width: usize,
    /// A node that was visited `n` times has `widening * sqrt(n)` of its moves looked at.
    pub widening: f32,
    /// After so many decisions a playout stops and the position is appraised.
    pub playout: u32,
    /// The tree stops growing at this size, so that a long search does not eat the memory.
    pub most_nodes: usize,
}

impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            curiosity: 0.5,
            bias: 0.2,
            least_width: 4,
            widening: 2.0,
            playout: 24,
            most_nodes: 200_000,
        }
    }
}

/// Between two looks at the clock and at the flag so many iterations pass.
const ITERATIONS_PER_LOOK: u32 = 8;

/// Ranks the legal moves of `me` by how often the search came back to them; even moves stay in order.
pub(crate) fn consider<G: Appraise>(
    game: &G,
    me: Seat,
    legal: &[G::Move],
    budget: Budget,
    settings: SearchSettings,
    rng: &mut Pcg64Mcg,
    stop: &AtomicBool,
) -> Option<Thought<G::Move>> {
    let mut search = Search::new(me, settings, rng);
    match budget {
        Budget::Iterations(iterations) => {
            for iteration in 0..iterations.max(1) {
                if iteration % ITERATIONS_PER_LOOK == 0 && stop.load(Ordering::Relaxed) {
                    break;
                }
                search.iterate(game);
            }
        }
        Budget::Millis(millis) => {
            let (start, limit) = (Instant::now(), Duration::from_millis(u64::from(millis)));
            loop {
                for _ in 0..ITERATIONS_PER_LOOK {
                    search.iterate(game);
                }
                if limit <= start.elapsed() || stop.load(Ordering::Relaxed) {
                    break;
                }
            }
        }
    }
    let mut ranked: Vec<_> = legal.iter().map(|mv| search.seen(*mv)).collect();
    ranked.sort_by_key(|alternative| std::cmp::Reverse(alternative.visits));
    Thought::from_ranked(ranked)
}

struct Search<'a, G: Game> {
    me: Seat,
    settings: SearchSettings,
    rng: &'a mut Pcg64Mcg,
    tree: Tree<G::Move, G::Event>,
    /// The edges that this iteration took, from the root down.
    path: Vec<(NodeId, usize)>,
    legal: Vec<G::Move>,
    weights: Vec<f32>,
}

impl<'a, G: Appraise> Search<'a, G> {
    fn new(me: Seat, settings: SearchSettings, rng: &'a mut Pcg64Mcg) -> Self {
        let tree = Tree::new(settings.most_nodes);
        Search { me, settings, rng, tree, path: Vec::new(), legal: Vec::new(), weights: Vec::new() }
    }

    fn iterate(&mut self, game: &G) {
        let mut world = redealt(game, self.me, self.rng);
        self.descend(&mut world);
        self.play_out(&mut world);
        self.back_up(&world);
    }

    /// Walks down the tree until a move is tried for the first time, the game is over or the tree is full.
    fn descend(&mut self, world: &mut G) {
        self.path.clear();
        let mut at = Some(ROOT);
        while let Some(node) = at {
            at = match world.pending() {
                Pending::Over(_) => None,
                Pending::Chance { among, .. } => {
                    let luck = pick_luck(self.rng, among);
                    self.follow(world, node, Step::Luck(luck))
                }
                Pending::Decision { seats, .. } => {
                    // Several may be asked at once; the searcher answers first only where it was asked first.
                    let seat = if node == ROOT { Some(self.me) } else { seats.first() };
                    seat.and_then(|seat| self.decide(world, node, seat))
                }
            };
        }
    }

    /// Lets `seat` move by what is known so far; nothing if the move was tried for the first time.
    fn decide(&mut self, world: &mut G, node: NodeId, seat: Seat) -> Option<NodeId> {
        self.legal.clear();
        world.legal_into(seat, &mut self.legal);
        self.tree.learn(node, world, seat, &mut self.legal, self.rng);
        let edge = self.tree.select(node, seat, &self.legal, &self.settings, self.rng)?;
        let (mv, visits) = self.tree.tried(node, edge);
        self.path.push((node, edge));
        if visits == 0 {
            world.apply(Step::Move(seat, mv), &mut Journal::off());
            return None;
        }
        self.follow(world, node, Step::Move(seat, mv))
    }

    /// Applies a step and finds the node for what the searcher learns of it; nothing if the tree is full.
    fn follow(&mut self, world: &mut G, node: NodeId, step: Step<G::Move>) -> Option<NodeId> {
        let mut journal = Journal::on();
        world.apply(step, &mut journal);
        let own = match step {
            Step::Move(seat, mv) if seat == self.me => Some(mv),
            Step::Move(..) | Step::Luck(_) => None,
        };
        let told = G::told(journal.facts(), Viewer::Seat(self.me));
        self.tree.child(node, own, told)
    }

    /// Plays on by weight until the game is over or has gone on for long enough.
    fn play_out(&mut self, world: &mut G) {
        let mut journal = Journal::off();
        let mut decisions = 0;
        loop {
            match world.pending() {
                Pending::Over(_) => return,
                Pending::Chance { among, .. } => {
                    let luck = pick_luck(self.rng, among);
                    world.apply(Step::Luck(luck), &mut journal);
                }
                Pending::Decision { .. } if decisions == self.settings.playout => return,
                Pending::Decision { seats, .. } => {
                    let Some(seat) = seats.first() else { return };
                    self.legal.clear();
                    world.legal_into(seat, &mut self.legal);
                    let picked = pick_weighted(world, seat, &self.legal, &mut self.weights, self.rng);
                    let Some(mv) = picked else { return };
                    world.apply(Step::Move(seat, mv), &mut journal);
                    decisions += 1;
                }
            }
        }
    }

    /// Tells every move on the path how its seat fared.
    fn back_up(&mut self, world: &G) {
        let mut values = [None; MAX_SEATS];
        for &(node, edge) in &self.path {
            let seat = self.tree.mover(node, edge);
            let value = *values[seat.index()].get_or_insert_with(|| worth(world, seat));
            self.tree.reward(node, edge, value);
        }
    }

    /// What the search knows of one of the moves it was asked about.
    fn seen(&self, mv: G::Move) -> Alternative<G::Move> {
        let (visits, value) = self.tree.at_root(self.me, mv);
        Alternative { mv, visits, value }
    }
}
