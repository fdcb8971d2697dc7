//! `approdo verify`

use crate::{Terminal, args, record};
use anyhow::{Result, bail};
use approdo_table::{Module, Verdict};
use serde_json::json;

/// The exit code when nothing is wrong, but not everything could be checked.
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
                Verdict::Holds => "holds",
                Verdict::Fails => "FAILS",
                Verdict::Unchecked => "unchecked",
            };
            terminal.line(format!("{:9} {verdict:9} {}", check.name, check.detail))?;
        }
    }
    let file = arguments.file.display();
    match verification.failure() {
        None if unchecked.is_empty() => Ok(0),
        None => {
            let unchecked = unchecked.join(" and ");
            writeln!(
                terminal.errors,
                "approdo: {file}: nothing is wrong, but not everything could be checked: {unchecked}"
            )?;
            Ok(UNSURE)
        }
        Some(check) => {
            let verb = if check.name == "moves" { "do" } else { "does" };
            bail!("{file}: the {} {verb} not hold: {}", check.name, check.detail)
        }
    }
}
