//! Lists of effects: the format of the card files and the typed form.

use crate::{
    content::{Effect, From, List, Per, RazeTarget},
    goods::{Cost, Gain, Good, GoodSet},
    ids::{Colour, ListId},
};
use approdo_contract::ContentError;
use approdo_data::{About, leak};
use serde::Deserialize;

/// The lists of all cards read so far.
#[derive(Default)]
pub(super) struct Lists {
    pub lists: Vec<List>,
    pub effects: Vec<Effect>,
}

impl Lists {
    /// Adds a list under a name. Nested lists come after all lists beside it, so that the options of a choice are
    /// contiguous.
    pub fn add(&mut self, entry: &About, name: &str, raws: &[RawEffect]) -> Result<ListId, ContentError> {
        let here = format!("{}.{name}", entry.id);
        entry.require(!raws.is_empty(), || format!("{name} has no effects"))?;
        entry.require(raws.len() < 16, || format!("{name} has more than 15 effects"))?;
        let id = self.reserve(&here);
        let effects = raws.iter().map(|raw| self.effect(entry, &here, raw)).collect::<Result<Vec<_>, _>>()?;
        self.fill(id, &effects);
        Ok(id)
    }

    fn reserve(&mut self, name: &str) -> ListId {
        self.lists.push(List { name: leak(name), start: 0, len: 0 });
        ListId(self.lists.len() as u16 - 1)
    }

    fn fill(&mut self, id: ListId, effects: &[Effect]) {
        let list = &mut self.lists[usize::from(id.0)];
        list.start = self.effects.len() as u16;
        list.len = effects.len() as u8;
        self.effects.extend(effects);
    }

    fn effect(&mut self, entry: &About, here: &str, raw: &RawEffect) -> Result<Effect, ContentError> {
        let small = |key: &str, number: u8| entry.range(key, number, 1..=20).map(|()| number);
        Ok(match raw {
            RawEffect::Gain { good, n, per, max } => Effect::Gain {
                gain: *good,
                n: small("n", *n)?,
                per: per.as_deref().map(|per| read_per(entry, per)).transpose()?,
                max: {
                    entry.require(per.is_some() || max.is_none(), || "max needs per".to_owned())?;
                    max.unwrap_or(0)
                },
            },
            RawEffect::Pay { cost } => Effect::Pay { cost: read_cost(entry, cost)? },
            RawEffect::Lose { goods, n } => {
                Effect::Lose { goods: read_goods(entry, goods)?, n: small("n", *n)? }
            }
            RawEffect::Choose { options } => {
                entry.require((2..=4).contains(&options.len()), || {
                    format!("choose has {} options instead of two to four", options.len())
                })?;
                let names: Vec<String> = (1..=options.len()).map(|at| format!("{here}.{at}")).collect();
                let ids: Vec<ListId> = names.iter().map(|name| self.reserve(name)).collect();
                for ((id, name), option) in ids.iter().zip(&names).zip(options) {
                    entry.require(!option.is_empty(), || "an option of choose is empty".to_owned())?;
                    let effects = option
                        .iter()
                        .map(|raw| self.effect(entry, name, raw))
                        .collect::<Result<Vec<_>, _>>()?;
                    self.fill(*id, &effects);
                }
                Effect::Choose { first: ids[0], options: ids.len() as u8 }
            }
            RawEffect::DrawPick { deck, draw, keep } => {
                entry.require(deck == "faction", || {
                    "the rules have draw_pick only with deck = \"faction\"".to_owned()
                })?;
                entry.require(0 < *keep && keep < draw && *draw <= 4, || {
                    "draw_pick must draw at most 4 cards and keep some of them".to_owned()
                })?;
                entry.require(*keep == 1, || "the rules have draw_pick only with keep = 1".to_owned())?;
                Effect::DrawPick { draw: *draw, keep: *keep }
            }
            RawEffect::ProduceAgain { n } => Effect::ProduceAgain { n: small("n", *n)? },
            RawEffect::DealAgain { n } => Effect::DealAgain { n: small("n", *n)? },
            RawEffect::Raze { target, tokens, cash_in } => {
                let free = match tokens.as_str() {
                    "normal" => false,
                    "free" => true,
                    other => {
                        return Err(
                            entry.wrong(format!("tokens is '{other}', which is none of normal, free"))
                        );
                    }
                };
                let fits = match target {
                    RazeTarget::HandOrEnemy => !free,
                    RazeTarget::Enemy | RazeTarget::Own | RazeTarget::CommonDeck => free,
                };
                entry.require(fits, || "the rules have no such raze for these tokens".to_owned())?;
                Effect::Raze { target: *target, free, cash_in: cash_in.unwrap_or(0) }
            }
            RawEffect::Remove { whose, scope } => {
                entry.require(whose == "enemy" && scope == "common", || {
                    "the rules have remove only with whose = \"enemy\" and scope = \"common\"".to_owned()
                })?;
                Effect::Remove
            }
            RawEffect::RemovePair {} => Effect::RemovePair,
            RawEffect::Steal { goods, n } => {
                Effect::Steal { goods: read_goods(entry, goods)?, n: small("n", *n)? }
            }
            RawEffect::CopyRazeGood { n } => Effect::CopyRazeGood { n: small("n", *n)? },
            RawEffect::Build { source, waive_location } => {
                entry.require(*waive_location, || {
                    "the rules have build only with waive_location = true".to_owned()
                })?;
                entry.require(*source != From::CommonDeck, || {
                    "the rules have build only from hand or deals".to_owned()
                })?;
                Effect::Build { from: *source }
            }
            RawEffect::CancelDeal {} => Effect::CancelDeal,
            RawEffect::TakeDeal {} => Effect::TakeDeal,
            RawEffect::LocationDeal {} => Effect::LocationDeal,
            RawEffect::EnemyDiscard { n } => Effect::EnemyDiscard { n: small("n", *n)? },
            RawEffect::Foundation { source, n, good } => {
                entry.require(*source != From::Deals, || {
                    "the rules have foundation only from hand or common_deck".to_owned()
                })?;
                Effect::Foundation { from: *source, n: small("n", *n)?, good: *good }
            }
            RawEffect::Restore {} => Effect::Restore,
            RawEffect::Exhaust {} => Effect::Exhaust,
            RawEffect::Block {} => Effect::Block,
            RawEffect::TakeOver {} => Effect::TakeOver,
            RawEffect::Eavesdrop {} => Effect::Eavesdrop,
            // The opened ability names this one in its `needs`.
            RawEffect::Unlock { ability: _ } => Effect::Unlock,
            RawEffect::FreeActivate {} => Effect::FreeActivate,
            RawEffect::SendWorker { scope } => {
                entry.require(scope == "any_production", || {
                    "the rules have send_worker only with scope = \"any_production\"".to_owned()
                })?;
                Effect::SendWorker
            }
            RawEffect::MoveTech { n } => {
                entry.range("n", *n, 1..=3)?;
                Effect::MoveTech { n: *n }
            }
            RawEffect::EachPlayer { effects } => {
                let name = format!("{here}.each");
                let id = self.reserve(&name);
                let inner = effects
                    .iter()
                    .map(|raw| self.effect(entry, &name, raw))
                    .collect::<Result<Vec<_>, _>>()?;
                self.fill(id, &inner);
                Effect::EachPlayer { list: id }
            }
        })
    }
}

