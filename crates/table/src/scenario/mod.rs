//! Given/when/then files: a position, what is tried in it, and what the rules make of it.
//!
//! The format is described in `docs/scenarios.md`. A file is run ([`run`]) in three phases: its keys are checked by
//! name, the position is composed on a [`Stage`], and the steps are played with every expectation evaluated on the way.

pub(crate) mod compose;
mod expect;
mod file;
mod known;
mod run;
mod stage;
mod subset;

pub use run::run;
pub use stage::{Stage, set_stage};

use std::fmt;

/// What came of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioReport {
    /// The name of its file.
    pub file: String,
    /// Its title.
    pub title: String,
    /// The clauses it proves.
    pub proves: Vec<String>,
    /// The clauses by which it expects moves to be refused or the game to end, each with its key in the file.
    pub cites: Vec<(String, String)>,
    /// The id of the game.
    pub game: String,
    /// How many things it expects.
    pub expectations: usize,
    /// Those that were not met.
    pub failures: Vec<Failure>,
}

impl ScenarioReport {
    /// Whether every expectation was met.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// An expectation that was not met; reads as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Where in the scenario, e.g. `when[1]` or `at the end`.
    pub at: String,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.at, self.expected, self.found)
    }
}

/// A scenario cannot be run: the file is wrong, not the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    /// The name of the file.
    pub file: String,
    /// The key that is wrong, e.g. `given.state.turn.mp`; empty if the file as a whole is wrong.
    pub path: String,
    /// What is wrong, as a sentence.
    pub problem: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{}: {}", self.file, self.problem)
        } else {
            write!(f, "{}: {}: {}", self.file, self.path, self.problem)
        }
    }
}

impl std::error::Error for ScenarioError {}

/// What is wrong with one key; becomes a [`ScenarioError`] with the name of the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {problem}")]
pub struct KeyError {
    /// The key, e.g. `given.state.turn.mp`.
    pub path: String,
    /// What is wrong, as a sentence.
    pub problem: String,
}

impl KeyError {
    pub(crate) fn new(path: impl Into<String>, problem: impl Into<String>) -> Self {
        KeyError { path: path.into(), problem: problem.into() }
    }
}
