use crate::{Block, Clause, Rulebook, parse};
use approdo_phrases::Language;
use std::sync::LazyLock;

/// A rulebook as the build script embeds it.
struct Embedded {
    game: &'static str,
    english: &'static str,
    italian: &'static str,
    untestable: &'static str,
    data: &'static [(&'static str, &'static str)],
}

/// The output of the build script.
mod found {
    use super::Embedded;

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

/// A built-in data file of a game, by its name.
pub fn data_file(game: &str, name: &str) -> Option<&'static str> {
    let embedded = found::BOOKS.iter().find(|embedded| embedded.game == game)?;
    embedded.data.iter().find(|(own, _)| *own == name).map(|(_, text)| *text)
}

/// The list of clauses of a game that no test can prove; empty if there is none.
pub fn untestable(game: &str) -> Option<&'static str> {
    found::BOOKS.iter().find(|embedded| embedded.game == game).map(|embedded| embedded.untestable)
}

/// The clause with this id, in any rulebook.
pub fn find(id: &str, language: Language) -> Option<&'static Clause> {
    books(language).iter().find_map(|book| book.clause(id))
}

/// The clauses of a game that contain every one of the words, in the order of the book. Case and punctuation are
/// ignored, and a word also matches longer words that start with it (prefix search). A clause includes the words of its
/// heading: that is where a card has its name.
pub fn search(game: &str, words: &[&str], language: Language) -> Vec<&'static Clause> {
    let wanted: Vec<String> = words.iter().flat_map(|text| words_of(text)).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for section in book(game, language).into_iter().flat_map(|book| &book.sections) {
        let mut heading = words_of(&section.title);
        for block in &section.blocks {
            match block {
                Block::Heading(text) => heading = words_of(text),
                Block::Clause(clause) => {
                    let own = words_of(&clause.text);
                    let is_there =
                        |word: &String| own.iter().chain(&heading).any(|own| own.starts_with(word));
                    if wanted.iter().all(is_there) {
                        found.push(clause);
                    }
                }
                Block::Paragraph(_) | Block::Example(_) | Block::Table(_) => (),
            }
        }
    }
    found
}

/// The words of a text in lower case, without punctuation.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}
