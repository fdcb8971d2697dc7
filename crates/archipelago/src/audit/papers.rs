//! Evolution cards, trend cards, objectives and offers (invariant 15).

use super::law;
use crate::{
    content::{Criterion, content},
    frames::Frame,
    ids::{CardId, ObjectiveId, Resource},
    phase::ending,
    sets::IdSet,
    state::{Archipelago, SEATS},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

pub(super) fn check(game: &Archipelago) -> Result<(), String> {
    evolution(game)?;
    trends(game)?;
    objectives(game)?;
    offer(game)
}

fn evolution(game: &Archipelago) -> Result<(), String> {
    let evolution = &game.evolution;
    let track: IdSet<CardId> = evolution.track.iter().flatten().map(|slot| slot.card).collect();
    law(usize::from(track.len()) == evolution.track.iter().flatten().count(), || {
        "a card is on the evolution track twice".to_owned()
    })?;
    let mut owned: IdSet<CardId> = IdSet::EMPTY;
    let mut seen: IdSet<CardId> = IdSet::EMPTY;
    let places = [evolution.deck, evolution.discard, evolution.revealed, track];
    let players = game.players.iter().map(|player| player.cards);
    for place in places.into_iter().chain(players) {
        let twice = seen.and(place).iter().next();
        law(twice.is_none(), || {
            format!("card {} is in two places (ARC-2.6)", twice.map_or("", CardId::name))
        })?;
        seen = seen.or(place);
    }
    game.players.iter().for_each(|player| owned = owned.or(player.cards));
    let missing = IdSet::<CardId>::full().minus(seen).iter().next();
    law(missing.is_none(), || format!("card {} is nowhere (ARC-2.6)", missing.map_or("", CardId::name)))?;
    law(evolution.track.iter().flatten().all(|slot| slot.rotations < 3), || {
        "a card on the track has been rotated to the skull (ARC-25.5)".to_owned()
    })?;
    for (name, set) in [
        ("activated", evolution.activated),
        ("built", evolution.built),
        ("fresh", evolution.fresh),
        ("resting", evolution.resting),
        ("loaded", evolution.loaded),
    ] {
        let foreign = set.minus(owned).iter().next();
        law(foreign.is_none(), || {
            format!("card {} is {name}, but nobody owns it", foreign.map_or("", CardId::name))
        })?;
    }
    law(evolution.built.iter().all(|card| content().cards[card.index()].wonder), || {
        "a card that is no wonder is built (ARC-26.11)".to_owned()
    })?;
    let shows =
        |back: CardId| evolution.deck.iter().any(|card| content().cards[card.index()].back_name == back);
    law(evolution.back.is_none_or(shows), || "no card of the deck shows the back on top".to_owned())?;
    law(evolution.revealed.is_empty() || hires(game), || {
        "cards are revealed, but nobody may buy one (ARC-27.6)".to_owned()
    })?;
    let rotates = matches!(game.top(), Some(Frame::Purchase(_)));
    law(!evolution.deck.is_empty() || evolution.discard.is_empty() || rotates || uncovers(game), || {
        "the deck is empty only if the discard pile is (ARC-25.12)".to_owned()
    })?;
    let covered = game.turn == 0 || uncovers(game) || game.ending.is_some();
    law(covered || evolution.back.is_some() || evolution.deck.is_empty(), || {
        "the back of the top card lies open (ARC-4.6)".to_owned()
    })
}

fn hires(game: &Archipelago) -> bool {
    matches!(game.top(), Some(Frame::Reveal(_) | Frame::Hire(_))) || game.ending.is_some()
}

fn uncovers(game: &Archipelago) -> bool {
    let top = game.top();
    hires(game) || matches!(top, Some(Frame::Uncover(_) | Frame::Draw(_) | Frame::Refill(_)))
}

fn trends(game: &Archipelago) -> Result<(), String> {
    let terms = game.terms();
    let most = usize::from(terms.trends) + usize::from(terms.fixed_trend.is_some());
    law(game.trends.len() <= most, || format!("there are {} trend cards", game.trends.len()))?;
    law(game.turn == 0 || game.trends.len() == most, || {
        format!("there are {} trend cards instead of {most} (ARC-5.19)", game.trends.len())
    })?;
    law(game.trends.len() < 2 || game.trends[0] != game.trends[1], || "a trend is in play twice".to_owned())?;
    law(terms.fixed_trend.is_none_or(|fixed| game.trends.contains(&fixed)), || {
        "the Benefactor is missing (ARC-31.10)".to_owned()
    })?;
    let rewarded = game.players.iter().any(|player| 0 < player.sector);
    let benefactor =
        game.trends.iter().any(|trend| content().trends[trend.index()].criterion == Criterion::Benefactor);
    law(!rewarded || benefactor, || "florins lie on a Benefactor card that is not in play".to_owned())
}

fn objectives(game: &Archipelago) -> Result<(), String> {
    let terms = game.terms();
    let deck = game.objective_deck();
    let mut seen: IdSet<ObjectiveId> = IdSet::EMPTY;
    let mut held: IdSet<ObjectiveId> = game.open_objectives.iter().copied().collect();
    for seat in (0..SEATS as u8).map(Seat) {
        let player = game.player(seat);
        held = held.or(player.objectives.iter().copied().collect());
        for objective in player.objectives.iter().chain(&player.put_back) {
            law(deck.contains(*objective) && !seen.contains(*objective) && seat.0 < game.seats, || {
                format!("seat {} cannot have {} (ARC-5.20)", seat.0, objective.name())
            })?;
            seen.insert(*objective);
        }
        let dealt = player.objectives.len() + player.put_back.len();
        law(dealt <= usize::from(terms.dealt), || format!("seat {} was dealt {dealt} objectives", seat.0))?;
        let due = if seat.0 < game.seats && !terms.open { usize::from(terms.kept) } else { 0 };
        law(game.turn == 0 || player.objectives.len() == due, || {
            format!("seat {} has {} objectives instead of {due}", seat.0, player.objectives.len())
        })?;
        law(player.objectives.is_sorted() && player.put_back.is_sorted(), || {
            format!("the objectives of seat {} are not in order", seat.0)
        })?;
        let spies = player.spied.iter().all(|other| other.0 < game.seats && other != seat);
        law(spies, || format!("seat {} has spied on nobody who plays", seat.0))?;
    }
    for objective in &game.open_objectives {
        law(deck.contains(*objective) && !seen.contains(*objective), || {
            format!("{} cannot lie open (ARC-31.6)", objective.name())
        })?;
        seen.insert(*objective);
    }
    let due = if terms.open { usize::from(game.seats) } else { 0 };
    law(game.turn == 0 || game.open_objectives.len() == due, || {
        format!("{} objectives lie open instead of {due}", game.open_objectives.len())
    })?;
    law(game.met.minus(deck).is_empty(), || "a card that is not in the game has come true".to_owned())?;
    law(game.revealed == game.met.and(held), || {
        "exactly the cards that have come true and are held must be revealed (ARC-28.2)".to_owned()
    })?;
    if game.turn == 0 || game.ending.is_some() {
        return Ok(());
    }
    let unnoticed = ending::conditions_now(game).find(|objective| !game.met.contains(*objective));
    law(unnoticed.is_none(), || {
        format!("{} has come true unnoticed (ARC-28.4)", unnoticed.map_or("", ObjectiveId::name))
    })
}

/// ARC-7.13: an offer is open exactly while it is put together or answered, and its maker owns what he offers.
fn offer(game: &Archipelago) -> Result<(), String> {
    let open = matches!(game.top(), Some(Frame::Draft | Frame::Answer));
    law(open == game.offer.is_some(), || {
        "there must be an offer exactly while a draft or an answer is due (ARC-7.13)".to_owned()
    })?;
    let Some(offer) = game.offer else { return Ok(()) };
    law(offer.by != offer.to && offer.by.0 < game.seats && offer.to.0 < game.seats, || {
        "an offer is made by one player to another (ARC-7.6)".to_owned()
    })?;
    let maker = game.player(offer.by);
    let owns = offer.give.florins <= maker.florins
        && offer.give.tokens <= maker.tokens
        && offer.give.cards.minus(maker.cards).is_empty()
        && offer.ask.cards.minus(game.player(offer.to).cards).is_empty()
        && Resource::ALL.iter().all(|resource| offer.give.cubes[*resource] <= maker.cubes[*resource]);
    law(owns, || "an offer lists what its maker does not own (ARC-7.9)".to_owned())?;
    let numbers = &content().numbers;
    for bundle in [&offer.give, &offer.ask] {
        let cubes: u16 = bundle.cubes.values().iter().map(|count| u16::from(*count)).sum();
        let small = bundle.florins <= numbers.offer_florins
            && cubes <= u16::from(numbers.offer_cubes)
            && bundle.tokens <= numbers.offer_changes;
        law(small, || "a side of an offer lists too much (ARC-7.14)".to_owned())?;
    }
    let places = [offer.give.place, offer.ask.place].into_iter().flatten();
    for place in places {
        let index = usize::from(place).wrapping_sub(1);
        law(game.places[..usize::from(game.seats)].get(index) == Some(&None), || {
            format!("place {place} is not free (ARC-7.12)")
        })?;
    }
    let regions = offer.give.permissions.or(offer.ask.permissions);
    law(regions.iter().all(|region| game.chart.get(region).is_some()), || {
        "a permission is about a region that is not on the map".to_owned()
    })
}
