//! The OpenAPI document, made from the code; compiled for tests only, which compare it with the file that is served.

use crate::{Site, routes};
use approdo_gate::ErrorBody;
use approdo_hub::wire::PushBody;
use serde_json::{Value, json};
use std::{fs, path::Path};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// The frame of the document; routes and types add themselves.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Approdo",
        description = "A table for board games under fully enforced rules. Texts come in English or Italian: \
                       `?lang=` or `Accept-Language`. Whole numbers are written with digits only, in JSON (`36`, \
                       not `36.0`) and in addresses (no sign, no zero in front). Whatever goes wrong is answered with `{\"error\": ..}`."
    ),
    components(schemas(
        ErrorBody,
        routes::live::FromClient,
        routes::live::ToClient,
        PushBody
    )),
    tags(
        (name = "tables", description = "Make, find and look at tables"),
        (name = "seats", description = "Who sits where"),
        (name = "moves", description = "Play, take back, make again"),
        (name = "past", description = "What happened"),
        (name = "talk", description = "Chat and private notes"),
        (name = "records", description = "Replay files, forks and rematches"),
        (name = "rules", description = "Games and their rulebooks"),
        (name = "server", description = "The server itself"),
    )
)]
struct Frame;

/// The document of these routes.
pub(crate) fn describe(routes: OpenApiRouter<Site>) -> Value {
    let (_, described) = OpenApiRouter::with_openapi(Frame::openapi()).merge(routes).split_for_parts();
    let mut whole = serde_json::to_value(&described).expect("the description is plain data");
    complete(&mut whole);
    whole
}

/// Adds what is the same for all routes.
fn complete(whole: &mut Value) {
    let schemas = whole["components"]["schemas"].clone();
    let paths = whole["paths"].as_object_mut().into_iter().flatten();
    for (method, operation) in paths.flat_map(|(_, methods)| methods.as_object_mut().into_iter().flatten()) {
        complete_operation(method, operation);
        describe_answers(operation, &schemas);
    }
    // Every push carries the version, which is put in front of the shared JSON.
    for push in whole["components"]["schemas"]["PushBody"]["oneOf"].as_array_mut().into_iter().flatten() {
        push["properties"]["version"] = json!({
            "type": "integer",
            "format": "u-int32",
            "minimum": 0,
            "description": "The last version that this socket was told.",
        });
        push["required"].as_array_mut().expect("a push has its type").push("version".into());
    }
    bound_numbers(whole);
}

fn complete_operation(method: &str, operation: &mut Value) {
    let error = json!({ "$ref": "#/components/schemas/ErrorBody" });
    let mut answer = |status: &str, description: &str| {
        let problem =
            json!({ "description": description, "content": { "application/json": { "schema": error } } });
        if operation["responses"][status].is_null() {
            operation["responses"][status] = problem;
        }
    };
    let sends = method == "post" || method == "put";
    if sends {
        answer("400", "It cannot be read");
        answer("413", "The body is too long");
        answer("415", "The body is not JSON");
    }
    answer("default", "Whatever else goes wrong; `code` says what");
    if operation["parameters"].is_null() {
        operation["parameters"] = json!([]);
    }
    let parameters = operation["parameters"].as_array_mut().expect("parameters are a list");
    let is_lang = |parameter: &Value| parameter["name"] == "lang";
    let takes_lang = sends || parameters.iter().any(is_lang);
    parameters.retain(|parameter| !is_lang(parameter));
    if takes_lang {
        parameters.push(json!({
            "name": "lang",
            "in": "query",
            "description": "`en` or `it`, and nothing else; if it is missing, the header `Accept-Language` counts.",
            "required": false,
            "schema": { "type": "string", "enum": ["en", "it"] },
        }));
    }
}

/// Every answer needs a description; by default that of its type.
fn describe_answers(operation: &mut Value, schemas: &Value) {
    for answer in operation["responses"].as_object_mut().into_iter().flat_map(|answers| answers.values_mut())
    {
        if answer["description"].as_str().is_some_and(|said| !said.is_empty()) {
            continue;
        }
        let schema = &answer["content"]["application/json"]["schema"]["$ref"];
        let name = schema.as_str().and_then(|path| path.rsplit('/').next()).unwrap_or_default();
        let said = schemas[name]["description"].as_str().and_then(|said| said.lines().next());
        answer["description"] = said.unwrap_or("As it was asked for.").into();
    }
}

