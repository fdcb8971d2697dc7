//! Bots: they think on threads of their own, and a table never waits for one in vain.

use super::{Hub, HubError, guest::random, room::Mind, room::Room};
use crate::wire::{Level, Status};
use approdo_bots::{Bot, Budget, Level as BotLevel};
use approdo_contract::Seat;
use approdo_table::Thinking;
use serde_json::Value;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::time::{sleep_until, timeout};

/// A question that a bot was given.
struct Task {
    table: String,
    seat: Seat,
    level: Level,
    epoch: u64,
    stop: Arc<AtomicBool>,
}

impl Hub {
    /// Lets every bot think that is asked and does not think yet.
    pub(crate) fn wake_bots(&self, room: &mut Room) {
        if self.is_closing() || room.policy.look_only || room.status() != Status::Running {
            return;
        }
        for seat in room.asked().iter() {
            let Some(level) = room.chairs.get(seat.index()).and_then(|chair| chair.bot()) else { continue };
            if room.minds.iter().any(|mind| mind.seat == seat) {
                continue;
            }
            let bot = BotLevel::from(level).bot();
            let seed = u64::from_le_bytes(random());
            let Ok(thinking) = room.table.thinking(seat, bot, seed) else { continue };
            let stop = Arc::new(AtomicBool::new(false));
            room.minds.push(Mind { seat, stop: stop.clone() });
            let task = Task { table: room.id.0.clone(), seat, level, epoch: room.epoch, stop };
            tokio::spawn(self.clone().answer(task, thinking));
        }
    }

    /// Thinks, waits until nobody can tell how hard the question was, and moves.
    async fn answer(self, task: Task, thinking: Thinking) {
        let Ok(permit) = self.minds().acquire_owned().await else { return };
        let budget = budget(BotLevel::from(task.level).bot());
        let began = tokio::time::Instant::now();
        let answer_at = began + budget + Duration::from_millis(self.settings().bot_pause_ms);
        let stop = task.stop.clone();
        let thought = tokio::task::spawn_blocking(move || {
            // The permit goes along: a bot that does not stop when told still counts as one that thinks.
            let _permit = permit;
            thinking(&stop)
        });
        let limit = budget + Duration::from_millis(self.settings().bot_grace_ms);
        let mv = match timeout(limit, thought).await {
            Ok(Ok(mv)) => Some(mv),
            Ok(Err(error)) => {
                tracing::error!(table = task.table, seat = task.seat.0, %error, "a bot failed");
                None
            }
            Err(_) => {
                task.stop.store(true, Ordering::Relaxed);
                tracing::warn!(table = task.table, seat = task.seat.0, "a bot thought for too long");
                None
            }
        };
        self.note_thought(began.elapsed());
        sleep_until(answer_at).await;
        if let Err(error) = self.bot_plays(&task, mv).await {
            tracing::warn!(table = task.table, seat = task.seat.0, %error, "a bot could not move; it tries again");
        }
    }

    /// Makes the move of a bot, or any legal move if it has none, unless the question has changed meanwhile.
    async fn bot_plays(&self, task: &Task, mv: Option<Value>) -> Result<(), HubError> {
        let touched_at = self.now();
        let mut guard = self.room(&task.table).await?;
        let room = &mut *guard;
        // A bot that plays is no reason to keep the table in memory for longer than somebody looks at it.
        room.touched_at = room.touched_at.min(touched_at);
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
