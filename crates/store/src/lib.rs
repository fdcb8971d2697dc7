//! Durable storage of a table server: tables, their journals, and who holds which seat.
//!
//! [`Journal`], [`Directory`] and [`Notes`], together a [`Store`], are the interface; [`SqliteStore`] implements it
//! with one embedded database file. A command that was answered with "done" is durable: it survives a crash of the
//! process and a power loss. Nothing here knows a game or a rule: moves, options and policies are opaque text. No clock
//! is read: callers pass every timestamp.
//!
//! - [`model`] has the stored types.
//! - [`SqliteStore::open`] opens or creates a database; [`back_up`] copies one, [`verify`] and [`restore`]
//!   bring the copy back.
//! - `testing` (feature `testing`) has the test suite that every store must pass, and a store with fault injection.

mod error;
mod file_error;
pub mod model;
mod sqlite;
mod store;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use error::StoreError;
pub use file_error::FileError;
pub use model::*;
pub use sqlite::{Restored, SqliteStore, Verified, back_up, restore, verify};
pub use store::{Answer, Directory, Journal, Notes, Store, Stores};
