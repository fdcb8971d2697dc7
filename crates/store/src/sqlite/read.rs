//! The read commands. Each runs inside a transaction, so it sees one consistent snapshot.

use super::values::hash_from_stored;
use crate::{
    ChatLine, Entry, HeldSeat, Holder, Life, PublicQuery, SNAPSHOTS_KEPT, SeatRow, Snapshot, Status,
    StoreError, StoredTable, TableCounts, TableId, TableRow, TableSummary, TokenHash,
};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

/// The rowid of a table, used as its foreign key.
pub(super) fn number_of(connection: &Connection, table: &TableId) -> Result<i64, StoreError> {
    let mut find = connection.prepare_cached("SELECT number FROM tables WHERE id = ?1")?;
    let number = find.query_row([table], |row| row.get(0)).optional()?;
    number.ok_or_else(|| StoreError::NoTable(table.clone()))
}

/// Version of a table: the number of its last entry; 0 if there is none.
pub(super) fn last_seq(connection: &Connection, number: i64) -> Result<u32, StoreError> {
    let mut last =
        connection.prepare_cached("SELECT coalesce(max(seq), 0) FROM entries WHERE table_number = ?1")?;
    Ok(last.query_row([number], |row| row.get(0))?)
}

/// Everything about a table.
pub(super) fn load_table(
    connection: &Connection,
    table: &TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let Some((number, row)) = find_row(connection, table)? else { return Ok(None) };
    let seats = all(
        connection,
        "SELECT kind, name, bot, token_hash, preferences FROM seats WHERE table_number = ?1 ORDER BY seat",
        [number],
        seat_row,
    )?;
    let entries = entries_after(connection, number, 0, i64::MAX)?;
    let snapshots = all(
        connection,
        "SELECT seq, rules_version, bytes FROM snapshots WHERE table_number = ?1 ORDER BY seq DESC LIMIT ?2",
        params![number, SNAPSHOTS_KEPT],
        |row| Ok(Snapshot { seq: row.get(0)?, rules_version: row.get(1)?, bytes: row.get(2)? }),
    )?;
    Ok(Some(StoredTable { row, seats, entries, snapshots }))
}

/// A table itself.
pub(super) fn table_row(connection: &Connection, table: &TableId) -> Result<Option<TableRow>, StoreError> {
    Ok(find_row(connection, table)?.map(|(_, row)| row))
}

fn find_row(connection: &Connection, table: &TableId) -> Result<Option<(i64, TableRow)>, StoreError> {
    let mut find = connection.prepare_cached(
        "SELECT number, id, game, rules_version, options, seats, seed, seed_digest, seed_chosen, name, public, status,
                policy, host, origin, created_at, updated_at, over_at
         FROM tables WHERE id = ?1",
    )?;
    Ok(find.query_row([table], |row| Ok((row.get(0)?, read_row(row)?))).optional()?)
}

/// The entries of a table after one of them.
pub(super) fn entries(
    connection: &Connection,
    table: &TableId,
    since: u32,
    limit: u32,
) -> Result<Vec<Entry>, StoreError> {
    entries_after(connection, number_of(connection, table)?, since, i64::from(limit))
}

fn entries_after(
    connection: &Connection,
    number: i64,
    since: u32,
    limit: i64,
) -> Result<Vec<Entry>, StoreError> {
    all(
        connection,
        "SELECT seq, kind, seat, payload, state_hash, key, at FROM entries
         WHERE table_number = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
        params![number, since, limit],
        |row| {
            Ok(Entry {
                seq: row.get(0)?,
                kind: row.get(1)?,
                seat: row.get(2)?,
                payload: row.get(3)?,
                state_hash: hash_from_stored(row.get(4)?),
                key: row.get(5)?,
                at: row.get(6)?,
            })
        },
    )
}

/// The browsers that hold seats of a table.
pub(super) fn holders_of(connection: &Connection, table: &TableId) -> Result<Vec<Holder>, StoreError> {
    all(
        connection,
        "SELECT seat, guest_hash, since FROM holders WHERE table_number = ?1 ORDER BY seat, since, guest_hash",
        [number_of(connection, table)?],
        |row| Ok(Holder { seat: row.get(0)?, guest: row.get(1)?, since: row.get(2)? }),
    )
}

/// A table summary, as [`summary`] reads it.
macro_rules! summary_columns {
    () => {
        "t.id, t.game, t.name, t.status, t.seats,
         (SELECT count(*) FROM seats s WHERE s.table_number = t.number AND s.kind <> 'open'),
         (SELECT coalesce(max(e.seq), 0) FROM entries e WHERE e.table_number = t.number),
         t.created_at, t.updated_at"
    };
}

/// The seats that a browser holds.
pub(super) fn seats_of_guest(
    connection: &Connection,
    guest: TokenHash,
    limit: u32,
) -> Result<Vec<HeldSeat>, StoreError> {
    all(
        connection,
        concat!(
            "SELECT ",
            summary_columns!(),
            ", h.seat, h.since FROM holders h JOIN tables t ON t.number = h.table_number
             WHERE h.guest_hash = ?1 ORDER BY t.updated_at DESC, t.number DESC, h.seat LIMIT ?2"
        ),
        params![guest, limit],
        |row| Ok(HeldSeat { table: summary(row)?, seat: row.get(9)?, since: row.get(10)? }),
    )
}

/// The tables that a browser is host of.
pub(super) fn tables_of_host(
    connection: &Connection,
    guest: TokenHash,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    all(
        connection,
        concat!(
            "SELECT ",
            summary_columns!(),
            " FROM hosts h JOIN tables t ON t.number = h.table_number
             WHERE h.guest_hash = ?1 ORDER BY t.updated_at DESC, t.number DESC LIMIT ?2"
        ),
        params![guest, limit],
        summary,
    )
}

