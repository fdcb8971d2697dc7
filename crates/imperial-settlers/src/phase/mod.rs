//! The phases: each file declares its frames and holds their rules: who is asked, the legal answers and what
//! follows.

pub(crate) mod ability;
pub(crate) mod activate;
pub(crate) mod attack;
pub(crate) mod build;
pub(crate) mod cleanup;
pub(crate) mod deal;
pub(crate) mod draw;
pub(crate) mod effect;
pub(crate) mod exchange;
pub(crate) mod feature;
pub(crate) mod free;
pub(crate) mod leave;
pub(crate) mod lookout;
pub(crate) mod opening;
pub(crate) mod pay;
pub(crate) mod production;
pub(crate) mod raze;
pub(crate) mod take;
pub(crate) mod target;
pub(crate) mod turn;
pub(crate) mod visit;
