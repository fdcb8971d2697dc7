//! Deserializes plain data into the types of a game.
//!
//! `toml::Value` is a deserializer too, but a consuming one whose code is instantiated anew for every type: that was a
//! third of the machine code of a game.

use crate::in_words;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use std::fmt;
use toml::Value;

/// The value as a `T`, or what is wrong with it, in a sentence.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(Plain(value)).map_err(|misfit| misfit.in_words())
}

/// What is wrong with a value, and the keys that lead to it, the innermost first.
#[derive(Debug)]
struct Misfit {
    problem: String,
    keys: Vec<String>,
}

impl Misfit {
    #[cold]
    fn below(mut self, key: &str) -> Self {
        self.keys.push(key.to_owned());
        self
    }

    #[cold]
    fn in_words(&self) -> String {
        in_words(&self.to_string())
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<&str> = self.keys.iter().rev().map(String::as_str).collect();
        if keys.is_empty() {
            f.write_str(&self.problem)
        } else {
            write!(f, "{} in `{}`", self.problem, keys.join("."))
        }
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(problem: T) -> Self {
        Misfit { problem: problem.to_string(), keys: Vec::new() }
    }
}

#[derive(Clone, Copy)]
struct Plain<'a>(&'a Value);

impl Plain<'_> {
    #[cold]
    fn unlike(self, expected: &dyn Expected) -> Misfit {
        let found = match self.0 {
            Value::Boolean(value) => Unexpected::Bool(*value),
            Value::Integer(value) => Unexpected::Signed(*value),
            Value::Float(value) => Unexpected::Float(*value),
            Value::String(value) => Unexpected::Str(value),
            Value::Datetime(_) => Unexpected::Other("a date"),
            Value::Array(_) => Unexpected::Seq,
            Value::Table(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, expected)
    }
}

/// Reads a value of one kind; any other kind is an error.
macro_rules! of_one_kind {
    ($kind:ident, $visit:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
            match self.0 {
                Value::$kind(value) => visitor.$visit(value.to_owned()),
                _ => Err(self.unlike(&visitor)),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Plain<'_> {
    type Error = Misfit;

    of_one_kind!(Boolean, visit_bool: deserialize_bool);
    of_one_kind!(Integer, visit_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    of_one_kind!(String, visit_string: deserialize_char deserialize_str deserialize_string deserialize_identifier);

    serde::forward_to_deserialize_any! { f32 f64 bytes byte_buf unit unit_struct }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Boolean(value) => visitor.visit_bool(*value),
            Value::Integer(value) => visitor.visit_i64(*value),
            Value::Float(value) => visitor.visit_f64(*value),
            Value::String(value) => visitor.visit_str(value),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Table(_) => self.deserialize_map(visitor),
            Value::Datetime(_) => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Array(list) = self.0 else { return Err(self.unlike(&visitor)) };
        let mut items = Items(list.iter());
        let read = visitor.visit_seq(&mut items)?;
        match items.0.len() {
            0 => Ok(read),
            _ => Err(de::Error::invalid_length(list.len(), &"fewer elements in array")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Table(table) = self.0 else { return Err(self.unlike(&visitor)) };
        visitor.visit_map(Entries { rest: table.iter(), last: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Table(table) if table.len() == 1 => {
                let (name, value) = table.iter().next().expect("there is one entry");
                visitor.visit_enum(Kind { name, value: Plain(value) })
            }
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_unit()
    }
}

/// The entries of a list.
struct Items<'a>(std::slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for &mut Items<'_> {
    type Error = Misfit;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        self.0.next().map(|value| seed.deserialize(Plain(value))).transpose()
    }
}

/// The entries of a table, and the one whose key was read last.
struct Entries<'a> {
    rest: toml::map::Iter<'a, String, Value>,
    last: Option<(&'a str, &'a Value)>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Misfit;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        self.last = self.rest.next().map(|(key, value)| (key.as_str(), value));
        self.last.map(|(key, _)| seed.deserialize(key.into_deserializer())).transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Misfit> {
        let (key, value) = self.last.expect("a key is read before its value");
        seed.deserialize(Plain(value)).map_err(|misfit| misfit.below(key))
    }
}

/// An enum variant with content.
struct Kind<'a> {
    name: &'a str,
    value: Plain<'a>,
}

impl<'de, 'a> EnumAccess<'de> for Kind<'a> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Misfit> {
        let read: Result<S::Value, Misfit> = seed.deserialize(self.name.into_deserializer());
        Ok((read?, self))
    }
}

impl<'de> VariantAccess<'de> for Kind<'_> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        Err(self.value.unlike(&"nothing after the name").below(self.name))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Misfit> {
        seed.deserialize(self.value).map_err(|misfit| misfit.below(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.value.deserialize_seq(visitor).map_err(|misfit| misfit.below(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.value.deserialize_map(visitor).map_err(|misfit| misfit.below(self.name))
    }
}
