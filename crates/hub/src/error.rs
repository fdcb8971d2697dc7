use approdo_contract::Refusal;
use approdo_phrases::Value;
use approdo_store::StoreError;

use super::{Complaint, text};
use crate::wire::RefusalOut;
use approdo_phrases::Language;

/// The class of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The request is malformed.
    Malformed,
    /// The client lacks the right.
    Forbidden,
    /// The resource does not exist.
    Missing,
    /// The present state does not allow it.
    Conflict,
    /// The rules forbid it.
    Refused,
    /// It must be confirmed.
    Unconfirmed,
    /// Too many requests at once (backpressure).
    Crowded,
    /// Permanently broken.
    Broken,
    /// Temporarily unavailable.
    Unavailable,
}

/// Declares every error with its class and the key of its message in the reader's language.
macro_rules! errors {
    ($(#[$of_all:meta])+ of all; $(
        $(#[$($said:tt)+])+
        $name:ident $(($inner:ty))? $({ $($(#[$($about:tt)+])+ $field:ident: $type:ty,)+ })? => $sort:ident, $key:literal;
    )+) => {
        $(#[$of_all])+
        pub enum HubError {$(
            $(#[$($said)+])+
            $name $(($inner))? $({ $($(#[$($about)+])+ $field: $type,)+ })?,
        )+}

        impl HubError {
            /// The class of the error.
            pub fn sort(&self) -> Sort {
                match self {
                    $(HubError::$name { .. } => Sort::$sort,)+
                }
            }

            /// The key of the message: what is wrong and what to do.
            pub fn key(&self) -> &'static str {
                match self {
                    $(HubError::$name { .. } => $key,)+
                }
            }
        }
    };
}

errors! {
    /// Why the hub refused a request.
    #[derive(Clone, Debug, PartialEq, thiserror::Error)]
    of all;

    /// There is no such table.
    #[error("there is no such table")]
    UnknownTable => Missing, "server-unknown-table";
    /// There is no such game.
    #[error("there is no game `{0}`")]
    UnknownGame(String) => Missing, "server-unknown-game";
    /// The table has no such seat.
    #[error("the table has no such seat")]
    UnknownSeat => Missing, "server-unknown-seat";
    /// The table has not got that far.
    #[error("the table has not got that far")]
    UnknownStep => Missing, "server-unknown-step";
    /// The table has no such version.
    #[error("the table has no such version")]
    UnknownVersion => Missing, "server-unknown-version";
    /// It was played by rules that this server does not have.
    #[error("it was played by rules that are no longer there")]
    EarlierRules => Missing, "server-earlier-rules";
    /// The guest does not hold the seat.
    #[error("the seat belongs to somebody else")]
    NotYourSeat => Forbidden, "server-not-your-seat";
    /// Only a host may do this.
    #[error("only a host of the table may do this")]
    NotHost => Forbidden, "server-not-host";
    /// Only a player or a host may do this.
    #[error("only who sits at the table may do this")]
    NotSeated => Forbidden, "server-not-seated";
    /// A note needs a session cookie to be found again.
    #[error("nobody would find this note again: the request brought no cookie")]
    NotKnown => Forbidden, "server-not-seated";
    /// A person or bot has the seat.
    #[error("the seat is taken")]
    SeatTaken => Conflict, "server-seat-taken";
    /// The table is private, and the guest came without an invitation.
    #[error("the table is private: a free seat needs an invitation")]
    NeedsInvitation => Forbidden, "server-needs-invitation";
    /// The guest plays another seat of this game and knows its secrets.
    #[error("who plays another seat of the game does not take one that was left")]
    OtherSeat => Forbidden, "server-other-seat";
    /// Too many browsers hold the seat.
    #[error("too many browsers hold this seat")]
    TooManyBrowsers => Conflict, "server-too-many-browsers";
    /// No bot plays the seat of a person.
    #[error("no bot stands in at this seat")]
    NoBotThere => Conflict, "server-no-bot-there";
    /// No holder of the seat is connected.
    #[error("nobody who holds this seat is there")]
    NobodyThere => Conflict, "server-nobody-there";
    /// A holder of the seat is connected, and plays.
    #[error("the player of this seat is here")]
    SomebodyThere => Conflict, "server-somebody-there";
    /// The time of the seat is up, and a bot plays on for it.
    #[error("the time of the seat is up")]
    TimeUp => Conflict, "server-time-up";
    /// The seat has lost by its clock.
    #[error("the seat has forfeited")]
    Forfeited => Conflict, "server-forfeited";
    /// The table has too many spectators.
    #[error("too many look at this table")]
    TableFull => Conflict, "server-table-full";
    /// The token is unknown or revoked.
    #[error("the link is not valid, or no longer")]
    WrongToken => Forbidden, "server-wrong-token";
    /// The client saw an earlier version.
    #[error("the table has moved on to version {version}")]
    Stale {
        /// The version now.
        version: u32,
    } => Conflict, "server-stale";
    /// The rules forbid it.
    #[error("it is refused by {0}")]
    Refused(Refusal) => Refused, "server-refused";
    /// The table was set up without hints.
    #[error("there are no hints at this table")]
    NoHints => Forbidden, "server-no-hints";
    /// A hint for this seat is under way.
    #[error("a hint for this seat is under way")]
    HintUnderWay => Conflict, "server-hint-under-way";
    /// The turn would pass on, and the player wanted to be asked.
    #[error("the turn would pass on: it must be confirmed")]
    ConfirmationNeeded => Unconfirmed, "server-confirmation-needed";
    /// Seats are still free.
    #[error("seats are still free")]
    NotStarted => Conflict, "server-not-started";
    /// The game is not over.
    #[error("the game is not over")]
    NotOver => Conflict, "server-not-over";
    /// The journal is full.
    #[error("the journal of this table is full: only moves are taken")]
    JournalFull => Conflict, "server-journal-full";
    /// The seed of the game is unknown.
    #[error("the game can be looked at, but it cannot go on")]
    LookOnly => Conflict, "server-look-only";
    /// There is no request to answer.
    #[error("there is no request to answer")]
    NoRequest => Conflict, "server-no-request";
    /// It cannot be parsed as a move.
    #[error("the move cannot be read: {0}")]
    Unreadable(String) => Malformed, "server-unreadable";
    /// The table cannot be set up like this.
    #[error("the table cannot be set up like this: {0}")]
    BadSetup(Box<Complaint>) => Malformed, "server-bad-setup";
    /// The replay file is invalid.
    #[error("the record is refused: {0}")]
    BadRecord(Box<Complaint>) => Malformed, "server-bad-record";
    /// The name has no visible character, or too many.
    #[error("a name has 1 to {most} characters")]
    BadName {
        /// The most characters.
        most: u16,
    } => Malformed, "server-bad-name";
    /// The text is empty or too long.
    #[error("a text has 1 to {most} characters")]
    BadText {
        /// The most characters.
        most: u16,
    } => Malformed, "server-bad-text";
    /// The note is too long.
    #[error("a note has at most {most} characters")]
    LongNote {
        /// The most characters.
        most: u16,
    } => Malformed, "server-bad-text";
    /// The idempotency key is malformed.
    #[error("a key has 1 to 64 visible characters without spaces")]
    BadKey => Malformed, "server-bad-key";
    /// Another request used the idempotency key.
    #[error("the key names another attempt already")]
    KeyUsed => Conflict, "server-key-used";
    /// The clock is out of range.
    #[error("the clock is out of range")]
    BadClock => Malformed, "server-bad-clock";
    /// The time after which a bot plays for an absent player is out of range.
    #[error("the time of being away is out of range")]
    BadAway => Malformed, "server-bad-away";
    /// The chosen seed cannot be parsed.
    #[error("a seed has 64 hexadecimal digits or is a whole number")]
    BadSeed => Malformed, "server-bad-seed";
    /// Too much long work was requested at once.
    #[error("too much long work is asked for at once")]
    Crowded => Crowded, "server-crowded";
    /// The table is broken and was set aside.
    #[error("this table cannot be played on: {0}")]
    Broken(String) => Broken, "server-broken";
    /// The stored table is damaged; a retry does not help.
    #[error("this table cannot be brought back: {0}")]
    Damaged(String) => Broken, "server-damaged";
    /// The same, from the cache.
    #[error("this table could not be brought back a while ago: {0}")]
    StillDamaged(String) => Broken, "server-damaged";
    /// The replay of a long journal took too long.
    #[error("this table could not be brought back in time")]
    NotInTime {
        /// Seconds until the next try.
        seconds: u64,
    } => Unavailable, "server-not-in-time";
    /// The store failed.
    #[error(transparent)]
    Unavailable(StoreError) => Unavailable, "server-unavailable";
    /// The server shuts down.
    #[error("the server goes down")]
    Closing => Unavailable, "server-closing";
}

impl From<StoreError> for HubError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoTable(_) => HubError::UnknownTable,
            StoreError::NoSeat { .. } => HubError::UnknownSeat,
            StoreError::Damaged(_) => HubError::Damaged(error.to_string()),
            // A retry does not help.
            StoreError::Refused(_) | StoreError::TableExists(_) => HubError::Broken(error.to_string()),
            StoreError::Conflict { .. }
            | StoreError::Busy(_)
            | StoreError::Full(_)
            | StoreError::Unavailable(_)
            | StoreError::Foreign { .. }
            | StoreError::Newer { .. }
            | StoreError::InUse(_)
            | StoreError::NoFile(_)
            | StoreError::NoFolder(_)
            | StoreError::Folder(_)
            | StoreError::FileExists(_)
            | StoreError::Closed => HubError::Unavailable(error),
        }
    }
}

impl HubError {
    /// What is wrong and what to do, in the reader's language.
    pub fn text(&self, language: Language) -> String {
        let one = |name: &'static str, value: Value<'static>| vec![(name, value)];
        let arguments = match self {
            HubError::UnknownGame(game) => one("game", text::excerpt(game).into()),
            HubError::BadSetup(complaint) | HubError::BadRecord(complaint) => {
                one("problem", complaint.text(language).into())
            }
            HubError::BadName { most } => one("most", i32::from(*most).into()),
            // Pairs of errors with the same code and message; an argument selects the wording.
            HubError::BadText { most } => vec![("most", i32::from(*most).into()), ("of", "line".into())],
            HubError::LongNote { most } => vec![("most", i32::from(*most).into()), ("of", "note".into())],
            HubError::NotSeated => one("for", "table".into()),
            HubError::NotKnown => one("for", "note".into()),
            HubError::Refused(refusal) => one("text", text::refusal(language, refusal).text.into()),
            // Details of broken tables and unreadable moves are for the log and for programmers, not for players.
            _ => Vec::new(),
        };
        text::speaker(language).text(self.key(), &arguments)
    }

    /// The clause behind it, if the rules refuse.
    pub fn refusal(&self, language: Language) -> Option<RefusalOut> {
        match self {
            HubError::Refused(refusal) => Some(text::refusal(language, refusal)),
            HubError::BadSetup(complaint) | HubError::BadRecord(complaint) => {
                complaint.refusal().map(|refusal| text::refusal(language, refusal))
            }
            _ => None,
        }
    }
}
