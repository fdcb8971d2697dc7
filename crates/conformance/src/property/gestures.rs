use crate::{Property, compare::candidates, fault::Breach};
use approdo_contract::{Game, GameExt, Gesture, MAX_SEATS, Piece, Seat};
use std::collections::BTreeMap;

/// Names the choices of a position with equal gestures, if any; for positions that are rare in whole games.
pub fn gestures_tell_apart<G: Game>(game: &G) -> Result<(), String> {
    tell_apart(game, MAX_SEATS as u8).map_err(|breach| breach.detail)
}

/// What each seat that is asked would touch has a name, and no two of its choices have the same gesture.
pub(crate) fn tell_apart<G: Game>(game: &G, seats: u8) -> Result<(), Breach> {
    Seat::all(seats).filter(|seat| game.asks(*seat)).try_for_each(|seat| of_seat(game, seat))
}

fn of_seat<G: Game>(game: &G, seat: Seat) -> Result<(), Breach> {
    let moves = candidates(game, seat);
    let gesture = |mv: &G::Move| game.gesture(seat, *mv, &game.describe(seat, *mv));
    let mut gestures: Vec<Gesture> = moves.iter().map(gesture).collect();
    Gesture::distinguish(&mut gestures);
    let mut made: BTreeMap<&Gesture, G::Move> = BTreeMap::new();
    for (gesture, mv) in gestures.iter().zip(moves) {
        if let Some(touch) = gesture.touches.iter().find(|touch| !is_known::<G>(touch.piece)) {
            let detail = format!("{mv:?} touches {:?}, which has no name", touch.piece);
            return Err(Breach::new(Property::GesturesTellApart, detail));
        }
        if let Some(other) = made.insert(gesture, mv) {
            let detail = format!("{other:?} and {mv:?} are both made by {gesture:?}");
            return Err(Breach::new(Property::GesturesTellApart, detail));
        }
    }
    Ok(())
}

fn is_known<G: Game>(piece: Piece) -> bool {
    piece.seat().is_some() || G::label(piece).is_some()
}
