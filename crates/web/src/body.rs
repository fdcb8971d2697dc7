//! Extractors for bodies, queries and paths, with limits.

use crate::once::Once;
use approdo_gate::{LONGEST_BODY, Problem, Unreadable};
use axum::{
    body::{Bytes, to_bytes},
    extract::{
        FromRequest, FromRequestParts, Path, Query, Request, path::ErrorKind, rejection::PathRejection,
    },
    http::{HeaderMap, header, request::Parts},
};
use http_body_util::LengthLimitError;
use serde::{
    Deserialize,
    de::{DeserializeOwned, IgnoredAny},
};
use serde_json::{error::Category, value::RawValue};

/// The longest import.
pub(crate) const LONGEST_IMPORT: usize = 1 << 20;

/// The deepest nesting of JSON.
const DEEPEST: usize = 32;

/// A JSON object as a body. The content type is required (CSRF): no HTML form of another site can send it.
#[derive(Debug)]
pub(crate) struct Sent<T>(pub(crate) T);

/// A replay file as a body, unparsed. The hub reports its errors.
#[derive(Debug)]
pub(crate) struct File(pub(crate) Box<RawValue>);

/// An empty body: `{}`.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

impl<T: DeserializeOwned, S: Sync> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        read_object(&json_of(request, LONGEST_BODY).await?).map(Sent)
    }
}

impl<S: Sync> FromRequest<S> for File {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        read(&json_of(request, LONGEST_IMPORT).await?).map(File)
    }
}

/// The bytes of a JSON body, at most `most`.
async fn json_of(request: Request, most: usize) -> Result<Bytes, Problem> {
    if !is_json(request.headers()) {
        return Err(Problem::WrongType);
    }
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    if announced.and_then(|length| length.parse().ok()).is_some_and(|length: u64| length > most as u64) {
        return Err(Problem::TooLarge { most });
    }
    let bytes = to_bytes(request.into_body(), most).await;
    bytes.map_err(|error| match std::error::Error::source(&error) {
        Some(cause) if cause.is::<LengthLimitError>() => Problem::TooLarge { most },
        Some(_) | None => Problem::Unreadable(Unreadable::Body),
    })
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// A query; unknown parameters are refused.
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
                let field = problem.split_once(": ").map_or("", |(field, _)| field);
                Err(Problem::Unreadable(match Trouble::of(&problem) {
                    Trouble::Unknown => Unreadable::UnknownParameter,
                    Trouble::Twice => Unreadable::ParameterTwice,
                    Trouble::Missing(_) | Trouble::NoneOf(_) | Trouble::Other if is_ours(field) => {
                        Unreadable::Parameter { name: field.to_owned() }
                    }
                    Trouble::Missing(_) | Trouble::NoneOf(_) | Trouble::Other => Unreadable::Other,
                }))
            }
        }
    }
}

/// The parameters of a path: a table, a seat, a step.
#[derive(Debug)]
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(named)) => Ok(At(named)),
            Err(PathRejection::FailedToDeserializePathParams(failed))
                if matches!(failed.kind(), ErrorKind::InvalidUtf8InPathParam { .. }) =>
            {
                Err(Problem::UnknownRoute)
            }
            // The value is not quoted: it might be a secret.
            Err(_) => Err(Problem::Unreadable(Unreadable::Address)),
        }
    }
}

/// Parses a JSON object. A list of the fields' values, which serde would accept, is refused.
pub(crate) fn read_object<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let Some(first) = bytes.iter().position(|byte| !byte.is_ascii_whitespace()) else {
        return Err(Problem::Unreadable(Unreadable::Empty));
    };
    // What is not JSON at all is reported as such.
    if bytes[first] != b'{' {
        read::<IgnoredAny>(bytes)?;
        let (line, column) = end(&bytes[..=first]);
        return Err(Problem::Unreadable(Unreadable::NoObject { line, column }));
    }
    read(bytes)
}

