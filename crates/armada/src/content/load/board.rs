//! The checks that make the entries of `map.toml` a board: adjacency, islands, sites and dens.

use super::map::{Base, Entries, FILE, RawSite, RawTerritory, Region};
use crate::{
    content::Den,
    ids::{Colour, SEAS, TERRITORIES, TerritoryId},
};
use approdo_contract::ContentError;
use approdo_data::{About, Entry, Names, exactly, list, members, wrong};
use approdo_pieces::NamedId;

/// The places in a den, in map order; presets and symmetry rely on it.
pub(super) const ROLES: [&str; 7] = ["a1", "a2", "a3", "b1", "b2", "c1", "c2"];
pub(super) const CITY_ROLES: [&str; 3] = ["a1", "b1", "c1"];

/// Adjacency, as bit sets by index.
pub(super) struct Links {
    /// Territories next to a territory.
    pub land: Vec<u64>,
    /// Sea spaces next to a territory.
    pub coast: Vec<u64>,
    /// Territories next to a sea space.
    pub shore: Vec<u64>,
    /// Sea spaces next to a sea space.
    pub sea: Vec<u64>,
}

impl Links {
    /// Resolves the adjacency lists and checks that they are symmetric.
    pub fn new(entries: &Entries) -> Result<Links, ContentError> {
        let Entries { dens: _, islands: _, territories, seas } = entries;
        check_count(territories, "territory", TERRITORIES)?;
        check_count(seas, "sea", SEAS)?;
        let (land_names, sea_names) = (Names::of("territory", territories), Names::of("sea", seas));
        let links = Links {
            land: resolve(territories, |entry| land_names.set(entry, "land", &entry.raw.land))?,
            coast: resolve(territories, |entry| sea_names.set(entry, "seas", &entry.raw.seas))?,
            shore: resolve(seas, |entry| land_names.set(entry, "territories", &entry.raw.territories))?,
            sea: resolve(seas, |entry| sea_names.set(entry, "seas", &entry.raw.seas))?,
        };
        check_not_itself(territories, "land", &links.land)?;
        check_not_itself(seas, "seas", &links.sea)?;
        check_mutual((territories, "land", &links.land), (territories, "land", &links.land))?;
        check_mutual((territories, "seas", &links.coast), (seas, "territories", &links.shore))?;
        check_mutual((seas, "territories", &links.shore), (territories, "seas", &links.coast))?;
        check_mutual((seas, "seas", &links.sea), (seas, "seas", &links.sea))?;
        Ok(links)
    }
}

/// Every territory lies on one island, of its own region, and has neighbours only there (ARM-3.9).
pub(super) fn check_islands(entries: &Entries) -> Result<(), ContentError> {
    let names = Names::of("territory", &entries.territories);
    let islands = Names::of("island", &entries.islands);
    // Before the check of the islands, so that a wrong entry is reported for the territory and not for its island.
    for entry in &entries.territories {
        islands.find(entry, "island", &entry.raw.island)?;
    }
    for entry in &entries.islands {
        let raw = &entry.raw;
        check_region(entry, raw.region, raw.den)?;
        names.expect(
            entry,
            "territories",
            &raw.territories,
            set_of(entries, |other| other.island == entry.id),
        )?;
        let cities =
            set_of(entries, |other| other.island == entry.id && other.site == RawSite::City).count_ones();
        let expected = u32::from(raw.den.is_some());
        entry.require(cities == expected, || {
            format!("there are {cities} cities instead of {expected} (ARM-3.5)")
        })?;
    }
    for entry in &entries.territories {
        let raw = &entry.raw;
        check_region(entry, raw.region, raw.den)?;
        let island = &entries.islands[islands.find(entry, "island", &raw.island)?];
        entry.require(raw.den == island.raw.den, || {
            format!("its island {} is not in the same den", island.id)
        })?;
        for neighbour in &raw.land {
            let there = &entries.territories[names.find(entry, "land", neighbour)?].raw.island;
            entry.require(*there == raw.island, || {
                format!("land names '{neighbour}', which is on another island (ARM-3.9)")
            })?;
        }
    }
    Ok(())
}

/// Cities are in dens, bases in the Formation, each of the five once; returns the index of the centre.
pub(super) fn check_sites(entries: &Entries) -> Result<usize, ContentError> {
    for entry in &entries.territories {
        let raw = &entry.raw;
        let is_den = raw.den.is_some();
        entry.require(raw.site != RawSite::City || is_den, || {
            "a city must be in a den (ARM-3.4)".to_owned()
        })?;
        entry.require(raw.site != RawSite::Base || !is_den, || {
            "a trading base must be in the Formation (ARM-3.2)".to_owned()
        })?;
        entry.require(raw.base.is_some() == (raw.site == RawSite::Base), || {
            "base must be given if and only if site is base".to_owned()
        })?;
        entry.require(is_den == (raw.explore_factor == 0), || {
            "explore_factor must be 0 in a den and at least 1 in the Formation (ARM-9.5)".to_owned()
        })?;
        entry.range("explore_factor", raw.explore_factor, 0..=9)?;
        entry.require(!raw.role.is_empty(), || "role is empty".to_owned())?;
    }
    for base in [Base::North, Base::South, Base::East, Base::West] {
        base_index(entries, base)?;
    }
    base_index(entries, Base::Centre)
}

