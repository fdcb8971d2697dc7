//! An answer of the server with a choice of each game, for `docs/api.md`: `UPDATE=1 cargo test -p approdo-server
//! answers` regenerates it from a run.

use crate::desk::*;
use approdo_hub::wire::{ChoiceOut, CreateTable, ForeseenOut, TableState, ViewerName};
use approdo_hub::{Hub, ManualClock, Push, StateQuery};
use approdo_store::SqliteStore;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::{fmt::Write, fs, path::Path, sync::Arc};

/// Markers around the generated part.
const MARKS: [&str; 2] = ["<!-- answers from a run: begin -->\n", "<!-- answers from a run: end -->\n"];
/// Steps played before.
const STEPS: u32 = 60;

#[tokio::test]
#[allow(clippy::disallowed_methods, reason = "the person who runs the tests decides, not the rules")]
async fn answers_with_price_touches_and_account_stand_in_the_guide() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    let guide = fs::read_to_string(&file).expect("the guide is there");
    let (before, rest) = guide.split_once(MARKS[0]).expect("the guide says where they begin");
    let (written, after) = rest.split_once(MARKS[1]).expect("the guide says where they end");
    let (mut text, mut is_written) = (String::new(), true);
    for module in approdo_catalog::GAMES.iter() {
        let answer = answer_of(module.meta.id).await;
        let answer = laid_out(&answer, 3);
        write!(text, "\n{}:\n\n```json\n{answer}\n```\n", module.meta.title).expect("memory");
        is_written &= written.contains(module.meta.title);
    }
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        is_written = true;
        fs::write(&file, [before, MARKS[0], &text, "\n", MARKS[1], after].concat())
            .expect("it can be written");
    }
    assert!(
        is_written,
        "docs/api.md lacks the answer of a game: UPDATE=1 cargo test -p approdo-server answers"
    );
}

/// JSON with one part per line, down to this depth.
fn laid_out(value: &Value, levels: usize) -> String {
    let indent = "  ".repeat(4 - levels);
    let (open, close, lines): (_, _, Vec<String>) = match value {
        Value::Object(map) if 0 < levels && !map.is_empty() => {
            let line = |(name, part): (&String, &Value)| {
                format!("{indent}\"{name}\": {}", laid_out(part, levels - 1))
            };
            ('{', '}', map.iter().map(line).collect())
        }
        Value::Array(list) if 0 < levels && list.iter().any(Value::is_object) => {
            ('[', ']', list.iter().map(|part| format!("{indent}{}", laid_out(part, 0))).collect())
        }
        _ => return value.to_string(),
    };
    format!("{open}\n{}\n{}{close}", lines.join(",\n"), &indent[2..])
}

/// Plays at random and stops where a choice has touches and a price.
async fn answer_of(game: &str) -> Value {
    let hub = Hub::new(
        Arc::new(SqliteStore::in_memory().unwrap()),
        &approdo_catalog::GAMES,
        settings(),
        Arc::new(ManualClock::at(1_000_000)),
    );
    let plan = CreateTable {
        game: game.to_owned(),
        seats: vec![mine("Ada"), mine("Adele")],
        seed: Some("7".to_owned()),
        ..CreateTable::default()
    };
    let table = hub.create(ADA, plan).await.unwrap().table;
    let mut whims = Pcg64Mcg::seed_from_u64(7);
    loop {
        let state =
            hub.state(ADA, &table, StateQuery { standings: true, ..StateQuery::default() }).await.unwrap();
        let ViewerName::Seat(seat) = state.you.viewer else { panic!("Ada holds every seat") };
        assert!(!state.asked.is_empty(), "no choice of {game} had a price");
        let legal: Vec<&ChoiceOut> = state.choices.iter().filter(|choice| choice.refused.is_none()).collect();
        if STEPS < state.summary.step {
            let foreseen = foreseen(&hub, &table, seat).await;
            if let Some(answer) = legal.iter().find_map(|choice| priced(&state, seat, choice, &foreseen)) {
                return answer;
            }
        }
        let mv = legal[whims.next_u32() as usize % legal.len()].mv.clone();
        let key = format!("{}", state.summary.version);
        let play =
            approdo_hub::wire::PlayMove { seat, version: state.summary.version, mv, key, confirmed: true };
        hub.play(ADA, &table, play).await.unwrap();
    }
}

async fn foreseen(hub: &Hub, table: &str, seat: u8) -> Vec<ForeseenOut> {
    let query = StateQuery { prices: true, ..as_seat(seat) };
    let mut pushes = hub.subscribe(ADA, table, query).await.unwrap();
    loop {
        if let Push::Foreseen(told) = pushes.next().await.unwrap() {
            let mut told: Value = serde_json::from_str(&told).unwrap();
            return serde_json::from_value(told["choices"].take()).unwrap();
        }
    }
}

fn priced(state: &TableState, seat: u8, choice: &ChoiceOut, foreseen: &[ForeseenOut]) -> Option<Value> {
    let price = foreseen.iter().find(|one| one.mv == choice.mv)?.price.as_ref()?;
    let account = &state.standings.as_ref()?.get(usize::from(seat))?.account;
    if choice.touches.is_empty() || price.changes.is_empty() || account.parts.is_empty() {
        return None;
    }
    Some(json!({ "choice": choice, "price": price, "account": account }))
}
