//! `tiles.toml`: the map tiles, their regions and the areas of these.

use super::FORM;
use crate::{
    content::{Area, Ground, Region, Terrain, Tile},
    ids::{AREAS, AreaId, REGIONS, RESOURCES, RegionId, Resource, TILES, TileId},
};
use approdo_contract::{ContentError, Label};
use approdo_data::{Entry, File, Names, exactly, leak, wrong};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Deserialize;

pub(super) const FILE: &str = "tiles.toml";

/// What `tiles.toml` contributes to the content.
pub(super) struct Tiles {
    pub tiles: [Tile; TILES],
    pub regions: [Region; REGIONS],
    pub areas: Vec<Area>,
    pub start_tile: TileId,
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<Tiles, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let tile_entries: Vec<Entry<RawTile>> = file.nameless("tile")?;
    let side_entries: Vec<Entry<RawSide>> = file.entries("side")?;
    file.finish()?;

    let sides = Names::of("side", &side_entries);
    let tiles = tile_entries.iter().map(|entry| tile(entry, &sides, &side_entries));
    let tiles = tiles.collect::<Result<Vec<_>, _>>()?;
    let tiles: [Tile; TILES] = exactly(FILE, "tile", tiles)?;
    let names = Names::of("tile", &tile_entries);
    let mut areas = Vec::new();
    let mut regions = Vec::new();
    for (index, entry) in side_entries.iter().enumerate() {
        let tile = names.find(entry, "tile", &entry.raw.tile)?;
        let face = usize::from(entry.raw.face == Face::B);
        entry.require(usize::from(tiles[tile].sides[face].0) == index, || {
            format!("tile {} does not have this side on this face", entry.raw.tile)
        })?;
        entry.require(entry.raw.start_region == tile_entries[tile].raw.start, || {
            "start_region must be the same as start of its tile".to_owned()
        })?;
        regions.push(region(entry, RegionId(index as u8), TileId(tile as u8), &mut areas)?);
    }
    let mut starts = tile_entries.iter().enumerate().filter(|(_, entry)| entry.raw.start);
    let (Some((start, _)), None) = (starts.next(), starts.next()) else {
        return Err(wrong(FILE, "there must be exactly one start tile (ARC-2.5)"));
    };
    if areas.len() != AREAS {
        return Err(wrong(FILE, format!("there are {} areas instead of {AREAS}", areas.len())));
    }
    Ok(Tiles { tiles, regions: exactly(FILE, "side", regions)?, areas, start_tile: TileId(start as u8) })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    start: bool,
    sides: [String; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSide {
    tile: String,
    face: Face,
    edges: [Terrain; 6],
    areas: Vec<RawArea>,
    huts: u8,
    start_region: bool,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Face {
    A,
    B,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawArea {
    id: String,
    kind: Ground,
    edges: Vec<usize>,
    symbols: Vec<Resource>,
}

fn tile(entry: &Entry<RawTile>, sides: &Names<'_>, entries: &[Entry<RawSide>]) -> Result<Tile, ContentError> {
    let [a, b] = &entry.raw.sides;
    entry.require(a != b, || "both sides are the same".to_owned())?;
    let [a, b] = [sides.find(entry, "sides", a)?, sides.find(entry, "sides", b)?];
    let [first, second] = [entries[a].label(), entries[b].label()];
    let label = Label {
        id: leak(&entry.id),
        en: leak(&format!("{} / {}", first.en, second.en)),
        it: leak(&format!("{} / {}", first.it, second.it)),
    };
    Ok(Tile { label, sides: [RegionId(a as u8), RegionId(b as u8)] })
}

fn region(
    entry: &Entry<RawSide>,
    id: RegionId,
    tile: TileId,
    areas: &mut Vec<Area>,
) -> Result<Region, ContentError> {
    let raw = &entry.raw;
    let label = entry.label();
    entry.range("huts", raw.huts, 0..=9)?;
    entry.require((1..=4).contains(&raw.areas.len()), || "there must be one to four areas".to_owned())?;
    let mut region = Region {
        label,
        tile,
        edges: raw.edges,
        edge_areas: [AreaId(u8::MAX); 6],
        areas: ArrayVec::new(),
        land: ArrayVec::new(),
        sea: ArrayVec::new(),
        symbols: [0; RESOURCES],
        huts: raw.huts,
    };
    for (index, area) in raw.areas.iter().enumerate() {
        let area_id = AreaId(areas.len() as u8);
        let letter = ["a", "b", "c", "d"][index];
        entry.require(area.id == letter, || format!("area number {} must be called {letter}", index + 1))?;
        for &edge in &area.edges {
            entry.require(edge < 6 && region.edge_areas[edge] == AreaId(u8::MAX), || {
                format!("edge {edge} of area {letter} does not exist or belongs to another area")
            })?;
            entry.require((raw.edges[edge] == Terrain::Sea) == (area.kind == Ground::Sea), || {
                format!("edge {edge} of area {letter} is of the wrong terrain (ARC-3.3)")
            })?;
            region.edge_areas[edge] = area_id;
        }
        entry.require(area.kind == Ground::Land || !area.edges.is_empty(), || {
            format!("sea area {letter} reaches no edge")
        })?;
        let mut symbols = [0; RESOURCES];
        for symbol in &area.symbols {
            entry.require((*symbol == Resource::Fish) == (area.kind == Ground::Sea), || {
                format!("{} lies in area {letter} (ARC-16.4)", symbol.name())
            })?;
            symbols[symbol.index()] += 1;
            region.symbols[symbol.index()] += 1;
        }
        region.areas.push(area_id);
        if area.kind == Ground::Land { &mut region.land } else { &mut region.sea }.push(area_id);
        areas.push(Area {
            label: area_label(&region.label, letter, area.kind, raw),
            region: id,
            ground: area.kind,
            symbols,
            printed: area.symbols.clone(),
        });
    }
    let missing = region.edge_areas.iter().position(|area| *area == AreaId(u8::MAX));
    entry.require(missing.is_none(), || "an edge belongs to no area (ARC-3.3)".to_owned())?;
    entry
        .require(region.symbols.iter().sum::<u8>() <= 5, || "there are more than five symbols".to_owned())?;
    Ok(region)
}

/// Areas are called by their region; the letter is added where the kind alone would not tell them apart.
fn area_label(region: &Label, letter: &str, kind: Ground, raw: &RawSide) -> Label {
    let (en, it) = match kind {
        Ground::Land => ("land", "terra"),
        Ground::Sea => ("sea", "mare"),
    };
    let alone = raw.areas.iter().filter(|other| other.kind == kind).count() == 1;
    let suffix = if alone { String::new() } else { format!(" {letter}") };
    Label {
        id: leak(&format!("{}_{letter}", region.id)),
        en: leak(&format!("{} ({en}{suffix})", region.en)),
        it: leak(&format!("{} ({it}{suffix})", region.it)),
    }
}
