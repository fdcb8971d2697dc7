//! Single frames at the top of the stack: what they speak of exists, and somebody can answer.

use super::{law, people::interrupts};
use crate::{
    content::{Action, Effect, Moment, Rolled, Volley, content},
    frames::{Frame, Side, Target},
    ids::{COLOURS, Card, Place, ShipId, TerritoryId},
    phase::{cards, combat, economy, explore, haul, targets, turn, window},
    score,
    state::{Armada, Berth},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// ARM-18.3: a window waits only for somebody.
pub(super) fn window(game: &Armada, step: u8) -> Result<(), String> {
    law((1..COLOURS as u8).contains(&step), || format!("a window has no step {step}"))?;
    law(window::asked(game, step).is_some(), || format!("a window with step {step} asks nobody"))
}

/// ARM-19.9: a player with two colours chooses the one that attacks.
pub(super) fn lead(game: &Armada, seat: Seat, card: Card, mp: u8) -> Result<(), String> {
    law(seat.0 < game.seats, || format!("seat {} of {} seats leads a Surprise Attack", seat.0, game.seats))?;
    law(interrupts(card) == Some(mp), || {
        format!("{} begins no Surprise Attack with {mp} movement points", card.name())
    })?;
    law(game.seat_of(game.turn.colour) != Some(seat), || {
        format!("seat {} leads a Surprise Attack in its own turn", seat.0)
    })?;
    let able = score::colours(game, seat).filter(|colour| turn::plays_on(game, *colour)).count();
    law(2 <= able, || format!("seat {} has no choice who leads the Surprise Attack", seat.0))
}

/// The question or roll of an action that is no card.
pub(super) fn action(game: &Armada, top: Frame) -> Result<(), String> {
    match top {
        Frame::HaulBands { from, to } => {
            possible(haul::check_haul(game, from, to).is_ok() && 2 <= game.bands_of(game.acting(), from), top)
        }
        Frame::HaulIngots { from, to, bands } => possible(
            haul::check_haul(game, from, to).is_ok()
                && haul::check_bands(game, from, to, bands).is_ok()
                && 0 < game.gold_of(game.acting(), from),
            top,
        ),
        Frame::CombatRoll { from, target } => possible(combat::check_attack(game, from, target).is_ok(), top),
        Frame::Reaction { from, target, result, side, last } => {
            reaction(game, from, target, result)?;
            possible(last || side == Side::Attacker, top)?;
            law(combat::asked(game, target, result, side).is_some(), || format!("{top:?} asks nobody"))
        }
        Frame::Pay { left } => {
            let price = content().actions[Action::BuyCard as usize].gold;
            let affordable = left <= game.ingots(game.acting()) && 2 <= game.purses(game.acting()).count();
            possible((1..=price).contains(&left) && affordable && has_cards(game), top)
        }
        Frame::Draw => possible(!game.pile.is_empty(), top),
        Frame::Target(Target::Recruit { dens, formation }) => recruit(game, dens, formation, top),
        Frame::GoldRoll { territory, factor } => exploration(game, 1, factor, territory, None, None, top),
        Frame::NativeRoll { territory, factor, gold } => {
            exploration(game, 1, factor, territory, Some(gold), None, top)
        }
        Frame::Doubling { .. }
        | Frame::DrawDummy
        | Frame::DrawColours { .. }
        | Frame::Deal { .. }
        | Frame::Moor { .. }
        | Frame::Garrison { .. }
        | Frame::NextTurn { .. }
        | Frame::Act
        | Frame::Settle
        | Frame::Carry { .. }
        | Frame::Muster { .. }
        | Frame::Target(_)
        | Frame::Look { .. }
        | Frame::Ponder { .. }
        | Frame::Window { .. }
        | Frame::Lead { .. }
        | Frame::EndTurn => Err(format!("no action brings about {top:?}")),
    }
}

/// The question or roll of a card's effect.
pub(super) fn card(game: &Armada, card: Card, next: u8, top: Frame) -> Result<(), String> {
    let effects = &content().cards[card.index()].effects;
    let effect = usize::from(next).checked_sub(1).and_then(|index| effects.get(index));
    let Some(effect) = effect else {
        return Err(format!("{} has no effect before number {next}", card.name()));
    };
    match (*effect, top) {
        (Effect::PlaceGold { amount }, Frame::Target(Target::Mine { amount: due })) => {
            possible(amount == due && 0 < game.treasury && game.realm(game.acting()) != 0, top)
        }
        (Effect::RollPlace { piece, times }, Frame::Muster { piece: rolled, left, barred }) => {
            // The first territory is barred only after a roll.
            let most = if barred.is_some() { times - 1 } else { times };
            possible(piece == rolled && (1..=most).contains(&left) && can_place(game, piece, barred), top)
        }
        (
            Effect::RollPlace { piece, times },
            Frame::Target(Target::Station { piece: rolled, count, left, barred }),
        ) => {
            let rolls = if barred.is_some() { 2 } else { 1 };
            let in_range = u16::from(left) + rolls <= u16::from(times);
            let shown = 0 < count && content().native_die.contains(&count);
            possible(piece == rolled && in_range && shown && can_place(game, piece, barred), top)
        }
        (Effect::SearchPile { mp_per_card }, Frame::Look { price }) => {
            possible(mp_per_card == price && !game.pile.is_empty(), top)
        }
        (Effect::SearchPile { mp_per_card }, Frame::Ponder { card: seen, price }) => {
            possible(mp_per_card == price && seen.is_some(), top)
        }
        (
            Effect::TakeShip { min_crew, max_crew },
            Frame::Target(Target::Seize { min_crew: min, max_crew: max }),
        ) => {
            let any = ShipId::all().any(|ship| targets::is_mutinous(game, ship, min, max));
            possible((min, max) == (min_crew, max_crew) && any && 0 < game.reserve[game.acting()], top)
        }
        (Effect::BuildShip, Frame::Target(Target::Build)) => {
            let boxed = game.ships.values().iter().any(|ship| ship.place == Berth::Box);
            let lost = 0 < game.lost_ships[game.acting()];
            possible(boxed && lost && targets::free_own_cities(game) != 0, top)
        }
        (Effect::ExploreFactor { factor }, Frame::Target(Target::Survey { factor: due })) => {
            let price = content().actions[Action::Explore as usize].mp;
            possible(factor == due && price <= game.mp() && explore::explorable(game) != 0, top)
        }
        (Effect::ExploreFactor { factor: most }, Frame::GoldRoll { territory, factor }) => {
            exploration(game, most, factor, territory, None, None, top)
        }
        (Effect::ExploreFactor { factor: most }, Frame::NativeRoll { territory, factor, gold }) => {
            exploration(game, most, factor, territory, Some(gold), None, top)
        }
        (Effect::ExploreFactor { factor: most }, Frame::Doubling { territory, factor, gold, natives }) => {
            possible(1 < factor && (0 < gold || 0 < natives), top)?;
            exploration(game, most, factor, territory, Some(gold), Some(natives), top)
        }
        (_, _) => Err(format!("{} does not bring about {top:?}", card.name())),
    }?;
    let only_answer = if let Frame::Target(target) = top { targets::only_answer(game, target) } else { None };
    law(only_answer.is_none(), || format!("{top:?} leaves no choice, so it waits for nobody"))
}

fn possible(holds: bool, frame: Frame) -> Result<(), String> {
    law(holds, || format!("{frame:?} is impossible in this position"))
}

/// The dice of an exploration and what they have shown so far (ARM-9.4, ARM-17.1).
fn exploration(
    game: &Armada,
    by_rule: u8,
    factor: u8,
    territory: TerritoryId,
    gold: Option<u8>,
    natives: Option<u8>,
    top: Frame,
) -> Result<(), String> {
    let shown = gold.is_none_or(|gold| content().gold_die.contains(&gold))
        && natives.is_none_or(|natives| content().native_die.contains(&natives));
    possible(factor == by_rule && shown && explore::check_explore(game, territory).is_ok(), top)
}

/// The battle is possible, and its result was rolled or set by a weapon.
fn reaction(game: &Armada, from: Place, target: Place, result: Volley) -> Result<(), String> {
    let battle = Frame::CombatRoll { from, target };
    possible(combat::check_attack(game, from, target).is_ok(), battle)?;
    let sets =
        |moment| cards::effects_at(moment).any(|(_, effect)| effect == Effect::SetCombatResult { result });
    let known = content().combat_die.contains(&result)
        || sets(Moment::OwnAttackRolled)
        || sets(Moment::AttackedRolled);
    law(known, || format!("{result:?} is on no face of the Combat die and on no weapon"))
}

/// ARM-15.2 to ARM-15.4: at most what the realm brings, and a band to place.
fn recruit(game: &Armada, dens: u8, formation: u8, top: Frame) -> Result<(), String> {
    let colour = game.turn.colour;
    let own_turn = game.options.recruitment && game.surprise.is_none() && game.turn.recruited;
    let (most_dens, most_formation) = economy::levy(game, colour);
    let in_range = dens & !most_dens == 0 && formation <= most_formation && (dens, formation) != (0, 0);
    possible(own_turn && in_range && 0 < game.reserve[colour], top)
}

/// ARM-17.30: a territory and a counter for what is rolled.
fn can_place(game: &Armada, piece: Rolled, barred: Option<TerritoryId>) -> bool {
    0 < cards::supply(game, piece) && targets::stations(game, piece, barred) != 0
}

fn has_cards(game: &Armada) -> bool {
    !game.pile.is_empty() || !game.discard.is_empty()
}
