//! Tables that were stored by earlier rules.

use crate::{desk::*, twin::twin_but};
use approdo_contract::Meta;
use approdo_hub::wire::{IncidentKind, Status};
use approdo_hub::{Hub, HubError, HubSettings};
use approdo_nim::Nim;
use approdo_phrases::Language;
use approdo_store::{SqliteStore, Store};
use approdo_table::{Module, OpenError, Record, Table};
use serde_json::json;
use std::sync::Arc;

/// Nim under rules by which old games cannot be replayed: there is one pile, regardless of the options.
static CHANGED: [Module; 1] = {
    let nim = Module::of::<Nim>();
    [Module { meta: SECOND, start: one_pile, ..nim }]
};

const SECOND: Meta = Meta { id: "nim", title: "Nim", prefix: "NIM", rules_version: 2, seats: 2..=3 };

fn one_pile(record: &Record) -> Result<Box<dyn Table>, OpenError> {
    (GAMES[0].start)(&Record { options: json!({ "piles": 1 }), ..record.clone() })
}

fn under(games: &'static [Module], desk: &Desk, store: &Arc<dyn Store>) -> Desk {
    let mut other = desk.restarted();
    other.store = store.clone();
    other.hub = Hub::new(store.clone(), games, desk.hub.settings().clone(), desk.clock.clone());
    other
}

#[tokio::test]
async fn a_game_whose_rules_changed_goes_on_from_its_last_snapshot() {
    // The entries are Bob's arrival and three moves. A snapshot at every second entry holds all three moves, one at
    // every third entry only two.
    for (snapshot_every, kept) in [(2, 3), (3, 2)] {
        let settings = HubSettings { snapshot_every, ..settings() };
        let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
        let table = desk.nim().await;
        for (guest, seat, pile) in [(ADA, 0, 1), (BOB, 1, 2), (ADA, 0, 2)] {
            desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
        }
        let old = desk.version(&table).await;
        let changed = under(&CHANGED, &desk, &desk.store);
        let state = changed.state(ADA, &table).await;
        assert_eq!((state.summary.step, state.summary.version), (kept, old + 2));
        let past = desk.hub.at_step(ADA, &table, None, kept, Default::default()).await.unwrap();
        assert_eq!(state.view.value(), past.view);
        // There is an incident, but none of an agreement to go back.
        let told: Vec<_> = state.incidents.iter().map(|one| (one.kind, one.version)).collect();
        assert_eq!(told, [(IncidentKind::Sat, 1), (IncidentKind::Resumed, old + 2)]);
        changed.stumble(&table, 0).await;
        // From now on the journal is replayed from that position.
        let again = under(&CHANGED, &desk, &desk.store);
        for (guest, seat) in [(ADA, 0), (BOB, 1)] {
            let look = async |desk: &Desk| desk.hub.state(guest, &table, as_seat(seat)).await.unwrap();
            assert_eq!(look(&again).await, look(&changed).await);
        }
        // Positions under the old rules cannot be shown by the new ones.
        let earlier = [
            again.hub.at_step(ADA, &table, None, 0, Language::English).await,
            again.hub.at_version(ADA, &table, None, 1, Language::English).await,
        ];
        assert_eq!(earlier, [Err(HubError::EarlierRules), Err(HubError::EarlierRules)]);
        while again.stumble(&table, 0).await {}
        assert_eq!(again.hub.summary(&table).await.unwrap().status, Status::Over);
        assert!(matches!(again.hub.export(&table).await, Err(HubError::BadRecord(_))));
    }
}

/// A shutdown, or an eviction, stores a snapshot, so that new rules go on from where the game was.
#[tokio::test]
async fn a_game_whose_rules_changed_is_where_it_was_when_its_server_ended() {
    for is_forgotten in [false, true] {
        let settings = HubSettings { snapshot_every: u32::MAX, ..settings() };
        let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
        let table = desk.nim().await;
        for (guest, seat, pile) in [(ADA, 0, 1), (BOB, 1, 2), (ADA, 0, 2)] {
            desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
        }
        let before = desk.state(ADA, &table).await;
        if is_forgotten {
            desk.clock.advance(desk.hub.settings().idle_after_ms);
            desk.hub.tick().await;
        } else {
            desk.hub.shutdown().await;
        }
        let changed = under(&CHANGED, &desk, &desk.store);
        let state = changed.state(ADA, &table).await;
        assert_eq!((state.summary.step, &state.view), (before.summary.step, &before.view));
        while changed.stumble(&table, 0).await {}
    }
}

/// Without a snapshot, the game goes on from the last position that its steps reach by the new rules.
#[tokio::test]
async fn a_game_whose_rules_changed_is_never_lost() {
    let settings = HubSettings { snapshot_every: u32::MAX, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = desk.nim().await;
    for (guest, seat, pile) in [(ADA, 0, 0), (BOB, 1, 2), (ADA, 0, 2)] {
        desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
    }
    let changed = under(&CHANGED, &desk, &desk.store);
    assert_eq!(changed.state(ADA, &table).await.summary.step, 1);
    // Steps before the change cannot be undone, and later ones survive a restart.
    assert!(changed.hub.undo(ADA, &table, changed.take_back(&table, 0).await).await.is_err());
    assert!(changed.hub.redo(BOB, &table, changed.take_back(&table, 1).await).await.is_err());
    changed.play(BOB, &table, 1, take(0, 1)).await.unwrap();
    let again = under(&CHANGED, &changed, &desk.store);
    assert_eq!(again.state(ADA, &table).await.view, changed.state(ADA, &table).await.view);
    while again.stumble(&table, 0).await {}
}

/// The same Nim, but its later rules serialize positions differently, so that no earlier hash matches.
static LATER: [Module; 1] = [Module { meta: SECOND, ..Module::of::<Nim>() }];

#[tokio::test]
async fn a_game_whose_positions_have_another_form_now_is_opened_played_on_and_opened_again() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let other_form = |entries: &mut Vec<approdo_store::Entry>| {
        entries.iter_mut().for_each(|entry| entry.state_hash ^= 1);
    };
    let store = twin_but(&*desk.store, &table, other_form).await;
    let (mut version, mut last) = (desk.version(&table).await, desk);
    for (guest, seat, pile) in [(BOB, 1, 1), (ADA, 0, 2), (BOB, 1, 2)] {
        last = under(&LATER, &last, &store);
        assert_eq!(last.version(&table).await, version, "nothing is lost");
        version = last.play(guest, &table, seat, take(pile, 1)).await.unwrap().version;
    }
    while last.stumble(&table, 0).await {}
    let over = under(&LATER, &last, &store);
    assert_eq!(over.hub.summary(&table).await.unwrap().status, Status::Over);
    over.hub.export(&table).await.unwrap();
}
