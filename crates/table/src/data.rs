//! Fingerprints of the data files in use.
//!
//! A program loads the data files of a game once, before the first table is opened, so one fingerprint per game is
//! valid for all tables.

use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

static FINGERPRINTS: Mutex<BTreeMap<&'static str, String>> = Mutex::new(BTreeMap::new());

/// Records that a game uses these data files, each a name and its contents, instead of the built-in ones; empty for the
/// built-in ones.
pub fn note_data(game: &'static str, files: &BTreeMap<String, String>) {
    let mut fingerprints = FINGERPRINTS.lock().unwrap_or_else(PoisonError::into_inner);
    if files.is_empty() {
        fingerprints.remove(game);
    } else {
        fingerprints.insert(game, digest(files));
    }
}

/// The fingerprint of the data files of a game; `None` for the built-in ones.
pub(crate) fn fingerprint(game: &str) -> Option<String> {
    FINGERPRINTS.lock().unwrap_or_else(PoisonError::into_inner).get(game).cloned()
}

/// Sixteen hexadecimal digits of the SHA-256 of names and contents.
pub(crate) fn digest(files: impl IntoIterator<Item = (impl AsRef<[u8]>, impl AsRef<[u8]>)>) -> String {
    let mut hasher = Sha256::new();
    for (name, text) in files {
        for part in [name.as_ref(), text.as_ref()] {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
    }
    hasher.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_data_have_another_fingerprint() {
        let files = |texts: &[(&str, &str)]| -> BTreeMap<String, String> {
            texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
        };
        note_data("a game of this test", &files(&[("a.toml", "x = 1")]));
        let first = fingerprint("a game of this test");
        assert_eq!(first.as_ref().map(String::len), Some(16));
        for other in
            [files(&[("a.toml", "x = 2")]), files(&[("b.toml", "x = 1")]), files(&[("a.tomlx", " = 1")])]
        {
            note_data("a game of this test", &other);
            assert_ne!(fingerprint("a game of this test"), first, "{other:?}");
        }
        note_data("a game of this test", &files(&[]));
        assert_eq!(fingerprint("a game of this test"), None);
    }
}
