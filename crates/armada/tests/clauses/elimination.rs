//! Section 14: elimination and ranking.

use crate::desk::{Desk, Layout, card, den, land, t, table};
use approdo_armada::{Berth, Claim, Event, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

#[test]
fn a_colour_with_nothing_is_eliminated() {
    let clauses = ["ARM-14.1", "ARM-14.3"];
    type Given = fn(Layout) -> Layout;
    let rows: [(&str, Given, bool); 5] = [
        ("nothing", |l| l, true),
        ("only an unmanned ship", |l| l.afloat(1, "sea_cape_sw", "orange", 0, 3), true),
        ("a band at sea", |l| l.afloat(1, "sea_cape_sw", "orange", 1, 0), false),
        ("a territory without a band", |l| l.flags("orange", &["cf_base_s"]), false),
        ("a card", |l| l.hand(3, &["yo_ho_ho"]), false),
    ];
    for (given, layout, goes_out) in rows {
        let mut desk = layout(without_orange(4).turn("blue", 10)).lay();
        assert!(desk.view().out.is_empty(), "{clauses:?}: not before its turn would begin");
        while desk.view().turn.colour == Colour::Blue {
            let acts = desk.offers().contains(&Move::EndTurn);
            desk.play(if acts { Move::EndTurn } else { Move::Pass });
        }
        assert_eq!(desk.view().out.contains(&Colour::Orange), goes_out, "{clauses:?}: {given}");
        let next = if goes_out { Colour::Azure } else { Colour::Orange };
        assert_eq!(desk.view().turn.colour, next, "{clauses:?}: {given}");
        let told = desk.facts.contains(&Event::Eliminated { colour: Colour::Orange });
        assert_eq!(told, goes_out, "{clauses:?}: {given}");
    }
}

#[test]
fn elimination_waits_for_the_turn_that_would_begin() {
    let clause = "ARM-14.1";
    let given = without_orange(4).flags("orange", &["cf_base_s"]).bands("cf_s_flank_w", "azure", 2);
    let mut desk = given.lay();
    desk.play(march("cf_s_flank_w", "cf_base_s")).play(Move::Bands(1));
    for colour in [Colour::Azure, Colour::Purple, Colour::Blue] {
        assert_eq!(desk.view().turn.colour, colour, "{clause}");
        assert!(desk.view().out.is_empty(), "{clause}: orange could still be given something");
        desk.play(Move::EndTurn);
    }
    assert_eq!(desk.view().out.as_slice(), [Colour::Orange], "{clause}");

    // A card of the player keeps both of its colours in the game.
    let player_with_card = table(2).flags("azure", &den(Colour::Purple)).hand(1, &["yo_ho_ho"]);
    let mut desk = player_with_card.lay();
    desk.play(Move::EndTurn);
    desk.until_turn_of(Colour::Purple);
    assert!(desk.view().out.is_empty(), "{clause}");
}

#[test]
fn an_eliminated_colour_has_no_more_turns() {
    let clause = "ARM-14.2";
    let mut desk = without_orange(4)
        .afloat(1, "sea_cape_sw", "orange", 0, 3)
        .set("turns_begun.orange", json!(2))
        .set("claims.orange", json!({ "on_board": { "check": 3 } }))
        .lay();
    for _ in 0..3 {
        for colour in [Colour::Azure, Colour::Purple, Colour::Blue] {
            assert_eq!(desk.view().turn.colour, colour, "{clause}");
            desk.play(Move::EndTurn);
        }
    }
    assert_eq!(desk.view().claims[Colour::Orange], Claim::Removed, "{clause}");
    assert_eq!(desk.view().out.as_slice(), [Colour::Orange], "{clause}: it goes out once");
    assert_eq!(desk.view().round, 4, "{clause}");
    let (place, last_owner, bands, gold) = desk.ship(1);
    assert!(matches!(place, Berth::Sea(_)), "{clause}: its ship stays");
    assert_eq!((last_owner, bands, gold), (Some(Colour::Orange), 0, 3), "{clause}");
}

#[test]
fn a_colour_that_can_do_nothing_ends_its_turn() {
    let clause = "ARM-14.3";
    let mut desk = without_orange(4).flags("orange", &["cf_base_s"]).turn("orange", 10).lay();
    assert_eq!(desk.asked(), Seat(3), "{clause}");
    assert_eq!(desk.offers(), [Move::EndTurn], "{clause}");
    desk.play(Move::EndTurn).until_turn_of(Colour::Orange);
    assert!(desk.view().out.is_empty(), "{clause}: never eliminated while it has a territory");
}

#[test]
fn the_last_player_wins_at_once() {
    let clause = "ARM-14.4";
    // Purple and blue have resigned before; orange is the last to go.
    let mut desk = without_orange(4)
        .set("out", json!(["purple", "blue"]))
        .set("claims", json!({ "purple": "removed", "blue": "removed" }))
        .lay();
    desk.play(Move::EndTurn);
    assert_eq!(desk.outcome().ended_by.0, "ARM-14.4");
    assert_eq!(desk.facts.last(), Some(&Event::LastPlayer { seat: Seat(0) }), "{clause}");
    assert_eq!(places(&desk), [1, 4, 3, 2], "{clause}");

    // With two players both colours must go; the first alone ends nothing.
    let two = table(2).flags("azure", &den(Colour::Purple)).flags("blue", &den(Colour::Orange));
    let mut desk = two.lay();
    desk.play(Move::EndTurn);
    assert_eq!(desk.view().out.as_slice(), [Colour::Purple], "{clause}");
    assert_eq!(desk.view().turn.colour, Colour::Blue, "{clause}");
    desk.play(Move::EndTurn);
    assert_eq!(desk.outcome().ended_by.0, "ARM-14.4");
    assert_eq!(places(&desk), [1, 2], "{clause}");

    // The dummy is no player: it does not keep the game going.
    let mut desk = table(3)
        .flags("azure", &den(Colour::Blue))
        .bands("orange_a1", "orange", 3)
        .set("out", json!(["purple"]))
        .set("claims", json!({ "purple": "removed" }))
        .lay();
    desk.play(Move::EndTurn);
    assert_eq!(places(&desk), [1, 3, 2], "{clause}");
}

#[test]
fn the_score_values_what_is_held() {
    let clause = "ARM-14.5";
    let rows: [(u8, &[&str], u16); 8] = [
        (4, &[], 7),
        (4, &["cf_centre"], 12),
        (4, &["cf_base_n"], 10),
        (4, &["cf_inner_nw", "cf_north_isle_w"], 9),
        (4, &["purple_b1"], 9),
        (4, &["purple_b2"], 8),
        (3, &["orange_b1", "orange_b2"], 10), // The dummy's den.
        (2, &["blue_a1", "purple_a1"], 10),   // The city of the own second colour is a territory like others.
    ];
    for (seats, held, score) in rows {
        let desk = table(seats).flags("azure", held).lay();
        assert_eq!(desk.view().scores[Colour::Azure], score, "{clause}: {held:?} with {seats}");
    }
    let mut two = last_turn(2).flags("azure", &["cf_centre"]).flags("blue", &["purple_a1"]).lay();
    two.play(Move::EndTurn);
    let scores: Vec<i32> = two.outcome().standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [12 + 9, 6 + 7], "{clause}: both colours together");
}

