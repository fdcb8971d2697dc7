use crate::{Bot, Budget};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// Playing strength that a person selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Knows the rules and often sees what is good.
    Novice,
    /// Takes what is best at once.
    Steady,
    /// Searches for a moment.
    Strong,
    /// Searches for as long as a person gladly waits.
    Expert,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Steady, Level::Strong, Level::Expert];

    /// The bot that plays at this level.
    pub fn bot(self) -> Bot {
        match self {
            Level::Novice => Bot::Novice,
            Level::Steady => Bot::Greedy,
            Level::Strong => Bot::Search(Budget::Millis(300)),
            Level::Expert => Bot::Search(Budget::Millis(1_000)),
        }
    }

    /// The word for this level.
    pub fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }
}

/// A level's name was not recognised.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level called \"{0}\": use novice, steady, strong or expert")]
pub struct LevelError(pub String);

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(word: &str) -> Result<Self, LevelError> {
        Level::ALL.into_iter().find(|level| level.name() == word).ok_or_else(|| LevelError(word.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        level.bot()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_as_it_is_read() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(serde_json::to_string(&level).expect("a level is a word"), format!("\"{level}\""));
        }
        let error = "easy".parse::<Level>().expect_err("no such level");
        assert!(error.to_string().contains("novice, steady, strong or expert"), "{error}");
    }
}
