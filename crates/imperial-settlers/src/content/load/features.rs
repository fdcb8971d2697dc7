//! Features: reacting and lasting ones.

use super::effects::{Lists, RawCost, RawEffect, read_cost, read_goods, read_per};
use crate::{
    content::{Feature, Lasting, LastingFeature, Stashed, Store, Trigger, Where},
    goods::Good,
    ids::Colour,
};
use approdo_contract::ContentError;
use approdo_data::About;
use arrayvec::ArrayVec;
use serde::Deserialize;

type Both = (ArrayVec<Feature, 2>, ArrayVec<LastingFeature, 3>);

/// The Features of a card. `keys` are those of its Actions, one of which `needs` may name.
pub(super) fn read_features(
    entry: &About,
    raws: &[RawFeature],
    keys: &[&str],
    lists: &mut Lists,
) -> Result<Both, ContentError> {
    let mut reacting = ArrayVec::new();
    let mut lasting = ArrayVec::new();
    for (at, raw) in raws.iter().enumerate() {
        let needs = match raw.needs.as_deref() {
            None => None,
            Some(key) => {
                let found = keys.iter().position(|known| *known == key);
                Some(found.ok_or_else(|| entry.wrong(format!("needs names '{key}', which is no action")))?
                    as u8)
            }
        };
        match (&raw.on, &raw.lasting) {
            (Some(on), None) => {
                let feature = reaction(entry, raw, on, needs, at, lists)?;
                entry.require(reacting.try_push(feature).is_ok(), || {
                    "more than two features react".to_owned()
                })?;
            }
            (None, Some(word)) => {
                let what = lasts(entry, raw, word)?;
                entry.require(lasting.try_push(LastingFeature { what, needs }).is_ok(), || {
                    "more than three features last".to_owned()
                })?;
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(entry.wrong("a feature must have either on or static"));
            }
        }
    }
    Ok((reacting, lasting))
}

fn reaction(
    entry: &About,
    raw: &RawFeature,
    on: &str,
    needs: Option<u8>,
    at: usize,
    lists: &mut Lists,
) -> Result<Feature, ContentError> {
    let trigger = match on {
        "build" => Some(build(entry, raw)?),
        "raze" => Some(Trigger::Raze),
        "raze_enemy" => Some(Trigger::RazeEnemy),
        "raze_hand" => Some(Trigger::RazeHand),
        "make_deal" => Some(Trigger::MakeDeal),
        "deploy_samurai" => Some(Trigger::DeploySamurai),
        "gain_vp" => Some(Trigger::GainVp),
        "enemy_exchange" => Some(Trigger::EnemyExchange),
        "activate" => Some(Trigger::Activate { spends: raw.spends, scoring: raw.scoring }),
        "visit" => Some(Trigger::Visit),
        "enemy_visit" => Some(Trigger::EnemyVisit),
        "place_tech" => {
            let basic = raw.tech.as_deref() == Some("basic");
            entry.require(basic || raw.tech.is_none(), || {
                "the rules have tech only as \"basic\"".to_owned()
            })?;
            Some(Trigger::PlaceTech { basic })
        }
        _ => None,
    };
    let on = entry.word("on", on, trigger, TRIGGERS)?;
    let repeat_cost = raw.repeat_cost.as_ref().map(|cost| read_cost(entry, cost)).transpose()?;
    if let Some(cost) = repeat_cost {
        let resources = cost.bill(1).total() + u16::from(cost.card + cost.deal + cost.location);
        entry.require(resources + u16::from(cost.egypt_token) == 0 && raw.optional, || {
            "repeat_cost is of plain goods only, and needs optional = true".to_owned()
        })?;
        entry.require(cost.plain().iter().any(|(_, amount)| 0 < *amount), || {
            "a repeat_cost of nothing could be paid without end".to_owned()
        })?;
        let is_plain = |raw: &RawEffect| matches!(raw, RawEffect::Gain { per: None, .. });
        entry.require(raw.effects.iter().all(is_plain), || {
            "what is paid for again and again can only be gains".to_owned()
        })?;
    } else if raw.optional {
        entry.require(matches!(raw.effects.as_slice(), [RawEffect::Choose { .. }]), || {
            "an optional feature offers a choice".to_owned()
        })?;
    }
    let effects = lists.add(entry, &format!("feature_{}", at + 1), &raw.effects)?;
    Ok(Feature { on, is_optional: raw.optional, repeat_cost, effects, needs })
}

