use super::SearchSettings;
use crate::world::{at_once, unit, weight};
use approdo_contract::{Appraise, Seat};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A node of the tree, by its place in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// Where every iteration starts.
pub(super) const ROOT: NodeId = NodeId(0);

/// What a search has learned, as nodes in one arena.
#[derive(Debug)]
pub(super) struct Tree<M, E> {
    nodes: Vec<Node<M, E>>,
    most_nodes: usize,
    /// The values of all iterations so far: their number, sum and sum of squares.
    noted: (u32, f64, f64),
}

/// Positions that the searcher cannot tell apart.
#[derive(Debug)]
struct Node<M, E> {
    /// The moves seen here in any world.
    edges: Vec<Edge<M>>,
    /// Where a step led, by what the searcher learned of it.
    children: Vec<Child<M, E>>,
}

/// A move and how those fared who made it.
#[derive(Debug)]
struct Edge<M> {
    seat: Seat,
    mv: M,
    /// How much it appeals at first sight, relative to the other moves here.
    appeal: f32,
    visits: u32,
    /// How often the move could have been chosen: other worlds have other legal moves.
    available: u32,
    total: f64,
}

#[derive(Debug)]
struct Child<M, E> {
    /// Of `own` and `told`; compared first, because lists of events are slow to compare.
    hash: u64,
    /// The searcher's own move. It need not be told of it, and moves of others it knows only from what it is told.
    own: Option<M>,
    told: Vec<E>,
    node: NodeId,
}

impl<M, E> Node<M, E> {
    fn new() -> Self {
        Node { edges: Vec::new(), children: Vec::new() }
    }
}

impl<M: Copy + Ord + Hash, E: Eq + Hash> Tree<M, E> {
    pub(super) fn new(most_nodes: usize) -> Self {
        let most_nodes = most_nodes.clamp(1, u32::MAX as usize);
        Tree { nodes: vec![Node::new()], most_nodes, noted: (0, 0.0, 0.0) }
    }

    /// Sorts the legal moves and gives an edge to those that have none yet.
    pub(super) fn learn<G: Appraise<Move = M>>(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        legal: &mut [M],
        settings: &SearchSettings,
        rng: &mut Pcg64Mcg,
    ) {
        legal.sort_unstable();
        let edges = &mut self.node_mut(node).edges;
        let known = edges.iter().filter(|edge| edge.is_among(seat, legal)).count();
        if known == legal.len() {
            return;
        }
        let first = edges.len();
        let luck = rng.next_u64();
        for &mv in &*legal {
            if known == 0 || !edges.iter().any(|edge| edge.seat == seat && edge.mv == mv) {
                let appeal = if 0.0 < settings.foresight { at_once(world, seat, mv, luck) } else { 0.0 };
                edges.push(Edge { seat, mv, appeal, visits: 0, available: 0, total: 0.0 });
            }
        }
        let fresh = &mut edges[first..];
        let mean = fresh.iter().map(|edge| edge.appeal).sum::<f32>() / fresh.len() as f32;
        let most = fresh.iter().fold(mean, |most, edge| most.max(edge.appeal));
        for edge in fresh {
            let lead = if mean < most { (edge.appeal - mean) / (most - mean) } else { 0.0 };
            edge.appeal = weight(world, seat, edge.mv).sqrt() * (settings.foresight * lead.max(-1.0)).exp();
        }
    }

