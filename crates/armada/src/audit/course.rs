//! Rounds, turns, movement points and Winning Option cards.

use super::law;
use crate::{
    content::{Effect, content},
    frames::Frame,
    ids::Colour,
    phase::{preliminary::is_running, turn::plays_on},
    state::{Armada, Claim},
    victory,
};
use approdo_contract::SeatSet;
use approdo_pieces::NamedId;

pub(super) fn check(game: &Armada) -> Result<(), String> {
    let numbers = &content().numbers;
    let most = u16::from(numbers.movement_points_per_turn) + largest_gain();
    law(u16::from(game.turn.mp) <= most, || {
        format!("{} movement points in a turn are more than {most}", game.turn.mp)
    })?;
    let most = u16::from(numbers.surprise_attack_mp) + largest_gain();
    law(game.surprise.is_none_or(|surprise| u16::from(surprise.mp) <= most), || {
        format!("more than {most} movement points in a Surprise Attack")
    })?;
    law(game.round <= game.options.round_limit, || format!("round {} is past the last one", game.round))?;
    // A position composed by hand may leave the round of a turn open.
    law(game.round == 0 || !is_running(game), || {
        format!("pieces are placed in round {} instead of the preliminary round 0", game.round)
    })?;
    law(game.frames.is_empty() == game.ending.is_some(), || {
        "a game is over exactly when nothing is left to do".to_owned()
    })?;
    let answered = [game.turn.passed, game.turn.played_once].into_iter().flat_map(SeatSet::iter);
    law(answered.filter(|seat| game.seats <= seat.0).count() == 0, || {
        "somebody passed or played a card who does not play".to_owned()
    })?;
    let in_surprise = matches!(game.frames[..], [_, Frame::Window(_), Frame::Act, ..]);
    law(game.surprise.is_some() == in_surprise, || {
        "surprise must be given exactly when its act lies on a window".to_owned()
    })?;
    let between_actions = matches!(game.top(), Some(Frame::Act | Frame::Window(_)));
    for colour in Colour::ALL {
        let begun = u16::from(game.turns_begun[colour]);
        law(begun <= u16::from(game.round) + 1, || {
            format!("{} has begun {begun} turns by round {}", colour.name(), game.round)
        })?;
        if let Claim::OnBoard { check } = game.claims[colour] {
            law((begun..=begun + 1).contains(&u16::from(check)), || {
                format!("the claim of {} is checked in turn {check}", colour.name())
            })?;
        }
        let undeclared = between_actions && plays_on(game, colour) && game.claims[colour] == Claim::Held;
        law(!undeclared || !victory::is_supreme(game, colour), || {
            format!("{} satisfies a victory condition and has not declared it", colour.name())
        })?;
    }
    Ok(())
}

/// What one card adds at most; a player plays one such card per turn (ARM-17.28).
fn largest_gain() -> u16 {
    let gain = |effect: &Effect| if let Effect::GainMp { amount } = *effect { u16::from(amount) } else { 0 };
    content().cards.iter().map(|card| card.effects.iter().map(gain).sum()).max().unwrap_or(0)
}
