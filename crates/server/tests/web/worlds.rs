//! Two worlds that a viewer cannot tell apart: the same bytes over HTTP and over sockets, the same refusals, the
//! same sizes, for every game there is.

use crate::{
    kit::{Reply, TestSite, unlimited},
    twin::twin,
    web::{
        pasts::Pasts,
        setups::{every_game, setups},
        sockets::Socket,
    },
};
use approdo_bots::Budget;
use approdo_contract::{Pending, Seat};
use approdo_server::{
    hub::{GuestId, Hub, HubSettings, ManualClock, StateQuery},
    wire::{PlayMove, TableState, ViewerName},
};
use approdo_store::{SqliteStore, Store};
use approdo_table::{Module, Table};
use axum::http::HeaderMap;
use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};
use std::{net::SocketAddr, sync::Arc};
use tokio::{net::TcpListener, task::JoinHandle};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// So many positions of each number of seats are looked at over the network, and a third as many with other options,
/// unless the environment names another number. Many more are looked at without a network, in `pasts`.
const POSITIONS: usize = 9;
/// So many moves lie between them.
const BETWEEN: usize = 7;
/// A table is left after so many moves, so that the beginnings of games are looked at, too.
pub const LONGEST: usize = 120;

/// What was looked at.
#[derive(Debug, Default)]
struct Figures {
    /// Answers over HTTP.
    answers: usize,
    /// Messages over sockets.
    messages: usize,
    /// Moves after which a viewer was told the same in both worlds.
    alike: usize,
    /// Sealed moves that were two different ones.
    sealed: usize,
    /// Pasts that were two different ones.
    pasts: usize,
}

impl Figures {
    fn add(&mut self, other: &Figures) {
        self.answers += other.answers;
        self.messages += other.messages;
        self.alike += other.alike;
        self.sealed += other.sealed;
        self.pasts += other.pasts;
    }
}

