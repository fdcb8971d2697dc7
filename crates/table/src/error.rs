use crate::{OptionError, StepError, quote::shortened};
use approdo_contract::Refusal;

/// A table cannot be opened or restored.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The game is not played with so many seats (TAB-1.5).
    #[error("{title} is played with {min} to {max} seats, not with {seats} (TAB-1.5)")]
    Seats {
        /// The game.
        title: &'static str,
        /// The fewest seats.
        min: u8,
        /// The most seats.
        max: u8,
        /// How many were asked for.
        seats: u8,
    },
    /// The rules forbid this setup.
    #[error("the game cannot be set up like this: it is refused by {0}")]
    Setup(Refusal),
    /// The record is of another game.
    #[error("the record is of the game `{found}`, not of `{expected}`")]
    WrongGame {
        /// The game that was to be restored.
        expected: &'static str,
        /// The game of the record.
        found: String,
    },
    /// The record was played with other data files.
    #[error(
        "the game was played with {}, but this program plays with {}: start it with the folder of those files as --data",
        data_in_words(Some(recorded)),
        data_in_words(ours.as_ref())
    )]
    OtherData {
        /// The fingerprint in the record.
        recorded: String,
        /// That of the program; `None` for the built-in data.
        ours: Option<String>,
    },
    /// The seed of the record is not the one that was committed to.
    #[error("the seed of the record has digest {found}, but {expected} was shown at the start")]
    WrongSeed {
        /// The digest that was shown.
        expected: String,
        /// The digest of the seed.
        found: String,
    },
    /// A step of the record cannot be taken.
    #[error("step {number} of the record, `{}`, cannot be taken: {problem}{age}", shortened(text))]
    Step {
        /// Which step, counted from 1.
        number: usize,
        /// The step in notation.
        text: String,
        /// Why not.
        problem: StepError,
        /// A remark on the rules version, if the record has another one than the program.
        age: String,
    },
    /// A stored position (snapshot) cannot be used.
    #[error("the stored position cannot be used: {problem}")]
    Snapshot {
        /// Why not.
        problem: String,
    },
    /// Every step can be taken, but the result differs from the record's.
    #[error("every step of the record can be taken, but {problem}{age}")]
    Diverged {
        /// What differs.
        problem: String,
        /// A remark on the rules version, if the record has another one than the program.
        age: String,
    },
}

/// The data files of a game, as a part of a sentence.
pub(crate) fn data_in_words(fingerprint: Option<&String>) -> String {
    match fingerprint {
        Some(fingerprint) => format!("data files of its own (fingerprint {fingerprint})"),
        None => "the built-in data files".to_owned(),
    }
}
