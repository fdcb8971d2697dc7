//! The worked examples of the rules, as scenarios that anybody can read, run and change.

use approdo_archipelago::Archipelago;
use approdo_table::{
    Module,
    scenario::{ScenarioReport, run},
};
use std::{fs, path::Path};

/// The examples of the rulebook are numbered S1 to S27, the further ones O1 to O37.
const EXAMPLES: [(char, usize); 2] = [('S', 27), ('O', 37)];

static ARCHIPELAGO: Module = Module::of::<Archipelago>();

const RULES: &str = include_str!("../../../rules/archipelago/rules.md");

/// The names and texts of all scenarios, in the order of their names.
fn scenarios() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| {
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a scenario is text"))
        })
        .collect()
}

fn play(name: &str, text: &str) -> Result<ScenarioReport, String> {
    let find = |id: &str| (id == "archipelago").then_some(&ARCHIPELAGO);
    let report = run(&find, name, text).map_err(|error| format!("{name}: {error}"))?;
    if report.passed() {
        return Ok(report);
    }
    let failures = report.failures.iter().map(|failure| format!("\n    {failure}"));
    Err(format!("{name}: {}{}", report.title, failures.collect::<String>()))
}

#[test]
fn every_scenario_passes() {
    let wrong: Vec<String> = scenarios().iter().filter_map(|(name, text)| play(name, text).err()).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_worked_example_has_a_scenario() {
    let files = scenarios();
    for (letter, count) in EXAMPLES {
        let is_missing = |number: &usize| {
            let file = format!("{}{number:02}", letter.to_ascii_lowercase());
            let title = format!("title = \"{letter}{number}: ");
            !files.iter().any(|(name, text)| name.starts_with(&file) && text.starts_with(&title))
        };
        let missing: Vec<usize> = (1..=count).filter(is_missing).collect();
        assert!(missing.is_empty(), "no scenario for the examples {letter}{missing:?}");
    }
}

#[test]
fn every_scenario_names_the_clauses_it_proves() {
    for (name, text) in scenarios() {
        let report = play(&name, &text).unwrap_or_else(|problem| panic!("{problem}"));
        assert!(!report.proves.is_empty(), "{name} proves nothing");
        for clause in &report.proves {
            assert!(RULES.contains(&format!("**{clause}**")), "{name}: there is no clause {clause}");
        }
    }
}