/// How many positions are looked at: `POSITIONS=1000 cargo test -p approdo-server --test all -- worlds pasts`.
#[allow(clippy::disallowed_methods, reason = "whoever wants to look longer says so in the environment")]
pub fn positions_to_look_at() -> usize {
    std::env::var("POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(POSITIONS)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_cannot_know_changes_no_byte_of_any_answer() {
    // Many cores look at many setups at once.
    let started: Vec<_> = every_game()
        .map(|games| {
            let setups = (7..).zip(setups(&games[0]));
            let looks =
                setups.map(|(seed, (seats, options))| tokio::spawn(look(games, seats, options, seed)));
            (games[0].meta.id, looks.collect::<Vec<_>>())
        })
        .collect();
    for (id, looks) in started {
        let mut figures = Figures::default();
        for look in looks {
            figures.add(&look.await.expect("the worlds are alike"));
        }
        assert!(500 < figures.answers && 50 < figures.messages && 5 < figures.alike, "{id}: {figures:?}");
        assert!(id != "auction" || 10 < figures.sealed, "{id}: {figures:?}");
        // Nim has no secrets.
        assert!(id == "nim" || 2 < figures.pasts, "{id}: {figures:?}");
    }
}

/// Looks at games of one setup.
async fn look(games: &'static [Module], seats: u8, options: Value, seed: u64) -> Figures {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let most = positions_to_look_at() / if options == json!({}) { 1 } else { 3 };
    let (mut positions, mut figures) = (0, Figures::default());
    while positions < most {
        let stage = Stage::new(games, seats, &options, rng.next_u64()).await;
        positions += stage.play(most - positions, &mut rng, &mut figures).await;
    }
    figures
}

/// A table where everybody has a browser, and the clock stands still.
pub struct Stage {
    pub games: &'static [Module],
    pub clock: Arc<ManualClock>,
    pub store: Arc<dyn Store>,
    pub site: TestSite,
    pub table: String,
    /// The cookies of the players, and last that of somebody who looks on.
    pub cookies: Vec<String>,
}

impl Stage {
    pub async fn new(games: &'static [Module], seats: u8, options: &Value, seed: u64) -> Self {
        let clock = Arc::new(ManualClock::at(1_000_000));
        let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
        let site = site(games, &clock, &store);
        let mut host = site.browser();
        let mut plan = vec![json!({ "kind": "mine" })];
        plan.resize(usize::from(seats), json!({ "kind": "open" }));
        let plan = json!({
            "game": games[0].meta.id, "seats": plan, "options": options, "seed": seed.to_string(), "hints": true,
        });
        let (table, created) = host.create(&plan).await;
        let mut cookies = vec![host.cookie.clone().expect("a cookie")];
        for link in created["links"].as_array().expect("a link for each free seat") {
            let mut guest = site.browser();
            let token = json!({ "token": link["token"] });
            guest.post(&format!("/api/tables/{table}/claim"), &token).await.good();
            cookies.push(guest.cookie.expect("a cookie"));
        }
        let mut onlooker = site.browser();
        onlooker.post(&format!("/api/tables/{table}/seen"), &json!({ "version": 0 })).await.good();
        cookies.push(onlooker.cookie.expect("a cookie"));
        Stage { games, clock, store, site, table, cookies }
    }

    /// Plays on by whim and compares worlds on the way; says at how many positions.
    async fn play(&self, most: usize, rng: &mut Pcg64Mcg, figures: &mut Figures) -> usize {
        let (mut positions, mut known) = (0, Vec::new());
        for number in 0..LONGEST {
            let Some((seat, state)) = self.asked(&self.site.hub, rng).await else { break };
            if number % BETWEEN == 0 {
                self.compare_worlds(&known, rng, figures).await;
                self.compare_sealed(rng, figures).await;
                self.compare_pasts(rng, figures).await;
                positions += 1;
            }
            if positions == most {
                break;
            }
            let mv = any(&legal(&state), rng).clone();
            self.make_move(&self.site.hub, seat, &mv).await;
            known.push(mv);
        }
        positions
    }

    /// Compares everything that one seat, and whoever looks on, are told in this world and in one like it.
    async fn compare_worlds(&self, known: &[Value], rng: &mut Pcg64Mcg, figures: &mut Figures) {
        let seat = (rng.next_u32() as usize % (self.cookies.len() - 1)) as u8;
        let [real, dreamt] = [self.copy().await, self.copy().await];
        let dream = rng.next_u64();
        dreamt
            .hub
            .replace_world(&self.table, |world| world.redealt(Seat(seat), dream))
            .await
            .expect("the table is there");
        let forged = self.forged(&real, seat, known, rng).await;
        for viewer in [usize::from(seat), self.cookies.len() - 1] {
            let [one, other] =
                [self.answers(&real, viewer, &forged).await, self.answers(&dreamt, viewer, &forged).await];
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "{} seen by {viewer}", self.games[0].meta.id);
            }
            assert_eq!(one.len(), other.len());
            figures.answers += one.len();
        }
        // Whether a turn would pass on is asked before the move is made, so it tells no more than the seat knows.
        let own = legal(&self.seen_by(&real.hub, seat).await);
        let passes =
            |world: &dyn Table| -> Vec<_> { own.iter().map(|mv| world.passes_on(Seat(seat), mv)).collect() };
        let [one, other] =
            [peek(&real.hub, &self.table, passes).await, peek(&dreamt.hub, &self.table, passes).await];
        assert_eq!(one, other, "{}: {own:?}", self.games[0].meta.id);
        // Both go on with a move that is legal in both; what follows from it depends on what nobody knows, but
        // whoever was told the same of it sees the same.
        let Some((mover, _)) = self.asked(&real.hub, rng).await else { return };
        let [one, other] =
            [legal(&self.seen_by(&real.hub, mover).await), legal(&self.seen_by(&dreamt.hub, mover).await)];
        let shared: Vec<Value> = one.into_iter().filter(|mv| other.contains(mv)).collect();
        if shared.is_empty() {
            return;
        }
        let mv = any(&shared, rng);
        let viewer =
            if rng.next_u32().is_multiple_of(2) { usize::from(seat) } else { self.cookies.len() - 1 };
        let [one, other] = [
            self.messages(&real, viewer, seat, &forged, mover, mv).await,
            self.messages(&dreamt, viewer, seat, &forged, mover, mv).await,
        ];
        let (Some((one_last, one)), Some((other_last, other))) = (one.split_last(), other.split_last())
        else {
            panic!("nothing was said");
        };
        assert_eq!(one, other, "{} seen by {viewer}", self.games[0].meta.id);
        figures.messages += one.len();
        if told(one_last) == told(other_last) {
            assert_eq!(one_last, other_last, "{} seen by {viewer} after {mv}", self.games[0].meta.id);
            figures.alike += 1;
        }
    }

    /// Compares everything that somebody is told in this world and in one with another past that they cannot know.
    async fn compare_pasts(&self, rng: &mut Pcg64Mcg, figures: &mut Figures) {
        let record = peek(&self.site.hub, &self.table, |table| table.record()).await;
        let Some(pasts) = Pasts::of(&self.games[0], &record, rng) else { return };
        let mut heard = Vec::new();
        for world in [0, 1] {
            let store = pasts.store(&*self.store, &self.table, world).await;
            let site = site(self.games, &self.clock, &store);
            heard.push(self.answers(&site, pasts.viewer, &[]).await);
        }
        let (id, Pasts { viewer, changed, .. }) = (self.games[0].meta.id, &pasts);
        assert_eq!(heard[0], heard[1], "{id} seen by {viewer}, with another step {changed}");
        figures.answers += heard[0].len();
        figures.pasts += 1;
    }

    /// Where moves are sealed, compares what others are told of two different ones.
    async fn compare_sealed(&self, rng: &mut Pcg64Mcg, figures: &mut Figures) {
        let pending = peek(&self.site.hub, &self.table, |table| table.pending()).await;
        let Pending::Decision { seats, sealed: true } = pending else { return };
        let asked: Vec<u8> = seats.iter().map(|seat| seat.0).collect();
        let mover = *any(&asked, rng);
        let moves = legal(&self.seen_by(&self.site.hub, mover).await);
        // The last sealed move opens them all.
        if asked.len() < 2 || moves.len() < 2 {
            return;
        }
        let [one, other] = [&moves[0], &moves[moves.len() - 1]];
        for viewer in (0..self.cookies.len()).filter(|viewer| *viewer != usize::from(mover)) {
            let [first, second] = [self.copy().await, self.copy().await];
            let heard = [
                self.messages(&first, viewer, 0, &[], mover, one).await,
                self.messages(&second, viewer, 0, &[], mover, other).await,
            ];
            assert_eq!(heard[0], heard[1], "{one} and {other} seen by {viewer}");
            let [one, other] =
                [self.answers(&first, viewer, &[]).await, self.answers(&second, viewer, &[]).await];
            assert_eq!(one, other, "seen by {viewer}");
            figures.sealed += 1;
        }
    }

    /// The same table with a store of its own.
    async fn copy(&self) -> TestSite {
        site(self.games, &self.clock, &twin(&*self.store, &self.table).await)
    }

    pub fn guest(&self, viewer: usize) -> GuestId {
        GuestId::of_cookie(&self.cookies[viewer])
    }

    async fn seen_by(&self, hub: &Hub, seat: u8) -> TableState {
        let query = StateQuery { viewer: Some(ViewerName::Seat(seat)), ..StateQuery::default() };
        hub.state(self.guest(usize::from(seat)), &self.table, query).await.expect("the seat is held")
    }

    /// One of the seats that are asked, with what it sees; nothing once the game is over.
    pub async fn asked(&self, hub: &Hub, rng: &mut Pcg64Mcg) -> Option<(u8, TableState)> {
        let asked = self.seen_by(hub, 0).await.asked;
        if asked.is_empty() {
            return None;
        }
        let seat = *any(&asked, rng);
        Some((seat, self.seen_by(hub, seat).await))
    }

    pub async fn make_move(&self, hub: &Hub, seat: u8, mv: &Value) {
        let version = hub.summary(&self.table).await.expect("the table is there").version;
        let request = PlayMove { seat, version, mv: mv.clone(), key: format!("k{version}"), confirmed: true };
        hub.play(self.guest(usize::from(seat)), &self.table, request).await.expect("the move is legal");
    }

    /// Moves that are not legal now: listed and refused, made at other times or by others, and changed a little.
    async fn forged(&self, site: &TestSite, seat: u8, known: &[Value], rng: &mut Pcg64Mcg) -> Vec<Value> {
        let state = self.seen_by(&site.hub, seat).await;
        let mut forged: Vec<Value> = state.choices.iter().map(|choice| choice.mv.clone()).collect();
        for other in 0..(self.cookies.len() - 1) as u8 {
            forged.extend(self.seen_by(&site.hub, other).await.choices.into_iter().map(|choice| choice.mv));
        }
        forged.extend(known.iter().cloned());
        let changed: Vec<Value> = forged.iter().map(|mv| changed(mv, rng)).collect();
        forged.extend(changed);
        // A legal move may be written in more than one way.
        peek(&site.hub, &self.table, |world| forged.retain(|mv| world.passes_on(Seat(seat), mv).is_err()))
            .await;
        while 24 < forged.len() {
            forged.swap_remove(rng.next_u32() as usize % forged.len());
        }
        forged.push(json!({ "no": "move" }));
        forged
    }

    /// Everything that a viewer can ask for over HTTP.
    async fn answers(&self, site: &TestSite, viewer: usize, forged: &[Value]) -> Vec<Heard> {
        let state = site.hub.summary(&self.table).await.expect("the table is there");
        let (version, step) = (state.version, state.step);
        let mut browser = site.browser();
        browser.cookie = Some(self.cookies[viewer].clone());
        let at = |what: &str| format!("/api/tables/{}{what}", self.table);
        let own = (viewer + 1 < self.cookies.len()).then_some(viewer);
        // Whoever plays alone has no neighbour: then it is a seat that is not there.
        let seats = self.cookies.len() - 1;
        let (seat, other) = (own.unwrap_or(0), if seats == 1 { 1 } else { (viewer + 1) % seats });
        let mut heard = Vec::new();
        let mut paths = vec![
            at(""),
            at("?outline=true&lang=it"),
            at(&format!("?since={}", version.saturating_sub(2))),
            at("?seat=spectator"),
            at(&format!("?seat={other}")),
            at("?seat=99"),
            at("/log?lang=it"),
            at("/recap"),
            at(&format!("/history/{step}?lang=it")),
            at(&format!("/history/{}", step / 2)),
            at(&format!("/history/{}", step + 1)),
            at(&format!("/history/{step}?seat={other}")),
            at("/export"),
            at("/chat"),
            at("/notes"),
        ];
        paths.extend(own.map(|seat| at(&format!("?seat={seat}"))));
        for path in paths {
            heard.push(Heard::of(&path, browser.get(&path).await));
        }
        let moves = at("/moves");
        for (number, mv) in forged.iter().enumerate() {
            let key = format!("f{number}");
            let body = json!({ "seat": seat, "version": version, "move": mv, "key": key, "confirmed": true });
            let reply = browser.post(&moves, &body).await;
            assert!(reply.status.is_client_error(), "{body} was not refused: {}", reply.text);
            heard.push(Heard::of(&body.to_string(), reply));
        }
        let mv = forged.first().cloned().unwrap_or_default();
        for (path, body) in [
            (at("/moves"), json!({ "seat": other, "version": version, "move": mv, "key": "foreign" })),
            (at("/moves"), json!({ "seat": seat, "version": version + 1, "move": mv, "key": "stale" })),
            (at("/moves"), json!({ "seat": seat, "version": version, "move": mv, "key": "" })),
            (at("/undo"), json!({ "seat": other, "version": version, "key": "u" })),
            (at("/redo"), json!({ "seat": seat, "version": version, "key": "r" })),
            (at("/fork"), json!({ "step": 0 })),
            (at("/rematch"), json!({})),
            (at("/hint"), json!({ "seat": seat })),
            (at("/hint"), json!({ "seat": other })),
        ] {
            heard.push(Heard::of(&format!("{path} {body}"), browser.post(&path, &body).await));
        }
        heard
    }

    /// Everything that a viewer hears over a socket: what it is greeted with, what it gets for forged moves of a
    /// seat, and last what it is told of a move.
    async fn messages(
        &self,
        site: &TestSite,
        viewer: usize,
        seat: u8,
        forged: &[Value],
        mover: u8,
        mv: &Value,
    ) -> Vec<String> {
        let (address, server) = serve(site).await;
        let mut request = format!("ws://{address}/api/tables/{}/live?lang=it", self.table)
            .into_client_request()
            .expect("an address");
        let headers = request.headers_mut();
        headers.insert("x-approdo", "1".parse().expect("a value"));
        let cookie = format!("approdo_guest={}", self.cookies[viewer]);
        headers.insert("cookie", cookie.parse().expect("a value"));
        let (mut socket, _) = connect_async(request).await.expect("the socket opens");
        let mut heard = Vec::new();
        let mut hear = async |socket: &mut Socket, kind: &str| loop {
            let message = socket.next().await.expect("the socket is open").expect("a message");
            let Message::Text(text) = message else { continue };
            heard.push(text.as_str().to_owned());
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            assert!(message["type"] != "played", "a forged move was granted: {message}");
            if message["type"] == kind {
                return message["version"].as_u64().expect("every message has the version");
            }
        };
        let version = hear(&mut socket, "state").await;
        if viewer + 1 < self.cookies.len() {
            // Players are told that they have come.
            hear(&mut socket, "presence").await;
        }
        for (number, mv) in forged.iter().enumerate() {
            let key = format!("s{number}");
            let body = json!({ "type": "move", "seat": seat, "version": version, "move": mv, "key": key });
            socket.send(Message::text(body.to_string())).await.expect("sent");
            hear(&mut socket, "error").await;
        }
        for noise in
            ["{", "{\"type\":\"dance\"}", "{\"type\":\"undo\",\"seat\":99,\"version\":0,\"key\":\"k\"}"]
        {
            socket.send(Message::text(noise)).await.expect("sent");
            hear(&mut socket, "error").await;
        }
        self.make_move(&site.hub, mover, mv).await;
        hear(&mut socket, "state").await;
        drop(socket);
        // Whoever is there is no secret, but would make two worlds different.
        while self.is_anybody_there(&site.hub).await {
            tokio::task::yield_now().await;
        }
        server.abort();
        heard
    }

    async fn is_anybody_there(&self, hub: &Hub) -> bool {
        let summary = hub.summary(&self.table).await.expect("the table is there");
        summary.seats.iter().any(|seat| seat.present)
    }
}

