//! Sentences in the reader's language.
//!
//! Games speak in [`Phrase`](approdo_contract::Phrase)s: a key and what the sentence is about. The messages
//! behind the keys are the Fluent files of `locales/`, all of them compiled in; a [`Speaker`] turns phrases into
//! text.

mod catalogue;
mod language;
mod speaker;
mod system;

pub use catalogue::{Arguments, Catalogue, catalogue};
pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, UnknownLanguage};
pub use speaker::{PhraseError, Speaker};
