//! The language of the reader.

use crate::{Problem, Unreadable};
use approdo_phrases::{Language, UnknownLanguage};
use axum::{
    extract::{FromRequestParts, Query, Request},
    http::{HeaderMap, Uri, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The language of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader(pub Language);

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get().copied().ok_or(Problem::Internal)
    }
}

/// Determines the language of a request; an unknown one is refused on every route.
pub async fn know(mut request: Request, next: Next) -> Response {
    let language = asked_for(request.uri()).unwrap_or_else(|| Ok(of_headers(request.headers())));
    match language {
        Ok(language) => {
            request.extensions_mut().insert(Reader(language));
            next.run(request).await
        }
        Err(problem) => Problem::Unreadable(problem).into_response(),
    }
}

/// The language of an error message: the requested one, else the one that the browser prefers, also if the request is
/// malformed.
pub(crate) fn of_request(uri: &Uri, headers: &HeaderMap) -> Language {
    asked_for(uri).and_then(Result::ok).unwrap_or_else(|| of_headers(headers))
}

fn asked_for(uri: &Uri) -> Option<Result<Language, Unreadable>> {
    let Query(pairs) = Query::<Vec<(String, String)>>::try_from_uri(uri).unwrap_or_default();
    let mut codes = pairs.iter().filter(|(name, _)| name == "lang").map(|(_, code)| code.parse());
    let (code, another) = (codes.next()?, codes.next());
    Some(match (code, another) {
        (Ok(language), None) => Ok(language),
        (Ok(_) | Err(UnknownLanguage(_)), _) => Err(Unreadable::Language),
    })
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
            ("/x?lang=%69t", "en", Language::Italian),
            ("/x?lang=xx", "it", Language::Italian),
            ("/x?lang=en&lang=en", "it", Language::Italian),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
            assert_eq!(of_request(&Uri::from_static(uri), &headers), language, "{uri} {accepted}");
        }
    }
}
