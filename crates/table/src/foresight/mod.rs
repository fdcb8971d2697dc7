//! What a choice brings, before it is made: its price as far as that is certain, and the odds where luck decides.
//!
//! Everything is computed in worlds redealt for the seat that asks, with an RNG seeded from its view alone. So two
//! positions that look the same to a seat have the same prices and odds: nothing here can leak a secret.

mod odds;
mod price;

pub use odds::{Odds, Prospect};
pub use price::{Follows, Price};

use crate::step::plain;
use approdo_contract::{Game, GameExt, Journal, Pending, Phrase, Seat, Step, Tally, Viewer};
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicBool, Ordering};

/// Number of worlds that must agree on what is said to be certain.
const WORLDS: usize = 3;

/// An amount of a seat that changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Whose amount.
    pub seat: Seat,
    /// Which amount, as in [`Tally::key`].
    pub key: &'static str,
    /// What it is called.
    pub label: Phrase,
    /// By how much.
    pub by: i32,
    /// What it becomes.
    pub to: i32,
}

/// What a legal choice brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Foreseen {
    /// The move.
    pub mv: Value,
    /// What it costs and gains, where that is certain.
    pub price: Option<Price>,
    /// What luck may bring, where luck follows at once.
    pub odds: Option<Odds>,
}

/// The future as one seat may see it.
pub struct Foresight<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    seats: u8,
    /// Seed of all redeals; the same in all worlds that look the same to the seat.
    seed: [u8; 32],
    /// What the seat sees of each seat's amounts now.
    now: Vec<Vec<Tally>>,
    /// Worlds that the seat cannot tell from the real one, without duplicates.
    worlds: Vec<G>,
}

impl<'g, G: Game> Foresight<'g, G> {
    /// For a seat of a game with this number of seats.
    pub fn new(game: &'g G, seat: Seat, seats: u8) -> Self {
        let view = game.view(Viewer::Seat(seat));
        let seed = Sha256::digest(serde_json::to_vec(&(seat, &view)).expect("a view is plain data")).into();
        let mut rng = ChaCha12Rng::from_seed(seed);
        let mut worlds = Vec::new();
        for _ in 0..WORLDS {
            let world = redealt(game, seat, &mut rng);
            if !worlds.contains(&world) {
                worlds.push(world);
            }
        }
        Foresight { game, seat, seats, seed, now: tallies::<G>(&view, seats), worlds }
    }

    /// Price and odds of each legal move, until the stop flag is raised.
    pub(crate) fn of_all(&self, stop: &AtomicBool) -> Vec<Foreseen> {
        let mut moves = Vec::new();
        self.game.legal_moves(self.seat, &mut moves);
        let moves = moves.into_iter().take_while(|_| !stop.load(Ordering::Relaxed));
        moves.map(|mv| Foreseen { mv: plain(&mv), price: self.price(mv), odds: self.odds(mv) }).collect()
    }

    /// The RNG for one move.
    fn luck(&self, mv: G::Move) -> ChaCha12Rng {
        let mv = serde_json::to_vec(&mv).expect("a move is plain data");
        ChaCha12Rng::from_seed(Sha256::new().chain_update(self.seed).chain_update(mv).finalize().into())
    }

    /// The changes compared with now.
    fn changes(&self, game: &G) -> Vec<Change> {
        let then = tallies::<G>(&game.view(Viewer::Seat(self.seat)), self.seats);
        let mut changes = Vec::new();
        for (seat, (now, then)) in Seat::all(self.seats).zip(self.now.iter().zip(&then)) {
            changes.extend(changes_of(seat, now, then));
        }
        changes
    }
}

fn changes_of(seat: Seat, now: &[Tally], then: &[Tally]) -> impl Iterator<Item = Change> {
    let change = move |(now, then): (&Tally, &Tally)| {
        let (before, to) = (now.amount?, then.amount?);
        (before != to).then(|| Change { seat, key: then.key, label: then.label.clone(), by: to - before, to })
    };
    now.iter().zip(then).filter_map(change)
}

fn tallies<G: Game>(view: &G::View, seats: u8) -> Vec<Vec<Tally>> {
    Seat::all(seats).map(|seat| G::tally(view, seat)).collect()
}

fn redealt<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> G {
    let mut world = game.clone();
    world.redeal(seat, rng);
    world
}

/// Where a step leads, and the facts on the way.
fn after<G: Game>(game: &G, step: Step<G::Move>) -> (G, Vec<G::Event>) {
    let (mut game, mut journal) = (game.clone(), Journal::on());
    game.apply(step, &mut journal);
    (game, journal.into_facts())
}

/// Whether the seat would not be asked again right after its step. If luck follows, the step cannot be undone, and the
/// luck must not be known before: then the answer is yes unless the game says that the seat's turn goes on. A sealed
/// move is always a yes: what follows would reveal what others have sealed. An answer in another seat's turn is always
/// a no.
pub(crate) fn passes_on<G: Game>(game: &G, seat: Seat, after: &G) -> bool {
    if let Pending::Decision { sealed: true, .. } = game.pending() {
        return true;
    }
    match (game.turn_of(), after.pending()) {
        (Some(turn), _) if turn != seat => false,
        (_, Pending::Over(_)) => true,
        (Some(_), _) | (None, Pending::Chance { .. }) => {
            let ends = after.turn_is_ending() && !game.turn_is_ending();
            ends || after.turn_of() != Some(seat)
        }
        (None, Pending::Decision { seats, .. }) => !seats.contains(seat),
    }
}
