//! Sentences in the reader's language, and texts that people type.

use super::HubError;
use crate::wire::{PieceRef, RefusalOut, Said, SectionText};
use approdo_contract::{Phrase, Piece, Refusal, Seat, Section};
use approdo_phrases::{Language, Speaker};
use approdo_rulebook::books;
use approdo_table::Table;
use std::{collections::BTreeMap, sync::LazyLock};

pub(crate) const LONGEST_NAME: u16 = 40;

type Clauses = BTreeMap<&'static str, &'static str>;

static ENGLISH: LazyLock<(Speaker, Clauses)> = LazyLock::new(|| prepare(Language::English));
static ITALIAN: LazyLock<(Speaker, Clauses)> = LazyLock::new(|| prepare(Language::Italian));

fn prepare(language: Language) -> (Speaker, Clauses) {
    let clauses = books(language).iter().flat_map(|book| book.clauses());
    let clauses = clauses.map(|clause| (clause.id.as_str(), clause.text.as_str())).collect();
    (Speaker::new(language), clauses)
}

fn prepared(language: Language) -> &'static (Speaker, Clauses) {
    match language {
        Language::English => &ENGLISH,
        Language::Italian => &ITALIAN,
    }
}

/// The renderer of phrases for a language.
pub fn speaker(language: Language) -> &'static Speaker {
    &prepared(language).0
}

/// A refusal with the text of its clause.
pub fn refusal(language: Language, refusal: &Refusal) -> RefusalOut {
    let rule = refusal.rule.0;
    RefusalOut {
        rule: rule.to_owned(),
        text: prepared(language).1.get(rule).copied().unwrap_or_default().to_owned(),
        need: refusal.shortfall.map(|shortfall| shortfall.need),
        have: refusal.shortfall.map(|shortfall| shortfall.have),
    }
}

/// Renders what a game says at one table, in one language.
pub(crate) struct Voice<'a> {
    pub(crate) language: Language,
    pub(crate) table: &'a dyn Table,
    pub(crate) names: &'a [String],
}

impl Voice<'_> {
    /// A phrase with everything a client links from it.
    pub(crate) fn said(&self, phrase: &Phrase) -> Said {
        let pieces = phrase.pieces().map(|piece| self.piece(piece));
        Said {
            text: self.say(phrase),
            key: phrase.key.to_owned(),
            rule: phrase.rule.map(|rule| rule.0.to_owned()),
            pieces: pieces.collect(),
        }
    }

    /// A piece or place with its id in the data.
    pub(crate) fn piece(&self, piece: Piece) -> PieceRef {
        let name = self.table.label(piece).map(|label| label.id.to_owned()).unwrap_or_default();
        PieceRef { kind: piece.kind.to_owned(), id: piece.id, name }
    }

    pub(crate) fn section(&self, section: &Section) -> SectionText {
        SectionText {
            title: self.say(&section.title),
            lines: section.lines.iter().map(|line| self.say(line)).collect(),
        }
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        speaker(self.language).say(phrase, &|piece| self.table.label(piece), &|seat| self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => seat_name(self.language, seat.0),
        }
    }
}

/// The default name of a seat.
pub(crate) fn seat_name(language: Language, seat: u8) -> String {
    speaker(language).text("server-seat", &[("number", (i32::from(seat) + 1).into())])
}

/// A name without control, invisible or direction-changing characters.
pub(crate) fn clean_name(name: &str) -> Result<String, HubError> {
    let name = clean(name);
    // Variation selectors alone are invisible.
    if name.chars().all(|c| matches!(c, ' ' | '\u{fe00}'..='\u{fe0f}')) {
        return Err(HubError::BadName { most: LONGEST_NAME });
    }
    match name.chars().count() {
        1.. if name.chars().count() <= usize::from(LONGEST_NAME) => Ok(name),
        _ => Err(HubError::BadName { most: LONGEST_NAME }),
    }
}

pub(crate) fn clean_optional_name(name: Option<&str>) -> Result<String, HubError> {
    name.map_or(Ok(String::new()), clean_name)
}

/// Cleans text that people type: removes control, invisible and bidirectional characters and surrounding spaces. Line
/// breaks become spaces.
pub(crate) fn clean(text: &str) -> String {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let plain: String = spaced.filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    plain.trim().to_owned()
}

/// The beginning of a client's text, cleaned, to be quoted in an error.
pub(crate) fn excerpt(text: &str) -> String {
    const MOST: usize = 80;
    let plain = clean(text);
    match plain.char_indices().nth(MOST) {
        Some((end, _)) => format!("{} ...", &plain[..end]),
        None => plain,
    }
}

/// Bidirectional controls, zero-width characters, and blank letters.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{00ad}'
            | '\u{034f}'
            | '\u{061c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_becomes_plain_text() {
        for (typed, plain) in [
            ("  Ada ", "Ada"),
            ("a\tb\nc", "a b c"),
            ("a\u{202e}b\u{2066}c\u{200b}\u{7}", "abc"),
            ("<b>&", "<b>&"),
            ("\u{200f}\u{feff}", ""),
        ] {
            assert_eq!(clean(typed), plain, "{typed:?}");
        }
    }

    #[test]
    fn what_was_sent_is_repeated_in_short() {
        assert_eq!(excerpt(" che\u{202e}ss\n2 "), "chess 2");
        assert_eq!(excerpt(&"è".repeat(80)), "è".repeat(80));
        assert_eq!(excerpt(&"è".repeat(81)), format!("{} ...", "è".repeat(80)));
    }

    #[test]
    fn a_name_is_neither_empty_nor_endless() {
        assert_eq!(clean_name(" Ada "), Ok("Ada".to_owned()));
        let blank = ["\u{3164}", "\u{2800}\u{2800}", "\u{ad}", " \u{ffa0} ", "\u{fe0f}", "\u{115f}\u{1160}"];
        for name in ["", " ", "\u{202e}", &"x".repeat(41)].into_iter().chain(blank) {
            assert_eq!(clean_name(name), Err(HubError::BadName { most: 40 }), "{name:?}");
        }
    }
}