#[test]
fn ties_go_to_bands_then_gold_then_the_later_place() {
    let clause = "ARM-14.6";
    type Given = fn(Layout) -> Layout;
    let rows: [(&str, u8, Given, &[u8]); 9] = [
        ("all equal", 4, |l| l, &[4, 3, 2, 1]),
        ("two players, all equal", 2, |l| l, &[2, 1]),
        ("a band", 4, |l| l.bands("azure_a1", "azure", 1), &[1, 4, 3, 2]),
        ("bands at sea", 4, |l| l.bands("azure_a1", "azure", 1).crew("purple", 2, 0), &[2, 1, 4, 3]),
        ("bands before gold", 4, |l| l.bands("azure_a1", "azure", 1).hoard("blue", 9), &[1, 4, 2, 3]),
        ("gold in an empty territory", 4, |l| l.hoard("azure", 1), &[1, 4, 3, 2]),
        ("gold on manned ships", 4, |l| l.crew("azure", 1, 2).crew("purple", 1, 3), &[2, 1, 4, 3]),
        ("gold that nobody owns", 4, |l| l.crew("azure", 0, 5), &[4, 3, 2, 1]),
        ("score before bands", 4, |l| l.flags("azure", &["cf_inner_w"]).crew("blue", 9, 0), &[1, 4, 2, 3]),
    ];
    for (given, seats, layout, expected) in rows {
        let mut desk = layout(last_turn(seats)).lay();
        desk.play(Move::EndTurn);
        assert_eq!(places(&desk), expected, "{clause}: {given}");
    }
}

