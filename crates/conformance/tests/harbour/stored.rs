//! Stored games are read as they were written, and every damaged one is detected.
//!
//! The game is Nim, because a table of it can be opened by a record alone; the toy's faults are no options of its own.

use approdo_bots::Bot;
use approdo_conformance::stored::{Plan, Stored};
use approdo_nim::Nim;
use approdo_table::Module;
use serde_json::json;
use std::{fs, path::Path};

static NIM: Module = Module::of::<Nim>();

fn plan() -> Plan {
    Plan { name: "three", seed: 1, bots: vec![Bot::Random; 3], options: json!({ "piles": 5 }) }
}

fn problem(spoil: impl FnOnce(&mut Stored)) -> Option<String> {
    let mut stored = Stored::play(&NIM, &plan());
    spoil(&mut stored);
    stored.check(&NIM).err()
}

#[test]
fn a_stored_game_is_the_same_again() {
    assert_eq!(problem(|_| ()), None);
    assert_eq!(Stored::play(&NIM, &plan()), Stored::play(&NIM, &plan()));
}

#[test]
fn every_spoiled_hash_is_found() {
    let count = Stored::play(&NIM, &plan()).hashes.len();
    assert!(8 < count, "{count} positions");
    for version in 0..count {
        let found = problem(|stored| stored.hashes[version] ^= 1).expect("one hash is wrong");
        assert!(found.starts_with(&format!("position {version} was ")), "{found}");
    }
    assert!(
        problem(|stored| stored.hashes.truncate(count - 1)).is_some_and(|found| found.contains("do not fit"))
    );
}

#[test]
fn every_spoiled_byte_of_a_snapshot_is_found() {
    let count = Stored::play(&NIM, &plan()).snapshot.len();
    for byte in 0..count {
        let found = problem(|stored| stored.snapshot[byte] ^= 1);
        assert!(found.is_some(), "byte {byte} of {count}");
    }
    assert!(problem(|stored| stored.snapshot.truncate(count - 1)).is_some());
}

#[test]
fn a_record_that_does_not_hold_is_found() {
    let found = problem(|stored| stored.record.steps.swap(0, 1));
    assert!(found.is_some_and(|found| found.contains("fails: ")));
}

#[test]
fn what_is_there_is_never_written_again() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stored");
    fs::remove_dir_all(&folder).ok();
    let open = |may_write| Stored::open(&NIM, &folder, &plan(), may_write);
    assert!(open(false).is_err_and(|problem| problem.contains("three.json cannot be read")));
    assert!(!folder.exists(), "nothing is written unless that is wanted");
    assert_eq!(open(true), Ok(Stored::play(&NIM, &plan())));

    let hashes = folder.join("three.hashes");
    fs::write(&hashes, "0123456789abcdef\n").expect("the file can be written");
    assert_eq!(open(true).expect("all files are there").hashes, [0x0123_4567_89ab_cdef]);
    fs::remove_file(&hashes).expect("the file is there");
    assert!(open(true).is_err_and(|problem| problem.contains("three.hashes cannot be read")));
}
