//! `cards.toml`: the kinds of option cards and what they require.

use super::FORM;
use crate::{
    content::{CardInfo, Demand, Effect, Moment, Requirement, Rolled, Volley},
    ids::{CARDS, COLOURS},
};
use approdo_contract::{ContentError, Refusal, refuse};
use approdo_data::{Entry, File, SOURCES, exactly, in_words, list, wrong};
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error as WordError},
};

pub(super) const FILE: &str = "cards.toml";

/// The content of `cards.toml`, and what the other files are checked against.
pub(super) struct Cards {
    pub cards: [CardInfo; CARDS],
    /// How many cards there are, the Winning Option cards included.
    pub total: u32,
}

pub(super) fn read(text: &str) -> Result<Cards, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let entries: Vec<Entry<RawCard>> = file.entries("card")?;
    let requirements: Vec<Entry<RawRequirement>> = file.entries("requirement")?;
    file.finish()?;

    let clauses = requirement_clauses(&requirements)?;
    let outside = list(entries.iter().filter(|entry| !entry.raw.in_deck).map(|entry| entry.id.as_str()));
    if outside != WINNING_OPTION {
        let problem =
            format!("in_deck must be false for {WINNING_OPTION} and no other card, but is for '{outside}'");
        return Err(wrong(FILE, problem));
    }
    let cards = entries.iter().map(|entry| card(entry, &clauses)).collect::<Result<Vec<_>, _>>()?;
    let cards = exactly(FILE, "card", cards)?;
    Ok(Cards { cards, total: entries.iter().map(|entry| u32::from(entry.raw.count)).sum() })
}

