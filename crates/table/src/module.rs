use crate::{
    Examined, Live, OpenError, Record, Seed, Table, Verification, live, replay,
    scenario::{self, Stage},
    snapshot,
    step::plain,
    verify,
};
use approdo_bots::{
    Bot,
    arena::{self, ArenaError, Summary, Tournament},
};
use approdo_contract::{Appraise, ContentError, Game, Label, Meta, Numbered, OptionSpec, Piece, Shape};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::ops::Range;

/// What programs know of a game before it starts, and how they start it; one for each game of a catalogue.
#[derive(Clone, Debug)]
#[expect(
    clippy::type_complexity,
    reason = "each field is one function of a game, and reads best written out"
)]
pub struct Module {
    /// Name, title, seats and version.
    pub meta: Meta,
    /// What the numbers of its moves are made of.
    pub moves: Shape,
    /// What may be agreed before the game.
    pub options: fn() -> &'static [OptionSpec],
    /// Loads the game's data files through a function from name to text.
    pub load: fn(&dyn Fn(&str) -> Option<String>) -> Result<(), ContentError>,
    /// How a piece that phrases speak of is called.
    pub label: fn(Piece) -> Option<Label>,
    /// What cards, tiles and places show, as data for a page.
    pub print: fn() -> Value,
    /// The verdict of the rules on a draft, e.g. a deck; see [`Module::examining`].
    pub examine: Option<fn(&str) -> Result<Examined, serde_json::Error>>,
    /// Opens a table: options as an object, number of seats, seed.
    pub open: fn(&Value, u8, Seed) -> Result<Box<dyn Table>, OpenError>,
    /// Opens the table of a record before its first step, before any luck.
    pub start: fn(&Record) -> Result<Box<dyn Table>, OpenError>,
    /// Opens the table that a record ends with.
    pub restore: fn(&Record) -> Result<Box<dyn Table>, OpenError>,
    /// Opens the table of a record at a stored position instead of replaying its steps.
    pub resume: fn(&Record, &[u8]) -> Result<Box<dyn Table>, OpenError>,
    /// Checks everything that a record claims.
    pub verify: fn(&Record) -> Verification,
    /// Sets up a position that a scenario modifies.
    pub stage: fn(&Value, u8) -> Result<Box<dyn Stage>, OpenError>,
    /// Plays one game between bots, one for each seat, at full speed; the seed decides it.
    pub play_one: fn(&Value, &[Bot], u64) -> Result<arena::Record, MatchError>,
    /// Plays a game for each seed and sums up what happened, seat by seat.
    pub simulate: fn(&Value, &[Bot], Range<u64>) -> Result<Summary, MatchError>,
    /// Plays one seed in every seating and sums up what happened, bot by bot; [`Tournament`] merges rounds. The number
    /// of the round decides what is drawn by lot for the seats.
    pub round: fn(&Value, &[Bot], u64, u64) -> Result<Summary, MatchError>,
}

/// Bots cannot play with these options.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum MatchError {
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The game cannot be played to its end.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

impl Module {
    /// The module of a game. Its facts are deserializable too, so that a scenario naming an unknown one gets an error.
    pub const fn of<G: Game + Appraise>() -> Module
    where
        G::Event: DeserializeOwned,
    {
        Module {
            meta: G::META,
            moves: G::Move::SHAPE,
            options: G::options,
            load: G::load,
            label: G::label,
            print: || plain(&G::print()),
            examine: None,
            open: open::<G>,
            start: start::<G>,
            restore: restore::<G>,
            resume: resume::<G>,
            verify: verify::verify::<G>,
            stage: scenario::set_stage::<G>,
            play_one: play_one::<G>,
            simulate: simulate::<G>,
            round: round::<G>,
        }
    }
}

fn open<G: Appraise>(options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn Table>, OpenError> {
    Ok(Box::new(Live::<G>::open(options, seats, seed)?))
}

fn start<G: Appraise>(record: &Record) -> Result<Box<dyn Table>, OpenError> {
    Ok(Box::new(replay::start::<G>(record)?))
}

fn resume<G: Appraise>(record: &Record, snapshot: &[u8]) -> Result<Box<dyn Table>, OpenError> {
    Ok(Box::new(snapshot::resume::<G>(record, snapshot)?))
}

fn restore<G: Appraise>(record: &Record) -> Result<Box<dyn Table>, OpenError> {
    Ok(Box::new(replay::restore::<G>(record)?))
}

fn play_one<G: Appraise>(options: &Value, bots: &[Bot], seed: u64) -> Result<arena::Record, MatchError> {
    Ok(arena::play_one::<G>(&live::agreed_options::<G>(options, bots.len())?, bots, seed)?)
}

fn simulate<G: Appraise>(options: &Value, bots: &[Bot], seeds: Range<u64>) -> Result<Summary, MatchError> {
    Ok(arena::simulate::<G>(&live::agreed_options::<G>(options, bots.len())?, bots, seeds)?)
}

fn round<G: Appraise>(options: &Value, bots: &[Bot], round: u64, seed: u64) -> Result<Summary, MatchError> {
    Ok(Tournament::round::<G>(&live::agreed_options::<G>(options, bots.len())?, bots, round, seed)?)
}
