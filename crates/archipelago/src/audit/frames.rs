//! What still has to happen is possible: counters count, what frames speak of exists, and whoever is asked can answer.

use super::law;
use crate::{
    content::content,
    frames::{Frame, Hidden},
    ids::{Building, RegionId},
    phase::{build, cards, crisis, harvest, order, pay, people, placing, targets, theft},
    phases::Phase,
    state::{Archipelago, MOST_FRAMES},
};
use approdo_contract::{Seat, SeatSet};
use approdo_pieces::NamedId;

/// The rules push no more frames than these between two questions.
const HEADROOM: usize = 5;

pub(super) fn check(game: &Archipelago) -> Result<(), String> {
    law(game.frames.len() + HEADROOM <= MOST_FRAMES, || "there are too many frames".to_owned())?;
    if let Some(bottom) = game.frames.first() {
        law(is_ground(game, *bottom), || {
            format!("{} is not where anything begins (ARC-8.1)", named(*bottom))
        })?;
    }
    for (index, frame) in game.frames.iter().enumerate() {
        let below = index.checked_sub(1).map(|index| game.frames[index]);
        law(is_sound(game, *frame, below), || format!("{} is impossible in this position", named(*frame)))?;
    }
    Ok(())
}

/// A frame as it is written in a scenario, with the names of the data files.
pub(super) fn named(frame: Frame) -> String {
    match toml::Value::try_from(frame) {
        Ok(written) => format!("the frame {written}"),
        Err(_) => "a frame that cannot be written down".to_owned(),
    }
}

/// Whether the game goes on when everything above this frame is done.
fn is_ground(game: &Archipelago, frame: Frame) -> bool {
    if let Frame::Phase(phase) = frame {
        return phase == game.phase.next();
    }
    if let Frame::Purchases { .. } = frame {
        return game.phase == Phase::Evolution;
    }
    let opening = matches!(
        frame,
        Frame::DrawOrder | Frame::Vote | Frame::BreakTie | Frame::DealTile { .. } | Frame::Discoverers { .. }
    );
    opening && game.turn == 0
}