/// A cost in the format of the card files.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawCost {
    wood: u8,
    stone: u8,
    food: u8,
    worker: u8,
    gold: u8,
    raze: u8,
    basic_tech: u8,
    resource: u8,
    card: u8,
    deal: u8,
    egypt_token: u8,
    location: u8,
}

/// A cost whose numbers are small enough that sums of them do not overflow.
pub(super) fn read_cost(entry: &About, raw: &RawCost) -> Result<Cost, ContentError> {
    let RawCost {
        wood,
        stone,
        food,
        worker,
        gold,
        raze,
        basic_tech,
        resource,
        card,
        deal,
        egypt_token,
        location,
    } = *raw;
    for (key, number) in [
        ("wood", wood),
        ("stone", stone),
        ("food", food),
        ("worker", worker),
        ("gold", gold),
        ("raze", raze),
        ("basic_tech", basic_tech),
        ("resource", resource),
        ("card", card),
        ("deal", deal),
    ] {
        entry.range(&format!("the cost in {key}"), number, 0..=5)?;
    }
    entry.range("the cost in egypt_token", egypt_token, 0..=1)?;
    entry.range("the cost in location", location, 0..=3)?;
    Ok(Cost {
        wood,
        stone,
        food,
        worker,
        gold,
        raze,
        basic_tech,
        resource,
        card,
        deal,
        egypt_token,
        location,
    })
}

/// A set of Goods without duplicates.
pub(super) fn read_goods(entry: &About, goods: &[Good]) -> Result<GoodSet, ContentError> {
    let set = goods.iter().fold(GoodSet::default(), |set, good| set.with(*good));
    entry.require(!goods.is_empty() && set.iter().count() == goods.len(), || {
        "goods is empty or names a Good twice".to_owned()
    })?;
    Ok(set)
}

pub(super) fn read_per(entry: &About, per: &str) -> Result<Per, ContentError> {
    let colour = |name: &str| approdo_pieces::find_name::<Colour>(name).map(Per::Colour);
    let found = match per {
        "samurai" => Some(Per::Samurai),
        "stored" => Some(Per::Stored),
        "stashed" => Some(Per::Stashed),
        "tech_tokens" => Some(Per::TechTokens),
        other => other.strip_prefix("color:").and_then(colour),
    };
    entry.word("per", per, found, "color:<colour>, samurai, stored, stashed, tech_tokens")
}

/// An effect in the format of the card files.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawEffect {
    Gain { good: Gain, n: u8, per: Option<String>, max: Option<u8> },
    Pay { cost: RawCost },
    Lose { goods: Vec<Good>, n: u8 },
    Choose { options: Vec<Vec<RawEffect>> },
    DrawPick { deck: String, draw: u8, keep: u8 },
    ProduceAgain { n: u8 },
    DealAgain { n: u8 },
    Raze { target: RazeTarget, tokens: String, cash_in: Option<u8> },
    Remove { whose: String, scope: String },
    RemovePair {},
    Steal { goods: Vec<Good>, n: u8 },
    CopyRazeGood { n: u8 },
    Build { source: From, waive_location: bool },
    CancelDeal {},
    TakeDeal {},
    LocationDeal {},
    EnemyDiscard { n: u8 },
    Foundation { source: From, n: u8, good: Good },
    Restore {},
    Exhaust {},
    Block {},
    TakeOver {},
    Eavesdrop {},
    Unlock { ability: String },
    FreeActivate {},
    SendWorker { scope: String },
    MoveTech { n: u8 },
    EachPlayer { effects: Vec<RawEffect> },
}
