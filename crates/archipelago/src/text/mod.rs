//! Questions, choices and events in words: keys of `locales/*/archipelago.ftl` and what they speak of.

mod because;
mod describe;
mod gesture;
mod line;
mod narrate;
mod pieces;

pub(crate) use pieces::unit;

use crate::{
    content::content,
    events::{Cell, Event},
    ids::{
        AreaId, Building, CardId, EventId, Market, ObjectiveId, Post, RESOURCES, RegionId, Resource, TileId,
        TrendId, Zone,
    },
    moves::{Good, Move},
    outline,
    print::{self, Print},
    state::Archipelago,
    view::View,
};
use approdo_contract::{
    Account, Ahead, Gesture, Goal, Label, Line, Phrase, Piece, Refusal, Seat, Section, Tally, Words,
};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

impl Words for Archipelago {
    type Print = Print;

    fn describe(&self, seat: Seat, mv: Move) -> Phrase {
        describe::describe(self, seat, mv)
    }

    fn gesture(&self, seat: Seat, mv: Move, said: &Phrase) -> Gesture {
        gesture::gesture(self, seat, mv, said)
    }

    fn narrate(event: &Event) -> Line {
        line::line(event)
    }

    fn because(&self, _: Seat, _: Move, refusal: &Refusal) -> Option<Phrase> {
        because::because(refusal)
    }

    fn print() -> Print {
        print::print()
    }

    fn tally(view: &View, seat: Seat) -> Vec<Tally> {
        outline::tally(view, seat)
    }

    fn account(view: &View, seat: Seat) -> Account {
        outline::account(view, seat)
    }

    fn goal(view: &View, seat: Seat) -> Vec<Goal> {
        outline::goal(view, seat)
    }

    fn ahead(view: &View) -> Vec<Ahead> {
        outline::ahead(view)
    }

    fn outline(view: &View) -> Vec<Section> {
        outline::outline(view)
    }

    fn label(piece: Piece) -> Option<Label> {
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
            CARD_TEXT => content.cards.get(index).map(|card| on(card.label, card.text)),
            EVENT_TEXT => content.events.get(index).map(|event| on(event.label, event.text)),
            TREND_TEXT => content.trends.get(index).map(|card| on(card.label, card.text)),
            OBJECTIVE_TEXT => {
                let card = content.objectives.get(index / TABLES);
                card.map(|card| on(card.label, card.texts[index % TABLES]))
            }
            EventId::KIND => content.events.get(index).map(|event| event.label),
            ObjectiveId::KIND => content.objectives.get(index).map(|card| card.label),
            TrendId::KIND => content.trends.get(index).map(|card| card.label),
            Zone::KIND => content.zones.get(index).map(|zone| zone.label),
            CELL => Some(CELL_LABEL),
            _ => pieces::label(piece),
        }
    }

    fn around(view: &View, place: Piece) -> Vec<Piece> {
        outline::around(view, place)
    }
}

/// The text of a card, called as the card is.
fn on(card: Label, text: Label) -> Label {
    Label { id: card.id, ..text }
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

/// The kinds of printed texts in phrases: the sentence on a card is spoken of as a piece of its own.
const CARD_TEXT: &str = "card_text";
const EVENT_TEXT: &str = "event_text";
const TREND_TEXT: &str = "trend_text";
const OBJECTIVE_TEXT: &str = "objective_text";

/// How many numbers of players there are, from 2 on: the text of an objective depends on it.
const TABLES: usize = 4;

pub(crate) fn text_of_card(card: CardId) -> Piece {
    Piece { kind: CARD_TEXT, id: u16::from(card.0) }
}

pub(crate) fn text_of_event(event: EventId) -> Piece {
    Piece { kind: EVENT_TEXT, id: u16::from(event.0) }
}

pub(crate) fn text_of_trend(trend: TrendId) -> Piece {
    Piece { kind: TREND_TEXT, id: u16::from(trend.0) }
}

/// The text of an objective at a table of so many players.
pub(crate) fn text_of_objective(objective: ObjectiveId, seats: u8) -> Piece {
    let table = usize::from(seats.saturating_sub(2)).min(TABLES - 1);
    Piece { kind: OBJECTIVE_TEXT, id: (objective.index() * TABLES + table) as u16 }
}

/// Florins, discs and cubes together: what something costs, or shows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Goods {
    pub coins: u8,
    pub discs: u8,
    /// Cubes of any kind.
    pub any: u8,
    pub cubes: [u8; RESOURCES],
}

/// What a sentence says of several goods. The message lists what there is with commas, for which it must know what
/// comes first.
pub(crate) fn of_goods(phrase: Phrase, goods: Goods) -> Phrase {
    let kinds = Resource::ALL.iter().map(|resource| (resource.name(), goods.cubes[resource.index()]));
    let all: ArrayVec<(&'static str, u8), { 3 + RESOURCES }> =
        [("coins", goods.coins), ("discs", goods.discs), ("any", goods.any)]
            .into_iter()
            .chain(kinds)
            .collect();
    let first = all.iter().find(|(_, count)| 0 < *count).map_or("none", |(name, _)| *name);
    all.into_iter().fold(phrase.word("list", first), |phrase, (name, count)| phrase.number(name, count))
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
pub(crate) const SIDES: [&str; 6] =
    ["north", "north-east", "south-east", "south", "south-west", "north-west"];

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
