//! Snapshots, for games whose steps can no longer be replayed because the rules have changed.

use crate::{Live, OpenError, Record, Table, replay};
use approdo_contract::{Appraise, Game};

/// The version and the position in compact form. A cache for the program that wrote it, never a public format.
pub(crate) fn write<G: Game + Appraise>(table: &Live<G>) -> Vec<u8> {
    postcard::to_stdvec(&(table.version(), &table.game)).expect("the state of a game is plain data")
}

/// Resumes a game from a snapshot. The setup is that of the record, whose steps are ignored; the history before the
/// position is unknown to the table.
pub(crate) fn resume<G: Game>(record: &Record, bytes: &[u8]) -> Result<Live<G>, OpenError> {
    let refused = |problem: String| OpenError::Snapshot { problem };
    let (base, game): (u32, G) =
        postcard::from_bytes(bytes).map_err(|error| refused(format!("it cannot be read ({error})")))?;
    game.audit().map_err(|law| refused(format!("it breaks a law of the game ({law})")))?;
    let mut table = replay::start::<G>(record)?;
    table.base = base;
    table.start = game.clone();
    table.game = game;
    Ok(table)
}
