//! The Thief (ARC-27.11, ARC-27.12, ARC-27.35).

use crate::{
    events::{Event, Log},
    frames::{Frame, Hidden},
    ids::Resource,
    moves::{Hand, Move},
    state::Archipelago,
};
use approdo_contract::{Refusal, Seat, refuse};

/// All cubes of a player.
pub(crate) fn cubes(game: &Archipelago, seat: Seat) -> u8 {
    game.player(seat).cubes.values().iter().sum()
}

/// ARC-27.35: the victim may own nothing; that is shown to all.
pub(crate) fn rob(game: &mut Archipelago, victim: Seat, log: &mut Log) {
    game.pop();
    let seat = game.active;
    log.note(|| Event::TheftBegan { seat, victim });
    if cubes(game, victim) == 0 {
        log.note(|| Event::NoCubes { victim });
    } else {
        game.push(Frame::Hide { victim, left: None });
    }
}

pub(crate) fn hide_candidates(moves: &mut Vec<Move>) {
    moves.extend(Resource::ALL.iter().copied().map(Move::Hide));
    moves.push(Move::HideNothing);
}

/// ARC-27.11: a cube in each hand; with a single cube one hand is empty. The victim is asked twice whatever he
/// owns, so that nobody learns how much that is.
pub(crate) fn check_hide(
    game: &Archipelago,
    victim: Seat,
    left: Option<Hidden>,
    cube: Hidden,
) -> Result<(), Refusal> {
    let refused = Err(refuse!("ARC-27.11"));
    match cube {
        Hidden::Nothing if 1 < cubes(game, victim) || left == Some(Hidden::Nothing) => refused,
        Hidden::Nothing => Ok(()),
        Hidden::Cube(resource) => {
            let used = u8::from(left == Some(Hidden::Cube(resource)));
            if game.player(victim).cubes[resource] <= used { refused } else { Ok(()) }
        }
    }
}

pub(crate) fn hide(game: &mut Archipelago, victim: Seat, left: Option<Hidden>, cube: Hidden, log: &mut Log) {
    game.pop();
    match left {
        None => {
            log.note(|| Event::Hid { victim, hand: Hand::Left, cube: Some(cube) });
            game.push(Frame::Hide { victim, left: Some(cube) });
        }
        Some(left) => {
            log.note(|| Event::Hid { victim, hand: Hand::Right, cube: Some(cube) });
            game.push(Frame::Guess { victim, hands: Some([left, cube]) });
        }
    }
}

/// ARC-27.12: only the two players learn what was stolen.
pub(crate) fn guess(
    game: &mut Archipelago,
    victim: Seat,
    hands: Option<[Hidden; 2]>,
    hand: Hand,
    log: &mut Log,
) {
    game.pop();
    let seat = game.active;
    let [left, right] = hands.expect("the victim has hidden something");
    let cube = match hand {
        Hand::Left => left,
        Hand::Right => right,
    };
    if let Hidden::Cube(resource) = cube {
        game.player_mut(victim).cubes[resource] -= 1;
        game.player_mut(seat).cubes[resource] += 1;
    }
    log.note(|| Event::Stole { seat, victim, hand, cube: Some(cube) });
}
