//! The routes, one file for each noun of the API.

pub(crate) mod live;
pub(crate) mod moves;
pub(crate) mod past;
pub(crate) mod prints;
pub(crate) mod records;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod server;
pub(crate) mod tables;
pub(crate) mod talk;

use crate::{Site, digits};
use approdo_gate::Problem;
use approdo_hub::StateQuery;
use approdo_hub::wire::ViewerName;
use approdo_phrases::Language;
use axum::{Json, Router, routing::MethodRouter};
use serde::{Deserialize, Serialize};
use utoipa_swagger_ui::{Config, SwaggerUi};

/// Lists every route once: for the router, and in tests for the OpenAPI document. A handler must be described at the
/// path that is listed here.
macro_rules! routes {
    ($($path:literal => $($method:ident $noun:ident::$handler:ident),+;)+) => {
        fn listed() -> Router<Site> {
            Router::new()$(.route($path, MethodRouter::new()$(.$method($noun::$handler))+))+
        }

        /// Paths with their methods.
        #[cfg(test)]
        pub(crate) const LISTED: &[(&str, &[&str])] = &[$(($path, &[$(stringify!($method)),+])),+];

        /// The OpenAPI document.
        #[cfg(test)]
        pub(crate) fn described() -> serde_json::Value {
            crate::openapi::describe(
                utoipa_axum::router::OpenApiRouter::new()$(.routes(utoipa_axum::routes!($($noun::$handler),+)))+,
            )
        }
    };
}

routes! {
    "/api/tables" => post tables::create, get tables::list;
    "/api/mine" => get tables::mine;
    "/api/tables/{id}" => get tables::look;
    "/api/tables/{id}/rename" => post tables::rename;
    "/api/tables/{id}/claim" => post seats::claim;
    "/api/tables/{id}/seats/{seat}/take" => post seats::take;
    "/api/tables/{id}/seats/{seat}/leave" => post seats::leave;
    "/api/tables/{id}/seats/{seat}/rename" => post seats::rename;
    "/api/tables/{id}/seats/{seat}/bot" => post seats::bot;
    "/api/tables/{id}/seats/{seat}/hand-back" => post seats::hand_back;
    "/api/tables/{id}/seats/{seat}/reissue" => post seats::reissue;
    "/api/tables/{id}/seats/{seat}/revoke" => post seats::revoke;
    "/api/tables/{id}/seats/{seat}/preferences" => post seats::preferences;
    "/api/tables/{id}/invite/reissue" => post seats::reissue_invitation;
    "/api/tables/{id}/invite/revoke" => post seats::revoke_invitation;
    "/api/tables/{id}/host/reissue" => post seats::reissue_host;
    "/api/tables/{id}/moves" => post moves::play;
    "/api/tables/{id}/undo" => post moves::undo;
    "/api/tables/{id}/redo" => post moves::redo;
    "/api/tables/{id}/undo-request" => post moves::ask_undo;
    "/api/tables/{id}/undo-answer" => post moves::answer_undo;
    "/api/tables/{id}/hint" => post moves::hint;
    "/api/tables/{id}/history/{step}" => get past::history;
    "/api/tables/{id}/versions/{version}" => get past::version;
    "/api/tables/{id}/log" => get past::log;
    "/api/tables/{id}/recap" => get past::recap;
    "/api/tables/{id}/seen" => post past::seen;
    "/api/tables/{id}/chat" => get talk::read, post talk::say;
    "/api/tables/{id}/notes" => get talk::note, put talk::set_note;
    "/api/tables/{id}/export" => get records::export;
    "/api/import" => post records::import;
    "/api/tables/{id}/fork" => post records::fork;
    "/api/tables/{id}/rematch" => post records::rematch;
    "/api/tables/{id}/live" => get live::live;
    "/api/games" => get rules::games;
    "/api/games/{game}/print" => get prints::print;
    "/api/games/{game}/check" => post prints::check;
    "/api/rules/{game}" => get rules::book;
    "/api/rules/{game}/{clause}" => get rules::clause;
    "/health" => get server::health;
    "/metrics" => get server::metrics;
    "/api/openapi.json" => get server::description;
}

/// Every route of the site, and a page with the API's documentation.
pub(crate) fn routes() -> Router<Site> {
    // Without the top bar, whose logo the Content Security Policy blocks.
    let config = Config::from("/api/openapi.json").use_base_layout();
    listed().merge(SwaggerUi::new("/api/docs").config(config))
}

/// The result of a handler.
pub(crate) type Answer<T> = Result<Json<T>, Problem>;

/// Success without a result: `{}`.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Done {}

/// Success without a result.
pub(crate) fn done() -> Answer<Done> {
    Ok(Json(Done {}))
}

/// How to look at a table.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[cfg_attr(test, param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$"))]
    seat: Option<Eyes>,
    /// Only log lines after this version.
    #[serde(default, deserialize_with = "digits::any")]
    since: Option<u32>,
    /// Whether to include the board in sentences.
    #[serde(default)]
    outline: bool,
    /// Whether to include the standings of all seats, and what lies ahead.
    #[serde(default)]
    standings: bool,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl Look {
    /// The query for the hub.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        let Look { since, outline, standings, .. } = *self;
        StateQuery { viewer, since, outline, standings, language, ..StateQuery::default() }
    }
}

/// How to look at an earlier position.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct LookBack {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[cfg_attr(test, param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$"))]
    seat: Option<Eyes>,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl LookBack {
    /// The query for the hub.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        StateQuery { viewer, language, ..StateQuery::default() }
    }
}

/// How to look at the log.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct LookSince {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[cfg_attr(test, param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$"))]
    seat: Option<Eyes>,
    /// Only log lines after this version.
    #[serde(default, deserialize_with = "digits::any")]
    since: Option<u32>,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl LookSince {
    /// The query for the hub.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        StateQuery { viewer, since: self.since, language, ..StateQuery::default() }
    }
}

/// How to subscribe to a table.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Follow {
    /// A seat that you hold, counted from 0, or `spectator`; by default a seat of yours that is asked.
    #[cfg_attr(test, param(value_type = Option<String>, pattern = "^(spectator|0|[1-9][0-9]?)$"))]
    seat: Option<Eyes>,
    /// Only log lines after this version.
    #[serde(default, deserialize_with = "digits::any")]
    since: Option<u32>,
    /// Whether to include the standings of all seats, and what lies ahead, in every state.
    #[serde(default)]
    standings: bool,
    /// Whether to push prices and odds of the choices, in a second message after each position.
    #[serde(default)]
    prices: bool,
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

impl Follow {
    /// The last version that the client knows; 0 if it knows nothing.
    pub(crate) fn since(&self) -> u32 {
        self.since.unwrap_or(0)
    }

    /// The query for the hub.
    pub(crate) fn query(&self, language: Language) -> StateQuery {
        let viewer = self.seat.map(|Eyes(viewer)| viewer);
        let Follow { since, standings, prices, .. } = *self;
        StateQuery { viewer, since, standings, prices, language, ..StateQuery::default() }
    }
}

/// A query that can only choose the language.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Spoken {
    /// `en` or `it`; otherwise the header `Accept-Language` counts.
    #[serde(rename = "lang")]
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

/// A viewer: `0`, `1`, .. or `spectator`.
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
