use crate::desk::*;
use approdo_contract::{Seat, Viewer};
use approdo_phrases::Language;
use approdo_server::{
    hub::{HubError, StateQuery},
    wire::{Status, ViewerName},
};

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
