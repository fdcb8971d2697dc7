use crate::StoreError;
use rusqlite::{Connection, ErrorCode};
use std::path::Path;

mod embedded {
    refinery::embed_migrations!("migrations");
}

/// SQLite `application_id` of our databases ("Appd"), by which a foreign file is recognised.
const APPLICATION_ID: i32 = 0x4170_7064;

/// Result of inspecting a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Empty: no database yet.
    Empty,
    /// A database of ours, migrated up to this schema.
    Ours { schema: u32 },
}

/// Inspects a file, and refuses a foreign or newer one; read-only.
pub(super) fn inspect(connection: &Connection, path: &Path) -> Result<Found, StoreError> {
    let foreign = |problem: &str| StoreError::Foreign { path: path.to_owned(), problem: problem.to_owned() };
    let objects = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, u32>(0));
    let objects = objects.map_err(|error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => foreign("it is not an SQLite file"),
        _ => StoreError::from(error),
    })?;
    let application_id: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if application_id == 0 && objects == 0 {
        return Ok(Found::Empty);
    }
    if application_id != APPLICATION_ID {
        return Err(foreign("it is an SQLite file of another program"));
    }
    if !connection.table_exists(None, "refinery_schema_history")? {
        // Its creation was interrupted before the first table.
        return if objects == 0 { Ok(Found::Empty) } else { Err(foreign("it has no history of its schema")) };
    }
    let schema = compare_history(connection, path)?;
    Ok(Found::Ours { schema })
}

/// Migrates a file that passed [`inspect`] to the newest schema.
pub(super) fn migrate(connection: &mut Connection, found: &Found) -> Result<(), StoreError> {
    let runner = embedded::migrations::runner();
    match found {
        Found::Empty => connection.pragma_update(None, "application_id", APPLICATION_ID)?,
        // A database that is up to date is not written to.
        Found::Ours { schema } if *schema == newest() => return Ok(()),
        Found::Ours { .. } => (),
    }
    match runner.set_grouped(true).run(connection) {
        Ok(_) => Ok(()),
        Err(error) => Err(StoreError::Unavailable(format!("the schema could not be written: {error}"))),
    }
}

/// The newest schema that this version knows.
pub(super) fn newest() -> u32 {
    embedded::migrations::runner().get_migrations().iter().map(version).max().unwrap_or(0)
}

/// The migrations recorded in a file must be those known here, as far as both go.
fn compare_history(connection: &Connection, path: &Path) -> Result<u32, StoreError> {
    let runner = embedded::migrations::runner();
    let mut history =
        connection.prepare("SELECT version, checksum FROM refinery_schema_history ORDER BY version")?;
    let applied = history.query_map([], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, String>(1)?)))?;
    let applied = applied.collect::<Result<Vec<_>, _>>()?;
    let found = applied.last().map_or(0, |(version, _)| *version);
    if found > newest() {
        return Err(StoreError::Newer { path: path.to_owned(), found, known: newest() });
    }
    for (applied_version, checksum) in applied {
        let known = runner.get_migrations().iter().find(|known| version(known) == applied_version);
        if known.is_none_or(|known| known.checksum().to_string() != checksum) {
            let problem = format!("its schema {applied_version} is not the one that this version knows");
            return Err(StoreError::Foreign { path: path.to_owned(), problem });
        }
    }
    Ok(found)
}

fn version(migration: &refinery::Migration) -> u32 {
    u32::try_from(migration.version()).expect("migrations are numbered from 1")
}
