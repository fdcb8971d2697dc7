//! The answer to an offer.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::stakes::{Stakes, price, rights};
use crate::{
    appraise::knowledge::Knowledge,
    frames::{Domestic, Export, Frame, Rouse},
    phase::goods,
    state::{Archipelago, Bundle, Cubes, Offer},
};
use approdo_contract::Staged;

/// Whether the addressee is better off with the exchange. What it does for the maker is part of his outlook: a leader has
/// to pay more.
pub(super) fn is_welcome(game: &Archipelago, offer: &Offer) -> bool {
    let Offer { by, to, give, ask, changes: _ } = offer;
    if ask.is_empty() {
        return true;
    }
    // Even for a better outlook: no gifts, and no sale far below the price.
    let (got, gone) = (price(game, *by, *to, give), price(game, *to, *by, ask));
    if got < LEAST * gone || got <= 0.0 {
        return false;
    }
    let known = Knowledge::of(game, *to);
    let before = Stakes::new(game, *to, &known).outlook(&known, 0.0);
    let extra = rights(game, *by, *to, give).0 - rights(game, *to, *by, ask).1;
    let exchanged = known.exchanged(*by, *to, give, ask);
    let after = Stakes::new(&carried_out(game, offer), *to, &known).outlook(&exchanged, extra);
    before * (1.0 + MARGIN) < after
}

/// Least share of the price of what is given that must come back.
const LEAST: f32 = 0.7;
/// Least gain of a deal: below it helping the other is not worth it.
const MARGIN: f32 = 0.003;

/// The position after the exchange, except for the stocks, which are part of `Knowledge`.
fn carried_out(game: &Archipelago, offer: &Offer) -> Archipelago {
    let mut after = game.clone();
    for (from, to, bundle) in [(offer.by, offer.to, &offer.give), (offer.to, offer.by, &offer.ask)] {
        let open = Bundle { florins: 0, cubes: Cubes::default(), tokens: 0, place: None, ..*bundle };
        goods::hand_over(&mut after, from, to, &open, &mut approdo_contract::Journal::off());
    }
    relieve(&mut after, offer);
    after
}

/// Cubes that go to the responsible player of a crisis are used there (ARC-12.7, ARC-12.18), if the giver cannot do it
/// himself any more.
fn relieve(game: &mut Archipelago, offer: &Offer) {
    let is_window = |frame: &Frame| !matches!(frame, Frame::Draft | Frame::Answer);
    let Some(window) = game.frames.iter().rposition(is_window) else { return };
    let place = game.order.iter().position(|seat| *seat == offer.to);
    let too_late = |nth: u8| place.is_some_and(|place| place < usize::from(nth));
    if let Frame::Domestic(Domestic { resource, feeds, nth }) = game.frames[window]
        && too_late(nth)
    {
        let left = feeds.saturating_mul(offer.ask.cubes[resource]);
        game.pop();
        game.push(Rouse { left, nth });
    }
    if let Frame::Export(Export { resource, missing, nth }) = game.frames[window]
        && too_late(nth)
    {
        let missing = missing.saturating_sub(offer.ask.cubes[resource]);
        game.frames[window] = Frame::Export(Export { resource, missing, nth });
    }
}
