//! Combat (section 11) and the reaction window (ARM-18.9).

use super::{cards, haul::check_at_sea, turn::is_action, under_way};
use crate::{
    content::{Effect, Moment, Volley, content},
    events::{Event, Log},
    frames::{CombatRoll, Frame, Reaction, Side},
    holdings::Force,
    ids::{Card, Place},
    moves::Move,
    state::Armada,
    text,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Luck, Staged as _},
};

impl Luck<Armada> for CombatRoll {
    fn among(&self, _: &Armada) -> u16 {
        content().combat_die.len() as u16
    }

    /// The attacker may answer first (ARM-18.9).
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        let CombatRoll { from, target } = *self;
        game.pop();
        let result = content().combat_die[usize::from(picked)];
        log.note(|| Event::CombatRolled { colour: game.acting(), from, target, result });
        if game.options.option_cards {
            game.push(Reaction { from, target, result, side: Side::Attacker, last: false });
        } else {
            take_losses(game, from, target, result, log);
        }
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_action(below) && check_attack(game, self.from, self.target).is_ok()
    }
}

impl Ask<Armada> for Reaction {
    /// The weapon card and the result that it sets.
    type Choice = Option<(Card, Volley)>;

    fn asked(&self, game: &Armada) -> SeatSet {
        self.who(game).into_iter().collect()
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        let key = match self.side {
            Side::Attacker => "armada-ask-offence",
            Side::Defender => "armada-ask-defence",
        };
        let phrase = text::assault(Phrase::new(key), self.from, self.target);
        text::volley(phrase, self.result).rule("ARM-18.9")
    }

    /// The defender may not have seen who attacks.
    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        let attacks = || text::about("armada-occasion-attack", game.acting()).rule("ARM-11.5");
        (self.side == Side::Defender).then(attacks)
    }

    fn candidates(&self, game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
        moves.push(Move::Pass);
        moves.extend(game.hand(seat).kinds().map(Move::PlayCard));
    }

    /// ARM-18.10, ARM-17.18: the side's own weapon, held in hand, and not for a result that stands already.
    fn check(&self, game: &Armada, seat: Seat, mv: Move) -> Result<Self::Choice, Refusal> {
        if mv == Move::Pass {
            return Ok(None);
        }
        let Move::PlayCard(card) = mv else {
            // The attacker is in the middle of an action; the defender has no turn.
            return Err(if self.side == Side::Defender { refuse!("ARM-6.1") } else { under_way(mv) });
        };
        if !game.hand(seat).contains(card) {
            return Err(refuse!("ARM-16.10"));
        }
        match weapons(self.side).find(|(weapon, _)| *weapon == card) {
            None => Err(refuse!("ARM-18.10")),
            Some((_, sets)) if sets == self.result => Err(refuse!("ARM-17.18")),
            weapon => Ok(weapon),
        }
    }

    /// A weapon replaces the result, and the other side may answer (ARM-18.9).
    fn decide(&self, game: &mut Armada, seat: Seat, weapon: Self::Choice, log: &mut Log) {
        let Some((card, result)) = weapon else {
            log.note(|| Event::ReactionPassed { seat, side: self.side });
            return self.skip(game, log);
        };
        game.pop();
        game.hand_mut(seat).remove(card);
        game.discard.add(card);
        log.note(|| Event::WeaponPlayed { seat, card, result });
        game.push(Reaction { result, side: self.side.other(), last: true, ..*self });
    }

    fn waits(&self, game: &Armada) -> bool {
        self.who(game).is_some()
    }

    /// The other side is asked, or the result stands (ARM-18.9).
    fn skip(&self, game: &mut Armada, log: &mut Log) {
        game.pop();
        if self.last {
            take_losses(game, self.from, self.target, self.result, log);
        } else {
            game.push(Reaction { side: self.side.other(), last: true, ..*self });
        }
    }

    /// The battle is possible, and its result was rolled or set by a weapon.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let mut set = [Side::Attacker, Side::Defender].into_iter().flat_map(weapons);
        CombatRoll { from: self.from, target: self.target }.is_sound(game, below)
            && (self.last || self.side == Side::Attacker)
            && (content().combat_die.contains(&self.result) || set.any(|(_, sets)| sets == self.result))
    }
}

impl Reaction {
    /// The player to ask: one who holds any card, if a weapon could change the result and not all its copies are
    /// discarded (ARM-18.13). Which cards the hand holds is secret and must not matter.
    fn who(self, game: &Armada) -> Option<Seat> {
        let seat = side_seat(game, self.target, self.side)?;
        let mut weapons = weapons(self.side);
        let could_help = weapons.any(|(card, sets)| sets != self.result && !cards::all_discarded(game, card));
        (!game.hand(seat).is_empty() && could_help).then_some(seat)
    }

    /// Why a player who is not asked may not play a weapon: it is that of the other side or of a battle of others
    /// (ARM-18.10), or it would set the result that stands (ARM-17.18).
    pub(super) fn out_of_turn(self, game: &Armada, seat: Seat, card: Card) -> Refusal {
        let sides = [Side::Attacker, Side::Defender];
        let mut own = sides.into_iter().filter(|side| side_seat(game, self.target, *side) == Some(seat));
        match own.find_map(|side| weapons(side).find(|(weapon, _)| *weapon == card)) {
            None => refuse!("ARM-18.10"),
            Some((_, sets)) if sets == self.result => refuse!("ARM-17.18"),
            Some(_) => refuse!("TAB-1.1"),
        }
    }
}

/// ARM-11.1 to ARM-11.4: two bands, an enemy, side by side.
pub(super) fn check_attack(game: &Armada, from: Place, target: Place) -> Result<(), Refusal> {
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

pub(super) fn begin(game: &mut Armada, from: Place, target: Place, log: &mut Log) {
    log.note(|| Event::Attacking { colour: game.acting(), from, target });
    game.push(CombatRoll { from, target });
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

/// ARM-11.6 to ARM-11.9: firing cannons cost the target, exploding ones the attackers.
fn take_losses(game: &mut Armada, from: Place, target: Place, result: Volley, log: &mut Log) {
    let defenders_lost = game.eliminate(target, result.firing);
    let attackers_lost = game.eliminate(from, result.exploding);
    log.note(|| Event::Fought { from, target, attackers_lost, defenders_lost });
}
