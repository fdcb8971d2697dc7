//! Sets of territories, sea spaces and dens: one bit each, in map order.

use crate::{
    content::TerritorySet,
    ids::{Colour, SeaId, TerritoryId},
};
use approdo_pieces::NamedId;

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

pub(crate) fn only_those(set: TerritorySet, passes: impl Fn(TerritoryId) -> bool) -> TerritorySet {
    territories(set).filter(|territory| passes(*territory)).fold(0, |set, kept| set | 1 << kept.index())
}

/// The sea spaces in a set, in map order.
pub(crate) fn sea_spaces(set: u64) -> impl Iterator<Item = SeaId> {
    bits(set).map(SeaId::from_index)
}

/// Dens as bits in memory and in binary formats, and as a list of their colours in readable formats.
pub(crate) mod dens {
    use super::{Colour, bits};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(dens: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(bits(u64::from(*dens)).map(|den| Colour::ALL[den]))
        } else {
            dens.serialize(serializer)
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        if deserializer.is_human_readable() {
            let colours = Vec::<Colour>::deserialize(deserializer)?;
            Ok(colours.into_iter().fold(0, |dens, colour| dens | 1 << colour as u8))
        } else {
            u8::deserialize(deserializer)
        }
    }
}
