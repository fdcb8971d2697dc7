//! What several games are made of: ids with names, tables indexed by them, and bags of equal pieces.
//!
//! Ids are small numbers in memory and in binary formats, and names of the data files in readable ones (JSON, TOML): a
//! stored state is small, and a position or a move is readable.

mod bag;
mod by_id;
mod named;

#[doc(hidden)]
pub use approdo_contract::{Numbered, Shape};
pub use bag::Bag;
pub use by_id::ById;
pub use named::{NamedId, find_name};
#[doc(hidden)]
pub use serde;
