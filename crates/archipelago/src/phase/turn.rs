//! The six phases of a turn (section 8): Phase 1 (section 9), Phase 3 (section 11), and how each begins.

use crate::{
    content::{Row, Track, content},
    events::{Event, Log},
    frames::{self, Bid, Board, Purchases, Rounds, Zones},
    ids::{Market, Resource, Spot},
    phase::ending,
    phases::Phase,
    sets::IdSet,
    state::{Archipelago, Ending},
    units::Posture,
};
use approdo_contract::{Auto, SeatSet, Staged};
use approdo_pieces::NamedId;

impl Auto<Archipelago> for frames::Phase {
    /// A phase begins; the next one waits below it on the stack.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        if ending::is_closing(game) {
            return ending::end(game, Ending::Objective, log);
        }
        let phase = self.0;
        game.phase = phase;
        // ARC-28.10: Phase 6 knows whether another turn follows.
        if phase != Phase::Evolution {
            game.push(frames::Phase(phase.next()));
        }
        // ARC-8.2: Phases 1 and 4 are skipped in turn 1.
        match phase {
            Phase::Discovery => unreachable!("turn 0 is no phase of a turn"),
            Phase::Disengage => {
                game.turn += 1;
                log.note(|| Event::TurnBegan { turn: game.turn });
                game.evolution.fresh = IdSet::EMPTY;
                if 1 < game.turn {
                    disengage(game, log);
                }
            }
            Phase::Order => {
                log.note(|| Event::PhaseBegan { phase });
                game.push(Bid { seats: game.everybody(), again: false });
            }
            Phase::Population => {
                log.note(|| Event::PhaseBegan { phase });
                (0..4).rev().for_each(|board| game.push(Board(board)));
            }
            Phase::Balance if game.turn <= 1 => (),
            Phase::Balance => {
                log.note(|| Event::PhaseBegan { phase });
                if let Some(back) = game.evolution.back {
                    game.push(Zones { back, next: 0, red: false });
                }
            }
            Phase::Actions => {
                log.note(|| Event::PhaseBegan { phase });
                game.passed = SeatSet::EMPTY;
                game.push(Rounds { nth: 0 });
            }
            Phase::Evolution => {
                log.note(|| Event::PhaseBegan { phase });
                clear_wheel(game);
                game.push(Purchases { nth: 0 });
            }
        }
    }
}

/// Section 9: cards are disengaged, units step off their symbols, rebels stand up, all units are unengaged. A hired
/// card was not activated and goes on resting until the next round of its owner (ARC-27.8).
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

impl Auto<Archipelago> for Board {
    /// ARC-11.1: one of the boards I to IV is applied.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        // ARC-28.3: after a board in which an end condition came true nothing more is applied.
        if ending::is_closing(game) {
            return ending::end(game, Ending::Objective, log);
        }
        log.note(|| Event::BoardApplied { board: self.0 + 1 });
        match self.0 {
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
