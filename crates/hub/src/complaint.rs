//! Errors in a setup or a replay file, in the reader's language.

use super::text;
use approdo_contract::{OptionKind, OptionSpec, Refusal};
use approdo_phrases::{Language, Value};
use approdo_table::{Check, Finding, OpenError, OptionError, Record, RecordError, StepError};
use std::fmt;

/// An error in a setup or a replay file.
#[derive(Clone, Debug, PartialEq)]
pub enum Complaint {
    /// The game cannot be opened with this setup; its options are listed.
    Open(OpenError, &'static [OptionSpec]),
    /// More seats than fit into a byte.
    Crowd {
        /// The game.
        title: &'static str,
        /// The allowed numbers of seats.
        range: (u8, u8),
        /// The requested number.
        seats: usize,
    },
    /// The text is no replay file.
    File(RecordError),
    /// A claim of the replay file is false.
    Claim(Check),
    /// The replay file is of other rules, and by the present ones the game differs.
    OtherRules {
        /// The rules version of the file.
        found: u32,
        /// The present rules version.
        known: u32,
    },
    /// The replay file has too many steps.
    TooLong {
        /// The most steps.
        most: u32,
    },
    /// The rules changed during the game, and its first steps are no longer known.
    Resumed,
}

/// A message key and its arguments.
type Sentence = (&'static str, Vec<(&'static str, Value<'static>)>);

impl Complaint {
    /// The complaint as a part of a sentence.
    pub fn text(&self, language: Language) -> String {
        let (key, arguments) = match self {
            Complaint::Open(error, options) => opening(error, options, language),
            Complaint::Crowd { title, range, seats } => crowd(title, *range, *seats),
            Complaint::File(error) => file(error),
            Complaint::Claim(check) => claim(&check.finding),
            Complaint::OtherRules { found, known } => {
                let versions = vec![("found", f64::from(*found).into()), ("known", f64::from(*known).into())];
                ("server-record-rules", versions)
            }
            Complaint::TooLong { most } => {
                ("server-record-too-long", vec![("most", f64::from(*most).into())])
            }
            Complaint::Resumed => ("server-record-resumed", Vec::new()),
        };
        text::speaker(language).text(key, &arguments)
    }

    /// The same with the clause of a refusal behind it, where there is nothing but text to cite it.
    pub fn cited(&self, language: Language) -> String {
        let text = self.text(language);
        self.refusal().map_or(text.clone(), |refusal| format!("{text} ({})", refusal.rule))
    }

    /// The refusal by the rules, if that is the error.
    pub(crate) fn refusal(&self) -> Option<&Refusal> {
        match self {
            Complaint::Open(OpenError::Setup(refusal), _) => Some(refusal),
            Complaint::Open(OpenError::Step { problem: StepError::Refused(refusal), .. }, _) => Some(refusal),
            _ => None,
        }
    }

    /// Whether changed rules could be the cause.
    pub(crate) fn is_about_rules(&self) -> bool {
        match self {
            Complaint::Open(OpenError::Step { .. } | OpenError::Diverged { .. }, _) => true,
            Complaint::Claim(check) => !["seed", "luck"].contains(&check.name),
            Complaint::Open(..)
            | Complaint::Crowd { .. }
            | Complaint::File(_)
            | Complaint::OtherRules { .. }
            | Complaint::TooLong { .. }
            | Complaint::Resumed => false,
        }
    }
}

// For the log, which is in English.
impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

/// The message for a false claim. Other errors of steps were reported when they were read.
fn claim(finding: &Finding) -> Sentence {
    match finding {
        Finding::OtherLuck { step, .. } | Finding::TooMuchLuck { step, .. } => {
            ("server-record-luck", vec![("step", (*step as f64).into())])
        }
        Finding::SeedMissing => ("server-record-no-seed", Vec::new()),
        _ => ("server-record-claim", Vec::new()),
    }
}

fn opening(error: &OpenError, options: &[OptionSpec], language: Language) -> Sentence {
    match error {
        OpenError::Options(error) => option(error, options),
        OpenError::Seats { title, min, max, seats } => crowd(title, (*min, *max), usize::from(*seats)),
        OpenError::Setup(refusal) => ("server-setup-refused", vec![clause(refusal, language)]),
        OpenError::OtherData { .. } => ("server-record-data", Vec::new()),
        OpenError::WrongSeed { .. } => ("server-record-seed", Vec::new()),
        OpenError::Step { number, text, problem, .. } => {
            let mut arguments =
                vec![("number", (*number as f64).into()), ("step", text::excerpt(text).into())];
            match problem {
                StepError::Refused(refusal) => {
                    arguments.push(clause(refusal, language));
                    ("server-record-step", arguments)
                }
                StepError::Notation(_) | StepError::Foreign { .. } => ("server-record-no-step", arguments),
            }
        }
        OpenError::Diverged { .. } => ("server-record-elsewhere", Vec::new()),
        OpenError::WrongGame { .. } | OpenError::Snapshot { .. } => ("server-record-claim", Vec::new()),
    }
}

fn crowd(title: &'static str, (min, max): (u8, u8), seats: usize) -> Sentence {
    let number = |number: usize| Value::from(number as f64);
    let range = [("min", number(min.into())), ("max", number(max.into())), ("seats", number(seats))];
    ("server-setup-seats", [("title", title.into())].into_iter().chain(range).collect())
}

fn option(error: &OptionError, options: &[OptionSpec]) -> Sentence {
    match error {
        OptionError::Unknown { name, .. } if options.is_empty() => {
            ("server-setup-no-options", vec![("name", name.clone().into())])
        }
        OptionError::Unknown { name, .. } => {
            let known: Vec<&str> = options.iter().map(|option| option.label.id).collect();
            ("server-setup-option", vec![("name", name.clone().into()), ("known", known.join(", ").into())])
        }
        OptionError::Value { name, .. } => {
            let kind = options.iter().find(|option| option.label.id == name).map(|option| option.kind);
            let name = ("name", name.clone().into());
            match kind {
                Some(OptionKind::Number { min, max, .. }) => {
                    ("server-setup-number", vec![name, ("min", min.into()), ("max", max.into())])
                }
                Some(OptionKind::Choice { among, .. }) => {
                    let among: Vec<&str> = among.iter().map(|label| label.id).collect();
                    ("server-setup-choice", vec![name, ("among", among.join(", ").into())])
                }
                Some(OptionKind::Flag { .. }) | None => ("server-setup-flag", vec![name]),
            }
        }
        OptionError::NotNames { .. }
        | OptionError::NotAPair { .. }
        | OptionError::Twice { .. }
        | OptionError::Unreadable { .. } => ("server-setup-options", Vec::new()),
    }
}

fn file(error: &RecordError) -> Sentence {
    let at =
        |line: usize, column: usize| vec![("line", (line as f64).into()), ("column", (column as f64).into())];
    let named = |name: &str| ("name", Value::from(text::excerpt(name)));
    match error {
        RecordError::Empty => ("server-record-empty", Vec::new()),
        RecordError::CutOff { line, column } => ("server-record-cut-off", at(*line, *column)),
        RecordError::NotJson { line, column, .. } => ("server-record-not-json", at(*line, *column)),
        RecordError::NotAnObject { found } => {
            ("server-record-no-object", vec![("found", found.replace(' ', "-").into())])
        }
        RecordError::Missing { name } => ("server-record-lacks", vec![named(name)]),
        RecordError::Unknown { name, line, column } => {
            ("server-record-unknown", [vec![named(name)], at(*line, *column)].concat())
        }
        RecordError::Twice { name, line, column } => {
            ("server-record-twice", [vec![named(name)], at(*line, *column)].concat())
        }
        // Other errors of the library are in English, and quote the client's text.
        RecordError::Malformed { line, column, .. } => ("server-record-malformed", at(*line, *column)),
        RecordError::Names { count, seats } => {
            let seats = i32::from(*seats).into();
            ("server-record-names", vec![("count", (*count as f64).into()), ("seats", seats)])
        }
        RecordError::Unshowable { seat } => ("server-record-name", vec![("seat", (*seat as f64).into())]),
        RecordError::Format { found } => {
            let known = f64::from(Record::FORMAT).into();
            ("server-record-format", vec![("found", found.clone().into()), ("known", known)])
        }
    }
}

/// The text of a clause, as the end of a sentence.
fn clause(refusal: &Refusal, language: Language) -> (&'static str, Value<'static>) {
    ("text", text::refusal(language, refusal).text.trim_end_matches('.').to_owned().into())
}
