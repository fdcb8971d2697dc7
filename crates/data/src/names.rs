use crate::{About, Entry, list};
use approdo_contract::ContentError;

/// The ids of the entries of one kind, to resolve references from other entries.
pub struct Names<'a> {
    kind: &'static str,
    ids: Vec<&'a str>,
}

impl<'a> Names<'a> {
    /// The ids of these entries.
    pub fn of<T>(kind: &'static str, entries: &'a [Entry<T>]) -> Self {
        Names { kind, ids: entries.iter().map(|entry| entry.id.as_str()).collect() }
    }

    /// Resolves the reference `name` in `key` of the entry `by`.
    pub fn find(&self, by: &About, key: &str, name: &str) -> Result<usize, ContentError> {
        let found = self.ids.iter().position(|id| *id == name);
        found.ok_or_else(|| by.wrong(format!("{key} names '{name}', which is no {}", self.kind)))
    }

    /// Resolves the list of references in `key` of the entry `by` to a bit set.
    pub fn set(&self, by: &About, key: &str, names: &[String]) -> Result<u64, ContentError> {
        let mut set = 0;
        for name in names {
            let bit = 1 << self.find(by, key, name)?;
            by.require(set & bit == 0, || format!("{key} names '{name}' twice"))?;
            set |= bit;
        }
        Ok(set)
    }

    /// Refuses a list in `key` that is not exactly `expected`, in any order.
    pub fn expect(&self, by: &About, key: &str, names: &[String], expected: u64) -> Result<(), ContentError> {
        by.require(self.set(by, key, names)? == expected, || {
            format!("{key} must name exactly {}", list(members(expected).map(|index| self.ids[index])))
        })
    }
}

/// The indices in a bit set, in order.
pub fn members(set: u64) -> impl Iterator<Item = usize> + Clone {
    (0..u64::BITS as usize).filter(move |index| set >> index & 1 == 1)
}
