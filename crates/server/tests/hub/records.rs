use crate::desk::*;
use approdo_phrases::Language;
use approdo_server::{
    hub::HubError,
    wire::{
        AwayPlan, ClockKind, ClockPlan, CreateTable, Flag, Level, Origin, OutcomeOut, SeatKind, SeatPlan,
        Status,
    },
};
use approdo_table::{Forfeit, Verdict};

async fn finished(desk: &Desk) -> String {
    let table = desk.nim().await;
    while desk.stumble(&table, 1).await {}
    table
}

#[tokio::test]
async fn a_game_under_way_is_not_exported() {
    let desk = Desk::new();
    let table = desk.armada(1).await;
    assert_eq!(desk.hub.export(&table).await, Err(HubError::NotOver));
    assert_eq!(desk.hub.fork(ADA, &table, 0).await, Err(HubError::NotOver));
    assert_eq!(desk.hub.rematch(ADA, &table).await, Err(HubError::NotOver));
}

#[tokio::test]
async fn a_finished_game_leaves_and_comes_back_the_same() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let record = desk.hub.export(&table).await.unwrap();
    let report = (GAMES[0].verify)(&record);
    assert!(report.checks.iter().all(|check| check.verdict == Verdict::Holds), "{report:?}");
    let imported = desk.hub.import(EVE, &record.to_json()).await.unwrap().table;
    assert_eq!(desk.hub.export(&imported).await.unwrap(), record);
    let (old, new) = (desk.state(EVE, &table).await, desk.state(EVE, &imported).await);
    assert_eq!((old.view, old.outcome), (new.view, new.outcome));
    assert_eq!(new.summary.origin, Some(Origin::Import));
    assert_eq!(new.summary.status, Status::Over);
}

#[tokio::test]
async fn the_names_of_the_players_travel_with_the_game() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let mut record = desk.hub.export(&table).await.unwrap();
    // A name that nobody could have typed is left out.
    record.names = vec!["Ada".to_owned(), "x".repeat(500)];
    let imported = desk.hub.import(EVE, &record.to_json()).await.unwrap().table;
    let seats = desk.hub.summary(&imported).await.unwrap().seats;
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", ""]);
    assert_eq!(desk.hub.export(&imported).await.unwrap().names, ["Ada", ""]);
}

#[tokio::test]
async fn a_finished_game_that_hides_its_seed_is_refused_for_that() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let record = desk.hub.export(&table).await.unwrap().without_seed();
    let refused = desk.hub.import(ADA, &record.to_json()).await.unwrap_err();
    for (language, words) in [(Language::English, "does not disclose its seed"), (Language::Italian, "seme")]
    {
        let text = refused.text(language);
        assert!(text.contains(words), "{text}");
    }
}

#[tokio::test]
async fn a_record_without_its_seed_is_only_looked_at() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let mut record = desk.hub.export(&table).await.unwrap();
    record.steps.truncate(2);
    (record.state_hash, record.outcome) = (None, None);
    let with_seed = desk.hub.import(ADA, &record.to_json()).await.unwrap().table;
    assert!(desk.hub.summary(&with_seed).await.unwrap().seed_chosen, "who imports knows the luck");
    let blind = desk.hub.import(ADA, &record.without_seed().to_json()).await.unwrap().table;
    for (table, expected) in [(with_seed, None), (blind, Some(HubError::LookOnly))] {
        assert_eq!(desk.hub.summary(&table).await.unwrap().look_only, expected.is_some());
        for seat in 0..2 {
            desk.hub.take_seat(ADA, &table, seat, None).await.unwrap();
        }
        let state = desk.state(ADA, &table).await;
        let choice = state.choices.iter().find(|choice| choice.refused.is_none()).unwrap();
        let played = desk.play(ADA, &table, state.asked[0], choice.mv.clone()).await;
        assert_eq!(played.err(), expected);
    }
}

#[tokio::test]
async fn a_record_that_lies_is_refused() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let record = desk.hub.export(&table).await.unwrap();
    let text = record.to_json();
    let mut illegal = record.clone();
    illegal.steps[0] = "0: take pile=0 count=99".to_owned();
    let mut other = record.clone();
    other.outcome.as_mut().unwrap().places.reverse();
    let mut long = record.clone();
    long.steps = vec!["luck 1".to_owned(); 100_001];
    for text in [&text[..text.len() / 2], "[]", &illegal.to_json(), &other.to_json(), &long.to_json()] {
        let error = desk.hub.import(EVE, text).await.unwrap_err();
        assert!(matches!(error, HubError::BadRecord(_)), "{error:?}");
    }
}

#[tokio::test]
async fn a_fork_goes_on_from_a_step_with_luck_of_its_own() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    assert_eq!(desk.hub.fork(ADA, &table, 99).await, Err(HubError::UnknownStep));
    let created = desk.hub.fork(ADA, &table, 2).await.unwrap();
    let fork = &created.table;
    let state = desk.state(ADA, fork).await;
    assert_eq!(state.summary.origin, Some(Origin::Fork { table: table.clone(), step: 2 }));
    assert_eq!((state.summary.step, state.you.seats.as_slice()), (2, &[0][..]));
    assert_ne!(state.summary.seed_digest, desk.hub.summary(&table).await.unwrap().seed_digest);
    let past = desk.hub.at_step(EVE, &table, None, 2, Default::default()).await.unwrap();
    assert_eq!(state.view.value(), past.view);
    desk.hub.claim(BOB, fork, token(&created, 1)).await.unwrap();
    while desk.stumble(fork, 0).await {}
    let record = desk.hub.export(fork).await.unwrap();
    assert_eq!(record.inherited, 2);
    assert!((GAMES[0].verify)(&record).holds());
}

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

