//! Games that leave and come back: export, import, fork, rematch.

use super::{
    Complaint, GuestId, Hub, HubError, Visitor,
    chair::Chair,
    commit::Deeds,
    entry::Deed,
    founding::{Founder, Founding},
    guest::random,
    room::Room,
    text,
};
use crate::wire::{Created, Origin, SeatKind};
use approdo_contract::{Pending, Standing};
use approdo_table::{Module, Record, Seed, Table, Verdict};

const MOST_STEPS: u32 = 100_000;

impl Hub {
    /// The replay file of a finished game, with its seed and the names of the players. A running game has none: its
    /// steps reveal drawn and sealed cards.
    pub async fn export(&self, table: &str) -> Result<Record, HubError> {
        let room = self.room(table).await?;
        room.expect_finished()?;
        let names = room.names();
        let said = names.iter().any(|name| !name.is_empty());
        let forfeited = room.chronicle.forfeits.clone();
        Ok(Record { names: if said { names } else { Vec::new() }, forfeited, ..room.table.record() })
    }

    /// Creates a table from a replay file, with every step checked by the present rules; a game of other rules is
    /// accepted if they make no difference. Without its seed the game can be looked at, but not go on; with it, the
    /// table tells everyone that its luck is known.
    pub async fn import(&self, visitor: impl Into<Visitor>, text: &str) -> Result<Created, HubError> {
        let visitor = visitor.into();
        let record = Record::parse(text).map_err(|error| bad(Complaint::File(error)))?;
        if (MOST_STEPS as usize) < record.steps.len() {
            return Err(bad(Complaint::TooLong { most: MOST_STEPS }));
        }
        let module = self.game(&record.game)?;
        let permit = self.permit_for(self.asking_anyway(visitor)).await?;
        let founding = self.aside(permit, move || imported(module, record)).await??;
        self.found(visitor, founding).await
    }

    /// Creates a table that goes on from a step of a finished game, with new luck. The requester's seats are kept, bots
    /// keep theirs, the others are free.
    pub async fn fork(
        &self,
        visitor: impl Into<Visitor>,
        table: &str,
        step: u32,
    ) -> Result<Created, HubError> {
        let visitor = visitor.into();
        let mut permit = None;
        let (permit, copy, mut founding) = loop {
            let room = self.room_with_permit(table, &mut permit).await?;
            room.expect_finished()?;
            if room.chronicle.step() < step {
                return Err(HubError::UnknownStep);
            }
            let Some(permit) = permit.take() else {
                drop(room);
                permit = Some(self.permit_for(self.asking_anyway(visitor)).await?);
                continue;
            };
            let step = room.chronicle.decision_at(step);
            let mut founding = room.again(|holder| holder == visitor.guest);
            founding.origin = Some(Origin::Fork { table: table.to_owned(), step });
            // A fork is private.
            founding.public = false;
            founding.inherited = step;
            founding.is_over = step == room.chronicle.step();
            break (permit, room.table.fork(), founding);
        };
        founding.steps = self.aside(permit, move || hashed_steps(&*copy)).await?;
        founding.steps.truncate(founding.inherited as usize);
        self.found(visitor, founding).await
    }

    /// Creates a table where the same people play the same game again. If it exists already, the answer is that table,
    /// without tokens.
    pub async fn rematch(&self, visitor: impl Into<Visitor>, table: &str) -> Result<Created, HubError> {
        let (hub, table, visitor) = (self.clone(), table.to_owned(), visitor.into());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            if !room.is_member(visitor.guest) {
                return Err(HubError::NotSeated);
            }
            if !room.is_over() {
                return Err(HubError::NotOver);
            }
            if let Some(table) = room.chronicle.rematch.clone() {
                return Ok(Created { table, ..Created::default() });
            }
            let mut founding = room.again(|_| true);
            founding.origin = Some(Origin::Rematch { table });
            if founding.clock.is_some() {
                for founder in &mut founding.seats {
                    founder.occupant.awaited =
                        !founder.holders.is_empty() && !founder.holders.contains(&visitor.guest);
                }
            }
            let (founded, created) = hub.draft(visitor, founding);
            let before = room.begin();
            let deeds = vec![Deed::Rematch { table: created.table.clone() }];
            let founds = Some(Box::new(founded));
            hub.commit_and_tell(room, before, Deeds { deeds, key: None, founds }).await?;
            hub.bring_to_life(&created.table, None).await;
            Ok(created)
        })
        .await
    }
}

impl Room {
    fn expect_finished(&self) -> Result<(), HubError> {
        if !self.is_over() {
            return Err(HubError::NotOver);
        }
        if self.resumed {
            return Err(bad(Complaint::Resumed));
        }
        Ok(())
    }

