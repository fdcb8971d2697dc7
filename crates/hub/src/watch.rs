//! Detects that the machine slept, or that its clock was set forward.

use super::settings::Clock;
use approdo_store::{Life, Moment};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A smaller gap between the two clocks is no leap.
const LEAP: u64 = 5_000;

/// The last reading of the clocks.
#[derive(Debug)]
pub(crate) struct Watch(Mutex<Seen>);

#[derive(Debug)]
struct Seen {
    now: u64,
    awake: u64,
    /// Since when the server has been awake.
    since: u64,
    /// Earlier times awake that are not stored yet.
    before: Vec<Life>,
}

/// A time that the machine slept, from one moment to another.
pub(crate) type Leap = (u64, u64);

impl Watch {
    pub(crate) fn begin(clock: &dyn Clock) -> Self {
        let now = clock.now_ms();
        Watch(Mutex::new(Seen { now, awake: clock.awake_ms(), since: now, before: Vec::new() }))
    }

    /// The current time, and whether the clock has leapt since the last call.
    pub(crate) fn look(&self, clock: &dyn Clock) -> (u64, Option<Leap>) {
        let mut seen = self.lock();
        let (now, awake) = (clock.now_ms(), clock.awake_ms());
        let woken = now.saturating_sub(awake.saturating_sub(seen.awake));
        let leap = (LEAP <= woken.saturating_sub(seen.now)).then_some((seen.now, woken));
        if let Some((slept, woken)) = leap {
            let life = Life { started: Moment(seen.since as i64), last: Moment(slept as i64) };
            seen.before.push(life);
            seen.since = woken;
        }
        (seen.now, seen.awake) = (now, awake);
        (now, leap)
    }

    /// Since when the server has been awake.
    pub(crate) fn since(&self) -> u64 {
        self.lock().since
    }

    /// Takes the earlier times awake that are not stored yet.
    pub(crate) fn take_before(&self) -> Vec<Life> {
        std::mem::take(&mut self.lock().before)
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        // Poisoning is harmless: nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ManualClock;

    #[test]
    fn a_leap_is_seen_once_and_no_slow_time_is_one() {
        let clock = ManualClock::at(1_000_000);
        let watch = Watch::begin(&clock);
        clock.advance(3_600_000);
        assert_eq!(watch.look(&clock), (4_600_000, None), "it was awake");
        clock.advance(100);
        clock.leap(LEAP - 1);
        assert_eq!(watch.look(&clock).1, None);
        clock.advance(300);
        clock.leap(60_000);
        let slept = 4_600_000 + 100 + LEAP - 1;
        let now = slept + 300 + 60_000;
        assert_eq!(watch.look(&clock), (now, Some((slept, now - 300))));
        assert_eq!(watch.since(), now - 300);
        assert_eq!(watch.look(&clock), (now, None));
        let life = Life { started: Moment(1_000_000), last: Moment(slept as i64) };
        assert_eq!((watch.take_before(), watch.take_before()), (vec![life], vec![]));
    }
}
