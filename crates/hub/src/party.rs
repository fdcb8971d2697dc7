//! The unit of fairness in queues: everything that comes from one address is one party.

use super::{GuestId, Hub, Visitor};
use approdo_store::TableId;
use sha2::{Digest, Sha256};

/// Everything that was made or requested from one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Party(pub(crate) [u8; 8]);

impl Party {
    /// The party of a browser without a known address.
    pub(crate) fn of_guest(guest: GuestId) -> Self {
        Party::of_hash(guest.0)
    }

    /// The party of a table that is not loaded yet.
    pub(crate) fn of_table(id: &TableId) -> Self {
        Party::of_hash(Sha256::digest(id.0.as_bytes()).into())
    }

    fn of_hash([a, b, c, d, e, f, g, h, ..]: [u8; 32]) -> Self {
        Party([a, b, c, d, e, f, g, h])
    }
}

impl Hub {
    pub(crate) fn party_of(&self, visitor: Visitor) -> Party {
        let Some(address) = visitor.address else { return Party::of_guest(visitor.guest) };
        // Salted, so that the address cannot be recovered.
        let hash: [u8; 32] = Sha256::new()
            .chain_update(self.shared.salt)
            .chain_update(address.to_canonical().to_string())
            .finalize()
            .into();
        Party::of_hash(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        HubSettings, SystemClock,
        wire::{CreateTable, SeatPlan},
    };
    use approdo_nim::Nim;
    use approdo_store::SqliteStore;
    use approdo_table::Module;
    use std::{net::IpAddr, sync::Arc};

    #[tokio::test]
    async fn tables_made_from_one_address_are_one_party() {
        static GAMES: [Module; 1] = [Module::of::<Nim>()];
        let store = Arc::new(SqliteStore::in_memory().expect("memory is there"));
        let hub = || Hub::new(store.clone(), &GAMES, HubSettings::default(), Arc::new(SystemClock));
        let made = async |hub: &Hub, guest: u8, address: Option<u8>| {
            let address = address.map(|last| IpAddr::from([192, 0, 2, last]));
            let plan = CreateTable {
                game: "nim".to_owned(),
                seats: vec![SeatPlan::Open {}, SeatPlan::Open {}],
                ..CreateTable::default()
            };
            let visitor = Visitor { guest: GuestId([guest; 32]), address };
            hub.create(visitor, plan).await.expect("it is a good plan").table
        };
        let first = hub();
        let crowd = [made(&first, 1, Some(1)).await, made(&first, 2, Some(1)).await];
        let others =
            [made(&first, 1, Some(2)).await, made(&first, 1, None).await, made(&first, 2, None).await];
        // After a restart the salt is another one, but the stored party still groups them.
        for hub in [first, hub()] {
            let party = async |table: &String| hub.room(table).await.expect("it is there").party();
            let whole = party(&crowd[0]).await;
            assert_eq!(party(&crowd[1]).await, whole);
            let mut parties = vec![whole];
            for table in &others {
                parties.push(party(table).await);
            }
            parties.sort_unstable();
            parties.dedup();
            assert_eq!(parties.len(), 4);
        }
    }
}
