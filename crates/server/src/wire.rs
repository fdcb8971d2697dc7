//! What travels between the server and its clients, the same over HTTP and over sockets.
//!
//! Nothing here is a secret of another seat or of the host: tokens appear only in the answer to the request that
//! made them, and the seed of a table only once its game is over.

use approdo_bots::Level as BotLevel;
use approdo_contract::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use utoipa::ToSchema;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Knows the rules and often sees what is good.
    Novice,
    /// Takes what is best at once.
    Steady,
    /// Thinks ahead for a moment.
    Strong,
    /// Thinks ahead for as long as a person gladly waits.
    Expert,
}

impl From<Level> for BotLevel {
    fn from(level: Level) -> Self {
        match level {
            Level::Novice => BotLevel::Novice,
            Level::Steady => BotLevel::Steady,
            Level::Strong => BotLevel::Strong,
            Level::Expert => BotLevel::Expert,
        }
    }
}

/// What a new table should be.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The id of the game.
    pub game: String,
    /// Who sits where; one entry for each seat.
    pub seats: Vec<SeatPlan>,
    /// What is agreed; options that are left out take their defaults.
    #[serde(default)]
    pub options: Option<Value>,
    /// What the table is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether everybody finds it in the list of tables.
    #[serde(default)]
    pub public: bool,
    /// Clocks, if they are wanted.
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    /// What happens when somebody stays away.
    #[serde(default)]
    pub away: Option<AwayPlan>,
    /// A chosen seed (64 hexadecimal digits or a whole number); the table tells everybody that it was chosen.
    #[serde(default)]
    pub seed: Option<String>,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes with the link or takes it.
    Open,
    /// Whoever creates the table.
    Mine {
        /// The player's name.
        #[serde(default)]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
        /// What it is called.
        #[serde(default)]
        name: Option<String>,
    },
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// Whether the game is played in one sitting.
    pub kind: ClockKind,
    /// What each seat starts with.
    pub initial_ms: u64,
    /// What each seat gets for a turn, once another seat has moved after it.
    pub increment_ms: u64,
    /// What happens to a seat whose time is up.
    pub flag: Flag,
}

/// Whether a game is played in one sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// In one sitting: minutes.
    Live,
    /// Over days.
    Slow,
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// Nothing but that everybody sees it.
    Nothing,
    /// A steady bot plays on for it.
    Bot,
    /// It has lost: a novice bot plays on for it to the end, and the table says that it forfeited.
    Forfeit,
}

/// A bot plays for a person who has been away for so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AwayPlan {
    /// How long.
    pub after_ms: u64,
    /// How strong the bot is.
    pub level: Level,
}

/// A table was created. The tokens are shown this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Created {
    /// The table.
    pub table: String,
    /// Makes another browser a host of the table.
    pub host_token: String,
    /// One for each open seat.
    pub links: Vec<SeatLink>,
}

/// Whoever has the token may sit in the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatLink {
    /// Which seat.
    pub seat: u8,
    /// What goes into the link.
    pub token: String,
}

/// What a token was good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Claimed {
    /// The seat that the browser now holds.
    pub seat: Option<u8>,
    /// Whether the browser is now a host.
    pub host: bool,
}

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct TableSummary {
    /// The table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// What it is called; empty if it has no name.
    pub name: String,
    /// How far it has got.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What is agreed.
    pub options: Value,
    /// Whether everybody finds it.
    pub public: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The clock, if there is one.
    pub clock: Option<ClockPlan>,
    /// What happens when somebody stays away.
    pub away: Option<AwayPlan>,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub updated_at: u64,
    /// How many entries its journal has; clients name it with each request that changes something.
    pub version: u32,
    /// How many steps, moves and luck, lead to the position.
    pub step: u32,
    /// SHA-256 of the seed, so that everybody can check the luck in the end.
    pub seed_digest: String,
    /// Somebody chose the seed and may know what luck will give.
    pub seed_chosen: bool,
    /// The game can be looked at but not continued, because its seed is not known.
    pub look_only: bool,
    /// Where the game came from, if it did not start here.
    pub origin: Option<Origin>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TableListing {
    /// The table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// What it is called; empty if it has no name.
    pub name: String,
    /// How far it has got.
    pub status: Status,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are taken, by people or bots.
    pub taken: u8,
    /// How many entries its journal has.
    pub version: u32,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub updated_at: u64,
    /// The seats that the reader holds.
    pub your_seats: Vec<u8>,
    /// Whether one of them is asked.
    pub your_move: bool,
}

/// How far a table has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are still free.
    Open,
    /// The game is under way.
    Running,
    /// The game is over.
    Over,
}

