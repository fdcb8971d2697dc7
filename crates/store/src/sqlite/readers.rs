use super::command::{Command, execute};
use super::files::open_to_read;
use crate::StoreError;
use rusqlite::Connection;
use std::path::Path;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// How many reads go on at the same time: enough that a long one does not hold up the others.
const READERS: usize = 3;

/// Starts threads that read; each sees the database as it was when its command began.
pub(super) fn start_readers(
    path: &Path,
    queue: Receiver<Box<dyn Command>>,
) -> Result<Vec<JoinHandle<()>>, StoreError> {
    let queue = Arc::new(Mutex::new(queue));
    let start = |_| {
        let connection = open_to_read(path)?;
        let queue = Arc::clone(&queue);
        let thread = thread::Builder::new().name("store-reader".to_owned());
        Ok(thread.spawn(move || read_until_closed(&connection, &queue))?)
    };
    (0..READERS).map(start).collect()
}

fn read_until_closed(connection: &Connection, queue: &Mutex<Receiver<Box<dyn Command>>>) {
    loop {
        // The lock is held while waiting: the others wait for the lock instead of for the queue.
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut command) = next else { return };
        let certain = read(connection, command.as_mut());
        command.settle(&certain);
    }
}

fn read(connection: &Connection, command: &mut dyn Command) -> Result<(), StoreError> {
    execute(connection, "BEGIN")?;
    let read = command.run(connection);
    // Nothing was written: ending is all that matters, and only a transaction that is open can end.
    if !connection.is_autocommit() {
        execute(connection, "ROLLBACK")?;
    }
    read
}
