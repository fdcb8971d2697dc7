//! Stored games (backward compatibility): what an earlier build wrote must mean the same to this one.
//!
//! A stored game is three files of one name in `tests/stored` of a crate: `.json` is the [`Record`], as `approdo
//! verify` reads it; `.hashes` has the state hash at every version, from the setup on; `.snapshot` is one position on
//! its own, as a server keeps it. Playthroughs may be regenerated when a game is meant to play differently; these files
//! never are. Games under other rules are stored as further files.

use crate::playthrough::is_update;
use approdo_bots::Bot;
use approdo_contract::Pending;
use approdo_table::{Module, Record, Seed, Table};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Plan of a stored game, to create it if it does not exist.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of its files.
    pub name: &'static str,
    /// Seed of the luck and of the bots.
    pub seed: u32,
    /// Who plays, seat by seat.
    pub bots: Vec<Bot>,
    /// What is agreed, as a record says it.
    pub options: Value,
}

/// A stored game.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The setup and every step.
    pub record: Record,
    /// The state hash before the first step and after each.
    pub hashes: Vec<u64>,
    /// A snapshot on the way.
    pub snapshot: Vec<u8>,
}

/// The stored games of a crate are read as they were written. With `UPDATE=1` in the environment, planned games without
/// files are created first; existing files are never rewritten.
///
/// # Panics
/// If a game goes another way, a file cannot be read, or a file belongs to no plan and so would never be read.
pub fn check_all(module: &Module, crate_folder: &str, plans: &[Plan]) {
    let folder = Path::new(crate_folder).join("tests/stored");
    let problem = |plan: &Plan| {
        let stored = Stored::open(module, &folder, plan, is_update());
        stored
            .and_then(|stored| stored.check(module))
            .err()
            .map(|problem| format!("{}: {problem}", plan.name))
    };
    let mut problems: Vec<String> = plans.iter().filter_map(problem).collect();
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if !plans.iter().any(|plan| files(&folder, plan.name).contains(&path)) {
            problems.push(format!("{} belongs to no plan", path.display()));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// The files of a stored game: record, hashes, snapshot.
fn files(folder: &Path, name: &str) -> [PathBuf; 3] {
    ["json", "hashes", "snapshot"].map(|extension| folder.join(format!("{name}.{extension}")))
}

impl Stored {
    /// Reads the game of a plan; if none of its files exists and the caller may write, plays and writes it first.
    pub fn open(module: &Module, folder: &Path, plan: &Plan, may_write: bool) -> Result<Stored, String> {
        if may_write && !files(folder, plan.name).iter().any(|file| file.exists()) {
            Stored::play(module, plan).write(folder, plan.name);
        }
        Stored::read(folder, plan.name)
    }

    /// Plays the game of a plan to its end.
    ///
    /// # Panics
    /// If the game refuses the options or a bot makes no legal move.
    pub fn play(module: &Module, plan: &Plan) -> Stored {
        let seed = Seed::from_number(plan.seed.into());
        let table = (module.open)(&plan.options, plan.bots.len() as u8, seed);
        let mut table = table.expect("the options are allowed");
        let mut snapshots = Vec::new();
        while let Pending::Decision { seats, .. } = table.pending() {
            snapshots.push((table.version(), table.snapshot()));
            let seat = seats.first().expect("somebody is asked");
            let whims = u64::from(plan.seed) << 32 | u64::from(table.version());
            let mv = table.bot_move(seat, plan.bots[seat.index()], whims).expect("the seat is asked");
            table.act(seat, &mv).expect("a bot makes a legal move");
        }
        let half = table.version() / 2;
        // The longest has most of the game under way: frames, cards, offers.
        let early = snapshots.into_iter().filter(|(version, _)| *version <= half);
        let (_, snapshot) = early.max_by_key(|(_, bytes)| bytes.len()).expect("somebody was asked");
        let hash = |version| table.state_hash_at(version).expect("the table knows all of its game");
        Stored { record: table.record(), hashes: (0..=table.version()).map(hash).collect(), snapshot }
    }

    /// Reads the files of a stored game.
    pub fn read(folder: &Path, name: &str) -> Result<Stored, String> {
        let files = files(folder, name);
        let missing = |file: &Path, error| format!("{} cannot be read: {error}", file.display());
        let text = |file: &Path| fs::read_to_string(file).map_err(|error| missing(file, error));
        let [record, hashes, snapshot] = &files;
        let number =
            |line: &str| u64::from_str_radix(line, 16).map_err(|error| format!("hash {line}: {error}"));
        Ok(Stored {
            record: Record::parse(&text(record)?).map_err(|error| error.to_string())?,
            hashes: text(hashes)?.lines().map(number).collect::<Result<_, _>>()?,
            snapshot: fs::read(snapshot).map_err(|error| missing(snapshot, error))?,
        })
    }

    /// Writes the files of a stored game.
    ///
    /// # Panics
    /// If they cannot be written.
    pub fn write(&self, folder: &Path, name: &str) {
        let hashes: String = self.hashes.iter().map(|hash| format!("{hash:016x}\n")).collect();
        let contents = [self.record.to_json().into_bytes(), hashes.into_bytes(), self.snapshot.clone()];
        fs::create_dir_all(folder).expect("the folder can be made");
        for (file, content) in files(folder, name).iter().zip(contents) {
            fs::write(file, content).expect("the file can be written");
        }
    }

    /// The record verifies, and every state hash is the stored one, both from the first step and from the snapshot;
    /// otherwise what differs.
    pub fn check(&self, module: &Module) -> Result<(), String> {
        // Rules of another version are no failure: the hashes say whether these games are still the same.
        if let Some(failed) = (module.verify)(&self.record).failure() {
            return Err(format!("{} fails: {}", failed.name, failed.finding));
        }
        let table = (module.start)(&self.record).map_err(|error| error.to_string())?;
        self.follow(table)?;
        let table = (module.resume)(&self.record, &self.snapshot).map_err(|error| error.to_string())?;
        match table.version() {
            0 => Err("the snapshot is of the setup".to_owned()),
            version => {
                self.follow(table).map_err(|problem| format!("from the snapshot of {version}: {problem}"))
            }
        }
    }

    /// Takes the steps that the table has not taken yet, and compares every position.
    fn follow(&self, mut table: Box<dyn Table>) -> Result<(), String> {
        let (steps, first) = (&self.record.steps, table.version() as usize);
        if self.hashes.len() != steps.len() + 1 || steps.len() <= first {
            let (hashes, steps) = (self.hashes.len(), steps.len());
            return Err(format!("{hashes} hashes and a start at {first} do not fit {steps} steps"));
        }
        for (version, hash) in self.hashes.iter().enumerate().skip(first) {
            if first < version {
                let step = &steps[version - 1];
                table.follow(step).map_err(|error| format!("step {version}, {step}: {error}"))?;
            }
            let now = table.state_hash();
            if now != *hash {
                return Err(format!("position {version} was {hash:016x} and is now {now:016x}"));
            }
        }
        Ok(())
    }
}
