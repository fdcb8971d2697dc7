//! What an offer lists (ARC-7.6, ARC-7.9 to ARC-7.14), and how it changes hands.

use crate::{
    chart::Placed,
    content::content,
    events::{Event, Log},
    ids::Resource,
    moves::{Good, Move},
    phase::{
        offers::{current, decider},
        order,
    },
    phases::Phase,
    state::{Archipelago, Bundle, Offer},
};
use approdo_contract::{Refusal, Seat, refuse};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// What the maker hands over.
    Give,
    /// What he asks for.
    Ask,
}

impl Side {
    /// The giver, the receiver and the goods.
    fn of(self, offer: &Offer) -> (Seat, Seat, &Bundle) {
        match self {
            Side::Give => (offer.by, offer.to, &offer.give),
            Side::Ask => (offer.to, offer.by, &offer.ask),
        }
    }
}

/// Florins are added and taken off in coins of these values.
const COINS: [u8; 2] = [1, 5];

/// What the owner of a side could put into it.
pub(crate) fn goods(game: &Archipelago, owner: Seat, mut visit: impl FnMut(Good)) {
    COINS.iter().for_each(|coin| visit(Good::Florins(*coin)));
    Resource::ALL.iter().for_each(|resource| visit(Good::Cube(*resource)));
    visit(Good::Token);
    game.player(owner).cards.iter().for_each(|card| visit(Good::Card(card)));
    if game.phase == Phase::Actions {
        let ruled = |placed: &&Placed| game.ruler(placed) == Some(owner);
        game.chart.regions().iter().filter(ruled).for_each(|placed| visit(Good::Permission(placed.region)));
    }
    if decider(game) == Some(owner) {
        (1..=game.seats).for_each(|place| visit(Good::Place(place)));
    }
}

/// Whether a side lists at least this good.
pub(crate) fn contains(bundle: &Bundle, good: Good) -> bool {
    match good {
        Good::Florins(florins) => COINS.contains(&florins) && florins <= bundle.florins,
        Good::Cube(resource) => 0 < bundle.cubes[resource],
        Good::Token => 0 < bundle.tokens,
        Good::Card(card) => bundle.cards.contains(card),
        Good::Permission(region) => bundle.permissions.contains(region),
        Good::Place(place) => bundle.place == Some(place),
    }
}

/// A good that is added to one side, or taken off.
pub struct Change {
    side: Side,
    good: Good,
    add: bool,
}

impl Change {
    pub(crate) fn of(mv: Move) -> Option<Change> {
        if let Move::Give(good) = mv {
            Some(Change { side: Side::Give, good, add: true })
        } else if let Move::Ask(good) = mv {
            Some(Change { side: Side::Ask, good, add: true })
        } else if let Move::Keep(good) = mv {
            Some(Change { side: Side::Give, good, add: false })
        } else if let Move::Waive(good) = mv {
            Some(Change { side: Side::Ask, good, add: false })
        } else {
            None
        }
    }

    /// ARC-7.14: an offer is changed at most so often, and what is listed can be taken off again.
    pub(crate) fn check(&self, game: &Archipelago) -> Result<(), Refusal> {
        let offer = current(game);
        let (most, made) = (content().numbers.offer_changes, offer.changes);
        if most <= made {
            return Err(refuse!("ARC-7.14", need most, have made));
        }
        if self.add {
            return self.check_add(game, &offer);
        }
        let (_, _, bundle) = self.side.of(&offer);
        if contains(bundle, self.good) { Ok(()) } else { Err(refuse!("ARC-7.14")) }
    }

