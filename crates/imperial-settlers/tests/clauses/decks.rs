//! Section 6: modes of play and decks.

use crate::{
    clauses::setup::{chosen, fresh},
    desk::{Desk, t},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat};
use approdo_imperial_settlers::{
    Event, Move,
    content::content,
    decks::{self, DeckRules},
    ids::{Faction, Title},
    options::Mode,
};
use approdo_pieces::NamedId;
use std::collections::BTreeSet;

/// The titles of a seat's deck, by id.
fn deck(desk: &Desk, seat: usize) -> BTreeSet<String> {
    let state = desk.state();
    let cards = state["players"][seat]["deck"].as_array().expect("a deck is a list").clone();
    let title = |card: &serde_json::Value| {
        let name = card.as_str().expect("a card has an id");
        name.split(':').next().expect("a split has a part").to_owned()
    };
    cards.iter().map(title).collect()
}

fn sizes(desk: &Desk) -> (usize, Vec<usize>) {
    let view = desk.view();
    (view.common_size, view.players.iter().map(|player| player.deck_size).collect())
}

#[test]
fn base_mode() {
    let clause = "IMP-6.1";
    let mut desk = fresh(Mode::Base, 2);
    desk.refused(Move::Faction(Faction::Atlanteans), clause).play(Move::RandomFaction);
    assert_eq!(desk.luck_among(), Some(4), "{clause}");
    desk.luck(0).play(Move::Faction(Faction::Romans));
    assert_eq!(sizes(&desk), (84, vec![30, 30]), "{clause}");
    assert!(
        deck(&desk, 0).contains("bar_primeval_forest") && !deck(&desk, 0).contains("bar_enchanted_forest"),
        "{clause}"
    );
}

#[test]
fn open_mode_mixes_everything() {
    let desk = chosen(Mode::Open, &[Faction::Barbarians, Faction::Atlanteans]);
    assert_eq!(sizes(&desk), (112, vec![40, 40]), "{}, {}", "IMP-6.2", "IMP-6.3");
    let titles = deck(&desk, 0);
    assert!(titles.contains("bar_primeval_forest") && titles.contains("bar_enchanted_forest"), "IMP-6.3");
    let clauses = ["IMP-6.2", "IMP-6.3"];
    assert!(deck(&desk, 1).contains("atl_pearl_wharf"), "{clauses:?}");
}

#[test]
fn standard_mode_builds_decks() {
    let clause = "IMP-6.4";
    assert!(content().modes[1].builds_decks && !content().modes[0].builds_decks, "{clause}");
    let mut desk = chosen(Mode::Standard, &[Faction::Romans, Faction::Barbarians]);
    assert_eq!(desk.offers(), [Move::Expand, Move::BaseOnly], "{clause}");
    desk.play(Move::BaseOnly).play(Move::BaseOnly);
    assert_eq!(sizes(&desk), (84, vec![30, 30]), "{clause}");
}

/// Romans who expand and Barbarians who do not, at the point where decks are built.
fn romans_expand() -> Desk {
    let mut desk = chosen(Mode::Standard, &[Faction::Romans, Faction::Barbarians]);
    desk.play(Move::Expand).play(Move::BaseOnly);
    desk
}

#[test]
fn one_expansion_at_most() {
    let desk = romans_expand();
    let rules = DeckRules { faction: Faction::Romans, expands: true, is_exchanged: true };
    // What is offered besides the base cards comes from one set.
    let offered: Vec<Title> = rules.offered().collect();
    assert!(offered.iter().all(|title| title.info().set == offered[0].info().set), "IMP-6.5");
    let plain = DeckRules { expands: false, ..rules };
    let base: Vec<Title> = plain.base().collect();
    let swap = plain.check_swap(&base, t("rom_headquarters"), t("rom_siege_workshop"));
    assert_eq!(swap.expect_err("no expansion was declared").rule.0, "IMP-6.5");
    assert_eq!(desk.asked(), Seat(0));
}

