//! The position as one viewer may know it (ARM-4.14): everything but the hands of others and the draw pile.

use crate::{
    asking::Asking,
    holdings::Holdings,
    ids::{COLOURS, Colour, SHIPS, ShipId, TERRITORIES, TerritoryId},
    options::Options,
    score,
    state::{Armada, Cards, Claim, Ending, Ground, Owner, Ship, Surprise, Turn},
};
use approdo_contract::{Seat, Viewer};
use approdo_pieces::ById;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are those of the state")]
pub struct View {
    pub options: Options,
    pub seats: u8,
    #[cfg_attr(test, ts(type = "Record<Colour, Owner>"))]
    pub owners: ById<Colour, Owner, COLOURS>,
    #[cfg_attr(test, ts(type = "Record<TerritoryId, Ground>"))]
    pub territories: ById<TerritoryId, Ground, TERRITORIES>,
    #[cfg_attr(test, ts(type = "Record<ShipId, Ship>"))]
    pub ships: ById<ShipId, Ship, SHIPS>,
    #[cfg_attr(test, ts(type = "Record<Colour, number>"))]
    pub reserve: ById<Colour, u8, COLOURS>,
    pub treasury: u8,
    pub native_supply: u8,
    #[cfg_attr(test, ts(type = "Record<Colour, number>"))]
    pub lost_ships: ById<Colour, u8, COLOURS>,
    /// The viewer's own cards; none for a spectator.
    #[cfg_attr(test, ts(type = "Cards | null"))]
    pub hand: Option<Cards>,
    #[cfg_attr(test, ts(type = "number[]"))]
    pub hand_sizes: ArrayVec<u8, 4>,
    pub pile_size: u8,
    #[cfg_attr(test, ts(type = "Cards"))]
    pub discard: Cards,
    /// Cards the viewer has passed over in its own running Grand Strategy.
    #[cfg_attr(test, ts(type = "Cards | null"))]
    pub seen: Option<Cards>,
    #[cfg_attr(test, ts(type = "Record<Colour, Claim>"))]
    pub claims: ById<Colour, Claim, COLOURS>,
    #[cfg_attr(test, ts(type = "Record<Colour, number>"))]
    pub turns_begun: ById<Colour, u8, COLOURS>,
    pub round: u8,
    pub turn: Turn,
    pub surprise: Option<Surprise>,
    #[cfg_attr(test, ts(type = "Colour[]"))]
    pub out: ArrayVec<Colour, COLOURS>,
    pub ending: Option<Ending>,
    /// The colour in whose name a player is asked; none where luck decides or the player is asked for both colours.
    pub asked: Option<Colour>,
    /// What is asked, as far as the board shows it.
    pub asking: Option<Asking>,
    /// What each colour has on the board.
    #[cfg_attr(test, ts(type = "Record<Colour, Holdings>"))]
    pub holdings: ById<Colour, Holdings, COLOURS>,
    /// Scores as they stand (ARM-14.5), by colour.
    #[cfg_attr(test, ts(type = "Record<Colour, number>"))]
    pub scores: ById<Colour, u16, COLOURS>,
}

pub(crate) fn view(game: &Armada, viewer: Viewer) -> View {
    // No `..`: for each new field it must be decided here who may see it.
    let Armada {
        options,
        seats,
        owners,
        territories,
        ships,
        reserve,
        treasury,
        native_supply,
        lost_ships,
        hands,
        pile,
        discard,
        seen,
        claims,
        turns_begun,
        round,
        turn,
        surprise,
        out,
        ending,
        frames: _,
    } = game;
    let own = match viewer {
        Viewer::Seat(seat) if seat.0 < *seats => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    let searches = |seat: Seat| game.seat_of(game.acting()) == Some(seat);
    let looks = own.is_some_and(searches);
    let (asked, asking) = game.top().map_or((None, None), |frame| frame.asked(game, looks));
    View {
        options: *options,
        seats: *seats,
        owners: *owners,
        territories: *territories,
        ships: *ships,
        reserve: *reserve,
        treasury: *treasury,
        native_supply: *native_supply,
        lost_ships: *lost_ships,
        hand: own.map(|seat| hands[seat.index()]),
        hand_sizes: hands[..usize::from(*seats)].iter().map(Cards::len).collect(),
        pile_size: pile.len(),
        discard: *discard,
        seen: own.filter(|seat| searches(*seat)).map(|_| *seen),
        claims: *claims,
        turns_begun: *turns_begun,
        round: *round,
        turn: *turn,
        surprise: *surprise,
        out: out.clone(),
        ending: *ending,
        asked,
        asking,
        holdings: ById::from_fn(|colour| game.holdings(colour)),
        scores: ById::from_fn(|colour: Colour| score::score(game, colour)),
    }
}
