//! The read-eval loop of one game.

mod back;
mod board;
mod look;

use super::{
    foreseen,
    order::Order,
    screen::{explain, in_order, show_choices, show_log, show_outcome, show_refusal},
    seating::Seating,
};
use crate::{Terminal, agreement::number, voice::Voice};
use anyhow::{Context, Result};
use approdo_contract::{Pending, Seat, SeatSet, Section, Viewer};
use approdo_table::{Choice, PlayError, Seed, StepError, Table, foresight::Foreseen, notation};
use serde_json::Value;
use std::{
    cell::Cell,
    fs::{self, File},
    io::{self, Write},
    mem,
    path::Path,
    slice,
    sync::atomic::AtomicBool,
};

/// A game and the people and bots around it.
pub(crate) struct Session {
    table: Box<dyn Table>,
    seed: Seed,
    seating: Seating,
    voice: Voice,
    /// For each seat the version up to which it has seen the log.
    told: Vec<u32>,
    /// The same for a spectator of a game between bots.
    told_spectators: u32,
    /// The seat that was asked last.
    at_keyboard: Option<Seat>,
    with_refused: bool,
    /// Whether another seat has changed the board since the person at the keyboard saw it.
    board_is_new: bool,
    /// The board as it was shown last.
    shown: Vec<Section>,
    /// Whether the log since the last question has its heading already.
    under_heading: bool,
    /// Prices and odds of the choices.
    foreseen: Vec<Foreseen>,
    /// Whether the game was saved at least once.
    saved: Cell<bool>,
}

/// What follows a line of input.
enum Next {
    /// The same question again.
    Ask,
    /// The table has changed.
    Look,
    /// The player quits.
    Leave,
}

impl Session {
    /// A session at a new or resumed table.
    pub(crate) fn new(table: Box<dyn Table>, seed: Seed, seating: Seating, voice: Voice) -> Self {
        // The log before the resumption is not printed; the player can still ask for it.
        let told = vec![table.version(); usize::from(table.seats())];
        let told_spectators = table.version();
        Session {
            table,
            seed,
            seating,
            voice,
            told,
            told_spectators,
            at_keyboard: None,
            with_refused: false,
            board_is_new: true,
            shown: Vec::new(),
            under_heading: false,
            foreseen: Vec::new(),
            saved: Cell::new(false),
        }
    }

