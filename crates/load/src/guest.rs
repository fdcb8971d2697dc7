//! A browser: a session cookie, and requests that carry it.

use crate::socket::Socket;
use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt, Full};
use hyper::{Request, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::net::{TcpSocket, TcpStream};

/// A browser that the server knows by its cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    cookie: Option<String>,
}

impl Guest {
    /// A new browser without a cookie.
    pub(crate) fn new(address: SocketAddr) -> Self {
        Guest { address, cookie: None }
    }

    /// A browser with this cookie.
    pub(crate) fn with_cookie(address: SocketAddr, cookie: &str) -> Self {
        Guest { address, cookie: Some(format!("approdo_guest={cookie}")) }
    }

    /// `GET` of JSON.
    pub(crate) async fn get(&mut self, path: &str) -> Result<Value> {
        let answer = self.fetch(path).await?;
        serde_json::from_str(&answer).with_context(|| format!("{path} was answered with `{answer}`"))
    }

    /// `GET` of text.
    pub(crate) async fn fetch(&mut self, path: &str) -> Result<String> {
        self.request("GET", path, String::new()).await
    }

    /// `POST`.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        let answer = self.request("POST", path, body.to_string()).await?;
        serde_json::from_str(&answer).with_context(|| format!("{path} was answered with `{answer}`"))
    }

    async fn request(&mut self, method: &str, path: &str, body: String) -> Result<String> {
        let asking = || format!("{method} http://{}{path}", self.address);
        let stream = connect(self.address).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.with_context(asking)?;
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Full::new(Bytes::from(body))).with_context(asking)?;
        let response = sender.send_request(request).await.with_context(asking)?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.with_context(asking)?.to_bytes();
        if !parts.status.is_success() {
            bail!("{} was answered with {}: {}", asking(), parts.status, String::from_utf8_lossy(&body));
        }
        let answer = String::from_utf8(body.to_vec()).with_context(asking)?;
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
    }

    /// Opens a socket from a version on.
    pub(crate) async fn follow(&self, table: &str, since: u32) -> Result<Socket> {
        self.socket(table, &format!("since={since}")).await
    }

    /// Opens a socket that is told the prices of choices, too.
    pub(crate) async fn foresee(&self, table: &str) -> Result<Socket> {
        self.socket(table, "since=0&prices=true").await
    }

    async fn socket(&self, table: &str, query: &str) -> Result<Socket> {
        let path = format!("/api/tables/{table}/live?lang=en&{query}");
        Socket::open(connect(self.address).await?, self.address, &path, self.cookie.as_deref()).await
    }

    /// Opens a socket with a tiny receive buffer.
    pub(crate) async fn follow_slowly(&self, table: &str) -> Result<Socket> {
        let socket = if self.address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() };
        let socket = socket.context("there is no socket")?;
        socket.set_recv_buffer_size(4 << 10).context("the connection cannot be set up")?;
        let stream = socket.connect(self.address).await.context("nobody listens")?;
        let path = format!("/api/tables/{table}/live");
        Socket::open(stream, self.address, &path, self.cookie.as_deref()).await
    }
}

async fn connect(address: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(address).await;
    let stream = stream.with_context(|| format!("nobody listens at http://{address}/"))?;
    stream.set_nodelay(true).context("the connection cannot be set up")?;
    Ok(stream)
}
