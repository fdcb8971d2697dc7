//! Sections 17 and 18: weapon cards and the reaction window.

use crate::desk::{Desk, Layout, aboard, card, land, t, table};
use approdo_armada::{Event, Move, content::Volley, frames::Frame};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;

const OFFENSIVE: &str = "new_offensive_weapons";
const DEFENSIVE: &str = "new_defensive_weapons";
const FACES: [(u8, u8); 4] = [(2, 0), (1, 0), (0, 1), (0, 2)];

fn play(name: &str) -> Move {
    Move::PlayCard(card(name))
}

/// Five azure bands ashore against three purple ones aboard.
fn battle() -> Layout {
    table(4).bands("azure_a1", "azure", 5).afloat(1, "sea_haven_nw", "purple", 3, 0)
}

const ATTACK: fn() -> Move = || Move::Attack { from: land("azure_a1"), target: aboard(1) };

/// Azure's attack has been rolled.
fn rolled(layout: Layout, firing: u8, exploding: u8) -> Desk {
    let mut desk = layout.lay();
    desk.play(ATTACK()).cannons(firing, exploding);
    desk
}

/// The seat that the reaction window asks, if the game is in it.
fn reacts(desk: &Desk) -> Option<Seat> {
    match desk.frame() {
        Some(Frame::Reaction(_)) => Some(desk.asked()),
        _ => None,
    }
}

/// Losses of attacker and defender, once they have been taken.
fn losses(desk: &Desk) -> Option<(u8, u8)> {
    desk.facts.iter().find_map(|event| match event {
        Event::Fought { attackers_lost, defenders_lost, .. } => Some((*attackers_lost, *defenders_lost)),
        _ => None,
    })
}

#[test]
fn defensive_weapons_cost_the_attacker_two_bands() {
    let clause = "ARM-17.16";
    for (firing, exploding) in FACES {
        let mut desk = rolled(battle().hand(1, &[DEFENSIVE]), firing, exploding);
        if (firing, exploding) == (0, 2) {
            assert_eq!((reacts(&desk), losses(&desk)), (None, Some((2, 0))), "{clause}: nothing to change");
            continue;
        }
        assert_eq!((reacts(&desk), losses(&desk)), (Some(Seat(1)), None), "{clause}: before the losses");
        desk.play(play(DEFENSIVE));
        assert_eq!(losses(&desk), Some((2, 0)), "{clause}: {firing} firing, {exploding} exploding");
        assert_eq!((desk.ground("azure_a1").1, desk.ship(1).2), (3, 3), "{clause}");
        let result = Volley { firing: 0, exploding: 2 };
        let played = Event::WeaponPlayed { seat: Seat(1), card: card(DEFENSIVE), result };
        assert!(desk.facts.contains(&played), "{clause}");
    }
}

#[test]
fn offensive_weapons_cost_the_defender_two_counters() {
    let clause = "ARM-17.17";
    for (firing, exploding) in FACES {
        let mut desk = rolled(battle().hand(0, &[OFFENSIVE]), firing, exploding);
        if (firing, exploding) == (2, 0) {
            assert_eq!((reacts(&desk), losses(&desk)), (None, Some((0, 2))), "{clause}: nothing to change");
            continue;
        }
        assert_eq!((reacts(&desk), losses(&desk)), (Some(Seat(0)), None), "{clause}: before the losses");
        desk.play(play(OFFENSIVE));
        assert_eq!(losses(&desk), Some((0, 2)), "{clause}: {firing} firing, {exploding} exploding");
        assert_eq!((desk.ground("azure_a1").1, desk.ship(1).2), (5, 1), "{clause}");
    }
}

#[test]
fn a_weapon_sets_its_own_result_over_whatever_stands() {
    let clause = "ARM-17.18";
    // Golden example G-32: on two firing cannons azure is not asked and keeps its card.
    let mut desk = rolled(battle().hand(0, &[OFFENSIVE]).hand(1, &[DEFENSIVE, DEFENSIVE]), 2, 0);
    assert_eq!(reacts(&desk), Some(Seat(1)), "{clause}");
    assert_eq!(unasked(&desk, Seat(0), OFFENSIVE), clause);
    assert_eq!(unasked(&desk, Seat(0), DEFENSIVE), "ARM-18.10", "{clause}: the weapon of the other side");
    assert_eq!(desk.offers(), [Move::Pass, play(DEFENSIVE)], "{clause}: cancelling is not offered");
    // A result set by another weapon can be replaced, and only then does azure's weapon change something.
    desk.play(play(DEFENSIVE));
    assert_eq!(reacts(&desk), Some(Seat(0)), "{clause}");
    desk.play(play(OFFENSIVE));
    assert_eq!(reacts(&desk), Some(Seat(1)), "{clause}");
    desk.play(play(DEFENSIVE));
    assert_eq!(losses(&desk), Some((2, 0)), "{clause}");
    assert_eq!(desk.mp(), 9, "{clause}: the point stays spent");
    assert_eq!(desk.view().hand_sizes[..2], [0, 0], "{clause}");

    // A weapon is never offered where its own result stands already, whichever seat is asked.
    for (name, seat, (firing, exploding)) in [(OFFENSIVE, Seat(0), (2, 0)), (DEFENSIVE, Seat(1), (0, 2))] {
        let desk = rolled(battle().hand(0, &[OFFENSIVE]).hand(1, &[DEFENSIVE]), firing, exploding);
        assert!(!desk.offers().contains(&play(name)), "{clause}: {name}");
        assert_eq!(unasked(&desk, seat, name), clause, "{name}");
    }
    // Where it would change the result, a player who is not asked has to wait.
    let desk = rolled(battle().hand(0, &[OFFENSIVE]).hand(1, &[DEFENSIVE]), 1, 0);
    assert_eq!(unasked(&desk, Seat(1), DEFENSIVE), "TAB-1.1");
}

