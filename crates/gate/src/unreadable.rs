//! Errors of malformed requests, and their messages.

use approdo_hub::speaker;
use approdo_phrases::{Language, Value};

/// What is malformed in a request.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unreadable {
    /// The body is not JSON.
    #[error("no JSON at line {line}, column {column}")]
    Json {
        /// The line of the error.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A field of the body is missing.
    #[error("the field `{name}` is missing at line {line}, column {column}")]
    Missing {
        /// The field; a name of our own.
        name: String,
        /// The line where the object without it ends.
        line: usize,
        /// The column.
        column: usize,
    },
    /// The body has an unknown field.
    #[error("an unknown field ends at line {line}, column {column}")]
    Unknown {
        /// The line where its name ends.
        line: usize,
        /// The column.
        column: usize,
    },
    /// The body has a field twice.
    #[error("a field is there twice, again at line {line}, column {column}")]
    Twice {
        /// The line of the repetition.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A field of the body has the wrong type.
    #[error("the field `{name}` has another form at line {line}, column {column}")]
    Field {
        /// The path of the field, in names of our own.
        name: String,
        /// The line where it ends.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A field of the body has none of the allowed values.
    #[error("the field `{name}` is none of {among} at line {line}, column {column}")]
    Choice {
        /// The path of the field, in names of our own.
        name: String,
        /// The allowed values, our own, too.
        among: String,
        /// The line where it ends.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It is JSON, but not an object.
    #[error("no object begins at line {line}, column {column}")]
    NoObject {
        /// The line where it begins.
        line: usize,
        /// The column.
        column: usize,
    },
    /// There is no body.
    #[error("there is no body")]
    Empty,
    /// A WebSocket message is not text.
    #[error("the message is no text")]
    Binary,
    /// A part of the body has the wrong type.
    #[error("something has another form at line {line}, column {column}")]
    Place {
        /// The line where it ends.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A parameter of the query has the wrong type.
    #[error("the parameter `{name}` has another form")]
    Parameter {
        /// The parameter; a name of our own.
        name: String,
    },
    /// A parameter of the query is repeated.
    #[error("a parameter is there twice")]
    ParameterTwice,
    /// A parameter of the query is unknown.
    #[error("a parameter is not known")]
    UnknownParameter,
    /// It is well-formed, but not what this route expects.
    #[error("it is not what is asked for here")]
    Other,
    /// A part of the path is not a number.
    #[error("a part of the address should be a small number")]
    Address,
    /// The language is unknown.
    #[error("lang is `en` or `it`")]
    Language,
    /// The body is incomplete.
    #[error("the body broke off")]
    Body,
    /// Several hosts are named.
    #[error("it names several hosts")]
    Hosts,
    /// No host is named.
    #[error("it names no host")]
    NoHost,
    /// The host is malformed.
    #[error("what it names is no host")]
    Host,
    /// The request target is malformed.
    #[error("its target is none")]
    Target,
    /// The body has an unsupported encoding.
    #[error("its body is wrapped")]
    Wrapped,
    /// The key of the WebSocket handshake is malformed.
    #[error("the key of the socket is none")]
    Key,
}

impl Unreadable {
    /// The key of the message.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Unreadable::Json { .. } => "web-unreadable-json",
            Unreadable::Missing { .. } => "web-unreadable-missing",
            Unreadable::Unknown { .. } => "web-unreadable-unknown",
            Unreadable::Twice { .. } => "web-unreadable-twice",
            Unreadable::Field { .. } => "web-unreadable-field",
            Unreadable::Choice { .. } => "web-unreadable-choice",
            Unreadable::NoObject { .. } => "web-unreadable-no-object",
            Unreadable::Empty => "web-unreadable-empty",
            Unreadable::Binary => "web-unreadable-binary",
            Unreadable::Place { .. } => "web-unreadable-place",
            Unreadable::Parameter { .. } => "web-unreadable-parameter",
            Unreadable::ParameterTwice => "web-unreadable-parameter-twice",
            Unreadable::UnknownParameter => "web-unreadable-unknown-parameter",
            Unreadable::Other => "web-unreadable",
            Unreadable::Address => "web-unreadable-address",
            Unreadable::Language => "web-unreadable-language",
            Unreadable::Body => "web-unreadable-body",
            Unreadable::Hosts => "web-unreadable-hosts",
            Unreadable::NoHost => "web-unreadable-no-host",
            Unreadable::Host => "web-unreadable-host",
            Unreadable::Target => "web-unreadable-target",
            Unreadable::Wrapped => "web-unreadable-wrapped",
            Unreadable::Key => "web-unreadable-key",
        }
    }

    /// The message in the reader's language.
    pub(crate) fn text(&self, language: Language) -> String {
        let number = |number: usize| Value::from(number as f64);
        let place = |line: usize, column: usize| [("line", number(line)), ("column", number(column))];
        let say =
            |arguments: &[(&'static str, Value<'static>)]| speaker(language).text(self.key(), arguments);
        match self {
            Unreadable::Json { line, column }
            | Unreadable::Unknown { line, column }
            | Unreadable::Twice { line, column }
            | Unreadable::NoObject { line, column }
            | Unreadable::Place { line, column } => say(&place(*line, *column)),
            Unreadable::Missing { name, line, column } | Unreadable::Field { name, line, column } => {
                let [line, column] = place(*line, *column);
                say(&[("name", name.clone().into()), line, column])
            }
            Unreadable::Choice { name, among, line, column } => {
                let [line, column] = place(*line, *column);
                say(&[("name", name.clone().into()), ("among", among.clone().into()), line, column])
            }
            Unreadable::Parameter { name } => say(&[("name", name.clone().into())]),
            Unreadable::ParameterTwice
            | Unreadable::UnknownParameter
            | Unreadable::Other
            | Unreadable::Address
            | Unreadable::Language
            | Unreadable::Body
            | Unreadable::Empty
            | Unreadable::Binary
            | Unreadable::Hosts
            | Unreadable::NoHost
            | Unreadable::Host
            | Unreadable::Target
            | Unreadable::Wrapped
            | Unreadable::Key => say(&[]),
        }
    }
}
