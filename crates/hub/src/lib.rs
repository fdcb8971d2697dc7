//! Live tables without a network: who sits where, moves, undo, bots, clocks, chat, history. [`wire`] is what they tell and
//! are told, the same over HTTP and over sockets.
//!
//! The life of a command: the room of the table is locked; a key that is known already gets its old answer; the
//! version and the seat are checked; the game itself says whether the move is legal; the entries are stored
//! durably; only then is anybody told. If storing fails, the room is read again from the store before anybody
//! sees it.
//!
//! ```text
//! room       a table in memory                     chronicle  what its journal adds up to
//! chair      whose a seat is and who plays it      load       back to life from the store
//! create     new tables, lists                     founding   how a new table is stored
//! seats      who sits where, links, hosts          invite     one link for all free seats
//! play       moves                                 undo       taking back, alone and by consent
//! bots       thinking off the async threads        hint       what a bot would do in a player's place
//! time       clocks, absence, idle tables          entry      the words of the journal
//! state      a table as a viewer sees it           publish    pushes to subscribers
//! history    earlier steps, recaps                 records    export, import, fork, rematch
//! chat       what people say and note              text       sentences in the reader's language
//! scroll     long logs, written aside              complaint  what is wrong with a setup or a replay file
//! queue      permits to think or to work            party      on whose behalf
//! errands    who waits for long work               replays    who waits for a long journal
//! watch      since when the server is awake         attempt    idempotency keys of new tables
//! register   what happens besides the game          policy     what was agreed besides its options
//! commit     what is stored as a whole             late       requests about what is no more
//! eviction   which tables stay in memory           outlook    whose move it is elsewhere
//! place      who belongs to a table
//! ```

#![allow(
    clippy::disallowed_types,
    reason = "a server measures time and counts by key; no rule is decided here"
)]

mod attempt;
mod bots;
mod chair;
mod chat;
mod chronicle;
mod clock;
mod commit;
mod complaint;
mod create;
mod entry;
mod errands;
mod error;
mod eviction;
mod foreseen;
mod founding;
mod guest;
mod hint;
mod history;
mod invite;
mod late;
mod load;
mod outlook;
mod party;
mod place;
mod play;
mod policy;
mod publish;
mod queue;
mod records;
mod register;
mod replays;
mod room;
mod scroll;
mod seats;
mod settings;
mod standings;
mod state;
mod text;
mod time;
mod undo;
mod watch;
pub mod wire;

pub use attempt::Attempt;
pub use complaint::Complaint;
pub use error::{HubError, Sort};
pub use guest::{GuestId, Visitor};
pub use publish::{Push, Subscription};
pub use replays::asked_from;
pub use room::Place;
pub use settings::{Clock, HubSettings, ManualClock, SystemClock};
pub use state::StateQuery;
pub use text::{refusal, speaker};

use approdo_store::{Directory, Journal, Notes, Stores, TableId};
use approdo_table::{Module, Table};
use clock::Pauses;
use load::Damaged;
use outlook::Outlooks;
use queue::{Permit, Queue};
use replays::Replays;
use room::Room;
use std::{
    collections::HashMap,
    fmt,
    future::Future,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::sync::{OnceCell, OwnedMappedMutexGuard, OwnedMutexGuard};
use tracing::{Instrument, Span};
use watch::Watch;

/// All tables of a server. Cheap to clone: every clone is the same hub.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
}

