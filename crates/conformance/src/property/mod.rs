//! The properties, one idea per file.

pub(crate) mod accounts;
pub(crate) mod announcement;
pub(crate) mod foreseen;
pub(crate) mod gestures;
pub(crate) mod journal;
mod known;
pub(crate) mod lists;
pub(crate) mod numbers;
pub(crate) mod order;
pub(crate) mod redeal;
pub(crate) mod secrets;
pub(crate) mod storage;
pub(crate) mod told;
pub(crate) mod undo;
pub(crate) mod words;

pub use gestures::gestures_tell_apart;
pub(crate) use known::Known;
