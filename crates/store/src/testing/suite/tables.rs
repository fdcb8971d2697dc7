//! Tables and their journals.

use super::{append_to, entry, guest, id, keyed, new_table, payloads, seated};
use crate::{
    Append, Appended, Moment, NewEntry, NewTable, SeatChange, SeatKind, SeatRow, Snapshot, Status, Store,
    StoreError, TableChange, TableRow,
};
use std::sync::Arc;

pub async fn a_table_comes_back_as_it_was_stored(store: Arc<dyn Store>) {
    let mut table = new_table("a", 3);
    table.origin = Some("fork of x at 7".to_owned());
    table.seats[1] = SeatRow {
        kind: SeatKind::Bot,
        name: "Ada".to_owned(),
        bot: Some("greedy".to_owned()),
        token_hash: Some(guest(3)),
        preferences: r#"{"hints":true}"#.to_owned(),
    };
    store.create_table(table.clone()).await.unwrap();
    let stored = store.load_table(&table.id).await.unwrap().unwrap();
    let row = TableRow {
        id: table.id,
        game: table.game,
        rules_version: table.rules_version,
        options: table.options,
        seats: 3,
        seed: table.seed,
        seed_digest: table.seed_digest,
        seed_chosen: table.seed_chosen,
        name: table.name,
        public: table.public,
        status: Status::Open,
        policy: table.policy,
        host: table.host,
        origin: table.origin,
        created_at: table.created_at,
        updated_at: table.created_at,
        over_at: None,
    };
    assert_eq!((stored.row, stored.seats), (row, table.seats));
    assert_eq!((stored.entries, stored.snapshots), (vec![], vec![]));
    assert_eq!(store.load_table(&id("b")).await, Ok(None));
}

pub async fn an_id_is_given_once(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    let again = NewTable { game: "other".to_owned(), ..new_table("a", 4) };
    assert_eq!(store.create_table(again).await, Err(StoreError::TableExists(id("a"))));
    let stored = store.load_table(&id("a")).await.unwrap().unwrap();
    assert_eq!((stored.row.game.as_str(), stored.seats.len()), ("nim", 2));
    let crowd = store.create_table(new_table("b", 256)).await.unwrap_err();
    assert!(crowd.to_string().contains("256 seats"), "{crowd}");
}

pub async fn a_table_comes_with_its_journal_or_not_at_all(store: Arc<dyn Store>) {
    let entries = vec![entry("1"), keyed("2", "k")];
    let table = NewTable { status: Status::Over, entries, ..new_table("a", 2) };
    store.create_table(table.clone()).await.unwrap();
    let stored = store.load_table(&id("a")).await.unwrap().unwrap();
    assert_eq!((stored.row.status, stored.row.over_at), (Status::Over, Some(Moment(1_000))));
    assert_eq!(payloads(&*store, "a").await, ["1", "2"]);
    assert_eq!(NewTable::copy_of(stored, id("a"), vec![]), table);
    let again = store.append(append_to("a", 2, vec![keyed("3", "k")])).await;
    assert_eq!(again, Ok(Appended::AlreadyThere { seq: 2 }));
    let twice = NewTable { entries: vec![keyed("1", "k"), keyed("2", "k")], ..new_table("b", 2) };
    assert!(matches!(store.create_table(twice).await, Err(StoreError::Refused(_))));
    assert_eq!(store.load_table(&id("b")).await, Ok(None));
}

pub async fn a_table_is_founded_with_the_entry_that_tells_of_it_or_not_at_all(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    let founds = |table: NewTable, expected_seq, key: &str| Append {
        founds: Some(Box::new(table)),
        ..append_to("a", expected_seq, vec![keyed("b", key)])
    };
    store.append(founds(new_table("b", 2), 0, "1")).await.unwrap();
    assert!(store.load_table(&id("b")).await.unwrap().is_some());
    let stale = store.append(founds(new_table("c", 2), 0, "2")).await;
    assert!(matches!(stale, Err(StoreError::Conflict { .. })), "{stale:?}");
    let repeated = store.append(founds(new_table("c", 2), 1, "1")).await;
    assert_eq!(repeated, Ok(Appended::AlreadyThere { seq: 1 }));
    assert_eq!(store.load_table(&id("c")).await, Ok(None));
    let taken = store.append(founds(new_table("b", 2), 1, "3")).await;
    assert_eq!(taken, Err(StoreError::TableExists(id("b"))));
    assert_eq!(payloads(&*store, "a").await, ["b"]);
}

