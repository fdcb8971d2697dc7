//! What still has to happen: the stack has one of the shapes that the rules build, and its top waits.
//!
//! A turn is `act` or, once its end is announced, `end_turn`. A window may lie on it, and on the window the
//! choice of who leads a Surprise Attack or the `act` of that attack. On an `act` lies at most one action:
//! `settle`, `carry` if it is a card, and the question or roll that is due.

use super::{law, moments, opening};
use crate::{content::Setup, frames::Frame, state::Armada};

pub(super) fn check(game: &Armada, setup: &Setup) -> Result<(), String> {
    let frames = game.frames.as_slice();
    match *frames {
        [] => Ok(()),
        [Frame::DrawDummy] => opening::dummy(setup),
        [Frame::DrawColours { seat }] => opening::colours(game, seat),
        [Frame::Deal { seat, left }] => opening::deal(game, setup, seat, left),
        [Frame::Moor { colour }] => opening::moor(game, colour),
        [Frame::Garrison { colour, nth, left }] => opening::garrison(game, colour, nth, left),
        [base @ (Frame::Act | Frame::EndTurn), ref rest @ ..] => {
            let announced = base == Frame::EndTurn;
            law(game.turn.announced == announced, || {
                "turn.announced must be true exactly when end_turn is the first of the frames".to_owned()
            })?;
            turn(game, announced, rest)
        }
        [frame, ..] => Err(format!("the frames begin with {frame:?}, which nothing in the rules does")),
    }
}

/// What lies on the turn.
fn turn(game: &Armada, announced: bool, frames: &[Frame]) -> Result<(), String> {
    let in_surprise = matches!(frames, [Frame::Window { step: 1 }, Frame::Act, ..]);
    law(game.surprise.is_some() == in_surprise, || {
        "surprise must be given exactly when its act lies on a window with step 1".to_owned()
    })?;
    match *frames {
        [] => law(!announced, || never_waits(Frame::EndTurn)),
        [Frame::Window { step }] => moments::window(game, step),
        [Frame::Window { step: 1 }, Frame::Lead { seat, card, mp }] => moments::lead(game, seat, card, mp),
        [Frame::Window { step: 1 }, Frame::Act, ref action @ ..] => on_act(game, action),
        _ if !announced => on_act(game, frames),
        _ => Err(format!("the frames {frames:?} cannot lie on the end of a turn")),
    }
}

/// What lies on an `act`.
fn on_act(game: &Armada, action: &[Frame]) -> Result<(), String> {
    match *action {
        [] => Ok(()),
        [Frame::Settle, Frame::Carry { card, next }, top] if !is_automatic(top) => {
            moments::card(game, card, next, top)
        }
        [Frame::Settle, top] if !is_automatic(top) => moments::action(game, top),
        [.., top] if is_automatic(top) => Err(never_waits(top)),
        _ => Err(format!("the frames {action:?} cannot lie on an act; an action begins with settle")),
    }
}

fn is_automatic(frame: Frame) -> bool {
    matches!(frame, Frame::NextTurn { .. } | Frame::Settle | Frame::Carry { .. } | Frame::EndTurn)
}

fn never_waits(frame: Frame) -> String {
    format!("{frame:?} is the last of the frames, but waits for nobody")
}
