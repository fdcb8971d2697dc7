use crate::desk::*;
use approdo_hub::wire::{CreateTable, Flag, Level, Origin, OutcomeOut, Status};
use approdo_hub::{Complaint, HubError};
use approdo_phrases::Language;
use approdo_table::{Forfeit, Record, Verdict};

pub async fn finished(desk: &Desk) -> String {
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
    assert_eq!(new.summary.origin, Some(Origin::Import { rules_version: None }));
    assert_eq!(new.summary.status, Status::Over);
}

#[tokio::test]
async fn the_names_of_the_players_travel_with_the_game() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let mut record = desk.hub.export(&table).await.unwrap();
    // An invalid name is left out.
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
async fn a_record_of_other_rules_is_taken_only_if_it_is_the_same_game_by_these() {
    let desk = Desk::new();
    let table = finished(&desk).await;
    let ours = desk.hub.export(&table).await.unwrap();
    let found = ours.rules_version + 6;
    let other = Record { rules_version: found, ..ours.clone() };
    let imported = desk.hub.import(EVE, &other.to_json()).await.unwrap().table;
    // The origin is public, and an export has been checked by the rules that it names.
    let origin = desk.hub.summary(&imported).await.unwrap().origin;
    assert_eq!(origin, Some(Origin::Import { rules_version: Some(found) }));
    assert_eq!(desk.restarted().hub.summary(&imported).await.unwrap().origin, origin);
    assert_eq!(desk.hub.export(&imported).await.unwrap(), ours);

    let elsewhere = Record { state_hash: Some(7), ..other.clone() };
    let nowhere = Record { state_hash: None, ..other.clone() };
    let mut illegal = other.clone();
    illegal.steps[0] = "0: take pile=0 count=99".to_owned();
    let mut begun = Record { state_hash: None, outcome: None, seed: None, ..other.clone() };
    begun.steps.truncate(2);
    for record in [elsewhere, nowhere, illegal, begun] {
        let refused = desk.hub.import(EVE, &record.to_json()).await;
        let known = ours.rules_version;
        let complaint = Complaint::OtherRules { found, known };
        assert_eq!(refused, Err(HubError::BadRecord(Box::new(complaint))));
    }
    // Errors that other rules do not explain are reported as they are.
    let hidden = desk.hub.import(EVE, &other.without_seed().to_json()).await.unwrap_err();
    assert!(hidden.text(Language::English).contains("does not disclose its seed"), "{hidden:?}");
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
async fn a_fork_of_a_public_table_is_private() {
    let desk = Desk::new();
    let table = desk.seated(CreateTable { public: true, ..nim_plan() }).await;
    while desk.stumble(&table, 0).await {}
    assert!(desk.hub.summary(&table).await.unwrap().public);
    let fork = desk.hub.fork(EVE, &table, 1).await.unwrap().table;
    assert!(!desk.hub.summary(&fork).await.unwrap().public);
    assert!(desk.hub.take_seat(BOB, &fork, 0, None).await.is_err());
}

/// A table of two with a forfeit, and its outcome.
async fn lost_by_the_clock(desk: &Desk, ends: impl Fn(&OutcomeOut) -> bool) -> (String, OutcomeOut) {
    loop {
        let plan = CreateTable { clock: Some(a_minute(Flag::Forfeit)), ..nim_plan() };
        let table = desk.seated(plan).await;
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
    // By the rules, Ada's bot has won.
    let (table, outcome) = lost_by_the_clock(&desk, |outcome| outcome.places_by_rules == [1, 2]).await;
    assert_eq!((&outcome.places[..], &outcome.forfeited[..]), (&[2, 1][..], &[0][..]));
    let record = desk.hub.export(&table).await.unwrap();
    assert_eq!(record.forfeited, [Forfeit { seat: 0, step: 2 }]);
    // A forfeit cannot be derived from the steps, so no file with one is fully verified.
    let report = (GAMES[0].verify)(&record);
    assert_eq!((report.failure(), report.unchecked().collect::<Vec<_>>()), (None, vec!["forfeits"]));
    assert_eq!(desk.restarted().hub.export(&table).await.unwrap(), record);
    // It survives an import.
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
