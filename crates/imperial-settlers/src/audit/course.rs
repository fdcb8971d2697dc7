//! Rounds and pending frames: the stack has a bottom that the rules build.

use super::law;
use crate::{
    content::content,
    frames::{Frame, Production, Turn},
    goods::Good,
    location::Mark,
    phase::cleanup,
    state::ImperialSettlers,
};
use approdo_contract::Seat;

pub(super) fn check(game: &ImperialSettlers) -> Result<(), String> {
    law(game.round <= content().rounds, || format!("there is no round {}", game.round))?;
    law(game.is_over == game.frames.is_empty(), || {
        "the game is over exactly when nothing has to happen any more".to_owned()
    })?;
    bottom(game)?;
    display(game)?;
    fresh_round(game)
}

/// The lowest frame fits the phase.
fn bottom(game: &ImperialSettlers) -> Result<(), String> {
    let Some(frame) = game.frames.first() else { return Ok(()) };
    let phase = matches!(
        frame,
        Frame::Opening(_)
            | Frame::Lookout(_)
            | Frame::Production(_)
            | Frame::Turn(_)
            | Frame::Cleanup(_)
            | Frame::Attack(_)
    );
    law(phase, || format!("the frames begin with {frame:?}, which nothing in the rules does"))?;
    let opening = matches!(frame, Frame::Opening(_));
    law(opening == (game.round == 0), || format!("round {} does not fit {frame:?}", game.round))?;
    for above in game.frames.iter().skip(1) {
        let nested = !matches!(above, Frame::Opening(_) | Frame::Turn(_));
        law(nested, || format!("{above:?} lies above the phase it belongs to"))?;
    }
    if let Frame::Turn(turn @ (Turn::Act(_) | Turn::Rest(_))) = frame {
        let seat = turn.seat();
        law(!game.player(seat).has_passed, || format!("seat {} has passed and takes a turn", seat.0))?;
        law(seat == game.active, || format!("seat {} takes a turn and is not active", seat.0))?;
    }
    Ok(())
}

/// Cards lie in the display only while it is chosen from, and are looked at only while something is decided.
fn display(game: &ImperialSettlers) -> Result<(), String> {
    let in_lookout = matches!(game.frames.first(), Some(Frame::Lookout(_)));
    law(in_lookout || game.display.is_empty(), || "the display is not empty after the Lookout".to_owned())?;
    let holds = Seat::all(game.seats).any(|seat| !game.player(seat).held.is_empty());
    law(in_lookout || !holds, || "cards are still to be chosen from after the Lookout".to_owned())?;
    let looks =
        game.frames.iter().any(|frame| matches!(frame, Frame::Take(_) | Frame::Raze(_) | Frame::Draw(_)));
    law(looks || game.pool.is_empty(), || "cards are looked at, but nothing is decided about them".to_owned())
}

/// After Cleanup nothing is left of the round before (IMP-20.9).
fn fresh_round(game: &ImperialSettlers) -> Result<(), String> {
    let in_lookout = matches!(game.frames.first(), Some(Frame::Lookout(_)));
    let between = in_lookout
        || matches!(game.frames.first(), Some(Frame::Production(Production::Player(_))))
        || (matches!(game.frames.first(), Some(Frame::Attack(_))) && game.round < content().rounds);
    if !between {
        return Ok(());
    }
    for location in &game.locations {
        let clean = location.visitors == 0
            && location.spent.is_empty()
            && location.activations == [0; 2]
            && !location.has(Mark::Exhausted)
            && (!location.has(Mark::Defense) || cleanup::keeps_defense(game));
        law(clean, || format!("Location {} still bears marks of the round before", location.id.0))?;
    }
    let unused = |seat: Seat| game.has(seat, Good::Defense) == 0;
    law(!in_lookout || Seat::all(game.seats).all(unused), || {
        "a supply still has Defense tokens of the round before".to_owned()
    })
}
