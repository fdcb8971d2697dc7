//! Using evolution cards and building wonders (sections 26 and 27).

use crate::{
    content::{Access, Alternative, Card, CardKind, Effect, content},
    events::{Event, Log},
    frames::Frame,
    ids::{Building, CardId, Post},
    moves::Move,
    phase::{effects, evolution, pay},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARC-26.2 to ARC-26.7: whether a player can pay for a card and something would happen.
pub(crate) fn check_use(game: &Archipelago, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let Some(owner) = game.owner(card) else { return Err(refuse!("ARC-26.1")) };
    let info = &content().cards[card.index()];
    if info.wonder {
        check_wonder(game, seat, owner, card)?;
    } else {
        if info.access == Access::Owner && owner != seat {
            return Err(refuse!("ARC-26.3"));
        }
        if game.evolution.activated.contains(card) {
            return Err(refuse!("ARC-26.2"));
        }
        if game.evolution.resting.contains(card) {
            return Err(refuse!("ARC-27.8"));
        }
    }
    let price = price(info, owner == seat);
    let florins = game.player(seat).florins;
    if florins < price {
        let clause = if owner == seat { "ARC-26.3" } else { "ARC-26.4" };
        return Err(refuse!(clause, need price, have florins));
    }
    let discs = game.free_discs(seat);
    if discs < info.cost.discs {
        return Err(refuse!("ARC-26.6", need info.cost.discs, have discs));
    }
    if let Some((building, min)) = info.requires {
        let have = game.controlled_by(seat, building);
        if have < min {
            return Err(refuse!(requirement_clause(building), need min, have have));
        }
    }
    pay::check_cost(game, seat, info.cost.cubes, info.cost.any, "ARC-26.7")?;
    // ARC-26.17: a wonder may be built even if its effect changes nothing.
    if info.wonder {
        return Ok(());
    }
    effects::check_any(game, seat, &info.effects, florins - price)
}

/// ARC-26.3, ARC-26.4: what the card costs its owner, or anybody else.
pub(crate) fn price(info: &Card, own: bool) -> u8 {
    info.cost.florins + if own { 0 } else { content().numbers.non_owner_fee }
}

/// The clause that tells which building a wonder needs.
fn requirement_clause(building: Building) -> &'static str {
    match building {
        Building::Port => "ARC-27.17",
        Building::Temple => "ARC-27.19",
        Building::Town | Building::Market => "ARC-26.10",
    }
}

/// ARC-26.11, ARC-26.12, ARC-26.14: built once, by its owner, in a later turn, with a citizen to spare.
fn check_wonder(game: &Archipelago, seat: Seat, owner: Seat, card: CardId) -> Result<(), Refusal> {
    if owner != seat || game.evolution.built.contains(card) {
        return Err(refuse!("ARC-26.11"));
    }
    if game.evolution.fresh.contains(card) {
        return Err(refuse!("ARC-26.12"));
    }
    if builders(game, seat).next().is_none() {
        return Err(refuse!("ARC-26.14", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// The places of active, unengaged citizens of a player.
pub(crate) fn builders(game: &Archipelago, seat: Seat) -> impl Iterator<Item = Post> + '_ {
    let able = move |stack: &crate::units::Stack| {
        stack.owner == seat && stack.posture == Posture::Ready && !stack.is_ship()
    };
    game.units.iter().filter(able).map(|stack| stack.post())
}

/// ARC-26.2: the cost is paid, the card is marked, then its effects follow.
pub(crate) fn use_card(game: &mut Archipelago, seat: Seat, card: CardId, log: &mut Log) {
    let info = &content().cards[card.index()];
    let owner = game.owner(card).expect("the card was checked");
    let florins = price(info, owner == seat);
    if owner == seat {
        game.pay_bank(seat, florins);
    } else {
        game.player_mut(seat).florins -= florins;
        game.player_mut(owner).florins += florins;
    }
    if 0 < info.cost.discs {
        game.player_mut(seat).discs_on_cards += info.cost.discs;
        game.evolution.loaded.insert(card);
    }
    game.round.card = true;
    log.note(|| Event::CardUsed { seat, card, owner, florins });
    if info.wonder {
        game.push(Frame::Dedicate { card });
    } else {
        game.evolution.activated.insert(card);
    }
    game.push(Frame::Effects { card, option: None, next: 0 });
    pay::demand(game, info.cost.cubes, info.cost.any);
}

/// The effects of a card or of one of its options.
fn effects_of(card: CardId, option: Option<u8>) -> &'static [Effect] {
    let info = &content().cards[card.index()];
    match option {
        None => &info.effects,
        Some(option) => alternatives(card).get(usize::from(option)).map_or(&[], |option| &option.effects),
    }
}

/// What a card offers to choose from.
pub(crate) fn alternatives(card: CardId) -> &'static [Alternative] {
    let choice = |effect: &'static Effect| match effect {
        Effect::ChooseOne { options } => Some(options.as_slice()),
        Effect::Move { .. }
        | Effect::PerBuilding { .. }
        | Effect::ByBuildingCount { .. }
        | Effect::Florins { .. }
        | Effect::FlorinsPer { .. }
        | Effect::Transactions { .. }
        | Effect::Migrate { .. }
        | Effect::Tax
        | Effect::Explore
        | Effect::Recruit { .. }
        | Effect::Reproduce { .. }
        | Effect::Build { .. }
        | Effect::DoubleHarvest { .. }
        | Effect::RevealAndBuy { .. }
        | Effect::DestroyShip
        | Effect::StealResource
        | Effect::Pillage { .. }
        | Effect::PeekObjective
        | Effect::ShipsAtPorts
        | Effect::Disengage { .. }
        | Effect::StandUp { .. }
        | Effect::Exchange { .. } => None,
    };
    content().cards[card.index()].effects.iter().find_map(choice).unwrap_or(&[])
}

