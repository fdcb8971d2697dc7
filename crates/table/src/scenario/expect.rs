//! Evaluates what a scenario expects at one point.

use super::{
    Failure, KeyError, Stage,
    compose::is_known,
    file::{Refused, Then},
    known::{check_fact, check_state, check_view},
    subset::{Comparison, Found, compare},
};
use crate::{StepError, notation, step::plain};
use approdo_contract::{Pending, Refusal, Step};
use serde_json::Value;

/// Number of expectations so far, and those that failed.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) expectations: usize,
    pub(crate) failures: Vec<Failure>,
}

/// Evaluates every expectation of `then`; `facts` are those since the last point.
pub(crate) fn evaluate(
    then: &Then,
    stage: &dyn Stage,
    facts: &[Value],
    tally: &mut Tally,
) -> Result<(), KeyError> {
    let mut point = Point { then, stage, tally };
    for (index, step) in then.legal.iter().enumerate() {
        point.legal(step).map_err(|problem| point.key_error(&format!("legal[{index}].move"), problem))?;
    }
    for (index, refused) in then.refused.iter().enumerate() {
        point
            .refused(refused)
            .map_err(|problem| point.key_error(&format!("refused[{index}].move"), problem))?;
    }
    point.pending();
    point.events(facts)?;
    point.state()?;
    point.outcome();
    point.views()
}

struct Point<'a> {
    then: &'a Then,
    stage: &'a dyn Stage,
    tally: &'a mut Tally,
}

impl Point<'_> {
    fn legal(&mut self, step: &Step<Value>) -> Result<(), String> {
        let found = permits(self.stage, step)?;
        self.expect(found.is_none(), || {
            (format!("`{}` to be legal", notation::write_step(step)), refusal_in_words(found))
        });
        Ok(())
    }

    fn refused(&mut self, expected: &Refused) -> Result<(), String> {
        let Refused { step, rule, need, have } = expected;
        let found = permits(self.stage, step)?;
        let shortfall = found.and_then(|refusal| refusal.shortfall);
        let as_expected = found.is_some_and(|refusal| refusal.rule.0 == rule.as_str())
            && need.is_none_or(|need| shortfall.is_some_and(|found| found.need == need))
            && have.is_none_or(|have| shortfall.is_some_and(|found| found.have == have));
        self.expect(as_expected, || {
            let number = |name: &str, number: &Option<u16>| {
                number.map(|n| format!(", {name} {n}")).unwrap_or_default()
            };
            let numbers = number("need", need) + &number("have", have);
            let step = notation::write_step(step);
            (format!("`{step}` to be refused by {rule}{numbers}"), refusal_in_words(found))
        });
        Ok(())
    }

    fn pending(&mut self) {
        let pending = self.stage.pending();
        let found = || pending_in_words(&pending);
        if let Some(asked) = &self.then.asked {
            let seats: Vec<u8> = match &pending {
                Pending::Decision { seats, .. } => seats.iter().map(|seat| seat.0).collect(),
                Pending::Chance { .. } | Pending::Over(_) => Vec::new(),
            };
            let mut sorted = asked.clone();
            sorted.sort_unstable();
            self.expect(sorted == seats, || (format!("seats {asked:?} to be asked"), found()));
        }
        if let Some(expected) = self.then.choices {
            let offered = self.stage.choices();
            self.expect(expected == offered, || {
                (format!("{expected} legal moves to choose from"), offered.to_string())
            });
        }
        if let Some(expected) = self.then.luck {
            let met = matches!(pending, Pending::Chance { among, .. } if among == expected);
            self.expect(met, || (format!("luck to be asked among {expected}"), found()));
        }
        if let Some(expected) = self.then.over {
            let met = matches!(pending, Pending::Over(_)) == expected;
            self.expect(met, || {
                (format!("the game to be {}", if expected { "over" } else { "going on" }), found())
            });
        }
    }

    fn events(&mut self, facts: &[Value]) -> Result<(), KeyError> {
        let then = self.then;
        let found = || format!("the events {}", shorten(&facts.into()));
        for (index, expected) in then.events.iter().enumerate() {
            check_fact(self.stage, &format!("{}.events[{index}]", then.path), expected)?;
            let met = facts.iter().any(|fact| is_fact(expected, fact));
            self.expect(met, || (format!("the event {expected}"), found()));
        }
        for (index, unwanted) in then.no_events.iter().enumerate() {
            check_fact(self.stage, &format!("{}.no_events[{index}]", then.path), unwanted)?;
            let happened = facts.iter().find(|fact| is_fact(unwanted, fact));
            self.expect(happened.is_none(), || {
                let found = happened.map_or_else(found, |fact| format!("the event {fact}"));
                (format!("no event {unwanted}"), found)
            });
        }
        Ok(())
    }

    fn state(&mut self) -> Result<(), KeyError> {
        let state = self.stage.state();
        let expected = Value::Object(self.then.state.clone());
        check_state(self.stage, &format!("{}.state", self.then.path), &expected)?;
        let mut comparison = compare(&expected, &state);
        let reads_as = |state: &Value| self.stage.reads_as(state);
        // Zero counts are not stored, so expecting none of a thing is met.
        comparison.mismatches.retain(|mismatch| {
            let is_none = matches!(mismatch.found, Found::Missing(_)) && mismatch.expected == 0;
            !is_none || !is_known(&state, &mismatch.path, &mismatch.expected, &reads_as)
        });
        self.compared("state", comparison);
        Ok(())
    }

    fn outcome(&mut self) {
        if self.then.outcome.is_empty() {
            return;
        }
        match self.stage.outcome() {
            Some(outcome) => {
                let comparison = compare(&Value::Object(self.then.outcome.clone()), &plain(&outcome));
                self.compared("outcome", comparison);
            }
            None => {
                let found = pending_in_words(&self.stage.pending());
                self.expect(false, || ("an outcome".to_owned(), found));
            }
        }
    }

    fn views(&mut self) -> Result<(), KeyError> {
        for (viewer, key, expected) in &self.then.views {
            let comparison = compare(expected, &self.stage.view(*viewer));
            check_view(self.stage, key, *viewer, expected)?;
            let name = key.strip_prefix(&format!("{}.", self.then.path)).unwrap_or(key);
            self.compared(name, comparison);
        }
        Ok(())
    }

    fn compared(&mut self, root: &str, comparison: Comparison) {
        let Comparison { compared, mismatches } = comparison;
        self.tally.expectations += compared - mismatches.len();
        for mismatch in mismatches {
            let path: Vec<&str> =
                [root].into_iter().chain(mismatch.path.iter().map(String::as_str)).collect();
            let found = match &mismatch.found {
                Found::Other(value) => shorten(value),
                Found::Missing(hint) => hint.clone(),
            };
            self.expect(false, || {
                (format!("{} to be {}", path.join("."), shorten(&mismatch.expected)), found)
            });
        }
    }

    fn expect(&mut self, met: bool, words: impl FnOnce() -> (String, String)) {
        self.tally.expectations += 1;
        if !met {
            let (expected, found) = words();
            self.tally.failures.push(Failure { at: self.then.place.clone(), expected, found });
        }
    }

    fn key_error(&self, key: &str, problem: String) -> KeyError {
        KeyError::new(format!("{}.{key}", self.then.path), problem)
    }
}

