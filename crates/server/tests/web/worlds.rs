//! Two worlds that a viewer cannot tell apart give the same bytes over HTTP and over sockets, the same refusals and the
//! same sizes, in every game.

use crate::web::{
    pasts::Pasts,
    setups::{every_game, setups},
    stage::{LONGEST, Stage, any, legal, peek, site},
};
use approdo_conformance::{longer, tell};
use approdo_contract::{Pending, Seat};
use approdo_table::{Module, Table};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

/// Positions compared over the network for each number of seats; a third as many with other options, many more in `make
/// proof`. `pasts` compares many more without a network.
const POSITIONS: u64 = 9;
/// Moves between two compared positions.
const BETWEEN: usize = 7;
/// Counts of what was compared.
#[derive(Debug, Default)]
struct Figures {
    /// Answers over HTTP.
    answers: usize,
    /// Messages over sockets.
    messages: usize,
    /// Moves after which a viewer was told the same in both worlds.
    alike: usize,
    /// Pairs of different sealed moves.
    sealed: usize,
    /// Pairs of different pasts.
    pasts: usize,
}

impl Figures {
    fn add(&mut self, other: &Figures) {
        self.answers += other.answers;
        self.messages += other.messages;
        self.alike += other.alike;
        self.sealed += other.sealed;
        self.pasts += other.pasts;
    }
}

