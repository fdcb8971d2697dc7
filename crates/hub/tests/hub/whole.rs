//! Atomic changes: a server that is killed during a change has stored all of it or nothing.

use crate::{desk::*, hub::faults::full};
use approdo_hub::HubError;
use approdo_hub::wire::{CreateTable, Created, Level};
use approdo_store::{
    Directory, Holder, Journal, SqliteStore, Status, Store, StoredTable, TableId,
    testing::{Fault, FaultyStore},
};
use serde_json::Value;
use std::sync::Arc;

/// A store that fails from one of its next calls on, the store below it, and a desk over it.
fn breaking() -> (Arc<SqliteStore>, Arc<FaultyStore>, Desk) {
    let inner = Arc::new(SqliteStore::in_memory().unwrap());
    let store = Arc::new(FaultyStore::new(inner.clone()));
    (inner, store.clone(), Desk::on(store))
}

/// Makes the store fail from its `call`-th call on; 0 breaks nothing.
fn break_from(store: &FaultyStore, call: u64) {
    let calls = store.calls();
    if call > 0 {
        (call..call + 9).for_each(|call| store.plan(calls + call, Fault::Fail(full())));
    }
}

/// The changes of a seat.
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

    /// Prepares a new table for the change: Bob is invited, and sits there where he must. Returns the token of his own
    /// link, where the change needs it.
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

/// All stored data of a table and its seats.
#[derive(Debug, PartialEq)]
struct Everything {
    table: StoredTable,
    holders: Vec<Holder>,
    hosted_by_eve: usize,
}

impl Everything {
    /// Without ids and tokens, which are random.
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

/// The journal, the seat, its holders, the invited browsers and the hosts.
#[tokio::test]
async fn a_seat_change_is_stored_as_a_whole_or_not_at_all() {
    for change in SeatChange::ALL {
        let mut ends = Vec::new();
        // First nothing fails, then each call in turn, and everything after it.
        for spoiled in 0.. {
            let (inner, store, desk) = breaking();
            let plan = CreateTable { seed: Some("7".to_owned()), ..nim_plan() };
            let created = desk.hub.create(ADA, plan).await.unwrap();
            let own = change.prepare(&desk, &created).await;
            let before = Everything::of(&*inner, &created.table).await;
            desk.clock.advance(1);
            break_from(&store, spoiled);
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

/// The ways in which a table is created from a finished game.
#[derive(Clone, Copy, Debug)]
enum Founding {
    Fork,
    Import,
    Rematch,
}

impl Founding {
    async fn happen(self, desk: &Desk, table: &str, record: &str) -> Result<Created, HubError> {
        match self {
            Self::Fork => desk.hub.fork(ADA, table, 2).await,
            Self::Import => desk.hub.import(ADA, record).await,
            Self::Rematch => desk.hub.rematch(ADA, table).await,
        }
    }

    /// The status of the new table, the length of its journal, and whether the old table refers to it.
    fn leads_to(self, old: &StoredTable) -> (Status, usize, bool) {
        match self {
            Self::Fork => (Status::Open, 2, false),
            Self::Import => {
                (Status::Over, old.entries.iter().filter(|entry| entry.kind == "move").count(), false)
            }
            Self::Rematch => (Status::Running, 0, true),
        }
    }
}

/// The table, its seats, its first steps, and the reference of the old table.
#[tokio::test]
async fn a_table_is_founded_as_a_whole_or_not_at_all() {
    for founding in [Founding::Fork, Founding::Import, Founding::Rematch] {
        for spoiled in 0.. {
            let (inner, store, desk) = breaking();
            let table = desk.nim().await;
            while desk.stumble(&table, 1).await {}
            let record = desk.hub.export(&table).await.unwrap().to_json();
            let old = TableId(table.clone());
            let before = inner.load_table(&old).await.unwrap().unwrap();
            break_from(&store, spoiled);
            let founded = founding.happen(&desk, &table, &record).await;
            let hosted = inner.tables_of_host(ADA.into(), 9).await.unwrap();
            let after = inner.load_table(&old).await.unwrap().unwrap();
            let Some(new) = hosted.iter().find(|summary| summary.id != old) else {
                assert!(founded.is_err(), "{founding:?}, call {spoiled}: nothing is stored");
                assert_eq!(after, before, "{founding:?}, call {spoiled}");
                continue;
            };
            // Once the table is stored, its creator gets the tokens, even if it cannot be loaded yet.
            let created = founded.unwrap();
            assert_eq!((hosted.len(), &created.table), (2, &new.id.0), "{founding:?}, call {spoiled}");
            let (status, entries, is_told) = founding.leads_to(&before);
            let stored = inner.load_table(&new.id).await.unwrap().unwrap();
            assert_eq!((stored.row.status, stored.entries.len()), (status, entries), "{founding:?}");
            assert_eq!(stored.row.over_at.is_some(), status == Status::Over);
            let told = after.entries.last().filter(|last| last.kind == "rematch");
            assert_eq!(told.map(|told| &told.payload), is_told.then_some(&created.table), "{founding:?}");
            let again = Desk::on(inner).hub.summary(&created.table).await.unwrap();
            assert_eq!(again.version as usize, entries, "{founding:?}, call {spoiled}");
            if spoiled > 0 {
                break;
            }
        }
    }
}
