//! Errors about what was asked for, in the reader's language.

use approdo_hub::Complaint;
use approdo_phrases::{Language, Speaker};
use approdo_rulebook::books;
use approdo_table::{Module, OpenError};

/// Why a command cannot do what it was asked.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text(Language::English))]
pub(crate) enum Asked {
    /// There is no such game.
    Game {
        /// The name given.
        game: String,
        /// The games that exist.
        known: Vec<&'static str>,
    },
    /// Invalid setup of a game.
    Setup(Box<Complaint>),
    /// There is no such rulebook.
    Rulebook {
        /// The name given.
        game: String,
    },
    /// The rulebook has no such section.
    Section {
        /// Its number as it was written.
        number: String,
        /// The last section.
        last: usize,
    },
    /// No rulebook has this clause.
    Clause {
        /// Its id.
        clause: String,
        /// The rulebook searched.
        game: &'static str,
    },
    /// No clause of a rulebook has all of these words.
    Words {
        /// The words.
        words: String,
        /// The rulebook.
        game: &'static str,
    },
}

impl Asked {
    /// There is no such game among these.
    pub(crate) fn game(games: &'static [Module], game: &str) -> Self {
        Asked::Game { game: game.to_owned(), known: games.iter().map(|module| module.meta.id).collect() }
    }

    /// Invalid setup of a game.
    pub(crate) fn setup(module: &Module) -> impl FnOnce(OpenError) -> Self {
        |error| Asked::Setup(Box::new(Complaint::Open(error, (module.options)())))
    }

    /// The error, with the valid alternatives.
    pub(crate) fn text(&self, language: Language) -> String {
        let speaker = Speaker::new(language);
        let among =
            |names: &[&str]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        match self {
            Asked::Game { game, known } => {
                let count = ("count", (known.len() as f64).into());
                let names = [("game", game.as_str().into()), ("known", among(known).into()), count];
                speaker.text("cli-unknown-game", &names)
            }
            // In English the error names its clause, too; only a refusal is shown by its text.
            Asked::Setup(complaint) => match (&**complaint, language) {
                (Complaint::Open(OpenError::Setup(_), _), _) => complaint.cited(language),
                (Complaint::Open(error, _), Language::English) => error.to_string(),
                _ => complaint.cited(language),
            },
            Asked::Rulebook { game } => {
                let known: Vec<&str> = books(language).iter().map(|book| book.game.as_ref()).collect();
                let names = [("game", game.as_str().into()), ("known", among(&known).into())];
                speaker.text("cli-unknown-rulebook", &names)
            }
            Asked::Section { number, last } => {
                let numbers = [("number", number.as_str().into()), ("last", (*last as f64).into())];
                speaker.text("cli-unknown-section", &numbers)
            }
            Asked::Clause { clause, game } => speaker
                .text("cli-unknown-clause", &[("clause", clause.as_str().into()), ("game", (*game).into())]),
            Asked::Words { words, game } => speaker
                .text("cli-unknown-words", &[("words", words.as_str().into()), ("game", (*game).into())]),
        }
    }
}
