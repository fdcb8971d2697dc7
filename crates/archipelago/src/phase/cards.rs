//! Using evolution cards and building wonders (sections 26 and 27).

use super::unfinished;
use crate::{
    content::{self, Access, Card, CardKind, Effect, content},
    events::{Event, Log},
    frames::{Alternative, Dedicate, Effects, Frame, Hire, Reveal, Uncover},
    ids::{Building, CardId, Post},
    moves::Move,
    phase::{effects, evolution, pay},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Ask, Auto, Luck, Phrase, Refusal, Seat, Staged, refuse};
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

/// ARC-26.3, ARC-26.4: what the card costs its owner, or another player.
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
fn builders(game: &Archipelago, seat: Seat) -> impl Iterator<Item = Post> + '_ {
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
        game.push(Dedicate { card });
    } else {
        game.evolution.activated.insert(card);
    }
    game.push(Effects { card, option: None, next: 0 });
    pay::demand(game, info.cost.cubes, info.cost.any);
}

/// The effects of a card or of one of its options.
pub(crate) fn effects_of(card: CardId, option: Option<u8>) -> &'static [Effect] {
    let info = &content().cards[card.index()];
    match option {
        None => &info.effects,
        Some(option) => alternatives(card).get(usize::from(option)).map_or(&[], |option| &option.effects),
    }
}

/// What a card offers to choose from.
pub(crate) fn alternatives(card: CardId) -> &'static [content::Alternative] {
    let choice = |effect: &'static Effect| {
        if let Effect::ChooseOne { options } = effect { Some(options.as_slice()) } else { None }
    };
    content().cards[card.index()].effects.iter().find_map(choice).unwrap_or(&[])
}

impl Auto<Archipelago> for Effects {
    /// The next effect begins, or the card is done (ARC-26.10).
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let Effects { card, option, next } = *self;
        let Some(effect) = effects_of(card, option).get(usize::from(next)) else { return };
        game.push(Effects { card, option, next: next + 1 });
        effects::begin(game, card, effect, log);
    }
}

impl Alternative {
    /// ARC-27.26: an option that the player can pay and that does something.
    fn check_option(&self, game: &Archipelago, seat: Seat, option: u8) -> Result<(), Refusal> {
        let option = alternatives(self.card).get(usize::from(option)).ok_or(refuse!("ARC-26.10"))?;
        pay::check_cost(game, seat, option.cubes, 0, "ARC-26.7")?;
        effects::check_any(game, seat, &option.effects, game.player(seat).florins)
    }

    fn options(&self) -> std::ops::Range<u8> {
        0..alternatives(self.card).len() as u8
    }
}

impl Ask<Archipelago> for Alternative {
    /// The option, or nothing where none is possible.
    type Choice = Option<u8>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-option").piece("card", self.card).rule("ARC-26.10")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.options().map(Move::Option));
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<u8>, Refusal> {
        if mv == Move::Done {
            // A player who can take no option is let off.
            let able = self.options().any(|option| self.check_option(game, seat, option).is_ok());
            return if able { Err(refuse!("ARC-26.10")) } else { Ok(None) };
        }
        let Move::Option(option) = mv else { return Err(unfinished()) };
        self.check_option(game, seat, option).map(|()| Some(option))
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<u8>, log: &mut Log) {
        let Some(option) = choice else { return game.finish_action(log) };
        game.pop();
        let card = self.card;
        log.note(|| Event::OptionChosen { seat, card, option });
        game.push(Effects { card, option: Some(option), next: 0 });
        pay::demand(game, alternatives(card)[usize::from(option)].cubes, 0);
    }

    fn is_sound(&self, _: &Archipelago, _: Option<Frame>) -> bool {
        !alternatives(self.card).is_empty()
    }
}

impl Ask<Archipelago> for Dedicate {
    type Choice = Post;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-dedicate").piece("card", self.card).rule("ARC-26.13")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(builders(game, seat).map(Move::Dedicate));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Post, Refusal> {
        let Move::Dedicate(post) = mv else { return Err(unfinished()) };
        if builders(game, seat).any(|other| other == post) { Ok(post) } else { Err(refuse!("ARC-26.13")) }
    }

    /// ARC-26.13: the citizen goes onto the wonder.
    fn decide(&self, game: &mut Archipelago, seat: Seat, post: Post, log: &mut Log) {
        game.pop();
        game.evolution.built.insert(self.card);
        log.note(|| Event::WonderBuilt { seat, card: self.card, from: post });
        game.withdraw_citizen(seat, post, log);
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        content().cards[self.card.index()].wonder
            && game.player(game.active).cards.contains(self.card)
            && !game.evolution.built.contains(self.card)
            && builders(game, game.active).next().is_some()
    }
}

impl Luck<Archipelago> for Reveal {
    fn among(&self, game: &Archipelago) -> u16 {
        evolution::revealable(game).len().into()
    }

    /// ARC-27.6: a card of the deck is revealed.
    fn befall(&self, game: &mut Archipelago, picked: u16, log: &mut Log) {
        game.pop();
        let card = evolution::revealable(game).nth(usize::from(picked));
        game.evolution.deck.remove(card);
        game.evolution.back = None;
        game.evolution.revealed.insert(card);
        log.note(|| Event::CardRevealed { card });
        game.push(Reveal { left: self.left - 1, kind: self.kind });
    }

    /// ARC-27.6, ARC-27.8: while there are cards to reveal.
    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.left && !game.evolution.deck.is_empty()
    }

    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        // ARC-25.12: before the rejected cards are discarded, so that they do not come back with the new deck.
        evolution::renew_deck(game, log);
        if !self.waits(game) {
            game.pop();
            game.push(Hire { kind: self.kind });
        }
    }

    fn is_sound(&self, _: &Archipelago, _: Option<Frame>) -> bool {
        0 < self.left
    }
}

impl Ask<Archipelago> for Hire {
    /// The card that is bought, if any.
    type Choice = Option<CardId>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        let kind = match self.kind {
            CardKind::Character => "character",
            CardKind::Progress => "progress",
            CardKind::Any => "any",
        };
        Phrase::new("archipelago-ask-hire").word("kind", kind).rule("ARC-27.6")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.evolution.revealed.iter().map(Move::BuyCard));
        moves.push(Move::Done);
    }

    /// ARC-27.6: a revealed card of the right kind, for its minimal cost.
    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<CardId>, Refusal> {
        if mv == Move::Done {
            return Ok(None);
        }
        let Move::BuyCard(card) = mv else { return Err(unfinished()) };
        let info = &content().cards[card.index()];
        let right = self.kind == CardKind::Any || info.kind == self.kind;
        if !game.evolution.revealed.contains(card) || !right {
            return Err(refuse!("ARC-27.6"));
        }
        let (need, have) = (info.minimal_cost(), game.player(seat).florins);
        if have < need { Err(refuse!("ARC-27.6", need need, have have)) } else { Ok(Some(card)) }
    }

    /// ARC-27.6, ARC-27.7: the others are discarded; a red zone on the new top card is resolved.
    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<CardId>, log: &mut Log) {
        game.pop();
        if let Some(card) = choice {
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
        if rest.is_empty() && choice.is_none() {
            log.note(|| Event::ActionDone { seat });
        }
        game.push(Uncover { red: true });
    }
}
