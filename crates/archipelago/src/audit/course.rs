//! Players, the order of play and what still has to happen.

use super::law;
use crate::{
    content::content,
    frames::{self, Bid, Frame},
    phases::Phase,
    state::{Archipelago, MOST_FRAMES, SEATS},
};
use approdo_contract::{Seat, SeatSet};
use approdo_pieces::NamedId;

/// Who plays, and with which options.
pub(super) fn people(game: &Archipelago) -> Result<(), String> {
    law((2..=SEATS as u8).contains(&game.seats), || {
        format!("Archipelago is not played by {} players (ARC-1.2)", game.seats)
    })?;
    game.options
        .check(game.seats)
        .map_err(|refusal| format!("the options do not go together: {}", refusal.rule))?;
    law(game.active.0 < game.seats, || format!("seat {} is active", game.active.0))?;
    law(game.turn <= content().numbers.max_turns, || format!("it is turn {} (ARC-28.10)", game.turn))?;
    law((game.turn == 0) == (game.phase == Phase::Discovery), || {
        format!("turn {} has no phase {} (ARC-8.1)", game.turn, game.phase.name())
    })?;
    for (index, seat) in game.order.iter().enumerate() {
        law(seat.0 < game.seats && !game.order[..index].contains(seat), || {
            format!("seat {} cannot be number {} in the order", seat.0, index + 1)
        })?;
    }
    let draws = game.frames.first() == Some(&Frame::DrawOrder);
    law(draws || game.order.len() == usize::from(game.seats), || {
        "the order of play does not have every player once (ARC-5.1)".to_owned()
    })?;
    for (index, place) in game.places.iter().enumerate() {
        let Some(seat) = place else { continue };
        law(
            seat.0 < game.seats && index < usize::from(game.seats) && !game.places[..index].contains(place),
            || format!("seat {} cannot have place {}", seat.0, index + 1),
        )?;
    }
    let known = |set: SeatSet| set.iter().filter(|seat| seat.0 < game.seats).count() == set.len();
    law(known(game.passed), || "somebody has passed who does not play".to_owned())
}

/// The rules push no more frames than these between two questions.
const HEADROOM: usize = 5;

/// What still has to happen has a place to begin, and the stack is empty exactly when the game is over.
pub(super) fn frames(game: &Archipelago) -> Result<(), String> {
    law(game.frames.len() + HEADROOM <= MOST_FRAMES, || "there are too many frames".to_owned())?;
    if let Some(bottom) = game.frames.first() {
        law(is_ground(game, *bottom), || {
            format!("{} is not where anything begins (ARC-8.1)", named(*bottom))
        })?;
    }
    law(game.frames.is_empty() == game.ending.is_some(), || {
        "there must be frames exactly as long as the game goes on".to_owned()
    })
}

/// What is given and bid fits the question, if the game goes on.
pub(crate) fn question(game: &Archipelago) -> Result<(), String> {
    let Some(top) = game.top() else { return Ok(()) };
    let arranges = game.frames.iter().any(|frame| matches!(frame, Frame::Arrange(_)));
    law(arranges || game.places == [None; SEATS], || {
        "places are given only while the order is decided (ARC-7.12)".to_owned()
    })?;
    let bidding = if let Frame::Bid(Bid { seats, .. }) = top { seats } else { SeatSet::EMPTY };
    for seat in (0..SEATS as u8).map(Seat) {
        let Some(bid) = game.bids[seat.index()] else { continue };
        law(bidding.contains(seat) && bid <= game.player(seat).florins, || {
            format!("seat {} cannot have bid {bid} florins (ARC-10.1)", seat.0)
        })?;
    }
    let votes = game.votes.iter().any(Option::is_some);
    law(!votes || matches!(top, Frame::Vote | Frame::BreakTie), || {
        "there are votes, but nobody votes (ARC-31.9)".to_owned()
    })
}

/// A frame as it is written in a scenario, with the names of the data files.
pub(crate) fn named(frame: Frame) -> String {
    match toml::Value::try_from(frame) {
        Ok(written) => format!("the frame {written}"),
        Err(_) => "a frame that cannot be written down".to_owned(),
    }
}

/// Whether the game goes on when everything above this frame is done.
fn is_ground(game: &Archipelago, frame: Frame) -> bool {
    if let Frame::Phase(frames::Phase(phase)) = frame {
        return phase == game.phase.next();
    }
    if let Frame::Purchases(_) = frame {
        return game.phase == Phase::Evolution;
    }
    let opening = matches!(
        frame,
        Frame::DrawOrder | Frame::Vote | Frame::BreakTie | Frame::DealTile(_) | Frame::Discoverers(_)
    );
    opening && game.turn == 0
}
