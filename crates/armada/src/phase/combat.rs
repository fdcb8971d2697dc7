//! Combat (section 11) and the reaction window (ARM-18.9).

use crate::{
    content::{Effect, Moment, Volley, content},
    events::{Event, Log},
    frames::{Frame, Side},
    holdings::Force,
    ids::{Card, Place},
    moves::Move,
    phase::{cards, haul::check_at_sea},
    state::Armada,
};
use approdo_contract::{Refusal, Seat, refuse};

/// ARM-11.1 to ARM-11.4: two bands, an enemy, side by side.
pub(crate) fn check_attack(game: &Armada, from: Place, target: Place) -> Result<(), Refusal> {
    let colour = game.acting();
    check_at_sea(game, from)?;
    check_at_sea(game, target)?;
    if let Some(Force::Pirates(other)) = game.garrison(from)
        && other != colour
        && game.same_player(colour, other)
    {
        return Err(refuse!("ARM-19.6"));
    }
    let (need, have) = (content().numbers.min_attackers, game.bands_of(colour, from));
    if have < need {
        return Err(refuse!("ARM-11.1", need need, have have));
    }
    match game.garrison(target) {
        Some(Force::Pirates(other)) if game.same_player(colour, other) => return Err(refuse!("ARM-11.18")),
        Some(Force::Pirates(_) | Force::Natives) => (),
        None => return Err(refuse!("ARM-11.4")),
    }
    if !game.adjacent(from, target) {
        return Err(refuse!("ARM-11.2"));
    }
    Ok(())
}

pub(crate) fn begin(game: &mut Armada, from: Place, target: Place, log: &mut Log) {
    log.note(|| Event::Attacking { colour: game.acting(), from, target });
    game.push(Frame::CombatRoll { from, target });
}

/// The die has fallen; the attacker may answer first (ARM-18.9).
pub(crate) fn rolled(game: &mut Armada, from: Place, target: Place, face: u16, log: &mut Log) {
    game.frames.pop();
    let result = content().combat_die[usize::from(face)];
    log.note(|| Event::CombatRolled { colour: game.acting(), from, target, result });
    if game.options.option_cards {
        game.push(Frame::Reaction { from, target, result, side: Side::Attacker, last: false });
    } else {
        take_losses(game, from, target, result, log);
    }
}

/// Who is asked in the reaction window: a side whose player holds a card, if the weapon in question could change
/// the result and not all its copies lie open (ARM-18.13). Which cards are held must not matter.
pub(crate) fn asked(game: &Armada, target: Place, result: Volley, side: Side) -> Option<Seat> {
    let seat = side_seat(game, target, side)?;
    let could_help = weapons(side).any(|(card, sets)| sets != result && !cards::all_discarded(game, card));
    (!game.hand(seat).is_empty() && could_help).then_some(seat)
}

/// The player of a side; natives, the dummy and players who resigned never answer (ARM-17.18, ARM-20.4).
fn side_seat(game: &Armada, target: Place, side: Side) -> Option<Seat> {
    match (side, game.garrison(target)) {
        (Side::Attacker, _) => Some(game.acting_seat()),
        (Side::Defender, Some(Force::Pirates(colour))) => game.seat_of(colour),
        (Side::Defender, Some(Force::Natives) | None) => None,
    }
}

/// The weapon cards of a side with the result each sets (ARM-17.16, ARM-17.17).
fn weapons(side: Side) -> impl Iterator<Item = (Card, Volley)> {
    cards::effects_at(moment_of(side)).filter_map(|(card, effect)| {
        if let Effect::SetCombatResult { result } = effect { Some((card, result)) } else { None }
    })
}

fn moment_of(side: Side) -> Moment {
    match side {
        Side::Attacker => Moment::OwnAttackRolled,
        Side::Defender => Moment::AttackedRolled,
    }
}

pub(crate) fn reaction_candidates(game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    moves.extend(game.hand(seat).kinds().map(Move::PlayCard));
}

/// ARM-18.10, ARM-17.18: the side's own weapon, held in hand, and not for a result that stands already.
pub(crate) fn check_reaction(
    game: &Armada,
    seat: Seat,
    side: Side,
    result: Volley,
    card: Card,
) -> Result<(), Refusal> {
    if !game.hand(seat).contains(card) {
        return Err(refuse!("ARM-16.10"));
    }
    match weapons(side).find(|(weapon, _)| *weapon == card) {
        None => Err(refuse!("ARM-18.10")),
        Some((_, sets)) if sets == result => Err(refuse!("ARM-17.18")),
        Some(_) => Ok(()),
    }
}

/// Why a player who is not asked may not play a weapon: it is that of the other side or of a battle of others
/// (ARM-18.10), or it would set the result that stands (ARM-17.18).
pub(crate) fn out_of_turn(game: &Armada, seat: Seat, target: Place, result: Volley, card: Card) -> Refusal {
    let sides = [Side::Attacker, Side::Defender];
    let mut own = sides.into_iter().filter(|side| side_seat(game, target, *side) == Some(seat));
    match own.find_map(|side| weapons(side).find(|(weapon, _)| *weapon == card)) {
        None => refuse!("ARM-18.10"),
        Some((_, sets)) if sets == result => refuse!("ARM-17.18"),
        Some(_) => refuse!("TAB-1.1"),
    }
}

/// A weapon replaces the result, and the other side may answer (ARM-18.9).
pub(crate) fn play_weapon(game: &mut Armada, seat: Seat, card: Card, log: &mut Log) {
    let Some(Frame::Reaction { from, target, side, .. }) = game.frames.pop() else {
        unreachable!("weapons are played in reaction windows");
    };
    let (_, result) = weapons(side).find(|(weapon, _)| *weapon == card).expect("the weapon was checked");
    game.hand_mut(seat).remove(card);
    game.discard.add(card);
    log.note(|| Event::WeaponPlayed { seat, card, result });
    game.push(Frame::Reaction { from, target, result, side: side.other(), last: true });
}

/// A side passes: the other is asked, or the result stands (ARM-18.9).
pub(crate) fn pass_reaction(game: &mut Armada, log: &mut Log) {
    let Some(Frame::Reaction { from, target, result, side, last }) = game.frames.pop() else {
        unreachable!("only a reaction can be passed here");
    };
    if last {
        take_losses(game, from, target, result, log);
    } else {
        game.push(Frame::Reaction { from, target, result, side: side.other(), last: true });
    }
}

/// ARM-11.6 to ARM-11.9: firing cannons cost the target, exploding ones the attackers.
fn take_losses(game: &mut Armada, from: Place, target: Place, result: Volley, log: &mut Log) {
    let defenders_lost = game.eliminate(target, result.firing);
    let attackers_lost = game.eliminate(from, result.exploding);
    log.note(|| Event::Fought { from, target, attackers_lost, defenders_lost });
}
