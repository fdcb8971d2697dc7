//! What happened, as facts for the log, the animations and the search.

use crate::{
    chart::Chart,
    frames::Hidden,
    ids::{
        AreaId, Building, CardId, EventId, Market, ObjectiveId, Post, RESOURCES, RegionId, Resource, TileId,
        TrendId, Zone,
    },
    moves::{Good, Hand, Source},
    phases::Phase,
    state::Ending,
};
use approdo_contract::{Journal, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The journal of a step.
pub(crate) type Log = Journal<Event>;

/// A fact. Optional fields are absent for viewers who may not know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say it, the clause in `narrate` says why")]
pub enum Event {
    PlaceDrawn { seat: Seat, place: u8 },
    Voted { seat: Seat, trend: Option<TrendId> },
    VoteShown { seat: Seat, trend: TrendId },
    TrendShown { trend: TrendId },
    TileDealt { seat: Seat, tile: Option<TileId> },
    TileDiscarded { seat: Seat, tile: TileId },
    TileHanded { seat: Seat, tile: TileId },
    StackReshuffled { tiles: u8 },
    RegionChosen { seat: Seat, region: RegionId },
    CellChosen { seat: Seat, cell: Cell },
    RegionPlaced { seat: Seat, region: RegionId, cell: Cell, rotation: u8 },
    Entered { seat: Seat, from: Post, area: AreaId },
    TokenTaken { seat: Seat, pile: u8, left: u8 },
    DiscsGained { discs: u8 },
    Landed { seat: Seat, area: AreaId, population: u8 },
    Stocked { seat: Seat, resource: Resource },
    Shared { seat: Seat, resource: Resource },
    TilesReturned { tiles: u8 },
    TileTurned { region: RegionId },
    CardDrawn { card: CardId },
    DeckReshuffled { cards: u8 },
    BackUncovered { back: CardId },
    ObjectiveDealt { seat: Seat, objective: Option<ObjectiveId> },
    ObjectiveLaid { objective: ObjectiveId },
    ObjectivePutBack { seat: Seat, objective: Option<ObjectiveId> },
    TurnBegan { turn: u8 },
    PhaseBegan { phase: Phase },
    BidPlaced { seat: Seat, florins: Option<u8> },
    BidShown { seat: Seat, florins: u8 },
    BidTied { florins: u8 },
    OrderKept,
    Decides { seat: Seat },
    PlaceGiven { seat: Seat, place: u8 },
    BoardApplied { board: u8 },
    RebellionMoved { from: u8, to: u8 },
    SurplusMoved { from: u8, to: u8 },
    Independence { population: u8, rebellion: u8 },
    DomesticCrisis { resource: Resource, feeds: u8 },
    ExportCrisis { resource: Resource, count: u8 },
    EventHappened { event: EventId },
    Consumed { seat: Seat, resource: Resource, source: Source },
    Rewarded { seat: Seat, sector: u8 },
    TempleUsed { seat: Seat, region: RegionId },
    StoodUp { owner: Seat, at: Post },
    AllStoodUp,
    ResponsibilityEnded { seat: Seat },
    DomesticOver { rebels: u8 },
    ExportOver { missing: u8 },
    Expelled { seat: Seat, owner: Seat, from: Post, to: AreaId },
    Tolerated { seat: Seat, region: RegionId, building: Building },
    RoundBegan { seat: Seat },
    RoundEnded { seat: Seat, passed: bool },
    DiscPlaced { seat: Seat, zone: Zone },
    ActionDone { seat: Seat },
    Deployed { seat: Seat, from: Post, resource: Resource, cubes: u8 },
    Bought { seat: Seat, market: Market, resource: Resource, florins: u8 },
    Sold { seat: Seat, market: Market, resource: Resource, florins: u8, token: bool },
    Operated { seat: Seat, region: RegionId, building: Building },
    Taxed { seat: Seat, florins: u8 },
    TileTaken { seat: Seat, tile: TileId },
    ExplorationFailed { seat: Seat, tile: TileId },
    ExplorationGivenUp { seat: Seat, tile: TileId },
    Recruited { seat: Seat, area: AreaId, florins: u8, population: u8 },
    Born { seat: Seat, area: AreaId, population: u8 },
    Migrated { seat: Seat, from: Post, to: Post },
    MigrationRestarted { seat: Seat },
    Building { seat: Seat, building: Building, by: Post, florins: u8 },
    BuildingShip { seat: Seat, area: AreaId, florins: u8 },
    Paid { seat: Seat, resource: Resource, cubes: u8, tokens: u8 },
    Built { seat: Seat, region: RegionId, building: Building },
    ShipBuilt { seat: Seat, area: AreaId },
    CardUsed { seat: Seat, card: CardId, owner: Seat, florins: u8 },
    OptionChosen { seat: Seat, card: CardId, option: u8 },
    WonderBuilt { seat: Seat, card: CardId, from: Post },
    Gained { seat: Seat, florins: u8 },
    Doubled { seat: Seat, resource: Resource },
    CardRevealed { card: CardId },
    CardBought { seat: Seat, card: CardId, florins: u8 },
    CardDiscarded { card: CardId },
    CardRotated { seat: Seat, card: CardId, florins: u8 },
    CardExpired { seat: Seat, card: CardId },
    ShipSunk { seat: Seat, owner: Seat, at: Post },
    Plundered { seat: Seat, region: RegionId, resource: Resource, cubes: u8 },
    Spied { seat: Seat, target: Seat, objective: Option<ObjectiveId> },
    Released { seat: Seat, at: Post },
    Exchanged { seat: Seat, give: Option<Resource>, take: Resource, cubes: u8 },
    ShipAdded { seat: Seat, area: AreaId },
    TheftBegan { seat: Seat, victim: Seat },
    NoCubes { victim: Seat },
    Hid { victim: Seat, hand: Hand, cube: Option<Hidden> },
    Stole { seat: Seat, victim: Seat, hand: Hand, cube: Option<Hidden> },
    OfferBegun { by: Seat, to: Seat },
    OfferChanged { by: Seat, good: Good, given: bool, added: bool },
    OfferSent { by: Seat, to: Seat },
    OfferWithdrawn { by: Seat, to: Seat },
    OfferDeclined { by: Seat, to: Seat },
    OfferAccepted { by: Seat, to: Seat },
    ConditionMet { objective: ObjectiveId, holder: Option<Seat>, open: bool },
    GameEnds { ending: Ending },
    ObjectiveShown { seat: Seat, objective: ObjectiveId },
    ScreenLifted { seat: Seat, florins: u8, tokens: u8, cubes: [u8; RESOURCES] },
    Scored { seat: Seat, vp: u8 },
}

/// A cell of the map, by its coordinates and by a region that it touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Axial coordinate; the start region lies at 0, 0.
    pub q: i8,
    /// Axial coordinate.
    pub r: i8,
    /// A region that touches it.
    pub beside: RegionId,
    /// In which of the [`DIRECTIONS`](crate::chart::DIRECTIONS) of that region it lies.
    pub side: u8,
}

