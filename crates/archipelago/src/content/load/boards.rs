//! `boards.toml`: the two markets, colony stability and surplus workers.

use super::FORM;
use crate::{
    content::{MOST_SLOTS, Row, Stall},
    ids::{MARKETS, Market, RESOURCES, Resource},
};
use approdo_contract::ContentError;
use approdo_data::{About, Entry, File, exactly, list, wrong};
use approdo_pieces::NamedId;
use serde::Deserialize;

pub(super) const FILE: &str = "boards.toml";

/// What `boards.toml` contributes to the content.
pub(super) struct Boards {
    pub markets: [[Stall; RESOURCES]; MARKETS],
    pub stability: Vec<Row>,
    pub surplus: Vec<Row>,
    /// The last value of each row of these two.
    pub bands: [Vec<u8>; 2],
    /// The greatest population, rebellion and surplus.
    pub most: [u8; 3],
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<Boards, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let zones: Vec<Entry<RawZone>> = file.nameless("market_zone")?;
    let stability: Vec<Entry<RawStability>> = file.nameless("stability_row")?;
    let surplus: Vec<Entry<RawSurplus>> = file.nameless("surplus_row")?;
    let tracks: Vec<Entry<RawTrack>> = file.entries("track")?;
    file.finish()?;

    let most = tracks_of(&tracks)?;
    let bands = [
        stability.iter().map(|entry| entry.raw.max).collect(),
        surplus.iter().map(|entry| entry.raw.max).collect(),
    ];
    let stability = ranges(&stability, most[0], |raw| {
        (raw.min, raw.max, Row { surplus: raw.surplus, rebellion: raw.rebellion, recruit_price: 0 })
    })?;
    let surplus = ranges(&surplus, most[2], |raw| {
        (raw.min, raw.max, Row { surplus: 0, rebellion: raw.rebellion, recruit_price: raw.recruit_price })
    })?;
    let markets = Market::ALL.iter().map(|market| {
        let stalls = Resource::ALL.iter().map(|resource| stall(&zones, *market, *resource));
        exactly(FILE, "market_zone", stalls.collect::<Result<_, ContentError>>()?)
    });
    let markets = exactly(FILE, "market_zone", markets.collect::<Result<_, ContentError>>()?)?;
    if zones.len() != MARKETS * RESOURCES {
        return Err(wrong(FILE, format!("there are {} market zones instead of 12", zones.len())));
    }
    Ok(Boards { markets, stability, surplus, bands, most })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawZone {
    market: Market,
    resource: Resource,
    start_cubes: u8,
    rows: Vec<RawRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    slots: u8,
    price: u8,
    surplus: i8,
    rebellion: i8,
}

fn stall(zones: &[Entry<RawZone>], market: Market, resource: Resource) -> Result<Stall, ContentError> {
    let mut fitting =
        zones.iter().filter(|entry| entry.raw.market == market && entry.raw.resource == resource);
    let (Some(entry), None) = (fitting.next(), fitting.next()) else {
        let problem = format!("there must be one {} zone for {}", market.name(), resource.name());
        return Err(wrong(FILE, problem));
    };
    let name = format!("{}_{}", market.name(), resource.name());
    entry.require(entry.id == name, || format!("it must be called {name}"))?;
    let mut stall = Stall {
        slots: 0,
        price: [0; MOST_SLOTS + 1],
        rows: [Row::default(); MOST_SLOTS + 1],
        start: entry.raw.start_cubes,
    };
    for row in &entry.raw.rows {
        entry.range("slots", row.slots, 1..=MOST_SLOTS as u8)?;
        entry.range("price", row.price, 0..=20)?;
        steps(entry, row.surplus, row.rebellion)?;
        for _ in 0..row.slots {
            stall.slots += 1;
            let slot = usize::from(stall.slots);
            entry.require(slot <= MOST_SLOTS, || format!("there are more than {MOST_SLOTS} slots"))?;
            stall.price[slot] = row.price;
            stall.rows[slot] = Row { surplus: row.surplus, rebellion: row.rebellion, recruit_price: 0 };
        }
    }
    entry
        .require(entry.raw.start_cubes <= stall.slots, || "start_cubes are more than the slots".to_owned())?;
    entry.require(market == Market::Domestic || stall.rows.iter().all(|row| row.rebellion == 0), || {
        "the export market moves only the surplus marker (ARC-11.4)".to_owned()
    })?;
    Ok(stall)
}

fn steps(entry: &About, surplus: i8, rebellion: i8) -> Result<(), ContentError> {
    entry.require((-9..=9).contains(&surplus) && (-9..=9).contains(&rebellion), || {
        "surplus and rebellion must be between -9 and 9".to_owned()
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStability {
    min: u8,
    max: u8,
    surplus: i8,
    rebellion: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSurplus {
    min: u8,
    max: u8,
    recruit_price: u8,
    rebellion: i8,
}

/// Rows that cover 0 to `most` without gap, spread out value by value.
fn ranges<T>(
    entries: &[Entry<T>],
    most: u8,
    read: impl Fn(&T) -> (u8, u8, Row),
) -> Result<Vec<Row>, ContentError> {
    let mut rows: Vec<Row> = Vec::new();
    for entry in entries {
        let (min, max, row) = read(&entry.raw);
        steps(entry, row.surplus, row.rebellion)?;
        entry.range("recruit_price", row.recruit_price, 0..=20)?;
        entry.require(usize::from(min) == rows.len() && min <= max && max <= most, || {
            format!("the row must begin at {} and end by {most}", rows.len())
        })?;
        rows.resize(usize::from(max) + 1, row);
    }
    if rows.len() == usize::from(most) + 1 {
        return Ok(rows);
    }
    let ids = list(entries.iter().map(|entry| entry.id.as_str()));
    Err(wrong(FILE, format!("the rows {ids} do not reach {most}")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    board: u8,
    start: u8,
    min: u8,
    max: u8,
}

fn tracks_of(entries: &[Entry<RawTrack>]) -> Result<[u8; 3], ContentError> {
    const TRACKS: [(&str, u8); 3] = [("population", 3), ("rebellion", 3), ("surplus", 4)];
    if !entries.iter().map(|entry| entry.id.as_str()).eq(TRACKS.map(|(id, _)| id)) {
        return Err(wrong(FILE, "the tracks must be population, rebellion and surplus (ARC-4.3)"));
    }
    for (entry, (_, board)) in entries.iter().zip(TRACKS) {
        let RawTrack { board: said, start, min, max } = entry.raw;
        entry.require(said == board, || format!("board is {said} instead of {board}"))?;
        entry.require((start, min) == (0, 0), || "markers start at 0 (ARC-4.3)".to_owned())?;
        entry.range("max", max, 50..=100)?;
    }
    Ok([0, 1, 2].map(|index: usize| entries[index].raw.max))
}
