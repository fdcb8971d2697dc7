//! Eviction: only so many tables stay in memory, and no client notices which.

use crate::{auction::Gate, desk::*};
use approdo_bots::Budget;
use approdo_hub::wire::{AwayPlan, CreateTable, Flag, Level, SeatPlan};
use approdo_hub::{GuestId, HubError, HubSettings};
use approdo_phrases::Language::English;
use approdo_store::{SqliteStore, TableId, testing::FaultyStore};
use serde_json::json;
use std::sync::Arc;

const MINUTE: u64 = 60_000;

/// A desk that keeps this number of tables without subscribers in memory.
fn desk_for(most_idle_rooms: usize) -> Desk {
    let settings = HubSettings { most_idle_rooms, ..settings() };
    Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings)
}

async fn in_memory(desk: &Desk) -> usize {
    desk.hub.load_figures().await.0
}

/// Evicts every table that may be evicted, where all are.
async fn forget(desk: &Desk) {
    desk.hub.tick().await;
    assert_eq!(in_memory(desk).await, 0);
}

/// A spectator; there are many.
fn onlooker(number: u16) -> GuestId {
    let [high, low] = number.to_be_bytes();
    GuestId([[high; 16], [low; 16]].concat().try_into().unwrap())
}

/// What Ada, Bob and a spectator see.
async fn seen(desk: &Desk, table: &str) -> Vec<String> {
    let mut seen = Vec::new();
    for guest in [ADA, BOB, EVE] {
        seen.push(serde_json::to_string(&desk.state(guest, table).await).unwrap());
    }
    seen
}

#[tokio::test]
async fn a_burst_of_tables_leaves_only_so_many_in_memory() {
    let store = Arc::new(FaultyStore::new(Arc::new(SqliteStore::in_memory().unwrap())));
    let settings = HubSettings { most_idle_rooms: 16, ..settings() };
    let desk = Desk::with(store.clone(), settings);
    let followed = desk.nim().await;
    let mut pushes = desk.hub.subscribe(BOB, &followed, as_seat(1)).await.unwrap();
    next_state(&mut pushes).await;
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(desk.nim().await);
    }
    for table in &tables {
        desk.clock.advance(1);
        desk.hub.summary(table).await.unwrap();
        // There may be a few more between two ticks.
        assert!(in_memory(&desk).await <= 1 + 16 + 2);
    }
    desk.hub.tick().await;
    assert_eq!(in_memory(&desk).await, 1 + 16);
    let is_read = async |table: &String| {
        let before = store.calls();
        desk.hub.summary(table).await.unwrap();
        before < store.calls()
    };
    for table in tables[44..].iter().chain([&followed]) {
        assert!(!is_read(table).await, "it was asked for last, or is followed");
    }
    assert!(is_read(&tables[43]).await);
    // Subscribers keep their tables in memory.
    desk.play(ADA, &followed, 0, take(0, 1)).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.summary.step, 1);
}

#[tokio::test]
async fn a_table_that_is_forgotten_comes_back_as_it_was() {
    let desk = desk_for(0);
    let plan = CreateTable {
        game: "armada".to_owned(),
        options: Some(json!({ "option_cards": true })),
        clock: Some(a_minute(Flag::Nothing)),
        away: Some(AwayPlan { after_ms: 60 * MINUTE, level: Level::Novice }),
        ..nim_plan()
    };
    let table = desk.seated(plan).await;
    for whim in 0..60 {
        desk.clock.advance(700);
        assert!(desk.stumble(&table, whim * 5).await);
        let before = seen(&desk, &table).await;
        forget(&desk).await;
        assert_eq!(seen(&desk, &table).await, before, "after move {whim}");
    }
    // Undone moves can be redone, and idempotency keys are still known.
    let mut taken_back = 0;
    for (guest, seat) in [(ADA, 0), (BOB, 1)] {
        let request = desk.take_back(&table, seat).await;
        let Ok(undone) = desk.hub.undo(guest, &table, request.clone()).await else { continue };
        let before = seen(&desk, &table).await;
        forget(&desk).await;
        assert_eq!(seen(&desk, &table).await, before);
        let again = desk.hub.undo(guest, &table, request).await.unwrap();
        assert!(again.repeated && again.version == undone.version);
        forget(&desk).await;
        desk.hub.redo(guest, &table, desk.take_back(&table, seat).await).await.unwrap();
        taken_back += 1;
    }
    assert!(0 < taken_back);
}

