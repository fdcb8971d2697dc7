use super::*;
use crate::{
    ChatLine, HeldSeat, Holder, PublicQuery, Snapshot, Status, TableChange, TableCounts, TableRow,
    TableSummary,
};

/// Every test of this file on a file and in memory: they must not differ.
async fn on_both<F: Future<Output = ()>>(test: impl Fn(Box<dyn Store>) -> F) {
    let folder = Folder::new();
    test(Box::new(open(&folder.file("db")))).await;
    test(Box::new(SqliteStore::in_memory().unwrap())).await;
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_stored() {
    on_both(|store| async move {
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
    })
    .await;
}

#[tokio::test]
async fn an_id_is_given_once() {
    on_both(|store| async move {
        store.create_table(new_table("a", 2)).await.unwrap();
        let again = NewTable { game: "other".to_owned(), ..new_table("a", 4) };
        assert_eq!(store.create_table(again).await, Err(StoreError::TableExists(id("a"))));
        let stored = store.load_table(&id("a")).await.unwrap().unwrap();
        assert_eq!((stored.row.game.as_str(), stored.seats.len()), ("nim", 2));
        let crowd = store.create_table(new_table("b", 256)).await.unwrap_err();
        assert!(crowd.to_string().contains("256 seats"), "{crowd}");
    })
    .await;
}

#[tokio::test]
async fn a_table_comes_with_its_journal_or_not_at_all() {
    on_both(|store| async move {
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
    })
    .await;
}

#[tokio::test]
async fn a_table_is_founded_with_the_entry_that_tells_of_it_or_not_at_all() {
    on_both(|store| async move {
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
    })
    .await;
}

#[tokio::test]
async fn entries_changes_and_snapshots_are_stored_together() {
    on_both(|store| async move {
        store.create_table(new_table("a", 2)).await.unwrap();
        let luck = NewEntry { kind: "luck".to_owned(), seat: None, state_hash: 0, ..entry("3") };
        let snapshot = |seq, byte| Snapshot { seq, rules_version: 1, bytes: vec![byte; 5_000] };
        let change =
            |status, at| Some(TableChange { status, updated_at: Moment(at), ..TableChange::default() });
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
    })
    .await;
}

#[tokio::test]
async fn a_table_can_be_changed_and_its_end_is_remembered() {
    on_both(|store| async move {
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
        let to = |status, at| TableChange {
            status: Some(status),
            updated_at: Moment(at),
            ..TableChange::default()
        };
        assert_eq!(update(to(Status::Over, 20)).await.over_at, Some(Moment(20)));
        assert_eq!(update(to(Status::Over, 30)).await.over_at, Some(Moment(20)));
        let reopened = update(to(Status::Running, 40)).await;
        assert_eq!((reopened.over_at, reopened.name.as_str()), (None, "Friday"));
        let missing = store.update_table(&id("b"), TableChange::default()).await;
        assert_eq!(missing, Err(StoreError::NoTable(id("b"))));
    })
    .await;
}

#[tokio::test]
async fn seats_change_hands() {
    on_both(|store| async move {
        let holder = |seat, number, at| Holder { seat, guest: guest(number), since: Moment(at) };
        let table = NewTable { holders: vec![holder(0, 1, 5)], ..new_table("a", 2) };
        store.create_table(table).await.unwrap();
        let change = async |seat: SeatChange, at| {
            let change = TableChange { seats: vec![seat], updated_at: Moment(at), ..TableChange::default() };
            store.update_table(&id("a"), change).await
        };
        let row = SeatRow {
            kind: SeatKind::Person,
            name: "Bea".to_owned(),
            bot: None,
            token_hash: Some(guest(9)),
            preferences: "{}".to_owned(),
        };
        change(SeatChange { seat: 1, row: row.clone(), holders: vec![guest(1)] }, 10).await.unwrap();
        let stored = store.load_table(&id("a")).await.unwrap().unwrap();
        assert_eq!((stored.seats[0].kind, &stored.seats[1]), (SeatKind::Open, &row));
        change(SeatChange { seat: 1, row, holders: vec![guest(2), guest(1)] }, 20).await.unwrap();
        // Whoever held it before has done so since then.
        let held = [holder(0, 1, 5), holder(1, 1, 10), holder(1, 2, 20)];
        assert_eq!(store.holders_of(&id("a")).await.unwrap(), held);
        change(seated(1, SeatKind::Person, &[2]), 30).await.unwrap();
        assert_eq!(store.holders_of(&id("a")).await.unwrap(), [held[0], held[2]]);
        change(seated(1, SeatKind::Open, &[]), 40).await.unwrap();
        assert_eq!(store.holders_of(&id("a")).await.unwrap(), held[..1]);
        let no_seat = Err(StoreError::NoSeat { table: id("a"), seat: 2 });
        assert_eq!(change(seated(2, SeatKind::Open, &[]), 50).await, no_seat);
        let table = NewTable { holders: vec![holder(2, 1, 5)], ..new_table("b", 2) };
        assert_eq!(store.create_table(table).await, Err(StoreError::NoSeat { table: id("b"), seat: 2 }));
        assert_eq!(store.load_table(&id("b")).await, Ok(None), "nothing of it is there");
    })
    .await;
}

#[tokio::test]
async fn entries_seats_holders_hosts_and_policy_are_stored_together_or_not_at_all() {
    on_both(|store| async move {
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
    })
    .await;
}

#[tokio::test]
async fn a_browser_finds_its_tables() {
    on_both(|store| async move {
        for (number, text) in ["a", "b", "c"].into_iter().enumerate() {
            let mut table = new_table(text, 2);
            table.holders.push(Holder { seat: 1, guest: guest(1), since: Moment(number as i64) });
            if text == "b" {
                table.holders.push(Holder { seat: 0, guest: guest(2), since: Moment(9) });
            }
            store.create_table(table).await.unwrap();
        }
        let touched = TableChange { updated_at: Moment(9_000), ..TableChange::default() };
        let append = Append { change: Some(touched), ..append_to("a", 0, vec![entry("x")]) };
        store.append(append).await.unwrap();

        let mine = store.seats_of_guest(guest(1), 10).await.unwrap();
        let ids: Vec<&str> = mine.iter().map(|held| held.table.id.0.as_str()).collect();
        assert_eq!(ids, ["a", "c", "b"]);
        let table = TableSummary {
            id: id("a"),
            game: "nim".to_owned(),
            name: "table a".to_owned(),
            status: Status::Open,
            seats: 2,
            taken: 0,
            seq: 1,
            created_at: Moment(1_000),
            updated_at: Moment(9_000),
        };
        assert_eq!(mine[0], HeldSeat { table, seat: 1, since: Moment(0) });
        assert_eq!(store.seats_of_guest(guest(1), 2).await.unwrap().len(), 2);
        assert_eq!(store.seats_of_guest(guest(2), 10).await.unwrap()[0].seat, 0);
        assert_eq!(store.seats_of_guest(guest(3), 10).await.unwrap(), []);

        // Whoever made the tables is their host, and others may become so.
        let hosted = async |host, limit| {
            let found = store.tables_of_host(guest(host), limit).await.unwrap();
            found.into_iter().map(|table| table.id.0).collect::<Vec<_>>()
        };
        assert_eq!(hosted(200, 10).await, ["a", "c", "b"]);
        assert_eq!(hosted(200, 1).await, ["a"]);
        let let_in = async |table: &str, hosts: &[u8]| {
            let hosts = Some(hosts.iter().map(|number| guest(*number)).collect());
            let change = TableChange { hosts, updated_at: Moment(1_000), ..TableChange::default() };
            store.update_table(&id(table), change).await
        };
        let_in("b", &[3]).await.unwrap();
        assert_eq!(hosted(3, 10).await, ["b"]);
        assert_eq!(let_in("x", &[3]).await, Err(StoreError::NoTable(id("x"))));
        // All can be put out; whoever made the table stays.
        let_in("b", &[4, 200, 4]).await.unwrap();
        assert_eq!((hosted(3, 10).await.len(), hosted(4, 10).await.len()), (0, 1));
        let_in("b", &[]).await.unwrap();
        assert_eq!(hosted(4, 10).await.len(), 0);
        assert_eq!(hosted(200, 10).await.len(), 3);
    })
    .await;
}

#[tokio::test]
async fn public_tables_are_listed_page_by_page() {
    on_both(|store| async move {
        for number in 0..7 {
            let table = NewTable { public: number != 3, ..new_table(&number.to_string(), 2) };
            store.create_table(table).await.unwrap();
        }
        let running = TableChange { status: Some(Status::Running), ..TableChange::default() };
        let bot = TableChange { seats: vec![seated(0, SeatKind::Bot, &[])], ..running.clone() };
        store.update_table(&id("5"), bot).await.unwrap();
        store.update_table(&id("1"), running).await.unwrap();

        let list = async |status, after: Option<&str>, limit| {
            let query = PublicQuery { status, after: after.map(id), limit };
            let page = store.list_public(query).await.unwrap();
            page.into_iter().map(|table| table.id.0).collect::<Vec<_>>()
        };
        assert_eq!(list(None, None, 4).await, ["6", "5", "4", "2"]);
        assert_eq!(list(None, Some("2"), 4).await, ["1", "0"]);
        assert_eq!(list(Some(Status::Running), None, 4).await, ["5", "1"]);
        assert_eq!(list(Some(Status::Open), Some("4"), 1).await, ["2"]);
        let query = PublicQuery { status: Some(Status::Running), after: None, limit: 1 };
        let five = &store.list_public(query).await.unwrap()[0];
        assert_eq!((five.seats, five.taken), (2, 1));
        let lost = PublicQuery { after: Some(id("lost")), limit: 1, status: None };
        assert_eq!(store.list_public(lost).await, Err(StoreError::NoTable(id("lost"))));

        assert_eq!(store.tables_with(Status::Running, None, 9).await.unwrap(), [id("1"), id("5")]);
        assert_eq!(store.tables_with(Status::Running, Some(id("1")), 9).await.unwrap(), [id("5")]);
        assert_eq!(store.tables_with(Status::Open, None, 4).await.unwrap().len(), 4);
        let counts = TableCounts { open: 5, running: 2, over: 0 };
        assert_eq!(store.count_tables().await, Ok(counts));
    })
    .await;
}

#[tokio::test]
async fn chat_notes_and_visits_are_kept_apart() {
    on_both(|store| async move {
        store.create_table(new_table("a", 2)).await.unwrap();
        store.create_table(new_table("b", 2)).await.unwrap();
        for (table, text, number) in [("a", "hello", 1), ("b", "alone", 1), ("a", "well?", 2), ("a", "!", 3)]
        {
            let said = store.append_chat(&id(table), "Bea".to_owned(), text.to_owned(), Moment(5)).await;
            assert_eq!(said, Ok(number));
        }
        let second =
            ChatLine { number: 2, author: "Bea".to_owned(), text: "well?".to_owned(), at: Moment(5) };
        assert_eq!(store.chat(&id("a"), 1, 1).await.unwrap(), [second]);
        assert_eq!(store.chat(&id("a"), 0, 9).await.unwrap().len(), 3);

        store.set_note(&id("a"), guest(1), "holds the ace?".to_owned()).await.unwrap();
        store.set_note(&id("a"), guest(1), "holds the ace!".to_owned()).await.unwrap();
        assert_eq!(store.note(&id("a"), guest(1)).await.unwrap(), "holds the ace!");
        assert_eq!(store.note(&id("a"), guest(2)).await.unwrap(), "");
        assert_eq!(store.note(&id("b"), guest(1)).await.unwrap(), "");
        store.set_note(&id("a"), guest(2), "two".to_owned()).await.unwrap();
        assert_eq!(store.count_notes(&id("a")).await.unwrap(), 2);
        assert_eq!(store.count_notes(&id("b")).await.unwrap(), 0);
        store.set_note(&id("a"), guest(1), String::new()).await.unwrap();
        assert_eq!(store.note(&id("a"), guest(1)).await.unwrap(), "");

        assert_eq!(store.visit(&id("a"), guest(1)).await, Ok(None));
        for (seen, known) in [(4, 4), (9, 9), (6, 9)] {
            store.set_visit(&id("a"), guest(1), seen, None).await.unwrap();
            assert_eq!(store.visit(&id("a"), guest(1)).await, Ok(Some(known)));
        }
        assert_eq!(store.visit(&id("a"), guest(2)).await, Ok(None));
        // Once there are as many as are wanted, nobody new is noted, but whoever was noted goes on.
        for (who, most, known) in
            [(2, Some(1), None), (1, Some(1), Some(12)), (2, Some(2), Some(12)), (3, None, Some(12))]
        {
            store.set_visit(&id("a"), guest(who), 12, most).await.unwrap();
            assert_eq!(store.visit(&id("a"), guest(who)).await, Ok(known));
        }
        store.set_visit(&id("b"), guest(3), 1, Some(1)).await.unwrap();
        assert_eq!(store.visit(&id("b"), guest(3)).await, Ok(Some(1)), "each table has its own");
    })
    .await;
}

#[tokio::test]
async fn what_has_no_table_is_refused() {
    on_both(|store| async move {
        let nowhere = id("nowhere");
        let missing = StoreError::NoTable(nowhere.clone());
        assert_eq!(store.append(append_to("nowhere", 0, vec![entry("x")])).await, Err(missing.clone()));
        assert_eq!(store.entries(&nowhere, 0, 1).await, Err(missing.clone()));
        assert_eq!(store.holders_of(&nowhere).await, Err(missing.clone()));
        assert_eq!(store.chat(&nowhere, 0, 1).await, Err(missing.clone()));
        let said = store.append_chat(&nowhere, String::new(), String::new(), Moment(0)).await;
        assert_eq!(said, Err(missing.clone()));
        assert_eq!(store.set_note(&nowhere, guest(1), "x".to_owned()).await, Err(missing.clone()));
        assert_eq!(store.note(&nowhere, guest(1)).await, Err(missing.clone()));
        assert_eq!(store.set_visit(&nowhere, guest(1), 1, None).await, Err(missing.clone()));
        assert_eq!(store.visit(&nowhere, guest(1)).await, Err(missing));
    })
    .await;
}
