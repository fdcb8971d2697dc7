//! The write commands. Each runs inside a transaction shared with other commands: what it checks first stays true until
//! it has written.

use super::read::{last_seq, number_of};
use super::values::hash_to_stored;
use crate::{
    Append, Appended, Holder, Life, Moment, NewEntry, NewTable, SNAPSHOTS_KEPT, SeatChange, SeatRow,
    Snapshot, StoreError, TableChange, TableId, TokenHash,
};
use rusqlite::{Connection, OptionalExtension, params};

/// Appends to a journal, with the changes that go with it.
pub(super) fn append(connection: &Connection, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, expected_seq, entries, change, snapshot, founds } = append;
    let number = number_of(connection, table)?;
    expect_different_keys(entries)?;
    // Before the version check: a retry after a lost answer expects an old version.
    if let Some(seq) = find_any_key(connection, number, entries)? {
        return Ok(Appended::AlreadyThere { seq });
    }
    let found = last_seq(connection, number)?;
    if found != *expected_seq {
        return Err(StoreError::Conflict { table: table.clone(), expected: *expected_seq, found });
    }
    let seq = insert_entries(connection, number, found, entries)?;
    if let Some(change) = change {
        change_table(connection, table, number, change)?;
    }
    if let Some(snapshot) = snapshot {
        keep_snapshot(connection, number, seq, snapshot)?;
    }
    if let Some(founded) = founds {
        create_table(connection, founded)?;
    }
    Ok(Appended::Stored { seq })
}

fn find_any_key(
    connection: &Connection,
    number: i64,
    entries: &[NewEntry],
) -> Result<Option<u32>, StoreError> {
    let mut find =
        connection.prepare_cached("SELECT seq FROM entries WHERE table_number = ?1 AND key = ?2")?;
    for key in entries.iter().filter_map(|entry| entry.key.as_ref()) {
        if let Some(seq) = find.query_row(params![number, key], |row| row.get(0)).optional()? {
            return Ok(Some(seq));
        }
    }
    Ok(None)
}

fn expect_different_keys(entries: &[NewEntry]) -> Result<(), StoreError> {
    for (position, entry) in entries.iter().enumerate() {
        let Some(key) = &entry.key else { continue };
        if entries[..position].iter().any(|earlier| earlier.key.as_ref() == Some(key)) {
            return Err(StoreError::Refused(format!("two entries of one command have the key `{key}`")));
        }
    }
    Ok(())
}

/// Inserts entries after a number, and returns the number of the last one.
fn insert_entries(
    connection: &Connection,
    number: i64,
    mut seq: u32,
    entries: &[NewEntry],
) -> Result<u32, StoreError> {
    for entry in entries {
        seq = seq.checked_add(1).ok_or_else(|| StoreError::Refused("the journal is too long".to_owned()))?;
        insert_entry(connection, number, seq, entry)?;
    }
    Ok(seq)
}

