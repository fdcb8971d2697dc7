//! Tables with long journals are loaded in linear time, without blocking others, and not at all if that takes too long.

use crate::{
    desk::*,
    stroll::{Stroll, done, worked_out, write},
};
use approdo_hub::wire::{ClockKind, ClockPlan, CreateTable, Flag, SeatPlan, TableState};
use approdo_hub::{Hub, HubError, HubSettings, Sort, StateQuery, SystemClock, Visitor};
use approdo_nim::Nim;
use approdo_store::{NewEntry, SqliteStore};
use approdo_table::{Module, OpenError, Record, Table};
use serde_json::json;
use std::{
    net::IpAddr,
    sync::{Arc, Mutex, mpsc},
};

static STROLLS: [Module; 2] = [Module::of::<Stroll>(), Module::of::<Nim>()];

fn stroll(number: u8) -> CreateTable {
    CreateTable {
        game: "stroll".to_owned(),
        options: Some(json!({ "number": number })),
        seats: vec![mine("Ada"), SeatPlan::Open {}],
        clock: Some(ClockPlan {
            kind: ClockKind::Live,
            initial_ms: 3_600_000,
            increment_ms: 0,
            flag: Flag::Nothing,
        }),
        ..CreateTable::default()
    }
}

/// A desk for strolls.
fn desk(settings: HubSettings) -> Desk {
    let mut desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    desk.hub = new_hub(&desk, &STROLLS);
    desk
}

fn new_hub(desk: &Desk, games: &'static [Module]) -> Hub {
    Hub::new(desk.store.clone(), games, desk.hub.settings().clone(), desk.clock.clone())
}

/// A stroll of Ada with Bob, and the length of its journal.
async fn started(desk: &Desk, number: u8) -> (String, u32) {
    let created = desk.hub.create(ADA, stroll(number)).await.unwrap();
    desk.hub.claim(BOB, &created.table, &created.links[0].token).await.unwrap();
    let version = desk.version(&created.table).await;
    (created.table, version)
}

/// A walk of this number of steps.
fn walk(steps: usize) -> Vec<NewEntry> {
    vec![done("move", 1_000_000); steps]
}

#[tokio::test]
async fn a_journal_is_replayed_in_as_many_steps_as_it_has_entries() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 1).await;
    let walked = 3_000;
    let mut entries = walk(walked);
    // The last moves are undone and redone, one by one and many at a time, over and over.
    for depth in (1..=40).cycle().take(200) {
        entries.extend(vec![done("undo", 1_000_000); depth]);
        entries.extend(vec![done("redo", 1_000_000); depth]);
    }
    let length = entries.len();
    write(&*desk.store, &table, version, entries).await;
    let (hub, before) = (new_hub(&desk, &STROLLS), worked_out(1));
    let state = hub.summary(&table).await.unwrap();
    assert_eq!((state.version, state.step), (version + length as u32, walked as u32));
    let steps = worked_out(1) - before;
    // Replaying the game for every undo would take some 12,000,000.
    assert!(steps < 10 * length as u64, "{steps} steps for {length} entries");
}

#[tokio::test]
async fn time_counts_for_moves_that_were_taken_back() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 2).await;
    // Ada walks for a minute, lets Bob think for two, undoes that, and walks on at once.
    let start = 1_000_000;
    let mut rest = done("move", start + 60_000);
    rest.payload = "0: rest".to_owned();
    let entries = vec![rest, done("undo", start + 180_000), done("move", start + 180_000)];
    write(&*desk.store, &table, version, entries).await;
    desk.clock.advance(180_000);
    let summary = new_hub(&desk, &STROLLS).summary(&table).await.unwrap();
    let left: Vec<_> = summary.seats.iter().map(|seat| seat.clock_ms.unwrap()).collect();
    assert_eq!(left, [3_600_000 - 60_000, 3_600_000 - 120_000]);
}

#[tokio::test]
async fn a_journal_that_takes_too_long_is_left_for_later_and_harms_no_other() {
    let desk = desk(HubSettings { replay_ms: 0, ..settings() });
    let (long, version) = started(&desk, 3).await;
    let (short, _) = started(&desk, 3).await;
    write(&*desk.store, &long, version, walk(300)).await;
    let (hub, before) = (new_hub(&desk, &STROLLS), worked_out(3));
    let error = hub.summary(&long).await.unwrap_err();
    // It is not damaged: the machine may only be busy.
    assert_eq!((&error, error.sort()), (&HubError::NotInTime { seconds: 60 }, Sort::Unavailable));
    hub.summary(&short).await.unwrap();
    // It is not tried again at once, for no client; later it is.
    desk.clock.advance(10_500);
    assert_eq!(hub.summary(&long).await, Err(HubError::NotInTime { seconds: 50 }));
    assert!(worked_out(3) - before < 300);
    desk.clock.advance(hub.settings().damaged_ms - 10_500);
    assert_eq!(hub.summary(&long).await, Err(error));
}

