//! Colours, cards and the preliminary round (section 5, and the set-ups of sections 19 and 20).

use crate::{
    content::{Preset, Setup, content},
    events::{Event, Log},
    frames::{Deal, DrawColours, DrawDummy, Frame, Garrison, Moor, NextTurn},
    ids::{Colour, PresetId, ShipId},
    moves::{Move, TwoCities},
    state::{Armada, Berth, Owner, Ship},
    text::about,
};
use approdo_contract::{
    Audience, Budget, Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Luck, Staged as _},
};
use approdo_pieces::NamedId;

/// A colour moors two ships (ARM-5.6); the dummy's stay in the box (ARM-20.9).
pub(crate) const SHIPS_OF_A_COLOUR: usize = 2;

impl Luck<Armada> for DrawDummy {
    fn among(&self, game: &Armada) -> u16 {
        undrawn(game).count() as u16
    }

    /// ARM-20.1 to ARM-20.3: the dummy's colour is drawn and its bands are placed.
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        let setup = setup_of(game);
        let colour = undrawn(game).nth(usize::from(picked)).expect("luck picked an undrawn group")[0];
        game.pop();
        game.owners[colour] = Owner::Dummy;
        game.reserve[colour] = 0;
        let den = &content().dens[colour.index()];
        for territory in den.territories {
            let is_city = den.cities.contains(&territory);
            game.territories[territory].bands =
                if is_city { setup.dummy_city_bands } else { setup.dummy_other_bands };
        }
        log.note(|| Event::DummyDrawn { colour });
        game.push(DrawColours { seat: Seat(0) });
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        below.is_none() && setup_of(game).dummy
    }
}

impl Luck<Armada> for DrawColours {
    fn among(&self, game: &Armada) -> u16 {
        undrawn(game).count() as u16
    }

    /// ARM-5.1, ARM-19.2: a player draws its colours; the last one takes what is left.
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        game.pop();
        let mut receive = |game: &mut Armada, seat: Seat, picked: usize| {
            let group = undrawn(game).nth(picked).expect("luck picked an undrawn group");
            for colour in group {
                game.owners[*colour] = Owner::Seat(seat);
                log.note(|| Event::ColourDrawn { seat, colour: *colour });
            }
        };
        receive(game, self.seat, usize::from(picked));
        let next = Seat(self.seat.0 + 1);
        if undrawn(game).nth(1).is_some() {
            return game.push(DrawColours { seat: next });
        }
        receive(game, next, 0);
        if game.options.option_cards {
            game.push(Deal { seat: Seat(0), left: setup_of(game).option_cards });
        } else {
            begin_placement(game, 0);
        }
    }

    /// Checks that there is a choice to draw from; the last player takes what is left.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        below.is_none() && 2 <= undrawn(game).count()
    }
}

impl Luck<Armada> for Deal {
    fn among(&self, game: &Armada) -> u16 {
        u16::from(game.pile.len())
    }

    fn seen_by(&self, _: &Armada) -> Audience {
        Audience::Only(self.seat)
    }

    /// ARM-5.11: a player receives a card face down.
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        let Deal { seat, left } = *self;
        game.pop();
        let card = game.pile.draw(picked);
        game.hand_mut(seat).add(card);
        log.note(|| Event::Dealt { seat, card: Some(card) });
        let next = Seat(seat.0 + 1);
        if 1 < left {
            game.push(Deal { seat, left: left - 1 });
        } else if next.0 < game.seats {
            game.push(Deal { seat: next, left: setup_of(game).option_cards });
        } else {
            begin_placement(game, 0);
        }
    }

    /// Checks that there are cards for all players who still get some.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let each = setup_of(game).option_cards;
        below.is_none()
            && game.options.option_cards
            && self.seat.0 < game.seats
            && (1..=each).contains(&self.left)
            && u16::from(self.left) + u16::from(game.seats - 1 - self.seat.0) * u16::from(each)
                <= u16::from(game.pile.len())
            && is_unplaced(game, &Colour::ALL)
    }
}

