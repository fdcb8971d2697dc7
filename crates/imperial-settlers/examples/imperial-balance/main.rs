//! Win rates of factions and bots over games in which every faction is played equally often.
//!
//! `cargo run --release -p approdo-imperial-settlers --example imperial-balance -- 2 1000 steady standard 0` plays
//! 1000 games of two seats from seed 0 on. The factions are assigned as in a tournament. Several bots, as in
//! `search:100,steady`, take the seats in turn. With a Good after the seed, such as `vp` or `gold`, it prints from
//! which sources each faction got it and how much was left over; a folder after that has data files to use instead
//! of the built-in ones.

#![allow(clippy::print_stdout, reason = "the tables are what the program is for")]

mod points;

use approdo_bots::{Bot, Player};
use approdo_contract::prelude::*;
use approdo_contract::{Appraise, Journal, Pending, Seat, Step, pick};
use approdo_imperial_settlers::{
    ImperialSettlers, Move, Options, content::content, goods::Gain, ids::Faction, options::Mode,
};
use approdo_pieces::{NamedId, find_name};
use points::Points;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The results of a faction or a bot.
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
    if let Some(folder) = words.get(6) {
        let read = |file: &str| std::fs::read_to_string(format!("{folder}/{file}")).ok();
        ImperialSettlers::load(&read).expect("the data files of the folder are correct");
    }
    let options = Options { mode, ..Options::default() };
    let (mut by_faction, mut by_bot) = ([Tally::default(); 5], vec![Tally::default(); bots.len()]);
    let asked = words.get(5).map(|name| find_name::<Gain>(name).expect("then a Good, such as vp or gold"));
    let mut points = Points::of(asked.unwrap_or(Gain::Vp));
    for seed in first..first + games {
        let game = ImperialSettlers::setup(&options, seats).expect("the table is allowed");
        let factions: Vec<Faction> = Seat::all(seats).map(|seat| drawn(&game, seat, seed)).collect();
        let results = play(game, &factions, &bots, seed, &mut points);
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
    if asked.is_some() {
        points.print();
    }
}

/// A line of the table: win rate, its 95 % confidence interval, ratio to an equal share, and mean score.
fn print(name: &str, tally: Tally, seats: u8) {
    let games = f64::from(tally.games.max(1));
    let share = tally.wins / games;
    let (fair, score) = (share * f64::from(seats), tally.score / games);
    let doubt = 1.96 * (share * (1.0 - share) / games).sqrt();
    let (wins, doubt) = (100.0 * share, 100.0 * doubt);
    println!("{name:12} {:>6} {wins:>6.1}% {doubt:>5.1}% {fair:>7.2} {score:>6.1}", tally.games);
}

/// The faction assigned to a seat.
fn drawn(game: &ImperialSettlers, seat: Seat, round: u64) -> Faction {
    match game.lot(seat, round) {
        Some(Move::Faction(faction)) => faction,
        other => panic!("{other:?} is no faction"),
    }
}

/// Place and score of every seat after a game with these factions.
fn play(
    mut game: ImperialSettlers,
    factions: &[Faction],
    bots: &[Bot],
    seed: u64,
    points: &mut Points,
) -> Vec<(u8, i32)> {
    let mut luck = Pcg64Mcg::seed_from_u64(seed);
    let player = |seat: usize| Player::new(bots[seat % bots.len()], 7 * seed + seat as u64 + 1);
    let mut players: Vec<Player<ImperialSettlers>> = (0..factions.len()).map(player).collect();
    let mut watch = points.begin(factions);
    loop {
        let step = match game.pending() {
            Pending::Over(outcome) => {
                points.end(&watch, &game);
                return outcome.standings.iter().map(|standing| (standing.place, standing.score)).collect();
            }
            Pending::Chance { among, .. } => Step::Luck(pick(&mut luck, u32::from(among)) as u16),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                let mv = prepared(&game, seat, factions[seat.index()])
                    .or_else(|| players[seat.index()].choose(&game, seat));
                Step::Move(seat, mv.expect("there is a legal move"))
            }
        };
        let mut journal = Journal::on();
        game.apply(step, &mut journal);
        for event in journal.facts() {
            points.note(&mut watch, event);
        }
    }
}

/// The forced moves: the faction, and its ready-made deck with the expansion that it needs.
fn prepared(game: &ImperialSettlers, seat: Seat, faction: Faction) -> Option<Move> {
    let expands = content().factions[faction.index()].ready_expands;
    [Move::Faction(faction), if expands { Move::Expand } else { Move::BaseOnly }, Move::ReadyDeck]
        .into_iter()
        .find(|mv| game.check(seat, *mv).is_ok())
}
