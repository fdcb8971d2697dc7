//! Requests that say twice where they end.
//!
//! Of two headers `Content-Length` that agree, and of `Content-Length` beside `Transfer-Encoding`, the HTTP library keeps
//! one and hands on a request like any other. But whoever stands between may have kept the other one, and would then see
//! the beginning of another request where we see the end of this one. So the bytes of a connection are followed on their
//! way to the library, as far as is needed to know which of its requests say so.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

/// Of each line so much is kept, without its spaces: enough for the headers that count.
const KEPT: usize = 64;

/// What is known of the requests of one connection. It is asked and told by the task of the connection alone.
#[derive(Clone, Debug, Default)]
pub(super) struct Framing(Arc<Marks>);

#[derive(Debug, Default)]
struct Marks {
    /// How many requests were handed on.
    handed_on: AtomicU64,
    /// Which request, counted from 1, is the first that nobody can tell the end of; 0 if there is none.
    unclear: AtomicU64,
    /// No requests come any more: it is a socket.
    is_socket: AtomicBool,
}

impl Framing {
    /// A request is handed on; whether its end is not clear. Nothing is to be read after such a request.
    pub(super) fn next_is_unclear(&self) -> bool {
        let number = self.0.handed_on.fetch_add(1, Ordering::Relaxed) + 1;
        self.0.unclear.load(Ordering::Relaxed) == number
    }

    /// From now on it is a socket, and nobody asks any more.
    pub(super) fn become_socket(&self) {
        self.0.is_socket.store(true, Ordering::Relaxed);
    }

    /// Whoever follows the bytes of the connection.
    pub(super) fn follower(&self) -> Follower {
        let line = Line { kept: [0; KEPT], length: 0, bytes: 0, last: 0 };
        Follower { framing: self.clone(), place: Place::Head, line, head: Head::default(), heads: 0 }
    }
}

/// Follows the bytes of a connection from the head of each request to that of the next one, just as the library reads
/// them. What the library will not read either ends it.
#[derive(Debug)]
pub(super) struct Follower {
    framing: Framing,
    place: Place,
    line: Line,
    head: Head,
    /// How many heads have come.
    heads: u64,
}

/// Where in a request the next byte belongs.
#[derive(Clone, Copy, Debug)]
enum Place {
    Head,
    /// So many bytes are left of a body that said how long it is.
    Body(u64),
    /// The line that says how long the next chunk is.
    Size,
    /// So many bytes are left of a chunk and of the end of its line.
    Chunk(u64),
    /// The lines behind the last chunk.
    Trailer,
    /// Nothing more is read from this connection.
    Nowhere,
}

/// What a head has said so far.
#[derive(Debug, Default)]
struct Head {
    has_begun: bool,
    lengths: u32,
    /// The last length, if it was one.
    length: Option<u64>,
    encodings: u32,
}

impl Follower {
    /// These bytes have come.
    pub(super) fn come(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            bytes = match self.place {
                Place::Nowhere => return,
                _ if self.framing.0.is_socket.load(Ordering::Relaxed) => return,
                Place::Body(left) => self.skip(bytes, left, Place::Body, Place::Head),
                Place::Chunk(left) => self.skip(bytes, left, Place::Chunk, Place::Size),
                Place::Head | Place::Size | Place::Trailer => {
                    self.take(bytes[0]);
                    &bytes[1..]
                }
            };
        }
    }

    /// Passes over what nobody has to look at, and returns the bytes behind it.
    fn skip<'a>(&mut self, bytes: &'a [u8], left: u64, rest: fn(u64) -> Place, then: Place) -> &'a [u8] {
        let passed = bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let left = left - passed as u64;
        self.place = if left == 0 { then } else { rest(left) };
        &bytes[passed..]
    }

    /// One more byte of a line.
    fn take(&mut self, byte: u8) {
        // In a head a line may end without a return, as the library allows; behind it that is a byte like any other.
        let is_end = byte == b'\n' && (matches!(self.place, Place::Head) || self.line.last == b'\r');
        if !is_end {
            self.line.add(byte);
            return;
        }
        match self.place {
            Place::Head => self.end_of_head_line(),
            Place::Size => self.place = self.chunk(),
            Place::Trailer if self.line.is_empty() => self.place = Place::Head,
            Place::Trailer | Place::Body(_) | Place::Chunk(_) | Place::Nowhere => (),
        }
        self.line.clear();
    }

    fn end_of_head_line(&mut self) {
        if self.line.is_empty() {
            // Empty lines in front of a request are none of it.
            if self.head.has_begun {
                self.place = self.body();
                self.head = Head::default();
            }
        } else if self.head.has_begun {
            if let Some(value) = self.line.value_of(b"content-length:") {
                self.head.lengths += 1;
                self.head.length = number(value, 10);
            } else if self.line.value_of(b"transfer-encoding:").is_some() {
                self.head.encodings += 1;
            }
        } else {
            self.head.has_begun = true;
        }
    }

    /// What follows a head that is all there.
    fn body(&mut self) -> Place {
        self.heads += 1;
        match self.head {
            Head { lengths: 0, encodings: 0, .. }
            | Head { lengths: 1, length: Some(0), encodings: 0, .. } => Place::Head,
            Head { lengths: 1, length: Some(length), encodings: 0, .. } => Place::Body(length),
            Head { lengths: 0, .. } => Place::Size,
            Head { .. } => self.lose(self.heads),
        }
    }

    /// What follows the line in front of a chunk.
    fn chunk(&mut self) -> Place {
        let mut parts = self.line.kept().split(|byte| *byte == b';');
        let (size, extension) = (parts.next().unwrap_or_default(), parts.next());
        let is_whole = extension.is_some() || self.line.length <= KEPT;
        let size = number(size, 16).filter(|_| is_whole);
        match size.map(|size| (size, size.checked_add(2))) {
            Some((0, _)) => Place::Trailer,
            Some((_, Some(with_end))) => Place::Chunk(with_end),
            // The library reads no further either; should it do so after all, what it finds there is not granted.
            Some((_, None)) | None => self.lose(self.heads + 1),
        }
    }

    /// From this request on nobody can tell where anything ends.
    fn lose(&self, number: u64) -> Place {
        self.framing.0.unclear.store(number, Ordering::Relaxed);
        Place::Nowhere
    }
}

