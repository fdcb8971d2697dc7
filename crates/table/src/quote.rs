//! Quotations in messages.

/// The text as a message quotes it, truncated.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 200;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn long_quotations_are_cut() {
        assert_eq!(shortened("end_turn"), "end_turn");
        let long = shortened(&"è".repeat(50_000));
        assert_eq!(long.chars().count(), 204);
        assert!(long.ends_with("è ..."));
    }
}
