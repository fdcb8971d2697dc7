//! What a check of a recorded game found, in the reader's language.

use approdo_hub::Complaint;
use approdo_phrases::{Language, Speaker, Value};
use approdo_table::{Finding, Module, OpenError, RecordedOutcome};

/// The finding as a part of a sentence.
pub(crate) fn text(finding: &Finding, module: &Module, language: Language) -> String {
    let open = |error: OpenError| Complaint::Open(error, (module.options)()).cited(language);
    let speaker = Speaker::new(language);
    let say = |key, arguments: &[(&str, Value<'_>)]| speaker.text(key, arguments);
    match finding.clone() {
        Finding::Game { title } => title.to_owned(),
        Finding::OtherGame { found, expected } => {
            say("cli-found-other-game", &[("found", found.into()), ("expected", expected.into())])
        }
        Finding::OtherRules { title, theirs, ours } => say(
            "cli-found-other-rules",
            &[("title", title.into()), ("theirs", theirs.into()), ("ours", ours.into())],
        ),
        Finding::Data { fingerprint } => say("cli-found-data", &[("fingerprint", fingerprint.into())]),
        Finding::OtherData { theirs, ours } => {
            let data = |fingerprint: Option<String>| fingerprint.unwrap_or_else(|| "none".to_owned()).into();
            say("cli-found-other-data", &[("theirs", data(theirs)), ("ours", data(ours))])
        }
        Finding::Setup { seats } => say("cli-found-setup", &[("seats", seats.into())]),
        Finding::NoSetup(error) => open(error),
        Finding::Seed => say("cli-found-seed", &[]),
        Finding::OtherSeed { digest, published } => {
            say("cli-found-other-seed", &[("digest", digest.into()), ("published", published.into())])
        }
        Finding::SeedMissing => say("cli-found-seed-missing", &[]),
        Finding::SeedSecret => say("cli-found-seed-secret", &[]),
        Finding::Luck { strokes } => say("cli-found-luck", &[("strokes", strokes.into())]),
        Finding::OtherLuck { step, found, honest } => say(
            "cli-found-other-luck",
            &[("step", step.into()), ("found", found.into()), ("honest", honest.into())],
        ),
        Finding::TooMuchLuck { step, found, among } => say(
            "cli-found-too-much-luck",
            &[("step", step.into()), ("found", found.into()), ("among", among.into())],
        ),
        Finding::LuckBefore { step, strokes } => {
            say("cli-found-luck-before", &[("step", step.into()), ("strokes", strokes.into())])
        }
        Finding::InheritedLuck { steps, strokes, own } => say(
            "cli-found-inherited-luck",
            &[("steps", steps.into()), ("strokes", strokes.into()), ("own", own.into())],
        ),
        Finding::InheritedTooMuch { inherited, steps } => {
            say("cli-found-inherited-too-much", &[("inherited", inherited.into()), ("steps", steps.into())])
        }
        Finding::LuckUnknown => say("cli-found-luck-unknown", &[]),
        Finding::Moves { count } => say("cli-found-moves", &[("count", count.into())]),
        Finding::Illegal { step: number, text, problem } => {
            open(OpenError::Step { number, text, problem, age: String::new() })
        }
        Finding::MovesBefore { step, count } => {
            say("cli-found-moves-before", &[("step", step.into()), ("count", count.into())])
        }
        Finding::Position { hash } => say("cli-found-position", &[("hash", position(hash))]),
        Finding::OtherPosition { found, recorded } => {
            say("cli-found-other-position", &[("found", position(found)), ("recorded", position(recorded))])
        }
        Finding::NoPosition => say("cli-found-no-position", &[]),
        Finding::Outcome => say("cli-found-outcome", &[]),
        Finding::OtherOutcome { found, recorded } => {
            let outcome = |outcome: RecordedOutcome| {
                let list = |numbers: String| numbers.trim_matches(['[', ']']).to_owned().into();
                let (places, scores) = (format!("{:?}", outcome.places), format!("{:?}", outcome.scores));
                let parts =
                    [("places", list(places)), ("scores", list(scores)), ("rule", outcome.ended_by.into())];
                Value::from(say("cli-found-places", &parts))
            };
            say("cli-found-other-outcome", &[("found", outcome(found)), ("recorded", outcome(recorded))])
        }
        Finding::OutcomeMissing => say("cli-found-outcome-missing", &[]),
        Finding::OutcomeTooEarly => say("cli-found-outcome-too-early", &[]),
        Finding::UnderWay => say("cli-found-under-way", &[]),
        Finding::OtherForfeit { seat, step, seats, steps } => {
            let said = [("seat", seat.into()), ("step", step.into())];
            let there = [("seats", seats.into()), ("steps", steps.into())];
            say("cli-found-other-forfeit", &[said, there].concat())
        }
        Finding::Forfeits => say("cli-found-forfeits", &[]),
        Finding::NotFollowed => say("cli-found-not-followed", &[]),
        Finding::NotReached => say("cli-found-not-reached", &[]),
    }
}

/// A position as records write it.
fn position(hash: u64) -> Value<'static> {
    format!("{hash:016x}").into()
}
