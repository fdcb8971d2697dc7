//! Clocks, computed from the times of the entries alone.

use crate::wire::ClockPlan;
use approdo_contract::{MAX_SEATS, Seat, SeatSet};

/// What each seat has used of its time, and how many of its turns count for an increment.
///
/// A turn counts once another seat has moved after it, and it stops to count when that other move is taken back:
/// what is on a clock depends on the line of moves that stands, never on how often it was played. A turn in which a
/// bot stood in counts for nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Clocks {
    used: [u64; MAX_SEATS],
    committed: [u32; MAX_SEATS],
    /// Seats that have moved in a turn that does not count yet.
    unfinished: SeatSet,
    /// The last moment that was counted.
    seen_at: u64,
}

/// What a move did to the clocks, so that it can be undone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Effect {
    credited: SeatSet,
    began: bool,
    /// A turn that had begun does not count, because a bot went on with it.
    forgone: bool,
}

impl Clocks {
    /// Clocks that have not run yet.
    pub(crate) fn starting_at(now: u64) -> Self {
        Clocks { seen_at: now, ..Clocks::default() }
    }

    /// Time passes until `now`, on the clocks of the seats that were waited for.
    pub(crate) fn pass(&mut self, now: u64, waited_for: SeatSet) {
        let elapsed = now.saturating_sub(self.seen_at);
        for seat in waited_for.iter() {
            self.used[seat.index()] += elapsed;
        }
        self.seen_at = self.seen_at.max(now);
    }

    /// A seat moved while these seats were asked, by its own hand or by that of a stand-in.
    pub(crate) fn moved(&mut self, mover: Seat, asked: SeatSet, by_stand_in: bool) -> Effect {
        let done = |seat: &Seat| *seat != mover && !asked.contains(*seat);
        let credited: SeatSet = self.unfinished.iter().filter(done).collect();
        for seat in credited.iter() {
            self.committed[seat.index()] += 1;
            self.unfinished = self.unfinished.without(seat);
        }
        let had_begun = self.unfinished.contains(mover);
        self.unfinished =
            if by_stand_in { self.unfinished.without(mover) } else { self.unfinished.with(mover) };
        Effect { credited, began: !had_begun && !by_stand_in, forgone: had_begun && by_stand_in }
    }

    /// The last move was taken back.
    pub(crate) fn took_back(&mut self, mover: Seat, effect: Effect) {
        if effect.began {
            self.unfinished = self.unfinished.without(mover);
        }
        if effect.forgone {
            self.unfinished = self.unfinished.with(mover);
        }
        for seat in effect.credited.iter() {
            self.committed[seat.index()] -= 1;
            self.unfinished = self.unfinished.with(seat);
        }
    }

    /// What is left on the clock of a seat, which runs if it is waited for.
    pub(crate) fn left(&self, plan: &ClockPlan, seat: Seat, now: u64, waited_for: SeatSet) -> u64 {
        let running = if waited_for.contains(seat) { now.saturating_sub(self.seen_at) } else { 0 };
        let earned = plan.increment_ms.saturating_mul(u64::from(self.committed[seat.index()]));
        let given = plan.initial_ms.saturating_add(earned);
        given.saturating_sub(self.used[seat.index()].saturating_add(running))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{ClockKind, Flag};

    /// The clock of a machine may be set back or forth at any time.
    #[test]
    fn a_clock_that_jumps_back_gives_nothing() {
        let plan =
            ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Nothing };
        let (seat, asked) = (Seat(0), SeatSet::one(Seat(0)));
        let mut clocks = Clocks::starting_at(1_000_000);
        clocks.pass(1_010_000, asked);
        assert_eq!(clocks.left(&plan, seat, 1_010_000, asked), 50_000);
        for now in [0, 900_000, 1_009_999] {
            assert_eq!(clocks.left(&plan, seat, now, asked), 50_000);
            clocks.pass(now, asked);
            assert_eq!(clocks.left(&plan, seat, now, asked), 50_000);
        }
        // What passed before the jump is not counted again.
        clocks.pass(1_015_000, asked);
        assert_eq!(clocks.left(&plan, seat, 1_015_000, asked), 45_000);
        clocks.pass(u64::MAX, asked);
        assert_eq!(clocks.left(&plan, seat, u64::MAX, asked), 0);
    }
}
