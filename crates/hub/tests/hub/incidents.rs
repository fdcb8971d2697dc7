//! Incidents are pushed to everyone at a table, and can be read later.

use crate::desk::*;
use approdo_hub::wire::{CreateTable, Flag, Incident, IncidentKind as Kind, Level, SeatPlan, TableState};
use approdo_hub::{GuestId, HubSettings, StateQuery};
use approdo_phrases::Language;
use approdo_store::SqliteStore;
use std::sync::Arc;

/// A table of Bob and Eve, created by Ada, who does not play.
async fn hosted(desk: &Desk) -> String {
    let seats = vec![SeatPlan::Open {}, SeatPlan::Open {}];
    let created = desk.hub.create(ADA, CreateTable { seats, ..nim_plan() }).await.unwrap();
    for (guest, seat, name) in [(BOB, 0, "Bob"), (EVE, 1, "Eve")] {
        desk.hub.claim(guest, &created.table, token(&created, seat)).await.unwrap();
        desk.hub.rename(guest, &created.table, seat, name).await.unwrap();
    }
    created.table
}

fn kinds(incidents: &[Incident]) -> Vec<(Kind, Option<u8>)> {
    incidents.iter().map(|one| (one.kind, one.seat)).collect()
}

async fn since(desk: &Desk, guest: GuestId, table: &str, version: u32) -> TableState {
    let query = StateQuery { since: Some(version), ..StateQuery::default() };
    desk.hub.state(guest, table, query).await.unwrap()
}

/// A host who puts a player out, looks at the secrets of the seat and leaves before the player returns is found out.
#[tokio::test]
async fn whoever_looks_into_a_seat_for_a_moment_is_read_of_later() {
    let desk = Desk::new();
    let table = hosted(&desk).await;
    desk.hub.mark_seen(BOB, &table, u32::MAX).await.unwrap();
    let version = desk.version(&table).await;
    desk.hub.revoke(ADA, &table, 1).await.unwrap();
    desk.hub.take_seat(ADA, &table, 1, None).await.unwrap();
    desk.hub.leave_seat(ADA, &table, 1).await.unwrap();
    desk.play(BOB, &table, 0, take(0, 1)).await.unwrap();
    let expected = [(Kind::PutOut, Some(1)), (Kind::Sat, Some(1)), (Kind::Left, Some(1))];
    let again = desk.restarted();
    for desk in [&desk, &again] {
        let recap = desk.hub.recap(BOB, &table, StateQuery::default()).await.unwrap();
        assert_eq!((kinds(&recap.incidents), recap.lines.len()), (expected.to_vec(), 1));
        let state = since(desk, BOB, &table, version).await;
        assert_eq!(state.incidents, recap.incidents);
        let texts: Vec<&str> = state.incidents.iter().map(|one| one.text.as_str()).collect();
        assert_eq!(
            texts,
            ["Seat 2: a host puts Eve out.", "Seat 2: somebody sits down.", "Seat 2: somebody leaves."]
        );
        let spectator = since(desk, CARL, &table, version).await;
        assert_eq!(spectator.incidents, state.incidents, "everybody is told the same");
        for incident in &state.incidents {
            let past =
                desk.hub.at_version(CARL, &table, None, incident.version, Language::English).await.unwrap();
            assert_eq!(past.incidents, std::slice::from_ref(incident));
        }
        let past = desk.hub.at_version(CARL, &table, None, version, Language::English).await.unwrap();
        assert_eq!(kinds(&past.incidents), [(Kind::Named, Some(1))]);
    }
}

#[tokio::test]
async fn another_screen_of_a_seat_is_told_of_and_so_is_its_end() {
    let desk = Desk::new();
    let table = hosted(&desk).await;
    let version = desk.version(&table).await;
    let link = desk.hub.reissue(EVE, &table, 1).await.unwrap();
    desk.hub.claim(CARL, &table, &link.token).await.unwrap();
    desk.hub.reissue(EVE, &table, 1).await.unwrap();
    let state = since(&desk, BOB, &table, version).await;
    assert_eq!(kinds(&state.incidents), [(Kind::Screens, Some(1)), (Kind::Screens, Some(1))]);
    assert_eq!(state.incidents[0].text, "Seat 2: Eve plays on 2 screens now.");
    assert_eq!(state.incidents[1].text, "Seat 2: Eve plays on one screen now, and on no other.");
}

