//! `actions.toml`: what the actions of a turn cost.

use super::FORM;
use crate::content::{Action, Cost};
use approdo_contract::ContentError;
use approdo_data::{Entry, File, Names, exactly, in_words, wrong};
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error as WordError},
};

pub(super) const FILE: &str = "actions.toml";

/// The content of `actions.toml`, and what the other files are checked against.
pub(super) struct Actions {
    pub costs: [Cost; Action::COUNT],
}

pub(super) fn read(text: &str) -> Result<Actions, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let entries: Vec<Entry<RawAction>> = file.entries("action")?;
    let predicates: Vec<Entry<RawPredicate>> = file.entries("predicate")?;
    file.finish()?;

    for predicate in &predicates {
        predicate.clause("clause", &predicate.raw.clause)?;
    }
    let names = Names::of("predicate", &predicates);
    for common in COMMON_NEEDS {
        if !predicates.iter().any(|predicate| predicate.id == common) {
            return Err(wrong(FILE, format!("there is no predicate {common}, which every action needs")));
        }
    }
    let mut costs = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        let action = Action::deserialize(entry.id.as_str().into_deserializer())
            .map_err(|error: WordError| entry.wrong(in_words(&error.to_string())))?;
        entry.require(action as usize == index, || {
            format!("it is action number {} instead of {}", index + 1, action as usize + 1)
        })?;
        names.set(entry, "needs", &entry.raw.needs)?;
        entry.first_clause(&entry.raw.clauses)?;
        check_cost(entry, action)?;
        check_moment(entry, action)?;
        costs.push(Cost { mp: entry.raw.mp, gold: entry.raw.gold });
    }
    Ok(Actions { costs: exactly(FILE, "action", costs)? })
}

/// The option and the moment of an action are part of the rules, not of the data: another value would promise
/// something that does not happen.
fn check_moment(entry: &Entry<RawAction>, action: Action) -> Result<(), ContentError> {
    let (option, when) = match action {
        Action::Recruit => ("recruitment", When::Turn),
        Action::BuyCard => ("option_cards", When::TurnOrSurprise),
        Action::Resign => ("resignation", When::Turn),
        Action::Launch
        | Action::March
        | Action::Load
        | Action::Unload
        | Action::Transfer
        | Action::Sail
        | Action::Explore
        | Action::Attack
        | Action::Sink
        | Action::Destroy
        | Action::Convert
        | Action::EndTurn => ("base", When::TurnOrSurprise),
    };
    let RawAction { option: found, when: moment, .. } = &entry.raw;
    entry
        .require(found == option, || format!("option is '{found}', but the rules have '{option}' for it"))?;
    entry.require(*moment == when, || {
        let word = match when {
            When::Turn => "turn",
            When::TurnOrSurprise => "turn_or_surprise",
        };
        format!("when must be '{word}', as the rules have it")
    })
}

/// Ending is free, so that a turn always can end; everything else costs points, so that it does end (ARM-6.1).
/// Only conversions and cards are paid with gold.
fn check_cost(entry: &Entry<RawAction>, action: Action) -> Result<(), ContentError> {
    let is_end = action == Action::Resign || action == Action::EndTurn;
    let takes_gold = action == Action::Convert || action == Action::BuyCard;
    let RawAction { mp, gold, .. } = entry.raw;
    entry.require(is_end == (mp == 0), || {
        let rule = if is_end { "0, so that it is always possible" } else { "at least 1" };
        format!("mp is {mp}, but must be {rule}")
    })?;
    entry.require(takes_gold || gold == 0, || {
        format!("gold is {gold}, but must be 0; only convert and buy_card take gold")
    })
}

/// What every action needs besides its own list.
const COMMON_NEEDS: [&str; 3] = ["option_in_use", "your_turn", "enough_mp"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "every key is declared so that its words are checked; not all are kept")]
struct RawAction {
    mp: u8,
    gold: u8,
    option: String,
    when: When,
    params: Vec<Param>,
    needs: Vec<String>,
    effect: Outcome,
    clauses: Vec<String>,
    text_en: String,
    text_it: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPredicate {
    clause: String,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum When {
    Turn,
    TurnOrSurprise,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Param {
    Ship,
    Sea,
    FromTerritory,
    ToTerritory,
    FromShip,
    ToShip,
    Territory,
    Bands,
    Ingots,
    Attacker,
    Target,
    Payment,
}

/// What an action does (`effect`); several can do the same.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Outcome {
    Launch,
    Move,
    Sail,
    Explore,
    Attack,
    Sink,
    Destroy,
    Convert,
    Recruit,
    BuyCard,
    Resign,
    EndTurn,
}
