//! Section 28: solo play.

use crate::{
    clauses::setup::chosen,
    desk::{Desk, Layout, activate, c, good_at, names, raze, table, visit},
};
use approdo_conformance::{combinations, desk::Desk as _};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, Seat, Step};
use approdo_imperial_settlers::{
    ImperialSettlers, Move, Options,
    content::content,
    goods::{Gain, Good},
    ids::{Empire, Faction},
    options::Mode,
    score,
};
use approdo_pieces::NamedId;
use serde_json::json;

/// Luck turns up the Attack card with this Target.
#[track_caller]
pub fn turn_up(desk: &mut Desk, target: &str) {
    let state = desk.state();
    let name = format!("attack_{target}");
    let pile = state["solo"]["pile"].as_array().expect("the pile is a list").clone();
    let place = pile.iter().position(|card| card == name.as_str());
    desk.luck(place.unwrap_or_else(|| panic!("{name} is not in the pile")) as u16);
}

/// The Targets of the line, the newest first.
pub fn line(desk: &Desk) -> Vec<&'static str> {
    let solo = desk.view().solo.expect("a solo game");
    solo.line.iter().map(|attack| attack.name().trim_start_matches("attack_")).collect()
}

/// The Collection pile, by id.
pub fn collection(desk: &Desk) -> Vec<&'static str> {
    names(desk.view().solo.expect("a solo game").collection.as_slice())
}

/// The Romans alone, without the Virtual Faction card.
pub fn romans() -> Layout {
    table(&["romans"]).options(|options| options.virtual_faction = false)
}

#[test]
fn the_virtual_player_has_nothing_of_its_own() {
    let clause = "IMP-28.1";
    let desk = romans().empire(5, &["com_mill"]).lay();
    assert_eq!((desk.view().players.len(), desk.view().seats), (1, 1), "{clause}");
    assert_eq!(desk.empire(5), ["com_mill"], "{clause}: only an area with Locations");
}

#[test]
fn the_goal_and_the_result() {
    // Two Faction Locations against Collections of one and of two cards; Common Locations do not count.
    for (collected, place, vp) in [(&["com_mill"][..], 1, 5), (&["com_mill", "com_hunter"], 2, 0)] {
        let mut desk = romans()
            .turn(5, 0)
            .empire(0, &["rom_bank", "rom_legion", "com_baker"])
            .set("solo.collection", json!(collected))
            .set("solo.line", json!([]))
            .lay();
        desk.play(Move::Pass);
        turn_up(&mut desk, "card");
        turn_up(&mut desk, "vp");
        let standing = desk.outcome().standings[0];
        assert_eq!(standing.place, place, "{}: {collected:?}", "IMP-28.2");
        assert_eq!(standing.score, vp, "{}: the Locations are added after a success only", "IMP-28.30");
    }
}

#[test]
fn the_attack_pile() {
    for (mode, among, clause) in [(Mode::Base, 16, "IMP-28.3"), (Mode::Open, 17, "IMP-28.4")] {
        let mut desk = chosen(mode, &[Faction::Romans]);
        while desk.view().players[0].hand_size.total() < 4 {
            desk.luck(0);
        }
        assert_eq!(desk.luck_among(), Some(among), "{clause}");
        desk.luck(0);
        assert_eq!((line(&desk).len(), desk.view().round), (1, 1), "{clause}: one is turned up");
    }
    // Without cards of the expansion its Attack card stays in the box, with them it is shuffled in.
    for (expand, among) in [(false, 16), (true, 17)] {
        let mut desk = chosen(Mode::Standard, &[Faction::Romans]);
        desk.play(if expand { Move::Expand } else { Move::BaseOnly });
        if expand {
            desk.play(Move::ReadyDeck);
        }
        while desk.view().players[0].hand_size.total() < 4 {
            desk.luck(0);
        }
        assert_eq!(desk.luck_among(), Some(among), "{}", "IMP-28.4");
    }
}

