//! `map.toml`: islands, territories, sea spaces and dens.

use super::{FORM, board, distances};
use crate::{
    content::{Den, Sea, Site, Territory, TerritorySet},
    ids::{COLOURS, Colour, SEAS, TERRITORIES, TerritoryId},
};
use approdo_contract::ContentError;
use approdo_data::{About, Entry, File, Names, exactly, leak, members, wrong_in};
use approdo_pieces::NamedId;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) const FILE: &str = "map.toml";

/// The content of `map.toml`.
pub(super) struct Map {
    pub territories: [Territory; TERRITORIES],
    pub seas: [Sea; SEAS],
    pub dens: [Den; COLOURS],
    pub formation: TerritorySet,
    pub bases: TerritorySet,
    pub cities: TerritorySet,
    pub centre: TerritoryId,
}

pub(super) fn read(text: &str) -> Result<Map, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let meta: Meta = file.table("meta")?;
    let entries = Entries {
        dens: file.entries("den")?,
        islands: file.entries("island")?,
        territories: file.entries("territory")?,
        seas: file.entries("sea")?,
    };
    file.finish()?;
    check_geometry(&meta, &entries)?;

    let links = board::Links::new(&entries)?;
    board::check_islands(&entries)?;
    let centre = board::check_sites(&entries)?;
    let territories = exactly(FILE, "territory", territories(&entries, &links)?)?;
    let seas = exactly(FILE, "sea", seas(&entries, &links)?)?;
    let dens = exactly(FILE, "den", board::dens(&entries, &links)?)?;
    distances::check(&entries, &links, centre)?;

    let set = |holds: &dyn Fn(&Territory) -> bool| {
        (0..)
            .zip(&territories)
            .filter(|(_, territory)| holds(territory))
            .fold(0, |set, (bit, _)| set | 1 << bit)
    };
    let map = Map {
        formation: set(&|territory| territory.den.is_none()),
        bases: set(&|territory| territory.site == Site::Base),
        cities: set(&|territory| territory.site == Site::City),
        centre: TerritoryId::from_index(centre),
        territories,
        seas,
        dens,
    };
    check_counts(&meta, &map, entries.islands.len())?;
    Ok(map)
}