/// Whether what the frame counts and speaks of is there, and the frame below is one that asks for it.
fn is_sound(game: &Archipelago, frame: Frame, below: Option<Frame>) -> bool {
    let plays = |seat: Seat| seat.0 < game.seats;
    let in_order = |nth: u8| nth <= game.seats;
    let on_map = |region: RegionId| game.chart.get(region).is_some();
    let terms = game.terms();
    let trends_due =
        || usize::from(terms.trends) + usize::from(terms.fixed_trend.is_some()) - game.trends.len();
    match frame {
        Frame::Vote | Frame::BreakTie => game.turn == 0 && 0 < trends_due(),
        Frame::DrawTrend { left } => game.turn == 0 && 0 < left && usize::from(left) <= trends_due(),
        Frame::DealTile { seat, .. } => game.turn == 0 && plays(seat),
        Frame::DealObjective { seat, left } => {
            let dealt = |seat: Seat| game.player(seat).objectives.len();
            game.turn == 0
                && plays(seat)
                && 0 < left
                && dealt(seat) + usize::from(left) <= usize::from(terms.dealt)
                && game.all_seats().filter(|other| seat < *other).all(|other| dealt(other) == 0)
        }
        Frame::LayObjective { left } => {
            game.turn == 0
                && 0 < left
                && game.open_objectives.len() + usize::from(left) <= usize::from(game.seats)
        }
        Frame::Discoverers { nth } | Frame::Purchases { nth } => in_order(nth),
        Frame::Rounds { nth } => in_order(nth) && below == Some(Frame::Phase(Phase::Evolution)),
        Frame::Round => matches!(below, Some(Frame::Rounds { .. })),
        Frame::Bid { seats, .. } => {
            let everybody: SeatSet = game.everybody();
            seats.iter().filter(|seat| everybody.contains(*seat)).count() == seats.len()
        }
        Frame::Arrange { decider } => plays(decider) && 1 < order::waiting(game).count(),
        Frame::Domestic { nth, feeds, .. } => in_order(nth) && 0 < feeds && 0 < crisis::lying_count(game),
        Frame::Rouse { left, nth } => {
            0 < left && in_order(nth) && matches!(below, Some(Frame::Domestic { .. }))
        }
        Frame::Export { missing, nth, .. } => 0 < missing && in_order(nth),
        Frame::Expel { slot, building, nth } => {
            building != Building::Town
                && crisis::rebel(game, slot, building)
                    .is_some_and(|(_, unit)| Some(unit.owner) != game.nth(nth) && !unit.posture.is_active())
        }
        Frame::Position { region, quest } => placing::check_region(game, quest, region).is_ok(),
        Frame::Orient { region, quest, q, r } => placing::check_cell(game, quest, region, q, r).is_ok(),
        Frame::Berth { region } => on_map(region) && game.turn == 0,
        Frame::Landing { region, left } => {
            on_map(region) && game.turn == 0 && left <= content().numbers.start_citizens && 0 < left
        }
        Frame::Stock { region } | Frame::Share { region, .. } | Frame::Huts { region } => on_map(region),
        Frame::Enter { region } => on_map(region) && placing::newcomers(game, region).next().is_some(),
        Frame::Draw { slot, .. } => game.evolution.track.get(usize::from(slot)) == Some(&None),
        Frame::Scout => game.tiles.top.is_some(),
        Frame::Harvest { resource, .. } => harvest::can_deploy(game, game.active, resource),
        Frame::Reproduce { left, any } => 0 < left && (any || people::has_parents(game, game.active)),
        Frame::Trade { left, .. } => 0 < left,
        Frame::Pay { cubes, any } => pay::check_cost(game, game.active, cubes, any, "ARC-23.3").is_ok(),
        Frame::Raise { building, by, at } => build::check_site(game, game.active, building, by, at).is_ok(),
        Frame::Launch { area } => build::check_slipway(game, game.active, area).is_ok(),
        Frame::Piracy => targets::check_piracy(game, game.active).is_ok(),
        Frame::Pillage { cubes } => cubes <= 2 && targets::check_pillage(game, game.active).is_ok(),
        Frame::Hide { victim, left } => {
            plays(victim)
                && victim != game.active
                && 0 < theft::cubes(game, victim)
                && left.is_none_or(|left| holds(game, victim, &[left]))
        }
        Frame::Guess { victim, hands } => {
            plays(victim) && victim != game.active && hands.is_some_and(|hands| holds(game, victim, &hands))
        }
        Frame::Release { left } => 0 < left && targets::engaged(game, game.active).next().is_some(),
        Frame::Calm { left } => 0 < left && 0 < crisis::lying_count(game),
        Frame::Exchange { take } => take <= 2,
        Frame::Reveal { left, .. } => 0 < left,
        Frame::Lighthouse { nth, lit } => {
            let short = |seat: Seat| 0 < game.player(seat).ships;
            lit.iter().all(on_map) && targets::lighter(game, nth).is_some_and(short)
        }
        Frame::Dedicate { card } => {
            content().cards[card.index()].wonder
                && game.player(game.active).cards.contains(card)
                && !game.evolution.built.contains(card)
                && cards::builders(game, game.active).next().is_some()
        }
        Frame::Purchase { turned, .. } => {
            game.evolution.track.iter().flatten().any(|slot| turned != Some(slot.card))
        }
        Frame::Alternative { card } => !cards::alternatives(card).is_empty(),
        Frame::Draft | Frame::Answer => matches!(
            below,
            Some(Frame::Round | Frame::Domestic { .. } | Frame::Export { .. } | Frame::Arrange { .. })
        ),
        Frame::DrawOrder
        | Frame::Discover { .. }
        | Frame::RedrawTile { .. }
        | Frame::HandTile { .. }
        | Frame::Handed { .. }
        | Frame::FirstStack
        | Frame::TurnTile
        | Frame::Refill { .. }
        | Frame::Uncover { .. }
        | Frame::PutBack
        | Frame::Phase(_)
        | Frame::Board(_)
        | Frame::Zones { .. }
        | Frame::NextTile
        | Frame::Survey { .. }
        | Frame::Recruit { .. }
        | Frame::Migrate { .. }
        | Frame::Build { .. }
        | Frame::Effects { .. }
        | Frame::Theft
        | Frame::Espionage
        | Frame::Hire { .. } => true,
    }
}

/// ARC-27.11: the victim has the cubes that his hands hide, and an empty hand only with a single cube.
fn holds(game: &Archipelago, victim: Seat, hands: &[Hidden]) -> bool {
    let mut cubes = game.player(victim).cubes;
    let total = theft::cubes(game, victim);
    hands.iter().all(|hand| match hand {
        Hidden::Nothing => total == 1,
        Hidden::Cube(resource) => {
            let there = 0 < cubes[*resource];
            cubes[*resource] = cubes[*resource].saturating_sub(1);
            there
        }
    })
}
