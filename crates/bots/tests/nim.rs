//! Nim, where the best move is known.

use approdo_bots::{
    Bot, Budget, Player, SearchSettings, Settings,
    arena::{Tournament, play_one},
    choose, consider,
};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, Seat, Step, pick};
use approdo_nim::{Nim, Options};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Different positions of random two-seat games in which the one to move can force a win.
fn winning_positions(options: Options) -> Vec<Nim> {
    let mut positions = Vec::new();
    for seed in 0..40 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = Nim::setup(&options, 2).expect("two seats");
        let mut moves = Vec::new();
        while let Pending::Decision { .. } = game.pending() {
            game.legal_moves(game.turn(), &mut moves);
            if game.mover_wins() == Some(true) && 2 < moves.len() && !positions.contains(&game) {
                positions.push(game.clone());
            }
            let mv = moves[pick(&mut rng, moves.len() as u32) as usize];
            game.apply(Step::Move(game.turn(), mv), &mut Journal::off());
        }
    }
    positions
}

/// A search that compares all moves by random play to the last stone and never asks the appraisal, which knows the
/// theory of the game.
fn unaided() -> Settings {
    let search = SearchSettings {
        width: usize::MAX,
        trust: 0.0,
        doubt: 3.0,
        tries: 1,
        shortest: 1_000,
        longest: 1_000,
        ..SearchSettings::default()
    };
    Settings { search, ..Settings::default() }
}

/// In how many of the positions the bot moves to one that is lost for its opponent.
fn solved(positions: &[Nim], bot: Bot, settings: Settings) -> usize {
    let keeps_the_win = |(seed, position): (u64, &Nim)| {
        let mut after = position.clone();
        let mut player = Player::with(bot, settings, Pcg64Mcg::seed_from_u64(seed));
        let mv = player.choose(position, position.turn()).expect("somebody is asked");
        after.apply(Step::Move(position.turn(), mv), &mut Journal::off());
        matches!(after.pending(), Pending::Over(_)) || after.mover_wins() == Some(false)
    };
    (0..).zip(positions).filter(|row| keeps_the_win(*row)).count()
}

#[test]
fn search_finds_the_winning_move() {
    for misere in [false, true] {
        let mut positions = winning_positions(Options { piles: 3, misere });
        // On fuller tables random playouts are less informative.
        positions.retain(|position| position.piles().iter().sum::<u8>() <= 4);
        assert!(10 < positions.len(), "{} positions", positions.len());
        let found = solved(&positions, Bot::Search(Budget::Iterations(2_000)), unaided());
        assert_eq!(found, positions.len(), "misere {misere}");
        let guessed = solved(&positions, Bot::Random, unaided());
        assert!(guessed < positions.len() / 2, "guessing finds {guessed} of {}", positions.len());
    }
}

#[test]
fn random_play_tells_good_moves_from_bad_ones() {
    let positions = winning_positions(Options { piles: 5, misere: false });
    let found = solved(&positions, Bot::Search(Budget::Iterations(1_000)), unaided());
    let guessed = solved(&positions, Bot::Random, unaided());
    assert!(2 * guessed < found, "{found} and by guessing {guessed} of {}", positions.len());
}

#[test]
fn an_appraisal_that_knows_the_theory_guides_the_search() {
    let positions = winning_positions(Options { piles: 5, misere: true });
    for playouts in [1, 30, 300] {
        let found = solved(&positions, Bot::Search(Budget::Iterations(playouts)), Settings::default());
        assert!(positions.len() * 9 / 10 < found, "{playouts} playouts: {found} of {}", positions.len());
    }
}

/// How many of 100 games of two seats the first bot wins; it begins in half of them.
fn wins(options: Options, bots: [Bot; 2]) -> u32 {
    let mut wins = 0;
    for seed in 0..100 {
        let first = (seed % 2) as usize;
        let mut game = Nim::setup(&options, 2).expect("two seats");
        let mut players = [0, 1].map(|seat: usize| {
            let rng = Pcg64Mcg::seed_from_u64(seed / 2 * 2 + seat as u64);
            Player::with(bots[(seat + first) % 2], unaided(), rng)
        });
        let mut luck = Pcg64Mcg::seed_from_u64(seed / 2);
        let outcome = loop {
            let step = match game.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance { among, .. } => Step::Luck(pick(&mut luck, u32::from(among)) as u16),
                Pending::Decision { .. } => {
                    let seat = game.turn();
                    Step::Move(seat, players[seat.index()].choose(&game, seat).expect("somebody is asked"))
                }
            };
            game.apply(step, &mut Journal::off());
        };
        wins += u32::from(outcome.standings[Seat(first as u8).index()].place == 1);
    }
    wins
}

#[test]
fn search_beats_random_nearly_always() {
    let options = Options { piles: 4, misere: false };
    let against_random = wins(options, [Bot::Search(Budget::Iterations(400)), Bot::Random]);
    assert!(85 <= against_random, "{against_random} of 100");
}

#[test]
fn search_plays_for_each_of_three_seats() {
    let options = Options { piles: 3, misere: false };
    let bots = [Bot::Search(Budget::Iterations(200)), Bot::Random, Bot::Random];
    let scores = Tournament::new(&bots).play::<Nim>(&options, 0..60).expect("the games end").scores();
    assert!(0.4 < scores[0].win_share.low, "{scores:?}");
}

#[test]
fn greedy_follows_an_appraisal_that_knows_the_theory() {
    let positions = winning_positions(Options { piles: 5, misere: true });
    assert_eq!(solved(&positions, Bot::Greedy, Settings::default()), positions.len());
    let novice = solved(&positions, Bot::Novice, Settings::default());
    assert!(
        novice < positions.len() && solved(&positions, Bot::Random, Settings::default()) < novice,
        "{novice}"
    );
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let game = Nim::setup(&Options::default(), 2).expect("two seats");
    for bot in [Bot::Random, Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(300))] {
        for seed in 0..20 {
            let thought = consider(&game, game.turn(), bot, seed).expect("somebody is asked");
            assert_eq!(Some(&thought), consider(&game, game.turn(), bot, seed).as_ref());
            assert_eq!(Some(thought.mv), choose(&game, game.turn(), bot, seed), "{bot} says what it does");
        }
    }
    let by_seed = |seed| choose(&game, game.turn(), Bot::Random, seed);
    assert!((0..20).any(|seed| by_seed(seed) != by_seed(seed + 1)), "seeds matter");
}

#[test]
fn a_single_legal_move_needs_no_thought() {
    let mut game = Nim::setup(&Options { piles: 1, misere: false }, 2).expect("two seats");
    let mut moves = Vec::new();
    game.legal_moves(game.turn(), &mut moves);
    game.apply(Step::Move(game.turn(), moves[1]), &mut Journal::off());
    let expert = Bot::Search(Budget::Millis(600_000));
    let thought = consider(&game, game.turn(), expert, 1).expect("somebody is asked");
    assert_eq!((thought.visits, thought.alternatives.len()), (0, 0));
    assert!(play_one::<Nim>(&Options::default(), &[Bot::Random, Bot::Greedy], 1).is_ok());
}