/// Parses JSON with limited depth.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    if is_too_deep(bytes) {
        return Err(Problem::TooDeep);
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        unreadable(&path, error.inner(), bytes)
    })?;
    json.end().map_err(|error| unreadable("", &error, bytes))?;
    // In open types the last of two equal names would win, and the client may mean the first.
    serde_json::from_slice::<Once>(bytes).map_err(|error| unreadable("", &error, bytes))?;
    Ok(value)
}

/// The error of a body whose type only the game knows.
pub(crate) fn misread(body: &RawValue, error: &serde_json::Error) -> Problem {
    unreadable("", error, body.get().as_bytes())
}

/// The error of a JSON body, with its place but without its content, which might be a secret.
fn unreadable(path: &str, error: &serde_json::Error, bytes: &[u8]) -> Problem {
    // Errors of buffered values have no place: they are reported at the end.
    let (line, column) = if error.line() == 0 { end(bytes) } else { (error.line(), error.column()) };
    Problem::Unreadable(match error.classify() {
        Category::Syntax | Category::Eof | Category::Io => Unreadable::Json { line, column },
        Category::Data => match Trouble::of(&error.to_string()) {
            Trouble::Missing(name) => Unreadable::Missing { name, line, column },
            Trouble::Unknown => Unreadable::Unknown { line, column },
            Trouble::Twice => Unreadable::Twice { line, column },
            Trouble::NoneOf(among) if is_ours(path) => {
                Unreadable::Choice { name: path.to_owned(), among, line, column }
            }
            Trouble::Other if is_ours(path) => Unreadable::Field { name: path.to_owned(), line, column },
            Trouble::NoneOf(_) | Trouble::Other => Unreadable::Place { line, column },
        },
    })
}

/// The line and column of the last byte.
fn end(bytes: &[u8]) -> (usize, usize) {
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let last = lines.next_back().map_or(0, <[u8]>::len);
    (1 + lines.count(), last)
}

/// The errors of the parser that have messages of their own.
enum Trouble {
    /// A field is missing. Its name is one of ours.
    Missing(String),
    /// An unknown field.
    Unknown,
    /// A duplicate field.
    Twice,
    /// None of these allowed values, which are ours.
    NoneOf(String),
    /// Any other error.
    Other,
}

impl Trouble {
    fn of(problem: &str) -> Self {
        if problem.contains("unknown field `") {
            return Trouble::Unknown;
        }
        if problem.contains("duplicate field") {
            return Trouble::Twice;
        }
        if problem.contains("unknown variant `") {
            return known(problem).map_or(Trouble::Other, Trouble::NoneOf);
        }
        let name = problem.split_once("missing field `").and_then(|(_, rest)| rest.split('`').next());
        match name {
            Some(name) if is_ours(name) => Trouble::Missing(name.to_owned()),
            Some(_) | None => Trouble::Other,
        }
    }
}

/// The allowed values in a message of the parser, as a list for people. The client's value, before them, is skipped.
fn known(problem: &str) -> Option<String> {
    let (_, listed) = problem.rsplit_once("expected ")?;
    let words: Vec<&str> = listed.split('`').skip(1).step_by(2).collect();
    (!words.is_empty() && words.iter().all(|word| is_ours(word))).then(|| words.join(", "))
}

/// Whether it has the form of our field names: `seats[1].kind`.
fn is_ours(path: &str) -> bool {
    let of_a_name = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_.[]".contains(&byte);
    (1..=60).contains(&path.len())
        && path.starts_with(|first: char| first.is_ascii_lowercase())
        && path.bytes().all(of_a_name)
}

