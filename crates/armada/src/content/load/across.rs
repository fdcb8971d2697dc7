//! Consistency between data files.

use super::{
    actions::{self, Actions},
    cards::{self, Cards},
    components::{self, Components},
    map::{self, Map},
    setup::{self, Setups},
};
use crate::{
    content::{Action, Effect},
    ids::Colour,
};
use approdo_contract::ContentError;
use approdo_data::{wrong, wrong_in};
use approdo_pieces::NamedId;

pub(super) fn check(
    map: &Map,
    components: &Components,
    cards: &Cards,
    actions: &Actions,
    setup: &Setups,
) -> Result<(), ContentError> {
    check_opposites(map, components)?;
    check_cards(components, cards)?;
    check_price(components, actions)?;
    check_setups(components, cards, setup)
}

fn check_opposites(map: &Map, components: &Components) -> Result<(), ContentError> {
    for colour in Colour::ALL {
        let (said, drawn) = (components.opposites[colour.index()], map.dens[colour.index()].opposite);
        if said != drawn {
            let problem = format!("opposite is {}, but {} in {}", said.name(), drawn.name(), map::FILE);
            return Err(wrong_in(components::FILE, format!("colour {}", colour.name()), problem));
        }
    }
    Ok(())
}

fn check_cards(components: &Components, cards: &Cards) -> Result<(), ContentError> {
    let (said, there) = (u32::from(components.option_cards), cards.total);
    if said != there {
        let problem = format!(
            "there are {there} cards, but {said} in the card_set option_cards of {}",
            components::FILE
        );
        return Err(wrong(cards::FILE, problem));
    }
    let expected = components.numbers.surprise_attack_mp;
    for card in &cards.cards {
        for effect in &card.effects {
            if let Effect::Interrupt { mp } = *effect
                && mp != expected
            {
                let problem = format!("mp is {mp}, but surprise_attack_mp is {expected} (ARM-17.26)");
                return Err(wrong_in(cards::FILE, format!("card {}", card.label.id), problem));
            }
        }
    }
    Ok(())
}

fn check_price(components: &Components, actions: &Actions) -> Result<(), ContentError> {
    let cost = actions.costs[Action::BuyCard as usize];
    let numbers = &components.numbers;
    if (cost.mp, cost.gold) != (numbers.card_price_mp, numbers.card_price_gold) {
        let problem = format!(
            "mp and gold are {} and {}, but card_price_mp and card_price_gold are {} and {} (ARM-16.2)",
            cost.mp, cost.gold, numbers.card_price_mp, numbers.card_price_gold
        );
        return Err(wrong_in(actions::FILE, "action buy_card", problem));
    }
    Ok(())
}

fn check_setups(components: &Components, cards: &Cards, setups: &Setups) -> Result<(), ContentError> {
    for (setup, id) in setups.setups.iter().zip(&setups.ids) {
        let require = |holds: bool, problem: String| {
            if holds { Ok(()) } else { Err(wrong_in(setup::FILE, format!("setup {id}"), problem)) }
        };
        let bands = u32::from(setup.bands) + u32::from(setup.far_bonus);
        let available = components.stock.bands;
        require(
            bands <= u32::from(available),
            format!("a colour places {bands} bands, but there are only {available} (ARM-2.1)"),
        )?;
        let dummy = 3 * u32::from(setup.dummy_city_bands) + 4 * u32::from(setup.dummy_other_bands);
        require(
            dummy <= u32::from(available),
            format!("the dummy places {dummy} bands, but there are only {available} (ARM-2.1)"),
        )?;
        let (dealt, hand) = (setup.option_cards, components.numbers.opening_hand);
        require(dealt == hand, format!("option_cards is {dealt}, but opening_hand is {hand} (ARM-16.1)"))?;
        let deck: u32 = cards.cards.iter().map(|card| u32::from(card.in_deck)).sum();
        let all = u32::from(dealt) * u32::from(setup.players);
        require(all <= deck, format!("{all} option cards are dealt, but the deck has {deck} (ARM-16.1)"))?;
    }
    Ok(())
}
