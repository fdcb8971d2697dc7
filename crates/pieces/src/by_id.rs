use crate::{NamedId, find_name};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
    ser::{SerializeMap, SerializeTuple},
};
use std::{
    fmt,
    marker::PhantomData,
    ops::{Index, IndexMut},
};

/// One `T` for each of the `N` ids of a kind; readable formats show it as a map from name to value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ById<I, T, const N: usize> {
    entries: [T; N],
    ids: PhantomData<fn(I) -> I>,
}

impl<I: NamedId, T, const N: usize> ById<I, T, N> {
    /// A table with the given entries, in id order.
    pub const fn new(entries: [T; N]) -> Self {
        ById { entries, ids: PhantomData }
    }

    /// A table made entry by entry.
    pub fn from_fn(mut entry: impl FnMut(I) -> T) -> Self {
        ById::new(std::array::from_fn(|index| entry(I::from_index(index))))
    }

    /// The entry of an id; `None` if the id is out of range.
    pub fn get(&self, id: I) -> Option<&T> {
        self.entries.get(id.index())
    }

    /// Every id with its entry.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &T)> {
        self.entries.iter().enumerate().map(|(index, entry)| (I::from_index(index), entry))
    }

    /// The entries alone, in id order.
    pub fn values(&self) -> &[T; N] {
        &self.entries
    }

    /// The entries alone, to change them.
    pub fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.entries
    }
}

impl<I: NamedId, T: Default, const N: usize> Default for ById<I, T, N> {
    fn default() -> Self {
        ById::new(std::array::from_fn(|_| T::default()))
    }
}

impl<I: NamedId, T, const N: usize> Index<I> for ById<I, T, N> {
    type Output = T;

    fn index(&self, id: I) -> &T {
        &self.entries[id.index()]
    }
}

impl<I: NamedId, T, const N: usize> IndexMut<I> for ById<I, T, N> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.entries[id.index()]
    }
}

impl<I: NamedId, T: fmt::Debug, const N: usize> fmt::Debug for ById<I, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(id, entry)| (id.name(), entry))).finish()
    }
}

impl<I: NamedId, T: Serialize, const N: usize> Serialize for ById<I, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let mut map = serializer.serialize_map(Some(N))?;
            for (id, entry) in self.iter() {
                map.serialize_entry(id.name(), entry)?;
            }
            map.end()
        } else {
            let mut tuple = serializer.serialize_tuple(N)?;
            for entry in &self.entries {
                tuple.serialize_element(entry)?;
            }
            tuple.end()
        }
    }
}

impl<'de, I: NamedId, T: Deserialize<'de>, const N: usize> Deserialize<'de> for ById<I, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let visitor = TableVisitor::<I, T, N>(PhantomData);
        if deserializer.is_human_readable() {
            deserializer.deserialize_map(visitor)
        } else {
            deserializer.deserialize_tuple(N, visitor)
        }
    }
}

struct TableVisitor<I, T, const N: usize>(PhantomData<(I, T)>);

impl<'de, I: NamedId, T: Deserialize<'de>, const N: usize> Visitor<'de> for TableVisitor<I, T, N> {
    type Value = ById<I, T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one entry for each of the {N} {} names", I::KIND)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries: [Option<T>; N] = std::array::from_fn(|_| None);
        while let Some(name) = map.next_key::<String>()? {
            let id: I = find_name(&name)
                .ok_or_else(|| A::Error::custom(format!("there is no {} '{name}'", I::KIND)))?;
            entries[id.index()] = Some(map.next_value()?);
        }
        for (index, entry) in entries.iter().enumerate() {
            if entry.is_none() {
                let name = I::from_index(index).name();
                return Err(A::Error::custom(format!("{} '{name}' has no entry", I::KIND)));
            }
        }
        Ok(ById::new(entries.map(|entry| entry.expect("every entry was just seen"))))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut entries: [Option<T>; N] = std::array::from_fn(|_| None);
        for (index, entry) in entries.iter_mut().enumerate() {
            *entry = Some(seq.next_element()?.ok_or_else(|| A::Error::invalid_length(index, &self))?);
        }
        Ok(ById::new(entries.map(|entry| entry.expect("every entry was just read"))))
    }
}
