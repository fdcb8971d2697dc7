//! What happened, as facts for the log, the animations and the search.

use crate::{
    goods::{Gain, Good},
    ids::{Attack, Card, Deck, Empire, Faction, LocationId, Tech, Title},
    phase::raze::RazeKind,
};
use approdo_contract::{Journal, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The journal of a step.
pub(crate) type Log = Journal<Event>;

/// A fact. A `card` that may be missing is secret: only the seat of the fact learns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say it, the clause in `narrate` says why")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Event {
    FactionChosen { seat: Seat, faction: Faction },
    LuckChooses { seat: Seat },
    Expanded { seat: Seat },
    NotExpanded { seat: Seat },
    CardReplaced { seat: Seat, old: Title, new: Title },
    DeckChanged { seat: Seat, swap: Option<(Title, Title)> },
    DeckBuilt { seat: Seat },
    FirstPlayer { seat: Seat },
    MarkerPassed { seat: Seat },
    RoundBegan { round: u8 },
    Drew { seat: Seat, deck: Deck, card: Option<Card> },
    NothingToDraw { seat: Seat, deck: Deck },
    Reshuffled,
    EventDrawn { card: Card },
    TurnedUp { card: Card },
    Picked { seat: Seat, card: Card },
    LeftOver { card: Card },
    VirtualTook { card: Card, at: LocationId },
    Dealt { seat: Seat, card: Option<Card> },
    Kept { seat: Seat, card: Option<Card> },
    HandedOn { seat: Seat, card: Option<Card> },
    Discarded { seat: Seat, card: Card },
    Collecting { seat: Seat },
    Gained { seat: Seat, gain: Gain, n: u16 },
    Spent { seat: Seat, good: Good, n: u16 },
    Lost { seat: Seat, good: Good, n: u16 },
    Stole { seat: Seat, from: Seat, good: Good },
    Returned { seat: Seat, good: Good, n: u16 },
    TurnBegan { seat: Seat },
    TurnEnded { seat: Seat },
    Passed { seat: Seat },
    Building { seat: Seat, card: Card },
    GaveUp { seat: Seat, card: Card, at: LocationId },
    FoundationUsed { seat: Seat, card: Card },
    Built { seat: Seat, card: Card, at: LocationId },
    DealMade { seat: Seat, card: Card, good: Gain },
    LocationDealMade { seat: Seat, card: Card, at: LocationId, good: Gain },
    LocationDealEnded { seat: Seat, card: Card, good: Gain },
    DealUsed { seat: Seat, good: Gain },
    DealGivenUp { seat: Seat, good: Gain },
    DealCancelled { seat: Seat, from: Empire, good: Gain },
    DealTaken { seat: Seat, from: Empire, good: Gain },
    Razing { seat: Seat, card: Card, from: RazeKind, at: LocationId },
    NotRazed { seat: Seat, card: Card },
    BecameFoundation { seat: Seat, card: Card, at: LocationId },
    Demolished { card: Card, at: LocationId, empire: Empire },
    Removed { card: Card, at: LocationId, empire: Empire },
    CashedIn { seat: Seat, good: Gain, n: u8 },
    Activated { seat: Seat, card: Card, at: LocationId, action: u8, times: u8 },
    InVain { seat: Seat, card: Card },
    ExchangeAnnounced { seat: Seat, pairs: u8 },
    Visited { seat: Seat, card: Card, at: LocationId },
    Produced { seat: Seat, card: Card, at: LocationId },
    Reacted { seat: Seat, card: Card, at: LocationId },
    Declined { seat: Seat },
    ScoreToken { seat: Seat, card: Card, at: LocationId },
    Aimed { seat: Seat, card: Card, at: LocationId },
    Blocked { seat: Seat, card: Card, at: LocationId },
    Unblocked { seat: Seat, card: Card, at: LocationId },
    Exhausted { seat: Seat, card: Card, at: LocationId },
    TakenOver { seat: Seat, card: Card, at: LocationId },
    Eavesdropped { seat: Seat, card: Card, at: LocationId },
    MustDiscard { seat: Seat, from: Seat },
    Buried { seat: Seat, card: Option<Card> },
    Restored { seat: Seat, card: Card, at: LocationId },
    DefensePlaced { seat: Seat, card: Card, at: LocationId },
    SamuraiDeployed { seat: Seat, card: Card, at: LocationId },
    TechPlaced { seat: Seat, tech: Tech, card: Card, at: LocationId },
    TechMoved { seat: Seat, tech: Tech, from: LocationId, card: Card, at: LocationId },
    TechLost { seat: Seat, tech: Tech, card: Card },
    Stored { seat: Seat, good: Good, card: Card, at: LocationId },
    Unstored { seat: Seat, good: Good, n: u16 },
    Stashed { seat: Seat, card: Option<Card>, at: LocationId },
    StashedGood { seat: Seat, good: Good, at: LocationId },
    CleanedUp { round: u8 },
    AttackTurnedUp { attack: Attack },
    Collected { card: Card, at: LocationId },
    AttackFailed,
    AttackStopped { card: Card, at: LocationId },
    AttackRazed { card: Card, at: LocationId },
    DefenseGone,
    Scored { seat: Seat, common: u16, faction: u16, features: u16 },
    GameEnded,
}

/// Whether the event revealed a secret: a hidden card becomes known to others.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Discarded { .. }
            | Event::HandedOn { .. }
            | Event::Building { .. }
            | Event::DealMade { .. }
            | Event::FoundationUsed { .. }
            | Event::Restored { .. }
            // Without a result it tells what the hand lacks, e.g. a card that could be built.
            | Event::InVain { .. }
            | Event::Razing { from: RazeKind::Hand, .. }
    )
}

/// The event as a viewer sees it: a secret card is shown only to the player who drew or chose it.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut seen = *event;
    if let Event::Drew { seat, card, .. }
    | Event::Dealt { seat, card }
    | Event::Kept { seat, card }
    | Event::HandedOn { seat, card }
    | Event::Buried { seat, card }
    | Event::Stashed { seat, card, .. } = &mut seen
        && !viewer.is(*seat)
    {
        *card = None;
    }
    // Others are not told about deck building: progress is no news, and the changes are secret.
    if let Event::DeckChanged { seat, .. } = seen
        && !viewer.is(seat)
    {
        return None;
    }
    Some(seen)
}
