//! Where effects may stand, including those inside choices.

use super::cards::Cards;
use crate::{
    content::{ActionInfo, Effect, FactionInfo, Kind, TitleInfo, Tokens},
    ids::{FACTIONS, ListId},
};
use approdo_contract::ContentError;
use approdo_data::wrong_in;
use approdo_pieces::NamedId;

/// Where a list of effects stands on a card.
#[derive(Clone, Copy)]
enum Place<'a> {
    Production,
    Bonus,
    Feature,
    Action(&'a ActionInfo),
    /// What an Event does to each player.
    Event,
}

/// Refuses effects in places where the rules could not carry them out.
pub(super) fn check(cards: &Cards, factions: &[FactionInfo; FACTIONS]) -> Result<(), ContentError> {
    for (title, file) in cards.titles.iter().zip(&cards.files) {
        let tokens = title.faction.and_then(|faction| factions[faction.index()].tokens);
        let checked = lists(cards, title).and_then(|lists| {
            lists.into_iter().try_for_each(|(place, list)| check_list(cards, tokens, place, list, false))
        });
        checked.map_err(|problem| wrong_in(file, format!("card {}", title.label.id), problem))?;
    }
    Ok(())
}

type Problem = Result<(), &'static str>;

fn require(holds: bool, problem: &'static str) -> Problem {
    if holds { Ok(()) } else { Err(problem) }
}

/// The lists of a card. That of an Event addresses every player and holds another one (IMP-22.4).
fn lists<'a>(cards: &Cards, title: &'a TitleInfo) -> Result<Vec<(Place<'a>, ListId)>, &'static str> {
    let mut lists = Vec::new();
    if title.kind == Kind::Event {
        let whole = title.event.map_or(&[][..], |list| effects_of(cards, list));
        match whole {
            [Effect::EachPlayer { list }] => lists.push((Place::Event, *list)),
            _ => return Err("an Event addresses every player (IMP-22.4)"),
        }
    }
    lists.extend(title.production.map(|list| (Place::Production, list)));
    lists.extend(title.bonus.map(|list| (Place::Bonus, list)));
    lists.extend(title.features.iter().map(|feature| (Place::Feature, feature.effects)));
    lists.extend(title.actions.iter().map(|action| (Place::Action(action), action.effects)));
    Ok(lists)
}

fn effects_of(cards: &Cards, list: ListId) -> &[Effect] {
    let list = cards.lists.lists[usize::from(list.0)];
    &cards.lists.effects[usize::from(list.start)..][..usize::from(list.len)]
}

fn check_list(
    cards: &Cards,
    tokens: Option<Tokens>,
    place: Place<'_>,
    list: ListId,
    is_option: bool,
) -> Problem {
    let effects = effects_of(cards, list);
    for (at, effect) in effects.iter().enumerate() {
        if let Effect::Pay { cost } = effect {
            // Payment comes first, because a choice checks it before anything else happens; Events may take the
            // Goods away later.
            require(is_option && at == 0, "pay stands only first in an option of choose")?;
            require(cost.location + cost.egypt_token == 0, "an option costs no location and no egypt_token")?;
            continue;
        }
        if let Effect::Choose { first, options } = *effect {
            (0..u16::from(options))
                .try_for_each(|option| check_list(cards, tokens, place, ListId(first.0 + option), true))?;
            continue;
        }
        check_effect(place, effect, effects.len() == 1 && !is_option, tokens)?;
    }
    Ok(())
}

fn check_effect(place: Place<'_>, effect: &Effect, is_alone: bool, tokens: Option<Tokens>) -> Problem {
    let is_gain = matches!(effect, Effect::Gain { .. });
    match place {
        // While a card is drawn, everything that waits for it must stay in place.
        Place::Event => {
            require(is_gain || matches!(effect, Effect::Lose { .. }), "an Event only gives and takes Goods")
        }
        // A production that does more than make others produce could trigger itself (IMP-24.7).
        Place::Production if matches!(effect, Effect::ProduceAgain { .. }) => {
            require(is_alone, "a production that makes others produce does nothing else (IMP-24.7)")
        }
        Place::Bonus if matches!(effect, Effect::ProduceAgain { .. }) => Ok(()),
        // The activating player chooses a target; in other places there may be none.
        Place::Production | Place::Bonus | Place::Feature => {
            let fits = is_gain || matches!(effect, Effect::DrawPick { .. });
            require(fits, "only an Action or an Event can have such an effect")
        }
        Place::Action(action) => {
            require(!matches!(effect, Effect::EachPlayer { .. }), "only an Event addresses every player")?;
            let needed = if matches!(effect, Effect::Block) {
                Some(Tokens::Barbarian)
            } else if matches!(effect, Effect::TakeOver | Effect::Eavesdrop) {
                Some(Tokens::Egyptian)
            } else {
                None
            };
            require(needed.is_none() || needed == tokens, "its faction has no such tokens (IMP-2.10)")?;
            let is_paid = needed != Some(Tokens::Egyptian) || action.cost.egypt_token == 1;
            require(is_paid, "it must cost an egypt_token (IMP-23.7)")
        }
    }
}
