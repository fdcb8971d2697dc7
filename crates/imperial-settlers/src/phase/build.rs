//! Building Locations (section 11).

use crate::{
    events::{Event, Log},
    frames::{Frame, Occasion, Payment as Owed, Run},
    goods::Bill,
    ids::{Card, Empire, LocationId},
    location::Location,
    phase::{ability, effect, feature, pay},
    state::ImperialSettlers,
};
use approdo_contract::{Refusal, Seat, refuse};

/// IMP-11.1 to IMP-11.3, IMP-11.8: the card is in hand, its cost can be paid, and there are Locations to discard;
/// those that are taken over are not.
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

/// Begins to build a card that has already left where it was: first everything is paid (IMP-11.10).
pub(crate) fn begin(
    game: &mut ImperialSettlers,
    seat: Seat,
    card: Card,
    waives_location: bool,
    log: &mut Log,
) {
    log.note(|| Event::Building { seat, card });
    game.push(Frame::Payment(Owed::Place { seat, card }));
    let cost = &card.info().cost;
    if 0 < cost.location && !waives_location {
        game.push(Frame::Payment(Owed::Location { seat, left: cost.location }));
    }
    pay::settle(game, seat, cost.bill(1), LocationId::NONE, log);
}

/// IMP-11.17: the Location is placed; then initial production, Building Bonus and Features follow.
pub(crate) fn placed(game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
    game.frames.pop();
    let at = game.place(card, Empire::from(seat));
    log.note(|| Event::Built { seat, card, at });
    feature::fire(game, Occasion::Build(card), seat, 1);
    let info = card.info();
    if let Some(list) = info.bonus {
        effect::start(
            game,
            Run {
                list,
                next: 0,
                seat,
                at,
                counted: Empire::from(seat),
                about: card,
                has_scored: false,
                is_silent: false,
                is_optional: false,
            },
        );
    }
    ability::produce(game, at);
}
