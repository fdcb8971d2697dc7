//! A table for two players.

use crate::{args::GameName, guest::Guest};
use anyhow::{Context, Result};
use serde_json::json;
use std::net::SocketAddr;

/// A table, and the guests in its two seats.
#[derive(Clone, Debug)]
pub(crate) struct TableForTwo {
    pub(crate) id: String,
    pub(crate) players: [Guest; 2],
}

impl TableForTwo {
    /// Makes a table, and seats two new guests.
    pub(crate) async fn make(address: SocketAddr, game: GameName) -> Result<Self> {
        let mut players = [Guest::new(address), Guest::new(address)];
        let plan = json!({
            "game": game.id(), "options": game.options(), "seats": [{ "kind": "mine", "name": "Ada" }, { "kind": "open" }],
        });
        let created = players[0].post("/api/tables", &plan).await?;
        let id = created["table"].as_str().context("the new table has no id")?.to_owned();
        let token = &created["links"][0]["token"];
        players[1].post(&format!("/api/tables/{id}/claim"), &json!({ "token": token })).await?;
        Ok(TableForTwo { id, players })
    }
}
