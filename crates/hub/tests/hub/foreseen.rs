//! Prices and odds: for clients that ask for them, after the state, and only for the present position.

use crate::desk::*;
use approdo_hub::wire::{CreateTable, FollowsOut, ForeseenOut, PriceOut, StandingOut, TableState};
use approdo_hub::{Push, StateQuery, Subscription};
use serde_json::Value;
use std::time::Duration;
use tokio::time::timeout;

/// The content of a foreseen push.
struct Told {
    step: u64,
    seat: u8,
    choices: Vec<ForeseenOut>,
}

/// The next state, and the foreseen push that follows it.
async fn next_foreseen(pushes: &mut Subscription) -> (TableState, Told) {
    let mut state = None;
    loop {
        match pushes.next().await.unwrap() {
            Push::State { json, .. } => {
                let mut push: Value = serde_json::from_str(&json).unwrap();
                state = Some(serde_json::from_value(push["state"].take()).unwrap());
            }
            Push::Foreseen(json) => {
                let mut push: Value = serde_json::from_str(&json).unwrap();
                let choices = serde_json::from_value(push["choices"].take()).unwrap();
                let (step, seat) = (push["step"].as_u64().unwrap(), push["seat"].as_u64().unwrap() as u8);
                return (state.expect("the state comes first"), Told { step, seat, choices });
            }
            Push::Chat(_) | Push::Presence(_) => (),
            Push::Resync | Push::Closing => panic!("nothing is lost"),
        }
    }
}

/// A game of Armada in which Ada plays both seats, and the seat that is asked first.
async fn armada(desk: &Desk) -> (String, u8) {
    let plan = CreateTable {
        game: "armada".to_owned(),
        seats: vec![mine("Ada"), mine("Adele")],
        seed: Some("3".to_owned()),
        ..CreateTable::default()
    };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    let asked = desk.state(ADA, &table).await.asked[0];
    (table, asked)
}

fn prices(seat: u8) -> StateQuery {
    StateQuery { prices: true, standings: true, ..as_seat(seat) }
}

fn amounts(standings: &[StandingOut]) -> Vec<Option<i32>> {
    standings.iter().flat_map(|standing| standing.tally.iter().map(|tally| tally.amount)).collect()
}

#[tokio::test]
async fn prices_follow_the_state_and_come_true() {
    let desk = Desk::new();
    let (table, seat) = armada(&desk).await;
    let mut pushes = desk.hub.subscribe(ADA, &table, prices(seat)).await.unwrap();
    let mut met = 0;
    for whim in 0..12 {
        let (state, told) = next_foreseen(&mut pushes).await;
        let allowed = state.choices.iter().filter(|choice| choice.refused.is_none());
        let allowed: Vec<&Value> = allowed.map(|choice| &choice.mv).collect();
        assert_eq!((told.step, told.seat), (u64::from(state.summary.step), seat));
        assert_eq!(
            told.choices.iter().map(|one| &one.mv).collect::<Vec<_>>(),
            allowed,
            "one for each choice"
        );
        let one = &told.choices[whim % told.choices.len()];
        desk.play(ADA, &table, seat, one.mv.clone()).await.unwrap();
        let after = desk.hub.state(ADA, &table, prices(seat)).await.unwrap();
        let is_certain = |price: &&PriceOut| matches!(price.follows, FollowsOut::More | FollowsOut::Asked);
        if let Some(price) = one.price.as_ref().filter(is_certain) {
            let mut foretold = state.standings.unwrap();
            for change in &price.changes {
                let mut tally = foretold[usize::from(change.seat)].tally.iter_mut();
                let tally = tally.find(|tally| tally.key == change.key).unwrap();
                assert_eq!(tally.amount.map(|amount| amount + change.by), Some(change.to));
                tally.amount = Some(change.to);
                met += 1;
            }
            assert_eq!(amounts(&foretold), amounts(&after.standings.unwrap()));
        }
        if !after.asked.contains(&seat) {
            break;
        }
    }
    assert!(0 < met, "some price was told");
}

#[tokio::test]
async fn who_does_not_ask_or_is_not_asked_is_told_no_prices() {
    let desk = Desk::new();
    let (table, seat) = armada(&desk).await;
    for query in [as_seat(seat), prices(1 - seat)] {
        let mut pushes = desk.hub.subscribe(ADA, &table, query).await.unwrap();
        next_state(&mut pushes).await;
        // Another subscriber is answered meanwhile, so there was time enough.
        let mut asking = desk.hub.subscribe(ADA, &table, prices(seat)).await.unwrap();
        next_foreseen(&mut asking).await;
        while let Ok(push) = timeout(Duration::from_millis(50), pushes.next()).await {
            assert!(!matches!(push, Some(Push::Foreseen(_))), "{push:?}");
        }
    }
}

#[tokio::test]
async fn a_position_is_foreseen_once_and_told_to_each_who_comes() {
    let desk = Desk::new();
    let (table, seat) = armada(&desk).await;
    let mut first = desk.hub.subscribe(ADA, &table, prices(seat)).await.unwrap();
    let (_, told) = next_foreseen(&mut first).await;
    let italian = StateQuery { language: approdo_phrases::Language::Italian, ..prices(seat) };
    let mut second = desk.hub.subscribe(ADA, &table, italian).await.unwrap();
    let (_, again) = next_foreseen(&mut second).await;
    let moves = |told: &Told| told.choices.iter().map(|one| one.mv.clone()).collect::<Vec<_>>();
    assert_eq!(moves(&told), moves(&again));
    // Another push of the same position: the prices are known already.
    desk.hub.rename_table(ADA, &table, "Friday").await.unwrap();
    next_state(&mut first).await;
    while let Ok(push) = timeout(Duration::from_millis(50), first.next()).await {
        assert!(!matches!(push, Some(Push::Foreseen(_))), "{push:?}");
    }
}
