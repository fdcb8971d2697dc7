//! Every route, and the description of the API that is made from them.

use super::{Site, routes};
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
                       `?lang=` or `Accept-Language`. Whatever goes wrong is answered with `{\"error\": ..}`."
    ),
    components(schemas(
        super::problem::ErrorBody,
        routes::live::FromClient,
        routes::live::ToClient,
        crate::wire::PushBody
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
pub(super) fn routes() -> Router<Site> {
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

/// Adds what is the same wherever something is sent, and therefore nowhere said of one route.
fn complete(whole: &mut Value) {
    let paths = whole["paths"].as_object_mut().into_iter().flatten();
    for operation in paths.flat_map(|(_, methods)| methods.as_object_mut().into_iter().flatten()) {
        let (method, operation) = operation;
        if method != "post" && method != "put" {
            continue;
        }
        let error = json!({ "$ref": "#/components/schemas/ErrorBody" });
        for (status, description) in
            [("400", "It cannot be read"), ("413", "The body is too long"), ("415", "The body is not JSON")]
        {
            let answer =
                json!({ "description": description, "content": { "application/json": { "schema": error } } });
            if operation["responses"][status].is_null() {
                operation["responses"][status] = answer;
            }
        }
        if operation["parameters"].is_null() {
            operation["parameters"] = json!([]);
        }
        let parameters = operation["parameters"].as_array_mut().expect("parameters are a list");
        if !parameters.iter().any(|parameter| parameter["name"] == "lang") {
            parameters.push(json!({
                "name": "lang",
                "in": "query",
                "description": "`en` or `it`; otherwise the header `Accept-Language` counts.",
                "required": false,
                "schema": { "type": ["string", "null"] },
            }));
        }
    }
    // Every push carries the version, which is put in front of what everybody shares.
    for push in whole["components"]["schemas"]["PushBody"]["oneOf"].as_array_mut().into_iter().flatten() {
        push["properties"]["version"] = json!({
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "description": "The last version that this socket was told.",
        });
        push["required"].as_array_mut().expect("a push has its type").push("version".into());
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
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, description = "OpenAPI 3.1")))]
async fn description() -> impl IntoResponse {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], DESCRIPTION.get().map_or("{}", String::as_str))
}
