//! Consistency between data files.

use super::{
    cards::Cards,
    components::{self, CardCount, Components},
    decks::{self, Decks},
    factions, placing,
    solo::Solo,
};
use crate::{
    content::{FactionInfo, Set, TitleInfo, Tokens},
    ids::{FACTIONS, Faction, LOCATIONS},
};
use approdo_contract::ContentError;
use approdo_data::{wrong, wrong_in};
use approdo_pieces::NamedId;

pub(super) fn check(
    cards: &Cards,
    components: &Components,
    factions: &[FactionInfo; FACTIONS],
    decks: &Decks,
    solo: &Solo,
) -> Result<(), ContentError> {
    check_counts(cards, components, solo)?;
    check_fields(cards, factions)?;
    check_tokens(components, factions)?;
    check_base_decks(cards, factions, decks)?;
    placing::check(cards, factions)?;
    check_room(cards)
}

/// IMP-2.2, IMP-2.4: the numbers of cards of each deck and set agree with the list of components.
fn check_counts(cards: &Cards, components: &Components, solo: &Solo) -> Result<(), ContentError> {
    for expected in &components.card_counts {
        let there = match expected.deck.as_str() {
            "attack" => solo
                .attacks
                .iter()
                .filter(|card| card.set == expected.set)
                .map(|card| u32::from(card.copies))
                .sum(),
            "virtual_faction" => 1,
            deck => count(&cards.titles, deck, expected.set),
        };
        let CardCount { ref id, count, .. } = *expected;
        if there != count {
            let problem = format!("count is {count}, but there are {there} cards");
            return Err(wrong_in(components::FILE, format!("card_count {id}"), problem));
        }
    }
    let listed: u32 = components
        .card_counts
        .iter()
        .filter(|count| count.deck != "attack" && count.deck != "virtual_faction")
        .map(|count| count.count)
        .sum();
    let there: u32 = cards.titles.iter().map(|title| u32::from(title.copies)).sum();
    if listed != there {
        let problem = format!("the card_count entries make {listed} cards, but there are {there}");
        return Err(wrong(components::FILE, problem));
    }
    Ok(())
}

fn count(titles: &[TitleInfo], deck: &str, set: Set) -> u32 {
    let in_deck =
        |title: &&TitleInfo| title.faction.map_or("common", NamedId::name) == deck && title.set == set;
    titles.iter().filter(in_deck).map(|title| u32::from(title.copies)).sum()
}

/// IMP-4.3: of the Faction cards only those of a razable faction have a Raze field.
fn check_fields(cards: &Cards, factions: &[FactionInfo; FACTIONS]) -> Result<(), ContentError> {
    for (title, file) in cards.titles.iter().zip(&cards.files) {
        let Some(faction) = title.faction else { continue };
        if title.raze.is_empty() == factions[faction.index()].is_razable {
            let problem = "there must be a Raze field if and only if the faction is razable (IMP-4.3)";
            return Err(wrong_in(file, format!("card {}", title.label.id), problem));
        }
    }
    Ok(())
}

/// IMP-2.10: the limited tokens are as many as the box holds.
fn check_tokens(components: &Components, factions: &[FactionInfo; FACTIONS]) -> Result<(), ContentError> {
    for info in factions {
        let id = match info.tokens {
            None => continue,
            Some(Tokens::Egyptian) => "egypt_token",
            Some(Tokens::Barbarian) => "barbarian_token",
        };
        let piece = components.components.iter().find(|piece| piece.label.id == id);
        let fits = piece.is_some_and(|piece| piece.is_limited && piece.count == info.token_count);
        if !fits {
            let problem = format!("special_tokens has another count than {id} in {}", components::FILE);
            return Err(wrong_in(factions::FILE, format!("faction {}", info.label.id), problem));
        }
    }
    Ok(())
}

/// IMP-6.12: the cards that a faction plays without an expansion are a Standard deck.
fn check_base_decks(
    cards: &Cards,
    factions: &[FactionInfo; FACTIONS],
    decks: &Decks,
) -> Result<(), ContentError> {
    for faction in Faction::ALL {
        let base = factions[faction.index()].set;
        let mut titles = [0; 3];
        for title in cards.titles.iter().filter(|title| title.faction == Some(faction) && title.set == base) {
            match titles.get_mut(usize::from(title.copies) - 1) {
                Some(count) => *count += 1,
                None => return Err(wrong(decks::FILE, format!("{} has too many copies", title.label.id))),
            }
        }
        if titles != decks.classes.titles {
            let problem = format!("the base cards of the {} are no Standard deck (IMP-6.12)", faction.name());
            return Err(wrong(decks::FILE, problem));
        }
    }
    Ok(())
}

/// Locations that can stand at once: a card that costs a Location takes the place of one.
fn check_room(cards: &Cards) -> Result<(), ContentError> {
    let adds = |title: &&TitleInfo| title.faction.is_none() || title.cost.location == 0;
    let most: usize = cards.titles.iter().filter(adds).map(|title| usize::from(title.copies)).sum();
    if LOCATIONS < most + BUILT_WITHOUT_LOCATION {
        let problem = format!("{most} cards need no Location to be built, more than the rules have room for");
        return Err(wrong("cards_common.toml", problem));
    }
    Ok(())
}

/// Cards that Settlers and Negotiator build without paying their Location (IMP-24.2, IMP-24.12): at most three
/// activations in each of five rounds, and a margin.
const BUILT_WITHOUT_LOCATION: usize = 30;
