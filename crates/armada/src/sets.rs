//! Sets of territories and sea spaces: one bit each, in map order.

use crate::{
    content::TerritorySet,
    ids::{SeaId, TerritoryId},
};
use approdo_pieces::NamedId;

/// Whether a set contains an index.
pub(crate) fn has(set: u64, index: usize) -> bool {
    set >> index & 1 == 1
}

/// The indices in a set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros() as usize;
            set &= set - 1;
            index
        })
    })
}

/// The territories in a set, in map order.
pub(crate) fn territories(set: TerritorySet) -> impl Iterator<Item = TerritoryId> {
    bits(set).map(TerritoryId::from_index)
}

/// The sea spaces in a set, in map order.
pub(crate) fn sea_spaces(set: u64) -> impl Iterator<Item = SeaId> {
    bits(set).map(SeaId::from_index)
}