/// The card that is never drawn (ARM-2.7).
const WINNING_OPTION: &str = "winning_option";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(
    dead_code,
    reason = "every key is declared so that its type is checked; where a count comes from is not kept"
)]
struct RawCard {
    count: u8,
    count_source: String,
    in_deck: bool,
    when: Moment,
    requires: Vec<Requirement>,
    effects: Vec<RawEffect>,
    clauses: Vec<String>,
    text_en: String,
    text_it: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRequirement {
    clause: String,
}

/// An effect with all parameters of the file; some only repeat the rules.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum RawEffect {
    GainMp {
        amount: u8,
    },
    PlaceGold {
        amount: u8,
        #[serde(rename = "where")]
        place: Where,
    },
    RollPlace {
        die: String,
        piece: Rolled,
        #[serde(rename = "where")]
        place: Where,
        times: u8,
        different: bool,
    },
    SearchPile {
        mp_per_card: u8,
    },
    SetCombatResult {
        firing: u8,
        exploding: u8,
    },
    TakeShip {
        min_crew: u8,
        max_crew: u8,
    },
    BuildShip {
        #[serde(rename = "where")]
        place: Where,
    },
    ExploreFactor {
        factor: u8,
        both: bool,
    },
    Interrupt {
        mp: u8,
    },
    DeclareVictory {},
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Where {
    OwnTerritory,
    EmptyExploredCentral,
    FreeOwnCity,
}

fn card(entry: &Entry<RawCard>, clauses: &[(Requirement, &'static str)]) -> Result<CardInfo, ContentError> {
    let raw = &entry.raw;
    let clause = entry.first_clause(&raw.clauses)?;
    entry.require(SOURCES.contains(&raw.count_source.as_str()), || {
        format!("count_source is '{}', which is none of {}", raw.count_source, SOURCES.join(", "))
    })?;
    let effects =
        raw.effects.iter().map(|effect| plain_effect(entry, effect)).collect::<Result<Vec<_>, _>>()?;
    entry.require(!effects.is_empty(), || "effects is empty".to_owned())?;
    for effect in &effects {
        entry.require(fits(*effect, raw.when), || {
            "when is not the moment at which its effect is possible".to_owned()
        })?;
    }
    entry.require(raw.in_deck || usize::from(raw.count) == COLOURS, || {
        format!("count is {} instead of one for each of {COLOURS} colours (ARM-2.7)", raw.count)
    })?;
    check_needs(entry, &effects)?;
    let mut requires = Vec::with_capacity(raw.requires.len());
    for requirement in &raw.requires {
        let known = clauses.iter().find(|(known, _)| known == requirement);
        let (_, clause) = *known.ok_or_else(|| {
            entry.wrong(format!("requires names {requirement:?}, which has no [[requirement]]"))
        })?;
        let refusal = own_refusal(*requirement, &effects, clause);
        requires.push(Demand { requirement: *requirement, refusal });
    }
    Ok(CardInfo {
        label: entry.label(),
        text: entry.text(&raw.text_en, &raw.text_it)?,
        clause,
        in_deck: if raw.in_deck { raw.count } else { 0 },
        when: raw.when,
        requires,
        effects,
    })
}

/// An effect happens as soon as the card is played, so the card must require its preconditions (ARM-16.8). Two such
/// effects could invalidate each other; movement points invalidate nothing.
fn check_needs(entry: &Entry<RawCard>, effects: &[Effect]) -> Result<(), ContentError> {
    let demanding = effects.iter().filter(|effect| !matches!(effect, Effect::GainMp { .. })).count();
    entry.require(demanding <= 1, || {
        format!("effects has {demanding} effects besides gain_mp, but one may prevent the other")
    })?;
    for effect in effects {
        let (op, needs) = needs(*effect);
        for need in needs {
            entry.require(entry.raw.requires.contains(need), || {
                format!("requires lacks {}, which {op} needs", word(*need))
            })?;
        }
    }
    Ok(())
}

/// The name of an effect in the file, and its preconditions.
fn needs(effect: Effect) -> (&'static str, &'static [Requirement]) {
    match effect {
        Effect::GainMp { .. } => ("gain_mp", &[Requirement::NotPlayedThisTurn]),
        Effect::PlaceGold { .. } => {
            ("place_gold", &[Requirement::OwnTerritory, Requirement::TreasuryNotEmpty])
        }
        Effect::RollPlace { piece: Rolled::OwnBand, .. } => {
            ("roll_place of own_band", &[Requirement::OwnTerritory, Requirement::ReserveNotEmpty])
        }
        Effect::RollPlace { piece: Rolled::Native, .. } => {
            ("roll_place of native", &[Requirement::EmptyExploredCentral, Requirement::NativeSupplyNotEmpty])
        }
        Effect::SearchPile { .. } => ("search_pile", &[Requirement::MpAtLeast1, Requirement::PileAvailable]),
        Effect::SetCombatResult { .. } => ("set_combat_result", &[Requirement::ResultDiffers]),
        Effect::TakeShip { .. } => ("take_ship", &[Requirement::MutinyTarget, Requirement::ReserveNotEmpty]),
        Effect::BuildShip => {
            ("build_ship", &[Requirement::LostShip, Requirement::ShipInBox, Requirement::FreeOwnCity])
        }
        Effect::ExploreFactor { .. } => ("explore_factor", &[Requirement::ExplorePossible]),
        Effect::Interrupt { .. } => ("interrupt", &[Requirement::NoSurpriseRunning]),
        Effect::DeclareVictory => ("declare_victory", &[]),
    }
}

fn word(requirement: Requirement) -> &'static str {
    match requirement {
        Requirement::MpAtLeast1 => "mp_at_least_1",
        Requirement::PileAvailable => "pile_available",
        Requirement::OwnTerritory => "own_territory",
        Requirement::TreasuryNotEmpty => "treasury_not_empty",
        Requirement::ReserveNotEmpty => "reserve_not_empty",
        Requirement::MutinyTarget => "mutiny_target",
        Requirement::EmptyExploredCentral => "empty_explored_central",
        Requirement::NativeSupplyNotEmpty => "native_supply_not_empty",
        Requirement::LostShip => "lost_ship",
        Requirement::ShipInBox => "ship_in_box",
        Requirement::FreeOwnCity => "free_own_city",
        Requirement::ExplorePossible => "explore_possible",
        Requirement::NotPlayedThisTurn => "not_played_this_turn",
        Requirement::NoSurpriseRunning => "no_surprise_running",
        Requirement::ResultDiffers => "result_differs",
    }
}

/// Mutiny has a clause of its own for an empty reserve; the table has that of the Militia cards.
fn own_refusal(requirement: Requirement, effects: &[Effect], clause: &'static str) -> Refusal {
    let takes_ship = effects.iter().any(|effect| matches!(effect, Effect::TakeShip { .. }));
    if requirement == Requirement::ReserveNotEmpty && takes_ship {
        refuse!("ARM-17.11")
    } else {
        refuse!(clause)
    }
}

/// The effect without the parameters that have only one right value.
fn plain_effect(entry: &Entry<RawCard>, effect: &RawEffect) -> Result<Effect, ContentError> {
    let only = |holds: bool, rule: &str| entry.require(holds, || format!("the rules have {rule}"));
    let small = |key: &str, number: u8| entry.range(key, number, 1..=20).map(|()| number);
    Ok(match *effect {
        RawEffect::GainMp { amount } => Effect::GainMp { amount: small("amount", amount)? },
        RawEffect::PlaceGold { amount, place } => {
            only(place == Where::OwnTerritory, "place_gold only with where = \"own_territory\"")?;
            Effect::PlaceGold { amount: small("amount", amount)? }
        }
        RawEffect::RollPlace { ref die, piece, place, times, different } => {
            only(die == "native_die", "roll_place only with die = \"native_die\"")?;
            only(different, "roll_place only with different = true")?;
            match piece {
                Rolled::OwnBand => {
                    only(place == Where::OwnTerritory, "own_band only with where = \"own_territory\"")?;
                }
                Rolled::Native => {
                    only(
                        place == Where::EmptyExploredCentral,
                        "native only with where = \"empty_explored_central\"",
                    )?;
                }
            }
            Effect::RollPlace { piece, times: small("times", times)? }
        }
        RawEffect::SearchPile { mp_per_card } => {
            Effect::SearchPile { mp_per_card: small("mp_per_card", mp_per_card)? }
        }
        RawEffect::SetCombatResult { firing, exploding } => {
            Effect::SetCombatResult { result: Volley { firing, exploding } }
        }
        RawEffect::TakeShip { min_crew, max_crew } => {
            only(1 <= min_crew && min_crew <= max_crew, "take_ship only with 1 <= min_crew <= max_crew")?;
            Effect::TakeShip { min_crew, max_crew }
        }
        RawEffect::BuildShip { place } => {
            only(place == Where::FreeOwnCity, "build_ship only with where = \"free_own_city\"")?;
            Effect::BuildShip
        }
        RawEffect::ExploreFactor { factor, both } => {
            only(both, "explore_factor only with both = true")?;
            Effect::ExploreFactor { factor: small("factor", factor)? }
        }
        RawEffect::Interrupt { mp } => Effect::Interrupt { mp: small("mp", mp)? },
        RawEffect::DeclareVictory {} => Effect::DeclareVictory,
    })
}

/// Whether an effect can happen at this moment.
fn fits(effect: Effect, when: Moment) -> bool {
    match effect {
        Effect::GainMp { .. }
        | Effect::PlaceGold { .. }
        | Effect::RollPlace { .. }
        | Effect::SearchPile { .. }
        | Effect::TakeShip { .. }
        | Effect::BuildShip => when == Moment::OwnAction,
        Effect::SetCombatResult { .. } => when == Moment::OwnAttackRolled || when == Moment::AttackedRolled,
        Effect::ExploreFactor { .. } => when == Moment::WithExplore,
        Effect::Interrupt { .. } => when == Moment::OtherTurnWindow,
        Effect::DeclareVictory => when == Moment::Automatic,
    }
}

/// Requirements that hold for every card and that no card lists.
const COMMON_REQUIREMENTS: [&str; 2] = ["card_in_hand", "right_moment"];

fn requirement_clauses(
    entries: &[Entry<RawRequirement>],
) -> Result<Vec<(Requirement, &'static str)>, ContentError> {
    let mut clauses = Vec::with_capacity(entries.len());
    for entry in entries {
        let clause = entry.clause("clause", &entry.raw.clause)?;
        if !COMMON_REQUIREMENTS.contains(&entry.id.as_str()) {
            let requirement = Requirement::deserialize(entry.id.as_str().into_deserializer())
                .map_err(|error: WordError| entry.wrong(in_words(&error.to_string())))?;
            clauses.push((requirement, clause));
        }
    }
    Ok(clauses)
}
