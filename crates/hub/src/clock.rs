//! Clocks, computed only from the times of journal entries.

use crate::wire::ClockPlan;
use approdo_contract::{MAX_SEATS, Seat, SeatSet};
use approdo_store::Life;
use std::sync::{Arc, PoisonError, RwLock};

/// Times when no server was up, or its machine slept; no clock counts them. Sorted, without overlaps, and shared by all
/// tables of a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pauses(Arc<RwLock<Vec<(u64, u64)>>>);

impl Pauses {
    /// The times between these lives, and before the one that started at this moment.
    pub(crate) fn between(lives: &[Life], started_at: u64) -> Self {
        let moment = |moment: i64| u64::try_from(moment).unwrap_or(0);
        let mut pauses = Vec::new();
        let mut up_until = None;
        let lives = lives.iter().map(|life| (moment(life.started.0), moment(life.last.0)));
        // The present server's life begins now, also if the stored clock was ahead.
        let lives = lives.filter(|(started, _)| *started < started_at).chain([(started_at, started_at)]);
        for (started, last) in lives {
            pauses.extend(up_until.filter(|until| *until < started).map(|until| (until, started)));
            up_until = up_until.max(Some(last));
        }
        Pauses(Arc::new(RwLock::new(pauses)))
    }

    /// Adds a pause, the latest one.
    pub(crate) fn add(&self, from: u64, to: u64) {
        let mut pauses = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let from = pauses.last().map_or(from, |(_, end)| from.max(*end));
        if from < to {
            pauses.push((from, to));
        }
    }

    /// The time between two moments without pauses. The server was up at the second one: a pause that seems to include
    /// it is wrong, because a killed server has not stored its last moment.
    fn up_between(&self, from: u64, to: u64) -> u64 {
        // The system clock may be set back.
        let to = to.max(from);
        let pauses = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let first = pauses.partition_point(|(_, end)| *end <= from);
        let between = pauses[first..].iter().take_while(|(_, end)| *end <= to);
        let down: u64 = between.map(|(start, end)| *end - *start.max(&from)).sum();
        to - from - down
    }
}

impl PartialEq for Pauses {
    fn eq(&self, other: &Self) -> bool {
        let times = |pauses: &Pauses| pauses.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        times(self) == times(other)
    }
}

/// The used time of each seat, and how many of its turns earn an increment.
///
/// A turn counts once another seat has moved in a turn of its own. Undo takes no increment away, so it costs nothing;
/// and a seat never earns more increments than the longest line had turns, so replaying turns gains nothing. Answers
/// within another seat's turn end no turn and earn nothing, nor does a turn in which a bot stood in.
///
/// A seat that takes a move back pays for the time that others used since that move. Otherwise a player could run down
/// an opponent's clock by making and withdrawing moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Clocks {
    used: [u64; MAX_SEATS],
    /// The part of that since the last move or undo.
    lately: [u64; MAX_SEATS],
    /// The counted turns in the present line.
    standing: [u32; MAX_SEATS],
    /// The maximum that `standing` ever had: so many increments were granted.
    committed: [u32; MAX_SEATS],
    /// Seats that have moved in a turn that does not count yet.
    unfinished: SeatSet,
    /// The last moment that was counted.
    seen_at: u64,
    pauses: Pauses,
}

/// The effect of a move on the clocks, so that it can be undone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Effect {
    /// The other seats that were asked already before it: their time is not caused by it.
    besides: SeatSet,
    credited: SeatSet,
    began: bool,
    /// A turn that had begun does not count, because a bot continued it.
    forgone: bool,
}

impl Clocks {
    /// Clocks that have not run yet.
    pub(crate) fn starting_at(now: u64, pauses: Pauses) -> Self {
        Clocks { seen_at: now, pauses, ..Clocks::default() }
    }

    /// Adds the time until `now` to the clocks of the seats that were waited for.
    pub(crate) fn pass(&mut self, now: u64, waited_for: SeatSet) {
        let elapsed = self.pauses.up_between(self.seen_at, now);
        for seat in waited_for.iter() {
            self.used[seat.index()] += elapsed;
            self.lately[seat.index()] += elapsed;
        }
        self.seen_at = self.seen_at.max(now);
    }

