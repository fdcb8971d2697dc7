//! The six phases of a turn.

use approdo_pieces::{NamedId, serde_by_name};

/// The phases of a turn (ARC-8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Before turn 1.
    Discovery,
    /// Phase 1.
    Disengage,
    /// Phase 2.
    Order,
    /// Phase 3.
    Population,
    /// Phase 4.
    Balance,
    /// Phase 5.
    Actions,
    /// Phase 6.
    Evolution,
}

impl Phase {
    const ALL: [Phase; 7] = [
        Phase::Discovery,
        Phase::Disengage,
        Phase::Order,
        Phase::Population,
        Phase::Balance,
        Phase::Actions,
        Phase::Evolution,
    ];

    /// The phase that comes after this one.
    pub fn next(self) -> Phase {
        match self {
            Phase::Discovery | Phase::Evolution => Phase::Disengage,
            Phase::Disengage => Phase::Order,
            Phase::Order => Phase::Population,
            Phase::Population => Phase::Balance,
            Phase::Balance => Phase::Actions,
            Phase::Actions => Phase::Evolution,
        }
    }
}

impl NamedId for Phase {
    const KIND: &'static str = "phase";

    fn count() -> usize {
        Phase::ALL.len()
    }

    fn from_index(index: usize) -> Self {
        Phase::ALL[index]
    }

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["discovery", "disengage", "order", "population", "balance", "actions", "evolution"][self as usize]
    }
}

serde_by_name!(Phase);
