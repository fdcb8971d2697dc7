//! A player's WebSocket, and the server's messages.

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::{borrow::Cow, net::SocketAddr};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message, Utf8Bytes,
        client::IntoClientRequest,
        http::{HeaderName, HeaderValue, header},
        protocol::WebSocketConfig,
    },
};

/// An open socket.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a WebSocket on a connection.
    pub(crate) async fn open(
        stream: TcpStream,
        address: SocketAddr,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Self> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        let headers = request.headers_mut();
        headers.insert(HeaderName::from_static("x-approdo"), HeaderValue::from_static("1"));
        if let Some(cookie) = cookie {
            headers.insert(header::COOKIE, HeaderValue::from_str(cookie)?);
        }
        // Small buffers: thousands of sockets share the machine with the measured server.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config))
            .await
            .with_context(|| format!("the socket {path} does not open"))?;
        Ok(Socket(socket))
    }

    /// The next text message; `None` once the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                // Pings are answered on the way.
                Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => (),
            }
        }
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, text: String) -> Result<()> {
        self.0.send(Message::text(text)).await.context("the socket broke")
    }
}

/// A message of the server, as far as this program needs it.
#[derive(Debug, Deserialize)]
pub(crate) struct Told<'a> {
    pub(crate) version: u32,
    /// `state`, `played`, `error`, or a type that this program does not need.
    #[serde(rename = "type", borrow)]
    pub(crate) kind: Cow<'a, str>,
    /// The state, in a `state`.
    #[serde(borrow, default)]
    pub(crate) state: Option<State<'a>>,
    /// The idempotency key of the request, in `played` and in most of `error`.
    #[serde(borrow, default)]
    pub(crate) key: Option<Cow<'a, str>>,
    /// Whether it was a repetition, in `played`.
    #[serde(default)]
    pub(crate) repeated: bool,
    /// Why a request was refused, in an `error`.
    #[serde(default)]
    pub(crate) error: Option<Refused>,
}

impl<'a> Told<'a> {
    /// Parses a message.
    pub(crate) fn read(text: &'a str) -> Result<Self> {
        serde_json::from_str(text).with_context(|| format!("the server said `{text}`"))
    }
}

/// The state of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct State<'a> {
    pub(crate) summary: Summary<'a>,
    #[serde(borrow)]
    pub(crate) choices: Vec<Choice<'a>>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Summary<'a> {
    #[serde(borrow)]
    pub(crate) status: Cow<'a, str>,
}

impl State<'_> {
    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.summary.status == "over"
    }

    /// A legal move of the player, if its seat is asked; the number decides which.
    pub(crate) fn legal(&self, number: u64) -> Option<&Choice<'_>> {
        let legal = || self.choices.iter().filter(|choice| choice.refused.is_none());
        let index = number.checked_rem(legal().count() as u64)?;
        legal().nth(index as usize)
    }
}

/// A choice of the player.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice<'a> {
    #[serde(rename = "move", borrow)]
    pub(crate) mv: &'a RawValue,
    #[serde(borrow)]
    pub(crate) notation: Cow<'a, str>,
    #[serde(borrow)]
    pub(crate) refused: Option<&'a RawValue>,
}

/// Why a request was refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Refused {
    pub(crate) code: String,
    pub(crate) text: String,
}
