//! `cards_*.toml`: the Common cards and the cards of the factions.

use super::{
    FORM,
    effects::{Lists, RawCost, RawEffect, read_cost},
    features::{RawFeature, read_features},
};
use crate::{
    content::{ActionInfo, CardInfo, Kind, Set, TitleInfo},
    goods::Gain,
    ids::{Colour, ColourSet, Faction, Title},
};
use approdo_contract::ContentError;
use approdo_data::{Entry, File, leak, wrong};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::ops::Range;

/// The card files, each with the deck it holds.
pub(super) const FILES: [(&str, Option<Faction>); 6] = [
    ("cards_common.toml", None),
    ("cards_barbarians.toml", Some(Faction::Barbarians)),
    ("cards_japanese.toml", Some(Faction::Japanese)),
    ("cards_romans.toml", Some(Faction::Romans)),
    ("cards_egyptians.toml", Some(Faction::Egyptians)),
    ("cards_atlanteans.toml", Some(Faction::Atlanteans)),
];

#[derive(Default)]
pub(super) struct Cards {
    pub titles: Vec<TitleInfo>,
    pub cards: Vec<CardInfo>,
    pub lists: Lists,
    /// The file of each title.
    pub files: Vec<&'static str>,
}

impl Cards {
    pub fn read(
        &mut self,
        name: &'static str,
        faction: Option<Faction>,
        text: &str,
    ) -> Result<(), ContentError> {
        let mut file = File::parse(FORM, name, text)?;
        let entries: Vec<Entry<RawCard>> = file.entries("card")?;
        file.finish()?;
        for entry in &entries {
            if self.titles.iter().any(|title| title.label.id == entry.id) {
                return Err(entry.wrong("a card of an earlier file has the same id"));
            }
            let mut title = self.title(entry, faction)?;
            let after_event = self.titles.last().is_some_and(|last| last.kind == Kind::Event);
            if after_event && faction.is_none() && title.kind != Kind::Event {
                return Err(entry.wrong("kind must be event, because Events come last in the file"));
            }
            let first = self.cards.len() as u8;
            self.faces(entry, &title)?;
            title.faces = first..self.cards.len() as u8;
            self.titles.push(title);
            self.files.push(name);
        }
        if usize::from(u8::MAX) < self.cards.len() {
            return Err(wrong(name, format!("there are more than {} different cards", u8::MAX)));
        }
        Ok(())
    }

    fn title(&mut self, entry: &Entry<RawCard>, faction: Option<Faction>) -> Result<TitleInfo, ContentError> {
        let raw = &entry.raw;
        let deck = faction.map_or("common", NamedId::name);
        entry.require(raw.deck == deck, || format!("deck is '{}' instead of '{deck}'", raw.deck))?;
        for (key, source) in [
            ("name_source", &raw.name_source),
            ("frame_source", &raw.frame_source),
            ("ability_source", &raw.ability_source),
        ] {
            entry.source(key, source)?;
        }
        let copies = raw.codes.len();
        entry.require(copies == usize::from(raw.copies), || {
            format!("copies is {}, but there are {copies} codes", raw.copies)
        })?;
        entry.range("copies", raw.copies, 1..=6)?;
        check_deals(entry, faction)?;
        let colours = raw.colors.iter().fold(ColourSet::default(), |set, colour| set.with(*colour));
        entry.require(colours.len() == raw.colors.len(), || "colors names a colour twice".to_owned())?;
        let cost = read_cost(entry, &raw.cost)?;
        let foreign = cost.worker + cost.gold + cost.raze + cost.basic_tech + cost.resource;
        entry.require(foreign + cost.card + cost.deal + cost.egypt_token == 0, || {
            "a build cost is of wood, stone, food and location only".to_owned()
        })?;
        let raze: Option<ArrayVec<Gain, 2>> =
            if raw.raze.len() <= 2 { Some(raw.raze.iter().copied().collect()) } else { None };
        let raze = raze.ok_or_else(|| entry.wrong("raze has more than two Goods"))?;
        entry.require(raze.iter().all(|gain| gain.is_printed_good()), || {
            "raze names something that a Raze field cannot show".to_owned()
        })?;
        let mut add = |name: &str, effects: &[RawEffect]| {
            if effects.is_empty() { Ok(None) } else { self.lists.add(entry, name, effects).map(Some) }
        };
        let production = add("production", &raw.production)?;
        let bonus = add("bonus", &raw.bonus)?;
        let event = add("event", &raw.event)?;
        let actions = self.actions(entry)?;
        let keys: Vec<&str> = actions.iter().map(|action| action.key).collect();
        let (features, lasting) = read_features(entry, &raw.features, &keys, &mut self.lists)?;
        let triggers = features.iter().fold(0, |bits, feature| bits | feature.on.bit());
        // Players read the text generated from the effects; this one is for readers of the file, and a test compares
        // the two.
        entry.text(&raw.text_en, &raw.text_it)?;
        let title = TitleInfo {
            label: entry.label(),
            faction,
            set: raw.set,
            faces: 0..0,
            codes: raw.codes.iter().map(|code| leak(code)).collect(),
            copies: raw.copies,
            kind: raw.kind,
            has_two_abilities: raw.also.is_some(),
            colours,
            cost,
            raze,
            is_open: raw.open,
            has_printed_defense: raw.printed_defense,
            production,
            bonus,
            actions,
            features,
            lasting,
            event,
            triggers,
        };
        check_kind(entry, &title)?;
        Ok(title)
    }

