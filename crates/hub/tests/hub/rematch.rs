use crate::{desk::*, hub::records::finished};
use approdo_hub::HubError;
use approdo_hub::wire::{AwayPlan, CreateTable, Flag, Level, Origin, SeatKind, SeatPlan, Status};
use approdo_phrases::Language;

#[tokio::test]
async fn a_rematch_seats_the_same_people() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    assert_eq!(desk.hub.rematch(EVE, &table).await, Err(HubError::NotSeated));
    let first = desk.hub.rematch(BOB, &table).await.unwrap();
    let second = desk.hub.rematch(ADA, &table).await.unwrap();
    assert_eq!((&first.table, second.host_token.as_str()), (&second.table, ""));
    assert_eq!(desk.hub.summary(&table).await.unwrap().rematch.as_ref(), Some(&first.table));
    let summary = desk.hub.summary(&first.table).await.unwrap();
    assert_eq!(summary.status, Status::Running);
    assert_eq!(summary.origin, Some(Origin::Rematch { table }));
    assert_eq!(desk.state(ADA, &first.table).await.you.seats, [0]);
    assert_eq!(desk.state(BOB, &first.table).await.you.seats, [1]);
    assert!(desk.state(BOB, &first.table).await.you.guest_is_host);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_bots() {
    let desk = Desk::new();
    let plan = CreateTable { seats: vec![bot(Level::Novice); 2], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    until_over(&desk, &table).await;
    let again = desk.hub.rematch(ADA, &table).await.unwrap().table;
    let state = until_over(&desk, &again).await;
    assert!(state.summary.seats.iter().all(|seat| seat.kind == SeatKind::Bot));
}

#[tokio::test]
async fn a_link_of_a_rematch_is_good_until_somebody_sits_there() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    desk.hub.leave_seat(BOB, &table, 1).await.unwrap();
    let created = desk.hub.rematch(ADA, &table).await.unwrap();
    assert_eq!(created.links.len(), 1, "only for the seat that is free");
    desk.hub.claim(EVE, &created.table, token(&created, 1)).await.unwrap();
    let late = desk.hub.claim(BOB, &created.table, token(&created, 1)).await;
    assert_eq!(late, Err(HubError::WrongToken));
}

