//! What is done, one file for each noun of the API.

pub(crate) mod live;
pub(crate) mod moves;
pub(crate) mod past;
pub(crate) mod records;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod server;
pub(crate) mod tables;
pub(crate) mod talk;

use super::digits;
use approdo_gate::Problem;
use approdo_hub::StateQuery;
use approdo_hub::wire::ViewerName;
use approdo_phrases::Language;
use axum::Json;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// What a handler answers.
pub(crate) type Answer<T> = Result<Json<T>, Problem>;

/// It was done, and there is nothing to say about it: `{}`.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Done {}

/// Nothing to say.
pub(crate) fn done() -> Answer<Done> {
    Ok(Json(Done {}))
}

/// How a table is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$")]
    seat: Option<Eyes>,
    /// The log is wanted from after this version.
    #[serde(default, deserialize_with = "digits::any")]
    since: Option<u32>,
    /// Whether the board is wanted in words too.
    #[serde(default)]
    outline: bool,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl Look {
    /// The same, as the hub wants it.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        StateQuery { viewer, since: self.since, outline: self.outline, language }
    }
}

/// How the past of a table is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookBack {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$")]
    seat: Option<Eyes>,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl LookBack {
    /// The same, as the hub wants it.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        StateQuery { viewer, language, ..StateQuery::default() }
    }
}

/// How the log of a table is looked at, or the table followed.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookSince {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$")]
    seat: Option<Eyes>,
    /// The log is wanted from after this version.
    #[serde(default, deserialize_with = "digits::any")]
    since: Option<u32>,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl LookSince {
    /// The last version that the client knows; 0 if it knows nothing.
    pub(crate) fn since(&self) -> u32 {
        self.since.unwrap_or(0)
    }

    /// The same, as the hub wants it.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        StateQuery { viewer, since: self.since, language, ..StateQuery::default() }
    }
}

/// A query that can only choose the language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Spoken {
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

/// Through whose eyes: `0`, `1`, .. or `spectator`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Eyes(pub(crate) ViewerName);

impl TryFrom<String> for Eyes {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text == "spectator" {
            return Ok(Eyes(ViewerName::Spectator));
        }
        match digits::read(&text) {
            Some(seat) if seat < 100 => Ok(Eyes(ViewerName::Seat(seat))),
            Some(_) | None => Err("seat is the number of a seat, counted from 0, or `spectator`".to_owned()),
        }
    }
}
