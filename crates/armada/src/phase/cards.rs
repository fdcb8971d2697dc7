//! Playing option cards (sections 16 and 17): an interpreter of the requirements and effects in the data.

use super::{explore, muster, pile, targets, turn::is_action};
use crate::{
    content::{Action, Demand, Effect, Moment, Requirement, content},
    events::{Event, Log},
    frames::{Build, Carry, Frame, Mine, Muster, Seize, Survey},
    ids::{Card, ShipId},
    state::{Armada, Berth},
};
use approdo_contract::{
    Phrase, Refusal, Seat, refuse,
    stage::{Auto, Staged as _},
};
use approdo_pieces::NamedId;

impl Auto<Armada> for Carry {
    /// Begins the next effect; after the last one the card goes to the discard pile (ARM-16.9).
    fn run(&self, game: &mut Armada, log: &mut Log) {
        let Carry { card, next } = *self;
        game.pop();
        let Some(effect) = content().cards[card.index()].effects.get(usize::from(next)) else {
            return game.discard.add(card);
        };
        game.push(Carry { card, next: next + 1 });
        match *effect {
            Effect::GainMp { amount } => {
                *game.mp_mut() += amount;
                log.note(|| Event::GainedMp { colour: game.acting(), mp: amount });
            }
            Effect::PlaceGold { amount } => game.push(Mine { amount }),
            Effect::RollPlace { piece, times } => game.push(Muster { piece, left: times, barred: None }),
            Effect::SearchPile { mp_per_card } => {
                pile::refill(game, log);
                pile::look(game, mp_per_card);
            }
            Effect::TakeShip { min_crew, max_crew } => game.push(Seize { min_crew, max_crew }),
            Effect::BuildShip => game.push(Build),
            Effect::ExploreFactor { factor } => game.push(Survey { factor }),
            Effect::SetCombatResult { .. } | Effect::Interrupt { .. } | Effect::DeclareVictory => {
                unreachable!("{} is played in a window or by the program", card.name())
            }
        }
    }

    fn is_sound(&self, _: &Armada, below: Option<Frame>) -> bool {
        is_action(below) && self.begun().is_some()
    }
}

impl Carry {
    /// The effect that has begun.
    fn begun(self) -> Option<Effect> {
        let number = usize::from(self.next).checked_sub(1)?;
        content().cards[self.card.index()].effects.get(number).copied()
    }
}

/// The card whose effect asks the question.
pub(super) fn occasion(game: &Armada) -> Option<Phrase> {
    let played = |frame: &Frame| if let Frame::Carry(carry) = frame { Some(carry.card) } else { None };
    let card = game.frames.iter().rev().find_map(played)?;
    let phrase = Phrase::new("armada-card-played").seat("player", game.acting_seat()).piece("card", card);
    Some(phrase.rule(content().cards[card.index()].clause))
}

/// The effect of the card whose frame lies below.
pub(super) fn effect_of(below: Option<Frame>) -> Option<Effect> {
    if let Some(Frame::Carry(carry)) = below { carry.begun() } else { None }
}

/// ARM-16.5, ARM-16.8, ARM-16.10: held, at the right moment, and able to do something.
pub(super) fn check_play(game: &Armada, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !game.hand(seat).contains(card) {
        return Err(refuse!("ARM-16.10"));
    }
    let info = &content().cards[card.index()];
    check_moment(game, info.when)?;
    info.requires.iter().try_for_each(|demand| check_demand(game, seat, &info.effects, *demand))?;
    if info.when == Moment::WithExplore && !explore::can_be_multiplied(game) {
        return Err(refuse!("ARM-16.8"));
    }
    Ok(())
}

/// ARM-16.5, ARM-18.1, ARM-18.4, ARM-18.10: some cards are played in a window only.
fn check_moment(game: &Armada, when: Moment) -> Result<(), Refusal> {
    match when {
        Moment::OwnAction | Moment::WithExplore => Ok(()),
        Moment::OwnAttackRolled | Moment::AttackedRolled => Err(refuse!("ARM-18.10")),
        Moment::OtherTurnWindow if game.surprise.is_some() => Err(refuse!("ARM-18.4")),
        Moment::OtherTurnWindow => Err(refuse!("ARM-18.1")),
        Moment::Automatic => Err(refuse!("ARM-16.5")),
    }
}

