//! WebSockets: pushes of a table, and requests of its client.

use super::Follow;
use crate::{Asked, At, Site, body};
#[cfg(test)]
use approdo_gate::ErrorBody;
use approdo_gate::{
    Asker, ErrorText, Inflow, Onlooker, Open, Permit, Problem, Reader, SocketPermit, Source, TOO_MUCH,
    Unreadable, Upgrade,
};
use approdo_hub::wire::{ChatLine, PlayMove, Played, TakeBack};
use approdo_hub::{GuestId, HubError, Push, Subscription};
use approdo_phrases::Language;
use axum::{
    Extension,
    extract::{
        State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite;
use tracing::{Instrument, Span};

/// The longest message of a client.
const LONGEST: usize = 16 << 10;

/// The longest frame on the wire: a message of that length with its overhead.
const LONGEST_WRAPPED: usize = LONGEST + (1 << 10);

/// The most waiting pushes that are sent before the client's messages are read again.
const AT_ONCE: usize = 8;

/// After so many refusals in a row by rate limits the WebSocket is closed.
const PATIENCE: u32 = 50;

/// The most pings and pongs between two heartbeats: they are answered, but do not count as messages.
const MOST_BEATS: u32 = 60;

/// The timeout of the closing handshake.
const GOODBYE: Duration = Duration::from_secs(1);

/// A message of a client.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum FromClient {
    /// The same as `POST /api/tables/{id}/moves`.
    Move(PlayMove),
    /// The same as `POST /api/tables/{id}/undo`.
    Undo(TakeBack),
    /// The same as `POST /api/tables/{id}/redo`.
    Redo(TakeBack),
    /// The same as `POST /api/tables/{id}/chat`.
    Chat {
        /// Plain text: 1 to 500 characters.
        #[cfg_attr(test, schema(min_length = 1, max_length = 500))]
        text: String,
    },
    /// The player has seen everything up to a version.
    Seen {
        /// The version.
        version: u32,
    },
    /// A ping, answered by `pong`.
    Ping {},
}

/// The answer to a message of a client; pushes are sent besides.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ToClient {
    /// The move, undo or redo was made and stored.
    Played {
        /// The present version.
        version: u32,
        /// The key of the request.
        key: String,
        /// The present step.
        step: u32,
        /// It was done by an earlier request with the same key.
        repeated: bool,
    },
    /// The chat line was stored.
    Said {
        /// The last version that was sent over this socket.
        version: u32,
        /// The line.
        line: ChatLine,
    },
    /// The version was noted.
    Seen {
        /// The noted version, at most the present one.
        version: u32,
    },
    /// The answer to `ping`.
    Pong {
        /// The last version that was sent over this socket.
        version: u32,
    },
    /// The request was refused.
    Error {
        /// The last version that was sent over this socket, or the present one if the client was behind.
        version: u32,
        /// The key of the request, if it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Why.
        error: ErrorText,
    },
}

/// Subscribes to a table. `since` is the last version that the client knows; what it missed comes first.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = String, Path), Follow), responses(
    (status = 101, description = "A WebSocket; see `FromClient`, `ToClient` and `PushBody`"),
    (status = 403, description = "Not your seat, or a page of another site", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 409, description = "Too many look at this table", body = ErrorBody),
    (status = 426, description = "The request asks for no WebSocket of version 13", body = ErrorBody))))]
pub(crate) async fn live(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(look): Asked<Follow>,
    Reader(language): Reader,
    Onlooker(guest): Onlooker,
    (Extension(source), inflow): (Extension<Source>, Inflow),
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    let asker = Asker::of(&site.hub, guest, &source, &table).await;
    let socket = site.gate.sockets.open(asker.address, asker.is_member())?;
    let mut subscription = site.hub.subscribe(asker.visitor(), &table, look.query(language)).await?;
    // The first push has the whole log; later ones are changes.
    let first = subscription.waiting();
    let length = first.as_ref().map_or(0, |push| push.json().len());
    let permit = site.gate.permit_answer(asker.address, length as u64)?;
    let open = site.gate.meters.socket();
    let connection = Connection {
        site,
        table,
        guest,
        language,
        source,
        version: look.since(),
        refused: 0,
        beats: 0,
        inflow,
        _open: open,
        _permit: socket,
    };
    // Small buffers, because there are many sockets; states are written straight through.
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(512)
        // A message is written before the next one is queued, so the buffer never holds more than one, however long.
        .write_buffer_size(2 << 10);
    // Log lines of the socket have the span of its request.
    let span = Span::current();
    Ok(upgrade
        .on_upgrade(move |socket| connection.follow(socket, subscription, first, permit).instrument(span)))
}