/// The next effect begins, or the card is done (ARC-26.10).
pub(crate) fn carry_on(game: &mut Archipelago, card: CardId, option: Option<u8>, next: u8, log: &mut Log) {
    game.pop();
    let Some(effect) = effects_of(card, option).get(usize::from(next)) else { return };
    game.push(Frame::Effects { card, option, next: next + 1 });
    effects::begin(game, card, effect, log);
}

pub(crate) fn option_candidates(card: CardId, moves: &mut Vec<Move>) {
    moves.extend((0..alternatives(card).len() as u8).map(Move::Option));
    moves.push(Move::Done);
}

/// ARC-27.26: an option that the player can pay and that does something.
pub(crate) fn check_option(game: &Archipelago, seat: Seat, card: CardId, option: u8) -> Result<(), Refusal> {
    let Some(option) = alternatives(card).get(usize::from(option)) else { return Err(refuse!("ARC-26.10")) };
    pay::check_cost(game, seat, option.cubes, 0, "ARC-26.7")?;
    effects::check_any(game, seat, &option.effects, game.player(seat).florins)
}

/// Who can take no option is let off.
pub(crate) fn check_no_option(game: &Archipelago, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let mut options = 0..alternatives(card).len() as u8;
    if options.any(|option| check_option(game, seat, card, option).is_ok()) {
        return Err(refuse!("ARC-26.10"));
    }
    Ok(())
}

pub(crate) fn choose_option(game: &mut Archipelago, card: CardId, option: u8, log: &mut Log) {
    game.pop();
    log.note(|| Event::OptionChosen { seat: game.active, card, option });
    game.push(Frame::Effects { card, option: Some(option), next: 0 });
    pay::demand(game, alternatives(card)[usize::from(option)].cubes, 0);
}

/// ARC-26.13: the citizen goes onto the wonder.
pub(crate) fn check_dedicate(game: &Archipelago, seat: Seat, post: Post) -> Result<(), Refusal> {
    if builders(game, seat).any(|other| other == post) { Ok(()) } else { Err(refuse!("ARC-26.13")) }
}

pub(crate) fn dedicate(game: &mut Archipelago, card: CardId, post: Post, log: &mut Log) {
    game.pop();
    let seat = game.active;
    game.evolution.built.insert(card);
    log.note(|| Event::WonderBuilt { seat, card, from: post });
    game.withdraw_citizen(seat, post, log);
}

/// ARC-27.6, ARC-27.8: the next card is revealed, as long as there are any. True while luck is asked.
pub(crate) fn reveal_goes_on(game: &mut Archipelago, left: u8, kind: CardKind, log: &mut Log) -> bool {
    // ARC-25.12: before the rejected cards are discarded, so that they do not come back with the new deck.
    evolution::renew_deck(game, log);
    if 0 < left && !game.evolution.deck.is_empty() {
        return true;
    }
    game.pop();
    game.push(Frame::Hire { kind });
    false
}

pub(crate) fn revealed(game: &mut Archipelago, left: u8, kind: CardKind, picked: u16, log: &mut Log) {
    game.pop();
    evolution::reveal(game, picked, log);
    game.push(Frame::Reveal { left: left - 1, kind });
}

pub(crate) fn hire_candidates(game: &Archipelago, moves: &mut Vec<Move>) {
    moves.extend(game.evolution.revealed.iter().map(Move::BuyCard));
    moves.push(Move::Done);
}

/// ARC-27.6: a revealed card of the right kind, for its minimal cost.
pub(crate) fn check_hire(
    game: &Archipelago,
    seat: Seat,
    kind: CardKind,
    card: CardId,
) -> Result<(), Refusal> {
    let info = &content().cards[card.index()];
    if !game.evolution.revealed.contains(card) || (kind != CardKind::Any && info.kind != kind) {
        return Err(refuse!("ARC-27.6"));
    }
    let (need, have) = (info.minimal_cost(), game.player(seat).florins);
    if have < need { Err(refuse!("ARC-27.6", need need, have have)) } else { Ok(()) }
}

/// ARC-27.6, ARC-27.7: the others are discarded; a red zone on the new top card is resolved.
pub(crate) fn hire(game: &mut Archipelago, card: Option<CardId>, log: &mut Log) {
    game.pop();
    let seat = game.active;
    if let Some(card) = card {
        let price = content().cards[card.index()].minimal_cost();
        game.pay_bank(seat, price);
        game.evolution.revealed.remove(card);
        game.evolution.fresh.insert(card);
        game.evolution.resting.insert(card);
        game.player_mut(seat).cards.insert(card);
        log.note(|| Event::CardBought { seat, card, florins: price });
    }
    let rest = std::mem::take(&mut game.evolution.revealed);
    for card in rest.iter() {
        log.note(|| Event::CardDiscarded { card });
    }
    game.evolution.discard = game.evolution.discard.or(rest);
    if rest.is_empty() && card.is_none() {
        log.note(|| Event::ActionDone { seat });
    }
    game.push(Frame::Uncover { red: true });
}
