//! Puts the built web page into the binary.
//!
//! `make run` builds the page into `web/dist`. Whoever has no Node still gets a server: then a page goes in that names
//! the command to run.

use std::{fs, path::Path};

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built = here.join("../../web/dist");
    // An empty folder can be watched: the page gets in as soon as somebody builds it. Sources that cannot be written
    // to are no reason to fail.
    let _ = fs::create_dir_all(&built);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", built.display());
    let placeholder = here.join("src/placeholder");
    memory_serve::load_directory(if built.join("index.html").is_file() { built } else { placeholder });
}
