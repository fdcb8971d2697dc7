//! Bots: they think on threads of their own, and the game goes on even if one fails or is too slow.

use super::{
    Hub, HubError,
    entry::Deed,
    guest::random,
    party::Party,
    queue::{Asking, Permit},
    room::Room,
};
use crate::wire::{Level, Status};
use approdo_bots::{Bot, Budget, Level as BotLevel};
use approdo_contract::{MAX_SEATS, Seat};
use approdo_table::{Choice, Thinking};
use serde_json::Value;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

/// The number of withdrawn questions per turn that cost a bot no time.
const FORGIVEN: u8 = 8;

/// A question put to a bot.
struct Task {
    table: String,
    seat: Seat,
    level: Level,
    number: u64,
    party: Party,
    stop: Arc<AtomicBool>,
    began_at: Arc<AtomicU64>,
    /// Time already used on withdrawn questions of this turn.
    spent: Duration,
}

/// The bots that think at a table.
#[derive(Debug, Default)]
pub(crate) struct Thinkers {
    list: Vec<Mind>,
    /// How many questions of each seat were withdrawn since its last move.
    withdrawn: [u8; MAX_SEATS],
    /// The time each seat used on withdrawn questions since its last move; the first few are free. Questions that keep
    /// changing must not delay a bot forever, so it does not start over each time; but a single move that is taken back
    /// and made again must not make it hasty.
    spent: [u64; MAX_SEATS],
}

impl Thinkers {
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether a bot that is asked again has less than its whole time.
    pub(crate) fn owe_time(&self) -> bool {
        self.withdrawn.iter().any(|withdrawn| FORGIVEN <= *withdrawn)
    }

    pub(crate) fn about(&self, seat: Seat) -> Option<&Mind> {
        self.list.iter().find(|mind| mind.seat == seat)
    }

    pub(crate) fn stop(&mut self) {
        for mind in self.list.drain(..) {
            mind.stop();
        }
    }

    /// Resets the withdrawn questions of a seat that has moved.
    fn has_moved(&mut self, seat: u8) {
        let index = usize::from(seat);
        if let (Some(withdrawn), Some(spent)) = (self.withdrawn.get_mut(index), self.spent.get_mut(index)) {
            (*withdrawn, *spent) = (0, 0);
        }
    }

    /// A question was withdrawn after it had been asked for this time.
    fn withdraw(&mut self, seat: Seat, asked_for: u64) {
        let withdrawn = &mut self.withdrawn[seat.index()];
        *withdrawn = withdrawn.saturating_add(1);
        if FORGIVEN < *withdrawn {
            self.spent[seat.index()] += asked_for;
        }
    }

    /// Removes the bot with this number; false if it was told to stop before.
    fn finish(&mut self, number: u64) -> bool {
        let place = self.list.iter().position(|mind| mind.number == number);
        place.map(|place| self.list.swap_remove(place)).is_some()
    }
}

/// A bot that thinks about a seat.
#[derive(Debug)]
pub(crate) struct Mind {
    seat: Seat,
    number: u64,
    level: Level,
    question: Question,
    stop: Arc<AtomicBool>,
    /// Its total time, once it has a permit.
    takes_ms: u64,
    /// The part of that time used on earlier questions.
    spent_ms: u64,
    asked_at: u64,
    /// When it began to think; 0 while it waits for a permit.
    began_at: Arc<AtomicU64>,
}

impl Mind {
    /// Cancels it: its answer is no longer needed.
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Its total time, and the rest of it.
    pub(crate) fn progress(&self, now: u64) -> (u64, u64) {
        let spent = match self.began_at.load(Ordering::Relaxed) {
            0 => self.spent_ms,
            began_at => now.saturating_sub(began_at),
        };
        (self.takes_ms, self.takes_ms.saturating_sub(spent))
    }
}

/// What a seat is asked, and its choices. While this is equal, moves of other seats do not interrupt a bot.
#[derive(Debug, PartialEq)]
pub(crate) struct Question {
    asked: Option<approdo_table::Question>,
    choices: Vec<Choice>,
}

impl Room {
    /// What a seat is asked now, if it is asked.
    pub(crate) fn question_of(&self, seat: Seat) -> Option<Question> {
        let (asked, choices) = (self.table.question(seat), self.table.choices(seat));
        self.asked().contains(seat).then_some(Question { asked, choices })
    }

