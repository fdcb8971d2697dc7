//! The answer to an offer.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::stakes::{Stakes, price, rights};
use crate::{
    appraise::knowledge::Knowledge,
    frames::{Domestic, Export, Frame, Rouse},
    phase::offers,
    state::{Archipelago, Bundle, Cubes, Offer},
};
use approdo_contract::stage::Staged;

/// Whether the addressee is better off with the exchange. What it does for the maker is part of his outlook: a leader has
/// to pay more.
pub(super) fn is_welcome(game: &Archipelago, offer: &Offer) -> bool {
    let Offer { by, to, give, ask, changes: _ } = offer;
    if ask.is_empty() {
        return true;
    }
    // Whatever the position makes of it, nothing is given away, and nothing is sold for a trifle.
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

/// What is got must be worth so much of what is given, for anybody.
const LEAST: f32 = 0.7;
/// An exchange that hardly helps is not worth helping the other for.
const MARGIN: f32 = 0.003;

/// The position after the exchange, but for the stocks: those are a matter of what is known.
fn carried_out(game: &Archipelago, offer: &Offer) -> Archipelago {
    let mut after = game.clone();
    for (from, to, bundle) in [(offer.by, offer.to, &offer.give), (offer.to, offer.by, &offer.ask)] {
        let open = Bundle { florins: 0, cubes: Cubes::default(), tokens: 0, place: None, ..*bundle };
        offers::hand_over(&mut after, from, to, &open, &mut approdo_contract::Journal::off());
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
