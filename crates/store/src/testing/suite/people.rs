//! Holders of seats, lists of tables, chat and notes.

use super::{append_to, entry, guest, id, new_table, seated};
use crate::{
    Append, ChatLine, HeldSeat, Holder, Moment, NewTable, PublicQuery, SeatChange, SeatKind, SeatRow, Status,
    Store, StoreError, TableChange, TableCounts, TableSummary,
};
use std::sync::Arc;

pub async fn seats_change_hands(store: Arc<dyn Store>) {
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
    // A browser that already held it keeps its timestamp.
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
}

pub async fn a_browser_finds_its_tables(store: Arc<dyn Store>) {
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

    // The creator of a table is its host, and others may become so.
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
    // All hosts can be removed but the creator.
    let_in("b", &[4, 200, 4]).await.unwrap();
    assert_eq!((hosted(3, 10).await.len(), hosted(4, 10).await.len()), (0, 1));
    let_in("b", &[]).await.unwrap();
    assert_eq!(hosted(4, 10).await.len(), 0);
    assert_eq!(hosted(200, 10).await.len(), 3);
}

pub async fn public_tables_are_listed_page_by_page(store: Arc<dyn Store>) {
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
}

pub async fn chat_notes_and_visits_are_kept_apart(store: Arc<dyn Store>) {
    store.create_table(new_table("a", 2)).await.unwrap();
    store.create_table(new_table("b", 2)).await.unwrap();
    for (table, text, number) in [("a", "hello", 1), ("b", "alone", 1), ("a", "well?", 2), ("a", "!", 3)] {
        let said = store.append_chat(&id(table), "Bea".to_owned(), text.to_owned(), Moment(5)).await;
        assert_eq!(said, Ok(number));
    }
    let second = ChatLine { number: 2, author: "Bea".to_owned(), text: "well?".to_owned(), at: Moment(5) };
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
    // At the limit no new browser is recorded, but known ones are still updated.
    for (who, most, known) in
        [(2, Some(1), None), (1, Some(1), Some(12)), (2, Some(2), Some(12)), (3, None, Some(12))]
    {
        store.set_visit(&id("a"), guest(who), 12, most).await.unwrap();
        assert_eq!(store.visit(&id("a"), guest(who)).await, Ok(known));
    }
    store.set_visit(&id("b"), guest(3), 1, Some(1)).await.unwrap();
    assert_eq!(store.visit(&id("b"), guest(3)).await, Ok(Some(1)), "each table has its own");
}

pub async fn what_has_no_table_is_refused(store: Arc<dyn Store>) {
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
}
