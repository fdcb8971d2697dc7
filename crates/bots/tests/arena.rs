//! Whole games between bots.

use crate::toys::{
    boxes::{Boxes, Faults},
    wager::Wager,
};
use approdo_bots::{
    Bot, Budget,
    arena::{ArenaError, Summary, Tournament, play_one, play_watched, simulate},
};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, RuleId, Seat, Step};

type Toy = Wager<false>;

const SEARCH: Bot = Bot::Search(Budget::Iterations(50));

#[test]
fn a_seed_decides_a_game() {
    for bots in
        [&[Bot::Random; 3][..], &[Bot::Greedy, Bot::Novice], &[SEARCH, Bot::Random, Bot::Greedy, SEARCH]]
    {
        for seed in 0..5 {
            let steps = |seed| {
                let mut steps = Vec::new();
                let record =
                    play_watched::<Toy>(&(), bots, seed, |_, step| steps.push(step)).expect("it ends");
                (record, steps)
            };
            let (record, taken) = steps(seed);
            assert_eq!((record.clone(), taken.clone()), steps(seed), "{bots:?} with seed {seed}");
            assert_ne!(taken, steps(seed + 1_000).1, "another seed is another game");
            assert_eq!(record, play_one::<Toy>(&(), bots, seed).expect("it ends"));
            assert_eq!(record.steps as usize, taken.len());
            let moves = taken.iter().filter(|step| matches!(step, Step::Move(..))).count();
            assert_eq!(record.moves as usize, moves);
            assert_eq!(replay(bots.len() as u8, &taken), Pending::Over(record.outcome));
        }
    }
}

fn replay(seats: u8, steps: &[Step<crate::toys::wager::Move>]) -> Pending {
    let mut game = Toy::setup(&(), seats).expect("the table exists");
    for step in steps {
        game.advance(*step, &mut Journal::off()).expect("bots play legal moves");
    }
    game.pending()
}

#[test]
fn bots_that_think_more_do_not_change_the_dice() {
    let luck = |bots: &[Bot]| {
        let mut luck = Vec::new();
        play_watched::<Toy>(&(), bots, 42, |_, step| {
            luck.extend(matches!(step, Step::Luck(_)).then_some(step));
        })
        .expect("it ends");
        luck
    };
    assert_eq!(luck(&[Bot::Random, Bot::Random]), luck(&[SEARCH, Bot::Greedy]));
}

#[test]
fn a_table_of_the_wrong_size_is_refused() {
    for given in [0, 1, 5, 300] {
        let bots = vec![Bot::Random; given];
        let error = play_one::<Toy>(&(), &bots, 1).expect_err("there is no such table");
        assert_eq!(error, ArenaError::Seats { game: "Wager", least: 2, most: 4, given });
        assert_eq!(simulate::<Toy>(&(), &bots, 0..3), Err(error.clone()));
        assert_eq!(Tournament::new(&bots).play::<Toy>(&(), 0..3), Err(error));
    }
}

#[test]
fn a_game_with_faulty_rules_is_stopped_and_reported() {
    let bots = [Bot::Greedy];
    let dead_end = Faults { promise: 3, empty: true };
    let stuck = ArenaError::DeadEnd { seat: Seat(0), steps: 1 };
    assert_eq!(play_one::<Boxes>(&dead_end, &bots, 1), Err(stuck.clone()));
    let hasty = Faults { promise: 1, empty: false };
    let endless = ArenaError::Endless { steps: 1 };
    assert_eq!(play_one::<Boxes>(&hasty, &bots, 1), Err(endless.clone()));
    for (faults, error) in [(dead_end, stuck), (hasty, endless)] {
        let summary = simulate::<Boxes>(&faults, &bots, 4..6).expect("the games began");
        assert_eq!((summary.games, summary.finished()), (2, 0));
        assert_eq!(summary.unfinished[1].seed, 5);
        assert_eq!(summary.unfinished[1].problem, error.to_string());
    }
    assert!(play_one::<Boxes>(&Faults::default(), &bots, 1).is_ok(), "without faults the game ends");
}

#[test]
fn summaries_merge() {
    let bots = [Bot::Random, Bot::Greedy, Bot::Random];
    let part = |seeds| simulate::<Toy>(&(), &bots, seeds).expect("the games end");
    let whole = part(0..40);
    assert_eq!(whole, Summary::default().merge(part(25..40)).merge(part(0..25)));
    assert_eq!((whole.games, whole.finished()), (40, 40));
    assert_eq!(whole.ended_by[&RuleId("WAG-1")], 40);
    let won: f64 = whole.tallies.iter().map(|tally| tally.win_share().middle).sum();
    assert!((won - 1.0).abs() < 1e-9, "every game has one win to share: {won}");
}

#[test]
fn better_bots_win_more() {
    let [hasty, longer] = [4, 600].map(|playouts| Bot::Search(Budget::Iterations(playouts)));
    for (bots, rounds) in [
        ([Bot::Greedy, Bot::Random], 150),
        ([SEARCH, Bot::Random], 150),
        ([Bot::Greedy, Bot::Novice], 400),
        ([longer, Bot::Greedy], 80),
        ([longer, hasty], 150),
    ] {
        let tournament = Tournament::new(&bots).play::<Toy>(&(), 0..rounds).expect("the games end");
        let scores = tournament.scores();
        assert_eq!(scores[0].games, 2 * rounds);
        assert!(0.5 < scores[0].win_share.low, "{scores:?}");
        assert!(scores[1].mean_score < scores[0].mean_score, "{scores:?}");
        assert!(scores[0].mean_place < scores[1].mean_place, "{scores:?}");
    }
}

#[test]
fn rotation_gives_every_bot_every_seat() {
    // The same bot three times: the advantage of the seat remains, and rotation removes it.
    let tournament = Tournament::new(&[Bot::Random; 3]).play::<Toy>(&(), 0..200).expect("the games end");
    let scores = tournament.scores();
    assert_eq!(tournament.summary.games, 600);
    let shares: Vec<f64> = scores.iter().map(|score| score.win_share.middle).collect();
    assert!(
        shares.iter().all(|share| (share - shares[0]).abs() < 1e-9),
        "the same games, rotated: {shares:?}"
    );
}

#[test]
fn in_a_tournament_lots_are_drawn_by_the_number_of_the_round() {
    for (round, score) in [(0, 3.0), (1, 9.0), (3, 3.0), (4, 9.0)] {
        for seed in 0..3 {
            let summary = Tournament::round::<Boxes>(&Faults::default(), &[Bot::Greedy], round, seed);
            let summary = summary.expect("the game ends");
            assert_eq!(summary.tallies[0].mean_score(), score, "the best of the box of round {round}");
        }
    }
    let tournament = Tournament::new(&[Bot::Greedy]).play::<Boxes>(&Faults::default(), [7, 7]);
    let scores = tournament.expect("the games end").scores();
    assert_eq!(scores[0].mean_score, 6.0, "rounds are counted from 0, whatever the seeds");
    let alone = play_one::<Boxes>(&Faults::default(), &[Bot::Greedy], 1).expect("the game ends");
    assert_ne!(alone.outcome.standings[0].score, 3, "elsewhere the bot chooses its box");
}