impl Cell {
    pub(crate) fn of(chart: &Chart, q: i8, r: i8) -> Option<Cell> {
        let (beside, side) = chart.bearing(q, r)?;
        Some(Cell { q, r, beside, side: side as u8 })
    }
}

/// Whether the event tells a player something hidden: tiles, bids, votes, objectives, what a screen hides. A payment
/// with tokens shows that cubes were missing, a theft whether there are any.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::VoteShown { .. }
            | Event::RegionChosen { .. }
            | Event::TileDiscarded { .. }
            | Event::BidShown { .. }
            | Event::Paid { tokens: 1.., .. }
            | Event::TheftBegan { .. }
            | Event::NoCubes { .. }
            | Event::Stole { .. }
            | Event::Spied { .. }
            | Event::ConditionMet { .. }
            | Event::ObjectiveShown { .. }
            | Event::ScreenLifted { .. }
            | Event::Scored { .. }
    )
}

/// The event as a viewer learns of it.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    let mut seen = *event;
    let hidden_from = |seat: Seat| !viewer.is(seat);
    if let Event::Voted { seat, trend } = &mut seen
        && hidden_from(*seat)
    {
        *trend = None;
    }
    if let Event::TileDealt { seat, tile } = &mut seen
        && hidden_from(*seat)
    {
        *tile = None;
    }
    if let Event::BidPlaced { seat, florins } = &mut seen
        && hidden_from(*seat)
    {
        *florins = None;
    }
    if let Event::ObjectiveDealt { seat, objective } | Event::ObjectivePutBack { seat, objective } = &mut seen
        && hidden_from(*seat)
    {
        *objective = None;
    }
    if let Event::Spied { seat, target, objective } = &mut seen
        && hidden_from(*seat)
        && hidden_from(*target)
    {
        *objective = None;
    }
    if let Event::Hid { victim, cube, .. } = &mut seen
        && hidden_from(*victim)
    {
        *cube = None;
    }
    if let Event::Stole { seat, victim, cube, .. } = &mut seen
        && hidden_from(*seat)
        && hidden_from(*victim)
    {
        *cube = None;
    }
    seen
}