#[test]
fn the_virtual_faction_card() {
    let cost = |mode: Mode, on: bool| {
        let desk = table(&["romans"])
            .options(|options| {
                options.mode = mode;
                options.virtual_faction = on;
            })
            .empire(5, &["com_mill"])
            .lay();
        desk.raze_cost("com_mill")
    };
    assert_eq!(cost(Mode::Open, true), Some(3), "{}", "IMP-28.5");
    assert_eq!((cost(Mode::Base, true), cost(Mode::Open, false)), (Some(2), Some(2)), "{}", "IMP-28.6");
    assert_eq!(content().virtual_faction.raze_cost, 3, "{}", "IMP-28.7");
    let mut desk = table(&["romans"]).empire(5, &["com_mill"]).supply(0, &[("raze", 3)]).lay();
    desk.raze("com_mill");
    assert_eq!(
        (desk.tally(0).as_str(), desk.discard()),
        ("1 food, 1 worker", vec!["com_mill"]),
        "{}",
        "IMP-28.7"
    );
    let mut desk = table(&["romans"]).empire(5, &["com_mill"]).supply(0, &[("raze", 2)]).lay();
    desk.refused(raze("com_mill"), "IMP-13.4");
}

#[test]
fn solo_options_are_for_solo_play_with_the_expansion() {
    let clause = "IMP-28.36";
    for mode in [Mode::Base, Mode::Standard, Mode::Open] {
        for seats in 1..=4 {
            for (virtual_faction, advanced_solo) in
                [(true, false), (true, true), (false, false), (false, true)]
            {
                let options = Options { mode, virtual_faction, advanced_solo, ..Options::default() };
                let refused = ImperialSettlers::agree(&options, seats).err().map(|refusal| refusal.rule.0);
                let is_usual = virtual_faction && !advanced_solo;
                let is_allowed = is_usual || (seats == 1 && mode != Mode::Base);
                assert_eq!(refused, (!is_allowed).then_some(clause), "{options:?} with {seats} seats");
                assert!(ImperialSettlers::setup(&options, seats).is_ok(), "games of before are stored");
            }
        }
    }
}

/// IMP-27.10, IMP-28.36: the page greys out options by `options.toml`, and the rules refuse the same ones.
#[test]
fn options_say_where_they_may_be_chosen() {
    let usual = Options::default();
    for options in combinations::<ImperialSettlers>() {
        let mode = serde_json::to_value(options.mode).expect("a mode is a word");
        let wished = [
            false,
            options.lookout != usual.lookout,
            options.peaceful != usual.peaceful,
            options.virtual_faction != usual.virtual_faction,
            options.advanced_solo != usual.advanced_solo,
        ];
        for seats in 1..=options.mode.info().max_players {
            let unmet = wished.iter().zip(&content().options).find_map(|(wished, option)| {
                let needs = option.needs.filter(|_| *wished)?;
                let fits = |(_, among): (_, &[&str])| among.iter().any(|known| mode == *known);
                let met = needs.seats.contains(&seats) && needs.with.is_none_or(fits);
                (!met).then_some(needs.rule.0)
            });
            let refused = ImperialSettlers::setup(&options, seats)
                .and_then(|_| ImperialSettlers::agree(&options, seats))
                .err()
                .map(|refusal| refusal.rule.0);
            assert_eq!(refused, unmet, "{options:?} with {seats} seats");
        }
    }
}

#[test]
fn the_advanced_variant_is_played_with_the_atlanteans() {
    for mode in [Mode::Standard, Mode::Open] {
        for advanced_solo in [false, true] {
            let options = Options { mode, advanced_solo, ..Options::default() };
            let mut game = ImperialSettlers::setup(&options, 1).expect("solo play with the expansion");
            for faction in Faction::ALL {
                let refused = game.check(Seat(0), Move::Faction(faction)).err().map(|refusal| refusal.rule.0);
                let is_refused = advanced_solo && faction != Faction::Atlanteans;
                assert_eq!(refused, is_refused.then_some("IMP-28.36"), "{mode:?}, {faction:?}");
            }
            // Luck draws among those that are left.
            game.apply(Step::Move(Seat(0), Move::RandomFaction), &mut Journal::off());
            let drawn = if advanced_solo { 1 } else { 5 };
            assert!(matches!(game.pending(), Pending::Chance { among, .. } if among == drawn), "{mode:?}");
        }
    }
}