/// Whether the fact is of this name and has these parts; a name alone stands for any fact of that name.
fn is_fact(expected: &Value, fact: &Value) -> bool {
    match (expected, fact) {
        (Value::String(name), Value::Object(parts)) => parts.contains_key(name),
        _ => compare(expected, fact).mismatches.is_empty(),
    }
}

/// Why the step is refused, if it is; an error if it is no step of this game.
fn permits(stage: &dyn Stage, step: &Step<Value>) -> Result<Option<Refusal>, String> {
    match stage.permits(step) {
        Ok(()) => Ok(None),
        Err(StepError::Refused(refusal)) => Ok(Some(refusal)),
        Err(error @ (StepError::Notation(_) | StepError::Foreign { .. })) => Err(error.to_string()),
    }
}

fn refusal_in_words(refusal: Option<Refusal>) -> String {
    match refusal {
        Some(refusal) => format!("it refused by {refusal}"),
        None => "it legal".to_owned(),
    }
}

fn pending_in_words(pending: &Pending) -> String {
    match pending {
        Pending::Decision { seats, .. } => {
            format!("seats {:?} asked", seats.iter().map(|seat| seat.0).collect::<Vec<_>>())
        }
        Pending::Chance { among, .. } => format!("luck asked among {among}"),
        Pending::Over(outcome) => format!("the game over by {}", outcome.ended_by),
    }
}

/// The value as JSON, truncated.
fn shorten(value: &Value) -> String {
    const MOST: usize = 300;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text,
    }
}
