//! Section 19: two players.

use crate::{
    clauses::opening::{luck_first, opening, place_all, placing},
    desk::{Layout, aboard, card, land, s, sea, t, table},
};
use approdo_armada::{Asking, Berth, Event, Flag, Move, Owner, frames::Frame, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Pending, Seat};
use serde_json::json;

fn play(name: &str) -> Move {
    Move::PlayCard(card(name))
}

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}

#[test]
fn each_player_has_two_opposite_colours_drawn_at_random() {
    let clauses = ["ARM-19.1", "ARM-19.2"];
    for picked in 0..2 {
        let mut desk = opening(2, false);
        let draw = Pending::Chance { among: 2, seen_by: Audience::All };
        assert_eq!(desk.game.pending(), draw, "{clauses:?}: one of two pairs");
        desk.luck(picked);
        let first = Owner::Seat(Seat(picked as u8));
        let second = Owner::Seat(Seat(1 - picked as u8));
        let owners = desk.view().owners;
        assert_eq!(Colour::ALL.map(|colour| owners[colour]), [first, second, first, second], "{clauses:?}");
        for colour in Colour::ALL {
            assert_eq!(placing(&desk), Some(colour), "{clauses:?}");
            assert_eq!(Owner::Seat(desk.asked()), owners[colour], "{clauses:?}");
            place_all(&mut desk, colour);
            assert_eq!(desk.view().reserve[colour], 50 - 18, "{clauses:?}: 18 bands");
            let ships = desk.view().ships;
            let placed = ships.values().iter().filter(|ship| ship.last_owner == Some(colour)).count();
            assert_eq!(placed, 2, "{clauses:?}: 2 ships");
        }
    }
}

#[test]
fn each_colour_has_its_own_turn_so_the_players_alternate() {
    let clause = "ARM-19.2";
    let mut desk = table(2).bands("azure_a1", "azure", 1).lay();
    desk.play(march("azure_a1", "azure_a2"));
    for (colour, seat) in [(Colour::Purple, 1), (Colour::Blue, 0), (Colour::Orange, 1), (Colour::Azure, 0)] {
        desk.play(Move::EndTurn);
        assert_eq!((desk.view().turn.colour, desk.asked(), desk.mp()), (colour, Seat(seat), 10), "{clause}");
    }
}

#[test]
fn each_colour_is_asked_for_itself() {
    let clause = "ARM-19.2";
    let mut desk = opening(2, false);
    luck_first(&mut desk);
    for colour in Colour::ALL {
        assert_eq!(desk.view().asked, Some(colour), "{clause}: it places");
        place_all(&mut desk, colour);
    }
    assert_eq!((desk.view().asked, desk.view().asking), (Some(Colour::Azure), Some(Asking::Act)), "{clause}");

    let battle = table(2).bands("azure_a1", "azure", 3).afloat(1, "sea_haven_nw", "purple", 3, 0);
    let mut desk = battle.hand(0, &["gold_mine"]).hand(1, &["gold_mine"]).lay();
    let (from, target) = (land("azure_a1"), aboard(1));
    desk.play(Move::Attack { from, target }).cannons(1, 0);
    for colour in [Colour::Azure, Colour::Purple] {
        let view = desk.view();
        assert_eq!(view.asked, Some(colour), "{clause}: it may answer");
        assert!(matches!(view.asking, Some(Asking::React { from: here, .. }) if here == from), "{clause}");
        desk.play(Move::Pass);
    }
    let view = desk.view();
    assert_eq!((view.asked, view.asking), (None, Some(Asking::Interrupt)), "{clause}: a player interrupts");
}

/// Azure needs one step to the centre for supremacy over the Formation.
fn near_victory() -> Layout {
    table(2)
        .bands("cf_inner_nw", "azure", 1)
        .ground("cf_centre", "natives", 0, 0, 0)
        .flags("azure", &["cf_base_n", "cf_base_w"])
}

#[test]
fn a_colour_that_keeps_its_condition_for_two_of_its_own_turns_wins_for_its_player() {
    let clauses = ["ARM-19.3", "ARM-19.4"];
    let mut desk = near_victory().lay();
    desk.play(march("cf_inner_nw", "cf_centre"));
    assert!(desk.has_declared(Colour::Azure), "{clauses:?}");
    assert!(!desk.has_declared(Colour::Blue), "{clauses:?}: the card of that colour alone");
    // The turn of the player's other colour in between is not the second turn.
    desk.until_turn_of(Colour::Blue).play(Move::EndTurn);
    assert_eq!(desk.view().turn.colour, Colour::Orange, "{clauses:?}");
    desk.until_turn_of(Colour::Azure).play(Move::EndTurn);
    let outcome = desk.outcome();
    assert_eq!(outcome.ended_by.0, "ARM-13.6", "{clauses:?}");
    assert_eq!((outcome.standings[0].place, outcome.standings[1].place), (1, 2), "{clauses:?}");
}

