//! Views of the course of the game: its phase, and the scores added at the end.

use crate::{
    clauses::{setup::chosen, solo::turn_up},
    desk::{Desk, c, table},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Part, Pending, Phrase, RuleId, Seat, Step, Viewer, pick};
use approdo_imperial_settlers::{
    Event, ImperialSettlers, Move, Options, ids::Faction, options::Mode, view::Phase,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

/// Plays at random; returns the phases in order, the final position and its last facts.
fn play(seats: u8, seed: u64) -> (Vec<Phase>, ImperialSettlers, Vec<Event>) {
    let mut game = ImperialSettlers::setup(&Options::default(), seats).expect("one to five seats");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut phases, mut moves, mut facts) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let phase = game.view(Viewer::Spectator).phase;
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
        let step = match game.pending() {
            Pending::Over(_) => return (phases, game, facts),
            Pending::Chance { among, .. } => Step::Luck(pick(&mut rng, u32::from(among)) as u16),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                game.legal_moves(seat, &mut moves);
                Step::Move(seat, moves[pick(&mut rng, moves.len() as u32) as usize])
            }
        };
        let mut journal = Journal::on();
        game.apply(step, &mut journal);
        facts = journal.into_facts();
    }
}

/// IMP-7.1, IMP-28.15: phases follow one another, and those without a question are not seen.
#[test]
fn phases_come_in_order() {
    let order = [Phase::Lookout, Phase::Production, Phase::Action, Phase::Cleanup, Phase::Attack];
    let place = |phase: Phase| order.iter().position(|other| *other == phase);
    for (seats, seed) in [(1, 1), (1, 2), (2, 3), (3, 4), (5, 5)] {
        let (phases, ..) = play(seats, seed);
        assert_eq!(phases.first(), Some(&Phase::Opening));
        assert_eq!(phases.last(), Some(&Phase::Over));
        let within = &phases[1..phases.len() - 1];
        assert_eq!(within.iter().filter(|phase| **phase == Phase::Action).count(), 5, "{phases:?}");
        assert_eq!(within.contains(&Phase::Attack), seats == 1, "{phases:?}");
        for pair in within.windows(2) {
            let (before, after) = (place(pair[0]), place(pair[1]));
            assert!(before.is_some() && after.is_some(), "{phases:?}");
            assert!(
                before < after || pair[1] == Phase::Lookout || pair[1] == Phase::Production,
                "{phases:?}"
            );
        }
    }
}

/// IMP-26.2, IMP-28.30: after the end a view shows what the empires have added.
#[test]
fn the_end_is_broken_down() {
    for (seats, seed) in [(1, 1), (1, 2), (1, 3), (2, 4), (4, 5)] {
        let (_, game, facts) = play(seats, seed);
        let view = game.view(Viewer::Spectator);
        for seat in Seat::all(seats) {
            let scored = facts.iter().find_map(|fact| match fact {
                Event::Scored { seat: by, common, faction, features } if *by == seat => {
                    Some((*common, *faction, *features))
                }
                _ => None,
            });
            let worth = view.players[seat.index()].worth;
            let shown = (worth.common, worth.faction, worth.features);
            assert_eq!(shown, scored.unwrap_or_default(), "seat {} of {seats}, seed {seed}", seat.0);
        }
    }
}

/// The lines with this key on the board as text, as a seat reads them.
fn lines(desk: &Desk, seat: u8, key: &str) -> Vec<Phrase> {
    let sections = ImperialSettlers::outline(&desk.view_of(seat));
    sections.into_iter().flat_map(|section| section.lines).filter(|line| line.key == key).collect()
}

/// A part of a line: a word, a number, or the English name of a piece.
fn part(line: &Phrase, name: &str) -> String {
    let found = line.parts.iter().find(|(own, _)| *own == name);
    let (_, part) = found.unwrap_or_else(|| panic!("{} has no {name}", line.key));
    match part {
        Part::Word(word) => (*word).to_owned(),
        Part::Number(number) => number.to_string(),
        Part::Piece(piece) => ImperialSettlers::label(*piece).expect("a piece has a name").en.to_owned(),
        Part::Seat(seat) => seat.0.to_string(),
    }
}

