//! Bots: they think on threads of their own, and a table never waits for one in vain.

use super::{
    Hub, HubError,
    guest::random,
    minds::{Party, Turn},
    room::Room,
};
use crate::wire::{Level, Status};
use approdo_bots::{Bot, Budget, Level as BotLevel};
use approdo_contract::Seat;
use approdo_table::Thinking;
use serde_json::Value;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

/// A question that a bot was given.
struct Task {
    table: String,
    seat: Seat,
    level: Level,
    epoch: u64,
    party: Party,
    stop: Arc<AtomicBool>,
    began_at: Arc<AtomicU64>,
}

/// A bot that thinks about a seat.
#[derive(Debug)]
pub(crate) struct Mind {
    pub(crate) seat: Seat,
    stop: Arc<AtomicBool>,
    /// How long it takes altogether, once others leave it room to think.
    takes_ms: u64,
    /// When it began to think; 0 while it waits for others.
    began_at: Arc<AtomicU64>,
}

impl Mind {
    /// Tells it that its answer is of no use any more.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How long it takes altogether, and what is left of that.
    pub(crate) fn progress(&self, now: u64) -> (u64, u64) {
        let spent = match self.began_at.load(Ordering::Relaxed) {
            0 => 0,
            began_at => now.saturating_sub(began_at),
        };
        (self.takes_ms, self.takes_ms.saturating_sub(spent))
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
            if !(attended || hurries) || room.minds.iter().any(|mind| mind.seat == seat) {
                continue;
            }
            let bot = BotLevel::from(level).bot();
            let seed = u64::from_le_bytes(random());
            let Ok(thinking) = room.table.thinking(seat, bot, seed) else { continue };
            let (stop, began_at) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
            // If there is room to think at once, whoever is told of the question is told of the progress, too.
            let turn = self.minds().try_enter();
            if turn.is_some() {
                began_at.store(self.now(), Ordering::Relaxed);
            }
            let takes_ms = self.time_for(level).as_millis() as u64;
            room.minds.push(Mind { seat, stop: stop.clone(), takes_ms, began_at: began_at.clone() });
            let (table, epoch, party) = (room.id.0.clone(), room.epoch, room.party());
            let task = Task { table, seat, level, epoch, party, stop, began_at };
            tokio::spawn(self.clone().answer(task, thinking, turn));
        }
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
    /// leave it no room in time, any move is made for it.
    async fn answer(self, task: Task, thinking: Thinking, turn: Option<Turn>) {
        let grace = Duration::from_millis(self.settings().bot_grace_ms);
        let limit = budget(BotLevel::from(task.level).bot()) + grace;
        let turn = match turn {
            Some(turn) => Ok(turn),
            None => {
                let turn = timeout(limit, self.minds().enter(task.party)).await;
                task.began_at.store(self.now(), Ordering::Relaxed);
                turn
            }
        };
        let mv = match turn {
            Ok(turn) => self.think(&task, thinking, turn, limit).await,
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
    async fn think(&self, task: &Task, thinking: Thinking, turn: Turn, limit: Duration) -> Option<Value> {
        let began = Instant::now();
        let stop = task.stop.clone();
        let thought = tokio::task::spawn_blocking(move || {
            // The room goes along: a bot that does not stop when told still counts as one that thinks.
            let _turn = turn;
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
        sleep_until(began + self.time_for(task.level)).await;
        mv
    }

    /// Makes the move of a bot, or any legal move if it has none, unless the question has changed meanwhile.
    async fn bot_plays(&self, task: &Task, mv: Option<Value>) -> Result<(), HubError> {
        // A bot that plays is no reason to keep the table in memory for longer than somebody looks at it.
        let mut guard = self.quiet_room(&task.table).await?;
        let room = &mut *guard;
        if room.epoch != task.epoch {
            return Ok(());
        }
        room.minds.retain(|mind| mind.seat != task.seat);
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