/// Where a game came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Origin {
    /// From a replay file.
    Import,
    /// From a step of another table.
    Fork {
        /// Which table.
        table: String,
        /// Which step.
        step: u32,
    },
    /// The same people play again.
    Rematch {
        /// The table before.
        table: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: u8,
    /// Who it belongs to.
    pub kind: SeatKind,
    /// What its player is called; empty if nobody has said.
    pub name: String,
    /// The bot that plays it now, for itself or for its person.
    pub bot: Option<Level>,
    /// A bot plays for an absent person.
    pub standing_in: bool,
    /// Its time ran out, and it lost by it.
    pub forfeited: bool,
    /// Somebody who holds it is connected.
    pub present: bool,
    /// A bot is thinking about its move.
    pub thinking: bool,
    /// How many hints its player has asked for.
    pub hints_taken: u32,
    /// What is left on its clock.
    pub clock_ms: Option<u64>,
    /// Whether its clock runs.
    pub clock_running: bool,
}

/// Who a seat belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Who looks at a table: `{"seat": 1}` or `"spectator"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ViewerName {
    /// A seat.
    Seat(u8),
    /// Somebody who holds no seat.
    Spectator,
}

impl From<ViewerName> for Viewer {
    fn from(viewer: ViewerName) -> Self {
        match viewer {
            ViewerName::Seat(seat) => Viewer::Seat(Seat(seat)),
            ViewerName::Spectator => Viewer::Spectator,
        }
    }
}

/// What the reader is at the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub struct You {
    /// Whether the reader may change seats.
    pub guest_is_host: bool,
    /// The seats that the reader holds.
    pub seats: Vec<u8>,
    /// The seat that this answer is for.
    pub viewer: ViewerName,
    /// What the reader prefers for that seat.
    pub preferences: Preferences,
}

/// What a player prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// A move that passes the turn on must be confirmed.
    pub confirm_turns: bool,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct TableState {
    /// What everybody sees.
    pub summary: TableSummary,
    /// What the reader is here.
    pub you: You,
    /// The position, in the game's own words.
    #[schema(value_type = Value)]
    pub view: Json,
    /// The position in sentences, if asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Vec<SectionText>>,
    /// The seats that the game waits for.
    pub asked: Vec<u8>,
    /// What the viewer's seat is asked.
    pub question: Option<Said>,
    /// What the viewer's seat might do.
    pub choices: Vec<ChoiceOut>,
    /// Whether the viewer's seat may take its last move back.
    pub undo: Permission,
    /// Whether the viewer's seat may make a move again that it took back.
    pub redo: Permission,
    /// Somebody asks everybody to go further back.
    pub undo_request: Option<UndoRequest>,
    /// Lines of the log about later steps than this are out of date and are replaced by `log`.
    pub log_from: u32,
    /// What happened since the version that the client named.
    pub log: Vec<LogOut>,
    /// How the game ended, if it has.
    pub outcome: Option<OutcomeOut>,
}

/// JSON that is passed on as it was written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON as a value.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("the text was JSON when it was made")
    }
}

impl From<Box<RawValue>> for Json {
    fn from(written: Box<RawValue>) -> Self {
        Json(written)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// Whether something may be done, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Permission {
    /// Whether it may be done now.
    pub allowed: bool,
    /// Why not.
    pub refused: Option<RefusalOut>,
}

/// A part of the board in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SectionText {
    /// What the lines are about.
    pub title: String,
    /// One line for each thing worth saying.
    pub lines: Vec<String>,
}

/// A sentence in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// The message behind it.
    pub key: String,
    /// The clause behind it.
    pub rule: Option<String>,
    /// The pieces and places it speaks of.
    pub pieces: Vec<PieceRef>,
}

