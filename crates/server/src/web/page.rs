//! The page that says that the server runs.

use axum::{
    http::{HeaderValue, header},
    response::{Html, IntoResponse},
};

/// The page itself, in both languages.
#[utoipa::path(get, path = "/", tag = "server", responses((status = 200, description = "A page for people", content_type = "text/html")))]
pub(crate) async fn index() -> Html<&'static str> {
    Html(include_str!("page/index.html"))
}

/// How it looks.
#[utoipa::path(get, path = "/approdo.css", tag = "server", responses((status = 200, description = "The style of that page", content_type = "text/css")))]
pub(crate) async fn style() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/css; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, include_str!("page/approdo.css"))
}
