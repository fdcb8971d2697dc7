use crate::desk::*;
use approdo_contract::{Seat, Viewer};
use approdo_hub::wire::{Status, ViewerName};
use approdo_hub::{GuestId, HubError, StateQuery};
use approdo_phrases::Language;

#[tokio::test]
async fn every_earlier_step_looks_as_it_did() {
    let desk = Desk::new();
    let table = desk.armada(11).await;
    let mut seen = Vec::new();
    for whim in 0..60 {
        for (guest, seat) in [(ADA, 0), (BOB, 1)] {
            let state = desk.hub.state(guest, &table, as_seat(seat)).await.unwrap();
            seen.push((guest, seat, state.summary.step, state.view));
        }
        assert!(desk.stumble(&table, whim * 5).await);
    }
    for (guest, seat, step, view) in seen {
        let viewer = Some(ViewerName::Seat(seat));
        let past = desk.hub.at_step(guest, &table, viewer, step, Language::English).await.unwrap();
        assert_eq!(past.view, view.value(), "step {step} of seat {seat}");
        assert!(past.log.iter().all(|line| line.step == step));
    }
    let steps = desk.hub.summary(&table).await.unwrap().step;
    let at =
        async |guest, viewer, step| desk.hub.at_step(guest, &table, viewer, step, Language::English).await;
    assert_eq!(at(ADA, None, steps + 1).await, Err(HubError::UnknownStep));
    assert_eq!(at(ADA, Some(ViewerName::Seat(1)), 3).await, Err(HubError::NotYourSeat));
    assert_eq!(at(EVE, Some(ViewerName::Seat(0)), 3).await, Err(HubError::NotYourSeat));
    at(EVE, None, 3).await.unwrap();
}

/// Undone positions can be looked at again by those who saw them, before and after a restart.
#[tokio::test]
async fn every_earlier_version_looks_as_it_did_though_it_was_taken_back() {
    let desk = Desk::new();
    let table = desk.armada(11).await;
    let mut seen = Vec::new();
    let look = async |seen: &mut Vec<_>| {
        for (guest, viewer) in
            [(ADA, ViewerName::Seat(0)), (BOB, ViewerName::Seat(1)), (EVE, ViewerName::Spectator)]
        {
            let query = StateQuery { viewer: Some(viewer), outline: true, ..StateQuery::default() };
            seen.push((guest, viewer, desk.hub.state(guest, &table, query).await.unwrap()));
        }
    };
    for whim in 0..40 {
        look(&mut seen).await;
        assert!(desk.stumble(&table, whim * 5).await);
        if whim % 4 == 0 {
            look(&mut seen).await;
            for (guest, seat) in [(ADA, 0), (BOB, 1)] {
                let request = desk.take_back(&table, seat).await;
                let _ = desk.hub.undo(guest, &table, request).await;
            }
        }
        if whim % 10 == 9 {
            look(&mut seen).await;
            let (version, step) = (desk.version(&table).await, desk.state(ADA, &table).await.summary.step);
            let asked = desk.hub.ask_undo(ADA, &table, 0, version, step / 2).await.unwrap();
            desk.hub.answer_undo(BOB, &table, 1, asked.version, true).await.unwrap();
        }
    }
    desk.hub.rename(ADA, &table, 0, "Adele").await.unwrap();
    let again = desk.restarted();
    let (mut taken_back, mut told) = (0, 0);
    for (guest, viewer, state) in &seen {
        let version = state.summary.version;
        for hub in [&desk.hub, &again.hub] {
            let past = hub.at_version(*guest, &table, Some(*viewer), version, Language::English).await;
            let past = past.unwrap();
            assert_eq!((past.version, past.step), (version, state.summary.step));
            assert_eq!(past.view, state.view.value(), "version {version} of {viewer:?}");
            assert_eq!(past.outline.len(), state.outline.as_ref().unwrap().len());
            assert!(past.log.iter().all(|line| line.version == version && line.step == past.step));
            taken_back += u32::from(!past.stands);
            told += past.log.len();
        }
    }
    assert!(30 < taken_back && 0 < told, "{taken_back} were taken back, {told} lines were told");
    let at = async |guest: GuestId, viewer, version| {
        desk.hub.at_version(guest, &table, viewer, version, Language::English).await
    };
    let version = seen.iter().map(|(_, _, state)| state.summary.version).max().unwrap();
    assert_eq!(at(ADA, None, 0).await.unwrap().step, 0);
    assert!(at(ADA, None, desk.version(&table).await).await.unwrap().stands);
    assert_eq!(at(ADA, None, desk.version(&table).await + 1).await, Err(HubError::UnknownVersion));
    assert_eq!(at(ADA, Some(ViewerName::Seat(1)), version).await, Err(HubError::NotYourSeat));
    assert_eq!(at(EVE, Some(ViewerName::Seat(0)), version).await, Err(HubError::NotYourSeat));
}

#[tokio::test]
async fn after_the_end_everybody_looks_through_every_seats_eyes() {
    let desk = Desk::new();
    let table = desk.nim().await;
    while desk.stumble(&table, 1).await {}
    assert_eq!(desk.hub.summary(&table).await.unwrap().status, Status::Over);
    let record = desk.hub.export(&table).await.unwrap();
    let replayed = (GAMES[0].restore)(&record).unwrap();
    for step in 0..=replayed.version() {
        for seat in 0..2 {
            let viewer = Some(ViewerName::Seat(seat));
            let past = desk.hub.at_step(EVE, &table, viewer, step, Language::English).await.unwrap();
            assert_eq!(past.view, replayed.view_at(step, Viewer::Seat(Seat(seat))).unwrap());
        }
    }
    let state = desk.hub.state(EVE, &table, as_seat(0)).await.unwrap();
    assert!(!state.undo.allowed && state.choices.is_empty());
}

#[tokio::test]
async fn a_recap_tells_what_was_missed() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let whole = desk.hub.recap(BOB, &table, StateQuery::default()).await.unwrap();
    assert_eq!((whole.since_version, whole.lines.len()), (0, 1));
    desk.hub.mark_seen(BOB, &table, u32::MAX).await.unwrap();
    assert!(desk.hub.recap(BOB, &table, StateQuery::default()).await.unwrap().lines.is_empty());
    desk.play(BOB, &table, 1, take(1, 1)).await.unwrap();
    desk.play(ADA, &table, 0, take(2, 1)).await.unwrap();
    let recap = desk.restarted().hub.recap(BOB, &table, italian()).await.unwrap();
    assert_eq!(recap.lines.iter().map(|line| line.step).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(recap.version, desk.version(&table).await);
}
