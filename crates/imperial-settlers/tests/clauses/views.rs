//! What a view tells about the course of the game: its phase, and what the end added to the scores.

use approdo_contract::{Game, GameExt, Journal, Pending, Seat, Step, Viewer, pick};
use approdo_imperial_settlers::{Event, ImperialSettlers, Options, view::Phase};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays at random; returns the phases in the order in which they came, the final position and its last facts.
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

/// IMP-7.1, IMP-28.15: phases follow one another, and those in which nobody is asked anything are not seen.
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

/// IMP-26.2, IMP-28.30: after the end a view says what the empires have added.
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
