//! Invariants of steps rather than positions, checked at every step of many random games.

use approdo_armada::{
    Armada, Berth, Claim, Event, Flag, Options, Owner, View,
    content::Rolled,
    ids::{Colour, ShipId},
};
use approdo_conformance::{combinations, random_step, source, walk};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Viewer};
use std::collections::BTreeMap;

/// How often each kind of event occurred: an invariant about events that never occur would prove nothing.
type Met = BTreeMap<&'static str, u32>;

#[test]
fn a_state_is_flat_and_small() {
    let bytes = size_of::<Armada>();
    assert!(bytes <= 500, "{bytes} bytes: thousands of copies a second are what bots live on");
}

#[test]
fn the_laws_hold_from_the_setup_on() {
    let mut met = Met::new();
    for options in combinations::<Armada>() {
        for seats in 2..=4 {
            for seed in 0..GAMES {
                let mut before: Option<View> = None;
                let end = walk::<Armada>(&options, seats, seed, |game, _, facts| {
                    let after = game.view(Viewer::Spectator);
                    if let Some(before) = &before {
                        check(before, &after, facts, &mut met);
                        ships_in_the_box(&after, &mut met);
                    }
                    before = Some(after);
                });
                end.expect("a random game keeps to the rules");
            }
        }
    }
    assert_met(
        &met,
        &[
            ("ARM-4.2", "taken"),
            ("ARM-6.2", "began"),
            ("ARM-6.2", "gained points"),
            ("ARM-8.23", "sunk"),
            ("ARM-8.30", "built"),
            ("ARM-8.30", "destroyed"),
            ("ARM-9.7", "explored"),
            ("ARM-12.1", "gold placed"),
            ("ARM-18.6", "surprise"),
            ("ARM-20.8", "dummy lost"),
            ("ARM-20.9", "spare ships"),
        ],
    );
}

#[test]
fn the_laws_hold_where_victory_is_near() {
    let mut met = Met::new();
    for (option_cards, resignation) in [(false, false), (true, false), (false, true), (true, true)] {
        for seed in 0..GAMES {
            let options = Options { recruitment: true, option_cards, round_limit: 12, resignation };
            let mut game = contested(options);
            let mut rng = source(seed);
            let mut before = game.view(Viewer::Spectator);
            while let Some(step) = random_step(&game, &mut rng) {
                let mut journal = Journal::on();
                game.advance(step, &mut journal).expect("a random step is permitted");
                let after = game.view(Viewer::Spectator);
                check(&before, &after, journal.facts(), &mut met);
                before = after;
            }
        }
    }
    assert_met(
        &met,
        &[
            ("ARM-13.8", "claim confirmed"),
            ("ARM-13.8", "claim failed"),
            ("ARM-13.9", "declared"),
            ("ARM-13.9", "declared in a surprise"),
            ("ARM-14.2", "claim removed"),
        ],
    );
}

/// Random games for every combination of options and seats.
const GAMES: u64 = 60;

/// Every colour lacks one base or city for a supremacy and stands beside it.
fn contested(options: Options) -> Armada {
    let bands = [
        ("cf_inner_nw", "azure"),
        ("cf_inner_se", "purple"),
        ("cf_base_n", "azure"),
        ("cf_base_w", "azure"),
        ("cf_base_e", "purple"),
        ("cf_base_s", "purple"),
        ("cf_inner_w", "azure"),
        ("cf_inner_e", "purple"),
    ];
    let mut layout = crate::desk::table(4)
        .options(|chosen| *chosen = options)
        .flags("natives", &["cf_centre"])
        .flags("blue", &["orange_a1", "orange_b1", "orange_c1"])
        .flags("orange", &["blue_a1", "blue_b1", "blue_c1"])
        .afloat(1, "sea_haven_nw", "blue", 5, 1)
        .afloat(2, "sea_haven_ne", "orange", 5, 1)
        .moored(3, "azure_a1", "azure")
        .moored(4, "purple_a1", "purple");
    if options.option_cards {
        layout = (0..4).fold(layout, |layout, seat| layout.hand(seat, &["surprise_attack"]));
    }
    bands.iter().fold(layout, |layout, (territory, colour)| layout.bands(territory, colour, 3)).lay().game
}

