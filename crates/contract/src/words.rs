use crate::{
    Account, Ahead, Gesture, Goal, Label, Line, Phrase, Piece, Refusal, Rules, Seat, Secrets, Section, Tally,
};
use serde::Serialize;

/// A game in words: choices, facts and the board for a person, and structured data for a page, which must never parse
/// sentences.
pub trait Words: Rules + Secrets {
    /// What cards, tiles and places show: served as data, so that a page draws the data files that are in use.
    type Print: Serialize;

    /// A candidate in words.
    fn describe(&self, seat: Seat, mv: Self::Move) -> Phrase;

    /// How a move is made by hand; `said` is its sentence. Implemented only where the sentence does not tell.
    fn gesture(&self, seat: Seat, mv: Self::Move, said: &Phrase) -> Gesture {
        let _ = (seat, mv);
        Gesture::of(said)
    }

    /// An event in words.
    fn narrate(event: &Self::Event) -> Line;

    /// The short reason why a candidate is refused, where the clause alone does not tell it: "you have 2 of 3 wood".
    /// Only what `seat` may know may matter.
    fn because(&self, seat: Seat, mv: Self::Move, refusal: &Refusal) -> Option<Phrase> {
        let _ = (seat, mv, refusal);
        None
    }

    /// What a move costs or gains that falls due later, so that the amounts do not show it yet: an upkeep at the end of
    /// the round. Only what `seat` may know may matter.
    fn later(&self, seat: Seat, mv: Self::Move) -> Vec<Phrase> {
        let _ = (seat, mv);
        Vec::new()
    }

    /// What the cards, tiles and places of the loaded data files show.
    fn print() -> Self::Print;

    /// The amounts of a seat that people watch, as far as the view tells: what is hidden is there, without its amount.
    /// The same keys in the same order throughout a game.
    fn tally(view: &Self::View, seat: Seat) -> Vec<Tally> {
        let _ = (view, seat);
        Vec::new()
    }

    /// How the score of a seat adds up, as far as the view tells.
    fn account(view: &Self::View, seat: Seat) -> Account {
        let _ = (view, seat);
        Account::default()
    }

    /// What wins and what loses for a seat, as progress.
    fn goal(view: &Self::View, seat: Seat) -> Vec<Goal> {
        let _ = (view, seat);
        Vec::new()
    }

    /// What certainly comes next, the first thing first: a crisis, the order of play, a production, the end.
    fn ahead(view: &Self::View) -> Vec<Ahead> {
        let _ = view;
        Vec::new()
    }

    /// The board in words, from a view alone.
    fn outline(view: &Self::View) -> Vec<Section>;

    /// How a piece that phrases speak of is called.
    fn label(piece: Piece) -> Option<Label>;

    /// The neighbours of a place, as far as the view tells; empty for pieces that are no places.
    fn around(view: &Self::View, place: Piece) -> Vec<Piece> {
        let _ = (view, place);
        Vec::new()
    }
}
