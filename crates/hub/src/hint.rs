//! Hints: the move that a bot would make in a player's place.
//!
//! The request is a journal entry, so everyone at the table knows of it; the answer is only for the player.

use super::{
    GuestId, Hub, HubError,
    bots::{Question, budget},
    entry::Deed,
    party::Party,
    room::Room,
    text,
    text::Voice,
};
use crate::wire::Hint;
use approdo_bots::Bot;
use approdo_contract::Seat;
use approdo_phrases::Language;
use approdo_table::{Advice, Advising};
use sha2::{Digest, Sha256};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{sync::Notify, time::timeout};

/// A bot that thinks about a hint; dropped when the request is cancelled.
#[derive(Debug)]
pub(crate) struct Advisor {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    stop: Arc<AtomicBool>,
    withdrawn: Notify,
}

impl Advisor {
    /// Cancels the hint: the question has changed.
    pub(crate) fn withdraw(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.withdrawn.notify_one();
    }

    fn is_withdrawn(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

// The request may be cancelled at any time.
impl Drop for Advisor {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

struct Task {
    advisor: Arc<Advisor>,
    advising: Advising,
    party: Party,
}

impl Hub {
    /// The move that a bot would make for a seat of the browser, from what the seat may know. Fails if the question
    /// changes meanwhile.
    pub async fn hint(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        language: Language,
    ) -> Result<Hint, HubError> {
        let task = self.ask_advisor(guest, table, seat).await?;
        let advisor = Arc::clone(&task.advisor);
        let advice = self.advice(table, task).await?;
        let room = self.room(table).await?;
        room.own(guest, seat)?;
        match advice {
            Some(advice) if !advisor.is_withdrawn() => room.hint(seat, &advice, language),
            Some(_) | None => Err(HubError::Stale { version: room.chronicle.version }),
        }
    }

    /// Stores that a seat asks for a hint.
    async fn ask_advisor(&self, guest: GuestId, table: &str, seat: u8) -> Result<Task, HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            room.own(guest, seat)?;
            if !room.policy.hints {
                return Err(HubError::NoHints);
            }
            if room.policy.look_only {
                return Err(HubError::LookOnly);
            }
            room.expect_started()?;
            room.expect_short_journal()?;
            hub.expect_in_time(room, seat).await?;
            let bot = Bot::Search(hub.settings().hint_budget);
            let advising = room.table.advising(Seat(seat), bot, room.hint_seed(seat))?;
            room.advisors.retain(|advisor| advisor.strong_count() > 0);
            if room.advisors.iter().filter_map(|one| one.upgrade()).any(|one| one.seat == Seat(seat)) {
                return Err(HubError::HintUnderWay);
            }
            let before = room.begin();
            hub.commit_and_tell(room, before, vec![Deed::Hint { seat }]).await?;
            let (stop, withdrawn) = (Arc::default(), Notify::new());
            let question = room.question_of(Seat(seat)).expect("whoever is given advice is asked");
            let advisor = Arc::new(Advisor { seat: Seat(seat), question, stop, withdrawn });
            room.advisors.push(Arc::downgrade(&advisor));
            Ok(Task { advisor, advising, party: room.party() })
        })
        .await
    }

    /// Lets a bot think, with a permit of the bots' queue; `None` if the question changes.
    async fn advice(&self, table: &str, task: Task) -> Result<Option<Advice>, HubError> {
        let Task { advisor, advising, party } = task;
        let thinking = async {
            let permit = self.room_to_think(party).await;
            let (began, stop) = (tokio::time::Instant::now(), Arc::clone(&advisor.stop));
            let thought = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                advising(&stop)
            });
            let grace = Duration::from_millis(self.settings().bot_grace_ms);
            let limit = budget(Bot::Search(self.settings().hint_budget)) + grace;
            let problem = match timeout(limit, thought).await {
                Ok(Ok(advice)) => {
                    self.note_thought(began.elapsed());
                    return Ok(Some(advice));
                }
                Ok(Err(_)) => "a bot panicked over a hint",
                Err(_) => "a bot thought about a hint for too long",
            };
            tracing::error!(table, seat = advisor.seat.0, "{problem}");
            Err(HubError::Broken(problem.to_owned()))
        };
        tokio::select! {
            advice = thinking => advice,
            () = advisor.withdrawn.notified() => Ok(None),
        }
    }
}

impl Room {
    /// The seed of the bot: the same question always gets the same answer.
    fn hint_seed(&self, seat: u8) -> u64 {
        let asked = format!("{} {} {seat}", self.id, self.chronicle.step());
        let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = Sha256::digest(asked).into();
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }

    fn hint(&self, seat: u8, advice: &Advice, language: Language) -> Result<Hint, HubError> {
        let names = self.names();
        let voice = Voice { language, table: &*self.table, names: &names };
        let choices = self.choices(&voice, Seat(seat)).into_iter();
        let mut fitting = choices.filter(|choice| choice.mv == advice.mv && choice.refused.is_none());
        let choice =
            fitting.next().ok_or_else(|| HubError::Broken("a bot advised no legal move".to_owned()))?;
        let percent = |part: f32| (part.clamp(0.0, 1.0) * 100.0).round() as u8;
        let share = (0 < advice.tries).then(|| percent(advice.visits as f32 / advice.tries as f32));
        let value = advice.value.map(percent);
        let reason = match (share, value) {
            (Some(share), Some(value)) => text::speaker(language).text(
                "server-hint-search",
                &[
                    ("tries", f64::from(advice.tries).into()),
                    ("share", i32::from(share).into()),
                    ("value", i32::from(value).into()),
                ],
            ),
            (Some(_) | None, _) => text::speaker(language).text("server-hint-only", &[]),
        };
        let version = self.chronicle.version;
        Ok(Hint { seat, version, choice, reason, tries: advice.tries, share, value })
    }
}
