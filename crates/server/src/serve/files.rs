//! How many files the system lets the server have open: each connection is one.

/// Files that are no connections: the database and its log, the listener, and whatever the libraries need.
#[cfg(unix)]
const OTHERS: u64 = 100;

/// Asks the system for as many open files as the connections need, and says so in the log if there are fewer.
#[cfg(unix)]
pub(super) fn make_room_for(connections: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let needed = (connections as u64).saturating_add(OTHERS);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let Some(now) = current.filter(|now| *now < needed) else { return };
    let wanted = maximum.map_or(needed, |maximum| maximum.min(needed));
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum });
    let files = if raised.is_ok() { wanted } else { now };
    if files < needed {
        tracing::warn!(
            files,
            needed,
            "the system allows fewer open files than there may be connections; see `ulimit -n`"
        );
    }
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(super) fn make_room_for(_: usize) {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    #[test]
    fn the_limit_of_open_files_is_raised_as_far_as_the_system_allows() {
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let low = Rlimit { current: Some(256), maximum };
        setrlimit(Resource::Nofile, low).expect("a lower limit is always allowed");
        make_room_for(1_000);
        let expected = maximum.map_or(1_100, |maximum| maximum.min(1_100));
        assert_eq!(getrlimit(Resource::Nofile).current, Some(expected));
        // It is never lowered.
        make_room_for(1);
        assert_eq!(getrlimit(Resource::Nofile).current, Some(expected));
        make_room_for(usize::MAX);
        assert_eq!(getrlimit(Resource::Nofile).current, maximum.or(Some(u64::MAX)));
    }
}