/// Strolls whose load waits for the test.
static HELD: [Module; 1] = [Module { start: held, ..Module::of::<Stroll>() }];
type Door = (mpsc::SyncSender<()>, mpsc::Receiver<()>);
static DOOR: Mutex<Option<Door>> = Mutex::new(None);

fn held(record: &Record) -> Result<Box<dyn Table>, OpenError> {
    let (came, may_go) = DOOR.lock().unwrap().take().expect("nobody comes twice");
    came.send(()).unwrap();
    may_go.recv().unwrap();
    (STROLLS[0].start)(record)
}

/// A door, and the test's two ends of it.
fn door() -> (mpsc::Receiver<()>, mpsc::SyncSender<()>) {
    let ((came, comes), (go, may_go)) = (mpsc::sync_channel(1), mpsc::sync_channel(1));
    *DOOR.lock().unwrap() = Some((came, may_go));
    (comes, go)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_comes_back_is_read_once_for_all_who_wait_and_not_when_the_server_goes_down() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 4).await;
    write(&*desk.store, &table, version, walk(300)).await;
    let before = worked_out(4);

    // The first request is cancelled; the others find the load that it began.
    let (comes, go) = door();
    let hub = new_hub(&desk, &HELD);
    let ask = |hub: &Hub| {
        let (hub, table) = (hub.clone(), table.clone());
        tokio::spawn(async move { hub.summary(&table).await })
    };
    let first = ask(&hub);
    let comes = tokio::task::spawn_blocking(move || comes.recv().map(|()| comes)).await.unwrap().unwrap();
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    let others = [ask(&hub), ask(&hub), ask(&hub)];
    go.send(()).unwrap();
    for other in others {
        assert_eq!(other.await.unwrap().unwrap().step, 300);
    }
    assert_eq!(worked_out(4) - before, 300, "it was read once");
    drop(comes);

    let (comes, go) = door();
    let hub = new_hub(&desk, &HELD);
    let asked = ask(&hub);
    tokio::task::spawn_blocking(move || comes.recv()).await.unwrap().unwrap();
    let going_down = tokio::spawn({
        let hub = hub.clone();
        async move { hub.shutdown().await }
    });
    while hub.summary("nobody asks for this one").await != Err(HubError::Closing) {
        tokio::task::yield_now().await;
    }
    go.send(()).unwrap();
    assert_eq!(asked.await.unwrap(), Err(HubError::Closing));
    going_down.await.unwrap();
    assert_eq!(worked_out(4) - before, 300, "nothing was replayed any more");
}

/// Requests a table from an address.
fn asked_from(hub: &Hub, last: u8, table: &str) -> tokio::task::JoinHandle<Result<u32, HubError>> {
    let (hub, table) = (hub.clone(), table.to_owned());
    let asking = async move { hub.summary(&table).await.map(|summary| summary.step) };
    tokio::spawn(approdo_hub::asked_from(IpAddr::from([192, 0, 2, last]), asking))
}

