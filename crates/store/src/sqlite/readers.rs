use super::command::{Command, execute};
use super::files::open_to_read;
use crate::StoreError;
use rusqlite::Connection;
use std::path::Path;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// Number of reader threads: enough that a long read does not block the others.
const READERS: usize = 3;

/// Starts the reader threads; each command reads the database as of its own beginning.
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
        // The mutex is held while receiving: the other readers wait for it instead of for the queue.
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut command) = next else { return };
        let certain = read(connection, command.as_mut());
        command.settle(&certain);
    }
}

fn read(connection: &Connection, command: &mut dyn Command) -> Result<(), StoreError> {
    execute(connection, "BEGIN")?;
    let read = command.run(connection);
    // Read-only: the result of the commit does not matter, and it fails only if no transaction is open.
    if !connection.is_autocommit() {
        execute(connection, "ROLLBACK")?;
    }
    read
}
