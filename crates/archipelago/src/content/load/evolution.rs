//! `evolution.toml`: the evolution cards and the events on their backs.

use super::{
    FORM,
    components::cubes,
    effects::{RawEffect, effects},
};
use crate::{
    content::{Access, BackZone, Card, CardKind, Cost, Effect, EventCard, Good, Trouble},
    ids::{Building, CARDS, CardId, EVENTS, EventId, RESOURCES, Resource},
    sets::IdSet,
};
use approdo_contract::{ContentError, Label};
use approdo_data::{Entry, File, Names, SOURCES, exactly, leak};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) const FILE: &str = "evolution.toml";

/// What `evolution.toml` contributes to the content.
pub(super) struct Evolution {
    pub cards: [Card; CARDS],
    pub events: [EventCard; EVENTS],
    pub characters: IdSet<CardId>,
    pub progress: IdSet<CardId>,
}

/// Says in words what each back shows.
pub(super) fn label_backs(evolution: &mut Evolution, resources: &[Good; RESOURCES]) {
    for card in &mut evolution.cards {
        let mut words = [String::new(), String::new()];
        for zone in &card.back {
            let texts = match zone.trouble {
                Trouble::Domestic { resource, feeds } => {
                    let Label { en, it, .. } = resources[resource.index()].label;
                    [
                        format!("domestic crisis: 1 {} feeds {feeds} citizens", en.to_lowercase()),
                        format!("crisi domestica: 1 {} sostiene {feeds} cittadini", it.to_lowercase()),
                    ]
                }
                Trouble::Export { resource, count } => {
                    let Label { en, it, .. } = resources[resource.index()].label;
                    [
                        format!("export crisis: {count} {} demanded", en.to_lowercase()),
                        format!("crisi d’esportazione: richiesti {count} {}", it.to_lowercase()),
                    ]
                }
                Trouble::Event(event) => {
                    let EventCard { label, text, .. } = &evolution.events[event.index()];
                    let says = |name: &str, text: &str| format!("{name} ({})", text.trim_end_matches('.'));
                    [
                        format!("event: {}", says(label.en, text.en)),
                        format!("evento: {}", says(label.it, text.it)),
                    ]
                }
            };
            let at_once = [", at once when uncovered", ", appena scoperta"];
            for ((text, words), red) in texts.iter().zip(&mut words).zip(at_once) {
                let comma = if words.is_empty() { "" } else { "; " };
                *words += &format!("{comma}{text}{}", if zone.red { red } else { "" });
            }
        }
        card.back_label = Label { id: card.label.id, en: leak(&words[0]), it: leak(&words[1]) };
    }
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<Evolution, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let event_entries: Vec<Entry<RawEvent>> = file.entries("event")?;
    let card_entries: Vec<Entry<RawCard>> = file.entries("card")?;
    file.finish()?;

    let events = event_entries.iter().map(event).collect::<Result<Vec<_>, _>>()?;
    let names = Names::of("event", &event_entries);
    let mut cards = Vec::with_capacity(card_entries.len());
    for (index, entry) in card_entries.iter().enumerate() {
        cards.push(card(entry, index, &names)?);
    }
    let backs: Vec<ArrayVec<BackZone, 2>> = cards.iter().map(|card: &Card| card.back.clone()).collect();
    let (mut characters, mut progress) = (0, 0);
    for (index, card) in cards.iter_mut().enumerate() {
        let first = backs.iter().position(|back| *back == card.back).unwrap_or(index);
        card.back_name = CardId(first as u8);
        match card.kind {
            CardKind::Character => characters |= 1 << index,
            CardKind::Progress | CardKind::Any => progress |= 1 << index,
        }
    }
    Ok(Evolution {
        cards: exactly(FILE, "card", cards)?,
        events: exactly(FILE, "event", events)?,
        characters: IdSet::from_bits(characters),
        progress: IdSet::from_bits(progress),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    effects: Vec<RawEffect>,
    text_en: String,
    text_it: String,
}

fn event(entry: &Entry<RawEvent>) -> Result<EventCard, ContentError> {
    let effects = effects(entry, &entry.raw.effects)?;
    let automatic = |effect: &Effect| {
        matches!(effect, Effect::Move { .. } | Effect::PerBuilding { .. } | Effect::ByBuildingCount { .. })
    };
    entry.require(effects.iter().all(automatic), || "an event can only move markers".to_owned())?;
    let text = entry.text(&entry.raw.text_en, &entry.raw.text_it)?;
    Ok(EventCard { label: entry.label(), text, effects })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    number: String,
    kind: CardKind,
    wonder: bool,
    prices: [u8; 3],
    access: Access,
    cost: RawCost,
    requires: Option<RawRequirement>,
    vp: u8,
    effects: Vec<RawEffect>,
    back: Vec<RawZone>,
    text_en: String,
    text_it: String,
    source_price: String,
    source_cost: String,
    source_back: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCost {
    florins: u8,
    discs: u8,
    any_resource: u8,
    resources: BTreeMap<Resource, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRequirement {
    building: Building,
    min: u8,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum RawZone {
    Domestic { resource: Resource, feeds: u8, red: bool },
    Export { resource: Resource, count: u8, red: bool },
    Event { event: String, red: bool },
}

fn card(entry: &Entry<RawCard>, index: usize, events: &Names<'_>) -> Result<Card, ContentError> {
    let raw = &entry.raw;
    for source in [&raw.source_price, &raw.source_cost, &raw.source_back] {
        entry.require(SOURCES.contains(&source.as_str()), || {
            format!("a source is '{source}', which is none of {}", SOURCES.join(", "))
        })?;
    }
    let number = format!("A{:02}", index + 1);
    entry.require(raw.number == number, || format!("number is {} instead of {number}", raw.number))?;
    let kind = if index < CARDS / 2 { CardKind::Character } else { CardKind::Progress };
    entry.require(raw.kind == kind, || "characters come first, then progress cards (ARC-2.6)".to_owned())?;
    let access = match (raw.wonder, raw.kind) {
        (true, _) => Access::None,
        (false, CardKind::Character) => Access::Owner,
        (false, CardKind::Progress | CardKind::Any) => Access::Any,
    };
    entry.require(raw.access == access, || "access is not that of ARC-26.5".to_owned())?;
    entry.require(!raw.wonder || kind == CardKind::Progress, || "wonders are progress cards".to_owned())?;
    raw.prices.iter().try_for_each(|price| entry.range("prices", *price, 0..=20))?;
    let RawCost { florins, discs, any_resource, resources } = &raw.cost;
    entry.range("florins", *florins, 0..=20)?;
    entry.range("discs", *discs, 0..=5)?;
    entry.range("any_resource", *any_resource, 0..=5)?;
    entry.range("vp", raw.vp, 0..=9)?;
    let cost = Cost {
        florins: *florins,
        discs: *discs,
        any: *any_resource,
        cubes: cubes(entry, "resources", resources)?,
    };
    entry.require(cost.any == 0 || cost.cubes.iter().all(|count| *count == 0), || {
        "cubes of any kind and of a certain kind are asked for together".to_owned()
    })?;
    let mut back = ArrayVec::new();
    for zone in &raw.back {
        let zone = back_zone(entry, zone, events)?;
        back.try_push(zone).map_err(|_| entry.wrong("there are more than two back zones"))?;
    }
    entry.require(!back.is_empty(), || "the back is empty (ARC-2.6)".to_owned())?;
    Ok(Card {
        label: entry.label(),
        text: entry.text(&raw.text_en, &raw.text_it)?,
        number: leak(&raw.number),
        kind,
        wonder: raw.wonder,
        prices: raw.prices,
        access,
        cost,
        requires: raw.requires.as_ref().map(|requirement| (requirement.building, requirement.min)),
        vp: raw.vp,
        effects: effects(entry, &raw.effects)?,
        back,
        back_name: CardId(index as u8),
        back_label: Label { id: "", en: "", it: "" },
    })
}

fn back_zone(entry: &Entry<RawCard>, zone: &RawZone, events: &Names<'_>) -> Result<BackZone, ContentError> {
    Ok(match zone {
        RawZone::Domestic { resource, feeds, red } => {
            entry.range("feeds", *feeds, 1..=20)?;
            BackZone { trouble: Trouble::Domestic { resource: *resource, feeds: *feeds }, red: *red }
        }
        RawZone::Export { resource, count, red } => {
            entry.range("count", *count, 1..=9)?;
            BackZone { trouble: Trouble::Export { resource: *resource, count: *count }, red: *red }
        }
        RawZone::Event { event, red } => {
            let event = EventId(events.find(entry, "event", event)? as u8);
            BackZone { trouble: Trouble::Event(event), red: *red }
        }
    })
}
