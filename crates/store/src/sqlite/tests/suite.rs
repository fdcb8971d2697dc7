//! The suite of all stores, on a file and in memory: they must not differ.

use super::{Folder, SqliteStore, open};
use crate::Store;
use std::sync::Arc;

fn on_a_file() -> (Arc<dyn Store>, Folder) {
    let folder = Folder::new();
    (Arc::new(open(&folder.file("db"))), folder)
}

fn in_memory() -> (Arc<dyn Store>, ()) {
    (Arc::new(SqliteStore::in_memory().unwrap()), ())
}

mod of_files {
    crate::store_suite!(super::on_a_file);
}

mod of_memory {
    crate::store_suite!(super::in_memory);
}
