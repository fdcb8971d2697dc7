//! Only the game itself makes the moves of others stale.

use crate::desk::*;
use approdo_hub::HubError;
use approdo_hub::wire::{CreateTable, Level, PlayMove};
use serde_json::{Value, json};

/// A move that was chosen at a version.
fn chosen_at(desk: &Desk, version: u32, seat: u8, mv: Value) -> PlayMove {
    PlayMove { seat, version, mv, key: desk.key(), confirmed: true }
}

#[tokio::test]
async fn new_names_and_hints_make_no_move_late() {
    let desk = Desk::new();
    let table = desk.seated(CreateTable { hints: true, ..nim_plan() }).await;
    let version = desk.version(&table).await;
    desk.hub.rename(BOB, &table, 1, "Bobby").await.unwrap();
    desk.hub.rename_table(ADA, &table, "Ours").await.unwrap();
    desk.hub.bot_takes_over(BOB, &table, 1, Level::Novice).await.unwrap();
    desk.hub.hand_back(BOB, &table, 1).await.unwrap();
    let made = desk.hub.play(ADA, &table, chosen_at(&desk, version, 0, take(0, 1))).await.unwrap();
    assert_eq!((made.version, made.step), (version + 5, 1));
    desk.hub.rename(BOB, &table, 1, "Bob").await.unwrap();
    let undo = desk.take_back(&table, 0).await;
    desk.hub.rename(BOB, &table, 1, "Bobby").await.unwrap();
    desk.hub.undo(ADA, &table, undo).await.unwrap();
    // A version from the future is stale, too.
    let current = desk.version(&table).await;
    let early = desk.hub.play(ADA, &table, chosen_at(&desk, current + 1, 0, take(0, 1))).await;
    assert_eq!(early, Err(HubError::Stale { version: current }));
}

/// Whether a move is stale depends on public facts, never on what another seat has sealed.
#[tokio::test]
async fn whoever_is_told_that_a_move_is_late_learns_nothing_of_a_sealed_one() {
    let answers = async |bids: [u8; 2]| {
        let desk = Desk::new();
        let plan = CreateTable { game: "auction".to_owned(), seed: Some("3".to_owned()), ..nim_plan() };
        let table = desk.seated(plan).await;
        let mut versions = vec![desk.version(&table).await];
        for (number, bid) in bids.into_iter().enumerate() {
            if number != 0 {
                let request = desk.take_back(&table, 1).await;
                versions.push(desk.hub.undo(BOB, &table, request).await.unwrap().version);
            }
            let made = desk.play(BOB, &table, 1, json!({ "bid": bid })).await.unwrap();
            versions.push(made.version);
        }
        let mut answers = Vec::new();
        for version in versions {
            for mv in [json!({ "bid": 200 }), json!({ "offer": 1 }), json!(7)] {
                answers.push(desk.hub.play(ADA, &table, chosen_at(&desk, version, 0, mv)).await);
            }
        }
        answers
    };
    let same = answers([1, 1]).await;
    assert_eq!(same, answers([1, 0]).await);
    assert!(same.iter().any(|answer| matches!(answer, Err(HubError::Stale { .. }))), "{same:?}");
    assert!(same.iter().any(|answer| matches!(answer, Err(HubError::Refused(_)))), "{same:?}");
}

/// An undone move that is replaced by another one makes moves stale, although the question is the same.
#[tokio::test]
async fn a_move_about_another_position_is_late() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(2, 1)).await.unwrap();
    let version = desk.version(&table).await;
    let request = desk.take_back(&table, 0).await;
    desk.hub.undo(ADA, &table, request).await.unwrap();
    desk.play(ADA, &table, 0, take(2, 2)).await.unwrap();
    let current = desk.version(&table).await;
    let late = desk.hub.play(BOB, &table, chosen_at(&desk, version, 1, take(1, 1))).await;
    assert_eq!(late, Err(HubError::Stale { version: current }));
}

#[tokio::test]
async fn who_is_asked_at_the_same_time_is_not_late_because_another_was_faster() {
    let desk = Desk::new();
    let plan = CreateTable { game: "auction".to_owned(), ..nim_plan() };
    let table = desk.seated(plan).await;
    let bid = || json!({ "bid": 0 });
    let version = desk.version(&table).await;
    desk.hub.play(BOB, &table, chosen_at(&desk, version, 1, bid())).await.unwrap();
    desk.hub.play(ADA, &table, chosen_at(&desk, version, 0, bid())).await.unwrap();
    // The next round asks the same question, but her last bid was in the round before: another screen of hers is stale.
    let current = desk.version(&table).await;
    let late = desk.hub.play(ADA, &table, chosen_at(&desk, version, 0, bid())).await;
    assert_eq!(late, Err(HubError::Stale { version: current }));
}

/// Consent is to the request that the client saw, and to no other.
#[tokio::test]
async fn an_answer_to_another_request_is_late() {
    let desk = Desk::new();
    let table = desk.nim().await;
    for (guest, seat, pile) in [(ADA, 0, 0), (BOB, 1, 1), (ADA, 0, 1)] {
        desk.play(guest, &table, seat, take(pile, 1)).await.unwrap();
    }
    let version = desk.version(&table).await;
    let first = desk.hub.ask_undo(ADA, &table, 0, version, 2).await.unwrap();
    desk.hub.ask_undo(ADA, &table, 0, version, 0).await.unwrap();
    let current = desk.version(&table).await;
    let late = desk.hub.answer_undo(BOB, &table, 1, first.version, true).await;
    assert_eq!(late, Err(HubError::Stale { version: current }));
    desk.hub.answer_undo(BOB, &table, 1, current, true).await.unwrap();
    assert_eq!(desk.state(ADA, &table).await.summary.step, 0);
}
