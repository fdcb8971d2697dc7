//! Compiles the rulebooks in.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "this is how a build script talks with cargo"
)]

mod walk;

use std::{env, error::Error, fmt::Write as _, fs, path::Path};
use walk::{files, listed};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = fs::canonicalize(Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../rules"))?;
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut table = String::from("pub(super) static BOOKS: &[Embedded] = &[\n");
    for folder in listed(&rules)? {
        if folder.join("rules.md").is_file() {
            write_book(&mut table, &folder)?;
        }
    }
    table.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("rulebook.rs"), table)?;
    Ok(())
}

fn write_book(table: &mut String, folder: &Path) -> Result<(), Box<dyn Error>> {
    let game = folder.file_name().and_then(|name| name.to_str()).ok_or("a rulebook has no name")?;
    let untestable = folder.join("untestable.toml");
    writeln!(table, "    Embedded {{")?;
    writeln!(table, "        game: {game:?},")?;
    writeln!(table, "        english: include_str!({:?}),", folder.join("rules.md"))?;
    writeln!(table, "        italian: include_str!({:?}),", folder.join("rules.it.md"))?;
    if untestable.is_file() {
        writeln!(table, "        untestable: include_str!({untestable:?}),")?;
    } else {
        writeln!(table, "        untestable: \"\",")?;
    }
    writeln!(table, "        data: &[")?;
    for file in files(folder, "toml")?.iter().filter(|file| **file != untestable) {
        let name = file.strip_prefix(folder)?.to_string_lossy();
        writeln!(table, "            ({name:?}, include_str!({file:?})),")?;
    }
    writeln!(table, "        ],")?;
    writeln!(table, "    }},")?;
    Ok(())
}