#[test]
fn which_expansion_a_faction_may_add() {
    for faction in Faction::ALL {
        let expansion = content().factions[faction.index()].expansion.as_ref().expect("there is one");
        let due = if faction == Faction::Atlanteans { "atlanteans_extra" } else { "atlanteans" };
        assert_eq!(expansion.label.id, due, "{}: {}", "IMP-6.6", faction.name());
    }
    let rules = DeckRules { faction: Faction::Atlanteans, expands: true, is_exchanged: true };
    let codes: Vec<&str> = rules.offered().flat_map(|title| title.info().codes.clone()).collect();
    assert!(codes.iter().all(|code| ("ATL031"..="ATL040").contains(code)), "{}: {codes:?}", "IMP-6.6");
    assert_eq!(codes.len(), 10, "IMP-6.7");
    // The base factions have no cards but those of the base set and of the expansion.
    for faction in &Faction::ALL[..4] {
        let copies: u8 = decks::titles(*faction).map(|title| title.info().copies).sum();
        assert_eq!(copies, 40, "{}: {}", "IMP-6.7", faction.name());
    }
}

#[test]
fn the_exchange_is_made_for_everybody() {
    let desk = romans_expand();
    assert!(deck(&desk, 1).contains("bar_enchanted_forest"), "IMP-6.8");
    assert!(!deck(&desk, 1).contains("bar_primeval_forest"), "{}, {}", "IMP-6.8", "IMP-6.9");
    assert!(deck(&desk, 0).contains("rom_remote_trading_colony"), "IMP-6.8");
    let replaced = |event: &Event| match event {
        Event::CardReplaced { old, new, .. } => Some((old.name(), new.name())),
        _ => None,
    };
    let exchanges: Vec<_> = desk.facts.iter().filter_map(replaced).collect();
    let due =
        [("rom_trade_colony", "rom_remote_trading_colony"), ("bar_primeval_forest", "bar_enchanted_forest")];
    assert_eq!(exchanges, due, "IMP-6.8");
    let pairs: Vec<(&str, &str)> = content()
        .factions
        .iter()
        .filter_map(|faction| faction.replacement.map(|(old, new)| (old.name(), new.name())))
        .collect();
    for pair in [("jap_farm", "jap_modern_farm"), ("egy_pyramid", "egy_mystic_pyramids")] {
        assert!(pairs.contains(&pair), "{}: {pair:?}", "IMP-6.8");
    }
    assert_eq!(pairs.len(), 4, "IMP-6.8");
    // Without an expansion nothing is exchanged.
    let mut desk = chosen(Mode::Standard, &[Faction::Romans, Faction::Barbarians]);
    desk.play(Move::BaseOnly).play(Move::BaseOnly);
    assert!(deck(&desk, 1).contains("bar_primeval_forest"), "IMP-6.8");
}

#[test]
fn old_and_new_version_exclude_each_other() {
    let clause = "IMP-6.9";
    let mut desk = romans_expand();
    let swap = |out: &str, new: &str| Move::Swap { out: t(out), new: t(new) };
    desk.refused(swap("rom_administration", "rom_trade_colony"), clause);
    desk.refused(swap("rom_remote_trading_colony", "rom_trade_colony"), clause);
    let rules = DeckRules { faction: Faction::Romans, expands: true, is_exchanged: true };
    let mut both: Vec<Title> = rules.base().collect();
    both.push(t("rom_trade_colony"));
    assert_eq!(rules.check(&both).expect_err("both versions").rule.0, clause);
}

#[test]
fn atlanteans_count_as_the_expansion() {
    let clause = "IMP-6.10";
    let mut desk = chosen(Mode::Standard, &[Faction::Atlanteans, Faction::Japanese]);
    desk.play(Move::BaseOnly).play(Move::BaseOnly);
    assert_eq!(sizes(&desk), (112, vec![30, 30]), "{clause}");
    assert!(deck(&desk, 1).contains("jap_modern_farm") && !deck(&desk, 1).contains("jap_farm"), "{clause}");
}

