//! What one viewer may know (ARC-1.13): everything but what lies behind the screens of others, their objectives,
//! their tiles of turn 0, and what is sealed.

use crate::{
    asking::{self, Asking, Crisis},
    chart::Chart,
    content::{Row, content},
    events::{self, Event},
    frames::Hidden,
    ids::{Building, CardId, MARKETS, Market, ObjectiveId, RESOURCES, RegionId, Resource, TileId, TrendId},
    options::Options,
    outline,
    phase::offers,
    phases::Phase,
    redeal,
    score::{self, Reckoning},
    sets::IdSet,
    state::{Archipelago, Bank, Cubes, Ending, Evolution, Explorers, Offer, Player, Round, SEATS, Wheel},
    text,
    units::Units,
};
use approdo_contract::{Seat, SeatSet, Secrets, Viewer, rand_core::Rng};
use approdo_pieces::{ById, NamedId};
use arrayvec::ArrayVec;
use serde::Serialize;

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are those of the state")]
pub struct View {
    pub options: Options,
    pub seats: u8,
    pub turn: u8,
    pub phase: Phase,
    #[cfg_attr(test, ts(type = "Seat"))]
    pub active: Seat,
    #[cfg_attr(test, ts(type = "Seat[]"))]
    pub order: ArrayVec<Seat, SEATS>,
    /// What is being decided, where it is about something on the board.
    pub asking: Option<Asking>,
    /// The crisis that is being dealt with, also while an offer is made in it.
    pub crisis: Option<Crisis>,
    /// What the viewer has in his hands while he is robbed, the left one first (ARC-27.11).
    pub hands: Vec<Hidden>,
    /// The places of the new order, while it is decided (ARC-10.3).
    #[cfg_attr(test, ts(type = "(Seat | null)[] | null"))]
    pub places: Option<Vec<Option<Seat>>>,
    /// Who has placed a bid that is still sealed.
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub has_bid: SeatSet,
    /// The viewer's own sealed bid.
    pub bid: Option<u8>,
    /// Who has voted while the votes are sealed.
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub has_voted: SeatSet,
    /// The viewer's own sealed vote.
    pub vote: Option<TrendId>,
    pub population: u8,
    pub rebellion: u8,
    pub surplus: u8,
    #[cfg_attr(test, ts(type = "Record<Market, Cubes>"))]
    pub markets: ById<Market, Cubes, MARKETS>,
    /// What the last cube of each zone costs and the next one brings (ARC-18.2, ARC-18.3).
    #[cfg_attr(test, ts(type = "Record<Market, Record<Resource, Price>>"))]
    pub prices: ById<Market, ById<Resource, Price, RESOURCES>, MARKETS>,
    /// What boards I to IV would do in Phase 3 now (section 11), and what a worker costs.
    pub boards: [Row; 4],
    pub bank: Bank,
    pub explorers: Explorers,
    pub wheel: Wheel,
    #[cfg_attr(test, ts(type = "Placed[]"))]
    pub chart: Chart,
    /// Who controls each region of the chart and its buildings, in the order of the chart.
    pub control: Vec<Control>,
    #[cfg_attr(test, ts(type = "Stack[]"))]
    pub units: Units,
    /// The pieces that moves touch, in the order of the units.
    pub unit_pieces: Vec<u16>,
    /// Tiles in the stack, the visible one included.
    pub stack_size: u8,
    pub top_tile: Option<RegionId>,
    pub discarded_tiles: IdSet<TileId>,
    /// The viewer's own tiles in turn 0.
    pub hand: IdSet<TileId>,
    #[cfg_attr(test, ts(type = "number[]"))]
    pub hand_sizes: ArrayVec<u8, SEATS>,
    pub evolution: Evolution,
    #[cfg_attr(test, ts(type = "Screen[]"))]
    pub players: ArrayVec<Screen, SEATS>,
    #[cfg_attr(test, ts(type = "TrendId[]"))]
    pub trends: ArrayVec<TrendId, 2>,
    #[cfg_attr(test, ts(type = "ObjectiveId[]"))]
    pub open_objectives: ArrayVec<ObjectiveId, SEATS>,
    pub revealed: IdSet<ObjectiveId>,
    pub met: IdSet<ObjectiveId>,
    pub round: Round,
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub passed: SeatSet,
    pub offer: Option<Offer>,
    #[cfg_attr(test, ts(type = "number[]"))]
    pub offers: [u8; SEATS],
    #[cfg_attr(test, ts(type = "number[]"))]
    pub crisis_offers: [u8; SEATS],
    /// How many offers each player may still make in the running window (ARC-7.8).
    #[cfg_attr(test, ts(type = "number[]"))]
    pub offers_left: ArrayVec<u8, SEATS>,
    pub ending: Option<Ending>,
    /// How far the end conditions have come that the viewer knows and can count (ARC-28.2).
    pub conditions: Vec<Condition>,
    /// The final reckoning, line by line, once the game is over (ARC-29.3).
    pub reckoning: Vec<Reckoning>,
}

