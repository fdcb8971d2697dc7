use crate::notation::{self, NotationError};
use approdo_contract::{Game, GameExt, Refusal, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A written step cannot be taken.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StepError {
    /// The text is no step of any game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The text is a move, but of another game.
    #[error("`{mv}` is no move of this game: {problem}")]
    Foreign {
        /// The move in notation.
        mv: String,
        /// What the game says to it.
        problem: String,
    },
    /// The rules forbid it now.
    #[error("it is refused by {0}")]
    Refused(Refusal),
}

impl From<Refusal> for StepError {
    fn from(refusal: Refusal) -> Self {
        StepError::Refused(refusal)
    }
}

/// The step that a text stands for, if the game permits it now.
pub(crate) fn permitted<G: Game>(game: &G, text: &str) -> Result<Step<G::Move>, StepError> {
    let step = decode::<G>(&notation::read_step(text)?)?;
    game.permits(step)?;
    Ok(step)
}

/// The step in the game's own types.
pub(crate) fn decode<G: Game>(step: &Step<Value>) -> Result<Step<G::Move>, StepError> {
    match step {
        Step::Luck(index) => Ok(Step::Luck(*index)),
        Step::Move(seat, mv) => Ok(Step::Move(*seat, decode_move::<G>(mv)?)),
    }
}

/// The move in the game's own type.
pub(crate) fn decode_move<G: Game>(mv: &Value) -> Result<G::Move, StepError> {
    G::Move::deserialize(mv)
        .map_err(|error| StepError::Foreign { mv: notation::write_move(mv), problem: error.to_string() })
}

/// The step as text.
pub(crate) fn encode<M: Serialize>(step: &Step<M>) -> String {
    match step {
        Step::Luck(index) => notation::write_step(&Step::Luck(*index)),
        Step::Move(seat, mv) => notation::write_step(&Step::Move(*seat, plain(mv))),
    }
}

/// The value as JSON.
pub(crate) fn plain(value: &(impl Serialize + ?Sized)) -> Value {
    serde_json::to_value(value).expect("what a game shows is plain data")
}
