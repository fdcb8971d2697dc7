//! `serve`, `backup` and `restore`, run as an operator would.

use serde_json::{Value, json};
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, ChildStdout, Command, Output, Stdio},
};

/// A temporary folder for each test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder
}

fn approdo(folder: &PathBuf, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_approdo"));
    command.current_dir(folder).args(arguments).output().expect("the program starts")
}

#[track_caller]
pub(crate) fn good(folder: &PathBuf, arguments: &[&str]) -> String {
    let output = approdo(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
pub(crate) fn bad(folder: &PathBuf, arguments: &[&str], words: &[&str]) {
    let output = approdo(folder, arguments);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    for word in words {
        assert!(errors.contains(word), "{arguments:?} should speak of {word}: {errors}");
    }
}

/// A server in a process of its own.
pub(crate) struct Server {
    process: Child,
    output: BufReader<ChildStdout>,
    address: String,
}

impl Server {
    pub(crate) fn start(folder: &PathBuf) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_approdo"));
        command.current_dir(folder).args(["serve", "--addr", "127.0.0.1:0"]).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the program starts");
        let mut output = BufReader::new(process.stdout.take().expect("it is piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_owned();
        Server { process, output, address }
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let body = body.to_string();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}",
            self.address
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("read");
        let (_, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    pub(crate) fn create_table(&self) -> String {
        let plan =
            json!({ "game": "armada", "public": true, "seats": [{ "kind": "mine" }, { "kind": "open" }] });
        let created = self.request("POST", "/api/tables", &plan);
        created["table"].as_str().unwrap_or_else(|| panic!("no table: {created}")).to_owned()
    }

    /// Sends SIGTERM, and returns the end of its output.
    pub(crate) fn stop(mut self) -> String {
        let id = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().expect("there is `kill`");
        assert!(asked.success());
        let status = self.process.wait().expect("it ends");
        assert!(status.success(), "{status}");
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("text");
        rest
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Only after a failed test is it still running.
        let _ = self.process.kill();
    }
}

#[test]
fn tables_survive_a_backup_a_restart_and_a_restore() {
    let folder = folder("life");
    let server = Server::start(&folder);
    let kept = server.create_table();
    // While the server uses it.
    assert!(good(&folder, &["backup", "copy.db"]).starts_with("`copy.db` holds 1 table with "));
    let lost = server.create_table();
    bad(&folder, &["backup", "copy.db"], &["copy.db", "not overwritten"]);
    bad(&folder, &["restore", "copy.db"], &["approdo.db", "in use"]);
    bad(&folder, &["serve", "--addr", "127.0.0.1:0"], &["approdo.db", "in use"]);
    assert!(server.stop().contains("Everything is stored"));

    let server = Server::start(&folder);
    for table in [&kept, &lost] {
        let state = server.request("GET", &format!("/api/tables/{table}"), &json!({}));
        assert_eq!(&state["summary"]["id"], table.as_str(), "{state}");
    }
    server.stop();

    let said = good(&folder, &["restore", "copy.db"]);
    assert!(said.contains("`approdo.db` holds 1 table") && said.contains("replaced-1"), "{said}");
    let server = Server::start(&folder);
    let state = server.request("GET", &format!("/api/tables/{kept}"), &json!({}));
    assert_eq!(state["summary"]["id"], kept);
    let state = server.request("GET", &format!("/api/tables/{lost}"), &json!({}));
    assert_eq!(state["error"]["code"], "unknown-table");
    server.stop();
}

#[test]
fn what_is_no_database_is_left_alone() {
    let folder = folder("foreign");
    fs::write(folder.join("letter.txt"), "Dear Ada, this is not a database, it only looks like a file.")
        .expect("written");
    bad(&folder, &["serve", "--db", "letter.txt"], &["letter.txt"]);
    bad(&folder, &["backup", "copy.db", "--db", "letter.txt"], &["letter.txt"]);
    bad(&folder, &["backup", "copy.db", "--db", "nowhere.db"], &["nowhere.db"]);
    bad(&folder, &["restore", "letter.txt"], &["letter.txt"]);
    bad(&folder, &["restore", "nowhere.db"], &["nowhere.db"]);
    assert!(!folder.join("copy.db").exists() && !folder.join("nowhere.db").exists());
}

#[test]
fn what_stands_in_the_place_of_a_file_is_named_with_what_to_do() {
    let folder = folder("places");
    let server = Server::start(&folder);
    good(&folder, &["backup", "copy.db"]);
    server.stop();
    fs::create_dir(folder.join("shelf")).expect("a folder");
    for (arguments, english, italian) in [
        (
            &["restore", "shelf"][..],
            "`shelf` cannot be used: it is a folder; name a file",
            "`shelf` non si può usare: è una cartella; indica un file",
        ),
        (&["restore", "copy.db", "--db", "shelf"], "it is a folder", "è una cartella"),
        (&["backup", "new.db", "--db", "shelf"], "it is a folder", "è una cartella"),
        (&["serve", "--db", "shelf"], "it is a folder", "è una cartella"),
        (&["backup", "shelf"], "`shelf` is there already", "`shelf` c’è già"),
        (
            &["backup", "nowhere/new.db"],
            "no folder `nowhere`: make it",
            "non c’è la cartella `nowhere`: creala",
        ),
        (&["serve", "--db", "nowhere/new.db"], "no folder `nowhere`", "la cartella `nowhere`"),
        (&["restore", "copy.db", "--db", "nowhere/x.db"], "no folder `nowhere`", "la cartella `nowhere`"),
        (&["serve", "--db", "copy.db/x.db"], "a part of its path is no folder", "non è una cartella"),
    ] {
        bad(&folder, &[arguments, &["--lang", "en"]].concat(), &[english]);
        bad(&folder, &[arguments, &["--lang", "it"]].concat(), &[italian]);
    }
    assert!(folder.join("shelf").is_dir() && !folder.join("new.db").exists());
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let taken = listener.local_addr().expect("it has an address").to_string();
    bad(&folder, &["serve", "--addr", &taken], &[&taken, "is in use", "choose another address"]);
}

#[cfg(unix)]
#[test]
fn what_the_system_says_of_a_database_is_told_with_its_name() {
    let folder = folder("circles");
    // Links in a circle cannot be opened, not even by root.
    std::os::unix::fs::symlink("circle.db", folder.join("circle.db")).expect("a link");
    for arguments in [
        &["serve", "--db", "circle.db"][..],
        &["restore", "circle.db"],
        &["backup", "new.db", "--db", "circle.db"],
    ] {
        bad(
            &folder,
            arguments,
            &["`circle.db`: the system does not allow it", "check the name, the rights and the disk"],
        );
    }
}

#[test]
fn arguments_are_explained() {
    let folder = folder("arguments");
    for address in ["everywhere", "127.0.0.1", "localhost:8080", "127.0.0.1:99999"] {
        bad(&folder, &["serve", "--addr", address], &[address, "like 127.0.0.1:8080"]);
    }
    bad(&folder, &["serve", "--bots", "many"], &["many", "a whole number is needed"]);
    bad(&folder, &["serve", "--bot-pause", "-1"], &["-1", "a whole number is needed"]);
    bad(&folder, &["serve", "--trust-proxy", "10.0.0.0/99"], &["10.0.0.0/99"]);
    bad(&folder, &["serve", "--host", "http://games.example.org"], &["http://games.example.org"]);
    bad(&folder, &["serve", "--log", "very=loud"], &["very=loud"]);
}
