//! How the Separatist fares between bots: only tables where he was dealt are played to their end.
//! `docs/balance/archipelago.md` says what came out.
//!
//! `cargo run --release -p approdo-archipelago --example archipelago-separatist -- steady 20 medium 3 7000` plays 20 such
//! games of three seats from seed 7000 on. A folder after the seed has data files to be tried instead of the built-in
//! ones.

#![allow(clippy::print_stdout, reason = "the figures are printed")]

use approdo_archipelago::{
    Archipelago, Options,
    content::{Length, Victory, content},
    ids::ObjectiveId,
};
use approdo_bots::{
    Bot, Player,
    arena::{Interval, wilson},
};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Outcome, Pending, Seat, Step, Viewer, pick};
use approdo_pieces::NamedId;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &'static str| words.get(place).map_or(usual, String::as_str);
    let bot: Bot = word(0, "steady").parse()?;
    let games: u32 = word(1, "20").parse()?;
    let length = match word(2, "short") {
        "short" => Length::Short,
        "medium" => Length::Medium,
        "long" => Length::Long,
        other => {
            return Err(format!("there is no length called \"{other}\": use short, medium or long").into());
        }
    };
    let seats: u8 = word(3, "3").parse()?;
    let first: u64 = word(4, "0").parse()?;
    if let Some(folder) = words.get(5) {
        let read = |file: &str| std::fs::read_to_string(format!("{folder}/{file}")).ok();
        Archipelago::load(&read)?;
    }
    let mut sheet = Sheet::default();
    let mut seed = first;
    while sheet.games < games {
        if let Some(end) = play(bot, length, seats, seed)? {
            sheet.add(&end);
        }
        seed += 1;
    }
    println!(
        "| Length | Players | Games | Seeds | Independence | Won by the Separatist | Of these by points | Fair share \
         | Turns |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let Sheet { games, independence, points, turns } = sheet;
    let won = independence + points;
    let Interval { low, middle, high } = wilson(f64::from(won), u64::from(games));
    println!(
        "| {length:?} | {seats} | {games} | {first} to {} | {independence} | {:.0} % ({:.0} to {:.0} %) | {points} | {:.0} % \
         | {:.1} |",
        seed - 1,
        100.0 * middle,
        100.0 * low,
        100.0 * high,
        100.0 / f32::from(seats),
        turns as f32 / games.max(1) as f32,
    );
    Ok(())
}

/// How a game with a Separatist ended.
struct End {
    separatist: Seat,
    outcome: Outcome,
    turn: u8,
}

#[derive(Default)]
struct Sheet {
    games: u32,
    /// Colonies lost: the Separatist has won them all (ARC-13.6).
    independence: u32,
    /// Games that he won by victory points (ARC-29.7).
    points: u32,
    turns: u32,
}

impl Sheet {
    fn add(&mut self, end: &End) {
        self.games += 1;
        self.turns += u32::from(end.turn);
        if end.outcome.ended_by.0 == "ARC-28.1" {
            self.independence += 1;
        } else if end
            .outcome
            .standings
            .get(end.separatist.index())
            .is_some_and(|standing| standing.place == 1)
        {
            self.points += 1;
        }
    }
}

/// Plays one game; nothing if the Separatist was not dealt.
fn play(bot: Bot, length: Length, seats: u8, seed: u64) -> Result<Option<End>, Box<dyn Error>> {
    let options = Options { length, ..Options::default() };
    let mut game = Archipelago::setup(&options, seats).map_err(|refusal| refusal.to_string())?;
    let mut luck = Pcg64Mcg::seed_from_u64(seed);
    let mut players: Vec<Player<Archipelago>> =
        Seat::all(seats).map(|seat| Player::new(bot, seed ^ (u64::from(seat.0) + 1) << 32)).collect();
    let mut separatist = None;
    loop {
        let view = game.view(Viewer::Spectator);
        if separatist.is_none() && 0 < view.turn {
            separatist = Seat::all(seats).find(|seat| is_separatist(&game, *seat));
            if separatist.is_none() {
                return Ok(None);
            }
        }
        let step = match game.pending() {
            Pending::Over(outcome) => {
                return Ok(separatist.map(|separatist| End { separatist, outcome, turn: view.turn }));
            }
            Pending::Chance { among, .. } => Step::Luck(u16::try_from(pick(&mut luck, u32::from(among)))?),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().ok_or("a decision is somebody's")?;
                let mv = players[seat.index()].choose(&game, seat).ok_or("a seat without a move")?;
                Step::Move(seat, mv)
            }
        };
        game.apply(step, &mut Journal::off());
    }
}

/// Whether a player sees the Separatist in his hand.
fn is_separatist(game: &Archipelago, seat: Seat) -> bool {
    let own = &game.view(Viewer::Seat(seat)).players[seat.index()].objectives;
    let separatist = |id: &ObjectiveId| content().objectives[id.index()].victory == Victory::Separatist;
    own.iter().flatten().any(separatist)
}
