//! A deck as a short code to share: the faction's letters and six characters, e.g. `ROM-0Z4TQ2`.
//!
//! The characters are a number in base 32: 61 times a set of titles (bit `i` is the title at place `i` of the
//! faction's file) plus the number of the faction. The modulus is a checksum: 61 is a prime that divides no
//! difference of two digits or of two places, so a single wrong character and two swapped ones are always detected.

use super::titles;
use crate::ids::{Faction, Title};
use approdo_pieces::NamedId;

/// Crockford's base 32: no two digits look alike.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Digits of a code.
const LENGTH: usize = 6;
const CHECK: u32 = 61;

/// Why a text is not a deck code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// No faction at the start.
    #[error("a deck code starts with BAR, JAP, ROM, EGY or ATL")]
    Faction,
    /// Not six characters after the faction.
    #[error("a deck code has six characters after the letters of the faction, not {0}")]
    Length(usize),
    /// A character that is not a digit.
    #[error("a deck code has only digits and letters, and no U; '{0}' is neither")]
    Character(char),
    /// The checksum fails, or the set contains titles that the faction does not have.
    #[error("the deck code is misspelt; compare it with where it came from")]
    Misspelt,
}

/// The prefix of the printed numbers of a faction's cards.
fn letters(faction: Faction) -> &'static str {
    match faction {
        Faction::Barbarians => "BAR",
        Faction::Japanese => "JAP",
        Faction::Romans => "ROM",
        Faction::Egyptians => "EGY",
        Faction::Atlanteans => "ATL",
    }
}

/// The code of a deck; titles of other factions are left out.
pub fn write(faction: Faction, deck: &[Title]) -> String {
    let places = titles(faction).enumerate().filter(|(_, title)| deck.contains(title));
    let set: u32 = places.map(|(place, _)| 1 << place).sum();
    let number = set * CHECK + faction.index() as u32;
    let digit = |place: usize| char::from(DIGITS[(number >> (5 * place)) as usize % DIGITS.len()]);
    let digits: String = (0..LENGTH).rev().map(digit).collect();
    format!("{}-{digits}", letters(faction))
}

/// Decodes a deck, whether or not it is legal ([`super::DeckRules::check`]). Case, spaces and hyphens do not matter.
pub fn read(code: &str) -> Result<(Faction, Vec<Title>), CodeError> {
    let is_ink = |c: &char| !c.is_whitespace() && *c != '-';
    let code: Vec<char> = code.chars().filter(is_ink).map(|c| c.to_ascii_uppercase()).collect();
    let starts = |faction: &Faction| code.iter().copied().take(3).eq(letters(*faction).chars());
    let faction = Faction::ALL.into_iter().find(starts).ok_or(CodeError::Faction)?;
    let digits = &code[3..];
    if digits.len() != LENGTH {
        return Err(CodeError::Length(digits.len()));
    }
    let mut number = 0_u32;
    for c in digits {
        number = number << 5 | digit(*c)?;
    }
    let own: Vec<Title> = titles(faction).collect();
    let (set, check) = (number / CHECK, number % CHECK);
    if check != faction.index() as u32 || set >> own.len() != 0 {
        return Err(CodeError::Misspelt);
    }
    let deck = own.into_iter().enumerate().filter(|(place, _)| set & 1 << place != 0);
    Ok((faction, deck.map(|(_, title)| title).collect()))
}

/// The value of a digit; letters that look like a digit are read as it.
fn digit(c: char) -> Result<u32, CodeError> {
    let plain = match c {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    let place = DIGITS.iter().position(|digit| char::from(*digit) == plain);
    place.map(|place| place as u32).ok_or(CodeError::Character(c))
}