/// A table of two that somebody lost by the clock, with how it ended.
async fn lost_by_the_clock(desk: &Desk, ends: impl Fn(&OutcomeOut) -> bool) -> (String, OutcomeOut) {
    let clock = ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Forfeit };
    loop {
        let plan = CreateTable { clock: Some(clock), ..nim_plan() };
        let created = desk.hub.create(ADA, plan).await.unwrap();
        let table = created.table.clone();
        desk.hub.claim(BOB, &table, token(&created, 1)).await.unwrap();
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        desk.play(BOB, &table, 1, take(0, 1)).await.unwrap();
        desk.clock.advance(60_000);
        desk.hub.tick().await;
        desk.hub.bot_takes_over(BOB, &table, 1, Level::Novice).await.unwrap();
        let outcome = until_over(desk, &table).await.outcome.unwrap();
        if ends(&outcome) {
            return (table, outcome);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_by_the_clock_is_last_and_the_replay_file_says_so() {
    let desk = Desk::new();
    // The rules let the bot win that played on for Ada.
    let (table, outcome) = lost_by_the_clock(&desk, |outcome| outcome.places_by_rules == [1, 2]).await;
    assert_eq!((&outcome.places[..], &outcome.forfeited[..]), (&[2, 1][..], &[0][..]));
    let record = desk.hub.export(&table).await.unwrap();
    assert_eq!(record.forfeited, [Forfeit { seat: 0, step: 2 }]);
    assert!((GAMES[0].verify)(&record).holds());
    assert_eq!(desk.restarted().hub.export(&table).await.unwrap(), record);
    // It is the same wherever it goes.
    let imported = desk.hub.import(EVE, &record.to_json()).await.unwrap().table;
    assert_eq!(desk.hub.export(&imported).await.unwrap(), record);
    assert_eq!(desk.state(EVE, &imported).await.outcome.unwrap().places, [2, 1]);
    for wrong in
        [Forfeit { seat: 2, step: 2 }, Forfeit { seat: 1, step: 1_000 }, Forfeit { seat: 0, step: 3 }]
    {
        let mut record = record.clone();
        record.forfeited.push(wrong);
        assert_eq!((GAMES[0].verify)(&record).failure().map(|check| check.name), Some("forfeits"));
        let refused = desk.hub.import(EVE, &record.to_json()).await;
        assert!(matches!(refused, Err(HubError::BadRecord(_))), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_of_a_rematch_runs_before_everybody_was_there() {
    let desk = Desk::new();
    let clock = ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Forfeit };
    let created = desk.hub.create(ADA, CreateTable { clock: Some(clock), ..nim_plan() }).await.unwrap();
    desk.hub.claim(BOB, &created.table, token(&created, 1)).await.unwrap();
    while desk.stumble(&created.table, 0).await {}
    let again = desk.hub.rematch(BOB, &created.table).await.unwrap().table;
    desk.clock.advance(600_000);
    desk.hub.tick().await;
    for desk in [&desk, &desk.restarted()] {
        let summary = desk.hub.summary(&again).await.unwrap();
        assert_eq!(summary.status, Status::Running);
        let seat = &summary.seats[0];
        assert_eq!((seat.clock_ms, seat.clock_running, seat.forfeited), (Some(60_000), false, false));
    }
    // She comes: from now on her time runs.
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
    let clock = ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Nothing };
    let created = desk.hub.create(ADA, CreateTable { clock: Some(clock), ..nim_plan() }).await.unwrap();
    desk.hub.claim(BOB, &created.table, token(&created, 1)).await.unwrap();
    while desk.stumble(&created.table, 0).await {}
    let again = desk.hub.rematch(BOB, &created.table).await.unwrap().table;
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
    let clock = ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Bot };
    let seats = vec![mine("Ada"), SeatPlan::Open, SeatPlan::Open];
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
    // He comes after all, and takes his seat back.
    desk.hub.hand_back(BOB, &again, 1).await.unwrap();
    assert_eq!(desk.hub.summary(&again).await.unwrap().seats[1].bot, None);
    assert_eq!(desk.hub.bot_takes_over(ADA, &again, 1, novice).await, Err(HubError::NotYourSeat));
}

#[tokio::test]
async fn whoever_only_asks_for_a_rematch_is_there() {
    let desk = Desk::new();
    let clock = ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Nothing };
    let created = desk.hub.create(ADA, CreateTable { clock: Some(clock), ..nim_plan() }).await.unwrap();
    desk.hub.claim(BOB, &created.table, token(&created, 1)).await.unwrap();
    while desk.stumble(&created.table, 0).await {}
    let again = desk.hub.rematch(BOB, &created.table).await.unwrap().table;
    assert!(desk.state(EVE, &again).await.summary.seats[0].awaited, "nobody else comes for her");
    let seat = desk.state(ADA, &again).await.summary.seats.remove(0);
    assert!(!seat.awaited && seat.clock_running, "{seat:?}");
    desk.clock.advance(1_000);
    assert_eq!(desk.restarted().hub.summary(&again).await.unwrap().seats[0].clock_ms, Some(59_000));
}
