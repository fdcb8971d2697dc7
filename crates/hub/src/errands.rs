//! Permits for long work: one piece at a time, in a fair queue.

use super::{
    GuestId, Hub, HubError, Visitor,
    queue::{Asking, Permit},
    room::Room,
};

impl Hub {
    pub(crate) async fn permit_for(&self, asking: Asking) -> Result<Permit, HubError> {
        self.shared.errands.enter(asking).await.ok_or(HubError::Crowded)
    }

    /// For tests: takes the permit for long work until the result is dropped.
    #[doc(hidden)]
    pub async fn occupy_errands(&self) -> impl Sized + Send + 'static {
        self.permit_for(self.asking_anyway(GuestId::NOBODY.into())).await.expect("nobody else of it waits")
    }

    /// For tests: how many requests wait for long work.
    #[doc(hidden)]
    pub fn waiting_for_errands(&self) -> usize {
        self.shared.errands.waiting()
    }

    /// For tests: takes the permit to replay long journals until the result is dropped.
    #[doc(hidden)]
    pub fn occupy_replays(&self) -> impl Sized + Send + 'static {
        self.shared.replays.long.try_enter().expect("no journal is replayed")
    }

    /// For tests: how many requests wait for the replay of a long journal.
    #[doc(hidden)]
    pub fn waiting_for_replays(&self) -> usize {
        self.shared.replays.long.waiting()
    }

    /// A request about a table.
    pub(crate) fn asking(&self, visitor: Visitor, room: &Room) -> Asking {
        Asking { is_member: room.is_member(visitor.guest), ..self.asking_anyway(visitor) }
    }

    /// A request that is about no table, or about one that does not exist yet.
    pub(crate) fn asking_anyway(&self, visitor: Visitor) -> Asking {
        Asking::of(self.party_of(visitor))
    }
}
