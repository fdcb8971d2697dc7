use crate::{ContentError, Numbered, OptionSpec, Refusal};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// What is known of a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The name in commands, URLs and folders, e.g. `armada`.
    pub id: &'static str,
    /// The published title; a proper name, the same in every language.
    pub title: &'static str,
    /// What its clause ids start with, e.g. `ARM`.
    pub prefix: &'static str,
    /// Raised by every change that alters the replay of a stored game.
    pub rules_version: u32,
    /// How many seats it is played with.
    pub seats: RangeInclusive<u8>,
}

/// What a game is made of, and how it begins.
///
/// The types stand here, and only here, so that `G::Move` is never ambiguous, whichever of the other traits `G` has.
pub trait Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is known before it starts.
    const META: Meta;
    /// What is agreed before the game; missing fields take their defaults, unknown fields are errors.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One choice. Compound actions are several moves.
    type Move: Numbered + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One fact that a viewer may be told.
    type Event: Clone + Debug + Eq + Hash + Serialize + Send + Sync + 'static;

    /// Reads the game's data files once, through `read` (name to text); later calls find them loaded.
    /// A game that is used without this call loads the files it was compiled with.
    fn load(read: &dyn Fn(&str) -> Option<String>) -> Result<(), ContentError> {
        let _ = read;
        Ok(())
    }

    /// The options of [`Setup::Options`], in the order a person is asked about them.
    fn options() -> &'static [OptionSpec] {
        &[]
    }

    /// The state before the first step. Takes no luck: everything random at the start is asked for as chance, so that a
    /// test can deal any hand.
    ///
    /// Backward compatible for good: stored games are set up again by it. Options that only new games should do without
    /// are refused by [`Setup::agree`].
    /// games should do without is refused by [`Setup::agree`].
    fn setup(options: &Self::Options, seats: u8) -> Result<Self, Refusal>;

    /// Why new games may not have these options, though they can be set up: an option without effect, say. Not applied
    /// to stored games.
    fn agree(options: &Self::Options, seats: u8) -> Result<(), Refusal> {
        let _ = (options, seats);
        Ok(())
    }

    /// No game of these options takes more steps than this; the rules guarantee it.
    fn most_steps(options: &Self::Options, seats: u8) -> u32;

    /// Derives what follows from the rest (a reserve from what is on the board) for fields that were not set by
    /// hand. Scenario files call it on positions they compose; `set` tells whether a field was given.
    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        let _ = set;
    }
}
