use approdo_contract::Refusal;
use approdo_phrases::Value;
use approdo_store::StoreError;

use super::{Complaint, text};
use crate::wire::RefusalOut;
use approdo_phrases::Language;

/// What sort of error it is, whatever it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The request itself is not as it should be.
    Malformed,
    /// It is not for whoever asks.
    Forbidden,
    /// There is no such thing.
    Missing,
    /// It is not possible as things are.
    Conflict,
    /// The rules forbid it.
    Refused,
    /// It must be confirmed.
    Unconfirmed,
    /// Too much is asked for at once (backpressure).
    Crowded,
    /// It is broken, and does not mend by itself.
    Broken,
    /// It may be possible later.
    Unavailable,
}

/// Every error, with its sort and the message that says in the reader's language what is wrong and what to do.
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
            /// What sort of error it is.
            pub fn sort(&self) -> Sort {
                match self {
                    $(HubError::$name { .. } => Sort::$sort,)+
                }
            }

            /// The message that says what is wrong and what to do.
            pub fn key(&self) -> &'static str {
                match self {
                    $(HubError::$name { .. } => $key,)+
                }
            }
        }
    };
}

errors! {
    /// Why a request to the hub was not granted.
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
    /// It was played by rules that are no longer there.
    #[error("it was played by rules that are no longer there")]
    EarlierRules => Missing, "server-earlier-rules";
    /// The guest does not hold the seat.
    #[error("the seat belongs to somebody else")]
    NotYourSeat => Forbidden, "server-not-your-seat";
    /// Only a host may do this.
    #[error("only a host of the table may do this")]
    NotHost => Forbidden, "server-not-host";
    /// Only somebody with a seat may do this.
    #[error("only who sits at the table may do this")]
    NotSeated => Forbidden, "server-not-seated";
    /// A note is for somebody whom nobody would know again.
    #[error("nobody would find this note again: the request brought no cookie")]
    NotKnown => Forbidden, "server-not-seated";
    /// Somebody sits there.
    #[error("the seat is taken")]
    SeatTaken => Conflict, "server-seat-taken";
    /// The table is private, and the guest came without an invitation.
    #[error("the table is private: a free seat needs an invitation")]
    NeedsInvitation => Forbidden, "server-needs-invitation";
    /// The guest plays another seat of this game, and knows its secrets.
    #[error("who plays another seat of the game does not take one that was left")]
    OtherSeat => Forbidden, "server-other-seat";
    /// The seat is held by too many browsers.
    #[error("too many browsers hold this seat")]
    TooManyBrowsers => Conflict, "server-too-many-browsers";
    /// No bot plays the seat of a person.
    #[error("no bot stands in at this seat")]
    NoBotThere => Conflict, "server-no-bot-there";
    /// Nobody who holds the seat is there to play it.
    #[error("nobody who holds this seat is there")]
    NobodyThere => Conflict, "server-nobody-there";
    /// The player of the seat is connected, and plays.
    #[error("the player of this seat is here")]
    SomebodyThere => Conflict, "server-somebody-there";
    /// The time of the seat is up, and a bot plays on for it.
    #[error("the time of the seat is up")]
    TimeUp => Conflict, "server-time-up";
    /// The seat has lost by its clock.
    #[error("the seat has forfeited")]
    Forfeited => Conflict, "server-forfeited";
    /// Too many look at the table.
    #[error("too many look at this table")]
    TableFull => Conflict, "server-table-full";
    /// The token opens nothing here.
    #[error("the link is not valid, or no longer")]
    WrongToken => Forbidden, "server-wrong-token";
    /// The table has moved on since the client looked.
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
    /// A bot thinks about a hint for this seat already.
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
    /// The journal is very long.
    #[error("the journal of this table is full: only moves are taken")]
    JournalFull => Conflict, "server-journal-full";
    /// The game came without its seed.
    #[error("the game can be looked at, but it cannot go on")]
    LookOnly => Conflict, "server-look-only";
    /// Nobody asks for anything.
    #[error("there is no request to answer")]
    NoRequest => Conflict, "server-no-request";
    /// It is no move of the game.
    #[error("the move cannot be read: {0}")]
    Unreadable(String) => Malformed, "server-unreadable";
    /// The table cannot be set up like this.
    #[error("the table cannot be set up like this: {0}")]
    BadSetup(Box<Complaint>) => Malformed, "server-bad-setup";
    /// The record is not as it should be.
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
    /// The key is not one.
    #[error("a key has 1 to 64 visible characters without spaces")]
    BadKey => Malformed, "server-bad-key";
    /// The key names another attempt already.
    #[error("the key names another attempt already")]
    KeyUsed => Conflict, "server-key-used";
    /// The clock is out of range.
    #[error("the clock is out of range")]
    BadClock => Malformed, "server-bad-clock";
    /// The time after which a bot plays for somebody who is away is out of range.
    #[error("the time of being away is out of range")]
    BadAway => Malformed, "server-bad-away";
    /// The chosen seed cannot be read.
    #[error("a seed has 64 hexadecimal digits or is a whole number")]
    BadSeed => Malformed, "server-bad-seed";
    /// Too much long work was asked for at once.
    #[error("too much long work is asked for at once")]
    Crowded => Crowded, "server-crowded";
    /// The table is broken and was put aside.
    #[error("this table cannot be played on: {0}")]
    Broken(String) => Broken, "server-broken";
    /// What is stored is not whole: it does not help to ask again.
    #[error("this table cannot be brought back: {0}")]
    Damaged(String) => Broken, "server-damaged";
    /// The same, known from before.
    #[error("this table could not be brought back a while ago: {0}")]
    StillDamaged(String) => Broken, "server-damaged";
    /// The journal is long, and the machine too busy to replay it in time.
    #[error("this table could not be brought back in time")]
    NotInTime {
        /// When it is tried again.
        seconds: u64,
    } => Unavailable, "server-not-in-time";
    /// The store did not answer as it should.
    #[error(transparent)]
    Unavailable(StoreError) => Unavailable, "server-unavailable";
    /// The server goes down.
    #[error("the server goes down")]
    Closing => Unavailable, "server-closing";
}

impl From<StoreError> for HubError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoTable(_) => HubError::UnknownTable,
            StoreError::NoSeat { .. } => HubError::UnknownSeat,
            StoreError::Damaged(_) => HubError::Damaged(error.to_string()),
            // Nobody can help by trying again.
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
            // These have one code and one message, which says more of the one than of the other.
            HubError::BadText { most } => vec![("most", i32::from(*most).into()), ("of", "line".into())],
            HubError::LongNote { most } => vec![("most", i32::from(*most).into()), ("of", "note".into())],
            HubError::NotSeated => one("for", "table".into()),
            HubError::NotKnown => one("for", "note".into()),
            HubError::Refused(refusal) => one("text", text::refusal(language, refusal).text.into()),
            // What broke is for the log, and why a move cannot be read for programmers; a player cannot do anything
            // with it.
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
