//! Short in `make test`, long in `make proof`: the same tests with more games, mutations and positions.

/// This number, multiplied by the environment variable `PROOF`.
pub fn longer(number: u64) -> u64 {
    number * proof().unwrap_or(1)
}

/// In a long run, prints what the test has covered: a line that `make proof` writes into the docs.
#[allow(clippy::print_stdout, reason = "it is the figure of a campaign, and is asked for")]
pub fn tell(figure: impl std::fmt::Display) {
    if proof().is_some() {
        println!("proof: {figure}");
    }
}

fn proof() -> Option<u64> {
    #[allow(clippy::disallowed_methods, reason = "the person who runs the tests decides, not the rules")]
    let times = std::env::var("PROOF").ok()?;
    Some(times.parse().unwrap_or_else(|_| panic!("PROOF is how many times longer, e.g. 10, not {times}")))
}
