use crate::{auction::Gate, desk::*};
use approdo_bots::Budget;
use approdo_contract::{Seat, refuse};
use approdo_hub::wire::{CreateTable, Hint, Level, SeatPlan};
use approdo_hub::{HubError, HubSettings, Sort};
use approdo_phrases::Language::{English, Italian};
use approdo_store::SqliteStore;
use serde_json::json;
use std::sync::Arc;

/// A desk whose hints take this number of tries, regardless of time.
fn desk(tries: u32) -> Desk {
    let hint_budget = Budget::Iterations(tries);
    let settings = HubSettings { hint_budget, bot_grace_ms: 600_000, queue: 1_000, ..settings() };
    Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings)
}

/// A game in which bots do not finish thinking while its gate is shut. The seed gives Ada something to bid.
fn behind(gate: u8) -> CreateTable {
    CreateTable {
        game: "auction".to_owned(),
        options: Some(json!({ "gate": gate })),
        seed: Some("1".to_owned()),
        ..nim_plan()
    }
}

/// A table with hints where Ada and Bob play.
async fn table(desk: &Desk, plan: CreateTable) -> String {
    desk.seated(CreateTable { hints: true, ..plan }).await
}

/// Ada's request for a hint, as a task.
fn asked(desk: &Desk, table: &str) -> tokio::task::JoinHandle<Result<Hint, HubError>> {
    let (hub, table) = (desk.hub.clone(), table.to_owned());
    tokio::spawn(async move { hub.hint(ADA, &table, 0, English).await })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_one_of_the_choices_with_a_reason() {
    let desk = desk(200);
    let table = table(&desk, nim_plan()).await;
    let hint = desk.hub.hint(ADA, &table, 0, English).await.unwrap();
    let state = desk.state(ADA, &table).await;
    assert!(state.choices.contains(&hint.choice) && hint.choice.refused.is_none(), "{hint:?}");
    assert_eq!((hint.seat, hint.version), (0, state.summary.version));
    assert!(hint.tries <= 200 && hint.share.is_some_and(|share| 0 < share && share <= 100), "{hint:?}");
    for figure in [u32::from(hint.share.unwrap()), u32::from(hint.value.unwrap())] {
        assert!(hint.reason.contains(&figure.to_string()), "{}", hint.reason);
    }
    let again = desk.hub.hint(ADA, &table, 0, Italian).await.unwrap();
    assert_eq!((&again.choice.mv, again.share, again.value), (&hint.choice.mv, hint.share, hint.value));
    assert_ne!((&again.reason, &again.choice.phrase.text), (&hint.reason, &hint.choice.phrase.text));
    // The number of hints is public.
    for desk in [&desk, &desk.restarted()] {
        let seats = desk.state(EVE, &table).await.summary.seats;
        assert_eq!(seats.iter().map(|seat| seat.hints_taken).collect::<Vec<_>>(), [2, 0]);
    }
    desk.play(ADA, &table, 0, hint.choice.mv).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_no_choice_the_hint_says_so() {
    let desk = desk(50);
    let table = table(&desk, CreateTable { options: Some(json!({ "piles": 1 })), ..nim_plan() }).await;
    loop {
        let state = desk.state(ADA, &table).await;
        let (guest, seat) = if state.asked == [0] { (ADA, 0) } else { (BOB, 1) };
        let choices = desk.hub.state(guest, &table, as_seat(seat)).await.unwrap().choices;
        let mut legal = choices.into_iter().filter(|choice| choice.refused.is_none());
        let (first, more) = (legal.next().expect("the game is not over"), legal.next().is_some());
        if !more {
            let hint = desk.hub.hint(guest, &table, seat, English).await.unwrap();
            assert_eq!((hint.choice.mv, hint.tries, hint.share), (first.mv, 0, None));
            assert!(hint.reason.contains("only"), "{}", hint.reason);
            return;
        }
        desk.play(guest, &table, seat, first.mv).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_refused_to_whoever_may_not_have_them() {
    let desk = desk(10);
    let without = desk.nim().await;
    let with = table(&desk, nim_plan()).await;
    let hint = async |guest, table: &str, seat| desk.hub.hint(guest, table, seat, English).await.unwrap_err();
    let not_asked = HubError::Refused(refuse!("TAB-1.1"));
    for (guest, table, seat, error, sort) in [
        (ADA, &without, 0, HubError::NoHints, Sort::Forbidden),
        (EVE, &with, 0, HubError::NotYourSeat, Sort::Forbidden),
        (ADA, &with, 1, HubError::NotYourSeat, Sort::Forbidden),
        (ADA, &with, 9, HubError::UnknownSeat, Sort::Missing),
        (BOB, &with, 1, not_asked, Sort::Refused),
        (ADA, &"nowhere".to_owned(), 0, HubError::UnknownTable, Sort::Missing),
    ] {
        assert_eq!(hint(guest, table, seat).await, error);
        assert_eq!(error.sort(), sort, "{error:?}");
        assert!(error.text(English).ends_with(['.', ')']) && error.text(English) != error.text(Italian));
    }
    desk.hub.bot_takes_over(BOB, &with, 1, Level::Novice).await.unwrap();
    assert_eq!(hint(BOB, &with, 1).await, HubError::SeatTaken);
    let plan = CreateTable { hints: true, seats: vec![mine("Ada"), SeatPlan::Open {}], ..nim_plan() };
    let open = desk.hub.create(ADA, plan).await.unwrap().table;
    assert_eq!(hint(ADA, &open, 0).await, HubError::NotStarted);
    let over = table(&desk, nim_plan()).await;
    while desk.stumble(&over, 0).await {}
    assert_eq!(hint(ADA, &over, 0).await, HubError::Refused(refuse!("TAB-1.3")));
    for table in [&without, &open, &over] {
        assert!(desk.state(ADA, table).await.summary.seats.iter().all(|seat| seat.hints_taken == 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_withdrawn_when_the_table_moves_on() {
    let desk = desk(200);
    let table = table(&desk, behind(1)).await;
    let _gate = Gate::shut(1);
    let mut pushes = desk.hub.subscribe(EVE, &table, Default::default()).await.unwrap();
    next_state(&mut pushes).await;
    let hint = asked(&desk, &table);
    assert_eq!(next_state(&mut pushes).await.summary.seats[0].hints_taken, 1);
    assert_eq!(desk.hub.hint(ADA, &table, 0, English).await, Err(HubError::HintUnderWay));
    let played = desk.play(ADA, &table, 0, json!({ "bid": 0 })).await.unwrap();
    assert_eq!(hint.await.unwrap(), Err(HubError::Stale { version: played.version }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_given_whatever_others_do_meanwhile() {
    let desk = desk(200);
    let table = table(&desk, behind(3)).await;
    let gate = Gate::shut(3);
    let mut pushes = desk.hub.subscribe(EVE, &table, Default::default()).await.unwrap();
    next_state(&mut pushes).await;
    let hint = asked(&desk, &table);
    assert_eq!(next_state(&mut pushes).await.summary.seats[0].hints_taken, 1);
    desk.hub.rename(BOB, &table, 1, "Robert").await.unwrap();
    let played = desk.play(BOB, &table, 1, json!({ "bid": 0 })).await.unwrap();
    drop(gate);
    assert_eq!(hint.await.unwrap().unwrap().version, played.version);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_ends_with_whoever_asked_for_it() {
    let desk = desk(200);
    let table = table(&desk, behind(2)).await;
    let _gate = Gate::shut(2);
    let mut pushes = desk.hub.subscribe(EVE, &table, Default::default()).await.unwrap();
    next_state(&mut pushes).await;
    let first = asked(&desk, &table);
    assert_eq!(next_state(&mut pushes).await.summary.seats[0].hints_taken, 1);
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    // A new request need not wait for it.
    let second = asked(&desk, &table);
    assert_eq!(next_state(&mut pushes).await.summary.seats[0].hints_taken, 2);
    desk.hub.shutdown().await;
    assert_eq!(second.await.unwrap(), Err(HubError::Closing));
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_a_seat_cannot_tell_apart_get_the_same_hint() {
    let mut compared = 0;
    for game in 0..4 {
        let desk = desk(24);
        let plan = CreateTable {
            game: "armada".to_owned(),
            options: Some(json!({ "option_cards": true })),
            seed: Some(game.to_string()),
            ..nim_plan()
        };
        let table = table(&desk, plan).await;
        for whim in 0..90 {
            if !desk.stumble(&table, whim * 7 + game).await {
                break;
            }
            if whim % 6 != 0 {
                continue;
            }
            let asked = desk.state(EVE, &table).await.asked;
            let Some(&seat) = asked.first() else { break };
            let guest = if seat == 0 { ADA } else { BOB };
            let other = desk.twin(&table).await;
            let redealt = other.hub.replace_world(&table, |world| world.redealt(Seat(seat), whim as u64));
            redealt.await.unwrap();
            let real = desk.hub.hint(guest, &table, seat, English).await.unwrap();
            let dreamt = other.hub.hint(guest, &table, seat, English).await.unwrap();
            assert_eq!(real, dreamt, "game {game}, after {whim} moves");
            compared += u32::from(0 < real.tries);
        }
    }
    assert!(20 < compared, "{compared}");
}
