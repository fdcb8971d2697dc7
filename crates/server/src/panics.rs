use std::{panic, thread};

/// From now on a panic anywhere in the program is a line in the log that says where it happened, and nothing of what
/// it said: that may speak of what a game keeps secret.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| {
        let (file, line) = panic.location().map_or(("unknown", 0), |place| (place.file(), place.line()));
        let thread = thread::current();
        tracing::error!(file, line, thread = thread.name().unwrap_or("unnamed"), "a thread panicked");
    }));
}
