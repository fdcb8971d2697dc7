//! Players: factions, tokens and whose cards they hold.

use super::law;
use crate::{
    decks,
    frames::{Frame, Opening},
    setup,
    state::{Deal, ImperialSettlers, Player},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

pub(super) fn check(game: &ImperialSettlers) -> Result<(), String> {
    law((1..=5).contains(&game.seats), || format!("the game is not for {} players", game.seats))?;
    game.options.check(game.seats).map_err(|refusal| format!("the options are not allowed: {refusal}"))?;
    for (index, player) in game.players.iter().enumerate().skip(usize::from(game.seats)) {
        law(*player == Player::default(), || format!("nobody sits in seat {index}, but something is there"))?;
    }
    for seat in [game.first, game.active, game.pool_of] {
        law(seat.0 < game.seats, || format!("there is no seat {}", seat.0))?;
    }
    factions(game)?;
    Seat::all(game.seats).try_for_each(|seat| player(game, seat))
}

/// Everybody has a faction of their own as soon as all have chosen (IMP-5.2).
fn factions(game: &ImperialSettlers) -> Result<(), String> {
    let chosen = match game.frames.first() {
        Some(Frame::Opening(Opening::Faction { seat } | Opening::RandomFaction { seat })) => seat.0,
        Some(_) | None => game.seats,
    };
    for seat in Seat::all(game.seats) {
        let faction = game.player(seat).faction;
        law(faction.is_some() == (seat.0 < chosen), || format!("seat {} has chosen out of turn", seat.0))?;
        let Some(faction) = faction else { continue };
        law(decks::is_in_play(game.options.mode, faction), || {
            format!("the {} are not in play in this mode", faction.name())
        })?;
        let others = Seat::all(seat.0).filter(|other| game.player(*other).faction == Some(faction));
        law(others.count() == 0, || format!("two players have the {}", faction.name()))?;
    }
    Ok(())
}

fn player(game: &ImperialSettlers, seat: Seat) -> Result<(), String> {
    let player = game.player(seat);
    let Some(faction) = player.faction else {
        return law(*player == Player::default(), || {
            format!("seat {} has no faction, but something is there", seat.0)
        });
    };
    let (all, used) = (game.faction_info(seat).token_count, setup::tokens_used(game, seat));
    law(player.tokens + used == all, || {
        format!("seat {} has {} tokens in stock and {used} in play, not {all} in all", seat.0, player.tokens)
    })?;
    law(player.actions <= crate::phase::turn::MOST_ACTIONS, || {
        format!("seat {} has taken {} actions in a round", seat.0, player.actions)
    })?;
    let own = |card: crate::ids::Card| card.is_common() || card.info().faction == Some(faction);
    let zones = [player.hand.as_slice(), player.hidden.as_slice(), player.foundations.as_slice()];
    let foreign = zones.into_iter().flatten().find(|card| !own(**card));
    law(foreign.is_none(), || {
        format!("seat {} holds {}, a card of another faction", seat.0, foreign.map_or("", |card| card.name()))
    })?;
    let decks = [player.deck.as_slice(), player.discard.as_slice()];
    let wrong = decks.into_iter().flatten().find(|card| card.info().faction != Some(faction));
    law(wrong.is_none(), || {
        format!(
            "{} lies in the deck or discard pile of seat {}",
            wrong.map_or("", |card| card.name()),
            seat.0
        )
    })?;
    for deal in &player.deals {
        if let Deal::Card(card) = deal {
            law(card.deal().is_some(), || format!("{} is a Deal of seat {}", card.name(), seat.0))?;
        }
        if let Deal::Location { at, .. } = deal {
            let enemy = game.location(*at).is_some_and(|location| !location.owner.is(seat));
            law(enemy, || format!("seat {} has a Deal with a Location that no enemy owns", seat.0))?;
        }
    }
    law(player.held.is_empty() || !game.is_solo(), || "a solo player chooses from no cards".to_owned())
}
