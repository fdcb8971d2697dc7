use crate::{
    Property,
    compare::{alike, same},
    fault::Breach,
    property::Known,
    source,
};
use approdo_contract::{Game, Seat, Viewer};
use rand_core::Rng;

/// A redealt world obeys the laws of the game, its observer (and any viewer who knows less) cannot tell it from the
/// real one, and another redeal leads both to the same state.
pub(crate) fn invisible<G: Game>(
    game: &G,
    seats: u8,
    known: &Known<G::Move>,
    rng: &mut impl Rng,
) -> Result<(), Breach> {
    for observer in Seat::all(seats) {
        let other = redealt(game, observer, rng.next_u64());
        other.audit().map_err(|law| {
            Breach::new(
                Property::RedealIsInvisible,
                format!("redealt for {observer:?}, a law is broken: {law}"),
            )
        })?;
        alike(Property::RedealIsInvisible, game, &other, Viewer::Seat(observer))?;
        alike(Property::RedealIsInvisible, game, &other, Viewer::Spectator)?;
        known.unasked_alike(game, &other, observer)?;
        forgets(game, &other, observer, rng.next_u64())?;
    }
    Ok(())
}

/// Two worlds that `observer` cannot tell apart become equal when they are redealt with equal luck. Without this a
/// redeal that does nothing would pass as invisible, and every bot would cheat.
pub(crate) fn forgets<G: Game>(one: &G, other: &G, observer: Seat, seed: u64) -> Result<(), Breach> {
    let what = format!("worlds that are alike to {observer:?}, redealt with equal luck");
    same(Property::RedealForgets, &what, &redealt(one, observer, seed), &redealt(other, observer, seed))
}

/// The game with everything that `observer` cannot know replaced.
pub(crate) fn redealt<G: Game>(game: &G, observer: Seat, seed: u64) -> G {
    let mut other = game.clone();
    other.redeal(observer, &mut source(seed));
    other
}
