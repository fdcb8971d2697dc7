//! Two worlds with different pasts: one secret luck or one sealed move differs, and everything after it is the same. A
//! viewer that cannot know the difference gets the same answers, also about the past.

use crate::{
    twin::twin_but,
    web::{
        setups::{every_game, setups},
        stage::{LONGEST, Stage, any, hub_settings, legal, peek},
        worlds::positions_to_look_at,
    },
};
use approdo_conformance::tell;
use approdo_contract::{Pending, Seat, Viewer};
use approdo_hub::wire::ViewerName;
use approdo_hub::{Hub, HubError, Push, StateQuery};
use approdo_phrases::Language;
use approdo_store::{Entry, Store};
use approdo_table::{Module, Record, Table};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Moves between two compared positions.
const BETWEEN: usize = 3;
/// Positions compared without a network, for each one compared over it.
const TIMES: usize = 10;
/// Earlier steps compared in each position.
const LOOKS_BACK: usize = 6;

/// Two pasts that a viewer cannot tell apart.
pub struct Pasts {
    /// The seat that cannot know; the number of seats stands for a spectator.
    pub viewer: usize,
    /// The step that differs.
    pub changed: usize,
    /// The steps of both, up to the last one where the viewer is still told the same.
    pub steps: [Vec<String>; 2],
}

impl Pasts {
    /// Another past than the one of this record, if it has a secret that could have been otherwise.
    pub fn of(module: &Module, record: &Record, rng: &mut Pcg64Mcg) -> Option<Self> {
        let start = (module.start)(record).expect("the record is true");
        let mut table = start.fork();
        // Everything that some viewer may not see.
        let mut secrets = Vec::new();
        for (at, step) in record.steps.iter().enumerate() {
            if let Some(secret) = Secret::of(&*table, step) {
                secrets.push((at, secret));
            }
            table.follow(step).expect("the record is true");
        }
        if secrets.is_empty() {
            return None;
        }
        let (changed, secret) = any(&secrets, rng);
        let strangers: Vec<Viewer> =
            Viewer::all(record.seats).filter(|viewer| !secret.known_to.contains(viewer)).collect();
        let (viewer, other) = (*any(&strangers, rng), any(&secret.others, rng));
        let mut steps = record.steps.clone();
        steps[*changed].clone_from(other);
        let length = alike(&*start, [&record.steps, &steps], *changed, viewer)?;
        let viewer = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => usize::from(record.seats),
        };
        let steps = [&record.steps, &steps].map(|steps| steps[..length].to_vec());
        Some(Pasts { viewer, changed: changed + 1, steps })
    }

    /// The journal of a table with only these steps; joins and leaves are kept.
    pub async fn store(&self, of: &dyn Store, table: &str, world: usize) -> Arc<dyn Store> {
        let steps = &self.steps[world];
        let rewrite = |entries: &mut Vec<Entry>| {
            let mut rewritten = 0;
            entries.retain_mut(|entry| {
                // Early journals have no hash.
                entry.state_hash = 0;
                let is_step = entry.kind == "move" || entry.kind == "luck";
                if is_step && rewritten < steps.len() {
                    entry.payload.clone_from(&steps[rewritten]);
                    rewritten += 1;
                    return true;
                }
                !is_step
            });
        };
        twin_but(of, table, rewrite).await
    }
}

/// A step that some viewer may not know.
struct Secret {
    known_to: Vec<Viewer>,
    /// What else it could have been.
    others: Vec<String>,
}

impl Secret {
    fn of(table: &dyn Table, step: &str) -> Option<Self> {
        let (known_to, others): (Vec<Viewer>, Vec<String>) = match table.pending() {
            Pending::Chance { among, seen_by } => {
                let known_to =
                    Viewer::all(table.seats()).filter(|viewer| seen_by.includes(*viewer)).collect();
                (known_to, (0..among).map(|index| format!("luck {index}")).collect())
            }
            // The last sealed move reveals them all.
            Pending::Decision { sealed: true, seats } if 1 < seats.iter().count() => {
                let seat: u8 = step.split(':').next()?.parse().ok()?;
                let legal = table.choices(Seat(seat)).into_iter().filter(|choice| choice.refused.is_none());
                let others = legal.map(|choice| format!("{seat}: {}", choice.notation)).collect();
                (vec![Viewer::Seat(Seat(seat))], others)
            }
            Pending::Decision { .. } | Pending::Over(_) => return None,
        };
        let others: Vec<String> = others.into_iter().filter(|other| other != step).collect();
        let is_public = known_to.len() == usize::from(table.seats()) + 1;
        (!is_public && !others.is_empty()).then_some(Secret { known_to, others })
    }
}