pub async fn entries_changes_and_snapshots_are_stored_together(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    let luck = NewEntry { kind: "luck".to_owned(), seat: None, state_hash: 0, ..entry("3") };
    let snapshot = |seq, byte| Snapshot { seq, rules_version: 1, bytes: vec![byte; 5_000] };
    let change = |status, at| Some(TableChange { status, updated_at: Moment(at), ..TableChange::default() });
    let append = Append {
        change: change(Some(Status::Running), 3_000),
        snapshot: Some(snapshot(1, 1)),
        ..append_to("a", 0, vec![keyed("take 1", "k"), luck.clone()])
    };
    assert_eq!(store.append(append).await, Ok(Appended::Stored { seq: 2 }));
    let append = Append {
        change: change(None, 4_000),
        snapshot: Some(snapshot(3, 2)),
        ..append_to("a", 2, vec![entry("take 2")])
    };
    store.append(append).await.unwrap();
    let append = Append {
        change: change(Some(Status::Over), 5_000),
        snapshot: Some(snapshot(4, 3)),
        ..append_to("a", 3, vec![entry("take 3")])
    };
    store.append(append).await.unwrap();

    let stored = store.load_table(&id("a")).await.unwrap().unwrap();
    assert_eq!(stored.snapshots, [snapshot(4, 3), snapshot(3, 2)]);
    let times = (stored.row.status, stored.row.updated_at, stored.row.over_at);
    assert_eq!(times, (Status::Over, Moment(5_000), Some(Moment(5_000))));
    let first = &stored.entries[0];
    assert_eq!((first.seq, first.seat, first.state_hash), (1, Some(1), u64::MAX - 5));
    assert_eq!((first.kind.as_str(), first.key.as_deref(), first.at), ("move", Some("k"), Moment(2_000)));
    let second = &stored.entries[1];
    assert_eq!((second.kind.as_str(), second.seat, second.state_hash), ("luck", None, 0));
    assert_eq!(store.entries(&id("a"), 1, 2).await.unwrap(), stored.entries[1..3]);

    // A snapshot alone, of the same entry by newer rules.
    let newer = Snapshot { rules_version: 2, ..snapshot(4, 9) };
    let append = Append { snapshot: Some(newer.clone()), ..append_to("a", 4, vec![]) };
    assert_eq!(store.append(append).await, Ok(Appended::Stored { seq: 4 }));
    let stored = store.load_table(&id("a")).await.unwrap().unwrap();
    assert_eq!(stored.snapshots, [newer, snapshot(3, 2)]);
}