    /// A seat, or its stand-in, moved while these seats were asked; the turn may be another seat's.
    pub(crate) fn moved(
        &mut self,
        mover: Seat,
        asked: SeatSet,
        turn_of: Option<Seat>,
        by_stand_in: bool,
    ) -> Effect {
        self.lately = [0; MAX_SEATS];
        let besides = asked.without(mover);
        if turn_of.is_some_and(|seat| seat != mover) {
            return Effect { besides, ..Effect::default() };
        }
        let done = |seat: &Seat| *seat != mover && !asked.contains(*seat);
        let credited: SeatSet = self.unfinished.iter().filter(done).collect();
        for seat in credited.iter() {
            let standing = &mut self.standing[seat.index()];
            *standing += 1;
            self.committed[seat.index()] = self.committed[seat.index()].max(*standing);
            self.unfinished = self.unfinished.without(seat);
        }
        let had_begun = self.unfinished.contains(mover);
        self.unfinished =
            if by_stand_in { self.unfinished.without(mover) } else { self.unfinished.with(mover) };
        Effect { besides, credited, began: !had_begun && !by_stand_in, forgone: had_begun && by_stand_in }
    }

    /// The last move was undone. Granted increments stay, and are not granted again when it is replayed.
    pub(crate) fn went_back(&mut self, mover: Seat, effect: Effect) {
        self.lately = [0; MAX_SEATS];
        if effect.began {
            self.unfinished = self.unfinished.without(mover);
        }
        if effect.forgone {
            self.unfinished = self.unfinished.with(mover);
        }
        for seat in effect.credited.iter() {
            self.standing[seat.index()] -= 1;
            self.unfinished = self.unfinished.with(seat);
        }
    }

    /// The last move was undone by its own seat, which pays for the time that others used on it.
    pub(crate) fn took_back(&mut self, mover: Seat, effect: Effect) {
        let mut longest = 0;
        for (index, lately) in self.lately.into_iter().enumerate() {
            let seat = Seat(index as u8);
            if seat != mover && !effect.besides.contains(seat) {
                self.used[index] -= lately;
                longest = longest.max(lately);
            }
        }
        // If it was asked meanwhile, too, that time is on its clock already.
        self.used[mover.index()] += longest.saturating_sub(self.lately[mover.index()]);
        self.went_back(mover, effect);
    }

    /// The time left of a seat, whose clock runs if it is waited for.
    pub(crate) fn left(&self, plan: &ClockPlan, seat: Seat, now: u64, waited_for: SeatSet) -> u64 {
        let running = if waited_for.contains(seat) { self.pauses.up_between(self.seen_at, now) } else { 0 };
        let earned = plan.increment_ms.saturating_mul(u64::from(self.committed[seat.index()]));
        let given = plan.initial_ms.saturating_add(earned);
        given.saturating_sub(self.used[seat.index()].saturating_add(running))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{ClockKind, Flag};
    use approdo_store::Moment;

    /// The system clock may jump at any time.
    #[test]
    fn a_clock_that_jumps_back_gives_nothing() {
        let plan =
            ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag: Flag::Nothing };
        let (seat, asked) = (Seat(0), SeatSet::one(Seat(0)));
        let mut clocks = Clocks::starting_at(1_000_000, Pauses::default());
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

    #[test]
    fn no_time_passes_while_no_server_is_up() {
        let life = |started, last| Life { started: Moment(started), last: Moment(last) };
        // The third life was started twice at the same moment; the last one is the present.
        let pauses = Pauses::between(
            &[life(100, 200), life(300, 400), life(390, 395), life(500, 500), life(700, 900)],
            700,
        );
        let times = |times: &[(u64, u64)]| Pauses(Arc::new(RwLock::new(times.to_vec())));
        assert_eq!(pauses, times(&[(200, 300), (400, 500), (500, 700)]));
        for (from, to, up) in [
            (0, 1_000, 600),
            (150, 250, 100),
            (250, 290, 40),
            (250, 350, 50),
            (200, 300, 0),
            (600, 500, 0),
            (650, 550, 0),
            (900, 950, 50),
        ] {
            assert_eq!(pauses.up_between(from, to), up, "{from} to {to}");
        }
        assert_eq!(Pauses::between(&[], 700), Pauses::default());
        // The machine sleeps, and its clock is set to and fro.
        let known_to_a_table = pauses.clone();
        for (from, to) in [(1_000, 1_500), (1_400, 1_600), (1_300, 1_550)] {
            pauses.add(from, to);
        }
        let later = times(&[(200, 300), (400, 500), (500, 700), (1_000, 1_500), (1_500, 1_600)]);
        assert_eq!(known_to_a_table, later);
        assert_eq!(known_to_a_table.up_between(900, 1_700), 200);
    }
}
