//! Bots: they think on threads of their own, and a table never waits for one in vain.

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

/// So many questions in a turn may be withdrawn before a bot has less time for the next.
const FORGIVEN: u8 = 8;

/// A question that a bot was given.
struct Task {
    table: String,
    seat: Seat,
    level: Level,
    number: u64,
    party: Party,
    stop: Arc<AtomicBool>,
    began_at: Arc<AtomicU64>,
    /// For so long the seat was asked already, by questions that were withdrawn.
    spent: Duration,
}

/// The bots that think at a table.
#[derive(Debug, Default)]
pub(crate) struct Thinkers {
    list: Vec<Mind>,
    /// How many questions of each seat were withdrawn since its last move.
    withdrawn: [u8; MAX_SEATS],
    /// For how long each seat was asked since its last move, by questions that were withdrawn; the first few are
    /// forgiven. A bot that is asked again and again does not begin with its time anew every time, so that nobody keeps it
    /// from moving; but nobody makes it hasty with a move that is taken back and made again.
    spent: [u64; MAX_SEATS],
}

impl Thinkers {
    /// Whether nobody thinks.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether a bot that is asked again has less than its whole time.
    pub(crate) fn owe_time(&self) -> bool {
        self.withdrawn.iter().any(|withdrawn| FORGIVEN <= *withdrawn)
    }

    /// The bot that thinks about a seat.
    pub(crate) fn about(&self, seat: Seat) -> Option<&Mind> {
        self.list.iter().find(|mind| mind.seat == seat)
    }

    /// Tells everybody to stop.
    pub(crate) fn stop(&mut self) {
        for mind in self.list.drain(..) {
            mind.stop();
        }
    }

    /// A seat has moved: its next turn is another one.
    fn has_moved(&mut self, seat: u8) {
        let index = usize::from(seat);
        if let (Some(withdrawn), Some(spent)) = (self.withdrawn.get_mut(index), self.spent.get_mut(index)) {
            (*withdrawn, *spent) = (0, 0);
        }
    }

    /// A question that a seat was asked for so long is none any more.
    fn withdraw(&mut self, seat: Seat, asked_for: u64) {
        let withdrawn = &mut self.withdrawn[seat.index()];
        *withdrawn = withdrawn.saturating_add(1);
        if FORGIVEN < *withdrawn {
            self.spent[seat.index()] += asked_for;
        }
    }

    /// Whoever thinks under this number has finished; false if it was told to stop before.
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
    /// How long it takes altogether, once others leave it room to think.
    takes_ms: u64,
    /// What earlier questions have used of that.
    spent_ms: u64,
    asked_at: u64,
    /// When it began to think; 0 while it waits for others.
    began_at: Arc<AtomicU64>,
}

impl Mind {
    /// Tells it that its answer is of no use any more.
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How long it takes altogether, and what is left of that.
    pub(crate) fn progress(&self, now: u64) -> (u64, u64) {
        let spent = match self.began_at.load(Ordering::Relaxed) {
            0 => self.spent_ms,
            began_at => now.saturating_sub(began_at),
        };
        (self.takes_ms, self.takes_ms.saturating_sub(spent))
    }
}

/// What a seat is asked, and what it may answer. While this is the same, it does not matter to a bot what others do.
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

    /// After a change, tells those bots to stop whose question is not what it was, or who play for nobody any more.
    pub(crate) fn review_thinking(&mut self, deeds: &[Deed], now: u64) {
        let mut changes_questions = false;
        // What everybody goes back to is another position, though the question may sound the same.
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
    /// Lets every bot think that is asked and does not think yet, if somebody is there to see it.
    pub(crate) fn wake_bots(&self, room: &mut Room) {
        if self.is_closing() || room.policy.look_only || room.status() != Status::Running {
            return;
        }
        let attended = self.is_attended(room);
        for seat in room.asked().iter() {
            let Some(chair) = room.chairs.get(seat.index()) else { continue };
            let Some(level) = chair.occupant.bot else { continue };
            // A bot that stands in plays against the clock of a person, who need not look at it.
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
            // If there is room to think at once, whoever is told of the question is told of the progress, too.
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

    /// Waits for room to think.
    pub(crate) async fn room_to_think(&self, party: Party) -> Permit {
        self.minds().enter(Asking::of(party)).await.expect("any number of bots may wait")
    }

    /// Whether somebody follows a table, or has asked for it a moment ago.
    pub(crate) fn is_attended(&self, room: &Room) -> bool {
        let since = self.now().saturating_sub(room.attended_at);
        !room.subscribers.is_empty() || since < self.settings().attended_ms
    }

    /// How long a bot of this level takes for an answer, however hard the question is.
    fn time_for(&self, level: Level) -> Duration {
        budget(BotLevel::from(level).bot()) + Duration::from_millis(self.settings().bot_pause_ms)
    }

    /// Waits for room to think, thinks, waits until nobody can tell how hard the question was, and moves. If others
    /// leave it no room in time, or have asked it for so long that its time is up, any move is made for it.
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

    /// Thinks for as long as a bot of this level always takes; nothing if it found no move.
    async fn think(&self, task: &Task, thinking: Thinking, permit: Permit, limit: Duration) -> Option<Value> {
        let began = Instant::now();
        let stop = task.stop.clone();
        let thought = tokio::task::spawn_blocking(move || {
            // The room goes along: a bot that does not stop when told still counts as one that thinks.
            let _permit = permit;
            thinking(&stop)
        });
        let mv = match timeout_at(began + limit, thought).await {
            Ok(Ok(mv)) => Some(mv),
            Ok(Err(_)) => {
                // What a bot panics with may speak of what its seat alone knows.
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

    /// Makes the move of a bot, or any legal move if it has none, unless the question has changed meanwhile.
    async fn bot_plays(&self, task: &Task, mv: Option<Value>) -> Result<(), HubError> {
        // A bot that plays is no reason to keep the table in memory for longer than somebody looks at it.
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

/// The bot that finds its answer in what is left of its time.
fn hurried(bot: Bot, spent: Duration) -> Bot {
    let spent = u32::try_from(spent.as_millis()).unwrap_or(u32::MAX);
    match bot {
        Bot::Search(Budget::Millis(millis)) if spent < millis => Bot::Search(Budget::Millis(millis - spent)),
        Bot::Search(Budget::Millis(_)) => Bot::Greedy,
        Bot::Search(Budget::Iterations(_)) | Bot::Random | Bot::Novice | Bot::Greedy => bot,
    }
}

/// When a bot began that has used so much of its time already; never 0.
fn began(now: u64, spent: Duration) -> u64 {
    now.saturating_sub(spent.as_millis() as u64).max(1)
}