/// What buying and selling costs in a zone of a market; nothing where it is empty, or full.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Price {
    pub buy: Option<u8>,
    pub sell: Option<u8>,
}

/// How far the end condition of an objective has come (ARC-28.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Condition {
    pub objective: ObjectiveId,
    pub now: u8,
    pub needed: u8,
}

/// Who controls a region and its buildings (section 24).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Control {
    pub region: RegionId,
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub town: Option<Seat>,
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub market: Option<Seat>,
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub port: Option<Seat>,
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub temple: Option<Seat>,
}

/// A player as the viewer sees him; what a screen hides is absent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are those of the state")]
pub struct Screen {
    pub florins: Option<u8>,
    #[cfg_attr(test, ts(type = "Cubes | null"))]
    pub cubes: Option<Cubes>,
    pub tokens: Option<u8>,
    pub discs: u8,
    pub discs_on_cards: u8,
    pub free_discs: u8,
    pub citizens: u8,
    pub ships: u8,
    pub cards: IdSet<CardId>,
    /// The objective cards he holds; those the viewer does not know are absent.
    #[cfg_attr(test, ts(type = "(ObjectiveId | null)[]"))]
    pub objectives: ArrayVec<Option<ObjectiveId>, 4>,
    /// What he has put back into the box, if the viewer is he.
    #[cfg_attr(test, ts(type = "ObjectiveId[]"))]
    pub put_back: ArrayVec<ObjectiveId, 2>,
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub spied: SeatSet,
    pub sector: u8,
}

impl Secrets for Archipelago {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        // No `..`: a new field needs a decision about who may see it.
        let Archipelago {
            options,
            seats,
            turn,
            phase,
            active,
            order,
            places,
            bids,
            votes,
            population,
            rebellion,
            surplus,
            markets,
            bank,
            explorers,
            wheel,
            chart,
            units,
            before_migration: _,
            tiles,
            evolution,
            players: _,
            trends,
            open_objectives,
            revealed,
            met,
            round,
            passed,
            offer,
            offers,
            crisis_offers,
            ending,
            frames: _,
        } = self;
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < *seats => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let mut view = View {
            options: *options,
            seats: *seats,
            turn: *turn,
            phase: *phase,
            active: *active,
            order: order.clone(),
            asking: asking::asking(self),
            crisis: asking::crisis(self),
            hands: asking::hands(self, own),
            places: asking::is_arranging(self).then(|| places[..usize::from(*seats)].to_vec()),
            has_bid: self.all_seats().filter(|seat| bids[seat.index()].is_some()).collect(),
            bid: own.and_then(|seat| bids[seat.index()]),
            has_voted: self.all_seats().filter(|seat| votes[seat.index()].is_some()).collect(),
            vote: own.and_then(|seat| votes[seat.index()]),
            population: *population,
            rebellion: *rebellion,
            surplus: *surplus,
            markets: *markets,
            prices: prices(markets),
            boards: boards(self),
            bank: *bank,
            explorers: *explorers,
            wheel: *wheel,
            chart: chart.clone(),
            control: control(self),
            units: units.clone(),
            unit_pieces: units.iter().map(|stack| text::unit(stack).id).collect(),
            stack_size: tiles.stack.len() + u8::from(tiles.top.is_some()),
            top_tile: tiles.top,
            discarded_tiles: tiles.discard,
            hand: own.map(|seat| tiles.hands[seat.index()]).unwrap_or_default(),
            hand_sizes: self.all_seats().map(|seat| tiles.hands[seat.index()].len()).collect(),
            evolution: *evolution,
            players: self.all_seats().map(|seat| screen(self, seat, own)).collect(),
            trends: trends.clone(),
            open_objectives: open_objectives.clone(),
            revealed: *revealed,
            met: *met,
            round: *round,
            passed: *passed,
            offer: *offer,
            offers: *offers,
            crisis_offers: *crisis_offers,
            offers_left: self.all_seats().map(|seat| offers::left(self, seat)).collect(),
            ending: *ending,
            conditions: Vec::new(),
            reckoning: match ending {
                Some(Ending::Objective | Ending::LastTurn) => score::reckon(self),
                Some(Ending::Independence) | None => Vec::new(),
            },
        };
        view.conditions = outline::conditions(&view);
        view
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(events::witness(event, viewer))
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        redeal::redeal(self, observer, rng);
    }

    fn reveals(event: &Event) -> bool {
        events::reveals(event)
    }
}

