//! JSON without duplicate names.

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
};
use std::{collections::HashSet, fmt};

/// Parses any JSON and keeps only the fact that no object has a name twice.
///
/// Our own types refuse duplicate fields; where the type is open (options, moves, replay files), the last one would
/// silently win.
#[derive(Debug)]
pub(super) struct Once;

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        json.deserialize_any(Names)
    }
}

/// Checks the names of an object.
struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = Once;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_str<E>(self, _: &str) -> Result<Once, E> {
        Ok(Once)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Once, A::Error> {
        while list.next_element::<Once>()?.is_some() {}
        Ok(Once)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Once, A::Error> {
        let mut names = HashSet::new();
        while let Some(name) = object.next_key::<String>()? {
            if !names.insert(name) {
                // The same message as the library's, without the name, which might be a secret.
                return Err(A::Error::custom("duplicate field"));
            }
            object.next_value::<Once>()?;
        }
        Ok(Once)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_comes_again_is_found_wherever_it_is() {
        for good in [
            "{}",
            "[1,-2,3.5,null,true,\"a\",18446744073709551615]",
            "{\"a\":{\"a\":[{\"a\":1},{\"a\":1}]},\"b\":{\"a\":2}}",
            "{\"a\":1,\"A\":2}",
        ] {
            assert!(serde_json::from_str::<Once>(good).is_ok(), "{good}");
        }
        for (bad, column) in [
            ("{\"a\":1,\"a\":1}", 10),
            ("[0,{\"b\":[{\"a\":1,\"c\":2,\"a\":3}]}]", 25),
            // Also with escapes.
            ("{\"a\":1,\"\\u0061\":2}", 15),
        ] {
            let error = serde_json::from_str::<Once>(bad).expect_err("a name comes again");
            assert_eq!((error.is_data(), error.line(), error.column()), (true, 1, column), "{bad}");
        }
    }
}
