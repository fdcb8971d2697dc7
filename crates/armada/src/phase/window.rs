//! Interrupt windows and the Surprise Attack (section 18).

use super::{cards, turn, under_way};
use crate::{
    content::{Effect, Moment, content},
    events::{Event, Log},
    frames::{Act, Frame, Lead, Window},
    ids::{COLOURS, Card, Colour},
    moves::Move,
    score,
    state::{Armada, Surprise},
    text::about,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged as _},
};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// What a player does in a window.
pub enum Answer {
    /// Interrupts with a card that gives so many movement points.
    Interrupt(Card, u8),
    /// Does nothing in this window.
    Pass {
        /// Whether for the rest of the turn.
        rest_of_turn: bool,
    },
}

impl Ask<Armada> for Window {
    type Choice = Answer;

    fn asked(&self, game: &Armada) -> SeatSet {
        asked(game, self.step).into_iter().collect()
    }

    fn question(&self, game: &Armada, _: Seat) -> Phrase {
        if game.turn.announced {
            return about("armada-ask-last-window", game.turn.colour).rule("ARM-18.8");
        }
        about("armada-ask-window", game.turn.colour).number("mp", game.turn.mp).rule("ARM-18.2")
    }

    fn candidates(&self, game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Pass, Move::PassTurn]);
        moves.extend(game.hand(seat).kinds().map(Move::PlayCard));
    }

    /// ARM-18.1: only a card that interrupts, held in hand.
    fn check(&self, game: &Armada, seat: Seat, mv: Move) -> Result<Answer, Refusal> {
        if mv == Move::Pass || mv == Move::PassTurn {
            return Ok(Answer::Pass { rest_of_turn: mv == Move::PassTurn });
        }
        let Move::PlayCard(card) = mv else { return Err(refuse!("ARM-6.1")) };
        if !game.hand(seat).contains(card) {
            return Err(refuse!("ARM-16.10"));
        }
        if let Some(mp) = interrupt(card) {
            return Ok(Answer::Interrupt(card, mp));
        }
        match content().cards[card.index()].when {
            Moment::OwnAttackRolled | Moment::AttackedRolled => Err(refuse!("ARM-18.10")),
            Moment::OwnAction | Moment::WithExplore | Moment::OtherTurnWindow | Moment::Automatic => {
                Err(refuse!("ARM-16.5"))
            }
        }
    }

    /// ARM-18.3: after a pass the next player is asked; after an interrupt the window opens again from the start.
    fn decide(&self, game: &mut Armada, seat: Seat, answer: Answer, log: &mut Log) {
        game.pop();
        let (card, mp) = match answer {
            Answer::Interrupt(card, mp) => (card, mp),
            Answer::Pass { rest_of_turn } => {
                if rest_of_turn {
                    game.turn.passed = game.turn.passed.with(seat);
                }
                log.note(|| Event::WindowPassed { seat, rest_of_turn });
                return game.push(Window { step: self.step + 1 });
            }
        };
        game.push(Window { step: 1 });
        game.hand_mut(seat).remove(card);
        log.note(|| Event::CardPlayed { seat, card });
        match leaders(game, seat).collect::<ArrayVec<Colour, COLOURS>>()[..] {
            [colour] => begin(game, colour, card, mp, log),
            _ => game.push(Lead { seat, card, mp }),
        }
    }

    fn waits(&self, game: &Armada) -> bool {
        asked(game, self.step).is_some()
    }

    /// On to the next player to ask; after the last one the window closes.
    fn skip(&self, game: &mut Armada, _: &mut Log) {
        game.pop();
        let mut later = self.step + 1..COLOURS as u8;
        if let Some(step) = later.find(|step| asked(game, *step).is_some()) {
            game.push(Window { step });
        }
    }

    /// The window is open once, on a turn or its announced end; below a Surprise Attack or the choice of its colour
    /// it has reopened.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let windows = game.frames.iter().filter(|frame| matches!(frame, Frame::Window(_))).count();
        let on_top = game.top() == Some(Frame::Window(*self));
        matches!(below, Some(Frame::Act | Frame::EndTurn))
            && windows == 1
            && if on_top { game.surprise.is_none() } else { self.step == 1 }
    }
}

impl Ask<Armada> for Lead {
    type Choice = Colour;

