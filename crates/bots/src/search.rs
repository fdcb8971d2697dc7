//! Information-set tree search.
//!
//! Every iteration redeals the world for the searching seat, walks down the tree, tries one new move, plays on
//! to the end of a turn and tells every move on its way how its seat fared. Positions that the searcher cannot
//! tell apart share a node: the tree branches on its own moves and on what it is told of everything else.

mod tree;

use crate::{
    Alternative, Budget, Thought,
    world::{at_once, pick_by, pick_luck, pick_weighted, redealt, sensible_into, worth},
};
use approdo_contract::{Appraise, Game, GameExt, Journal, MAX_SEATS, Pending, Seat, Step, Viewer};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use tree::{NodeId, ROOT, Tree};

/// How a search spends its budget.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// How curious it is on average about moves it has seldom tried, measured in how much playouts differ.
    pub curiosity: f32,
    /// How much more often the move that looks best at once is tried than one that looks average, as a power of
    /// e; 0 if the search shall not look at positions before it plays them out.
    pub foresight: f32,
    /// In a playout so many moves are drawn by weight, and the one that looks best at once is made.
    pub tries: u32,
    /// When so many decisions have been made since the root, a playout ends with the turn: as soon as another
    /// seat is asked more than a narrow question.
    pub playout: u32,
    /// How much the end of the first turn counts; the rest is the end of the playout. The first is more certain, the
    /// second knows what others answer.
    pub early: f32,
    /// A question with at most so many moves is narrow: pass or play a card, yes or no.
    pub narrow: usize,
    /// After so many decisions a playout ends in any case.
    pub longest: u32,
    /// The tree stops growing at this size, so that a long search does not eat the memory.
    pub most_nodes: usize,
}

impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            curiosity: 1.0,
            foresight: 3.0,
            tries: 4,
            playout: 30,
            early: 0.5,
            narrow: 4,
            longest: 120,
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
    turn: Turn,
    legal: Vec<G::Move>,
    weights: Vec<f32>,
}

/// How far an iteration has come.
#[derive(Clone, Copy, Default)]
struct Turn {
    decisions: u32,
    /// Who was asked the last question that was not narrow.
    mover: Option<Seat>,
    /// How those who had moved by then stood when the first turn was over.
    early: Option<[Option<f32>; MAX_SEATS]>,
}

impl<'a, G: Appraise> Search<'a, G> {
    fn new(me: Seat, settings: SearchSettings, rng: &'a mut Pcg64Mcg) -> Self {
        let tree = Tree::new(settings.most_nodes);
        let (path, legal, weights) = (Vec::new(), Vec::new(), Vec::new());
        Search { me, settings, rng, tree, path, turn: Turn::default(), legal, weights }
    }

    fn iterate(&mut self, game: &G) {
        let mut world = redealt(game, self.me, self.rng);
        self.turn = Turn::default();
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
        sensible_into(world, seat, &mut self.legal);
        self.asks(world, seat);
        self.tree.learn(node, world, seat, &mut self.legal, &self.settings, self.rng);
        let edge = self.tree.select(node, seat, &self.legal, &self.settings, self.rng)?;
        let (mv, visits) = self.tree.tried(node, edge);
        self.path.push((node, edge));
        if visits == 0 {
            world.apply(Step::Move(seat, mv), &mut Journal::off());
            return None;
        }
        self.follow(world, node, Step::Move(seat, mv))
    }

    /// Notes that `seat` is asked about the moves in `legal`; true if that begins another turn.
    fn asks(&mut self, world: &G, seat: Seat) -> bool {
        self.turn.decisions += 1;
        if self.legal.len() <= self.settings.narrow {
            return false;
        }
        let another = self.turn.mover.replace(seat).is_some_and(|mover| mover != seat);
        if another && self.turn.early.is_none() && 0.0 < self.settings.early {
            self.turn.early = Some(self.stand(world));
        }
        another
    }

    /// How those stand who have moved on the path.
    fn stand(&self, world: &G) -> [Option<f32>; MAX_SEATS] {
        let mut values = [None; MAX_SEATS];
        for &(node, edge) in &self.path {
            let seat = self.tree.mover(node, edge);
            values[seat.index()].get_or_insert_with(|| worth(world, seat));
        }
        values
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

    /// Plays on until the game is over or a turn ends after long enough.
    fn play_out(&mut self, world: &mut G) {
        loop {
            match world.pending() {
                Pending::Over(_) => return,
                Pending::Chance { among, .. } => {
                    let luck = pick_luck(self.rng, among);
                    world.apply(Step::Luck(luck), &mut Journal::off());
                }
                Pending::Decision { seats, .. } => {
                    let Some(seat) = seats.first() else { return };
                    self.legal.clear();
                    sensible_into(world, seat, &mut self.legal);
                    let ends = self.asks(world, seat) && self.settings.playout < self.turn.decisions;
                    if ends || self.settings.longest < self.turn.decisions {
                        return;
                    }
                    let Some(mv) = self.draw(world, seat) else { return };
                    world.apply(Step::Move(seat, mv), &mut Journal::off());
                }
            }
        }
    }

    /// The best at first sight of a few moves drawn by weight.
    fn draw(&mut self, world: &G, seat: Seat) -> Option<G::Move> {
        let mut drawn = pick_weighted(world, seat, &self.legal, &mut self.weights, self.rng)?;
        if self.settings.tries < 2 || self.legal.len() < 2 {
            return Some(drawn);
        }
        let luck = self.rng.next_u64();
        let mut most = at_once(world, seat, drawn, luck);
        for _ in 1..self.settings.tries {
            let Some(other) = pick_by(&self.legal, &self.weights, self.rng) else { break };
            if other == drawn {
                continue;
            }
            let value = at_once(world, seat, other, luck);
            if most < value {
                (drawn, most) = (other, value);
            }
        }
        Some(drawn)
    }

    /// Tells every move on the path how its seat fared.
    fn back_up(&mut self, world: &G) {
        let late = self.stand(world);
        let early = self.turn.early.unwrap_or(late);
        let value = |seat: Seat| {
            let late = late[seat.index()].unwrap_or(0.0);
            late + self.settings.early * (early[seat.index()].unwrap_or(late) - late)
        };
        for &(node, edge) in &self.path {
            let seat = self.tree.mover(node, edge);
            self.tree.reward(node, edge, value(seat));
        }
        self.tree.note(value(self.me));
    }

    /// What the search knows of one of the moves it was asked about.
    fn seen(&self, mv: G::Move) -> Alternative<G::Move> {
        let (visits, value) = self.tree.at_root(self.me, mv);
        Alternative { mv, visits, value }
    }
}
