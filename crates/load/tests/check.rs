//! Forged journals: every way to lose or double a move is found, and a correct journal has no faults.

use approdo_hub::wire::{CreateTable, PlayMove, SeatPlan, ViewerName};
use approdo_hub::{GuestId, Hub, HubSettings, StateQuery, SystemClock};
use approdo_load::crash::{
    check::{Fault, compare, verify},
    ledger::{Account, Attempt, Fate},
};
use approdo_nim::Nim;
use approdo_store::{Entry, Journal, Moment, SqliteStore, StoredTable, TableId};
use approdo_table::Module;
use std::sync::Arc;

static GAMES: [Module; 1] = [Module::of::<Nim>()];

fn entry(seq: u32, kind: &str, step: &str, key: Option<&str>) -> Entry {
    let seat = step.split_once(':').and_then(|(seat, _)| seat.parse().ok());
    let (kind, payload, key) = (kind.to_owned(), step.to_owned(), key.map(str::to_owned));
    Entry { seq, kind, seat, payload, state_hash: 1, key, at: Moment(0) }
}

/// A player sits down, then two moves with luck after the first.
fn journal() -> Vec<Entry> {
    vec![
        entry(1, "seat", "", None),
        entry(2, "move", "0: roll", Some("0:k0")),
        entry(3, "luck", "luck 4", None),
        entry(4, "move", "1: pass", Some("1:k0")),
    ]
}

fn attempt(seat: u8, step: &str, fate: Fate) -> Attempt {
    Attempt { seat, key: "k0".to_owned(), step: step.to_owned(), fate }
}

/// What clients know of that journal when nothing was lost.
fn account() -> Account {
    let attempts = vec![
        attempt(0, "0: roll", Fate::Acknowledged { version: 3 }),
        attempt(1, "1: pass", Fate::Acknowledged { version: 4 }),
    ];
    Account { table: "t".to_owned(), attempts, told: 4 }
}

fn t() -> String {
    "t".to_owned()
}

#[test]
fn an_honest_journal_is_not_accused() {
    assert_eq!(compare(&account(), &journal()), []);
    // A move whose answer was lost may be stored or not.
    let mut unsure = account();
    unsure.attempts[1].fate = Fate::Unknown;
    assert_eq!(compare(&unsure, &journal()), []);
    unsure.told = 3;
    assert_eq!(compare(&unsure, &journal()[..3]), []);
    // A refused one is not stored.
    unsure.attempts[1].fate = Fate::Denied;
    assert_eq!(compare(&unsure, &journal()[..3]), []);
}

#[test]
fn a_lost_move_is_found() {
    let lost = Fault::Lost { table: t(), step: "1: pass".to_owned(), key: "k0".to_owned(), version: 4 };
    let forgotten = Fault::Forgotten { table: t(), told: 4, found: 3 };
    assert_eq!(compare(&account(), &journal()[..3]), [forgotten, lost.clone()]);
    // Even if another one has taken its place.
    let mut other = journal();
    other[3] = entry(4, "move", "1: pass", Some("1:k9"));
    let foreign = Fault::Foreign { table: t(), seq: 4, step: "1: pass".to_owned() };
    assert_eq!(compare(&account(), &other), [lost, foreign]);
}

#[test]
fn a_doubled_move_is_found() {
    let mut again = journal();
    again.push(entry(5, "move", "1: pass", Some("1:k0")));
    let doubled = Fault::Doubled { table: t(), step: "1: pass".to_owned(), key: "k0".to_owned(), times: 2 };
    assert_eq!(compare(&account(), &again), [doubled]);
    // Also if the repetition has no key, or an unknown one.
    for key in [None, Some("1:k0 again")] {
        again[4] = entry(5, "move", "1: pass", key);
        let foreign = Fault::Foreign { table: t(), seq: 5, step: "1: pass".to_owned() };
        assert_eq!(compare(&account(), &again), [foreign]);
    }
}

#[test]
fn a_changed_misplaced_or_denied_move_is_found() {
    let mut changed = journal();
    changed[3].payload = "1: resign".to_owned();
    let (sent, stored) = ("1: pass".to_owned(), "1: resign".to_owned());
    let fault = Fault::Changed { table: t(), seq: 4, key: "k0".to_owned(), sent, stored };
    assert_eq!(compare(&account(), &changed), [fault]);

    let mut early = account();
    early.attempts[0].fate = Fate::Acknowledged { version: 2 };
    let fault = Fault::Misplaced { table: t(), key: "k0".to_owned(), seq: 2, version: 2 };
    assert_eq!(compare(&early, &journal()), [fault]);

    let mut denied = account();
    denied.attempts[1].fate = Fate::Denied;
    let fault = Fault::Denied { table: t(), key: "k0".to_owned(), seq: 4 };
    assert_eq!(compare(&denied, &journal()), [fault]);
}

#[test]
fn a_gap_is_found() {
    let mut gap = journal();
    gap[3].seq = 5;
    let faults = compare(&account(), &gap);
    assert!(faults.contains(&Fault::Gap { table: t(), expected: 4, found: 5 }), "{faults:?}");
}

/// A stored game that was really played.
async fn played() -> StoredTable {
    let store = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let hub = Hub::new(store.clone(), &GAMES, HubSettings::default(), Arc::new(SystemClock));
    let guest = GuestId::of_cookie("both seats");
    let seats = vec![SeatPlan::Mine { name: None }, SeatPlan::Mine { name: None }];
    let plan = CreateTable { game: "nim".to_owned(), seats, ..CreateTable::default() };
    let table = hub.create(guest, plan).await.expect("a sound plan").table;
    for number in 0..3 {
        let state = hub.state(guest, &table, StateQuery::default()).await.expect("the table is there");
        let ViewerName::Seat(seat) = state.you.viewer else { panic!("both seats are ours") };
        let (version, mv) = (state.summary.version, state.choices[0].mv.clone());
        let request = PlayMove { seat, version, mv, key: number.to_string(), confirmed: true };
        hub.play(guest, &table, request).await.expect("the first choice is legal");
    }
    store.load_table(&TableId(table)).await.expect("memory is there").expect("it was stored")
}

#[tokio::test]
async fn a_game_that_does_not_verify_is_found() {
    let stored = played().await;
    assert_eq!(verify(&GAMES[0], &stored), []);
    let moves: Vec<usize> =
        (0..stored.entries.len()).filter(|index| stored.entries[*index].kind == "move").collect();
    assert_eq!(moves.len(), 3);
    // A move twice, a move less, a move of the wrong seat.
    let mut doubled = stored.clone();
    doubled.entries.insert(moves[1], stored.entries[moves[1]].clone());
    let mut lost = stored.clone();
    lost.entries.remove(moves[1]);
    let mut foreign = stored.clone();
    foreign.entries[moves[1]].payload = stored.entries[moves[1]].payload.replacen("1:", "0:", 1);
    // Another seed, invalid options.
    let mut reseeded = stored.clone();
    reseeded.row.seed.0[0] ^= 1;
    let mut odd = stored.clone();
    odd.row.options = "{".to_owned();
    for (name, broken) in
        [("doubled", doubled), ("lost", lost), ("foreign", foreign), ("reseeded", reseeded), ("odd", odd)]
    {
        let faults = verify(&GAMES[0], &broken);
        assert!(matches!(faults[..], [Fault::Unsound { .. }, ..]), "{name}: {faults:?}");
    }
}
