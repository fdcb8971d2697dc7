//! What is wrong with a recorded game, or with what is asked of it, in the reader's language.

use approdo_hub::Complaint;
use approdo_phrases::{Language, Speaker, Value};
use approdo_table::{Module, OpenError};
use std::path::{Path, PathBuf};

/// Why a recorded game cannot be used as it was asked for.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The file is not as it should be.
    Bad(Box<Complaint>),
    /// It was played with other data files.
    OtherData {
        /// The fingerprint in the record.
        recorded: String,
        /// That of the program; nothing for the built-in data.
        ours: Option<String>,
    },
    /// It is of a game that is not there.
    UnknownGame {
        /// The game.
        game: String,
        /// Those that there are.
        known: String,
    },
    /// It has not so many steps.
    NoStep {
        /// The step that was asked for.
        step: u32,
        /// The last one.
        last: u32,
    },
    /// It has not so many seats.
    NoSeat {
        /// The seat that was asked for.
        seat: u8,
        /// The last one.
        last: u8,
    },
    /// It cannot go on without its seed.
    NoSeed,
    /// It cannot go on after its end.
    Over,
    /// A seat sees its secrets, and the game is not over.
    SeatSecrets,
    /// A position tells all secrets, and the game is not over.
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

    /// The same, of this file.
    pub(crate) fn with(self, path: &Path) -> Refused {
        Refused { path: path.to_owned(), trouble: self }
    }
}

/// A recorded game cannot be used as it was asked for.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text(Language::English))]
pub(crate) struct Refused {
    path: PathBuf,
    trouble: Trouble,
}

impl Refused {
    /// What is wrong, and with which file.
    pub(crate) fn text(&self, language: Language) -> String {
        let speaker = Speaker::new(language);
        let say = |key, arguments: &[(&str, Value<'_>)]| speaker.text(key, arguments);
        let problem = match &self.trouble {
            Trouble::Bad(complaint) => complaint.text(language),
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
