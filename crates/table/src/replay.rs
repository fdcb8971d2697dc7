use crate::{
    Finding, Live, OpenError, Record, data,
    live::{outcome, state_hash},
    step::permitted,
};
use approdo_contract::Game;

/// The table of a record before its first step; no luck has decided yet.
pub(crate) fn start<G: Game>(record: &Record) -> Result<Live<G>, OpenError> {
    if record.game != G::META.id {
        return Err(OpenError::WrongGame { expected: G::META.id, found: record.game.clone() });
    }
    // Checked before any step: with other dice or costs, an honest game would look forged.
    let ours = data::fingerprint(G::META.id);
    if let Some(recorded) = record.data.clone().filter(|recorded| Some(recorded) != ours.as_ref()) {
        return Err(OpenError::OtherData { recorded, ours });
    }
    if let Some(found) = record.seed.map(|seed| seed.digest()).filter(|found| *found != record.seed_digest) {
        return Err(OpenError::WrongSeed { expected: record.seed_digest.clone(), found });
    }
    let mut table =
        Live::<G>::before_luck(&record.options, record.seats, record.seed, record.seed_digest.clone())?;
    table.inherited = record.inherited;
    Ok(table)
}

/// Replays a record, checking every step, and lets the game go on from there.
pub(crate) fn restore<G: Game>(record: &Record) -> Result<Live<G>, OpenError> {
    let mut table = start::<G>(record)?;
    for (index, text) in record.steps.iter().enumerate() {
        let error = |problem| OpenError::Step {
            number: index + 1,
            text: text.clone(),
            problem,
            age: age::<G>(record),
        };
        let step = permitted(&table.game, text).map_err(error)?;
        table.take(step);
    }
    let diverged =
        |found: Finding| Err(OpenError::Diverged { problem: found.to_string(), age: age::<G>(record) });
    if let Some(problem) = other_outcome(&table.game, record) {
        return diverged(problem);
    }
    // Another version of the rules may store the same position in another form, so its hash proves nothing.
    if record.rules_version == G::META.rules_version
        && let Some(problem) = other_position(&table.game, record)
    {
        return diverged(problem);
    }
    table.settle();
    Ok(table)
}

/// How the position differs from the one that the record ends with, if it does.
pub(crate) fn other_position<G: Game>(game: &G, record: &Record) -> Option<Finding> {
    let (recorded, found) = (record.state_hash?, state_hash(game));
    (recorded != found).then_some(Finding::OtherPosition { found, recorded })
}

/// How the outcome differs from the one that the record claims, if it does.
pub(crate) fn other_outcome<G: Game>(game: &G, record: &Record) -> Option<Finding> {
    let recorded = record.outcome.clone()?;
    let Some(found) = outcome(game) else { return Some(Finding::OutcomeTooEarly) };
    (recorded != found).then_some(Finding::OtherOutcome { found, recorded })
}

/// A remark for messages, if the record was made with other rules or data.
pub(crate) fn age<G: Game>(record: &Record) -> String {
    let (theirs, ours) = (record.rules_version, G::META.rules_version);
    let mut remark = String::new();
    if theirs != ours {
        remark += &format!(
            "; the record was made with version {theirs} of the rules, and this program has version {ours}"
        );
    }
    if let Some(other) = other_data::<G>(record) {
        remark += &format!("; {other}");
    }
    remark
}

/// Which data files the record was made with, if the program has others.
pub(crate) fn other_data<G: Game>(record: &Record) -> Option<Finding> {
    let (theirs, ours) = (record.data.clone(), data::fingerprint(G::META.id));
    (theirs != ours).then_some(Finding::OtherData { theirs, ours })
}