/// Whether brackets are nested too deeply; found without parsing.
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[tokio::test]
    async fn whatever_a_form_can_send_is_refused() {
        let sent = async |kind: Option<&str>| {
            let request =
                kind.into_iter().fold(Request::post("/"), |to, kind| to.header("content-type", kind));
            let request = request.body("{}".into()).expect("a request");
            Sent::<Nothing>::from_request(request, &()).await.err()
        };
        for kind in [
            None,
            Some(""),
            Some("text/plain"),
            Some("application/x-www-form-urlencoded"),
            Some("multipart/form-data"),
            Some("text/plain; application/json"),
        ] {
            assert_eq!(sent(kind).await, Some(Problem::WrongType), "{kind:?}");
        }
        assert_eq!(sent(Some("application/json; charset=utf-8")).await, None);
    }

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
        let error = read::<Nothing>(b"{\"a-very-secret-token\": 1}").expect_err("it is unknown");
        assert_eq!(error, Problem::Unreadable(Unreadable::Unknown { line: 1, column: 22 }));
        let error = read::<Nothing>(b"{").expect_err("it is cut off");
        assert!(error.to_string().contains("line 1"), "{error}");
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Sample {
        seats: Vec<Nested>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Nested {
        number: u8,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum Tagged {
        Nested(Nested),
    }

    #[test]
    fn what_is_wrong_is_said_with_its_field_and_its_place() {
        let problem = |text: &str| match read::<Sample>(text.as_bytes()).expect_err("it is wrong") {
            Problem::Unreadable(what) => what,
            other => panic!("{other:?}"),
        };
        let (line, seats) = (1, "seats[0].number".to_owned());
        assert_eq!(
            problem("{\"seats\":[{\"number\":300}]}"),
            Unreadable::Field { name: seats, line, column: 23 }
        );
        let missing = Unreadable::Missing { name: "number".to_owned(), line, column: 12 };
        assert_eq!(problem("{\"seats\":[{}]}"), missing);
        assert!(matches!(problem("{\"seats\":[{\"king\":1}]}"), Unreadable::Unknown { .. }));
        assert!(matches!(problem("7"), Unreadable::Place { .. }));
        // Also where the tag has to be known first.
        let tagged = read::<Tagged>(b"{\n\"type\":\"nested\"}").expect_err("it lacks a number");
        let missing = Unreadable::Missing { name: "number".to_owned(), line: 2, column: 16 };
        assert_eq!(tagged, Problem::Unreadable(missing));
        assert!(matches!(problem("{\"seats\":[]} x"), Unreadable::Json { .. }));
        // The allowed values are named, regardless of the value that was sent.
        for word in ["x", "x`, expected `y", "expected one of `y`"] {
            let text = format!("{{\"type\":\"{word}\"}}");
            let name = "type".to_owned();
            let choice =
                Unreadable::Choice { name, among: "nested".to_owned(), line: 1, column: 10 + word.len() };
            assert_eq!(read::<Tagged>(text.as_bytes()), Err(Problem::Unreadable(choice)), "{word}");
        }
    }

    #[test]
    fn a_body_is_an_object() {
        let problem = |text: &str| match read_object::<Sample>(text.as_bytes()).expect_err("it is none") {
            Problem::Unreadable(what) => what,
            other => panic!("{other:?}"),
        };
        assert_eq!(read_object(b" {\"seats\":[]}"), Ok(Sample { seats: Vec::new() }));
        for text in ["[]", "[[]]", "7", "null", "true", "\"seats\"", "[{\"seats\":[]}]"] {
            assert_eq!(problem(text), Unreadable::NoObject { line: 1, column: 1 }, "{text}");
        }
        assert_eq!(problem("\n\n  []"), Unreadable::NoObject { line: 3, column: 3 });
        assert_eq!([problem(""), problem(" \n")], [Unreadable::Empty, Unreadable::Empty]);
        for text in ["x", "[", "nul", "[] 7", "\u{feff}{}"] {
            assert!(matches!(problem(text), Unreadable::Json { .. }), "{text}");
        }
        assert!(matches!(problem("[{\"a\":1,\"a\":1}]"), Unreadable::Twice { .. }));
    }
}
