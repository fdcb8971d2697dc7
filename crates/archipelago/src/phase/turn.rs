//! The six phases of a turn (section 8): Phase 1 (section 9), Phase 3 (section 11), and how each begins.

use crate::{
    content::{Row, Track, content},
    events::{Event, Log},
    frames::Frame,
    ids::{Building, Market, Resource, Spot},
    phase::ending,
    phases::Phase,
    sets::IdSet,
    state::{Archipelago, Ending},
    units::Posture,
};
use approdo_contract::SeatSet;
use approdo_pieces::NamedId;

/// A phase begins; the next one waits below it on the stack.
pub(crate) fn begin(game: &mut Archipelago, phase: Phase, log: &mut Log) {
    game.pop();
    if ending::is_closing(game) {
        return ending::end(game, Ending::Objective, log);
    }
    game.phase = phase;
    let next = Frame::Phase(phase.next());
    match phase {
        Phase::Discovery => unreachable!("turn 0 is no phase of a turn"),
        Phase::Disengage => {
            game.turn += 1;
            log.note(|| Event::TurnBegan { turn: game.turn });
            game.evolution.fresh = IdSet::EMPTY;
            game.push(next);
            // ARC-8.2: skipped in turn 1.
            if 1 < game.turn {
                disengage(game, log);
            }
        }
        Phase::Order => {
            log.note(|| Event::PhaseBegan { phase });
            game.push(next);
            game.push(Frame::Bid { seats: game.everybody(), again: false });
        }
        Phase::Population => {
            log.note(|| Event::PhaseBegan { phase });
            game.push(next);
            (0..4).rev().for_each(|board| game.push(Frame::Board(board)));
        }
        Phase::Balance => {
            game.push(next);
            // ARC-8.2: skipped in turn 1.
            if 1 < game.turn {
                log.note(|| Event::PhaseBegan { phase });
                if let Some(back) = game.evolution.back {
                    game.push(Frame::Zones { back, next: 0, red: false });
                }
            }
        }
        Phase::Actions => {
            log.note(|| Event::PhaseBegan { phase });
            game.passed = SeatSet::EMPTY;
            game.push(next);
            game.push(Frame::Rounds { nth: 0 });
        }
        Phase::Evolution => {
            log.note(|| Event::PhaseBegan { phase });
            clear_wheel(game);
            game.push(Frame::Purchases { nth: 0 });
        }
    }
}

/// Section 9: cards are disengaged, units step off their symbols, rebels stand up, nobody is engaged. A hired card
/// was not activated and goes on resting until the next round of its owner (ARC-27.8).
fn disengage(game: &mut Archipelago, log: &mut Log) {
    log.note(|| Event::PhaseBegan { phase: Phase::Disengage });
    game.evolution.activated = IdSet::EMPTY;
    game.units.rewrite(|mut stack| {
        stack.posture = Posture::Ready;
        if stack.spot.building().is_none() {
            stack.spot = Spot::Open;
        }
        stack
    });
    for placed in game.chart.regions_mut() {
        placed.market_used = false;
        placed.port_used = false;
    }
}

/// ARC-11.1: one of the boards I to IV is applied.
pub(crate) fn apply_board(game: &mut Archipelago, board: u8, log: &mut Log) {
    game.pop();
    // ARC-28.3: after a board in which an end condition came true nothing more is applied.
    if ending::is_closing(game) {
        return ending::end(game, Ending::Objective, log);
    }
    log.note(|| Event::BoardApplied { board: board + 1 });
    match board {
        0 => apply_market(game, Market::Domestic, log),
        1 => apply_market(game, Market::Export, log),
        2 => {
            let row = content().stability[usize::from(game.population)];
            apply_row(game, row, log);
        }
        _ => {
            let row = content().surplus[usize::from(game.surplus)];
            apply_row(game, row, log);
        }
    }
}

/// ARC-11.2 to ARC-11.4: for each zone the row of its last cube.
fn apply_market(game: &mut Archipelago, market: Market, log: &mut Log) {
    for resource in Resource::ALL {
        let cubes = usize::from(game.markets[market][*resource]);
        let row = content().markets[market.index()][resource.index()].rows[cubes];
        apply_row(game, row, log);
        // ARC-11.7: independence may be declared after any zone.
        if game.ending.is_some() {
            return;
        }
    }
}

fn apply_row(game: &mut Archipelago, row: Row, log: &mut Log) {
    if row.surplus != 0 {
        game.move_marker(Track::Surplus, row.surplus, log);
    }
    if row.rebellion != 0 {
        game.move_marker(Track::Rebellion, row.rebellion, log);
    }
}

/// ARC-25.1: discs return to their players, the coins on the wheel go to the bank. Permissions and passes were
/// for Phase 5 only.
fn clear_wheel(game: &mut Archipelago) {
    game.wheel.discs = approdo_pieces::ById::default();
    for seat in game.all_seats() {
        let coins = std::mem::take(&mut game.wheel.port_florins[seat.index()])
            + std::mem::take(&mut game.wheel.market_florins[seat.index()]);
        game.bank.florins += coins;
        game.player_mut(seat).discs_on_cards = 0;
    }
    game.evolution.loaded = IdSet::EMPTY;
    game.passed = SeatSet::EMPTY;
    for placed in game.chart.regions_mut() {
        placed.granted_by = None;
        placed.granted_to = SeatSet::EMPTY;
    }
}

/// The buildings of a region in the order in which they are looked through.
pub(crate) const EXPELLABLE: [Building; 3] = [Building::Market, Building::Port, Building::Temple];
