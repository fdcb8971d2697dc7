//! The tables of `components.toml` that hold single numbers: money, discs, piles, limits and bounds.

use super::components::{FILE, RawPiece, in_order};
use crate::content::Numbers;
use approdo_contract::ContentError;
use approdo_data::{Entry, File, wrong};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Money {
    total_florins: u8,
    gold_coins: u8,
    gold_value: u8,
    silver_coins: u8,
    silver_value: u8,
    start_per_player: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Discs {
    start: u8,
    max: u8,
    extra_when_pile_empty: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Explorer {
    piles: u8,
    tokens_per_pile: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PortMarket {
    use_price: u8,
    transactions: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    citizens_per_region_per_player: u8,
    citizens_per_color: u8,
    ships_per_color: u8,
    evolution_spaces: u8,
    turn0_tiles_per_player: u8,
    non_owner_fee: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    max_turns: u8,
    offers_per_window: u8,
    offer_florins: u8,
    offer_cubes: u8,
    offer_changes: u8,
    migration_restarts: u8,
    turn0_redraws: u8,
}

/// Reads the tables, and compares them with each other and with the pieces in the box.
pub(super) fn read(
    file: &mut File,
    pieces: &[Entry<RawPiece>],
    box_counts: &BTreeMap<String, u8>,
) -> Result<Numbers, ContentError> {
    let money: Money = file.sourced_table("money")?;
    let discs: Discs = file.sourced_table("discs")?;
    let explorer: Explorer = file.sourced_table("explorer")?;
    let trade: PortMarket = file.sourced_table("port_market")?;
    let limits: Limits = file.sourced_table("limits")?;
    let bounds: Bounds = file.sourced_table("bounds")?;
    in_order(pieces, "piece", ["ship", "citizen", "action_disc", "turn_marker"])?;
    let [ship, citizen, disc] = [0, 1, 2].map(|index: usize| &pieces[index].raw);
    let coins = u16::from(money.gold_coins) * u16::from(money.gold_value)
        + u16::from(money.silver_coins) * u16::from(money.silver_value);
    let counted = |id: &str| {
        box_counts.get(id).copied().ok_or_else(|| wrong(FILE, format!("there is no component {id}")))
    };
    let agree = [
        ("the coins make another sum than total_florins (ARC-2.2)", coins == u16::from(money.total_florins)),
        ("there are other discs in [discs] than in piece action_disc", {
            (discs.start, discs.max) == (disc.start, disc.count)
        }),
        (
            "extra discs come with the first and second pile (ARC-15.13)",
            discs.extra_when_pile_empty == [1, 2],
        ),
        ("there are three piles of explorer tokens (ARC-2.10)", explorer.piles == 3),
        ("there are other pieces in [limits] than in [[piece]]", {
            (limits.citizens_per_color, limits.ships_per_color) == (citizen.count, ship.count)
        }),
        ("the evolution track has five spaces (ARC-2.11)", limits.evolution_spaces == 5),
        ("the component explorer_tokens has another count than [explorer]", {
            u16::from(explorer.piles) * u16::from(explorer.tokens_per_pile)
                == u16::from(counted("explorer_tokens")?)
        }),
    ];
    if let Some((problem, _)) = agree.iter().find(|(_, holds)| !holds) {
        return Err(wrong(FILE, *problem));
    }
    // The limits are generous, but keep sums and tables of the game small.
    let bounded = [
        ("limits.citizens_per_region_per_player", limits.citizens_per_region_per_player, 1, 9),
        ("piece citizen: count", citizen.count, 1, 10),
        ("piece citizen: start", citizen.start, 1, limits.citizens_per_region_per_player),
        ("piece ship: count", ship.count, 1, 4),
        ("piece ship: start", ship.start, 0, ship.count),
        ("money.start_per_player", money.start_per_player, 1, money.total_florins / 5),
        ("discs.max", discs.max, 1, 9),
        ("discs.start", discs.start, 1, discs.max),
        ("explorer.tokens_per_pile", explorer.tokens_per_pile, 1, 8),
        ("limits.turn0_tiles_per_player", limits.turn0_tiles_per_player, 1, 4),
        ("limits.non_owner_fee", limits.non_owner_fee, 1, 9),
        ("port_market.use_price", trade.use_price, 1, 9),
        ("port_market.transactions", trade.transactions, 1, 9),
        ("bounds.max_turns", bounds.max_turns, 1, 100),
        ("bounds.offers_per_window", bounds.offers_per_window, 1, 9),
        ("bounds.offer_florins", bounds.offer_florins, 1, 99),
        ("bounds.offer_cubes", bounds.offer_cubes, 1, 30),
        ("bounds.offer_changes", bounds.offer_changes, 1, 60),
        ("bounds.migration_restarts", bounds.migration_restarts, 1, 9),
        ("bounds.turn0_redraws", bounds.turn0_redraws, 1, 9),
    ];
    for (key, number, least, most) in bounded {
        if !(least..=most).contains(&number) {
            return Err(wrong(FILE, format!("{key} is {number}, which is not between {least} and {most}")));
        }
    }
    Ok(Numbers {
        total_florins: money.total_florins,
        start_florins: money.start_per_player,
        market_port_tokens: counted("market_port_tokens")?,
        town_temple_tokens: counted("town_temple_tokens")?,
        citizens_per_colour: citizen.count,
        ships_per_colour: ship.count,
        start_citizens: citizen.start,
        start_ships: ship.start,
        start_discs: discs.start,
        max_discs: discs.max,
        piles: explorer.piles,
        tokens_per_pile: explorer.tokens_per_pile,
        use_price: trade.use_price,
        use_transactions: trade.transactions,
        citizens_per_region: limits.citizens_per_region_per_player,
        dealt_tiles: limits.turn0_tiles_per_player,
        non_owner_fee: limits.non_owner_fee,
        max_turns: bounds.max_turns,
        offers_per_window: bounds.offers_per_window,
        offer_florins: bounds.offer_florins,
        offer_cubes: bounds.offer_cubes,
        offer_changes: bounds.offer_changes,
        migration_restarts: bounds.migration_restarts,
        turn0_redraws: bounds.turn0_redraws,
        max_population: 0,
        max_rebellion: 0,
        max_surplus: 0,
    })
}