    fn actions(&mut self, entry: &Entry<RawCard>) -> Result<ArrayVec<ActionInfo, 2>, ContentError> {
        let raws = &entry.raw.actions;
        entry.require(raws.len() <= 2, || "there are more than two actions".to_owned())?;
        let mut actions = ArrayVec::new();
        for (at, raw) in raws.iter().enumerate() {
            let key = &raw.key;
            entry.require(raws[..at].iter().all(|earlier| earlier.key != *key), || {
                format!("two actions have the key '{key}'")
            })?;
            let needs = match &raw.needs {
                None => None,
                Some(needed) => {
                    let found = raws.iter().position(|other| other.key == *needed && other.key != *key);
                    let index = found.ok_or_else(|| {
                        entry.wrong(format!("needs names '{needed}', which is no other action"))
                    })?;
                    Some(index as u8)
                }
            };
            let cost = read_cost(entry, &raw.cost)?;
            entry.require(cost.location == 0, || "an action never costs a location".to_owned())?;
            let effects = self.lists.add(entry, &format!("action_{key}"), &raw.effects)?;
            let gives_vp = |raw: &RawEffect| matches!(raw, RawEffect::Gain { good: Gain::Vp, .. });
            let cashes = |raw: &RawEffect| matches!(raw, RawEffect::Raze { cash_in: Some(_), .. });
            let opens = |raw: &RawEffect| matches!(raw, RawEffect::Unlock { .. });
            actions.push(ActionInfo {
                key: leak(key),
                cost,
                limit: raw.limit,
                effects,
                needs,
                is_scoring: raw.effects.iter().any(|raw| gives_vp(raw) || cashes(raw)),
                only_opens: raw.effects.iter().all(opens),
            });
            for effect in &raw.effects {
                if let RawEffect::Unlock { ability } = effect {
                    check_unlock(entry, key, ability)?;
                }
            }
        }
        Ok(actions)
    }

    /// The entries of a faction's file, which are contiguous.
    pub(super) fn titles_of(&self, faction: Faction) -> Range<u8> {
        let is_own = |title: &TitleInfo| title.faction == Some(faction);
        let first = self.titles.iter().position(is_own).unwrap_or(0);
        let count = self.titles.iter().filter(|title| is_own(title)).count();
        first as u8..(first + count) as u8
    }

