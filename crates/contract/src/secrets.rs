use crate::{Seat, Setup};
use rand_core::Rng;
use serde::Serialize;
use std::fmt::Debug;

/// Who looks at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator: without a seat or a secret.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table: the seats, then the spectators.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether the viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// What each viewer may know of a game.
pub trait Secrets: Setup {
    /// Everything one viewer may know; a type of its own, so that nothing slips through.
    type View: Debug + PartialEq + Serialize;

    /// What `viewer` may know. Destructures the state without `..`.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` learns of it, or `None`. Every change of a viewer's view must be announced to it.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Replaces everything `observer` cannot know by something as likely, using only what `observer` knows:
    /// sort what is unseen, then deal.
    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng);

    /// True when the event revealed a secret to any viewer: undo stops here, as at every [`Step::Luck`].
    fn reveals(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}