    fn asked(&self, _: &Armada) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-lead").rule("ARM-19.9")
    }

    fn candidates(&self, game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(score::colours(game, seat).map(Move::Lead));
    }

    /// ARM-19.9: one of the player's own colours that is still in the game.
    fn check(&self, game: &Armada, seat: Seat, mv: Move) -> Result<Colour, Refusal> {
        let Move::Lead(colour) = mv else { return Err(under_way(mv)) };
        if game.seat_of(colour) != Some(seat) || game.out.contains(&colour) {
            return Err(refuse!("ARM-19.9"));
        }
        Ok(colour)
    }

    fn decide(&self, game: &mut Armada, _: Seat, colour: Colour, log: &mut Log) {
        game.pop();
        begin(game, colour, self.card, self.mp, log);
    }

    /// A player with two colours chooses the one that attacks, in the turn of another player.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        below.is_some_and(is_open)
            && self.seat.0 < game.seats
            && interrupt(self.card) == Some(self.mp)
            && game.seat_of(game.turn.colour) != Some(self.seat)
            && 2 <= leaders(game, self.seat).count()
    }
}

/// Opens a window, in which other players may interrupt (ARM-18.2); not without option cards.
pub(super) fn open(game: &mut Armada) {
    if game.options.option_cards {
        game.push(Window { step: 1 });
    }
}

/// Whether a frame is a window at its start, as it is again after an interrupt (ARM-18.3).
pub(super) fn is_open(frame: Frame) -> bool {
    frame == Frame::Window(Window { step: 1 })
}

/// The cards that interrupt, with the movement points they give (ARM-17.25).
fn interrupts() -> impl Iterator<Item = (Card, u8)> {
    cards::effects_at(Moment::OtherTurnWindow).filter_map(|(card, effect)| {
        if let Effect::Interrupt { mp } = effect { Some((card, mp)) } else { None }
    })
}

/// The movement points of the Surprise Attack that a card begins.
pub(crate) fn interrupt(card: Card) -> Option<u8> {
    interrupts().find(|(interrupt, _)| *interrupt == card).map(|(_, mp)| mp)
}

/// The player asked at this step of a window (ARM-18.3, ARM-18.13): in turn order after the active colour, each
/// other player once, if it holds any card, has not passed for the turn, and not every Surprise Attack! is
/// discarded. Whether it is in that hand is secret and must not matter.
fn asked(game: &Armada, step: u8) -> Option<Seat> {
    let active = game.turn.colour;
    let seat = game.seat_of(active.after(usize::from(step)))?;
    let may_hold_it =
        Some(seat) != game.seat_of(active) && !game.hand(seat).is_empty() && !game.turn.passed.contains(seat);
    let asked_before =
        || (1..step).any(|earlier| game.seat_of(active.after(usize::from(earlier))) == Some(seat));
    let could_play = || interrupts().any(|(card, _)| !cards::all_discarded(game, card));
    (may_hold_it && !asked_before() && could_play()).then_some(seat)
}

/// The colours of a player that can make a Surprise Attack (ARM-19.9).
fn leaders(game: &Armada, seat: Seat) -> impl Iterator<Item = Colour> + '_ {
    score::colours(game, seat).filter(|colour| turn::plays_on(game, *colour))
}

/// Why a player who is not asked may not play the card, from open facts.
pub(crate) fn out_of_turn(game: &Armada, seat: Seat, card: Card) -> Refusal {
    match (content().cards[card.index()].when, game.top()) {
        (Moment::OtherTurnWindow, Some(Frame::Window(_))) => refuse!("TAB-1.1"),
        (Moment::OtherTurnWindow, _) if game.surprise.is_some() => refuse!("ARM-18.4"),
        (Moment::OtherTurnWindow, _) => refuse!("ARM-18.1"),
        (Moment::OwnAttackRolled | Moment::AttackedRolled, Some(Frame::Reaction(reaction))) => {
            reaction.out_of_turn(game, seat, card)
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

/// ARM-18.5: the colour acts as in its own turn, with the movement points of the card.
fn begin(game: &mut Armada, colour: Colour, card: Card, mp: u8, log: &mut Log) {
    game.surprise = Some(Surprise { colour, mp, card });
    log.note(|| Event::SurpriseBegan { colour, mp });
    game.push(Act);
}
