//! Scans all sources for the tests that prove clauses, and for the clauses that refusals cite.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "this is how a build script talks with cargo"
)]

#[path = "src/lexer.rs"]
mod lexer;
#[path = "src/scan.rs"]
#[allow(dead_code, reason = "the tests use what the build script does not")]
mod scan;
#[path = "../rulebook/walk.rs"]
mod walk;

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::Path,
};
use walk::{files, listed};

/// The tests of these crates look clauses up or take them as examples; that proves nothing about a game.
const NOT_PROVING: [&str; 4] = ["cli", "phrases", "proofs", "rulebook"];

type Proofs = BTreeMap<String, BTreeSet<(String, String)>>;

fn main() -> Result<(), Box<dyn Error>> {
    let root = fs::canonicalize(Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../.."))?;
    let (crates, rules) = (root.join("crates"), root.join("rules"));
    println!("cargo::rerun-if-changed={}", crates.display());
    println!("cargo::rerun-if-changed={}", rules.display());

    let mut proofs = Proofs::new();
    let mut cited = BTreeSet::new();
    for package in listed(&crates)? {
        let name = package.file_name().and_then(|name| name.to_str()).ok_or("a crate has no name")?;
        if NOT_PROVING.contains(&name) {
            continue;
        }
        for file in files(&package.join("src"), "rs")? {
            let source = fs::read_to_string(&file)?;
            add_proofs(&mut proofs, &root, &file, scan::tests_in(&source))?;
            cited.extend(scan::citations_in(&source));
        }
        for file in files(&package.join("tests"), "rs")? {
            add_proofs(&mut proofs, &root, &file, scan::tests_in(&fs::read_to_string(&file)?))?;
        }
        for file in files(&package.join("tests"), "toml")? {
            let stem = file.file_stem().and_then(|stem| stem.to_str()).ok_or("a scenario has no name")?;
            match scan::scenarios_in(&fs::read_to_string(&file)?, stem) {
                Ok(scenarios) => add_proofs(&mut proofs, &root, &file, scenarios)?,
                // Some tests have malformed files on purpose.
                Err(_) => println!("cargo::warning={} is no TOML and proves nothing", file.display()),
            }
        }
    }
    for file in files(&rules, "toml")? {
        let is_of_a_book = file.parent().is_some_and(|folder| folder.join("rules.md").is_file());
        if is_of_a_book && file.file_name().is_some_and(|name| name != "untestable.toml") {
            let quoted = scan::quoted_in(&fs::read_to_string(&file)?);
            cited.extend(quoted.map_err(|error| format!("{}: {error}", file.display()))?);
        }
    }
    let mut table = String::new();
    write_proofs(&mut table, &proofs)?;
    writeln!(table, "pub(super) static CITED: &[&str] = &{:?};", Vec::from_iter(cited))?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("proofs.rs"), table)?;
    Ok(())
}

fn write_proofs(table: &mut String, proofs: &Proofs) -> Result<(), Box<dyn Error>> {
    writeln!(table, "pub(super) static PROOFS: &[(&str, &[Proof])] = &[")?;
    for (clause, proofs) in proofs {
        write!(table, "    ({clause:?}, &[")?;
        for (test, file) in proofs {
            write!(table, "Proof {{ test: {test:?}, file: {file:?} }}, ")?;
        }
        writeln!(table, "]),")?;
    }
    writeln!(table, "];")?;
    Ok(())
}

fn add_proofs(
    proofs: &mut Proofs,
    root: &Path,
    file: &Path,
    tests: Vec<scan::NamedTest>,
) -> Result<(), Box<dyn Error>> {
    let file = file.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
    for test in tests {
        for clause in test.clauses {
            proofs.entry(clause).or_default().insert((test.name.clone(), file.clone()));
        }
    }
    Ok(())
}
