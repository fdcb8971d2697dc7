use serde::Serialize;
use std::{fmt, str::FromStr};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that every text is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Italian.
    #[serde(rename = "it")]
    Italian,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::Italian];

    /// Its two letters: the folder in `locales/` and the value of `--lang`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
        }
    }

    /// Its Unicode language identifier, for Fluent's plurals.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters name a language")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// An unknown language was requested.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("There is no language `{0}`; the languages are `en` and `it`.")]
pub struct UnknownLanguage(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_names_its_language() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        let error = "de".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "There is no language `de`; the languages are `en` and `it`.");
    }
}