/// Adds the range of every whole number: without a maximum, any number would seem valid.
fn bound_numbers(part: &mut Value) {
    // Names of the OpenAPI format registry.
    let bounds = match part["format"].as_str() {
        Some("u-int8") => Some(("uint8", u64::from(u8::MAX))),
        Some("u-int16") => Some(("uint16", u64::from(u16::MAX))),
        Some("u-int32") => Some(("uint32", u64::from(u32::MAX))),
        // JSON numbers are exact up to 2^53 only in many programs.
        Some("u-int64") => Some(("uint64", (1 << 53) - 1)),
        Some(_) | None => None,
    };
    if let Some((format, largest)) = bounds {
        part["format"] = format.into();
        if part["maximum"].is_null() {
            part["maximum"] = largest.into();
        }
    }
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(bound_numbers),
        Value::Object(parts) => parts.values_mut().for_each(bound_numbers),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}

/// A replay file, as [`Record`](approdo_table::Record) writes and reads it; described here only.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "it is a description")]
pub(crate) struct ReplayFile {
    /// The format: 1.
    #[schema(minimum = 1, maximum = 1)]
    approdo: u32,
    /// The id of the game.
    game: String,
    /// The version of its rules.
    rules_version: u32,
    /// The fingerprint of the data files, if they were not the built-in ones.
    data: Option<String>,
    /// The options of the game.
    #[schema(value_type = Object)]
    options: Value,
    /// The number of seats.
    seats: u8,
    /// The names of the players, in seat order.
    #[schema(required = false)]
    names: Vec<String>,
    /// SHA-256 of the seed.
    seed_digest: String,
    /// The seed: 64 hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    seed: Option<String>,
    /// The number of steps that were taken over from another game.
    #[schema(required = false)]
    inherited: u32,
    /// Every step in the notation of the game.
    steps: Vec<String>,
    /// The position that the steps lead to.
    state_hash: Option<String>,
    /// The outcome by the rules.
    outcome: Option<RecordedOutcome>,
    /// The seats that lost by their clocks.
    #[schema(required = false)]
    forfeited: Vec<RecordedForfeit>,
}

/// The outcome of a game.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "it is a description")]
struct RecordedOutcome {
    /// The place of each seat; 1 is best.
    places: Vec<u8>,
    /// The points of each seat.
    scores: Vec<i32>,
    /// The clause that ended the game.
    ended_by: String,
}

/// A seat that lost by its clock.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "it is a description")]
struct RecordedForfeit {
    /// The seat, counted from 0.
    seat: u8,
    /// The number of steps before that.
    step: u32,
}

/// The web client's types are made from this file, and the server serves it.
#[test]
#[allow(
    clippy::disallowed_methods,
    reason = "whoever wants the file to be written says so in the environment"
)]
fn the_description_that_is_served_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/openapi.json");
    let made = serde_json::to_string_pretty(&routes::described()).expect("plain data") + "\n";
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(&file, &made).expect("the file can be written");
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored == made,
        "web/src/lib/openapi.json does not say what the server does: write it anew with \
         `UPDATE=1 cargo test -p approdo-web up_to_date`, then build the server and the client again."
    );
}

/// Every operation is described at the path of its route.
#[test]
fn every_operation_is_described_at_its_address() {
    let described = routes::described();
    let paths = described["paths"].as_object().expect("there are paths");
    let described: Vec<(&str, Vec<&str>)> = paths
        .iter()
        .map(|(path, methods)| {
            let methods = methods.as_object().expect("methods").keys();
            (path.as_str(), methods.map(String::as_str).collect())
        })
        .collect();
    for (path, methods) in routes::LISTED {
        let found = described.iter().find(|(at, _)| at == path).map(|(_, methods)| methods.clone());
        let mut found = found.unwrap_or_default();
        let mut methods = methods.to_vec();
        found.sort_unstable();
        methods.sort_unstable();
        assert_eq!(found, methods, "{path}");
    }
    assert_eq!(described.len(), routes::LISTED.len());
}
