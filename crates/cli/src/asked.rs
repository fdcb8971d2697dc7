//! What is asked for and cannot be had, in the reader's language.

use approdo_hub::Complaint;
use approdo_phrases::{Language, Speaker};
use approdo_rulebook::books;
use approdo_table::{Module, OpenError};

/// Why a command cannot do what it is asked for.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text(Language::English))]
pub(crate) enum Asked {
    /// There is no such game.
    Game {
        /// The name that was given.
        game: String,
        /// The games that there are.
        known: Vec<&'static str>,
    },
    /// The game cannot be set up like this.
    Setup(Box<Complaint>),
    /// There is no such rulebook.
    Rulebook {
        /// The name that was given.
        game: String,
    },
    /// The rulebook has no such section.
    Section {
        /// Its number as it was written.
        number: String,
        /// The last section that there is.
        last: usize,
    },
    /// No rulebook has this clause.
    Clause {
        /// Its id.
        clause: String,
        /// The rulebook that was asked.
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

    /// A game cannot be set up like this.
    pub(crate) fn setup(module: &Module) -> impl FnOnce(OpenError) -> Self {
        |error| Asked::Setup(Box::new(Complaint::Open(error, (module.options)())))
    }

    /// What is wrong, and what there is instead.
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
            // In English the error names its clause, too; only what a rule forbids is told by its text.
            Asked::Setup(complaint) => match (&**complaint, language) {
                (Complaint::Open(OpenError::Setup(_), _), _) => complaint.text(language),
                (Complaint::Open(error, _), Language::English) => error.to_string(),
                _ => complaint.text(language),
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
