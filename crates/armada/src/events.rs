//! What happened, as facts for the log, the animations and the search.

use crate::{
    content::{Rolled, Volley},
    frames::Side,
    ids::{Card, Colour, Place, SeaId, ShipId, TerritoryId},
    state::Flag,
};
use approdo_contract::{Journal, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The journal of a step.
pub(crate) type Log = Journal<Event>;

/// A fact. Everything is open except the cards in `Dealt`, `Drew` and `Looked`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say it, the clause in `narrate` says why")]
pub enum Event {
    DummyDrawn { colour: Colour },
    ColourDrawn { seat: Seat, colour: Colour },
    Dealt { seat: Seat, card: Option<Card> },
    Moored { colour: Colour, first: TerritoryId, second: TerritoryId },
    Garrisoned { colour: Colour, territory: TerritoryId, bands: u8 },
    TurnBegan { seat: Seat, colour: Colour, round: u8 },
    Launched { colour: Colour, ship: ShipId, sea: SeaId },
    SetOut { colour: Colour, from: Place, to: Place },
    GroupChosen { colour: Colour, bands: u8 },
    Hauled { colour: Colour, from: Place, to: Place, bands: u8, ingots: u8 },
    Invaded { colour: Colour, territory: TerritoryId, previous: Flag },
    ShipCaptured { colour: Colour, ship: ShipId },
    Boarded { colour: Colour, ship: ShipId },
    Sailed { colour: Colour, ship: ShipId, from: SeaId, to: SeaId },
    Exploring { colour: Colour, territory: TerritoryId },
    GoldRolled { territory: TerritoryId, gold: u8 },
    NativesRolled { territory: TerritoryId, natives: u8 },
    Explored { colour: Colour, territory: TerritoryId, gold: u8, natives: u8, multiplied: bool },
    Attacking { colour: Colour, from: Place, target: Place },
    CombatRolled { colour: Colour, from: Place, target: Place, result: Volley },
    WeaponPlayed { seat: Seat, card: Card, result: Volley },
    ReactionPassed { seat: Seat, side: Side },
    Fought { from: Place, target: Place, attackers_lost: u8, defenders_lost: u8 },
    Sunk { colour: Colour, ship: ShipId, gold: u8 },
    Destroyed { colour: Colour, ship: ShipId },
    Converted { colour: Colour, territory: TerritoryId, bands: u8 },
    Recruiting { colour: Colour, bands: u8 },
    Recruited { colour: Colour, territory: TerritoryId },
    RecruitSkipped { colour: Colour },
    Buying { colour: Colour },
    Paid { colour: Colour, place: Place },
    Reshuffled,
    Drew { seat: Seat, card: Option<Card> },
    CardPlayed { seat: Seat, card: Card },
    GainedMp { colour: Colour, mp: u8 },
    GoldPlaced { colour: Colour, territory: TerritoryId, gold: u8 },
    Mustered { piece: Rolled, count: u8 },
    Stationed { colour: Colour, piece: Rolled, territory: TerritoryId, previous: Flag, count: u8 },
    Looked { seat: Seat, card: Option<Card> },
    Kept { seat: Seat },
    LookedAway { seat: Seat },
    Seized { colour: Colour, ship: ShipId, previous: Colour, bands: u8 },
    Built { colour: Colour, ship: ShipId, territory: TerritoryId },
    WindowPassed { seat: Seat, rest_of_turn: bool },
    SurpriseBegan { colour: Colour, mp: u8 },
    SurpriseEnded { colour: Colour },
    TurnEnded { colour: Colour },
    Declared { colour: Colour },
    ClaimFailed { colour: Colour },
    Eliminated { colour: Colour },
    Discarded { seat: Seat, card: Card },
    Resigned { seat: Seat },
    Won { colour: Colour },
    LastPlayer { seat: Seat },
    LastRound { round: u8 },
}

/// Whether the event revealed a secret: which cards a hand held.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(event, Event::CardPlayed { .. } | Event::WeaponPlayed { .. } | Event::Discarded { .. })
}

/// The event as a viewer sees it: a card is shown only to the player who drew or saw it.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    let mut seen = *event;
    if let Event::Dealt { seat, card } | Event::Drew { seat, card } | Event::Looked { seat, card } = &mut seen
        && !viewer.is(*seat)
    {
        *card = None;
    }
    seen
}
