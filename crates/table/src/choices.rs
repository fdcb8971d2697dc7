use crate::{Choice, notation, step::plain};
use approdo_contract::{Game, GameExt, Gesture, Seat};

/// What a seat that is asked might try, in words and by hand; empty for other seats.
pub(crate) fn of<G: Game>(game: &G, seat: Seat) -> Vec<Choice> {
    let mut moves = Vec::new();
    if game.asks(seat) {
        game.candidates(seat, &mut moves);
    }
    let mut gestures: Vec<Gesture> = moves.iter().map(|mv| game.gesture(seat, *mv)).collect();
    Gesture::distinguish(&mut gestures);
    let choice = |(mv, gesture): (G::Move, Gesture)| {
        let refused = game.check(seat, mv).err();
        let because = refused.as_ref().and_then(|refusal| game.because(seat, mv, refusal));
        let phrase = game.describe(seat, mv);
        let mv = plain(&mv);
        Choice { notation: notation::write_move(&mv), mv, phrase, gesture, refused, because }
    };
    moves.into_iter().zip(gestures).map(choice).collect()
}