#[test]
fn the_attack_phase_follows_cleanup() {
    let mut desk =
        romans().turn(1, 0).supply(0, &[("wood", 2)]).set("solo.line", json!(["attack_wood"])).lay();
    desk.play(Move::Pass);
    assert_eq!((desk.has(0, Good::Wood), desk.view().round), (0, 1), "{}: after Cleanup", "IMP-28.8");
    turn_up(&mut desk, "gold");
    turn_up(&mut desk, "gold");
    assert_eq!(desk.view().round, 2, "{}: then the next round", "IMP-28.8");
    let mut desk =
        romans().turn(5, 0).supply(0, &[("wood", 2)]).set("solo.line", json!(["attack_wood"])).lay();
    desk.play(Move::Pass);
    assert_eq!(desk.has(0, Good::Wood), 2, "{}: no Cleanup in the fifth round", "IMP-28.8");
    turn_up(&mut desk, "gold");
    turn_up(&mut desk, "gold");
    assert!(desk.view().is_over, "{}: the fifth round has an attack phase, too", "IMP-28.29");
}

#[test]
fn solo_lookout() {
    let clause = "IMP-28.9";
    let mut desk = romans().lookout();
    desk.draw("rom_bank").draw("com_mill").draw("com_baker").draw("com_hunter").draw("com_joiner");
    let choice = desk.game.describe(Seat(0), Move::Pick(c("com_baker")));
    assert_eq!(choice.rule.map(|rule| rule.0), Some(clause), "a choice cites the same clause as its refusal");
    desk.refused(Move::Pick(c("com_rubble")), clause).play(Move::Pick(c("com_baker")));
    assert_eq!(desk.luck_among(), Some(3), "{clause}: a random one of the remaining three");
    desk.luck(0);
    assert_eq!((desk.empire(5).len(), desk.view().display.len()), (1, 2), "{clause}");
    let last = names(desk.view().display.as_slice());
    desk.play(Move::Pick(c(last[0])));
    assert_eq!((desk.empire(5).len(), desk.hand(0).len(), desk.discard().len()), (2, 3, 0), "{clause}");
    assert!(desk.empire(5).contains(&last[1]), "{clause}: the other joins the virtual player");
}

#[test]
fn the_virtual_players_cards_are_enemy_locations_and_deals() {
    let clause = "IMP-28.10";
    let mut desk = table(&["barbarians"])
        .options(|options| options.virtual_faction = false)
        .empire(0, &["bar_robbers", "bar_pack:gold"])
        .empire(5, &["com_mill", "com_old_forest"])
        .set("solo.line", json!(["attack_wood", "attack_gold"]))
        .supply(0, &[("worker", 2), ("raze", 2)])
        .produce();
    assert_eq!(desk.tally(0), "7 worker, 3 raze, 1 defense", "{clause}: only the human player produces");
    desk.legal(raze("com_mill")).activate("bar_pack:gold").play(good_at("com_mill", Gain::Food));
    desk.activate("bar_robbers").play(Move::DealOf { empire: Empire(5), deal: 1 });
    assert_eq!(line(&desk), ["wood"], "{clause}: Attack cards count as Deals");
}

#[test]
fn a_razed_virtual_location_is_discarded() {
    let clause = "IMP-28.11";
    let mut desk = romans().empire(5, &["com_mill"]).supply(0, &[("raze", 2)]).lay();
    desk.raze("com_mill");
    assert_eq!(desk.tally(0), "1 food, 1 worker", "{clause}");
    assert_eq!(
        (desk.discard(), desk.foundations(0).len(), collection(&desk).len()),
        (vec!["com_mill"], 0, 0),
        "{clause}"
    );
}