#[test]
fn the_two_colours_are_not_added_together() {
    let clause = "ARM-19.4";
    // Blue holds the third base: together they would have the Formation.
    let mut desk = table(2)
        .bands("cf_inner_nw", "azure", 1)
        .ground("cf_centre", "natives", 0, 0, 0)
        .flags("azure", &["cf_base_n"])
        .flags("blue", &["cf_base_s"])
        .lay();
    desk.play(march("cf_inner_nw", "cf_centre"));
    assert!(!desk.has_declared(Colour::Azure) && !desk.has_declared(Colour::Blue), "{clause}");
    // Neither are foreign cities.
    let mut desk = table(2)
        .bands("purple_b2", "azure", 1)
        .flags("azure", &["purple_a1", "orange_a1"])
        .flags("blue", &["orange_b1"])
        .lay();
    desk.play(march("purple_b2", "purple_b1"));
    assert!(!desk.has_declared(Colour::Azure), "{clause}");
}

#[test]
fn the_den_of_the_other_colour_is_no_opponents_den() {
    let clause = "ARM-19.5";
    // Golden example G-27: the fourth city is the partner's. With four players the same is a declaration.
    for (seats, declared) in [(2, false), (4, true)] {
        let mut desk = table(seats)
            .flags("azure", &["purple_a1", "purple_b1", "purple_c1"])
            .bands("blue_a2", "azure", 1)
            .lay();
        desk.play(march("blue_a2", "blue_a1"));
        assert_eq!(desk.has_declared(Colour::Azure), declared, "{clause}: {seats} players");
    }
    // Cities of both dens of the other player count together.
    let mut desk = table(2)
        .flags("azure", &["purple_a1", "purple_b1", "purple_c1"])
        .bands("orange_a2", "azure", 1)
        .lay();
    desk.play(march("orange_a2", "orange_a1"));
    assert!(desk.has_declared(Colour::Azure), "{clause}");
    // The partner's den can be the den possessed: azure has nothing left of its own.
    let own = ["azure_a1", "azure_a2", "azure_a3", "azure_b1", "azure_b2", "azure_c1", "azure_c2"];
    let mut desk = table(2)
        .flags("purple", &own)
        .flags("azure", &["blue_a2", "blue_a3", "blue_b1", "blue_b2"])
        .flags("azure", &["purple_a1", "purple_b1", "purple_c1"])
        .bands("orange_a2", "azure", 1)
        .lay();
    desk.play(march("orange_a2", "orange_a1"));
    assert!(desk.has_declared(Colour::Azure), "{clause}");
}

#[test]
fn the_two_colours_share_nothing() {
    let clause = "ARM-19.6";
    let layout = || {
        table(2)
            .bands("azure_a1", "azure", 2)
            .ground("azure_a2", "blue", 1, 0, 3)
            .afloat(1, "sea_haven_nw", "blue", 1, 2)
            .moored(2, "blue_a1", "blue")
            .options(|options| {
                options.recruitment = true;
                options.option_cards = true;
            })
    };
    let mut desk = layout().lay();
    // Neither territories nor ships.
    desk.refused(march("azure_a1", "azure_a2"), "ARM-7.9");
    desk.refused(Move::Load { from: t("azure_a1"), ship: s(1) }, "ARM-7.9");
    // Only the colour whose turn it is acts: blue's bands, ships and cities do not.
    desk.refused(march("azure_a2", "azure_a3"), clause);
    desk.refused(Move::Unload { ship: s(1), to: t("azure_b1") }, clause);
    desk.refused(Move::Sail { ship: s(1), sea: sea("sea_open_nw") }, clause);
    desk.refused(Move::Launch { ship: s(2), sea: sea("sea_haven_se") }, "ARM-8.2");
    desk.refused(Move::Convert(t("blue_a1")), "ARM-12.5");
    // Not the gold: blue has five ingots and azure none.
    desk.refused(Move::BuyCard, "ARM-16.4");
    // Each colour recruits once in its own turn, from its own reserve, for its own dens.
    let mut desk = desk;
    desk.play(Move::Recruit).refused(Move::On(t("blue_a1")), "ARM-15.2");
    desk.play(Move::On(t("azure_b1")));
    assert_eq!(desk.view().reserve[Colour::Azure], 47, "{clause}");
    assert_eq!(desk.view().reserve[Colour::Blue], 48, "{clause}");
    desk.refused(Move::Recruit, "ARM-15.1");
    desk.until_turn_of(Colour::Blue).legal(Move::Recruit);
    // A full reserve of blue does not help azure.
    let mut desk = table(2).bands("azure_a1", "azure", 50).hand(0, &["peoples_militia"]).lay();
    desk.refused(play("peoples_militia"), "ARM-17.21");
    desk.until_turn_of(Colour::Blue).legal(play("peoples_militia"));
    // Each colour has a Winning Option card of its own.
    let mut desk = near_victory().lay();
    desk.play(march("cf_inner_nw", "cf_centre"));
    let claims = desk.view().claims;
    assert_ne!(claims[Colour::Azure], claims[Colour::Blue], "{clause}");
}

