//! New tables, and lists of tables.

use super::{
    Complaint, GuestId, Hub, HubError, Visitor,
    chair::Occupant,
    entry::Deed,
    guest::{hash, new_table_id, new_token, random},
    room::{Policy, stored_kind},
    text,
};
use crate::wire::{
    AwayPlan, ClockPlan, CreateTable, Created, Level, Origin, SeatKind, SeatLink, SeatPlan, Status,
    TableListing,
};
use approdo_store::{
    Append, Holder, Moment, NewEntry, NewTable, PublicQuery, SeatRow, SecretSeed, TableId, TableSummary,
};
use approdo_table::{Forfeit, Module, Seed};
use serde_json::Value;
use std::ops::RangeInclusive;

/// From a second to a month.
const CLOCK: RangeInclusive<u64> = 1_000..=2_700_000_000;
/// Nobody gets more than a week for a turn.
const LONGEST_INCREMENT: u64 = 604_800_000;
/// The list of one's own tables ends somewhere.
const MOST_OWN: u32 = 200;
/// A page of the public list is not longer.
const LONGEST_PAGE: u32 = 100;

/// Everything that makes a new table, wherever its game comes from.
pub(crate) struct Founding {
    pub(crate) module: &'static Module,
    pub(crate) options: Value,
    /// Nothing if the game came without it.
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
    /// Steps that were taken elsewhere, each with the hash of the position that it led to.
    pub(crate) steps: Vec<(String, u64)>,
    /// Who lost by the clock elsewhere.
    pub(crate) forfeits: Vec<Forfeit>,
    /// So many of them have the luck of another seed.
    pub(crate) inherited: u32,
}

/// Who sits in a seat of a new table.
pub(crate) struct Founder {
    pub(crate) occupant: Occupant,
    pub(crate) holders: Vec<GuestId>,
}

impl Founder {
    /// A seat for whoever comes.
    pub(crate) fn open() -> Self {
        Founder { occupant: Occupant::open(), holders: Vec::new() }
    }

    /// A seat of people.
    pub(crate) fn person(name: String, holders: Vec<GuestId>) -> Self {
        Founder { occupant: Occupant::person(name), holders }
    }

    /// A seat of a bot.
    pub(crate) fn bot(name: String, level: Level) -> Self {
        Founder { occupant: Occupant::bot(name, level), holders: Vec::new() }
    }
}

impl Hub {
    /// Creates a table; the browser that asks becomes its host.
    pub async fn create(&self, visitor: impl Into<Visitor>, plan: CreateTable) -> Result<Created, HubError> {
        let visitor = visitor.into();
        let module = self.game(&plan.game)?;
        check_times(plan.clock.as_ref(), plan.away.as_ref())?;
        let seed = plan.seed.as_deref().map(read_seed).transpose()?;
        let seed_chosen = seed.is_some();
        let seed = seed.unwrap_or_else(|| Seed(random()));
        let seats = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
        let options = plan.options.unwrap_or(Value::Null);
        let opened = (module.open)(&options, seats, seed)
            .map_err(|error| HubError::BadSetup(Box::new(Complaint::Open(error, (module.options)()))))?;
        let founder = |plan: SeatPlan| {
            Ok(match plan {
                SeatPlan::Open => Founder::open(),
                SeatPlan::Mine { name } => {
                    Founder::person(text::clean_optional_name(name.as_deref())?, vec![visitor.guest])
                }
                SeatPlan::Bot { level, name } => {
                    Founder::bot(text::clean_optional_name(name.as_deref())?, level)
                }
            })
        };
        let founding = Founding {
            module,
            options: opened.options(),
            seed: Some(seed),
            seed_digest: seed.digest(),
            seed_chosen,
            name: text::clean_optional_name(plan.name.as_deref())?,
            public: plan.public,
            clock: plan.clock,
            away: plan.away,
            hints: plan.hints,
            origin: None,
            seats: plan.seats.into_iter().map(founder).collect::<Result<_, HubError>>()?,
            steps: Vec::new(),
            forfeits: Vec::new(),
            inherited: 0,
        };
        self.found(visitor, founding).await
    }