#[test]
fn resigning_must_be_agreed_and_needs_the_own_turn() {
    table(4).lay().refused(Move::Resign, "ARM-14.7");
    let mut desk = resigning(4).bands("azure_a1", "azure", 2).lay();
    desk.legal(Move::Resign);
    desk.play(march("azure_a1", "azure_a2"));
    desk.refused(Move::Resign, "ARM-6.4");
    resigning(4).turn("azure", 0).lay().legal(Move::Resign);
    let in_window = json!(["act", { "window": { "step": 3 } }]);
    let window = resigning(4).turn("purple", 10).hand(0, &["surprise_attack"]).set("frames", in_window);
    let mut desk = window.lay();
    desk.refused(Move::Resign, "ARM-6.1");
    desk.play(Move::PlayCard(card("surprise_attack")));
    desk.refused(Move::Resign, "ARM-14.7");
}

#[test]
fn who_resigns_is_out_at_once() {
    let clause = "ARM-14.7";
    // Purple's card would be confirmed at the end of this turn, and azure could interrupt.
    let mut desk = resigning(4)
        .flags("purple", &["cf_centre", "cf_base_e"])
        .ground("cf_base_n", "purple", 2, 0, 3)
        .set("claims.purple", json!({ "on_board": { "check": 1 } }))
        .bands("cf_n_flank_w", "blue", 4)
        .hand(0, &["yo_ho_ho"])
        .hand(1, &["mutiny", "gold_mine"])
        .turn("purple", 6)
        .lay();
    let (territories, ships) = (desk.view().territories, desk.view().ships);
    desk.play(Move::Resign);
    assert_eq!(desk.view().turn.colour, Colour::Blue, "{clause}: no last window, no check");
    let order: Vec<Event> =
        desk.facts.iter().filter(|fact| !matches!(fact, Event::Discarded { .. })).copied().collect();
    let began = Event::TurnBegan { seat: Seat(2), colour: Colour::Blue, round: 1 };
    assert_eq!(order, [Event::Resigned { seat: Seat(1) }, began], "{clause}");
    assert_eq!(desk.view().claims[Colour::Purple], Claim::Removed, "{clause}");
    assert_eq!(desk.view().out.as_slice(), [Colour::Purple], "{clause}");
    assert_eq!(desk.view().hand_sizes.as_slice(), [1, 0, 0, 0], "{clause}");
    let discard = desk.view().discard;
    assert_eq!((discard.count(card("mutiny")), discard.count(card("gold_mine"))), (1, 1), "{clause}: open");
    assert_eq!((desk.view().territories, desk.view().ships), (territories, ships), "{clause}: all stays");
    // The bands only defend.
    desk.until_turn_of(Colour::Blue).refused(march("cf_n_flank_w", "cf_base_n"), "ARM-10.2");
    desk.play(Move::Attack { from: land("cf_n_flank_w"), target: land("cf_base_n") }).cannons(0, 1);
    assert_eq!((desk.ground("cf_n_flank_w").1, desk.ground("cf_base_n").1), (3, 2), "{clause}");
    let mut turns = Vec::new();
    for _ in 0..6 {
        desk.until_turn_of(desk.view().turn.colour).play(Move::EndTurn);
        while desk.offers().contains(&Move::PassTurn) {
            desk.play(Move::Pass);
        }
        turns.push(desk.view().turn.colour);
    }
    assert!(!turns.contains(&Colour::Purple), "{clause}: {turns:?}");
}

