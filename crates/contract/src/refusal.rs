use serde::Serialize;
use std::fmt;

/// A clause of a rulebook, e.g. `ARM-5.12`; the text is in `rules/`, never in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A move was refused. The clause says why; the shortfall says by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The most specific clause the mover is allowed to know.
    pub rule: RuleId,
    /// What was needed and what is there, where numbers help.
    pub shortfall: Option<Shortfall>,
}

/// How much was needed and how much is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shortfall {
    /// What the move needs (or may use at most).
    pub need: u16,
    /// What there is.
    pub have: u16,
}

impl Refusal {
    /// A refusal without numbers.
    pub const fn new(rule: &'static str) -> Self {
        Refusal { rule: RuleId(rule), shortfall: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shortfall {
            Some(Shortfall { need, have }) => write!(f, "{}: needs {need}, has {have}", self.rule),
            None => write!(f, "{}", self.rule),
        }
    }
}

impl std::error::Error for Refusal {}

/// Makes a [`Refusal`]: `refuse!("ARM-6.5")` or `refuse!("ARM-6.5", need 2, have mp)`.
#[macro_export]
macro_rules! refuse {
    ($rule:expr) => {
        $crate::Refusal::new($rule)
    };
    ($rule:expr, need $need:expr, have $have:expr) => {
        $crate::Refusal {
            rule: $crate::RuleId($rule),
            shortfall: Some($crate::Shortfall { need: u16::from($need), have: u16::from($have) }),
        }
    };
}