struct Shared {
    stores: Stores,
    games: &'static [Module],
    settings: HubSettings,
    clock: Arc<dyn Clock>,
    rooms: Mutex<HashMap<TableId, Arc<Slot>>>,
    /// Once there are so many places, some tables may have to be forgotten.
    look_at: AtomicUsize,
    /// Who is asked at tables that are not in memory.
    outlooks: Outlooks,
    /// Room for the bots that may think at a time.
    minds: Queue,
    /// What makes addresses unreadable before anything of them is stored; it is forgotten with this hub.
    salt: [u8; 32],
    /// How many bots have begun to think: each has a number of its own, also if its table is read again meanwhile.
    minds_begun: AtomicU64,
    /// How often bots have thought, and for how long altogether.
    thoughts: AtomicU64,
    thought_micros: AtomicU64,
    closing: AtomicBool,
    /// Since when the server is awake.
    watch: Watch,
    /// When no server was up, or its machine slept, once somebody wants to know.
    pauses: OnceCell<Pauses>,
    /// Who waits for long work.
    errands: Queue,
    /// Who waits for the replay of a long journal.
    replays: Replays,
    /// Tables that could not be brought back a short while ago.
    damaged: Damaged,
}

/// The place of a table in memory; empty until somebody asks for it.
type Slot = tokio::sync::Mutex<Option<Box<Room>>>;

/// A table, locked.
pub(crate) type RoomGuard = OwnedMappedMutexGuard<Option<Box<Room>>, Room>;

impl Hub {
    /// A hub for these games over this store.
    pub fn new(
        stores: impl Into<Stores>,
        games: &'static [Module],
        settings: HubSettings,
        clock: Arc<dyn Clock>,
    ) -> Hub {
        let minds = Queue::new(settings.bot_workers.max(1), usize::MAX);
        let errands = Queue::new(1, settings.most_waiting);
        let replays = Replays::new(settings.most_waiting);
        let watch = Watch::begin(&*clock);
        Hub {
            shared: Arc::new(Shared {
                stores: stores.into(),
                games,
                settings,
                clock,
                rooms: Mutex::default(),
                look_at: AtomicUsize::new(0),
                outlooks: Outlooks::default(),
                minds,
                salt: guest::random(),
                minds_begun: AtomicU64::new(0),
                thoughts: AtomicU64::new(0),
                thought_micros: AtomicU64::new(0),
                closing: AtomicBool::new(false),
                watch,
                pauses: OnceCell::new(),
                errands,
                replays,
                damaged: Damaged::default(),
            }),
        }
    }

