use crate::desk::*;
use approdo_contract::refuse;
use approdo_hub::wire::{CreateTable, Level, Played, Status};
use approdo_hub::{HubError, StateQuery};

#[tokio::test]
async fn a_move_is_taken_back_and_made_again() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let start = desk.state(ADA, &table).await;
    desk.play(ADA, &table, 0, take(0, 2)).await.unwrap();
    let after = desk.state(ADA, &table).await;
    assert!(after.undo.allowed && !after.redo.allowed);
    let undo = desk.take_back(&table, 0).await;
    let undone = desk.hub.undo(ADA, &table, undo.clone()).await.unwrap();
    assert_eq!((undone.step, undone.repeated), (0, false));
    assert!(desk.hub.undo(ADA, &table, undo).await.unwrap().repeated, "the key names the attempt");
    let state = desk.state(ADA, &table).await;
    assert_eq!((&state.view, state.summary.step), (&start.view, 0));
    assert!(state.redo.allowed && state.log.is_empty());
    assert!(desk.restarted().state(ADA, &table).await.redo.allowed, "what can be redone survives a restart");
    desk.hub.redo(ADA, &table, desk.take_back(&table, 0).await).await.unwrap();
    let again = desk.state(ADA, &table).await;
    assert_eq!((again.view, again.summary.version), (after.view, after.summary.version + 2));
    // A client that was away drops the undone line of the log and gets the new one.
    let query = StateQuery { since: Some(after.summary.version), ..StateQuery::default() };
    let caught_up = desk.hub.state(ADA, &table, query).await.unwrap();
    assert_eq!((caught_up.log_from, caught_up.log.len()), (0, 1));
}

#[tokio::test]
async fn a_move_that_is_made_again_is_confirmed_like_the_first_time() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let preferences = approdo_hub::wire::Preferences { confirm_turns: true };
    desk.play(ADA, &table, 0, take(0, 2)).await.unwrap();
    desk.hub.set_preferences(ADA, &table, 0, preferences).await.unwrap();
    let undo = desk.take_back(&table, 0).await;
    desk.hub.undo(ADA, &table, undo).await.expect("taking back passes no turn on");
    let mut redo = desk.take_back(&table, 0).await;
    assert_eq!(desk.hub.redo(ADA, &table, redo.clone()).await, Err(HubError::ConfirmationNeeded));
    assert!(desk.state(ADA, &table).await.redo.allowed, "nothing has happened yet");
    redo.confirmed = true;
    desk.hub.redo(ADA, &table, redo.clone()).await.unwrap();
    redo.confirmed = false;
    assert!(desk.hub.redo(ADA, &table, redo).await.unwrap().repeated, "what was done needs no confirmation");
    let nothing = desk.hub.redo(ADA, &table, desk.take_back(&table, 0).await).await;
    assert_eq!(nothing, Err(HubError::Refused(refuse!("TAB-2.5"))));
}

#[tokio::test]
async fn undo_stops_where_the_rules_say() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let back = async |guest, seat| desk.hub.undo(guest, &table, desk.take_back(&table, seat).await).await;
    assert_eq!(back(ADA, 0).await, Err(HubError::Refused(refuse!("TAB-2.4"))));
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    assert_eq!(back(BOB, 1).await, Err(HubError::Refused(refuse!("TAB-2.4"))));
    desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    assert_eq!(back(ADA, 0).await, Err(HubError::Refused(refuse!("TAB-2.3"))));
    assert_eq!(back(ADA, 1).await, Err(HubError::NotYourSeat));
    let redo = desk.hub.redo(BOB, &table, desk.take_back(&table, 1).await).await;
    assert_eq!(redo, Err(HubError::Refused(refuse!("TAB-2.5"))));
    let refused = desk.state(ADA, &table).await.undo.refused.unwrap();
    assert_eq!(refused.rule, "TAB-2.3");
    let stale = approdo_hub::wire::TakeBack { version: 0, ..desk.take_back(&table, 1).await };
    assert!(matches!(desk.hub.undo(BOB, &table, stale).await, Err(HubError::Stale { .. })));
}

