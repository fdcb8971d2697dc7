//! Lists the message files, so that a new game only adds a file to `locales/`.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "this is how a build script talks with cargo"
)]

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::new();
    for (name, folder) in [("ENGLISH", "en"), ("ITALIAN", "it")] {
        let mut files = Vec::new();
        for entry in fs::read_dir(locales.join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                files.push(path);
            }
        }
        // The order of a directory listing varies; the binary should not depend on it.
        files.sort();
        writeln!(table, "pub(crate) static {name}: &[(&str, &str)] = &[")?;
        for path in &files {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).ok_or("a message file has no name")?;
            writeln!(table, "    ({stem:?}, include_str!({path:?})),", path = fs::canonicalize(path)?)?;
        }
        writeln!(table, "];")?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("messages.rs"), table)?;
    Ok(())
}