/// The clause that refuses a weapon to a player who is not asked.
fn unasked(desk: &Desk, seat: Seat, weapon: &str) -> &'static str {
    desk.game.check(seat, play(weapon)).expect_err("nobody moves unasked").rule.0
}

#[test]
fn natives_never_answer_a_weapon() {
    let clause = "ARM-17.18";
    let layout = table(4)
        .bands("cf_inner_nw", "azure", 3)
        .ground("cf_base_n", "natives", 0, 4, 1)
        .hand(0, &[OFFENSIVE])
        .hand(1, &[DEFENSIVE]);
    let mut desk = layout.lay();
    desk.play(Move::Attack { from: land("cf_inner_nw"), target: land("cf_base_n") }).cannons(0, 2);
    assert_eq!(reacts(&desk), Some(Seat(0)), "{clause}");
    desk.play(play(OFFENSIVE));
    assert_eq!(losses(&desk), Some((0, 2)), "{clause}: nobody is asked for the natives");
    assert_eq!((desk.ground("cf_base_n").2, desk.ground("cf_inner_nw").1), (2, 3), "{clause}");

    let dummy = table(3).bands("azure_a1", "azure", 3).bands("orange_c2", "orange", 3);
    let dummy = dummy.afloat(1, "sea_sound_sw", "azure", 2, 0).hand(0, &[OFFENSIVE]).hand(1, &[DEFENSIVE]);
    let mut desk = dummy.lay();
    desk.play(Move::Attack { from: aboard(1), target: land("orange_c2") }).cannons(0, 1);
    desk.play(play(OFFENSIVE));
    assert_eq!(losses(&desk), Some((0, 2)), "{clause}: nor for the dummy");
    assert_eq!((desk.ground("orange_c2").1, desk.ship(1).2), (1, 2), "{clause}");
}

#[test]
fn attacker_and_defender_answer_each_other_until_one_passes() {
    let clause = "ARM-18.9";
    let pass = Move::Pass;
    let (strike, parry) = (play(OFFENSIVE), play(DEFENSIVE));
    // Rolled face, what each asked player does in turn (the attacker is seat 0), losses.
    type Duel<'a> = ((u8, u8), &'a [(u8, Move)], (u8, u8));
    let duels: [Duel; 8] = [
        ((1, 0), &[(0, pass), (1, pass)], (0, 1)),
        ((0, 1), &[(0, pass), (1, pass)], (1, 0)),
        ((0, 1), &[(0, strike), (1, pass)], (0, 2)),
        ((1, 0), &[(0, pass), (1, parry), (0, pass)], (2, 0)),
        ((1, 0), &[(0, pass), (1, parry), (0, strike), (1, pass)], (0, 2)),
        // Golden example G-21.
        ((0, 1), &[(0, strike), (1, parry), (0, strike), (1, pass)], (0, 2)),
        // A side whose weapon would change nothing is passed over.
        ((2, 0), &[(1, pass)], (0, 2)),
        ((0, 2), &[(0, strike), (1, parry), (0, pass)], (2, 0)),
    ];
    for (face, answers, expected) in duels {
        let hands = battle().hand(0, &[OFFENSIVE; 3]).hand(1, &[DEFENSIVE; 3]);
        let mut desk = rolled(hands, face.0, face.1);
        for (seat, answer) in answers {
            assert_eq!(
                (reacts(&desk), losses(&desk)),
                (Some(Seat(*seat)), None),
                "{clause}: {face:?} {answers:?}"
            );
            desk.play(*answer);
        }
        assert_eq!(losses(&desk), Some(expected), "{clause}: {face:?} {answers:?}");
        let played = answers.iter().filter(|(_, answer)| *answer != pass).count();
        assert_eq!((usize::from(desk.view().discard.len()), desk.mp()), (played, 9), "{clause}");
        assert_eq!(desk.ground("azure_a1").1, 5 - expected.0, "{clause}");
        assert_eq!(desk.ship(1).2, 3 - expected.1, "{clause}");
    }
}