fn insert_entry(connection: &Connection, number: i64, seq: u32, entry: &NewEntry) -> Result<(), StoreError> {
    let NewEntry { kind, seat, payload, state_hash, key, at } = entry;
    let mut insert = connection.prepare_cached(
        "INSERT INTO entries (table_number, seq, kind, seat, payload, state_hash, key, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    insert.execute(params![number, seq, kind, seat, payload, hash_to_stored(*state_hash), key, at])?;
    Ok(())
}

fn keep_snapshot(
    connection: &Connection,
    number: i64,
    last: u32,
    snapshot: &Snapshot,
) -> Result<(), StoreError> {
    let Snapshot { seq, rules_version, bytes } = snapshot;
    if *seq > last {
        let problem = format!("the snapshot is of entry {seq}, but the last one is {last}");
        return Err(StoreError::Refused(problem));
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO snapshots (table_number, seq, rules_version, bytes) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO UPDATE SET rules_version = excluded.rules_version, bytes = excluded.bytes",
    )?;
    insert.execute(params![number, seq, rules_version, bytes])?;
    let mut forget = connection.prepare_cached(
        "DELETE FROM snapshots WHERE table_number = ?1 AND seq NOT IN
         (SELECT seq FROM snapshots WHERE table_number = ?1 ORDER BY seq DESC LIMIT ?2)",
    )?;
    forget.execute(params![number, SNAPSHOTS_KEPT])?;
    Ok(())
}

/// Stores a new table.
pub(super) fn create_table(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    let NewTable {
        id,
        game,
        rules_version,
        options,
        seed,
        seed_digest,
        seed_chosen,
        name,
        public,
        status,
        policy,
        host,
        origin,
        created_at,
        seats,
        holders,
        entries,
    } = table;
    let n_seats = u8::try_from(seats.len())
        .map_err(|_| StoreError::Refused(format!("{} seats are more than 255", seats.len())))?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, game, rules_version, options, seats, seed, seed_digest, seed_chosen, name, public,
                             status, policy, host, origin, created_at, updated_at, over_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?15,
                 CASE ?11 WHEN 'over' THEN ?15 END)
         ON CONFLICT (id) DO NOTHING",
    )?;
    let values = params![
        id,
        game,
        rules_version,
        options,
        n_seats,
        seed,
        seed_digest,
        seed_chosen,
        name,
        public,
        status,
        policy,
        host,
        origin,
        created_at
    ];
    if insert.execute(values)? == 0 {
        return Err(StoreError::TableExists(id.clone()));
    }
    let number = connection.last_insert_rowid();
    insert_host(connection, number, *host)?;
    let mut insert_seat = connection.prepare_cached(
        "INSERT INTO seats (table_number, seat, kind, name, bot, token_hash, preferences)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (seat, row) in (0..n_seats).zip(seats) {
        let SeatRow { kind, name, bot, token_hash, preferences } = row;
        insert_seat.execute(params![number, seat, kind, name, bot, token_hash, preferences])?;
    }
    for Holder { seat, guest, since } in holders {
        if *seat >= n_seats {
            return Err(StoreError::NoSeat { table: id.clone(), seat: *seat });
        }
        insert_holder(connection, number, *seat, *guest, *since)?;
    }
    expect_different_keys(entries)?;
    insert_entries(connection, number, 0, entries).map(drop)
}

/// Changes a table and its seats.
pub(super) fn update_table(
    connection: &Connection,
    table: &TableId,
    change: &TableChange,
) -> Result<(), StoreError> {
    change_table(connection, table, number_of(connection, table)?, change)
}

fn change_table(
    connection: &Connection,
    table: &TableId,
    number: i64,
    change: &TableChange,
) -> Result<(), StoreError> {
    let TableChange { status, name, public, policy, rules_version, hosts, seats, updated_at } = change;
    let touched = TableChange { updated_at: *updated_at, ..TableChange::default() };
    if *change == touched {
        // The common case, with every move: no index is touched.
        let mut touch = connection.prepare_cached("UPDATE tables SET updated_at = ?2 WHERE number = ?1")?;
        touch.execute(params![number, updated_at])?;
        return Ok(());
    }
    let mut update = connection.prepare_cached(
        "UPDATE tables SET status = coalesce(?2, status), name = coalesce(?3, name), public = coalesce(?4, public),
             policy = coalesce(?5, policy), rules_version = coalesce(?6, rules_version), updated_at = ?7,
             over_at = CASE coalesce(?2, status) WHEN 'over' THEN coalesce(over_at, ?7) END
         WHERE number = ?1",
    )?;
    update.execute(params![number, status, name, public, policy, rules_version, updated_at])?;
    if let Some(hosts) = hosts {
        set_hosts(connection, number, hosts)?;
    }
    for seat in seats {
        change_seat(connection, table, number, seat, *updated_at)?;
    }
    Ok(())
}

fn change_seat(
    connection: &Connection,
    table: &TableId,
    number: i64,
    change: &SeatChange,
    at: Moment,
) -> Result<(), StoreError> {
    let SeatChange { seat, row, holders } = change;
    let SeatRow { kind, name, bot, token_hash, preferences } = row;
    let mut update = connection.prepare_cached(
        "UPDATE seats SET kind = ?3, name = ?4, bot = ?5, token_hash = ?6, preferences = ?7
         WHERE table_number = ?1 AND seat = ?2",
    )?;
    if update.execute(params![number, seat, kind, name, bot, token_hash, preferences])? == 0 {
        return Err(StoreError::NoSeat { table: table.clone(), seat: *seat });
    }
    let mut find =
        connection.prepare_cached("SELECT guest_hash FROM holders WHERE table_number = ?1 AND seat = ?2")?;
    let before = find.query_map(params![number, seat], |row| row.get(0))?;
    let before: Vec<TokenHash> = before.collect::<Result<_, _>>()?;
    let mut delete = connection
        .prepare_cached("DELETE FROM holders WHERE table_number = ?1 AND seat = ?2 AND guest_hash = ?3")?;
    for gone in before.iter().filter(|guest| !holders.contains(guest)) {
        delete.execute(params![number, seat, gone])?;
    }
    for guest in holders {
        insert_holder(connection, number, *seat, *guest, at)?;
    }
    Ok(())
}

