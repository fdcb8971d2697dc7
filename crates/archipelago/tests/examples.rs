//! The worked examples of the rules, as scenarios that can be read, run and changed.

use approdo_archipelago_module::MODULE;
use approdo_conformance::examples::Examples;

const RULES: &str = include_str!("../../../rules/archipelago/rules.md");

fn examples() -> Examples {
    Examples::of(&MODULE, env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_scenario_passes_and_names_the_clauses_it_proves() {
    examples().all_pass(RULES);
}

/// The examples of the rulebook are numbered S1 to S27, the further ones O1 to O37.
#[test]
fn every_worked_example_has_a_scenario() {
    let examples = examples();
    examples.are_complete('s', 27, |number| format!("S{number}"));
    examples.are_complete('o', 37, |number| format!("O{number}"));
}
