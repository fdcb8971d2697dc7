//! Which faction wins how often, and which bot: games in which every faction is played as often as every other.
//!
//! `cargo run --release -p approdo-imperial-settlers --example balance -- 2 1000 steady standard 0` plays 1000 games of
//! two seats from seed 0 on. Each game takes the next group of factions, and the seats rotate. With several bots, as
//! in `search:100,steady`, the seats take them in turn.

#![allow(clippy::print_stdout, reason = "the tables are what the program is for")]

use approdo_bots::{Bot, Player};
use approdo_contract::{Game, Journal, Pending, Seat, Step, pick};
use approdo_imperial_settlers::{ImperialSettlers, Move, Options, ids::Faction, options::Mode};
use approdo_pieces::NamedId;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// What a faction or a bot has reached.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u32,
    wins: f64,
    score: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).map_or(usual.to_owned(), Clone::clone);
    let seats: u8 = word(0, "2").parse().expect("first the number of seats, from 1 to 5");
    let games: u64 = word(1, "100").parse().expect("then the number of games");
    let bots = word(2, "steady");
    let bots: Vec<Bot> =
        bots.split(',').map(|bot| bot.parse().expect("then bots, such as steady,random")).collect();
    let mode = match word(3, "standard").as_str() {
        "base" => Mode::Base,
        "standard" => Mode::Standard,
        "open" => Mode::Open,
        other => panic!("then a mode: base, standard or open, not {other}"),
    };
    let first: u64 = word(4, "0").parse().expect("then the first seed");
    let in_play = if mode == Mode::Base { 4 } else { 5 };
    let groups = groups(usize::from(seats), &Faction::ALL[..in_play]);
    let (mut by_faction, mut by_bot) = ([Tally::default(); 5], vec![Tally::default(); bots.len()]);
    for seed in first..first + games {
        let at = seed as usize;
        let mut factions = groups[at % groups.len()].clone();
        factions.rotate_left(at / groups.len() % usize::from(seats));
        let results = play(&factions, &bots, mode, seed);
        let winners = results.iter().filter(|(place, _)| *place == 1).count() as f64;
        for (seat, (place, score)) in results.into_iter().enumerate() {
            for tally in [&mut by_faction[factions[seat].index()], &mut by_bot[seat % bots.len()]] {
                tally.games += 1;
                tally.wins += if place == 1 { 1.0 / winners } else { 0.0 };
                tally.score += f64::from(score);
            }
        }
    }
    println!("{:12} {:>6} {:>7} {:>6} {:>7} {:>6}", "", "games", "wins", "+-", "x fair", "score");
    for (faction, tally) in Faction::ALL.iter().zip(by_faction) {
        print(faction.name(), tally, seats);
    }
    for (bot, tally) in bots.iter().zip(by_bot) {
        print(&bot.to_string(), tally, seats);
    }
}

/// A line of the table: how often it won, how far chance may have moved that (95 %), how it compares with an equal
/// share, and the mean score.
fn print(name: &str, tally: Tally, seats: u8) {
    let games = f64::from(tally.games.max(1));
    let share = tally.wins / games;
    let (fair, score) = (share * f64::from(seats), tally.score / games);
    let doubt = 1.96 * (share * (1.0 - share) / games).sqrt();
    let (wins, doubt) = (100.0 * share, 100.0 * doubt);
    println!("{name:12} {:>6} {wins:>6.1}% {doubt:>5.1}% {fair:>7.2} {score:>6.1}", tally.games);
}

/// Every set of so many factions.
fn groups(seats: usize, factions: &[Faction]) -> Vec<Vec<Faction>> {
    let sets = (0..1_u32 << factions.len()).filter(|set| set.count_ones() as usize == seats);
    let members = |set: u32| (0..factions.len()).filter(move |place| set & 1 << place != 0);
    sets.map(|set| members(set).map(|place| factions[place]).collect()).collect()
}

/// Place and score of every seat after a game with these factions.
fn play(factions: &[Faction], bots: &[Bot], mode: Mode, seed: u64) -> Vec<(u8, i32)> {
    let options = Options { mode, ..Options::default() };
    let mut game = ImperialSettlers::setup(&options, factions.len() as u8).expect("the table is allowed");
    let mut luck = Pcg64Mcg::seed_from_u64(seed);
    let player = |seat: usize| Player::new(bots[seat % bots.len()], 7 * seed + seat as u64 + 1);
    let mut players: Vec<Player<ImperialSettlers>> = (0..factions.len()).map(player).collect();
    let mut chosen = 0;
    loop {
        let step = match game.pending() {
            Pending::Over(outcome) => {
                return outcome.standings.iter().map(|standing| (standing.place, standing.score)).collect();
            }
            Pending::Chance { among, .. } => Step::Luck(pick(&mut luck, u32::from(among)) as u16),
            Pending::Decision { .. } if chosen < factions.len() => {
                chosen += 1;
                Step::Move(Seat(chosen as u8 - 1), Move::Faction(factions[chosen - 1]))
            }
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                Step::Move(seat, players[seat.index()].choose(&game, seat).expect("there is a legal move"))
            }
        };
        game.apply(step, &mut Journal::off());
    }
}
