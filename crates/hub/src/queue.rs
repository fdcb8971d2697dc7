//! A fair queue: a semaphore whose permits go round, so that whoever asks for much waits for oneself, not others for
//! them.

use super::party::Party;
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// Who asks for a permit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    pub(crate) party: Party,
    /// Whether it is for a table where the asker holds a seat or is a host.
    pub(crate) is_member: bool,
}

impl Asking {
    /// Somebody who belongs to no table, or where that makes no difference.
    pub(crate) fn of(party: Party) -> Self {
        Asking { party, is_member: false }
    }
}

/// Room for so many at a time. Those who belong to the table that they ask for and those who do not take turns (round
/// robin), so that
/// neither waits for all of the others; among each of them parties take turns, too. Whoever waits waits for one permit of
/// each party that is there already, and for nobody who comes later, however many those are.
#[derive(Clone, Debug)]
pub(crate) struct Queue(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    /// How many of one party may wait.
    most: usize,
    members: Class,
    strangers: Class,
    /// Whether a member had the last permit.
    member_was_last: bool,
    served: u64,
}

/// Those who wait, by party; no party waits with nobody.
type Class = Vec<Group>;

/// Those of one party who wait.
#[derive(Debug)]
struct Group {
    party: Party,
    since: Since,
    those: VecDeque<oneshot::Sender<Permit>>,
}

/// Since when a party waits: whoever waits for longest comes next. A party that has had a permit waits since then,
/// behind whoever came before it was given back.
#[derive(Clone, Copy, Debug)]
enum Since {
    Came(u64),
    Served(u64),
}

impl Since {
    /// In the order in which they come next.
    fn place(self) -> (u64, bool) {
        match self {
            Since::Came(number) => (number, false),
            Since::Served(number) => (number, true),
        }
    }
}

/// A permit to do something; the next one gets it when this is dropped.
#[derive(Debug)]
pub(crate) struct Permit(Option<Queue>);

impl Queue {
    /// So many permits; of one party so many may wait.
    pub(crate) fn new(room: usize, most: usize) -> Self {
        Queue(Arc::new(Mutex::new(State {
            free: room,
            most,
            members: Vec::new(),
            strangers: Vec::new(),
            member_was_last: false,
            served: 0,
        })))
    }

    /// A permit at once, if there is any.
    pub(crate) fn try_enter(&self) -> Option<Permit> {
        self.state().enter().then(|| Permit(Some(self.clone())))
    }

    /// Waits for a permit; nothing if too many of the party wait already. Whoever stops waiting leaves the queue.
    pub(crate) async fn enter(&self, asking: Asking) -> Option<Permit> {
        let granted = {
            let mut state = self.state();
            if state.enter() {
                return Some(Permit(Some(self.clone())));
            }
            state.join(asking)?
        };
        Some(granted.await.expect("a queue is only left with a permit"))
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        let state = self.state();
        state.members.iter().chain(&state.strangers).map(|waiting| waiting.those.len()).sum()
    }

