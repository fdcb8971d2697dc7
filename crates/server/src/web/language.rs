//! The language of the reader.

use super::{Problem, problem::Unreadable};
use approdo_phrases::{Language, Speaker, UnknownLanguage};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts},
};
use std::sync::LazyLock;

static ENGLISH: LazyLock<Speaker> = LazyLock::new(|| Speaker::new(Language::English));
static ITALIAN: LazyLock<Speaker> = LazyLock::new(|| Speaker::new(Language::Italian));

/// Somebody who speaks the language.
pub(crate) fn speaker(language: Language) -> &'static Speaker {
    match language {
        Language::English => &ENGLISH,
        Language::Italian => &ITALIAN,
    }
}

/// The language that a request asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reader(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        match asked_for(&parts.uri) {
            Some(code) => match code.parse() {
                Ok(language) => Ok(Reader(language)),
                Err(UnknownLanguage(_)) => Err(Problem::Unreadable(Unreadable::Language)),
            },
            None => Ok(Reader(of_headers(&parts.headers))),
        }
    }
}

/// The language that a request asks for, or the first one, whatever it says.
pub(crate) fn of_request(uri: &Uri, headers: &HeaderMap) -> Language {
    asked_for(uri).and_then(|code| code.parse().ok()).unwrap_or_else(|| of_headers(headers))
}

/// What `?lang=` says.
fn asked_for(uri: &Uri) -> Option<&str> {
    let mut pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.rfind(|(name, _)| *name == "lang").map(|(_, code)| code)
}

/// The first of our languages among those that a browser prefers most.
fn of_headers(headers: &HeaderMap) -> Language {
    let wanted = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    let mut best = (0.0, Language::default());
    for range in wanted.flat_map(|value| value.split(',')) {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
        let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        if let (Ok(language), Some(weight)) = (primary.parse(), weight)
            && weight > best.0
        {
            best = (weight, language);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_query_says_it_first_then_the_browser() {
        for (uri, accepted, language) in [
            ("/x", "", Language::English),
            ("/x", "it", Language::Italian),
            ("/x", "IT-it, en;q=0.8", Language::Italian),
            ("/x", "de, en;q=0.5, it;q=0.9", Language::Italian),
            ("/x", "de, fr", Language::English),
            ("/x", "it;q=0, en;q=0.1", Language::English),
            ("/x", "it;q=much", Language::English),
            ("/x?lang=it", "en", Language::Italian),
            ("/x?since=3&lang=en", "it", Language::English),
            ("/x?lang=xx", "it", Language::Italian),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
            assert_eq!(of_request(&Uri::from_static(uri), &headers), language, "{uri} {accepted}");
        }
    }
}