    /// One card for each Deal field among the copies (IMP-12.7).
    fn faces(&mut self, entry: &Entry<RawCard>, title: &TitleInfo) -> Result<(), ContentError> {
        let id = Title(self.titles.len() as u8);
        let deals = &entry.raw.deals;
        let mut different: Vec<Gain> = Vec::new();
        for deal in deals {
            if !different.contains(deal) {
                different.push(*deal);
            }
        }
        if different.is_empty() {
            self.cards.push(CardInfo { label: entry.label(), title: id, deal: None, copies: title.copies });
        }
        for deal in &different {
            let copies = deals.iter().filter(|own| *own == deal).count() as u8;
            let label = if different.len() == 1 {
                entry.label()
            } else {
                entry.label_as(&format!("{}:{}", entry.id, deal.name()))
            };
            self.cards.push(CardInfo { label, title: id, deal: Some(*deal), copies });
        }
        Ok(())
    }
}

/// IMP-4.3: Faction cards have a Deal field on every copy, Common cards on none.
fn check_deals(entry: &Entry<RawCard>, faction: Option<Faction>) -> Result<(), ContentError> {
    let raw = &entry.raw;
    let expected = if faction.is_some() { raw.codes.len() } else { 0 };
    entry.require(raw.deals.len() == expected, || {
        format!("there are {} deals instead of {expected} (IMP-4.3)", raw.deals.len())
    })?;
    entry.require(raw.deals.iter().all(|gain| gain.is_printed_good()), || {
        "deals names something that a Deal field cannot show".to_owned()
    })
}

/// The abilities fit the row the Location lies in.
fn check_kind(entry: &Entry<RawCard>, title: &TitleInfo) -> Result<(), ContentError> {
    let feature = !title.features.is_empty() || !title.lasting.is_empty();
    let (production, action) = (title.production.is_some(), !title.actions.is_empty());
    let opened = title.features.iter().all(|feature| feature.needs.is_some())
        && title.lasting.iter().all(|feature| feature.needs.is_some());
    let fits = match title.kind {
        Kind::Production => production && !action && feature == title.has_two_abilities,
        Kind::Feature => !production && !action && !title.has_two_abilities,
        Kind::Action => !production && action && opened && !title.has_two_abilities,
        Kind::Event => title.event.is_some() && !production && !action && !feature && title.bonus.is_none(),
    };
    entry.require(fits, || "kind does not fit the abilities (IMP-4.4)".to_owned())?;
    entry.require((title.kind == Kind::Event) == title.event.is_some(), || {
        "event must be given if and only if kind is event".to_owned()
    })?;
    entry.require(title.kind != Kind::Event || title.faction.is_none(), || {
        "only Common cards are Events (IMP-22.1)".to_owned()
    })?;
    entry.require(!title.is_open || production, || "open needs a production (IMP-16.1)".to_owned())
}

/// An Action opens exactly those abilities that name it in `needs` (IMP-14.12).
fn check_unlock(entry: &Entry<RawCard>, key: &str, ability: &str) -> Result<(), ContentError> {
    let raw = &entry.raw;
    let by_action =
        raw.actions.iter().any(|action| action.key == ability && action.needs.as_deref() == Some(key));
    let by_feature = raw
        .features
        .iter()
        .any(|feature| feature.key.as_deref() == Some(ability) && feature.needs.as_deref() == Some(key));
    entry
        .require(by_action || by_feature, || format!("unlock names '{ability}', which does not need '{key}'"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its spelling is checked; a note is for readers")]
pub(super) struct RawCard {
    deck: String,
    set: Set,
    codes: Vec<String>,
    copies: u8,
    kind: Kind,
    also: Option<Also>,
    colors: Vec<Colour>,
    cost: RawCost,
    raze: Vec<Gain>,
    deals: Vec<Gain>,
    #[serde(default)]
    open: bool,
    #[serde(default)]
    printed_defense: bool,
    #[serde(default)]
    production: Vec<RawEffect>,
    #[serde(default)]
    bonus: Vec<RawEffect>,
    #[serde(default)]
    actions: Vec<RawAction>,
    #[serde(default)]
    features: Vec<RawFeature>,
    #[serde(default)]
    event: Vec<RawEffect>,
    text_en: String,
    text_it: String,
    note_en: Option<String>,
    name_source: String,
    frame_source: String,
    ability_source: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Also {
    Feature,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAction {
    key: String,
    cost: RawCost,
    limit: u8,
    effects: Vec<RawEffect>,
    needs: Option<String>,
}