pub async fn a_table_can_be_changed_and_its_end_is_remembered(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    let update = async |change: TableChange| {
        store.update_table(&id("a"), change).await.unwrap();
        store.load_table(&id("a")).await.unwrap().unwrap().row
    };
    let change = TableChange {
        name: Some("Friday".to_owned()),
        policy: Some(r#"{"undo":"free"}"#.to_owned()),
        public: Some(false),
        rules_version: Some(2),
        hosts: None,
        seats: Vec::new(),
        status: None,
        updated_at: Moment(10),
    };
    let row = update(change).await;
    assert_eq!((row.name.as_str(), row.policy.as_str()), ("Friday", r#"{"undo":"free"}"#));
    assert_eq!((row.public, row.rules_version, row.status), (false, 2, Status::Open));
    let to =
        |status, at| TableChange { status: Some(status), updated_at: Moment(at), ..TableChange::default() };
    assert_eq!(update(to(Status::Over, 20)).await.over_at, Some(Moment(20)));
    assert_eq!(update(to(Status::Over, 30)).await.over_at, Some(Moment(20)));
    let reopened = update(to(Status::Running, 40)).await;
    assert_eq!((reopened.over_at, reopened.name.as_str()), (None, "Friday"));
    let missing = store.update_table(&id("b"), TableChange::default()).await;
    assert_eq!(missing, Err(StoreError::NoTable(id("b"))));
}

pub async fn entries_seats_holders_hosts_and_policy_are_stored_together_or_not_at_all(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    let all = async || {
        let table = store.load_table(&id("a")).await.unwrap().unwrap();
        let hosted = store.tables_of_host(guest(3), 9).await.unwrap().len();
        (table, store.holders_of(&id("a")).await.unwrap(), hosted)
    };
    let append = |last: SeatChange| {
        let change = TableChange {
            policy: Some("{\"undo\":\"free\"}".to_owned()),
            hosts: Some(vec![guest(3)]),
            seats: vec![seated(0, SeatKind::Person, &[1]), last],
            updated_at: Moment(7_000),
            ..TableChange::default()
        };
        Append { change: Some(change), ..append_to("a", 0, vec![entry("x")]) }
    };
    let before = all().await;
    let refused = store.append(append(seated(2, SeatKind::Person, &[2]))).await;
    assert_eq!(refused, Err(StoreError::NoSeat { table: id("a"), seat: 2 }));
    assert_eq!(all().await, before, "the last part was refused");
    let stale = Append { expected_seq: 1, ..append(seated(1, SeatKind::Person, &[2])) };
    store.append(stale).await.unwrap_err();
    assert_eq!(all().await, before, "somebody else was faster");
    store.append(append(seated(1, SeatKind::Person, &[2]))).await.unwrap();
    let (table, holders, hosted) = all().await;
    assert_eq!((table.seq(), table.row.policy.as_str(), hosted), (1, "{\"undo\":\"free\"}", 1));
    assert!(table.seats.iter().all(|seat| seat.kind == SeatKind::Person));
    assert_eq!(holders.len(), 2);
}

pub async fn whoever_is_late_hears_what_is_there(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry("1"), entry("2")])).await.unwrap();
    for expected in [0, 1, 3] {
        let late = store.append(append_to("a", expected, vec![entry("3")])).await;
        assert_eq!(late, Err(StoreError::Conflict { table: id("a"), expected, found: 2 }));
    }
    assert_eq!(payloads(&*store, "a").await, ["1", "2"]);
}

pub async fn a_repeated_command_is_recognised_whatever_it_expects(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    store.create_table(new_table("b", 2)).await.unwrap();
    let command = append_to("a", 0, vec![entry("0"), keyed("1", "key"), entry("2")]);
    assert_eq!(store.append(command.clone()).await, Ok(Appended::Stored { seq: 3 }));
    for expected_seq in [0, 3, 17] {
        let again = Append { expected_seq, ..command.clone() };
        assert_eq!(store.append(again).await, Ok(Appended::AlreadyThere { seq: 2 }));
    }
    // A key is unique within its table only.
    let other = append_to("b", 0, vec![keyed("1", "key")]);
    assert_eq!(store.append(other).await, Ok(Appended::Stored { seq: 1 }));
    let twice = append_to("a", 3, vec![keyed("3", "new"), keyed("4", "new")]);
    let refused = store.append(twice).await.unwrap_err().to_string();
    assert!(refused.contains("two entries") && refused.contains("`new`"), "{refused}");
    assert_eq!(payloads(&*store, "a").await, ["0", "1", "2"]);
}

pub async fn a_command_that_fails_half_way_leaves_nothing(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    let from_the_future = Snapshot { seq: 3, rules_version: 1, bytes: vec![1] };
    let append =
        Append { snapshot: Some(from_the_future), ..append_to("a", 0, vec![entry("1"), entry("2")]) };
    let refused = store.append(append).await.unwrap_err().to_string();
    assert!(refused.contains("entry 3") && refused.contains("is 2"), "{refused}");
    assert_eq!(payloads(&*store, "a").await, Vec::<String>::new());
}
