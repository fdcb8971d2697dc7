use super::*;
use rusqlite::Connection;
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn many_writers_leave_no_gap_and_no_double() {
    const WRITERS: u32 = 64;
    const OWN: u32 = 60;
    const SHARED: u32 = 10;
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(open(&folder.file("db")));
    store.create_table(new_table("shared", 2)).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let own = format!("own {writer}");
            store.create_table(new_table(&own, 2)).await.unwrap();
            let mut conflicts = 0;
            for number in 0..OWN {
                let stored = store.append(append_to(&own, number, vec![entry(&number.to_string())])).await;
                assert_eq!(stored, Ok(Appended::Stored { seq: number + 1 }));
                if number < SHARED {
                    let name = format!("{writer}/{number}");
                    conflicts += append_stubbornly(store.as_ref(), "shared", keyed(&name, &name)).await.1;
                    // A retry, as after a lost answer.
                    append_stubbornly(store.as_ref(), "shared", keyed("again", &name)).await;
                }
            }
            conflicts
        });
    }
    let conflicts: u32 = writers.join_all().await.into_iter().sum();
    assert!(conflicts > 0, "64 writers at one table never met");

    let check = async |store: &dyn Store| {
        for writer in 0..WRITERS {
            let expected: Vec<String> = (0..OWN).map(|number| number.to_string()).collect();
            assert_eq!(payloads(store, &format!("own {writer}")).await, expected);
        }
        let mut shared = payloads(store, "shared").await;
        shared.sort();
        let names = (0..WRITERS).flat_map(|writer| (0..SHARED).map(move |n| format!("{writer}/{n}")));
        let mut names: Vec<String> = names.collect();
        names.sort();
        assert_eq!(shared, names);
    };
    check(store.as_ref()).await;
    store.close().await.unwrap();
    check(&open(&folder.file("db"))).await;
}

#[tokio::test]
async fn the_database_itself_refuses_to_rewrite_history() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry("1"), keyed("2", "k")])).await.unwrap();
    store.close().await.unwrap();
    let connection = Connection::open(&path).unwrap();
    let insert =
        |verb: &str, seq| format!("{verb} INTO entries VALUES (1, {seq}, 'move', 0, 'x', 0, NULL, 0)");
    for (forbidden, reason) in [
        ("UPDATE entries SET payload = 'x' WHERE seq = 1".to_owned(), "never changed"),
        ("DELETE FROM entries WHERE seq = 2".to_owned(), "never shortened"),
        ("DELETE FROM entries".to_owned(), "never shortened"),
        (insert("INSERT", 4), "no gaps"),
        (insert("INSERT", 0), "no gaps"),
        (insert("INSERT OR REPLACE", 2), "no gaps"),
        ("DELETE FROM tables".to_owned(), "never deleted"),
        ("UPDATE tables SET seed = zeroblob(32)".to_owned(), "never change"),
    ] {
        let error = connection.execute_batch(&forbidden).unwrap_err().to_string();
        assert!(error.contains(reason), "{forbidden}: {error}");
    }
    drop(connection);
    assert_eq!(payloads(&open(&path), "a").await, ["1", "2"]);
}