#[test]
fn nothing_is_found_in_the_virtual_supply() {
    let clause = "IMP-28.12";
    let mut desk = table(&["barbarians"])
        .empire(0, &["bar_saboteurs:card"])
        .empire(5, &["com_mill"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.refused(activate("bar_saboteurs:card", 1), "IMP-14.9");
    let mut desk = table(&["egyptians"])
        .options(|options| options.virtual_faction = false)
        .empire(0, &["egy_desert"])
        .hand(0, &["com_baker"])
        .empire(5, &["com_mill"])
        .supply(0, &[("raze", 2)])
        .lay();
    desk.refused(activate("egy_desert", 1), "IMP-14.9").raze("com_mill");
    assert_eq!(desk.asked(), Seat(0), "{clause}: it never passes and never plays");
}

#[test]
fn what_can_be_done_to_virtual_locations() {
    let clause = "IMP-28.13";
    let mut desk = romans()
        .empire(0, &["rom_engineers"])
        .empire(5, &["com_mill", "com_public_granary", "com_quarry"])
        .supply(0, &[("worker", 3)])
        .lay();
    desk.activate("rom_engineers").point("com_mill");
    assert_eq!(
        (desk.discard(), collection(&desk).len()),
        (vec!["com_mill"], 0),
        "{clause}: discarded, not collected"
    );
    desk.refused(visit("com_quarry"), "IMP-16.2").play(visit("com_public_granary"));
    assert_eq!(desk.tally(0), "1 food, 1 vp", "{clause}: the Worker for the owner is lost");
    // These cannot choose virtual Locations, so they find no target.
    for (faction, card) in [
        ("egyptians", "egy_temple_of_ra"),
        ("egyptians", "egy_pharaohs_ears"),
        ("japanese", "jap_trade_route:food"),
        ("barbarians", "bar_anti_technology_squad"),
    ] {
        let mut desk = table(&[faction])
            .empire(0, &[card])
            .empire(5, &["com_mill"])
            .supply(0, &[("worker", 1), ("food", 1)])
            .lay();
        desk.refused(activate(card, 1), "IMP-14.9");
        assert!(desk.offers().contains(&Move::Pass), "{clause}: {card}");
    }
}

#[test]
fn attack_cards_as_deals() {
    let clause = "IMP-28.14";
    let mut desk = romans()
        .empire(0, &["rom_spies"])
        .set("solo.line", json!(["attack_wood", "attack_gold"]))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("rom_spies").play(Move::DealOf { empire: Empire(5), deal: 1 });
    assert_eq!((desk.deals(0), line(&desk)), (vec!["gold"], vec!["wood"]), "{clause}: taken with the Spies");
    let mut desk = table(&["barbarians"])
        .empire(0, &["bar_robbers"])
        .set("solo.line", json!(["attack_wood", "attack_gold"]))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("bar_robbers").play(Move::DealOf { empire: Empire(5), deal: 0 });
    let aside = desk.view().solo.expect("a solo game").aside;
    assert_eq!((line(&desk), aside.len()), (vec!["gold"], 1), "{clause}: cancelled and set aside");
}

#[test]
fn the_result_table() {
    let clause = "IMP-28.31";
    for (vp, name) in [
        (0, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (200, "emperor"),
    ] {
        assert_eq!(content().achievements[score::achievement(vp)].label.id, name, "{clause}: {vp}");
    }
}

#[test]
fn virtual_abilities_do_not_work() {
    let clause = "IMP-28.35";
    let mut desk = table(&["egyptians"])
        .empire(0, &["egy_sand_navigators:gold"])
        .empire(5, &["com_stone_supplier", "com_mothers_baths", "com_village_a", "com_gold_mine"])
        .hand(0, &["com_open_pit_mine"])
        .supply(0, &[("stone", 1), ("basic_tech", 1), ("worker", 1)])
        .lay();
    desk.refused(activate("com_gold_mine", 1), "IMP-14.1").build("com_open_pit_mine");
    assert_eq!(desk.tally(0), "1 worker, 1 basic_tech", "{clause}: no Feature of the virtual player works");
    desk.activate("egy_sand_navigators:gold").play(visit("com_mothers_baths"));
    assert_eq!(desk.tally(0), "2 worker", "{clause}: two pink Locations of the virtual player's area");
}
