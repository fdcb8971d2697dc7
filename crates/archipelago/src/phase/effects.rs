//! What cards and events do: each effect of the data is possible or not, and begins in one way.

use crate::{
    content::{Effect, Track},
    events::{Event, Log},
    frames::{
        Alternative, Build, Calm, Effects, Espionage, Exchange, Frame, Lighthouse, Pillage, Piracy, Recruit,
        Release, Reproduce, Reveal, Scout, Theft, Trade,
    },
    ids::CardId,
    phase::{build, cards, explore, harvest, lighthouse, migrate, pay, people, rebels, targets, trade},
    sets::IdSet,
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Budget, Phrase, Refusal, Seat, Staged, refuse};

/// The marker an effect moves, and by how much now.
fn marker(game: &Archipelago, effect: &Effect) -> Option<(Track, i8)> {
    if let Effect::Move { track, delta } = effect {
        Some((*track, *delta))
    } else if let Effect::PerBuilding { track, building, delta } = effect {
        // At most 25 regions, so the product stays small.
        Some((*track, delta.saturating_mul(game.controlled(*building) as i8)))
    } else if let Effect::ByBuildingCount { track, building, steps } = effect {
        let count = game.controlled(*building);
        steps.iter().rfind(|(min, _)| *min <= count).map(|(_, delta)| (*track, *delta))
    } else {
        None
    }
}

/// ARC-26.8: moves the marker of an effect that moves one.
pub(crate) fn move_markers(game: &mut Archipelago, effect: &Effect, log: &mut Log) {
    if let Some((track, delta)) = marker(game, effect) {
        game.move_marker(track, delta, log);
    }
}

/// Whether something would happen (ARC-26.10), for a player with these florins left.
pub(crate) fn check(game: &Archipelago, seat: Seat, effect: &Effect, florins: u8) -> Result<(), Refusal> {
    let nothing = refuse!("ARC-26.10");
    let possible = |possible: bool| if possible { Ok(()) } else { Err(nothing) };
    match effect {
        Effect::Move { .. } | Effect::PerBuilding { .. } | Effect::ByBuildingCount { .. } => {
            possible(marker(game, effect).is_some_and(|(track, delta)| game.can_move(track, delta)))
        }
        Effect::Florins { .. } => possible(0 < game.bank.florins),
        Effect::FlorinsPer { buildings, .. } => {
            let any = buildings.iter().any(|building| 0 < game.controlled_by(seat, *building));
            possible(any && 0 < game.bank.florins)
        }
        Effect::Transactions { market, .. } => possible(trade::can_trade(game, seat, Some(*market), florins)),
        Effect::Migrate { movers, .. } => migrate::check_start(game, seat, *movers).map_err(|_| nothing),
        Effect::Tax => Ok(()),
        Effect::Explore => explore::check_start(game, seat),
        Effect::Recruit { free, .. } => people::check_recruiting(game, seat, *free, florins),
        Effect::Reproduce { .. } => people::check_reproducing(game, seat).map_err(|_| nothing),
        Effect::Build { works } => build::check_start(game, seat, *works, florins).map_err(|_| nothing),
        // ARC-27.2: the harvest must still be possible in this round.
        Effect::DoubleHarvest { resource } => {
            let able = !game.round.action
                && 0 < game.free_discs(seat)
                && game.bank_has(*resource)
                && harvest::can_deploy(game, seat, *resource);
            if able { Ok(()) } else { Err(refuse!("ARC-27.2")) }
        }
        Effect::RevealAndBuy { .. } => {
            possible(!game.evolution.deck.is_empty() || !game.evolution.discard.is_empty())
        }
        Effect::DestroyShip => targets::check_piracy(game, seat),
        Effect::StealResource => Ok(()),
        Effect::Pillage { .. } => targets::check_pillage(game, seat),
        Effect::PeekObjective => targets::check_espionage(game),
        Effect::ShipsAtPorts => possible(lighthouse::can_light(game)),
        Effect::Disengage { .. } => {
            possible(game.units.iter().any(|stack| stack.owner == seat && stack.posture == Posture::Engaged))
        }
        Effect::StandUp { .. } => possible(0 < rebels::lying_count(game)),
        Effect::Exchange { .. } => possible(targets::can_exchange(game, seat)),
        Effect::ChooseOne { options } => possible(options.iter().any(|option| {
            pay::check_cost(game, seat, option.cubes, 0, "ARC-26.7").is_ok()
                && check_any(game, seat, &option.effects, florins).is_ok()
        })),
    }
}

/// ARC-26.10: a part is enough, but ships to destroy and symbols to plunder must be there (ARC-27.10, ARC-27.34).
pub(crate) fn check_any(
    game: &Archipelago,
    seat: Seat,
    effects: &[Effect],
    florins: u8,
) -> Result<(), Refusal> {
    let mut result = Err(refuse!("ARC-26.10"));
    for effect in effects {
        let answer = check(game, seat, effect, florins);
        if is_required(effect) {
            answer?;
        }
        if answer.is_ok() || result.is_err_and(|refusal| refusal.rule.0 == "ARC-26.10") {
            result = answer;
        }
        if result.is_ok() {
            // Later effects can still forbid the card, so they are looked at as well.
            if !effects.iter().any(is_required) {
                return Ok(());
            }
        }
    }
    result
}

