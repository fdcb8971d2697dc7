//! What a table server must never forget: tables, their journals, who holds which seat.
//!
//! [`Journal`], [`Directory`] and [`Notes`], together a [`Store`], are the promise; [`SqliteStore`] keeps it with one embedded database file. An answer that says "done"
//! is on the disk: it survives the end of the process and the loss of power. Nothing here knows a game or a rule:
//! moves, options and policies are text in the words of whoever stores them. No clock is read: every moment is
//! given by the caller.
//!
//! - [`model`] are the things that are stored.
//! - [`SqliteStore::open`] opens or creates a database; [`back_up`] copies one, [`verify`] and [`restore`]
//!   bring the copy back.
//! - `testing` (feature `testing`) has the suite that every store must pass, and a store that fails when it is told to.

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
