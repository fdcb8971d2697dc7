//! The successor of a player who left a game must not know the secrets of another seat.

use crate::desk::*;
use approdo_hub::wire::{CreateTable, Level, SeatKind, SeatPlan};
use approdo_hub::{GuestId, HubError};

/// A public table of Ada, Bob and Eve.
async fn three(desk: &Desk) -> String {
    let seats = vec![mine("Ada"), SeatPlan::Open {}, SeatPlan::Open {}];
    let created = desk.hub.create(ADA, CreateTable { public: true, seats, ..nim_plan() }).await.unwrap();
    desk.hub.take_seat(BOB, &created.table, 1, None).await.unwrap();
    desk.hub.take_seat(EVE, &created.table, 2, None).await.unwrap();
    created.table
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_plays_takes_a_seat_that_was_left() {
    let desk = Desk::new();
    let table = three(&desk).await;
    desk.hub.leave_seat(EVE, &table, 2).await.unwrap();
    for guest in [ADA, BOB] {
        assert_eq!(desk.hub.take_seat(guest, &table, 2, None).await, Err(HubError::OtherSeat));
    }
    let link = desk.hub.reissue(ADA, &table, 2).await.unwrap();
    assert_eq!(desk.hub.claim(ADA, &table, &link.token).await, Err(HubError::OtherSeat));
    assert_eq!(desk.hub.state(ADA, &table, as_seat(2)).await, Err(HubError::NotYourSeat));
    // Leaving the other seat first does not help.
    desk.hub.leave_seat(BOB, &table, 1).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(desk.hub.take_seat(BOB, &table, 2, None).await, Err(HubError::OtherSeat));
        assert_eq!(desk.hub.take_seat(EVE, &table, 1, None).await, Err(HubError::OtherSeat));
    }
    // Former holders may come back.
    desk.hub.take_seat(BOB, &table, 1, None).await.unwrap();
    desk.hub.take_seat(EVE, &table, 2, None).await.unwrap();
    // Putting a player out does not help either; a stranger may take the seat.
    desk.hub.revoke(ADA, &table, 2).await.unwrap();
    assert_eq!(desk.hub.take_seat(ADA, &table, 2, None).await, Err(HubError::OtherSeat));
    desk.hub.take_seat(CARL, &table, 2, None).await.unwrap();
    assert_eq!(desk.state(CARL, &table).await.you.seats, [2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_screens_that_leaves_has_seen_the_seat() {
    let desk = Desk::new();
    let table = three(&desk).await;
    let link = desk.hub.reissue(EVE, &table, 2).await.unwrap();
    desk.hub.claim(CARL, &table, &link.token).await.unwrap();
    desk.hub.leave_seat(CARL, &table, 2).await.unwrap();
    desk.hub.leave_seat(BOB, &table, 1).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(desk.hub.take_seat(CARL, &table, 1, None).await, Err(HubError::OtherSeat));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_game_begins_seats_are_changed_freely() {
    let desk = Desk::new();
    let seats = vec![SeatPlan::Open {}, SeatPlan::Open {}, SeatPlan::Open {}];
    let created = desk.hub.create(ADA, CreateTable { public: true, seats, ..nim_plan() }).await.unwrap();
    let table = &created.table;
    for seat in [2, 0, 1] {
        desk.hub.take_seat(BOB, table, seat, None).await.unwrap();
        desk.hub.leave_seat(BOB, table, seat).await.unwrap();
    }
    for (guest, seat) in [(BOB, 0), (EVE, 1), (CARL, 2)] {
        desk.hub.take_seat(guest, table, seat, None).await.unwrap();
    }
    // A host without a seat may take one that was left, and then no other.
    desk.hub.leave_seat(EVE, table, 1).await.unwrap();
    desk.hub.leave_seat(CARL, table, 2).await.unwrap();
    desk.hub.take_seat(ADA, table, 1, None).await.unwrap();
    desk.hub.leave_seat(ADA, table, 1).await.unwrap();
    assert_eq!(desk.hub.take_seat(ADA, table, 2, None).await, Err(HubError::OtherSeat));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_those_who_left_does_not_grow_without_end() {
    let desk = Desk::new();
    let table = three(&desk).await;
    desk.hub.leave_seat(EVE, &table, 2).await.unwrap();
    let passers_by: Vec<GuestId> = (100u8..=226).map(|number| GuestId([number; 32])).collect();
    for guest in &passers_by {
        desk.hub.take_seat(*guest, &table, 2, None).await.unwrap();
        desk.hub.leave_seat(*guest, &table, 2).await.unwrap();
    }
    assert_eq!(desk.hub.take_seat(CARL, &table, 2, None).await, Err(HubError::TooManyBrowsers));
    desk.hub.take_seat(EVE, &table, 2, None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bystander_calls_a_bot_and_does_not_change_the_one_that_plays() {
    let desk = Desk::with_slow_bots();
    let table = three(&desk).await;
    desk.hub.bot_takes_over(EVE, &table, 2, Level::Expert).await.unwrap();
    desk.hub.leave_seat(EVE, &table, 2).await.unwrap();
    let weaker = desk.hub.bot_takes_over(BOB, &table, 2, Level::Novice).await;
    assert_eq!(weaker, Err(HubError::NotHost));
    // A request whose answer was lost may be repeated.
    desk.hub.bot_takes_over(BOB, &table, 2, Level::Expert).await.unwrap();
    let seat = desk.hub.summary(&table).await.unwrap().seats.remove(2);
    assert_eq!((seat.kind, seat.bot), (SeatKind::Open, Some(Level::Expert)));
    desk.hub.bot_takes_over(ADA, &table, 2, Level::Steady).await.unwrap();
    // Where no bot plays, a member may call one.
    desk.hub.leave_seat(ADA, &table, 0).await.unwrap();
    desk.hub.bot_takes_over(BOB, &table, 0, Level::Novice).await.unwrap();
}

/// A host calls a bot only for an absent player, never for a connected one.
#[tokio::test(flavor = "multi_thread")]
async fn no_host_lets_a_bot_move_for_an_opponent_who_is_there() {
    let desk = Desk::with_slow_bots();
    let table = three(&desk).await;
    let bobs = desk.hub.subscribe(BOB, &table, Default::default()).await.unwrap();
    let novice = async || desk.hub.bot_takes_over(ADA, &table, 1, Level::Novice).await;
    assert_eq!(novice().await, Err(HubError::SomebodyThere));
    // He may call one himself, and then only he can weaken it.
    desk.hub.bot_takes_over(BOB, &table, 1, Level::Expert).await.unwrap();
    assert_eq!(novice().await, Err(HubError::SomebodyThere));
    desk.hub.hand_back(BOB, &table, 1).await.unwrap();
    drop(bobs);
    while desk.hub.summary(&table).await.unwrap().seats[1].present {
        tokio::task::yield_now().await;
    }
    novice().await.unwrap();
}