fn build(entry: &About, raw: &RawFeature) -> Result<Trigger, ContentError> {
    let deck = raw.deck.as_deref().unwrap_or("any");
    let common = match deck {
        "any" => Some(None),
        "common" => Some(Some(true)),
        "faction" => Some(Some(false)),
        _ => None,
    };
    let word = raw.color.as_deref().unwrap_or("any");
    let colour = if word == "any" { Some(None) } else { approdo_pieces::find_name::<Colour>(word).map(Some) };
    Ok(Trigger::Build {
        common: entry.word("deck", deck, common, "any, common, faction")?,
        colour: entry.word("color", word, colour, "any and the colours")?,
    })
}

fn lasts(entry: &About, raw: &RawFeature, word: &str) -> Result<Lasting, ContentError> {
    let given = |key: &str, number: Option<u8>| {
        number.ok_or_else(|| entry.wrong(format!("a {word} feature needs {key}")))
    };
    let lasting = match word {
        "store" => Some(Lasting::Store(Store {
            goods: read_goods(entry, &raw.goods)?,
            max: given("max", raw.max)?,
            place: raw.place.ok_or_else(|| entry.wrong("a store feature needs where"))?,
        })),
        "stash" => Some(Lasting::Stash {
            what: raw.what.ok_or_else(|| entry.wrong("a stash feature needs what"))?,
            max: {
                let max = given("max", raw.max)?;
                // The stashes of five Cleanups must fit the list of stashed cards.
                entry.range("max", max, 1..=2)?;
                max
            },
        }),
        "end_vp" => {
            let per = raw.per.as_deref().ok_or_else(|| entry.wrong("an end_vp feature needs per"))?;
            Some(Lasting::EndVp { n: given("n", raw.n)?, per: read_per(entry, per)? })
        }
        "raze_tax" => Some(Lasting::RazeTax { n: given("n", raw.n)? }),
        "not_razable" => Some(Lasting::NotRazable),
        _ => None,
    };
    if let Some(Lasting::Store(store)) = lasting {
        let fits = match store.place {
            Where::Card => {
                (1..=20).contains(&store.max) && store.goods.iter().all(|good| HELD.contains(&good))
            }
            Where::Supply => store.max == 0,
        };
        entry.require(fits, || {
            "the rules store any number in the supply, or a number of wood, stone, food, gold and basic_tech on \
             a card"
                .to_owned()
        })?;
    }
    entry.word("static", word, lasting, "store, stash, end_vp, raze_tax, not_razable")
}

/// The Goods that can lie on a card.
const HELD: [Good; 5] = [Good::Wood, Good::Stone, Good::Food, Good::Gold, Good::BasicTech];

const TRIGGERS: &str = "build, raze, raze_enemy, raze_hand, make_deal, deploy_samurai, gain_vp, \
                        enemy_exchange, activate, visit, enemy_visit, place_tech";

/// A Feature in the format of the card files.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFeature {
    on: Option<String>,
    #[serde(rename = "static")]
    lasting: Option<String>,
    pub key: Option<String>,
    pub needs: Option<String>,
    deck: Option<String>,
    color: Option<String>,
    spends: Option<Good>,
    #[serde(default)]
    scoring: bool,
    tech: Option<String>,
    #[serde(default)]
    optional: bool,
    repeat_cost: Option<RawCost>,
    #[serde(default)]
    effects: Vec<RawEffect>,
    #[serde(default)]
    goods: Vec<Good>,
    max: Option<u8>,
    n: Option<u8>,
    per: Option<String>,
    what: Option<Stashed>,
    #[serde(rename = "where")]
    place: Option<Where>,
}
