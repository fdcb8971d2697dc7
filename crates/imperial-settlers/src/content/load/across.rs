//! What one data file says about another.

use super::{
    cards::{Cards, addresses_everybody},
    components::{self, CardCount, Components},
    decks::{self, Decks},
    factions,
    solo::Solo,
};
use crate::{
    content::{Effect, FactionInfo, Kind, Set, TitleInfo, Tokens},
    ids::{FACTIONS, Faction, LOCATIONS, ListId},
};
use approdo_contract::ContentError;
use approdo_data::{wrong, wrong_in};
use approdo_pieces::NamedId;

/// Refuses files that contradict each other.
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
    check_effects(cards, factions)?;
    check_room(cards)
}

/// IMP-2.2, IMP-2.4: as many cards of each deck and set as the list of components says.
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

/// Effects stand where the rules can carry them out.
fn check_effects(cards: &Cards, factions: &[FactionInfo; FACTIONS]) -> Result<(), ContentError> {
    for (title, file) in cards.titles.iter().zip(&cards.files) {
        let require = |holds: bool, problem: &str| {
            if holds { Ok(()) } else { Err(wrong_in(file, format!("card {}", title.label.id), problem)) }
        };
        if title.kind == Kind::Event {
            let list = title.event.map_or(&[][..], |list| effects_of(cards, list));
            require(addresses_everybody(list), "an Event addresses every player (IMP-22.4)")?;
        }
        // What needs a target is chosen by the player who activates; elsewhere there may be none.
        let passive = [title.production, title.bonus].into_iter().flatten();
        for list in passive.chain(title.features.iter().map(|feature| feature.effects)) {
            let fits = effects_of(cards, list).iter().all(|effect| {
                matches!(
                    effect,
                    Effect::Gain { .. }
                        | Effect::Choose { .. }
                        | Effect::DrawPick { .. }
                        | Effect::ProduceAgain { .. }
                )
            });
            require(fits, "only an Action or an Event can have such an effect")?;
        }
        let tokens = title.faction.and_then(|faction| factions[faction.index()].tokens);
        for action in &title.actions {
            for effect in effects_of(cards, action.effects) {
                let needed = if matches!(effect, Effect::Block) {
                    Some(Tokens::Barbarian)
                } else if matches!(effect, Effect::TakeOver | Effect::Eavesdrop) {
                    Some(Tokens::Egyptian)
                } else {
                    None
                };
                require(needed.is_none() || needed == tokens, "its faction has no such tokens (IMP-2.10)")?;
                if needed == Some(Tokens::Egyptian) {
                    require(action.cost.egypt_token == 1, "it must cost an egypt_token (IMP-23.7)")?;
                }
            }
        }
    }
    Ok(())
}

fn effects_of(cards: &Cards, list: ListId) -> &[Effect] {
    let list = cards.lists.lists[usize::from(list.0)];
    &cards.lists.effects[usize::from(list.start)..][..usize::from(list.len)]
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
/// activations in each of five rounds, with room to spare.
const BUILT_WITHOUT_LOCATION: usize = 30;
