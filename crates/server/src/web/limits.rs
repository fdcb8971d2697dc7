//! How fast anybody may ask.

use super::{
    Problem, Site, Source,
    change::Asker,
    settings::{Rate, Rates},
};
use crate::hub::{GuestId, Place};
use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    net::IpAddr,
    time::Duration,
};
use tokio::time::sleep;

/// A seat of a table, with all the browsers that hold it; or the hosts of a table who hold none.
type SeatKey = (String, Place);

/// A table by the hash of its id: whoever asks for tables that are not there, by long names, must not fill the memory.
type TableKey = u64;

/// The buckets of everybody who asks; nothing is limited if there are none.
#[derive(Debug)]
pub(crate) struct Limits(Option<Buckets>);

#[derive(Debug)]
struct Buckets {
    requests: Bucket<IpAddr>,
    tables_by_address: Bucket<IpAddr>,
    tables_by_guest: Bucket<[u8; 32]>,
    changes_by_strangers: Bucket<IpAddr>,
    strangers_at_table: Bucket<TableKey>,
    notes_by_strangers: Bucket<IpAddr>,
    moves_by_guest: Bucket<[u8; 32]>,
    moves_at_seat: Bucket<SeatKey>,
    marks_at_seat: Bucket<SeatKey>,
    hints_by_address: Bucket<IpAddr>,
    hints_at_seat: Bucket<SeatKey>,
    chat_by_guest: Bucket<[u8; 32]>,
    chat_at_seat: Bucket<SeatKey>,
}

impl Limits {
    /// Full buckets.
    pub(crate) fn new(rates: Option<Rates>) -> Self {
        Limits(rates.map(|rates| Buckets {
            requests: Bucket::new(rates.requests),
            tables_by_address: Bucket::new(rates.tables_by_address),
            tables_by_guest: Bucket::new(rates.tables_by_guest),
            changes_by_strangers: Bucket::new(rates.changes_by_strangers),
            strangers_at_table: Bucket::new(rates.strangers_at_table),
            notes_by_strangers: Bucket::new(rates.notes_by_strangers),
            moves_by_guest: Bucket::new(rates.moves_by_guest),
            moves_at_seat: Bucket::new(rates.moves_at_seat),
            marks_at_seat: Bucket::new(rates.marks_at_seat),
            hints_by_address: Bucket::new(rates.hints_by_address),
            hints_at_seat: Bucket::new(rates.hints_at_seat),
            chat_by_guest: Bucket::new(rates.chat_by_guest),
            chat_at_seat: Bucket::new(rates.chat_at_seat),
        }))
    }

    /// Any request.
    pub(crate) fn request(&self, source: &Source) -> Result<(), Problem> {
        self.take(|buckets| buckets.requests.take(&source.bucket()))
    }

    /// A new table.
    pub(crate) fn table(&self, source: &Source, guest: GuestId) -> Result<(), Problem> {
        self.take(|buckets| {
            buckets.tables_by_address.take(&source.bucket())?;
            buckets.tables_by_guest.take(&guest.0)
        })
    }

