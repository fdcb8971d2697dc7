//! Setup of a game from the arguments: which game, how many seats, which options, which seed.

use crate::{args::Agreement, asked::Asked};
use anyhow::{Context, Result};
use approdo_bots::Bot;
use approdo_table::{Module, OpenError, Seed, parse_options};
use serde_json::Value;

/// A game with a valid setup.
#[derive(Debug)]
pub(crate) struct Agreed {
    pub(crate) module: &'static Module,
    pub(crate) seats: u8,
    pub(crate) options: Value,
    pub(crate) seed: Seed,
}

impl Agreed {
    /// Reads the setup; `usual` is the default number of seats.
    pub(crate) fn read(
        games: &'static [Module],
        game: &str,
        agreement: &Agreement,
        usual: impl Fn(&Module) -> u8,
    ) -> Result<Self> {
        let module = find(games, game)?;
        let seats = agreement.seats.unwrap_or_else(|| usual(module));
        let (min, max) = (*module.meta.seats.start(), *module.meta.seats.end());
        if !module.meta.seats.contains(&seats) {
            let error = OpenError::Seats { title: module.meta.title, min, max, seats };
            return Err(Asked::setup(module)(error).into());
        }
        let options = parse_options(&agreement.options, (module.options)()).map_err(Asked::setup(module))?;
        let seed = match &agreement.seed {
            Some(text) => read_seed(text)?,
            None => draw_seed(),
        };
        Ok(Agreed { module, seats, options, seed })
    }
}

/// The game with this id.
pub(crate) fn find(games: &'static [Module], id: &str) -> Result<&'static Module, Asked> {
    games.iter().find(|module| module.meta.id == id).ok_or_else(|| Asked::game(games, id))
}

/// A bot and the name given for it: `steady` and `greedy` play alike, but a report uses the given name.
#[derive(Clone)]
pub(crate) struct Entrant {
    pub(crate) name: String,
    pub(crate) bot: Bot,
}

/// Reads bots; fails on the first that does not exist.
pub(crate) fn read_bots(words: &[String]) -> Result<Vec<Entrant>> {
    let entrant = |word: &String| {
        let name = word.trim().to_owned();
        Ok(Entrant { bot: name.parse()?, name })
    };
    words.iter().map(entrant).collect()
}

/// A `u64` derived from a seed; `salt` makes several different ones.
pub(crate) fn number(seed: Seed, salt: u64) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    // An odd factor is a bijection: different salts never collide.
    u64::from_le_bytes([a, b, c, d, e, f, g, h]).wrapping_add(salt.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn read_seed(text: &str) -> Result<Seed> {
    match text.parse::<u64>() {
        Ok(number) => Ok(Seed::from_number(number)),
        Err(_) => text.parse().with_context(|| format!("`{text}` is neither a number nor a seed")),
    }
}

/// A random seed from the operating system.
fn draw_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    Seed(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_hexadecimal_digits() {
        assert_eq!(read_seed("7").expect("a number"), Seed::from_number(7));
        let hexadecimal = "ab".repeat(32);
        assert_eq!(read_seed(&hexadecimal).expect("64 digits").to_string(), hexadecimal);
        let error = format!("{:#}", read_seed("-3").expect_err("neither"));
        assert!(error.contains("`-3` is neither a number nor a seed"), "{error}");
        assert_ne!(draw_seed(), draw_seed());
    }

    #[test]
    fn numbers_of_a_seed_differ() {
        let seed = Seed::from_number(1);
        assert_ne!(number(seed, 0), number(seed, 1));
        assert_ne!(number(seed, 0), number(Seed::from_number(2), 0));
    }
}
