//! What moves touch that the data files do not number: units, posts, zones of a market, what an offer may list.

use crate::{
    content::content,
    ids::{AreaId, Building, MARKETS, Market, Post, RESOURCES, Resource, SPOTS, Spot},
    moves::{Good, Hand, Source},
    units::{Posture, Stack},
};
use approdo_contract::{Label, Piece};
use approdo_data::leak;
use approdo_pieces::NamedId;
use std::sync::LazyLock;

/// A building or symbol of an area.
const POST: &str = "post";
/// Units that a move does not tell apart; see [`unit`].
const UNIT: &str = "unit";
const STALL: &str = "stall";
/// Where a cube for a crisis comes from.
const SOURCE: &str = "source";
const HAND: &str = "hand";
/// An explorer token, or one that stands for a resource.
const TOKEN: &str = "token";
/// Florins of an offer.
const COIN: &str = "coin";
/// A place in the order of play, counted from 1.
const PLACE: &str = "place";

/// How many owners and stances there are in the numbers of [`unit`].
const OWNERS: u16 = 5;
const STANCES: u16 = 4;

/// Units of a player at a post: `((area * 11 + spot) * 5 + owner) * 4`, and 1 for engaged ones, 2 for those that lie,
/// 3 for those that lie engaged. Whether they have moved does not matter to a move.
pub(crate) fn unit(stack: Stack) -> Piece {
    let stance = match stack.posture {
        Posture::Ready | Posture::Moved => 0,
        Posture::Engaged => 1,
        Posture::Lying => 2,
        Posture::LyingEngaged => 3,
    };
    let id = (number(stack.post()) * OWNERS + u16::from(stack.owner.0)) * STANCES + stance;
    Piece { kind: UNIT, id }
}

/// The open of an area is the area itself.
pub(crate) fn post(post: Post) -> Piece {
    if post.spot == Spot::Open { post.area.into() } else { Piece { kind: POST, id: number(post) } }
}

fn number(post: Post) -> u16 {
    (post.area.index() * SPOTS + post.spot.index()) as u16
}

pub(crate) fn stall(market: Market, resource: Resource) -> Piece {
    Piece { kind: STALL, id: (market.index() * RESOURCES + resource.index()) as u16 }
}

pub(crate) fn source(source: Source) -> Piece {
    Piece { kind: SOURCE, id: source as u16 }
}

pub(crate) fn hand(hand: Hand) -> Piece {
    Piece { kind: HAND, id: hand as u16 }
}

/// A token, or one in place of a cube.
pub(crate) fn token(of: Option<Resource>) -> Piece {
    Piece { kind: TOKEN, id: of.map_or(RESOURCES, Resource::index) as u16 }
}

/// Something that changes hands.
pub(crate) fn ware(good: Good) -> Piece {
    match good {
        Good::Florins(florins) => Piece { kind: COIN, id: florins.into() },
        Good::Cube(resource) => resource.into(),
        Good::Token => token(None),
        Good::Card(card) => card.into(),
        Good::Permission(region) => region.into(),
        Good::Place(place) => Piece { kind: PLACE, id: place.into() },
    }
}

/// How these pieces are called. Units have no names of their own: they are called by where they are.
pub(super) fn label(piece: Piece) -> Option<Label> {
    let index = usize::from(piece.id);
    match piece.kind {
        POST => LABELS.posts.get(index).copied(),
        UNIT => {
            let place = index / usize::from(OWNERS * STANCES);
            let (area, spot) = (place / SPOTS, place % SPOTS);
            let label = if spot == Spot::Open.index() {
                content().areas.get(area).map(|area| area.label)
            } else {
                LABELS.posts.get(place).copied()
            };
            label.map(|label| Label { id: "", ..label })
        }
        STALL => LABELS.stalls.get(index).copied(),
        SOURCE => SOURCES.get(index).copied(),
        HAND => HANDS.get(index).copied(),
        TOKEN => LABELS.tokens.get(index).copied(),
        COIN => LABELS.coins.get(index).copied(),
        PLACE => LABELS.places.get(index).copied(),
        _ => None,
    }
}

const SOURCES: [Label; 3] = [
    Label { id: "market", en: "the market", it: "il mercato" },
    Label { id: "screen", en: "your screen", it: "il tuo schermo" },
    Label { id: "token", en: "an explorer token", it: "un segnalino esploratore" },
];

const HANDS: [Label; 2] = [
    Label { id: "left", en: "left hand", it: "mano sinistra" },
    Label { id: "right", en: "right hand", it: "mano destra" },
];

struct Labels {
    posts: Vec<Label>,
    stalls: Vec<Label>,
    tokens: Vec<Label>,
    coins: Vec<Label>,
    places: Vec<Label>,
}

/// Made of the names in the data files.
static LABELS: LazyLock<Labels> = LazyLock::new(|| {
    let content = content();
    let goods = || Resource::all().map(|resource| content.resources[resource.index()].label);
    let post = |area: AreaId, spot: Spot| {
        let there = spot.building().map(|building: Building| content.buildings[building.index()].label);
        let there = there.or(spot.resource().map(|resource| content.resources[resource.index()].label));
        two(&content.areas[area.index()].label, ".", &there.unwrap_or(Label { id: "open", en: "", it: "" }))
    };
    let counted = |en: &str, it: &str| {
        let label =
            |count: u8| label_of(&count.to_string(), &format!("{en} {count}"), &format!("{it} {count}"));
        (0..=10_u8).map(label).collect()
    };
    let any = Label { id: "any", en: "explorer token", it: "segnalino esploratore" };
    Labels {
        posts: AreaId::all().flat_map(|area| Spot::all().map(move |spot| post(area, spot))).collect(),
        stalls: (0..MARKETS)
            .flat_map(|market| goods().map(move |good| two(&super::MARKET_LABELS[market], "_", &good)))
            .collect(),
        tokens: goods().chain([any]).collect(),
        coins: counted("florins", "fiorini"),
        places: counted("place", "posto"),
    }
});

/// A thing at another: `palm_bay_b.town`.
fn two(one: &Label, joint: &str, other: &Label) -> Label {
    let [en, it] = [(one.en, other.en), (one.it, other.it)].map(|(one, other)| format!("{one}, {other}"));
    label_of(&format!("{}{joint}{}", one.id, other.id), &en, &it)
}

fn label_of(id: &str, en: &str, it: &str) -> Label {
    Label { id: leak(id), en: leak(en), it: leak(it) }
}
