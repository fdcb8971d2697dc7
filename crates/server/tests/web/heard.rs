//! Everything that a viewer at a table can receive: responses, refusals of forged moves, messages over a socket.

use crate::{
    kit::{Reply, TestSite},
    web::{
        sockets::Socket,
        stage::{Stage, peek},
    },
};
use approdo_contract::Seat;
use approdo_hub::Hub;
use axum::http::HeaderMap;
use futures_util::{SinkExt, StreamExt};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};
use std::net::SocketAddr;
use tokio::{net::TcpListener, task::JoinHandle};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// A response without what differs every time: the request id.
#[derive(Debug, PartialEq)]
pub struct Heard {
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

impl Stage {
    /// Moves that are not legal now: listed as refused, made at other times or by other seats, and mutated.
    pub async fn forged(&self, site: &TestSite, seat: u8, known: &[Value], rng: &mut Pcg64Mcg) -> Vec<Value> {
        let state = self.seen_by(&site.hub, seat).await;
        let mut forged: Vec<Value> = state.choices.iter().map(|choice| choice.mv.clone()).collect();
        for other in 0..(self.cookies.len() - 1) as u8 {
            forged.extend(self.seen_by(&site.hub, other).await.choices.into_iter().map(|choice| choice.mv));
        }
        forged.extend(known.iter().cloned());
        let changed: Vec<Value> = forged.iter().map(|mv| changed(mv, rng)).collect();
        forged.extend(changed);
        // A legal move may have more than one notation.
        peek(&site.hub, &self.table, |world| forged.retain(|mv| world.passes_on(Seat(seat), mv).is_err()))
            .await;
        while 24 < forged.len() {
            forged.swap_remove(rng.next_u32() as usize % forged.len());
        }
        forged.push(json!({ "no": "move" }));
        forged
    }

    /// Everything that a viewer can request over HTTP.
    pub async fn answers(&self, site: &TestSite, viewer: usize, forged: &[Value]) -> Vec<Heard> {
        let state = site.hub.summary(&self.table).await.expect("the table is there");
        let (version, step) = (state.version, state.step);
        let mut browser = site.browser();
        browser.cookie = Some(self.cookies[viewer].clone());
        let at = |what: &str| format!("/api/tables/{}{what}", self.table);
        let own = (viewer + 1 < self.cookies.len()).then_some(viewer);
        // A solo player has no neighbour: then it is a seat that does not exist.
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
            at(&format!("/versions/{version}?lang=it")),
            at(&format!("/versions/{}", version / 2)),
            at(&format!("/versions/{}", version + 1)),
            at(&format!("/versions/{version}?seat={other}")),
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

    /// Everything that a viewer receives over a socket: the greeting, the answers to forged moves of a seat, and last
    /// the push about a move.
    pub async fn messages(
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
            // Players get a presence message about themselves.
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
        // Presence is no secret, but would make two worlds different.
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

/// The site at a port of its own.
async fn serve(site: &TestSite) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let service = site.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    let server = tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
    (address, server)
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
