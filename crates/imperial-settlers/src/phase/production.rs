//! The Production phase (section 9).

use crate::{
    content::Kind,
    events::{Event, Log},
    frames::Frame,
    goods::{Gain, Good},
    phase::{ability, deal, draw::Destination, leave, take, turn},
    state::ImperialSettlers,
};
use approdo_contract::{
    Seat, frames,
    stage::{Auto, Staged},
};

frames! {
    /// The Production phase.
    #[serde(rename_all = "snake_case")]
    pub enum Production of ImperialSettlers in Frame {
        /// The next player collects, or the phase is over (IMP-9.2).
        auto Player {
            /// The player at this place after the first one.
            nth: u8,
        },
        /// The Deals of a player (IMP-9.4).
        auto Deals {
            /// Whose.
            seat: Seat,
            /// The next one.
            next: u8,
        },
        /// The Production Locations of a player (IMP-9.5).
        auto Locations {
            /// Whose.
            seat: Seat,
            /// The place of the next one among all Locations.
            next: u8,
        },
    }
}

/// IMP-9.2: players collect in turn order.
pub(crate) fn begin(game: &mut ImperialSettlers) {
    game.push(Player { nth: 0 });
}

impl Auto<ImperialSettlers> for Player {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        if self.nth == game.seats {
            game.pop();
            return_stored(game, log);
            return turn::begin(game, log);
        }
        let seat = game.in_turn(self.nth);
        game.replace(Player { nth: self.nth + 1 });
        game.push(Locations { seat, next: 0 });
        game.push(Deals { seat, next: 0 });
        game.active = seat;
        board(game, seat, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.nth <= game.seats
    }
}

impl Auto<ImperialSettlers> for Deals {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Deals { seat, next } = *self;
        if usize::from(next) < game.player(seat).deals.len() {
            game.replace(Deals { seat, next: next + 1 });
            deal::collect(game, seat, next, log);
        } else {
            game.pop();
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

impl Auto<ImperialSettlers> for Locations {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let seat = self.seat;
        let mut due = game.locations.iter().enumerate().skip(self.next.into());
        let due = due
            .find(|(_, location)| location.works_for(seat) && location.card.info().kind == Kind::Production);
        let Some((place, location)) = due else { return game.pop() };
        let at = location.id;
        game.replace(Locations { seat, next: place as u8 + 1 });
        ability::produce(game, at);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

/// IMP-9.7, IMP-9.8, IMP-23.1: the income of the board.
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
