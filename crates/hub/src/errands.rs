//! Long work, a piece at a time, for whoever asks for it.

use super::{
    GuestId, Hub, HubError, Visitor,
    queue::{Asking, Permit},
    room::Room,
};

impl Hub {
    /// Waits for a permit for a long piece of work that somebody asks for.
    pub(crate) async fn permit_for(&self, asking: Asking) -> Result<Permit, HubError> {
        self.shared.errands.enter(asking).await.ok_or(HubError::Crowded)
    }

    /// Lets a test take the room for long work, until it drops what it is given.
    #[doc(hidden)]
    pub async fn occupy_errands(&self) -> impl Sized + Send + 'static {
        self.permit_for(self.asking_anyway(GuestId::NOBODY.into())).await.expect("nobody else of it waits")
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
        Asking::of(self.party_of(visitor))
    }
}
