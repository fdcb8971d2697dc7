use crate::{
    Property,
    compare::alike,
    fault::Breach,
    play::random_step,
    property::{redeal::redealt, secrets::after},
};
use approdo_contract::{Game, GameExt, Seat, Step, Viewer};
use rand_core::Rng;

/// The real world and a redealt one take the same step. An observer with the same events must still not be able to tell
/// them apart, which catches leaks by silence. An observer with different events has learned a secret; if a move
/// revealed it, its event must be marked, because otherwise it could be undone.
pub(crate) fn alike_when_told_alike<G: Game>(game: &G, seats: u8, rng: &mut impl Rng) -> Result<(), Breach> {
    for observer in Seat::all(seats) {
        let other = redealt(game, observer, rng.next_u64());
        let Some(step) = random_step(game, rng) else { return Ok(()) };
        if other.permits(step).is_err() {
            // Another seat's move that is illegal in the redealt world.
            continue;
        }
        let (facts, real) = after(game, step);
        let (other_facts, other) = after(&other, step);
        for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
            let told = G::told(&facts, viewer);
            if told == G::told(&other_facts, viewer) {
                alike(Property::ToldAlikeSeeAlike, &real, &other, viewer)?;
            } else if matches!(step, Step::Move(..)) && !facts.iter().any(G::reveals) {
                let detail = format!("by {step:?}, {viewer:?} learned {told:?}");
                return Err(Breach::new(Property::TeachingIsMarked, detail));
            }
        }
    }
    Ok(())
}
