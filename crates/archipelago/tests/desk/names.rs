//! Pieces and moves by the names of the data files.

use approdo_archipelago::{
    Good, Move,
    ids::{AreaId, CardId, ObjectiveId, Post, RegionId, Spot, TrendId, Zone},
};
use approdo_pieces::{NamedId, find_name};

fn find<I: NamedId>(name: &str) -> I {
    find_name(name).unwrap_or_else(|| panic!("no {} {name}", I::KIND))
}

/// A region by its id.
pub fn region(name: &str) -> RegionId {
    find(name)
}

/// An area by its id.
pub fn area(name: &str) -> AreaId {
    find(name)
}

/// The open of an area.
pub fn open(name: &str) -> Post {
    Post::open(area(name))
}

/// A spot of an area.
pub fn post(name: &str, spot: Spot) -> Post {
    Post { area: area(name), spot }
}

/// A card by its id.
pub fn card(name: &str) -> CardId {
    find(name)
}

/// An objective card by its id.
pub fn objective(name: &str) -> ObjectiveId {
    find(name)
}

/// A trend card by its id.
pub fn trend(name: &str) -> TrendId {
    find(name)
}

/// The action of a zone of the wheel.
pub fn action(zone: &str) -> Move {
    Move::Action(find::<Zone>(zone))
}

/// The use of an evolution card.
pub fn using(name: &str) -> Move {
    Move::Card(card(name))
}

/// A step of a migration, from the open of an area to a place.
pub fn go(from: &str, to: Post) -> Move {
    Move::Migrate { from: open(from), to }
}

/// Florins, as part of an offer.
pub fn florins(count: u8) -> Good {
    Good::Florins(count)
}
