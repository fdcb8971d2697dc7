//! What a position is worth to the Separatist: he alone wins if the colony is lost (ARC-13.6).

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use crate::{
    content::{Action, content},
    ids::Zone,
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// He wins if the colony is lost, and may win by points if it is not (ARC-29.7).
pub(super) fn prospects(game: &Archipelago, seat: Seat, calm: f32, ahead: f32) -> f32 {
    // While the colony is calm he plays like the others; he strikes when it is weak.
    let lost = (1.0 - calm).max(0.0).powf(PATIENCE);
    // Raising taxes again and again gives him away.
    let lost = lost * (-COVER * f32::from(taxes(game, seat).saturating_sub(1))).exp();
    lost + (1.0 - lost) * ahead
}

/// Exponent: how weak the colony must look before he works against it.
const PATIENCE: f32 = 2.0;
/// Decay of his hope with each further Taxes action of a turn.
const COVER: f32 = 1.0;

/// Taxes actions of a player in this turn; all can see them.
fn taxes(game: &Archipelago, seat: Seat) -> u8 {
    let taxes = Zone::all().filter(|zone| content().zones[zone.index()].action == Action::Tax);
    taxes.map(|zone| game.wheel.discs[zone][seat.index()]).sum()
}
