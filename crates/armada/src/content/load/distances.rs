//! Checks the distances of the dens in `map.toml` against the adjacency.

use super::{
    board::{Links, base_index, launch_spaces, set_of},
    map::{Base, Entries, MovesToBase, RawSite},
};
use crate::ids::Colour;
use approdo_contract::ContentError;
use approdo_data::members;
use approdo_pieces::NamedId;

/// Compares the distances of every den with the shortest paths on an empty sea.
pub(super) fn check(entries: &Entries, links: &Links, centre: usize) -> Result<(), ContentError> {
    let to_centre = steps(1 << centre, &links.land);
    for (entry, colour) in entries.dens.iter().zip(Colour::ALL) {
        let by_sea = steps(launches(entries, links, colour), &links.sea);
        let mut claims = Vec::new();

        let MovesToBase { north, east, south, west } = entry.raw.moves_to_base;
        let bases = [(Base::North, north), (Base::East, east), (Base::South, south), (Base::West, west)];
        for (base, claimed) in bases {
            let coast = links.coast[base_index(entries, base)?];
            let name = format!("moves_to_base, {}", format!("{base:?}").to_lowercase());
            claims.push((name, claimed, nearest(coast, &by_sea)));
        }

        // The ship sails, the bands unload, and then they walk.
        let landings = (0..links.shore.len()).filter_map(|sea| {
            let walk = nearest(links.shore[sea], &to_centre)?;
            Some(by_sea[sea]? + 1 + walk)
        });
        claims.push(("steps_to_centre".to_owned(), entry.raw.steps_to_centre, landings.min()));

        for other in Colour::ALL {
            let claimed = entry.raw.moves_to_den.get(&other).copied();
            entry.require(claimed.is_some() == (other != colour), || {
                "moves_to_den must name exactly the other three dens".to_owned()
            })?;
            if let Some(claimed) = claimed {
                let measured = nearest(launches(entries, links, other), &by_sea);
                claims.push((format!("moves_to_den, {}", other.name()), claimed, measured));
            }
        }

        for (key, claimed, measured) in claims {
            entry.require(measured == Some(claimed), || match measured {
                Some(measured) => format!("{key} is {claimed}, but the shortest way takes {measured}"),
                None => format!("{key} is {claimed}, but there is no way"),
            })?;
        }
    }
    Ok(())
}

fn launches(entries: &Entries, links: &Links, colour: Colour) -> u64 {
    let cities =
        set_of(entries, |territory| territory.den == Some(colour) && territory.site == RawSite::City);
    launch_spaces(cities, links)
}

/// The least number of steps to any place of a set.
fn nearest(places: u64, steps: &[Option<u8>]) -> Option<u8> {
    members(places).filter_map(|place| steps[place]).min()
}

/// Breadth-first search: the steps of each place from the nearest of `start`, if there is a path.
fn steps(start: u64, neighbours: &[u64]) -> Vec<Option<u8>> {
    let mut steps = vec![None; neighbours.len()];
    let (mut seen, mut edge) = (start, start);
    for distance in 0.. {
        if edge == 0 {
            break;
        }
        members(edge).for_each(|place| steps[place] = Some(distance));
        edge = members(edge).fold(0, |next, place| next | neighbours[place]) & !seen;
        seen |= edge;
    }
    steps
}
