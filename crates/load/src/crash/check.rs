//! Compares what clients were told with what the server stored.

use super::ledger::{Account, Attempt, Fate};
use approdo_store::{Entry, StoredTable};
use approdo_table::{Module, Record, Seed, Verdict};
use std::collections::BTreeMap;

/// A violation of a promise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Lost: a move was acknowledged and is not stored.
    #[error("table {table}: the move `{step}` (key {key}) was acknowledged as version {version} and is lost")]
    Lost {
        /// The table.
        table: String,
        /// The move.
        step: String,
        /// Its idempotency key.
        key: String,
        /// The version that was acknowledged.
        version: u32,
    },
    /// Doubled: a move is stored more than once.
    #[error("table {table}: the move `{step}` (key {key}) was made {times} times")]
    Doubled {
        /// The table.
        table: String,
        /// The move.
        step: String,
        /// Its idempotency key.
        key: String,
        /// How often it is stored.
        times: usize,
    },
    /// A move is stored that no client sent.
    #[error("table {table}: entry {seq} holds the move `{step}`, which nobody sent")]
    Foreign {
        /// The table.
        table: String,
        /// The entry.
        seq: u32,
        /// The move.
        step: String,
    },
    /// Another move is stored than the one that was sent.
    #[error("table {table}: entry {seq} holds `{stored}` under the key {key} of `{sent}`")]
    Changed {
        /// The table.
        table: String,
        /// The entry.
        seq: u32,
        /// The key.
        key: String,
        /// What was sent.
        sent: String,
        /// What is there.
        stored: String,
    },
    /// A move is stored at another version than the acknowledged one.
    #[error("table {table}: the move of key {key} is entry {seq}, but version {version} was acknowledged")]
    Misplaced {
        /// The table.
        table: String,
        /// The key.
        key: String,
        /// The entry.
        seq: u32,
        /// The version that was acknowledged.
        version: u32,
    },
    /// A move is stored although its player was told that it was refused.
    #[error("table {table}: the move of key {key} was refused as stale and is entry {seq} all the same")]
    Denied {
        /// The table.
        table: String,
        /// The key.
        key: String,
        /// The entry.
        seq: u32,
    },
    /// A client was told of a version that is not stored.
    #[error("table {table}: somebody was told of version {told}, but the journal ends with {found}")]
    Forgotten {
        /// The table.
        table: String,
        /// The version told.
        told: u32,
        /// The version stored.
        found: u32,
    },
    /// The journal's numbers have a gap.
    #[error("table {table}: entry {found} stands where {expected} should be")]
    Gap {
        /// The table.
        table: String,
        /// The expected entry.
        expected: u32,
        /// The entry found.
        found: u32,
    },
    /// The server shows something else than what is stored.
    #[error("table {table}: {problem}")]
    Shown {
        /// The table.
        table: String,
        /// What is wrong.
        problem: String,
    },
    /// The journal cannot be replayed with the rules and the seed of the table.
    #[error("table {table} does not verify: {problem}")]
    Unsound {
        /// The table.
        table: String,
        /// What is wrong.
        problem: String,
    },
    /// A client got an answer that no client should get.
    #[error("table {table}, seat {seat}: {problem}")]
    Mistreated {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// What happened.
        problem: String,
    },
}

/// Every fault of a journal, by what its clients know.
pub fn compare(account: &Account, entries: &[Entry]) -> Vec<Fault> {
    let mut faults = gaps(&account.table, entries);
    let table = || account.table.clone();
    let found = entries.len() as u32;
    if found < account.told {
        faults.push(Fault::Forgotten { table: table(), told: account.told, found });
    }
    let mut by_key: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| entry.kind == "move") {
        by_key.entry(entry.key.as_deref().unwrap_or_default()).or_default().push(entry);
    }
    for attempt in &account.attempts {
        let stored = by_key.remove(attempt.stored_key().as_str()).unwrap_or_default();
        faults.extend(judge(&account.table, attempt, &stored, entries));
    }
    for entry in by_key.into_values().flatten() {
        faults.push(Fault::Foreign { table: table(), seq: entry.seq, step: entry.payload.clone() });
    }
    faults
}

fn gaps(table: &str, entries: &[Entry]) -> Vec<Fault> {
    let numbered = (1..).zip(entries).filter(|(expected, entry)| entry.seq != *expected);
    let gap =
        |(expected, entry): (u32, &Entry)| Fault::Gap { table: table.to_owned(), expected, found: entry.seq };
    numbered.map(gap).collect()
}

/// The fault of one attempt, given the entries with its key.
fn judge(table: &str, attempt: &Attempt, stored: &[&Entry], entries: &[Entry]) -> Option<Fault> {
    let (table, key, step) = (table.to_owned(), attempt.key.clone(), attempt.step.clone());
    match (stored, attempt.fate) {
        ([], Fate::Acknowledged { version }) => Some(Fault::Lost { table, step, key, version }),
        ([], Fate::Unknown | Fate::Denied) => None,
        ([_, _, ..], _) => Some(Fault::Doubled { table, step, key, times: stored.len() }),
        ([entry], _) if entry.payload != step || entry.seat != Some(attempt.seat) => {
            let (seq, stored) = (entry.seq, entry.payload.clone());
            Some(Fault::Changed { table, seq, key, sent: step, stored })
        }
        ([entry], Fate::Denied) => Some(Fault::Denied { table, key, seq: entry.seq }),
        ([entry], Fate::Acknowledged { version }) if !is_at(entries, entry.seq, version) => {
            Some(Fault::Misplaced { table, key, seq: entry.seq, version })
        }
        ([_], Fate::Unknown | Fate::Acknowledged { .. }) => None,
    }
}

/// Whether a move that is entry `seq`, together with the luck after it, leads to this version.
fn is_at(entries: &[Entry], seq: u32, version: u32) -> bool {
    let after = entries.iter().skip_while(|entry| entry.seq <= seq);
    let luck = after.take_while(|entry| entry.kind == "luck").count() as u32;
    version == seq + luck
}

/// Every fault of a stored game, by replaying it with its rules and its seed.
pub fn verify(module: &Module, stored: &StoredTable) -> Vec<Fault> {
    let table = stored.row.id.0.clone();
    match record(stored) {
        Ok(record) => {
            let report = (module.verify)(&record);
            let fails = report.checks.into_iter().filter(|check| check.verdict == Verdict::Fails);
            let fault = |check: approdo_table::Check| Fault::Unsound {
                table: table.clone(),
                problem: format!("{}: {}", check.name, check.finding),
            };
            fails.map(fault).collect()
        }
        Err(problem) => vec![Fault::Unsound { table, problem }],
    }
}

/// A stored game as a replay file.
fn record(stored: &StoredTable) -> Result<Record, String> {
    let StoredTable { row, entries, .. } = stored;
    let options = serde_json::from_str(&row.options).map_err(|error| error.to_string())?;
    let steps = entries.iter().filter(|entry| matches!(entry.kind.as_str(), "move" | "luck"));
    let mut hashes = entries.iter().map(|entry| entry.state_hash).filter(|hash| *hash != 0);
    Ok(Record {
        format: Record::FORMAT,
        game: row.game.clone(),
        rules_version: row.rules_version,
        data: None,
        options,
        seats: row.seats,
        names: Vec::new(),
        seed_digest: row.seed_digest.clone(),
        seed: Some(Seed(row.seed.0)),
        inherited: 0,
        steps: steps.map(|entry| entry.payload.clone()).collect(),
        state_hash: hashes.next_back(),
        outcome: None,
        forfeited: Vec::new(),
    })
}
