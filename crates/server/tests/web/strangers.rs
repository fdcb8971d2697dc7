//! Clients with wrong or missing credentials.

use crate::kit::{TestSite, raw, seated};
use axum::{body::Body, http::Method};

#[tokio::test]
async fn a_cookie_of_somebody_else_or_of_nobody_opens_nothing() {
    let site = TestSite::new();
    let (host, _, table, _) = seated(&site).await;
    let good = host.cookie.clone().expect("a cookie");
    let mut swapped: Vec<u8> = good.clone().into_bytes();
    swapped[3] = if swapped[3] == b'A' { b'B' } else { b'A' };
    let swapped = String::from_utf8(swapped).expect("text");
    for forged in
        [swapped.as_str(), "", "AAAAAAAAAAAAAAAAAAAAAA", "%00", &good[..21], &good.repeat(200), "' OR 1=1 --"]
    {
        let cookie = format!("approdo_guest={forged}");
        let path = format!("/api/tables/{table}?seat=0");
        let reply = site.browser().send(raw(Method::GET, &path, &[("cookie", &cookie)], Body::empty())).await;
        reply.bad(403, "not-your-seat");
    }
}
