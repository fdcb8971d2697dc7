//! What is going on before the first turn (section 5).

use super::{
    law,
    pieces::{SHIPS_OF_A_COLOUR, bands_on_board},
};
use crate::{
    content::{Setup, content},
    ids::Colour,
    phase::preliminary::{starting_bands, undrawn},
    state::{Armada, Berth},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// ARM-20.1: only three players draw a dummy.
pub(super) fn dummy(setup: &Setup) -> Result<(), String> {
    law(setup.dummy, || format!("{} players have no dummy", setup.players))
}

/// ARM-5.1: there is a choice to draw from; the last player takes what is left.
pub(super) fn colours(game: &Armada, seat: Seat) -> Result<(), String> {
    law(2 <= undrawn(game).count(), || format!("nothing is left to draw for seat {}", seat.0))
}

/// ARM-5.11: there are cards for everybody who still gets some.
pub(super) fn deal(game: &Armada, setup: &Setup, seat: Seat, left: u8) -> Result<(), String> {
    law(game.options.option_cards, || "cards are dealt without option cards".to_owned())?;
    law(seat.0 < game.seats, || format!("seat {} of {} seats is dealt cards", seat.0, game.seats))?;
    law((1..=setup.option_cards).contains(&left), || {
        format!("seat {} is dealt {left} more of {} cards", seat.0, setup.option_cards)
    })?;
    let due = u16::from(left) + u16::from(game.seats - 1 - seat.0) * u16::from(setup.option_cards);
    law(due <= u16::from(game.pile.len()), || {
        format!("{due} cards are to be dealt, but the pile has {}", game.pile.len())
    })?;
    unplaced(game, &Colour::ALL)
}

/// ARM-5.6: a colour with a player moors its ships.
pub(super) fn moor(game: &Armada, colour: Colour) -> Result<(), String> {
    law(game.seat_of(colour).is_some(), || format!("{} has nobody to moor its ships", colour.name()))?;
    unplaced(game, &Colour::ALL[colour.index()..])
}

/// ARM-5.7: the rest of the starting bands goes on the rest of the den.
pub(super) fn garrison(game: &Armada, colour: Colour, nth: u8, left: u8) -> Result<(), String> {
    let name = colour.name();
    law(game.seat_of(colour).is_some(), || format!("{name} has nobody to place its bands"))?;
    let den = &content().dens[colour.index()].territories;
    // The last territory receives the rest without a question.
    law(usize::from(nth) + 1 < den.len(), || {
        format!("the den of {name} has no territory number {nth} to choose bands for")
    })?;
    let (placed, all) = (bands_on_board(game, colour), u16::from(starting_bands(game, colour)));
    law(0 < left && placed + u16::from(left) == all, || {
        format!("{name} has placed {placed} bands and {left} are left, not {all} in all")
    })?;
    let free = |territory| game.controls(colour, territory) && game.territories[territory].bands == 0;
    law(den[usize::from(nth)..].iter().all(|territory| free(*territory)), || {
        format!("{name} has bands where it has not placed any yet")
    })?;
    unplaced(game, &Colour::ALL[colour.index() + 1..])
}

/// Colours that have not placed yet have nothing on the board (ARM-5.5).
fn unplaced(game: &Armada, colours: &[Colour]) -> Result<(), String> {
    let waiting = || colours.iter().copied().filter(|colour| game.seat_of(*colour).is_some());
    for colour in waiting() {
        let den = &content().dens[colour.index()];
        let own = den.territories.iter().all(|territory| game.controls(colour, *territory));
        let no_ships = den.cities.iter().all(|city| game.ship_on(*city).is_none());
        law(own && no_ships && bands_on_board(game, colour) == 0, || {
            format!("{} is yet to place its pieces, but its den is not empty", colour.name())
        })?;
    }
    let boxed = game.ships.values().iter().filter(|ship| ship.place == Berth::Box).count();
    let due = SHIPS_OF_A_COLOUR * waiting().count();
    law(due <= boxed, || format!("{due} ships are yet to be moored, but {boxed} are in the box"))
}
