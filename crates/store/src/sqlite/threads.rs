use super::backup::backup;
use super::checkpoint::checkpoints;
use super::command::{Command, Reply};
use super::files::{lock, open_in_memory, open_or_create, open_to_write};
use super::place::resolve;
use super::readers::start_readers;
use super::writer::{Failure, Writer};
use crate::{FileError, StoreError};
use rusqlite::Connection;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// Queue capacity (backpressure): beyond it callers get an error, so that a slow disk costs no memory.
const QUEUE: usize = 16 * 1024;

type Queue = SyncSender<Box<dyn Command>>;

/// The threads of an open store, and the channels to them.
pub(super) struct Threads {
    to_writer: Queue,
    to_readers: Queue,
    writer: JoinHandle<Connection>,
    others: Vec<JoinHandle<()>>,
    backups: Mutex<Vec<JoinHandle<()>>>,
    closing: Arc<AtomicBool>,
    file: Option<OpenFile>,
}

/// The database, and its lock against other processes.
struct OpenFile {
    path: PathBuf,
    _lock: File,
}

impl Threads {
    /// Opens a database and starts its threads.
    pub(super) fn on_file(path: &Path) -> Result<Self, FileError> {
        let path = &resolve(path);
        let file = OpenFile { path: path.clone(), _lock: lock(path)? };
        let connection = open_or_create(path)?;
        let failure = Failure::default();
        let (checkpoints, checkpointer) = checkpoints(open_to_write(path)?, Arc::clone(&failure));
        let (to_readers, reads) = sync_channel(QUEUE);
        let mut others = start_readers(path, reads)?;
        others.push(start("store-checkpointer", move || checkpointer.run())?);
        let (to_writer, writes) = sync_channel(QUEUE);
        let writer = start_writer(Writer::new(connection, Some(checkpoints), failure), writes)?;
        Ok(Self::new(to_writer, to_readers, writer, others, Some(file)))
    }

    /// Starts an in-memory writer that reads too: its database is visible to its own connection only.
    pub(super) fn in_memory() -> Result<Self, StoreError> {
        let (to_writer, writes) = sync_channel(QUEUE);
        let writer = start_writer(Writer::new(open_in_memory()?, None, Failure::default()), writes)?;
        Ok(Self::new(to_writer.clone(), to_writer, writer, Vec::new(), None))
    }

    fn new(
        to_writer: Queue,
        to_readers: Queue,
        writer: JoinHandle<Connection>,
        others: Vec<JoinHandle<()>>,
        file: Option<OpenFile>,
    ) -> Self {
        let closing = Arc::new(AtomicBool::new(false));
        Threads { to_writer, to_readers, writer, others, backups: Mutex::default(), closing, file }
    }

    pub(super) fn send_to_writer(&self, command: Box<dyn Command>) -> Result<(), StoreError> {
        send(&self.to_writer, command)
    }

    pub(super) fn send_to_reader(&self, command: Box<dyn Command>) -> Result<(), StoreError> {
        send(&self.to_readers, command)
    }

    /// Starts a backup on a thread of its own: it may take long.
    pub(super) fn start_backup(&self, target: &Path) -> Result<Reply<()>, StoreError> {
        let Some(OpenFile { path, .. }) = &self.file else {
            return Err(StoreError::Refused("a store in memory has no backup".to_owned()));
        };
        let (source, target, closing) = (path.clone(), target.to_owned(), Arc::clone(&self.closing));
        let (sender, reply) = oneshot::channel();
        let thread = start("store-backup", move || {
            // The caller may be gone; the file is written all the same.
            let _ = sender.send(backup(&source, &target, &closing));
        })?;
        let mut backups = self.backups.lock().unwrap_or_else(PoisonError::into_inner);
        backups.retain(|earlier| !earlier.is_finished());
        backups.push(thread);
        Ok(reply)
    }

    /// Waits until all queued commands are done and all files are closed; a backup is cancelled.
    pub(super) fn finish(self) -> Result<(), StoreError> {
        let Threads { to_writer, to_readers, writer, others, backups, closing, file } = self;
        closing.store(true, Ordering::Relaxed);
        drop((to_writer, to_readers));
        let ended = |_| StoreError::Unavailable("a thread of the store broke down".to_owned());
        let backups = backups.into_inner().unwrap_or_else(PoisonError::into_inner);
        let connection = writer.join().map_err(ended);
        let others = others.into_iter().chain(backups).try_for_each(|thread| thread.join().map_err(ended));
        // The last connection to close checkpoints the rest of the log, so it must be one that can write.
        connection?.close().map_err(|(_, error)| error)?;
        drop(file);
        others
    }

    /// The same without blocking the caller.
    pub(super) fn finish_on_a_thread(self) -> Result<Reply<()>, StoreError> {
        let (sender, reply) = oneshot::channel();
        start("store-closer", move || {
            // The caller may be gone; closed is closed.
            let _ = sender.send(self.finish());
        })?;
        Ok(reply)
    }
}

fn send(queue: &Queue, command: Box<dyn Command>) -> Result<(), StoreError> {
    queue.try_send(command).map_err(|error| match error {
        TrySendError::Full(_) => StoreError::Busy(format!("{QUEUE} commands wait already")),
        TrySendError::Disconnected(_) => {
            StoreError::Unavailable("a thread of the store broke down".to_owned())
        }
    })
}

fn start_writer(
    writer: Writer,
    queue: Receiver<Box<dyn Command>>,
) -> Result<JoinHandle<Connection>, StoreError> {
    start("store-writer", move || writer.run(&queue))
}

fn start<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<JoinHandle<T>, StoreError> {
    Ok(thread::Builder::new().name(name.to_owned()).spawn(work)?)
}
