//! Every error of a request, with its status and message.

use crate::{LONGEST_BODY, Unreadable, language};
use approdo_hub::{HubError, Sort, speaker, wire::RefusalOut};
use approdo_phrases::{Language, Value};
use axum::{
    body::Body,
    extract::Request,
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::Serialize;

/// Why a request was refused.
///
/// As a response it is only a status; [`speak`] adds the sentence, so that handlers and extractors need not know the
/// reader's language.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// The hub refused.
    #[error(transparent)]
    Hub(#[from] HubError),
    /// No such route.
    #[error("there is nothing at this address")]
    UnknownRoute,
    /// The route has another method.
    #[error("this address does not take this method")]
    WrongMethod,
    /// The route takes WebSockets only.
    #[error("this address takes WebSockets only")]
    UpgradeRequired,
    /// The body is too long.
    #[error("the body is longer than {most} bytes")]
    TooLarge {
        /// The most bytes.
        most: usize,
    },
    /// The content type is not JSON.
    #[error("the content type is not application/json")]
    WrongType,
    /// The request names a host that is not ours.
    #[error("the request is for another host")]
    UnknownHost,
    /// The request comes from a page of another site (CSRF).
    #[error("the request comes from another site")]
    ForeignOrigin,
    /// The body, the path or the query is malformed.
    #[error("the request cannot be read: {0}")]
    Unreadable(Unreadable),
    /// The body is nested too deeply.
    #[error("the body is nested too deeply")]
    TooDeep,
    /// A rate limit was exceeded.
    #[error("too many requests: again in {seconds} s")]
    TooFast {
        /// Seconds until the next try.
        seconds: u64,
    },
    /// The rulebook does not exist.
    #[error("there is no such rulebook")]
    UnknownRulebook,
    /// There is no such clause.
    #[error("there is no such clause")]
    UnknownClause,
    /// Only for clients on this machine.
    #[error("this is for the machine of the server only")]
    LocalOnly,
    /// The request timed out.
    #[error("the request takes too long")]
    TooSlow,
    /// An internal error; the log has the details.
    #[error("something went wrong")]
    Internal,
}

/// Marks an answer for people that stays as it is, although its status is an error.
#[derive(Clone, Copy, Debug)]
pub struct ForPeople;

/// An error, in words and for programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// The error.
    pub error: ErrorText,
}

/// The error.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorText {
    /// The code for programs; it never changes.
    code: &'static str,
    /// A sentence in the reader's language: what is wrong and what to do.
    text: String,
    /// The clause that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The required amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    need: Option<u16>,
    /// The present amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    have: Option<u16>,
    /// The present version of the table, if the client was behind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
}

