//! Scores, counters, coming events and gestures.

use crate::desk::{Desk, aboard, card, land, t, table};
use approdo_armada::{Armada, Move, Owner, View, ids::Colour};
use approdo_conformance::{combinations, desk::Desk as _, walk};
use approdo_contract::{Account, Pending, Phrase, Seat, Viewer, prelude::*};
use serde_json::json;

fn sum(account: &Account) -> i32 {
    account.parts.iter().map(|part| part.points.expect("nothing that counts is hidden")).sum()
}

fn score(view: &View, seat: Seat) -> i32 {
    let own = |colour: &Colour| view.owners[*colour] == Owner::Seat(seat);
    Colour::ALL.into_iter().filter(own).map(|colour| i32::from(view.scores[colour])).sum()
}

/// ARM-14.5, ARM-14.6: the parts add up, and the score and what breaks ties order the players as the places do.
#[test]
fn accounts_add_up_and_order_as_the_places_do() {
    let mut ordered = 0;
    for options in combinations::<Armada>() {
        for seats in 2..=4 {
            let end = walk::<Armada>(&options, seats, 5, |game, _, _| {
                let view = game.view(Viewer::Spectator);
                for seat in Seat::all(seats) {
                    assert_eq!(sum(&Armada::account(&view, seat)), score(&view, seat));
                    assert_eq!(Armada::tally(&view, seat)[0].amount, Some(score(&view, seat)));
                }
            });
            let game = end.expect("a random game keeps to the rules");
            let Pending::Over(outcome) = game.pending() else { panic!("a random game ends") };
            let view = game.view(Viewer::Spectator);
            let mut ranked: Vec<_> = Seat::all(seats).zip(&outcome.standings).collect();
            ranked.sort_by_key(|(_, standing)| standing.place);
            for (seat, standing) in &ranked {
                assert_eq!(sum(&Armada::account(&view, *seat)), standing.score);
            }
            // Eliminated players are placed behind, regardless of the score (ARM-14.8).
            if outcome.ended_by.0 == "ARM-21.2" && view.out.is_empty() {
                let merits = ranked.iter().map(|(seat, standing)| {
                    let ties = Armada::account(&view, *seat).ties;
                    let amounts: Vec<i32> = ties.iter().map(|tie| tie.amount.expect("open")).collect();
                    (standing.score, amounts)
                });
                assert!(merits.is_sorted_by(|one, other| one > other), "{ranked:?}");
                ordered += 1;
            }
        }
    }
    assert!(0 < ordered, "no game came to its last round with all players");
}

#[test]
fn a_refusal_says_what_is_missing() {
    let desk = table(4).bands("azure_a1", "azure", 1).turn("azure", 0).lay();
    let because = |mv: Move| -> Option<Phrase> {
        let refusal = desk.game.check(Seat(0), mv).expect_err("the move is refused");
        desk.game.because(Seat(0), mv, &refusal)
    };
    let march = Move::March { from: t("azure_a1"), to: t("azure_a2") };
    let costs = Phrase::new("armada-because-costs").number("need", 1).number("have", 0);
    assert_eq!(because(march), Some(costs), "ARM-6.5");
    assert_eq!(because(Move::Bands(1)), Some(Phrase::new("armada-because-under-way")), "ARM-6.4");
    assert_eq!(because(Move::Skip), None, "ARM-15.4 says it as shortly");
}

#[test]
fn what_is_ahead_begins_with_victories_to_be_checked() {
    let desk = table(4)
        .set("turns_begun.azure", json!(2))
        .set("claims.azure", json!({ "on_board": { "check": 2 } }))
        .set("claims.blue", json!({ "on_board": { "check": 1 } }))
        .lay();
    let ahead = Armada::ahead(&desk.view());
    let keys: Vec<&str> = ahead.iter().map(|thing| thing.phrase.key).collect();
    assert_eq!(
        keys,
        ["armada-ahead-check-now", "armada-ahead-check-later", "armada-ahead-turn", "armada-ahead-end"]
    );
    assert_eq!((ahead[3].now, ahead[3].of), (Some(1), Some(40)), "ARM-21.1");
    let next = ahead[2].phrase.pieces().next();
    assert_eq!(next, Some(Colour::Purple.into()), "ARM-6.7");
}

/// ARM-13.1, ARM-13.2: every goal is reached where the condition is satisfied, and none without its part.
#[test]
fn goals_are_reached_with_the_condition() {
    let desk = table(4)
        .flags("azure", &["cf_centre", "cf_base_n", "cf_base_e"])
        .set("claims.azure", json!({ "on_board": { "check": 2 } }))
        .lay();
    let reached = |seat: u8| -> Vec<bool> {
        let goals = Armada::goal(&desk.view(), Seat(seat));
        let won = goals.iter().filter(|goal| !goal.loses && goal.needed.is_some());
        won.map(|goal| goal.needed <= goal.now).collect()
    };
    assert_eq!(reached(0), [true, true, true, false], "den, bases and centre, but no foreign cities");
    assert_eq!(reached(1), [true, false, false, false]);
}

/// ARM-4.8, ARM-13.1, ARM-13.4: what a colour holds; the gold of a ship without a crew has no owner.
#[test]
fn holdings_count_the_board() {
    let layout = table(4)
        .bands("azure_a1", "azure", 7)
        .ground("cf_centre", "azure", 3, 0, 0)
        .ground("cf_base_n", "azure", 0, 0, 2)
        .bands("purple_a1", "azure", 1);
    let desk = layout.afloat(1, "sea_bay_nw", "azure", 4, 1).afloat(2, "sea_roads_w", "azure", 0, 6).lay();
    let held = desk.view().holdings[Colour::Azure];
    assert_eq!((held.bands, held.gold, held.territories, held.ships), (7 + 3 + 1 + 4, 3, 10, 2));
    assert_eq!((held.den, held.bases, held.centre, held.foreign_cities), (7, 2, true, 1));
    let two = table(2).bands("blue_a1", "azure", 1).bands("purple_a1", "azure", 1).lay();
    assert_eq!(two.view().holdings[Colour::Azure].foreign_cities, 1, "blue is the same player");
}

/// Questions that need an occasion to be understood.
#[test]
fn questions_tell_what_led_to_them() {
    let occasion = |desk: &Desk| desk.game.occasion(desk.asked()).map(|phrase| phrase.key);
    let mut desk = table(4).bands("azure_a1", "azure", 3).hand(0, &["gold_mine"]).lay();
    assert_eq!(occasion(&desk), None, "a turn is plain");
    desk.play(Move::PlayCard(card("gold_mine")));
    assert_eq!(occasion(&desk), Some("armada-card-played"));

    let battle = table(4).bands("azure_a1", "azure", 3).afloat(1, "sea_haven_nw", "purple", 3, 0);
    let mut desk = battle.hand(0, &["gold_mine"]).hand(1, &["surprise_attack"]).lay();
    desk.play(Move::Attack { from: land("azure_a1"), target: aboard(1) }).cannons(1, 0);
    assert_eq!(occasion(&desk), None, "the attacker knows who attacks");
    desk.play(Move::Pass);
    assert_eq!(occasion(&desk), Some("armada-occasion-attack"));
    desk.play(Move::Pass).play(Move::PlayCard(card("surprise_attack")));
    assert_eq!(occasion(&desk), Some("armada-occasion-surprise"));

    let mut desk =
        table(4).ground("azure_a1", "azure", 0, 0, 1).ground("azure_a2", "azure", 0, 0, 1).with_cards().lay();
    desk.play(Move::BuyCard);
    assert_eq!(occasion(&desk), Some("armada-buying"));
}