/// The four tables of the file.
pub(super) struct Entries {
    pub dens: Vec<Entry<RawDen>>,
    pub islands: Vec<Entry<RawIsland>>,
    pub territories: Vec<Entry<RawTerritory>>,
    pub seas: Vec<Entry<RawSea>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(
    dead_code,
    reason = "every key is declared so that its type is checked; where things come from is not kept"
)]
struct Meta {
    width: f64,
    height: f64,
    islands: usize,
    territories: usize,
    central_territories: usize,
    den_territories: usize,
    cities: usize,
    trading_bases: usize,
    sea_spaces: usize,
    coastal_sea_spaces: usize,
    open_sea_spaces: usize,
    kinds_and_counts_source: String,
    geometry_source: String,
    adjacency_source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDen {
    pub corner: Corner,
    pub opposite: Colour,
    pub haven: String,
    pub islands: Vec<String>,
    pub cities: Vec<String>,
    pub territories: Vec<String>,
    pub launch_spaces: Vec<String>,
    pub moves_to_base: MovesToBase,
    pub steps_to_centre: u8,
    pub moves_to_den: BTreeMap<Colour, u8>,
}

/// A corner of the board, in the order of the colours (ARM-3.10).
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Corner {
    Northwest,
    Northeast,
    Southeast,
    Southwest,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MovesToBase {
    pub north: u8,
    pub east: u8,
    pub south: u8,
    pub west: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawIsland {
    pub region: Region,
    pub den: Option<Colour>,
    pub territories: Vec<String>,
    outline: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTerritory {
    pub island: String,
    pub region: Region,
    pub den: Option<Colour>,
    pub role: String,
    pub site: RawSite,
    pub base: Option<Base>,
    pub explore_factor: u8,
    pub land: Vec<String>,
    pub seas: Vec<String>,
    mirror_ew: String,
    mirror_ns: String,
    anchor: Point,
    radius: f64,
    polygon: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSea {
    pub kind: SeaKind,
    pub seas: Vec<String>,
    pub territories: Vec<String>,
    mirror_ew: String,
    mirror_ns: String,
    anchor: Point,
    radius: f64,
    polygon: Vec<Point>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Region {
    Central,
    Den,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawSite {
    City,
    Base,
    None,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Base {
    Centre,
    North,
    South,
    East,
    West,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeaKind {
    Coastal,
    Open,
}

/// A point of the drawing. The rules do not use it; clients draw the board with it.
type Point = [f64; 2];

fn territories(entries: &Entries, links: &board::Links) -> Result<Vec<Territory>, ContentError> {
    let (names, islands) =
        (Names::of("territory", &entries.territories), Names::of("island", &entries.islands));
    let mut territories = Vec::with_capacity(TERRITORIES);
    for (index, entry) in entries.territories.iter().enumerate() {
        let raw = &entry.raw;
        territories.push(Territory {
            label: entry.label(),
            den: raw.den,
            site: match raw.site {
                RawSite::City => Site::City,
                RawSite::Base => Site::Base,
                RawSite::None => Site::Open,
            },
            explore_factor: raw.explore_factor,
            land: links.land[index],
            seas: links.coast[index],
            role: leak(&raw.role),
            mirror_ew: mirror(&names, entry, "mirror_ew", &raw.mirror_ew)?,
            mirror_ns: mirror(&names, entry, "mirror_ns", &raw.mirror_ns)?,
            island: islands.find(entry, "island", &raw.island)? as u8,
        });
    }
    Ok(territories)
}

fn seas(entries: &Entries, links: &board::Links) -> Result<Vec<Sea>, ContentError> {
    let names = Names::of("sea", &entries.seas);
    let mut seas = Vec::with_capacity(SEAS);
    for (index, entry) in entries.seas.iter().enumerate() {
        let raw = &entry.raw;
        let kind = if links.shore[index] == 0 { SeaKind::Open } else { SeaKind::Coastal };
        entry.require(raw.kind == kind, || match kind {
            SeaKind::Open => "kind must be open, because the space touches no territory (ARM-3.7)".to_owned(),
            SeaKind::Coastal => "kind must be coastal, because the space touches land (ARM-3.7)".to_owned(),
        })?;
        seas.push(Sea {
            label: entry.label(),
            seas: links.sea[index],
            territories: links.shore[index],
            mirror_ew: mirror(&names, entry, "mirror_ew", &raw.mirror_ew)?,
            mirror_ns: mirror(&names, entry, "mirror_ns", &raw.mirror_ns)?,
        });
    }
    Ok(seas)
}

fn mirror<I: NamedId, T>(
    names: &Names<'_>,
    entry: &Entry<T>,
    key: &str,
    name: &str,
) -> Result<Option<I>, ContentError> {
    if name.is_empty() {
        Ok(None)
    } else {
        names.find(entry, key, name).map(|index| Some(I::from_index(index)))
    }
}

fn check_counts(meta: &Meta, map: &Map, islands: usize) -> Result<(), ContentError> {
    let open = map.seas.iter().filter(|sea| sea.territories == 0).count();
    let counted = [
        ("islands", meta.islands, islands),
        ("territories", meta.territories, TERRITORIES),
        ("central_territories", meta.central_territories, members(map.formation).count()),
        ("den_territories", meta.den_territories, TERRITORIES - members(map.formation).count()),
        ("cities", meta.cities, members(map.cities).count()),
        ("trading_bases", meta.trading_bases, members(map.bases).count()),
        ("sea_spaces", meta.sea_spaces, SEAS),
        ("coastal_sea_spaces", meta.coastal_sea_spaces, SEAS - open),
        ("open_sea_spaces", meta.open_sea_spaces, open),
    ];
    match counted.iter().find(|(_, said, there)| said != there) {
        Some((key, said, there)) => {
            Err(wrong_in(FILE, "meta", format!("{key} is {said}, but there are {there}")))
        }
        None => Ok(()),
    }
}

/// The drawing is not kept, but without it clients could not draw the board.
fn check_geometry(meta: &Meta, entries: &Entries) -> Result<(), ContentError> {
    if !(0.0 < meta.width && 0.0 < meta.height) {
        return Err(wrong_in(FILE, "meta", "width and height must be positive"));
    }
    for entry in &entries.islands {
        check_ring(meta, entry, "outline", &entry.raw.outline)?;
    }
    for entry in &entries.territories {
        check_ring(meta, entry, "polygon", &entry.raw.polygon)?;
        check_spot(meta, entry, entry.raw.anchor, entry.raw.radius)?;
    }
    for entry in &entries.seas {
        check_ring(meta, entry, "polygon", &entry.raw.polygon)?;
        check_spot(meta, entry, entry.raw.anchor, entry.raw.radius)?;
    }
    Ok(())
}

fn check_ring(meta: &Meta, entry: &About, key: &str, ring: &[Point]) -> Result<(), ContentError> {
    entry.require(3 <= ring.len(), || format!("{key} needs at least 3 points"))?;
    entry.require(ring.iter().all(|point| is_inside(meta, *point)), || format!("{key} leaves the canvas"))
}

fn check_spot(meta: &Meta, entry: &About, anchor: Point, radius: f64) -> Result<(), ContentError> {
    entry.require(is_inside(meta, anchor), || "anchor is outside the canvas".to_owned())?;
    entry.require(0.0 < radius, || "radius must be positive".to_owned())
}

fn is_inside(meta: &Meta, [x, y]: Point) -> bool {
    (0.0..=meta.width).contains(&x) && (0.0..=meta.height).contains(&y)
}
