use crate::{Property, compare::same, fault::Breach, trial::Record};
use approdo_contract::{Game, GameExt, Journal, Refusal, Step, Viewer};

/// Replaying the steps rebuilds every state of the game, also from every point to which a seat may undo: the replay up
/// to there is where the seat was, and redoing the same moves leads where they led.
///
/// One replay visits all those points, so that a long game takes time in proportion to its length.
pub(crate) fn exact<G: Game>(options: &G::Options, seats: u8, record: &Record<G>) -> Result<(), Breach> {
    let whole = 0..record.steps.len();
    let start = setup(Property::StepsRebuild, options, seats)?;
    retrace(Property::StepsRebuild, start, whole, seats, record)?;
    let mut there: G = setup(Property::UndoIsExact, options, seats)?;
    for (point, step) in record.steps.iter().enumerate() {
        let end = window(record, point);
        if point < end {
            retrace(Property::UndoIsExact, there.clone(), point..end, seats, record)?;
        }
        there
            .advance(*step, &mut Journal::off())
            .map_err(|refusal| refused(Property::UndoIsExact, &refusal))?;
    }
    Ok(())
}

/// The last state from which the seat that moves at `point` may still undo to it: before luck was asked, before a
/// secret was revealed, before another seat moved (TAB-2.1 to TAB-2.3).
fn window<G: Game>(record: &Record<G>, point: usize) -> usize {
    let mover = |step: &Step<G::Move>| match step {
        Step::Move(seat, _) => Some(*seat),
        Step::Luck(_) => None,
    };
    let Some(seat) = record.steps.get(point).and_then(mover) else { return point };
    let steps = record.steps.iter().zip(&record.reveals).skip(point);
    point + steps.take_while(|(step, reveals)| mover(step) == Some(seat) && !**reveals).count()
}

/// The game before its first step.
fn setup<G: Game>(property: Property, options: &G::Options, seats: u8) -> Result<G, Breach> {
    G::setup(options, seats).map_err(|refusal| refused(property, &refusal))
}

fn refused(property: Property, refusal: &Refusal) -> Breach {
    Breach::new(property, format!("the replay is refused: {refusal}"))
}

/// Redoes the recorded steps of a range and compares states and views of all viewers.
fn retrace<G: Game>(
    property: Property,
    mut game: G,
    range: std::ops::Range<usize>,
    seats: u8,
    record: &Record<G>,
) -> Result<(), Breach> {
    let compare = |game: &G, point: usize| {
        let there = &record.states[point];
        same(property, &format!("after {point} steps"), game, there)?;
        Viewer::all(seats).try_for_each(|viewer| {
            same(
                property,
                &format!("{viewer:?} after {point} steps"),
                &game.view(viewer),
                &there.view(viewer),
            )
        })
    };
    compare(&game, range.start)?;
    for point in range {
        let step = record.steps[point];
        game.advance(step, &mut Journal::off())
            .map_err(|refusal| Breach::new(property, format!("{step:?} is refused: {refusal}")))?;
        compare(&game, point + 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use approdo_contract::Seat;
    use approdo_nim::{Move, Nim, Take};

    #[test]
    fn a_seat_may_go_back_to_the_last_luck_secret_or_other_move() {
        let by = |seat| Step::Move(Seat(seat), Move::Take(Take { pile: 0, count: 1 }));
        let steps = vec![by(0), by(0), by(1), by(1), by(1), Step::Luck(0), by(1)];
        let reveals = vec![false, false, false, false, true, false, false];
        let record = Record::<Nim> { states: Vec::new(), steps, reveals };
        let ends: Vec<usize> = (0..7).map(|point| window(&record, point)).collect();
        assert_eq!(ends, [2, 2, 4, 4, 4, 5, 7]);
    }
}