    /// A move, or whatever else changes a table.
    pub(crate) fn change(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| match asker.place {
            Some(place) => buckets.change(asker, table, place),
            None => buckets.stranger(asker, table),
        })
    }

    /// A try to join a table. What others ask of the table as strangers keeps nobody out who may come in: only whoever is
    /// turned away counts as one of them ([`Limits::turned_away`]).
    pub(crate) fn join(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| match asker.place {
            Some(place) => buckets.change(asker, table, place),
            None => buckets.changes_by_strangers.take(&asker.address),
        })
    }

    /// Somebody who could not join after all.
    pub(crate) fn turned_away(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(
            |buckets| {
                if asker.is_member() { Ok(()) } else { buckets.strangers_at_table.take(&key_of(table)) }
            },
        )
    }

    /// Something that is only noted about who asks: nobody should lack a move because of it.
    pub(crate) fn mark(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| match asker.place {
            Some(place) => buckets.marks_at_seat.take(&(table.to_owned(), place)),
            None => buckets.stranger(asker, table),
        })
    }

    /// A hint: a bot must think for it, and bots are few.
    pub(crate) fn hint(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| {
            buckets.hints_by_address.take(&asker.address)?;
            let Some(place) = asker.place else { return Ok(()) };
            buckets.hints_at_seat.take(&(table.to_owned(), place))
        })
    }

    /// A line of chat.
    pub(crate) fn chat(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| {
            let Some(place) = asker.place else { return buckets.stranger(asker, table) };
            buckets.chat_by_guest.take(&asker.known.0)?;
            buckets.chat_at_seat.take(&(table.to_owned(), place))
        })
    }

    /// A private note: it stays for as long as the table does.
    pub(crate) fn note(&self, asker: &Asker) -> Result<(), Problem> {
        self.take(
            |buckets| {
                if asker.is_member() { Ok(()) } else { buckets.notes_by_strangers.take(&asker.address) }
            },
        )
    }

    /// Forgets everybody who has not asked for a while; to be called every minute.
    pub(crate) fn forget(&self) {
        if let Some(buckets) = &self.0 {
            let Buckets {
                requests,
                tables_by_address,
                tables_by_guest,
                changes_by_strangers,
                strangers_at_table,
                notes_by_strangers,
                moves_by_guest,
                moves_at_seat,
                marks_at_seat,
                hints_by_address,
                hints_at_seat,
                chat_by_guest,
                chat_at_seat,
            } = buckets;
            requests.forget();
            tables_by_address.forget();
            tables_by_guest.forget();
            changes_by_strangers.forget();
            strangers_at_table.forget();
            notes_by_strangers.forget();
            moves_by_guest.forget();
            moves_at_seat.forget();
            marks_at_seat.forget();
            hints_by_address.forget();
            hints_at_seat.forget();
            chat_by_guest.forget();
            chat_at_seat.forget();
        }
    }

    fn take(&self, from: impl FnOnce(&Buckets) -> Result<(), Problem>) -> Result<(), Problem> {
        self.0.as_ref().map_or(Ok(()), from)
    }
}

impl Buckets {
    /// What a member of a table changes.
    fn change(&self, asker: &Asker, table: &str, place: Place) -> Result<(), Problem> {
        self.moves_by_guest.take(&asker.known.0)?;
        self.moves_at_seat.take(&(table.to_owned(), place))
    }

    /// What somebody asks of a table without belonging to it. The address comes first, so that one alone cannot use up
    /// what a table has for all strangers.
    fn stranger(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.changes_by_strangers.take(&asker.address)?;
        self.strangers_at_table.take(&key_of(table))
    }
}

fn key_of(table: &str) -> TableKey {
    let mut hasher = DefaultHasher::new();
    table.hash(&mut hasher);
    hasher.finish()
}

/// The buckets of one kind.
#[derive(Debug)]
struct Bucket<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> Bucket<K> {
    fn new(rate: Rate) -> Self {
        let quota = Quota::per_minute(rate.per_minute).allow_burst(rate.burst);
        Bucket { limiter: RateLimiter::keyed(quota), clock: DefaultClock::default() }
    }

    fn take(&self, key: &K) -> Result<(), Problem> {
        self.limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Problem::TooFast { seconds: wait.as_secs() + u64::from(wait.subsec_nanos() > 0) }
        })
    }

    fn forget(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// Counts every request.
pub(crate) async fn check(State(site): State<Site>, request: Request, next: Next) -> Response {
    let verdict = match request.extensions().get::<Source>() {
        Some(source) => site.limits.request(source),
        None => Ok(()),
    };
    match verdict {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            // Whoever goes on asking would keep a processor busy with refusals.
            sleep(PAUSE).await;
            problem.into_response()
        }
    }
}

/// Whoever asks too fast waits for so long before they are told.
const PAUSE: Duration = Duration::from_millis(200);

/// How often [`Limits::forget`] is called.
pub(crate) const FORGET_EVERY: Duration = Duration::from_secs(60);