    /// The games that can be played here.
    pub fn games(&self) -> &'static [Module] {
        self.shared.games
    }

    /// The settings of this hub.
    pub fn settings(&self) -> &HubSettings {
        &self.shared.settings
    }

    /// How many tables are in memory, and how many subscribers they have. A table that is being read has nobody yet,
    /// and nobody waits for it here.
    pub async fn load_figures(&self) -> (usize, usize) {
        let (mut tables, mut subscribers) = (0, 0);
        let ids: Vec<TableId> = self.rooms().keys().cloned().collect();
        for id in ids {
            if let Some(room) = self.room_at_hand(&id.0).await {
                tables += 1;
                subscribers += room.subscribers.len();
            }
        }
        (tables, subscribers)
    }

    /// Says what is wrong if tables cannot be read or changed any more.
    pub async fn check_health(&self) -> Result<(), HubError> {
        self.list_public(None, None, 1).await?;
        Ok(self.journal().ready().await?)
    }

    /// How often bots have thought, and for how long altogether.
    pub fn thinking_figures(&self) -> (u64, Duration) {
        let micros = self.shared.thought_micros.load(Ordering::Relaxed);
        (self.shared.thoughts.load(Ordering::Relaxed), Duration::from_micros(micros))
    }

    /// A bot has thought for so long.
    pub(crate) fn note_thought(&self, took: Duration) {
        self.shared.thoughts.fetch_add(1, Ordering::Relaxed);
        self.shared.thought_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Lets a test put another world in the place of a table's game. What happens to it afterwards is of no use
    /// for anything but looking.
    #[doc(hidden)]
    pub async fn replace_world(
        &self,
        table: &str,
        other: impl FnOnce(&dyn Table) -> Box<dyn Table>,
    ) -> Result<(), HubError> {
        let mut room = self.room(table).await?;
        room.table = other(&*room.table);
        Ok(())
    }

    pub(crate) fn journal(&self) -> &dyn Journal {
        &*self.shared.stores.journal
    }

    pub(crate) fn directory(&self) -> &dyn Directory {
        &*self.shared.stores.directory
    }

    pub(crate) fn notes(&self) -> &dyn Notes {
        &*self.shared.stores.notes
    }

    pub(crate) fn minds(&self) -> &Queue {
        &self.shared.minds
    }

    /// Lets a test take all room to think, until it drops what it is given.
    #[doc(hidden)]
    pub fn occupy_minds(&self) -> impl Sized + Send + 'static {
        std::iter::from_fn(|| self.minds().try_enter()).collect::<Vec<_>>()
    }

    /// What time it is. Time that nobody lived through, because the machine slept, counts on no clock.
    pub(crate) fn now(&self) -> u64 {
        let (now, leap) = self.shared.watch.look(&*self.shared.clock);
        if let Some((slept, woken)) = leap {
            tracing::warn!(millis = woken - slept, "the machine slept, or its clock was set forward");
            if let Some(pauses) = self.shared.pauses.get() {
                pauses.add(slept, woken);
            }
        }
        now
    }

    /// Since when the server is awake: nobody is known to have been away before.
    pub(crate) fn awake_since(&self) -> u64 {
        self.shared.watch.since()
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.shared.closing.load(Ordering::SeqCst)
    }

    pub(crate) fn close(&self) {
        self.shared.closing.store(true, Ordering::SeqCst);
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<&'static Module, HubError> {
        let found = self.shared.games.iter().find(|module| module.meta.id == id);
        found.ok_or_else(|| HubError::UnknownGame(id.to_owned()))
    }

    /// The room of a table, locked, for somebody who asks for it.
    pub(crate) async fn room(&self, table: &str) -> Result<RoomGuard, HubError> {
        let room = self.quiet_room(table).await?;
        Ok(self.attended(room))
    }

    /// The room of a table for somebody who may have a permit for long work. If the table is not at hand, it is given
    /// back: nobody else should wait until a journal is replayed.
    pub(crate) async fn room_with_permit(
        &self,
        table: &str,
        permit: &mut Option<Permit>,
    ) -> Result<RoomGuard, HubError> {
        if permit.is_some() {
            if let Some(room) = self.room_at_hand(table).await {
                return Ok(self.attended(room));
            }
            *permit = None;
        }
        self.room(table).await
    }

    /// Notes that somebody asks for a table.
    pub(crate) fn attended(&self, mut room: RoomGuard) -> RoomGuard {
        let was_attended = self.is_attended(&room);
        (room.touched_at, room.attended_at) = (self.now(), self.now());
        if !was_attended {
            self.wake_bots(&mut room);
        }
        room
    }

    /// The room of a table, locked, for whatever is no reason to keep it in memory or to let its bots think; it is
    /// read from the store if it is not there, or cannot be trusted.
    pub(crate) async fn quiet_room(&self, table: &str) -> Result<RoomGuard, HubError> {
        self.quiet_room_with(table, None).await
    }

    /// The same, for whoever may have the permit already to replay its journal.
    pub(crate) async fn quiet_room_with(
        &self,
        table: &str,
        mut permit: Option<Permit>,
    ) -> Result<RoomGuard, HubError> {
        let id = TableId(table.to_owned());
        loop {
            if self.is_closing() {
                return Err(HubError::Closing);
            }
            let guard = self.slot(&id).lock_owned().await;
            if guard.as_ref().is_some_and(|room| !room.suspect) {
                return Ok(unlocked(guard));
            }
            let lane = if permit.is_none() { self.lane_of(&id).await } else { Ok(None) };
            if let Ok(None) = lane {
                return Ok(unlocked(Box::pin(self.fill(id, guard, permit)).await?));
            }
            let own = guard.as_ref().map(|room| room.party());
            // Whoever waits for a permit keeps nobody from the table, and leaves nothing behind.
            drop(guard);
            self.forget_empty(&id);
            if let Some(lane) = lane? {
                permit = self.permit_to_replay(&id, lane, own).await?;
            }
        }
    }

    /// The room of a table if it is in memory; whoever asks never waits for a journal.
    async fn room_at_hand(&self, table: &str) -> Option<RoomGuard> {
        let id = TableId(table.to_owned());
        let slot = self.rooms().get(&id)?.clone();
        let guard = match slot.clone().try_lock_owned() {
            Ok(guard) => guard,
            Err(_) => tokio::select! {
                biased;
                () = self.shared.replays.begin_of(&id) => return None,
                guard = slot.lock_owned() => guard,
            },
        };
        guard.as_ref().is_some_and(|room| !room.suspect).then(|| unlocked(guard))
    }

    fn slot(&self, id: &TableId) -> Arc<Slot> {
        self.rooms().entry(id.clone()).or_default().clone()
    }

    /// Reads a table into its place. Once begun it comes to an end even if nobody waits for it any more: whoever asks
    /// next finds the table there, and does not begin anew.
    async fn fill(
        &self,
        id: TableId,
        mut guard: OwnedMutexGuard<Option<Box<Room>>>,
        permit: Option<Permit>,
    ) -> Result<OwnedMutexGuard<Option<Box<Room>>>, HubError> {
        let hub = self.clone();
        self.to_the_end(async move {
            if hub.is_closing() {
                return Err(HubError::Closing);
            }
            let _begun = hub.shared.replays.begin(&id);
            if let Some(room) = guard.as_mut() {
                hub.reload_with(room, permit).await?;
                hub.wake_bots(room);
                return Ok(guard);
            }
            match hub.load(&id, permit).await {
                Ok(room) => {
                    *guard = Some(Box::new(room));
                    hub.make_room().await;
                    Ok(guard)
                }
                Err(error) => {
                    drop(guard);
                    hub.forget_empty(&id);
                    Err(error)
                }
            }
        })
        .await
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        // The list itself is never left half changed, whatever panicked.
        self.shared.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What follows every stored change: bots that are asked begin to think, and everybody is told.
    pub(crate) fn announce(&self, room: &mut Room, since: u32) {
        self.wake_bots(room);
        room.publish(self.now(), since);
    }

    /// Does a long piece of work away from the threads that answer, with the permit of whoever asked for it.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        permit: Permit,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HubError> {
        let span = Span::current();
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            span.in_scope(work)
        });
        // What it panicked with may speak of secrets.
        done.await.map_err(|_| HubError::Broken("a long piece of work panicked".to_owned()))
    }

    /// Runs a change to its end even if nobody waits for it any more: what was stored is also published.
    pub(crate) async fn to_the_end<T: Send + 'static>(
        &self,
        change: impl Future<Output = Result<T, HubError>> + Send + 'static,
    ) -> Result<T, HubError> {
        // What is handed on from here is a pointer: a change is large, and every hand would take a copy of it.
        match replays::spawn(Box::pin(change).instrument(Span::current())).await {
            Ok(answer) => answer,
            Err(error) => {
                // What it panicked with may speak of secrets.
                let how = if error.is_panic() { "panicked" } else { "was cancelled" };
                tracing::error!("a command {how} half-way; its table is read again from the store");
                Err(HubError::Broken(format!("a command {how} half-way")))
            }
        }
    }
}

/// The table in a place that was found to hold one.
fn unlocked(guard: OwnedMutexGuard<Option<Box<Room>>>) -> RoomGuard {
    OwnedMutexGuard::map(guard, |room| &mut **room.as_mut().expect("the room is there"))
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").field("rooms", &self.rooms().len()).finish_non_exhaustive()
    }
}
