//! Interrupt windows and the Surprise Attack (section 18).

use crate::{
    content::{Effect, Moment, content},
    events::{Event, Log},
    frames::Frame,
    ids::{COLOURS, Card, Colour},
    moves::Move,
    phase::{cards, combat, turn},
    score,
    state::{Armada, Surprise},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// The cards that interrupt, with the movement points they give (ARM-17.25).
fn interrupts() -> impl Iterator<Item = (Card, u8)> {
    cards::effects_at(Moment::OtherTurnWindow).filter_map(|(card, effect)| {
        if let Effect::Interrupt { mp } = effect { Some((card, mp)) } else { None }
    })
}

/// Who is asked at this step of a window (ARM-18.3, ARM-18.13): in turn order after the active colour, each
/// other player once, if it holds a card, has not passed for the turn, and a Surprise Attack! can still be
/// somewhere. Whether it is in that hand must not matter.
pub(crate) fn asked(game: &Armada, step: u8) -> Option<Seat> {
    let active = game.turn.colour;
    let seat = game.seat_of(active.after(usize::from(step)))?;
    let asked_before =
        (1..step).any(|earlier| game.seat_of(active.after(usize::from(earlier))) == Some(seat));
    let could_play = interrupts().any(|(card, _)| !cards::all_discarded(game, card));
    let is_asked = Some(seat) != game.seat_of(active)
        && !asked_before
        && !game.hand(seat).is_empty()
        && !game.turn.passed.contains(seat)
        && could_play;
    is_asked.then_some(seat)
}

/// Moves a window on to the next player who is asked; closes it when nobody is left. True while it waits.
pub(crate) fn waits(game: &mut Armada, step: u8) -> bool {
    game.frames.pop();
    if !game.options.option_cards {
        return false;
    }
    match (step..COLOURS as u8).find(|step| asked(game, *step).is_some()) {
        Some(step) => {
            game.push(Frame::Window { step });
            true
        }
        None => false,
    }
}

pub(crate) fn candidates(game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend([Move::Pass, Move::PassTurn]);
    moves.extend(game.hand(seat).kinds().map(Move::PlayCard));
}

/// Why somebody who is not asked may not play the card, from what lies open.
pub(crate) fn out_of_turn(game: &Armada, seat: Seat, card: Card) -> Refusal {
    match (content().cards[card.index()].when, game.top()) {
        (Moment::OtherTurnWindow, Some(Frame::Window { .. })) => refuse!("TAB-1.1"),
        (Moment::OtherTurnWindow, _) if game.surprise.is_some() => refuse!("ARM-18.4"),
        (Moment::OtherTurnWindow, _) => refuse!("ARM-18.1"),
        (Moment::OwnAttackRolled | Moment::AttackedRolled, Some(Frame::Reaction { target, result, .. })) => {
            combat::out_of_turn(game, seat, target, result, card)
        }
        (
            Moment::OwnAttackRolled
            | Moment::AttackedRolled
            | Moment::OwnAction
            | Moment::WithExplore
            | Moment::Automatic,
            _,
        ) => refuse!("TAB-1.1"),
    }
}

/// ARM-18.1: only a card that interrupts, held in hand.
pub(crate) fn check_play(game: &Armada, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !game.hand(seat).contains(card) {
        return Err(refuse!("ARM-16.10"));
    }
    match content().cards[card.index()].when {
        Moment::OwnAttackRolled | Moment::AttackedRolled => Err(refuse!("ARM-18.10")),
        Moment::OtherTurnWindow if interrupts().any(|(interrupt, _)| interrupt == card) => Ok(()),
        Moment::OwnAction | Moment::WithExplore | Moment::OtherTurnWindow | Moment::Automatic => {
            Err(refuse!("ARM-16.5"))
        }
    }
}

pub(crate) fn pass(game: &mut Armada, seat: Seat, rest_of_turn: bool, log: &mut Log) {
    let Some(Frame::Window { step }) = game.frames.pop() else {
        unreachable!("only a window can be passed here");
    };
    if rest_of_turn {
        game.turn.passed = game.turn.passed.with(seat);
    }
    log.note(|| Event::WindowPassed { seat, rest_of_turn });
    game.push(Frame::Window { step: step + 1 });
}

/// ARM-18.3: the interrupt is taken; afterwards the window opens again from the start.
pub(crate) fn interrupt(game: &mut Armada, seat: Seat, card: Card, log: &mut Log) {
    game.frames.pop();
    game.push(Frame::Window { step: 1 });
    game.hand_mut(seat).remove(card);
    log.note(|| Event::CardPlayed { seat, card });
    let (_, mp) = interrupts().find(|(interrupt, _)| *interrupt == card).expect("the card was checked");
    let mut able = score::colours(game, seat).filter(|colour| turn::plays_on(game, *colour));
    match (able.next(), able.next()) {
        (Some(_), Some(_)) => {
            drop(able);
            game.push(Frame::Lead { seat, card, mp });
        }
        (Some(colour), None) => {
            drop(able);
            begin(game, colour, card, mp, log);
        }
        (None, _) => unreachable!("a player with cards has a colour in the game"),
    }
}

pub(crate) fn lead_candidates(game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend(score::colours(game, seat).map(Move::Lead));
}

/// ARM-19.9: one of the player's own colours that is still in the game.
pub(crate) fn check_lead(game: &Armada, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    if game.seat_of(colour) != Some(seat) || game.out.contains(&colour) {
        return Err(refuse!("ARM-19.9"));
    }
    Ok(())
}

pub(crate) fn lead(game: &mut Armada, colour: Colour, log: &mut Log) {
    let Some(Frame::Lead { card, mp, .. }) = game.frames.pop() else {
        unreachable!("a colour is chosen for a Surprise Attack");
    };
    begin(game, colour, card, mp, log);
}

/// ARM-18.5: the colour acts as in its own turn, with the movement points of the card.
fn begin(game: &mut Armada, colour: Colour, card: Card, mp: u8, log: &mut Log) {
    game.surprise = Some(Surprise { colour, mp, card });
    log.note(|| Event::SurpriseBegan { colour, mp });
    game.push(Frame::Act);
}