/// The public tables.
pub(super) fn list_public(
    connection: &Connection,
    query: &PublicQuery,
) -> Result<Vec<TableSummary>, StoreError> {
    let PublicQuery { status, after, limit } = query;
    let before = match after {
        Some(table) => number_of(connection, table)?,
        None => i64::MAX,
    };
    // Two statements, so that each uses the index that fits.
    match status {
        None => all(
            connection,
            concat!(
                "SELECT ",
                summary_columns!(),
                " FROM tables t WHERE t.public = 1 AND t.number < ?1 ORDER BY t.number DESC LIMIT ?2"
            ),
            params![before, limit],
            summary,
        ),
        Some(status) => all(
            connection,
            concat!(
                "SELECT ",
                summary_columns!(),
                " FROM tables t WHERE t.public = 1 AND t.status = ?3 AND t.number < ?1
                 ORDER BY t.number DESC LIMIT ?2"
            ),
            params![before, limit, status],
            summary,
        ),
    }
}

/// The tables with a status.
pub(super) fn tables_with(
    connection: &Connection,
    status: Status,
    after: Option<&TableId>,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let after = match after {
        Some(table) => number_of(connection, table)?,
        None => 0,
    };
    all(
        connection,
        "SELECT id FROM tables WHERE status = ?1 AND number > ?2 ORDER BY number LIMIT ?3",
        params![status, after, limit],
        |row| row.get(0),
    )
}

/// Number of tables by status.
pub(super) fn count_tables(connection: &Connection) -> Result<TableCounts, StoreError> {
    let mut count = connection.prepare_cached("SELECT count(*) FROM tables WHERE status = ?1")?;
    let mut count = |status: Status| -> Result<u64, StoreError> {
        let found: i64 = count.query_row([status], |row| row.get(0))?;
        Ok(found.unsigned_abs())
    };
    Ok(TableCounts {
        open: count(Status::Open)?,
        running: count(Status::Running)?,
        over: count(Status::Over)?,
    })
}

/// Uptimes of servers.
pub(super) fn lives(connection: &Connection) -> Result<Vec<Life>, StoreError> {
    let mut find = connection.prepare_cached("SELECT started, last FROM lives ORDER BY started")?;
    let lives = find.query_map([], |row| Ok(Life { started: row.get(0)?, last: row.get(1)? }))?;
    Ok(lives.collect::<Result<_, _>>()?)
}

/// Chat lines of a table.
pub(super) fn chat(
    connection: &Connection,
    table: &TableId,
    since: u32,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    all(
        connection,
        "SELECT number, author, text, at FROM chat WHERE table_number = ?1 AND number > ?2 ORDER BY number LIMIT ?3",
        params![number_of(connection, table)?, since, limit],
        |row| Ok(ChatLine { number: row.get(0)?, author: row.get(1)?, text: row.get(2)?, at: row.get(3)? }),
    )
}

/// A private note.
pub(super) fn note(connection: &Connection, table: &TableId, guest: TokenHash) -> Result<String, StoreError> {
    let number = number_of(connection, table)?;
    let mut find =
        connection.prepare_cached("SELECT text FROM notes WHERE table_number = ?1 AND guest_hash = ?2")?;
    Ok(find.query_row(params![number, guest], |row| row.get(0)).optional()?.unwrap_or_default())
}

/// How many notes there are about a table.
pub(super) fn count_notes(connection: &Connection, table: &TableId) -> Result<u32, StoreError> {
    let number = number_of(connection, table)?;
    let mut count = connection.prepare_cached("SELECT count(*) FROM notes WHERE table_number = ?1")?;
    Ok(count.query_row(params![number], |row| row.get(0))?)
}

/// The last entry that a browser has seen.
pub(super) fn visit(
    connection: &Connection,
    table: &TableId,
    guest: TokenHash,
) -> Result<Option<u32>, StoreError> {
    let number = number_of(connection, table)?;
    let mut find =
        connection.prepare_cached("SELECT seq FROM visits WHERE table_number = ?1 AND guest_hash = ?2")?;
    Ok(find.query_row(params![number, guest], |row| row.get(0)).optional()?)
}

fn all<T>(
    connection: &Connection,
    query: &str,
    values: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(query)?;
    let rows = statement.query_map(values, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn summary(row: &Row<'_>) -> rusqlite::Result<TableSummary> {
    Ok(TableSummary {
        id: row.get(0)?,
        game: row.get(1)?,
        name: row.get(2)?,
        status: row.get(3)?,
        seats: row.get(4)?,
        taken: row.get(5)?,
        seq: row.get(6)?,
        created_at: row.get(7)?,
        updated_at: row.get(8)?,
    })
}

fn read_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get("id")?,
        game: row.get("game")?,
        rules_version: row.get("rules_version")?,
        options: row.get("options")?,
        seats: row.get("seats")?,
        seed: row.get("seed")?,
        seed_digest: row.get("seed_digest")?,
        seed_chosen: row.get("seed_chosen")?,
        name: row.get("name")?,
        public: row.get("public")?,
        status: row.get("status")?,
        policy: row.get("policy")?,
        host: row.get("host")?,
        origin: row.get("origin")?,
        created_at: row.get("created_at")?,
        updated_at: row.get("updated_at")?,
        over_at: row.get("over_at")?,
    })
}

fn seat_row(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    Ok(SeatRow {
        kind: row.get(0)?,
        name: row.get(1)?,
        bot: row.get(2)?,
        token_hash: row.get(3)?,
        preferences: row.get(4)?,
    })
}
