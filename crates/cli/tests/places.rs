//! Files that are not what they should be, and links.

use crate::serve::{Server, bad, folder, good};
use std::{fs, fs::File, path::PathBuf};

/// Must be refused in both languages.
#[track_caller]
fn refused(folder: &PathBuf, arguments: &[&str], english: &str, italian: &str) {
    bad(folder, &[arguments, &["--lang", "en"]].concat(), &[english]);
    bad(folder, &[arguments, &["--lang", "it"]].concat(), &[italian]);
}

/// A folder with a database of one table and its backup.
fn with_a_table(name: &str) -> PathBuf {
    let folder = folder(name);
    let server = Server::start(&folder);
    server.create_table();
    server.stop();
    good(&folder, &["backup", "copy.db"]);
    folder
}

#[test]
fn a_damaged_backup_is_called_so_and_replaces_nothing() {
    let folder = with_a_table("damaged");
    let whole = fs::read(folder.join("copy.db")).expect("the backup");
    let mut scribbled = whole.clone();
    let middle = whole.len() / 8192 * 4096;
    scribbled[middle..middle + 4096].fill(0xa5);
    // SQLite reports in detail what it finds in place of a schema.
    let mut unreadable = whole.clone();
    let places = whole.windows(12).enumerate().filter(|(_, bytes)| bytes == b"CREATE TABLE");
    places.for_each(|(place, _)| unreadable[place..place + 6].fill(0xee));
    let before = fs::read(folder.join("approdo.db")).expect("the database");
    for bytes in [&scribbled, &unreadable, &whole[..whole.len() / 2].to_vec()] {
        fs::write(folder.join("bad.db"), bytes).expect("written");
        refused(
            &folder,
            &["restore", "bad.db"],
            "approdo: the backup `bad.db` is damaged: nothing was replaced; restore another one\n",
            "approdo: la copia `bad.db` è danneggiata: non è stato sostituito nulla; ripristinane un’altra\n",
        );
        assert_eq!(fs::read(folder.join("approdo.db")).expect("the database"), before);
    }
    // For the database itself the message says what helps.
    refused(
        &folder,
        &["backup", "new.db", "--db", "bad.db"],
        "approdo: the database `bad.db` is damaged: stop the server and restore the last backup\n",
        "approdo: la base di dati `bad.db` è danneggiata: ferma il server e ripristina l’ultima copia\n",
    );
}

#[test]
fn no_empty_database_is_made_where_one_can_be_had_back() {
    let folder = with_a_table("left");
    fs::rename(folder.join("approdo.db"), folder.join("approdo.db.replaced-1")).expect("renamed");
    refused(
        &folder,
        &["serve"],
        "there is no `approdo.db`, but `approdo.db.replaced-1` is there",
        "`approdo.db` non c’è, ma c’è `approdo.db.replaced-1`",
    );
    assert!(!folder.join("approdo.db").exists());
    let said = good(&folder, &["restore", "approdo.db.replaced-1"]);
    assert!(said.starts_with("`approdo.db` holds 1 table"), "{said}");
    Server::start(&folder).stop();
}

#[cfg(unix)]
#[test]
fn a_database_is_the_same_by_every_name() {
    let folder = with_a_table("linked");
    std::os::unix::fs::symlink("approdo.db", folder.join("link.db")).expect("a link");
    let server = Server::start(&folder);
    for arguments in [&["serve", "--db", "link.db"][..], &["restore", "copy.db", "--db", "link.db"]] {
        refused(&folder, arguments, "`approdo.db` is in use", "`approdo.db` è in uso");
    }
    server.create_table();
    assert!(good(&folder, &["backup", "both.db", "--db", "link.db"]).contains("2 tables"));
    server.stop();
    good(&folder, &["restore", "copy.db", "--db", "link.db"]);
    assert!(folder.join("link.db").is_symlink() && folder.join("approdo.db.replaced-1").exists());
    assert!(good(&folder, &["backup", "one.db"]).contains("1 table "));
    fs::hard_link(folder.join("approdo.db"), folder.join("second.db")).expect("a second name");
    refused(
        &folder,
        &["serve", "--db", "second.db"],
        "`second.db` has another name as well",
        "`second.db` ha anche un altro nome",
    );
}

#[cfg(unix)]
#[test]
fn what_might_never_end_is_not_read() {
    let folder = with_a_table("endless");
    let pipe = std::process::Command::new("mkfifo").arg(folder.join("pipe")).status().expect("`mkfifo`");
    assert!(pipe.success());
    File::create(folder.join("long")).and_then(|file| file.set_len((64 << 20) + 1)).expect("a long file");
    for file in ["pipe", "/dev/zero", "long"] {
        let [english, italian] = match file {
            "long" => ["is longer than 64 MiB", "supera i 64 MiB"],
            _ => ["it is a device or a pipe", "è un dispositivo o una pipe"],
        };
        for command in [&["verify"][..], &["replay"], &["position"], &["play", "--resume"]] {
            refused(&folder, &[command, &[file]].concat(), english, italian);
        }
        bad(&folder, &["scenario", file], &[file, english]);
    }
    for file in ["pipe", "/dev/zero"] {
        for arguments in [
            &["restore", file][..],
            &["restore", "copy.db", "--db", file],
            &["backup", "new.db", "--db", file],
            &["serve", "--db", file],
        ] {
            refused(
                &folder,
                arguments,
                "it is a device or a pipe; name a file",
                "è un dispositivo o una pipe",
            );
        }
    }
    fs::create_dir_all(folder.join("data/armada")).expect("a folder");
    fs::rename(folder.join("pipe"), folder.join("data/armada/map.toml")).expect("moved");
    bad(&folder, &["games", "--data", "data"], &["map.toml", "it is a device or a pipe"]);
}
