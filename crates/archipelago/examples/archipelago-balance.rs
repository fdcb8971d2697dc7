//! How harsh and how fair the game is between bots: how often independence comes, how long a game lasts, and what the
//! winner's objective was, and what came of the offers. `docs/balance/archipelago.md` says what came out.
//!
//! `cargo run --release -p approdo-archipelago --example archipelago-balance -- steady 100 short 3 7000` plays 100 short
//! games of three seats from seed 7000 on. The word `all` stands for every length or every number of seats. A folder
//! after the seed has data files to be tried instead of the built-in ones.

#![allow(clippy::print_stdout, reason = "the figures are printed")]

use approdo_archipelago::{
    Archipelago, Move, Options,
    content::{Length, Victory, content},
    ids::ObjectiveId,
};
use approdo_bots::{
    Bot,
    arena::{self, Interval, wilson},
};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Outcome, Step, Viewer};
use approdo_pieces::NamedId;
use std::{collections::BTreeMap, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &'static str| words.get(place).map_or(usual, String::as_str);
    let bot: Bot = word(0, "steady").parse()?;
    let games: u64 = word(1, "20").parse()?;
    let lengths = match word(2, "all") {
        "all" => vec![Length::Short, Length::Medium, Length::Long],
        word => vec![length(word)?],
    };
    let seats = match word(3, "all") {
        "all" => 2..=5,
        word => {
            let seats: u8 = word.parse()?;
            seats..=seats
        }
    };
    let first: u64 = word(4, "0").parse()?;
    if let Some(folder) = words.get(5) {
        let read = |file: &str| std::fs::read_to_string(format!("{folder}/{file}")).ok();
        Archipelago::load(&read)?;
    }
    println!(
        "| Length | Players | Games | Independence | Of these won by the Separatist | Turn limit | Turns | \
         Winner's VP | Last's VP |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut holders = BTreeMap::new();
    let mut talks = Vec::new();
    for length in lengths {
        for seats in seats.clone() {
            let sheet = play(bot, first..first + games, length, seats, &mut holders)?;
            println!("| {length:?} | {seats} | {games} | {sheet}");
            talks.push((length, seats, sheet.talk));
        }
    }
    println!();
    println!(
        "| Length | Players | Games | Begun | Sent | Accepted | Declined | Withdrawn | Games with a deal |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (length, seats, Talk { begun, sent, accepted, declined, withdrawn, games: dealt }) in talks {
        println!(
            "| {length:?} | {seats} | {games} | {begun} | {sent} | {accepted} | {declined} | {withdrawn} | {dealt} |"
        );
    }
    println!();
    println!("| Objective | Held | Won | Fair share |");
    println!("|---|---|---|---|");
    for (objective, Holder { held, won, due }) in holders {
        println!("| `{}` | {held} | {won:.1} | {due:.1} |", ObjectiveId(objective).name());
    }
    Ok(())
}

fn length(word: &str) -> Result<Length, Box<dyn Error>> {
    match word {
        "short" => Ok(Length::Short),
        "medium" => Ok(Length::Medium),
        "long" => Ok(Length::Long),
        other => Err(format!("there is no length called \"{other}\": use short, medium, long or all").into()),
    }
}

/// How the holders of an objective fared.
#[derive(Default)]
struct Holder {
    held: u32,
    /// Games won, a shared victory split evenly.
    won: f32,
    /// Games that its holders would have won if every seat won as often.
    due: f32,
}

/// What came of the offers, and in how many games one was accepted.
#[derive(Clone, Copy, Default)]
struct Talk {
    begun: u32,
    sent: u32,
    accepted: u32,
    declined: u32,
    withdrawn: u32,
    games: u32,
}

impl Talk {
    fn hear(&mut self, mv: Move) {
        match mv {
            Move::Offer(_) | Move::Call(_) => self.begun += 1,
            Move::Send => self.sent += 1,
            Move::Accept => self.accepted += 1,
            Move::Decline => self.declined += 1,
            Move::Withdraw => self.withdrawn += 1,
            _ => (),
        }
    }
}

/// What happened at one kind of table.
#[derive(Default)]
struct Sheet {
    games: u32,
    independence: u32,
    separatist: u32,
    turn_limit: u32,
    turns: u32,
    /// The sum of the squares of the numbers of turns.
    squares: u32,
    scored: u32,
    first: i32,
    last: i32,
    talk: Talk,
}

impl std::fmt::Display for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Interval { low, middle, high } = wilson(f64::from(self.independence), u64::from(self.games));
        let mean = |total: i32| total as f32 / self.scored.max(1) as f32;
        let games = self.games as f32;
        let turns = self.turns as f32 / games;
        // The standard error of the mean.
        let error = ((self.squares as f32 / games - turns * turns).max(0.0) / games).sqrt();
        write!(
            f,
            "{:.0} % ({:.0} to {:.0} %) | {} | {} | {turns:.1} ± {error:.1} | {:.1} | {:.1} |",
            100.0 * middle,
            100.0 * low,
            100.0 * high,
            self.separatist,
            self.turn_limit,
            mean(self.first),
            mean(self.last),
        )
    }
}

fn play(
    bot: Bot,
    seeds: std::ops::Range<u64>,
    length: Length,
    seats: u8,
    holders: &mut BTreeMap<u8, Holder>,
) -> Result<Sheet, arena::ArenaError> {
    let options = Options { length, ..Options::default() };
    let mut sheet = Sheet::default();
    for seed in seeds {
        let mut last = None;
        let deals = sheet.talk.accepted;
        let bots = vec![bot; usize::from(seats)];
        let record = arena::play_watched::<Archipelago>(&options, &bots, seed, |game, step| {
            if let Step::Move(_, mv) = step {
                sheet.talk.hear(mv);
            }
            last = Some((game.clone(), step));
        })?;
        sheet.talk.games += u32::from(deals < sheet.talk.accepted);
        let (mut game, step) = last.expect("a game has steps");
        game.apply(step, &mut Journal::off());
        add(&mut sheet, holders, &game, &record.outcome);
    }
    Ok(sheet)
}

fn add(sheet: &mut Sheet, holders: &mut BTreeMap<u8, Holder>, game: &Archipelago, outcome: &Outcome) {
    let view = game.view(Viewer::Spectator);
    sheet.games += 1;
    sheet.turns += u32::from(view.turn);
    sheet.squares += u32::from(view.turn).pow(2);
    sheet.turn_limit += u32::from(outcome.ended_by.0 == "ARC-28.10");
    let winners = outcome.standings.iter().filter(|standing| standing.place == 1).count();
    if outcome.ended_by.0 == "ARC-28.1" {
        sheet.independence += 1;
        sheet.separatist += u32::from(winners == 1);
    } else {
        sheet.scored += 1;
        sheet.first += outcome.standings.iter().map(|standing| standing.score).max().unwrap_or(0);
        sheet.last += outcome.standings.iter().map(|standing| standing.score).min().unwrap_or(0);
    }
    for (screen, standing) in view.players.iter().zip(&outcome.standings) {
        for objective in screen.objectives.iter().flatten() {
            let holder = holders.entry(objective.0).or_default();
            let alone = content().objectives[objective.index()].victory == Victory::Separatist;
            holder.held += 1;
            if standing.place == 1 {
                holder.won += 1.0 / winners as f32;
            }
            // There is a winner unless the colony is lost; the Separatist is compared over all games.
            if 0 < winners || alone {
                holder.due += 1.0 / outcome.standings.len() as f32;
            }
        }
    }
}