    /// ARC-7.6, ARC-7.9 to ARC-7.12, ARC-7.14: what may be added to a side.
    fn check_add(&self, game: &Archipelago, offer: &Offer) -> Result<(), Refusal> {
        let (owner, receiver, bundle) = self.side.of(offer);
        let numbers = &content().numbers;
        let player = game.player(owner);
        // What the other player owns is secret: only the maker's own side is compared with a screen.
        let owns = |need: u8, have: u8| {
            if self.side == Side::Give && have < need {
                Err(refuse!("ARC-7.9", need need, have have))
            } else {
                Ok(())
            }
        };
        match self.good {
            Good::Florins(florins) => {
                let need = bundle.florins.saturating_add(florins);
                if !COINS.contains(&florins) || numbers.offer_florins < need {
                    return Err(refuse!("ARC-7.14"));
                }
                owns(need, player.florins)
            }
            Good::Cube(resource) => {
                let total: u8 = bundle.cubes.values().iter().sum();
                if numbers.offer_cubes <= total {
                    return Err(refuse!("ARC-7.14"));
                }
                owns(bundle.cubes[resource] + 1, player.cubes[resource])
            }
            Good::Token => owns(bundle.tokens + 1, player.tokens),
            Good::Card(card) => {
                if !player.cards.contains(card) || bundle.cards.contains(card) {
                    return Err(refuse!("ARC-7.9"));
                }
                if game.evolution.built.contains(card) || game.evolution.loaded.contains(card) {
                    return Err(refuse!("ARC-7.11"));
                }
                Ok(())
            }
            Good::Permission(region) => {
                let rules = game.chart.get(region).is_some_and(|placed| game.ruler(placed) == Some(owner));
                if game.phase != Phase::Actions || !rules || bundle.permissions.contains(region) {
                    return Err(refuse!("ARC-7.10"));
                }
                Ok(())
            }
            Good::Place(place) => {
                let index = usize::from(place).wrapping_sub(1);
                let free = game.places[..usize::from(game.seats)].get(index) == Some(&None);
                let placed = game.places.contains(&Some(receiver));
                if decider(game) != Some(owner) || !free || placed || bundle.place.is_some() {
                    return Err(refuse!("ARC-7.12"));
                }
                Ok(())
            }
        }
    }

    pub(crate) fn make(&self, game: &mut Archipelago, log: &mut Log) {
        let Change { side, good, add } = *self;
        let offer = game.offer.as_mut().expect("an offer is being put together");
        offer.changes += 1;
        let bundle = match side {
            Side::Give => &mut offer.give,
            Side::Ask => &mut offer.ask,
        };
        let count = |number: &mut u8, by: u8| *number = if add { *number + by } else { *number - by };
        match good {
            Good::Florins(florins) => count(&mut bundle.florins, florins),
            Good::Cube(resource) => count(&mut bundle.cubes[resource], 1),
            Good::Token => count(&mut bundle.tokens, 1),
            Good::Card(card) if add => bundle.cards.insert(card),
            Good::Card(card) => bundle.cards.remove(card),
            Good::Permission(region) if add => bundle.permissions.insert(region),
            Good::Permission(region) => bundle.permissions.remove(region),
            Good::Place(place) => bundle.place = add.then_some(place),
        }
        let by = offer.by;
        log.note(|| Event::OfferChanged { by, good, given: side == Side::Give, added: add });
    }
}

/// Everything in a bundle changes hands.
pub(crate) fn hand_over(game: &mut Archipelago, from: Seat, to: Seat, bundle: &Bundle, log: &mut Log) {
    // No `..`: a new kind of good needs its transfer here.
    let Bundle { florins, cubes, tokens, cards, permissions, place } = bundle;
    let giver = game.player_mut(from);
    giver.florins -= florins;
    giver.tokens -= tokens;
    giver.cards = giver.cards.minus(*cards);
    for (resource, count) in cubes.iter() {
        giver.cubes[resource] -= count;
    }
    let taker = game.player_mut(to);
    taker.florins += florins;
    taker.tokens += tokens;
    taker.cards = taker.cards.or(*cards);
    for (resource, count) in cubes.iter() {
        taker.cubes[resource] += count;
    }
    for region in permissions.iter() {
        let placed = game.chart.get_mut(region);
        placed.granted_by = Some(from);
        placed.granted_to = placed.granted_to.with(to);
    }
    if let Some(place) = place {
        order::fix_place(game, to, usize::from(*place) - 1, log);
    }
}