/// The index of a trading base, of which there must be exactly one.
pub(super) fn base_index(entries: &Entries, base: Base) -> Result<usize, ContentError> {
    let set = set_of(entries, |territory| territory.base == Some(base));
    match (members(set).next(), set.count_ones()) {
        (Some(index), 1) => Ok(index),
        (_, count) => {
            let name = format!("{base:?}").to_lowercase();
            Err(wrong(
                FILE,
                format!("there are {count} territories with base = \"{name}\" instead of 1 (ARM-3.2)"),
            ))
        }
    }
}

/// Builds the dens and checks their lists against the territories.
pub(super) fn dens(entries: &Entries, links: &Links) -> Result<Vec<Den>, ContentError> {
    check_count(&entries.dens, "den", Colour::ALL.len())?;
    let names = Names::of("territory", &entries.territories);
    let (islands, seas) = (Names::of("island", &entries.islands), Names::of("sea", &entries.seas));
    let mut dens = Vec::new();
    for (entry, colour) in entries.dens.iter().zip(Colour::ALL) {
        let raw = &entry.raw;
        entry.require(entry.id == colour.name(), || {
            format!("den number {} must be {}", dens.len() + 1, colour.name())
        })?;
        entry.require(raw.corner as usize == colour.index(), || {
            "corner does not fit the colour (ARM-3.10)".to_owned()
        })?;
        let opposite = &entries.dens[raw.opposite.index()];
        entry.require(raw.opposite != colour && opposite.raw.opposite == colour, || {
            format!("opposite names {}, whose opposite is another den (ARM-3.10)", raw.opposite.name())
        })?;

        let set = set_of(entries, |territory| territory.den == Some(colour));
        let cities =
            set_of(entries, |territory| territory.den == Some(colour) && territory.site == RawSite::City);
        let shores = (0..).zip(&entries.islands).filter(|(_, island)| island.raw.den == Some(colour));
        names.expect(entry, "territories", &raw.territories, set)?;
        names.expect(entry, "cities", &raw.cities, cities)?;
        islands.expect(entry, "islands", &raw.islands, shores.fold(0, |set, (bit, _)| set | 1 << bit))?;
        check_roles(entry, entries, "territories", set, &ROLES)?;
        check_roles(entry, entries, "cities", cities, &CITY_ROLES)?;
        seas.expect(entry, "launch_spaces", &raw.launch_spaces, launch_spaces(cities, links))?;
        seas.find(entry, "haven", &raw.haven)?;
        dens.push(Den {
            label: entry.label(),
            territories: exactly(FILE, "territory", members(set).map(TerritoryId::from_index).collect())?,
            set,
            cities: exactly(FILE, "territory", members(cities).map(TerritoryId::from_index).collect())?,
            opposite: raw.opposite,
        });
    }
    Ok(dens)
}

/// The sea spaces next to any of these cities.
pub(super) fn launch_spaces(cities: u64, links: &Links) -> u64 {
    members(cities).fold(0, |set, city| set | links.coast[city])
}

pub(super) fn set_of(entries: &Entries, holds: impl Fn(&RawTerritory) -> bool) -> u64 {
    (0..)
        .zip(&entries.territories)
        .filter(|(_, entry)| holds(&entry.raw))
        .fold(0, |set, (bit, _)| set | 1 << bit)
}

fn check_roles<T>(
    den: &Entry<T>,
    entries: &Entries,
    key: &str,
    set: u64,
    expected: &[&str],
) -> Result<(), ContentError> {
    let roles = members(set).map(|index| entries.territories[index].raw.role.as_str());
    den.require(roles.clone().eq(expected.iter().copied()), || {
        format!("the roles of its {key} must be {} in this order, not {}", expected.join(", "), list(roles))
    })
}

fn check_region(entry: &About, region: Region, den: Option<Colour>) -> Result<(), ContentError> {
    entry.require(den.is_some() == (region == Region::Den), || {
        "den must be given if and only if region is den".to_owned()
    })
}

fn check_count<T>(entries: &[Entry<T>], kind: &str, expected: usize) -> Result<(), ContentError> {
    if entries.len() == expected {
        return Ok(());
    }
    Err(wrong(FILE, format!("there are {} [[{kind}]] entries instead of {expected}", entries.len())))
}

fn resolve<T>(
    entries: &[Entry<T>],
    set: impl Fn(&Entry<T>) -> Result<u64, ContentError>,
) -> Result<Vec<u64>, ContentError> {
    entries.iter().map(set).collect()
}

fn check_not_itself<T>(entries: &[Entry<T>], key: &str, links: &[u64]) -> Result<(), ContentError> {
    for (index, entry) in entries.iter().enumerate() {
        entry.require(links[index] >> index & 1 == 0, || {
            format!("{key} names '{}', which is itself", entry.id)
        })?;
    }
    Ok(())
}

/// One direction of a relation: the entries, the key of the list and the lists as sets.
type Side<'a, T> = (&'a [Entry<T>], &'a str, &'a [u64]);

fn check_mutual<A, B>(
    (from, key, there): Side<'_, A>,
    (to, back_key, back): Side<'_, B>,
) -> Result<(), ContentError> {
    for (index, entry) in from.iter().enumerate() {
        for other in members(there[index]) {
            entry.require(back[other] >> index & 1 == 1, || {
                format!("{key} names '{}', whose {back_key} does not name it back", to[other].id)
            })?;
        }
    }
    Ok(())
}
