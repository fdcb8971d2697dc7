//! A fair semaphore: permits go round robin between parties, so that many requests of one party delay only that party.

use super::party::Party;
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    pub(crate) party: Party,
    /// Whether the requester holds a seat at the table, or is its host.
    pub(crate) is_member: bool,
}

impl Asking {
    /// A request without a table, or where membership makes no difference.
    pub(crate) fn of(party: Party) -> Self {
        Asking { party, is_member: false }
    }
}

/// A fair semaphore. Members of the requested table and strangers take turns (round robin), so that neither class waits
/// for all of the other; within each class parties take turns, too. A request waits for at most one permit of each
/// party that came before, and for no party that comes later.
#[derive(Clone, Debug)]
pub(crate) struct Queue(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    free: usize,
    /// How many requests of one party may wait.
    most: usize,
    members: Class,
    strangers: Class,
    member_was_last: bool,
    served: u64,
}

/// Waiting requests by party; no group is empty.
type Class = Vec<Group>;

#[derive(Debug)]
struct Group {
    party: Party,
    since: Since,
    those: VecDeque<oneshot::Sender<Permit>>,
}

/// Since when a party waits: since it came, or since its last permit. The longest waiting party is next; of equals, one
/// that came.
#[derive(Clone, Copy, Debug)]
enum Since {
    Came(u64),
    Served(u64),
}

impl Since {
    /// Sort key: the smallest is next.
    fn place(self) -> (u64, bool) {
        match self {
            Since::Came(number) => (number, false),
            Since::Served(number) => (number, true),
        }
    }
}

/// A permit of the semaphore; dropping it hands it to the next request.
#[derive(Debug)]
pub(crate) struct Permit(Option<Queue>);

impl Queue {
    /// A semaphore with `room` permits; `most` requests of one party may wait.
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

    /// A permit at once, if one is free.
    pub(crate) fn try_enter(&self) -> Option<Permit> {
        self.state().enter().then(|| Permit(Some(self.clone())))
    }

    /// Waits for a permit; `None` if too many requests of the party wait already. Dropping the future leaves the queue.
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

    pub(crate) fn waiting(&self) -> usize {
        let state = self.state();
        state.members.iter().chain(&state.strangers).map(|waiting| waiting.those.len()).sum()
    }

    /// Hands a returned permit to the next request.
    fn pass_on(&self) {
        loop {
            let Some(next) = self.state().next() else { return };
            match next.send(Permit(Some(self.clone()))) {
                Ok(()) => return,
                // The request was cancelled: take the permit back and try the next.
                Err(mut permit) => permit.0 = None,
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Poisoning is harmless: nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Takes a permit, if one is free.
    fn enter(&mut self) -> bool {
        let left = self.free.checked_sub(1);
        self.free = left.unwrap_or(0);
        left.is_some()
    }

    /// Adds a waiting request; its receiver gets the permit.
    fn join(&mut self, Asking { party, is_member }: Asking) -> Option<oneshot::Receiver<Permit>> {
        // Cancelled requests do not count against the limit.
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

    /// Removes the next request; without one, the permit becomes free.
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

    /// Removes cancelled requests. A party that cancels is not counted as served.
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

    /// A request that waits in the queue.
    fn waiting(queue: &Queue, asking: Asking) -> Waiting {
        let queue = queue.clone();
        let mut waiting: Waiting = Box::pin(async move { queue.enter(asking).await });
        assert!((&mut waiting).now_or_never().is_none(), "there is no room yet");
        waiting
    }

    /// The permit, if it was granted.
    fn granted(waiting: &mut Waiting) -> Option<Permit> {
        waiting.now_or_never().map(|permit| permit.expect("whoever waits is not refused any more"))
    }

    /// A permit that is granted without waiting.
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
        // Thirty requests came before, but each of these parties is next.
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
        // Before every turn a request comes from a new address.
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
        // Other parties are not refused, and come before most of them.
        let mut other = waiting(&queue, asking(2, false));
        drop(working);
        let working = granted(&mut many[0]).expect("the first comes first");
        drop(working);
        let working = granted(&mut other).expect("it was never served");
        // A cancelled request makes room for another one of its party.
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
        // A member that came last is next; and no stranger waits for all members.
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
        // It gets the permit and is dropped without being polled.
        drop(given);
        drop(late);
        assert!(queue.try_enter().is_some());
    }
}