    /// Gives a permit that was given back to whoever comes next.
    fn pass_on(&self) {
        loop {
            let Some(next) = self.state().next() else { return };
            match next.send(Permit(Some(self.clone()))) {
                Ok(()) => return,
                // It does not wait any more.
                Err(mut permit) => permit.0 = None,
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing in here panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Takes a permit, if there is any.
    fn enter(&mut self) -> bool {
        let left = self.free.checked_sub(1);
        self.free = left.unwrap_or(0);
        left.is_some()
    }

    /// Whoever joins is told when it is their turn.
    fn join(&mut self, Asking { party, is_member }: Asking) -> Option<oneshot::Receiver<Permit>> {
        // Those who went away make room for others.
        self.forget_gone();
        let class = if is_member { &mut self.members } else { &mut self.strangers };
        let own = class.iter_mut().find(|waiting| waiting.party == party);
        if own.as_ref().map_or(0, |own| own.those.len()) >= self.most {
            return None;
        }
        let (permit, granted) = oneshot::channel();
        match own {
            Some(own) => own.those.push_back(permit),
            None => {
                class.push(Group { party, since: Since::Came(self.served), those: VecDeque::from([permit]) });
            }
        }
        Some(granted)
    }

    /// Whoever is next; if nobody waits, the permit is free.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        self.forget_gone();
        let is_member = match (self.members.is_empty(), self.strangers.is_empty()) {
            (true, true) => {
                self.free += 1;
                self.member_was_last = false;
                return None;
            }
            (false, true) => true,
            (true, false) => false,
            (false, false) => !self.member_was_last,
        };
        self.member_was_last = is_member;
        let class = if is_member { &mut self.members } else { &mut self.strangers };
        let longest = (0..class.len()).min_by_key(|at| class[*at].since.place());
        let at = longest.expect("the class is not empty");
        let next = class[at].those.pop_front();
        self.served += 1;
        if class[at].those.is_empty() {
            class.remove(at);
        } else {
            class[at].since = Since::Served(self.served);
        }
        next
    }

    /// Removes those who do not wait any more: no party has had a permit because somebody of it went away.
    fn forget_gone(&mut self) {
        for class in [&mut self.members, &mut self.strangers] {
            class.retain_mut(|waiting| {
                waiting.those.retain(|permit| !permit.is_closed());
                !waiting.those.is_empty()
            });
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::pin::Pin;

    type Waiting = Pin<Box<dyn Future<Output = Option<Permit>>>>;

    const MOST: usize = 3;

    fn asking(party: u8, is_member: bool) -> Asking {
        Asking { party: Party([party; 8]), is_member }
    }

    /// Somebody who waits in the queue.
    fn waiting(queue: &Queue, asking: Asking) -> Waiting {
        let queue = queue.clone();
        let mut waiting: Waiting = Box::pin(async move { queue.enter(asking).await });
        assert!((&mut waiting).now_or_never().is_none(), "there is no room yet");
        waiting
    }

    /// The permit, if it is somebody's.
    fn granted(waiting: &mut Waiting) -> Option<Permit> {
        waiting.now_or_never().map(|permit| permit.expect("whoever waits is not refused any more"))
    }

    /// The permit of somebody who need not wait.
    fn at_once(queue: &Queue, asking: Asking) -> Permit {
        queue.enter(asking).now_or_never().flatten().expect("there is room")
    }

    #[test]
    fn whoever_asks_for_little_does_not_wait_for_whoever_asks_for_much() {
        let [crowd, one, other] = [1, 2, 3].map(|party| asking(party, false));
        let queue = Queue::new(1, usize::MAX);
        let thinking = queue.try_enter().expect("there is room");
        let mut many: Vec<Waiting> = (0..30).map(|_| waiting(&queue, crowd)).collect();
        drop(thinking);
        let thinking = granted(&mut many[0]).expect("the first of the crowd");
        let (mut one, mut other) = (waiting(&queue, one), waiting(&queue, other));
        // Thirty were there before them, but each comes next.
        drop(thinking);
        let thinking = granted(&mut one).expect("it was never served");
        drop(thinking);
        let thinking = granted(&mut other).expect("nor was this one");
        for next in &mut many[1..] {
            assert!(granted(next).is_none());
        }
        drop(thinking);
        let mut thinking = granted(&mut many[1]);
        for next in &mut many[2..] {
            assert!(thinking.take().is_some());
            thinking = granted(next);
        }
        drop(thinking);
        assert!(queue.try_enter().is_some(), "the room is free again");
    }

    #[test]
    fn nobody_waits_for_those_who_come_later_however_many_they_are() {
        let queue = Queue::new(1, usize::MAX);
        let mut working = Some(at_once(&queue, asking(0, false)));
        let mut all: Vec<(u8, Waiting)> = (0..3).map(|_| (1, waiting(&queue, asking(1, false)))).collect();
        let mut served = Vec::new();
        // Before every turn somebody comes from an address that nobody has seen before.
        for party in 2..20 {
            all.push((party, waiting(&queue, asking(party, false))));
            assert!(working.take().is_some());
            let turn = |(at, (_, one)): (usize, &mut (u8, Waiting))| Some((at, granted(one)?));
            let (next, turn) = all.iter_mut().enumerate().find_map(turn).expect("somebody is next");
            working = Some(turn);
            served.push(all.remove(next).0);
        }
        assert_eq!(served[..8], [1, 2, 3, 1, 4, 5, 6, 1], "{served:?}");
    }

    #[test]
    fn an_address_waits_for_itself_and_only_a_few_of_it_wait() {
        let queue = Queue::new(1, MOST);
        let working = at_once(&queue, asking(1, false));
        let mut many: Vec<Waiting> = (0..MOST).map(|_| waiting(&queue, asking(1, false))).collect();
        let refused = queue.enter(asking(1, false)).now_or_never().expect("it does not wait");
        assert!(refused.is_none());
        // Others are not refused because of them, and come before most of them.
        let mut other = waiting(&queue, asking(2, false));
        drop(working);
        let working = granted(&mut many[0]).expect("the first comes first");
        drop(working);
        let working = granted(&mut other).expect("it was never served");
        // One that went away leaves room for another one of its party.
        let gone = many.pop();
        drop(gone);
        many.push(waiting(&queue, asking(1, false)));
        drop(working);
        for next in &mut many[1..] {
            drop(granted(next).expect("then the others"));
        }
        drop(at_once(&queue, asking(1, false)));
    }

    #[test]
    fn members_of_a_table_and_strangers_take_turns() {
        let queue = Queue::new(1, MOST);
        let mut working = Some(at_once(&queue, asking(0, false)));
        let mut strangers: Vec<Waiting> =
            (1..=5).map(|party| waiting(&queue, asking(party, false))).collect();
        let mut members: Vec<Waiting> = (1..=3).map(|_| waiting(&queue, asking(9, true))).collect();
        // A member who came last is next; and no stranger waits for all members.
        for (member, stranger) in members.iter_mut().zip(&mut strangers) {
            for next in [member, stranger] {
                assert!(working.take().is_some());
                working = granted(next);
            }
        }
        for next in &mut strangers[3..] {
            assert!(working.take().is_some());
            working = granted(next);
        }
        drop(working);
        drop(at_once(&queue, asking(0, true)));
    }

    #[test]
    fn whoever_stops_waiting_takes_no_room_along() {
        let queue = Queue::new(1, usize::MAX);
        let thinking = queue.try_enter();
        let (early, mut late) = (waiting(&queue, asking(1, false)), waiting(&queue, asking(1, false)));
        drop(early);
        drop(thinking);
        let granted = granted(&mut late);
        assert!(granted.is_some() && queue.try_enter().is_none());
        drop(late);
        drop(granted);
        let given = queue.try_enter();
        let late = waiting(&queue, asking(2, false));
        // It is given the room, and leaves without looking.
        drop(given);
        drop(late);
        assert!(queue.try_enter().is_some());
    }
}