impl Ask<Armada> for Moor {
    /// The cities, and the ready-made placement that puts the bands as well.
    type Choice = (TwoCities, Option<&'static Preset>);

    fn asked(&self, game: &Armada) -> SeatSet {
        placing_seat(game, self.colour)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        about("armada-ask-moor", self.colour).rule("ARM-5.6")
    }

    /// Ready-made placements come first, as a quick start.
    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        let fits = |preset: &PresetId| self.check_preset(game, *preset).is_ok();
        moves.extend(PresetId::all().filter(fits).map(Move::Arrange));
        let [a, b, c] = content().dens[self.colour.index()].cities;
        for (first, second) in [(a, b), (a, c), (b, c), (a, a)] {
            moves.push(Move::Moor(TwoCities { first, second }));
        }
    }

    /// ARM-5.6: two different cities of the own den.
    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<Self::Choice, Refusal> {
        let cities = content().dens[self.colour.index()].cities;
        if let Move::Arrange(preset) = mv {
            let preset = self.check_preset(game, preset)?;
            let [first, second] = preset.ships.map(|city| cities[usize::from(city)]);
            return Ok((TwoCities::new(first, second), Some(preset)));
        }
        let Move::Moor(two) = mv else { return Err(refuse!("ARM-5.5")) };
        if !cities.contains(&two.first) || !cities.contains(&two.second) || two.second <= two.first {
            return Err(refuse!("ARM-5.6"));
        }
        Ok((two, None))
    }

    fn decide(&self, game: &mut Armada, seat: Seat, (two, preset): Self::Choice, log: &mut Log) {
        let (colour, TwoCities { first, second }) = (self.colour, two);
        game.pop();
        for territory in [first, second] {
            let unused = |(_, ship): &(ShipId, &Ship)| ship.place == Berth::Box;
            let ship = game.ships.iter().find(unused).map(|(id, _)| id);
            let ship = ship.expect("there are two ships for each colour");
            game.ships[ship].place = Berth::Land(territory);
            game.ships[ship].last_owner = Some(colour);
        }
        log.note(|| Event::Moored { colour, first, second });
        let left = starting_bands(game, colour);
        game.push(Garrison { colour, nth: 0, left });
        let Some(preset) = preset else { return };
        while let Some(Frame::Garrison(garrison)) = game.top()
            && garrison.colour == colour
        {
            garrison.decide(game, seat, preset.bands[usize::from(garrison.nth)], log);
        }
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        below.is_none()
            && game.seat_of(self.colour).is_some()
            && is_unplaced(game, &Colour::ALL[self.colour.index()..])
    }
}

impl Moor {
    /// ARM-5.5: a placement for exactly the bands that this colour has.
    fn check_preset(self, game: &Armada, preset: PresetId) -> Result<&'static Preset, Refusal> {
        let preset = &content().presets[preset.index()];
        let (need, have) = (preset.bands.iter().sum::<u8>(), starting_bands(game, self.colour));
        if need != have {
            return Err(refuse!("ARM-5.5", need need, have have));
        }
        Ok(preset)
    }
}

impl Ask<Armada> for Garrison {
    type Choice = u8;

    fn asked(&self, game: &Armada) -> SeatSet {
        placing_seat(game, self.colour)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        let territory = content().dens[self.colour.index()].territories[usize::from(self.nth)];
        let phrase = Phrase::new("armada-ask-garrison").piece("territory", territory);
        phrase.number("left", self.left).rule("ARM-5.7")
    }

    fn budget(&self, game: &Armada, _: Seat) -> Option<Budget> {
        Some(Budget::new("band", "armada-budget-bands", self.left, starting_bands(game, self.colour)))
    }

    /// At most as many as are left; one more is offered so that the player sees the refusal.
    fn candidates(&self, _: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..=self.left + 1).map(Move::Garrison));
    }

    fn check(&self, _: &Armada, _: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::Garrison(bands) = mv else { return Err(refuse!("ARM-5.5")) };
        if self.left < bands {
            return Err(refuse!("ARM-5.5", need bands, have self.left));
        }
        Ok(bands)
    }

    /// ARM-5.7, ARM-5.8: the chosen number goes on the next territory; the seventh receives the rest.
    fn decide(&self, game: &mut Armada, _: Seat, bands: u8, log: &mut Log) {
        let colour = self.colour;
        game.pop();
        let den = &content().dens[colour.index()];
        let mut place = |game: &mut Armada, nth: u8, bands: u8| {
            let territory = den.territories[usize::from(nth)];
            game.territories[territory].bands = bands;
            game.reserve[colour] -= bands;
            log.note(|| Event::Garrisoned { colour, territory, bands });
        };
        place(game, self.nth, bands);
        let (nth, left) = (self.nth + 1, self.left - bands);
        let last = den.territories.len() as u8 - 1;
        if nth < last && 0 < left {
            return game.push(Garrison { colour, nth, left });
        }
        for nth in nth..=last {
            place(game, nth, if nth == last { left } else { 0 });
        }
        begin_placement(game, colour.index() + 1);
    }

    /// Checks that the rest of the starting bands goes on the rest of the den; the last territory receives it
    /// without a question.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let den = &content().dens[self.colour.index()].territories;
        let (placed, nth) = (game.bands_on_board(self.colour), usize::from(self.nth));
        below.is_none()
            && game.seat_of(self.colour).is_some()
            && nth + 1 < den.len()
            && 0 < self.left
            && placed.checked_add(self.left) == Some(starting_bands(game, self.colour))
            && den[nth..].iter().all(|territory| {
                game.controls(self.colour, *territory) && game.territories[*territory].bands == 0
            })
            && is_unplaced(game, &Colour::ALL[self.colour.index() + 1..])
    }
}

