//! Bit sets of ids, serialized as lists of names.

use approdo_pieces::NamedId;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
};
use std::{fmt, marker::PhantomData};

/// A set of at most 64 ids.
pub struct IdSet<I> {
    bits: u64,
    ids: PhantomData<fn(I) -> I>,
}

impl<I> Clone for IdSet<I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for IdSet<I> {}

impl<I> PartialEq for IdSet<I> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<I> Eq for IdSet<I> {}

impl<I> Default for IdSet<I> {
    fn default() -> Self {
        IdSet::EMPTY
    }
}

impl<I> IdSet<I> {
    /// The set without any id.
    pub const EMPTY: Self = IdSet::from_bits(0);

    /// The set with these bits, the lowest for the first id.
    pub const fn from_bits(bits: u64) -> Self {
        IdSet { bits, ids: PhantomData }
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many ids there are.
    pub fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// The ids in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        IdSet::from_bits(self.bits & other.bits)
    }

    /// The ids in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        IdSet::from_bits(self.bits | other.bits)
    }

    /// The ids of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        IdSet::from_bits(self.bits & !other.bits)
    }
}

impl<I: NamedId> IdSet<I> {
    /// Every id there is.
    pub fn full() -> Self {
        I::all().collect()
    }

    /// Whether an id is in the set.
    pub fn contains(self, id: I) -> bool {
        self.bits >> id.index() & 1 == 1
    }

    /// Puts an id in.
    pub fn insert(&mut self, id: I) {
        self.bits |= 1 << id.index();
    }

    /// Takes an id out.
    pub fn remove(&mut self, id: I) {
        self.bits &= !(1 << id.index());
    }

    /// The ids in order.
    pub fn iter(self) -> impl Iterator<Item = I> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                I::from_index(index)
            })
        })
    }

    /// The id that is number `index` of the set.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn nth(self, index: usize) -> I {
        let mut bits = self.bits;
        (0..index).for_each(|_| bits &= bits.wrapping_sub(1));
        assert!(bits != 0, "{} {index} of a set of {}", I::KIND, self.len());
        I::from_index(bits.trailing_zeros() as usize)
    }
}

impl<I: NamedId> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = IdSet::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I: NamedId> fmt::Debug for IdSet<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(I::name)).finish()
    }
}

impl<I: NamedId> Serialize for IdSet<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter().map(I::name))
        } else {
            serializer.serialize_u64(self.bits)
        }
    }
}

impl<'de, I: NamedId> Deserialize<'de> for IdSet<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_seq(NamesVisitor(PhantomData));
        }
        let bits = u64::deserialize(deserializer)?;
        if I::count() < u64::BITS as usize && bits >> I::count() != 0 {
            return Err(D::Error::custom(format!("there are only {} of the kind {}", I::count(), I::KIND)));
        }
        Ok(IdSet::from_bits(bits))
    }
}

struct NamesVisitor<I>(PhantomData<I>);

impl<'de, I: NamedId> Visitor<'de> for NamesVisitor<I> {
    type Value = IdSet<I>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {} names", I::KIND)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<Self::Value, A::Error> {
        let mut set = IdSet::EMPTY;
        while let Some(name) = names.next_element::<String>()? {
            let id: I = approdo_pieces::find_name(&name)
                .ok_or_else(|| A::Error::custom(format!("there is no {} '{name}'", I::KIND)))?;
            if set.contains(id) {
                return Err(A::Error::custom(format!("{} '{name}' is listed twice", I::KIND)));
            }
            set.insert(id);
        }
        Ok(set)
    }
}
