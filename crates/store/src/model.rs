//! The things that are stored.

use std::fmt;

/// How a table is called by whoever stores it; any text that no other table has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Milliseconds since the start of 1970, as the caller's clock says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

/// A server that was up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Life {
    /// When it started.
    pub started: Moment,
    /// The last moment of which it is known.
    pub last: Moment,
}

/// The hash of a token: of a browser, of a link to a seat, of a host. The token itself is never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Where the luck of a table comes from; a secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SecretSeed(pub [u8; 32]);

// A seed that slips into a log must not tell what the dice will be.
impl fmt::Debug for SecretSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretSeed(..)")
    }
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It waits for people.
    Open,
    /// The game is under way.
    Running,
    /// The game has ended.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A table with its seats, as it is stored first, with whatever happened there already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// How it is called; no other table is called so.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// What was agreed, as JSON.
    pub options: String,
    /// The secret that luck comes from.
    pub seed: SecretSeed,
    /// The published commitment to the seed.
    pub seed_digest: String,
    /// Whether somebody chose the seed, so that its luck was not unknown to everybody.
    pub seed_chosen: bool,
    /// What people call it.
    pub name: String,
    /// Whether everybody may find it.
    pub public: bool,
    /// How far it has come.
    pub status: Status,
    /// Clocks, undo, what happens to people who are away, as JSON.
    pub policy: String,
    /// Who may change it.
    pub host: TokenHash,
    /// What it was made from (a fork, an import, a rematch), if anything.
    pub origin: Option<String>,
    /// When it was made.
    pub created_at: Moment,
    /// The seats; seat 0 first.
    pub seats: Vec<SeatRow>,
    /// The browsers that hold them from the start.
    pub holders: Vec<Holder>,
    /// Its journal so far: what a fork or an import begins with.
    pub entries: Vec<NewEntry>,
}

impl NewTable {
    /// The same table under another name, or in another store.
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
    /// Who sits there.
    pub kind: SeatKind,
    /// What they are called.
    pub name: String,
    /// Which bot, if it is one.
    pub bot: Option<String>,
    /// The hash of the token in the link to the seat, if there is a link.
    pub token_hash: Option<TokenHash>,
    /// What whoever sits there prefers, as JSON.
    pub preferences: String,
}

/// A table as it is stored, without its seats and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// How it is called.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// What was agreed, as JSON.
    pub options: String,
    /// How many seats it has.
    pub seats: u8,
    /// The secret that luck comes from.
    pub seed: SecretSeed,
    /// The published commitment to the seed.
    pub seed_digest: String,
    /// Whether somebody chose the seed.
    pub seed_chosen: bool,
    /// What people call it.
    pub name: String,
    /// Whether everybody may find it.
    pub public: bool,
    /// How far it has come.
    pub status: Status,
    /// Clocks, undo, what happens to people who are away, as JSON.
    pub policy: String,
    /// Who may change it.
    pub host: TokenHash,
    /// What it was made from, if anything.
    pub origin: Option<String>,
    /// When it was made.
    pub created_at: Moment,
    /// When it was changed last.
    pub updated_at: Moment,
    /// When the game ended, if it has.
    pub over_at: Option<Moment>,
}

/// Everything that is needed to bring a table back to life.
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

/// How many snapshots of a table are kept: if the newest cannot be read, there is one more.
pub const SNAPSHOTS_KEPT: u32 = 2;

/// Something that happened at a table, before it has its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// What kind of thing it is, in the words of whoever stores it: a move, luck, an undo.
    pub kind: String,
    /// Whose it is, if it is a seat's.
    pub seat: Option<u8>,
    /// The thing itself.
    pub payload: String,
    /// The hash of the state that it led to.
    pub state_hash: u64,
    /// What a repeated command is recognised by; no two entries of a table have the same.
    pub key: Option<String>,
    /// When it happened.
    pub at: Moment,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: 1, 2, 3 without gaps.
    pub seq: u32,
    /// What kind of thing it is.
    pub kind: String,
    /// Whose it is, if it is a seat's.
    pub seat: Option<u8>,
    /// The thing itself.
    pub payload: String,
    /// The hash of the state that it led to.
    pub state_hash: u64,
    /// What a repeated command is recognised by.
    pub key: Option<String>,
    /// When it happened.
    pub at: Moment,
}

impl From<Entry> for NewEntry {
    fn from(Entry { seq: _, kind, seat, payload, state_hash, key, at }: Entry) -> Self {
        NewEntry { kind, seat, payload, state_hash, key, at }
    }
}

/// The state of a table after an entry, to start from instead of replaying the whole journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The entry that led to it; 0 for the start.
    pub seq: u32,
    /// The version of the rules that wrote it.
    pub rules_version: u32,
    /// The state.
    pub bytes: Vec<u8>,
}

/// Entries for the journal of a table, and what changes together with them: all of it or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The last entry that the writer knows; if another one is there by now, nothing is stored.
    pub expected_seq: u32,
    /// The entries, in their order; may be none.
    pub entries: Vec<NewEntry>,
    /// What changes of the table itself.
    pub change: Option<TableChange>,
    /// A snapshot to keep, of any entry up to the last of these.
    pub snapshot: Option<Snapshot>,
    /// A table that the entries announce.
    pub founds: Option<Box<NewTable>>,
}

/// What became of an [`Append`] that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored.
    Stored {
        /// The last entry of the table now.
        seq: u32,
    },
    /// The command came before: one of its keys is in the journal, and nothing was stored again.
    AlreadyThere {
        /// The entry with that key.
        seq: u32,
    },
}

/// What changes of a table, all of it or nothing; what is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableChange {
    /// How far it has come; the first change to [`Status::Over`] is remembered as the end of the game.
    pub status: Option<Status>,
    /// What people call it.
    pub name: Option<String>,
    /// Whether everybody may find it.
    pub public: Option<bool>,
    /// Clocks, undo, what happens to people who are away, as JSON.
    pub policy: Option<String>,
    /// The version of the rules that it is played by from now on.
    pub rules_version: Option<u32>,
    /// The browsers that may change it from now on, so that they find it again; whoever made it may anyway.
    pub hosts: Option<Vec<TokenHash>>,
    /// The seats that change.
    pub seats: Vec<SeatChange>,
    /// When it is changed.
    pub updated_at: Moment,
}

/// A seat as it is from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Who sits there.
    pub row: SeatRow,
    /// The browsers that hold it. Those that held it before have done so since then, the others since the change.
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

/// A seat that a browser holds, for the list of its tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldSeat {
    /// The table in short.
    pub table: TableSummary,
    /// The seat, counted from 0.
    pub seat: u8,
    /// Since when.
    pub since: Moment,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// How it is called.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// What people call it.
    pub name: String,
    /// How far it has come.
    pub status: Status,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are taken, by people or bots.
    pub taken: u8,
    /// The number of its last entry.
    pub seq: u32,
    /// When it was made.
    pub created_at: Moment,
    /// When it was changed last.
    pub updated_at: Moment,
}

/// Which public tables are listed; the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublicQuery {
    /// Only those that have come this far.
    pub status: Option<Status>,
    /// Only those made before this one: the last of the page before.
    pub after: Option<TableId>,
    /// At most so many.
    pub limit: u32,
}

/// Something that somebody said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number: 1, 2, 3 without gaps.
    pub number: u32,
    /// Who said it.
    pub author: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: Moment,
}

/// How many tables have come how far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCounts {
    /// Those that wait for people.
    pub open: u64,
    /// Those whose game is under way.
    pub running: u64,
    /// Those whose game has ended.
    pub over: u64,
}