#[test]
fn resigning_takes_all_colours_of_the_player() {
    let clause = "ARM-14.7";
    let mut desk = resigning(2).flags("azure", &["cf_centre", "cf_base_n"]).lay();
    desk.play(Move::Resign);
    assert_eq!(desk.view().out.as_slice(), [Colour::Azure, Colour::Blue], "{clause}");
    assert_eq!(desk.outcome().ended_by.0, "ARM-14.4", "{clause}: the other player is the last");
    assert_eq!(places(&desk), [2, 1], "{clause}");
}

#[test]
fn places_follow_the_winner_the_score_and_the_order_of_going_out() {
    let clause = "ARM-14.8";
    // Blue has the highest score, yet azure wins; purple and orange have gone out in either order.
    let won = |out: [&str; 2]| {
        let mut desk = without_orange(4)
            .flags("azure", &["cf_centre", "cf_base_n", "cf_base_w"])
            .flags("blue", &den(Colour::Purple))
            .flags("blue", &["orange_a2", "orange_a3", "orange_b2", "orange_c2"])
            .flags("blue", &["cf_base_e", "cf_base_s", "cf_inner_e", "cf_inner_se", "cf_inner_ne"])
            .set("claims", json!({ "azure": { "on_board": { "check": 1 } } }))
            .set("claims.purple", json!("removed"))
            .set("claims.orange", json!("removed"))
            .set("out", json!(out))
            .lay();
        let scores = desk.view().scores;
        assert!(scores[Colour::Azure] < scores[Colour::Blue], "{scores:?}");
        desk.play(Move::EndTurn);
        assert_eq!(desk.outcome().ended_by.0, "ARM-13.6");
        places(&desk)
    };
    assert_eq!(won(["orange", "purple"]), [1, 3, 2, 4], "{clause}: purple lasted longer");
    assert_eq!(won(["purple", "orange"]), [1, 4, 2, 3], "{clause}: orange lasted longer");

    // Purple has resigned with the highest score: it cannot win any more.
    let mut desk = last_turn(4)
        .flags("purple", &["cf_centre", "cf_base_n"])
        .bands("azure_a1", "azure", 1)
        .set("out", json!(["purple"]))
        .set("claims.purple", json!("removed"))
        .lay();
    desk.play(Move::EndTurn);
    assert_eq!(places(&desk), [1, 4, 3, 2], "{clause}");
}

/// Azure holds the whole orange den, three cities among it: one too few for supremacy.
fn without_orange(seats: u8) -> Layout {
    table(seats).flags("azure", &den(Colour::Orange))
}

fn resigning(seats: u8) -> Layout {
    table(seats).options(|options| options.resignation = true)
}

/// Orange's turn in the last round: when it ends, places are given.
fn last_turn(seats: u8) -> Layout {
    table(seats).options(|options| options.round_limit = 5).set("round", json!(5)).turn("orange", 10)
}

/// Shorthands for the rows of a table.
trait Belongings {
    /// A ship of a colour in its haven.
    fn crew(self, colour: &str, bands: u8, gold: u8) -> Self;
    /// Gold of a colour in a territory without bands.
    fn hoard(self, colour: &str, gold: u8) -> Self;
}

impl Belongings for Layout {
    fn crew(self, colour: &str, bands: u8, gold: u8) -> Self {
        let (ship, haven) = match colour {
            "azure" => (1, "sea_haven_nw"),
            "purple" => (2, "sea_haven_ne"),
            _ => (3, "sea_haven_se"),
        };
        self.afloat(ship, haven, colour, bands, gold)
    }

    fn hoard(self, colour: &str, gold: u8) -> Self {
        self.ground(&format!("{colour}_a2"), colour, 0, 0, gold)
    }
}

fn places(desk: &Desk) -> Vec<u8> {
    desk.outcome().standings.iter().map(|standing| standing.place).collect()
}

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}
