//! Every route, and the description of the API that is made from them.

use super::{Site, routes};
use axum::{
    Router,
    http::{HeaderValue, header},
    response::IntoResponse,
};
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
    let _ = DESCRIPTION.get_or_init(|| description.to_pretty_json().expect("the description is plain data"));
    router.merge(SwaggerUi::new("/api/docs").config(Config::from("/api/openapi.json")))
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
