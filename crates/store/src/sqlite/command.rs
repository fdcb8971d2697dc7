use crate::StoreError;
use rusqlite::Connection;
use tokio::sync::oneshot;

/// The answer that a caller awaits.
pub(super) type Reply<T> = oneshot::Receiver<Result<T, StoreError>>;

/// A command for a connection, with a channel for its answer.
pub(super) trait Command: Send {
    /// Runs it, and keeps the answer until the commit. If the storage itself failed, the error is returned, because the
    /// whole transaction must fail.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Sends the answer to the caller, or the error that rolled the transaction back.
    fn settle(self: Box<Self>, certain: &Result<(), StoreError>);
}

/// Makes a command of a closure.
pub(super) fn command<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
) -> (Box<dyn Command>, Reply<T>) {
    let (sender, reply) = oneshot::channel();
    (Box::new(Work { work: Some(work), answer: None, sender }), reply)
}

struct Work<T, F> {
    work: Option<F>,
    answer: Option<Result<T, StoreError>>,
    sender: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Command for Work<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let work = self.work.take().expect("a command runs once");
        // A savepoint: a command that fails half-way must not leave a half in the shared transaction.
        execute(connection, "SAVEPOINT command")?;
        let answer = work(connection);
        match &answer {
            Ok(_) => (),
            Err(error) if error.is_of_the_storage() => return Err(error.clone()),
            Err(_) => execute(connection, "ROLLBACK TO command")?,
        }
        execute(connection, "RELEASE command")?;
        self.answer = Some(answer);
        Ok(())
    }

    fn settle(self: Box<Self>, certain: &Result<(), StoreError>) {
        let answer = match certain {
            Ok(()) => self.answer.unwrap_or(Err(StoreError::Closed)),
            Err(error) => Err(error.clone()),
        };
        // The caller may have dropped its future; the command stays done.
        let _ = self.sender.send(answer);
    }
}

/// Runs a statement without parameters and results.
pub(super) fn execute(connection: &Connection, statement: &str) -> Result<(), StoreError> {
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}
