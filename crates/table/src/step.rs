use crate::{
    notation::{self, NotationError},
    quote::shortened,
};
use approdo_contract::{Game, GameExt, Refusal, Seat, Step};
use approdo_data::in_words;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A written step cannot be taken.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StepError {
    /// The text is no step of any game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The text could be a move, but is none of this game.
    #[error("`{}` is no move of this game: {}{}", shortened(mv), shortened(problem), example(like.as_deref()))]
    Foreign {
        /// The move in notation.
        mv: String,
        /// What is wrong with it.
        problem: Box<str>,
        /// A legal move of the same name, or how such a move is written.
        like: Option<Box<str>>,
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

fn example(like: Option<&str>) -> String {
    like.map_or_else(String::new, |like| format!(" (write it like `{like}`)"))
}

/// The step that a text stands for, if the game permits it now.
pub(crate) fn permitted<G: Game>(game: &G, text: &str) -> Result<Step<G::Move>, StepError> {
    let step = decode(game, &notation::read_step(text)?)?;
    game.permits(step)?;
    Ok(step)
}

/// The step in the game's own types.
pub(crate) fn decode<G: Game>(game: &G, step: &Step<Value>) -> Result<Step<G::Move>, StepError> {
    match step {
        Step::Luck(index) => Ok(Step::Luck(*index)),
        Step::Move(seat, mv) => Ok(Step::Move(*seat, decode_move(game, *seat, mv)?)),
    }
}

/// The move in the game's own type.
pub(crate) fn decode_move<G: Game>(game: &G, seat: Seat, mv: &Value) -> Result<G::Move, StepError> {
    let foreign = |problem: String| {
        let like = like(game, seat, mv).map(String::into_boxed_str);
        StepError::Foreign { mv: notation::write_move(mv), problem: problem.into_boxed_str(), like }
    };
    G::Move::deserialize(mv).map_err(|error| {
        let problem = error.to_string();
        foreign(match unknown_name(&problem) {
            Some((part, _)) if problem.starts_with("unknown field") => format!("it has no part `{part}`"),
            Some(_) | None => in_words(&problem),
        })
    })
}

/// The name that serde rejects, and those that it accepts.
pub(crate) fn unknown_name(problem: &str) -> Option<(&str, Vec<&str>)> {
    let rest =
        problem.strip_prefix("unknown field `").or_else(|| problem.strip_prefix("unknown variant `"))?;
    let (name, rest) = rest.split_once('`')?;
    Some((name, rest.split('`').skip(1).step_by(2).collect()))
}

/// A candidate of the same name, to show how it is written; if there is none now, its parts.
fn like<G: Game>(game: &G, seat: Seat, mv: &Value) -> Option<String> {
    let name = name(mv)?;
    let mut moves = Vec::new();
    if game.asks(seat) {
        game.candidates(seat, &mut moves);
    }
    let candidate = moves.iter().map(plain).find(|candidate| self::name(candidate) == Some(name));
    candidate.map(|candidate| notation::write_move(&candidate)).or_else(|| pattern::<G>(name))
}

/// How a move of this name is written, with dots for what varies; nothing if there is no such move.
fn pattern<G: Game>(name: &str) -> Option<String> {
    const NO_PART: &str = "";
    let problem = G::Move::deserialize(&json!({ name: { NO_PART: null } })).err()?.to_string();
    match unknown_name(&problem) {
        Some((NO_PART, parts)) => {
            let parts: Vec<String> = parts.iter().map(|part| format!("{part}=...")).collect();
            Some(format!("{name} {}", parts.join(" ")))
        }
        Some(_) => None,
        None if G::Move::deserialize(&Value::from(name)).is_ok() => Some(name.to_owned()),
        None => Some(format!("{name} ...")),
    }
}

/// The name of a move.
fn name(mv: &Value) -> Option<&str> {
    match mv {
        Value::String(name) => Some(name),
        Value::Object(parts) => parts.keys().next().map(String::as_str),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
    }
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
