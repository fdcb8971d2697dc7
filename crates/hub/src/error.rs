use approdo_contract::Refusal;
use approdo_phrases::Value;
use approdo_store::StoreError;

use super::{Complaint, text};
use crate::wire::RefusalOut;
use approdo_phrases::Language;

/// Why a request to the hub was not granted.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum HubError {
    /// There is no such table.
    #[error("there is no such table")]
    UnknownTable,
    /// There is no such game.
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    /// The table has no such seat.
    #[error("the table has no such seat")]
    UnknownSeat,
    /// The table has not got that far.
    #[error("the table has not got that far")]
    UnknownStep,
    /// The table has no such version.
    #[error("the table has no such version")]
    UnknownVersion,
    /// It was played by rules that are no longer there.
    #[error("it was played by rules that are no longer there")]
    EarlierRules,
    /// The guest does not hold the seat.
    #[error("the seat belongs to somebody else")]
    NotYourSeat,
    /// Only a host may do this.
    #[error("only a host of the table may do this")]
    NotHost,
    /// Only somebody with a seat may do this.
    #[error("only who sits at the table may do this")]
    NotSeated,
    /// A note is for somebody whom nobody would know again.
    #[error("nobody would find this note again: the request brought no cookie")]
    NotKnown,
    /// Somebody sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// The table is private, and the guest came without an invitation.
    #[error("the table is private: a free seat needs an invitation")]
    NeedsInvitation,
    /// The guest plays another seat of this game, and knows its secrets.
    #[error("who plays another seat of the game does not take one that was left")]
    OtherSeat,
    /// The seat is held by too many browsers.
    #[error("too many browsers hold this seat")]
    TooManyBrowsers,
    /// No bot plays the seat of a person.
    #[error("no bot stands in at this seat")]
    NoBotThere,
    /// Nobody who holds the seat is there to play it.
    #[error("nobody who holds this seat is there")]
    NobodyThere,
    /// The player of the seat is connected, and plays.
    #[error("the player of this seat is here")]
    SomebodyThere,
    /// The time of the seat is up, and a bot plays on for it.
    #[error("the time of the seat is up")]
    TimeUp,
    /// The seat has lost by its clock.
    #[error("the seat has forfeited")]
    Forfeited,
    /// Too many look at the table.
    #[error("too many look at this table")]
    TableFull,
    /// The token opens nothing here.
    #[error("the link is not valid, or no longer")]
    WrongToken,
    /// The table has moved on since the client looked.
    #[error("the table has moved on to version {version}")]
    Stale {
        /// The version now.
        version: u32,
    },
    /// The rules forbid it.
    #[error("it is refused by {0}")]
    Refused(Refusal),
    /// The table was set up without hints.
    #[error("there are no hints at this table")]
    NoHints,
    /// A bot thinks about a hint for this seat already.
    #[error("a hint for this seat is under way")]
    HintUnderWay,
    /// The turn would pass on, and the player wanted to be asked.
    #[error("the turn would pass on: it must be confirmed")]
    ConfirmationNeeded,
    /// Seats are still free.
    #[error("seats are still free")]
    NotStarted,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The journal is very long.
    #[error("the journal of this table is full: only moves are taken")]
    JournalFull,
    /// The game came without its seed.
    #[error("the game can be looked at, but it cannot go on")]
    LookOnly,
    /// Nobody asks for anything.
    #[error("there is no request to answer")]
    NoRequest,
    /// It is no move of the game.
    #[error("the move cannot be read: {0}")]
    Unreadable(String),
    /// The table cannot be set up like this.
    #[error("the table cannot be set up like this: {0}")]
    BadSetup(Box<Complaint>),
    /// The record is not as it should be.
    #[error("the record is refused: {0}")]
    BadRecord(Box<Complaint>),
    /// The name has no visible character, or too many.
    #[error("a name has 1 to {most} characters")]
    BadName {
        /// The most characters.
        most: u16,
    },
    /// The text is empty or too long.
    #[error("a text has 1 to {most} characters")]
    BadText {
        /// The most characters.
        most: u16,
    },
    /// The note is too long.
    #[error("a note has at most {most} characters")]
    LongNote {
        /// The most characters.
        most: u16,
    },
    /// The key is not one.
    #[error("a key has 1 to 64 visible characters without spaces")]
    BadKey,
    /// The key names another attempt already.
    #[error("the key names another attempt already")]
    KeyUsed,
    /// The clock is out of range.
    #[error("the clock is out of range")]
    BadClock,
    /// The time after which a bot plays for somebody who is away is out of range.
    #[error("the time of being away is out of range")]
    BadAway,
    /// The chosen seed cannot be read.
    #[error("a seed has 64 hexadecimal digits or is a whole number")]
    BadSeed,
    /// Too much long work was asked for at once.
    #[error("too much long work is asked for at once")]
    Crowded,
    /// The table is broken and was put aside.
    #[error("this table cannot be played on: {0}")]
    Broken(String),
    /// What is stored is not whole: it does not help to ask again.
    #[error("this table cannot be brought back: {0}")]
    Damaged(String),
    /// The same, known from before.
    #[error("this table could not be brought back a while ago: {0}")]
    StillDamaged(String),
    /// The journal is long, and the machine too busy to replay it in time.
    #[error("this table could not be brought back in time")]
    NotInTime {
        /// When it is tried again.
        seconds: u64,
    },
    /// The store did not answer as it should.
    #[error(transparent)]
    Unavailable(StoreError),
    /// The server goes down.
    #[error("the server goes down")]
    Closing,
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
    /// The HTTP status that says the same.
    pub fn status(&self) -> u16 {
        match self {
            HubError::Unreadable(_)
            | HubError::BadSetup(_)
            | HubError::BadRecord(_)
            | HubError::BadName { .. }
            | HubError::BadText { .. }
            | HubError::LongNote { .. }
            | HubError::BadKey
            | HubError::BadClock
            | HubError::BadAway
            | HubError::BadSeed => 400,
            HubError::NotYourSeat
            | HubError::NotHost
            | HubError::NotSeated
            | HubError::NotKnown
            | HubError::NeedsInvitation
            | HubError::OtherSeat
            | HubError::NoHints
            | HubError::WrongToken => 403,
            HubError::UnknownTable
            | HubError::UnknownGame(_)
            | HubError::UnknownSeat
            | HubError::UnknownStep
            | HubError::UnknownVersion
            | HubError::EarlierRules => 404,
            HubError::Stale { .. }
            | HubError::SeatTaken
            | HubError::TimeUp
            | HubError::TooManyBrowsers
            | HubError::TableFull
            | HubError::NoBotThere
            | HubError::NobodyThere
            | HubError::SomebodyThere
            | HubError::Forfeited
            | HubError::NotStarted
            | HubError::NotOver
            | HubError::LookOnly
            | HubError::JournalFull
            | HubError::HintUnderWay
            | HubError::KeyUsed
            | HubError::NoRequest => 409,
            HubError::Refused(_) => 422,
            HubError::ConfirmationNeeded => 428,
            HubError::Crowded => 429,
            HubError::Broken(_) | HubError::Damaged(_) | HubError::StillDamaged(_) => 500,
            HubError::NotInTime { .. } | HubError::Unavailable(_) | HubError::Closing => 503,
        }
    }

    /// The message that says what is wrong and what to do.
    pub fn key(&self) -> &'static str {
        match self {
            HubError::UnknownTable => "server-unknown-table",
            HubError::UnknownGame(_) => "server-unknown-game",
            HubError::UnknownSeat => "server-unknown-seat",
            HubError::UnknownStep => "server-unknown-step",
            HubError::UnknownVersion => "server-unknown-version",
            HubError::EarlierRules => "server-earlier-rules",
            HubError::NotYourSeat => "server-not-your-seat",
            HubError::NotHost => "server-not-host",
            HubError::NotSeated | HubError::NotKnown => "server-not-seated",
            HubError::SeatTaken => "server-seat-taken",
            HubError::NeedsInvitation => "server-needs-invitation",
            HubError::OtherSeat => "server-other-seat",
            HubError::TooManyBrowsers => "server-too-many-browsers",
            HubError::NoBotThere => "server-no-bot-there",
            HubError::NobodyThere => "server-nobody-there",
            HubError::SomebodyThere => "server-somebody-there",
            HubError::TimeUp => "server-time-up",
            HubError::Forfeited => "server-forfeited",
            HubError::TableFull => "server-table-full",
            HubError::WrongToken => "server-wrong-token",
            HubError::Stale { .. } => "server-stale",
            HubError::Refused(_) => "server-refused",
            HubError::NoHints => "server-no-hints",
            HubError::HintUnderWay => "server-hint-under-way",
            HubError::ConfirmationNeeded => "server-confirmation-needed",
            HubError::NotStarted => "server-not-started",
            HubError::NotOver => "server-not-over",
            HubError::LookOnly => "server-look-only",
            HubError::JournalFull => "server-journal-full",
            HubError::NoRequest => "server-no-request",
            HubError::Unreadable(_) => "server-unreadable",
            HubError::BadSetup(_) => "server-bad-setup",
            HubError::BadRecord(_) => "server-bad-record",
            HubError::BadName { .. } => "server-bad-name",
            HubError::BadText { .. } | HubError::LongNote { .. } => "server-bad-text",
            HubError::BadKey => "server-bad-key",
            HubError::KeyUsed => "server-key-used",
            HubError::BadClock => "server-bad-clock",
            HubError::BadAway => "server-bad-away",
            HubError::BadSeed => "server-bad-seed",
            HubError::Crowded => "server-crowded",
            HubError::Broken(_) => "server-broken",
            HubError::Damaged(_) | HubError::StillDamaged(_) => "server-damaged",
            HubError::NotInTime { .. } => "server-not-in-time",
            HubError::Unavailable(_) => "server-unavailable",
            HubError::Closing => "server-closing",
        }
    }

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
            HubError::Refused(refusal) => {
                let RefusalOut { rule, text, .. } = text::refusal(language, refusal);
                vec![("rule", rule.into()), ("text", text.into())]
            }
            // What broke is for the log, and why a move cannot be read for programmers; a player cannot do anything
            // with it.
            HubError::Broken(_)
            | HubError::Damaged(_)
            | HubError::StillDamaged(_)
            | HubError::Unavailable(_)
            | HubError::Unreadable(_) => Vec::new(),
            HubError::NotInTime { .. }
            | HubError::UnknownTable
            | HubError::UnknownSeat
            | HubError::UnknownStep
            | HubError::UnknownVersion
            | HubError::EarlierRules
            | HubError::NotYourSeat
            | HubError::NotHost
            | HubError::SeatTaken
            | HubError::TimeUp
            | HubError::NeedsInvitation
            | HubError::OtherSeat
            | HubError::TooManyBrowsers
            | HubError::NoBotThere
            | HubError::NobodyThere
            | HubError::SomebodyThere
            | HubError::Forfeited
            | HubError::TableFull
            | HubError::WrongToken
            | HubError::Stale { .. }
            | HubError::NoHints
            | HubError::HintUnderWay
            | HubError::ConfirmationNeeded
            | HubError::NotStarted
            | HubError::NotOver
            | HubError::LookOnly
            | HubError::JournalFull
            | HubError::NoRequest
            | HubError::BadKey
            | HubError::KeyUsed
            | HubError::BadClock
            | HubError::BadAway
            | HubError::BadSeed
            | HubError::Crowded
            | HubError::Closing => Vec::new(),
        };
        text::speaker(language).text(self.key(), &arguments)
    }

    /// The clause behind it, if the rules refuse.
    pub fn refusal(&self, language: Language) -> Option<RefusalOut> {
        match self {
            HubError::Refused(refusal) => Some(text::refusal(language, refusal)),
            _ => None,
        }
    }
}
