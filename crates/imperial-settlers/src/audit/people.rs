//! Players: factions, tokens and whose cards they hold.

use super::law;
use crate::{
    decks,
    frames::{Frame, Opening},
    goods::Good,
    phase::{
        opening::{ChooseFaction, RandomFaction},
        turn,
    },
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

/// Every player has a faction of their own as soon as all have chosen (IMP-5.2).
fn factions(game: &ImperialSettlers) -> Result<(), String> {
    let chosen = match game.frames.first() {
        Some(Frame::Opening(Opening::ChooseFaction(ChooseFaction { seat }))) => seat.0,
        Some(Frame::Opening(Opening::RandomFaction(RandomFaction { seat }))) => seat.0,
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
    law(player.actions <= turn::MOST_ACTIONS, || {
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
    goods(game, seat)?;
    for deal in &player.deals {
        if let Deal::Card(card) = deal {
            law(card.deal().is_some(), || format!("{} is a Deal of seat {}", card.name(), seat.0))?;
        }
        if let Deal::Location { at, .. } = deal {
            // To its original owner a Location that was taken over is an enemy Location (IMP-23.12).
            let enemy = game.location(*at).is_some_and(|location| !location.works_for(seat));
            law(enemy, || format!("seat {} has a Deal with a Location that works for no enemy", seat.0))?;
        }
    }
    law(player.held.is_empty() || !game.is_solo(), || "a solo player chooses from no cards".to_owned())
}

/// A bound that no amount reaches in a game.
const MOST: u16 = 10_000;

/// Supplies, Deals and stashes within the sizes that a game can reach.
fn goods(game: &ImperialSettlers, seat: Seat) -> Result<(), String> {
    let player = game.player(seat);
    let most = Good::ALL.iter().map(|good| player.supply[*good]).max().unwrap_or(0).max(player.vp);
    law(most <= MOST, || format!("seat {} has {most} of something; {MOST} is the most", seat.0))?;
    let is_foreign = |deal: &&Deal| match deal {
        Deal::Card(card) => card.info().faction != player.faction,
        Deal::Location { .. } | Deal::Attack(_) => true,
    };
    // Three Trade Routes, or the Spies, each once in a round (IMP-14.3).
    let (foreign, due) = (player.deals.iter().filter(is_foreign).count(), 3 * usize::from(game.round));
    law(foreign <= due, || {
        format!("seat {} has {foreign} Deals that are not its own; {due} is the most in this round", seat.0)
    })?;
    // Two Gates take two cards each in a Cleanup (IMP-20.8).
    let due = 4 * usize::from(game.round);
    law(player.stash.len() <= due, || {
        format!("seat {} has put {} cards away; {due} is the most in this round", seat.0, player.stash.len())
    })
}
