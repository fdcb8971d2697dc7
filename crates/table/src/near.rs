//! Suggestions for a misspelled name.

/// Limit of the names listed in a message.
const MOST_NAMES: usize = 12;

/// The end of a sentence about an unknown name: the names that look like it, or all there are.
pub(crate) fn hint(wrong: &str, known: &[&str]) -> String {
    let allowed = 2.max(wrong.chars().count() / 3);
    let mut near: Vec<(usize, &str)> =
        known.iter().map(|name| (distance(wrong, name), *name)).filter(|(d, _)| *d <= allowed).collect();
    near.sort_unstable();
    if near.is_empty() {
        return match list(known) {
            names if names.is_empty() => "; there is none at all".to_owned(),
            names => format!("; there are {names}"),
        };
    }
    let names: Vec<String> = near.iter().take(3).map(|(_, name)| format!("`{name}`")).collect();
    format!("; did you mean {}?", names.join(" or "))
}

/// The names, separated by commas; a long list is cut.
pub(crate) fn list(names: &[&str]) -> String {
    let count = names.len();
    let mut shown: Vec<String> = names.iter().take(MOST_NAMES).map(|name| format!("`{name}`")).collect();
    if MOST_NAMES < count {
        shown.push(format!("and {} more", count - MOST_NAMES));
    }
    shown.join(", ")
}

/// How many letters must be added, dropped or changed to get from one word to the other (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_differ_are_counted() {
        for (one, other, expected) in
            [("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("mp", "pm", 2)]
        {
            assert_eq!(distance(one, other), expected, "{one} {other}");
            assert_eq!(distance(other, one), expected, "{other} {one}");
        }
    }

    #[test]
    fn near_names_come_first_and_long_lists_are_cut() {
        let known = ["round_limit", "dummy", "opening"];
        assert_eq!(hint("round_limt", &known), "; did you mean `round_limit`?");
        assert_eq!(hint("zzzzzz", &known), "; there are `round_limit`, `dummy`, `opening`");
        assert_eq!(hint("x", &[]), "; there is none at all");
        let many: Vec<String> = (100..130).map(|n| format!("name_{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert!(hint("q", &many).ends_with("`name_111`, and 18 more"));
    }
}
