//! What cards, tiles and places show, as the text that a page is sent.

use crate::{Module, data};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

static PRINTS: Mutex<BTreeMap<&'static str, Arc<Print>>> = Mutex::new(BTreeMap::new());

/// The print of a game.
#[derive(Debug)]
pub struct Print {
    /// JSON.
    pub text: String,
    /// ETag: differs when the text does.
    pub fingerprint: String,
}

impl Module {
    /// What cards, tiles and places show. Cached forever: data files are loaded before the first game.
    pub fn printed(&self) -> Arc<Print> {
        let mut prints = PRINTS.lock().unwrap_or_else(PoisonError::into_inner);
        let print = prints.entry(self.meta.id).or_insert_with(|| {
            let text = (self.print)().to_string();
            let fingerprint = data::digest([(self.meta.id, text.as_str())]);
            Arc::new(Print { text, fingerprint })
        });
        Arc::clone(print)
    }
}
