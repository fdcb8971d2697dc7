use crate::{
    Property,
    compare::{legal, same},
    fault::Breach,
    play::{any, any_two},
};
use approdo_contract::{Game, GameExt, Journal, Pending, Seat, Step};
use rand_core::Rng;

/// Two seats that are asked at the same time may answer in either order.
pub(crate) fn free<G: Game>(game: &G, rng: &mut impl Rng) -> Result<(), Breach> {
    let Pending::Decision { seats, .. } = game.pending() else { return Ok(()) };
    let asked: Vec<Seat> = seats.iter().collect();
    let Some((one, other)) = any_two(&asked, rng) else { return Ok(()) };
    let mut step = |seat: Seat| any(&legal(game, seat), rng).map(|mv| Step::Move(seat, *mv));
    let (Some(one), Some(other)) = (step(*one), step(*other)) else { return Ok(()) };
    match (in_order(game, one, other)?, in_order(game, other, one)?) {
        (Some(forward), Some(backward)) => {
            let what = format!("{one:?} and {other:?} in two orders");
            same(Property::OrderIsFree, &what, &forward, &backward)
        }
        // Luck came between: nothing to compare.
        (None, _) | (_, None) => Ok(()),
    }
}

fn in_order<G: Game>(game: &G, first: Step<G::Move>, second: Step<G::Move>) -> Result<Option<G>, Breach> {
    let mut game = game.clone();
    game.apply(first, &mut Journal::off());
    match (game.advance(second, &mut Journal::off()), game.pending()) {
        (Ok(()), _) => Ok(Some(game)),
        (Err(_), Pending::Chance { .. }) => Ok(None),
        (Err(refusal), Pending::Decision { .. } | Pending::Over(_)) => {
            let detail = format!("after {first:?}, {second:?} is refused with {refusal}");
            Err(Breach::new(Property::OrderIsFree, detail))
        }
    }
}
