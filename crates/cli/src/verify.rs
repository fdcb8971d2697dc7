//! `approdo verify`

use crate::{Terminal, args, found, record, trouble::Trouble};
use anyhow::Result;
use approdo_phrases::Speaker;
use approdo_table::{Check, Module, Verdict};
use serde_json::json;

/// Exit code when all checks passed that could be made, but some could not.
const UNSURE: u8 = 1;

/// Checks a recorded game.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Verify,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let (record, module) = record::read(games, &arguments.file)?;
    let verification = (module.verify)(&record);
    let unchecked: Vec<&str> = verification.unchecked().collect();
    let speaker = Speaker::new(arguments.lang);
    let name = |check: &str| speaker.text("cli-check", &[("check", check.into())]);
    let detail = |check: &Check| found::text(&check.finding, module, arguments.lang);
    if arguments.json {
        let report = json!({
            "file": arguments.file.display().to_string(),
            "game": record.game,
            "holds": verification.holds(),
            "unchecked": unchecked,
            "checks": verification.checks,
        });
        terminal.line(serde_json::to_string_pretty(&report)?)?;
    } else {
        for check in &verification.checks {
            let verdict = match check.verdict {
                Verdict::Holds => speaker.text("cli-verdict-holds", &[]),
                Verdict::Fails => speaker.text("cli-verdict-fails", &[]),
                Verdict::Unchecked => speaker.text("cli-verdict-unchecked", &[]),
            };
            let detail = detail(check);
            let line = format!("{:9} {verdict:9} {detail}", name(check.name));
            terminal.line(line.trim_end())?;
        }
    }
    match verification.failure() {
        None if unchecked.is_empty() => Ok(0),
        None => {
            let unchecked: Vec<String> = unchecked.into_iter().map(name).collect();
            let file = arguments.file.display().to_string();
            let parts = [("file", file.into()), ("unchecked", unchecked.join(", ").into())];
            writeln!(terminal.errors, "approdo: {}", speaker.text("cli-unsure", &parts))?;
            Ok(UNSURE)
        }
        Some(check) => {
            let problem = detail(check);
            Err(Trouble::Fails { check: check.name, problem }.with(&arguments.file).into())
        }
    }
}
