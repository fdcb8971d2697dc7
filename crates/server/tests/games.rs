//! Promises of the hub for every game of the catalogue, and for one that does what no other does.

use crate::{desk::*, twin::changed_twin};
use approdo_contract::Pending;
use approdo_hub::wire::{ClockKind, ClockPlan, CreateTable, Flag, PlayMove, SeatPlan, Status, ViewerName};
use approdo_hub::{Hub, ManualClock, StateQuery};
use approdo_phrases::Language;
use approdo_store::{SqliteStore, Store};
use approdo_table::Seed;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::sync::Arc;

/// In every game: if after a move in one's own turn the seat is not asked any more and cannot undo, `passes_on` said so
/// beforehand. Where luck follows the move, that answer does not depend on the luck.
#[test]
fn no_turn_is_gone_for_good_without_a_question() {
    let mut confirmed_luck = 0;
    for module in approdo_catalog::GAMES.iter() {
        let mut whims = Pcg64Mcg::seed_from_u64(7);
        let seats = 2.max(*module.meta.seats.start());
        let mut table = (module.open)(&Value::Null, seats, Seed::from_number(3)).unwrap();
        for _ in 0..400 {
            let Pending::Decision { seats, sealed } = table.pending() else { break };
            let seat = seats.first().unwrap();
            let legal = table.choices(seat).into_iter().filter(|choice| choice.refused.is_none());
            let legal: Vec<_> = legal.collect();
            let choice = &legal[whims.next_u32() as usize % legal.len()];
            let (said, step) = (table.passes_on(seat, &choice.mv).unwrap(), table.version());
            let is_of_other = table.turn_of().is_some_and(|turn| turn != seat);
            table.act(seat, &choice.mv).unwrap();
            let goes_on = match table.pending() {
                // Another seat may be asked in the middle of a turn.
                Pending::Decision { seats, .. } => seats.contains(seat) || table.turn_of() == Some(seat),
                Pending::Chance { .. } | Pending::Over(_) => break,
            };
            let followed_by_luck = step + 1 < table.version();
            let is_gone = !is_of_other && !goes_on && table.may_undo(seat).is_err();
            assert!(said || !is_gone, "{}: {}", module.meta.id, choice.notation);
            confirmed_luck += u32::from(said && followed_by_luck && !sealed);
        }
    }
    assert!(0 < confirmed_luck, "luck follows the end of a turn somewhere");
}

/// Offers and calls are answered in the middle of a decision (ARC-7.8): making them earns no clock time.
#[tokio::test]
async fn questions_to_others_in_the_middle_of_a_turn_earn_no_time() {
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    let clock = Arc::new(ManualClock::at(1_000_000));
    let hub = Hub::new(store, &approdo_catalog::GAMES, settings(), clock);
    let plan = CreateTable {
        game: "archipelago".to_owned(),
        seats: vec![mine("Ada"), mine("Adele")],
        seed: Some("5".to_owned()),
        clock: Some(ClockPlan {
            kind: ClockKind::Live,
            initial_ms: 60_000,
            increment_ms: 5_000,
            flag: Flag::Nothing,
        }),
        ..CreateTable::default()
    };
    let table = hub.create(ADA, plan).await.unwrap().table;
    let clocks = async || {
        let seats = hub.summary(&table).await.unwrap().seats;
        seats.iter().map(|seat| seat.clock_ms.unwrap()).collect::<Vec<u64>>()
    };
    let (mut declined, mut offers, mut at_first_answer) = (0, None, None);
    for number in 0.. {
        assert!(number < 1_000, "there is always somebody who may make an offer");
        let state = hub.state(ADA, &table, StateQuery::default()).await.unwrap();
        let ViewerName::Seat(seat) = state.you.viewer else { panic!("Ada holds every seat") };
        let legal: Vec<_> = state.choices.into_iter().filter(|choice| choice.refused.is_none()).collect();
        let named = |word: &str| legal.iter().find(|choice| choice.notation.split(' ').next() == Some(word));
        if declined == 3 {
            assert_eq!(Some(seat), offers, "she is asked what she was asked before");
            assert_eq!(Some(clocks().await), at_first_answer);
            break;
        }
        if named("offer").is_some() && offers.is_none() {
            offers = Some(seat);
        }
        // Her first offer was the first move of her turn, and paid the other seat for the turn before.
        if named("decline").is_some() && at_first_answer.is_none() {
            at_first_answer = Some(clocks().await);
        }
        declined += u32::from(named("decline").is_some());
        let wanted = ["decline", "send", "give", "ask", "offer"].iter().find_map(|word| named(word));
        let mv = wanted.unwrap_or(&legal[number % legal.len()]).mv.clone();
        let (version, key) = (state.summary.version, format!("k{number}"));
        hub.play(ADA, &table, PlayMove { seat, version, mv, key, confirmed: true }).await.unwrap();
    }
}

