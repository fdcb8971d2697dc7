//! What one viewer may know (ARC-1.13): everything but what lies behind the screens of others, their objectives,
//! their tiles of turn 0, and what is sealed.

use crate::{
    chart::Chart,
    frames::{Frame, Guess, Hide},
    ids::{Building, CardId, MARKETS, Market, ObjectiveId, RegionId, TileId, TrendId},
    options::Options,
    phase::offers,
    phases::Phase,
    score::{self, Reckoning},
    sets::IdSet,
    state::{
        Archipelago, Bank, Cubes, Ending, Evolution, Explorers, MOST_FRAMES, Offer, Player, Round, SEATS,
        Wheel,
    },
    units::Units,
};
use approdo_contract::{Seat, SeatSet, Viewer};
use approdo_pieces::ById;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of the state")]
pub struct View {
    pub options: Options,
    pub seats: u8,
    pub turn: u8,
    pub phase: Phase,
    pub active: Seat,
    pub order: ArrayVec<Seat, SEATS>,
    pub places: [Option<Seat>; SEATS],
    /// Who has placed a bid that is still sealed.
    pub has_bid: SeatSet,
    /// The viewer's own sealed bid.
    pub bid: Option<u8>,
    /// Who has voted while the votes are sealed.
    pub has_voted: SeatSet,
    /// The viewer's own sealed vote.
    pub vote: Option<TrendId>,
    pub population: u8,
    pub rebellion: u8,
    pub surplus: u8,
    pub markets: ById<Market, Cubes, MARKETS>,
    pub bank: Bank,
    pub explorers: Explorers,
    pub wheel: Wheel,
    pub chart: Chart,
    /// Who controls each region of the chart and its buildings, in the order of the chart.
    pub control: Vec<Control>,
    pub units: Units,
    /// Tiles in the stack, the visible one included.
    pub stack_size: u8,
    pub top_tile: Option<RegionId>,
    pub discarded_tiles: IdSet<TileId>,
    /// The viewer's own tiles in turn 0.
    pub hand: IdSet<TileId>,
    pub hand_sizes: ArrayVec<u8, SEATS>,
    pub evolution: Evolution,
    pub players: ArrayVec<Screen, SEATS>,
    pub trends: ArrayVec<TrendId, 2>,
    pub open_objectives: ArrayVec<ObjectiveId, SEATS>,
    pub revealed: IdSet<ObjectiveId>,
    pub met: IdSet<ObjectiveId>,
    pub round: Round,
    pub passed: SeatSet,
    pub offer: Option<Offer>,
    pub offers: [u8; SEATS],
    pub crisis_offers: [u8; SEATS],
    /// How many offers each player may still make in the running window (ARC-7.8).
    pub offers_left: ArrayVec<u8, SEATS>,
    pub ending: Option<Ending>,
    /// What still has to happen; the hands of the Thief's victim show to him alone.
    pub frames: ArrayVec<Frame, MOST_FRAMES>,
    /// The final reckoning, line by line, once the game is over (ARC-29.3).
    pub reckoning: Vec<Reckoning>,
}

/// Who controls a region and its buildings (section 24).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Control {
    pub region: RegionId,
    pub town: Option<Seat>,
    pub market: Option<Seat>,
    pub port: Option<Seat>,
    pub temple: Option<Seat>,
}

/// A player as the viewer sees him; what a screen hides is absent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of the state")]
pub struct Screen {
    pub florins: Option<u8>,
    pub cubes: Option<Cubes>,
    pub tokens: Option<u8>,
    pub discs: u8,
    pub discs_on_cards: u8,
    pub free_discs: u8,
    pub citizens: u8,
    pub ships: u8,
    pub cards: IdSet<CardId>,
    /// The objective cards he holds; those the viewer does not know are absent.
    pub objectives: ArrayVec<Option<ObjectiveId>, 4>,
    /// What he has put back into the box, if the viewer is he.
    pub put_back: ArrayVec<ObjectiveId, 2>,
    pub spied: SeatSet,
    pub sector: u8,
}

pub(crate) fn view(game: &Archipelago, viewer: Viewer) -> View {
    // No `..`: whoever adds a field decides here who may see it.
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
        frames,
    } = game;
    let own = match viewer {
        Viewer::Seat(seat) if seat.0 < *seats => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    View {
        options: *options,
        seats: *seats,
        turn: *turn,
        phase: *phase,
        active: *active,
        order: order.clone(),
        places: *places,
        has_bid: game.all_seats().filter(|seat| bids[seat.index()].is_some()).collect(),
        bid: own.and_then(|seat| bids[seat.index()]),
        has_voted: game.all_seats().filter(|seat| votes[seat.index()].is_some()).collect(),
        vote: own.and_then(|seat| votes[seat.index()]),
        population: *population,
        rebellion: *rebellion,
        surplus: *surplus,
        markets: *markets,
        bank: *bank,
        explorers: *explorers,
        wheel: *wheel,
        chart: chart.clone(),
        control: control(game),
        units: units.clone(),
        stack_size: tiles.stack.len() + u8::from(tiles.top.is_some()),
        top_tile: tiles.top,
        discarded_tiles: tiles.discard,
        hand: own.map(|seat| tiles.hands[seat.index()]).unwrap_or_default(),
        hand_sizes: game.all_seats().map(|seat| tiles.hands[seat.index()].len()).collect(),
        evolution: *evolution,
        players: game.all_seats().map(|seat| screen(game, seat, own)).collect(),
        trends: trends.clone(),
        open_objectives: open_objectives.clone(),
        revealed: *revealed,
        met: *met,
        round: *round,
        passed: *passed,
        offer: *offer,
        offers: *offers,
        crisis_offers: *crisis_offers,
        offers_left: game.all_seats().map(|seat| offers::left(game, seat)).collect(),
        ending: *ending,
        frames: frames.iter().map(|frame| open_frame(*frame, own)).collect(),
        reckoning: match ending {
            Some(Ending::Objective | Ending::LastTurn) => score::reckon(game),
            Some(Ending::Independence) | None => Vec::new(),
        },
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

fn screen(game: &Archipelago, seat: Seat, own: Option<Seat>) -> Screen {
    // No `..`: whoever adds a field decides here who may see it.
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

/// A frame without what only the Thief's victim knows (ARC-27.12).
fn open_frame(mut frame: Frame, own: Option<Seat>) -> Frame {
    if let Frame::Hide(Hide { victim, left }) = &mut frame
        && own != Some(*victim)
    {
        *left = None;
    }
    if let Frame::Guess(Guess { victim, hands }) = &mut frame
        && own != Some(*victim)
    {
        *hands = None;
    }
    frame
}
