//! All tests of the program `approdo` and of its messages.

mod archipelago;
mod armada;
mod keys;
mod nim;
mod phrases;
mod places;
mod serve;
mod solo;
