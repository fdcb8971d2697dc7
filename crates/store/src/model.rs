//! The stored types.

use std::fmt;

/// Id of a table, chosen by the caller and unique in the store.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Timestamp: milliseconds since the Unix epoch, by the caller's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

/// Uptime of one server process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Life {
    /// When it started.
    pub started: Moment,
    /// The last moment at which it is known to have been up.
    pub last: Moment,
}

/// The hash of a token: of a browser, of a link to a seat, of a host. The token itself is never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Secret seed of a table's luck, until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SecretSeed(pub [u8; 32]);

// `Debug` is redacted: a seed in a log would reveal the dice to come.
impl fmt::Debug for SecretSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretSeed(..)")
    }
}

/// Status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// The game is under way.
    Running,
    /// The game has ended.
    Over,
}

/// Occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatKind {
    /// Free.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A table to be created, with its seats and the journal it begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id, unique.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// Options of the game, as JSON.
    pub options: String,
    /// Secret seed of its luck.
    pub seed: SecretSeed,
    /// The published commitment to the seed.
    pub seed_digest: String,
    /// Whether a person chose the seed, so that its luck was known to that person.
    pub seed_chosen: bool,
    /// Display name.
    pub name: String,
    /// Whether it is public: listed for everybody.
    pub public: bool,
    /// Status.
    pub status: Status,
    /// Policy as JSON: clocks, undo, what happens to absent players.
    pub policy: String,
    /// The browsers that are its hosts.
    pub host: TokenHash,
    /// Provenance (a fork, an import, a rematch), if any.
    pub origin: Option<String>,
    /// When it was made.
    pub created_at: Moment,
    /// The seats; seat 0 first.
    pub seats: Vec<SeatRow>,
    /// Which browsers hold seats from the start.
    pub holders: Vec<Holder>,
    /// Its journal so far: a fork or an import begins with one.
    pub entries: Vec<NewEntry>,
}

impl NewTable {
    /// The same table under another id, or in another store.
    pub fn copy_of(stored: StoredTable, id: TableId, holders: Vec<Holder>) -> Self {
        let StoredTable { row, seats, entries, snapshots: _ } = stored;
        NewTable {
            id,
            game: row.game,
            rules_version: row.rules_version,
            options: row.options,
            seed: row.seed,
            seed_digest: row.seed_digest,
            seed_chosen: row.seed_chosen,
            name: row.name,
            public: row.public,
            status: row.status,
            policy: row.policy,
            host: row.host,
            origin: row.origin,
            created_at: row.created_at,
            seats,
            holders,
            entries: entries.into_iter().map(NewEntry::from).collect(),
        }
    }
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Occupant.
    pub kind: SeatKind,
    /// Display name.
    pub name: String,
    /// Which bot, if it is one.
    pub bot: Option<String>,
    /// The hash of the bearer token in the seat's link, if there is a link.
    pub token_hash: Option<TokenHash>,
    /// Preferences of the seat's player, as JSON.
    pub preferences: String,
}

/// A stored table, without its seats and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// Options of the game, as JSON.
    pub options: String,
    /// Number of seats.
    pub seats: u8,
    /// Secret seed of its luck.
    pub seed: SecretSeed,
    /// The published commitment to the seed.
    pub seed_digest: String,
    /// Whether a person chose the seed.
    pub seed_chosen: bool,
    /// Display name.
    pub name: String,
    /// Whether it is public.
    pub public: bool,
    /// Status.
    pub status: Status,
    /// Policy as JSON: clocks, undo, what happens to absent players.
    pub policy: String,
    /// The browsers that are its hosts.
    pub host: TokenHash,
    /// Provenance, if any.
    pub origin: Option<String>,
    /// When it was made.
    pub created_at: Moment,
    /// When it was changed last.
    pub updated_at: Moment,
    /// When the game ended, if it has.
    pub over_at: Option<Moment>,
}

/// Everything needed to load a table into memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The table.
    pub row: TableRow,
    /// Its seats; seat 0 first.
    pub seats: Vec<SeatRow>,
    /// Its whole journal; entry 1 first.
    pub entries: Vec<Entry>,
    /// Its newest snapshots, at most [`SNAPSHOTS_KEPT`]; the newest first.
    pub snapshots: Vec<Snapshot>,
}

impl StoredTable {
    /// The number of the last entry; 0 if there is none.
    pub fn seq(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.seq)
    }
}

/// How many snapshots of a table are kept: one is a fallback if the newest cannot be read.
pub const SNAPSHOTS_KEPT: u32 = 2;

