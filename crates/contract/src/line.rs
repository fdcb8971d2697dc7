use crate::{Part, Phrase, Seat};
use serde::Serialize;

/// A line of the log: a sentence, and how it is to be shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The sentence.
    pub phrase: Phrase,
    /// The player it is about; the line is drawn in this player's colour.
    pub about: Option<Seat>,
    /// What begins with this line, if it is a heading.
    pub opens: Option<Opens>,
    /// Whether a short log may leave it out: a detail of the line before.
    pub minor: bool,
}

/// What a line of the log begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Opens {
    /// The round with this number.
    Round(u16),
    /// A turn.
    Turn {
        /// The player whose turn it is.
        seat: Seat,
        /// The round that it belongs to, where players take rounds one after another.
        round: Option<u16>,
    },
}

impl Line {
    /// Sets the player that the line is about; `None` for a line about no player.
    #[must_use]
    pub fn about(mut self, seat: Option<Seat>) -> Self {
        self.about = seat;
        self
    }

    /// Makes the line a heading.
    #[must_use]
    pub fn opens(mut self, opens: Opens) -> Self {
        self.opens = Some(opens);
        self
    }

    /// Makes the line a detail of the line before.
    #[must_use]
    pub fn minor(mut self) -> Self {
        self.minor = true;
        self
    }
}

/// By default a line is about the first player that its sentence names.
impl From<Phrase> for Line {
    fn from(phrase: Phrase) -> Self {
        let seat = |(_, part): &(_, Part)| if let Part::Seat(seat) = part { Some(*seat) } else { None };
        let about = phrase.parts.iter().find_map(seat);
        Line { phrase, about, opens: None, minor: false }
    }
}