/// A line on its way, as far as it matters.
#[derive(Debug)]
struct Line {
    /// Its beginning in small letters, without spaces.
    kept: [u8; KEPT],
    /// How many bytes of it there are without spaces.
    length: usize,
    /// How many there are altogether.
    bytes: usize,
    /// The byte that came last.
    last: u8,
}

impl Line {
    fn add(&mut self, byte: u8) {
        self.last = byte;
        self.bytes += 1;
        if !matches!(byte, b' ' | b'\t' | b'\r') {
            if let Some(place) = self.kept.get_mut(self.length) {
                *place = byte.to_ascii_lowercase();
            }
            self.length += 1;
        }
    }

    fn clear(&mut self) {
        (self.length, self.bytes, self.last) = (0, 0, 0);
    }

    fn is_empty(&self) -> bool {
        self.bytes == usize::from(self.last == b'\r')
    }

    fn kept(&self) -> &[u8] {
        &self.kept[..self.length.min(KEPT)]
    }

    /// What the header has, if it is this one; nothing that could be a number if it is too long to be kept.
    fn value_of(&self, name: &[u8]) -> Option<&[u8]> {
        let value = self.kept().strip_prefix(name)?;
        Some(if self.length <= KEPT { value } else { b"" })
    }
}

/// A number of digits, and nothing else.
fn number(digits: &[u8], radix: u32) -> Option<u64> {
    let is_digit = |digit: &u8| char::from(*digit).is_digit(radix);
    if !digits.iter().all(is_digit) {
        return None;
    }
    u64::from_str_radix(std::str::from_utf8(digits).ok()?, radix).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of the requests is not granted, in whatever pieces they come; so many are handed on.
    fn unclear(requests: &str, handed_on: usize) -> Option<usize> {
        let found = [1, 2, 7, usize::MAX].map(|length| {
            let framing = Framing::default();
            let mut follower = framing.follower();
            requests.as_bytes().chunks(length).for_each(|piece| follower.come(piece));
            (1..=handed_on).find(|_| framing.next_is_unclear())
        });
        assert!(found.iter().all(|one| *one == found[0]), "{found:?}: {requests}");
        found[0]
    }

    const PLAIN: &str = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    const LONG: &str =
        "POST / HTTP/1.1\r\nHost: a\r\ncontent-LENGTH:\t 36 \r\n\r\nContent-Length: 1\r\nContent-Length: 2";
    const CHUNKED: &str = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\
                           1f ;a=\"b\"\r\n\r\n\r\nContent-Length: 1\r\nabcdefgh\r\n00\r\nX: 1\nY\r\n \r\n\r\n";
    const TWICE: &str = "GET / HTTP/1.1\r\nContent-Length: 0\r\nX: 1\r\nContent-Length: 0\r\n\r\n";

    #[test]
    fn what_says_once_where_it_ends_is_granted_and_followed() {
        for request in [PLAIN, LONG, CHUNKED, "\r\n\nGET / HTTP/1.1\nContent-Length: 0\n\n"] {
            assert_eq!(unclear(&request.repeat(3), 3), None, "{request}");
            // What comes behind it is found there and nowhere else.
            assert_eq!(unclear(&format!("{request}{request}{TWICE}{PLAIN}"), 4), Some(3), "{request}");
        }
    }

    #[test]
    fn what_says_it_twice_is_not() {
        let spaces = " ".repeat(100);
        for headers in [
            "Content-Length: 2\r\nContent-Length: 2",
            "Content-Length: 2\r\nTransfer-Encoding: chunked",
            "Transfer-Encoding: chunked\r\ncontent-length: 2",
            "Content-Length: 2\r\nContent-Length: 2\r\nTransfer-Encoding: chunked",
            &format!("Content-Length:{spaces}2\r\nContent-Length: 2{spaces}"),
            // More than the longest number, though there are libraries that read it.
            &format!("Content-Length: {}2", "0".repeat(100)),
        ] {
            let request = format!("POST / HTTP/1.1\r\n{headers}\r\n\r\n{{}}");
            assert_eq!(unclear(&request, 1), Some(1), "{headers}");
            assert_eq!(unclear(&format!("{PLAIN}{request}"), 2), Some(2), "{headers}");
        }
    }

    #[test]
    fn behind_what_cannot_be_followed_nothing_is_granted() {
        for size in ["", "x", "-1", "+1", "fffffffffffffffff", "ffffffffffffffff", &"0".repeat(65)] {
            let request =
                format!("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n{size}\r\n\r\n{PLAIN}");
            assert_eq!(unclear(&request, 2), Some(2), "{size}");
        }
    }

    #[test]
    fn a_socket_is_not_followed() {
        let framing = Framing::default();
        let mut follower = framing.follower();
        follower.come(PLAIN.as_bytes());
        assert!(!framing.next_is_unclear());
        framing.become_socket();
        follower.come(TWICE.as_bytes());
        assert!(!framing.next_is_unclear());
    }
}
