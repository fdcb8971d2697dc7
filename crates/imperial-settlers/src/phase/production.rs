//! The Production phase (section 9).

use crate::{
    content::Kind,
    events::{Event, Log},
    frames::{Destination, Frame, Production},
    goods::{Gain, Good},
    phase::{ability, deal, leave, take, turn},
    state::ImperialSettlers,
};
use approdo_contract::Seat;

/// IMP-9.2: players collect in turn order.
pub(crate) fn begin(game: &mut ImperialSettlers) {
    game.push(Frame::Production(Production::Player { nth: 0 }));
}

pub(crate) fn run(game: &mut ImperialSettlers, production: Production, log: &mut Log) {
    match production {
        Production::Player { nth } if nth == game.seats => {
            game.frames.pop();
            return_stored(game, log);
            turn::begin(game, log);
        }
        Production::Player { nth } => {
            let seat = game.in_turn(nth);
            game.replace(Frame::Production(Production::Player { nth: nth + 1 }));
            game.push(Frame::Production(Production::Locations { seat, next: 0 }));
            game.push(Frame::Production(Production::Deals { seat, next: 0 }));
            game.active = seat;
            board(game, seat, log);
        }
        Production::Deals { seat, next } => {
            if usize::from(next) < game.player(seat).deals.len() {
                game.replace(Frame::Production(Production::Deals { seat, next: next + 1 }));
                deal::collect(game, seat, next, log);
            } else {
                game.frames.pop();
            }
        }
        Production::Locations { seat, next } => {
            let from = usize::from(next);
            let place = game.locations.iter().skip(from).position(|location| {
                location.works_for(seat) && location.card.info().kind == Kind::Production
            });
            match place {
                Some(steps) => {
                    let place = from + steps;
                    let at = game.locations[place].id;
                    game.replace(Frame::Production(Production::Locations { seat, next: place as u8 + 1 }));
                    ability::produce(game, at);
                }
                None => {
                    game.frames.pop();
                }
            }
        }
    }
}

/// IMP-9.7, IMP-9.8, IMP-23.1: what the board yields.
fn board(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    log.note(|| Event::Collecting { seat });
    let info = game.faction_info(seat);
    for good in Good::ALL {
        let per_player = good == Good::Defense && info.defense_per_player;
        let n = if per_player { u16::from(game.seats) } else { info.board[good] };
        take::gain(game, seat, Gain::from(good), n, Destination::Hand, ability::NO_CARD, log);
    }
}

/// IMP-9.11, IMP-9.14: stored Goods join their owner's supply, even from a blocked card.
fn return_stored(game: &mut ImperialSettlers, log: &mut Log) {
    for place in 0..game.locations.len() {
        let location = &mut game.locations[place];
        if location.held.is_empty() || !leave::stores_on_card(location) {
            continue;
        }
        let Some(seat) = location.controller().seat() else { continue };
        let held = std::mem::take(&mut location.held);
        for good in held.kinds() {
            let n = u16::from(held.count(good));
            game.player_mut(seat).supply[good] += n;
            log.note(|| Event::Unstored { seat, good, n });
        }
    }
}
