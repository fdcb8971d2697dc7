//! The role of a browser at a table, also at one that is not in memory: rate limits need it before the table is loaded.

use super::{GuestId, Hub, HubError, policy::Policy, room::Place};
use approdo_store::TableId;

impl Hub {
    /// The role of a browser at a table, if it is a member.
    pub async fn place_of(&self, guest: GuestId, table: &str) -> Result<Option<Place>, HubError> {
        if let Some(room) = self.room_at_hand(table).await {
            return Ok(room.place_of(guest));
        }
        let id = TableId(table.to_owned());
        let holders = self.directory().holders_of(&id).await?;
        if let Some(held) = holders.iter().find(|holder| GuestId::from(holder.guest) == guest) {
            return Ok(Some(Place::Seat(held.seat)));
        }
        let row = self.journal().table_row(&id).await?.ok_or(HubError::UnknownTable)?;
        let is_host = GuestId::from(row.host) == guest || Policy::read(&row.policy)?.has_host(guest);
        Ok(is_host.then_some(Place::Host))
    }
}