/// All invariants of a step.
fn check(before: &View, after: &View, facts: &[Event], met: &mut Met) {
    territories(before, after, facts, met);
    gold(before, after, facts, met);
    dummy(before, after, met);
    lost_ships(before, after, facts, met);
    claims(before, after, facts, met);
    points(before, after, facts, met);
    let (was_out, is_out) = (&before.out, &after.out);
    assert!(is_out.starts_with(was_out), "ARM-14.2: {was_out:?} cannot become {is_out:?}");
}

/// An explored territory stays explored (ARM-9.7), and a flag gives way only to an invader (ARM-4.2).
fn territories(before: &View, after: &View, facts: &[Event], met: &mut Met) {
    for (id, ground) in after.territories.iter() {
        let previous = before.territories[id].flag;
        if previous == ground.flag {
            continue;
        }
        assert_ne!(ground.flag, Flag::Unexplored, "ARM-9.7: {id:?} was explored");
        let explained = facts.iter().any(|fact| match *fact {
            Event::Explored { territory, .. } => {
                territory == id && previous == Flag::Unexplored && ground.flag == Flag::Natives
            }
            Event::Invaded { colour, territory, .. } => territory == id && ground.flag == Flag::from(colour),
            Event::Stationed { piece: Rolled::Native, territory, count, .. } => {
                territory == id && 0 < count && ground.flag == Flag::Natives
            }
            _ => false,
        });
        count(met, if previous == Flag::Unexplored { "explored" } else { "taken" });
        assert!(
            explained,
            "ARM-4.2: the flag on {id:?} went from {previous:?} to {:?}: {facts:?}",
            ground.flag
        );
    }
}

/// Gold comes from explorations and Gold Mines alone (ARM-12.1), and every ingot that leaves is accounted for.
fn gold(before: &View, after: &View, facts: &[Event], met: &mut Met) {
    let (mut come, mut gone) = (0, 0);
    for fact in facts {
        match *fact {
            Event::Explored { gold, .. } => come += gold,
            Event::GoldPlaced { gold, .. } => {
                count(met, "gold placed");
                come += gold;
            }
            Event::Sunk { gold, .. } => gone += gold,
            Event::Converted { .. } | Event::Paid { .. } => gone += 1,
            _ => (),
        }
    }
    assert_eq!(before.treasury + gone, after.treasury + come, "ARM-12.1: {facts:?}");
}

/// Dummy bands never come back (ARM-20.8).
fn dummy(before: &View, after: &View, met: &mut Met) {
    let bands = |view: &View, colour: Colour| -> u8 {
        let own = view.territories.values().iter().filter(|ground| ground.flag == Flag::from(colour));
        own.map(|ground| ground.bands).sum()
    };
    for colour in Colour::ALL.into_iter().filter(|colour| before.owners[*colour] == Owner::Dummy) {
        let (had, has) = (bands(before, colour), bands(after, colour));
        assert!(has <= had, "ARM-20.8: the dummy had {had} bands and has {has}");
        if has < had {
            count(met, "dummy lost");
        }
    }
}

/// A ship that is lost is noted for its last owner, and each note allows one new ship (ARM-8.23, ARM-17.24).
fn lost_ships(before: &View, after: &View, facts: &[Event], met: &mut Met) {
    let mut noted = before.lost_ships;
    let mut lose = |ship: ShipId| {
        let owner = before.ships[ship].last_owner.expect("a lost ship had an owner");
        noted[owner] += 1;
    };
    for fact in facts {
        match *fact {
            Event::Sunk { ship, .. } => {
                count(met, "sunk");
                lose(ship);
            }
            Event::Destroyed { ship, .. } => {
                count(met, "destroyed");
                lose(ship);
            }
            _ => (),
        }
    }
    for fact in facts {
        if let Event::Built { colour, .. } = *fact {
            count(met, "built");
            noted[colour] -= 1;
        }
    }
    assert_eq!(after.lost_ships, noted, "ARM-8.23: {facts:?}");
}

