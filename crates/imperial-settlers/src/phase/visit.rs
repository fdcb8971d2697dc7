//! Sending Workers to enemy Production Locations (section 16, IMP-25.16 to IMP-25.18).

use crate::{
    content::Kind,
    events::{Event, Log},
    frames::Frame,
    goods::{Gain, Good},
    ids::LocationId,
    location::{Location, Mark},
    phase::{
        ability::{self, Run, Visited},
        draw::Destination,
        feature::{self, Occasion},
        take,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Refusal, Seat, refuse,
    stage::{Auto, Staged},
};

/// Visits per round (IMP-16.5).
const MOST_VISITS: u8 = 2;

/// IMP-16.2 to IMP-16.7: an enemy Open Production Location that takes another Worker, and a Worker to send. With
/// the Sand Navigators it need not be open (IMP-25.17).
pub(crate) fn check(
    game: &ImperialSettlers,
    seat: Seat,
    at: LocationId,
    any_production: bool,
) -> Result<(), Refusal> {
    match game.location(at) {
        Some(location) => check_at(game, seat, location, any_production),
        None => Err(refuse!("IMP-16.2")),
    }
}

pub(crate) fn check_at(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
    any_production: bool,
) -> Result<(), Refusal> {
    let info = location.card.info();
    if location.works_for(seat) {
        return Err(refuse!("IMP-16.2"));
    }
    let allowed = if any_production { info.kind == Kind::Production } else { info.is_open };
    if !allowed {
        return Err(if any_production { refuse!("IMP-25.17") } else { refuse!("IMP-16.2") });
    }
    if any_production && info.only_makes_others_produce() {
        return Err(refuse!("IMP-25.17"));
    }
    if !game.can_be_target(location.controller()) {
        return Err(refuse!("IMP-16.7"));
    }
    if MOST_VISITS <= location.visitors {
        return Err(refuse!("IMP-16.5", need MOST_VISITS, have location.visitors));
    }
    if location.has(Mark::Blocked) {
        return Err(refuse!("IMP-23.15"));
    }
    if game.has(seat, Good::Worker) == 0 {
        return Err(refuse!("IMP-16.4", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// IMP-16.4: the Worker goes to the card, the visitor collects the printed production once (IMP-16.8), counted
/// for the controller of the Location (IMP-16.10).
pub(crate) fn begin(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    game.player_mut(seat).supply[Good::Worker] -= 1;
    let location = game.location_mut(at).expect("the Location was checked");
    location.visitors += 1;
    let (card, controller) = (location.card, location.controller());
    log.note(|| Event::Visited { seat, card, at });
    game.push(Visited { seat, at });
    let list = card.info().production.expect("a Location that is visited produces");
    game.push(Run { at, counted: controller, ..Run::of(list, seat, card) });
}

/// The general supply pays a Worker to the controller (IMP-16.4, IMP-16.11); a Score token gives its VP
/// (IMP-16.8); Features react.
impl Auto<ImperialSettlers> for Visited {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Visited { seat, at } = *self;
        game.pop();
        let Some(location) = game.location(at) else { return };
        let (card, controller) = (location.card, location.controller());
        if let Some(host) = controller.seat() {
            feature::fire(game, Occasion::EnemyVisit, host, 1);
            feature::fire(game, Occasion::Visit, seat, 1);
            take::gain(game, host, Gain::Worker, 1, Destination::Hand, card, log);
            ability::score_token(game, at, log);
        } else {
            feature::fire(game, Occasion::Visit, seat, 1);
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}
