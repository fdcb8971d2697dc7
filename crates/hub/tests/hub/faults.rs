use crate::desk::*;
use approdo_hub::wire::{CreateTable, Level, PlayMove};
use approdo_hub::{HubError, Push, StateQuery};
use approdo_store::{
    SqliteStore, StoreError,
    testing::{Fault, FaultyStore},
};
use futures_util::FutureExt;
use std::sync::Arc;

fn faulty() -> (Arc<FaultyStore>, Desk) {
    let store = Arc::new(FaultyStore::new(Arc::new(SqliteStore::in_memory().unwrap())));
    (store.clone(), Desk::on(store))
}

pub fn full() -> StoreError {
    StoreError::Full("planned".to_owned())
}

#[tokio::test]
async fn what_was_not_stored_is_not_shown() {
    let (store, desk) = faulty();
    let table = desk.nim().await;
    let mut eve = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    let before = next_state(&mut eve).await;
    let version = before.summary.version;
    let request = PlayMove { seat: 0, version, mv: take(0, 1), key: desk.key(), confirmed: true };
    store.spoil_next(Fault::Fail(full()));
    let failed = desk.hub.play(ADA, &table, request.clone()).await;
    assert_eq!(failed, Err(HubError::Unavailable(full())));
    assert_eq!(desk.state(EVE, &table).await.view, before.view);
    assert_eq!(eve.next().await, Some(Push::Resync), "whoever follows is told to look again");
    let played = desk.hub.play(ADA, &table, request).await.unwrap();
    assert!(!played.repeated);
    assert_eq!(next_state(&mut eve).await.summary.version, version + 1);
}

#[tokio::test]
async fn what_was_stored_without_an_answer_is_shown_and_not_doubled() {
    let (store, desk) = faulty();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    let request = PlayMove { seat: 0, version, mv: take(0, 1), key: desk.key(), confirmed: true };
    store.spoil_next(Fault::LoseAnswer(full()));
    desk.hub.play(ADA, &table, request.clone()).await.unwrap_err();
    assert_eq!(desk.version(&table).await, version + 1);
    assert!(desk.hub.play(ADA, &table, request).await.unwrap().repeated);
    assert_eq!(desk.version(&table).await, version + 1);
}

#[tokio::test]
async fn a_store_that_stays_broken_breaks_nothing_else() {
    let (store, desk) = faulty();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    store.spoil_next(Fault::Fail(full()));
    store.plan(store.calls() + 2, Fault::Fail(full()));
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap_err();
    let unreadable = desk.hub.summary(&table).await;
    assert_eq!(unreadable.err(), Some(HubError::Unavailable(full())), "nothing that is not stored is shown");
    assert_eq!(desk.version(&table).await, version);
}

#[tokio::test]
async fn every_call_of_a_game_may_fail_and_nothing_is_lost() {
    for spoiled in 1..=4 {
        let (store, desk) = faulty();
        let table = desk.nim().await;
        store.plan(store.calls() + spoiled, Fault::Fail(full()));
        let mut acknowledged = desk.version(&table).await;
        for whim in 0..8 {
            let Ok(state) = desk.hub.state(ADA, &table, StateQuery::default()).await else { continue };
            assert!(acknowledged <= state.summary.version);
            let Some(&seat) = state.asked.first() else { break };
            let guest = if seat == 0 { ADA } else { BOB };
            let Ok(state) = desk.hub.state(guest, &table, as_seat(seat)).await else { continue };
            let legal: Vec<_> = state.choices.iter().filter(|choice| choice.refused.is_none()).collect();
            let mv = legal[whim % legal.len()].mv.clone();
            let version = state.summary.version;
            let request = PlayMove { seat, version, mv, key: desk.key(), confirmed: true };
            if let Ok(played) = desk.hub.play(guest, &table, request).await {
                acknowledged = played.version;
            }
        }
        let again = desk.restarted();
        assert_eq!(again.version(&table).await, acknowledged, "call {spoiled} failed");
        assert_eq!(again.state(EVE, &table).await, desk.state(EVE, &table).await);
    }
}

#[tokio::test]
async fn a_caller_who_goes_away_does_not_stop_its_move() {
    let (store, desk) = faulty();
    let table = desk.nim().await;
    let mut eve = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    let version = next_state(&mut eve).await.summary.version;
    let (open, gate) = tokio::sync::oneshot::channel::<()>();
    store.spoil_next(Fault::Delay(Box::pin(async {
        let _ = gate.await;
    })));
    let request = PlayMove { seat: 0, version, mv: take(0, 1), key: desk.key(), confirmed: true };
    let calls = store.calls();
    let hub = desk.hub.clone();
    let caller = tokio::spawn({
        let table = table.clone();
        async move { hub.play(ADA, &table, request).await }
    });
    while store.calls() == calls {
        tokio::task::yield_now().await;
    }
    caller.abort();
    open.send(()).unwrap();
    assert_eq!(next_state(&mut eve).await.summary.version, version + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_tries_again_after_a_failure() {
    let (store, desk) = faulty();
    let plan = CreateTable { seats: vec![mine("Ada"), bot(Level::Novice)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let mut pushes = desk.hub.subscribe(ADA, &table, as_seat(0)).await.unwrap();
    next_state(&mut pushes).await;
    store.plan(store.calls() + 2, Fault::Fail(full()));
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    loop {
        desk.hub.tick().await;
        let state = desk.state(ADA, &table).await;
        if state.asked == [0] {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(desk.hub.summary(&table).await.unwrap().step, 2);
}

#[tokio::test]
async fn figures_do_not_wait_for_a_table_that_is_being_read() {
    let (store, desk) = faulty();
    let table = desk.nim().await;
    let desk = desk.restarted();
    let (open, gate) = tokio::sync::oneshot::channel::<()>();
    // The first call checks the length of the journal, the second one reads it.
    let reading = store.calls() + 2;
    store.plan(
        reading,
        Fault::Delay(Box::pin(async {
            let _ = gate.await;
        })),
    );
    let hub = desk.hub.clone();
    let looking = tokio::spawn(async move { hub.summary(&table).await });
    while store.calls() < reading {
        tokio::task::yield_now().await;
    }
    assert_eq!(desk.hub.load_figures().now_or_never(), Some((0, 0)));
    open.send(()).unwrap();
    looking.await.unwrap().unwrap();
    assert_eq!(desk.hub.load_figures().await, (1, 0));
}
