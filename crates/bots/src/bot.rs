use crate::Level;
use serde::{Deserialize, Serialize};
use std::{fmt, ops::RangeInclusive, str::FromStr};
use thiserror::Error;

/// Strategy of a bot; written and parsed as `random`, `greedy`, `search:400`, ...
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Bot {
    /// Any legal move, each as likely.
    Random,
    /// Mostly greedy, sometimes random.
    Novice,
    /// The move after which its seat stands best.
    Greedy,
    /// The move that comes out best when play goes on from it.
    Search(Budget),
}

/// Budget of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Number of playouts; the same seed gives the same choice.
    Iterations(u32),
    /// Milliseconds; the choice depends on the speed of the machine.
    Millis(u32),
}

impl Default for Budget {
    fn default() -> Self {
        Budget::Iterations(1_000)
    }
}

/// Limit of a budget.
const ITERATIONS: RangeInclusive<u32> = 1..=10_000_000;
const MILLIS: RangeInclusive<u32> = 1..=600_000;

/// A bot's name was not recognised.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotError {
    /// The word names no bot.
    #[error(
        "there is no bot called \"{0}\": use random, greedy, search, search:400 (playouts), search:500ms \
         (thinking time), novice, steady, strong or expert"
    )]
    Unknown(String),
    /// The word after `search:` is no budget.
    #[error(
        "\"{0}\" does not say how long a search may go on: use a number of playouts from {least} to {most}, as in \
         search:400, or milliseconds from {shortest} to {longest}, as in search:500ms",
        least = ITERATIONS.start(), most = ITERATIONS.end(), shortest = MILLIS.start(), longest = MILLIS.end()
    )]
    Budget(String),
}

impl FromStr for Bot {
    type Err = BotError;

    fn from_str(word: &str) -> Result<Self, BotError> {
        if let Ok(level) = word.parse::<Level>() {
            return Ok(level.bot());
        }
        match word {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            "search" => Ok(Bot::Search(Budget::default())),
            word => match word.strip_prefix("search:") {
                Some(budget) => budget.parse().map(Bot::Search),
                None => Err(BotError::Unknown(word.to_owned())),
            },
        }
    }
}

impl FromStr for Budget {
    type Err = BotError;

    fn from_str(word: &str) -> Result<Self, BotError> {
        let number = |digits: &str, allowed: RangeInclusive<u32>| {
            digits.parse().ok().filter(|number| allowed.contains(number))
        };
        let budget = match word.strip_suffix("ms") {
            Some(digits) => number(digits, MILLIS).map(Budget::Millis),
            None => number(word, ITERATIONS).map(Budget::Iterations),
        };
        budget.ok_or_else(|| BotError::Budget(word.to_owned()))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.pad("random"),
            Bot::Novice => f.pad("novice"),
            Bot::Greedy => f.pad("greedy"),
            Bot::Search(budget) => f.pad(&format!("search:{budget}")),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> Self {
        bot.to_string()
    }
}

impl TryFrom<String> for Bot {
    type Error = BotError;

    fn try_from(word: String) -> Result<Self, BotError> {
        word.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for (word, bot) in [
            ("random", Bot::Random),
            ("greedy", Bot::Greedy),
            ("search", Bot::Search(Budget::default())),
            ("search:400", Bot::Search(Budget::Iterations(400))),
            ("search:500ms", Bot::Search(Budget::Millis(500))),
            ("novice", Bot::Novice),
            ("steady", Bot::Greedy),
            ("strong", Bot::Search(Budget::Millis(300))),
            ("expert", Bot::Search(Budget::Millis(1_000))),
        ] {
            assert_eq!(word.parse(), Ok(bot), "{word}");
            assert_eq!(bot.to_string().parse(), Ok(bot), "{word} is written as {bot}");
        }
    }

    #[test]
    fn other_words_are_refused_with_what_is_allowed() {
        for word in ["", "Random", "search ", "searching", "grand master"] {
            let error = word.parse::<Bot>().expect_err(word);
            assert_eq!(error, BotError::Unknown(word.to_owned()));
            for allowed in
                ["random", "greedy", "search:400", "search:500ms", "novice", "steady", "strong", "expert"]
            {
                assert!(error.to_string().contains(allowed), "{error}");
            }
        }
        for budget in ["", "0", "-1", "x", "0ms", "ms", "5 ms", "10000001", "600001ms", "99999999999", "1.5"]
        {
            let error = format!("search:{budget}").parse::<Bot>().expect_err(budget);
            assert_eq!(error, BotError::Budget(budget.to_owned()));
            assert!(error.to_string().contains("from 1 to 10000000"), "{error}");
        }
    }

    #[test]
    fn a_bot_is_stored_by_its_name() {
        for bot in [Bot::Random, Bot::Novice, Bot::Greedy, Bot::Search(Budget::Millis(7))] {
            let stored = serde_json::to_string(&bot).expect("a name is text");
            assert_eq!(stored, format!("\"{bot}\""));
            assert_eq!(serde_json::from_str::<Bot>(&stored).expect("what was stored is read"), bot);
        }
        assert!(serde_json::from_str::<Bot>("\"nobody\"").is_err());
    }
}