#[test]
fn the_two_colours_never_fight_but_take_what_is_empty() {
    let clause = "ARM-19.7";
    let mut desk = table(2)
        .bands("azure_a1", "azure", 4)
        .bands("azure_a2", "blue", 1)
        .ground("azure_a3", "blue", 0, 0, 2)
        .afloat(1, "sea_haven_nw", "blue", 2, 0)
        .afloat(2, "sea_cape_nw", "blue", 0, 3)
        .hand(0, &["mutiny"])
        .lay();
    for target in [land("azure_a2"), aboard(1)] {
        let attack = Move::Attack { from: land("azure_a1"), target };
        assert!(!desk.offers().contains(&attack), "{clause}");
        desk.refused(attack, "ARM-11.18");
    }
    desk.refused(play("mutiny"), clause);
    // A ship that could not be taken anyway is not refused because of its crew.
    let mut full = table(2).afloat(1, "sea_haven_nw", "blue", 4, 0).hand(0, &["mutiny"]).lay();
    full.refused(play("mutiny"), "ARM-17.10");
    // Invading, boarding and sinking.
    desk.play(march("azure_a1", "azure_a3")).play(Move::Bands(1));
    assert_eq!(desk.ground("azure_a3"), (Flag::Azure, 1, 0, 2), "{clause}: with the gold");
    desk.legal(Move::Sink(s(2)));
    let mut boarded = desk.clone();
    boarded.play(Move::Load { from: t("azure_a1"), ship: s(2) }).play(Move::Bands(1));
    let ship = boarded.ship(2);
    assert_eq!((ship.1, ship.2, ship.3), (Some(Colour::Azure), 1, 3), "{clause}: boarded");
    desk.play(Move::Sink(s(2)));
    assert_eq!(desk.ship(2).0, Berth::Box, "{clause}: sunk");
    assert_eq!(desk.view().lost_ships[Colour::Blue], 1, "{clause}");
    // Between opponents all of this is different.
    let foe = table(2).bands("azure_a1", "azure", 4).bands("azure_a2", "purple", 1);
    let mut foe = foe.afloat(1, "sea_haven_nw", "orange", 2, 0).hand(0, &["mutiny"]).lay();
    foe.legal(Move::Attack { from: land("azure_a1"), target: land("azure_a2") });
    foe.legal(Move::Attack { from: land("azure_a1"), target: aboard(1) }).legal(play("mutiny"));
}

#[test]
fn option_cards_belong_to_the_player() {
    let clause = "ARM-19.8";
    let mut desk = opening(2, true);
    luck_first(&mut desk);
    assert_eq!(desk.view().hand_sizes[..], [2, 2], "{clause}: two each, not per colour");
    // The same hand serves both colours, each for itself.
    let mut desk = table(2).hand(0, &["gold_mine", "gold_mine"]).lay();
    desk.play(play("gold_mine")).refused(Move::On(t("blue_a1")), "ARM-17.5");
    desk.play(Move::On(t("azure_a1"))).until_turn_of(Colour::Blue);
    desk.play(play("gold_mine")).refused(Move::On(t("azure_b1")), "ARM-17.5");
    desk.play(Move::On(t("blue_a1")));
    assert_eq!((desk.ground("azure_a1").3, desk.ground("blue_a1").3), (3, 3), "{clause}");
    // New Defensive Weapons protect both colours, New Offensive Weapons serve both.
    for (colour, city) in [("azure", "azure_a1"), ("blue", "azure_a1")] {
        let mut desk = table(2)
            .bands(city, colour, 3)
            .afloat(1, "sea_haven_nw", "purple", 3, 0)
            .hand(0, &["new_defensive_weapons"])
            .turn("purple", 10)
            .lay();
        desk.play(Move::Attack { from: aboard(1), target: land(city) }).cannons(2, 0);
        assert_eq!(desk.asked(), Seat(0), "{clause}");
        desk.play(play("new_defensive_weapons"));
        assert_eq!((desk.ship(1).2, desk.ground(city).1), (1, 3), "{clause}: {colour}");
    }
}