    /// After a change, stops bots whose question changed or who no longer play their seat.
    pub(crate) fn review_thinking(&mut self, deeds: &[Deed], now: u64) {
        let mut changes_questions = false;
        // Going back together leads to another position, even if the question looks the same.
        let mut ends_all = false;
        for deed in deeds {
            match deed {
                Deed::Move { seat, .. } | Deed::Redo { seat } => {
                    changes_questions = true;
                    self.minds.has_moved(*seat);
                }
                Deed::Luck { .. } | Deed::Undo { .. } => changes_questions = true,
                Deed::Rewind { .. } | Deed::Resumed => ends_all = true,
                Deed::Seat { .. }
                | Deed::AskUndo { .. }
                | Deed::AnswerUndo { .. }
                | Deed::Hint { .. }
                | Deed::Name { .. }
                | Deed::Rematch { .. } => (),
            }
        }
        let is_same = |room: &Room, seat: Seat, question: &Question| {
            !ends_all && (!changes_questions || room.question_of(seat).as_ref() == Some(question))
        };
        for mind in std::mem::take(&mut self.minds.list) {
            let plays = self.chairs[mind.seat.index()].occupant.bot == Some(mind.level);
            if plays && is_same(self, mind.seat, &mind.question) {
                self.minds.list.push(mind);
            } else {
                mind.stop();
                self.minds.withdraw(mind.seat, now.saturating_sub(mind.asked_at));
            }
        }
        for advisor in std::mem::take(&mut self.advisors) {
            let Some(one) = advisor.upgrade() else { continue };
            let plays = self.chairs[one.seat.index()].occupant.is_played_by_person();
            if plays && is_same(self, one.seat, &one.question) {
                self.advisors.push(advisor);
            } else {
                one.withdraw();
            }
        }
    }
}

impl Hub {
    /// Starts every bot that is asked and idle, if the table is attended.
    pub(crate) fn wake_bots(&self, room: &mut Room) {
        if self.is_closing() || room.policy.look_only || room.status() != Status::Running {
            return;
        }
        let attended = self.is_attended(room);
        for seat in room.asked().iter() {
            let Some(chair) = room.chairs.get(seat.index()) else { continue };
            let Some(level) = chair.occupant.bot else { continue };
            // A stand-in plays against the clock of its person, even if the table is not attended.
            let hurries = room.policy.clock.is_some() && chair.occupant.has_stand_in();
            if !(attended || hurries) || room.minds.about(seat).is_some() {
                continue;
            }
            let Some(question) = room.question_of(seat) else { continue };
            let spent = Duration::from_millis(room.minds.spent[seat.index()]);
            let bot = hurried(BotLevel::from(level).bot(), spent);
            let seed = u64::from_le_bytes(random());
            let Ok(thinking) = room.table.thinking(seat, bot, seed) else { continue };
            let (stop, began_at) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
            // If there is a permit at once, the push with the question already shows the bot's progress.
            let permit = self.minds().try_enter();
            let asked_at = self.now();
            if permit.is_some() {
                began_at.store(began(asked_at, spent), Ordering::Relaxed);
            }
            let takes_ms = self.time_for(level).as_millis() as u64;
            let number = self.shared.minds_begun.fetch_add(1, Ordering::Relaxed);
            let mind = Mind {
                seat,
                number,
                level,
                question,
                stop: stop.clone(),
                takes_ms,
                spent_ms: spent.as_millis() as u64,
                asked_at,
                began_at: began_at.clone(),
            };
            room.minds.list.push(mind);
            let (table, party) = (room.id.0.clone(), room.party());
            let task = Task { table, seat, level, number, party, stop, began_at, spent };
            tokio::spawn(self.clone().answer(task, thinking, permit));
        }
    }

    pub(crate) async fn room_to_think(&self, party: Party) -> Permit {
        self.minds().enter(Asking::of(party)).await.expect("any number of bots may wait")
    }

    /// Whether the table has subscribers, or was requested a moment ago.
    pub(crate) fn is_attended(&self, room: &Room) -> bool {
        let since = self.now().saturating_sub(room.attended_at);
        !room.subscribers.is_empty() || since < self.settings().attended_ms
    }

    /// The fixed time of a bot of this level for an answer, however hard the question is.
    fn time_for(&self, level: Level) -> Duration {
        budget(BotLevel::from(level).bot()) + Duration::from_millis(self.settings().bot_pause_ms)
    }

