use crate::{Language, Value, catalogue::files};
use approdo_contract::{Label, Part, Phrase, Piece, Seat, Section};
use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, concurrent::FluentBundle, resolver::ResolverError,
};
use std::fmt;
use thiserror::Error;

/// Says phrases in one language.
pub struct Speaker {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// A phrase cannot be said.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PhraseError {
    /// There is no such message.
    #[error("locales/{language} has no message `{key}`.")]
    Key {
        /// The language.
        language: Language,
        /// The message.
        key: String,
    },
    /// The message uses an argument that the phrase does not have.
    #[error("The message `{key}` of locales/{language} cannot be said: {problem}.")]
    Argument {
        /// The language.
        language: Language,
        /// The message.
        key: String,
        /// What is missing.
        problem: String,
    },
    /// The phrase speaks of a piece that the game has no name for.
    #[error("The message `{key}` speaks of {kind} {id}, which has no label.")]
    Piece {
        /// The message.
        key: String,
        /// What kind of piece.
        kind: &'static str,
        /// Which one.
        id: u16,
    },
}

impl Speaker {
    /// A speaker of `language`.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Bidi isolation marks would show up in terminals and in compared texts, and none of our languages runs from
        // right to left.
        bundle.set_use_isolating(false);
        for (file, text) in files(language) {
            let resource = FluentResource::try_new((*text).to_owned())
                .map_err(|(_, errors)| format!("locales/{language}/{file}.ftl: {errors:?}"))
                .expect("the message files are part of the program");
            bundle
                .add_resource(resource)
                .map_err(|errors| format!("locales/{language}/{file}.ftl: {errors:?}"))
                .expect("a key is in one file only");
        }
        Speaker { language, bundle }
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The phrase as a sentence, or its key in brackets if it cannot be said.
    /// A missing message is a bug that a test finds; during a game an odd line is better than a panic.
    /// served by an odd line than by a crash.
    pub fn say(
        &self,
        phrase: &Phrase,
        label: &dyn Fn(Piece) -> Option<Label>,
        name: &dyn Fn(Seat) -> String,
    ) -> String {
        self.try_say(phrase, label, name).unwrap_or_else(|_| format!("[{}]", phrase.key))
    }

    /// The phrase as a sentence.
    pub fn try_say(
        &self,
        phrase: &Phrase,
        label: &dyn Fn(Piece) -> Option<Label>,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<String, PhraseError> {
        let mut arguments = FluentArgs::with_capacity(phrase.parts.len());
        for (argument, part) in &phrase.parts {
            match *part {
                Part::Seat(seat) => arguments.set(*argument, name(seat)),
                Part::Number(number) => arguments.set(*argument, number),
                Part::Piece(piece) => {
                    let label = label(piece).ok_or_else(|| PhraseError::Piece {
                        key: phrase.key.to_owned(),
                        kind: piece.kind,
                        id: piece.id,
                    })?;
                    arguments.set(*argument, self.label(label));
                }
                Part::Word(word) => arguments.set(*argument, word),
            }
        }
        self.format(phrase.key, &arguments)
    }

    /// A part of the board: its title and its lines.
    pub fn section(
        &self,
        section: &Section,
        label: &dyn Fn(Piece) -> Option<Label>,
        name: &dyn Fn(Seat) -> String,
    ) -> (String, Vec<String>) {
        let lines = section.lines.iter().map(|line| self.say(line, label, name)).collect();
        (self.say(&section.title, label, name), lines)
    }

    /// A text of the interface, or its key in brackets (for the reason given at [`Speaker::say`]).
    pub fn text(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        self.try_text(key, arguments).unwrap_or_else(|_| format!("[{key}]"))
    }

    /// A text of the interface.
    pub fn try_text(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> Result<String, PhraseError> {
        let mut given = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            given.set(*name, value.clone());
        }
        self.format(key, &given)
    }

    /// The name of a piece in the language.
    pub fn label(&self, label: Label) -> &'static str {
        match self.language {
            Language::English => label.en,
            Language::Italian => label.it,
        }
    }

    fn format(&self, key: &str, arguments: &FluentArgs<'_>) -> Result<String, PhraseError> {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| PhraseError::Key { language: self.language, key: key.to_owned() })?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(PhraseError::Argument {
                language: self.language,
                key: key.to_owned(),
                problem: problem(error),
            }),
        }
    }
}

fn problem(error: &FluentError) -> String {
    match error {
        FluentError::ResolverError(ResolverError::Reference(reference)) => format!("it lacks {reference:?}"),
        other => other.to_string(),
    }
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HARBOUR: Label = Label { id: "harbour", en: "the harbour", it: "il porto" };

    fn speaker(text: &str) -> Speaker {
        let mut bundle = FluentBundle::new_concurrent(vec![Language::Italian.identifier()]);
        bundle.set_use_isolating(false);
        bundle
            .add_resource(FluentResource::try_new(text.to_owned()).expect("the text parses"))
            .expect("keys differ");
        Speaker { language: Language::Italian, bundle }
    }

    fn label(piece: Piece) -> Option<Label> {
        (piece.id == 0).then_some(HARBOUR)
    }

    fn name(seat: Seat) -> String {
        format!("Ada {}", seat.0)
    }

    #[test]
    fn every_kind_of_part_reaches_the_message() {
        let speaker = speaker(
            "arrive = { $who } entra in { $place } con { $count ->\n    [one] una nave\n   *[other] { $count } navi\n} { $how ->\n    [fast] in fretta\n   *[slow] con calma\n}.\n",
        );
        let phrase = |count: i32, how| {
            Phrase::new("arrive")
                .seat("who", Seat(1))
                .piece("place", Piece { kind: "place", id: 0 })
                .number("count", count)
                .word("how", how)
        };
        let say = |phrase: Phrase| speaker.try_say(&phrase, &label, &name).expect("all arguments are there");
        assert_eq!(say(phrase(1, "fast")), "Ada 1 entra in il porto con una nave in fretta.");
        assert_eq!(say(phrase(2000, "slow")), "Ada 1 entra in il porto con 2000 navi con calma.");
    }

    #[test]
    fn what_cannot_be_said_is_an_error_and_shows_as_its_key() {
        let speaker = speaker("wants = { $thing }\n");
        let place = |id| Phrase::new("wants").piece("thing", Piece { kind: "place", id });
        for (phrase, shown, problem) in [
            (Phrase::new("nowhere"), "[nowhere]", "has no message `nowhere`"),
            (Phrase::new("wants"), "[wants]", "thing"),
            (place(7), "[wants]", "place 7, which has no label"),
        ] {
            let error = speaker.try_say(&phrase, &label, &name).expect_err("it cannot be said").to_string();
            assert!(error.contains(problem), "{error}");
            assert_eq!(speaker.say(&phrase, &label, &name), shown);
        }
        assert_eq!(speaker.text("nowhere", &[]), "[nowhere]");
        assert_eq!(speaker.text("wants", &[("thing", 3.into())]), "3");
    }

    #[test]
    fn the_message_files_are_sound() {
        for language in Language::ALL {
            assert_eq!(Speaker::new(language).language(), language);
        }
    }
}
