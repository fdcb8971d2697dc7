//! The faults that can be planted in the toy, one at a time.

use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// A mistake that the author of a game could make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Only a seat that holds a shield is asked whether it uses one.
    AskOnlyTheHolder,
    /// The view counts everybody's treasures.
    CountTreasures,
    /// A bid may be higher than the bidder's coins.
    Overdraft,
    /// Everybody is told which card was drawn.
    OpenDraw,
    /// The view shows sealed bids.
    VisibleBid,
    /// A shield that was used is nowhere.
    LostCard,
    /// A redeal deals the observer another hand.
    RedealOwnHand,
    /// A redeal does nothing.
    RedealNothing,
    /// A redeal leaves sealed bids as they are.
    RedealKeepsBids,
    /// A redeal leaves hands with a treasure as they are.
    RedealPeeks,
    /// A seat without coins can do nothing in its turn.
    DeadEnd,
    /// Fishing is better when the journal has a reader.
    JournalSteers,
    /// Of equal bids the one that arrived last wins.
    TiesByArrival,
    /// Drawing is left out of the list in every other round.
    ForgottenMove,
    /// Why a raid is refused depends on the target's hand.
    TellingRefusal,
    /// Why a seat that is not asked may not use a shield depends on the hands of others.
    TellingOutOfTurn,
    /// A seat that is not asked is told a clause of another game.
    ForeignOutOfTurn,
    /// The fast list of legal moves has another order.
    WrongLegalList,
    /// A counter is cut off when it is stored.
    Unstorable,
    /// A candidate is listed twice.
    DuplicateCandidate,
    /// Rounds are not counted.
    NeverEnds,
    /// Asking about a shield outside a raid panics.
    PanickingCheck,
    /// A bid changes everybody's view without an event.
    SilentBid,
    /// The event that opens the bids is not marked as revealing.
    UnmarkedReveal,
    /// Fishing does nothing at all.
    IdleStep,
    /// Every second setup is another.
    DriftingSetup,
    /// Every third setup is another.
    DriftingUndo,
    /// A sentence speaks of a piece that has no name.
    NamelessPiece,
    /// A refusal cites the rulebook of another game.
    ForeignClause,
    /// A seat that is not there is asked.
    NoSuchSeat,
    /// The setup refuses options that the game proposes.
    PickySetup,
    /// The die of a raid has more faces when the target holds shields.
    TellingDie,
    /// A raid asks its target about a raid by itself.
    ImpossibleFrame,
    /// The setup leaves a frame on top that does not wait.
    SleepingFrame,
    /// Why a raid is refused depends on the target's hand, beside the clause.
    TellingReason,
    /// A raid is made by the same gesture on every target.
    TwinGestures,
    /// The account forgets the treasures.
    WrongSum,
    /// What falls due later differs at every call (not deterministic).
    DriftingPrice,
    /// A tally that has run out is omitted.
    SkippedTally,
    /// A listed bid has no number.
    UnnumberedBid,
}

thread_local! {
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// Counts the calls of a test: hidden state of a game that is not deterministic.
pub fn count() -> u32 {
    COUNT.replace(COUNT.get() + 1)
}

/// Resets the count.
pub fn forget() {
    COUNT.set(0);
}