/// Whether a card needs this effect to be possible.
fn is_required(effect: &Effect) -> bool {
    matches!(effect, Effect::DestroyShip | Effect::Pillage { .. })
}

/// Begins an effect; what cannot be carried out is left out (ARC-26.10).
pub(crate) fn begin(game: &mut Archipelago, card: CardId, effect: &Effect, log: &mut Log) {
    let seat = game.active;
    if check(game, seat, effect, game.player(seat).florins).is_err() {
        return;
    }
    match effect {
        Effect::Move { .. } | Effect::PerBuilding { .. } | Effect::ByBuildingCount { .. } => {
            move_markers(game, effect, log);
        }
        Effect::Florins { amount } => gain(game, seat, *amount, log),
        Effect::FlorinsPer { buildings, amount } => {
            let count: u8 = buildings.iter().map(|building| game.controlled_by(seat, *building)).sum();
            gain(game, seat, count * *amount, log);
        }
        Effect::Transactions { market, max } => {
            game.push(Trade { market: Some(*market), left: *max, must: false });
        }
        Effect::Migrate { movers, max } => migrate::begin(game, *movers, *max),
        Effect::Tax => trade::tax(game, seat, log),
        Effect::Explore => game.push(Scout),
        Effect::Recruit { max, free } => {
            game.push(Recruit { left: *max, free: *free, any: true });
        }
        Effect::Reproduce { max } => game.push(Reproduce { left: *max, any: true }),
        Effect::Build { works } => game.push(Build { works: *works }),
        Effect::DoubleHarvest { resource } => {
            game.round.doubled = Some(*resource);
            log.note(|| Event::Doubled { seat, resource: *resource });
        }
        Effect::RevealAndBuy { cards, kind } => game.push(Reveal { left: *cards, kind: *kind }),
        Effect::DestroyShip => game.push(Piracy),
        Effect::StealResource => game.push(Theft),
        Effect::Pillage { cubes_per_symbol } => game.push(Pillage { cubes: *cubes_per_symbol }),
        Effect::PeekObjective => game.push(Espionage),
        Effect::ShipsAtPorts => game.push(Lighthouse { nth: 0, lit: IdSet::EMPTY }),
        Effect::Disengage { max } => game.push(Release { left: *max }),
        Effect::StandUp { max } => game.push(Calm { left: *max }),
        Effect::Exchange { take } => game.push(Exchange { take: *take }),
        Effect::ChooseOne { .. } => game.push(Alternative { card }),
    }
}

/// The card whose effect is carried out in the top frame, and the effect.
fn running(game: &Archipelago) -> Option<(CardId, &'static Effect)> {
    let [.., Frame::Effects(Effects { card, option, next }), _] = game.frames.as_slice() else { return None };
    let effect = cards::effects_of(*card, *option).get(usize::from(next.checked_sub(1)?))?;
    Some((*card, effect))
}

/// What led to a question that is otherwise asked in an action: a card.
pub(crate) fn occasion(game: &Archipelago) -> Option<Phrase> {
    running(game).map(|(card, _)| Phrase::new("archipelago-occasion-card").piece("card", card))
}

/// What is left of what the card allows.
pub(crate) fn budget(game: &Archipelago, left: u8) -> Option<Budget> {
    let (key, label, of) = match running(game)?.1 {
        Effect::Transactions { max, .. } => ("transactions", "archipelago-budget-transactions", *max),
        Effect::Migrate { max, .. } => ("migrations", "archipelago-budget-migrations", *max),
        Effect::Recruit { max, .. } => ("workers", "archipelago-budget-workers", *max),
        Effect::Reproduce { max } => ("births", "archipelago-budget-births", *max),
        Effect::Disengage { max } => ("units", "archipelago-budget-units", *max),
        Effect::StandUp { max } => ("citizens", "archipelago-budget-citizens", *max),
        Effect::Move { .. }
        | Effect::PerBuilding { .. }
        | Effect::ByBuildingCount { .. }
        | Effect::Florins { .. }
        | Effect::FlorinsPer { .. }
        | Effect::Tax
        | Effect::Explore
        | Effect::Build { .. }
        | Effect::DoubleHarvest { .. }
        | Effect::RevealAndBuy { .. }
        | Effect::DestroyShip
        | Effect::StealResource
        | Effect::Pillage { .. }
        | Effect::PeekObjective
        | Effect::ShipsAtPorts
        | Effect::Exchange { .. }
        | Effect::ChooseOne { .. } => return None,
    };
    // Cards that name no number set no bound.
    (of < u8::MAX).then(|| Budget::new(key, label, left, of))
}

fn gain(game: &mut Archipelago, seat: Seat, due: u8, log: &mut Log) {
    let florins = game.bank_pays(seat, due);
    log.note(|| Event::Gained { seat, florins });
}
