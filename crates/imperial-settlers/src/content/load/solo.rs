//! `solo.toml`: Attack cards, the Virtual Faction and the result table.

use super::FORM;
use crate::{
    content::{Achievement, AttackInfo, Kind, Set, VirtualFaction},
    goods::Gain,
};
use approdo_contract::ContentError;
use approdo_data::{Entry, File, wrong};
use serde::Deserialize;

pub(super) const FILE: &str = "solo.toml";

pub(super) struct Solo {
    pub attacks: Vec<AttackInfo>,
    pub virtual_faction: VirtualFaction,
    pub achievements: Vec<Achievement>,
    pub deal_priority: Vec<Gain>,
    pub kind_priority: [Kind; 3],
}

pub(super) fn read(text: &str) -> Result<Solo, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let attacks: Vec<Entry<RawAttack>> = file.entries("attack_card")?;
    let virtuals: Vec<Entry<RawVirtual>> = file.entries("virtual_faction")?;
    let achievements: Vec<Entry<RawAchievement>> = file.entries("achievement")?;
    let deals: RawOrder<Gain> = file.table("japanese_priority")?;
    let kinds: RawOrder<Kind> = file.table("kind_priority")?;
    file.finish()?;
    let attacks = attacks.iter().map(attack).collect::<Result<Vec<_>, _>>()?;
    let [virtual_faction] = virtuals.as_slice() else {
        return Err(wrong(FILE, "there must be exactly one [[virtual_faction]] (IMP-28.6)"));
    };
    virtual_faction.range("raze_cost", virtual_faction.raw.raze_cost, 1..=9)?;
    let first = achievements.first().is_some_and(|entry| entry.raw.min_vp == 0);
    if !first || !achievements.is_sorted_by(|a, b| a.raw.min_vp < b.raw.min_vp) {
        return Err(wrong(FILE, "the [[achievement]] entries must begin with min_vp = 0 and rise"));
    }
    let kind_priority = <[Kind; 3]>::try_from(kinds.order.as_slice())
        .ok()
        .filter(|order| {
            [Kind::Production, Kind::Feature, Kind::Action].iter().all(|kind| order.contains(kind))
        })
        .ok_or_else(|| wrong(FILE, "kind_priority: order must name production, feature and action once"))?;
    Ok(Solo {
        attacks,
        virtual_faction: VirtualFaction {
            label: virtual_faction.label(),
            text: virtual_faction.text(&virtual_faction.raw.text_en, &virtual_faction.raw.text_it)?,
            raze_cost: virtual_faction.raw.raze_cost,
        },
        achievements: achievements
            .iter()
            .map(|entry| Achievement { label: entry.label(), min_vp: entry.raw.min_vp })
            .collect(),
        deal_priority: deals.order,
        kind_priority,
    })
}

fn attack(entry: &Entry<RawAttack>) -> Result<AttackInfo, ContentError> {
    let raw = &entry.raw;
    entry.require(raw.target.is_printed_good(), || "target is nothing that a Raze field shows".to_owned())?;
    entry.range("copies", raw.copies, 1..=9)?;
    Ok(AttackInfo { label: entry.label(), set: raw.set, target: raw.target, copies: raw.copies })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked; a note is for readers")]
struct RawAttack {
    set: Set,
    target: Gain,
    copies: u8,
    note_en: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked")]
struct RawVirtual {
    set: Set,
    copies: u8,
    raze_cost: u8,
    text_en: String,
    text_it: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAchievement {
    min_vp: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked")]
struct RawOrder<T> {
    order: Vec<T>,
    source: String,
}
