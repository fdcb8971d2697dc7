//! The closing handshake of WebSockets, frame by frame: a close frame is answered, and nothing follows one.

use super::timeless;
use crate::web::sockets::{Running, database, start, two_at};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A short masked frame of a client; the mask is zero and changes nothing.
fn frame(kind: u8, content: &[u8]) -> Vec<u8> {
    let length = u8::try_from(content.len()).expect("it is short");
    [&[0x80 | kind, 0x80 | length, 0, 0, 0, 0][..], content].concat()
}

/// Opens a spectator's socket, sends something at once, and returns the frames until the server closes. `None` if the
/// connection was reset before they were read.
async fn frames(server: &Running, table: &str, sent: &[u8]) -> Option<Vec<(u8, Vec<u8>)>> {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    let request = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Approdo: 1\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    stream.write_all(sent).await.expect("sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.ok()?;
    let head = bytes.windows(4).position(|end| end == b"\r\n\r\n").expect("an answer");
    assert!(bytes.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&bytes));
    let (mut rest, mut frames) = (&bytes[head + 4..], Vec::new());
    while let [kind, length, behind @ ..] = rest {
        let (length, behind) = match (length, behind) {
            (126, [high, low, behind @ ..]) => (usize::from(u16::from_be_bytes([*high, *low])), behind),
            (length, behind) => (usize::from(*length), behind),
        };
        assert!(length <= behind.len(), "the last frame is whole");
        let (content, behind) = behind.split_at(length);
        frames.push((kind & 0x0f, content.to_vec()));
        rest = behind;
    }
    Some(frames)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_behind_a_goodbye() {
    let server = start(&database("goodbye"), timeless()).await;
    let (_, _, table) = two_at(&server, "nim", &json!({})).await;
    let leave = frame(CLOSE, &1000_u16.to_be_bytes());
    for (sent, code, pongs) in [
        // The last of them is one too many.
        (frame(PING, b"p").repeat(61), Some(1008_u16), Some(61)),
        (leave.clone(), Some(1000), Some(0)),
        (frame(CLOSE, b""), None, Some(0)),
        // A ping just before the close frame may be answered or not (a race); after it none is.
        ([frame(PING, b"p"), leave.clone()].concat(), Some(1000), None),
        ([leave.clone(), frame(PING, b"p")].concat(), Some(1000), Some(0)),
        ([frame(PING, b"p"), frame(3, b"x")].concat(), Some(1002), None),
    ] {
        let mut came = None;
        for _ in 0..50 {
            came = frames(&server, &table, &sent).await;
            if came.is_some() {
                break;
            }
        }
        let came = came.expect("the goodbye comes through");
        let kinds: Vec<u8> = came.iter().map(|(kind, _)| *kind).collect();
        let (last, content) = came.last().expect("something comes");
        assert_eq!(*last, CLOSE, "{code:?}: {kinds:?}");
        assert_eq!(kinds.iter().filter(|kind| **kind == CLOSE).count(), 1, "{code:?}: {kinds:?}");
        assert_eq!(content.first_chunk().map(|code| u16::from_be_bytes(*code)), code, "{kinds:?}");
        let answered = kinds.iter().filter(|kind| **kind == PONG).count();
        assert!(pongs.is_none_or(|pongs| pongs == answered), "{code:?}: {kinds:?}");
    }
    server.stop().await;
}