#[test]
fn a_duel_can_use_up_all_ten_weapons() {
    let clause = "ARM-18.9";
    let mut desk = rolled(battle().hand(0, &[OFFENSIVE; 5]).hand(1, &[DEFENSIVE; 5]), 0, 1);
    for seat in [0, 1].repeat(5) {
        assert_eq!(reacts(&desk), Some(Seat(seat)), "{clause}");
        desk.play(play([OFFENSIVE, DEFENSIVE][usize::from(seat)]));
    }
    assert_eq!(losses(&desk), Some((2, 0)), "{clause}: the last word stands");
    assert_eq!(desk.view().discard.len(), 10, "{clause}");
}

#[test]
fn only_the_own_weapon_can_be_played_in_a_reaction_window() {
    let clause = "ARM-18.10";
    let wrong = ["gold_mine", "yo_ho_ho", "surprise_attack", "mutiny"];
    let mut attacker = wrong.to_vec();
    attacker.extend([OFFENSIVE, DEFENSIVE]);
    let hands = battle().hand(0, &attacker).hand(1, &attacker).hand(2, &[OFFENSIVE, DEFENSIVE]);
    let mut desk = rolled(hands.afloat(2, "sea_bay_se", "purple", 1, 0), 1, 0);
    // A move that is not a card is not refused as a weapon: the attacker is in the middle of an action, the defender
    // has no turn.
    let sides =
        [(0, OFFENSIVE, DEFENSIVE, "ARM-6.6", "ARM-6.4"), (1, DEFENSIVE, OFFENSIVE, "ARM-6.1", "ARM-6.1")];
    for (side, own, other, end, rest) in sides {
        assert_eq!(reacts(&desk), Some(Seat(side)), "{clause}");
        for name in wrong.iter().chain([&other]) {
            desk.refused(play(name), clause);
        }
        desk.refused(Move::EndTurn, end);
        for mv in [Move::March { from: t("azure_a1"), to: t("azure_a2") }, Move::Resign, Move::PassTurn] {
            desk.refused(mv, rest);
        }
        assert_eq!(desk.offers(), [Move::Pass, play(own)], "{clause}");
        for bystander in [2, 3] {
            assert!(desk.game.check(Seat(bystander), play(own)).is_err(), "{clause}: no part in the battle");
        }
        desk.play(Move::Pass);
    }
    assert_eq!(losses(&desk), Some((0, 1)), "{clause}");
    rolled(battle().hand(0, &["gold_mine"]), 1, 0).refused(play(OFFENSIVE), "ARM-16.10");
}

#[test]
fn the_interrupted_player_may_defend_itself() {
    let clause = "ARM-18.11";
    let mut desk = table(4)
        .bands("azure_a1", "azure", 3)
        .afloat(1, "sea_haven_nw", "purple", 4, 0)
        .hand(0, &[DEFENSIVE])
        .hand(1, &["surprise_attack", "gold_mine"])
        .lay();
    desk.play(Move::EndTurn).play(play("surprise_attack"));
    desk.play(Move::Attack { from: aboard(1), target: land("azure_a1") }).cannons(1, 0).play(Move::Pass);
    assert_eq!(reacts(&desk), Some(Seat(0)), "{clause}");
    desk.legal(play(DEFENSIVE));
    desk.play(play(DEFENSIVE)).play(Move::Pass);
    assert_eq!(losses(&desk), Some((2, 0)), "{clause}");
    assert_eq!((desk.ship(1).2, desk.ground("azure_a1").1), (2, 3), "{clause}");
    assert_eq!((desk.asked(), desk.mp()), (Seat(1), 2), "{clause}: then the Surprise Attack goes on");
}

#[test]
fn nobody_is_asked_whose_weapon_cannot_exist_or_who_holds_nothing() {
    let clause = "ARM-18.13";
    let any = ["gold_mine"];
    // Hands of attacker and defender, copies on the discard pile, who is asked about one firing cannon.
    type Row<'a> = (&'a [&'a str], &'a [&'a str], u8, u8, &'a [u8]);
    let rows: [Row; 7] = [
        (&any, &any, 0, 0, &[0, 1]),
        (&any, &[], 0, 0, &[0]),
        (&[], &any, 0, 0, &[1]),
        (&[], &[], 0, 0, &[]),
        (&any, &any, 5, 4, &[1]),
        (&any, &any, 4, 5, &[0]),
        (&any, &any, 5, 5, &[]),
    ];
    for (attacker, defender, offensive, defensive, asked) in rows {
        let layout = battle().hand(0, attacker).hand(1, defender);
        let mut desk = rolled(layout.discard(OFFENSIVE, offensive).discard(DEFENSIVE, defensive), 1, 0);
        for seat in asked {
            assert_eq!(reacts(&desk), Some(Seat(*seat)), "{clause}: {attacker:?} {defender:?} {asked:?}");
            desk.play(Move::Pass);
        }
        assert_eq!(reacts(&desk), None, "{clause}: {attacker:?} {defender:?} {asked:?}");
        assert_eq!(losses(&desk), Some((0, 1)), "{clause}");
    }
    // Without option cards there is no such window.
    let mut desk = battle().lay();
    desk.play(ATTACK()).cannons(1, 0).legal(Move::March { from: t("azure_a1"), to: t("azure_a2") });
}
