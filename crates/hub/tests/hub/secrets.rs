//! Two worlds that a viewer cannot tell apart give the same bytes.

use crate::desk::*;
use approdo_contract::{Piece, Seat};
use approdo_hub::wire::{PlayMove, TakeBack, ViewerName};
use approdo_hub::{GuestId, HubError, Push, StateQuery};
use approdo_phrases::Language;
use serde_json::{Value, json};

/// All answers of the hub to a viewer, as text.
async fn answers(desk: &Desk, table: &str, guest: GuestId, seat: u8) -> Vec<String> {
    let mut texts = Vec::new();
    let query = StateQuery {
        viewer: Some(ViewerName::Seat(seat)),
        outline: true,
        language: Language::Italian,
        ..StateQuery::default()
    };
    let state = desk.hub.state(guest, table, query).await.unwrap();
    texts.push(serde_json::to_string(&state).unwrap());
    let recap = desk.hub.recap(guest, table, query).await.unwrap();
    texts.push(serde_json::to_string(&recap).unwrap());
    let show = |answer: Result<_, HubError>| match answer {
        Ok(played) => format!("{played:?}"),
        Err(error) => format!("{:?} {} {:?}", error.sort(), error.text(Language::English), error),
    };
    let version = state.summary.version;
    for mv in forged(&state.choices.iter().map(|choice| choice.mv.clone()).collect::<Vec<_>>()) {
        let refused = state.choices.iter().any(|choice| choice.mv == mv && choice.refused.is_some());
        let listed = state.choices.iter().any(|choice| choice.mv == mv);
        // A legal move would change the table; the pushes after one are compared.
        if refused || !listed {
            let request = PlayMove { seat, version, mv, key: "forged".to_owned(), confirmed: true };
            texts.push(show(desk.hub.play(guest, table, request).await));
        }
    }
    let wrong = TakeBack { seat: 1 - seat, version, key: "forged".to_owned(), confirmed: false };
    texts.push(show(desk.hub.undo(guest, table, wrong).await));
    let other = StateQuery { viewer: Some(ViewerName::Seat(1 - seat)), ..query };
    texts.push(format!("{:?}", desk.hub.state(guest, table, other).await));
    texts.push(format!("{:?}", desk.hub.export(table).await));
    texts
}

/// Moves that a player might forge: every card, every kind of word, and the listed ones.
fn forged(listed: &[Value]) -> Vec<Value> {
    let mut moves = listed.to_vec();
    let words =
        ["pass", "pass_turn", "end_turn", "buy_card", "recruit", "resign", "keep", "stop", "next", "double"];
    moves.extend(words.map(Value::from));
    let card = |id| (GAMES[1].label)(Piece { kind: "card", id });
    let cards: Vec<Value> = (0..).map_while(card).map(|label| json!({ "play_card": label.id })).collect();
    assert!(10 < cards.len(), "the deck has many kinds of cards");
    moves.extend(cards);
    moves.push(json!({ "play_card": "no_such_card" }));
    moves
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_cannot_know_changes_no_byte_that_reaches_it() {
    let mut compared = 0;
    for game in 0..6 {
        let desk = Desk::new();
        let table = desk.armada(game).await;
        for whim in 0..150 {
            if !desk.stumble(&table, (whim * 13 + game as usize) ^ whim >> 2).await {
                break;
            }
            if whim % 5 != 0 {
                continue;
            }
            for (guest, seat) in [(ADA, 0), (BOB, 1)] {
                let real = answers(&desk, &table, guest, seat).await;
                let other = desk.restarted();
                other
                    .hub
                    .replace_world(&table, |world| world.redealt(Seat(seat), whim as u64))
                    .await
                    .unwrap();
                let dreamt = answers(&other, &table, guest, seat).await;
                assert_eq!(real, dreamt, "game {game}, after {whim} moves, seat {seat}");
                compared += real.len();
            }
        }
    }
    assert!(2_000 < compared, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pushes_tell_no_more_than_the_events_do() {
    let mut alike = 0;
    for game in 20..24 {
        let desk = Desk::new();
        let table = desk.armada(game).await;
        for whim in 0..120 {
            if whim % 6 == 0 {
                for (observer, seat) in [(ADA, 0u8), (BOB, 1u8)] {
                    // Each world has a store of its own, because both go on from here.
                    let mut heard = Vec::new();
                    for world in 0..2u64 {
                        let twin = desk.twin(&table).await;
                        if world == 1 {
                            let other = twin.hub.replace_world(&table, |real| real.redealt(Seat(seat), 77));
                            other.await.unwrap();
                        }
                        let mut pushes = twin.hub.subscribe(observer, &table, as_seat(seat)).await.unwrap();
                        next_state(&mut pushes).await;
                        assert!(matches!(pushes.next().await, Some(Push::Presence(_))));
                        if !twin.stumble(&table, whim * 11).await {
                            continue;
                        }
                        let Some(Push::State { json, .. }) = pushes.next().await else { panic!("no push") };
                        heard.push(json);
                    }
                    let [one, two] = &heard[..] else { continue };
                    let (one, two): (Value, Value) =
                        (serde_json::from_str(one).unwrap(), serde_json::from_str(two).unwrap());
                    let log = |push: &Value| push["state"]["log"].clone();
                    let asked = |push: &Value| push["state"]["asked"].clone();
                    if log(&one) == log(&two) && asked(&one) == asked(&two) {
                        assert_eq!(one, two, "game {game}, after {whim} moves, seat {seat}");
                        alike += 1;
                    }
                }
            }
            if !desk.stumble(&table, whim * 11).await {
                break;
            }
        }
    }
    assert!(20 < alike, "{alike}");
}
