//! Cards are neither made nor lost.

use super::law;
use crate::{
    content::{Set, content},
    decks,
    ids::{Attack, Card},
    options::Mode,
    phase::opening,
    setup,
    state::{Deal, ImperialSettlers},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

pub(super) fn check(game: &ImperialSettlers) -> Result<(), String> {
    let mut counts = [0_u16; 256];
    setup::each_card(game, &mut |card| counts[card.index()] += 1);
    let decks = game.players.iter().map(|player| player.deck.as_slice());
    for card in decks.flatten().chain(game.common.as_slice()) {
        counts[card.index()] += 1;
    }
    if !game.has_decks() {
        let stray = Card::all().find(|card| 0 < counts[card.index()]);
        return law(stray.is_none(), || "there are cards before the decks are formed".to_owned());
    }
    let common = decks::common_deck(game.is_expanded);
    for card in Card::all().filter(|card| card.is_common()) {
        let (there, due) = (counts[card.index()], common.count(card) as u16);
        law(there == due, || format!("there are {there} cards {} instead of {due}", card.name()))?;
    }
    for seat in Seat::all(game.seats) {
        faction(game, seat, &counts)?;
    }
    foreign(game, &counts)?;
    events(game)?;
    stash(game)?;
    attacks(game)
}

/// The cards of a faction are a deck of the mode (IMP-6.1, IMP-6.3, IMP-6.12).
fn faction(game: &ImperialSettlers, seat: Seat, counts: &[u16; 256]) -> Result<(), String> {
    let rules = opening::rules_of(game, seat);
    let mut titles = Vec::new();
    for title in decks::titles(rules.faction) {
        let faces = || decks::faces(title).map(|card| (counts[card.index()], u16::from(card.face().copies)));
        if faces().all(|(there, _)| there == 0) {
            continue;
        }
        law(faces().all(|(there, copies)| there == copies), || {
            format!("not all copies of {} are there", title.name())
        })?;
        titles.push(title);
    }
    match game.options.mode {
        Mode::Open => law(titles.len() == decks::titles(rules.faction).count(), || {
            format!("a card of the {} is missing", rules.faction.name())
        }),
        Mode::Base | Mode::Standard => {
            rules.check(&titles).map_err(|refusal| format!("the deck of seat {} breaks {refusal}", seat.0))
        }
    }
}

/// No card belongs to a faction that is not in the game.
fn foreign(game: &ImperialSettlers, counts: &[u16; 256]) -> Result<(), String> {
    let played = |card: &Card| {
        card.info().faction.is_none_or(|faction| {
            Seat::all(game.seats).any(|seat| game.player(seat).faction == Some(faction))
        })
    };
    let stray = Card::all().find(|card| 0 < counts[card.index()] && !played(card));
    law(stray.is_none(), || format!("nobody plays the faction of {}", stray.map_or("", |card| card.name())))
}

/// Events are only ever in the Common deck, in its discard pile or being carried out (IMP-22.1).
fn events(game: &ImperialSettlers) -> Result<(), String> {
    let players = &game.players[..usize::from(game.seats)];
    let hidden = players.iter().flat_map(|player| {
        [
            player.hand.as_slice(),
            player.hidden.as_slice(),
            player.held.as_slice(),
            player.foundations.as_slice(),
        ]
    });
    let open = [game.display.as_slice(), game.pool.as_slice(), game.solo.collection.as_slice()];
    let stray = hidden.chain(open).flatten().find(|card| crate::phase::draw::is_event(**card));
    law(stray.is_none(), || {
        format!("the Event {} has not been carried out", stray.map_or("", |card| card.name()))
    })
}

/// Cards lie under Locations that take them, sorted.
fn stash(game: &ImperialSettlers) -> Result<(), String> {
    for (index, player) in game.players.iter().enumerate() {
        law(player.stash.is_sorted(), || format!("the stash of seat {index} is not sorted"))?;
        for stashed in &player.stash {
            let stands = game.location(stashed.at).is_some_and(|location| {
                location.owner.is(Seat(index as u8)) && !location.card.info().lasting.is_empty()
            });
            law(stands, || format!("{} lies under nothing", stashed.card.name()))?;
        }
    }
    Ok(())
}

/// IMP-28.3, IMP-28.34: all Attack cards are there in a solo game, and none in others.
fn attacks(game: &ImperialSettlers) -> Result<(), String> {
    let solo = &game.solo;
    let taken = game.players.iter().flat_map(|player| &player.deals).filter_map(|deal| match deal {
        Deal::Attack(attack) => Some(attack),
        Deal::Card(_) | Deal::Location { .. } => None,
    });
    let all: Vec<Attack> =
        solo.pile.iter().chain(&solo.line).chain(&solo.aside).chain(taken).copied().collect();
    law(solo.pile.is_sorted(), || "the Attack pile is not sorted".to_owned())?;
    for attack in Attack::all() {
        let info = &content().attacks[attack.index()];
        let in_play = game.is_solo() && game.round > 0 && (info.set == Set::Base || game.is_expanded);
        let due = if in_play { usize::from(info.copies) } else { 0 };
        let there = all.iter().filter(|other| **other == attack).count();
        let before = game.round == 0 && game.is_solo();
        law(there == due || before, || {
            format!("there are {there} cards {} instead of {due}", attack.name())
        })?;
    }
    law(game.is_solo() || (solo.collection.is_empty() && solo.tokens == 0), || {
        "there is a Collection without a virtual player".to_owned()
    })
}