#[tokio::test]
async fn whoever_looks_now_and_then_is_not_away_though_the_table_is_forgotten_in_between() {
    let desk = desk_for(0);
    let away = Some(AwayPlan { after_ms: MINUTE, level: Level::Novice });
    let table = desk.seated(CreateTable { away, ..nim_plan() }).await;
    let is_replaced = async |by: GuestId| {
        desk.state(by, &table).await;
        desk.hub.tick().await;
        desk.hub.summary(&table).await.unwrap().seats[0].standing_in
    };
    forget(&desk).await;
    for _ in 0..3 {
        desk.clock.advance(MINUTE - 1);
        assert!(!is_replaced(ADA).await);
        forget(&desk).await;
    }
    // A spectator's visit is not Ada's.
    desk.clock.advance(MINUTE - 1);
    assert!(!is_replaced(BOB).await);
    desk.clock.advance(1);
    assert!(is_replaced(BOB).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_kept_while_a_bot_thinks_there_and_the_longest_while_one_is_owed_time() {
    let settings = HubSettings { bot_pause_ms: 3_600_000, bot_workers: 64, most_idle_rooms: 1, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let plan = CreateTable { seats: vec![mine("Ada"), bot(Level::Novice)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let left = async || desk.hub.summary(&table).await.unwrap().seats[1].think_left_ms;
    let others = async || {
        desk.clock.advance(1);
        for _ in 0..5 {
            desk.nim().await;
        }
        desk.hub.tick().await;
    };
    // After so many withdrawn questions a bot has only what is left of its time.
    for _ in 0..8 {
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        desk.hub.undo(ADA, &table, desk.take_back(&table, 0).await).await.unwrap();
    }
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    others().await;
    assert_eq!(in_memory(&desk).await, 2, "one where a bot thinks, and one besides");
    desk.clock.advance(1_200_000 - 1);
    assert_eq!(left().await, Some(2_400_000));
    desk.hub.undo(ADA, &table, desk.take_back(&table, 0).await).await.unwrap();
    others().await;
    assert_eq!(in_memory(&desk).await, 1);
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    assert_eq!(left().await, Some(2_400_000), "it does not begin anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_kept_while_somebody_waits_for_a_hint() {
    let hint_budget = Budget::Iterations(20);
    let settings = HubSettings { most_idle_rooms: 0, hint_budget, bot_grace_ms: 600_000, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let gate = Gate::shut(4);
    let plan = CreateTable {
        game: "auction".to_owned(),
        options: Some(json!({ "gate": 4 })),
        seed: Some("1".to_owned()),
        hints: true,
        ..nim_plan()
    };
    let table = desk.seated(plan).await;
    let hint = tokio::spawn({
        let (hub, table) = (desk.hub.clone(), table.clone());
        async move { hub.hint(ADA, &table, 0, English).await }
    });
    while desk.hub.summary(&table).await.unwrap().seats[0].hints_taken == 0 {
        tokio::task::yield_now().await;
    }
    desk.hub.tick().await;
    assert_eq!(in_memory(&desk).await, 1);
    assert_eq!(desk.hub.hint(ADA, &table, 0, English).await, Err(HubError::HintUnderWay));
    drop(gate);
    hint.await.unwrap().unwrap();
    forget(&desk).await;
}

#[tokio::test]
async fn what_was_said_and_noted_is_read_without_the_table() {
    let desk = desk_for(500);
    let created = desk
        .hub
        .create(
            EVE,
            CreateTable { seats: vec![mine("Eve"), SeatPlan::Open {}, SeatPlan::Open {}], ..nim_plan() },
        )
        .await
        .unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    desk.hub.claim(CARL, table, &created.host_token).await.unwrap();
    desk.hub.chat(BOB, table, "hello").await.unwrap();
    desk.hub.set_note(BOB, table, "an ace").await.unwrap();
    for number in 0..199 {
        desk.hub.set_note(onlooker(1_000 + number), table, "x").await.unwrap();
    }
    let again = desk.restarted();
    assert_eq!(again.hub.chat_since(table, 0).await.unwrap()[0].text, "hello");
    assert_eq!(again.hub.note(BOB, table).await.unwrap(), "an ace");
    // Roles are known without loading the table, too.
    assert_eq!(again.hub.set_note(ADA, table, "x").await, Err(HubError::NotSeated));
    for member in [BOB, CARL, EVE] {
        again.hub.set_note(member, table, "mine").await.unwrap();
    }
    assert_eq!(in_memory(&again).await, 0);
    let unknown = Some(HubError::UnknownTable);
    assert_eq!(again.hub.chat_since("nowhere", 0).await.err(), unknown);
    assert_eq!(again.hub.note(BOB, "nowhere").await.err(), unknown);
    assert_eq!(again.hub.set_note(BOB, "nowhere", "x").await.err(), unknown);
}

#[tokio::test]
async fn whoever_lists_their_tables_reads_each_of_them_once() {
    let store = Arc::new(FaultyStore::new(Arc::new(SqliteStore::in_memory().unwrap())));
    let first = Desk::on(store.clone());
    for _ in 0..20 {
        first.nim().await;
    }
    let played = first.nim().await;
    let desk = first.restarted();
    let asked = async |guest| {
        let before = store.calls();
        let mine = desk.hub.mine(guest).await.unwrap();
        (mine.iter().filter(|table| table.your_move).count(), store.calls() - before)
    };
    assert_eq!(asked(ADA).await.0, 21);
    // The tables themselves were not requested.
    forget(&desk).await;
    assert_eq!(asked(ADA).await, (21, 2), "only the lists are read");
    assert_eq!(asked(BOB).await, (0, 2));
    desk.play(ADA, &played, 0, take(0, 1)).await.unwrap();
    assert_eq!((asked(ADA).await.0, asked(BOB).await.0), (20, 1));
    desk.clock.advance(desk.hub.settings().idle_after_ms);
    forget(&desk).await;
    assert_eq!((asked(ADA).await, asked(BOB).await), ((20, 2), (1, 2)));
}

#[tokio::test]
async fn a_list_of_tables_does_not_overlook_what_time_has_done() {
    let away = AwayPlan { after_ms: MINUTE, level: Level::Novice };
    let plans = [
        CreateTable { clock: Some(a_minute(Flag::Forfeit)), ..nim_plan() },
        CreateTable { away: Some(away), ..nim_plan() },
    ];
    for plan in plans {
        let desk = desk_for(0);
        let table = desk.seated(plan).await;
        let version = desk.version(&table).await;
        forget(&desk).await;
        let journal = async || desk.store.entries(&TableId(table.clone()), version, 10).await.unwrap().len();
        // Ada has a minute to move. Only then is something due at the table.
        for (passes, entries) in [(MINUTE - 1, 0), (1, 1)] {
            desk.clock.advance(passes);
            desk.hub.mine(BOB).await.unwrap();
            desk.hub.tick().await;
            assert_eq!(journal().await, entries);
        }
    }
}

#[tokio::test]
async fn visits_of_strangers_are_noted_only_so_often() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    let id = TableId(table.clone());
    let mut noted = 0;
    for number in 1_000..1_300 {
        assert_eq!(desk.hub.mark_seen(onlooker(number), &table, u32::MAX).await, Ok(version));
        noted += usize::from(desk.store.visit(&id, onlooker(number).into()).await.unwrap().is_some());
    }
    assert_eq!(noted, 200);
    // Noted browsers stay noted, and players are always noted.
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    for guest in [onlooker(1_000), ADA, BOB] {
        desk.hub.mark_seen(guest, &table, u32::MAX).await.unwrap();
        assert_eq!(desk.store.visit(&id, guest.into()).await, Ok(Some(version + 1)));
    }
}
