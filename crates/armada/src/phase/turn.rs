//! Turns and rounds: beginning, after an action, end, elimination (sections 6, 13 and 14).

use super::window;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Act, EndTurn, Frame, NextTurn, Settle},
    ids::{COLOURS, Colour},
    state::{Armada, Claim, Ending, Turn},
    victory,
};
use approdo_contract::{
    Refusal, Seat, SeatSet, refuse,
    stage::{Auto, Staged as _},
};
use approdo_pieces::NamedId;

impl Auto<Armada> for NextTurn {
    /// Before the turn of a colour: skip colours without turns, eliminate those that have nothing, end after the
    /// last round (ARM-14.1, ARM-14.2, ARM-20.3, ARM-21.2).
    fn run(&self, game: &mut Armada, log: &mut Log) {
        let colour = self.colour;
        game.pop();
        if !plays_on(game, colour) {
            return pass_on(game, colour, log);
        }
        if is_destitute(game, colour) {
            go_out(game, colour);
            log.note(|| Event::Eliminated { colour });
            if !last_player(game, log) {
                pass_on(game, colour, log);
            }
            return;
        }
        game.turns_begun[colour] += 1;
        game.turn = Turn {
            colour,
            mp: content().numbers.movement_points_per_turn,
            recruited: false,
            announced: false,
            passed: SeatSet::EMPTY,
            played_once: SeatSet::EMPTY,
        };
        log.note(|| Event::TurnBegan { seat: game.acting_seat(), colour, round: game.round });
        game.push(Act);
        window::open(game);
    }
}

impl Auto<Armada> for Settle {
    /// ARM-6.9: after an action or card a condition is declared, then the interrupt window opens. No window opens in a
    /// Surprise Attack, because no second one can be played (ARM-18.4).
    fn run(&self, game: &mut Armada, log: &mut Log) {
        game.pop();
        victory::declare(game, game.acting(), log);
        if game.surprise.is_none() {
            window::open(game);
        }
    }

    fn is_sound(&self, _: &Armada, below: Option<Frame>) -> bool {
        below == Some(Frame::Act)
    }
}

impl Auto<Armada> for EndTurn {
    /// ARM-6.7: after the last window the victory check, then the next colour.
    fn run(&self, game: &mut Armada, log: &mut Log) {
        game.pop();
        let colour = game.turn.colour;
        if victory::confirm(game, colour, log) {
            log.note(|| Event::Won { colour });
            return end(game, Ending::Victory(colour));
        }
        pass_on(game, colour, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        below.is_none() && game.turn.announced
    }
}

/// Whether an action that is no card lies below (ARM-6.9).
pub(super) fn is_action(below: Option<Frame>) -> bool {
    below == Some(Frame::Settle)
}

/// Whether a colour still takes turns (ARM-14.2, ARM-20.3).
pub(crate) fn plays_on(game: &Armada, colour: Colour) -> bool {
    game.seat_of(colour).is_some() && !game.out.contains(&colour)
}

/// ARM-14.1: no band on the board, no territory, and no card in the player's hand.
fn is_destitute(game: &Armada, colour: Colour) -> bool {
    let seat = game.seat_of(colour).expect("a colour with turns has a player");
    game.realm(colour) == 0 && game.hand(seat).is_empty() && game.bands_on_board(colour) == 0
}

/// ARM-14.2: no more turns, and the Winning Option card is removed.
fn go_out(game: &mut Armada, colour: Colour) {
    game.out.push(colour);
    game.claims[colour] = Claim::Removed;
}

/// ARM-14.4: the game ends when one player is left.
fn last_player(game: &mut Armada, log: &mut Log) -> bool {
    let mut alive = Seat::all(game.seats).filter(|seat| !is_out(game, *seat));
    match (alive.next(), alive.next()) {
        (Some(seat), None) => {
            end(game, Ending::LastPlayer(seat));
            log.note(|| Event::LastPlayer { seat });
            true
        }
        (Some(_), Some(_)) => false,
        (None, _) => unreachable!("the last player never goes out"),
    }
}

/// ARM-19.10: a player is out when all its colours are.
pub(crate) fn is_out(game: &Armada, seat: Seat) -> bool {
    Colour::ALL.iter().all(|colour| game.seat_of(*colour) != Some(seat) || game.out.contains(colour))
}

/// After `colour` the next one is due; after the fourth a round is complete (ARM-5.13, ARM-21.2).
fn pass_on(game: &mut Armada, colour: Colour, log: &mut Log) {
    if colour.index() + 1 == COLOURS {
        if game.round == game.options.round_limit {
            log.note(|| Event::LastRound { round: game.round });
            return end(game, Ending::RoundLimit);
        }
        game.round += 1;
    }
    game.push(NextTurn { colour: colour.after(1) });
}

fn end(game: &mut Armada, ending: Ending) {
    game.frames.clear();
    game.ending = Some(ending);
}

/// ARM-6.6, ARM-18.5: the end of a turn is announced; a Surprise Attack is simply over.
pub(super) fn announce_end(game: &mut Armada, log: &mut Log) {
    game.pop();
    match game.surprise.take() {
        Some(surprise) => {
            game.discard.add(surprise.card);
            log.note(|| Event::SurpriseEnded { colour: surprise.colour });
        }
        None => {
            game.turn.announced = true;
            log.note(|| Event::TurnEnded { colour: game.turn.colour });
            game.push(EndTurn);
            window::open(game);
        }
    }
}

/// ARM-14.7: only if it was agreed, and only in the own turn.
pub(super) fn check_resign(game: &Armada) -> Result<(), Refusal> {
    if !game.options.resignation || game.surprise.is_some() {
        return Err(refuse!("ARM-14.7"));
    }
    Ok(())
}

/// ARM-14.7: all colours of the player are out, the hand is discarded, the turn ends without window or check.
pub(super) fn resign(game: &mut Armada, log: &mut Log) {
    let seat = game.acting_seat();
    let colour = game.turn.colour;
    game.frames.clear();
    for other in Colour::ALL {
        if game.seat_of(other) == Some(seat) && !game.out.contains(&other) {
            go_out(game, other);
        }
    }
    let mut hand = std::mem::take(game.hand_mut(seat));
    log.note(|| Event::Resigned { seat });
    for card in hand.kinds() {
        (0..hand.count(card)).for_each(|_| log.note(|| Event::Discarded { seat, card }));
    }
    game.discard.pour(&mut hand);
    if !last_player(game, log) {
        pass_on(game, colour, log);
    }
}
