//! Florins, cubes, tokens and markers (invariants 1 to 4 and 11 to 13).

use super::law;
use crate::{
    content::content,
    ids::{Building, Market, Resource},
    state::{Archipelago, SEATS},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// Florins of players, on the wheel, on cards and on plundered symbols (ARC-2.3, ARC-28.8).
pub(crate) fn florins_outside_the_bank(game: &Archipelago) -> u16 {
    let players = game.players.iter().map(|player| u16::from(player.florins) + u16::from(player.sector));
    let wheel =
        game.wheel.port_florins.iter().chain(&game.wheel.market_florins).map(|coins| u16::from(*coins));
    let coins = game.chart.regions().iter().map(|placed| u16::from(placed.coins));
    players.chain(wheel).chain(coins).sum()
}

/// Cubes of a resource on the markets and behind the screens.
pub(crate) fn cubes_outside_the_bank(game: &Archipelago, resource: Resource) -> u16 {
    let markets = Market::ALL.iter().map(|market| u16::from(game.markets[*market][resource]));
    let players = game.players.iter().map(|player| u16::from(player.cubes[resource]));
    markets.chain(players).sum()
}

pub(super) fn check(game: &Archipelago) -> Result<(), String> {
    let content = content();
    let numbers = &content.numbers;
    let florins = florins_outside_the_bank(game) + u16::from(game.bank.florins);
    law(florins == u16::from(numbers.total_florins), || {
        format!("there are {florins} florins instead of {} (ARC-2.3)", numbers.total_florins)
    })?;
    for resource in Resource::ALL.iter().copied() {
        let cubes = cubes_outside_the_bank(game, resource) + u16::from(game.bank.cubes[resource]);
        let total = content.resources[resource.index()].cubes;
        law(cubes == u16::from(total), || {
            format!("there are {cubes} cubes of {} instead of {total} (ARC-2.1)", resource.name())
        })?;
        for market in Market::ALL {
            let slots = content.markets[market.index()][resource.index()].slots;
            law(game.markets[*market][resource] <= slots, || {
                format!("the {} market has no space for so much {}", market.name(), resource.name())
            })?;
        }
    }
    tokens(game)?;
    markers(game)?;
    discs(game)
}

fn tokens(game: &Archipelago) -> Result<(), String> {
    let numbers = &content().numbers;
    let standing = game.standing().map(u16::from);
    let of = |building: Building| standing[building.index()];
    let market_port = of(Building::Market) + of(Building::Port) + u16::from(game.bank.market_port);
    law(market_port == u16::from(numbers.market_port_tokens), || {
        format!("there are {market_port} tokens for markets and ports (ARC-2.9)")
    })?;
    let town_temple = of(Building::Town) + of(Building::Temple) + u16::from(game.bank.town_temple);
    law(town_temple == u16::from(numbers.town_temple_tokens), || {
        format!("there are {town_temple} tokens for towns and temples (ARC-2.9)")
    })?;
    let piles = game.explorers.piles;
    law(piles.iter().all(|left| *left <= numbers.tokens_per_pile), || {
        format!("the piles of explorer tokens are {piles:?} (ARC-4.5)")
    })?;
    for pile in 1..piles.len() {
        law(piles[pile] == numbers.tokens_per_pile || piles[pile - 1] == 0, || {
            format!("the piles of explorer tokens are {piles:?}, but are used up in order (ARC-4.5)")
        })?;
    }
    let held = game.players.iter().map(|player| u16::from(player.tokens));
    let explorers: u16 = held.chain(piles.map(u16::from)).sum::<u16>() + u16::from(game.explorers.removed);
    law(explorers == u16::from(numbers.piles) * u16::from(numbers.tokens_per_pile), || {
        format!("there are {explorers} explorer tokens (ARC-2.10)")
    })
}

fn markers(game: &Archipelago) -> Result<(), String> {
    let numbers = &content().numbers;
    law(game.surplus <= numbers.max_surplus, || format!("the surplus is {} (ARC-1.12)", game.surplus))?;
    law(game.rebellion <= numbers.max_rebellion, || format!("the rebellion is {}", game.rebellion))?;
    law(game.population <= numbers.max_population, || format!("the population is {}", game.population))?;
    law(game.rebellion <= game.population || game.ending.is_some(), || {
        format!(
            "the rebellion is {} with a population of {}, but the game goes on (ARC-13.5)",
            game.rebellion, game.population
        )
    })
}

/// ARC-15.13: three discs, and one more for each of the first two piles that is empty.
fn discs(game: &Archipelago) -> Result<(), String> {
    let numbers = &content().numbers;
    let empty = game.explorers.piles[..2].iter().filter(|left| **left == 0).count() as u8;
    for seat in (0..SEATS as u8).map(Seat) {
        let player = game.player(seat);
        let on_wheel: u16 =
            game.wheel.discs.values().iter().map(|discs| u16::from(discs[seat.index()])).sum();
        let due = if seat.0 < game.seats { (numbers.start_discs + empty).min(numbers.max_discs) } else { 0 };
        law(player.discs == due, || format!("seat {} has {} discs instead of {due}", seat.0, player.discs))?;
        law(on_wheel + u16::from(player.discs_on_cards) <= u16::from(due), || {
            format!("seat {} has placed more discs than it has", seat.0)
        })?;
    }
    Ok(())
}
