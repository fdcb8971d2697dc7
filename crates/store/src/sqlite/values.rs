use crate::{Moment, SeatKind, SecretSeed, Status, TableId, TokenHash};
use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};

/// SQL conversion of a newtype, as the plain value inside it.
macro_rules! stored_as_its_content {
    ($($name:ident),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }
        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                FromSql::column_result(value).map($name)
            }
        }
    )*};
}

stored_as_its_content!(TableId, Moment, TokenHash, SecretSeed);

/// SQL conversion of an enum, as one word for each value.
macro_rules! stored_as_a_word {
    ($name:ident { $($value:ident = $word:literal),* }) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                match self {
                    $($name::$value => $word.to_sql(),)*
                }
            }
        }
        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok($name::$value),)*
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    };
}

stored_as_a_word!(Status { Open = "open", Running = "running", Over = "over" });
stored_as_a_word!(SeatKind { Open = "open", Person = "person", Bot = "bot" });

/// A state hash is a `u64`, and SQLite's integers are signed: the bits are kept.
pub(super) fn hash_to_stored(hash: u64) -> i64 {
    hash.cast_signed()
}

/// The state hash with the stored bits.
pub(super) fn hash_from_stored(stored: i64) -> u64 {
    stored.cast_unsigned()
}
