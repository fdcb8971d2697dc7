use super::*;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// Environment variable: the database of the child process that will be killed.
const DATABASE: &str = "APPRODO_STORE_TEST_DATABASE";
const TABLES: u32 = 8;

/// Not a test by itself: the next test runs it as a child process. Appends until it is killed.
#[tokio::test(flavor = "multi_thread")]
async fn appends_until_killed() {
    let Some(path) = std::env::var_os(DATABASE) else { return };
    let store = Arc::new(open(Path::new(&path)));
    let mut writers = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let name = table.to_string();
            let mut seq = payloads(store.as_ref(), &name).await.len() as u32;
            loop {
                store.append(append_to(&name, seq, vec![entry(&format!("{name}/{seq}"))])).await.unwrap();
                seq += 1;
                if writeln!(std::io::stdout(), "acknowledged {table} {seq}").is_err() {
                    return;
                }
            }
        });
    }
    writers.join_all().await;
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    for table in 0..TABLES {
        store.create_table(new_table(&table.to_string(), 2)).await.unwrap();
    }
    store.close().await.unwrap();
    let mut acknowledged = vec![0; TABLES as usize];
    for round in 0..20 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["sqlite::tests::killed::appends_until_killed", "--exact", "--nocapture"])
            .env(DATABASE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut heard = 0;
        let enough = 1 + round * 53;
        for line in lines {
            let line = line.unwrap();
            let mut words = line.split(' ').skip_while(|word| !word.ends_with("acknowledged")).skip(1);
            if let (Some(table), Some(seq)) = (words.next(), words.next()) {
                acknowledged[table.parse::<usize>().unwrap()] = seq.parse().unwrap();
                heard += 1;
            }
            // Lines read after the kill were acknowledged before it.
            if heard == enough {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(heard >= enough, "round {round}: the process ended by itself after {heard} appends");

        let store = open(&path);
        for (table, acknowledged) in acknowledged.iter_mut().enumerate() {
            let found = payloads(&store, &table.to_string()).await;
            let expected: Vec<String> = (0..found.len()).map(|seq| format!("{table}/{seq}")).collect();
            assert_eq!(found, expected);
            // One more append may have been in flight.
            let length = found.len();
            assert!(length == *acknowledged || length == *acknowledged + 1, "{length} of {acknowledged}");
            *acknowledged = length;
        }
        store.close().await.unwrap();
    }
}
