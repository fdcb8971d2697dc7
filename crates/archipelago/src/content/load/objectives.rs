//! `objectives.toml`: the objective cards.

use super::FORM;
use crate::{
    content::{CardKind, Criterion, Deck, End, Length, Objective, Victory},
    ids::{Building, OBJECTIVES, Resource},
    sets::IdSet,
};
use approdo_contract::{ContentError, Label};
use approdo_data::{Entry, File, exactly, leak, wrong};
use serde::Deserialize;

pub(super) const FILE: &str = "objectives.toml";

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<[Objective; OBJECTIVES], ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let entries: Vec<Entry<RawObjective>> = file.entries("objective")?;
    file.finish()?;
    let cards = entries.iter().map(objective).collect::<Result<Vec<_>, _>>()?;
    for (length, name) in [(Length::Short, "short"), (Length::Medium, "medium"), (Length::Long, "long")] {
        let of_length = || cards.iter().filter(|card| card.length == length);
        let roles = |is: fn(&Victory) -> bool| of_length().filter(|card| is(&card.victory)).count();
        let counts = (
            of_length().count(),
            roles(|victory| matches!(victory, Victory::Pacifist { .. })),
            roles(|victory| *victory == Victory::Separatist),
        );
        if counts != (OBJECTIVES / 3, 1, 1) {
            let problem = format!(
                "there must be ten objectives of length {name}, among them one Pacifist and one Separatist"
            );
            return Err(wrong(FILE, problem));
        }
    }
    exactly(FILE, "objective", cards)
}

/// The cards by length and role.
pub(super) fn decks(cards: &[Objective; OBJECTIVES]) -> [Deck; 3] {
    [Length::Short, Length::Medium, Length::Long].map(|length| {
        let of = |is: fn(&Victory) -> bool| {
            let fitting = |(_, card): &(usize, &Objective)| card.length == length && is(&card.victory);
            let bits = cards.iter().enumerate().filter(fitting).fold(0, |bits, (index, _)| bits | 1 << index);
            IdSet::from_bits(bits)
        };
        Deck {
            rankings: of(|victory| matches!(victory, Victory::Ranking(_))),
            pacifists: of(|victory| matches!(victory, Victory::Pacifist { .. })),
            separatists: of(|victory| *victory == Victory::Separatist),
        }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawObjective {
    length: Length,
    role: Role,
    end: RawEnd,
    victory: RawVictory,
    text_en: String,
    text_it: String,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Role {
    Normal,
    Pacifist,
    Separatist,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum RawEnd {
    BuildingsInPlay { building: Building, by_players: [u8; 4] },
    ShipsInPlay { by_players: [u8; 4] },
    CardsInPlay { card_kind: CardKind, by_players: [u8; 4] },
    ResourcesExhausted { types: u8 },
    ExplorerPilesEmpty { piles: u8 },
    PopulationAtLeast { by_players: [u8; 4] },
    SurplusMoreThan { value: u8 },
    BankOutOfFlorins {},
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum RawVictory {
    Florins {},
    Resource { resource: Resource },
    ExplorerTokens {},
    BuildingsControlled { building: Building },
    Cards { card_kind: CardKind },
    SymbolsInTownRegions { resource: Resource },
    Pacifist { margin: u8 },
    Separatist {},
}

fn objective(entry: &Entry<RawObjective>) -> Result<Objective, ContentError> {
    let raw = &entry.raw;
    // Up to what there can be of it at all.
    let rising = |by_players: [u8; 4], most: u8| {
        by_players.iter().try_for_each(|count| entry.range("by_players", *count, 1..=most))?;
        entry.require(by_players.is_sorted(), || {
            "by_players must rise with the number of players".to_owned()
        })?;
        Ok(by_players)
    };
    let end = match raw.end {
        RawEnd::BuildingsInPlay { building, by_players } => {
            End::BuildingsInPlay { building, by_players: rising(by_players, 13)? }
        }
        RawEnd::ShipsInPlay { by_players } => End::ShipsInPlay { by_players: rising(by_players, 20)? },
        RawEnd::CardsInPlay { card_kind, by_players } => {
            End::CardsInPlay { kind: card_kind, by_players: rising(by_players, 48)? }
        }
        RawEnd::ResourcesExhausted { types } => {
            entry.range("types", types, 1..=6)?;
            End::ResourcesExhausted { types }
        }
        RawEnd::ExplorerPilesEmpty { piles } => {
            entry.range("piles", piles, 1..=3)?;
            End::ExplorerPilesEmpty { piles }
        }
        RawEnd::PopulationAtLeast { by_players } => {
            End::PopulationAtLeast { by_players: rising(by_players, 50)? }
        }
        RawEnd::SurplusMoreThan { value } => {
            entry.range("value", value, 1..=49)?;
            End::SurplusMoreThan { value }
        }
        RawEnd::BankOutOfFlorins {} => End::BankOutOfFlorins,
    };
    let victory = match raw.victory {
        RawVictory::Florins {} => Victory::Ranking(Criterion::Florins),
        RawVictory::Resource { resource } => Victory::Ranking(Criterion::Cubes(resource)),
        RawVictory::ExplorerTokens {} => Victory::Ranking(Criterion::ExplorerTokens),
        RawVictory::BuildingsControlled { building } => Victory::Ranking(Criterion::Buildings(building)),
        RawVictory::Cards { card_kind } => Victory::Ranking(Criterion::Cards(card_kind)),
        RawVictory::SymbolsInTownRegions { resource } => Victory::Ranking(Criterion::Symbols(resource)),
        RawVictory::Pacifist { margin } => {
            entry.range("margin", margin, 0..=49)?;
            Victory::Pacifist { margin }
        }
        RawVictory::Separatist {} => Victory::Separatist,
    };
    let role = match victory {
        Victory::Ranking(_) => Role::Normal,
        Victory::Pacifist { .. } => Role::Pacifist,
        Victory::Separatist => Role::Separatist,
    };
    entry.require(raw.role == role, || "role is not that of the victory condition".to_owned())?;
    entry.text(&raw.text_en, &raw.text_it)?;
    let text = |table: usize| Label {
        id: "",
        en: leak(&for_table(&raw.text_en, table)),
        it: leak(&for_table(&raw.text_it, table)),
    };
    let texts = [0, 1, 2, 3].map(text);
    Ok(Objective { label: entry.label(), texts, length: raw.length, end, victory })
}

/// The text with the one number that holds at a table, where it names those for 2, 3, 4 and 5 players: `3/4/5/6`.
fn for_table(text: &str, table: usize) -> String {
    let at_table = |word: &str| {
        let bare = word.trim_end_matches(|c: char| !c.is_ascii_digit());
        let numbers: Vec<&str> = bare.split('/').collect();
        let is_list = numbers.len() == 4 && numbers.iter().all(|number| number.parse::<u8>().is_ok());
        if is_list { format!("{}{}", numbers[table], &word[bare.len()..]) } else { word.to_owned() }
    };
    text.split(' ').map(at_table).collect::<Vec<_>>().join(" ")
}
