//! `approdo scenario`

use crate::{BAD, FAILED, Terminal, args, complain, files};
use anyhow::{Result, bail};
use approdo_phrases::Language;
use approdo_table::{
    Module,
    scenario::{Failure, ScenarioReport, run as run_scenario},
};
use serde_json::{Value, json};
use std::path::Path;

/// Runs scenario files and reports what fails.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Scenario,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let mut code = 0;
    let mut reports = Vec::new();
    for path in &arguments.files {
        match run_file(games, path) {
            Ok(report) => {
                if !report.passed() {
                    code = code.max(FAILED);
                }
                if arguments.json {
                    reports.push(to_json(&report));
                } else {
                    show(&report, terminal)?;
                }
            }
            // The other files are still run.
            Err(error) => {
                code = BAD;
                let told = files::told(&error, Language::English);
                complain(&told, terminal);
                reports.push(json!({ "file": path.display().to_string(), "error": told }));
            }
        }
    }
    if arguments.json {
        terminal.line(serde_json::to_string_pretty(&json!({ "scenarios": reports }))?)?;
    }
    Ok(code)
}

fn run_file(games: &'static [Module], path: &Path) -> Result<ScenarioReport> {
    let text = files::read(path)?;
    let find = |id: &str| games.iter().find(|module| module.meta.id == id);
    let report = run_scenario(&find, &path.display().to_string(), &text)?;
    let proves = report.proves.iter().map(|clause| ("proves", clause));
    for (key, clause) in proves.chain(report.cites.iter().map(|(key, clause)| (key.as_str(), clause))) {
        if approdo_rulebook::find(clause, Language::English).is_none() {
            let (file, game) = (path.display(), &report.game);
            bail!("{file}: {key}: there is no clause `{clause}`; `approdo rules {game}` lists all there are");
        }
    }
    Ok(report)
}

fn show(report: &ScenarioReport, terminal: &mut Terminal<'_>) -> Result<()> {
    let verdict = if report.passed() { "passed" } else { "FAILED" };
    let count = report.expectations;
    terminal.line(format!("{verdict}  {}: {} ({count} expected)", report.file, report.title))?;
    for failure in &report.failures {
        terminal.line(format!("        {failure}"))?;
    }
    Ok(())
}

fn to_json(report: &ScenarioReport) -> Value {
    let failure =
        |Failure { at, expected, found }: &Failure| json!({ "at": at, "expected": expected, "found": found });
    json!({
        "file": report.file,
        "title": report.title,
        "game": report.game,
        "proves": report.proves,
        "expectations": report.expectations,
        "passed": report.passed(),
        "failures": report.failures.iter().map(failure).collect::<Vec<_>>(),
    })
}