    /// Plays until the game is over or the players leave.
    pub(crate) fn run(mut self, terminal: &mut Terminal<'_>) -> Result<()> {
        self.greet(terminal)?;
        loop {
            match self.table.pending() {
                Pending::Over(outcome) => {
                    let viewer = self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat);
                    self.tell(terminal)?;
                    terminal.line("")?;
                    self.show_board(viewer, terminal)?;
                    show_outcome(&outcome, Some(self.seed), &self.voice, terminal)?;
                    return self.offer_to_save(terminal);
                }
                Pending::Decision { seats, .. } => {
                    if let Some(seat) = seats.iter().find(|seat| self.seating.bot(*seat).is_some()) {
                        self.let_bot_move(seat, terminal)?;
                    } else if let Next::Leave = self.converse(self.next_person(seats), terminal)? {
                        return Ok(());
                    }
                }
                Pending::Chance { .. } => {
                    anyhow::bail!("the table waits for luck, which it should have settled")
                }
            }
        }
    }

    fn greet(&self, terminal: &mut Terminal<'_>) -> Result<()> {
        let voice = &self.voice;
        let title = self.table.meta().title;
        terminal
            .line(voice.text("cli-start", &[("game", title.into()), ("seats", self.table.seats().into())]))?;
        for seat in self.seating.seats() {
            let name = ("seat", voice.seat(seat).into());
            terminal.line(match self.seating.level(seat) {
                Some(level) => voice.text("cli-seats-bot", &[name, ("level", level.into())]),
                None => voice.text("cli-seats-person", &[name]),
            })?;
        }
        terminal.line(voice.text("cli-commitment", &[("digest", self.seed.digest().into())]))?;
        terminal.line(voice.text("cli-hint", &[]))?;
        Ok(())
    }

    /// Lets a bot move, and prints the log of each move at once: a strong bot may think for a while, and then move
    /// often.
    fn let_bot_move(&mut self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<()> {
        let bot = self.seating.bot(seat).context("a seat without a bot was asked for a bot's move")?;
        let luck = number(self.seed, u64::from(self.table.version()));
        self.tell(terminal)?;
        terminal.note(&self.voice.text("cli-thinking", &[("seat", self.voice.seat(seat).into())]))?;
        let mv = self.table.bot_move(seat, bot, luck)?;
        terminal.wipe()?;
        self.table.play(seat, &mv)?;
        self.board_is_new = true;
        self.tell(terminal)
    }

    /// Prints the log since last time for the person at the keyboard, or for a spectator of a game between bots.
    fn tell(&mut self, terminal: &mut Terminal<'_>) -> Result<()> {
        let version = self.table.version();
        let mut people = self.seating.people();
        let (viewer, since) = match (self.at_keyboard, people.next(), people.next()) {
            (Some(seat), ..) | (None, Some(seat), None) => (Viewer::Seat(seat), &mut self.told[seat.index()]),
            (None, None, _) => (Viewer::Spectator, &mut self.told_spectators),
            // With several people, each sees the log when they come to the keyboard.
            (None, Some(_), Some(_)) => return Ok(()),
        };
        let since = mem::replace(since, version);
        let lines = self.table.log(viewer, since);
        show_log(&lines, !self.under_heading, &self.voice, terminal)?;
        self.under_heading |= !lines.is_empty();
        Ok(())
    }

    /// The person at the keyboard stays if asked; otherwise the first seat that is asked.
    fn next_person(&self, seats: SeatSet) -> Seat {
        let stays = self.at_keyboard.filter(|seat| seats.contains(*seat));
        stays.or_else(|| seats.first()).unwrap_or(Seat(0))
    }

    /// Asks a person until the table changes.
    fn converse(&mut self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<Next> {
        let comes = self.at_keyboard != Some(seat);
        if comes && 1 < self.seating.people().count() && !self.hand_over(seat, terminal)? {
            return self.end_of_input(terminal);
        }
        if comes {
            self.under_heading = false;
        }
        self.at_keyboard = Some(seat);
        self.tell(terminal)?;
        self.under_heading = false;
        // People know the board after their own move, and the log shows its effects; it is printed after a bot's move.
        if comes || self.board_is_new {
            terminal.line("")?;
            self.show_board(Viewer::Seat(seat), terminal)?;
            self.board_is_new = false;
        } else if self.table.seats() == 1 {
            self.show_changes(Viewer::Seat(seat), terminal)?;
        }
        let choices = in_order(self.table.choices(seat));
        self.foreseen = self.table.foreseeing(seat)?(&AtomicBool::new(false));
        self.show_question(seat, &choices, terminal)?;
        loop {
            let prompt = self.voice.text("cli-prompt", &[("seat", self.voice.seat(seat).into())]);
            let Some(line) = terminal.ask(&prompt)? else {
                return self.end_of_input(terminal);
            };
            match self.obey(seat, Order::read(&line), &choices, terminal)? {
                Next::Ask => (),
                next @ (Next::Look | Next::Leave) => return Ok(next),
            }
        }
    }

    fn obey(
        &mut self,
        seat: Seat,
        order: Order,
        choices: &[Choice],
        terminal: &mut Terminal<'_>,
    ) -> Result<Next> {
        match order {
            Order::Choose(number) => match self.chosen(number, choices, terminal)? {
                Some(choice) => return self.play(seat, &choice.mv, None, terminal),
                None => return Ok(Next::Ask),
            },
            Order::Why(number) => {
                if let Some(choice) = self.chosen(number, choices, terminal)? {
                    explain(number, choice, &self.voice, terminal)?;
                    if let Some(foreseen) = foreseen::of(&self.foreseen, choice) {
                        foreseen::show_odds(foreseen, seat, &self.voice, terminal)?;
                    }
                    self.show_pieces(seat, choice, terminal)?;
                }
            }
            Order::All => {
                self.with_refused = !self.with_refused;
                self.show_question(seat, choices, terminal)?;
            }
            Order::Undo => {
                let undone = self.undo(seat);
                return self.travel(undone, "cli-undone", terminal);
            }
            Order::UndoTogether => {
                let undone = self.undo_together();
                return self.travel(undone, "cli-undone", terminal);
            }
            Order::Redo => {
                let redone = self.redo(seat);
                return self.travel(redone, "cli-redone", terminal);
            }
            Order::Rules(words) => self.look_up(&words, terminal)?,
            Order::Board => self.show_board(Viewer::Seat(seat), terminal)?,
            Order::Log => {
                let lines = self.table.log(Viewer::Seat(seat), 0);
                if lines.is_empty() {
                    terminal.line(self.voice.text("cli-nothing-happened", &[]))?;
                }
                show_log(&lines, true, &self.voice, terminal)?;
            }
            Order::Where(name) => self.locate(seat, &name, terminal)?,
            Order::Save(path) => self.save(&path, false, terminal)?,
            Order::Overwrite(path) => self.save(&path, true, terminal)?,
            Order::Incomplete(word) => self.ask_for_more(word, terminal)?,
            Order::Help => terminal.line(self.voice.text("cli-help", &[]))?,
            Order::Quit => {
                terminal.line(self.voice.text("cli-goodbye", &[]))?;
                return Ok(Next::Leave);
            }
            Order::Nothing => self.show_question(seat, choices, terminal)?,
            Order::Other(line) if line.parse::<f64>().is_ok() => self.no_choice(&line, choices, terminal)?,
            Order::Other(line) => match notation::read_move(&line) {
                Ok(mv) => return self.play(seat, &mv, Some(&line), terminal),
                Err(_) => self.shrug(&line, terminal)?,
            },
        }
        Ok(Next::Ask)
    }

    /// Makes a move, either a choice or one in notation.
    fn play(
        &mut self,
        seat: Seat,
        mv: &Value,
        typed: Option<&str>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Next> {
        match (self.table.play(seat, mv), typed) {
            (Ok(_), _) => Ok(Next::Look),
            (Err(PlayError::Refused(refusal)), _) => {
                show_refusal(&refusal, &self.voice, terminal)?;
                Ok(Next::Ask)
            }
            (Err(PlayError::Unreadable(StepError::Foreign { like: Some(like), .. })), Some(line)) => {
                let arguments = [("line", line.into()), ("like", String::from(like).into())];
                terminal.line(self.voice.text("cli-misread", &arguments))?;
                Ok(Next::Ask)
            }
            (Err(PlayError::Unreadable(_)), Some(line)) => {
                self.shrug(line, terminal)?;
                Ok(Next::Ask)
            }
            (Err(error @ (PlayError::Unreadable(_) | PlayError::NoSeed)), _) => Err(error.into()),
        }
    }

    /// Asks for the missing argument of an order.
    fn ask_for_more(&self, word: &str, terminal: &mut Terminal<'_>) -> Result<()> {
        let kind = match word {
            "why" => "number",
            "rules" => "words",
            "where" => "name",
            _ => "file",
        };
        let arguments = [("word", word.into()), ("kind", kind.into())];
        Ok(terminal.line(self.voice.text("cli-incomplete", &arguments))?)
    }

    fn shrug(&self, line: &str, terminal: &mut Terminal<'_>) -> Result<()> {
        Ok(terminal.line(self.voice.text("cli-unknown", &[("line", line.into())]))?)
    }

    fn chosen<'a>(
        &self,
        number: usize,
        choices: &'a [Choice],
        terminal: &mut Terminal<'_>,
    ) -> Result<Option<&'a Choice>> {
        let choice = number.checked_sub(1).and_then(|index| choices.get(index));
        if choice.is_none() {
            self.no_choice(&number.to_string(), choices, terminal)?;
        }
        Ok(choice)
    }

    fn no_choice(&self, number: &str, choices: &[Choice], terminal: &mut Terminal<'_>) -> Result<()> {
        let arguments = [("number", number.into()), ("most", choices.len().into())];
        Ok(terminal.line(self.voice.text("cli-no-choice", &arguments))?)
    }

    /// Saves the game with its seed: without it, an unfinished game could not be resumed.
    fn save(&self, path: &Path, overwrite: bool, terminal: &mut Terminal<'_>) -> Result<()> {
        let text = self.table.record().to_json();
        // For a folder, `create_new` would fail with "file exists" and suggest overwriting it.
        let written = if overwrite || path.is_dir() {
            fs::write(path, text)
        } else {
            File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()))
        };
        let file = ("file", path.display().to_string().into());
        match written {
            Ok(()) => {
                self.saved.set(true);
                terminal.line(self.voice.text("cli-saved", slice::from_ref(&file)))?;
                match self.table.pending() {
                    Pending::Over(_) => (),
                    Pending::Decision { .. } | Pending::Chance { .. } => {
                        terminal.line(self.voice.text("cli-saved-secrets", &[file]))?;
                    }
                }
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                terminal.line(self.voice.text("cli-exists", &[file]))?;
            }
            Err(error) => {
                let problem = ("problem", self.voice.problem(&error).into());
                terminal.line(self.voice.text("cli-not-saved", &[file, problem]))?;
            }
        }
        Ok(())
    }

    /// A finished game may still be saved; any other input quits.
    fn offer_to_save(&self, terminal: &mut Terminal<'_>) -> Result<()> {
        // A game between bots has no person to ask.
        if self.at_keyboard.is_none() {
            return Ok(());
        }
        let prompt = self.voice.text("cli-after", &[]);
        while let Some(line) = terminal.ask(&prompt)? {
            match Order::read(&line) {
                Order::Save(path) => self.save(&path, false, terminal)?,
                Order::Overwrite(path) => self.save(&path, true, terminal)?,
                Order::Incomplete(word) => self.ask_for_more(word, terminal)?,
                _ => break,
            }
        }
        Ok(())
    }

    fn show_question(&self, seat: Seat, choices: &[Choice], terminal: &mut Terminal<'_>) -> Result<()> {
        terminal.line("")?;
        if let Some(question) = self.table.question(seat) {
            if let Some(occasion) = question.occasion {
                terminal.line(self.voice.say(&occasion))?;
            }
            terminal.line(self.voice.say(&question.phrase))?;
        }
        show_choices(seat, choices, &self.foreseen, self.with_refused, &self.voice, terminal)?;
        Ok(())
    }

    /// Hands the keyboard to another person; false at the end of the input.
    fn hand_over(&self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<bool> {
        let name = [("seat", self.voice.seat(seat).into())];
        // Before the first question there is no secret on the screen, only the greeting.
        let leaves_secrets = self.at_keyboard.is_some();
        if leaves_secrets {
            terminal.clear()?;
        }
        terminal.line("")?;
        terminal.line(self.voice.text("cli-handover", &name))?;
        // A script sees no secrets, and its next line is an answer.
        if terminal.interactive {
            let came = terminal.ask(&self.voice.text("cli-handover-enter", &name))?.is_some();
            if leaves_secrets {
                terminal.clear()?;
            }
            return Ok(came);
        }
        Ok(true)
    }

    fn end_of_input(&self, terminal: &mut Terminal<'_>) -> Result<Next> {
        let key = if self.saved.get() { "cli-end-of-input-saved" } else { "cli-end-of-input" };
        terminal.line(self.voice.text(key, &[]))?;
        Ok(Next::Leave)
    }
}
