use crate::desk::*;
use approdo_hub::wire::{AwayPlan, CreateTable, Flag, Level, SeatKind, Status};
use approdo_hub::{HubError, HubSettings};
use approdo_store::SqliteStore;
use serde_json::json;
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_whole_games_among_themselves() {
    for (game, seats) in [("nim", 3), ("armada", 2)] {
        let desk = Desk::new();
        let options = (game == "armada").then(|| json!({ "round_limit": 5 }));
        let plan = CreateTable {
            game: game.to_owned(),
            seats: vec![bot(Level::Novice); seats],
            options,
            ..CreateTable::default()
        };
        let table = desk.hub.create(ADA, plan).await.unwrap().table;
        let state = until_over(&desk, &table).await;
        assert!(state.summary.seats.iter().all(|seat| seat.kind == SeatKind::Bot && !seat.thinking));
        let record = desk.hub.export(&table).await.unwrap();
        let module = GAMES.iter().find(|module| module.meta.id == game).unwrap();
        assert!((module.verify)(&record).holds());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_a_bot_that_thinks() {
    let desk = Desk::new();
    let plan = CreateTable { seats: vec![mine("Ada"), bot(Level::Steady)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let mut pushes = desk.hub.subscribe(ADA, &table, as_seat(0)).await.unwrap();
    loop {
        let state = next_state(&mut pushes).await;
        if state.summary.status == Status::Over {
            break;
        }
        if state.asked == [0] {
            let choice = state.choices.iter().find(|choice| choice.refused.is_none()).unwrap();
            desk.play(ADA, &table, 0, choice.mv.clone()).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_takes_too_long_is_replaced_by_a_legal_move() {
    // Its time is up before it begins.
    let settings = HubSettings { bot_grace_ms: 0, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let plan = CreateTable { seats: vec![bot(Level::Novice); 2], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    until_over(&desk, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_finds_no_room_to_think_is_replaced_by_a_legal_move() {
    // Others hold all permits, and never return them.
    let settings = HubSettings { bot_grace_ms: 0, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let _others = desk.hub.occupy_minds();
    let plan = CreateTable { seats: vec![bot(Level::Novice); 2], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    until_over(&desk, &table).await;
    assert_eq!(desk.hub.thinking_figures().0, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_only_where_somebody_is_there() {
    // No table counts as recently requested.
    let settings = HubSettings { attended_ms: 0, idle_after_ms: 1_000, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let plan = CreateTable { seats: vec![bot(Level::Novice); 2], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    desk.hub.tick().await;
    assert!(!desk.hub.summary(&table).await.unwrap().seats[0].thinking);
    desk.clock.advance(1_000);
    desk.hub.tick().await;
    assert_eq!(desk.hub.load_figures().await.0, 0, "bots keep no table in memory");
    // A subscriber comes, and they play.
    let mut pushes = desk.hub.subscribe(EVE, &table, Default::default()).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.summary.step, 0);
    desk.hub.tick().await;
    while next_state(&mut pushes).await.summary.status != Status::Over {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stands_in_against_the_clock_plays_though_nobody_looks() {
    let settings = HubSettings { attended_ms: 0, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = desk.seated(CreateTable { clock: Some(a_minute(Flag::Forfeit)), ..nim_plan() }).await;
    desk.hub.bot_takes_over(ADA, &table, 0, Level::Novice).await.unwrap();
    while desk.hub.summary(&table).await.unwrap().step == 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_hands_back() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let mut pushes = desk.hub.subscribe(BOB, &table, as_seat(1)).await.unwrap();
    next_state(&mut pushes).await;
    assert_eq!(desk.hub.hand_back(ADA, &table, 0).await, Err(HubError::NoBotThere));
    desk.hub.bot_takes_over(ADA, &table, 0, Level::Novice).await.unwrap();
    let seat = next_state(&mut pushes).await.summary.seats.remove(0);
    assert!(seat.standing_in && seat.bot == Some(Level::Novice) && seat.kind == SeatKind::Person);
    while next_state(&mut pushes).await.asked != [1] {}
    assert_eq!(desk.play(ADA, &table, 0, take(2, 1)).await, Err(HubError::SeatTaken));
    desk.hub.hand_back(ADA, &table, 0).await.unwrap();
    // Which piles are left is the bot's choice: both go on with any legal move.
    assert!(desk.stumble(&table, 0).await);
    assert!(!desk.restarted().hub.summary(&table).await.unwrap().seats[0].standing_in);
    assert!(desk.stumble(&table, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_seat_can_be_given_to_a_bot() {
    let desk = Desk::new();
    let table = desk.hub.create(ADA, nim_plan()).await.unwrap().table;
    desk.hub.bot_takes_over(ADA, &table, 1, Level::Novice).await.unwrap();
    let summary = desk.hub.summary(&table).await.unwrap();
    assert_eq!((summary.seats[1].kind, summary.status), (SeatKind::Bot, Status::Running));
    assert_eq!(desk.hub.hand_back(ADA, &table, 1).await, Err(HubError::NoBotThere));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_who_is_away_too_long() {
    let desk = Desk::new();
    let away = Some(AwayPlan { after_ms: 60_000, level: Level::Novice });
    let created = desk.hub.create(ADA, CreateTable { away, ..nim_plan() }).await.unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    let ada = desk.hub.subscribe(ADA, table, as_seat(0)).await.unwrap();
    desk.clock.advance(100_000);
    desk.hub.tick().await;
    let standing_in = async || {
        let seats = desk.hub.summary(table).await.unwrap().seats;
        seats.iter().map(|seat| seat.standing_in).collect::<Vec<_>>()
    };
    assert_eq!(standing_in().await, [false, false], "Ada is there, and Bob is not asked");
    let mut pushes = desk.hub.subscribe(EVE, table, Default::default()).await.unwrap();
    drop(ada);
    // The hub notices with a delay that Ada disconnected: it pushes presence.
    while !matches!(pushes.next().await.unwrap(), approdo_hub::Push::Presence(_)) {}
    desk.clock.advance(59_999);
    desk.hub.tick().await;
    assert_eq!(standing_in().await, [false, false]);
    desk.clock.advance(1);
    desk.hub.tick().await;
    assert_eq!(standing_in().await, [true, false]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_away_though_the_table_was_forgotten_meanwhile() {
    const DAY: u64 = 86_400_000;
    let settings = HubSettings { idle_after_ms: 1_000, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let away = Some(AwayPlan { after_ms: DAY, level: Level::Novice });
    let created = desk.hub.create(ADA, CreateTable { away, ..nim_plan() }).await.unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    let ada = desk.hub.subscribe(ADA, table, as_seat(0)).await.unwrap();
    let mut eve = desk.hub.subscribe(EVE, table, Default::default()).await.unwrap();
    desk.clock.advance(3 * DAY);
    drop(ada);
    // The hub notices with a delay that she disconnected: it pushes presence.
    while !matches!(eve.next().await.unwrap(), approdo_hub::Push::Presence(_)) {}
    drop(eve);
    let mut passed = 0;
    while desk.hub.load_figures().await.0 != 0 {
        passed += 1_000;
        desk.clock.advance(1_000);
        desk.hub.tick().await;
        tokio::task::yield_now().await;
    }
    let standing_in = async |desk: &Desk| desk.hub.summary(table).await.unwrap().seats[0].standing_in;
    desk.clock.advance(DAY - passed - 1);
    assert!(!standing_in(&desk).await);
    desk.hub.tick().await;
    assert!(!standing_in(&desk).await);
    // A restarted server does not know who was connected before.
    let restarted = desk.restarted();
    assert!(!standing_in(&restarted).await);
    desk.clock.advance(1);
    restarted.hub.tick().await;
    assert!(!standing_in(&restarted).await);
    desk.hub.tick().await;
    assert!(standing_in(&desk).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_bot_sees_how_far_it_is() {
    // Only the clock of this test decides how much of the hour is left.
    let desk = Desk::with_slow_bots();
    let plan = CreateTable { seats: vec![mine("Ada"), bot(Level::Strong)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let mut pushes = desk.hub.subscribe(EVE, &table, Default::default()).await.unwrap();
    let idle = next_state(&mut pushes).await.summary.seats.remove(1);
    assert_eq!((idle.thinking, idle.think_ms, idle.think_left_ms), (false, None, None));
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let seat = next_state(&mut pushes).await.summary.seats.remove(1);
    assert_eq!((seat.thinking, seat.think_ms, seat.think_left_ms), (true, Some(3_600_300), Some(3_600_300)));
    desk.clock.advance(3_000_300);
    let seat = desk.hub.summary(&table).await.unwrap().seats.remove(1);
    assert_eq!((seat.think_ms, seat.think_left_ms), (Some(3_600_300), Some(600_000)));
    desk.clock.advance(9_000_000);
    assert_eq!(desk.hub.summary(&table).await.unwrap().seats[1].think_left_ms, Some(0));
    // Undo ends it.
    let request = desk.take_back(&table, 0).await;
    desk.hub.undo(ADA, &table, request).await.unwrap();
    assert!(!next_state(&mut pushes).await.summary.seats[1].thinking);
}

async fn left_to_think(desk: &Desk, table: &str, seat: usize) -> Option<u64> {
    desk.hub.summary(table).await.unwrap().seats[seat].think_left_ms
}

#[tokio::test(flavor = "multi_thread")]
async fn no_rename_makes_a_bot_think_anew() {
    let desk = Desk::with_slow_bots();
    let plan = CreateTable { seats: vec![mine("Ada"), mine("Adele"), bot(Level::Novice)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    desk.play(ADA, &table, 1, take(1, 1)).await.unwrap();
    for minute in 0..30 {
        assert_eq!(left_to_think(&desk, &table, 2).await, Some(3_600_000 - minute * 60_000));
        desk.clock.advance(60_000);
        desk.hub.rename(ADA, &table, 0, &format!("Ada {minute}")).await.unwrap();
        desk.hub.rename_table(ADA, &table, &format!("Ours {minute}")).await.unwrap();
        // Another bot comes and goes; the thinking one is not affected.
        desk.hub.bot_takes_over(ADA, &table, 1, Level::Expert).await.unwrap();
        desk.hub.hand_back(ADA, &table, 1).await.unwrap();
    }
    // A change of the level replaces the bot. The first few have all the time, the next one what is left of it.
    for level in [Level::Steady, Level::Novice].into_iter().cycle().take(8) {
        desk.hub.bot_takes_over(ADA, &table, 2, level).await.unwrap();
        assert_eq!(left_to_think(&desk, &table, 2).await, Some(3_600_000));
        desk.clock.advance(60_000);
    }
    desk.hub.bot_takes_over(ADA, &table, 2, Level::Steady).await.unwrap();
    assert_eq!(left_to_think(&desk, &table, 2).await, Some(3_540_000));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_in_the_middle_of_a_storm_of_renames() {
    let settings = HubSettings { bot_pause_ms: 50, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let plan = CreateTable { seats: vec![mine("Ada"), bot(Level::Novice)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    for number in 0.. {
        assert!(number < 100_000, "the bot has not moved");
        desk.hub.rename(ADA, &table, 0, &format!("Ada {number}")).await.unwrap();
        if desk.hub.summary(&table).await.unwrap().step == 2 {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bid_that_is_made_and_taken_back_makes_a_bot_think_anew() {
    let desk = Desk::with_slow_bots();
    let plan = CreateTable {
        game: "auction".to_owned(),
        seats: vec![mine("Ada"), bot(Level::Novice)],
        seed: Some("1".to_owned()),
        ..CreateTable::default()
    };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    assert_eq!(left_to_think(&desk, &table, 1).await, Some(3_600_000));
    for minute in 1..30 {
        desk.play(ADA, &table, 0, json!({ "bid": 0 })).await.unwrap();
        desk.clock.advance(60_000);
        assert_eq!(left_to_think(&desk, &table, 1).await, Some(3_600_000 - minute * 60_000));
        let request = desk.take_back(&table, 0).await;
        desk.hub.undo(ADA, &table, request).await.unwrap();
        assert_eq!(left_to_think(&desk, &table, 1).await, Some(3_600_000 - minute * 60_000));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_withdraws_a_question_again_and_again_does_not_keep_a_bot_from_moving() {
    let desk = Desk::with_slow_bots();
    let plan = CreateTable { seats: vec![mine("Ada"), bot(Level::Expert)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let takes = 3_601_000;
    // The first few withdrawn questions cost no time.
    for _ in 0..8 {
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        assert_eq!(left_to_think(&desk, &table, 1).await, Some(takes));
        desk.clock.advance(60_000);
        let request = desk.take_back(&table, 0).await;
        desk.hub.undo(ADA, &table, request).await.unwrap();
    }
    // The bot is asked for twenty minutes, then for nearly another forty; in between only Ada's time passes.
    for (asked, left) in [(1_200_000, takes), (2_300_000, takes - 1_200_000)] {
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        assert_eq!(left_to_think(&desk, &table, 1).await, Some(left));
        desk.clock.advance(asked);
        let request = desk.take_back(&table, 0).await;
        desk.hub.undo(ADA, &table, request).await.unwrap();
        assert_eq!(left_to_think(&desk, &table, 1).await, None);
        desk.clock.advance(86_400_000);
    }
    // The bot has less than two minutes left, and the grace. Then it moves at once.
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    desk.clock.advance(104_000);
    let request = desk.take_back(&table, 0).await;
    desk.hub.undo(ADA, &table, request).await.unwrap();
    let mut pushes = desk.hub.subscribe(EVE, &table, Default::default()).await.unwrap();
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    while next_state(&mut pushes).await.summary.step < 2 {}
    // After its move it has its whole time again.
    desk.stumble(&table, 0).await;
    let left = left_to_think(&desk, &table, 1).await;
    assert!(left.is_none_or(|left| left == takes), "{left:?}");
}