async fn until_waiting(hub: &Hub, many: usize) {
    while hub.waiting_for_replays() != many {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn whoever_opens_many_long_tables_waits_for_oneself() {
    let desk = desk(HubSettings { most_waiting: 3, ..settings() });
    let mut tables = Vec::new();
    for _ in 0..5 {
        let (table, version) = started(&desk, 7).await;
        write(&*desk.store, &table, version, walk(300)).await;
        tables.push(table);
    }
    let (short, _) = started(&desk, 7).await;
    let hub = new_hub(&desk, &STROLLS);
    let working = hub.occupy_replays();
    let mut crowd: Vec<_> = tables[..3].iter().map(|table| asked_from(&hub, 1, table)).collect();
    until_waiting(&hub, 3).await;
    // One more request of the same address is refused, also within another request; other addresses wait in their own
    // line, and short journals need no permit.
    assert_eq!(asked_from(&hub, 1, &tables[3]).await.unwrap(), Err(HubError::Crowded));
    let renamed = hub.rename_table(ADA, &tables[3], "Long");
    let renamed = approdo_hub::asked_from(IpAddr::from([192, 0, 2, 1]), renamed).await;
    assert_eq!(renamed, Err(HubError::Crowded));
    assert_eq!(asked_from(&hub, 1, &short).await.unwrap(), Ok(0));
    let other = asked_from(&hub, 2, &tables[4]);
    until_waiting(&hub, 4).await;
    // No journal was read while waiting, and a cancelled request makes room for another.
    assert_eq!(hub.load_figures().await.0, 1);
    let gone = crowd.pop().unwrap();
    gone.abort();
    assert!(gone.await.unwrap_err().is_cancelled());
    let again = asked_from(&hub, 1, &tables[3]);
    drop(working);
    assert_eq!(other.await.unwrap(), Ok(300));
    for asked in crowd.into_iter().chain([again]) {
        assert_eq!(asked.await.unwrap(), Ok(300));
    }
    assert_eq!(hub.waiting_for_replays(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_behind_a_crowd_for_its_last_table_has_it_as_soon_as_anybody() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 7).await;
    write(&*desk.store, &table, version, walk(300)).await;
    let hub = new_hub(&desk, &STROLLS);
    let working = hub.occupy_replays();
    let both = [asked_from(&hub, 1, &table), asked_from(&hub, 2, &table)];
    until_waiting(&hub, 2).await;
    drop(working);
    for asked in both {
        assert_eq!(asked.await.unwrap(), Ok(300));
    }
}

#[tokio::test]
async fn a_table_that_is_read_for_a_fork_keeps_nobody_from_long_work() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 7).await;
    write(&*desk.store, &table, version, walk(300)).await;
    let hub = new_hub(&desk, &STROLLS);
    let replaying = hub.occupy_replays();
    let fork = tokio::spawn({
        let (hub, table) = (hub.clone(), table.clone());
        async move { hub.fork(EVE, &table, 1).await }
    });
    until_waiting(&hub, 1).await;
    drop(hub.occupy_errands().await);
    drop(replaying);
    assert_eq!(fork.await.unwrap(), Err(HubError::NotOver));

    // A long log waits for its permit; meanwhile the table is evicted, and has to be loaded again.
    let working = hub.occupy_errands().await;
    let log = tokio::spawn({
        let (hub, table) = (hub.clone(), table.clone());
        async move { hub.state(EVE, &table, StateQuery::default()).await }
    });
    while hub.waiting_for_errands() == 0 {
        tokio::task::yield_now().await;
    }
    desk.clock.advance(hub.settings().idle_after_ms);
    hub.tick().await;
    assert_eq!(hub.load_figures().await.0, 0);
    let replaying = hub.occupy_replays();
    drop(working);
    until_waiting(&hub, 1).await;
    drop(hub.occupy_errands().await);
    drop(replaying);
    assert_eq!(log.await.unwrap().unwrap().log.len(), 300);
}

#[tokio::test]
async fn an_early_step_costs_no_more_than_a_late_one() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 5).await;
    write(&*desk.store, &table, version, walk(2_000)).await;
    let hub = new_hub(&desk, &STROLLS);
    hub.summary(&table).await.unwrap();
    for step in [0, 1, 15, 16, 17, 999, 1_999, 2_000] {
        let before = worked_out(5);
        let past = hub.at_step(EVE, &table, None, step, Default::default()).await.unwrap();
        assert_eq!(past.view["walked"], json!([step, 0]));
        let lines: Vec<u32> = past.log.iter().map(|line| line.step).collect();
        assert_eq!(lines, if step == 0 { vec![] } else { vec![step] });
        assert!(worked_out(5) - before < 20, "step {step}");
    }
}

#[tokio::test]
async fn a_stranger_who_asks_for_long_logs_waits_for_oneself() {
    let desk = desk(settings());
    let (table, version) = started(&desk, 6).await;
    write(&*desk.store, &table, version, walk(500)).await;
    let hub = Hub::new(desk.store.clone(), &STROLLS, settings(), Arc::new(SystemClock));
    let most = hub.settings().most_waiting;
    let working = hub.occupy_errands().await;
    let state = |visitor: Visitor| {
        let (hub, table) = (hub.clone(), table.clone());
        async move { hub.state(visitor, &table, StateQuery::default()).await }
    };
    let from = |last: u8| Visitor { guest: EVE, address: Some(IpAddr::from([192, 0, 2, last])) };
    let member = Visitor { guest: ADA, ..from(1) };
    let many: Vec<_> = (0..most).map(|_| tokio::spawn(state(from(1)))).collect();
    while hub.waiting_for_errands() < most {
        tokio::task::yield_now().await;
    }
    let refused = [
        state(from(1)).await.map(drop),
        hub.recap(from(1), &table, StateQuery::default()).await.map(drop),
        hub.subscribe(from(1), &table, StateQuery::default()).await.map(drop),
        hub.import(from(1), "{}").await.map(drop),
    ];
    for refused in &refused[..3] {
        assert_eq!(*refused, Err(HubError::Crowded));
    }
    assert!(refused[3].is_err());
    // Short work is answered at once, and other addresses are not refused.
    let query = StateQuery { since: Some(9_999), ..StateQuery::default() };
    hub.state(from(1), &table, query).await.unwrap();
    hub.at_step(EVE, &table, None, 1, Default::default()).await.unwrap();
    let others = [tokio::spawn(state(from(2))), tokio::spawn(state(member))];
    while hub.waiting_for_errands() < most + 2 {
        tokio::task::yield_now().await;
    }
    drop(working);
    let lines = |state: Result<TableState, HubError>| state.unwrap().log.len();
    for waiting in others.into_iter().chain(many) {
        assert_eq!(lines(waiting.await.unwrap()), 500);
    }
    assert_eq!(hub.waiting_for_errands(), 0);
}
