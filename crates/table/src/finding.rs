use crate::{OpenError, RecordedOutcome, StepError, error::data_in_words};
use serde::{Serialize, Serializer};
use std::fmt;

/// What a check of a record found. `Display` says it in English; the command line in the reader's language.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the sentences of `Display` say what the parts are")]
pub enum Finding {
    Game {
        title: &'static str,
    },
    OtherGame {
        found: String,
        expected: &'static str,
    },
    OtherRules {
        title: &'static str,
        theirs: u32,
        ours: u32,
    },
    Data {
        fingerprint: String,
    },
    OtherData {
        theirs: Option<String>,
        ours: Option<String>,
    },
    Setup {
        seats: u8,
    },
    NoSetup(OpenError),
    Seed,
    OtherSeed {
        digest: String,
        published: String,
    },
    SeedMissing,
    SeedSecret,
    Luck {
        strokes: u32,
    },
    OtherLuck {
        step: usize,
        found: u16,
        honest: u16,
    },
    TooMuchLuck {
        step: usize,
        found: u16,
        among: u16,
    },
    LuckBefore {
        step: usize,
        strokes: u32,
    },
    InheritedLuck {
        steps: u32,
        strokes: u32,
        own: u32,
    },
    InheritedTooMuch {
        inherited: u32,
        steps: usize,
    },
    LuckUnknown,
    Moves {
        count: u32,
    },
    Illegal {
        step: usize,
        text: String,
        problem: StepError,
    },
    MovesBefore {
        step: usize,
        count: u32,
    },
    Position {
        hash: u64,
    },
    OtherPosition {
        found: u64,
        recorded: u64,
    },
    NoPosition,
    Outcome,
    OtherOutcome {
        found: RecordedOutcome,
        recorded: RecordedOutcome,
    },
    OutcomeMissing,
    OutcomeTooEarly,
    UnderWay,
    OtherForfeit {
        seat: u8,
        step: u32,
        seats: u8,
        steps: usize,
    },
    Forfeits,
    /// The steps cannot be followed with other data files.
    NotFollowed,
    /// A step could not be taken.
    NotReached,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strokes = |count: u32| if count == 1 { "stroke of luck" } else { "strokes of luck" };
        let are = |count: u32| if count == 1 { "is" } else { "are" };
        match self {
            Finding::Game { title } => f.write_str(title),
            Finding::OtherGame { found, expected } => write!(f, "it is of `{found}`, not of `{expected}`"),
            Finding::OtherRules { title, theirs, ours } => write!(
                f,
                "{title}; the record was made with version {theirs} of the rules, and this program has version {ours}"
            ),
            Finding::Data { fingerprint } => write!(f, "the data files are the same ({fingerprint})"),
            Finding::OtherData { theirs, ours } => write!(
                f,
                "the game was played with {}, and this program plays with {}",
                data_in_words(theirs.as_ref()),
                data_in_words(ours.as_ref())
            ),
            Finding::Setup { seats } => write!(f, "{seats} seats and the options are allowed"),
            Finding::NoSetup(error) => write!(f, "{error}"),
            Finding::Seed => f.write_str("the seed is the one that was committed to at the start"),
            Finding::OtherSeed { digest, published } => {
                write!(f, "the seed has digest {digest}, but {published} was shown at the start")
            }
            Finding::SeedMissing => {
                f.write_str("the game is over, but the record does not disclose its seed")
            }
            Finding::SeedSecret => f.write_str("the record does not disclose its seed"),
            Finding::Luck { strokes: count } => {
                write!(f, "{count} {}, all as the seed gives", strokes(*count))
            }
            Finding::OtherLuck { step, found, honest } => {
                write!(f, "step {step} is luck {found}, but the seed gives {honest}")
            }
            Finding::TooMuchLuck { step, found, among } => {
                write!(
                    f,
                    "step {step} is luck {found}, but luck picks a number below {among} there (TAB-1.4)"
                )
            }
            Finding::LuckBefore { step, strokes: count } => write!(
                f,
                "{count} {} before step {step} {} the seed's, the rest is unknown",
                strokes(*count),
                are(*count)
            ),
            Finding::InheritedLuck { steps, strokes: count, own } => write!(
                f,
                "{count} {} in the first {steps} steps came from another game and cannot be checked; \
                 {own} after that {} the seed's",
                strokes(*count),
                are(*own)
            ),
            Finding::InheritedTooMuch { inherited, steps } => write!(
                f,
                "it is said to have taken over {inherited} steps from another game, but there are only {steps}"
            ),
            Finding::LuckUnknown => f.write_str("without the seed nobody can tell what luck gave"),
            Finding::Moves { count } => write!(f, "all are legal ({count})"),
            Finding::Illegal { step, text, problem } => {
                write!(f, "step {step}, `{text}`, cannot be taken: {problem}")
            }
            Finding::MovesBefore { step, count } => {
                write!(f, "all before step {step} are legal ({count}), the rest is unknown")
            }
            Finding::Position { hash } => write!(f, "the steps lead to {hash:016x}"),
            Finding::OtherPosition { found, recorded } => {
                write!(f, "the steps lead to position {found:016x}, and the record says {recorded:016x}")
            }
            Finding::NoPosition => f.write_str("the record names no position"),
            Finding::Outcome => f.write_str("the outcome is as recorded"),
            Finding::OtherOutcome { found, recorded } => {
                write!(f, "the steps end with {found}, and the record says {recorded}")
            }
            Finding::OutcomeMissing => f.write_str("the game is over, but the record names no outcome"),
            Finding::OutcomeTooEarly => {
                f.write_str("the record claims an outcome while the game is still under way")
            }
            Finding::UnderWay => f.write_str("the game is still under way"),
            Finding::OtherForfeit { seat, step, seats, steps } => write!(
                f,
                "seat {seat} is said to have forfeited after step {step}: there are {seats} seats and {steps} steps, \
                 and each seat forfeits at most once"
            ),
            Finding::Forfeits => f.write_str("a record does not tell whose time was up"),
            Finding::NotFollowed => f.write_str("with other data files the steps cannot be followed"),
            Finding::NotReached => f.write_str("the steps could not be followed to the end"),
        }
    }
}

// Scripts read the English sentence.
impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