#[tokio::test]
async fn everybody_together_may_go_further_back() {
    let desk = Desk::new();
    let table = desk.nim().await;
    for (guest, seat, pile) in [(ADA, 0, 0), (BOB, 1, 1), (ADA, 0, 2)] {
        desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
    }
    let version = desk.version(&table).await;
    assert_eq!(desk.hub.answer_undo(BOB, &table, 1, version, true).await, Err(HubError::NoRequest));
    assert_eq!(desk.hub.ask_undo(ADA, &table, 0, version, 3).await, Err(HubError::UnknownStep));
    assert_eq!(desk.hub.ask_undo(EVE, &table, 0, version, 0).await, Err(HubError::NotYourSeat));
    let Played { version, step, .. } = desk.hub.ask_undo(ADA, &table, 0, version, 1).await.unwrap();
    assert_eq!(step, 3);
    for desk in [&desk, &desk.restarted()] {
        let request = desk.state(BOB, &table).await.undo_request.unwrap();
        assert_eq!((request.by, request.to_step), (0, 1));
        assert_eq!((request.agreed, request.needed), (vec![0], vec![1]));
    }
    let Played { version, .. } = desk.hub.answer_undo(BOB, &table, 1, version, false).await.unwrap();
    assert!(desk.state(ADA, &table).await.undo_request.is_none());
    let Played { version, .. } = desk.hub.ask_undo(BOB, &table, 1, version, 0).await.unwrap();
    let agreed = desk.hub.answer_undo(ADA, &table, 0, version, true).await.unwrap();
    assert_eq!(agreed.step, 0);
    let state = desk.state(ADA, &table).await;
    assert_eq!((state.asked.as_slice(), state.undo_request), (&[0][..], None));
    assert_eq!(desk.restarted().state(ADA, &table).await, desk.state(ADA, &table).await);
}

#[tokio::test]
async fn whoever_agrees_again_adds_nothing_to_the_journal() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let asked = desk.hub.ask_undo(ADA, &table, 0, desk.version(&table).await, 0).await.unwrap();
    for _ in 0..3 {
        let again = desk.hub.answer_undo(ADA, &table, 0, asked.version, true).await.unwrap();
        assert_eq!(again, Played { repeated: true, ..asked });
    }
    assert_eq!(desk.version(&table).await, asked.version);
    let agreed = desk.hub.answer_undo(BOB, &table, 1, asked.version, true).await.unwrap();
    assert_eq!(agreed.step, 0);
}

#[tokio::test]
async fn a_move_ends_the_request() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    desk.hub.ask_undo(BOB, &table, 1, desk.version(&table).await, 0).await.unwrap();
    desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    assert!(desk.state(ADA, &table).await.undo_request.is_none());
}

