use crate::desk::*;
use approdo_hub::wire::ViewerName;
use approdo_hub::{GuestId, HubError, HubSettings, Push, StateQuery, Visitor};
use approdo_store::SqliteStore;
use std::{net::IpAddr, sync::Arc};

#[tokio::test]
async fn every_viewer_is_told_of_every_version() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let mut ada = desk.hub.subscribe(ADA, &table, StateQuery::default()).await.unwrap();
    let mut eve = desk.hub.subscribe(EVE, &table, italian()).await.unwrap();
    let start = next_state(&mut ada).await;
    assert_eq!(start.you.viewer, ViewerName::Seat(0));
    assert!(!start.choices.is_empty());
    next_state(&mut eve).await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let (ada, eve) = (next_state(&mut ada).await, next_state(&mut eve).await);
    assert_eq!(ada.summary.version, start.summary.version + 1);
    assert_eq!((ada.log.len(), ada.log_from), (1, 0));
    assert_ne!(ada.log[0].phrase.text, eve.log[0].phrase.text, "one reads English, the other Italian");
    assert!(ada.choices.is_empty() && eve.choices.is_empty());
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let since = Some(desk.version(&table).await);
    desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    desk.play(ADA, &table, 0, take(1, 1)).await.unwrap();
    let query = StateQuery { since, ..StateQuery::default() };
    let mut pushes = desk.hub.subscribe(BOB, &table, query).await.unwrap();
    let state = next_state(&mut pushes).await;
    assert_eq!((state.log_from, state.log.len()), (1, 2));
}

#[tokio::test]
async fn a_slow_reader_is_told_to_ask_again_and_harms_nobody() {
    let settings = HubSettings { queue: 3, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = desk.nim().await;
    let mut slow = desk.hub.subscribe(BOB, &table, as_seat(1)).await.unwrap();
    let mut quick = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    next_state(&mut quick).await;
    let mut last = 0;
    for whim in 0..6 {
        desk.stumble(&table, whim).await;
        last = next_state(&mut quick).await.summary.version;
    }
    let mut read = Vec::new();
    loop {
        match slow.next().await.unwrap() {
            Push::State { version, .. } => read.push(version),
            Push::Resync => break,
            Push::Chat(_) | Push::Presence(_) | Push::Foreseen(_) => (),
            Push::Closing => panic!("nobody closed the hub"),
        }
    }
    assert!(read.len() <= 3 && *read.last().unwrap() < last);
    // After that it gets pushes as before.
    desk.stumble(&table, 0).await;
    assert_eq!(next_state(&mut slow).await.summary.version, last + 1);
}

#[tokio::test]
async fn viewers_who_see_the_same_share_one_text() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let mut first = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    let other = GuestId([9; 32]);
    let mut second = desk.hub.subscribe(other, &table, StateQuery::default()).await.unwrap();
    next_state(&mut first).await;
    next_state(&mut second).await;
    desk.stumble(&table, 0).await;
    let (Some(Push::State { json: one, .. }), Some(Push::State { json: two, .. })) =
        (first.next().await, second.next().await)
    else {
        panic!("both are told of the move");
    };
    assert!(Arc::ptr_eq(&one, &two));
}

#[tokio::test]
async fn presence_is_told_when_players_come_and_go() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let mut eve = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    next_state(&mut eve).await;
    let present = |push: Push| match push {
        Push::Presence(json) => {
            let push: serde_json::Value = serde_json::from_str(&json).unwrap();
            push["seats"][0]["present"].as_bool().unwrap()
        }
        other => panic!("no presence but {other:?}"),
    };
    let ada = desk.hub.subscribe(ADA, &table, as_seat(0)).await.unwrap();
    assert!(present(eve.next().await.unwrap()));
    drop(ada);
    assert!(!present(eve.next().await.unwrap()));
}

#[tokio::test]
async fn whoever_looks_on_takes_no_room_from_players() {
    let settings = HubSettings { most_spectators: 3, most_spectators_per_address: 2, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = desk.nim().await;
    let follow = async |number: u8, guest: GuestId| {
        let visitor = Visitor { guest, address: Some(IpAddr::from([192, 0, 2, number])) };
        desk.hub.subscribe(visitor, &table, StateQuery::default()).await
    };
    let _first = (follow(1, EVE).await.unwrap(), follow(1, GuestId([8; 32])).await.unwrap());
    assert_eq!(follow(1, GuestId([9; 32])).await.err(), Some(HubError::TableFull), "two from one address");
    let _third = follow(2, GuestId([10; 32])).await.unwrap();
    assert_eq!(follow(3, GuestId([11; 32])).await.err(), Some(HubError::TableFull), "three altogether");
    // Players and hosts are admitted from any address, and any number of times.
    let players = [follow(1, ADA).await, follow(1, ADA).await, follow(1, BOB).await, follow(2, BOB).await];
    assert!(players.iter().all(Result::is_ok));
    assert_eq!(desk.hub.load_figures().await, (1, 7));
}

#[tokio::test]
async fn a_shutdown_says_goodbye() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let mut eve = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    next_state(&mut eve).await;
    desk.hub.shutdown().await;
    assert_eq!(eve.next().await, Some(Push::Closing));
    assert_eq!(eve.next().await, None);
    assert_eq!(desk.hub.summary(&table).await, Err(HubError::Closing));
}

#[tokio::test]
async fn idle_tables_are_forgotten_and_found_again() {
    let desk = Desk::new();
    let (idle, followed) = (desk.nim().await, desk.nim().await);
    let _eve = desk.hub.subscribe(EVE, &followed, StateQuery::default()).await.unwrap();
    desk.play(ADA, &idle, 0, take(0, 1)).await.unwrap();
    assert_eq!(desk.hub.load_figures().await, (2, 1));
    desk.clock.advance(400_000);
    desk.hub.tick().await;
    assert_eq!(desk.hub.load_figures().await, (1, 1));
    assert_eq!(desk.state(ADA, &idle).await.summary.step, 1);
    assert_eq!(desk.hub.load_figures().await.0, 2);
}
