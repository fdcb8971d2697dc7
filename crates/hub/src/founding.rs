//! New tables, created, imported, forked or rematched: stored in one transaction.

use super::{
    Attempt, GuestId, Hub, HubError, Visitor,
    chair::{Cause, Occupant},
    entry::Deed,
    guest::{hash, new_table_id, new_token},
    policy::Policy,
    queue::Permit,
    room::{stored_kind, stored_status},
};
use crate::wire::{AwayPlan, ClockPlan, Created, Level, Origin, SeatKind, SeatLink, Status};
use approdo_store::{Holder, Moment, NewEntry, NewTable, SeatRow, SecretSeed, StoreError, TableId};
use approdo_table::{Forfeit, Module, Seed};
use serde_json::Value;

pub(crate) struct Founding {
    pub(crate) module: &'static Module,
    pub(crate) options: Value,
    /// `None` if the game came without it.
    pub(crate) seed: Option<Seed>,
    pub(crate) seed_digest: String,
    pub(crate) seed_chosen: bool,
    pub(crate) name: String,
    pub(crate) public: bool,
    pub(crate) clock: Option<ClockPlan>,
    pub(crate) away: Option<AwayPlan>,
    pub(crate) hints: bool,
    pub(crate) origin: Option<Origin>,
    pub(crate) seats: Vec<Founder>,
    pub(crate) is_over: bool,
    /// Steps taken over from another table, each with the hash of the position after it.
    pub(crate) steps: Vec<(String, u64)>,
    /// The seats that lost by the clock there.
    pub(crate) forfeits: Vec<Forfeit>,
    /// How many of the steps have the luck of another seed.
    pub(crate) inherited: u32,
    /// The attempt that creates it, if the request is idempotent.
    pub(crate) attempt: Option<Attempt>,
}

/// The occupant of a seat of a new table.
pub(crate) struct Founder {
    pub(crate) occupant: Occupant,
    pub(crate) holders: Vec<GuestId>,
}

impl Founder {
    pub(crate) fn open() -> Self {
        Founder { occupant: Occupant::open(), holders: Vec::new() }
    }

    pub(crate) fn person(name: String, holders: Vec<GuestId>) -> Self {
        Founder { occupant: Occupant::person(name), holders }
    }

    pub(crate) fn bot(name: String, level: Level) -> Self {
        Founder { occupant: Occupant::bot(name, level), holders: Vec::new() }
    }
}

impl Founding {
    fn status(&self) -> Status {
        if self.is_over {
            Status::Over
        } else if self.seats.iter().any(|founder| founder.occupant.is_missing()) {
            Status::Open
        } else {
            Status::Running
        }
    }

    /// Its journal: the steps taken over, with the forfeits between them.
    fn entries(&self, now: u64) -> Vec<NewEntry> {
        let lost = |step: u32, hash: u64| {
            let lost = self.forfeits.iter().filter(move |lost| lost.step == step);
            lost.map(move |lost| {
                let occupant = self.seats[usize::from(lost.seat)].occupant.forfeit();
                Deed::Seat { seat: lost.seat, now: occupant, cause: Cause::Clock }.entry(now, hash, None)
            })
        };
        // The hash of the position before the first step is not known; 0 says so.
        let mut entries: Vec<NewEntry> = lost(0, 0).collect();
        for (number, (step, hash)) in (1..).zip(&self.steps) {
            entries.push(Deed::of_step(step.clone()).entry(now, *hash, None));
            entries.extend(lost(number, *hash));
        }
        entries
    }
}

impl Hub {
    /// Stores a new table and loads it.
    pub(crate) async fn found(&self, visitor: Visitor, founding: Founding) -> Result<Created, HubError> {
        Ok(self.found_once(visitor, founding).await?.0)
    }