#[tokio::test]
async fn bots_and_ones_own_seats_agree_at_once() {
    let desk = Desk::new();
    let plan = CreateTable { seats: vec![mine("Ada"), mine("Bob"), bot(Level::Novice)], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    desk.play(ADA, &table, 1, take(1, 1)).await.unwrap();
    // The bot moves, or is about to; either way the table goes back to the start.
    let played = loop {
        match desk.hub.ask_undo(ADA, &table, 0, desk.version(&table).await, 0).await {
            Err(HubError::Stale { .. }) => (),
            other => break other.unwrap(),
        }
    };
    assert_eq!(played.step, 0);
    assert_eq!(desk.state(ADA, &table).await.asked, [0]);
    assert_eq!(desk.hub.summary(&table).await.unwrap().status, Status::Running);
}

#[tokio::test]
async fn what_all_took_back_is_made_again_with_the_same_luck() {
    let clause = "TAB-2.6";
    let desk = Desk::new();
    let table = desk.armada(5).await;
    let mut met = 0;
    for whim in 0..400 {
        let before = desk.state(ADA, &table).await.summary.step;
        assert!(desk.stumble(&table, whim * 7).await, "the game ended after {met} cases");
        let after = desk.state(EVE, &table).await;
        if after.summary.step < before + 2 {
            continue;
        }
        let version = desk.hub.ask_undo(ADA, &table, 0, after.summary.version, before).await.unwrap().version;
        desk.hub.answer_undo(BOB, &table, 1, version, true).await.unwrap();
        let mover = desk.state(EVE, &table).await.asked[0];
        let guest = [ADA, BOB][usize::from(mover)];
        let other = 1 - mover;
        let redo =
            desk.hub.redo([ADA, BOB][usize::from(other)], &table, desk.take_back(&table, other).await).await;
        assert_eq!(redo, Err(HubError::Refused(refuse!("TAB-2.5"))));
        let played = desk.hub.redo(guest, &table, desk.take_back(&table, mover).await).await.unwrap();
        assert_eq!(played.step, after.summary.step, "{clause}");
        for desk in [&desk, &desk.restarted()] {
            let again = desk.state(EVE, &table).await;
            assert_eq!((again.view, again.asked), (after.view.clone(), after.asked.clone()), "{clause}");
        }
        met += 1;
        if met == 3 {
            return;
        }
    }
    panic!("luck was asked only {met} times");
}

#[tokio::test]
async fn going_back_over_luck_never_rolls_again() {
    let desk = Desk::new();
    let table = desk.armada(5).await;
    let mut luck = 0;
    for whim in 0..400 {
        let before = desk.state(ADA, &table).await.summary.step;
        if !desk.stumble(&table, whim * 7).await {
            break;
        }
        let state = desk.state(ADA, &table).await;
        if state.summary.step < before + 2 {
            continue;
        }
        luck += 1;
        let spectator = desk.state(EVE, &table).await;
        let version = state.summary.version;
        let asking =
            async |guest, seat, version| desk.hub.ask_undo(guest, &table, seat, version, before).await;
        let version = asking(ADA, 0, version).await.unwrap().version;
        desk.hub.answer_undo(BOB, &table, 1, version, true).await.unwrap();
        assert_eq!(desk.state(ADA, &table).await.summary.step, before);
        desk.stumble(&table, whim * 7).await;
        assert_eq!(desk.state(EVE, &table).await.view, spectator.view);
        if luck == 5 {
            return;
        }
    }
    panic!("luck was asked only {luck} times");
}

#[tokio::test]
async fn nobody_goes_back_once_everything_is_known() {
    let desk = Desk::new();
    let table = desk.nim().await;
    while desk.stumble(&table, 0).await {}
    let over = HubError::Refused(refuse!("TAB-1.3"));
    for (guest, seat) in [(ADA, 0), (BOB, 1)] {
        let undo = desk.hub.undo(guest, &table, desk.take_back(&table, seat).await).await;
        assert_eq!(undo, Err(over.clone()));
        let version = desk.version(&table).await;
        assert_eq!(desk.hub.ask_undo(guest, &table, seat, version, 0).await, Err(over.clone()));
        let state = desk.hub.state(guest, &table, as_seat(seat)).await.unwrap();
        assert_eq!(state.undo.refused.unwrap().rule, "TAB-1.3");
        // The same if a bot plays the seat: the error is not that the seat is taken.
        desk.hub.bot_takes_over(guest, &table, seat, Level::Novice).await.unwrap();
        let undo = desk.hub.undo(guest, &table, desk.take_back(&table, seat).await).await;
        assert_eq!(undo, Err(over.clone()));
        let redo = desk.hub.redo(guest, &table, desk.take_back(&table, seat).await).await;
        assert_eq!(redo, Err(over.clone()));
    }
}