/// The number of steps, from the one that differs, during which the rules tell a viewer the same in two pasts; `None`
/// if the games cannot stop there.
///
/// The events of the step itself must not differ for this viewer, or the game leaks a secret.
fn alike(start: &dyn Table, steps: [&Vec<String>; 2], changed: usize, viewer: Viewer) -> Option<usize> {
    let [mut one, mut other] = [start.fork(), start.fork()];
    let mut length = None;
    for (at, (real, instead)) in steps[0].iter().zip(steps[1]).enumerate() {
        one.follow(real).expect("the record is true");
        if other.follow(instead).is_err() {
            break;
        }
        let said = |table: &dyn Table| table.log_between(viewer, at as u32, at as u32 + 1);
        let asked = |table: &dyn Table| match table.pending() {
            Pending::Decision { seats, .. } => Some(seats),
            Pending::Chance { .. } | Pending::Over(_) => None,
        };
        if at == changed {
            assert_eq!(said(&*one), said(&*other), "a secret is told to {viewer:?}");
        }
        if said(&*one) != said(&*other) || asked(&*one) != asked(&*other) {
            break;
        }
        let stands_still = !matches!(one.pending(), Pending::Chance { .. } | Pending::Over(_));
        if changed <= at && stands_still {
            length = Some(at + 1);
        }
    }
    length
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_of_the_past_changes_no_byte_of_what_is_told_of_it() {
    let started: Vec<_> = every_game()
        .map(|games| {
            let setups = (70..).zip(setups(&games[0]));
            let looks =
                setups.map(|(seed, (seats, options))| tokio::spawn(look(games, seats, options, seed)));
            (games[0].meta.id, looks.collect::<Vec<_>>())
        })
        .collect();
    for (id, looks) in started {
        let mut compared = 0;
        for look in looks {
            compared += look.await.expect("the worlds are alike");
        }
        // Nim has no secrets.
        assert!(id == "nim" || 30 < compared, "{id}: {compared}");
        tell(format_args!("{id}: {compared} pairs of pasts"));
    }
}

/// Compares along games of one setup; returns at how many positions there were two worlds.
async fn look(games: &'static [Module], seats: u8, options: Value, seed: u64) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let most = TIMES * positions_to_look_at() / if options == json!({}) { 1 } else { 3 };
    let (mut positions, mut compared) = (0, 0);
    while positions < most {
        let stage = Stage::new(games, seats, &options, rng.next_u64()).await;
        for number in 0..LONGEST {
            let Some((seat, state)) = stage.asked(&stage.site.hub, &mut rng).await else { break };
            if number % BETWEEN == 0 {
                compared += usize::from(compare(&stage, &mut rng).await);
                positions += 1;
            }
            if positions == most {
                break;
            }
            stage.make_move(&stage.site.hub, seat, any(&legal(&state), &mut rng)).await;
        }
    }
    compared
}

/// Compares what the hub answers in this world and in one with another past, if there is one.
async fn compare(stage: &Stage, rng: &mut Pcg64Mcg) -> bool {
    let record = peek(&stage.site.hub, &stage.table, |table| table.record()).await;
    let Some(pasts) = Pasts::of(&stage.games[0], &record, rng) else { return false };
    let mut heard = Vec::new();
    for world in [0, 1] {
        let store = pasts.store(&*stage.store, &stage.table, world).await;
        let hub = Hub::new(store, stage.games, hub_settings(), stage.clock.clone());
        heard.push(answers(stage, &hub, &pasts).await);
    }
    for (one, other) in heard[0].iter().zip(&heard[1]) {
        let (id, Pasts { viewer, changed, .. }) = (stage.games[0].meta.id, &pasts);
        assert_eq!(one, other, "{id} seen by {viewer}, with another step {changed}");
    }
    assert_eq!(heard[0].len(), heard[1].len());
    true
}

/// Everything that a viewer can request from a hub.
async fn answers(stage: &Stage, hub: &Hub, pasts: &Pasts) -> Vec<String> {
    let (guest, table) = (stage.guest(pasts.viewer), stage.table.as_str());
    let is_seat = pasts.viewer + 1 < stage.cookies.len();
    let own = if is_seat { ViewerName::Seat(pasts.viewer as u8) } else { ViewerName::Spectator };
    let mut heard = Vec::new();
    let steps = pasts.steps[0].len() as u32;
    for (viewer, language, since) in [
        (None, Language::English, None),
        (Some(own), Language::Italian, None),
        (Some(own), Language::English, Some(steps / 2)),
        (Some(ViewerName::Spectator), Language::Italian, None),
        (Some(ViewerName::Seat(if is_seat { 1 + pasts.viewer as u8 } else { 0 })), Language::English, None),
    ] {
        let query = StateQuery { viewer, since, outline: true, language, ..StateQuery::default() };
        heard.push(text(hub.state(guest, table, query).await));
        heard.push(text(hub.recap(guest, table, query).await));
    }
    let first = pasts.changed.saturating_sub(1) as u32;
    let between = (steps - first).max(1);
    let looks = (0..LOOKS_BACK as u32).map(|look| first + look * between / LOOKS_BACK as u32);
    for step in looks.chain([steps, steps + 1]) {
        for viewer in [own, ViewerName::Spectator] {
            heard.push(text(hub.at_step(guest, table, Some(viewer), step, Language::Italian).await));
        }
    }
    heard.push(format!("{:?}", hub.export(table).await));
    let query = StateQuery { viewer: Some(own), ..StateQuery::default() };
    let mut pushes = hub.subscribe(guest, table, query).await.expect("there is room");
    let Some(Push::State { json, .. }) = pushes.next().await else { panic!("nobody is greeted") };
    heard.push(json.as_ref().to_owned());
    heard
}

/// An answer as text.
fn text<T: Serialize>(answer: Result<T, HubError>) -> String {
    match answer {
        Ok(answer) => serde_json::to_string(&answer).expect("answers are plain data"),
        Err(error) => format!("{:?} {} {error:?}", error.sort(), error.text(Language::English)),
    }
}
