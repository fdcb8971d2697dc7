//! The map: regions with what stands there, what they border on, and the tiles that are not on the map yet.

use crate::{
    asking::Asking,
    chart::Placed,
    content::{Ground, Terrain, content},
    ids::{Building, RegionId, Resource},
    text::{Goods, SIDES, at_post, of_building, of_goods, of_resource, yes_no},
    units::Stack,
    view::{Control, View},
};
use approdo_contract::{Phrase, Piece, Section};
use approdo_pieces::NamedId;

pub(super) fn sections(view: &View) -> Vec<Section> {
    let mut sections = vec![tiles(view)];
    sections.retain(|section| !section.lines.is_empty());
    let placed = view.chart.regions().iter().zip(&view.control).enumerate();
    sections.extend(placed.map(|(slot, (placed, control))| region(view, slot, placed, control)));
    sections
}

/// What a region of the map borders on.
pub(crate) fn around(view: &View, place: Piece) -> Vec<Piece> {
    let is_meant = |placed: &Placed| Piece::from(placed.region) == place;
    let Some(slot) = view.chart.regions().iter().position(is_meant) else { return Vec::new() };
    neighbours(view, slot).map(|(_, region)| Piece::from(region)).collect()
}

fn neighbours(view: &View, slot: usize) -> impl Iterator<Item = (usize, RegionId)> + '_ {
    (0..6).filter_map(move |direction| {
        let neighbour = view.chart.neighbour(slot, direction)?;
        Some((direction, view.chart.regions()[neighbour].region))
    })
}

/// The tiles that the viewer may look at: those in hand, the one that is being surveyed, the top of the stack.
fn tiles(view: &View) -> Section {
    let mut lines = Vec::new();
    let surveyed = match view.asking {
        Some(Asking::Side { tile }) => Some(tile),
        _ => None,
    };
    let held = view.hand.iter().chain(surveyed);
    for tile in held {
        let sides = content().tiles[tile.index()].sides;
        lines.extend(sides.map(|side| face("archipelago-board-hand", side)));
    }
    lines.extend(
        view.top_tile.map(|region| face("archipelago-board-tile", region).number("tiles", view.stack_size)),
    );
    Section { title: Phrase::new("archipelago-board-tiles"), lines }
}

/// A side of a tile: symbols, huts, and its edges clockwise from north while it is not turned.
fn face(key: &'static str, region: RegionId) -> Phrase {
    let info = &content().regions[region.index()];
    let symbols = Goods { cubes: info.symbols, ..Goods::default() };
    let phrase = of_goods(Phrase::new(key).piece("region", region), symbols).number("huts", info.huts);
    let edges = ["edge0", "edge1", "edge2", "edge3", "edge4", "edge5"];
    edges.into_iter().zip(info.edges).fold(phrase, |phrase, (edge, terrain)| phrase.word(edge, land(terrain)))
}

fn land(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Sea => "sea",
        Terrain::Plains => "plains",
        Terrain::Mountain => "mountain",
    }
}

/// A region: where it lies, what it shows, what stands there, and who.
fn region(view: &View, slot: usize, placed: &Placed, control: &Control) -> Section {
    let id = placed.region;
    let mut lines: Vec<Phrase> = neighbours(view, slot)
        .map(|(direction, beside)| {
            Phrase::new("archipelago-board-border")
                .word("side", SIDES[direction])
                .piece("beside", beside)
                .word("edge", land(placed.terrain(direction)))
        })
        .collect();
    for area in &content().regions[id.index()].areas {
        let symbols = &content().areas[area.index()].symbols;
        for resource in Resource::ALL.iter().copied().filter(|resource| 0 < symbols[resource.index()]) {
            let phrase = of_resource(Phrase::new("archipelago-board-symbols"), resource);
            lines.push(
                phrase
                    .piece("area", *area)
                    .number("count", symbols[resource.index()])
                    .word("plundered", yes_no(placed.plundered.contains(resource))),
            );
        }
    }
    lines.extend(Building::ALL.iter().filter(|building| placed.has(**building)).map(|building| {
        let (holder, used) = match building {
            Building::Town => (control.town, false),
            Building::Market => (control.market, placed.market_used),
            Building::Port => (control.port, placed.port_used),
            Building::Temple => (control.temple, false),
        };
        let key =
            if holder.is_some() { "archipelago-board-building" } else { "archipelago-board-building-free" };
        let phrase = of_building(Phrase::new(key), *building).word("used", yes_no(used));
        holder.into_iter().fold(phrase, |phrase, seat| phrase.seat("player", seat))
    }));
    if let Some(giver) = placed.granted_by {
        let permission = |seat| {
            Phrase::new("archipelago-board-permission")
                .seat("player", giver)
                .seat("other", seat)
                .rule("ARC-7.10")
        };
        lines.extend(placed.granted_to.iter().map(permission));
    }
    lines.extend(view.units.in_region(id).iter().map(|stack| units(*stack)));
    Section { title: Phrase::new("archipelago-board-region").piece("region", id), lines }
}

fn units(stack: Stack) -> Phrase {
    let kind = match content().areas[stack.area.index()].ground {
        Ground::Land => "citizens",
        Ground::Sea => "ships",
    };
    at_post(Phrase::new("archipelago-board-units"), stack.post())
        .seat("player", stack.owner)
        .word("units", kind)
        .word("posture", stack.posture.name())
        .number("count", stack.count)
}