/// A hub for all games, with the clock of a desk.
fn of_all_games(desk: &Desk, store: &Arc<dyn Store>) -> Desk {
    let mut other = desk.restarted();
    other.store = store.clone();
    other.hub =
        Hub::new(store.clone(), &approdo_catalog::GAMES, desk.hub.settings().clone(), desk.clock.clone());
    other
}

/// IMP-28.36 refuses options without effect, since version 4 of the rules. Older tables may have them.
#[tokio::test]
async fn a_table_with_options_that_nobody_may_agree_on_any_more_is_opened_and_played_on() {
    let refused = json!({ "virtual_faction": false, "advanced_solo": true });
    let desk = Desk::new();
    let desk = of_all_games(&desk, &desk.store);
    let plan = CreateTable {
        game: "imperial-settlers".to_owned(),
        seats: vec![mine("Ada"), SeatPlan::Open {}],
        seed: Some("28".to_owned()),
        ..CreateTable::default()
    };
    let new = CreateTable { options: Some(refused.clone()), ..plan.clone() };
    let error = desk.hub.create(ADA, new).await.unwrap_err();
    assert!(error.text(Language::English).contains("IMP-28.36"), "{error}");
    let table = desk.seated(plan).await;
    for whim in 0..12 {
        assert!(desk.stumble(&table, whim).await);
    }
    // As an earlier version stored it: its options, its version of the rules, its hashes.
    let store = changed_twin(&*desk.store, &table, |stored| {
        let mut options: Value = serde_json::from_str(&stored.row.options).unwrap();
        for (name, value) in refused.as_object().unwrap() {
            options[name] = value.clone();
        }
        stored.row.options = options.to_string();
        stored.row.rules_version = 3;
        stored.entries.iter_mut().for_each(|entry| entry.state_hash ^= 1);
    })
    .await;
    let old = of_all_games(&desk, &store);
    let state = old.state(ADA, &table).await;
    assert_eq!(state.summary.options["virtual_faction"], false);
    assert_eq!(state.view.value()["common"], desk.state(ADA, &table).await.view.value()["common"]);
    for whim in 0..3 {
        assert!(old.stumble(&table, whim).await);
    }
    let again = of_all_games(&old, &store);
    while again.stumble(&table, 0).await {}
    // Rematch, fork, export and import of such a game work, too.
    again.hub.rematch(ADA, &table).await.unwrap();
    let fork = again.hub.fork(ADA, &table, 5).await.unwrap();
    assert_eq!(again.hub.summary(&fork.table).await.unwrap().options, state.summary.options);
    let record = again.hub.export(&table).await.unwrap();
    let imported = again.hub.import(EVE, &record.to_json()).await.unwrap();
    assert_eq!(again.hub.summary(&imported.table).await.unwrap().status, Status::Over);
    assert!((approdo_catalog::find("imperial-settlers").unwrap().verify)(&record).holds());
}
