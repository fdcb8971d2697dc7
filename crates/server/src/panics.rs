use std::{panic, thread};

/// Panic hook: a panic is a log line with its location but without its message, which may contain secrets of a game.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| {
        let (file, line) = panic.location().map_or(("unknown", 0), |place| (place.file(), place.line()));
        let thread = thread::current();
        tracing::error!(file, line, thread = thread.name().unwrap_or("unnamed"), "a thread panicked");
    }));
}
