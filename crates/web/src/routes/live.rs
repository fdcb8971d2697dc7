//! A socket: everything that happens at a table, as it happens, and moves the other way.

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

/// No message from a client is longer.
const LONGEST: usize = 16 << 10;

/// A message of that length with whatever it is wrapped in.
const LONGEST_WRAPPED: usize = LONGEST + (1 << 10);

/// So many pushes that wait are sent before the client is listened to again.
const AT_ONCE: usize = 8;

/// A client that is refused so often in a row for being too fast does not listen.
const PATIENCE: u32 = 50;

/// So many pings and pongs a client may send between two heartbeats: they are answered, and count as no message.
const MOST_BEATS: u32 = 60;

/// So long a client has to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// What a client may send.
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
    /// Everything up to a version was shown.
    Seen {
        /// The version.
        version: u32,
    },
    /// Is anybody there?
    Ping {},
}

/// What the server answers; pushes come besides.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ToClient {
    /// The move, undo or redo was made and stored.
    Played {
        /// The version now.
        version: u32,
        /// The key of the request.
        key: String,
        /// The step now.
        step: u32,
        /// It had been done before.
        repeated: bool,
    },
    /// The line was said.
    Said {
        /// The last version that this socket was told.
        version: u32,
        /// What was said.
        line: ChatLine,
    },
    /// It was noted.
    Seen {
        /// Up to this version: nobody has seen what has yet to happen.
        version: u32,
    },
    /// Somebody is there.
    Pong {
        /// The last version that this socket was told.
        version: u32,
    },
    /// The request was not granted.
    Error {
        /// The last version that this socket was told, or the one that the client should know.
        version: u32,
        /// The key of the request, if it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Why.
        error: ErrorText,
    },
}

/// Follows a table. `since` is the last version that the client knows: what it missed comes first.
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
    // The first push has the whole log; those that follow say what is new.
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
    // A few bytes for each of many sockets: states are written straight through.
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(512)
        // No message waits behind another one that is on its way, so there is never more than one here, however long.
        .write_buffer_size(2 << 10);
    // What is logged of the socket names the request that it came by.
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
    /// The last version that went out.
    version: u32,
    /// How often in a row the client was too fast.
    refused: u32,
    /// Pings and pongs since the last heartbeat.
    beats: u32,
    /// What came in that was no message.
    inflow: Inflow,
    _open: Open,
    _permit: SocketPermit,
}

/// The client is gone, or is to go.
struct Over;

impl Connection {
    /// Carries messages both ways until somebody hangs up. The first push may be large: its permit is kept until
    /// it is on its way.
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
        // The first beat is one heartbeat away: one at once would forget pings that have come already.
        let mut beat = interval_at(Instant::now() + settings.heartbeat, settings.heartbeat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let went = tokio::select! {
                push = subscription.next() => self.push(&mut socket, push).await,
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        // Boxed, because most sockets are quiet most of the time, and hearing needs much room.
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

    /// Sends what waits already behind what was just said, all in one go: whoever moves hears the answer and the
    /// new state at once.
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

    /// Something happened at the table.
    async fn push(&mut self, socket: &mut WebSocket, push: Option<Push>) -> Result<(), Over> {
        let Some(push) = push else {
            return self.hang_up(socket, close_code::AWAY, "the server goes down").await;
        };
        if let Push::State { version, .. } = &push {
            self.version = *version;
        }
        // Every message carries the version; the rest is shared by everybody who sees the same.
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

    /// The client said something.
    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        let text = match message {
            Message::Text(text) => Some(text),
            Message::Binary(_) => None,
            // Pings are answered on the way; anything else only shows that the client lives.
            Message::Ping(_) | Message::Pong(_) => {
                self.beats += 1;
                if self.beats <= MOST_BEATS {
                    return Ok(());
                }
                return self.hang_up(socket, close_code::POLICY, "too many messages").await;
            }
            // The library has a goodbye ready, which is the last that is sent.
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

    /// Does what the client asks for.
    async fn act(&self, text: Option<Utf8Bytes>) -> Result<ToClient, (Option<String>, Problem)> {
        let plain = |problem: Problem| (None, problem);
        let text = text.ok_or(Problem::Unreadable(Unreadable::Binary)).map_err(plain)?;
        let request = body::read_object(text.as_bytes()).map_err(plain)?;
        let (hub, limits, guest, table) = (&self.site.hub, &self.site.gate.limits, self.guest, &self.table);
        // Whoever only looked on may have sat down since.
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

    /// Makes a move, or takes one back, if the client is not too fast.
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

    /// Says something, to be sent together with what follows at once.
    async fn say(&self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        self.site.gate.meters.sent();
        self.in_time(socket.feed(message)).await
    }

    /// Waits for a client to take what it is sent; one that does not in time is given up.
    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Over> {
        match timeout(self.site.gate.settings.send_time, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }

    /// Says goodbye.
    async fn hang_up(&self, socket: &mut WebSocket, code: u16, reason: &'static str) -> Result<(), Over> {
        // A pong that waits goes before the goodbye: the library would send it behind, where nothing may follow.
        self.in_time(socket.flush()).await?;
        let farewell = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.say(socket, Message::Close(Some(farewell))).await?;
        self.in_time(socket.flush()).await?;
        // The client says goodbye, too. Whoever leaves something unread cuts off what is still on its way.
        let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(GOODBYE, goodbye).await;
        Err(Over)
    }
}

/// What a client did that ends the line, if it was the client: it is told so.
fn offence(error: axum::Error) -> Option<(u16, &'static str)> {
    let error = error.into_inner().downcast::<tungstenite::Error>().ok()?;
    match *error {
        tungstenite::Error::Capacity(_) => Some((close_code::SIZE, "a message is too long")),
        tungstenite::Error::Utf8(_) => Some((close_code::INVALID, "a text is not UTF-8")),
        tungstenite::Error::Protocol(_) => Some((close_code::PROTOCOL, "this is no WebSocket message")),
        tungstenite::Error::Io(ref error) if error.kind() == TOO_MUCH => {
            Some((close_code::POLICY, "too much that is no message"))
        }
        // The line itself broke.
        _ => None,
    }
}
