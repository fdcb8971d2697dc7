//! New tables, and lists of tables.

use super::{
    Attempt, Complaint, GuestId, Hub, HubError, Visitor,
    founding::{Founder, Founding},
    guest::random,
    text,
};
use crate::wire::{AwayPlan, ClockPlan, CreateTable, Created, SeatPlan, Status, TableListing};
use approdo_contract::{Pending, Seat};
use approdo_store::{PublicQuery, TableId, TableSummary};
use approdo_table::Seed;
use serde_json::Value;
use std::ops::RangeInclusive;

/// From a second to a month.
const CLOCK: RangeInclusive<u64> = 1_000..=2_700_000_000;
/// The longest increment: a week.
const LONGEST_INCREMENT: u64 = 604_800_000;
/// The longest list of one's own tables.
const MOST_OWN: u32 = 200;
/// The longest page of the public list.
const LONGEST_PAGE: u32 = 100;

impl Hub {
    /// Creates a table; the browser that asks becomes its host.
    pub async fn create(&self, visitor: impl Into<Visitor>, plan: CreateTable) -> Result<Created, HubError> {
        let visitor = visitor.into();
        self.found(visitor, self.planned(visitor, plan)?).await
    }

    /// The same, but idempotent: says whether this attempt had created the table already.
    pub async fn create_once(
        &self,
        visitor: impl Into<Visitor>,
        plan: CreateTable,
        attempt: Attempt,
    ) -> Result<(Created, bool), HubError> {
        let visitor = visitor.into();
        let founding = Founding { attempt: Some(attempt), ..self.planned(visitor, plan)? };
        self.found_once(visitor, founding).await
    }

    fn planned(&self, visitor: Visitor, plan: CreateTable) -> Result<Founding, HubError> {
        let module = self.game(&plan.game)?;
        check_times(plan.clock.as_ref(), plan.away.as_ref())?;
        let seed = plan.seed.as_deref().map(read_seed).transpose()?;
        let seed_chosen = seed.is_some();
        let seed = seed.unwrap_or_else(|| Seed(random()));
        let seats = u8::try_from(plan.seats.len()).map_err(|_| {
            let range = (*module.meta.seats.start(), *module.meta.seats.end());
            let crowd = Complaint::Crowd { title: module.meta.title, range, seats: plan.seats.len() };
            HubError::BadSetup(Box::new(crowd))
        })?;
        let options = plan.options.unwrap_or(Value::Null);
        let opened = (module.open)(&options, seats, seed)
            .map_err(|error| HubError::BadSetup(Box::new(Complaint::Open(error, (module.options)()))))?;
        let founder = |plan: SeatPlan| {
            Ok(match plan {
                SeatPlan::Open {} => Founder::open(),
                SeatPlan::Mine { name } => {
                    Founder::person(text::clean_optional_name(name.as_deref())?, vec![visitor.guest])
                }
                SeatPlan::Bot { level, name } => {
                    Founder::bot(text::clean_optional_name(name.as_deref())?, level)
                }
            })
        };
        Ok(Founding {
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
            is_over: matches!(opened.pending(), Pending::Over(_)),
            steps: Vec::new(),
            forfeits: Vec::new(),
            inherited: 0,
            attempt: None,
        })
    }

    /// The public tables, the newest first; `after` is the last one of the previous page.
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
        let found = self.directory().list_public(query).await?;
        Ok(found.into_iter().map(|summary| self.listing(summary)).collect())
    }

    /// The tables where a browser holds seats or is a host, the latest change first, each with whether the browser is
    /// asked.
    pub async fn mine(&self, guest: GuestId) -> Result<Vec<TableListing>, HubError> {
        let hosted = self.directory().tables_of_host(guest.into(), MOST_OWN).await?.into_iter();
        let hosted = hosted.map(|table| TableListing { you_host: true, ..self.listing(table) });
        let mut listings: Vec<TableListing> = hosted.collect();
        for held in self.directory().seats_of_guest(guest.into(), MOST_OWN).await? {
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
            // A damaged table must not hide the others; opening it reports the damage.
            let asked = match self.asked_at(&listing.id, listing.version).await {
                Ok(asked) => asked,
                Err(HubError::Closing) => return Err(HubError::Closing),
                Err(_) => continue,
            };
            listing.your_move = listing.your_seats.iter().any(|seat| asked.contains(Seat(*seat)));
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

fn check_times(clock: Option<&ClockPlan>, away: Option<&AwayPlan>) -> Result<(), HubError> {
    let is_good =
        |clock: &ClockPlan| CLOCK.contains(&clock.initial_ms) && clock.increment_ms <= LONGEST_INCREMENT;
    if !clock.is_none_or(is_good) {
        return Err(HubError::BadClock);
    }
    if !away.is_none_or(|away| CLOCK.contains(&away.after_ms)) {
        return Err(HubError::BadAway);
    }
    Ok(())
}

/// Parses a seed: 64 hexadecimal digits, or a whole number.
fn read_seed(text: &str) -> Result<Seed, HubError> {
    let text = text.trim();
    let number = || text.parse().map(Seed::from_number);
    text.parse::<Seed>().or_else(|_| number()).map_err(|_| HubError::BadSeed)
}
