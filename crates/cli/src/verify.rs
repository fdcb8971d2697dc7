//! `approdo verify`

use crate::{Terminal, args, record};
use anyhow::{Result, bail};
use approdo_table::{Module, Verdict};
use serde_json::json;

/// Checks a recorded game.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Verify,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let (record, module) = record::read(games, &arguments.file)?;
    let verification = (module.verify)(&record);
    let failed = verification.checks.iter().find(|check| check.verdict == Verdict::Fails);
    if arguments.json {
        let report = json!({
            "file": arguments.file.display().to_string(),
            "game": record.game,
            "holds": verification.holds(),
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
    match failed {
        None => Ok(0),
        Some(check) => {
            let verb = if check.name == "moves" { "do" } else { "does" };
            bail!("{}: the {} {verb} not hold: {}", arguments.file.display(), check.name, check.detail)
        }
    }
}
