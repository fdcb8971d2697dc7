use crate::{Property, fault::Breach};
use approdo_contract::{Game, GameExt, Viewer};

/// A viewer whose view changes is told something (an event).
pub(crate) fn told<G: Game>(before: &G, after: &G, facts: &[G::Event], seats: u8) -> Result<(), Breach> {
    for viewer in Viewer::all(seats) {
        if G::told(facts, viewer).is_empty() && before.view(viewer) != after.view(viewer) {
            let detail = format!("the view of {viewer:?} changed and no event was told");
            return Err(Breach::new(Property::ChangesAreAnnounced, detail));
        }
    }
    Ok(())
}
