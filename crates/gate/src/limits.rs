//! Rate limits: a token bucket for each address, browser and seat.

use crate::{Gate, Onlooker, Problem, Rate, Rates, Source};
use approdo_hub::{GuestId, Hub, Place, Visitor};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::request::Parts,
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

/// The client of a request to a table, as rate limits see it.
///
/// All browsers of a seat share the seat's buckets, and have them for themselves. Strangers, who have neither a seat
/// nor a host's rights, are counted by address, and all together by table. So no client uses up what others need.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// The browser by the cookie of the request; `NOBODY` without one.
    pub known: GuestId,
    /// The address for limits.
    pub address: IpAddr,
    /// Its role at the table, if it is a member.
    pub place: Option<Place>,
}

impl Asker {
    /// The client of a request to a table.
    pub async fn of(hub: &Hub, known: GuestId, source: &Source, table: &str) -> Self {
        // An unknown or broken table is reported by the handler.
        let is_known = known != GuestId::NOBODY;
        let place = if is_known { hub.place_of(known, table).await.ok().flatten() } else { None };
        Asker { known, address: source.bucket(), place }
    }

    /// Whether it holds a seat or is a host.
    pub fn is_member(&self) -> bool {
        self.place.is_some()
    }

    /// The client as the hub names it.
    pub fn visitor(&self) -> Visitor {
        Visitor { guest: self.known, address: Some(self.address) }
    }

    /// The client of a request in its parts.
    pub async fn from_parts(parts: &mut Parts, hub: &Hub, table: &str) -> Result<Self, Problem> {
        let Onlooker(known) = Onlooker::from_request_parts(parts, hub).await?;
        let source = parts.extensions.get::<Source>().ok_or(Problem::Internal)?;
        Ok(Asker::of(hub, known, source, table).await)
    }
}

/// A seat of a table with all its browsers; or the hosts of a table without a seat.
type SeatKey = (String, Place);

/// The hash of a table's id: requests for long unknown ids must not fill the memory.
type TableKey = u64;

/// The token buckets; `None` means no limits.
#[derive(Debug)]
pub struct Limits(Option<Buckets>);

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
    pub fn new(rates: Option<Rates>) -> Self {
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
    pub fn request(&self, source: &Source) -> Result<(), Problem> {
        self.take(|buckets| buckets.requests.take(&source.bucket()))
    }

    /// A new table.
    pub fn table(&self, source: &Source, guest: GuestId) -> Result<(), Problem> {
        self.take(|buckets| {
            buckets.tables_by_address.take(&source.bucket())?;
            buckets.tables_by_guest.take(&guest.0)
        })
    }

    /// A move, or another change of a table.
    pub fn change(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| match asker.place {
            Some(place) => buckets.change(asker, table, place),
            None => buckets.stranger(asker, table),
        })
    }

    /// A try to join a table. It is not counted as a stranger's request, so that strangers keep no invited player out;
    /// only a refused try is ([`Limits::turned_away`]).
    pub fn join(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| match asker.place {
            Some(place) => buckets.change(asker, table, place),
            None => buckets.changes_by_strangers.take(&asker.address),
        })
    }

    /// A refused try to join.
    pub fn turned_away(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(
            |buckets| {
                if asker.is_member() { Ok(()) } else { buckets.strangers_at_table.take(&key_of(table)) }
            },
        )
    }

    /// A note about the client itself; it has a bucket of its own, so that it never costs a move.
    pub fn mark(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| match asker.place {
            Some(place) => buckets.marks_at_seat.take(&(table.to_owned(), place)),
            None => buckets.stranger(asker, table),
        })
    }

    /// A hint: it needs a bot, and bots are few.
    pub fn hint(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| {
            buckets.hints_by_address.take(&asker.address)?;
            let Some(place) = asker.place else { return Ok(()) };
            buckets.hints_at_seat.take(&(table.to_owned(), place))
        })
    }

    /// A line of chat.
    pub fn chat(&self, asker: &Asker, table: &str) -> Result<(), Problem> {
        self.take(|buckets| {
            let Some(place) = asker.place else { return buckets.stranger(asker, table) };
            buckets.chat_by_guest.take(&asker.known.0)?;
            buckets.chat_at_seat.take(&(table.to_owned(), place))
        })
    }

    /// A private note: it is stored as long as the table.
    pub fn note(&self, asker: &Asker) -> Result<(), Problem> {
        self.take(
            |buckets| {
                if asker.is_member() { Ok(()) } else { buckets.notes_by_strangers.take(&asker.address) }
            },
        )
    }

    /// Removes buckets that are full again; called every minute.
    pub fn forget(&self) {
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
    fn change(&self, asker: &Asker, table: &str, place: Place) -> Result<(), Problem> {
        self.moves_by_guest.take(&asker.known.0)?;
        self.moves_at_seat.take(&(table.to_owned(), place))
    }

    /// A request of a stranger to a table. The address is counted first, so that a single one cannot use up the bucket
    /// that all strangers share.
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
pub(crate) async fn check(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let verdict = match request.extensions().get::<Source>() {
        Some(source) => gate.limits.request(source),
        None => Ok(()),
    };
    match verdict {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            // Refusals at full speed would keep a processor busy.
            sleep(PAUSE).await;
            problem.into_response()
        }
    }
}

/// The delay of a refusal.
const PAUSE: Duration = Duration::from_millis(200);

/// How often [`Limits::forget`] is called.
pub(crate) const FORGET_EVERY: Duration = Duration::from_secs(60);
