//! Every pending frame can be resolved: it asks seats that are taken, and drawn cards have room where they go. Each
//! frame checks itself whether it is possible in a position.

use super::law;
use crate::{
    frames::{Draw, Frame, Take},
    phase::draw::Destination,
    state::ImperialSettlers,
};
use approdo_contract::{
    Audience, SeatSet,
    stage::{Ask, Auto, Luck, Role, Scene},
};

/// Must hold before a frame can be asked whether it is sound.
pub(super) fn seats(game: &ImperialSettlers) -> Result<(), String> {
    for frame in &game.frames {
        let mut involved = frame.play(Involved(game)).iter();
        law(involved.all(|seat| game.has_seat(seat)), || {
            format!("{frame:?} speaks of a seat that nobody has")
        })?;
    }
    Ok(())
}

struct Involved<'g>(&'g ImperialSettlers);

impl Role<ImperialSettlers> for Involved<'_> {
    type Out = SeatSet;

    fn ask(self, frame: &impl Ask<ImperialSettlers>) -> SeatSet {
        frame.asked(self.0)
    }

    fn luck(self, frame: &impl Luck<ImperialSettlers>) -> SeatSet {
        match frame.seen_by(self.0) {
            Audience::Only(seat) => SeatSet::one(seat),
            Audience::All | Audience::Nobody => SeatSet::EMPTY,
        }
    }

    fn auto(self, _: &impl Auto<ImperialSettlers>) -> SeatSet {
        SeatSet::EMPTY
    }
}

/// Every zone has room for the cards to be drawn to it.
pub(super) fn room(game: &ImperialSettlers) -> Result<(), String> {
    let (mut pool, mut display) = (game.pool.len(), game.display.len());
    for (to, n) in game.frames.iter().filter_map(drawn) {
        match to {
            Destination::Pool => pool += n,
            Destination::Display => display += n,
            Destination::Hand | Destination::Held | Destination::Foundation { .. } | Destination::Raze => (),
        }
    }
    law(pool <= 4 && display <= 8, || "more cards are to be drawn than can be looked at".to_owned())
}

/// The destination and the number of cards that a frame still draws.
fn drawn(frame: &Frame) -> Option<(Destination, usize)> {
    if let Frame::Draw(draw) = frame {
        return match draw {
            Draw::Begin(draw) => Some((draw.to, 1)),
            Draw::Open(draw) => Some((draw.to, 1)),
            Draw::EventOrNot(draw) => Some((draw.to, 1)),
            Draw::Secret(draw) => Some((draw.to, 1)),
            Draw::EventWaits(_) | Draw::Resolve(_) => None,
        };
    }
    if let Frame::Take(Take::FromDeck(take)) = frame {
        return Some((take.to, 1));
    }
    let Frame::Take(Take::Next(take)) = frame else { return None };
    Some((take.to, take.left.into()))
}
