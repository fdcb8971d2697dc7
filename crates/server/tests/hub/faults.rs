use crate::desk::*;
use approdo_server::{
    hub::{HubError, Push, StateQuery},
    wire::{CreateTable, Created, Level, PlayMove},
};
use approdo_store::{
    Holder, SqliteStore, Store, StoreError, StoredTable, TableId,
    testing::{Fault, FaultyStore},
};
use serde_json::Value;
use std::sync::Arc;

fn faulty() -> (Arc<FaultyStore>, Desk) {
    let store = Arc::new(FaultyStore::new(Arc::new(SqliteStore::in_memory().unwrap())));
    (store.clone(), Desk::on(store))
}

fn full() -> StoreError {
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

/// What can happen to a seat.
#[derive(Clone, Copy, Debug)]
enum SeatChange {
    ClaimSeat,
    TakeWithName,
    SecondScreen,
    Leave,
    LeaveOneScreen,
    Revoke,
    Reissue,
    OwnLink,
    BotOfItsOwn,
    BotStandsIn,
    HandBack,
    ClaimHost,
    HostAnew,
}

impl SeatChange {
    const ALL: [SeatChange; 13] = [
        SeatChange::ClaimSeat,
        SeatChange::TakeWithName,
        SeatChange::SecondScreen,
        SeatChange::Leave,
        SeatChange::LeaveOneScreen,
        SeatChange::Revoke,
        SeatChange::Reissue,
        SeatChange::OwnLink,
        SeatChange::BotOfItsOwn,
        SeatChange::BotStandsIn,
        SeatChange::HandBack,
        SeatChange::ClaimHost,
        SeatChange::HostAnew,
    ];

    /// Brings a new table to where it can happen: Bob is invited, and sits there where he must. Gives the token of his
    /// own link, where that is what happens.
    async fn prepare(self, desk: &Desk, created: &Created) -> String {
        let (hub, table) = (&desk.hub, created.table.as_str());
        hub.claim(BOB, table, &created.invite_token).await.unwrap();
        let is_free =
            matches!(self, Self::ClaimSeat | Self::TakeWithName | Self::BotOfItsOwn | Self::ClaimHost);
        if !is_free {
            hub.take_seat(BOB, table, 1, Some("Bob".to_owned())).await.unwrap();
        }
        match self {
            Self::SecondScreen | Self::LeaveOneScreen => {
                let own = hub.reissue(BOB, table, 1).await.unwrap().token;
                if matches!(self, Self::LeaveOneScreen) {
                    hub.claim(EVE, table, &own).await.unwrap();
                }
                own
            }
            Self::HandBack => {
                hub.bot_takes_over(BOB, table, 1, Level::Novice).await.unwrap();
                String::new()
            }
            Self::HostAnew => {
                hub.claim(EVE, table, &created.host_token).await.unwrap();
                String::new()
            }
            Self::ClaimSeat
            | Self::TakeWithName
            | Self::Leave
            | Self::Revoke
            | Self::Reissue
            | Self::OwnLink
            | Self::BotOfItsOwn
            | Self::BotStandsIn
            | Self::ClaimHost => String::new(),
        }
    }

    async fn happen(self, desk: &Desk, created: &Created, own: &str) -> Result<(), HubError> {
        let (hub, table) = (&desk.hub, created.table.as_str());
        match self {
            Self::ClaimSeat => hub.claim(BOB, table, &created.links[0].token).await.map(drop),
            Self::TakeWithName => hub.take_seat(BOB, table, 1, Some("Bea".to_owned())).await,
            Self::SecondScreen => hub.claim(EVE, table, own).await.map(drop),
            Self::Leave | Self::LeaveOneScreen => hub.leave_seat(BOB, table, 1).await,
            Self::Revoke => hub.revoke(ADA, table, 1).await,
            Self::Reissue => hub.reissue(ADA, table, 1).await.map(drop),
            Self::OwnLink => hub.reissue(BOB, table, 1).await.map(drop),
            Self::BotOfItsOwn | Self::BotStandsIn => hub.bot_takes_over(ADA, table, 1, Level::Novice).await,
            Self::HandBack => hub.hand_back(BOB, table, 1).await,
            Self::ClaimHost => hub.claim(EVE, table, &created.host_token).await.map(drop),
            Self::HostAnew => hub.reissue_host(ADA, table).await.map(drop),
        }
    }
}

/// Everything that is stored of a table and of who sits there.
#[derive(Debug, PartialEq)]
struct Everything {
    table: StoredTable,
    holders: Vec<Holder>,
    hosted_by_eve: usize,
}

impl Everything {
    /// Without ids and tokens, which are never the same.
    async fn of(store: &dyn Store, table: &str) -> Self {
        let id = TableId(table.to_owned());
        let mut stored = store.load_table(&id).await.unwrap().unwrap();
        stored.row.id = TableId(String::new());
        stored.row.policy = without(&stored.row.policy, &["host_token", "invite_token"]);
        for seat in &mut stored.seats {
            seat.token_hash = seat.token_hash.map(|_| BOB.into());
            seat.preferences = without(&seat.preferences, &["used_link"]);
        }
        Everything {
            table: stored,
            holders: store.holders_of(&id).await.unwrap(),
            hosted_by_eve: store.tables_of_host(EVE.into(), 9).await.unwrap().len(),
        }
    }
}

fn without(json: &str, fields: &[&str]) -> String {
    let mut value: Value = serde_json::from_str(json).unwrap();
    fields.iter().filter_map(|field| value.get_mut(field).map(Value::take)).for_each(drop);
    value.to_string()
}

/// A server that is killed at any moment of a seat change has stored all of it or nothing: the journal, the seat, who
/// holds it, who is invited and who are hosts.
#[tokio::test]
async fn a_seat_change_is_stored_as_a_whole_or_not_at_all() {
    for change in SeatChange::ALL {
        let mut ends = Vec::new();
        // First nothing fails, then each call in turn, and everything after it.
        for spoiled in 0.. {
            let inner = Arc::new(SqliteStore::in_memory().unwrap());
            let store = Arc::new(FaultyStore::new(inner.clone()));
            let desk = Desk::on(store.clone());
            let plan = CreateTable { seed: Some("7".to_owned()), ..nim_plan() };
            let created = desk.hub.create(ADA, plan).await.unwrap();
            let own = change.prepare(&desk, &created).await;
            let before = Everything::of(&*inner, &created.table).await;
            desk.clock.advance(1);
            let calls = store.calls();
            if spoiled > 0 {
                (spoiled..spoiled + 9).for_each(|call| store.plan(calls + call, Fault::Fail(full())));
            }
            let happened = change.happen(&desk, &created, &own).await;
            let after = Everything::of(&*inner, &created.table).await;
            if spoiled == 0 {
                happened.unwrap();
                assert_ne!(before, after, "{change:?} changes something");
                ends = vec![before, after];
                continue;
            }
            assert!(ends.contains(&after), "{change:?}, call {spoiled}: {after:#?} is neither of {ends:#?}");
            if happened.is_ok() {
                assert_eq!(after, ends[1], "{change:?}: what was acknowledged is stored");
                break;
            }
        }
    }
}
