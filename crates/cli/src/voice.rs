//! Texts of a table in the reader's language.

use approdo_contract::{Label, Phrase, Piece, Seat, Section};
use approdo_phrases::{Language, Speaker, Value};

/// Says phrases of a game, with the names of this table's seats.
pub(crate) struct Voice {
    speaker: Speaker,
    names: Vec<String>,
    label: fn(Piece) -> Option<Label>,
}

impl Voice {
    /// A voice for a game whose seats are people, where `is_person` is true, or bots.
    pub(crate) fn new(
        language: Language,
        label: fn(Piece) -> Option<Label>,
        seats: u8,
        is_person: impl Fn(Seat) -> bool,
    ) -> Self {
        let speaker = Speaker::new(language);
        let name = |seat: Seat| {
            let number = [("number", (seat.0 + 1).into())];
            if is_person(seat) {
                speaker.text("cli-person", &number)
            } else {
                speaker.text("cli-bot", &number)
            }
        };
        let names = Seat::all(seats).map(name).collect();
        Voice { speaker, names, label }
    }

    /// The same with the names of the players; seats without one keep their default.
    pub(crate) fn with_names(mut self, names: &[String]) -> Self {
        for (name, given) in self.names.iter_mut().zip(names).filter(|(_, given)| !given.is_empty()) {
            name.clone_from(given);
        }
        self
    }

    /// Its language.
    pub(crate) fn language(&self) -> Language {
        self.speaker.language()
    }

    /// A phrase of the game as text.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase, &self.label, &|seat| self.seat(seat))
    }

    /// A message of the terminal.
    pub(crate) fn text(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.speaker.text(key, arguments)
    }

    /// An I/O error, as the end of a sentence.
    pub(crate) fn problem(&self, error: &std::io::Error) -> String {
        self.speaker.problem(error)
    }

    /// The name of a seat.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.0.to_string())
    }

    /// The board as lines of text.
    pub(crate) fn board(&self, outline: &[Section]) -> Vec<String> {
        let mut lines = Vec::new();
        // A heading without lines is left out.
        for section in outline.iter().filter(|section| !section.lines.is_empty()) {
            let (title, below) = self.speaker.section(section, &self.label, &|seat| self.seat(seat));
            lines.push(title);
            lines.extend(below.into_iter().map(|line| format!("  {line}")));
        }
        lines
    }

    /// The name of a piece.
    pub(crate) fn name(&self, piece: Piece) -> Option<&'static str> {
        (self.label)(piece).map(|label| self.speaker.label(label))
    }

    /// Whether the name or id of a piece has this prefix.
    pub(crate) fn is_called(&self, piece: Piece, start: &str) -> bool {
        let start = start.to_lowercase();
        (self.label)(piece).is_some_and(|label| {
            [label.id, self.speaker.label(label)].iter().any(|word| word.to_lowercase().starts_with(&start))
        })
    }

    /// The lines of the board that mention a piece whose name or id has the prefix `name`.
    pub(crate) fn mentions(&self, outline: Vec<Section>, name: &str) -> Vec<Section> {
        mentions_of(outline, |piece| self.is_called(piece, name))
    }

    /// A clause with its text.
    pub(crate) fn clause(&self, id: &str) -> String {
        match approdo_rulebook::find(id, self.language()) {
            Some(clause) => {
                self.text("cli-clause", &[("clause", id.into()), ("text", clause.text.as_str().into())])
            }
            None => id.to_owned(),
        }
    }
}

/// The lines of the board that mention such a piece.
pub(crate) fn mentions_of(outline: Vec<Section>, is_meant: impl Fn(Piece) -> bool) -> Vec<Section> {
    let mut found = outline;
    for section in &mut found {
        // A section about the piece itself is shown whole.
        if !section.title.pieces().any(&is_meant) {
            section.lines.retain(|line| line.pieces().any(&is_meant));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_with_nothing_below_it_is_not_shown() {
        let voice = Voice::new(Language::English, |_| None, 2, |_| true);
        let empty = Section { title: Phrase::new("cli-over"), lines: Vec::new() };
        let full = Section { title: Phrase::new("cli-board"), lines: vec![Phrase::new("cli-undone")] };
        assert_eq!(voice.board(&[empty, full]), ["The board:", "  Taken back."]);
    }
}
