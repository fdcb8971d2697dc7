//! Building Locations (section 11).

use crate::{
    events::{Event, Log},
    frames::Frame,
    goods::Bill,
    ids::{Card, Empire, LocationId},
    location::Location,
    phase::{
        ability::{self, Run},
        draw,
        feature::{self, Occasion},
        pay::{self, GiveLocation, Place},
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Refusal, Seat, refuse,
    stage::{Auto, Staged},
};

/// IMP-11.1 to IMP-11.3, IMP-11.8: the card is in hand, its cost can be paid, and there are Locations to discard;
/// Locations taken over do not count.
pub(crate) fn check(game: &ImperialSettlers, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !game.player(seat).hand.contains(card) {
        return Err(refuse!("IMP-11.1"));
    }
    check_resources(game, seat, card, Bill::default())?;
    let (need, have) = (u16::from(card.info().cost.location), pay::dispensable(game, seat));
    if need <= have {
        return Ok(());
    }
    let is_held_back = |location: &&Location| {
        location.taken_by.is_some() && (location.owner.is(seat) || location.works_for(seat))
    };
    let held_back = game.locations.iter().filter(is_held_back).count() as u16;
    if need <= have + held_back {
        return Err(refuse!("IMP-11.8", need need, have have));
    }
    Err(refuse!("IMP-11.3", need need, have have))
}

/// IMP-11.2: the Resources of the build cost, with a bill to be paid before them.
pub(crate) fn check_resources(
    game: &ImperialSettlers,
    seat: Seat,
    card: Card,
    before: Bill,
) -> Result<(), Refusal> {
    match pay::shortfall(game, seat, &card.info().cost, before, 1) {
        None => Ok(()),
        Some((need, have)) => Err(refuse!("IMP-11.2", need need, have have)),
    }
}

/// Begins to build a card that has already left its zone: first everything is paid (IMP-11.10).
pub(crate) fn begin(
    game: &mut ImperialSettlers,
    seat: Seat,
    card: Card,
    waives_location: bool,
    log: &mut Log,
) {
    log.note(|| Event::Building { seat, card });
    game.push(Place { seat, card });
    let cost = &card.info().cost;
    if 0 < cost.location && !waives_location {
        game.push(GiveLocation { seat, left: cost.location });
    }
    pay::settle(game, seat, cost.bill(1), LocationId::NONE, log);
}

/// IMP-11.17: the Location is placed; then initial production, Building Bonus and Features follow.
impl Auto<ImperialSettlers> for Place {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Place { seat, card } = *self;
        game.pop();
        let at = game.place(card, Empire::from(seat));
        log.note(|| Event::Built { seat, card, at });
        feature::fire(game, Occasion::Build(card), seat, 1);
        if let Some(list) = card.info().bonus {
            game.push(Run { at, ..Run::of(list, seat, card) });
        }
        ability::produce(game, at);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat) && !draw::is_event(self.card)
    }
}
