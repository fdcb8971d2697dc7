use crate::{Part, Phrase, Piece};
use serde::Serialize;

/// A move as a person makes it on a page: a verb, what is touched in which order, and the figure that is set.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Gesture {
    /// What is done; the key of the sentence.
    pub verb: &'static str,
    /// What is touched, in order.
    pub touches: Vec<Touch>,
    /// What moves that are otherwise equal differ by.
    pub amount: Option<i32>,
}

/// A piece that is touched, and as what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Touch {
    /// The part that the piece plays in the move, e.g. `from`.
    pub role: &'static str,
    /// The piece.
    pub piece: Piece,
}

impl Gesture {
    /// What the sentence itself tells: its key is the verb, the pieces and players that it names are touched in the order in which
    /// it names them, and a number that stands alone is the amount.
    pub fn of(phrase: &Phrase) -> Self {
        let touch = |(role, part): &(&'static str, Part)| match part {
            Part::Piece(piece) => Some(Touch { role, piece: *piece }),
            Part::Seat(seat) => Some(Touch { role, piece: Piece::of_seat(*seat) }),
            Part::Number(_) | Part::Word(_) => None,
        };
        let number = |(_, part): &(&'static str, Part)| match part {
            Part::Number(number) => Some(*number),
            Part::Seat(_) | Part::Piece(_) | Part::Word(_) => None,
        };
        let mut numbers = phrase.parts.iter().filter_map(number);
        let amount = numbers.next().filter(|_| numbers.next().is_none());
        Gesture { verb: phrase.key, touches: phrase.parts.iter().filter_map(touch).collect(), amount }
    }

    /// Keeps an amount only where it tells two gestures of the list apart: the price of a thing is not an amount that
    /// a person sets.
    pub fn distinguish(gestures: &mut [Gesture]) {
        let whole = gestures.to_vec();
        let same = |one: &Gesture, other: &Gesture| one.verb == other.verb && one.touches == other.touches;
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
            Gesture { verb: "sail", touches: vec![Touch { role: "to", piece: PORT }], amount: Some(4) }
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
