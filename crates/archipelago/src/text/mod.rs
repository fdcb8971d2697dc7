//! Questions, choices and events in words: keys of `locales/*/archipelago.ftl` and what they speak of.

mod describe;
mod narrate;
mod question;

pub(crate) use describe::describe;
pub(crate) use narrate::narrate;
pub(crate) use question::question;

use crate::{
    content::content,
    events::Cell,
    ids::{
        AreaId, Building, CardId, EventId, Market, ObjectiveId, Post, RegionId, Resource, TileId, TrendId,
        Zone,
    },
    moves::Good,
};
use approdo_contract::{Label, Phrase, Piece};
use approdo_pieces::NamedId;

/// How a piece is called.
pub(crate) fn label(piece: Piece) -> Option<Label> {
    let content = content();
    let index = usize::from(piece.id);
    match piece.kind {
        Resource::KIND => content.resources.get(index).map(|good| good.label),
        Building::KIND => content.buildings.get(index).map(|plan| plan.label),
        Market::KIND => MARKET_LABELS.get(index).copied(),
        TileId::KIND => content.tiles.get(index).map(|tile| tile.label),
        RegionId::KIND => content.regions.get(index).map(|region| region.label),
        AreaId::KIND => content.areas.get(index).map(|area| area.label),
        CardId::KIND => content.cards.get(index).map(|card| card.label),
        BACK => content.cards.get(index).map(|card| card.back_label),
        EventId::KIND => content.events.get(index).map(|event| event.label),
        ObjectiveId::KIND => content.objectives.get(index).map(|card| card.label),
        TrendId::KIND => content.trends.get(index).map(|card| card.label),
        Zone::KIND => content.zones.get(index).map(|zone| zone.label),
        CELL => Some(CELL_LABEL),
        _ => None,
    }
}

const MARKET_LABELS: [Label; 2] = [
    Label { id: "domestic", en: "domestic market", it: "mercato domestico" },
    Label { id: "export", en: "export market", it: "mercato di esportazione" },
];

/// The kind of a card's back in phrases.
const BACK: &str = "back";

/// The back of a card, as a piece that phrases speak of.
pub(crate) fn back(card: CardId) -> Piece {
    Piece { kind: BACK, id: u16::from(card.0) }
}

/// What a sentence says of resources: the piece marks it, the word lets the message name it with its article.
pub(crate) fn of_resource(phrase: Phrase, resource: Resource) -> Phrase {
    phrase.piece("resource", resource).word("what", resource.name())
}

/// What a sentence says of a place of units.
pub(crate) fn at_post(phrase: Phrase, post: Post) -> Phrase {
    phrase.piece("area", post.area).word("spot", post.spot.name())
}

/// What a sentence says of a cell: the piece marks it, the neighbour and the side name it.
pub(crate) fn at_cell(phrase: Phrase, cell: Cell) -> Phrase {
    let Cell { q, r, beside, side } = cell;
    phrase
        .piece("cell", cell_piece(q, r))
        .piece("beside", beside)
        .word("side", SIDES[usize::from(side)])
        .number("q", q)
        .number("r", r)
}

/// The directions of the map in words, in their order.
const SIDES: [&str; 6] = ["north", "north-east", "south-east", "south", "south-west", "north-west"];

/// A cell, as a piece that phrases speak of: `(q + 64) * 128 + r + 64`.
pub(crate) fn cell_piece(q: i8, r: i8) -> Piece {
    let place = |coordinate: i8| (i16::from(coordinate) + 64).clamp(0, 127).unsigned_abs();
    Piece { kind: CELL, id: place(q) * 128 + place(r) }
}

/// The kind of a cell in phrases.
const CELL: &str = "cell";
const CELL_LABEL: Label = Label { id: "cell", en: "the cell", it: "la casella" };

/// What a sentence says of a building.
pub(crate) fn of_building(phrase: Phrase, building: Building) -> Phrase {
    phrase.piece("building", building).word("which", building.name())
}

/// What a sentence says of a market.
pub(crate) fn on_market(phrase: Phrase, market: Market) -> Phrase {
    phrase.piece("market", market).word("where", market.name())
}

/// What a sentence says of something that changes hands.
pub(crate) fn of_good(phrase: Phrase, good: Good) -> Phrase {
    match good {
        Good::Florins(florins) => phrase.word("kind", "florins").number("florins", florins),
        Good::Cube(resource) => of_resource(phrase.word("kind", "cube"), resource),
        Good::Token => phrase.word("kind", "token"),
        Good::Card(card) => phrase.word("kind", "card").piece("card", card),
        Good::Permission(region) => phrase.word("kind", "permission").piece("region", region),
        Good::Place(place) => phrase.word("kind", "place").number("place", place),
    }
}

/// A word for a choice of two.
pub(crate) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