fn control(game: &Archipelago) -> Vec<Control> {
    let of = |placed: &crate::chart::Placed| Control {
        region: placed.region,
        town: game.controller(placed, Building::Town),
        market: game.controller(placed, Building::Market),
        port: game.controller(placed, Building::Port),
        temple: game.controller(placed, Building::Temple),
    };
    game.chart.regions().iter().map(of).collect()
}

fn prices(markets: &ById<Market, Cubes, MARKETS>) -> ById<Market, ById<Resource, Price, RESOURCES>, MARKETS> {
    ById::from_fn(|market: Market| {
        ById::from_fn(|resource: Resource| {
            let stall = &content().markets[market.index()][resource.index()];
            let cubes = markets[market][resource];
            let price = |cube: u8| (1..=stall.slots).contains(&cube).then(|| stall.price[usize::from(cube)]);
            Price { buy: price(cubes), sell: price(cubes + 1) }
        })
    })
}

/// ARC-11.2 to ARC-11.6: the rows that count, those of a market together.
fn boards(game: &Archipelago) -> [Row; 4] {
    let market = |market: Market| {
        Resource::ALL.iter().fold(Row::default(), |sum, resource| {
            let cubes = usize::from(game.markets[market][*resource]);
            let row = content().markets[market.index()][resource.index()].rows[cubes];
            Row {
                surplus: sum.surplus + row.surplus,
                rebellion: sum.rebellion + row.rebellion,
                recruit_price: 0,
            }
        })
    };
    [
        market(Market::Domestic),
        market(Market::Export),
        content().stability[usize::from(game.population)],
        content().surplus[usize::from(game.surplus)],
    ]
}

fn screen(game: &Archipelago, seat: Seat, own: Option<Seat>) -> Screen {
    // No `..`: a new field needs a decision about who may see it.
    let Player {
        florins,
        cubes,
        tokens,
        discs,
        discs_on_cards,
        citizens,
        ships,
        cards,
        objectives,
        put_back,
        spied,
        sector,
    } = game.player(seat);
    let is_own = own == Some(seat);
    // When the game is over everything is laid open (ARC-29.3).
    let lifted = is_own || game.ending.is_some();
    let has_spied = own.is_some_and(|own| game.player(own).spied.contains(seat));
    let known = |objective: ObjectiveId| lifted || has_spied || game.revealed.contains(objective);
    Screen {
        florins: lifted.then_some(*florins),
        cubes: lifted.then_some(*cubes),
        tokens: lifted.then_some(*tokens),
        discs: *discs,
        discs_on_cards: *discs_on_cards,
        free_discs: game.free_discs(seat),
        citizens: *citizens,
        ships: *ships,
        cards: *cards,
        objectives: shown(objectives, known),
        put_back: if is_own { put_back.clone() } else { ArrayVec::new() },
        spied: *spied,
        sector: *sector,
    }
}

/// Known cards first, so that their places do not tell the others apart.
fn shown(
    objectives: &[ObjectiveId],
    known: impl Fn(ObjectiveId) -> bool,
) -> ArrayVec<Option<ObjectiveId>, 4> {
    let open = objectives.iter().copied().filter(|objective| known(*objective)).map(Some);
    let hidden = objectives.iter().filter(|objective| !known(**objective)).map(|_| None);
    open.chain(hidden).collect()
}
