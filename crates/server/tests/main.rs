//! The tests of the whole server in one program: the HTTP interface over routers and real sockets.

mod answers;
#[path = "../../hub/tests/auction.rs"]
#[allow(dead_code, reason = "the tests of the hub need more of it")]
mod auction;
#[path = "../../hub/tests/desk.rs"]
#[allow(dead_code, reason = "the tests of the hub need more of it")]
mod desk;
mod games;
#[path = "../../hub/tests/kept.rs"]
mod kept;
mod kit;
#[path = "../../hub/tests/stroll.rs"]
#[allow(dead_code, reason = "the tests of the hub need more of it")]
mod stroll;
#[path = "../../hub/tests/twin.rs"]
mod twin;
mod web;
