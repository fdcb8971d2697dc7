//! `components.toml`: what is in the box, costs, taxes, the wheel and the numbers of the rules.

use super::{FORM, numbers};
use crate::{
    content::{Action, Good, Ground, Numbers, Paint, Plan, Taxes, Token, WheelZone},
    ids::{BUILDINGS, Building, COLOURS, RESOURCES, Resource, ZONES},
};
use approdo_contract::ContentError;
use approdo_data::{About, Entry, File, exactly, leak, list, wrong};
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
    let numbers = numbers::read(&mut file, &pieces, &box_counts)?;
    file.finish()?;
    Ok(Components { resources, colours, buildings, ship, taxes, zones, numbers, box_counts })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawComponent {
    count: u8,
}

fn count(entry: Entry<RawComponent>) -> Result<(String, u8), ContentError> {
    Ok((entry.id.clone(), entry.raw.count))
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
pub(super) struct RawPiece {
    pub count: u8,
    pub start: u8,
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
pub(super) fn cubes(
    entry: &About,
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
        entry.require(!raw.limited || raw.own_circles || !raw.free_circles.contains(&0), || {
            "a limited zone without own circles needs free_circles above 0 (ARC-15.9)".to_owned()
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
