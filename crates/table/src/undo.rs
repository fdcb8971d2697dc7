//! Taking back (TAB-2).

use crate::Live;
use approdo_contract::{Game, Refusal, Seat, Step, refuse};

/// Takes the last step back if it is a move of `seat` that nobody has learned a secret from.
pub(crate) fn undo<G: Game>(table: &mut Live<G>, seat: Seat) -> Result<(), Refusal> {
    let own = |step: &Step<G::Move>| matches!(step, Step::Move(mover, _) if *mover == seat);
    if !table.history.iter().any(|taken| own(&taken.step)) {
        return Err(refuse!("TAB-2.4"));
    }
    let Some(last) = table.history.last() else {
        return Err(refuse!("TAB-2.4"));
    };
    match last.step {
        Step::Luck(_) => Err(refuse!("TAB-2.1")),
        Step::Move(mover, _) if mover != seat => Err(refuse!("TAB-2.3")),
        Step::Move(..) if last.facts.iter().any(G::reveals) => Err(refuse!("TAB-2.2")),
        Step::Move(..) => {
            table.undone.push(last.step);
            table.rewind(table.history.len() - 1);
            Ok(())
        }
    }
}

/// Makes the move again that was taken back last, if it is one of `seat`.
pub(crate) fn redo<G: Game>(table: &mut Live<G>, seat: Seat) -> Result<(), Refusal> {
    // A move that was taken back had no luck after it, so none follows now.
    match table.undone.pop_if(|step| matches!(step, Step::Move(mover, _) if *mover == seat)) {
        Some(step) => {
            table.take(step);
            Ok(())
        }
        None => Err(refuse!("TAB-2.5")),
    }
}
