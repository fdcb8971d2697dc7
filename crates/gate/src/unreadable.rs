//! What cannot be read of a request, and how it is said.

use approdo_hub::speaker;
use approdo_phrases::{Language, Value};

/// What cannot be read of a request.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unreadable {
    /// The body is no JSON.
    #[error("no JSON at line {line}, column {column}")]
    Json {
        /// Where it ceases to be.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// A field of the body is missing.
    #[error("the field `{name}` is missing at line {line}, column {column}")]
    Missing {
        /// The field; the name is one of ours.
        name: String,
        /// Where the part ends that lacks it.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// A field of the body is not known here.
    #[error("an unknown field ends at line {line}, column {column}")]
    Unknown {
        /// Where its name ends.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// A field stands in the body twice.
    #[error("a field is there twice, again at line {line}, column {column}")]
    Twice {
        /// Where it stands again.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// A field of the body has another form than it should.
    #[error("the field `{name}` has another form at line {line}, column {column}")]
    Field {
        /// The field and where it belongs; the names are ours.
        name: String,
        /// Where it ends.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// A field of the body is none of the words that may stand there.
    #[error("the field `{name}` is none of {among} at line {line}, column {column}")]
    Choice {
        /// The field and where it belongs; the names are ours.
        name: String,
        /// The words that may stand there; they are ours, too.
        among: String,
        /// Where it ends.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// It is JSON, but no object.
    #[error("no object begins at line {line}, column {column}")]
    NoObject {
        /// Where it begins.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// There is no body.
    #[error("there is no body")]
    Empty,
    /// A message over a socket is no text.
    #[error("the message is no text")]
    Binary,
    /// Some part of the body has another form than it should.
    #[error("something has another form at line {line}, column {column}")]
    Place {
        /// Where it ends.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// A parameter of the query has another form than it should.
    #[error("the parameter `{name}` has another form")]
    Parameter {
        /// The parameter; the name is one of ours.
        name: String,
    },
    /// A parameter of the query is there twice.
    #[error("a parameter is there twice")]
    ParameterTwice,
    /// A parameter of the query is not known here.
    #[error("a parameter is not known")]
    UnknownParameter,
    /// It is written well, but it is not what is asked for here.
    #[error("it is not what is asked for here")]
    Other,
    /// A part of the path is no number.
    #[error("a part of the address should be a small number")]
    Address,
    /// There is no such language.
    #[error("lang is `en` or `it`")]
    Language,
    /// The body broke off.
    #[error("the body broke off")]
    Body,
    /// Several hosts are asked at once.
    #[error("it names several hosts")]
    Hosts,
    /// No host is asked.
    #[error("it names no host")]
    NoHost,
    /// What should be a host is none.
    #[error("what it names is no host")]
    Host,
    /// The target is none.
    #[error("its target is none")]
    Target,
    /// Its body is wrapped in something that is not read here.
    #[error("its body is wrapped")]
    Wrapped,
    /// The key of a WebSocket is none.
    #[error("the key of the socket is none")]
    Key,
}

impl Unreadable {
    /// The message behind it.
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

    /// What is wrong, in the reader's language.
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
