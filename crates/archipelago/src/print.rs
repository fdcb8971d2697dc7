//! What the tiles, boards and cards of the loaded data files show, for pages that draw them.

#![allow(missing_docs, reason = "the fields are those of the content")]

use crate::{
    content::{
        self, Access, Action, CardKind, Criterion, Effect, End, Ground, Row, Terrain, Track, Trouble,
        Victory, Works, content,
    },
    ids::{AreaId, Building, CardId, EventId, Market, ObjectiveId, RegionId, Resource, TrendId, Zone},
    score::OBJECTIVE_VP,
};
use approdo_contract::Label;
use approdo_pieces::NamedId;
use serde::Serialize;

/// English, Italian.
type Words = [&'static str; 2];

fn words(label: &Label) -> Words {
    [label.en, label.it]
}

/// Defines printed data with its JSON and its TypeScript types.
macro_rules! printed {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $type:ty,)+ })+) => {
        $($(#[$doc])*
        #[derive(Debug, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub struct $name {
            $($(#[$about])* pub $field: $type,)+
        })+
    };
}

printed! {
    /// Everything that is printed, in the order of the data files.
    Print {
        regions: Vec<Region>,
        goods: Vec<Named<Resource>>,
        buildings: Vec<Named<Building>>,
        wheel: Vec<WheelZone>,
        stalls: Vec<Stall>,
        /// Boards III and IV.
        stability: Vec<Band>,
        surplus: Vec<Band>,
        cards: Vec<Card>,
        events: Vec<EventCard>,
        objectives: Vec<Objective>,
        /// What the first three places of an objective are worth (ARC-29.3).
        objective_vp: [u8; 3],
        trends: Vec<Trend>,
    }

    /// One side of a tile.
    Region {
        id: RegionId,
        name: Words,
        /// Clockwise from north.
        edges: [Terrain; 6],
        areas: Vec<Area>,
        huts: u8,
    }

    Area {
        id: AreaId,
        kind: Ground,
        /// The edges that it reaches when the tile is not turned; none for an island.
        edges: Vec<u8>,
        symbols: Vec<Resource>,
        region: RegionId,
    }

    WheelZone {
        id: Zone,
        name: Words,
        good: Option<Resource>,
        /// Whether everybody has a circle of his own.
        own: bool,
        /// Circles for all: up to four players, five players.
        free: [u8; 2],
    }

    /// A zone of a market, row by row.
    Stall {
        market: Market,
        good: Resource,
        rows: Vec<StallRow>,
    }

    StallRow {
        slots: u8,
        price: u8,
        surplus: i8,
        rebellion: i8,
    }

    /// A row of board III or IV, for markers between these values.
    Band {
        min: u8,
        max: u8,
        #[serde(flatten)]
        row: Row,
    }

    Card {
        id: CardId,
        /// `character`, `progress` or `wonder`.
        kind: &'static str,
        name: Words,
        text: Words,
        /// Fresh, after one quarter turn, after two.
        prices: [u8; 3],
        access: Access,
        florins: u8,
        discs: u8,
        /// Cubes of any kind.
        any: u8,
        /// Cubes of each kind.
        cubes: Vec<(Resource, u8)>,
        vp: u8,
        /// What it is about: the name of a sign.
        sign: &'static str,
        back: Vec<BackZone>,
    }

    /// What the back of a card asks for; in red when it is uncovered.
    BackZone {
        red: bool,
        market: Option<Market>,
        good: Option<Resource>,
        /// Citizens that a cube feeds, or cubes that are asked for.
        count: u8,
        event: Option<EventId>,
    }

    EventCard {
        id: EventId,
        text: Words,
    }

    Objective {
        id: ObjectiveId,
        /// Whether everybody is ranked, and not its holder alone rewarded.
        ranked: bool,
        separatist: bool,
        /// The sentence that says when the game ends, for 2, 3, 4 and 5 players.
        end: Vec<[String; 2]>,
        end_sign: &'static str,
        victory: [String; 2],
        victory_sign: &'static str,
    }

    Trend {
        id: TrendId,
        name: Words,
        text: Words,
        vp: [u8; 3],
        sign: &'static str,
        /// Whether florins are given for it.
        benefactor: bool,
    }
}

/// Something with a name.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Named<I> {
    pub id: I,
    pub name: Words,
}

