//! What a player is shown.

use super::foreseen;
use crate::{Terminal, voice::Voice};
use approdo_contract::{Outcome, Refusal, Seat, Shortfall};
use approdo_table::{Choice, LogLine, Seed, foresight::Foreseen};
use std::io;

/// The choices of a question, legal ones first, so that showing the refused ones does not renumber them.
pub(crate) fn in_order(choices: Vec<Choice>) -> Vec<Choice> {
    let (allowed, refused): (Vec<_>, Vec<_>) =
        choices.into_iter().partition(|choice| choice.refused.is_none());
    allowed.into_iter().chain(refused).collect()
}

/// Lists the choices with their numbers and prices.
pub(crate) fn show_choices(
    seat: Seat,
    choices: &[Choice],
    foreseen: &[Foreseen],
    with_refused: bool,
    voice: &Voice,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let mut hidden = 0;
    for (number, choice) in (1_usize..).zip(choices) {
        let text = voice.say(&choice.phrase);
        let line = match &choice.refused {
            None => voice.text("cli-choice", &[("number", number.into()), ("text", text.into())]),
            Some(refusal) if with_refused => voice.text(
                "cli-choice-refused",
                &[("number", number.into()), ("text", text.into()), ("clause", refusal.rule.0.into())],
            ),
            Some(_) => {
                hidden += 1;
                continue;
            }
        };
        let price =
            foreseen::of(foreseen, choice).and_then(|foreseen| foreseen::price(foreseen, seat, voice));
        terminal.line(match price {
            Some(price) => format!("  {line}  · {price}"),
            None => format!("  {line}"),
        })?;
    }
    if 0 < hidden {
        terminal.line(format!("  {}", voice.text("cli-hidden", &[("count", hidden.into())])))?;
    }
    Ok(())
}

/// Says why a choice is refused, or what allows it.
pub(crate) fn explain(
    number: usize,
    choice: &Choice,
    voice: &Voice,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    match (&choice.refused, choice.phrase.rule) {
        (Some(refusal), _) => {
            show_refusal(refusal, voice, terminal)?;
            choice.because.as_ref().map_or(Ok(()), |because| terminal.line(voice.say(because)))
        }
        (None, rule) => {
            terminal.line(voice.text("cli-allowed", &[("number", number.into())]))?;
            match rule {
                Some(rule) => terminal.line(voice.clause(rule.0)),
                None => Ok(()),
            }
        }
    }
}

/// The clause that forbids something, and by how much.
pub(crate) fn show_refusal(refusal: &Refusal, voice: &Voice, terminal: &mut Terminal<'_>) -> io::Result<()> {
    terminal.line(voice.text("cli-refused", &[("clause", refusal.rule.0.into())]))?;
    terminal.line(voice.clause(refusal.rule.0))?;
    if let Some(Shortfall { need, have }) = refusal.shortfall {
        terminal.line(voice.text("cli-shortfall", &[("need", need.into()), ("have", have.into())]))?;
    }
    Ok(())
}

/// Prints log lines, below a heading or continuing the log above.
pub(crate) fn show_log(
    lines: &[LogLine],
    with_heading: bool,
    voice: &Voice,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    if with_heading {
        terminal.line("")?;
        terminal.line(voice.text("cli-happened", &[]))?;
    }
    for line in lines {
        terminal.line(format!("  {}", voice.say(&line.line.phrase)))?;
    }
    Ok(())
}

/// Shows how the game ended.
pub(crate) fn show_outcome(
    outcome: &Outcome,
    seed: Option<Seed>,
    voice: &Voice,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    terminal.line("")?;
    terminal.line(voice.text("cli-over", &[]))?;
    let mut ranking: Vec<(Seat, _)> = (0..).map(Seat).zip(&outcome.standings).collect();
    ranking.sort_by_key(|(seat, standing)| (standing.place, *seat));
    // In a common defeat there is no first place, and so no other.
    let is_lost = outcome.standings.iter().all(|standing| standing.place != 1);
    for (seat, standing) in ranking {
        terminal.line(voice.text(
            if is_lost { "cli-lost" } else { "cli-standing" },
            &[
                ("place", standing.place.into()),
                ("seat", voice.seat(seat).into()),
                ("score", standing.score.into()),
            ],
        ))?;
    }
    let clause = outcome.ended_by.0;
    let text = approdo_rulebook::find(clause, voice.language()).map_or("", |clause| clause.text.as_str());
    terminal.line(voice.text("cli-ended-by", &[("clause", clause.into()), ("text", text.into())]))?;
    match seed {
        Some(seed) => terminal.line(voice.text("cli-seed", &[("seed", seed.to_string().into())])),
        None => Ok(()),
    }
}
