//! The worked examples of the rules, as scenario files.

use approdo_conformance::examples::Examples;
use approdo_imperial_settlers_module::MODULE;

const RULES: &str = include_str!("../../../rules/imperial-settlers/rules.md");

fn examples() -> Examples {
    Examples::of(&MODULE, env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_scenario_passes_and_names_the_clauses_it_proves() {
    examples().all_pass(RULES);
}

/// The examples of the design notes: from the Atlanteans rulebook, from the published base rules, and further ones.
#[test]
fn every_worked_example_has_a_scenario() {
    let examples = examples();
    examples.are_complete('s', 12, |number| format!("S{number}"));
    examples.are_complete('p', 11, |number| format!("P{number}"));
    examples.are_complete('o', 30, |number| format!("O{number}"));
}
