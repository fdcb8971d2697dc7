//! Long work, a piece at a time: whoever asks for much waits for oneself, not others for them.

use super::{GuestId, Hub, HubError, Visitor, minds::Party, room::Room};
use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// Who asks for long work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    /// Everything that comes from one address is one party.
    pub(crate) party: Party,
    /// Whether the work is for a table where the asker holds a seat or is a host.
    pub(crate) is_member: bool,
}

/// Room for one piece of long work at a time. Those who belong to the table that they ask for and those who do not
/// take turns, so that neither waits for all of the others; among each of them, whoever was served least recently
/// comes first.
#[derive(Clone, Debug)]
pub(crate) struct Errands(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    is_free: bool,
    /// How many of one party may wait.
    most: usize,
    members: Class,
    strangers: Class,
    /// Whether a member had the last turn.
    member_was_last: bool,
    /// The number of the last turn of each party, for as long as somebody waits.
    served: HashMap<Party, u64>,
    turns: u64,
}

/// Those who wait, by party.
type Class = Vec<(Party, VecDeque<oneshot::Sender<Turn>>)>;

/// Room to work; the next one gets it when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn(Option<Errands>);

impl Errands {
    /// Nobody waits; of one party so many may.
    pub(crate) fn new(most: usize) -> Self {
        Errands(Arc::new(Mutex::new(Queue {
            is_free: true,
            most,
            members: Vec::new(),
            strangers: Vec::new(),
            member_was_last: false,
            served: HashMap::new(),
            turns: 0,
        })))
    }

    /// Waits for room to work; too many of one party are refused. Whoever stops waiting leaves the line.
    pub(crate) async fn enter(&self, asking: Asking) -> Result<Turn, HubError> {
        let granted = {
            let mut queue = self.queue();
            if std::mem::take(&mut queue.is_free) {
                return Ok(Turn(Some(self.clone())));
            }
            queue.line_up(asking)?
        };
        Ok(granted.await.expect("a line is only left with a turn"))
    }

    /// Room to work at once, if there is any.
    pub(crate) fn try_enter(&self) -> Option<Turn> {
        std::mem::take(&mut self.queue().is_free).then(|| Turn(Some(self.clone())))
    }

    /// How many wait.
    fn waiting(&self) -> usize {
        let queue = self.queue();
        queue.members.iter().chain(&queue.strangers).map(|(_, waiting)| waiting.len()).sum()
    }

    /// Gives room that has become free to whoever comes next.
    fn pass_on(&self) {
        loop {
            let Some(next) = self.queue().next() else { return };
            match next.send(Turn(Some(self.clone()))) {
                Ok(()) => return,
                // It does not wait any more.
                Err(mut turn) => turn.0 = None,
            }
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing in here panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Whoever lines up is told when it is their turn.
    fn line_up(&mut self, asking: Asking) -> Result<oneshot::Receiver<Turn>, HubError> {
        let class = if asking.is_member { &mut self.members } else { &mut self.strangers };
        let at = class.iter().position(|(party, _)| *party == asking.party).unwrap_or_else(|| {
            class.push((asking.party, VecDeque::new()));
            class.len() - 1
        });
        let waiting = &mut class[at].1;
        // Those who went away make room for others.
        waiting.retain(|turn| !turn.is_closed());
        if self.most <= waiting.len() {
            return Err(HubError::Crowded);
        }
        let (turn, granted) = oneshot::channel();
        waiting.push_back(turn);
        Ok(granted)
    }

    /// Whoever is next; if nobody waits, there is room.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let is_member = match (self.members.is_empty(), self.strangers.is_empty()) {
            (true, true) => {
                self.served.clear();
                (self.is_free, self.member_was_last) = (true, false);
                return None;
            }
            (false, true) => true,
            (true, false) => false,
            (false, false) => !self.member_was_last,
        };
        self.member_was_last = is_member;
        let class = if is_member { &mut self.members } else { &mut self.strangers };
        let served = |(party, _): &(Party, _)| self.served.get(party).copied().unwrap_or(0);
        let at = (0..class.len()).min_by_key(|at| served(&class[*at])).expect("the class is not empty");
        let (party, waiting) = &mut class[at];
        let (party, next) = (*party, waiting.pop_front());
        if waiting.is_empty() {
            class.remove(at);
        }
        self.turns += 1;
        self.served.insert(party, self.turns);
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(errands) = self.0.take() {
            errands.pass_on();
        }
    }
}

