//! What people say to each other, and what they note for themselves.

use super::{GuestId, Hub, HubError, text};
use crate::wire::ChatLine;
use approdo_store::{Moment, TableId};
use serde::{Deserialize, Serialize};

/// No line is longer.
const LONGEST_LINE: u16 = 500;
/// No note is longer.
const LONGEST_NOTE: u16 = 4_000;
/// Once so many have noted something about a table, only those who belong to it may begin to.
const MOST_NOTES: u32 = 200;
/// So many lines are handed out at once.
const LONGEST_PAGE: u32 = 200;

/// Who said something, as it is stored.
#[derive(Serialize, Deserialize)]
struct Author {
    seat: Option<u8>,
    name: String,
}

impl Hub {
    /// Says something at a table where the browser has a seat or is a host.
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

    /// What was said at a table after line `since`; whoever may look at the table may read it.
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

    /// The note of a browser about a table; nobody else reads it.
    pub async fn note(&self, guest: GuestId, table: &str) -> Result<String, HubError> {
        Ok(self.notes().note(&TableId(table.to_owned()), guest.into()).await?)
    }

    /// Writes that note; an empty one is forgotten.
    pub async fn set_note(&self, guest: GuestId, table: &str, note: &str) -> Result<(), HubError> {
        if usize::from(LONGEST_NOTE) < note.chars().count() {
            return Err(HubError::LongNote { most: LONGEST_NOTE });
        }
        // Line breaks are welcome in a note, other control characters are not.
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
