use crate::{Part, Phrase, Piece};
use serde::Serialize;

/// A move as a person makes it on a page: a verb, the touched pieces in order, and an amount.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Gesture {
    /// The verb: the key of the sentence.
    pub verb: &'static str,
    /// The variant of the verb: the words that the sentence selects on.
    pub how: Vec<&'static str>,
    /// The touched pieces, in order.
    pub touches: Vec<Touch>,
    /// The amount that tells otherwise equal moves apart.
    pub amount: Option<i32>,
}

/// A touched piece and its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Touch {
    /// The part that the piece plays in the move, e.g. `from`.
    pub role: &'static str,
    /// The piece.
    pub piece: Piece,
}

impl Gesture {
    /// The gesture that follows from the sentence: its key is the verb, its words are `how`, its pieces and players are
    /// touched in the order in which it names them, and its only number is the amount.
    pub fn of(phrase: &Phrase) -> Self {
        let touch = |(role, part): &(&'static str, Part)| match part {
            Part::Piece(piece) => Some(Touch { role, piece: *piece }),
            Part::Seat(seat) => Some(Touch { role, piece: Piece::of_seat(*seat) }),
            Part::Number(_) | Part::Word(_) => None,
        };
        let word = |(_, part): &(&'static str, Part)| match part {
            Part::Word(word) => Some(*word),
            Part::Seat(_) | Part::Piece(_) | Part::Number(_) => None,
        };
        let number = |(_, part): &(&'static str, Part)| match part {
            Part::Number(number) => Some(*number),
            Part::Seat(_) | Part::Piece(_) | Part::Word(_) => None,
        };
        let mut numbers = phrase.parts.iter().filter_map(number);
        let amount = numbers.next().filter(|_| numbers.next().is_none());
        let parts = || phrase.parts.iter();
        let (how, touches) = (parts().filter_map(word).collect(), parts().filter_map(touch).collect());
        Gesture { verb: phrase.key, how, touches, amount }
    }

    /// Keeps an amount only where it tells two gestures of the list apart: the price of a thing is not an amount that
    /// a person sets.
    pub fn distinguish(gestures: &mut [Gesture]) {
        let whole = gestures.to_vec();
        let same = |one: &Gesture, other: &Gesture| {
            one.verb == other.verb && one.how == other.how && one.touches == other.touches
        };
        for gesture in gestures {
            if !whole.iter().any(|other| same(gesture, other) && other.amount != gesture.amount) {
                gesture.amount = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PORT: Piece = Piece { kind: "port", id: 3 };

    #[test]
    fn a_sentence_tells_verb_pieces_and_the_only_number() {
        let gesture = Gesture::of(&Phrase::new("sail").piece("to", PORT).number("crew", 4));
        assert_eq!(
            gesture,
            Gesture {
                verb: "sail",
                how: Vec::new(),
                touches: vec![Touch { role: "to", piece: PORT }],
                amount: Some(4)
            }
        );
        assert_eq!(Gesture::of(&Phrase::new("trade").number("give", 1).number("take", 2)).amount, None);
    }

    #[test]
    fn an_amount_stays_only_where_it_tells_choices_apart() {
        let crew = |key, crew| Gesture::of(&Phrase::new(key).piece("to", PORT).number("crew", crew));
        let mut gestures = [crew("sail", 1), crew("sail", 2), crew("build", 7)];
        Gesture::distinguish(&mut gestures);
        assert_eq!(gestures.map(|gesture| gesture.amount), [Some(1), Some(2), None]);
    }
}
