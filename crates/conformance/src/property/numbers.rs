use crate::{Property, compare::candidates, fault::Breach};
use approdo_contract::{Game, GameExt, Numbered, Seat};

/// Each move that a seat is offered has a number, which leads back to it. So no two moves have the same one.
pub(crate) fn lead_back<G: Game>(game: &G, seats: u8) -> Result<(), Breach> {
    for seat in Seat::all(seats).filter(|seat| game.asks(*seat)) {
        for mv in candidates(game, seat) {
            let number = mv.number();
            if number.is_none_or(|number| G::Move::numbered(number) != Some(mv)) {
                let detail = format!("{mv:?} has the number {number:?}");
                return Err(Breach::new(Property::NumbersLeadBack, detail));
            }
        }
    }
    Ok(())
}