#[test]
fn copies_are_three_two_or_one() {
    let clause = "IMP-6.11";
    for faction in Faction::ALL {
        for title in decks::titles(faction) {
            let (copies, codes) = (title.info().copies, title.info().codes.len());
            assert!((1..=3).contains(&copies) && usize::from(copies) == codes, "{clause}: {}", title.name());
        }
    }
}

#[test]
fn a_standard_deck_has_thirty_cards_in_three_classes() {
    let clause = "IMP-6.12";
    for faction in Faction::ALL {
        for (expands, is_exchanged) in [(false, false), (false, true), (true, true)] {
            if faction == Faction::Atlanteans && !is_exchanged {
                continue;
            }
            let rules = DeckRules { faction, expands, is_exchanged };
            for deck in [rules.base().collect::<Vec<_>>(), rules.ready()] {
                rules.check(&deck).unwrap_or_else(|refusal| panic!("{clause}: {} {refusal}", faction.name()));
                let class = |copies: u8| deck.iter().filter(|title| title.info().copies == copies).count();
                assert_eq!((class(3), class(2), class(1)), (3, 6, 9), "{clause}: {}", faction.name());
            }
        }
    }
    let rules = DeckRules { faction: Faction::Romans, expands: false, is_exchanged: false };
    let mut deck: Vec<Title> = rules.base().collect();
    deck.pop();
    assert_eq!(rules.check(&deck).expect_err("a title is missing").rule.0, clause);
}

#[test]
fn all_copies_go_out_and_as_many_come_in() {
    let clause = "IMP-6.13";
    let mut desk = romans_expand();
    let swap = |out: &str, new: &str| Move::Swap { out: t(out), new: t(new) };
    desk.refused(swap("rom_headquarters", "rom_aqueduct"), clause);
    desk.refused(swap("bar_altar", "rom_siege_workshop"), clause);
    desk.legal(swap("rom_headquarters", "rom_siege_workshop"));
    desk.play(swap("rom_headquarters", "rom_siege_workshop"));
    let titles = deck(&desk, 0);
    assert!(titles.contains("rom_siege_workshop") && !titles.contains("rom_headquarters"), "{clause}");
    assert_eq!(desk.view().players[0].deck_size, 30, "{clause}");
    desk.refused(swap("rom_legion", "rom_siege_workshop"), clause);
    let rules = DeckRules { faction: Faction::Romans, expands: true, is_exchanged: true };
    let mut twice: Vec<Title> = rules.base().collect();
    twice[0] = twice[1];
    assert_eq!(rules.check(&twice).expect_err("a title twice").rule.0, clause);
}

#[test]
fn common_cards_of_every_expansion_chosen() {
    let clause = "IMP-6.14";
    for (expands, due) in [([false, false], 84), ([true, false], 112), ([true, true], 112)] {
        let mut desk = chosen(Mode::Standard, &[Faction::Romans, Faction::Barbarians]);
        for expand in expands {
            desk.play(if expand { Move::Expand } else { Move::BaseOnly });
        }
        assert_eq!(desk.view().common_size, due, "{clause}");
    }
}

#[test]
fn ready_made_decks() {
    let clause = "IMP-6.15";
    for faction in Faction::ALL {
        let expands = content().factions[faction.index()].ready_expands;
        let rules = DeckRules { faction, expands, is_exchanged: true };
        rules
            .check(&rules.ready())
            .unwrap_or_else(|refusal| panic!("{clause}: {} {refusal}", faction.name()));
    }
    let mut desk = romans_expand();
    desk.play(Move::ReadyDeck);
    let rules = DeckRules { faction: Faction::Romans, expands: true, is_exchanged: true };
    let ready: BTreeSet<String> = rules.ready().iter().map(|title| title.name().to_owned()).collect();
    assert_eq!(deck(&desk, 0), ready, "{clause}");
}

