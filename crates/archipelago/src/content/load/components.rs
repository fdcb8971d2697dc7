//! `components.toml`: what is in the box, costs, taxes, the wheel and the numbers of the rules.

use super::FORM;
use crate::{
    content::{Action, Good, Ground, Numbers, Paint, Plan, Taxes, Token, WheelZone},
    ids::{BUILDINGS, Building, COLOURS, RESOURCES, Resource, ZONES},
};
use approdo_contract::ContentError;
use approdo_data::{Entry, File, exactly, leak, list, wrong};
use approdo_pieces::NamedId;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) const FILE: &str = "components.toml";

/// What `components.toml` contributes to the content, and what the other files are compared with.
pub(super) struct Components {
    pub resources: [Good; RESOURCES],
    pub colours: [Paint; COLOURS],
    pub buildings: [Plan; BUILDINGS],
    pub ship: Plan,
    pub taxes: Taxes,
    pub zones: [WheelZone; ZONES],
    pub numbers: Numbers,
    /// How many of each component the box holds, by id.
    pub box_counts: BTreeMap<String, u8>,
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<Components, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let box_counts = file.entries("component")?.into_iter().map(count).collect::<Result<_, _>>()?;
    let resources = resources(&file.entries("resource")?)?;
    let colours = colours(&file.entries("color")?)?;
    let pieces: Vec<Entry<RawPiece>> = file.entries("piece")?;
    let (buildings, ship) = buildings(&file.entries("building")?)?;
    let taxes = taxes(&file.nameless("tax")?)?;
    let zones = zones(&file.entries("wheel_zone")?)?;
    let numbers = numbers(&mut file, &pieces, &box_counts)?;
    file.finish()?;
    Ok(Components { resources, colours, buildings, ship, taxes, zones, numbers, box_counts })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawComponent {
    count: u8,
}

fn count(entry: Entry<RawComponent>) -> Result<(String, u8), ContentError> {
    Ok((entry.id, entry.raw.count))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawResource {
    count: u8,
    symbol_area: Ground,
    harvested_by: Unit,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Unit {
    Citizen,
    Ship,
}

fn resources(entries: &[Entry<RawResource>]) -> Result<[Good; RESOURCES], ContentError> {
    in_order(entries, "resource", Resource::ALL.iter().map(|resource| resource.name()))?;
    let goods = entries.iter().map(|entry| {
        let RawResource { count, symbol_area, harvested_by } = entry.raw;
        entry.range("count", count, 1..=30)?;
        entry.require((symbol_area == Ground::Sea) == (harvested_by == Unit::Ship), || {
            "ships harvest at sea and citizens on land (ARC-16.4)".to_owned()
        })?;
        entry.require((symbol_area == Ground::Sea) == (entry.id == Resource::Fish.name()), || {
            "fish and no other resource lies in the sea (ARC-16.4)".to_owned()
        })?;
        Ok(Good { label: entry.label(), cubes: count, ground: symbol_area })
    });
    exactly(FILE, "resource", goods.collect::<Result<_, ContentError>>()?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColour {
    pair: String,
}

fn colours(entries: &[Entry<RawColour>]) -> Result<[Paint; COLOURS], ContentError> {
    const PAIRS: [&str; 3] = ["warm", "cool", "none"];
    let paints = entries.iter().map(|entry| {
        let pair = entry.raw.pair.as_str();
        entry.require(PAIRS.contains(&pair), || {
            format!("pair is '{pair}', which is none of {}", PAIRS.join(", "))
        })?;
        Ok(Paint { label: entry.label(), pair: leak(pair) })
    });
    let paints: [Paint; COLOURS] = exactly(FILE, "color", paints.collect::<Result<_, ContentError>>()?)?;
    for pair in ["warm", "cool"] {
        let members = paints.iter().filter(|paint| paint.pair == pair).count();
        if members != 2 {
            return Err(wrong(FILE, format!("there are {members} {pair} colours instead of 2 (ARC-30.2)")));
        }
    }
    Ok(paints)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPiece {
    count: u8,
    start: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBuilding {
    token: Token,
    cost_florins: u8,
    cost_resources: BTreeMap<Resource, u8>,
    area: Ground,
    builders: Vec<Unit>,
    engages: bool,
    occupants: Vec<Unit>,
}

fn buildings(entries: &[Entry<RawBuilding>]) -> Result<([Plan; BUILDINGS], Plan), ContentError> {
    const SHIP: &str = "ship";
    in_order(
        entries,
        "building",
        [SHIP].into_iter().chain(Building::ALL.iter().map(|building| building.name())),
    )?;
    let mut plans = entries.iter().map(plan).collect::<Result<Vec<_>, _>>()?;
    let ship = plans.remove(0);
    Ok((exactly(FILE, "building", plans)?, ship))
}

fn plan(entry: &Entry<RawBuilding>) -> Result<Plan, ContentError> {
    let raw = &entry.raw;
    let is_ship = entry.id == "ship";
    let is_port = entry.id == Building::Port.name();
    let token = match entry.id.as_str() {
        "ship" => Token::Ship,
        "market" | "port" => Token::MarketPort,
        _ => Token::TownTemple,
    };
    entry.require(raw.token == token, || "token must be the one of ARC-2.9".to_owned())?;
    let ground = if is_ship || is_port { Ground::Sea } else { Ground::Land };
    entry.require(raw.area == ground, || {
        "towns, markets and temples stand on land, ships and ports at sea (ARC-23.7)".to_owned()
    })?;
    entry.require(raw.engages != is_ship, || {
        "buildings engage their builder and ships do not (ARC-23.9, ARC-23.12)".to_owned()
    })?;
    let builders: &[Unit] = if is_port { &[Unit::Citizen, Unit::Ship] } else { &[Unit::Citizen] };
    entry.require(raw.builders == builders, || {
        "builders must be citizens, and ships for a port (ARC-23.4, ARC-23.12)".to_owned()
    })?;
    entry.require(raw.occupants == if is_ship { &[] } else { builders }, || {
        "occupants must be citizens, and ships for a port (ARC-24.3)".to_owned()
    })?;
    entry.range("cost_florins", raw.cost_florins, 0..=20)?;
    Ok(Plan {
        label: entry.label(),
        florins: raw.cost_florins,
        cubes: cubes(entry, "cost_resources", &raw.cost_resources)?,
        token,
        ships: is_port,
    })
}

/// Counts by resource as a row of numbers.
pub(super) fn cubes<T>(
    entry: &Entry<T>,
    key: &str,
    counts: &BTreeMap<Resource, u8>,
) -> Result<[u8; RESOURCES], ContentError> {
    let mut row = [0; RESOURCES];
    for (resource, count) in counts {
        entry.range(&format!("{key}.{}", resource.name()), *count, 1..=9)?;
        row[resource.index()] = *count;
    }
    Ok(row)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTax {
    per: String,
    florins: u8,
}

fn taxes(entries: &[Entry<RawTax>]) -> Result<Taxes, ContentError> {
    let mut taxes = Taxes { citizen: 0, ship: 0, buildings: [0; BUILDINGS] };
    for entry in entries {
        let RawTax { per, florins } = &entry.raw;
        entry.range("florins", *florins, 0..=9)?;
        let building = Building::ALL.iter().find(|building| building.name() == per);
        let place = match (per.as_str(), building) {
            ("active_citizen", _) => &mut taxes.citizen,
            ("ship", _) => &mut taxes.ship,
            (_, Some(building)) => &mut taxes.buildings[building.index()],
            (_, None) => return Err(entry.wrong(format!("per is '{per}', which nobody is taxed for"))),
        };
        *place = *florins;
    }
    Ok(taxes)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawZone {
    action: String,
    resource: Option<Resource>,
    limited: bool,
    own_circles: bool,
    free_circles: [u8; 2],
}

fn zones(entries: &[Entry<RawZone>]) -> Result<[WheelZone; ZONES], ContentError> {
    let mut seen: Vec<Action> = Vec::new();
    let mut zones = Vec::with_capacity(entries.len());
    for entry in entries {
        let raw = &entry.raw;
        let action = match (raw.action.as_str(), raw.resource) {
            ("harvest", Some(resource)) => Action::Harvest(resource),
            ("recruit", None) => Action::Recruit,
            ("build", None) => Action::Build,
            ("transaction", None) => Action::Transaction,
            ("migrate", None) => Action::Migrate,
            ("tax", None) => Action::Tax,
            ("reproduce", None) => Action::Reproduce,
            ("explore", None) => Action::Explore,
            (word, _) => {
                return Err(entry.wrong(format!("'{word}' with or without resource is no action (ARC-15.7)")));
            }
        };
        entry.require(!seen.contains(&action), || "an earlier zone has the same action".to_owned())?;
        seen.push(action);
        entry.require(raw.limited || (!raw.own_circles && raw.free_circles == [0, 0]), || {
            "an unlimited zone has no circles (ARC-15.8)".to_owned()
        })?;
        raw.free_circles.iter().try_for_each(|circles| entry.range("free_circles", *circles, 0..=20))?;
        zones.push(WheelZone {
            label: entry.label(),
            action,
            limited: raw.limited,
            own_circles: raw.own_circles,
            free_circles: raw.free_circles,
        });
    }
    exactly(FILE, "wheel_zone", zones)
}

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

fn numbers(
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
        ("the numbers of the rules are out of range", {
            let small = [
                (citizen.count, 10),
                (ship.count, 4),
                (discs.max, 9),
                (explorer.tokens_per_pile, 8),
                (limits.citizens_per_region_per_player, 9),
                (limits.turn0_tiles_per_player, 4),
                (limits.non_owner_fee, 9),
                (trade.use_price, 9),
                (trade.transactions, 9),
                (bounds.max_turns, 100),
                (bounds.offers_per_window, 9),
                (bounds.offer_florins, 99),
                (bounds.offer_cubes, 30),
                (bounds.offer_changes, 60),
                (bounds.migration_restarts, 9),
                (bounds.turn0_redraws, 9),
            ];
            small.iter().all(|(number, most)| (1..=*most).contains(number))
                && u16::from(money.start_per_player) * 5 <= u16::from(money.total_florins)
                && citizen.start <= limits.citizens_per_region_per_player
                && ship.start <= ship.count
        }),
    ];
    if let Some((problem, _)) = agree.iter().find(|(_, holds)| !holds) {
        return Err(wrong(FILE, *problem));
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

/// Refuses entries that are not exactly the expected ones, in this order.
pub(super) fn in_order<'a, T>(
    entries: &[Entry<T>],
    kind: &str,
    expected: impl IntoIterator<Item = &'a str>,
) -> Result<(), ContentError> {
    let expected: Vec<&str> = expected.into_iter().collect();
    if entries.iter().map(|entry| entry.id.as_str()).eq(expected.iter().copied()) {
        return Ok(());
    }
    let found = list(entries.iter().map(|entry| entry.id.as_str()));
    Err(wrong(
        FILE,
        format!("the {kind} entries must be {}, in this order, not {found}", expected.join(", ")),
    ))
}