/// A journal entry before it has its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// Kind of entry, chosen by the caller: a move, luck, an undo.
    pub kind: String,
    /// Its seat, if it belongs to one.
    pub seat: Option<u8>,
    /// Payload.
    pub payload: String,
    /// State hash after it.
    pub state_hash: u64,
    /// Idempotency key, unique within a table.
    pub key: Option<String>,
    /// Timestamp.
    pub at: Moment,
}

/// A journal entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: 1, 2, 3 without gaps.
    pub seq: u32,
    /// Kind of entry.
    pub kind: String,
    /// Its seat, if it belongs to one.
    pub seat: Option<u8>,
    /// Payload.
    pub payload: String,
    /// State hash after it.
    pub state_hash: u64,
    /// Idempotency key.
    pub key: Option<String>,
    /// Timestamp.
    pub at: Moment,
}

impl From<Entry> for NewEntry {
    fn from(Entry { seq: _, kind, seat, payload, state_hash, key, at }: Entry) -> Self {
        NewEntry { kind, seat, payload, state_hash, key, at }
    }
}

/// The state after an entry, so that loading need not replay the whole journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The entry after which it was taken; 0 for the start.
    pub seq: u32,
    /// The version of the rules that wrote it.
    pub rules_version: u32,
    /// The state.
    pub bytes: Vec<u8>,
}

/// Atomic write: journal entries, and what changes together with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// Expected version: if the journal has gone on from it, nothing is stored.
    pub expected_seq: u32,
    /// The entries in order; may be empty.
    pub entries: Vec<NewEntry>,
    /// Changes of the table itself.
    pub change: Option<TableChange>,
    /// A snapshot to keep, of any entry up to the last of these.
    pub snapshot: Option<Snapshot>,
    /// A table that the entries announce (a rematch), created with them.
    pub founds: Option<Box<NewTable>>,
}

/// Result of an [`Append`] that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored.
    Stored {
        /// The last entry of the table now.
        seq: u32,
    },
    /// A repetition: one of its idempotency keys is in the journal, and nothing was stored again.
    AlreadyThere {
        /// The entry with that key.
        seq: u32,
    },
}

/// Atomic change of a table; a field that is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableChange {
    /// Status; the first change to [`Status::Over`] is recorded as the end of the game.
    pub status: Option<Status>,
    /// Display name.
    pub name: Option<String>,
    /// Whether it is public.
    pub public: Option<bool>,
    /// Policy as JSON: clocks, undo, what happens to absent players.
    pub policy: Option<String>,
    /// The version of the rules that it is played by from now on.
    pub rules_version: Option<u32>,
    /// The browsers that are hosts from now on; the browser that created the table always is one.
    pub hosts: Option<Vec<TokenHash>>,
    /// The seats that change.
    pub seats: Vec<SeatChange>,
    /// When it is changed.
    pub updated_at: Moment,
}

/// New state of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Occupant.
    pub row: SeatRow,
    /// The browsers that hold it. Those that already held it keep their timestamp; the others get the time of the
    /// change.
    pub holders: Vec<TokenHash>,
}

/// A browser that holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The browser.
    pub guest: TokenHash,
    /// Since when.
    pub since: Moment,
}

/// A seat held by a browser, for its list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldSeat {
    /// Summary of the table.
    pub table: TableSummary,
    /// The seat, counted from 0.
    pub seat: u8,
    /// Since when.
    pub since: Moment,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// Display name.
    pub name: String,
    /// Status.
    pub status: Status,
    /// Number of seats.
    pub seats: u8,
    /// How many seats are taken, by people or bots.
    pub taken: u8,
    /// Number of its last entry.
    pub seq: u32,
    /// When it was made.
    pub created_at: Moment,
    /// When it was changed last.
    pub updated_at: Moment,
}

/// Filter and page of the list of public tables, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublicQuery {
    /// Only those with this status.
    pub status: Option<Status>,
    /// Page cursor: only those created before this one, the last of the previous page.
    pub after: Option<TableId>,
    /// Page size.
    pub limit: u32,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number: 1, 2, 3 without gaps.
    pub number: u32,
    /// Its author.
    pub author: String,
    /// Its text.
    pub text: String,
    /// When.
    pub at: Moment,
}

/// Number of tables by status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCounts {
    /// Waiting for players.
    pub open: u64,
    /// Under way.
    pub running: u64,
    /// Ended.
    pub over: u64,
}
