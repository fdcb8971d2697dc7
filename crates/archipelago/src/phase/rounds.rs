//! Phase 5: rounds (section 15).

use crate::{
    content::{Action, content},
    events::{Event, Log},
    frames::Frame,
    ids::{Building, Zone},
    moves::Move,
    phase::{build, cards, ending, explore, harvest, migrate, offers, people, trade},
    state::{Archipelago, Ending, Round},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARC-15.1: the next player who has not passed takes a round; the phase ends when everybody has passed.
pub(crate) fn next_round(game: &mut Archipelago, nth: u8, log: &mut Log) {
    game.pop();
    if game.passed == game.everybody() {
        return;
    }
    let seats = game.seats;
    let mut places = (0..seats).map(|step| (nth + step) % seats);
    let place = places.find(|place| game.nth(*place).is_some_and(|seat| !game.passed.contains(seat)));
    let place = place.expect("somebody has not passed");
    let seat = game.nth(place).expect("the order has every player");
    game.active = seat;
    game.round = Round::default();
    game.offers = [0; 5];
    game.evolution.resting = game.evolution.resting.minus(game.player(seat).cards);
    log.note(|| Event::RoundBegan { seat });
    game.push(Frame::Rounds { nth: (place + 1) % seats });
    game.push(Frame::Round);
}

/// ARC-15.3, ARC-15.4: the round ends; who did nothing has passed.
pub(crate) fn end_round(game: &mut Archipelago, log: &mut Log) {
    game.pop();
    let seat = game.active;
    let Round { action, card, trade, doubled: _ } = game.round;
    let passed = !action && !card && !trade;
    if passed {
        game.passed = game.passed.with(seat);
    }
    game.round = Round::default();
    log.note(|| Event::RoundEnded { seat, passed });
    // ARC-28.2: the game ends at the end of the round in which an end condition came true.
    if ending::is_closing(game) {
        ending::end(game, Ending::Objective, log);
    }
}

pub(crate) fn candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend(Zone::all().map(Move::Action));
    for owner in game.all_seats() {
        moves.extend(game.player(owner).cards.iter().map(Move::Card));
    }
    for placed in game.chart.regions() {
        let traders = [Building::Market, Building::Port].into_iter().filter(|building| placed.has(*building));
        moves.extend(traders.map(|building| Move::Operate { region: placed.region, building }));
    }
    offers::candidates(game, seat, moves);
    moves.push(Move::EndRound);
}

/// ARC-15.2, ARC-15.9, ARC-15.14: a disc, a circle, and something to do.
pub(crate) fn check_action(game: &Archipelago, seat: Seat, zone: Zone) -> Result<(), Refusal> {
    if game.round.action {
        return Err(refuse!("ARC-15.2"));
    }
    if game.free_discs(seat) == 0 {
        return Err(refuse!("ARC-15.5", need 1_u8, have 0_u8));
    }
    check_circle(game, seat, zone)?;
    match content().zones[zone.index()].action {
        Action::Harvest(resource) => harvest::check_start(game, seat, resource),
        Action::Recruit => people::check_recruiting(game, seat, false),
        Action::Build => build::check_start(game, seat, crate::content::Works::Any),
        Action::Transaction => trade::check_start(game, seat, None),
        Action::Migrate => migrate::check_start(game, seat, crate::content::Movers::All),
        Action::Tax => Ok(()),
        Action::Reproduce => people::check_reproducing(game, seat),
        Action::Explore => explore::check_start(game, seat),
    }
}

/// ARC-15.9: the own circle if it is there and free, otherwise a free multicoloured one.
pub(crate) fn check_circle(game: &Archipelago, seat: Seat, zone: Zone) -> Result<(), Refusal> {
    let rules = &content().zones[zone.index()];
    if !rules.limited {
        return Ok(());
    }
    let discs = &game.wheel.discs[zone];
    let own = u8::from(rules.own_circles);
    if discs[seat.index()] < own {
        return Ok(());
    }
    let taken: u8 = discs.iter().map(|discs| discs.saturating_sub(own)).sum();
    let circles = rules.free_circles[usize::from(game.seats == 5)];
    if taken < circles {
        return Ok(());
    }
    // Reproduction is for once a turn, whatever the others do.
    let clause = if rules.action == Action::Reproduce { "ARC-20.1" } else { "ARC-15.9" };
    Err(refuse!(clause, need taken + 1, have circles))
}

pub(crate) fn take_action(game: &mut Archipelago, seat: Seat, zone: Zone, log: &mut Log) {
    game.wheel.discs[zone][seat.index()] += 1;
    game.round.action = true;
    log.note(|| Event::DiscPlaced { seat, zone });
    match content().zones[zone.index()].action {
        Action::Harvest(resource) => game.push(Frame::Harvest { resource, any: false }),
        Action::Recruit => game.push(Frame::Recruit { left: u8::MAX, free: false, any: false }),
        Action::Build => game.push(Frame::Build { works: crate::content::Works::Any }),
        Action::Transaction => game.push(Frame::Trade { market: None, left: 1, must: true }),
        Action::Migrate => migrate::begin(game, crate::content::Movers::All, u8::MAX),
        Action::Tax => trade::tax(game, seat, log),
        Action::Reproduce => game.push(Frame::Reproduce { left: u8::MAX, any: false }),
        Action::Explore => game.push(Frame::Scout),
    }
}

/// Whether a card may be used in this round (ARC-15.2).
pub(crate) fn check_card(game: &Archipelago, seat: Seat, card: crate::ids::CardId) -> Result<(), Refusal> {
    if game.round.card {
        return Err(refuse!("ARC-15.2"));
    }
    cards::check_use(game, seat, card)
}
