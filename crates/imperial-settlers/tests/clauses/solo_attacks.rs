//! Section 28: the attacks of the virtual player.

use super::solo::{collection, line, romans, turn_up};
use crate::{
    clauses::setup::chosen,
    desk::{at, table},
};
use approdo_conformance::desk::Desk as _;
use approdo_imperial_settlers::{Event, Move, content::content, ids::Faction, options::Mode};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn the_area_is_collected_first() {
    let clause = "IMP-28.15";
    let desk = romans().empire(5, &["com_mill", "com_baker"]).attack(&["wood"]);
    assert_eq!((collection(&desk).len(), desk.empire(5).len()), (2, 0), "{clause}");
}

#[test]
fn two_attacks_of_one_location_each() {
    let clause = "IMP-28.16";
    let mut desk =
        romans().empire(0, &["com_old_forest", "com_lumberjacks", "com_new_forest"]).attack(&["wood"]);
    turn_up(&mut desk, "wood");
    assert_eq!(desk.empire(0).len(), 2, "{clause}: one attack, one Location");
    turn_up(&mut desk, "wood");
    assert_eq!((desk.empire(0).len(), desk.view().round), (1, 2), "{clause}: two attacks");
}

#[test]
fn the_newest_card_shows_the_first_target() {
    let clause = "IMP-28.17";
    let mut desk = romans().attack(&["wood", "stone"]);
    turn_up(&mut desk, "gold");
    assert_eq!(line(&desk), ["gold", "wood", "stone"], "{clause}");
}

#[test]
fn without_the_first_target_nothing_happens() {
    let mut desk = romans().empire(0, &["com_old_forest"]).attack(&["wood", "wood"]);
    turn_up(&mut desk, "gold");
    assert_eq!(desk.empire(0), ["com_old_forest"], "{}: only later Targets fit", "IMP-28.18");
    assert_eq!(line(&desk), ["gold", "wood", "wood"], "{}: nothing moves", "IMP-28.24");
    assert!(desk.facts.contains(&Event::AttackFailed), "{}", "IMP-28.18");
}

#[test]
fn pairs_of_the_first_target_with_a_later_one() {
    let clause = "IMP-28.19";
    // Gold and Wood fit the Workshop; Stone and Wood would fit the Mason, but neither is the first Target.
    let layout = || romans().empire(0, &["com_mason_a", "com_carpenters_workshop"]);
    let mut desk = layout().attack(&["stone", "wood"]);
    turn_up(&mut desk, "gold");
    assert_eq!(
        (desk.empire(0), collection(&desk)),
        (vec!["com_mason_a"], vec!["com_carpenters_workshop"]),
        "{clause}"
    );
    let mut desk = layout().attack(&["stone", "wood"]);
    turn_up(&mut desk, "food");
    assert_eq!(desk.empire(0).len(), 2, "{clause}: no pair fits");
}

#[test]
fn what_was_attacked_goes_to_the_collection() {
    let clause = "IMP-28.20";
    let mut desk = romans().empire(0, &["com_quarry"]).attack(&["stone"]);
    turn_up(&mut desk, "stone");
    assert_eq!((collection(&desk), desk.foundations(0).len()), (vec!["com_quarry"], 0), "{clause}");
    assert_eq!(desk.tally(0), "", "{clause}: nobody gains anything");
}

#[test]
fn neither_defense_nor_samurai_help() {
    let clause = "IMP-28.21";
    // Defense tokens are gone after Cleanup anyway, but not in the fifth round.
    let mut desk = romans()
        .turn(5, 0)
        .location(0, "com_quarry", json!({ "marks": ["defense"] }))
        .set("solo.line", json!(["attack_stone"]))
        .lay();
    desk.play(Move::Pass);
    turn_up(&mut desk, "stone");
    assert_eq!(collection(&desk), ["com_quarry"], "{clause}");
    let mut desk =
        table(&["japanese"]).location(0, "jap_farm", json!({ "marks": ["samurai"] })).attack(&["vp"]);
    turn_up(&mut desk, "vp");
    assert_eq!(collection(&desk), ["jap_farm"], "{clause}");
}

#[test]
fn which_of_several_locations() {
    let clause = "IMP-28.22";
    let attacked = |own: &[&str]| {
        let mut desk = romans().empire(0, own).attack(&["food"]);
        turn_up(&mut desk, "worker");
        (collection(&desk), desk)
    };
    // Action before Feature before Production.
    let all = ["com_mothers_baths", "com_mill", "com_pig_farmer_b"];
    assert_eq!(attacked(&all).0, ["com_pig_farmer_b"], "{clause}");
    assert_eq!(attacked(&all[..2]).0, ["com_mill"], "{clause}");
    // More Resources in the cost: the Baths cost three, the Granary one.
    assert_eq!(attacked(&["com_public_granary", "com_mothers_baths"]).0, ["com_mothers_baths"], "{clause}");
    // Then more Stone.
    assert_eq!(attacked(&["com_pig_farmer_b", "com_pig_farmer_a"]).0, ["com_pig_farmer_a"], "{clause}");
    // Then the player chooses.
    let (collected, mut desk) = attacked(&["com_mill", "com_roadside_inn", "com_mothers_baths"]);
    assert!(collected.is_empty(), "{clause}");
    desk.refused(at("com_mothers_baths"), clause).legal(at("com_mill")).point("com_roadside_inn");
    assert_eq!(collection(&desk), ["com_roadside_inn"], "{clause}");
}

