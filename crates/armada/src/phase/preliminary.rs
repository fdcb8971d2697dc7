//! Colours, cards and the preliminary round (section 5, and the set-ups of sections 19 and 20).

use crate::{
    content::{Setup, content},
    events::{Event, Log},
    frames::Frame,
    ids::{Colour, PresetId, ShipId, TerritoryId},
    moves::{Move, TwoCities},
    state::{Armada, Berth, Owner},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// The set-up for this number of players.
pub(crate) fn setup_for(seats: u8) -> Option<&'static Setup> {
    content().setups.iter().find(|setup| setup.players == seats)
}

/// The groups of colours that nobody has drawn yet.
pub(crate) fn undrawn(game: &Armada) -> impl Iterator<Item = &'static Vec<Colour>> + '_ {
    let setup = setup_for(game.seats).expect("the seats were checked at the setup");
    setup.groups.iter().filter(|group| group.iter().all(|colour| game.owners[*colour] == Owner::Undrawn))
}

/// ARM-20.1 to ARM-20.3: the dummy's colour is drawn and its bands are placed.
pub(crate) fn dummy_drawn(game: &mut Armada, picked: u16, log: &mut Log) {
    let setup = setup_for(game.seats).expect("the seats were checked at the setup");
    let colour = undrawn(game).nth(usize::from(picked)).expect("luck picked an undrawn group")[0];
    game.frames.pop();
    game.owners[colour] = Owner::Dummy;
    game.reserve[colour] = 0;
    let den = &content().dens[colour.index()];
    for territory in den.territories {
        let is_city = den.cities.contains(&territory);
        game.territories[territory].bands =
            if is_city { setup.dummy_city_bands } else { setup.dummy_other_bands };
    }
    log.note(|| Event::DummyDrawn { colour });
    game.push(Frame::DrawColours { seat: Seat(0) });
}

/// ARM-5.1, ARM-19.2: a player draws its colours; the last one takes what is left.
pub(crate) fn colours_drawn(game: &mut Armada, seat: Seat, picked: u16, log: &mut Log) {
    game.frames.pop();
    let mut receive = |game: &mut Armada, seat: Seat, picked: usize| {
        let group = undrawn(game).nth(picked).expect("luck picked an undrawn group");
        for colour in group {
            game.owners[*colour] = Owner::Seat(seat);
            log.note(|| Event::ColourDrawn { seat, colour: *colour });
        }
    };
    receive(game, seat, usize::from(picked));
    let next = Seat(seat.0 + 1);
    if undrawn(game).nth(1).is_some() {
        return game.push(Frame::DrawColours { seat: next });
    }
    receive(game, next, 0);
    if game.options.option_cards {
        let left = setup_for(game.seats).expect("the seats were checked at the setup").option_cards;
        game.push(Frame::Deal { seat: Seat(0), left });
    } else {
        begin_placement(game, Colour::Azure);
    }
}

/// ARM-5.11: a player receives a card face down.
pub(crate) fn dealt(game: &mut Armada, seat: Seat, left: u8, picked: u16, log: &mut Log) {
    game.frames.pop();
    let card = game.pile.draw(picked);
    game.hand_mut(seat).add(card);
    log.note(|| Event::Dealt { seat, card: Some(card) });
    let next = Seat(seat.0 + 1);
    if 1 < left {
        game.push(Frame::Deal { seat, left: left - 1 });
    } else if next.0 < game.seats {
        let left = setup_for(game.seats).expect("the seats were checked at the setup").option_cards;
        game.push(Frame::Deal { seat: next, left });
    } else {
        begin_placement(game, Colour::Azure);
    }
}

/// ARM-5.5: the first colour from this one on that has a player places; after the last the first turn begins.
fn begin_placement(game: &mut Armada, from: Colour) {
    match Colour::ALL[from.index()..].iter().find(|colour| game.seat_of(**colour).is_some()) {
        Some(&colour) => game.push(Frame::Moor { colour }),
        None => {
            game.round = 1;
            game.push(Frame::NextTurn { colour: Colour::Azure });
        }
    }
}

/// ARM-5.5, ARM-20.5: the bands a colour starts with.
pub(crate) fn starting_bands(game: &Armada, colour: Colour) -> u8 {
    let setup = setup_for(game.seats).expect("the seats were checked at the setup");
    let opposite = content().dens[colour.index()].opposite;
    let bonus = if game.owners[opposite] == Owner::Dummy { setup.far_bonus } else { 0 };
    setup.bands + bonus
}

