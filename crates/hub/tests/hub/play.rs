use crate::desk::*;
use approdo_contract::refuse;
use approdo_hub::wire::{CreateTable, PlayMove, SeatPlan, Status, TakeBack, ViewerName};
use approdo_hub::{HubError, StateQuery};
use approdo_phrases::Language;
use approdo_table::Seed;
use serde_json::json;

#[tokio::test]
async fn a_game_of_two_people_from_the_first_move_to_the_seed() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let before = desk.state(ADA, &table).await;
    assert_eq!(before.summary.status, Status::Running);
    assert!(before.outcome.is_none());
    assert_eq!((before.asked.as_slice(), before.choices.is_empty()), (&[0][..], false));
    assert!(desk.state(BOB, &table).await.choices.is_empty());

    for whim in 0.. {
        if !desk.stumble(&table, whim).await {
            break;
        }
    }
    let state = desk.state(EVE, &table).await;
    assert_eq!(state.summary.status, Status::Over);
    assert_eq!(state.you.viewer, ViewerName::Spectator);
    let outcome = state.outcome.unwrap();
    let seed: Seed = outcome.seed.unwrap().parse().unwrap();
    assert_eq!(seed.digest(), before.summary.seed_digest);
    assert_eq!(state.log.len() as u32, state.summary.step);
    assert_eq!(desk.play(ADA, &table, 0, take(0, 1)).await, Err(HubError::Refused(refuse!("TAB-1.3"))));
}

#[tokio::test]
async fn every_refusal_says_why_in_the_readers_language() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let refused = |error: Result<_, HubError>| error.expect_err("it is refused");
    let error = refused(desk.play(BOB, &table, 1, take(0, 1)).await);
    assert_eq!(error, HubError::Refused(refuse!("TAB-1.1")));
    let error = refused(desk.play(ADA, &table, 0, take(0, 99)).await);
    assert!(matches!(error, HubError::Refused(refusal) if refusal.rule.0 == "NIM-2.4"), "{error:?}");
    let [english, italian] = Language::ALL.map(|language| error.text(language));
    assert!(english.contains("more stones than the pile") && italian.contains("più pietre di quante"));
    let clause = error.refusal(Language::Italian).unwrap();
    assert_eq!((clause.rule.as_str(), clause.need, clause.have), ("NIM-2.4", Some(99), Some(3)));
    assert_eq!(clause.text, italian);

    assert_eq!(refused(desk.play(EVE, &table, 0, take(0, 1)).await), HubError::NotYourSeat);
    assert_eq!(refused(desk.play(ADA, &table, 1, take(0, 1)).await), HubError::NotYourSeat);
    assert_eq!(refused(desk.play(ADA, &table, 7, take(0, 1)).await), HubError::UnknownSeat);
    let unknown = PlayMove { seat: 0, version: 0, mv: take(0, 1), key: "x".to_owned(), confirmed: true };
    assert_eq!(refused(desk.hub.play(ADA, "nowhere", unknown).await), HubError::UnknownTable);
    for mv in [json!(null), json!("fly"), json!({ "take": 3 }), json!([[[[1]]]])] {
        let error = refused(desk.play(ADA, &table, 0, mv).await);
        assert!(matches!(error, HubError::Unreadable(_)), "{error:?}");
    }
    for key in ["", "with space", "ünicode", &"x".repeat(65)] {
        let request = PlayMove { seat: 0, version: 0, mv: take(0, 1), key: key.to_owned(), confirmed: true };
        assert_eq!(refused(desk.hub.play(ADA, &table, request).await), HubError::BadKey);
    }
    assert_eq!(desk.state(ADA, &table).await.summary.step, 0, "nothing of this moved anything");
}

#[tokio::test]
async fn nobody_moves_before_every_seat_is_taken() {
    let desk = Desk::new();
    let table = desk.hub.create(ADA, nim_plan()).await.unwrap().table;
    assert_eq!(desk.hub.summary(&table).await.unwrap().status, Status::Open);
    assert_eq!(desk.play(ADA, &table, 0, take(0, 1)).await, Err(HubError::NotStarted));
}

#[tokio::test]
async fn a_stale_move_is_told_the_version() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let late = PlayMove { seat: 1, version, mv: take(1, 1), key: desk.key(), confirmed: true };
    assert_eq!(desk.hub.play(BOB, &table, late).await, Err(HubError::Stale { version: version + 1 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_repetitions_are_one_move() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    let request =
        PlayMove { seat: 0, version, mv: take(2, 1), key: "the same".replace(' ', "-"), confirmed: true };
    let mut attempts = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (hub, table, request) = (desk.hub.clone(), table.clone(), request.clone());
        attempts.spawn(async move { hub.play(ADA, &table, request).await.unwrap() });
    }
    let answers = attempts.join_all().await;
    assert!(answers.iter().all(|played| (played.version, played.step) == (version + 1, 1)));
    assert_eq!(answers.iter().filter(|played| !played.repeated).count(), 1);
    assert_eq!(desk.version(&table).await, version + 1);
    // The key is also known after the journal was read again.
    let again = desk.restarted();
    assert!(again.hub.play(ADA, &table, request).await.unwrap().repeated);
}

#[tokio::test]
async fn a_key_names_one_attempt_and_no_other() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    let play = |mv| PlayMove { seat: 0, version, mv, key: "one".to_owned(), confirmed: true };
    let back = |key: &str, version| TakeBack { seat: 0, version, key: key.to_owned(), confirmed: true };
    let first = desk.hub.play(ADA, &table, play(take(2, 1))).await.unwrap();
    let undone = desk.hub.undo(ADA, &table, back("two", first.version)).await.unwrap();
    // Also after the journal was read again.
    for desk in [&desk, &desk.restarted()] {
        // Another notation of the same move is the same command.
        for same in [take(2, 1), json!({ "take": [2, 1] })] {
            assert!(desk.hub.play(ADA, &table, play(same)).await.unwrap().repeated);
        }
        for other in [take(2, 2), take(1, 1), json!("fly")] {
            assert_eq!(desk.hub.play(ADA, &table, play(other)).await, Err(HubError::KeyUsed));
        }
        for key in ["one", "two"] {
            assert_eq!(desk.hub.redo(ADA, &table, back(key, undone.version)).await, Err(HubError::KeyUsed));
        }
        assert_eq!(desk.hub.undo(ADA, &table, back("one", version)).await, Err(HubError::KeyUsed));
        assert!(desk.hub.undo(ADA, &table, back("two", first.version)).await.unwrap().repeated);
        assert_eq!(desk.version(&table).await, undone.version, "nothing of this moved anything");
    }
    assert!(!desk.hub.redo(ADA, &table, back("three", undone.version)).await.unwrap().repeated);
}

