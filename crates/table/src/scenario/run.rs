use super::{
    Failure, KeyError, ScenarioError, ScenarioReport, Stage,
    expect::{Tally, evaluate},
    file::{self, File, When, steps_in_words},
    subset::compare,
};
use crate::{Module, OpenError, StepError, notation};
use approdo_contract::Step;
use serde_json::Value;

/// Runs the scenario in `text`; `find` knows the games by id.
pub fn run(
    find: &dyn Fn(&str) -> Option<&'static Module>,
    file_name: &str,
    text: &str,
) -> Result<ScenarioReport, ScenarioError> {
    let error = |KeyError { path, problem }| ScenarioError { file: file_name.to_owned(), path, problem };
    let file = file::read(text).map_err(error)?;
    let module = find(&file.game)
        .ok_or_else(|| error(KeyError::new("game", format!("there is no game `{}`", file.game))))?;
    let tally = play(module, &file).map_err(error)?;
    if tally.expectations == 0 {
        return Err(error(KeyError::new("then", "the scenario expects nothing, so it proves nothing")));
    }
    let cites = file.cites();
    let File { title, proves, game, .. } = file;
    let Tally { expectations, failures } = tally;
    Ok(ScenarioReport { file: file_name.to_owned(), title, proves, cites, game, expectations, failures })
}

fn play(module: &Module, file: &File) -> Result<Tally, KeyError> {
    let mut stage = give(module, file)?;
    let mut tally = Tally::default();
    let mut facts = Vec::new();
    for when in &file.when {
        if let Some(failure) = take(when, stage.as_mut(), &mut facts)? {
            // After a step that was refused, expectations would be about another position.
            tally.expectations += 1;
            tally.failures.push(failure);
            return Ok(tally);
        }
        if let Some(then) = &when.then {
            evaluate(then, stage.as_ref(), &facts, &mut tally)?;
            facts.clear();
        }
    }
    if let Some(then) = &file.then {
        evaluate(then, stage.as_ref(), &facts, &mut tally)?;
    }
    Ok(tally)
}

/// The position that the scenario starts from.
fn give(module: &Module, file: &File) -> Result<Box<dyn Stage>, KeyError> {
    let mut stage = (module.stage)(&file.options, file.seats).map_err(|error| {
        let key = if matches!(error, OpenError::Seats { .. }) { "seats" } else { "options" };
        KeyError::new(key, error.to_string())
    })?;
    for (index, text) in file.given_steps.iter().enumerate() {
        let step = notation::read_step(text).map_err(StepError::from);
        step.and_then(|step| stage.take(&step)).map_err(|problem| {
            KeyError::new(format!("given.steps[{index}]"), format!("`{text}` cannot be taken: {problem}"))
        })?;
    }
    if !file.given_state.is_empty() {
        agree_with_head(file, &stage.state())?;
        stage.give(&file.given_state)?;
    }
    Ok(stage)
}

/// The head has the options; a position that contradicts them would be of another table.
fn agree_with_head(file: &File, state: &Value) -> Result<(), KeyError> {
    for key in ["seats", "options"] {
        if let (Some(given), Some(agreed)) = (file.given_state.get(key), state.get(key))
            && !compare(given, agreed).mismatches.is_empty()
        {
            let problem = format!("it contradicts `{key}` in the head of the scenario: say it there");
            return Err(KeyError::new(format!("given.state.{key}"), problem));
        }
    }
    Ok(())
}

/// Takes the steps of one entry; the failure says which one was refused, or which law of the game it broke.
fn take(when: &When, stage: &mut dyn Stage, facts: &mut Vec<Value>) -> Result<Option<Failure>, KeyError> {
    for step in &when.steps {
        let failure = |expected: &str, found: String| {
            Some(Failure {
                at: when.path.clone(),
                expected: format!("`{}` {expected}", in_words(step)),
                found,
            })
        };
        match stage.take(step) {
            Ok(new) => facts.extend(new),
            Err(StepError::Refused(refusal)) => {
                return Ok(failure(
                    "to be taken",
                    format!("it refused by {refusal}; nothing after it was tried"),
                ));
            }
            Err(error @ (StepError::Notation(_) | StepError::Foreign { .. })) => {
                return Err(KeyError::new(&when.path, error.to_string()));
            }
        }
        if let Err(law) = stage.audit() {
            return Ok(failure("to keep the laws of the game", format!("one broken: {law}")));
        }
    }
    Ok(None)
}

fn in_words(step: &Step<Value>) -> String {
    steps_in_words(std::slice::from_ref(step))
}
