//! Every command, run in this process on Nim: small enough to know how it ends.

mod arena;
mod files;
mod kit;
mod play;
mod reference;
