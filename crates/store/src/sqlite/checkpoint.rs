use super::writer::{Failure, note_failure};
use crate::StoreError;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};

/// After so many commands the pages they wrote are moved from the log to the database: a few megabytes.
const COMMANDS_BETWEEN_CHECKPOINTS: usize = 512;

/// With so many pages in the log (64 MB) the writer waits once until all are moved, so that the log starts again
/// at its beginning. Otherwise it would grow for as long as nobody pauses, and with it the time of a restart.
const MOST_PAGES_IN_LOG: u32 = 16 * 1024;

/// The writer's side: says when there is something to move.
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    pages_in_log: Arc<AtomicU32>,
    commands: usize,
}

/// Moves pages from the log to the database on a thread and a connection of its own, so that no command waits
/// for it.
pub(super) struct Checkpointer {
    connection: Connection,
    wake: Receiver<()>,
    pages_in_log: Arc<AtomicU32>,
    failure: Failure,
}

/// Both sides.
pub(super) fn checkpoints(connection: Connection, failure: Failure) -> (Checkpoints, Checkpointer) {
    let (sender, wake) = sync_channel(1);
    let pages_in_log = Arc::new(AtomicU32::new(0));
    let checkpoints = Checkpoints { wake: sender, pages_in_log: Arc::clone(&pages_in_log), commands: 0 };
    (checkpoints, Checkpointer { connection, wake, pages_in_log, failure })
}

impl Checkpoints {
    /// Counts what was committed, and has it moved when it is enough.
    pub(super) fn after_group(&mut self, n_commands: usize, writer: &Connection, failure: &Failure) {
        self.commands += n_commands;
        if self.commands < COMMANDS_BETWEEN_CHECKPOINTS {
            return;
        }
        self.commands = 0;
        if self.pages_in_log.load(Ordering::Relaxed) > MOST_PAGES_IN_LOG {
            let Pages { in_log, moved } = checkpoint(writer, failure);
            // Nobody else writes: if all are moved, the next commit starts at the beginning again.
            self.pages_in_log.store(if moved == in_log { 0 } else { in_log }, Ordering::Relaxed);
            return;
        }
        match self.wake.try_send(()) {
            // If it is busy, it will look again by itself.
            Ok(()) | Err(TrySendError::Full(()) | TrySendError::Disconnected(())) => (),
        }
    }
}

impl Checkpointer {
    /// Works until the writer has ended.
    pub(super) fn run(self) {
        while self.wake.recv().is_ok() {
            let pages = checkpoint(&self.connection, &self.failure);
            self.pages_in_log.store(pages.in_log, Ordering::Relaxed);
        }
    }
}

/// What the log held when a checkpoint began, and what of it was moved.
#[derive(Default)]
struct Pages {
    in_log: u32,
    moved: u32,
}

/// Moves what can be moved without waiting for anybody.
fn checkpoint(connection: &Connection, failure: &Failure) -> Pages {
    let answer = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
        // Both are -1 while somebody else is at it.
        let count = |column| Ok::<_, rusqlite::Error>(u32::try_from(row.get::<_, i64>(column)?).unwrap_or(0));
        Ok(Pages { in_log: count(1)?, moved: count(2)? })
    });
    answer.unwrap_or_else(|error| {
        // Full or busy: everything is still in the log, and the next time may be better.
        note_failure(failure, &StoreError::from(error));
        Pages::default()
    })
}