    /// The same table again, with new luck, for the people who `stay`.
    fn again(&self, stays: impl Fn(GuestId) -> bool) -> Founding {
        let founder = |chair: &Chair| {
            let holders: Vec<GuestId> =
                chair.holders.iter().copied().filter(|holder| stays(*holder)).collect();
            match (chair.occupant.kind, chair.occupant.bot) {
                (SeatKind::Bot, Some(level)) => Founder::bot(chair.occupant.name.clone(), level),
                _ if holders.is_empty() => Founder::open(),
                _ => Founder::person(chair.occupant.name.clone(), holders),
            }
        };
        let seed = Seed(random());
        Founding {
            module: self.module,
            options: self.table.options(),
            seed: Some(seed),
            seed_digest: seed.digest(),
            seed_chosen: false,
            name: self.row.name.clone(),
            public: self.row.public,
            clock: self.policy.clock,
            away: self.policy.away,
            hints: self.policy.hints,
            origin: None,
            seats: self.chairs.iter().map(founder).collect(),
            is_over: false,
            steps: Vec::new(),
            forfeits: Vec::new(),
            inherited: 0,
            attempt: None,
        }
    }

    /// The place of each seat: by the rules, but seats that lost by the clock come last.
    pub(crate) fn places(&self, standings: &[Standing]) -> Vec<u8> {
        let lost = self.chairs.iter().map(|chair| chair.occupant.forfeited);
        let ranks: Vec<(bool, u8)> = lost.zip(standings.iter().map(|standing| standing.place)).collect();
        let count = |fits: &dyn Fn(&(bool, u8)) -> bool| ranks.iter().filter(|rank| fits(rank)).count() as u8;
        let place = |&(lost, place): &(bool, u8)| {
            let better_but_lost = count(&|other| other.0 && other.1 < place);
            // All may have lost: then no place is skipped.
            if lost {
                place.max(1 + count(&|other| !other.0) + better_but_lost)
            } else {
                place - better_but_lost
            }
        };
        ranks.iter().map(place).collect()
    }
}

/// The table that a replay file describes, if its claims hold.
fn imported(module: &'static Module, record: Record) -> Result<Founding, HubError> {
    let known = module.meta.rules_version;
    let other_rules = Some(record.rules_version).filter(|found| *found != known);
    // With other rules, the rules may be the only fault.
    let refused = |complaint: Complaint| match other_rules {
        Some(found) if complaint.is_about_rules() => bad(Complaint::OtherRules { found, known }),
        Some(_) | None => bad(complaint),
    };
    let table =
        (module.restore)(&record).map_err(|error| refused(Complaint::Open(error, (module.options)())))?;
    let report = (module.verify)(&record);
    let leads_there = report.check("position").is_some_and(|check| check.verdict == Verdict::Holds);
    if let Some(check) = report.checks.into_iter().find(|check| check.verdict == Verdict::Fails) {
        return Err(refused(Complaint::Claim(check)));
    }
    // Under other rules the same steps may make another game: the position must be equal.
    if let Some(found) = other_rules.filter(|_| !leads_there) {
        return Err(bad(Complaint::OtherRules { found, known }));
    }
    let seats = (0..record.seats).map(|seat| named(&record, seat)).collect();
    Ok(Founding {
        module,
        options: table.options(),
        seed: record.seed,
        seed_digest: record.seed_digest,
        seed_chosen: record.seed.is_some(),
        name: String::new(),
        public: false,
        clock: None,
        away: None,
        hints: false,
        origin: Some(Origin::Import { rules_version: other_rules }),
        seats,
        is_over: matches!(table.pending(), Pending::Over(_)),
        steps: hashed_steps(&*table),
        forfeits: if record.outcome.is_some() { record.forfeited } else { Vec::new() },
        inherited: record.inherited,
        attempt: None,
    })
}

/// A free seat under the name that its player had in the record.
fn named(record: &Record, seat: u8) -> Founder {
    let mut founder = Founder::open();
    let name = record.names.get(usize::from(seat)).map(String::as_str);
    // An invalid name is left out: it is not part of the game.
    founder.occupant.name = text::clean_optional_name(name).unwrap_or_default();
    founder
}

fn bad(complaint: Complaint) -> HubError {
    HubError::BadRecord(Box::new(complaint))
}

/// The steps of a table, each with the hash of the position after it.
fn hashed_steps(table: &dyn Table) -> Vec<(String, u64)> {
    let hash = |step| table.state_hash_at(step).unwrap_or(0);
    (1..).map(hash).zip(table.steps(0)).map(|(hash, step)| (step, hash)).collect()
}
