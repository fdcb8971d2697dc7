//! Section 2: components.

use crate::desk::table;
use approdo_conformance::desk::Desk as _;
use approdo_imperial_settlers::{
    content::{Set, content},
    goods::Good,
    ids::{Card, Faction, Tech},
};
use approdo_pieces::NamedId;

/// How many pieces of a kind are in the boxes, and whether that is a real limit.
fn pieces(id: &str) -> (u8, bool) {
    let kind = content().components.iter().find(|kind| kind.label.id == id);
    kind.map(|kind| (kind.count, kind.is_limited)).unwrap_or_else(|| panic!("no component {id}"))
}

/// Cards of a deck and of some sets.
fn cards(faction: Option<Faction>, sets: &[Set]) -> u32 {
    let of = |card: &Card| card.info().faction == faction && sets.contains(&card.info().set);
    Card::all().filter(of).map(|card| u32::from(card.face().copies)).sum()
}

#[test]
fn boards_and_markers() {
    let clause = "IMP-2.1";
    for (id, count) in [
        ("score_board", 1),
        ("round_marker", 1),
        ("first_player_marker", 1),
        ("faction_board_base", 4),
        ("faction_marker_base", 4),
    ] {
        assert_eq!(pieces(id).0, count, "{clause}: {id}");
    }
    assert_eq!(content().rounds, 5, "{clause}: a five-space Round track");
}

#[test]
fn cards_of_both_boxes() {
    assert_eq!(cards(None, &[Set::Base]), 84, "IMP-2.2");
    assert_eq!(cards(None, &[Set::Atlanteans]), 28, "IMP-2.4");
    for faction in Faction::ALL {
        let (base, added) = (cards(Some(faction), &[Set::Base]), cards(Some(faction), &[Set::Atlanteans]));
        if faction == Faction::Atlanteans {
            assert_eq!((base, added), (0, 30), "{}, {}", "IMP-2.4", "IMP-2.5");
            assert_eq!(cards(Some(faction), &[Set::AtlanteansExtra]), 10, "IMP-2.5");
        } else {
            assert_eq!((base, added), (30, 10), "{}, {}: {}", "IMP-2.2", "IMP-2.4", faction.name());
        }
    }
    let attacks = |set: Set| -> u8 {
        content().attacks.iter().filter(|attack| attack.set == set).map(|attack| attack.copies).sum()
    };
    assert_eq!((attacks(Set::Base), attacks(Set::Atlanteans)), (16, 1), "{}, {}", "IMP-2.2", "IMP-2.4");
    assert_eq!(content().virtual_faction.label.id, "virtual_atlanteans", "IMP-2.4");
    let clauses = ["IMP-2.2", "IMP-2.4"];
    let all: u32 = Card::all().map(|card| u32::from(card.face().copies)).sum();
    assert_eq!(all + 17 + 1, 220 + 110, "{clauses:?}: with the Attack cards and the Virtual Faction card");
}

#[test]
fn printed_numbers_tell_the_sets_apart() {
    for title in &content().titles {
        for code in &title.codes {
            let (deck, number) = code.split_at(3);
            let number: u16 = number.parse().expect("a code ends with a number");
            let set = match (deck, number) {
                ("ATL", 1..=30) => Set::Atlanteans,
                ("ATL", 31..=40) => Set::AtlanteansExtra,
                ("COM", 98..=125) | ("BAR" | "JAP" | "ROM" | "EGY", 41..=50) => Set::Atlanteans,
                _ => Set::Base,
            };
            assert_eq!(title.set, set, "{}, {}, {}: {code}", "IMP-2.4", "IMP-2.5", "IMP-2.6");
        }
    }
    let clauses = ["IMP-2.5", "IMP-2.6"];
    let of = |set: Set| content().titles.iter().filter(|title| title.set == set).count();
    assert!(0 < of(Set::Base) && 0 < of(Set::Atlanteans) && 0 < of(Set::AtlanteansExtra), "{clauses:?}");
}

#[test]
fn tokens_in_the_boxes() {
    for (id, count) in [
        ("wood", 32),
        ("stone", 32),
        ("food", 32),
        ("worker", 40),
        ("gold", 24),
        ("raze", 18),
        ("defense", 10),
        ("multiplier", 6),
        ("egypt_token", 4),
    ] {
        assert_eq!(pieces(id).0, count, "{}: {id}", "IMP-2.3");
    }
    for (id, count) in [
        ("faction_board_atlanteans", 1),
        ("faction_marker_atlanteans", 1),
        ("basic_tech", 32),
        ("advanced_score", 9),
        ("advanced_defense", 8),
        ("barbarian_token", 2),
    ] {
        assert_eq!(pieces(id).0, count, "{}: {id}", "IMP-2.7");
    }
    // The Barbarian tokens are used by the Squad alone.
    let blockers: Vec<&str> = content()
        .titles
        .iter()
        .filter(|title| {
            let lists = title.actions.iter().map(|action| action.effects);
            lists
                .into_iter()
                .any(|list| list.effects().contains(&approdo_imperial_settlers::content::Effect::Block))
        })
        .map(|title| title.label.id)
        .collect();
    assert_eq!(blockers, ["bar_anti_technology_squad"], "IMP-2.7");
}

#[test]
fn white_and_two_new_goods() {
    let clause = "IMP-2.8";
    let white = approdo_imperial_settlers::ids::Colour::White;
    for title in content().titles.iter().filter(|title| title.colours.contains(white)) {
        assert_ne!(title.set, Set::Base, "{clause}: {}", title.label.id);
    }
    // Base cards neither give nor cost Technology.
    let base_gives = Card::all().filter(|card| card.info().set == Set::Base).any(|card| {
        card.info().raze.iter().chain(&card.deal()).any(|gain| gain.name().ends_with("_tech"))
            || card.info().actions.iter().any(|action| 0 < action.cost.basic_tech)
    });
    assert!(!base_gives, "{clause}");
    assert_eq!(Tech::ALL.len(), 3, "{clause}: Basic, and Advanced in two forms");
}

#[test]
fn only_special_tokens_are_limited() {
    for good in Good::ALL {
        assert!(!pieces(good.name()).1, "{}, {}: {}", "IMP-2.9", "IMP-2.10", good.name());
    }
    assert!(pieces("egypt_token").1 && pieces("barbarian_token").1, "IMP-2.10");
    // More Gold and Technology than there are pieces in the box.
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_gold_mine", "com_ruins"])
        .hand(0, &["com_ruins_of_atlantis"])
        .supply(0, &[("gold", 24), ("worker", 40), ("basic_tech", 32)])
        .lay();
    desk.activate("com_gold_mine");
    assert_eq!(desk.has(0, Good::Gold), 25, "IMP-2.9");
    desk.turn_of(0).build("com_ruins_of_atlantis");
    assert_eq!(desk.has(0, Good::BasicTech), 33, "IMP-2.10");
    let clauses = ["IMP-2.9", "IMP-2.10"];
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra"])
        .location(1, "com_mill", serde_json::json!({ "taken_by": 0 }))
        .location(1, "com_baker", serde_json::json!({ "taken_by": 0 }))
        .location(1, "com_hunter", serde_json::json!({ "taken_by": 0 }))
        .location(1, "com_joiner", serde_json::json!({ "taken_by": 0 }))
        .empire(1, &["com_quarry"])
        .lay();
    desk.refused(crate::desk::activate("egy_temple_of_ra", 1), "IMP-14.9");
    assert_eq!((desk.view().players[0].tokens, desk.offers().len()), (0, 1), "{clauses:?}");
}
