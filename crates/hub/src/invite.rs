//! One link for all free seats of a table.

use super::{
    GuestId, Hub, HubError,
    guest::{hash, new_token},
    room::Room,
};
use crate::wire::Invitation;
use approdo_store::TokenHash;

/// So many browsers are remembered as invited.
const MOST_INVITED: usize = 100;

impl Hub {
    /// Makes a new invitation to any free seat; the old one and whoever came with it are worth nothing any more.
    pub async fn reissue_invitation(&self, guest: GuestId, table: &str) -> Result<Invitation, HubError> {
        let token = new_token();
        self.set_invitation(guest, table, Some(hash(&token))).await?;
        Ok(Invitation { token })
    }

    /// Makes the invitation worthless; whoever came with it may take no seat any more.
    pub async fn revoke_invitation(&self, guest: GuestId, table: &str) -> Result<(), HubError> {
        self.set_invitation(guest, table, None).await
    }

    /// Remembers that a browser came with the invitation.
    pub(crate) async fn invite(&self, room: &mut Room, guest: GuestId) -> Result<(), HubError> {
        if room.policy.invited.contains(&guest.0) {
            return Ok(());
        }
        // Whoever was there first stays: a host makes the invitation anew if it got about.
        if MOST_INVITED <= room.policy.invited.len() {
            return Err(HubError::TooManyBrowsers);
        }
        room.begin();
        room.policy.invited.push(guest.0);
        self.store_policy(room).await?;
        room.keep();
        Ok(())
    }

    /// Changes the invitation; whoever came with the old one keeps a seat that it has, and may take no other.
    async fn set_invitation(
        &self,
        guest: GuestId,
        table: &str,
        token: Option<TokenHash>,
    ) -> Result<(), HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            room.expect_host(guest)?;
            room.begin();
            room.policy.invite_token = token.map(|token| token.0);
            room.policy.invited.clear();
            hub.store_policy(room).await?;
            room.keep();
            Ok(())
        })
        .await
    }
}