    /// The same, but idempotent: says whether this attempt had created the table already.
    pub(crate) async fn found_once(
        &self,
        visitor: Visitor,
        founding: Founding,
    ) -> Result<(Created, bool), HubError> {
        // A permit is awaited before anything is stored.
        let permit = self.permit_to_found(visitor, founding.steps.len() + founding.forfeits.len()).await?;
        let hub = self.clone();
        self.to_the_end(async move {
            let attempt = founding.attempt;
            let (table, created) = hub.draft(visitor, founding);
            match (hub.journal().create_table(table).await, attempt) {
                (Ok(()), _) => {
                    hub.bring_to_life(&created.table, permit).await;
                    Ok((created, false))
                }
                (Err(StoreError::TableExists(_)), Some(attempt)) => {
                    let is_its = hub.quiet_room(&created.table).await?.was_made_by(visitor.guest, &attempt);
                    if is_its { Ok((created, true)) } else { Err(HubError::KeyUsed) }
                }
                (Err(error), _) => Err(error.into()),
            }
        })
        .await
    }

    /// A new table as it will be stored, and the answer to its creator.
    pub(crate) fn draft(&self, visitor: Visitor, founding: Founding) -> (NewTable, Created) {
        let (now, party) = (self.now(), self.party_of(visitor));
        let attempt = founding.attempt;
        let token_of = |what: &str| attempt.map_or_else(new_token, |attempt| attempt.token(what));
        let id = TableId(attempt.map_or_else(new_table_id, |attempt| attempt.table_id()));
        let (host_token, invite_token) = (token_of("host"), token_of("invitation"));
        let (mut links, mut rows, mut holders) = (Vec::new(), Vec::new(), Vec::new());
        let since = Moment(now as i64);
        for (seat, founder) in (0..).zip(&founding.seats) {
            let is_open = founder.occupant.kind == SeatKind::Open;
            let token = is_open.then(|| token_of(&format!("seat {seat}")));
            rows.push(row(&founder.occupant, token.as_deref()));
            links.extend(token.map(|token| SeatLink { seat, token }));
            let guests = founder.holders.iter();
            holders.extend(guests.map(|guest| Holder { seat, guest: (*guest).into(), since }));
        }
        let policy = Policy {
            clock: founding.clock,
            away: founding.away,
            hints: founding.hints,
            look_only: founding.seed.is_none(),
            inherited: founding.inherited,
            founders: founding.seats.iter().map(|founder| founder.occupant.clone()).collect(),
            host_token: hash(&host_token).0,
            hosts: Vec::new(),
            invite_token: Some(hash(&invite_token).0),
            invited: Vec::new(),
            former: Vec::new(),
            party: Some(party.0),
            plan: attempt.map(|attempt| attempt.plan),
        };
        let origin = founding.origin.as_ref();
        let table = NewTable {
            id: id.clone(),
            game: founding.module.meta.id.to_owned(),
            rules_version: founding.module.meta.rules_version,
            options: founding.options.to_string(),
            seed: SecretSeed(founding.seed.map_or([0; 32], |seed| seed.0)),
            status: stored_status(founding.status()),
            policy: policy.stored(),
            host: visitor.guest.into(),
            origin: origin.map(|origin| serde_json::to_string(origin).expect("an origin is plain data")),
            created_at: since,
            seats: rows,
            holders,
            entries: founding.entries(now),
            seed_digest: founding.seed_digest,
            seed_chosen: founding.seed_chosen,
            name: founding.name,
            public: founding.public,
        };
        (table, Created { table: id.0, host_token, invite_token, links })
    }

    /// Loads a table that was just stored. If that fails, the table exists all the same: its creator is told of it, and
    /// the next request loads it.
    pub(crate) async fn bring_to_life(&self, table: &str, permit: Option<Permit>) {
        match self.quiet_room_with(table, permit).await {
            Ok(room) => drop(self.attended(room)),
            Err(error) => tracing::warn!(table, %error, "a new table could not be opened yet"),
        }
    }
}

/// The stored form of a seat.
pub(crate) fn row(occupant: &Occupant, token: Option<&str>) -> SeatRow {
    SeatRow {
        kind: stored_kind(occupant.kind),
        name: occupant.name.clone(),
        bot: occupant.bot.map(|level| approdo_bots::Level::from(level).name().to_owned()),
        token_hash: token.map(hash),
        preferences: "{}".to_owned(),
    }
}