pub(crate) fn print() -> Print {
    let content = content();
    Print {
        regions: RegionId::all().map(region).collect(),
        goods: Resource::all()
            .map(|id| Named { id, name: words(&content.resources[id.index()].label) })
            .collect(),
        buildings: Building::all()
            .map(|id| Named { id, name: words(&content.buildings[id.index()].label) })
            .collect(),
        wheel: Zone::all().map(wheel_zone).collect(),
        stalls: Market::all()
            .flat_map(|market| Resource::all().map(move |good| stall(market, good)))
            .collect(),
        stability: bands(&content.stability, &content.bands[0]),
        surplus: bands(&content.surplus, &content.bands[1]),
        cards: CardId::all().map(card).collect(),
        events: EventId::all()
            .map(|id| EventCard { id, text: words(&content.events[id.index()].text) })
            .collect(),
        objectives: ObjectiveId::all().map(objective).collect(),
        objective_vp: OBJECTIVE_VP,
        trends: TrendId::all().map(trend).collect(),
    }
}

fn region(id: RegionId) -> Region {
    let info = &content().regions[id.index()];
    let area = |area: &AreaId| {
        let shown = &content().areas[area.index()];
        Area {
            id: *area,
            kind: shown.ground,
            edges: (0..6).filter(|edge: &u8| info.edge_areas[usize::from(*edge)] == *area).collect(),
            symbols: shown.printed.clone(),
            region: id,
        }
    };
    Region {
        id,
        name: words(&info.label),
        edges: info.edges,
        areas: info.areas.iter().map(area).collect(),
        huts: info.huts,
    }
}

fn wheel_zone(id: Zone) -> WheelZone {
    let zone = &content().zones[id.index()];
    let good = if let Action::Harvest(good) = zone.action { Some(good) } else { None };
    WheelZone { id, name: words(&zone.label), good, own: zone.own_circles, free: zone.free_circles }
}

fn stall(market: Market, good: Resource) -> Stall {
    let stall = &content().markets[market.index()][good.index()];
    let mut rows: Vec<StallRow> = Vec::new();
    for slot in 1..=usize::from(stall.slots) {
        let (price, Row { surplus, rebellion, recruit_price: _ }) = (stall.price[slot], stall.rows[slot]);
        match rows.last_mut() {
            Some(row) if (row.price, row.surplus, row.rebellion) == (price, surplus, rebellion) => {
                row.slots += 1;
            }
            Some(_) | None => rows.push(StallRow { slots: 1, price, surplus, rebellion }),
        }
    }
    Stall { market, good, rows }
}

fn bands(rows: &[Row], ends: &[u8]) -> Vec<Band> {
    let starts = std::iter::once(0).chain(ends.iter().map(|end| end + 1));
    starts.zip(ends).map(|(min, max)| Band { min, max: *max, row: rows[usize::from(min)] }).collect()
}

fn card(id: CardId) -> Card {
    let card: &content::Card = &content().cards[id.index()];
    let kind = match card.kind {
        CardKind::Character => "character",
        CardKind::Progress | CardKind::Any if card.wonder => "wonder",
        CardKind::Progress | CardKind::Any => "progress",
    };
    let cubes = Resource::all().map(|good| (good, card.cost.cubes[good.index()]));
    Card {
        id,
        kind,
        name: words(&card.label),
        text: words(&card.text),
        prices: card.prices,
        access: card.access,
        florins: card.cost.florins,
        discs: card.cost.discs,
        any: card.cost.any,
        cubes: cubes.filter(|(_, count)| 0 < *count).collect(),
        vp: card.vp,
        sign: card.effects.first().map_or("any", sign),
        back: card.back.iter().map(back).collect(),
    }
}