/// The table where Bob wants to play a finished game with clocks again with Ada.
async fn called_by_bob(desk: &Desk, flag: Flag) -> String {
    let table = desk.seated(CreateTable { clock: Some(a_minute(flag)), ..nim_plan() }).await;
    while desk.stumble(&table, 0).await {}
    desk.hub.rematch(BOB, &table).await.unwrap().table
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_of_a_rematch_runs_before_everybody_was_there() {
    let desk = Desk::new();
    let again = called_by_bob(&desk, Flag::Forfeit).await;
    desk.clock.advance(600_000);
    desk.hub.tick().await;
    for desk in [&desk, &desk.restarted()] {
        let summary = desk.hub.summary(&again).await.unwrap();
        assert_eq!(summary.status, Status::Running);
        let seat = &summary.seats[0];
        assert_eq!((seat.clock_ms, seat.clock_running, seat.forfeited), (Some(60_000), false, false));
    }
    // She arrives: from now on her clock runs.
    let ada = desk.hub.subscribe(ADA, &again, as_seat(0)).await.unwrap();
    desk.clock.advance(59_999);
    desk.hub.tick().await;
    for desk in [&desk, &desk.restarted()] {
        let seat = desk.hub.summary(&again).await.unwrap().seats.remove(0);
        assert_eq!((seat.clock_ms, seat.clock_running, seat.forfeited), (Some(1), true, false));
    }
    drop(ada);
    desk.clock.advance(1);
    desk.hub.tick().await;
    assert!(desk.hub.summary(&again).await.unwrap().seats[0].forfeited);
}

#[tokio::test]
async fn whoever_moves_in_a_rematch_is_there() {
    let desk = Desk::new();
    let again = called_by_bob(&desk, Flag::Nothing).await;
    desk.play(ADA, &again, 0, take(0, 1)).await.unwrap();
    desk.clock.advance(1_000);
    for desk in [&desk, &desk.restarted()] {
        let clocks: Vec<_> =
            desk.hub.summary(&again).await.unwrap().seats.iter().map(|seat| seat.clock_ms.unwrap()).collect();
        assert_eq!(clocks, [60_000, 59_000]);
    }
}

/// A finished game of three people, and the table where Carl wants to play it again with Ada and Bob.
async fn called_again(desk: &Desk, away: Option<AwayPlan>) -> String {
    let clock = a_minute(Flag::Bot);
    let seats = vec![mine("Ada"), SeatPlan::Open {}, SeatPlan::Open {}];
    let plan = CreateTable { clock: Some(clock), away, seats, public: true, ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let players = [ADA, BOB, CARL];
    for (seat, guest) in (0..).zip(players).skip(1) {
        desk.hub.take_seat(guest, &table, seat, None).await.unwrap();
    }
    while let Some(&seat) = desk.state(ADA, &table).await.asked.first() {
        let guest = players[usize::from(seat)];
        let legal =
            desk.state(guest, &table).await.choices.into_iter().find(|choice| choice.refused.is_none());
        desk.play(guest, &table, seat, legal.unwrap().mv).await.unwrap();
    }
    let again = desk.hub.rematch(CARL, &table).await.unwrap().table;
    desk.play(ADA, &again, 0, take(0, 1)).await.unwrap();
    assert_eq!(desk.state(ADA, &again).await.asked, [1]);
    again
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_for_whoever_does_not_come_to_a_rematch() {
    let desk = Desk::with_slow_bots();
    let away = Some(AwayPlan { after_ms: 10_000, level: Level::Novice });
    let again = called_again(&desk, away).await;
    desk.clock.advance(9_999);
    desk.hub.tick().await;
    let bob = desk.hub.summary(&again).await.unwrap().seats.remove(1);
    assert_eq!((bob.bot, bob.awaited, bob.clock_running), (None, true, false));
    desk.clock.advance(1);
    desk.hub.tick().await;
    for desk in [&desk, &desk.restarted()] {
        let bob = desk.hub.summary(&again).await.unwrap().seats.remove(1);
        assert!(bob.standing_in && bob.bot == Some(Level::Novice), "{bob:?}");
        assert!(bob.clock_running && bob.clock_ms == Some(60_000), "nobody is awaited any more: {bob:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_a_rematch_calls_a_bot_for_who_does_not_come() {
    let desk = Desk::with_slow_bots();
    let again = called_again(&desk, None).await;
    let novice = Level::Novice;
    assert_eq!(desk.hub.bot_takes_over(EVE, &again, 1, novice).await, Err(HubError::NotYourSeat));
    assert_eq!(desk.hub.bot_takes_over(ADA, &again, 2, novice).await, Err(HubError::NotYourSeat));
    desk.hub.bot_takes_over(ADA, &again, 1, novice).await.unwrap();
    assert_eq!(desk.hub.summary(&again).await.unwrap().seats[1].bot, Some(novice));
    // He arrives after all, and takes his seat back.
    desk.hub.hand_back(BOB, &again, 1).await.unwrap();
    assert_eq!(desk.hub.summary(&again).await.unwrap().seats[1].bot, None);
    assert_eq!(desk.hub.bot_takes_over(ADA, &again, 1, novice).await, Err(HubError::NotYourSeat));
}

#[tokio::test]
async fn whoever_only_looks_at_a_rematch_is_there() {
    for way in 0..3 {
        let desk = Desk::new();
        let again = called_by_bob(&desk, Flag::Nothing).await;
        assert!(desk.state(EVE, &again).await.summary.seats[0].awaited, "nobody else comes for her");
        match way {
            0 => drop(desk.state(ADA, &again).await),
            1 => drop(desk.hub.at_step(ADA, &again, None, 0, Language::English).await.unwrap()),
            _ => drop(desk.hub.recap(ADA, &again, as_seat(0)).await.unwrap()),
        }
        let seat = desk.hub.summary(&again).await.unwrap().seats.remove(0);
        assert!(!seat.awaited && seat.clock_running, "{seat:?}");
        desk.clock.advance(1_000);
        assert_eq!(desk.restarted().hub.summary(&again).await.unwrap().seats[0].clock_ms, Some(59_000));
    }
}
