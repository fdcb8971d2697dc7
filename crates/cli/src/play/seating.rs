//! Assignment of people and bots to seats.

use anyhow::{Context, Result, ensure};
use approdo_bots::{Bot, Level};
use approdo_contract::Seat;

/// For each seat its bot and the name given for it; `None` is a person.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seating(Vec<Option<(Bot, String)>>);

impl Seating {
    /// Bots in the last seats and people before them; by default one person and steady bots.
    pub(crate) fn read(words: Option<&[String]>, seats: u8) -> Result<Self> {
        let count = usize::from(seats);
        let usual = vec![Level::Steady.name().to_owned(); count.saturating_sub(1)];
        let words = match words {
            None => &usual,
            Some([none]) if none == "none" => &[][..],
            Some(words) => words,
        };
        ensure!(words.len() <= count, "{} bots are too many for {seats} seats", words.len());
        let mut seated = vec![None; count - words.len()];
        for word in words {
            let bot = word.trim().parse::<Bot>().context("--bots")?;
            seated.push(Some((bot, word.trim().to_owned())));
        }
        Ok(Seating(seated))
    }

    /// The bot of a seat, if it has one.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Bot> {
        self.0.get(seat.index()).and_then(|sitter| sitter.as_ref().map(|(bot, _)| *bot))
    }

    /// The name given for the bot of a seat, if it has one.
    pub(crate) fn level(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).and_then(|sitter| sitter.as_ref().map(|(_, word)| word.as_str()))
    }

    /// Every seat, in order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(u8::try_from(self.0.len()).unwrap_or(u8::MAX))
    }

    /// The seats of people, in order.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|seat| self.bot(*seat).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(words: Option<&[&str]>, seats: u8) -> Vec<Option<String>> {
        let words: Option<Vec<String>> =
            words.map(|words| words.iter().map(|word| (*word).to_owned()).collect());
        let seating = Seating::read(words.as_deref(), seats).expect("they fit");
        seating.seats().map(|seat| seating.level(seat).map(str::to_owned)).collect()
    }

    #[test]
    fn bots_fill_the_last_seats() {
        let named = |word: &str| Some(word.to_owned());
        assert_eq!(levels(None, 3), [None, named("steady"), named("steady")]);
        assert_eq!(levels(Some(&["random"]), 3), [None, None, named("random")]);
        assert_eq!(levels(Some(&["random", "greedy"]), 2), [named("random"), named("greedy")]);
        assert_eq!(levels(Some(&["none"]), 2), [None, None]);
        let error =
            Seating::read(Some(&["random".to_owned(), "random".to_owned()]), 1).expect_err("too many");
        assert!(error.to_string().contains("2 bots are too many for 1 seats"), "{error}");
        let error = Seating::read(Some(&["genius".to_owned()]), 2).expect_err("no such bot");
        assert!(format!("{error:#}").contains("genius"), "{error:#}");
    }
}
