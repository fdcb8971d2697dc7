//! Live tables without a network: seats, moves, undo, bots, clocks, chat, history. [`wire`] holds the types of requests
//! and answers, the same for HTTP and WebSocket.
//!
//! The life of a command: lock the room of the table; answer from memory if the idempotency key is known; check the
//! version and the seat; let the game check the move; append the entries to the store durably; only then answer and
//! publish. If storing fails, the room is suspect and is read again from the store before it is used.
//!
//! ```text
//! room       a table in memory                     chronicle  state derived from the journal, besides the game
//! chair      owner and player of a seat            load       rebuilds a table from the store
//! create     new tables, lists                     founding   how a new table is stored
//! seats      claiming, leaving, links, hosts       invite     one link for all free seats
//! play       moves                                 undo       undo alone, and by consent of all
//! bots       bots on their own threads             hint       the move that a bot suggests to a player
//! time       clocks, absence, idle tables          entry      encoding of journal entries
//! state      a table as a viewer sees it           publish    pushes to subscribers
//! history    earlier steps, recaps                 records    export, import, fork, rematch
//! chat       chat and private notes                text       sentences in the reader's language
//! scroll     long logs, written on a copy          complaint  errors in a setup or a replay file
//! queue      fair semaphore                        party      unit of fairness: one address
//! errands    permits for long work                 replays    permits to replay long journals
//! watch      detects that the machine slept        attempt    idempotency keys of new tables
//! register   log of what happens besides the game  policy     settings of a table besides its options
//! commit     stores a change atomically            late       stale requests
//! eviction   which tables stay in memory           outlook    cache: whose move it is at evicted tables
//! place      role of a browser at a table
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
    /// With this many slots, eviction looks for tables to drop.
    look_at: AtomicUsize,
    /// Cache of the seats that are asked at evicted tables.
    outlooks: Outlooks,
    /// Semaphore of the bots that think at the same time.
    minds: Queue,
    /// Salt for hashes of addresses. It lives as long as the hub, so stored hashes cannot be reversed later.
    salt: [u8; 32],
    /// Number for the next bot that begins to think, unique also when its table is read again meanwhile.
    minds_begun: AtomicU64,
    /// How often bots have thought, and their total time.
    thoughts: AtomicU64,
    thought_micros: AtomicU64,
    closing: AtomicBool,
    /// Detects that the machine slept.
    watch: Watch,
    /// When no server was up, or its machine slept; read when first needed.
    pauses: OnceCell<Pauses>,
    errands: Queue,
    replays: Replays,
    /// Tables that failed to load a short while ago.
    damaged: Damaged,
}

/// The place of a table in memory; empty until the table is requested.
type Slot = tokio::sync::Mutex<Option<Box<Room>>>;

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

    /// The number of tables in memory, and of their subscribers. Tables that are being loaded are not counted.
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

    /// Fails if tables cannot be read or changed.
    pub async fn check_health(&self) -> Result<(), HubError> {
        self.list_public(None, None, 1).await?;
        Ok(self.journal().ready().await?)
    }

    /// How often bots have thought, and their total time.
    pub fn thinking_figures(&self) -> (u64, Duration) {
        let micros = self.shared.thought_micros.load(Ordering::Relaxed);
        (self.shared.thoughts.load(Ordering::Relaxed), Duration::from_micros(micros))
    }

    /// Counts one thought of a bot and its duration.
    pub(crate) fn note_thought(&self, took: Duration) {
        self.shared.thoughts.fetch_add(1, Ordering::Relaxed);
        self.shared.thought_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// For tests: replaces the game of a table by another world. The table can only be looked at afterwards.
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

    /// For tests: takes all permits of bots until the result is dropped.
    #[doc(hidden)]
    pub fn occupy_minds(&self) -> impl Sized + Send + 'static {
        std::iter::from_fn(|| self.minds().try_enter()).collect::<Vec<_>>()
    }

    /// The current time. If the machine slept, that time becomes a pause, which no clock counts.
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

    /// Since when the server is awake. Absence before that is not counted.
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

    /// The locked room of a table, for a client's request.
    pub(crate) async fn room(&self, table: &str) -> Result<RoomGuard, HubError> {
        let room = self.quiet_room(table).await?;
        Ok(self.attended(room))
    }

    /// The room of a table, for a request that may hold a permit for long work. If the table is not in memory, the
    /// permit is given back first: a replay must not block other long work.
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

    /// Notes that a client asked for a table.
    pub(crate) fn attended(&self, mut room: RoomGuard) -> RoomGuard {
        let was_attended = self.is_attended(&room);
        (room.touched_at, room.attended_at) = (self.now(), self.now());
        if !was_attended {
            self.wake_bots(&mut room);
        }
        room
    }

    /// The locked room of a table, for internal work: it does not keep the table in memory and lets no bots think. The
    /// room is read from the store if it is missing or suspect.
    pub(crate) async fn quiet_room(&self, table: &str) -> Result<RoomGuard, HubError> {
        self.quiet_room_with(table, None).await
    }

    /// The same, with a permit to replay the journal if the caller has it.
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
            // Waits for a permit without the lock of the room and without an empty slot in the list.
            drop(guard);
            self.forget_empty(&id);
            if let Some(lane) = lane? {
                permit = self.permit_to_replay(&id, lane, own).await?;
            }
        }
    }

    /// The room of a table if it is in memory; `None` while it is being loaded.
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

    /// Reads a table into its slot. It runs to completion even if the request is cancelled, so that the next request
    /// finds the table instead of starting again.
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
        // Poisoning is harmless: a panic never leaves the list half changed.
        self.shared.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// After every stored change: wakes the bots that are asked and publishes to the subscribers.
    pub(crate) fn announce(&self, room: &mut Room, since: u32) {
        self.wake_bots(room);
        room.publish(self.now(), since);
    }

    /// Runs long work on a blocking thread, with the permit of the request.
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
        // The panic's message is not logged: it may contain secrets.
        done.await.map_err(|_| HubError::Broken("a long piece of work panicked".to_owned()))
    }

    /// Runs a change to completion even if its request is cancelled: what was stored is also published.
    pub(crate) async fn to_the_end<T: Send + 'static>(
        &self,
        change: impl Future<Output = Result<T, HubError>> + Send + 'static,
    ) -> Result<T, HubError> {
        // Boxed: the future of a change is large, and each call would copy it.
        match replays::spawn(Box::pin(change).instrument(Span::current())).await {
            Ok(answer) => answer,
            Err(error) => {
                // The panic's message is not logged: it may contain secrets.
                let how = if error.is_panic() { "panicked" } else { "was cancelled" };
                tracing::error!("a command {how} half-way; its table is read again from the store");
                Err(HubError::Broken(format!("a command {how} half-way")))
            }
        }
    }
}

/// The table in a slot that is known to be filled.
fn unlocked(guard: OwnedMutexGuard<Option<Box<Room>>>) -> RoomGuard {
    OwnedMutexGuard::map(guard, |room| &mut **room.as_mut().expect("the room is there"))
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").field("rooms", &self.rooms().len()).finish_non_exhaustive()
    }
}
