//! Errors about a recorded game, or about what was asked of it, in the reader's language.

use approdo_hub::Complaint;
use approdo_phrases::{Language, Speaker, Value};
use approdo_table::{Module, OpenError};
use std::path::{Path, PathBuf};

/// Why a recorded game cannot be used as requested.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The file is malformed.
    Bad(Box<Complaint>),
    /// It was played with other data files.
    OtherData {
        /// The fingerprint in the record.
        recorded: String,
        /// That of the program; `None` for the built-in data.
        ours: Option<String>,
    },
    /// Its game does not exist.
    UnknownGame {
        /// The game.
        game: String,
        /// The games that exist.
        known: String,
    },
    /// It does not have so many steps.
    NoStep {
        /// The step requested.
        step: u32,
        /// The last step.
        last: u32,
    },
    /// It does not have so many seats.
    NoSeat {
        /// The seat requested.
        seat: u8,
        /// The last seat.
        last: u8,
    },
    /// It cannot be resumed without its seed.
    NoSeed,
    /// It cannot be resumed after its end.
    Over,
    /// The view of a seat includes its secrets, and the game is not over.
    SeatSecrets,
    /// A position includes all secrets, and the game is not over.
    AllSecrets,
    /// A check fails.
    Fails {
        /// Which one.
        check: &'static str,
        /// Why, in the reader's language.
        problem: String,
    },
}

impl Trouble {
    /// A game cannot be opened.
    pub(crate) fn opening(error: OpenError, module: &Module) -> Self {
        match error {
            OpenError::OtherData { recorded, ours } => Trouble::OtherData { recorded, ours },
            error => Trouble::Bad(Complaint::Open(error, (module.options)()).into()),
        }
    }

    /// There is no such game among these.
    pub(crate) fn unknown_game(games: &[Module], game: &str) -> Self {
        let known: Vec<String> = games.iter().map(|module| format!("`{}`", module.meta.id)).collect();
        Trouble::UnknownGame { game: game.to_owned(), known: known.join(", ") }
    }

    /// The same error, with the name of the file.
    pub(crate) fn with(self, path: &Path) -> Refused {
        Refused { path: path.to_owned(), trouble: self }
    }
}

/// A recorded game that cannot be used as requested.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text(Language::English))]
pub(crate) struct Refused {
    path: PathBuf,
    trouble: Trouble,
}

impl Refused {
    /// The error, with the name of the file.
    pub(crate) fn text(&self, language: Language) -> String {
        let speaker = Speaker::new(language);
        let say = |key, arguments: &[(&str, Value<'_>)]| speaker.text(key, arguments);
        let problem = match &self.trouble {
            Trouble::Bad(complaint) => complaint.cited(language),
            Trouble::OtherData { recorded, ours } => {
                let ours = ours.as_deref().unwrap_or("none");
                say("cli-record-data", &[("recorded", recorded.as_str().into()), ("ours", ours.into())])
            }
            Trouble::UnknownGame { game, known } => {
                say("cli-record-game", &[("game", game.as_str().into()), ("known", known.as_str().into())])
            }
            Trouble::NoStep { step, last } => {
                say("cli-record-no-step", &[("step", (*step).into()), ("last", (*last).into())])
            }
            Trouble::NoSeat { seat, last } => {
                say("cli-record-no-seat", &[("seat", (*seat).into()), ("last", (*last).into())])
            }
            Trouble::NoSeed => say("cli-record-no-seed", &[]),
            Trouble::Over => say("cli-record-over", &[]),
            Trouble::SeatSecrets => say("cli-record-seat-secrets", &[]),
            Trouble::AllSecrets => say("cli-record-all-secrets", &[]),
            Trouble::Fails { check, problem } => {
                say("cli-record-fails", &[("check", (*check).into()), ("problem", problem.as_str().into())])
            }
        };
        let file = self.path.display().to_string();
        say("cli-record-refused", &[("file", file.into()), ("problem", problem.into())])
    }
}
