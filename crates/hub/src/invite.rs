//! One link for all free seats of a table.

use super::{
    GuestId, Hub, HubError,
    guest::{hash, new_token},
    room::Room,
};
use crate::wire::Invitation;
use approdo_store::TokenHash;

/// The most browsers that are remembered as invited.
const MOST_INVITED: usize = 100;

impl Hub {
    /// Makes a new invitation to any free seat. The old token and the browsers that came with it lose their right.
    pub async fn reissue_invitation(&self, guest: GuestId, table: &str) -> Result<Invitation, HubError> {
        let token = new_token();
        self.set_invitation(guest, table, Some(hash(&token))).await?;
        Ok(Invitation { token })
    }

    /// Revokes the invitation; browsers that came with it may take no seat any more.
    pub async fn revoke_invitation(&self, guest: GuestId, table: &str) -> Result<(), HubError> {
        self.set_invitation(guest, table, None).await
    }

    pub(crate) async fn invite(&self, room: &mut Room, guest: GuestId) -> Result<(), HubError> {
        if room.policy.invited.contains(&guest.0) {
            return Ok(());
        }
        // The first ones stay: if a link got about, a host makes a new one.
        if MOST_INVITED <= room.policy.invited.len() {
            return Err(HubError::TooManyBrowsers);
        }
        room.begin();
        room.policy.invited.push(guest.0);
        self.store_policy(room).await?;
        room.keep();
        Ok(())
    }

    /// Changes the invitation. Browsers that came with the old one keep seats that they hold, but may take no other.
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
