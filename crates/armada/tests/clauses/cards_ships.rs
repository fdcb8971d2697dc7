//! Section 17: Mutiny and Shipyard.

use crate::desk::{card, s, sea, t, table};
use approdo_armada::{Berth, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use serde_json::json;

const MUTINY: &str = "mutiny";
const SHIPYARD: &str = "shipyard";

fn play(name: &str) -> Move {
    Move::PlayCard(card(name))
}

#[test]
fn only_a_small_enemy_crew_at_sea_mutinies() {
    let clause = "ARM-17.10";
    // No azure band is anywhere near any of them.
    let mut desk = table(4)
        .afloat(1, "sea_haven_ne", "purple", 1, 0)
        .afloat(2, "sea_bay_se", "blue", 3, 2)
        .afloat(3, "sea_haven_se", "blue", 4, 0)
        .afloat(4, "sea_haven_sw", "orange", 0, 3)
        .afloat(5, "sea_haven_nw", "azure", 2, 0)
        .moored(6, "orange_a1", "orange")
        .hand(0, &[MUTINY])
        .lay();
    desk.play(play(MUTINY));
    for spared in [3, 4, 5, 6, 7] {
        desk.refused(Move::Seize(s(spared)), clause);
    }
    desk.legal(Move::Seize(s(1))).legal(Move::Seize(s(2)));
    assert_eq!(desk.offers().len(), 2, "{clause}");
}

#[test]
fn a_mutiny_replaces_the_crew_and_takes_ship_and_gold() {
    let clauses = ["ARM-17.9", "ARM-17.11"];
    // Reserve of azure before, crew of purple, crew of azure afterwards. The second row is golden example G-22.
    for (reserve, crew, manned) in [(20, 3, 3), (2, 3, 2), (1, 1, 1), (50, 2, 2)] {
        let mut desk = table(4)
            .bands("azure_a1", "azure", 50 - reserve)
            .afloat(1, "sea_haven_ne", "purple", crew, 4)
            .afloat(2, "sea_haven_se", "purple", 4, 0)
            .hand(0, &[MUTINY])
            .lay();
        let purple = desk.view().reserve[Colour::Purple];
        desk.play(play(MUTINY));
        let ship = (Berth::Sea(sea("sea_haven_ne")), Some(Colour::Azure), manned, 4);
        assert_eq!(desk.ship(1), ship, "{clauses:?}");
        let view = desk.view();
        assert_eq!(view.reserve[Colour::Purple], purple + crew, "{clauses:?}");
        assert_eq!(view.reserve[Colour::Azure], reserve - manned, "{clauses:?}");
        assert_eq!(view.discard.count(card(MUTINY)), 1, "{clauses:?}");
        let seized =
            Event::Seized { colour: Colour::Azure, ship: s(1), previous: Colour::Purple, bands: manned };
        assert!(desk.facts.contains(&seized), "{clauses:?}");
        // The ship can be used at once, and its gold pays.
        desk.legal(Move::Sail { ship: s(1), sea: sea("sea_open_ne") }).legal(Move::BuyCard);
    }
}

#[test]
fn each_lost_ship_allows_one_shipyard() {
    let clauses = ["ARM-17.22", "ARM-17.24"];
    let mut desk = table(4)
        .moored(1, "azure_a1", "azure")
        .flags("azure", &["blue_b1"])
        .set("lost_ships.azure", json!(1))
        .hand(0, &[SHIPYARD, SHIPYARD])
        .lay();
    let in_box = |desk: &crate::desk::Desk| {
        desk.view().ships.values().iter().filter(|ship| ship.place == Berth::Box).count()
    };
    assert_eq!(in_box(&desk), 7, "{clauses:?}");
    desk.play(play(SHIPYARD));
    for (wrong, why) in [("azure_a1", "a ship is there"), ("purple_a1", "not yours"), ("azure_a2", "no city")]
    {
        assert!(!desk.offers().contains(&Move::On(t(wrong))), "{why}");
        desk.refused(Move::On(t(wrong)), "ARM-17.24");
    }
    desk.legal(Move::On(t("azure_b1"))).legal(Move::On(t("azure_c1")));
    // Any city you control, also in another den.
    desk.play(Move::On(t("blue_b1")));
    assert_eq!(
        desk.ship(2),
        (Berth::Land(t("blue_b1")), Some(Colour::Azure), 0, 0),
        "{clauses:?}: unlaunched"
    );
    assert_eq!((in_box(&desk), desk.view().lost_ships[Colour::Azure]), (6, 0), "{clauses:?}");
    desk.legal(Move::Launch { ship: s(2), sea: sea("sea_haven_se") });
    desk.refused(play(SHIPYARD), "ARM-17.22");
}

#[test]
fn a_ship_scuttled_or_destroyed_by_its_own_player_counts_as_lost() {
    let clause = "ARM-17.23";
    let mut desk = table(4)
        .bands("azure_a1", "azure", 1)
        .afloat(1, "sea_haven_nw", "azure", 0, 0)
        .moored(2, "azure_a1", "azure")
        .hand(0, &[SHIPYARD, SHIPYARD])
        .lay();
    desk.refused(play(SHIPYARD), "ARM-17.22");
    desk.play(Move::Sink(s(1))).legal(play(SHIPYARD));
    desk.play(Move::Destroy(s(2)));
    assert_eq!(desk.view().lost_ships[Colour::Azure], 2, "{clause}: scuttled and destroyed");
    for city in ["azure_b1", "azure_c1"] {
        desk.play(play(SHIPYARD)).play(Move::On(t(city)));
        assert_eq!(desk.ground(city).0, Flag::Azure);
        let on_city = |ship: &approdo_armada::Ship| ship.place == Berth::Land(t(city));
        assert!(desk.view().ships.values().iter().any(on_city), "{clause}: out of the box");
    }
    assert_eq!(desk.view().lost_ships[Colour::Azure], 0, "{clause}");
}
