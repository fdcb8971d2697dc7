use super::checkpoint::Checkpoints;
use super::command::{Command, execute};
use crate::StoreError;
use rusqlite::Connection;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, OnceLock};

/// Largest number of commands in one transaction (group commit), and so per sync of the disk.
const GROUP: usize = 256;

/// The only writer: runs the queued commands as one transaction, and answers after its commit.
pub(super) struct Writer {
    connection: Connection,
    checkpoints: Option<Checkpoints>,
    failure: Failure,
}

/// Why writing has stopped, once it has.
///
/// After a failed fsync the system may believe that bytes are on the disk which are not, so that a retry would succeed
/// without having stored anything. Only reopening, which reads what is there, can be trusted.
pub(super) type Failure = Arc<OnceLock<StoreError>>;

impl Writer {
    pub(super) fn new(connection: Connection, checkpoints: Option<Checkpoints>, failure: Failure) -> Self {
        Writer { connection, checkpoints, failure }
    }

    /// Works until all senders are dropped, and returns the connection, to be closed last.
    pub(super) fn run(mut self, queue: &Receiver<Box<dyn Command>>) -> Connection {
        let mut group = Vec::with_capacity(GROUP);
        while let Ok(first) = queue.recv() {
            group.push(first);
            let certain = self.commit_group(&mut group, queue);
            let n_commands = group.len();
            for command in group.drain(..) {
                command.settle(&certain);
            }
            if let Some(checkpoints) = &mut self.checkpoints {
                checkpoints.after_group(n_commands, &self.connection, &self.failure);
            }
        }
        self.connection
    }

    fn commit_group(
        &self,
        group: &mut Vec<Box<dyn Command>>,
        queue: &Receiver<Box<dyn Command>>,
    ) -> Result<(), StoreError> {
        if let Some(failure) = self.failure.get() {
            return Err(failure.clone());
        }
        let certain = self.run_group(group, queue);
        if let Err(error) = &certain {
            self.roll_back();
            note_failure(&self.failure, error);
        }
        certain
    }

    /// Runs the first command and all queued behind it, and commits when the queue is empty.
    fn run_group(
        &self,
        group: &mut Vec<Box<dyn Command>>,
        queue: &Receiver<Box<dyn Command>>,
    ) -> Result<(), StoreError> {
        execute(&self.connection, "BEGIN IMMEDIATE")?;
        let mut next = 0;
        while let Some(command) = group.get_mut(next) {
            command.run(&self.connection)?;
            next += 1;
            if next < GROUP {
                group.extend(queue.try_recv());
            }
        }
        execute(&self.connection, "COMMIT")
    }

    fn roll_back(&self) {
        // SQLite rolls back by itself after some errors.
        if !self.connection.is_autocommit()
            && let Err(error) = execute(&self.connection, "ROLLBACK")
        {
            let problem = format!("a transaction could not be taken back: {error}");
            let _ = self.failure.set(StoreError::Unavailable(problem));
        }
    }
}

/// Records an error after which writing must stop; a full or busy disk can be tried again.
pub(super) fn note_failure(failure: &Failure, error: &StoreError) {
    if matches!(error, StoreError::Unavailable(_) | StoreError::Damaged(_)) {
        // The first failure explains those that follow.
        let _ = failure.set(error.clone());
    }
}