    /// The edge to follow: the one that promises most; `legal` is sorted.
    pub(super) fn select(
        &mut self,
        node: NodeId,
        seat: Seat,
        legal: &[M],
        settings: &SearchSettings,
        rng: &mut Pcg64Mcg,
    ) -> Option<usize> {
        let spread = self.spread();
        let node = self.node_mut(node);
        let (mut appeal, mut visits, mut total) = (0.0, 0, 0.0);
        for edge in node.edges.iter_mut().filter(|edge| edge.is_among(seat, legal)) {
            edge.available += 1;
            appeal += edge.appeal;
            visits += edge.visits;
            total += edge.total;
        }
        // Without weight every move appeals alike.
        let share = |edge: &Edge<M>| {
            if 0.0 < appeal { edge.appeal / appeal } else { 1.0 / legal.len() as f32 }
        };
        let usual = if visits == 0 { 0.5 } else { (total / f64::from(visits)) as f32 };
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for (i, edge) in node.edges.iter().enumerate().filter(|(_, edge)| edge.is_among(seat, legal)) {
            // Without whims two seats that choose unseen by each other fall into step, and one seems to guess what
            // the other hides.
            let curiosity = settings.curiosity * spread * (0.5 + unit(rng));
            let doubt = (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let promise = edge.mean().unwrap_or(usual) + curiosity * share(edge) * doubt;
            if highest < promise {
                (best, highest) = (Some(i), promise);
            }
        }
        best
    }

    /// Notes what an iteration came to for the searcher.
    pub(super) fn note(&mut self, value: f32) {
        let (count, sum, squares) = &mut self.noted;
        let value = f64::from(value);
        *count += 1;
        *sum += value;
        *squares += value * value;
    }

    /// How much the values of iterations differ: their standard deviation, or a guess before there are two.
    fn spread(&self) -> f32 {
        let (count, sum, squares) = self.noted;
        if count < 2 {
            return 0.1;
        }
        let mean = sum / f64::from(count);
        (squares / f64::from(count) - mean * mean).max(0.0).sqrt().max(0.01) as f32
    }

    /// The move of an edge and how often it was tried.
    pub(super) fn tried(&self, node: NodeId, edge: usize) -> (M, u32) {
        let edge = &self.node(node).edges[edge];
        (edge.mv, edge.visits)
    }

    /// Who makes the move of an edge.
    pub(super) fn mover(&self, node: NodeId, edge: usize) -> Seat {
        self.node(node).edges[edge].seat
    }

    /// Notes that a move was made and what it came to for its mover.
    pub(super) fn reward(&mut self, node: NodeId, edge: usize, value: f32) {
        let edge = &mut self.node_mut(node).edges[edge];
        edge.visits += 1;
        edge.total += f64::from(value);
    }

    /// How often a move was tried at the root, and what it came to on average.
    pub(super) fn at_root(&self, seat: Seat, mv: M) -> (u32, Option<f32>) {
        let edge = self.node(ROOT).edges.iter().find(|edge| edge.seat == seat && edge.mv == mv);
        edge.map_or((0, None), |edge| (edge.visits, edge.mean()))
    }

    /// The node for what the searcher learns of a step; nothing if it is new and the tree is full.
    pub(super) fn child(&mut self, node: NodeId, own: Option<M>, told: Vec<E>) -> Option<NodeId> {
        // The keys of this hasher are fixed, so nothing random gets into the search.
        let mut hasher = DefaultHasher::new();
        (own, &told).hash(&mut hasher);
        let hash = hasher.finish();
        let alike = |child: &&Child<M, E>| child.hash == hash && child.own == own && child.told == told;
        if let Some(child) = self.node(node).children.iter().find(alike) {
            return Some(child.node);
        }
        if self.most_nodes <= self.nodes.len() {
            return None;
        }
        let fresh = NodeId(u32::try_from(self.nodes.len()).expect("the arena is capped below u32::MAX"));
        self.nodes.push(Node::new());
        self.node_mut(node).children.push(Child { hash, own, told, node: fresh });
        Some(fresh)
    }

    fn node(&self, id: NodeId) -> &Node<M, E> {
        &self.nodes[id.0 as usize]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node<M, E> {
        &mut self.nodes[id.0 as usize]
    }
}

impl<M: Copy + Ord> Edge<M> {
    /// Whether the seat may make this move; `legal` is sorted.
    fn is_among(&self, seat: Seat, legal: &[M]) -> bool {
        self.seat == seat && legal.binary_search(&self.mv).is_ok()
    }

    fn mean(&self) -> Option<f32> {
        (0 < self.visits).then(|| (self.total / f64::from(self.visits)) as f32)
    }
}
