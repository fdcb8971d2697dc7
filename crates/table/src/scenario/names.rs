//! Which names a game knows, asked of its types: what stands nowhere in a position now may still be a name.

use approdo_data::in_words;
use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
        VariantAccess, Visitor,
    },
};
use serde_json::{Error, Value};
use std::cell::RefCell;

/// Why something cannot stand at a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A name of the path does not exist.
    Name {
        /// How many names before it do.
        depth: usize,
        /// The names that exist there, where the type lists them.
        among: Vec<&'static str>,
    },
    /// The names exist, but the value can never be there.
    Value {
        /// Why not, as a sentence.
        problem: String,
    },
}

/// Whether a value of type `T` can have an entry at `path`, and `leaf` there.
pub(crate) fn ask<'de, T: Deserialize<'de>>(path: &[String], leaf: Option<&Value>) -> Result<(), Unknown> {
    let answer = RefCell::new(Ok(()));
    // Whatever is read ends with an error, for a single path is never a whole value; the answer was noted on the way.
    let _ = T::deserialize(Probe { rest: path, depth: 0, leaf, answer: &answer });
    answer.into_inner()
}

/// Follows a path through a type: it hands out the next name of the path wherever names are asked for.
#[derive(Clone, Copy)]
struct Probe<'a> {
    rest: &'a [String],
    depth: usize,
    leaf: Option<&'a Value>,
    answer: &'a RefCell<Result<(), Unknown>>,
}

impl Probe<'_> {
    fn next(self) -> Self {
        Probe { rest: &self.rest[1..], depth: self.depth + 1, ..self }
    }

    /// Notes that the next name does not exist, unless the type takes it after all.
    fn doubt(self, among: &[&'static str]) {
        *self.answer.borrow_mut() = Err(Unknown::Name { depth: self.depth, among: among.to_vec() });
    }

    fn refuse<T>(self, among: &[&'static str]) -> Result<T, Error> {
        self.doubt(among);
        Err(Error::custom("there is no such name"))
    }

    /// Notes that the rest of the path cannot be asked about.
    fn trust<T>(self) -> Result<T, Error> {
        *self.answer.borrow_mut() = Ok(());
        Err(Error::custom("the rest is taken on trust"))
    }

    /// The end of the path: the type is asked for the value, if there is one.
    fn finish<T>(self, read: impl FnOnce(Value) -> Result<T, Error>) -> Result<T, Error> {
        let Some(leaf) = self.leaf else { return self.trust() };
        let read = read(leaf.clone());
        *self.answer.borrow_mut() = match &read {
            Ok(_) => Ok(()),
            Err(error) => Err(Unknown::Value { problem: in_words(&error.to_string()) }),
        };
        read
    }

    /// Lets the type read what the path leads to next. A type may take a word and refuse it only then.
    fn read<'de, S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        let read = seed.deserialize(self);
        if let Err(error) = &read
            && self.rest.is_empty()
            && self.leaf.is_some()
            && self.answer.borrow().is_ok()
        {
            *self.answer.borrow_mut() = Err(Unknown::Value { problem: in_words(&error.to_string()) });
        }
        read
    }

    /// An entry with one of these names.
    fn field<'de, V: Visitor<'de>>(self, names: &[&'static str], visitor: V) -> Result<V::Value, Error> {
        if names.contains(&self.rest[0].as_str()) { self.entry(visitor) } else { self.refuse(names) }
    }

    /// An entry whose name the type judges by itself.
    fn entry<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.doubt(&[]);
        visitor.visit_map(Single { probe: Some(self), key: true })
    }

    /// An entry of a list, whatever its number: all are of the same kind.
    fn item<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.rest[0].parse::<usize>().is_err() {
            return self.refuse(&[]);
        }
        visitor.visit_seq(Single { probe: Some(self), key: false })
    }
}

/// Deserialises what is neither a table nor a list: no name stands below it.
macro_rules! scalars {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            if self.rest.is_empty() { self.finish(|leaf| leaf.$method(visitor)) } else { self.refuse(&[]) }
        })*
    };
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Error;

    scalars! {
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8
        deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64 deserialize_char
        deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf deserialize_unit
        deserialize_identifier
    }

    /// A type that takes anything knows any name.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.rest.is_empty() { self.finish(|leaf| leaf.deserialize_any(visitor)) } else { self.trust() }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.rest.is_empty() {
            self.finish(|leaf| leaf.deserialize_seq(visitor))
        } else {
            self.item(visitor)
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Error> {
        if self.rest.is_empty() {
            self.finish(|leaf| leaf.deserialize_tuple(length, visitor))
        } else if (&visitor as &dyn Expected).to_string().starts_with("an array") {
            self.item(visitor)
        } else {
            // The entries may be of different kinds, and only the first could be asked.
            self.trust()
        }
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.rest.is_empty() {
            self.finish(|leaf| leaf.deserialize_map(visitor))
        } else {
            self.entry(visitor)
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.rest.is_empty() {
            self.finish(|leaf| leaf.deserialize_struct(name, fields, visitor))
        } else {
            self.field(fields, visitor)
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.rest.is_empty() {
            self.finish(|leaf| leaf.deserialize_enum(name, variants, visitor))
        } else if variants.contains(&self.rest[0].as_str()) {
            visitor.visit_enum(self)
        } else {
            self.refuse(variants)
        }
    }
}

impl<'de> EnumAccess<'de> for Probe<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let variant = seed.deserialize(self.rest[0].clone().into_deserializer())?;
        Ok((variant, self.next()))
    }
}

impl<'de> VariantAccess<'de> for Probe<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Deserialize::deserialize(self)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        self.read(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_struct("", fields, visitor)
    }
}

/// A table or a list with the one entry that the path names.
struct Single<'a> {
    probe: Option<Probe<'a>>,
    /// Whether the name is still to be handed out before the entry.
    key: bool,
}

impl<'de> MapAccess<'de> for Single<'_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(probe) = self.probe.filter(|_| self.key) else { return Ok(None) };
        self.key = false;
        seed.deserialize(probe.rest[0].clone().into_deserializer()).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let probe = self.probe.take().ok_or_else(|| Error::custom("there is one entry only"))?;
        probe.next().read(seed)
    }
}

impl<'de> SeqAccess<'de> for Single<'_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        self.probe.take().map(|probe| probe.next().read(seed)).transpose()
    }
}