fn back(zone: &content::BackZone) -> BackZone {
    let (market, good, count, event) = match zone.trouble {
        Trouble::Domestic { resource, feeds } => (Some(Market::Domestic), Some(resource), feeds, None),
        Trouble::Export { resource, count } => (Some(Market::Export), Some(resource), count, None),
        Trouble::Event(event) => (None, None, 0, Some(event)),
    };
    BackZone { red: zone.red, market, good, count, event }
}

/// What a card is about, as one of the signs of the game.
fn sign(effect: &Effect) -> &'static str {
    match effect {
        Effect::Move { track: Track::Rebellion, .. } => "rebellion",
        Effect::Move { track: Track::Surplus, .. } => "surplus",
        Effect::PerBuilding { building, .. } | Effect::ByBuildingCount { building, .. } => building.name(),
        Effect::Florins { .. } | Effect::FlorinsPer { .. } | Effect::Tax => "florin",
        Effect::Transactions { .. } | Effect::Exchange { .. } => "transaction",
        Effect::Migrate { movers: content::Movers::Ship, .. }
        | Effect::Build { works: Works::Ship }
        | Effect::DestroyShip => "ship",
        Effect::Migrate { .. } => "migrate",
        Effect::Explore => "explore",
        Effect::Recruit { .. } => "recruit",
        Effect::Reproduce { .. } | Effect::StandUp { .. } => "population",
        Effect::Build { .. } => "build",
        Effect::DoubleHarvest { resource } => resource.name(),
        Effect::RevealAndBuy { .. } | Effect::PeekObjective => "card",
        Effect::StealResource | Effect::Disengage { .. } => "hand",
        Effect::Pillage { .. } => "any",
        Effect::ShipsAtPorts => "port",
        Effect::ChooseOne { options } => {
            options.first().and_then(|option| option.effects.first()).map_or("any", sign)
        }
    }
}

fn objective(id: ObjectiveId) -> Objective {
    let card = &content().objectives[id.index()];
    let end_sign = match card.end {
        End::BuildingsInPlay { building, .. } => building.name(),
        End::ShipsInPlay { .. } => "ship",
        End::CardsInPlay { .. } => "card",
        End::ResourcesExhausted { .. } => "any",
        End::ExplorerPilesEmpty { .. } => "explore",
        End::PopulationAtLeast { .. } => "population",
        End::SurplusMoreThan { .. } => "surplus",
        End::BankOutOfFlorins => "florin",
    };
    let victory_sign = match card.victory {
        Victory::Ranking(criterion) => counted(criterion),
        Victory::Pacifist { .. } => "population",
        Victory::Separatist => "rebellion",
    };
    let halves = card.texts.map(|text| words(&text).map(halves));
    Objective {
        id,
        ranked: matches!(card.victory, Victory::Ranking(_)),
        separatist: card.victory == Victory::Separatist,
        end: halves.iter().map(|text| text.each_ref().map(|[end, _]| end.clone())).collect(),
        end_sign,
        victory: halves[0].each_ref().map(|[_, victory]| victory.clone()),
        victory_sign,
    }
}

/// The two halves of an objective have nothing to do with each other: each is a sentence of its own.
fn halves(text: &str) -> [String; 2] {
    let (end, victory) = text.trim_end_matches('.').split_once("; ").unwrap_or((text, ""));
    let mut letters = victory.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    [end.to_owned() + ".", first.chain(letters).collect()]
}

fn trend(id: TrendId) -> Trend {
    let card = &content().trends[id.index()];
    // The name repeats that the card is a trend.
    let name = words(&card.label).map(|name| name.split_once(": ").map_or(name, |(_, name)| name));
    Trend {
        id,
        name,
        text: words(&card.text),
        vp: card.vp,
        sign: counted(card.criterion),
        benefactor: card.criterion == Criterion::Benefactor,
    }
}

/// The sign of what players are ranked by.
fn counted(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Florins | Criterion::Benefactor => "florin",
        Criterion::Cubes(resource) | Criterion::Symbols(resource) => resource.name(),
        Criterion::ExplorerTokens => "explore",
        Criterion::Buildings(building) => building.name(),
        Criterion::Cards(_) => "card",
        Criterion::Citizens => "population",
        Criterion::Ships => "ship",
    }
}