/// The connection to one client.
struct Connection {
    site: Site,
    table: String,
    guest: GuestId,
    language: Language,
    source: Source,
    /// The last version sent.
    version: u32,
    /// Refusals in a row by rate limits.
    refused: u32,
    /// Pings and pongs since the last heartbeat.
    beats: u32,
    /// Flow control for incoming bytes.
    inflow: Inflow,
    _open: Open,
    _permit: SocketPermit,
}

/// The client is gone, or the socket has to be closed.
struct Over;

impl Connection {
    /// Exchanges messages until one side closes. The first push may be large: its permit is held until it is sent.
    async fn follow(
        mut self,
        mut socket: WebSocket,
        mut subscription: Subscription,
        first: Option<Push>,
        permit: Option<Permit>,
    ) {
        self.inflow.allow_some();
        if let Some(first) = first
            && (self.push(&mut socket, Some(first)).await.is_err()
                || self.in_time(socket.flush()).await.is_err())
        {
            return;
        }
        drop(permit);
        let settings = &self.site.gate.settings;
        let silence = settings.silence;
        // The first heartbeat comes after one interval: an immediate one would reset the counters of pings already
        // received.
        let mut beat = interval_at(Instant::now() + settings.heartbeat, settings.heartbeat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let went = tokio::select! {
                push = subscription.next() => self.push(&mut socket, push).await,
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        // Boxed, because most sockets are quiet, and the future of a message is large.
                        Some(Ok(message)) => Box::pin(self.hear(&mut socket, message)).await,
                        Some(Err(error)) => match offence(error) {
                            Some((code, reason)) => self.hang_up(&mut socket, code, reason).await,
                            None => Err(Over),
                        },
                        None => Err(Over),
                    }
                }
                _ = beat.tick() => {
                    self.beats = 0;
                    self.inflow.allow_some();
                    if silence < heard.elapsed() {
                        self.hang_up(&mut socket, close_code::POLICY, "silent for too long").await
                    } else {
                        self.say(&mut socket, Message::Ping(Default::default())).await
                    }
                }
            };
            if went.is_err() || self.send_waiting(&mut socket, &mut subscription).await.is_err() {
                return;
            }
        }
    }

    /// Sends waiting pushes together with the last answer, so that a player gets the answer and the new state at once.
    async fn send_waiting(
        &mut self,
        socket: &mut WebSocket,
        subscription: &mut Subscription,
    ) -> Result<(), Over> {
        for _ in 0..AT_ONCE {
            let Some(push) = subscription.waiting() else { break };
            self.push(socket, Some(push)).await?;
        }
        self.in_time(socket.flush()).await
    }

    /// Sends a push.
    async fn push(&mut self, socket: &mut WebSocket, push: Option<Push>) -> Result<(), Over> {
        let Some(push) = push else {
            return self.hang_up(socket, close_code::AWAY, "the server goes down").await;
        };
        if let Push::State { version, .. } = &push {
            self.version = *version;
        }
        // Every message carries the version; the rest is shared by all subscribers who see the same.
        let json = push.json();
        let rest = json.strip_prefix('{').unwrap_or_default();
        let mut message = String::with_capacity(rest.len() + 24);
        message.push_str("{\"version\":");
        message.push_str(&self.version.to_string());
        message.push(',');
        message.push_str(rest);
        self.say(socket, Message::Text(message.into())).await?;
        match push {
            Push::State { .. } | Push::Chat(_) | Push::Presence(_) | Push::Foreseen(_) => Ok(()),
            Push::Resync => {
                self.site.gate.meters.resync();
                self.hang_up(socket, close_code::AGAIN, "too slow: come back with `since`").await
            }
            Push::Closing => self.hang_up(socket, close_code::AWAY, "the server goes down").await,
        }
    }

    /// Handles a message of the client.
    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        let text = match message {
            Message::Text(text) => Some(text),
            Message::Binary(_) => None,
            // The library answers pings; they only show that the client is alive.
            Message::Ping(_) | Message::Pong(_) => {
                self.beats += 1;
                if self.beats <= MOST_BEATS {
                    return Ok(());
                }
                return self.hang_up(socket, close_code::POLICY, "too many messages").await;
            }
            // The library has queued the close frame, which is the last one.
            Message::Close(_) => {
                self.in_time(socket.flush()).await?;
                return Err(Over);
            }
        };
        self.site.gate.meters.received();
        self.inflow.pay_for(LONGEST_WRAPPED);
        let answer = match self.site.gate.limits.request(&self.source) {
            Ok(()) => self.act(text).await,
            Err(problem) => Err((None, problem)),
        };
        let answer = match answer {
            Ok(answer) => {
                self.refused = 0;
                answer
            }
            Err((key, problem)) => {
                let too_fast = matches!(problem, Problem::TooFast { .. });
                self.refused = if too_fast { self.refused + 1 } else { 0 };
                if PATIENCE < self.refused {
                    return self.hang_up(socket, close_code::POLICY, "too many messages").await;
                }
                let error = problem.body(self.language).error;
                ToClient::Error { version: error.version.unwrap_or(self.version), key, error }
            }
        };
        let answer = serde_json::to_string(&answer).expect("an answer is plain data");
        self.say(socket, Message::Text(answer.into())).await
    }

    /// Carries out a request.
    async fn act(&self, text: Option<Utf8Bytes>) -> Result<ToClient, (Option<String>, Problem)> {
        let plain = |problem: Problem| (None, problem);
        let text = text.ok_or(Problem::Unreadable(Unreadable::Binary)).map_err(plain)?;
        let request = body::read_object(text.as_bytes()).map_err(plain)?;
        let (hub, limits, guest, table) = (&self.site.hub, &self.site.gate.limits, self.guest, &self.table);
        // Looked up for each request: a spectator may have taken a seat since.
        let asker = Asker::of(hub, guest, &self.source, table).await;
        match request {
            FromClient::Move(request) => {
                let key = request.key.clone();
                self.played(&asker, key, hub.play(guest, table, request)).await
            }
            FromClient::Undo(request) => {
                let key = request.key.clone();
                self.played(&asker, key, hub.undo(guest, table, request)).await
            }
            FromClient::Redo(request) => {
                let key = request.key.clone();
                self.played(&asker, key, hub.redo(guest, table, request)).await
            }
            FromClient::Chat { text } => {
                limits.chat(&asker, table).map_err(plain)?;
                let line = hub.chat(guest, table, &text).await.map_err(|error| plain(error.into()))?;
                Ok(ToClient::Said { version: self.version, line })
            }
            FromClient::Seen { version } => {
                limits.mark(&asker, table).map_err(plain)?;
                let seen = hub.mark_seen(guest, table, version).await;
                Ok(ToClient::Seen { version: seen.map_err(|error| plain(error.into()))? })
            }
            FromClient::Ping {} => Ok(ToClient::Pong { version: self.version }),
        }
    }

    /// Makes or undoes a move, within the rate limits.
    async fn played(
        &self,
        asker: &Asker,
        key: String,
        change: impl Future<Output = Result<Played, HubError>>,
    ) -> Result<ToClient, (Option<String>, Problem)> {
        let played = async {
            self.site.gate.limits.change(asker, &self.table)?;
            Ok(change.await?)
        };
        match played.await {
            Ok(Played { version, step, repeated }) => Ok(ToClient::Played { version, key, step, repeated }),
            Err(problem) => Err((Some(key), problem)),
        }
    }

    /// Queues a message, to be flushed with the next ones.
    async fn say(&self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        self.site.gate.meters.sent();
        self.in_time(socket.feed(message)).await
    }

    /// Waits until the client has taken a message; a timeout ends the connection.
    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Over> {
        match timeout(self.site.gate.settings.send_time, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }

    /// Closes the socket.
    async fn hang_up(&self, socket: &mut WebSocket, code: u16, reason: &'static str) -> Result<(), Over> {
        // A queued pong must be sent first: the library would send it after the close frame, where nothing may follow.
        self.in_time(socket.flush()).await?;
        let farewell = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.say(socket, Message::Close(Some(farewell))).await?;
        self.in_time(socket.flush()).await?;
        // Waits for the client's close frame: closing with unread input would reset the connection and lose what is on
        // its way.
        let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(GOODBYE, goodbye).await;
        Err(Over)
    }
}

/// The close code for a violation by the client, if that was the cause.
fn offence(error: axum::Error) -> Option<(u16, &'static str)> {
    let error = error.into_inner().downcast::<tungstenite::Error>().ok()?;
    match *error {
        tungstenite::Error::Capacity(_) => Some((close_code::SIZE, "a message is too long")),
        tungstenite::Error::Utf8(_) => Some((close_code::INVALID, "a text is not UTF-8")),
        tungstenite::Error::Protocol(_) => Some((close_code::PROTOCOL, "this is no WebSocket message")),
        tungstenite::Error::Io(ref error) if error.kind() == TOO_MUCH => {
            Some((close_code::POLICY, "too much that is no message"))
        }
        // The connection failed.
        _ => None,
    }
}
