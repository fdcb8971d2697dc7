//! `trends.toml`: the trend cards.

use super::FORM;
use crate::{
    content::{Criterion, Trend},
    ids::{Building, Resource, TRENDS},
};
use approdo_contract::ContentError;
use approdo_data::{Entry, File, exactly};
use serde::Deserialize;

pub(super) const FILE: &str = "trends.toml";

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<[Trend; TRENDS], ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let entries: Vec<Entry<RawTrend>> = file.entries("trend")?;
    file.finish()?;
    exactly(FILE, "trend", entries.iter().map(trend).collect::<Result<_, _>>()?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrend {
    vp: [u8; 3],
    criterion: RawCriterion,
    text_en: String,
    text_it: String,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum RawCriterion {
    Resource { resource: Resource },
    Florins {},
    Citizens {},
    Ships {},
    BuildingsControlled { building: Building },
    Benefactor {},
}

fn trend(entry: &Entry<RawTrend>) -> Result<Trend, ContentError> {
    let raw = &entry.raw;
    raw.vp.iter().try_for_each(|vp| entry.range("vp", *vp, 0..=20))?;
    entry.require(raw.vp.is_sorted_by(|a, b| b < a), || {
        "vp must fall from the first to the third place".to_owned()
    })?;
    let criterion = match raw.criterion {
        RawCriterion::Resource { resource } => Criterion::Cubes(resource),
        RawCriterion::Florins {} => Criterion::Florins,
        RawCriterion::Citizens {} => Criterion::Citizens,
        RawCriterion::Ships {} => Criterion::Ships,
        RawCriterion::BuildingsControlled { building } => Criterion::Buildings(building),
        RawCriterion::Benefactor {} => Criterion::Benefactor,
    };
    let text = entry.text(&raw.text_en, &raw.text_it)?;
    Ok(Trend { label: entry.label(), text, vp: raw.vp, criterion })
}