/// After the preliminary round the box holds the lost ships that were not replaced, and the two that three
/// players do not use (ARM-8.30, ARM-20.9).
fn ships_in_the_box(view: &View, met: &mut Met) {
    if view.round == 0 {
        return;
    }
    if view.seats == 3 {
        count(met, "spare ships");
    }
    let boxed = view.ships.values().iter().filter(|ship| ship.place == Berth::Box).count();
    let lost: u8 = view.lost_ships.values().iter().sum();
    let spare = if view.seats == 3 { 2 } else { 0 };
    assert_eq!(boxed, usize::from(lost) + spare, "ARM-8.30, ARM-20.9");
}

/// A Winning Option card comes to the board by a declaration and leaves it only by its owner's check or because
/// the owner goes out (ARM-13.7, ARM-13.8, ARM-14.2).
fn claims(before: &View, after: &View, facts: &[Event], met: &mut Met) {
    for colour in Colour::ALL {
        match (before.claims[colour], after.claims[colour]) {
            (Claim::Held, Claim::OnBoard { check }) => {
                let interrupts = before.surprise.is_some();
                count(met, if interrupts { "declared in a surprise" } else { "declared" });
                assert!(facts.contains(&Event::Declared { colour }), "ARM-13.5: {facts:?}");
                assert_eq!(check, before.turns_begun[colour] + 1, "ARM-13.9: the next turn of {colour:?}");
            }
            (Claim::OnBoard { check }, Claim::Held) => {
                count(met, "claim failed");
                assert!(facts.contains(&Event::ClaimFailed { colour }), "ARM-13.8: {facts:?}");
                assert_eq!((before.turn.colour, before.turns_begun[colour]), (colour, check), "ARM-13.8");
            }
            (Claim::OnBoard { .. }, Claim::Removed) => {
                count(met, "claim removed");
                assert!(after.out.contains(&colour), "ARM-14.2: {colour:?} is still in the game");
            }
            (Claim::Held, Claim::Removed) => assert!(after.out.contains(&colour), "ARM-14.2"),
            (was, is) => assert_eq!(was, is, "ARM-13.8: {facts:?}"),
        }
        if facts.contains(&Event::Won { colour }) {
            count(met, "claim confirmed");
            let due = Claim::OnBoard { check: after.turns_begun[colour] };
            assert_eq!(after.claims[colour], due, "ARM-13.6");
        }
    }
}

/// Movement points grow only by a card that says so; a new turn and a new Surprise Attack begin with their own
/// (ARM-6.2, ARM-17.28, ARM-18.6).
fn points(before: &View, after: &View, facts: &[Event], met: &mut Met) {
    let mut gained = 0;
    for fact in facts {
        if let Event::GainedMp { mp, .. } = *fact {
            count(met, "gained points");
            gained += mp;
        }
    }
    match (before.surprise, after.surprise) {
        (Some(was), Some(is)) => assert!(is.mp <= was.mp + gained, "ARM-17.26: {} from {}", is.mp, was.mp),
        (None, Some(is)) => {
            count(met, "surprise");
            assert!(facts.contains(&Event::SurpriseBegan { colour: is.colour, mp: is.mp }), "ARM-17.25");
        }
        (Some(_) | None, None) => (),
    }
    let began = facts.iter().any(|fact| matches!(fact, Event::TurnBegan { .. }));
    let (was, is) = (before.turn.mp, after.turn.mp);
    if began {
        count(met, "began");
        assert_eq!(is, 10, "ARM-6.1: points that were not spent are lost");
    } else if before.surprise.is_some() || after.surprise.is_some() {
        assert_eq!(is, was, "ARM-18.6: the interrupted turn keeps its points");
    } else {
        assert!(is <= was + gained, "ARM-6.2: {is} points from {was}");
    }
}

fn count(met: &mut Met, event: &'static str) {
    *met.entry(event).or_default() += 1;
}

/// Each invariant had its occasions.
#[track_caller]
fn assert_met(met: &Met, laws: &[(&str, &str)]) {
    for (clause, event) in laws {
        assert!(met.contains_key(event), "{clause} was not put to the test: '{event}' is not among {met:?}");
    }
}