#[tokio::test]
async fn whoever_calls_a_bot_is_told_of() {
    let desk = Desk::with_slow_bots();
    let table = hosted(&desk).await;
    let version = desk.version(&table).await;
    desk.hub.bot_takes_over(BOB, &table, 0, Level::Novice).await.unwrap();
    desk.hub.hand_back(BOB, &table, 0).await.unwrap();
    desk.hub.bot_takes_over(ADA, &table, 0, Level::Expert).await.unwrap();
    desk.hub.leave_seat(EVE, &table, 1).await.unwrap();
    desk.hub.bot_takes_over(BOB, &table, 1, Level::Steady).await.unwrap();
    let state = since(&desk, CARL, &table, version).await;
    let texts: Vec<&str> = state.incidents.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "Seat 1: Bob lets a bot (novice) play.",
            "Seat 1: Bob plays again.",
            "Seat 1: a host lets a bot (expert) play for Bob.",
            "Seat 2: Eve leaves.",
            "Seat 2: a bot (steady) plays until somebody sits down.",
        ]
    );
}

#[tokio::test]
async fn a_flag_that_falls_is_told_of() {
    for (flag, kind) in [(Flag::Bot, Kind::BotCalled), (Flag::Forfeit, Kind::Forfeited)] {
        let desk = Desk::with_slow_bots();
        let table = desk.seated(CreateTable { clock: Some(a_minute(flag)), ..nim_plan() }).await;
        let version = desk.version(&table).await;
        desk.clock.advance(60_000);
        desk.hub.tick().await;
        let told = since(&desk, BOB, &table, version).await.incidents;
        assert_eq!(kinds(&told), [(kind, Some(0))]);
        assert!(told[0].text.contains("Ada") && told[0].at == 1_060_000, "{told:?}");
    }
}

#[tokio::test]
async fn what_is_taken_back_takes_no_incident_with_it() {
    let desk = Desk::new();
    let table = hosted(&desk).await;
    desk.play(BOB, &table, 0, take(0, 1)).await.unwrap();
    desk.play(EVE, &table, 1, take(1, 1)).await.unwrap();
    let version = desk.version(&table).await;
    desk.hub.ask_undo(BOB, &table, 0, version, 0).await.unwrap();
    desk.hub.answer_undo(EVE, &table, 1, version + 1, false).await.unwrap();
    desk.hub.ask_undo(BOB, &table, 0, version + 2, 0).await.unwrap();
    desk.hub.answer_undo(EVE, &table, 1, version + 3, true).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        let state = since(desk, BOB, &table, version).await;
        assert!(state.summary.step == 0 && state.log.is_empty());
        let asked = (Kind::AskedBack, Some(0));
        let refused = (Kind::RefusedBack, Some(1));
        assert_eq!(kinds(&state.incidents), [asked, refused, asked, (Kind::WentBack, None)]);
    }
}

/// Long logs have them, too: in a state, in a recap, and in the first push of a socket.
#[tokio::test(flavor = "multi_thread")]
async fn long_lists_of_them_are_whole() {
    let settings = HubSettings { long_log: 4, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = hosted(&desk).await;
    for number in 0..20 {
        desk.hub.rename(BOB, &table, 0, &format!("Bob {number}")).await.unwrap();
    }
    let state = desk.hub.state(BOB, &table, italian()).await.unwrap();
    assert_eq!(state.incidents.len(), 24);
    assert_eq!(state.incidents[4].text, "Posto 1: Bob ora si chiama Bob 0.");
    let recap = desk.hub.recap(BOB, &table, italian()).await.unwrap();
    assert_eq!(recap.incidents, state.incidents);
    let mut pushes = desk.hub.subscribe(BOB, &table, italian()).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.incidents, state.incidents);
    desk.hub.rename(BOB, &table, 0, "Bob").await.unwrap();
    let told = next_state(&mut pushes).await.incidents;
    assert_eq!((kinds(&told), told[0].version), (vec![(Kind::Named, Some(0))], 25));
}
