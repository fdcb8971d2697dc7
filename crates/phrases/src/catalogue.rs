use crate::Language;
use std::collections::{BTreeMap, BTreeSet};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The names of the arguments that a message uses.
pub type Arguments = BTreeSet<&'static str>;

/// The messages of a language: from each key to the arguments it uses.
pub type Catalogue = BTreeMap<&'static str, Arguments>;

/// The message files of a language: the name without `.ftl`, and the text.
pub(crate) fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => ENGLISH,
        Language::Italian => ITALIAN,
    }
}

/// The keys of a language and the arguments of each, for tests that compare languages and sources.
pub fn catalogue(language: Language) -> Catalogue {
    files(language).iter().flat_map(|(_, text)| messages(text)).collect()
}

/// The messages of one file.
///
/// Parsed here, because Fluent's bundle does not expose its syntax tree. Two facts of the syntax suffice: only a
/// message starts with a letter in the first column, and in our files a dollar stands before the name of an argument
/// and nowhere else.
fn messages(text: &'static str) -> Catalogue {
    let mut messages = Catalogue::new();
    let mut current = None;
    for line in text.lines() {
        let mut body = line;
        match line.chars().next() {
            Some('a'..='z' | 'A'..='Z') => {
                let Some((key, value)) = line.split_once('=') else { continue };
                current = Some(key.trim_end());
                body = value;
            }
            // Terms and comments are no messages.
            Some('-' | '#') => current = None,
            Some(_) | None => (),
        }
        if let Some(key) = current {
            messages.entry(key).or_default().extend(arguments(body));
        }
    }
    messages
}

fn arguments(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split('$').skip(1).map(|after| {
        let end =
            after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').unwrap_or(after.len());
        &after[..end]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_arguments_are_found() {
        let text = "# A comment about $nothing\n-term = Approdo\nplain = Text\n\nplural = { $count ->\n    [one] one { $thing }\n   *[other] { $count } { $thing }\n}\n";
        let found = messages(text);
        assert_eq!(found.keys().copied().collect::<Vec<_>>(), ["plain", "plural"]);
        assert!(found["plain"].is_empty());
        assert_eq!(found["plural"], Arguments::from(["count", "thing"]));
    }

    #[test]
    fn the_languages_say_the_same() {
        let [english, italian] = Language::ALL.map(catalogue);
        assert!(!english.is_empty(), "no message was compiled in");
        assert_eq!(english, italian);
    }

    #[test]
    fn a_key_starts_with_the_name_of_its_file() {
        for language in Language::ALL {
            for (file, text) in files(language) {
                for key in messages(text).keys() {
                    assert!(key.starts_with(&format!("{file}-")), "{key} in locales/{language}/{file}.ftl");
                }
            }
        }
    }
}
