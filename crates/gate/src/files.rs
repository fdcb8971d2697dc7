//! The limit of open files: each connection is one.

/// Files that are no connections: the database and its log, the listener, and those of libraries.
#[cfg(unix)]
const OTHERS: u64 = 100;

/// Raises the limit of open files as far as the connections need, and returns how many connections it allows.
#[cfg(unix)]
pub(crate) fn room_for(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let needed = (connections as u64).saturating_add(OTHERS);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let Some(now) = current.filter(|now| *now < needed) else { return connections };
    let wanted = maximum.map_or(needed, |maximum| maximum.min(needed));
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum });
    let files = if raised.is_ok() { wanted } else { now };
    // Without room a connection waits until another one closes, instead of failing for want of a file.
    let room = files.saturating_sub(OTHERS).max(1).min(connections as u64) as usize;
    if room < connections {
        tracing::info!(files, room, "there is room for fewer connections than wanted; see `ulimit -n`");
    }
    room
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn room_for(connections: usize) -> usize {
    connections
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    #[test]
    fn the_limit_of_open_files_is_raised_as_far_as_the_system_allows() {
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let low = Rlimit { current: Some(256), maximum };
        setrlimit(Resource::Nofile, low).expect("a lower limit is always allowed");
        let room = room_for(1_000);
        let expected = maximum.map_or(1_100, |maximum| maximum.min(1_100));
        assert_eq!(getrlimit(Resource::Nofile).current, Some(expected));
        assert_eq!(room as u64, expected - OTHERS);
        // It is never lowered.
        assert_eq!(room_for(1), 1);
        assert_eq!(getrlimit(Resource::Nofile).current, Some(expected));
        // Where the system has a limit, there are fewer connections instead of some that fail.
        let room = room_for(usize::MAX);
        assert_eq!(getrlimit(Resource::Nofile).current, maximum.or(Some(u64::MAX)));
        assert_eq!(room as u64, maximum.unwrap_or(u64::MAX) - OTHERS);
    }
}
