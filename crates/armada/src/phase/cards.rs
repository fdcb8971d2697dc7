//! Playing option cards (sections 16 and 17): what a card requires and does is data; this is its interpreter.

use crate::{
    content::{Action, Demand, Effect, Moment, Requirement, Rolled, content},
    events::{Event, Log},
    frames::{Frame, Target},
    ids::{Card, ShipId, TerritoryId},
    phase::{explore, pile, targets},
    state::{Armada, Berth, Flag},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARM-16.5, ARM-16.8, ARM-16.10: held, at the right moment, and able to do something.
pub(crate) fn check_play(game: &Armada, seat: Seat, card: Card) -> Result<(), Refusal> {
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

/// ARM-16.5, ARM-18.1, ARM-18.4, ARM-18.10: cards that say so are played in a window only.
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
        Requirement::EmptyExploredCentral => targets::empty_explored(game) != 0,
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
pub(crate) fn effects_at(moment: Moment) -> impl Iterator<Item = (Card, Effect)> {
    let played_then = content().cards.iter().enumerate().filter(move |(_, info)| info.when == moment);
    played_then
        .flat_map(|(index, info)| info.effects.iter().map(move |effect| (Card::from_index(index), *effect)))
}

/// Whether all copies of a card lie open on the discard pile (ARM-18.13).
pub(crate) fn all_discarded(game: &Armada, card: Card) -> bool {
    game.discard.count(card) == content().cards[card.index()].in_deck
}

/// The card leaves the hand; its effects follow one after another.
pub(crate) fn play(game: &mut Armada, seat: Seat, card: Card, log: &mut Log) {
    game.hand_mut(seat).remove(card);
    log.note(|| Event::CardPlayed { seat, card });
    if content().cards[card.index()].requires.iter().any(|d| d.requirement == Requirement::NotPlayedThisTurn)
    {
        game.turn.played_once = game.turn.played_once.with(seat);
    }
    game.push(Frame::Carry { card, next: 0 });
}

/// Begins the next effect; after the last one the card goes to the discard pile (ARM-16.9).
pub(crate) fn carry(game: &mut Armada, card: Card, next: u8, log: &mut Log) {
    game.frames.pop();
    let Some(effect) = content().cards[card.index()].effects.get(usize::from(next)) else {
        return game.discard.add(card);
    };
    game.push(Frame::Carry { card, next: next + 1 });
    match *effect {
        Effect::GainMp { amount } => {
            *game.mp_mut() += amount;
            log.note(|| Event::GainedMp { colour: game.acting(), mp: amount });
        }
        Effect::PlaceGold { amount } => game.push(Frame::Target(Target::Mine { amount })),
        Effect::RollPlace { piece, times } => game.push(Frame::Muster { piece, left: times, barred: None }),
        Effect::SearchPile { mp_per_card } => {
            pile::refill(game, log);
            pile::look(game, mp_per_card);
        }
        Effect::TakeShip { min_crew, max_crew } => {
            game.push(Frame::Target(Target::Seize { min_crew, max_crew }));
        }
        Effect::BuildShip => game.push(Frame::Target(Target::Build)),
        Effect::ExploreFactor { factor } => game.push(Frame::Target(Target::Survey { factor })),
        Effect::SetCombatResult { .. } | Effect::Interrupt { .. } | Effect::DeclareVictory => {
            unreachable!("{} is played in a window or by the program", card.name())
        }
    }
}

/// ARM-17.12, ARM-17.19: the Native die has fallen; a blank uses nothing up.
pub(crate) fn mustered(
    game: &mut Armada,
    piece: Rolled,
    left: u8,
    barred: Option<TerritoryId>,
    face: u16,
    log: &mut Log,
) {
    game.frames.pop();
    let count = content().native_die[usize::from(face)];
    log.note(|| Event::Mustered { piece, count });
    if 0 < count {
        game.push(Frame::Target(Target::Station { piece, count, left: left - 1, barred }));
    } else {
        muster_again(game, piece, left - 1, barred);
    }
}

/// ARM-17.30: a further roll needs a territory and a counter.
fn muster_again(game: &mut Armada, piece: Rolled, left: u8, barred: Option<TerritoryId>) {
    if 0 < left && 0 < supply(game, piece) && targets::stations(game, piece, barred) != 0 {
        game.push(Frame::Muster { piece, left, barred });
    }
}

pub(crate) fn supply(game: &Armada, piece: Rolled) -> u8 {
    match piece {
        Rolled::OwnBand => game.reserve[game.acting()],
        Rolled::Native => game.native_supply,
    }
}

/// ARM-17.15, ARM-17.21: the counters are placed; natives take the territory back.
pub(crate) fn station(game: &mut Armada, territory: TerritoryId, log: &mut Log) {
    let Some(Frame::Target(Target::Station { piece, count, left, .. })) = game.frames.pop() else {
        unreachable!("the question was about rolled counters");
    };
    let colour = game.acting();
    let count = count.min(supply(game, piece));
    let ground = &mut game.territories[territory];
    let previous = ground.flag;
    match piece {
        Rolled::OwnBand => {
            ground.bands += count;
            game.reserve[colour] -= count;
        }
        Rolled::Native => {
            ground.natives += count;
            ground.flag = Flag::Natives;
            game.native_supply -= count;
        }
    }
    log.note(|| Event::Stationed { colour, piece, territory, previous, count });
    muster_again(game, piece, left, Some(territory));
}
