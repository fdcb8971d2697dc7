//! Chat, and private notes.

use super::{GuestId, Hub, HubError, text};
use crate::wire::ChatLine;
use approdo_store::{Moment, TableId};
use serde::{Deserialize, Serialize};

const LONGEST_LINE: u16 = 500;
const LONGEST_NOTE: u16 = 4_000;
/// The most notes about a table; above it, only members may begin one.
const MOST_NOTES: u32 = 200;
/// The most lines in one answer.
const LONGEST_PAGE: u32 = 200;

/// The author of a chat line, as stored.
#[derive(Serialize, Deserialize)]
struct Author {
    seat: Option<u8>,
    name: String,
}

impl Hub {
    /// Adds a chat line; the browser must have a seat or be a host.
    pub async fn chat(&self, guest: GuestId, table: &str, words: &str) -> Result<ChatLine, HubError> {
        let words = text::clean(words);
        if words.is_empty() || usize::from(LONGEST_LINE) < words.chars().count() {
            return Err(HubError::BadText { most: LONGEST_LINE });
        }
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let room = hub.room(&table).await?;
            let seat = room.seats_of(guest).first().copied();
            if !room.is_member(guest) {
                return Err(HubError::NotSeated);
            }
            let name = seat.map(|seat| room.chairs[usize::from(seat)].occupant.name.clone());
            let author = Author { seat, name: name.unwrap_or_default() };
            let stored = serde_json::to_string(&author).expect("an author is plain data");
            let at = hub.now();
            let number = hub.notes().append_chat(&room.id, stored, words.clone(), Moment(at as i64)).await?;
            let line =
                ChatLine { id: u64::from(number), at, seat: author.seat, name: author.name, text: words };
            room.publish_chat(line.clone());
            Ok(line)
        })
        .await
    }

    /// The chat lines after line `since`; public to all who may look at the table.
    pub async fn chat_since(&self, table: &str, since: u64) -> Result<Vec<ChatLine>, HubError> {
        let since = u32::try_from(since).unwrap_or(u32::MAX);
        let lines = self.notes().chat(&TableId(table.to_owned()), since, LONGEST_PAGE).await?;
        let line = |line: approdo_store::ChatLine| {
            let author = serde_json::from_str(&line.author);
            let Author { seat, name } = author.unwrap_or(Author { seat: None, name: line.author });
            ChatLine { id: u64::from(line.number), at: line.at.0 as u64, seat, name, text: line.text }
        };
        Ok(lines.into_iter().map(line).collect())
    }

    /// The private note of a browser about a table.
    pub async fn note(&self, guest: GuestId, table: &str) -> Result<String, HubError> {
        Ok(self.notes().note(&TableId(table.to_owned()), guest.into()).await?)
    }

    /// Stores that note; an empty one is deleted.
    pub async fn set_note(&self, guest: GuestId, table: &str, note: &str) -> Result<(), HubError> {
        if usize::from(LONGEST_NOTE) < note.chars().count() {
            return Err(HubError::LongNote { most: LONGEST_NOTE });
        }
        // Line breaks are allowed in a note, other control characters are not.
        let lines: Vec<String> = note.lines().map(text::clean).collect();
        let (id, is_member) = (TableId(table.to_owned()), self.place_of(guest, table).await?.is_some());
        if !is_member
            && MOST_NOTES <= self.notes().count_notes(&id).await?
            && self.notes().note(&id, guest.into()).await?.is_empty()
        {
            return Err(HubError::NotSeated);
        }
        Ok(self.notes().set_note(&id, guest.into(), lines.join("\n").trim().to_owned()).await?)
    }
}
