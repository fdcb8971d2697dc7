/// A small number that stands for an entry of the data files.
pub trait NamedId: Copy + Eq + 'static {
    /// What the ids are called in messages, e.g. `territory`.
    const KIND: &'static str;

    /// How many there are.
    fn count() -> usize;

    /// The id with this index, which must be below [`NamedId::count`].
    fn from_index(index: usize) -> Self;

    /// The index of the id.
    fn index(self) -> usize;

    /// The name in the data files.
    fn name(self) -> &'static str;

    /// Every id in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::count()).map(Self::from_index)
    }
}

/// The id with this name.
pub fn find_name<I: NamedId>(name: &str) -> Option<I> {
    I::all().find(|id| id.name() == name)
}

/// Implements `Serialize` and `Deserialize` for a [`NamedId`]: by name in readable formats, by number in others.
#[macro_export]
macro_rules! serde_by_name {
    ($id:ty) => {
        impl $crate::serde::Serialize for $id {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str($crate::NamedId::name(*self))
                } else {
                    serializer.serialize_u8($crate::NamedId::index(*self) as u8)
                }
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $id {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::serde::de::Error;
                let kind = <$id as $crate::NamedId>::KIND;
                if deserializer.is_human_readable() {
                    let name = <String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                    $crate::find_name(&name)
                        .ok_or_else(|| D::Error::custom(format!("there is no {kind} '{name}'")))
                } else {
                    let index = usize::from(<u8 as $crate::serde::Deserialize>::deserialize(deserializer)?);
                    if index < <$id as $crate::NamedId>::count() {
                        Ok(<$id as $crate::NamedId>::from_index(index))
                    } else {
                        Err(D::Error::custom(format!("there is no {kind} number {index}")))
                    }
                }
            }
        }
    };
}

/// Implements `Numbered` for a [`NamedId`] by its index, which is below `$most` with any data files.
#[macro_export]
macro_rules! numbered_id {
    ($id:ty, $most:expr) => {
        impl $crate::Numbered for $id {
            const SHAPE: $crate::Shape = $crate::Shape::One($most as u32);

            #[inline]
            fn number(self) -> Option<u32> {
                let index = $crate::NamedId::index(self);
                (index < $most).then_some(index as u32)
            }

            #[inline]
            fn numbered(number: u32) -> Option<Self> {
                let index = number as usize;
                (index < <$id as $crate::NamedId>::count()).then(|| $crate::NamedId::from_index(index))
            }
        }
    };
}

/// Declares an id over `u8` whose names come from `$names: fn(usize) -> &'static str`. Where the data files decide the
/// number of entries, `most` is its limit.
#[macro_export]
macro_rules! named_id {
    ($(#[$doc:meta])* $vis:vis struct $id:ident, kind $kind:literal, count $count:expr $(, most $most:expr)?, names $names:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis struct $id(pub u8);

        impl $crate::NamedId for $id {
            const KIND: &'static str = $kind;

            fn count() -> usize {
                $count
            }

            fn from_index(index: usize) -> Self {
                debug_assert!(index < $count);
                $id(index as u8)
            }

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn name(self) -> &'static str {
                $names(usize::from(self.0))
            }
        }

        $crate::numbered_id!($id, $crate::named_id!(@most $count $(, $most)?));
        $crate::serde_by_name!($id);
    };
    (@most $count:expr) => { $count };
    (@most $count:expr, $most:expr) => { $most };
}

/// Implements [`NamedId`] for an enum that has its members in `ALL`, in the order of their declaration; their names
/// come from `$names: fn(Self) -> &'static str`.
#[macro_export]
macro_rules! named_members {
    ($id:ident, kind $kind:literal, names $names:expr) => {
        impl $crate::NamedId for $id {
            const KIND: &'static str = $kind;

            fn count() -> usize {
                $id::ALL.len()
            }

            fn from_index(index: usize) -> Self {
                $id::ALL[index]
            }

            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                $names(self)
            }
        }

        $crate::numbered_id!($id, $id::ALL.len());
        $crate::serde_by_name!($id);
    };
}

/// Lets phrases speak of ids: each becomes a `$piece`, which has a kind and a number.
#[macro_export]
macro_rules! pieces_of_phrases {
    ($piece:ident: $($id:ty),+ $(,)?) => {
        $(impl From<$id> for $piece {
            fn from(id: $id) -> $piece {
                $piece { kind: <$id as $crate::NamedId>::KIND, id: $crate::NamedId::index(id) as u16 }
            }
        })+
    };
}
