//! Upgrades to a WebSocket.

use crate::{Problem, Unreadable};
use axum::{
    extract::{FromRequestParts, ws::WebSocketUpgrade},
    http::{HeaderMap, header, request::Parts},
};
use base64::{Engine, engine::general_purpose::STANDARD};

/// A request for a WebSocket with a valid key.
#[derive(Debug)]
pub struct Upgrade(pub WebSocketUpgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        let upgrade = upgrade.map_err(|_| Problem::UpgradeRequired)?;
        if has_key(&parts.headers) { Ok(Upgrade(upgrade)) } else { Err(Problem::Unreadable(Unreadable::Key)) }
    }
}

/// Whether it has exactly one key, of 16 bytes. Other clients do not follow the protocol of WebSockets.
fn has_key(headers: &HeaderMap) -> bool {
    let mut keys = headers.get_all(header::SEC_WEBSOCKET_KEY).iter();
    let bytes = keys.next().and_then(|key| STANDARD.decode(key.as_bytes()).ok());
    bytes.is_some_and(|bytes| bytes.len() == 16) && keys.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_key_has_sixteen_bytes_and_comes_once() {
        let good = "dGhlIHNhbXBsZSBub25jZQ==";
        for (keys, is_good) in [
            (&[good][..], true),
            (&[], false),
            (&[""], false),
            (&["AAAA"], false),
            (&["dGhlIHNhbXBsZSBub25jZQ"], false),
            (&["dGhlIHNhbXBsZSBub25jZSE="], false),
            (&["!!!!!!!!!!!!!!!!!!!!!!=="], false),
            (&[good, good], false),
        ] {
            let mut headers = HeaderMap::new();
            for key in keys {
                headers.append(header::SEC_WEBSOCKET_KEY, HeaderValue::from_static(key));
            }
            assert_eq!(has_key(&headers), is_good, "{keys:?}");
        }
    }
}