/// A piece or place of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PieceRef {
    /// What kind of thing it is.
    pub kind: String,
    /// Which one, as the game counts them.
    pub id: u16,
    /// Its id in the game's data, if it has one.
    pub name: String,
}

/// Something that a player might do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ChoiceOut {
    /// The move, to be sent back as it is.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The move as text that can be typed.
    pub notation: String,
    /// The move in words.
    pub phrase: Said,
    /// Why it cannot be made now.
    pub refused: Option<RefusalOut>,
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RefusalOut {
    /// The clause.
    pub rule: String,
    /// What the clause says, in the reader's language.
    pub text: String,
    /// How much is needed, where numbers help.
    pub need: Option<u16>,
    /// How much there is.
    pub have: Option<u16>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LogOut {
    /// The version of the table that came with it.
    pub version: u32,
    /// The step it is about.
    pub step: u32,
    /// The fact in words.
    pub phrase: Said,
    /// The fact as data.
    pub event: Value,
}

/// Somebody asks everybody to go back further than one may alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct UndoRequest {
    /// Who asks.
    pub by: u8,
    /// The step to go back to.
    pub to_step: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not answered yet.
    pub needed: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OutcomeOut {
    /// The place of each seat; 1 is best. As the rules count: a forfeit is told beside it.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The clause that ended the game.
    pub ended_by: String,
    /// The seats that forfeited by their clocks.
    pub forfeited: Vec<u8>,
    /// The seed, now that nothing is secret any more.
    pub seed: Option<String>,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    /// The seat that moves.
    pub seat: u8,
    /// The version that the player saw.
    pub version: u32,
    /// One of the choices.
    #[serde(rename = "move")]
    pub mv: Value,
    /// Names this attempt, so that a repetition is not a second move: 1 to 64 visible characters.
    pub key: String,
    /// The player has confirmed that the turn may pass on.
    #[serde(default)]
    pub confirmed: bool,
}

/// A request to take back or to make again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The seat whose move it is.
    pub seat: u8,
    /// The version that the player saw.
    pub version: u32,
    /// Names this attempt, so that a repetition does not count twice.
    pub key: String,
}

/// Something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Played {
    /// The version that it led to.
    pub version: u32,
    /// The step that the table is at.
    pub step: u32,
    /// It had been done before, by an earlier request with the same key.
    pub repeated: bool,
}

/// What a bot would do in the place of a player who asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    /// The seat that asked.
    pub seat: u8,
    /// The version of the table that it was made for.
    pub version: u32,
    /// One of the choices of the seat.
    pub choice: ChoiceOut,
    /// Why, in a sentence.
    pub reason: String,
    /// How many lines of play the bot tried; 0 if there was nothing to choose.
    pub tries: u32,
    /// How many of a hundred tries began with this choice.
    pub share: Option<u8>,
    /// How the bot expects the seat to stand after it: 0 is lost, 100 is won.
    pub value: Option<u8>,
}

/// A table as it was at an earlier step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Past {
    /// Which step.
    pub step: u32,
    /// How many steps there are now.
    pub steps: u32,
    /// The position then, as the viewer could know it.
    pub view: Value,
    /// The position in sentences.
    pub outline: Vec<SectionText>,
    /// What the step brought.
    pub log: Vec<LogOut>,
}

/// What a viewer missed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Recap {
    /// The version of the last visit.
    pub since_version: u32,
    /// The version now.
    pub version: u32,
    /// What happened in between.
    pub lines: Vec<LogOut>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ChatLine {
    /// Its number at this table, counted from 1.
    pub id: u64,
    /// In milliseconds since 1970.
    pub at: u64,
    /// The seat of whoever said it; nothing for a host without a seat.
    pub seat: Option<u8>,
    /// The name of whoever said it, at that time.
    pub name: String,
    /// What was said: plain text.
    pub text: String,
}

/// Something that reaches a client by itself.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PushBody {
    /// The table changed.
    State {
        /// The table now.
        state: Box<TableState>,
    },
    /// Somebody said something.
    Chat {
        /// What was said.
        line: ChatLine,
    },
    /// Somebody came, went, or a bot began or ended to think.
    Presence {
        /// The seats now.
        seats: Vec<SeatInfo>,
    },
    /// Pushes were lost: ask for the state again.
    Resync,
    /// The server goes down: come back in a moment.
    Closing,
}
