use super::writer::{Failure, note_failure};
use crate::StoreError;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};

/// A checkpoint after this many commands: a few megabytes of pages.
const COMMANDS_BETWEEN_CHECKPOINTS: usize = 512;

/// With this many pages in the log (64 MB) the writer waits once for a full checkpoint, so that the log starts again at
/// its beginning. Otherwise it would grow under steady load, and with it the time of a restart.
const MOST_PAGES_IN_LOG: u32 = 16 * 1024;

/// The writer's side: requests a checkpoint when it is due.
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    pages_in_log: Arc<AtomicU32>,
    commands: usize,
}

/// Checkpoints (moves pages from the WAL to the database) on a thread and a connection of its own, so that no command
/// waits for it.
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
    /// Counts commits, and requests a checkpoint when there are enough.
    pub(super) fn after_group(&mut self, n_commands: usize, writer: &Connection, failure: &Failure) {
        self.commands += n_commands;
        if self.commands < COMMANDS_BETWEEN_CHECKPOINTS {
            return;
        }
        self.commands = 0;
        if self.pages_in_log.load(Ordering::Relaxed) > MOST_PAGES_IN_LOG {
            let Pages { in_log, moved } = checkpoint(writer, failure);
            // There is no other writer: once all pages are moved, the next commit starts at the beginning of the log.
            self.pages_in_log.store(if moved == in_log { 0 } else { in_log }, Ordering::Relaxed);
            return;
        }
        match self.wake.try_send(()) {
            // If the checkpointer is busy, it looks again by itself.
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

/// Size of the log when a checkpoint began, and how much of it was moved.
#[derive(Default)]
struct Pages {
    in_log: u32,
    moved: u32,
}

/// A passive checkpoint: moves what can be moved without waiting for readers or writers.
fn checkpoint(connection: &Connection, failure: &Failure) -> Pages {
    let answer = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
        // SQLite gives -1 for both while another checkpoint runs.
        let count = |column| Ok::<_, rusqlite::Error>(u32::try_from(row.get::<_, i64>(column)?).unwrap_or(0));
        Ok(Pages { in_log: count(1)?, moved: count(2)? })
    });
    answer.unwrap_or_else(|error| {
        // Full or busy: the log keeps everything, and the next checkpoint tries again.
        note_failure(failure, &StoreError::from(error));
        Pages::default()
    })
}
