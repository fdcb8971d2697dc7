//! Bodies and queries, read with limits.

use super::{Problem, problem::Unreadable};
use axum::{
    body::to_bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{header, request::Parts},
};
use http_body_util::LengthLimitError;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::error::Category;
use utoipa::ToSchema;

/// No body is longer than this, except that of an import.
pub(crate) const LONGEST: usize = 64 << 10;

/// No import is longer than this.
pub(crate) const LONGEST_IMPORT: usize = 1 << 20;

/// Nothing that we read is nested more deeply.
const DEEPEST: usize = 32;

/// A JSON body of at most `MOST` bytes.
#[derive(Debug)]
pub(crate) struct Sent<T, const MOST: usize = LONGEST>(pub(crate) T);

/// A body that has nothing to say: `{}`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

impl<T: DeserializeOwned, S: Sync, const MOST: usize> FromRequest<S> for Sent<T, MOST> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
        if announced.and_then(|length| length.parse().ok()).is_some_and(|length: u64| length > MOST as u64) {
            return Err(Problem::TooLarge { most: MOST });
        }
        let bytes = to_bytes(request.into_body(), MOST).await;
        let bytes = bytes.map_err(|error| match std::error::Error::source(&error) {
            Some(cause) if cause.is::<LengthLimitError>() => Problem::TooLarge { most: MOST },
            Some(_) | None => Problem::Unreadable(Unreadable::Body),
        })?;
        read(&bytes).map(Sent)
    }
}

/// A query; whatever it does not know is refused.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(query)) => Ok(Asked(query)),
            Err(error) => {
                let problem =
                    std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
                Err(Problem::Unreadable(Unreadable::Shape(without_quotes(&problem))))
            }
        }
    }
}

/// What the path names: a table, a seat, a step.
#[derive(Debug)]
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(named)) => Ok(At(named)),
            // What stands in the place of the number is not repeated: it might be a secret.
            Err(_) => Err(Problem::Unreadable(Unreadable::Address)),
        }
    }
}

/// Reads JSON that is neither too deep nor of another kind.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    if is_too_deep(bytes) {
        return Err(Problem::TooDeep);
    }
    serde_json::from_slice(bytes).map_err(|error| {
        Problem::Unreadable(match error.classify() {
            Category::Syntax | Category::Eof | Category::Io => {
                Unreadable::Json { line: error.line(), column: error.column() }
            }
            Category::Data => Unreadable::Shape(without_quotes(&error.to_string())),
        })
    })
}

/// Whether brackets are nested too deeply, found without building anything.
fn is_too_deep(bytes: &[u8]) -> bool {
    let (mut depth, mut in_text, mut escaped) = (0_usize, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => {
                depth += 1;
                if depth > DEEPEST {
                    return true;
                }
            }
            b']' | b'}' if !in_text => depth = depth.saturating_sub(1),
            _ => (),
        }
    }
    false
}

/// What a reader says is wrong, without quoting what was sent: that might be a secret.
fn without_quotes(problem: &str) -> String {
    let mut parts = problem.split('"');
    let first = parts.next().unwrap_or_default();
    match parts.next_back() {
        Some(last) => format!("{first}\"…\"{last}"),
        None => first.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn nesting_is_counted_outside_of_texts() {
        let nested = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
        assert!(read::<Value>(nested(32).as_bytes()).is_ok());
        assert_eq!(read::<Value>(nested(33).as_bytes()), Err(Problem::TooDeep));
        assert_eq!(read::<Value>("[".repeat(100_000).as_bytes()), Err(Problem::TooDeep));
        let text = format!("\"{}\\\"{}\"", "[".repeat(50), "{".repeat(50));
        assert!(read::<Value>(text.as_bytes()).is_ok());
        let wide = format!("[{}[]]", "[],".repeat(1000));
        assert!(read::<Value>(wide.as_bytes()).is_ok());
    }

    #[test]
    fn what_was_sent_is_not_quoted_back() {
        let error = read::<Nothing>(b"\"a-very-secret-token\"").expect_err("it is no object");
        assert!(!error.to_string().contains("secret"), "{error}");
        let error = read::<Nothing>(b"{").expect_err("it is cut off");
        assert!(error.to_string().contains("line 1"), "{error}");
    }
}
