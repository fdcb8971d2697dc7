//! Whole numbers in URLs, in canonical form only: digits, without a sign or leading zeros.

use serde::{Deserialize, Deserializer, de::Error};
use std::str::FromStr;

/// Parses a number in canonical form.
pub(crate) fn read<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if is_plain { text.parse().ok() } else { None }
}

/// A required number.
pub(crate) fn number<'de, D: Deserializer<'de>, T: FromStr>(field: D) -> Result<T, D::Error> {
    read(&String::deserialize(field)?).ok_or_else(|| D::Error::custom("no whole number of digits"))
}

/// An optional number.
pub(crate) fn any<'de, D: Deserializer<'de>, T: FromStr>(field: D) -> Result<Option<T>, D::Error> {
    number(field).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_in_one_way() {
        for (text, expected) in [("0", Some(0)), ("7", Some(7)), ("10", Some(10)), ("255", Some(255))] {
            assert_eq!(read::<u8>(text), expected, "{text}");
        }
        for text in ["", "00", "07", "+7", "-0", "7.0", "7e0", " 7", "256", "٧", "0x7", "1_0"] {
            assert_eq!(read::<u8>(text), None, "{text}");
        }
    }
}
