use approdo_contract::{Game, Step};
use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// A broken property, and everything needed to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{property}: {detail}. To reproduce: game {game}, options {options}, seats {seats}, seed {seed}, step {step}, steps {steps}"
)]
pub struct Fault {
    /// What is broken.
    pub property: Property,
    /// What was found.
    pub detail: String,
    /// The id of the game.
    pub game: &'static str,
    /// The options, as JSON.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the random game; [`crate::trial`] replays it.
    pub seed: u64,
    /// How many steps had been taken, including the one under way.
    pub step: usize,
    /// These steps, as JSON.
    pub steps: String,
}

/// The properties of every game, checked after every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Property {
    /// The options are what the game's list of options says, and the proposed ones can be played.
    OptionsAsListed,
    /// Nothing panics.
    NeverPanics,
    /// What the game waits for exists: seats of the table, at least one thing to pick, one standing per seat.
    PendingIsWellFormed,
    /// The game's own audit finds no broken law.
    AuditHolds,
    /// A seat that is asked has a legal move.
    NoDeadEnd,
    /// No candidate is listed twice.
    NoDuplicates,
    /// The game ends within the number of steps that it promises.
    NoRunAway,
    /// The fast list of legal moves is the list of candidates that pass the check, in the same order.
    LegalListAgrees,
    /// Of all the moves that were ever offered, exactly the listed ones are accepted.
    ListedWhenAccepted,
    /// Refusals, sentences and endings cite clauses of the game's own rulebook or of the table's.
    ClausesAreOwn,
    /// State, moves and options are the same after being written and read, in binary and in JSON.
    Storable,
    /// Replaying the setup and the steps rebuilds the game.
    StepsRebuild,
    /// Undo and redo change nothing.
    UndoIsExact,
    /// The game goes the same way with and without a reader of the journal.
    JournalNeverSteers,
    /// A step changes the state.
    StepChangesSomething,
    /// A viewer whose view changes is told something.
    ChangesAreAnnounced,
    /// The observer cannot tell a redealt world from the real one, not even by asking "why not?".
    RedealIsInvisible,
    /// A redeal uses nothing that its observer does not know.
    RedealForgets,
    /// A secret pick or a sealed move is visible to its owner only.
    SecretsAreKept,
    /// Viewers with the same events have the same view and the same questions.
    ToldAlikeSeeAlike,
    /// An event that reveals a secret is marked as revealing, so that undo stops there.
    TeachingIsMarked,
    /// Simultaneous moves may arrive in any order.
    OrderIsFree,
    /// Sentences have a key, every piece they speak of has a name.
    WordsAreThere,
    /// Touched pieces have a name, and no two choices have the same gesture.
    GesturesTellApart,
    /// The account of a seat adds up to its score, and accounts order the seats as their places do.
    AccountsAddUp,
    /// Prices and odds are equal in two worlds that look the same to the seat.
    AlikeForeseeAlike,
    /// What a price tells comes true.
    PricesComeTrue,
    /// Each offered move has a number, which leads back to it.
    NumbersLeadBack,
}

impl Property {
    /// Every property, in the order of their declaration.
    pub const ALL: [Property; 28] = [
        Property::OptionsAsListed,
        Property::NeverPanics,
        Property::PendingIsWellFormed,
        Property::AuditHolds,
        Property::NoDeadEnd,
        Property::NoDuplicates,
        Property::NoRunAway,
        Property::LegalListAgrees,
        Property::ListedWhenAccepted,
        Property::ClausesAreOwn,
        Property::Storable,
        Property::StepsRebuild,
        Property::UndoIsExact,
        Property::JournalNeverSteers,
        Property::StepChangesSomething,
        Property::ChangesAreAnnounced,
        Property::RedealIsInvisible,
        Property::RedealForgets,
        Property::SecretsAreKept,
        Property::ToldAlikeSeeAlike,
        Property::TeachingIsMarked,
        Property::OrderIsFree,
        Property::WordsAreThere,
        Property::GesturesTellApart,
        Property::AccountsAddUp,
        Property::AlikeForeseeAlike,
        Property::PricesComeTrue,
        Property::NumbersLeadBack,
    ];
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Property::OptionsAsListed => "the options are not as listed",
            Property::NeverPanics => "the game panics",
            Property::PendingIsWellFormed => "the game waits for something that does not exist",
            Property::AuditHolds => "a law of the game is broken",
            Property::NoDeadEnd => "a seat is asked and has no legal move",
            Property::NoDuplicates => "a move is listed twice",
            Property::NoRunAway => "the game goes on for longer than it promises",
            Property::LegalListAgrees => "the legal moves are not the candidates that pass the check",
            Property::ListedWhenAccepted => {
                "a move is accepted without being listed or listed without being accepted"
            }
            Property::ClausesAreOwn => "a clause of another rulebook is cited",
            Property::Storable => "something is not the same after being stored",
            Property::StepsRebuild => "the steps alone do not rebuild the game",
            Property::UndoIsExact => "a move that was taken back and made again led elsewhere",
            Property::JournalNeverSteers => "the journal steers the game",
            Property::StepChangesSomething => "a step changed nothing",
            Property::ChangesAreAnnounced => "a view changed without a word",
            Property::RedealIsInvisible => "a redeal shows",
            Property::RedealForgets => "a redeal remembers a secret",
            Property::SecretsAreKept => "a secret shows",
            Property::ToldAlikeSeeAlike => "two worlds that were told alike look different",
            Property::TeachingIsMarked => "a move taught a secret and is not marked as revealing",
            Property::OrderIsFree => "the order of simultaneous moves matters",
            Property::WordsAreThere => "a sentence cannot be said",
            Property::GesturesTellApart => "a gesture does not tell which move it makes",
            Property::AccountsAddUp => "an account is not the score",
            Property::AlikeForeseeAlike => "what is foreseen tells a secret",
            Property::PricesComeTrue => "what a price told did not come true",
            Property::NumbersLeadBack => "the number of a move does not lead back to it",
        })
    }
}

impl Fault {
    pub(crate) fn new<G: Game>(
        breach: Breach,
        options: &G::Options,
        seats: u8,
        seed: u64,
        steps: &[Step<G::Move>],
    ) -> Self {
        let Breach { property, detail } = breach;
        Fault {
            property,
            detail,
            game: G::META.id,
            options: json(options),
            seats,
            seed,
            step: steps.len(),
            steps: json(steps),
        }
    }
}

/// A broken property before its game is known.
#[derive(Clone, Debug)]
pub(crate) struct Breach {
    pub(crate) property: Property,
    pub(crate) detail: String,
}

impl Breach {
    pub(crate) fn new(property: Property, detail: impl Into<String>) -> Self {
        Breach { property, detail: detail.into() }
    }
}

/// Runs a part of the examination; a panic inside becomes a breach, so that its steps are reported too.
pub(crate) fn guard<T>(doing: &str, part: impl FnOnce() -> Result<T, Breach>) -> Result<T, Breach> {
    catch_unwind(AssertUnwindSafe(part)).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text =
            text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message");
        Err(Breach::new(Property::NeverPanics, format!("while {doing}: {text}")))
    })
}

fn json(value: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("(cannot be written as JSON: {error})"))
}
