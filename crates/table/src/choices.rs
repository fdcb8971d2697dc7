use crate::{Choice, notation, step::plain};
use approdo_contract::{Game, GameExt, Gesture, Phrase, Seat};

/// The candidates of a seat that is asked, in words and by hand; empty for other seats.
pub(crate) fn of<G: Game>(game: &G, seat: Seat) -> Vec<Choice> {
    let mut moves = Vec::new();
    if game.asks(seat) {
        game.candidates(seat, &mut moves);
    }
    let phrases: Vec<Phrase> = moves.iter().map(|mv| game.describe(seat, *mv)).collect();
    let gestures = moves.iter().zip(&phrases).map(|(mv, said)| game.gesture(seat, *mv, said));
    let mut gestures: Vec<Gesture> = gestures.collect();
    Gesture::distinguish(&mut gestures);
    let choice = |((mv, phrase), gesture): ((G::Move, Phrase), Gesture)| {
        let refused = game.check(seat, mv).err();
        let because = refused.as_ref().and_then(|refusal| game.because(seat, mv, refusal));
        let mv = plain(&mv);
        Choice { notation: notation::write_move(&mv), mv, phrase, gesture, refused, because }
    };
    moves.into_iter().zip(phrases).zip(gestures).map(choice).collect()
}