#[test]
fn the_pair_moves_to_the_end_of_the_line() {
    let mut desk = romans().empire(0, &["com_carpenters_workshop"]).attack(&["stone", "gold", "food"]);
    turn_up(&mut desk, "wood");
    assert_eq!(line(&desk), ["stone", "food", "wood", "gold"], "{}, {}", "IMP-28.23", "IMP-28.24");
}

#[test]
fn two_vp_attack_a_japanese_faction_location() {
    let mut desk = table(&["japanese"])
        .empire(0, &["com_monument", "jap_rice_fields", "jap_ninjas", "jap_gate"])
        .attack(&["wood", "vp"]);
    turn_up(&mut desk, "vp");
    // The Gate has a food Deal and cannot be razed; the Ninjas' Deal is a Raze token, which comes before Food.
    assert_eq!(collection(&desk), ["jap_ninjas"], "{}, {}", "IMP-28.25", "IMP-28.26");
    assert_eq!(line(&desk), ["wood", "vp", "vp"], "{}", "IMP-28.26");
    let order: Vec<&str> = content().deal_priority.iter().map(|good| good.name()).collect();
    assert_eq!(order, ["card", "raze", "gold", "vp", "stone", "worker", "food", "wood"], "{}", "IMP-28.26");
    // Then by kind: the Casino is an Action, the School a Feature; both have gold Deals.
    let mut desk = table(&["japanese"]).empire(0, &["jap_school_of_diplomacy", "jap_casino"]).attack(&["vp"]);
    turn_up(&mut desk, "vp");
    assert_eq!(collection(&desk), ["jap_casino"], "{}", "IMP-28.26");
    // The first Target must be a VP: after another one the two VP have no effect.
    let mut desk = table(&["japanese"]).empire(0, &["jap_farm"]).attack(&["vp", "vp"]);
    turn_up(&mut desk, "wood");
    assert!(collection(&desk).is_empty(), "{}", "IMP-28.25");
    // Other factions are attacked as usual.
    let mut desk = romans().empire(0, &["rom_bank"]).attack(&["vp"]);
    turn_up(&mut desk, "vp");
    assert!(collection(&desk).is_empty(), "{}", "IMP-28.25");
}

#[test]
fn what_cannot_be_razed_is_not_attacked() {
    let clause = "IMP-28.27";
    let mut desk = table(&["japanese"]).empire(0, &["jap_gate", "com_monument"]).attack(&["vp", "stone"]);
    turn_up(&mut desk, "vp");
    // Without a Faction Location to attack the normal search takes place: VP and Stone fit the Monument.
    assert_eq!(collection(&desk), ["com_monument"], "{clause}");
    // With one it replaces the search.
    let mut desk = table(&["japanese"]).empire(0, &["jap_farm", "com_monument"]).attack(&["stone", "vp"]);
    turn_up(&mut desk, "vp");
    assert_eq!(collection(&desk), ["jap_farm"], "{clause}");
}

#[test]
fn tokens_of_an_attacked_location() {
    let clause = "IMP-28.28";
    let mut desk = table(&["atlanteans"])
        .location(
            0,
            "com_thingamabob_merchant",
            json!({ "marks": ["basic", "score"], "held": { "gold": 1 } }),
        )
        .attack(&["basic_tech"]);
    turn_up(&mut desk, "gold");
    assert_eq!(collection(&desk), ["com_thingamabob_merchant"]);
    assert_eq!(desk.tally(0), "1 gold, 1 basic_tech, 1 vp", "{clause}");
}

#[test]
fn the_example_of_the_rulebook() {
    let clause = "IMP-28.32";
    let mut desk = romans()
        .empire(0, &["com_carpenters_workshop", "com_marketplace", "com_joiner", "com_wood_supplier"])
        .attack(&["worker", "gold"]);
    turn_up(&mut desk, "wood");
    assert_eq!(
        (collection(&desk), line(&desk)),
        (vec!["com_marketplace"], vec!["worker", "wood", "gold"]),
        "{clause}"
    );
}

#[test]
fn the_same_good_twice() {
    let clause = "IMP-28.33";
    let mut desk = romans().empire(0, &["com_quarry"]).attack(&["gold", "food"]);
    turn_up(&mut desk, "stone");
    assert!(collection(&desk).is_empty(), "{clause}: Stone appears once");
    let mut desk = romans().empire(0, &["com_quarry"]).attack(&["gold", "stone", "food", "stone"]);
    turn_up(&mut desk, "stone");
    assert_eq!(collection(&desk), ["com_quarry"], "{clause}");
    assert_eq!(
        line(&desk),
        ["gold", "food", "stone", "stone", "stone"],
        "{clause}: the one nearest the front"
    );
}

#[test]
fn eleven_attack_cards_in_all() {
    let clause = "IMP-28.34";
    let mut desk = chosen(Mode::Base, &[Faction::Romans]);
    for _ in 0..2000 {
        if desk.luck_among().is_some() {
            desk.luck(0);
        } else if desk.asked_now().is_some() {
            let offers = desk.offers();
            let mv = if offers.contains(&Move::Pass) { Move::Pass } else { offers[0] };
            desk.play(mv);
        } else {
            break;
        }
    }
    assert!(desk.view().is_over);
    let turned_up = desk.facts.iter().filter(|event| matches!(event, Event::AttackTurnedUp { .. })).count();
    assert_eq!(turned_up, 11, "{clause}");
    // A single card makes no pair.
    let mut desk = romans().empire(0, &["com_quarry"]).attack(&[]);
    turn_up(&mut desk, "stone");
    assert!(collection(&desk).is_empty(), "{clause}");
}
