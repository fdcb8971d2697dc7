//! A site for tests, and browsers that use it.

use approdo_armada::Armada;
use approdo_bots::Budget;
use approdo_contract::Setup;
use approdo_gate::{GateSettings, Meters};
use approdo_hub::{Clock, Hub, HubSettings, SystemClock};
use approdo_nim::Nim;
use approdo_store::{SqliteStore, Store};
use approdo_table::{Examined, Module, examine};
use approdo_web::Site;
use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, header},
};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::{net::SocketAddr, sync::Arc};
use tower::ServiceExt;

/// The games of these tests: one that ends after a few moves and can check options before setup, and one that does not
/// end.
pub static GAMES: [Module; 2] = [Module::of::<Nim>().examining(examine_piles), Module::of::<Armada>()];

fn examine_piles(draft: &str) -> Result<Examined, serde_json::Error> {
    examine(draft, |options: approdo_nim::Options| {
        let game = Nim::setup(&options, 2);
        let facts = game.as_ref().map_or(0, |game| game.piles().len());
        Examined::new(game.err(), &json!({ "piles": facts }))
    })
}

/// The host name that test browsers send.
pub const HOST: &str = "games.example";

/// A site with an in-memory store.
pub struct TestSite {
    pub router: Router,
    pub hub: Hub,
}

/// No rate limits, so that tests can send requests as fast as they like.
pub fn unlimited() -> GateSettings {
    GateSettings { rates: None, ..GateSettings::default() }
}

pub fn hub_settings() -> HubSettings {
    // A budget of iterations, not of time, so that a slow machine changes nothing.
    let hint_budget = Budget::Iterations(100);
    HubSettings { bot_pause_ms: 0, bot_grace_ms: 600_000, hint_budget, ..HubSettings::default() }
}

impl TestSite {
    pub fn new() -> Self {
        Self::with(unlimited())
    }

    pub fn with(settings: GateSettings) -> Self {
        Self::over(Arc::new(SqliteStore::in_memory().expect("memory is there")), settings)
    }

    pub fn over(store: Arc<dyn Store>, settings: GateSettings) -> Self {
        Self::of(store, &GAMES, hub_settings(), Arc::new(SystemClock), settings)
    }

    pub fn of(
        store: Arc<dyn Store>,
        games: &'static [Module],
        hub: HubSettings,
        clock: Arc<dyn Clock>,
        settings: GateSettings,
    ) -> Self {
        let hub = Hub::new(store, games, hub, clock);
        let mut settings = settings;
        settings.host_names.push(HOST.parse().expect("a name"));
        let site = Site::new(hub.clone(), settings, Arc::new(Meters::default()));
        TestSite { router: site.router(), hub }
    }

    /// A new browser without a cookie.
    pub fn browser(&self) -> Browser {
        let peer = SocketAddr::from(([192, 0, 2, 1], 40_000));
        Browser { router: self.router.clone(), cookie: None, peer }
    }
}

/// A browser: it keeps its cookie.
#[derive(Clone)]
pub struct Browser {
    router: Router,
    pub cookie: Option<String>,
    pub peer: SocketAddr,
}

/// A response.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("no JSON ({error}): {}", self.text))
    }

    /// The body of a successful response.
    #[track_caller]
    pub fn good(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()
    }

    /// The error of a response with this status and code.
    #[track_caller]
    pub fn bad(self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let error = self.json()["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        let text = error["text"].as_str().unwrap_or_default();
        assert!(!text.is_empty() && !text.starts_with('['), "the text is a sentence: {error}");
        error
    }
}

impl Browser {
    pub async fn get(&mut self, path: &str) -> Reply {
        self.send(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send(request(Method::POST, path, body)).await
    }

    pub async fn put(&mut self, path: &str, body: &Value) -> Reply {
        self.send(request(Method::PUT, path, body)).await
    }

    /// Sends a request unchanged, with the cookie and the host of this browser.
    pub async fn send(&mut self, mut request: Request<Body>) -> Reply {
        let headers = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            let cookie = format!("approdo_guest={cookie}");
            headers.entry(header::COOKIE).or_insert(HeaderValue::from_str(&cookie).expect("visible"));
        }
        headers.entry(header::HOST).or_insert(HeaderValue::from_static(HOST));
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let response = self.router.clone().oneshot(request).await.expect("a router never fails");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("visible").split(';').next().expect("a value");
            self.cookie = cookie.strip_prefix("approdo_guest=").map(str::to_owned);
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Reply { status: parts.status, headers: parts.headers, text }
    }

    /// Creates a table and returns its id and the whole response.
    pub async fn create(&mut self, plan: &Value) -> (String, Value) {
        let created = self.post("/api/tables", plan).await.good();
        (created["table"].as_str().expect("an id").to_owned(), created)
    }

    /// The table as this browser sees it.
    pub async fn look(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.good()
    }

    /// Makes the first legal move of the seat that is asked; returns whether there was one.
    pub async fn play_first(&mut self, table: &str, key: &str) -> bool {
        let state = self.look(table).await;
        let Some(mv) = first_legal(&state) else { return false };
        let seat = &state["you"]["viewer"]["seat"];
        let body = json!({ "seat": seat, "version": state["summary"]["version"], "move": mv, "key": key });
        self.post(&format!("/api/tables/{table}/moves"), &body).await.good();
        true
    }

    /// Plays a table where this browser holds every seat to its end.
    pub async fn play_out(&mut self, table: &str) {
        for number in 0.. {
            if !self.play_first(table, &format!("k{number}")).await {
                return;
            }
        }
    }
}

/// The first choice of a state that is not refused.
pub fn first_legal(state: &Value) -> Option<Value> {
    let choices = state["choices"].as_array()?;
    choices.iter().find(|choice| choice["refused"].is_null()).map(|choice| choice["move"].clone())
}

pub fn request(method: Method, path: &str, body: &Value) -> Request<Body> {
    raw(method, path, &[("content-type", "application/json")], body.to_string())
}

pub fn raw(
    method: Method,
    path: &str,
    headers: &[(&'static str, &str)],
    body: impl Into<Body>,
) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).body(body.into()).expect("a request");
    for (name, value) in headers {
        let value = HeaderValue::from_bytes(value.as_bytes()).expect("a value");
        request.headers_mut().insert(HeaderName::from_static(name), value);
    }
    request
}

/// A table of Nim for two seats of one browser.
pub fn hot_seat() -> Value {
    json!({ "game": "nim", "seats": [{ "kind": "mine", "name": "Ada" }, { "kind": "mine", "name": "Bob" }] })
}

/// A table of Nim for its host and a second player.
pub fn for_two() -> Value {
    json!({ "game": "nim", "public": true, "seats": [{ "kind": "mine", "name": "Ada" }, { "kind": "open" }] })
}

/// Two browsers at a table of Nim: the host in seat 0, the guest in seat 1.
pub async fn seated(site: &TestSite) -> (Browser, Browser, String, Value) {
    let (mut host, mut guest) = (site.browser(), site.browser());
    let (table, created) = host.create(&for_two()).await;
    let token = &created["links"][0]["token"];
    guest.post(&format!("/api/tables/{table}/claim"), &json!({ "token": token })).await.good();
    (host, guest, table, created)
}
