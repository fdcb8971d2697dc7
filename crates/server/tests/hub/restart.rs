use crate::desk::*;
use approdo_server::{
    hub::{GuestId, StateQuery},
    wire::ViewerName,
};
use approdo_store::{SqliteStore, Store};
use std::sync::Arc;

async fn everything(desk: &Desk, table: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let eyes: [(GuestId, ViewerName); 3] =
        [(ADA, ViewerName::Seat(0)), (BOB, ViewerName::Seat(1)), (EVE, ViewerName::Spectator)];
    for (guest, viewer) in eyes {
        for language in approdo_phrases::Language::ALL {
            let query = StateQuery { viewer: Some(viewer), since: None, outline: true, language };
            let state = desk.hub.state(guest, table, query).await.unwrap();
            texts.push(serde_json::to_string(&state).unwrap());
        }
    }
    texts
}

#[tokio::test]
async fn after_a_restart_every_viewer_sees_the_same_bytes() {
    let desk = Desk::new();
    for table in [desk.nim().await, desk.armada(3).await] {
        for whim in 0..80 {
            if !desk.stumble(&table, whim * 3).await {
                break;
            }
            if whim % 7 == 0 {
                for (guest, seat) in [(ADA, 0), (BOB, 1)] {
                    let request = desk.take_back(&table, seat).await;
                    let _ = desk.hub.undo(guest, &table, request).await;
                }
            }
            if whim % 8 == 0 {
                assert_eq!(everything(&desk.restarted(), &table).await, everything(&desk, &table).await);
            }
        }
    }
}

#[tokio::test]
async fn a_file_keeps_what_was_acknowledged() {
    let folder = std::env::temp_dir().join(format!("approdo-hub-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("tables.db");
    let (table, before) = {
        let desk = Desk::on(Arc::new(SqliteStore::open(&path).unwrap()));
        let table = desk.nim().await;
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        let before = everything(&desk, &table).await;
        desk.hub.shutdown().await;
        desk.store.close().await.unwrap();
        (table, before)
    };
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).unwrap());
    let desk = Desk::on(store.clone());
    assert_eq!(everything(&desk, &table).await, before);
    store.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}
