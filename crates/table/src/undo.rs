//! Undo and redo (TAB-2).

use crate::Live;
use approdo_contract::{Game, GameExt, Refusal, Seat, Step, refuse};

/// Undoes the last step if it is a move of `seat` that revealed no secret.
pub(crate) fn undo<G: Game>(table: &mut Live<G>, seat: Seat) -> Result<(), Refusal> {
    let step = may_undo(table, seat)?;
    table.undone.push(step);
    table.rewind(table.history.len() - 1);
    Ok(())
}

/// The step that [`undo`] would undo.
pub(crate) fn may_undo<G: Game>(table: &Live<G>, seat: Seat) -> Result<Step<G::Move>, Refusal> {
    let own = |step: &Step<G::Move>| matches!(step, Step::Move(mover, _) if *mover == seat);
    let Some(last) = table.history.last() else {
        return Err(refuse!("TAB-2.4"));
    };
    if !own(&last.step) && !table.history.iter().rev().any(|taken| own(&taken.step)) {
        return Err(refuse!("TAB-2.4"));
    }
    match last.step {
        Step::Luck(_) => Err(refuse!("TAB-2.1")),
        Step::Move(mover, _) if mover != seat => Err(refuse!("TAB-2.3")),
        Step::Move(..) if last.facts.iter().any(G::reveals) => Err(refuse!("TAB-2.2")),
        Step::Move(..) => Ok(last.step),
    }
}

/// Redoes the move that was undone last, if it is one of `seat`.
pub(crate) fn redo<G: Game>(table: &mut Live<G>, seat: Seat) -> Result<(), Refusal> {
    let step = may_redo(table, seat)?;
    table.undone.pop();
    table.take(step);
    Ok(())
}

/// The step that [`redo`] would take.
pub(crate) fn may_redo<G: Game>(table: &Live<G>, seat: Seat) -> Result<Step<G::Move>, Refusal> {
    match table.undone.last() {
        // In a forked game the luck may differ from before.
        Some(step @ Step::Move(mover, _)) if *mover == seat && table.game.permits(*step).is_ok() => Ok(*step),
        Some(Step::Move(..) | Step::Luck(_)) | None => Err(refuse!("TAB-2.5")),
    }
}

/// Goes back to an earlier version, as all players together may (TAB-2.6). Moves can be redone one by one; the luck
/// after them follows by itself, and is the same.
pub(crate) fn rewind_to<G: Game>(table: &mut Live<G>, known: usize) {
    let moves = table.history[known..].iter().map(|taken| taken.step);
    let moves = moves.filter(|step| matches!(step, Step::Move(..)));
    table.undone.extend(moves.rev());
    table.rewind(known);
}
