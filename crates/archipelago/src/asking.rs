//! What is being decided, as facts of the view, so that clients need no frames.

use crate::{
    content::{Trouble, content},
    frames::{Domestic, Export, Frame, Guess, Hidden, Hide, Orient, Position, Zones},
    ids::{Market, RegionId, Resource, TileId},
    state::{Archipelago, SEATS},
    units::Stack,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Serialize;

/// What is being decided now, where a drawing shows what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub enum Asking {
    /// Everybody votes for a trend card (ARC-31.9).
    Vote,
    /// Players bid for the order of play (ARC-10.1).
    Bid,
    /// A side of a tile is chosen (ARC-5.7, ARC-19.5).
    Side { tile: TileId },
    /// A region needs a cell (ARC-5.4, ARC-19.6).
    Cell { region: RegionId },
    /// A region is turned in its cell (ARC-3.2).
    Rotation { region: RegionId, q: i8, r: i8 },
}

/// A crisis that is being dealt with (ARC-12.4, ARC-12.17).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Crisis {
    /// A domestic or an export crisis, called after the market whose cubes relieve it.
    pub market: Market,
    /// What is asked for.
    pub resource: Resource,
    /// Who is responsible now (ARC-12.6).
    #[cfg_attr(test, ts(type = "Seat"))]
    pub responsible: Seat,
    /// In a domestic crisis, the citizens that a cube stands up (ARC-12.4).
    pub feeds: Option<u8>,
    /// In an export crisis, the cubes that the back of the card asks for.
    pub demanded: Option<u8>,
    /// Citizens that lie, or cubes that are missing: so far the rebellion rises otherwise.
    pub missing: u8,
    /// Cubes that would settle it.
    pub needed: u8,
    /// Citizens of each player that lie.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub lying: ArrayVec<u8, SEATS>,
}

/// What is being decided, if a drawing shows what it is about.
pub(crate) fn asking(game: &Archipelago) -> Option<Asking> {
    let frame = game.top()?;
    if let Frame::Vote = frame {
        Some(Asking::Vote)
    } else if let Frame::Bid(_) = frame {
        Some(Asking::Bid)
    } else if let Frame::Position(Position { region, .. }) = frame {
        Some(Asking::Cell { region })
    } else if let Frame::Orient(Orient { region, q, r, .. }) = frame {
        Some(Asking::Rotation { region, q, r })
    } else {
        frame.tile().map(|tile| Asking::Side { tile })
    }
}

/// Whether the order of play is being decided, offers in between included.
pub(crate) fn is_arranging(game: &Archipelago) -> bool {
    game.frames.iter().any(|frame| matches!(frame, Frame::Arrange(_)))
}

/// The innermost crisis.
pub(crate) fn crisis(game: &Archipelago) -> Option<Crisis> {
    let lies = |stack: &Stack| !stack.posture.is_active();
    let lying = game.all_seats().map(|seat| {
        game.units.iter().filter(lies).filter(|stack| stack.owner == seat).map(|stack| stack.count).sum()
    });
    let lying: ArrayVec<u8, SEATS> = lying.collect();
    game.frames.iter().enumerate().rev().find_map(|(place, frame)| {
        if let Frame::Domestic(Domestic { resource, feeds, nth }) = *frame {
            let missing = lying.iter().copied().fold(0, u8::saturating_add);
            Some(Crisis {
                market: Market::Domestic,
                resource,
                responsible: game.nth(nth)?,
                feeds: Some(feeds),
                demanded: None,
                missing,
                needed: missing.div_ceil(feeds.max(1)),
                lying: lying.clone(),
            })
        } else if let Frame::Export(Export { resource, missing, nth }) = *frame {
            Some(Crisis {
                market: Market::Export,
                resource,
                responsible: game.nth(nth)?,
                feeds: None,
                demanded: demanded(game.frames.get(place.checked_sub(1)?)?, resource),
                missing,
                needed: missing,
                lying: lying.clone(),
            })
        } else {
            None
        }
    })
}

/// What the back that is being dealt with asks for.
fn demanded(below: &Frame, wanted: Resource) -> Option<u8> {
    let Frame::Zones(Zones { back, .. }) = *below else { return None };
    content().cards[back.index()].back.iter().find_map(|zone| match zone.trouble {
        Trouble::Export { resource, count } if resource == wanted => Some(count),
        Trouble::Export { .. } | Trouble::Domestic { .. } | Trouble::Event(_) => None,
    })
}

/// What the victim of the Thief has in his hands, the left one first; only he knows it (ARC-27.12).
pub(crate) fn hands(game: &Archipelago, own: Option<Seat>) -> Vec<Hidden> {
    match game.top() {
        Some(Frame::Hide(Hide { victim, left })) if own == Some(victim) => left.into_iter().collect(),
        Some(Frame::Guess(Guess { victim, hands: Some(hands) })) if own == Some(victim) => hands.to_vec(),
        Some(_) | None => Vec::new(),
    }
}