/// The HTTP status of a class of errors.
fn status_of(sort: Sort) -> StatusCode {
    match sort {
        Sort::Malformed => StatusCode::BAD_REQUEST,
        Sort::Forbidden => StatusCode::FORBIDDEN,
        Sort::Missing => StatusCode::NOT_FOUND,
        Sort::Conflict => StatusCode::CONFLICT,
        Sort::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        Sort::Unconfirmed => StatusCode::PRECONDITION_REQUIRED,
        Sort::Crowded => StatusCode::TOO_MANY_REQUESTS,
        Sort::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        Sort::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl Problem {
    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::Hub(error) => status_of(error.sort()),
            Problem::UnknownRoute | Problem::UnknownRulebook | Problem::UnknownClause => {
                StatusCode::NOT_FOUND
            }
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::UpgradeRequired => StatusCode::UPGRADE_REQUIRED,
            Problem::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::ForeignOrigin | Problem::LocalOnly => StatusCode::FORBIDDEN,
            Problem::Unreadable(_) | Problem::TooDeep => StatusCode::BAD_REQUEST,
            Problem::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The key of the message.
    fn key(&self) -> &'static str {
        match self {
            Problem::Hub(error) => error.key(),
            Problem::UnknownRoute => "web-unknown-route",
            Problem::WrongMethod => "web-wrong-method",
            Problem::UpgradeRequired => "web-upgrade-required",
            Problem::TooLarge { .. } => "web-too-large",
            Problem::WrongType => "web-wrong-type",
            Problem::UnknownHost => "web-unknown-host",
            Problem::ForeignOrigin => "web-foreign-origin",
            Problem::Unreadable(what) => what.key(),
            Problem::TooDeep => "web-too-deep",
            Problem::TooFast { .. } => "web-too-fast",
            Problem::UnknownRulebook => "web-unknown-rulebook",
            Problem::UnknownClause => "web-unknown-clause",
            Problem::LocalOnly => "web-local-only",
            Problem::TooSlow => "web-too-slow",
            Problem::Internal => "web-internal",
        }
    }

    /// The code for programs.
    fn code(&self) -> &'static str {
        let key = match self {
            Problem::Unreadable(_) => "web-unreadable",
            Problem::Hub(HubError::NotInTime { .. }) => "server-unavailable",
            _ => self.key(),
        };
        key.split_once('-').map_or(key, |(_, code)| code)
    }

    /// `Retry-After` in seconds, if a retry may help.
    fn retry_after(&self) -> Option<u64> {
        if let Problem::TooFast { seconds } | Problem::Hub(HubError::NotInTime { seconds }) = self {
            return Some(*seconds);
        }
        if let Problem::Hub(HubError::Crowded) = self {
            return Some(1);
        }
        (self.status() == StatusCode::SERVICE_UNAVAILABLE).then_some(2)
    }

    /// The error for a bare status, as the router and its layers set it.
    fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND => Problem::UnknownRoute,
            StatusCode::METHOD_NOT_ALLOWED => Problem::WrongMethod,
            StatusCode::REQUEST_TIMEOUT => Problem::TooSlow,
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge { most: LONGEST_BODY },
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::WrongType,
            status if status.is_client_error() => Problem::Unreadable(Unreadable::Other),
            _ => Problem::Internal,
        }
    }

    /// The error in the reader's language.
    pub fn body(&self, language: Language) -> ErrorBody {
        let number = |number: usize| Value::from(number as f64);
        let say =
            |arguments: &[(&'static str, Value<'static>)]| speaker(language).text(self.key(), arguments);
        let text = match self {
            Problem::Hub(error) => error.text(language),
            Problem::TooLarge { most } => say(&[("most", number(*most))]),
            Problem::Unreadable(what) => what.text(language),
            Problem::TooFast { seconds } => say(&[("seconds", Value::from(*seconds as f64))]),
            Problem::UnknownRoute
            | Problem::WrongMethod
            | Problem::UpgradeRequired
            | Problem::WrongType
            | Problem::UnknownHost
            | Problem::ForeignOrigin
            | Problem::TooDeep
            | Problem::UnknownRulebook
            | Problem::UnknownClause
            | Problem::LocalOnly
            | Problem::TooSlow
            | Problem::Internal => say(&[]),
        };
        let refusal = if let Problem::Hub(error) = self { error.refusal(language) } else { None };
        let version =
            if let Problem::Hub(HubError::Stale { version }) = self { Some(*version) } else { None };
        let code = self.code();
        let (rule, need, have) = match refusal {
            Some(RefusalOut { rule, text: _, need, have }) => (Some(rule), need, have),
            None => (None, None, None),
        };
        ErrorBody { error: ErrorText { code, text, rule, need, have, version } }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The headers of an answer that requires an upgrade to a WebSocket.
const TO_WHAT: [(HeaderName, &str); 3] =
    [(header::CONNECTION, "upgrade"), (header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")];

/// Turns a problem, or a bare error status, into an answer in the reader's language.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let language = language::of_request(request.uri(), request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    if response.extensions().get::<ForPeople>().is_some() {
        return response;
    }
    let (mut parts, _) = response.into_parts();
    let problem = parts.extensions.remove::<Problem>().unwrap_or_else(|| Problem::of_status(status));
    // A damaged table is logged when it is found, not at every request, and a shutdown is no failure.
    let is_told = matches!(
        problem,
        Problem::Hub(HubError::StillDamaged(_) | HubError::NotInTime { .. } | HubError::Closing)
    );
    if problem.status().is_server_error() && !is_told {
        tracing::error!(%problem, "a request failed");
    }
    let body = serde_json::to_vec(&problem.body(language)).expect("a problem is plain data");
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Some(seconds) = problem.retry_after() {
        parts.headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if problem == Problem::Unreadable(Unreadable::Wrapped) {
        // The next request could not be found in the stream.
        parts.headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if problem == Problem::UpgradeRequired {
        for (name, value) in TO_WHAT {
            parts.headers.insert(name, HeaderValue::from_static(value));
        }
    }
    Response::from_parts(parts, Body::from(body))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_a_sentence_in_both_languages() {
        let problems = [
            Problem::UnknownRoute,
            Problem::WrongMethod,
            Problem::UpgradeRequired,
            Problem::TooLarge { most: 65_536 },
            Problem::WrongType,
            Problem::UnknownHost,
            Problem::ForeignOrigin,
            Problem::Unreadable(Unreadable::Missing { name: "seat".to_owned(), line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::Unknown { line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::Twice { line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::ParameterTwice),
            Problem::Unreadable(Unreadable::Field { name: "seat".to_owned(), line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::Place { line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::Parameter { name: "since".to_owned() }),
            Problem::Unreadable(Unreadable::UnknownParameter),
            Problem::Unreadable(Unreadable::Other),
            Problem::Unreadable(Unreadable::Json { line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::Address),
            Problem::Unreadable(Unreadable::Language),
            Problem::Unreadable(Unreadable::Body),
            Problem::Unreadable(Unreadable::Hosts),
            Problem::Unreadable(Unreadable::NoHost),
            Problem::Unreadable(Unreadable::Host),
            Problem::Unreadable(Unreadable::Target),
            Problem::Unreadable(Unreadable::Wrapped),
            Problem::Unreadable(Unreadable::Key),
            Problem::Unreadable(Unreadable::Choice {
                name: "type".to_owned(),
                among: "move, undo".to_owned(),
                line: 1,
                column: 3,
            }),
            Problem::Unreadable(Unreadable::NoObject { line: 1, column: 3 }),
            Problem::Unreadable(Unreadable::Empty),
            Problem::Unreadable(Unreadable::Binary),
            Problem::TooDeep,
            Problem::TooFast { seconds: 3 },
            Problem::UnknownRulebook,
            Problem::UnknownClause,
            Problem::LocalOnly,
            Problem::TooSlow,
            Problem::Internal,
        ];
        for problem in problems {
            let [english, italian] = Language::ALL.map(|language| problem.body(language).error.text);
            assert_ne!(english, italian, "{problem:?}");
            for text in [english, italian] {
                assert!(!text.starts_with('[') && text.ends_with('.'), "{problem:?}: {text}");
            }
        }
    }

    #[test]
    fn a_bare_status_becomes_a_problem_of_the_same_status() {
        for status in [400, 404, 405, 408, 413, 415, 500] {
            let status = StatusCode::from_u16(status).expect("a status");
            assert_eq!(Problem::of_status(status).status(), status);
        }
    }
}
