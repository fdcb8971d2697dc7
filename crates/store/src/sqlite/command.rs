use crate::StoreError;
use rusqlite::Connection;
use tokio::sync::oneshot;

/// What a caller waits for.
pub(super) type Reply<T> = oneshot::Receiver<Result<T, StoreError>>;

/// Something to do on a connection, and somebody who waits for the answer.
pub(super) trait Command: Send {
    /// Does it, and keeps the answer until it is certain. If the storage itself failed, the error comes back:
    /// whatever shares the transaction must fail too.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Gives the answer to whoever waits, or the error that made all of it void.
    fn settle(self: Box<Self>, certain: &Result<(), StoreError>);
}

/// Makes a command of a function.
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
        // A command that fails half-way must not leave a half in the transaction that it shares with others.
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
        // Whoever asked may have gone away meanwhile; what was done stays done.
        let _ = self.sender.send(answer);
    }
}

/// Runs a statement without parameters and results.
pub(super) fn execute(connection: &Connection, statement: &str) -> Result<(), StoreError> {
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}
