use approdo_contract::pick;
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// Secret seed of a table's luck, until the game is over.
///
/// Luck depends on the seed and on the number of the step alone: undo and redo never roll again, and every step has its
/// own luck.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that stands for a small number; for tests and for games that are meant to be repeated.
    pub fn from_number(number: u64) -> Self {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The commitment shown at the start: SHA-256 of the 32 bytes, in hexadecimal digits.
    pub fn digest(&self) -> String {
        hexadecimal(&Sha256::digest(self.0))
    }

    /// What luck picks among `among` things at a step, counted from 0.
    ///
    /// # Panics
    /// If there is nothing to pick from.
    pub fn luck(&self, step: u32, among: u16) -> u16 {
        let mut rng = ChaCha12Rng::from_seed(self.0);
        rng.set_stream(u64::from(step));
        pick(&mut rng, u32::from(among)) as u16
    }
}

/// A seed is written as 64 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

// `Debug` is redacted: a seed in a log would reveal the dice to come.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of digest {})", self.digest())
    }
}

/// A text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed has 64 hexadecimal digits (0-9, a-f), but this text has {found} characters{other}", other = other(*.foreign))]
pub struct SeedError {
    found: usize,
    foreign: Option<char>,
}

fn other(foreign: Option<char>) -> String {
    foreign.map(|letter| format!(" and a '{letter}' among them")).unwrap_or_default()
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let error = || SeedError {
            found: text.chars().count(),
            foreign: text.chars().find(|c| !c.is_ascii_hexdigit()),
        };
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| error())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| error())?;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_what_it_writes() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.to_string().len(), 64);
        assert_ne!(seed, Seed::from_number(8));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }

    #[test]
    fn the_digest_is_the_published_one() {
        // SHA-256 of 32 zero bytes.
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed([0; 32]).digest(), expected);
    }

    #[test]
    fn a_wrong_seed_says_what_is_wrong() {
        let short = "abc".parse::<Seed>().unwrap_err().to_string();
        assert!(short.contains("64") && short.contains('3'), "{short}");
        let foreign = "+".repeat(64).parse::<Seed>().unwrap_err().to_string();
        assert!(foreign.contains("'+'"), "{foreign}");
    }

    #[test]
    fn luck_is_the_same_at_the_same_step_and_differs_between_steps() {
        let seed = Seed::from_number(1);
        let rolls = |seed: Seed| (0..200).map(|step| seed.luck(step, 6)).collect::<Vec<_>>();
        assert_eq!(rolls(seed), rolls(seed));
        assert_ne!(rolls(seed), rolls(Seed::from_number(2)));
        assert!((0..6).all(|face| rolls(seed).contains(&face)));
    }

    #[test]
    fn luck_never_changes_between_versions() {
        let seed = Seed::from_number(42);
        let rolls: Vec<u16> = (0..12).map(|step| seed.luck(step, 6)).collect();
        assert_eq!(rolls, [3, 2, 3, 0, 4, 5, 0, 1, 0, 2, 1, 0]);
    }
}
