//! Chairs: owner and player, and rules that no way of leaving and coming gets around.

use crate::desk::*;
use approdo_hub::wire::{
    AwayPlan, ClockKind, ClockPlan, CreateTable, Flag, Level, SeatInfo, SeatKind, SeatPlan, Status,
};
use approdo_hub::{HubError, HubSettings};
use approdo_store::SqliteStore;
use std::sync::Arc;

fn timed(flag: Flag) -> CreateTable {
    let clock = ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 5_000, flag };
    CreateTable { clock: Some(clock), public: true, ..nim_plan() }
}

async fn seat(desk: &Desk, table: &str, seat: usize) -> SeatInfo {
    desk.hub.summary(table).await.unwrap().seats.remove(seat)
}

async fn status(desk: &Desk, table: &str) -> Status {
    desk.hub.summary(table).await.unwrap().status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_somebody_leaves() {
    let desk = Desk::new();
    let table = desk.seated(CreateTable { public: true, ..nim_plan() }).await;
    desk.hub.leave_seat(ADA, &table, 0).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(
            (status(desk, &table).await, seat(desk, &table, 0).await.kind),
            (Status::Running, SeatKind::Open)
        );
    }
    // Members need not wait for it; others have no say.
    let novice = Level::Novice;
    assert_eq!(desk.hub.bot_takes_over(EVE, &table, 0, novice).await, Err(HubError::NotYourSeat));
    let mut pushes = desk.hub.subscribe(BOB, &table, as_seat(1)).await.unwrap();
    desk.hub.bot_takes_over(BOB, &table, 0, novice).await.unwrap();
    while next_state(&mut pushes).await.asked != [1] {}
    // Another person may take the seat from the bot.
    desk.hub.take_seat(EVE, &table, 0, None).await.unwrap();
    let taken = seat(&desk, &table, 0).await;
    assert_eq!((taken.kind, taken.bot), (SeatKind::Person, None));
    // Whichever move the bot made, one is left.
    for (guest, seat) in [(BOB, 1), (EVE, 0)] {
        let mv = desk.state(guest, &table).await.choices.into_iter().find(|choice| choice.refused.is_none());
        desk.play(guest, &table, seat, mv.unwrap().mv).await.unwrap();
    }
    assert_eq!(status(&desk.restarted(), &table).await, Status::Running);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_left_runs_out_of_time_like_any_other() {
    for flag in [Flag::Bot, Flag::Forfeit] {
        let desk = Desk::with_slow_bots();
        let table = desk.seated(timed(flag)).await;
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        desk.hub.leave_seat(BOB, &table, 1).await.unwrap();
        desk.clock.advance(59_999);
        desk.hub.tick().await;
        let left = seat(&desk, &table, 1).await;
        assert!(left.clock_running && left.bot.is_none() && left.clock_ms == Some(1), "{left:?}");
        desk.clock.advance(1);
        desk.hub.tick().await;
        let left = seat(&desk, &table, 1).await;
        assert!(left.standing_in && left.forfeited == (flag == Flag::Forfeit), "{left:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_to_a_seat_that_was_left() {
    let desk = Desk::with_slow_bots();
    let away = Some(AwayPlan { after_ms: 60_000, level: Level::Steady });
    let table = desk.seated(CreateTable { away, ..nim_plan() }).await;
    desk.clock.advance(100_000);
    desk.hub.leave_seat(ADA, &table, 0).await.unwrap();
    desk.clock.advance(59_999);
    desk.hub.tick().await;
    assert_eq!(seat(&desk, &table, 0).await.bot, None);
    desk.clock.advance(1);
    desk.hub.tick().await;
    assert_eq!(seat(&desk, &table, 0).await.bot, Some(Level::Steady));
    assert_eq!(seat(&desk.restarted(), &table, 0).await.bot, Some(Level::Steady));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_way_leads_back_from_a_forfeit() {
    let desk = Desk::with_slow_bots();
    let away = Some(AwayPlan { after_ms: 60_000, level: Level::Expert });
    let table = desk.seated(CreateTable { away, ..timed(Flag::Forfeit) }).await;
    desk.clock.advance(60_000);
    // A move after the flag is refused, even if no tick has seen it fall.
    assert_eq!(desk.play(ADA, &table, 0, take(0, 1)).await, Err(HubError::Forfeited));
    let lost = seat(&desk, &table, 0).await;
    assert!(lost.forfeited && lost.bot == Some(Level::Novice), "{lost:?}");
    desk.hub.leave_seat(ADA, &table, 0).await.unwrap();
    desk.hub.take_seat(ADA, &table, 0, Some("Adele".to_owned())).await.unwrap();
    desk.clock.advance(600_000);
    desk.hub.tick().await;
    for desk in [&desk, &desk.restarted()] {
        let lost = seat(desk, &table, 0).await;
        assert!(lost.forfeited && lost.bot == Some(Level::Novice), "{lost:?}");
        assert_eq!(desk.play(ADA, &table, 0, take(0, 1)).await, Err(HubError::Forfeited));
        assert_eq!(desk.hub.hand_back(ADA, &table, 0).await, Err(HubError::Forfeited));
        let back = desk.take_back(&table, 0).await;
        assert_eq!(desk.hub.undo(ADA, &table, back.clone()).await, Err(HubError::Forfeited));
        assert_eq!(desk.hub.redo(ADA, &table, back).await, Err(HubError::Forfeited));
        let called = desk.hub.bot_takes_over(ADA, &table, 0, Level::Expert).await;
        assert_eq!(called, Err(HubError::Forfeited));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_that_is_called_in_time_saves_a_seat_from_its_clock() {
    let desk = Desk::with_slow_bots();
    let table = desk.seated(timed(Flag::Forfeit)).await;
    desk.clock.advance(59_000);
    desk.hub.bot_takes_over(ADA, &table, 0, Level::Expert).await.unwrap();
    desk.clock.advance(1_000);
    desk.hub.tick().await;
    let lost = seat(&desk, &table, 0).await;
    assert!(lost.forfeited && lost.bot == Some(Level::Novice), "{lost:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_of_a_bot_that_stands_in_earn_no_time() {
    let desk = Desk::new();
    let table = desk.seated(timed(Flag::Nothing)).await;
    let mut pushes = desk.hub.subscribe(BOB, &table, as_seat(1)).await.unwrap();
    let mut left = [60_000, 60_000];
    for stands_in in [true, false] {
        if stands_in {
            desk.hub.bot_takes_over(ADA, &table, 0, Level::Novice).await.unwrap();
            while next_state(&mut pushes).await.asked != [1] {}
            desk.hub.hand_back(ADA, &table, 0).await.unwrap();
        } else {
            left[1] += 5_000;
            assert!(desk.stumble(&table, 0).await);
        }
        // Bob moves, which completes the turn before; it counts, or not.
        assert!(desk.stumble(&table, 0).await);
        left[0] += if stands_in { 0 } else { 5_000 };
        for desk in [&desk, &desk.restarted()] {
            let seats = desk.hub.summary(&table).await.unwrap().seats;
            assert_eq!([0, 1].map(|seat: usize| seats[seat].clock_ms.unwrap()), left);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_agrees_for_a_person_whose_seat_a_bot_plays() {
    // Called by the host; called into a seat that the host has emptied; and left empty.
    for way in ["bot", "revoke and bot", "revoke"] {
        let desk = Desk::with_slow_bots();
        let table = desk.seated(nim_plan()).await;
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
        let link = if way == "bot" { None } else { Some(desk.hub.reissue(ADA, &table, 1).await.unwrap()) };
        if way != "revoke" {
            desk.hub.bot_takes_over(ADA, &table, 1, Level::Novice).await.unwrap();
        }
        let version = desk.version(&table).await;
        let asked = desk.hub.ask_undo(ADA, &table, 0, version, 0).await.unwrap();
        assert_eq!(asked.step, 2, "{way}");
        let request = desk.state(ADA, &table).await.undo_request.unwrap();
        assert_eq!((request.agreed, request.needed), (vec![0], vec![1]), "{way}");
        // The new holder of the seat speaks for it.
        if let Some(link) = link {
            desk.hub.claim(BOB, &table, &link.token).await.unwrap();
        }
        let version = desk.version(&table).await;
        let agreed = desk.hub.answer_undo(BOB, &table, 1, version, true).await.unwrap();
        assert_eq!(agreed.step, 0, "{way}");
    }
}

#[tokio::test]
async fn a_request_ends_when_somebody_leaves() {
    let desk = Desk::new();
    let created = desk
        .hub
        .create(ADA, CreateTable { seats: vec![mine("Ada"), mine("Adele"), SeatPlan::Open {}], ..nim_plan() })
        .await
        .unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 2)).await.unwrap();
    desk.play(ADA, table, 0, take(0, 1)).await.unwrap();
    desk.hub.ask_undo(ADA, table, 0, desk.version(table).await, 0).await.unwrap();
    assert_eq!(desk.state(ADA, table).await.undo_request.unwrap().needed, [2]);
    // Adele's consent is not that of the next player of the seat.
    desk.hub.leave_seat(ADA, table, 1).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(desk.state(ADA, table).await.undo_request, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_has_forfeited_has_no_say_in_going_back() {
    let desk = Desk::with_slow_bots();
    let seats = vec![mine("Ada"), SeatPlan::Open {}, mine("Adele")];
    let table = desk.seated(CreateTable { seats, ..timed(Flag::Forfeit) }).await;
    for (guest, seat) in [(ADA, 0), (BOB, 1), (ADA, 2)] {
        desk.play(guest, &table, seat, take(seat, 1)).await.unwrap();
    }
    desk.play(ADA, &table, 0, take(1, 1)).await.unwrap();
    // Bob is asked to go back, and loses before he answers: the request ends.
    desk.hub.ask_undo(ADA, &table, 0, desk.version(&table).await, 1).await.unwrap();
    assert_eq!(desk.state(ADA, &table).await.undo_request.unwrap().needed, [1]);
    // He has the initial time and the increment of one turn.
    desk.clock.advance(65_000);
    let version = desk.version(&table).await;
    // Even if no tick has seen the flag fall.
    let answer = desk.hub.answer_undo(BOB, &table, 1, version, true).await;
    assert_eq!(answer, Err(HubError::Forfeited));
    for desk in [&desk, &desk.restarted()] {
        let state = desk.state(ADA, &table).await;
        assert_eq!((state.undo_request, state.summary.step), (None, 4));
        let asked = desk.hub.ask_undo(BOB, &table, 1, state.summary.version, 1).await;
        assert_eq!(asked, Err(HubError::Forfeited));
    }
    // Bob is not asked: the others agree without him.
    let back = desk.hub.ask_undo(ADA, &table, 0, desk.version(&table).await, 1).await.unwrap();
    assert_eq!(back.step, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_asks_for_the_table_is_not_away() {
    let desk = Desk::with_slow_bots();
    let away = Some(AwayPlan { after_ms: 60_000, level: Level::Steady });
    let table = desk.seated(CreateTable { away, ..nim_plan() }).await;
    for _ in 0..3 {
        desk.clock.advance(50_000);
        desk.state(ADA, &table).await;
        desk.hub.tick().await;
    }
    assert_eq!(seat(&desk, &table, 0).await.bot, None);
    desk.clock.advance(60_000);
    desk.hub.tick().await;
    assert_eq!(seat(&desk, &table, 0).await.bot, Some(Level::Steady));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_journal_does_not_grow_by_coming_and_going() {
    let settings = HubSettings { most_entries: 4, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = desk.seated(CreateTable { public: true, ..nim_plan() }).await;
    desk.hub.leave_seat(BOB, &table, 1).await.unwrap();
    desk.hub.take_seat(BOB, &table, 1, None).await.unwrap();
    desk.hub.rename(BOB, &table, 1, "Bob").await.unwrap();
    let version = desk.version(&table).await;
    assert_eq!(version, 4);
    assert_eq!(desk.hub.leave_seat(BOB, &table, 1).await, Err(HubError::JournalFull));
    assert_eq!(desk.hub.revoke(ADA, &table, 1).await, Err(HubError::JournalFull));
    // Another screen is a journal entry, so that everyone knows of it; a game goes on.
    let link = desk.hub.reissue(BOB, &table, 1).await.unwrap();
    assert_eq!(desk.hub.claim(EVE, &table, &link.token).await, Err(HubError::JournalFull));
    assert_eq!(desk.version(&table).await, version);
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_host_keeps_the_bot_of_somebody_absent_from_playing() {
    let desk = Desk::with_slow_bots();
    let away = Some(AwayPlan { after_ms: 10_000, level: Level::Novice });
    let table = desk.seated(CreateTable { away, ..timed(Flag::Forfeit) }).await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    desk.clock.advance(10_000);
    desk.hub.tick().await;
    assert_eq!(seat(&desk, &table, 1).await.bot, Some(Level::Novice));
    // Ada, the creator of the table, wants Bob to lose by his clock.
    assert_eq!(desk.hub.hand_back(ADA, &table, 1).await, Err(HubError::NobodyThere));
    assert_eq!(seat(&desk, &table, 1).await.bot, Some(Level::Novice));
    // While he is connected she may, and he himself always.
    let pushes = desk.hub.subscribe(BOB, &table, as_seat(1)).await.unwrap();
    desk.hub.hand_back(ADA, &table, 1).await.unwrap();
    assert_eq!(seat(&desk, &table, 1).await.bot, None);
    drop(pushes);
    desk.hub.bot_takes_over(BOB, &table, 1, Level::Novice).await.unwrap();
    desk.hub.hand_back(BOB, &table, 1).await.unwrap();
}