/// Ready-made placements come first, for whoever wants to sail at once.
pub(crate) fn moor_candidates(game: &Armada, colour: Colour, moves: &mut Vec<Move>) {
    let fits = |preset: &PresetId| check_arrange(game, colour, *preset).is_ok();
    moves.extend(PresetId::all().filter(fits).map(Move::Arrange));
    let [a, b, c] = content().dens[colour.index()].cities;
    for (first, second) in [(a, b), (a, c), (b, c), (a, a)] {
        moves.push(Move::Moor(TwoCities { first, second }));
    }
}

/// ARM-5.6: two different cities of the own den.
pub(crate) fn check_moor(colour: Colour, two: TwoCities) -> Result<(), Refusal> {
    let (TwoCities { first, second }, cities) = (two, content().dens[colour.index()].cities);
    if !cities.contains(&first) || !cities.contains(&second) || second <= first {
        return Err(refuse!("ARM-5.6"));
    }
    Ok(())
}

/// ARM-5.5: a placement for exactly the bands that this colour has.
pub(crate) fn check_arrange(game: &Armada, colour: Colour, preset: PresetId) -> Result<(), Refusal> {
    let need: u8 = content().presets[preset.index()].bands.iter().sum();
    let have = starting_bands(game, colour);
    if need != have {
        return Err(refuse!("ARM-5.5", need need, have have));
    }
    Ok(())
}

/// The same as mooring the ships and placing the bands of the preset one after the other.
pub(crate) fn arrange(game: &mut Armada, colour: Colour, preset: PresetId, log: &mut Log) {
    let preset = &content().presets[preset.index()];
    let [mut first, mut second] =
        preset.ships.map(|city| content().dens[colour.index()].cities[usize::from(city)]);
    if second < first {
        std::mem::swap(&mut first, &mut second);
    }
    moor(game, colour, first, second, log);
    while let Some(Frame::Garrison { colour: placing, nth, left }) = game.top()
        && placing == colour
    {
        garrison(game, colour, nth, left, preset.bands[usize::from(nth)], log);
    }
}

pub(crate) fn moor(
    game: &mut Armada,
    colour: Colour,
    first: TerritoryId,
    second: TerritoryId,
    log: &mut Log,
) {
    game.frames.pop();
    let free = |game: &Armada| {
        let unused = |(_, ship): &(ShipId, &crate::state::Ship)| ship.place == Berth::Box;
        game.ships.iter().find(unused).map(|(id, _)| id).expect("there are two ships for each colour")
    };
    for territory in [first, second] {
        let ship = free(game);
        game.ships[ship].place = Berth::Land(territory);
        game.ships[ship].last_owner = Some(colour);
    }
    log.note(|| Event::Moored { colour, first, second });
    let left = starting_bands(game, colour);
    game.push(Frame::Garrison { colour, nth: 0, left });
}

/// ARM-5.8: at most as many as are left; one more is offered so that a person sees why not.
pub(crate) fn garrison_candidates(left: u8, moves: &mut Vec<Move>) {
    moves.extend((0..=left + 1).map(Move::Garrison));
}

pub(crate) fn check_garrison(left: u8, bands: u8) -> Result<(), Refusal> {
    if left < bands {
        return Err(refuse!("ARM-5.5", need bands, have left));
    }
    Ok(())
}

/// ARM-5.7, ARM-5.8: the chosen number goes on the next territory; the seventh receives the rest.
pub(crate) fn garrison(game: &mut Armada, colour: Colour, nth: u8, left: u8, bands: u8, log: &mut Log) {
    game.frames.pop();
    let den = &content().dens[colour.index()];
    let mut place = |game: &mut Armada, nth: u8, bands: u8| {
        let territory = den.territories[usize::from(nth)];
        game.territories[territory].bands = bands;
        game.reserve[colour] -= bands;
        log.note(|| Event::Garrisoned { colour, territory, bands });
    };
    place(game, nth, bands);
    let (nth, left) = (nth + 1, left - bands);
    let last = den.territories.len() as u8 - 1;
    if nth < last && 0 < left {
        return game.push(Frame::Garrison { colour, nth, left });
    }
    for nth in nth..=last {
        place(game, nth, if nth == last { left } else { 0 });
    }
    match Colour::ALL.get(colour.index() + 1) {
        Some(&next) => begin_placement(game, next),
        None => {
            game.round = 1;
            game.push(Frame::NextTurn { colour: Colour::Azure });
        }
    }
}