/// An answer without what is different every time: the number of the request.
#[derive(Debug, PartialEq)]
struct Heard {
    asked: String,
    status: u16,
    headers: HeaderMap,
    text: String,
}

impl Heard {
    fn of(asked: &str, reply: Reply) -> Self {
        let Reply { status, mut headers, text } = reply;
        let id = headers.remove("x-request-id").expect("every answer has a number");
        assert_eq!(id.len(), 16);
        Heard { asked: asked.to_owned(), status: status.as_u16(), headers, text }
    }
}

pub fn hub_settings() -> HubSettings {
    HubSettings { hint_budget: Budget::Iterations(8), bot_grace_ms: 600_000, ..HubSettings::default() }
}

fn site(games: &'static [Module], clock: &Arc<ManualClock>, store: &Arc<dyn Store>) -> TestSite {
    TestSite::of(Arc::clone(store), games, hub_settings(), clock.clone(), unlimited())
}

/// The site at a port of its own.
async fn serve(site: &TestSite) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let service = site.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    let server = tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
    (address, server)
}

/// Looks at the game behind a table.
pub async fn peek<T>(hub: &Hub, table: &str, look: impl FnOnce(&dyn Table) -> T) -> T {
    let mut seen = None;
    let same = |world: &dyn Table| {
        seen = Some(look(world));
        world.fork()
    };
    hub.replace_world(table, same).await.expect("the table is there");
    seen.expect("it was looked at")
}

pub fn legal(state: &TableState) -> Vec<Value> {
    let legal = state.choices.iter().filter(|choice| choice.refused.is_none());
    legal.map(|choice| choice.mv.clone()).collect()
}

pub fn any<'a, T>(among: &'a [T], rng: &mut Pcg64Mcg) -> &'a T {
    &among[rng.next_u32() as usize % among.len()]
}

/// What the last message of a socket says happened, and who is asked now.
fn told(message: &str) -> (Value, Value) {
    let message: Value = serde_json::from_str(message).expect("messages are JSON");
    (message["state"]["log"].clone(), message["state"]["asked"].clone())
}

/// The move with another number somewhere.
fn changed(mv: &Value, rng: &mut Pcg64Mcg) -> Value {
    match mv {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            json!(number + [-1, 1, 2, 100][rng.next_u32() as usize % 4])
        }
        Value::Array(parts) => parts.iter().map(|part| changed(part, rng)).collect(),
        Value::Object(parts) => {
            parts.iter().map(|(name, part)| (name.clone(), changed(part, rng))).collect::<Map<_, _>>().into()
        }
        Value::Null | Value::Bool(_) | Value::String(_) => mv.clone(),
    }
}
