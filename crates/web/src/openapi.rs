//! Every route, and the description of the API that is made from them.

use crate::{Asked, Site, routes};
use axum::{
    Router,
    http::{HeaderValue, header},
    response::IntoResponse,
};
use serde_json::{Value, json};
use std::sync::OnceLock;
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};
use utoipa_swagger_ui::{Config, SwaggerUi};

/// The frame of the description; routes and types add themselves.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Approdo",
        description = "A table for board games under fully enforced rules. Texts come in English or Italian: \
                       `?lang=` or `Accept-Language`. Whole numbers are written with digits only, in JSON (`36`, \
                       not `36.0`) and in addresses (no sign, no zero in front). Whatever goes wrong is answered with `{\"error\": ..}`."
    ),
    components(schemas(
        approdo_gate::ErrorBody,
        routes::live::FromClient,
        routes::live::ToClient,
        approdo_hub::wire::PushBody
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

/// The description as text; it is made once.
static DESCRIPTION: OnceLock<String> = OnceLock::new();

/// Every route of the site.
pub(crate) fn routes() -> Router<Site> {
    let (router, description) = all().split_for_parts();
    let _ = DESCRIPTION.get_or_init(|| {
        let mut whole = serde_json::to_value(&description).expect("the description is plain data");
        complete(&mut whole);
        serde_json::to_string_pretty(&whole).expect("the description is plain data")
    });
    // Without the bar on top, whose picture the strict policy of this site does not show as it should.
    let config = Config::from("/api/openapi.json").use_base_layout();
    router.merge(SwaggerUi::new("/api/docs").config(config))
}

/// Adds what is the same everywhere, and therefore nowhere said of one route.
fn complete(whole: &mut Value) {
    let schemas = whole["components"]["schemas"].clone();
    let paths = whole["paths"].as_object_mut().into_iter().flatten();
    for (method, operation) in paths.flat_map(|(_, methods)| methods.as_object_mut().into_iter().flatten()) {
        complete_operation(method, operation);
        describe_answers(operation, &schemas);
    }
    // Every push carries the version, which is put in front of what everybody shares.
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

/// Every answer must be described. One that carries a type is what that type is.
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

/// Says of every whole number how large it may be: a bare minimum would promise that any is read.
fn bound_numbers(part: &mut Value) {
    // Written as the registry of formats has them.
    let bounds = match part["format"].as_str() {
        Some("u-int8") => Some(("uint8", u64::from(u8::MAX))),
        Some("u-int16") => Some(("uint16", u64::from(u16::MAX))),
        Some("u-int32") => Some(("uint32", u64::from(u32::MAX))),
        // Programs that keep numbers as floating point read no more exactly.
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

fn all() -> OpenApiRouter<Site> {
    use routes::{live, moves, past, records, rules, seats, server, tables, talk};
    OpenApiRouter::with_openapi(Frame::openapi())
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::look))
        .routes(routes!(tables::rename))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::take))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::rename))
        .routes(routes!(seats::bot))
        .routes(routes!(seats::hand_back))
        .routes(routes!(seats::reissue))
        .routes(routes!(seats::revoke))
        .routes(routes!(seats::preferences))
        .routes(routes!(seats::reissue_invitation))
        .routes(routes!(seats::revoke_invitation))
        .routes(routes!(seats::reissue_host))
        .routes(routes!(moves::play))
        .routes(routes!(moves::undo))
        .routes(routes!(moves::redo))
        .routes(routes!(moves::ask_undo))
        .routes(routes!(moves::answer_undo))
        .routes(routes!(moves::hint))
        .routes(routes!(past::history))
        .routes(routes!(past::version))
        .routes(routes!(past::log))
        .routes(routes!(past::recap))
        .routes(routes!(past::seen))
        .routes(routes!(talk::read, talk::say))
        .routes(routes!(talk::note, talk::set_note))
        .routes(routes!(records::export))
        .routes(routes!(records::import))
        .routes(routes!(records::fork))
        .routes(routes!(records::rematch))
        .routes(routes!(live::live))
        .routes(routes!(rules::games))
        .routes(routes!(rules::book))
        .routes(routes!(rules::clause))
        .routes(routes!(server::health))
        .routes(routes!(server::metrics))
        .routes(routes!(description))
}

/// The description of this API, made from its code.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", params(routes::Spoken), responses((status = 200, description = "OpenAPI 3.1")))]
async fn description(Asked(_): Asked<routes::Spoken>) -> impl IntoResponse {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], DESCRIPTION.get().map_or("{}", String::as_str))
}
