//! Comparison of two worlds that must look the same to a viewer.

use crate::fault::{Breach, Property};
use approdo_contract::{Audience, Game, GameExt, Pending, Seat, SeatSet, Viewer};
use std::fmt::Debug;

/// The part of [`Pending`] that everybody at the table knows: who is asked and what is picked from, but not how
/// hidden points decide a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Decision { seats: SeatSet, sealed: bool },
    Chance { among: u16, seen_by: Audience },
    Over,
}

fn shape(pending: &Pending) -> Shape {
    match pending {
        Pending::Decision { seats, sealed } => Shape::Decision { seats: *seats, sealed: *sealed },
        Pending::Chance { among, seen_by } => Shape::Chance { among: *among, seen_by: *seen_by },
        Pending::Over(_) => Shape::Over,
    }
}

/// Both worlds look the same to `viewer`: view, question, choices, refusals and words.
pub(crate) fn alike<G: Game>(property: Property, one: &G, other: &G, viewer: Viewer) -> Result<(), Breach> {
    same(property, &format!("the view of {viewer:?}"), &one.view(viewer), &other.view(viewer))?;
    same(property, "what the game waits for", &shape(&one.pending()), &shape(&other.pending()))?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    if !one.asks(seat) {
        return Ok(());
    }
    same(property, &format!("the question to {viewer:?}"), &question(one, seat), &question(other, seat))?;
    same(property, &format!("the choices of {viewer:?}"), &choices(one, seat), &choices(other, seat))
}

/// All that a seat is asked.
fn question<G: Game>(game: &G, seat: Seat) -> impl PartialEq + Debug + use<G> {
    (game.question(seat), game.occasion(seat), game.budget(seat))
}

/// Every candidate with the answer to it, its words and its gesture.
fn choices<G: Game>(game: &G, seat: Seat) -> Vec<impl PartialEq + Debug + use<G>> {
    let choice = |mv| {
        let refused = game.check(seat, mv).err();
        let because = refused.as_ref().map(|refusal| game.because(seat, mv, refusal));
        let said = game.describe(seat, mv);
        let gesture = game.gesture(seat, mv, &said);
        (mv, refused, because, said, gesture)
    };
    candidates(game, seat).into_iter().map(choice).collect()
}

/// The candidates of a seat as a list of their own.
pub(crate) fn candidates<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.candidates(seat, &mut moves);
    moves
}

/// The legal moves of a seat as a list of their own.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

/// Two values are equal, or else the breach shows where they differ.
pub(crate) fn same<T: PartialEq + Debug>(
    property: Property,
    what: &str,
    one: &T,
    other: &T,
) -> Result<(), Breach> {
    if one == other {
        return Ok(());
    }
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    Err(Breach::new(property, format!("{what}: {}", difference(&one, &other))))
}

/// Where two texts differ, with a little context.
fn difference(one: &str, other: &str) -> String {
    const BEFORE: usize = 60;
    const SHOWN: usize = 160;
    let shared = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let start = shared.saturating_sub(BEFORE);
    let excerpt = |text: &str| {
        let middle: String = text.chars().skip(start).take(SHOWN).collect();
        let (left, right) = (
            if 0 < start { "..." } else { "" },
            if start + SHOWN < text.chars().count() { "..." } else { "" },
        );
        format!("{left}{middle}{right}")
    };
    format!("`{}` is not `{}`", excerpt(one), excerpt(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_with_its_surroundings() {
        assert_eq!(difference("coins 3", "coins 4"), "`coins 3` is not `coins 4`");
        let (one, other) = (format!("{}a", "è".repeat(500)), format!("{}b", "è".repeat(500)));
        let shown = difference(&one, &other);
        assert!(
            shown.starts_with("`...è") && shown.contains("èa` is not `...è") && shown.ends_with("èb`"),
            "{shown}"
        );
    }
}
