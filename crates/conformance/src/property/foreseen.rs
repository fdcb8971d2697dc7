use crate::{
    Property,
    compare::{legal, same},
    fault::Breach,
    play::any,
    property::{redeal::redealt, secrets::after},
};
use approdo_contract::{Game, GameExt, Pending, Seat, Step, Tally, Viewer};
use approdo_table::foresight::{Change, Follows, Foresight, Price};
use rand_core::Rng;

/// For one legal move of each seat that is asked: its price and its odds are the same in a world that the seat cannot
/// tell from the real one, and what the price tells comes true when the move is made.
pub(crate) fn comes_true<G: Game>(game: &G, seats: u8, rng: &mut impl Rng) -> Result<(), Breach> {
    for seat in Seat::all(seats).filter(|seat| game.asks(*seat)) {
        let moves = legal(game, seat);
        let Some(mv) = any(&moves, rng) else { continue };
        let other = redealt(game, seat, rng.next_u64());
        let (here, there) = (Foresight::new(game, seat, seats), Foresight::new(&other, seat, seats));
        let price = here.price(*mv);
        let what = format!("of {mv:?}, as {seat:?} foresees it");
        same(Property::AlikeForeseeAlike, &format!("the price {what}"), &price, &there.price(*mv))?;
        same(Property::AlikeForeseeAlike, &format!("the odds {what}"), &here.odds(*mv), &there.odds(*mv))?;
        if let Some(price) = price {
            is_true(game, seat, *mv, seats, &price)?;
        }
    }
    Ok(())
}

fn is_true<G: Game>(game: &G, seat: Seat, mv: G::Move, seats: u8, price: &Price) -> Result<(), Breach> {
    let (facts, then) = after(game, Step::Move(seat, mv));
    let reveals = facts.iter().any(G::reveals);
    let follows = match then.pending() {
        _ if reveals => Follows::Secret,
        Pending::Over(_) => Follows::Over,
        Pending::Chance { .. } => Follows::Luck,
        Pending::Decision { seats, .. } if seats.contains(seat) => Follows::More,
        Pending::Decision { seats, .. } => Follows::Asked(seats.iter().collect()),
    };
    same(Property::PricesComeTrue, &format!("what follows {mv:?}"), &follows, &price.follows)?;
    if reveals {
        return Ok(());
    }
    let tallies = |game: &G| -> Vec<Vec<Tally>> {
        let view = game.view(Viewer::Seat(seat));
        Seat::all(seats).map(|seat| G::tally(&view, seat)).collect()
    };
    let (told, real) = (tallies(game), tallies(&then));
    let by = |seat: usize, tally: &Tally| {
        let own = |change: &&Change| change.seat.index() == seat && change.key == tally.key;
        price.changes.iter().find(own).map_or(0, |change| change.by)
    };
    for (seat, (before, now)) in told.iter().zip(&real).enumerate() {
        let keys = |tallies: &[Tally]| tallies.iter().map(|tally| tally.key).collect::<Vec<_>>();
        same(
            Property::PricesComeTrue,
            &format!("the amounts watched after {mv:?}"),
            &keys(now),
            &keys(before),
        )?;
        for (before, now) in before.iter().zip(now) {
            // What becomes known or hidden by the move has no price.
            if let (Some(before_amount), Some(amount)) = (before.amount, now.amount) {
                let foretold = before_amount + by(seat, before);
                let what = format!("how much {} seat {seat} has after {mv:?}", now.key);
                same(Property::PricesComeTrue, &what, &amount, &foretold)?;
            }
        }
    }
    Ok(())
}