/// Number of compared positions.
pub fn positions_to_look_at() -> usize {
    longer(POSITIONS) as usize
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_cannot_know_changes_no_byte_of_any_answer() {
    // One thread per core, each with its own setups.
    let started: Vec<_> = every_game()
        .map(|games| {
            let setups = (7..).zip(setups(&games[0]));
            let looks =
                setups.map(|(seed, (seats, options))| tokio::spawn(look(games, seats, options, seed)));
            (games[0].meta.id, looks.collect::<Vec<_>>())
        })
        .collect();
    for (id, looks) in started {
        let mut figures = Figures::default();
        for look in looks {
            figures.add(&look.await.expect("the worlds are alike"));
        }
        assert!(500 < figures.answers && 50 < figures.messages && 5 < figures.alike, "{id}: {figures:?}");
        assert!(id != "auction" || 10 < figures.sealed, "{id}: {figures:?}");
        // Nim has no secrets.
        assert!(id == "nim" || 2 < figures.pasts, "{id}: {figures:?}");
        tell(format_args!(
            "{id}: {} answers and {} messages in two worlds",
            figures.answers, figures.messages
        ));
    }
}

/// Compares along games of one setup.
async fn look(games: &'static [Module], seats: u8, options: Value, seed: u64) -> Figures {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let most = positions_to_look_at() / if options == json!({}) { 1 } else { 3 };
    let (mut positions, mut figures) = (0, Figures::default());
    while positions < most {
        let stage = Stage::new(games, seats, &options, rng.next_u64()).await;
        positions += stage.play(most - positions, &mut rng, &mut figures).await;
    }
    figures
}

impl Stage {
    /// Plays on at random and compares worlds on the way; returns at how many positions.
    async fn play(&self, most: usize, rng: &mut Pcg64Mcg, figures: &mut Figures) -> usize {
        let (mut positions, mut known) = (0, Vec::new());
        for number in 0..LONGEST {
            let Some((seat, state)) = self.asked(&self.site.hub, rng).await else { break };
            if number % BETWEEN == 0 {
                self.compare_worlds(&known, rng, figures).await;
                self.compare_sealed(rng, figures).await;
                self.compare_pasts(rng, figures).await;
                positions += 1;
            }
            if positions == most {
                break;
            }
            let mv = any(&legal(&state), rng).clone();
            self.make_move(&self.site.hub, seat, &mv).await;
            known.push(mv);
        }
        positions
    }

    /// Compares everything that one seat and a spectator are told in this world and in one like it.
    async fn compare_worlds(&self, known: &[Value], rng: &mut Pcg64Mcg, figures: &mut Figures) {
        let seat = (rng.next_u32() as usize % (self.cookies.len() - 1)) as u8;
        let [real, dreamt] = [self.copy().await, self.copy().await];
        let dream = rng.next_u64();
        dreamt
            .hub
            .replace_world(&self.table, |world| world.redealt(Seat(seat), dream))
            .await
            .expect("the table is there");
        let forged = self.forged(&real, seat, known, rng).await;
        for viewer in [usize::from(seat), self.cookies.len() - 1] {
            let [one, other] =
                [self.answers(&real, viewer, &forged).await, self.answers(&dreamt, viewer, &forged).await];
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "{} seen by {viewer}", self.games[0].meta.id);
            }
            assert_eq!(one.len(), other.len());
            figures.answers += one.len();
        }
        // `passes_on` is asked before the move is made, so it must not depend on what the seat does not know.
        let own = legal(&self.seen_by(&real.hub, seat).await);
        let passes =
            |world: &dyn Table| -> Vec<_> { own.iter().map(|mv| world.passes_on(Seat(seat), mv)).collect() };
        let [one, other] =
            [peek(&real.hub, &self.table, passes).await, peek(&dreamt.hub, &self.table, passes).await];
        assert_eq!(one, other, "{}: {own:?}", self.games[0].meta.id);
        // Both go on with a move that is legal in both. Its result may depend on secrets, but if a viewer gets the same
        // events, it must get the same bytes.
        let Some((mover, _)) = self.asked(&real.hub, rng).await else { return };
        let [one, other] =
            [legal(&self.seen_by(&real.hub, mover).await), legal(&self.seen_by(&dreamt.hub, mover).await)];
        let shared: Vec<Value> = one.into_iter().filter(|mv| other.contains(mv)).collect();
        if shared.is_empty() {
            return;
        }
        let mv = any(&shared, rng);
        let viewer =
            if rng.next_u32().is_multiple_of(2) { usize::from(seat) } else { self.cookies.len() - 1 };
        let [one, other] = [
            self.messages(&real, viewer, seat, &forged, mover, mv).await,
            self.messages(&dreamt, viewer, seat, &forged, mover, mv).await,
        ];
        let (Some((one_last, one)), Some((other_last, other))) = (one.split_last(), other.split_last())
        else {
            panic!("nothing was said");
        };
        assert_eq!(one, other, "{} seen by {viewer}", self.games[0].meta.id);
        figures.messages += one.len();
        if told(one_last) == told(other_last) {
            assert_eq!(one_last, other_last, "{} seen by {viewer} after {mv}", self.games[0].meta.id);
            figures.alike += 1;
        }
    }

    /// Compares everything that a viewer is told in this world and in one with another past that it cannot know.
    async fn compare_pasts(&self, rng: &mut Pcg64Mcg, figures: &mut Figures) {
        let record = peek(&self.site.hub, &self.table, |table| table.record()).await;
        let Some(pasts) = Pasts::of(&self.games[0], &record, rng) else { return };
        let mut heard = Vec::new();
        for world in [0, 1] {
            let store = pasts.store(&*self.store, &self.table, world).await;
            let site = site(self.games, &self.clock, &store);
            heard.push(self.answers(&site, pasts.viewer, &[]).await);
        }
        let (id, Pasts { viewer, changed, .. }) = (self.games[0].meta.id, &pasts);
        assert_eq!(heard[0], heard[1], "{id} seen by {viewer}, with another step {changed}");
        figures.answers += heard[0].len();
        figures.pasts += 1;
    }

    /// Where moves are sealed, compares what others are told of two different ones.
    async fn compare_sealed(&self, rng: &mut Pcg64Mcg, figures: &mut Figures) {
        let pending = peek(&self.site.hub, &self.table, |table| table.pending()).await;
        let Pending::Decision { seats, sealed: true } = pending else { return };
        let asked: Vec<u8> = seats.iter().map(|seat| seat.0).collect();
        let mover = *any(&asked, rng);
        let moves = legal(&self.seen_by(&self.site.hub, mover).await);
        // The last sealed move reveals them all.
        if asked.len() < 2 || moves.len() < 2 {
            return;
        }
        let [one, other] = [&moves[0], &moves[moves.len() - 1]];
        for viewer in (0..self.cookies.len()).filter(|viewer| *viewer != usize::from(mover)) {
            let [first, second] = [self.copy().await, self.copy().await];
            let heard = [
                self.messages(&first, viewer, 0, &[], mover, one).await,
                self.messages(&second, viewer, 0, &[], mover, other).await,
            ];
            assert_eq!(heard[0], heard[1], "{one} and {other} seen by {viewer}");
            let [one, other] =
                [self.answers(&first, viewer, &[]).await, self.answers(&second, viewer, &[]).await];
            assert_eq!(one, other, "seen by {viewer}");
            figures.sealed += 1;
        }
    }
}

/// The events of a socket's last message, and who is asked now.
fn told(message: &str) -> (Value, Value) {
    let message: Value = serde_json::from_str(message).expect("messages are JSON");
    (message["state"]["log"].clone(), message["state"]["asked"].clone())
}