#[test]
fn a_surprise_attack_is_led_by_either_colour_of_the_player() {
    let clause = "ARM-19.9";
    let layout = |turn: &str| {
        table(2)
            .bands("purple_a1", "purple", 1)
            .bands("orange_a1", "orange", 1)
            .hand(0, &["surprise_attack"])
            .hand(1, &["surprise_attack"])
            .turn(turn, 10)
    };
    for (lead, foot) in [(Colour::Purple, "purple_a1"), (Colour::Orange, "orange_a1")] {
        let mut desk = layout("blue").lay();
        desk.play(Move::EndTurn);
        assert_eq!(desk.asked(), Seat(1), "{clause}");
        desk.play(play("surprise_attack"));
        assert_eq!(desk.offers(), [Move::Lead(Colour::Purple), Move::Lead(Colour::Orange)], "{clause}");
        desk.refused(Move::Lead(Colour::Azure), clause).refused(Move::EndTurn, "ARM-6.6");
        desk.play(Move::Lead(lead));
        assert_eq!((desk.asked(), desk.mp()), (Seat(1), 3), "{clause}");
        let surprise = desk.view().surprise.expect("it runs");
        assert_eq!(surprise.colour, lead, "{clause}");
        let other = if foot == "purple_a1" { "orange_a1" } else { "purple_a1" };
        desk.legal(march(foot, &foot.replace("a1", "a2")));
        desk.refused(march(other, &other.replace("a1", "a2")), "ARM-19.6");
    }
    // Never in a turn of the player's own colours: the player is not asked in a window of its other colour.
    for own in ["purple", "orange"] {
        let mut desk = layout(own).lay();
        desk.play(Move::EndTurn);
        assert_eq!(desk.asked(), Seat(0), "{clause}: only the opponent");
        let turn = desk.view().turn.colour;
        desk.play(Move::Pass);
        assert_ne!(desk.view().turn.colour, turn, "{clause}: nobody else, and the opponent only once");
    }
}

#[test]
fn an_eliminated_colour_leads_no_surprise_attack() {
    let clause = "ARM-19.9";
    let orange = ["orange_a1", "orange_a2", "orange_a3", "orange_b1", "orange_b2", "orange_c1", "orange_c2"];
    let mut desk = table(2)
        .flags("azure", &orange[..2])
        .flags("blue", &orange[2..])
        .set("out", json!(["orange"]))
        .set("claims.orange", json!("removed"))
        .hand(1, &["surprise_attack"])
        .lay();
    desk.play(Move::EndTurn).play(play("surprise_attack"));
    // There is nothing to choose.
    assert_eq!(desk.view().surprise.expect("it runs").colour, Colour::Purple, "{clause}");
    assert_eq!(desk.frame(), Some(Frame::Act), "{clause}");
}

#[test]
fn a_player_is_out_only_with_both_colours() {
    let clause = "ARM-19.10";
    let den = |colour: &str| -> Vec<String> {
        ["a1", "a2", "a3", "b1", "b2", "c1", "c2"].iter().map(|role| format!("{colour}_{role}")).collect()
    };
    let conquer = |layout: Layout, colour: &str, by: [&str; 2]| {
        let den = den(colour);
        let names: Vec<&str> = den.iter().map(String::as_str).collect();
        layout.flags(by[0], &names[..3]).flags(by[1], &names[3..])
    };
    // Purple has nothing: its turn is skipped, and its player goes on with orange.
    let mut desk = conquer(table(2), "purple", ["azure", "blue"]).lay();
    desk.play(Move::EndTurn);
    assert!(desk.facts.contains(&Event::Eliminated { colour: Colour::Purple }), "{clause}");
    assert_eq!(desk.view().turn.colour, Colour::Blue, "{clause}");
    desk.play(Move::EndTurn);
    assert_eq!(
        (desk.view().turn.colour, desk.asked()),
        (Colour::Orange, Seat(1)),
        "{clause}: still in the game"
    );
    // With orange gone too the other player wins at once.
    let layout = conquer(conquer(table(2), "purple", ["azure", "blue"]), "orange", ["blue", "azure"]);
    let supreme = json!({ "on_board": { "check": 9 } });
    let layout = layout
        .set("claims.azure", supreme.clone())
        .set("claims.blue", supreme)
        .set("round", json!(8))
        .set("turns_begun.azure", json!(8))
        .set("turns_begun.blue", json!(8));
    let mut desk = layout.lay();
    desk.play(Move::EndTurn);
    assert_eq!(desk.view().turn.colour, Colour::Blue, "{clause}: purple alone does not end it");
    desk.play(Move::EndTurn);
    let outcome = desk.outcome();
    assert_eq!((outcome.ended_by.0, outcome.standings[0].place), ("ARM-14.4", 1), "{clause}");
}