    /// Stores a new table and brings it to life.
    pub(crate) async fn found(&self, visitor: Visitor, founding: Founding) -> Result<Created, HubError> {
        // Whoever has to wait for it waits before anything is stored.
        let turn = self.turn_to_found(visitor, founding.steps.len() + founding.forfeits.len()).await?;
        let (hub, now, party) = (self.clone(), self.now(), self.party_of(visitor));
        self.to_the_end(async move {
            let (id, host_token, invite_token) = (TableId(new_table_id()), new_token(), new_token());
            let (mut links, mut rows, mut holders) = (Vec::new(), Vec::new(), Vec::new());
            let since = Moment(now as i64);
            for (seat, founder) in (0..).zip(&founding.seats) {
                let token = (founder.occupant.kind == SeatKind::Open).then(new_token);
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
                party: Some(party.0),
            };
            let origin = founding.origin.as_ref();
            let table = NewTable {
                id: id.clone(),
                game: founding.module.meta.id.to_owned(),
                rules_version: founding.module.meta.rules_version,
                options: founding.options.to_string(),
                seed: SecretSeed(founding.seed.map_or([0; 32], |seed| seed.0)),
                seed_digest: founding.seed_digest,
                seed_chosen: founding.seed_chosen,
                name: founding.name,
                public: founding.public,
                policy: policy.stored(),
                host: visitor.guest.into(),
                origin: origin.map(|origin| serde_json::to_string(origin).expect("an origin is plain data")),
                created_at: since,
                seats: rows,
                holders,
            };
            hub.store().create_table(table).await?;
            if !founding.steps.is_empty() {
                let seats = &founding.seats;
                let lost = |step: u32, hash: u64| {
                    let lost = founding.forfeits.iter().filter(move |lost| lost.step == step);
                    lost.map(move |lost| {
                        let occupant = seats[usize::from(lost.seat)].occupant.forfeit();
                        Deed::Seat { seat: lost.seat, now: occupant }.entry(now, hash, None)
                    })
                };
                // The hash of the position before the first step is not kept anywhere; 0 says so.
                let mut entries: Vec<NewEntry> = lost(0, 0).collect();
                for (number, (step, hash)) in (1..).zip(&founding.steps) {
                    entries.push(Deed::of_step(step.clone()).entry(now, *hash, None));
                    entries.extend(lost(number, *hash));
                }
                let append =
                    Append { table: id.clone(), expected_seq: 0, entries, change: None, snapshot: None };
                hub.store().append(append).await?;
            }
            let mut room = hub.attended(hub.quiet_room_with(&id.0, turn).await?);
            // The status is stored with the first change; a table that waits for nobody needs none to be found.
            hub.store_status(&mut room).await?;
            Ok(Created { table: id.0, host_token, invite_token, links })
        })
        .await
    }

    /// The tables that everybody may find, the newest first; `after` is the last one of the page before.
    pub async fn list_public(
        &self,
        status: Option<Status>,
        after: Option<String>,
        limit: u32,
    ) -> Result<Vec<TableListing>, HubError> {
        if limit == 0 {
            return Ok(Vec::new());
        }
        let query = PublicQuery {
            status: status.map(super::room::stored_status),
            after: after.map(TableId),
            limit: limit.min(LONGEST_PAGE),
        };
        let found = self.store().list_public(query).await?;
        Ok(found.into_iter().map(|summary| self.listing(summary)).collect())
    }

    /// The tables where a browser holds seats or is a host, those changed last first, each with whether it is asked.
    pub async fn mine(&self, guest: GuestId) -> Result<Vec<TableListing>, HubError> {
        let hosted = self.store().tables_of_host(guest.into(), MOST_OWN).await?.into_iter();
        let hosted = hosted.map(|table| TableListing { you_host: true, ..self.listing(table) });
        let mut listings: Vec<TableListing> = hosted.collect();
        for held in self.store().seats_of_guest(guest.into(), MOST_OWN).await? {
            match listings.iter_mut().find(|listing| listing.id == held.table.id.0) {
                Some(listing) => listing.your_seats.push(held.seat),
                None => {
                    let your_seats = vec![held.seat];
                    listings.push(TableListing { your_seats, ..self.listing(held.table) });
                }
            }
        }
        listings.sort_by_key(|listing| std::cmp::Reverse(listing.updated_at));
        listings.truncate(MOST_OWN as usize);
        let asked =
            |listing: &&mut TableListing| listing.status == Status::Running && !listing.your_seats.is_empty();
        for listing in listings.iter_mut().filter(asked) {
            // A table that cannot be brought back is no reason to hide the others; whoever opens it is told.
            let asked = match self.quiet_room(&listing.id).await {
                Ok(room) => room.asked(),
                Err(HubError::Closing) => return Err(HubError::Closing),
                Err(_) => continue,
            };
            listing.your_move =
                listing.your_seats.iter().any(|seat| asked.contains(approdo_contract::Seat(*seat)));
        }
        Ok(listings)
    }

    fn listing(&self, summary: TableSummary) -> TableListing {
        let title = self.game(&summary.game).map_or("", |module| module.meta.title);
        TableListing {
            id: summary.id.0,
            title: title.to_owned(),
            game: summary.game,
            name: summary.name,
            status: match summary.status {
                approdo_store::Status::Open => Status::Open,
                approdo_store::Status::Running => Status::Running,
                approdo_store::Status::Over => Status::Over,
            },
            seats: summary.seats,
            taken: summary.taken,
            version: summary.seq,
            created_at: summary.created_at.0 as u64,
            updated_at: summary.updated_at.0 as u64,
            your_seats: Vec::new(),
            your_move: false,
            you_host: false,
        }
    }
}

/// A seat as it is stored.
pub(crate) fn row(occupant: &Occupant, token: Option<&str>) -> SeatRow {
    SeatRow {
        kind: stored_kind(occupant.kind),
        name: occupant.name.clone(),
        bot: occupant.bot.map(|level| approdo_bots::Level::from(level).name().to_owned()),
        token_hash: token.map(hash),
        preferences: "{}".to_owned(),
    }
}

fn check_times(clock: Option<&ClockPlan>, away: Option<&AwayPlan>) -> Result<(), HubError> {
    let clock = clock
        .is_none_or(|clock| CLOCK.contains(&clock.initial_ms) && clock.increment_ms <= LONGEST_INCREMENT);
    let away = away.is_none_or(|away| CLOCK.contains(&away.after_ms));
    if clock && away { Ok(()) } else { Err(HubError::BadClock) }
}

/// A seed as people write it: 64 hexadecimal digits, or a whole number.
fn read_seed(text: &str) -> Result<Seed, HubError> {
    let text = text.trim();
    let number = || text.parse().map(Seed::from_number);
    text.parse::<Seed>().or_else(|_| number()).map_err(|_| HubError::BadSeed)
}