/// Records that a browser holds a seat; an earlier timestamp stays.
fn insert_holder(
    connection: &Connection,
    number: i64,
    seat: u8,
    guest: TokenHash,
    since: Moment,
) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO holders (table_number, seat, guest_hash, since) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    )?;
    insert.execute(params![number, seat, guest, since])?;
    Ok(())
}

/// Makes exactly these browsers hosts, besides the one that created the table.
fn set_hosts(connection: &Connection, number: i64, hosts: &[TokenHash]) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM hosts WHERE table_number = ?1
         AND guest_hash <> (SELECT host FROM tables WHERE number = ?1)",
    )?;
    delete.execute(params![number])?;
    for host in hosts {
        insert_host(connection, number, *host)?;
    }
    Ok(())
}

fn insert_host(connection: &Connection, number: i64, guest: TokenHash) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO hosts (guest_hash, table_number) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    insert.execute(params![guest, number])?;
    Ok(())
}

/// Stores a chat line.
pub(super) fn append_chat(
    connection: &Connection,
    table: &TableId,
    author: &str,
    text: &str,
    at: Moment,
) -> Result<u32, StoreError> {
    let number = number_of(connection, table)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO chat (table_number, number, author, text, at)
         VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_number = ?1), ?2, ?3, ?4)
         RETURNING number",
    )?;
    Ok(insert.query_row(params![number, author, text, at], |row| row.get(0))?)
}

/// Stores a private note; an empty one deletes it.
pub(super) fn set_note(
    connection: &Connection,
    table: &TableId,
    guest: TokenHash,
    text: &str,
) -> Result<(), StoreError> {
    let number = number_of(connection, table)?;
    if text.is_empty() {
        let forget = "DELETE FROM notes WHERE table_number = ?1 AND guest_hash = ?2";
        connection.prepare_cached(forget)?.execute(params![number, guest])?;
        return Ok(());
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO notes (table_number, guest_hash, text) VALUES (?1, ?2, ?3)
         ON CONFLICT DO UPDATE SET text = excluded.text",
    )?;
    insert.execute(params![number, guest, text])?;
    Ok(())
}

/// Records that a server was still up.
pub(super) fn note_life(connection: &Connection, life: Life) -> Result<(), StoreError> {
    let Life { started, last } = life;
    let mut insert = connection.prepare_cached(
        "INSERT INTO lives (started, last) VALUES (?1, ?2)
         ON CONFLICT DO UPDATE SET last = max(last, excluded.last)",
    )?;
    insert.execute(params![started, last.max(started)])?;
    Ok(())
}

/// Records the last entry that a browser has seen, unless the browser is new and the limit is reached.
pub(super) fn set_visit(
    connection: &Connection,
    table: &TableId,
    guest: TokenHash,
    seq: u32,
    most: Option<u32>,
) -> Result<(), StoreError> {
    let number = number_of(connection, table)?;
    let mut update = connection
        .prepare_cached("UPDATE visits SET seq = max(seq, ?3) WHERE table_number = ?1 AND guest_hash = ?2")?;
    if update.execute(params![number, guest, seq])? != 0 {
        return Ok(());
    }
    if let Some(most) = most {
        // The count stops at the limit.
        let mut count = connection
            .prepare_cached("SELECT count(*) FROM (SELECT 1 FROM visits WHERE table_number = ?1 LIMIT ?2)")?;
        if most <= count.query_row(params![number, most], |row| row.get(0))? {
            return Ok(());
        }
    }
    let mut insert = connection
        .prepare_cached("INSERT INTO visits (table_number, guest_hash, seq) VALUES (?1, ?2, ?3)")?;
    insert.execute(params![number, guest, seq])?;
    Ok(())
}
