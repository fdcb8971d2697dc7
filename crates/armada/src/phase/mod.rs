//! The phases: each file holds the candidates, checks and consequences of the frames it is about.

pub(crate) mod act;
pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod economy;
pub(crate) mod explore;
pub(crate) mod haul;
pub(crate) mod pile;
pub(crate) mod preliminary;
pub(crate) mod ships;
pub(crate) mod targets;
pub(crate) mod turn;
pub(crate) mod window;