    /// Waits for a permit, thinks, waits out the fixed time so that the delay reveals nothing, and moves. If it gets no
    /// permit in time, or its time is used up, a random move is made.
    async fn answer(self, task: Task, thinking: Thinking, permit: Option<Permit>) {
        let grace = Duration::from_millis(self.settings().bot_grace_ms);
        let limit = budget(BotLevel::from(task.level).bot()) + grace;
        let permit = match permit {
            Some(permit) => Ok(permit),
            None => {
                let permit = timeout(limit.saturating_sub(task.spent), self.room_to_think(task.party)).await;
                task.began_at.store(began(self.now(), task.spent), Ordering::Relaxed);
                permit
            }
        };
        let mv = match permit {
            Ok(_) if !task.spent.is_zero() && self.time_for(task.level) + grace <= task.spent => {
                tracing::warn!(table = task.table, seat = task.seat.0, "a bot was never left to finish");
                None
            }
            Ok(permit) => self.think(&task, thinking, permit, limit).await,
            Err(_) => {
                tracing::warn!(table = task.table, seat = task.seat.0, "a bot found no room to think");
                None
            }
        };
        if let Err(error) = self.bot_plays(&task, mv).await {
            tracing::warn!(table = task.table, seat = task.seat.0, %error, "a bot could not move; it tries again");
        }
    }

    /// Thinks for the fixed time of its level; `None` if it found no move.
    async fn think(&self, task: &Task, thinking: Thinking, permit: Permit, limit: Duration) -> Option<Value> {
        let began = Instant::now();
        let stop = task.stop.clone();
        let thought = tokio::task::spawn_blocking(move || {
            // The permit is held by the thread: a bot that ignores the stop still counts as thinking.
            let _permit = permit;
            thinking(&stop)
        });
        let mv = match timeout_at(began + limit, thought).await {
            Ok(Ok(mv)) => Some(mv),
            Ok(Err(_)) => {
                // The panic's message is not logged: it may contain secrets of the seat.
                tracing::error!(
                    table = task.table,
                    seat = task.seat.0,
                    "a bot panicked; any move is made for it"
                );
                None
            }
            Err(_) => {
                task.stop.store(true, Ordering::Relaxed);
                tracing::warn!(table = task.table, seat = task.seat.0, "a bot thought for too long");
                None
            }
        };
        self.note_thought(began.elapsed());
        sleep_until(began + self.time_for(task.level).saturating_sub(task.spent)).await;
        mv
    }

    /// Makes the move of a bot, or a random one if it has none, unless the question has changed meanwhile.
    async fn bot_plays(&self, task: &Task, mv: Option<Value>) -> Result<(), HubError> {
        // `quiet_room`: a bot that plays must not keep an unattended table in memory.
        let mut guard = self.quiet_room(&task.table).await?;
        let room = &mut *guard;
        if !room.minds.finish(task.number) {
            return Ok(());
        }
        if let Some(mv) = mv {
            match self.make_move(room, task.seat.0, &mv, None).await {
                Ok(_) => return Ok(()),
                Err(error @ (HubError::Unavailable(_) | HubError::Stale { .. })) => return Err(error),
                Err(error) => {
                    tracing::error!(table = task.table, seat = task.seat.0, %error, "a bot chose a refused move");
                }
            }
        }
        let mv = room.table.bot_move(task.seat, Bot::Random, u64::from_le_bytes(random()))?;
        self.make_move(room, task.seat.0, &mv, None).await.map(drop)
    }
}

/// How long a bot may think. Quick ones count as no time.
pub(crate) fn budget(bot: Bot) -> Duration {
    match bot {
        Bot::Search(Budget::Millis(millis)) => Duration::from_millis(u64::from(millis)),
        Bot::Search(Budget::Iterations(_)) | Bot::Random | Bot::Novice | Bot::Greedy => Duration::ZERO,
    }
}

/// The same bot with what is left of its time.
fn hurried(bot: Bot, spent: Duration) -> Bot {
    let spent = u32::try_from(spent.as_millis()).unwrap_or(u32::MAX);
    match bot {
        Bot::Search(Budget::Millis(millis)) if spent < millis => Bot::Search(Budget::Millis(millis - spent)),
        Bot::Search(Budget::Millis(_)) => Bot::Greedy,
        Bot::Search(Budget::Iterations(_)) | Bot::Random | Bot::Novice | Bot::Greedy => bot,
    }
}

/// The start time that makes `spent` already used up; never 0.
fn began(now: u64, spent: Duration) -> u64 {
    now.saturating_sub(spent.as_millis() as u64).max(1)
}