impl Hub {
    /// Waits for room for a long piece of work that somebody asks for.
    pub(crate) async fn turn_of(&self, asking: Asking) -> Result<Turn, HubError> {
        self.shared.errands.enter(asking).await
    }

    /// Lets a test take the room for long work, until it drops what it is given.
    #[doc(hidden)]
    pub async fn occupy_errands(&self) -> impl Sized + Send + 'static {
        self.turn_of(self.asking_anyway(GuestId::NOBODY.into())).await.expect("nobody else of it waits")
    }

    /// Lets a test see how many wait for long work.
    #[doc(hidden)]
    pub fn waiting_for_errands(&self) -> usize {
        self.shared.errands.waiting()
    }

    /// Lets a test take the room to replay long journals, until it drops what it is given.
    #[doc(hidden)]
    pub fn occupy_replays(&self) -> impl Sized + Send + 'static {
        self.shared.replays.long.try_enter().expect("no journal is replayed")
    }

    /// Lets a test see how many wait for the replay of a long journal.
    #[doc(hidden)]
    pub fn waiting_for_replays(&self) -> usize {
        self.shared.replays.long.waiting()
    }

    /// Somebody who asks for something about a table.
    pub(crate) fn asking(&self, visitor: Visitor, room: &Room) -> Asking {
        Asking { is_member: room.is_member(visitor.guest), ..self.asking_anyway(visitor) }
    }

    /// Somebody who asks for something that is no table's, or not yet.
    pub(crate) fn asking_anyway(&self, visitor: Visitor) -> Asking {
        Asking { party: self.party_of(visitor), is_member: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::pin::Pin;

    type Waiting = Pin<Box<dyn Future<Output = Result<Turn, HubError>>>>;

    const MOST: usize = 3;

    fn asking(party: u8, is_member: bool) -> Asking {
        Asking { party: Party([party; 8]), is_member }
    }

    /// Somebody who waits in line.
    fn waiting(errands: &Errands, asking: Asking) -> Waiting {
        let errands = errands.clone();
        let mut waiting: Waiting = Box::pin(async move { errands.enter(asking).await });
        assert!((&mut waiting).now_or_never().is_none(), "there is no room yet");
        waiting
    }

    fn granted(waiting: &mut Waiting) -> Option<Turn> {
        waiting.now_or_never().map(|turn| turn.expect("whoever waits is not refused any more"))
    }

    #[test]
    fn an_address_waits_for_itself_and_only_a_few_of_it_wait() {
        let errands = Errands::new(MOST);
        let working = errands.enter(asking(1, false)).now_or_never().expect("there is room");
        let mut many: Vec<Waiting> = (0..MOST).map(|_| waiting(&errands, asking(1, false))).collect();
        let refused = errands.enter(asking(1, false)).now_or_never().expect("it does not wait");
        assert_eq!(refused.err(), Some(HubError::Crowded));
        // Others are not refused because of them, and come before most of them.
        let mut other = waiting(&errands, asking(2, false));
        drop(working);
        let working = granted(&mut many[0]).expect("the first comes first");
        drop(working);
        let working = granted(&mut other).expect("it was never served");
        // One that went away leaves room for another one of its party.
        let gone = many.pop();
        drop(gone);
        many.push(waiting(&errands, asking(1, false)));
        drop(working);
        for next in &mut many[1..] {
            drop(granted(next).expect("then the others"));
        }
        drop(errands.enter(asking(1, false)).now_or_never().expect("the room is free again"));
    }

    #[test]
    fn members_of_a_table_and_strangers_take_turns() {
        let errands = Errands::new(MOST);
        let mut working = errands.enter(asking(0, false)).now_or_never().expect("there is room").ok();
        let mut strangers: Vec<Waiting> =
            (1..=5).map(|party| waiting(&errands, asking(party, false))).collect();
        let mut members: Vec<Waiting> = (1..=3).map(|_| waiting(&errands, asking(9, true))).collect();
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
        assert!(errands.enter(asking(0, true)).now_or_never().is_some());
    }
}
