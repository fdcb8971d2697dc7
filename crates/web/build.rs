//! Embeds the built web page in the binary.
//!
//! `make run` builds the page into `web/dist`. Without Node the server is built with a page that names the command to
//! run.

use std::{fs, path::Path};

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built = here.join("../../web/dist");
    // The folder is created so that it can be watched: a page that is built later gets embedded. Read-only sources are
    // no error.
    let _ = fs::create_dir_all(&built);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", built.display());
    let placeholder = here.join("src/placeholder");
    memory_serve::load_directory(if built.join("index.html").is_file() { built } else { placeholder });
}
