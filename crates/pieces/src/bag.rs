use crate::{NamedId, find_name};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
    ser::{SerializeMap, SerializeTuple},
};
use std::{fmt, marker::PhantomData};

/// A multiset: how many pieces of each kind there are. A hand, a draw pile, a bag of tokens.
///
/// A pile without an order until drawn from has no order to shuffle, store or leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<I, const N: usize> {
    counts: [u8; N],
    total: u8,
    ids: PhantomData<fn(I) -> I>,
}

impl<I: NamedId, const N: usize> Bag<I, N> {
    /// A bag with these counts, in id order.
    ///
    /// # Panics
    /// If there are more than 255 pieces.
    pub fn new(counts: [u8; N]) -> Self {
        let total = counts.iter().sum();
        Bag { counts, total, ids: PhantomData }
    }

    /// A bag with nothing in it.
    pub fn empty() -> Self {
        Bag::new([0; N])
    }

    /// How many pieces there are.
    pub fn len(&self) -> u8 {
        self.total
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of one kind there are.
    pub fn count(&self, kind: I) -> u8 {
        self.counts.get(kind.index()).copied().unwrap_or(0)
    }

    /// Whether there is at least one of a kind.
    pub fn contains(&self, kind: I) -> bool {
        0 < self.count(kind)
    }

    /// The kinds of which there is at least one, in order.
    pub fn kinds(&self) -> impl Iterator<Item = I> + '_ {
        I::all().filter(|kind| self.contains(*kind))
    }

    /// Puts one piece in.
    pub fn add(&mut self, kind: I) {
        self.counts[kind.index()] += 1;
        self.total += 1;
    }

    /// Takes one piece of a kind out.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, kind: I) {
        self.counts[kind.index()] -= 1;
        self.total -= 1;
    }

    /// Puts everything from `other` in and leaves `other` empty.
    pub fn pour(&mut self, other: &mut Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(&mut other.counts) {
            *mine += std::mem::take(theirs);
        }
        self.total += std::mem::take(&mut other.total);
    }

    /// Takes out the piece that is number `index` when the pieces lie in kind order.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn draw(&mut self, index: u16) -> I {
        let mut left = index;
        for kind in I::all() {
            let count = u16::from(self.count(kind));
            if left < count {
                self.remove(kind);
                return kind;
            }
            left -= count;
        }
        panic!("piece {index} was drawn from a bag of {}", self.total);
    }
}

impl<I: NamedId, const N: usize> Default for Bag<I, N> {
    fn default() -> Self {
        Bag::empty()
    }
}

impl<I: NamedId, const N: usize> fmt::Debug for Bag<I, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind.name(), self.count(kind)))).finish()
    }
}

impl<I: NamedId, const N: usize> Serialize for Bag<I, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let mut map = serializer.serialize_map(None)?;
            for kind in self.kinds() {
                map.serialize_entry(kind.name(), &self.count(kind))?;
            }
            map.end()
        } else {
            let mut tuple = serializer.serialize_tuple(N)?;
            for count in &self.counts {
                tuple.serialize_element(count)?;
            }
            tuple.end()
        }
    }
}

impl<'de, I: NamedId, const N: usize> Deserialize<'de> for Bag<I, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let visitor = BagVisitor::<I, N>(PhantomData);
        let counts = if deserializer.is_human_readable() {
            deserializer.deserialize_map(visitor)?
        } else {
            deserializer.deserialize_tuple(N, visitor)?
        };
        let total: u32 = counts.iter().copied().map(u32::from).sum();
        if u32::from(u8::MAX) < total {
            return Err(D::Error::custom(format!("{total} {} pieces are more than there can be", I::KIND)));
        }
        Ok(Bag::new(counts))
    }
}

struct BagVisitor<I, const N: usize>(PhantomData<I>);

impl<'de, I: NamedId, const N: usize> Visitor<'de> for BagVisitor<I, N> {
    type Value = [u8; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "counts by {} name", I::KIND)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut counts = [0; N];
        while let Some(name) = map.next_key::<String>()? {
            let id: I = find_name(&name)
                .ok_or_else(|| A::Error::custom(format!("there is no {} '{name}'", I::KIND)))?;
            counts[id.index()] = map.next_value()?;
        }
        Ok(counts)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut counts = [0; N];
        for (index, count) in counts.iter_mut().enumerate() {
            *count = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(index, &self))?;
        }
        Ok(counts)
    }
}