#[test]
fn declare_exchange_build() {
    let clause = "IMP-6.16";
    let mut desk = chosen(Mode::Standard, &[Faction::Romans, Faction::Barbarians, Faction::Japanese]);
    for seat in 0..3 {
        assert_eq!(desk.asked(), Seat(seat), "{clause}: in the order of joining");
        desk.refused(Move::DeckDone, clause).play(Move::Expand);
        let view = desk.view();
        assert!(view.players[usize::from(seat)].expands, "{clause}: openly");
    }
    match desk.game.pending() {
        Pending::Decision { seats, .. } => assert_eq!(seats.len(), 3, "{clause}: all at the same time"),
        other => panic!("{clause}: {other:?}"),
    }
    // The changes of a player are secret, and so is the deck.
    let before = desk.view_of(1);
    let swap = Move::Swap { out: t("rom_headquarters"), new: t("rom_siege_workshop") };
    desk.play_as(0, swap);
    assert_eq!(desk.view_of(1), before, "{clause}: in secret");
    assert!(desk.view_of(0).players[0].building.is_some(), "{clause}");
    assert!(desk.view_of(1).players[0].building.is_none(), "{clause}");
    desk.play_as(2, Move::DeckDone).play_as(0, Move::DeckDone).play_as(1, Move::ReadyDeck);
    assert_eq!(desk.luck_among(), Some(3), "{clause}: then the first player is drawn");
}

#[test]
fn what_was_declared_counts_even_if_it_is_not_used() {
    let clause = "IMP-6.17";
    let mut desk = romans_expand();
    desk.play(Move::DeckDone);
    assert_eq!(desk.view().common_size, 112, "{clause}: although no card of the expansion is in the deck");
    let rules = DeckRules { faction: Faction::Barbarians, expands: false, is_exchanged: true };
    let base: BTreeSet<String> = rules.base().map(|title| title.name().to_owned()).collect();
    assert_eq!(deck(&desk, 1), base, "{clause}: all base cards after the exchange");
    assert!(!rules.offered().any(|_| true), "{clause}");
    let rules = DeckRules { faction: Faction::Atlanteans, expands: false, is_exchanged: true };
    let codes: Vec<&str> = rules.base().flat_map(|title| title.info().codes.clone()).collect();
    assert!(codes.len() == 30 && codes.iter().all(|code| *code <= "ATL030"), "{clause}");
}

#[test]
fn swaps_can_be_taken_back_but_not_for_ever() {
    let clause = "IMP-6.18";
    let mut desk = romans_expand();
    let swap = |out: &str, new: &str| Move::Swap { out: t(out), new: t(new) };
    let (there, back) =
        (swap("rom_headquarters", "rom_siege_workshop"), swap("rom_siege_workshop", "rom_headquarters"));
    // What came in can go out for any base card of its class, what went out can come in for any other card.
    desk.play(there).legal(back).legal(swap("rom_legion", "rom_headquarters"));
    desk.refused(swap("rom_siege_workshop", "rom_trade_colony"), "IMP-6.9");
    desk.play(back);
    let rules = DeckRules { faction: Faction::Romans, expands: true, is_exchanged: true };
    let base: BTreeSet<String> = rules.base().map(|title| title.name().to_owned()).collect();
    assert_eq!(deck(&desk, 0), base, "{clause}");
    for turn in 2..decks::MOST_SWAPS {
        desk.play(if turn % 2 == 0 { there } else { back });
    }
    desk.refused(there, clause);
    assert_eq!(desk.offers(), [Move::ReadyDeck, Move::DeckDone], "{clause}");
    desk.play(Move::DeckDone);
    assert_eq!(deck(&desk, 0), base, "{clause}");
}

#[test]
fn every_swap_that_is_accepted_is_offered() {
    let clauses = ["IMP-6.13", "IMP-6.18"];
    let mut desk = romans_expand();
    desk.play(Move::Swap { out: t("rom_headquarters"), new: t("rom_siege_workshop") });
    let offers = desk.offers();
    for out in Title::all() {
        for new in Title::all() {
            let mv = Move::Swap { out, new };
            let is_legal = desk.game.check(Seat(0), mv).is_ok();
            assert_eq!(is_legal, offers.contains(&mv), "{clauses:?}: {} for {}", new.name(), out.name());
        }
    }
}