fn check_demand(game: &Armada, seat: Seat, effects: &[Effect], demand: Demand) -> Result<(), Refusal> {
    if holds(game, seat, effects, demand.requirement) {
        return Ok(());
    }
    let is_partners = demand.requirement == Requirement::MutinyTarget
        && effects.iter().any(|effect| {
            let Effect::TakeShip { min_crew, max_crew } = *effect else { return false };
            ShipId::all().any(|ship| targets::is_mutinous_partner(game, ship, min_crew, max_crew))
        });
    Err(if is_partners { refuse!("ARM-19.7") } else { demand.refusal })
}

/// Whether a requirement of `cards.toml` holds.
fn holds(game: &Armada, seat: Seat, effects: &[Effect], requirement: Requirement) -> bool {
    let colour = game.acting();
    match requirement {
        Requirement::MpAtLeast1 => dearest_look(effects) <= game.mp(),
        Requirement::PileAvailable => pile::is_available(game),
        Requirement::OwnTerritory => game.realm(colour) != 0,
        Requirement::TreasuryNotEmpty => 0 < game.treasury,
        Requirement::ReserveNotEmpty => 0 < game.reserve[colour],
        Requirement::MutinyTarget => effects.iter().any(|effect| {
            let Effect::TakeShip { min_crew, max_crew } = *effect else { return false };
            ShipId::all().any(|ship| targets::is_mutinous(game, ship, min_crew, max_crew))
        }),
        Requirement::EmptyExploredCentral => muster::empty_explored(game) != 0,
        Requirement::NativeSupplyNotEmpty => 0 < game.native_supply,
        Requirement::LostShip => 0 < game.lost_ships[colour],
        Requirement::ShipInBox => game.ships.values().iter().any(|ship| ship.place == Berth::Box),
        Requirement::FreeOwnCity => targets::free_own_cities(game) != 0,
        Requirement::ExplorePossible => {
            content().actions[Action::Explore as usize].mp <= game.mp() && explore::explorable(game) != 0
        }
        Requirement::NotPlayedThisTurn => !game.turn.played_once.contains(seat),
        Requirement::NoSurpriseRunning => game.surprise.is_none(),
        // Weapons are checked in their window, against the result that stands there.
        Requirement::ResultDiffers => true,
    }
}

/// The price of the first look into the pile (ARM-17.6); 1 for a card without one.
fn dearest_look(effects: &[Effect]) -> u8 {
    let price =
        |effect: &Effect| if let Effect::SearchPile { mp_per_card } = *effect { mp_per_card } else { 1 };
    effects.iter().map(price).max().unwrap_or(1)
}

/// The cards that are played at a moment, with their effects.
pub(super) fn effects_at(moment: Moment) -> impl Iterator<Item = (Card, Effect)> {
    let played_then = content().cards.iter().enumerate().filter(move |(_, info)| info.when == moment);
    played_then
        .flat_map(|(index, info)| info.effects.iter().map(move |effect| (Card::from_index(index), *effect)))
}

/// Whether all copies of a card lie open on the discard pile (ARM-18.13).
pub(super) fn all_discarded(game: &Armada, card: Card) -> bool {
    game.discard.count(card) == content().cards[card.index()].in_deck
}

/// The card leaves the hand; its effects follow one after another.
pub(super) fn play(game: &mut Armada, seat: Seat, card: Card, log: &mut Log) {
    game.hand_mut(seat).remove(card);
    log.note(|| Event::CardPlayed { seat, card });
    if content().cards[card.index()].requires.iter().any(|d| d.requirement == Requirement::NotPlayedThisTurn)
    {
        game.turn.played_once = game.turn.played_once.with(seat);
    }
    game.push(Carry { card, next: 0 });
}
