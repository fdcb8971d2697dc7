//! What cards and events do, from the words of `evolution.toml` to [`Effect`].

use super::components::cubes;
use crate::{
    content::{Alternative, CardKind, Effect, Movers, Track, Works},
    ids::{Building, Market, Resource},
};
use approdo_contract::ContentError;
use approdo_data::About;
use serde::Deserialize;
use std::collections::BTreeMap;

/// An effect with all parameters of the file.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawEffect {
    Rebellion { delta: i8 },
    Surplus { delta: i8 },
    PerBuilding { track: Track, building: Building, delta: i8 },
    ByBuildingCount { track: Track, building: Building, steps: Vec<RawStep> },
    Florins { amount: u8 },
    FlorinsPer { buildings: Vec<Building>, amount: u8 },
    Transactions { market: Market, max: u8 },
    FreeAction(RawAction),
    DoubleHarvest { resource: Resource },
    RevealAndBuy { cards: u8, card_kind: CardKind },
    DestroyShip {},
    StealResource {},
    Pillage { cubes_per_symbol: u8 },
    PeekObjective {},
    ShipsAtPorts {},
    Disengage { max: u8 },
    StandUp { max: u8 },
    Exchange { give: u8, take: u8 },
    ChooseOne { options: Vec<RawAlternative> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStep {
    min: u8,
    delta: i8,
}

#[derive(Deserialize)]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawAction {
    Migrate { units: Option<Movers>, max_units: Option<u8> },
    Tax {},
    Explore {},
    Recruit { max: u8, price: Price },
    Reproduce { max: u8 },
    Build { what: Works },
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Price {
    Board,
    Free,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAlternative {
    resources: BTreeMap<Resource, u8>,
    effects: Vec<RawEffect>,
}

/// Without a limit, a number above all units and regions.
const ANY: u8 = 99;

/// The effects of an entry, of which at least one must be there.
pub(super) fn effects(entry: &About, raw: &[RawEffect]) -> Result<Vec<Effect>, ContentError> {
    entry.require((1..=8).contains(&raw.len()), || "there must be one to eight effects".to_owned())?;
    let effects = raw.iter().map(|effect| read(entry, effect)).collect::<Result<Vec<_>, _>>()?;
    let choices = effects.iter().filter(|effect| matches!(effect, Effect::ChooseOne { .. })).count();
    entry.require(choices == 0 || effects.len() == 1, || "choose_one must be the only effect".to_owned())?;
    Ok(effects)
}

fn read(entry: &About, raw: &RawEffect) -> Result<Effect, ContentError> {
    let delta = |delta: i8| {
        entry.require(delta != 0 && (-9..=9).contains(&delta), || {
            format!("delta is {delta}, but must be between -9 and 9 and not 0")
        })?;
        Ok(delta)
    };
    let count = |key: &str, number: u8| {
        entry.range(key, number, 1..=20)?;
        Ok(number)
    };
    Ok(match raw {
        RawEffect::Rebellion { delta: by } => Effect::Move { track: Track::Rebellion, delta: delta(*by)? },
        RawEffect::Surplus { delta: by } => Effect::Move { track: Track::Surplus, delta: delta(*by)? },
        RawEffect::PerBuilding { track, building, delta: by } => {
            Effect::PerBuilding { track: *track, building: *building, delta: delta(*by)? }
        }
        RawEffect::ByBuildingCount { track, building, steps } => {
            let sorted = steps.windows(2).all(|pair| pair[0].min < pair[1].min);
            entry.require(steps.first().is_some_and(|step| step.min == 0) && sorted, || {
                "steps must begin with min = 0 and rise".to_owned()
            })?;
            let steps = steps.iter().map(|step| Ok((step.min, delta(step.delta)?)));
            let steps = steps.collect::<Result<_, ContentError>>()?;
            Effect::ByBuildingCount { track: *track, building: *building, steps }
        }
        RawEffect::Florins { amount } => Effect::Florins { amount: count("amount", *amount)? },
        RawEffect::FlorinsPer { buildings, amount } => {
            Effect::FlorinsPer { buildings: buildings.clone(), amount: count("amount", *amount)? }
        }
        RawEffect::Transactions { market, max } => {
            Effect::Transactions { market: *market, max: count("max", *max)? }
        }
        RawEffect::FreeAction(action) => match action {
            RawAction::Migrate { units, max_units } => Effect::Migrate {
                movers: units.unwrap_or(Movers::All),
                max: max_units.map_or(Ok(ANY), |max| count("max_units", max))?,
            },
            RawAction::Tax {} => Effect::Tax,
            RawAction::Explore {} => Effect::Explore,
            RawAction::Recruit { max, price } => {
                Effect::Recruit { max: count("max", *max)?, free: *price == Price::Free }
            }
            RawAction::Reproduce { max } => Effect::Reproduce { max: count("max", *max)? },
            RawAction::Build { what } => Effect::Build { works: *what },
        },
        RawEffect::DoubleHarvest { resource } => Effect::DoubleHarvest { resource: *resource },
        RawEffect::RevealAndBuy { cards, card_kind } => {
            Effect::RevealAndBuy { cards: count("cards", *cards)?, kind: *card_kind }
        }
        RawEffect::DestroyShip {} => Effect::DestroyShip,
        RawEffect::StealResource {} => Effect::StealResource,
        RawEffect::Pillage { cubes_per_symbol } => {
            Effect::Pillage { cubes_per_symbol: count("cubes_per_symbol", *cubes_per_symbol)? }
        }
        RawEffect::PeekObjective {} => Effect::PeekObjective,
        RawEffect::ShipsAtPorts {} => Effect::ShipsAtPorts,
        RawEffect::Disengage { max } => Effect::Disengage { max: count("max", *max)? },
        RawEffect::StandUp { max } => Effect::StandUp { max: count("max", *max)? },
        RawEffect::Exchange { give, take } => {
            entry.require(*give == 1, || format!("give is {give}; one cube is exchanged at a time"))?;
            Effect::Exchange { take: count("take", *take)? }
        }
        RawEffect::ChooseOne { options } => Effect::ChooseOne {
            options: options
                .iter()
                .map(|option| {
                    Ok(Alternative {
                        cubes: cubes(entry, "resources", &option.resources)?,
                        effects: plain(entry, &option.effects)?,
                    })
                })
                .collect::<Result<_, ContentError>>()?,
        },
    })
}

/// What an alternative does: nothing that is a choice itself.
fn plain(entry: &About, raw: &[RawEffect]) -> Result<Vec<Effect>, ContentError> {
    let nested = raw.iter().any(|effect| matches!(effect, RawEffect::ChooseOne { .. }));
    entry.require(!nested, || "choose_one is inside another choose_one".to_owned())?;
    effects(entry, raw)
}
