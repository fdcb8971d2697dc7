//! Moves that name a Location by its card.

use super::{Desk, c};
use approdo_imperial_settlers::{
    Move,
    goods::Gain,
    ids::{LocationId, Tech},
};

/// A move, or one that the desk completes by finding a Location.
pub enum Intent<'a> {
    /// Complete.
    Whole(Move),
    /// About the first Location with this card.
    About(&'a str, Box<dyn Fn(LocationId) -> Move>),
}

impl Intent<'_> {
    /// The move on this desk.
    #[track_caller]
    pub fn on(self, desk: &Desk) -> Move {
        match self {
            Intent::Whole(mv) => mv,
            Intent::About(name, mv) => mv(desk.at(name)),
        }
    }
}

impl From<Move> for Intent<'_> {
    fn from(mv: Move) -> Self {
        Intent::Whole(mv)
    }
}

fn about(name: &str, mv: impl Fn(LocationId) -> Move + 'static) -> Intent<'_> {
    Intent::About(name, Box::new(mv))
}

/// Build a card from hand.
#[track_caller]
pub fn build(name: &str) -> Move {
    Move::Build(c(name))
}

/// Make a Deal with a card from hand.
#[track_caller]
pub fn deal(name: &str) -> Move {
    Move::Deal(c(name))
}

/// Raze a card from hand.
#[track_caller]
pub fn raze_hand(name: &str) -> Move {
    Move::RazeHand(c(name))
}

/// This card.
#[track_caller]
pub fn card(name: &str) -> Move {
    Move::Card(c(name))
}

/// This Foundation, which is public.
#[track_caller]
pub fn foundation(name: &str) -> Move {
    Move::Foundation { card: c(name), hidden: false }
}

/// This Location.
pub fn at(name: &str) -> Intent<'_> {
    about(name, Move::At)
}

/// Raze a Location.
pub fn raze(name: &str) -> Intent<'_> {
    about(name, Move::Raze)
}

/// Send a Worker.
pub fn visit(name: &str) -> Intent<'_> {
    about(name, Move::Visit)
}

/// Remove a block.
pub fn unblock(name: &str) -> Intent<'_> {
    about(name, Move::Unblock)
}

/// Place a Defense token.
pub fn defend(name: &str) -> Intent<'_> {
    about(name, Move::PlaceDefense)
}

/// Deploy a Samurai.
pub fn samurai(name: &str) -> Intent<'_> {
    about(name, Move::DeploySamurai)
}

/// Place a Technology token.
pub fn tech(tech: Tech, name: &str) -> Intent<'_> {
    about(name, move |at| Move::PlaceTech { tech, at })
}

/// Activate the first Action of a Location so many times.
pub fn activate(name: &str, times: u8) -> Intent<'_> {
    about(name, move |at| Move::Activate { at, action: 0, times })
}

/// Activate the second Action of a Location so many times.
pub fn activate_second(name: &str, times: u8) -> Intent<'_> {
    about(name, move |at| Move::Activate { at, action: 1, times })
}

/// This Good of a Location's Raze field.
pub fn good_at(name: &str, good: Gain) -> Intent<'_> {
    about(name, move |at| Move::GoodAt { at, good })
}
