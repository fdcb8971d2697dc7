//! Games and their rulebooks.

use super::{Answer, Spoken};
use crate::{Asked, At, Site};
use approdo_contract::{OptionKind, OptionNeeds, OptionSpec};
#[cfg(test)]
use approdo_gate::ErrorBody;
use approdo_gate::{Problem, Reader};
use approdo_hub::speaker;
use approdo_phrases::{Language, Speaker};
use approdo_rulebook::{Rulebook, book as find_book};
use approdo_table::Module;
use axum::{Json, extract::State};
use serde::Serialize;
use serde_json::{Value, json};

/// The games that can be played here.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Games {
    games: Vec<GameInfo>,
}

/// A game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct GameInfo {
    /// Its id.
    id: &'static str,
    /// Its title.
    title: &'static str,
    /// The possible numbers of players.
    seats: Vec<u8>,
    /// The version of its rules.
    rules_version: u32,
    /// The options.
    options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct OptionInfo {
    /// Its field in `options`.
    id: &'static str,
    /// Its name in the reader's language.
    name: &'static str,
    /// What it does, in the reader's language.
    text: &'static str,
    /// The clause that describes it.
    rule: String,
    /// `flag`, `number` (with `min` and `max`) or `choice` (with `among`), and its `default`.
    #[cfg_attr(test, schema(value_type = Object))]
    kind: Value,
    /// Where it may be chosen, if not everywhere.
    needs: Option<NeedsInfo>,
}

/// Where an option may be chosen; elsewhere it stays as a new table has it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct NeedsInfo {
    /// With how many seats.
    seats: Vec<u8>,
    /// Another option that it depends on.
    option: Option<&'static str>,
    /// The values of that option with which it may be chosen.
    among: Vec<&'static str>,
    /// The clause by which it is refused elsewhere.
    rule: String,
}

impl GameInfo {
    fn of(module: &Module, speaker: &Speaker) -> Self {
        GameInfo {
            id: module.meta.id,
            title: module.meta.title,
            seats: module.meta.seats.clone().collect(),
            rules_version: module.meta.rules_version,
            options: (module.options)().iter().map(|option| OptionInfo::of(option, speaker)).collect(),
        }
    }
}

impl OptionInfo {
    fn of(option: &OptionSpec, speaker: &Speaker) -> Self {
        let kind = match option.kind {
            OptionKind::Flag { default } => json!({ "kind": "flag", "default": default }),
            OptionKind::Number { min, max, default } => {
                json!({ "kind": "number", "default": default, "min": min, "max": max })
            }
            OptionKind::Choice { among, default } => {
                let named = |label: &approdo_contract::Label| json!({ "id": label.id, "name": speaker.label(*label) });
                json!({ "kind": "choice", "default": default, "among": among.iter().map(named).collect::<Vec<_>>() })
            }
        };
        OptionInfo {
            id: option.label.id,
            name: speaker.label(option.label),
            text: speaker.label(option.text),
            rule: option.rule.to_string(),
            kind,
            needs: option.needs.map(NeedsInfo::of),
        }
    }
}

impl NeedsInfo {
    fn of(needs: OptionNeeds) -> Self {
        let OptionNeeds { seats, with, rule } = needs;
        let (option, among) = with.unzip();
        NeedsInfo {
            seats: seats.to_vec(),
            option,
            among: among.unwrap_or_default().to_vec(),
            rule: rule.to_string(),
        }
    }
}

/// The games that can be played here.
#[cfg_attr(test, utoipa::path(get, path = "/api/games", tag = "rules", params(Spoken), responses((status = 200, body = Games))))]
pub(crate) async fn games(
    State(site): State<Site>,
    Asked(_): Asked<Spoken>,
    Reader(language): Reader,
) -> Answer<Games> {
    let games = site.hub.games().iter().map(|module| GameInfo::of(module, speaker(language)));
    Ok(Json(Games { games: games.collect() }))
}

/// The rulebook of a game; `table` has the rules of every table.
#[cfg_attr(test, utoipa::path(get, path = "/api/rules/{game}", tag = "rules", params(("game" = String, Path), Spoken), responses(
    (status = 200, description = "Title, introduction, sections", body = Object),
    (status = 404, description = "No such rulebook", body = ErrorBody))))]
pub(crate) async fn book(
    At(game): At<String>,
    Asked(_): Asked<Spoken>,
    Reader(language): Reader,
) -> Answer<&'static Rulebook> {
    find(&game, language).map(Json)
}

/// A clause and its proofs.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct ClauseInfo {
    /// The id.
    id: String,
    /// The origin: `seed`, `public` or `house`.
    source: String,
    /// The number of its section.
    section: u16,
    /// The text.
    text: String,
    /// The tests that prove it.
    proofs: Vec<ProofInfo>,
}

/// A test that proves a clause.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct ProofInfo {
    /// The name.
    test: &'static str,
    /// The file.
    file: &'static str,
}

/// A clause in the reader's language, and the tests that prove it.
#[cfg_attr(test, utoipa::path(get, path = "/api/rules/{game}/{clause}", tag = "rules", params(("game" = String, Path), ("clause" = String, Path), Spoken), responses(
    (status = 200, body = ClauseInfo),
    (status = 404, description = "No such rulebook or clause", body = ErrorBody))))]
pub(crate) async fn clause(
    State(site): State<Site>,
    At((game, clause)): At<(String, String)>,
    Asked(_): Asked<Spoken>,
    Reader(language): Reader,
) -> Answer<ClauseInfo> {
    let clause = find(&game, language)?.clause(&clause.to_uppercase()).ok_or(Problem::UnknownClause)?;
    let proofs = (site.gate.settings.proofs)(&clause.id)
        .iter()
        .map(|proof| ProofInfo { test: proof.test, file: proof.file });
    Ok(Json(ClauseInfo {
        id: clause.id.clone(),
        source: clause.source.to_string(),
        section: clause.section,
        text: clause.text.clone(),
        proofs: proofs.collect(),
    }))
}

fn find(game: &str, language: Language) -> Result<&'static Rulebook, Problem> {
    find_book(game, language).ok_or(Problem::UnknownRulebook)
}
