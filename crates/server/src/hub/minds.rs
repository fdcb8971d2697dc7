//! Who thinks next: bots are few, and whoever has made many tables waits for oneself, not others for them.

use super::GuestId;
use approdo_store::TableId;
use sha2::{Digest, Sha256};
use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// On whose behalf a bot thinks: everything that was made from one address is one party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Party(pub(crate) [u8; 8]);

impl Party {
    /// Whoever is known by nothing but a browser.
    pub(crate) fn of_guest(guest: GuestId) -> Self {
        Party::of_hash(guest.0)
    }

    /// A table of which nothing is known yet.
    pub(crate) fn of_table(id: &TableId) -> Self {
        Party::of_hash(Sha256::digest(id.0.as_bytes()).into())
    }

    /// Whoever is known by a hash.
    pub(crate) fn of_hash([a, b, c, d, e, f, g, h, ..]: [u8; 32]) -> Self {
        Party([a, b, c, d, e, f, g, h])
    }
}

/// Room for so many bots to think at a time; where there is none, whoever thought least recently comes first.
#[derive(Clone, Debug)]
pub(crate) struct Minds(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    free: usize,
    lines: Vec<Line>,
    /// The number of the last turn of each party, for as long as somebody waits.
    served: HashMap<Party, u64>,
    turns: u64,
}

/// Those of one party who wait.
#[derive(Debug)]
struct Line {
    party: Party,
    waiting: VecDeque<oneshot::Sender<Turn>>,
}

/// Room to think; the next one gets it when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn(Option<Minds>);

impl Minds {
    /// Room for so many at a time.
    pub(crate) fn new(many: usize) -> Self {
        Minds(Arc::new(Mutex::new(Queue { free: many, lines: Vec::new(), served: HashMap::new(), turns: 0 })))
    }

    /// Room to think at once, if there is any.
    pub(crate) fn try_enter(&self) -> Option<Turn> {
        self.queue().enter().then(|| Turn(Some(self.clone())))
    }

    /// Waits for room to think. Whoever stops waiting leaves the line.
    pub(crate) async fn enter(&self, party: Party) -> Turn {
        let granted = {
            let mut queue = self.queue();
            if queue.enter() {
                return Turn(Some(self.clone()));
            }
            queue.line_up(party)
        };
        granted.await.expect("a line is only left with a turn")
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
    /// Takes room, if there is any.
    fn enter(&mut self) -> bool {
        let left = self.free.checked_sub(1);
        self.free = left.unwrap_or(0);
        left.is_some()
    }

    /// Whoever lines up is told when it is their turn.
    fn line_up(&mut self, party: Party) -> oneshot::Receiver<Turn> {
        let (turn, granted) = oneshot::channel();
        match self.lines.iter_mut().find(|line| line.party == party) {
            Some(line) => line.waiting.push_back(turn),
            None => self.lines.push(Line { party, waiting: VecDeque::from([turn]) }),
        }
        granted
    }

    /// Whoever is next; if nobody waits, there is room.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let served = |line: &Line| self.served.get(&line.party).copied().unwrap_or(0);
        let Some(at) = (0..self.lines.len()).min_by_key(|at| served(&self.lines[*at])) else {
            self.served.clear();
            self.free += 1;
            return None;
        };
        let line = &mut self.lines[at];
        let (party, next) = (line.party, line.waiting.pop_front());
        if line.waiting.is_empty() {
            self.lines.remove(at);
        }
        self.turns += 1;
        self.served.insert(party, self.turns);
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(minds) = self.0.take() {
            minds.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        hub::{Hub, HubSettings, SystemClock, Visitor},
        wire::{CreateTable, SeatPlan},
    };
    use approdo_nim::Nim;
    use approdo_store::SqliteStore;
    use approdo_table::Module;
    use futures_util::FutureExt;
    use std::{net::IpAddr, pin::Pin};

    type Waiting = Pin<Box<dyn Future<Output = Turn>>>;

    /// Somebody who waits in line.
    fn waiting(minds: &Minds, party: Party) -> Waiting {
        let minds = minds.clone();
        let mut waiting: Waiting = Box::pin(async move { minds.enter(party).await });
        assert!((&mut waiting).now_or_never().is_none(), "there is no room yet");
        waiting
    }

    /// Whether it is somebody's turn.
    fn granted(waiting: &mut Waiting) -> Option<Turn> {
        waiting.now_or_never()
    }

    #[test]
    fn whoever_asks_for_little_does_not_wait_for_whoever_asks_for_much() {
        let [crowd, one, other] = [1, 2, 3].map(|number| Party([number; 8]));
        let minds = Minds::new(1);
        let thinking = minds.try_enter().expect("there is room");
        let mut many: Vec<Waiting> = (0..30).map(|_| waiting(&minds, crowd)).collect();
        drop(thinking);
        let thinking = granted(&mut many[0]).expect("the first of the crowd");
        let (mut one, mut other) = (waiting(&minds, one), waiting(&minds, other));
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
        assert!(minds.try_enter().is_some(), "the room is free again");
    }

    #[tokio::test]
    async fn tables_made_from_one_address_are_one_party() {
        static GAMES: [Module; 1] = [Module::of::<Nim>()];
        let store = Arc::new(SqliteStore::in_memory().expect("memory is there"));
        let hub = || Hub::new(store.clone(), &GAMES, HubSettings::default(), Arc::new(SystemClock));
        let made = async |hub: &Hub, guest: u8, address: Option<u8>| {
            let address = address.map(|last| IpAddr::from([192, 0, 2, last]));
            let plan = CreateTable {
                game: "nim".to_owned(),
                seats: vec![SeatPlan::Open, SeatPlan::Open],
                ..CreateTable::default()
            };
            let visitor = Visitor { guest: GuestId([guest; 32]), address };
            hub.create(visitor, plan).await.expect("it is a good plan").table
        };
        let first = hub();
        let crowd = [made(&first, 1, Some(1)).await, made(&first, 2, Some(1)).await];
        let others =
            [made(&first, 1, Some(2)).await, made(&first, 1, None).await, made(&first, 2, None).await];
        // After a restart nobody can tell the address any more, but they are still together.
        for hub in [first, hub()] {
            let party = async |table: &String| hub.room(table).await.expect("it is there").party();
            let whole = party(&crowd[0]).await;
            assert_eq!(party(&crowd[1]).await, whole);
            let mut parties = vec![whole];
            for table in &others {
                parties.push(party(table).await);
            }
            parties.sort_unstable();
            parties.dedup();
            assert_eq!(parties.len(), 4);
        }
    }

    #[test]
    fn whoever_stops_waiting_takes_no_room_along() {
        let minds = Minds::new(1);
        let thinking = minds.try_enter();
        let (early, mut late) = (waiting(&minds, Party([1; 8])), waiting(&minds, Party([1; 8])));
        drop(early);
        drop(thinking);
        let granted = granted(&mut late);
        assert!(granted.is_some() && minds.try_enter().is_none());
        drop(late);
        drop(granted);
        let given = minds.try_enter();
        let late = waiting(&minds, Party([2; 8]));
        // It is given the room, and leaves without looking.
        drop(given);
        drop(late);
        assert!(minds.try_enter().is_some());
    }
}
