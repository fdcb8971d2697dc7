//! `variants.toml`: the standard game, its lengths and its variants.

use super::{FORM, tiles::Tiles};
use crate::{
    content::{Terms, Trend, Variant},
    ids::{OBJECTIVES, RegionId, TRENDS, TrendId},
};
use approdo_contract::{ContentError, Label, OptionKind, OptionSpec, RuleId};
use approdo_data::{Entry, File, leak, list, wrong};
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) const FILE: &str = "variants.toml";

/// What `variants.toml` contributes to the content.
pub(super) struct Variants {
    pub standard: Terms,
    pub variants: Vec<Variant>,
    pub options: Vec<OptionSpec>,
}

/// The variants the rules know; the first is always on with two players.
pub(super) const KNOWN: [&str; 7] =
    ["two_players", "desert_start", "no_secrets", "more_control", "trend_choice", "benefactor", "more_spice"];

/// The lengths the rules know.
const LENGTHS: [&str; 3] = ["short", "medium", "long"];

/// Reads and checks the file.
pub(super) fn read(text: &str, tiles: &Tiles, trends: &[Trend; TRENDS]) -> Result<Variants, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let standard: RawStandard = file.sourced_table("standard")?;
    let lengths: Vec<Entry<RawLength>> = file.entries("length")?;
    let entries: Vec<Entry<RawVariant>> = file.entries("variant")?;
    file.finish()?;

    for (kind, found, known) in [
        ("length", lengths.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>(), LENGTHS.as_slice()),
        ("variant", entries.iter().map(|entry| entry.id.as_str()).collect(), KNOWN.as_slice()),
    ] {
        if found != known {
            let found = list(found.iter());
            let problem =
                format!("the {kind} entries must be {}, in this order, not {found}", known.join(", "));
            return Err(wrong(FILE, problem));
        }
    }
    let start = region(tiles, &standard.start_region)
        .ok_or_else(|| wrong(FILE, format!("start_region names '{}'", standard.start_region)))?;
    let plain = standard.remove_roles.is_empty()
        && standard.trends_fixed.is_empty()
        && !standard.trend_choice
        && standard.objectives_open == "none"
        && standard.players == [3, 5];
    if !plain {
        return Err(wrong(FILE, "the standard game has all roles and no variant in it"));
    }
    let standard = Terms {
        start,
        no_pacifist: false,
        no_separatist: false,
        dealt: standard.objectives_dealt,
        kept: standard.objectives_kept,
        open: false,
        trends: standard.trends_drawn,
        fixed_trend: None,
        choice: false,
    };
    let variants = entries.iter().map(|entry| variant(entry, tiles, trends));
    let variants = variants.collect::<Result<Vec<_>, _>>()?;
    let options = options(&lengths, &entries, &variants)?;
    Ok(Variants { standard, variants, options })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStandard {
    players: [u8; 2],
    start_region: String,
    remove_roles: Vec<String>,
    objectives_dealt: u8,
    objectives_kept: u8,
    objectives_open: String,
    trends_drawn: u8,
    trends_fixed: Vec<String>,
    trend_choice: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLength {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawVariant {
    automatic: bool,
    players: [u8; 2],
    start_region: String,
    remove_roles: Vec<String>,
    objectives_dealt: i8,
    objectives_kept: i8,
    two_players_dealt: Option<u8>,
    two_players_kept: Option<u8>,
    max_players_with: Option<BTreeMap<String, u8>>,
    objectives_open: String,
    trends_drawn: i8,
    trends_fixed: Vec<String>,
    trend_choice: bool,
    excludes: Vec<String>,
    text_en: String,
    text_it: String,
    clause: String,
}

fn variant(entry: &Entry<RawVariant>, tiles: &Tiles, trends: &[Trend]) -> Result<Variant, ContentError> {
    let raw = &entry.raw;
    entry.require(raw.automatic == (entry.id == KNOWN[0]), || "only two_players is automatic".to_owned())?;
    let start = if raw.start_region.is_empty() {
        None
    } else {
        let found = region(tiles, &raw.start_region);
        Some(found.ok_or_else(|| {
            entry.wrong(format!("start_region names '{}', which is no start region", raw.start_region))
        })?)
    };
    let [mut no_pacifist, mut no_separatist] = [false; 2];
    for role in &raw.remove_roles {
        match role.as_str() {
            "pacifist" => no_pacifist = true,
            "separatist" => no_separatist = true,
            other => return Err(entry.wrong(format!("remove_roles names '{other}', which is no role"))),
        }
    }
    let dealt = match (u8::try_from(raw.objectives_dealt), u8::try_from(raw.objectives_kept)) {
        (Ok(dealt), Ok(kept)) => Some([dealt, kept]),
        (Err(_), Err(_)) => None,
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => {
            return Err(entry.wrong("objectives_dealt and objectives_kept must be given together"));
        }
    };
    let dealt_to_two = match (raw.two_players_dealt, raw.two_players_kept) {
        (Some(dealt), Some(kept)) => Some([dealt, kept]),
        (None, None) => None,
        (Some(_), None) | (None, Some(_)) => {
            return Err(entry.wrong("two_players_dealt and two_players_kept must be given together"));
        }
    };
    let fixed_trend = match raw.trends_fixed.as_slice() {
        [] => None,
        [name] => {
            let found = trends.iter().position(|trend| trend.label.id == name);
            let found = found
                .ok_or_else(|| entry.wrong(format!("trends_fixed names '{name}', which is no trend")))?;
            Some(TrendId(found as u8))
        }
        [_, _, ..] => return Err(entry.wrong("trends_fixed names more than one trend")),
    };
    let trends = u8::try_from(raw.trends_drawn).ok();
    entry.require(["", "one_per_player"].contains(&raw.objectives_open.as_str()), || {
        format!("objectives_open is '{}'", raw.objectives_open)
    })?;
    let other = |name: &String| {
        entry.require(KNOWN.contains(&name.as_str()) && *name != entry.id, || {
            format!("'{name}' is no other variant")
        })?;
        Ok(leak(name))
    };
    let most_with = raw.max_players_with.iter().flatten().map(|(name, most)| Ok((other(name)?, *most)));
    Ok(Variant {
        label: entry.label(),
        automatic: raw.automatic,
        players: raw.players,
        start,
        no_pacifist,
        no_separatist,
        dealt,
        dealt_to_two,
        open: !raw.objectives_open.is_empty(),
        trends,
        fixed_trend,
        choice: raw.trend_choice,
        excludes: raw.excludes.iter().map(other).collect::<Result<_, ContentError>>()?,
        most_with: most_with.collect::<Result<_, ContentError>>()?,
        clause: entry.clause("clause", &raw.clause)?,
    })
}

/// ARC-5.20, ARC-31.13: there are cards for everybody, and no more of them than a player or the table has room for.
pub(super) fn check_terms(terms: &Terms, seats: u8) -> Result<(), ContentError> {
    let Terms { dealt, kept, no_pacifist, no_separatist, fixed_trend, .. } = *terms;
    let cards = (OBJECTIVES / 3) as u8 - u8::from(no_pacifist) - u8::from(no_separatist);
    let trends = u16::from(terms.trends) + u16::from(fixed_trend.is_some());
    let problem = if 4 < dealt || dealt < kept || 2 < dealt - kept {
        format!(
            "{dealt} objectives are dealt and {kept} kept, but at most 4 are dealt and 2 of them put back"
        )
    } else if cards < dealt * seats {
        format!("{seats} players would be dealt {dealt} objectives each, but there are {cards}")
    } else if 2 < trends {
        format!("there would be {trends} trend cards, but there are at most 2")
    } else {
        return Ok(());
    };
    Err(wrong(FILE, problem))
}

/// A start region by its name.
fn region(tiles: &Tiles, name: &str) -> Option<RegionId> {
    let sides = tiles.tiles[usize::from(tiles.start_tile.0)].sides;
    sides.into_iter().find(|side| tiles.regions[usize::from(side.0)].label.id == name)
}

/// The length and every variant that is not automatic, as options of a table.
fn options(
    lengths: &[Entry<RawLength>],
    entries: &[Entry<RawVariant>],
    variants: &[Variant],
) -> Result<Vec<OptionSpec>, ContentError> {
    let among: Vec<Label> = lengths.iter().map(|entry| entry.label()).collect();
    let mut options = vec![OptionSpec {
        label: Label { id: "length", en: "Length", it: "Durata" },
        text: Label {
            id: "",
            en: "Which objective cards are used: the longer the game, the later they end it.",
            it: "Quali carte obiettivo si usano: più lunga è la partita, più tardi la concludono.",
        },
        kind: OptionKind::Choice { among: among.leak(), default: LENGTHS[0] },
        rule: RuleId("ARC-4.12"),
        needs: None,
    }];
    for (entry, variant) in entries.iter().zip(variants).filter(|(_, variant)| !variant.automatic) {
        options.push(OptionSpec {
            label: variant.label,
            text: entry.text(&entry.raw.text_en, &entry.raw.text_it)?,
            kind: OptionKind::Flag { default: false },
            rule: RuleId(variant.clause),
            needs: None,
        });
    }
    Ok(options)
}
