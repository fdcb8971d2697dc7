//! Section 2: components. Dice and the numbers of counters and cards are proved beside the content.

use crate::desk::{Desk, aboard, card, land, s, t, table};
use approdo_armada::{Armada, Berth, Claim, Move, Options, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;
use approdo_pieces::NamedId;
use toml::Table;

const COMPONENTS: &str = include_str!("../../../../rules/armada/components.toml");

#[test]
fn counters_and_flags_of_each_colour() {
    let clauses = ["ARM-2.1", "ARM-2.4"];
    let file: Table = COMPONENTS.parse().expect("valid TOML");
    let count = |kind: &str, colour: &str| -> i64 {
        let pieces = file["piece"].as_array().expect("an array of tables").iter();
        pieces
            .filter(|piece| piece["kind"].as_str() == Some(kind) && piece["colour"].as_str() == Some(colour))
            .filter_map(|piece| piece["count"].as_integer())
            .sum()
    };
    for colour in Colour::ALL {
        assert_eq!(count("band", colour.name()), 50, "{clauses:?}: {}", colour.name());
        assert_eq!(count("flag", colour.name()), 30, "{clauses:?}: {}", colour.name());
    }
    assert_eq!(count("flag", "natives"), 30, "{clauses:?}");
}

#[test]
fn winning_option_cards_are_never_in_the_draw_pile() {
    let clause = "ARM-2.7";
    let options = Options { option_cards: true, ..Options::default() };
    let game = Armada::setup(&options, 4).expect("the options are allowed");
    let state = serde_json::to_value(&game).expect("a state is plain data");
    assert_eq!(state["pile"]["winning_option"].as_u64().unwrap_or(0), 0, "{clause}");
    let view = Desk { game, facts: Vec::new() }.view();
    assert_eq!(view.pile_size, 47, "{clause}");
    assert_eq!(view.claims.values(), &[Claim::Held; 4], "{clause}: one per colour");
    let mut desk = table(4).with_cards().lay();
    desk.refused(Move::PlayCard(card("winning_option")), "ARM-16.10");
}

#[test]
fn what_is_not_on_the_board_is_in_a_supply() {
    let clause = "ARM-2.12";
    let game = Armada::setup(&Options::default(), 4).expect("the options are allowed");
    let view = Desk { game, facts: Vec::new() }.view();
    assert_eq!(view.reserve.values(), &[50; 4], "{clause}");
    assert_eq!((view.treasury, view.native_supply), (50, 50), "{clause}");
    assert!(view.ships.values().iter().all(|ship| ship.place == Berth::Box), "{clause}");

    let mut desk = table(4)
        .ground("azure_a1", "azure", 4, 0, 1)
        .bands("cf_n_flank_w", "azure", 3)
        .ground("cf_base_n", "natives", 0, 3, 0)
        .afloat(1, "sea_haven_nw", "purple", 2, 6)
        .lay();
    let supplies = |desk: &Desk| {
        let view = desk.view();
        let boxed = view.ships.values().iter().filter(|ship| ship.place == Berth::Box).count();
        (view.reserve[Colour::Azure], view.reserve[Colour::Purple], view.treasury, view.native_supply, boxed)
    };
    assert_eq!(supplies(&desk), (43, 48, 43, 47, 7), "{clause}");
    desk.play(Move::Attack { from: land("azure_a1"), target: aboard(1) }).cannons(2, 0);
    assert_eq!(supplies(&desk), (43, 50, 43, 47, 7), "{clause}: bands");
    desk.play(Move::Attack { from: land("cf_n_flank_w"), target: land("cf_base_n") }).cannons(1, 0);
    assert_eq!(supplies(&desk), (43, 50, 43, 48, 7), "{clause}: natives");
    desk.play(Move::Sink(s(1)));
    assert_eq!(supplies(&desk), (43, 50, 49, 48, 8), "{clause}: ingots and a ship");
    desk.play(Move::Convert(t("azure_a1")));
    assert_eq!(supplies(&desk), (39, 50, 50, 48, 8), "{clause}: bands come back");
    assert_eq!(desk.asked(), Seat(0));
}
