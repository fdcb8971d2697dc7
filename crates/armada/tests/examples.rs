//! The worked examples of the rules, as scenario files.

use approdo_armada_module::MODULE;
use approdo_conformance::examples::Examples;

const RULES: &str = include_str!("../../../rules/armada/rules.md");
const GUIDE: &str = include_str!("../../../docs/scenarios.md");

fn examples() -> Examples {
    Examples::of(&MODULE, env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_scenario_passes_and_names_the_clauses_it_proves() {
    examples().all_pass(RULES);
}

/// The examples of the design notes are numbered G-01 to G-34.
#[test]
fn every_worked_example_has_a_scenario() {
    let examples = examples();
    examples.are_complete('g', 34, |number| format!("G-{number:02}"));
}

/// The examples of the guide for writers work when copied.
#[test]
fn the_examples_of_the_guide_pass() {
    let blocks = GUIDE.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let whole: Vec<&str> = blocks.filter(|block| block.starts_with("title")).collect();
    assert!(2 <= whole.len(), "the guide shows {} whole scenarios", whole.len());
    for block in whole {
        examples().play("docs/scenarios.md", block).unwrap_or_else(|problem| panic!("{problem}"));
    }
}
