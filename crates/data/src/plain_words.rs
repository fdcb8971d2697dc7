//! Deserialization errors without programmers' jargon.

/// An error message of serde with names of types in plain words.
pub fn in_words(problem: &str) -> String {
    // What is quoted before `expected` is the author's own text and stays as it is.
    let Some((found, expected)) = problem.rsplit_once("expected ") else {
        return problem.to_owned();
    };
    format!("{}expected {}", renamed(found, &FOUND), renamed(expected, &EXPECTED))
}

/// Replaces the first name that the text starts with.
fn renamed(text: &str, names: &[(&str, &str)]) -> String {
    let rename = |(name, words): &(&str, &str)| {
        let rest = text.strip_prefix(name)?;
        Some(format!("{words}{rest}"))
    };
    names.iter().find_map(rename).unwrap_or_else(|| text.to_owned())
}

const FOUND: [(&str, &str); 12] = [
    ("unknown variant ", "there is "),
    ("unknown field ", "there is "),
    ("invalid type: sequence", "there are several words"),
    ("invalid type: map", "there are parts with names"),
    ("invalid type: unit variant", "there is only a name"),
    ("invalid type: null", "there is nothing"),
    ("invalid type: string ", "there is "),
    ("invalid type: boolean ", "there is "),
    ("invalid type: integer ", "there is "),
    ("invalid type: floating point ", "there is "),
    ("invalid value: integer ", "there is "),
    ("invalid value: string ", "there is "),
];

const EXPECTED: [(&str, &str); 15] = [
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number that is not negative"),
    ("usize", "a whole number that is not negative"),
    ("i8", "a whole number from -128 to 127"),
    ("i32", "a whole number"),
    ("f64", "a number"),
    ("a boolean", "`true` or `false`"),
    ("a sequence", "a list"),
    ("a string", "a text in quotes"),
    ("string or map", "the name of a move"),
    ("struct variant", "parts with names, as in `from=here to=there`"),
    ("newtype variant", "one word after the name"),
    ("unit", "nothing after the name"),
    ("struct RecordedOutcome", "an object with `places`, `scores` and `ended_by`"),
];

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn types_are_told_in_words() {
        for (problem, words) in [
            (
                "invalid value: integer `300`, expected u8",
                "there is `300`, expected a whole number from 0 to 255",
            ),
            (
                "invalid type: sequence, expected struct variant",
                "there are several words, expected parts with names, as in `from=here to=there`",
            ),
            (
                "invalid type: string \"now\", expected unit",
                "there is \"now\", expected nothing after the name",
            ),
            ("unknown variant `fly`, expected `a` or `b`", "there is `fly`, expected `a` or `b`"),
            ("unknown field `too`, expected `to`", "there is `too`, expected `to`"),
            ("missing field `to`", "missing field `to`"),
            ("there is no port 'west'", "there is no port 'west'"),
        ] {
            assert_eq!(in_words(problem), words);
        }
    }
}