/// IMP-4.7, IMP-4.12, IMP-20.6, IMP-20.8: the board as text has all that the page shows.
#[test]
fn the_board_in_words_says_what_is_seen() {
    let layout = table(&["japanese", "romans"])
        .location(0, "com_thingamabob_merchant", json!({ "held": { "gold": 1, "basic_tech": 1 } }))
        .empire(0, &["jap_gate"])
        .empire(1, &["rom_remote_trading_colony"])
        .hand(1, &["com_mill"])
        .set("discard", json!(["com_baker", "com_joiner"]));
    let gate = layout.clone().lay().at("jap_gate").0;
    let stash = json!([{ "at": gate, "card": "com_brewer" }, { "at": gate, "card": "com_hunter" }]);
    let desk = layout.player(0, "stash", stash).lay();
    let stored = lines(&desk, 1, "imperial-settlers-board-stored");
    let goods: Vec<String> = stored.iter().map(|line| part(line, "n") + " " + &part(line, "good")).collect();
    assert_eq!(goods, ["1 gold", "1 basic_tech"], "IMP-20.6");
    let under = lines(&desk, 1, "imperial-settlers-board-under");
    let under: Vec<[String; 2]> =
        under.iter().map(|line| ["card", "n"].map(|name| part(line, name))).collect();
    assert_eq!(under, [["Gate", "2"]], "{}: how many, for everybody", "IMP-20.8");
    assert!(lines(&desk, 1, "imperial-settlers-board-stashed").is_empty(), "but not which");
    assert_eq!(lines(&desk, 0, "imperial-settlers-board-stashed").len(), 2, "except for the owner");
    let discarded = lines(&desk, 0, "imperial-settlers-board-copies");
    let discarded: Vec<String> = discarded.iter().map(|line| part(line, "card")).collect();
    assert_eq!(discarded, ["Joiner", "Baker"], "{}: piles may be looked through", "IMP-4.12");
    let card = &lines(&desk, 1, "imperial-settlers-board-card")[0];
    assert_eq!((part(card, "card").as_str(), part(card, "colours").as_str()), ("Mill", "red"), "IMP-4.7");
    let places = lines(&desk, 0, "imperial-settlers-board-location");
    let colony =
        places.iter().find(|line| line.pieces().any(|piece| piece == c("rom_remote_trading_colony").into()));
    let colony = colony.expect("the Location is listed");
    assert_eq!(part(colony, "colours"), "brown, grey and red", "IMP-4.8");
    assert_eq!(part(colony, "text"), "Production: gain 1 gold and 1 basic technology.", "IMP-4.7");
}

/// IMP-28.2, IMP-28.17, IMP-28.30, IMP-28.31, IMP-29.1: the solo player reads the count to beat and the next
/// attacks, and at the end whether the game was won; only then the VP have a name.
#[test]
fn the_solo_game_is_told_in_words() {
    for (faction, counted, own, clause) in [
        ("romans", "faction", ["rom_engineers", "rom_gardens"], "IMP-28.30"),
        ("atlanteans", "common", ["com_monument", "com_mill"], "IMP-29.1"),
    ] {
        for (collected, won) in [(json!(["com_baker"]), "yes"), (json!(["com_baker", "com_joiner"]), "no")] {
            let mut desk = table(&[faction])
                .turn(5, 0)
                .empire(0, &own)
                .set("solo.collection", collected)
                .set("solo.line", json!(["attack_gold", "attack_gold"]))
                .lay();
            let goal = &lines(&desk, 0, "imperial-settlers-board-collection")[0];
            assert_eq!((part(goal, "counted").as_str(), part(goal, "own").as_str()), (counted, "2"));
            let attacks = lines(&desk, 0, "imperial-settlers-board-attack");
            assert_eq!(attacks.iter().map(|line| part(line, "at")).collect::<Vec<_>>(), ["1", "2"]);
            assert!(lines(&desk, 0, "imperial-settlers-board-end").is_empty(), "not before the end");
            desk.play(Move::Pass);
            turn_up(&mut desk, "food");
            turn_up(&mut desk, "food");
            let end = &lines(&desk, 0, "imperial-settlers-board-end")[0];
            assert_eq!((part(end, "won").as_str(), part(end, "counted").as_str()), (won, counted));
            assert_eq!((end.rule, desk.outcome().ended_by), (Some(RuleId(clause)), RuleId(clause)));
            let named = lines(&desk, 0, "imperial-settlers-board-result").len();
            assert_eq!(named, usize::from(won == "yes"), "{}: {faction}, {won}", "IMP-28.31");
        }
    }
}

/// IMP-5.2, IMP-6.16: before the first round the board as text lists the choices.
#[test]
fn the_opening_is_told_in_words() {
    let mut desk = chosen(Mode::Standard, &[Faction::Barbarians]);
    let told = |desk: &Desk, key: &str| lines(desk, 0, key).len();
    assert_eq!(told(&desk, "imperial-settlers-board-set"), 0, "nothing before decks are built");
    desk.play(Move::Expand);
    let sets = lines(&desk, 0, "imperial-settlers-board-set");
    let count: usize = sets.iter().map(|line| part(line, "copies").parse::<usize>().expect("a number")).sum();
    assert_eq!(count, 40 - 3, "{}: 30 cards in the deck and those that may come in", "IMP-6.5");
    let setup =
        ImperialSettlers::setup(&Options::default(), 2).expect("two seats").view(Viewer::Seat(Seat(0)));
    let sections = ImperialSettlers::outline(&setup);
    let factions: Vec<&Phrase> = sections
        .iter()
        .flat_map(|section| &section.lines)
        .filter(|line| line.key == "imperial-settlers-board-faction")
        .collect();
    let told: Vec<String> = factions.iter().map(|line| part(line, "income")).collect();
    assert_eq!(factions.len(), 5, "{}", "IMP-5.2");
    assert_eq!(told[1], "1 wood, 4 workers, 1 raze token and 1 defense token", "{}", "IMP-23.1");
}
