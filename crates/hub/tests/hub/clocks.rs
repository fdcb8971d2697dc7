use crate::desk::*;
use approdo_hub::HubError;
use approdo_hub::wire::{AwayPlan, ClockKind, ClockPlan, CreateTable, Flag, Level, SeatInfo};
use approdo_store::{Append, Moment, NewEntry, TableId};
use proptest::prelude::*;
use serde_json::json;

fn clock(flag: Flag) -> ClockPlan {
    ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 5_000, flag }
}

async fn timed(desk: &Desk, flag: Flag) -> String {
    let created = desk.hub.create(ADA, CreateTable { clock: Some(clock(flag)), ..nim_plan() }).await.unwrap();
    desk.clock.advance(500_000);
    desk.hub.claim(BOB, &created.table, token(&created, 1)).await.unwrap();
    created.table
}

async fn seats(desk: &Desk, table: &str) -> Vec<SeatInfo> {
    desk.hub.summary(table).await.unwrap().seats
}

async fn left(desk: &Desk, table: &str) -> Vec<u64> {
    seats(desk, table).await.iter().map(|seat| seat.clock_ms.unwrap()).collect()
}

#[tokio::test]
async fn a_clock_runs_while_its_seat_is_asked_and_gains_once_another_has_moved() {
    let desk = Desk::new();
    let table = timed(&desk, Flag::Nothing).await;
    assert_eq!(left(&desk, &table).await, [60_000, 60_000], "nobody pays for waiting for people");
    desk.clock.advance(10_000);
    assert_eq!(left(&desk, &table).await, [50_000, 60_000]);
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    desk.clock.advance(3_000);
    assert_eq!(left(&desk, &table).await, [50_000, 57_000], "the increment waits for the next seat's move");
    desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    assert_eq!(left(&desk, &table).await, [55_000, 57_000]);
    assert!(seats(&desk, &table).await[0].clock_running);
    assert_eq!(left(&desk.restarted(), &table).await, [55_000, 57_000]);
    desk.clock.advance(100_000);
    desk.hub.tick().await;
    assert_eq!(left(&desk, &table).await, [0, 57_000]);
    desk.play(ADA, &table, 0, take(1, 1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fallen_flag_brings_a_bot() {
    for flag in [Flag::Bot, Flag::Forfeit] {
        let desk = Desk::new();
        let table = timed(&desk, flag).await;
        desk.clock.advance(59_999);
        desk.hub.tick().await;
        assert!(seats(&desk, &table).await[0].bot.is_none());
        desk.clock.advance(1);
        desk.hub.tick().await;
        let seat = seats(&desk, &table).await.remove(0);
        assert!(seat.standing_in);
        assert_eq!(seat.forfeited, flag == Flag::Forfeit);
        assert_eq!(seats(&desk.restarted(), &table).await[0].forfeited, seat.forfeited);
    }
}

/// The error says that the seat can be taken back from the bot only where that is possible.
#[tokio::test]
async fn whatever_is_asked_of_a_seat_whose_time_is_up_is_answered_alike() {
    for (flag, answer) in [(Flag::Bot, HubError::TimeUp), (Flag::Forfeit, HubError::Forfeited)] {
        // Before and after a tick has seen the flag fall.
        for is_seen in [false, true] {
            let desk = Desk::with_slow_bots();
            let plan = CreateTable { clock: Some(clock(flag)), hints: true, ..nim_plan() };
            let table = desk.seated(plan).await;
            for (guest, seat, pile) in [(ADA, 0, 0), (BOB, 1, 1)] {
                desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
            }
            desk.clock.advance(100_000);
            if is_seen {
                desk.hub.tick().await;
            }
            let refused = |what: &str, error: Option<HubError>| {
                assert_eq!(error.as_ref(), Some(&answer), "{what} after {flag:?}");
            };
            refused("a move", desk.play(ADA, &table, 0, take(2, 1)).await.err());
            refused("an undo", desk.hub.undo(ADA, &table, desk.take_back(&table, 0).await).await.err());
            refused("a redo", desk.hub.redo(ADA, &table, desk.take_back(&table, 0).await).await.err());
            refused("a hint", desk.hub.hint(ADA, &table, 0, Default::default()).await.err());
            refused("taking it back", desk.hub.hand_back(ADA, &table, 0).await.err());
            for level in [Level::Novice, Level::Expert] {
                refused("another bot", desk.hub.bot_takes_over(ADA, &table, 0, level).await.err());
            }
            let state = desk.hub.state(ADA, &table, as_seat(0)).await.unwrap();
            let seat = &state.summary.seats[0];
            assert!(seat.standing_in && seat.clock_ms == Some(0));
            assert_eq!(seat.forfeited, answer == HubError::Forfeited);
            // No choice is offered that would be refused.
            assert!(state.choices.is_empty() && state.question.is_none());
            assert!(!state.undo.allowed && !state.redo.allowed);
        }
    }
    // Without a flag in the way, the seat can be taken back, and the error of a move says so.
    let desk = Desk::with_slow_bots();
    let table = desk.seated(CreateTable { clock: Some(clock(Flag::Bot)), ..nim_plan() }).await;
    desk.hub.bot_takes_over(ADA, &table, 0, Level::Novice).await.unwrap();
    assert_eq!(desk.play(ADA, &table, 0, take(0, 1)).await, Err(HubError::SeatTaken));
    assert!(desk.state(ADA, &table).await.choices.is_empty());
    desk.hub.hand_back(ADA, &table, 0).await.unwrap();
    assert!(!desk.state(ADA, &table).await.choices.is_empty());
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_the_server_is_down() {
    let desk = Desk::new();
    let table = timed(&desk, Flag::Forfeit).await;
    desk.clock.advance(10_000);
    desk.hub.shutdown().await;
    desk.clock.advance(86_400_000);
    let second = desk.restarted();
    second.hub.tick().await;
    assert_eq!(left(&second, &table).await, [50_000, 60_000]);
    assert!(seats(&second, &table).await.iter().all(|seat| !seat.forfeited));
    second.clock.advance(20_000);
    assert_eq!(left(&second, &table).await, [30_000, 60_000], "from its start on it counts");
    second.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    second.clock.advance(5_000);
    // This server is killed: its last actions are known only from the journal.
    second.hub.note_life().await;
    second.clock.advance(600_000);
    let third = second.restarted();
    assert_eq!(left(&third, &table).await, [30_000, 55_000]);
    third.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    third.clock.advance(1_000);
    third.hub.shutdown().await;
    assert_eq!(left(&third.restarted(), &table).await, [34_000, 55_000]);
}

#[tokio::test]
async fn no_clock_runs_while_the_machine_sleeps() {
    let desk = Desk::new();
    let table = timed(&desk, Flag::Forfeit).await;
    desk.clock.advance(10_000);
    desk.hub.note_life().await;
    desk.hub.tick().await;
    desk.clock.leap(86_400_000);
    desk.clock.advance(100);
    desk.hub.tick().await;
    desk.hub.note_life().await;
    // It is the same for a server that starts later.
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(left(desk, &table).await, [49_900, 60_000]);
        assert!(seats(desk, &table).await.iter().all(|seat| !seat.forfeited));
    }
    desk.clock.advance(49_900);
    desk.hub.tick().await;
    assert!(seats(&desk, &table).await[0].forfeited, "it goes on afterwards");
}

#[tokio::test]
async fn nobody_is_away_because_the_machine_slept() {
    let desk = Desk::with_slow_bots();
    let away = Some(AwayPlan { after_ms: 60_000, level: Level::Novice });
    let table = desk.seated(CreateTable { away, ..nim_plan() }).await;
    desk.clock.leap(86_400_000);
    desk.hub.tick().await;
    desk.clock.advance(59_999);
    desk.hub.tick().await;
    assert!(seats(&desk, &table).await.iter().all(|seat| seat.bot.is_none()));
    desk.clock.advance(1);
    desk.hub.tick().await;
    assert_eq!(seats(&desk, &table).await[0].bot, Some(Level::Novice));
}

/// Going back by agreement neither costs nor gains time, even for a player who lived by increments.
#[tokio::test]
async fn going_back_together_changes_no_clock() {
    let desk = Desk::with_slow_bots();
    let table = timed(&desk, Flag::Forfeit).await;
    for (guest, seat, pile) in [(ADA, 0, 2), (BOB, 1, 2), (ADA, 0, 2), (BOB, 1, 2), (ADA, 0, 1)] {
        desk.clock.advance(if seat == 1 { 32_000 } else { 1_000 });
        desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
    }
    let before = left(&desk, &table).await;
    assert_eq!(before, [67_000, 6_000], "Bob has earned ten seconds, and without them he had lost");
    let version = desk.version(&table).await;
    let asked = desk.hub.ask_undo(ADA, &table, 0, version, 1).await.unwrap();
    desk.hub.answer_undo(BOB, &table, 1, asked.version, true).await.unwrap();
    desk.hub.tick().await;
    assert_eq!(desk.state(ADA, &table).await.summary.step, 1);
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(left(desk, &table).await, before);
        assert!(seats(desk, &table).await.iter().all(|seat| !seat.forfeited));
    }
    // Granted increments are not granted again.
    desk.play(BOB, &table, 1, take(0, 1)).await.unwrap();
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    assert_eq!(left(&desk, &table).await, before);
    assert_eq!(left(&desk.restarted(), &table).await, before);
}

/// Undo entries of early journals, without payment, cost nothing.
#[tokio::test]
async fn early_journals_are_counted_as_they_were() {
    let desk = Desk::new();
    let table = timed(&desk, Flag::Nothing).await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let entry = |kind: &str, at: i64| NewEntry {
        kind: kind.to_owned(),
        seat: Some(0),
        payload: String::new(),
        state_hash: 0,
        key: None,
        at: Moment(at),
    };
    let now = 1_500_000;
    let append = Append {
        table: TableId(table.clone()),
        expected_seq: desk.version(&table).await,
        entries: vec![entry("undo", now + 4_000), entry("redo", now + 4_000)],
        change: None,
        snapshot: None,
        founds: None,
    };
    desk.store.append(append).await.unwrap();
    desk.clock.advance(5_000);
    assert_eq!(left(&desk.restarted(), &table).await, [60_000, 55_000]);
}

/// Otherwise a player could make and withdraw moves until the opponent's time is up.
#[tokio::test]
async fn whoever_takes_a_move_back_pays_for_the_time_that_others_have_used_on_it() {
    let desk = Desk::new();
    let table = timed(&desk, Flag::Nothing).await;
    desk.clock.advance(1_000);
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    for round in 1..=3 {
        desk.clock.advance(4_000);
        let request = desk.take_back(&table, 0).await;
        desk.hub.undo(ADA, &table, request).await.unwrap();
        assert_eq!(left(&desk, &table).await, [59_000 - round * 4_000, 60_000]);
        let request = desk.take_back(&table, 0).await;
        desk.hub.redo(ADA, &table, request).await.unwrap();
    }
    desk.clock.advance(2_000);
    desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    assert_eq!(left(&desk, &table).await, [52_000, 58_000], "what was not withdrawn is his own");
    assert_eq!(left(&desk.restarted(), &table).await, [52_000, 58_000]);
}

/// A seat that is asked at the same time thinks about its own question, which stays.
#[tokio::test]
async fn whoever_takes_a_sealed_move_back_pays_for_nobody() {
    let desk = Desk::new();
    let plan = CreateTable { game: "auction".to_owned(), clock: Some(clock(Flag::Nothing)), ..nim_plan() };
    let table = desk.seated(plan).await;
    let spent = left(&desk, &table).await;
    assert_eq!(spent, [60_000, 60_000]);
    let bid = json!({ "bid": 0 });
    desk.play(ADA, &table, 0, bid).await.unwrap();
    desk.clock.advance(4_000);
    let request = desk.take_back(&table, 0).await;
    desk.hub.undo(ADA, &table, request).await.unwrap();
    assert_eq!(left(&desk, &table).await, [60_000, 56_000]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// In any sequence of moves, undo and redo, a clock never shows more than its initial time and one increment for
    /// each move. Undo alone gives others at most what they have used since, in total nothing; undo by agreement
    /// changes no clock.
    #[test]
    fn taking_back_never_raises_a_clock(acts in proptest::collection::vec((0..6u8, 0..3_000u64), 1..40)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let desk = Desk::new();
            let table = timed(&desk, Flag::Nothing).await;
            // The time that the other seat, if asked, has used since the last move or undo.
            let (mut lately, mut most) = (0, 0);
            for (act, pause) in acts {
                desk.clock.advance(pause);
                lately += pause;
                let (before, step_before) = (left(&desk, &table).await, desk.state(ADA, &table).await.summary.step);
                let went_back = match act {
                    0 | 1 => {
                        for (guest, seat) in [(ADA, 0), (BOB, 1)] {
                            let request = desk.take_back(&table, seat).await;
                            let _ = if act == 0 {
                                desk.hub.undo(guest, &table, request).await
                            } else {
                                desk.hub.redo(guest, &table, request).await
                            };
                        }
                        true
                    }
                    2 => {
                        let step = desk.hub.summary(&table).await.unwrap().step;
                        let version = desk.version(&table).await;
                        let to_step = step.saturating_sub(3);
                        if let Ok(asked) = desk.hub.ask_undo(ADA, &table, 0, version, to_step).await {
                            desk.hub.answer_undo(BOB, &table, 1, asked.version, true).await.unwrap();
                        }
                        true
                    }
                    _ => {
                        desk.stumble(&table, 0).await;
                        false
                    }
                };
                let after = left(&desk, &table).await;
                let step = u64::from(desk.hub.summary(&table).await.unwrap().step);
                most += u64::from(step != u64::from(step_before));
                for (before, after) in before.iter().zip(&after) {
                    // A redo is a move: it may complete the other seat's turn, which the undo had taken away.
                    if went_back && act == 0 {
                        prop_assert!(*after <= before + lately, "{before} became {after}");
                    }
                    if act == 2 {
                        prop_assert_eq!(after, before);
                    }
                    prop_assert!(*after <= 60_000 + 5_000 * most);
                }
                if act == 0 && step != u64::from(step_before) {
                    let sum = |clocks: &[u64]| clocks.iter().sum::<u64>();
                    prop_assert!(sum(&after) <= sum(&before), "{before:?} became {after:?}");
                }
                if step != u64::from(step_before) {
                    lately = 0;
                }
                prop_assert_eq!(left(&desk.restarted(), &table).await, after);
            }
            Ok(())
        })?;
    }
}
