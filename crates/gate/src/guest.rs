//! Sessions: the cookie that identifies a browser.

use crate::{Problem, Source};
use approdo_hub::{GuestId, Visitor};
use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::Response,
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use std::sync::{Arc, OnceLock};

const COOKIE: &str = "approdo_guest";

/// The longest lifetime of a cookie.
const DAYS: u64 = 400;

/// The browser of a request that changes something; it is given a cookie if it has none.
#[derive(Clone, Copy, Debug)]
pub struct Guest(pub GuestId);

/// The browser of a read-only request, which needs no cookie.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker(pub GuestId);

/// The browser of a read-only request, and its address.
#[derive(Clone, Copy, Debug)]
pub struct Watcher(pub Visitor);

/// The cookie itself, of a request that changes something. It is secret and not stored.
pub struct Secret(pub String);

/// The cookie of a request, and the one for its answer. Never to be logged.
#[derive(Clone)]
struct Cookies {
    brought: Option<Brought>,
    fresh: Arc<OnceLock<String>>,
}

#[derive(Clone)]
struct Brought {
    guest: GuestId,
    value: String,
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let cookies = parts.extensions.get::<Cookies>().ok_or(Problem::Internal)?;
        Ok(Guest(match &cookies.brought {
            Some(brought) => brought.guest,
            None => GuestId::of_cookie(cookies.fresh.get_or_init(new_cookie)),
        }))
    }
}

impl<S: Sync> FromRequestParts<S> for Secret {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let cookies = parts.extensions.get::<Cookies>().ok_or(Problem::Internal)?;
        let brought = cookies.brought.as_ref().map(|brought| &brought.value);
        Ok(Secret(brought.unwrap_or_else(|| cookies.fresh.get_or_init(new_cookie)).clone()))
    }
}

impl<S: Sync> FromRequestParts<S> for Onlooker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let cookies = parts.extensions.get::<Cookies>().ok_or(Problem::Internal)?;
        Ok(Onlooker(cookies.brought.as_ref().map_or(GuestId::NOBODY, |brought| brought.guest)))
    }
}

impl<S: Sync> FromRequestParts<S> for Watcher {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Onlooker(guest) = Onlooker::from_request_parts(parts, state).await?;
        let source = parts.extensions.get::<Source>().ok_or(Problem::Internal)?;
        Ok(Watcher(Visitor { guest, address: Some(source.bucket()) }))
    }
}

/// Reads the cookie of a request, and sets one in the answer if the handler needed it.
pub(crate) async fn know(mut request: Request, next: Next) -> Response {
    let brought = brought(request.headers());
    let https = request.extensions().get::<Source>().is_some_and(|source| source.https);
    let fresh = Arc::new(OnceLock::new());
    request.extensions_mut().insert(Cookies { brought, fresh: Arc::clone(&fresh) });
    let mut response = next.run(request).await;
    if let Some(value) = fresh.get() {
        let cookie = Cookie::build((COOKIE, value.as_str())).path("/").http_only(true).secure(https);
        let cookie = cookie.same_site(SameSite::Lax).build();
        let cookie = format!("{cookie}; Max-Age={}", DAYS * 24 * 60 * 60);
        let cookie = HeaderValue::from_str(&cookie).expect("a cookie is made of visible characters");
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Sets the cookie with the page, so that all requests of the page have it: then a request whose answer is lost can be
/// repeated with its idempotency key.
///
/// Only for top-level navigation: a page of another site that embeds this one as a picture or a frame sends no cookie,
/// and a new one must not replace the existing one.
pub fn welcome(request: &Request) {
    let is_opened = request.headers().get("sec-fetch-dest").is_none_or(|place| place == "document");
    if let Some(cookies) = request.extensions().get::<Cookies>()
        && cookies.brought.is_none()
        && is_opened
    {
        cookies.fresh.get_or_init(new_cookie);
    }
}

/// The browser by its cookie; a value that we did not make is ignored.
fn brought(headers: &HeaderMap) -> Option<Brought> {
    let jar = CookieJar::from_headers(headers);
    let value = jar.get(COOKIE)?.value();
    let bytes = URL_SAFE_NO_PAD.decode(value).ok()?;
    (bytes.len() == 16).then(|| Brought { guest: GuestId::of_cookie(value), value: value.to_owned() })
}

fn new_cookie() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    URL_SAFE_NO_PAD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cookies_of_our_form_are_believed() {
        let good = new_cookie();
        for (cookie, known) in [
            (format!("{COOKIE}={good}"), true),
            (format!("other=1; {COOKIE}={good}"), true),
            (format!("{COOKIE}="), false),
            (format!("{COOKIE}=AAAA"), false),
            (format!("{COOKIE}={good}{good}"), false),
            (format!("{COOKIE}=!!!!!!!!!!!!!!!!!!!!!!"), false),
            (format!("other={good}"), false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_str(&cookie).expect("visible"));
            assert_eq!(brought(&headers).is_some(), known, "{cookie}");
        }
    }

    #[test]
    fn no_two_browsers_get_the_same_cookie() {
        assert_ne!(new_cookie(), new_cookie());
        assert_eq!(new_cookie().len(), 22);
    }
}