#[tokio::test]
async fn twenty_thousand_repetitions_are_one_move() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let version = desk.version(&table).await;
    let request = PlayMove { seat: 0, version, mv: take(2, 1), key: desk.key(), confirmed: true };
    let first = desk.hub.play(ADA, &table, request.clone()).await.unwrap();
    for _ in 0..20_000 {
        let again = desk.hub.play(ADA, &table, request.clone()).await.unwrap();
        assert_eq!((again.version, again.step, again.repeated), (first.version, first.step, true));
    }
    assert_eq!(desk.version(&table).await, version + 1);
}

#[tokio::test]
async fn a_turn_that_passes_on_is_confirmed_if_the_player_wants_it() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let preferences = approdo_hub::wire::Preferences { confirm_turns: true };
    desk.hub.set_preferences(ADA, &table, 0, preferences).await.unwrap();
    let version = desk.version(&table).await;
    let mut request = PlayMove { seat: 0, version, mv: take(0, 1), key: desk.key(), confirmed: false };
    assert_eq!(
        desk.hub.play(ADA, &table, request.clone()).await,
        Err(HubError::ConfirmationNeeded),
        "Nim passes the turn with every move"
    );
    let illegal = PlayMove { mv: take(0, 99), ..request.clone() };
    assert!(matches!(desk.hub.play(ADA, &table, illegal).await, Err(HubError::Refused(_))));
    request.confirmed = true;
    desk.hub.play(ADA, &table, request).await.unwrap();
    assert!(desk.restarted().state(ADA, &table).await.you.preferences.confirm_turns);
}

#[tokio::test]
async fn texts_come_in_the_language_that_is_asked_for() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let query = StateQuery { outline: true, ..StateQuery::default() };
    let english = desk.hub.state(BOB, &table, query).await.unwrap();
    let italian = desk.hub.state(BOB, &table, StateQuery { outline: true, ..italian() }).await.unwrap();
    assert_ne!(english.question.as_ref().unwrap().text, italian.question.as_ref().unwrap().text);
    assert_ne!(english.outline, italian.outline);
    assert_eq!(english.view, italian.view);
    let line = &english.log[0];
    assert!(line.phrase.text.contains("Ada"), "{}", line.phrase.text);
    assert_eq!((line.phrase.rule.as_deref(), line.phrase.pieces.len()), (Some("NIM-2.1"), 1));
    assert!(english.choices.iter().all(|choice| !choice.phrase.text.contains('[')));
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let desk = Desk::new();
    let plan = |change: fn(&mut CreateTable)| {
        let mut plan = nim_plan();
        change(&mut plan);
        plan
    };
    type Case = (CreateTable, fn(&HubError) -> bool);
    let cases: [Case; 7] = [
        (plan(|p| p.game = "chess".into()), |e| matches!(e, HubError::UnknownGame(_))),
        (plan(|p| p.seats.clear()), |e| matches!(e, HubError::BadSetup(_))),
        (plan(|p| p.seats = vec![SeatPlan::Open {}; 300]), |e| matches!(e, HubError::BadSetup(_))),
        (plan(|p| p.options = Some(json!({ "piles": 99 }))), |e| matches!(e, HubError::BadSetup(_))),
        (plan(|p| p.name = Some("\u{202e}".into())), |e| matches!(e, HubError::BadName { .. })),
        (plan(|p| p.seed = Some("abc".into())), |e| matches!(e, HubError::BadSeed)),
        (
            plan(|p| {
                p.away = Some(serde_json::from_value(json!({"after_ms": 1, "level": "novice"})).unwrap());
            }),
            |e| matches!(e, HubError::BadAway),
        ),
    ];
    for (plan, is_expected) in cases {
        let error = desk.hub.create(ADA, plan).await.unwrap_err();
        assert!(is_expected(&error), "{error:?}");
        for language in Language::ALL {
            assert!(!error.text(language).contains('['), "{}", error.text(language));
        }
    }
}

#[tokio::test]
async fn a_chosen_seed_is_told_to_everybody() {
    let desk = Desk::new();
    assert!(!desk.state(EVE, &desk.nim().await).await.summary.seed_chosen);
    let table =
        desk.hub.create(ADA, CreateTable { seed: Some("7".into()), ..nim_plan() }).await.unwrap().table;
    let summary = desk.state(EVE, &table).await.summary;
    assert!(summary.seed_chosen);
    assert_eq!(summary.seed_digest, Seed::from_number(7).digest());
}
