//! Section 22: Events.

use crate::desk::{EVENTS, c, names, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Event, Move, content::Kind, goods::Good, ids::Deck};
use serde_json::json;

#[test]
fn an_event_is_carried_out_when_it_is_drawn() {
    let mut desk = table(&["romans", "barbarians"]).supply(0, &[("worker", 2)]).lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw("com_gift_of_the_sea");
    assert!(
        desk.facts.contains(&Event::EventDrawn { card: c("com_gift_of_the_sea") }),
        "{}: shown",
        "IMP-22.3"
    );
    assert_eq!(
        (desk.tally(0).as_str(), desk.tally(1).as_str()),
        ("1 basic_tech", "1 basic_tech"),
        "IMP-22.1"
    );
    desk.draw("com_mill");
    assert_eq!((desk.hand(0), desk.discard()), (vec!["com_mill"], vec!["com_gift_of_the_sea"]), "IMP-22.3");
    let clauses = ["IMP-22.1", "IMP-22.3"];
    assert!(
        EVENTS.iter().all(|event| c(event).info().kind == Kind::Event && c(event).is_common()),
        "{clauses:?}"
    );
}

#[test]
fn an_event_in_the_display_is_replaced() {
    let clause = "IMP-22.2";
    let mut desk = table(&["romans", "barbarians"]).lookout();
    desk.draw("rom_bank").draw("bar_altar");
    desk.draw("com_mill").draw("com_gift_of_the_sea");
    assert_eq!(desk.has(0, Good::BasicTech), 1, "{clause}");
    assert_eq!(desk.view().display.len(), 1, "{clause}");
    desk.draw("com_baker").draw("com_hunter");
    assert_eq!(names(desk.view().display.as_slice()), ["com_mill", "com_baker", "com_hunter"], "{clause}");
    assert_eq!(desk.discard(), ["com_gift_of_the_sea"], "{clause}");
}

#[test]
fn events_address_everybody_in_turn_order() {
    let clause = "IMP-22.4";
    let mut desk = table(&["romans", "barbarians", "japanese"])
        .set("first", json!(1))
        .turn(1, 0)
        .supply(0, &[("worker", 2)])
        .player(2, "has_passed", json!(true))
        .lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw("com_bountiful_season");
    for (seat, good) in [(1, Good::Wood), (2, Good::Stone), (0, Good::Food)] {
        assert_eq!(desk.asked(), Seat(seat), "{clause}");
        desk.play(Move::Good(good));
    }
    assert_eq!(desk.tally(2), "1 stone", "{clause}: for players who have passed as well");
}

#[test]
fn every_event_does_what_it_says() {
    let clause = "IMP-22.4";
    let layout = || {
        table(&["romans", "barbarians"])
            .supply(0, &[("worker", 2), ("gold", 1), ("wood", 1)])
            .supply(1, &[("raze", 1)])
    };
    let mut desk = layout().lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw("com_tremor");
    desk.refused(Move::Good(Good::Stone), clause).refused(Move::Good(Good::Raze), clause);
    desk.legal(Move::Good(Good::Wood)).play(Move::Good(Good::Gold));
    assert_eq!(
        (desk.tally(0).as_str(), desk.tally(1).as_str()),
        ("1 wood", "1 raze"),
        "{clause}: if they have any"
    );
    let mut desk = layout().lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw("com_travelling_scholars");
    desk.draw("rom_bank").draw("bar_altar").draw("com_mill");
    assert_eq!((desk.hand(0), desk.hand(1)), (vec!["com_mill", "rom_bank"], vec!["bar_altar"]), "{clause}");
}

#[test]
fn goods_of_an_event_stay_until_the_next_cleanup() {
    let clause = "IMP-22.5";
    let mut desk = table(&["romans", "barbarians"]).lookout();
    desk.draw("rom_bank").draw("bar_altar").draw("com_gift_of_the_sea").settle();
    assert_eq!((desk.view().round, desk.has(0, Good::BasicTech)), (1, 1), "{clause}");
    desk.pass_all();
    assert_eq!((desk.view().round, desk.has(0, Good::BasicTech)), (2, 0), "{clause}");
}

#[test]
fn in_a_solo_game_only_the_human_player_is_affected() {
    let clause = "IMP-22.6";
    let mut desk = table(&["romans"]).empire(5, &["com_mill"]).supply(0, &[("worker", 2)]).lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw("com_bountiful_season");
    desk.play(Move::Good(Good::Wood)).draw("com_baker");
    assert_eq!((desk.tally(0).as_str(), desk.asked()), ("1 wood", Seat(0)), "{clause}");
}

#[test]
fn an_event_cannot_come_up_twice_in_the_same_draw() {
    let clause = "IMP-22.7";
    let mut desk = table(&["romans", "barbarians"])
        .common_deck(&["com_gift_of_the_sea"], "players.1.hand")
        .set("discard", json!(["com_bountiful_season", "com_tremor", "com_travelling_scholars"]))
        .supply(0, &[("worker", 2)])
        .lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw("com_gift_of_the_sea");
    assert_eq!(desk.has(0, Good::BasicTech), 1, "{clause}");
    // The discard pile of three Events becomes the deck; the first one is not among them.
    assert_eq!((desk.luck_among(), desk.discard().len()), (Some(3), 0), "{clause}");
    desk.draw("com_tremor").draw("com_bountiful_season");
    desk.play(Move::Good(Good::Wood)).play(Move::Good(Good::Wood)).draw("com_travelling_scholars");
    desk.draw("rom_bank").draw("bar_altar");
    assert_eq!(desk.hand(0), ["rom_bank"], "{clause}: no card is left for the replacement");
    assert_eq!((desk.has(0, Good::BasicTech), desk.discard().len()), (1, 4), "{clause}: once each");
}
