//! The rules, phase by phase: candidates, checks and consequences of the frames of each.

pub(crate) mod build;
pub(crate) mod cards;
pub(crate) mod crisis;
pub(crate) mod discovery;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod evolution;
pub(crate) mod explore;
pub(crate) mod harvest;
pub(crate) mod migrate;
pub(crate) mod offers;
pub(crate) mod opening;
pub(crate) mod order;
pub(crate) mod pay;
pub(crate) mod people;
pub(crate) mod placing;
pub(crate) mod purchase;
pub(crate) mod rounds;
pub(crate) mod targets;
pub(crate) mod theft;
pub(crate) mod trade;
pub(crate) mod turn;
pub(crate) mod voyage;
