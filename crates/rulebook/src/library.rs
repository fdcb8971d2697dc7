use crate::{Clause, Rulebook, parse};
use approdo_phrases::Language;
use std::sync::LazyLock;

/// What the build script embeds of a rulebook.
pub(crate) struct Embedded {
    pub(crate) game: &'static str,
    english: &'static str,
    italian: &'static str,
    pub(crate) untestable: &'static str,
}

/// What the build script found.
pub(crate) mod found {
    use super::Embedded;
    use crate::Proof;

    include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));
}

static ENGLISH: LazyLock<Vec<Rulebook>> = LazyLock::new(|| read(|embedded| embedded.english));
static ITALIAN: LazyLock<Vec<Rulebook>> = LazyLock::new(|| read(|embedded| embedded.italian));

fn read(text: fn(&Embedded) -> &'static str) -> Vec<Rulebook> {
    found::BOOKS
        .iter()
        .map(|embedded| parse(embedded.game, text(embedded)).expect("the rulebooks are part of the program"))
        .collect()
}

/// Every rulebook, by the id of its game.
pub fn books(language: Language) -> &'static [Rulebook] {
    match language {
        Language::English => &ENGLISH,
        Language::Italian => &ITALIAN,
    }
}

/// The rulebook of a game; `table` is the one that holds for every game.
pub fn book(game: &str, language: Language) -> Option<&'static Rulebook> {
    books(language).iter().find(|book| book.game == game)
}

/// The clause with this id, whatever book it is in.
pub fn find(id: &str, language: Language) -> Option<&'static Clause> {
    books(language).iter().find_map(|book| book.clause(id))
}

/// The clauses of a game that contain every one of the words, in the order of the book. Capitals do not matter,
/// and a word also finds longer words that start with it.
pub fn search(game: &str, words: &[&str], language: Language) -> Vec<&'static Clause> {
    let wanted: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let matches = |clause: &&Clause| {
        let text = clause.text.to_lowercase();
        let contained = text.split(|c: char| !c.is_alphanumeric());
        wanted.iter().all(|word| contained.clone().any(|own| own.starts_with(word.as_str())))
    };
    book(game, language).into_iter().flat_map(Rulebook::clauses).filter(matches).collect()
}