pub(crate) fn setup_for(seats: u8) -> Option<&'static Setup> {
    content().setups.iter().find(|setup| setup.players == seats)
}

fn setup_of(game: &Armada) -> &'static Setup {
    setup_for(game.seats).expect("the seats were checked at the setup")
}

pub(crate) fn is_running(game: &Armada) -> bool {
    matches!(
        game.frames.first(),
        Some(Frame::DrawDummy | Frame::DrawColours(_) | Frame::Deal(_) | Frame::Moor(_) | Frame::Garrison(_))
    )
}

/// How many players have drawn their colours, and how many dummies have one.
pub(crate) fn drawn(game: &Armada) -> (u8, u8) {
    let dummies = u8::from(setup_of(game).dummy);
    match game.frames.first() {
        Some(Frame::DrawDummy) => (0, 0),
        Some(Frame::DrawColours(draw)) => (draw.seat.0, dummies),
        Some(_) | None => (game.seats, dummies),
    }
}

/// The groups of colours that have not been drawn yet.
fn undrawn(game: &Armada) -> impl Iterator<Item = &'static Vec<Colour>> + '_ {
    let groups = setup_of(game).groups.iter();
    groups.filter(|group| group.iter().all(|colour| game.owners[*colour] == Owner::Undrawn))
}

/// ARM-5.5: the first colour from this place on that has a player places; after the last the first turn begins.
fn begin_placement(game: &mut Armada, from: usize) {
    match Colour::ALL[from..].iter().find(|colour| game.seat_of(**colour).is_some()) {
        Some(&colour) => game.push(Moor { colour }),
        None => {
            game.round = 1;
            game.push(NextTurn { colour: Colour::Azure });
        }
    }
}

/// The colour that places ships or bands, and how many territories of its den it has placed.
pub(crate) fn placing(game: &Armada) -> Option<(Colour, u8)> {
    let frame = game.top()?;
    if let Frame::Garrison(garrison) = frame {
        return Some((garrison.colour, garrison.nth));
    }
    if let Frame::Moor(moor) = frame { Some((moor.colour, 0)) } else { None }
}

fn placing_seat(game: &Armada, colour: Colour) -> SeatSet {
    SeatSet::one(game.seat_of(colour).expect("a colour that places has a player"))
}

/// ARM-5.5, ARM-20.5: the bands a colour starts with.
pub(crate) fn starting_bands(game: &Armada, colour: Colour) -> u8 {
    let setup = setup_of(game);
    let opposite = content().dens[colour.index()].opposite;
    let bonus = if game.owners[opposite] == Owner::Dummy { setup.far_bonus } else { 0 };
    setup.bands + bonus
}

/// Whether these colours have nothing on the board, and ships left to moor, as before they place (ARM-5.5).
fn is_unplaced(game: &Armada, colours: &[Colour]) -> bool {
    let mut waiting = colours.iter().copied().filter(|colour| game.seat_of(*colour).is_some());
    let boxed = game.ships.values().iter().filter(|ship| ship.place == Berth::Box).count();
    let due = SHIPS_OF_A_COLOUR * waiting.clone().count();
    due <= boxed
        && waiting.all(|colour| {
            let den = &content().dens[colour.index()];
            den.territories.iter().all(|territory| game.controls(colour, *territory))
                && den.cities.iter().all(|city| game.ship_on(*city).is_none())
                && game.bands_on_board(colour) == 0
        })
}
