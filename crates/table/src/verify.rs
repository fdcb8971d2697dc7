use crate::{
    Forfeit, Record,
    live::set_up,
    notation::read_step,
    quote::shortened,
    replay::{age, other_data, other_outcome, other_position},
    step::permitted,
};
use approdo_contract::{Game, Journal, Pending, Step};
use serde::Serialize;

/// Whether a record is honest: one entry for each thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// The checks, in the order they were made.
    pub checks: Vec<Check>,
}

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What was checked: `game`, `data`, `setup`, `seed`, `luck`, `moves`, `position`, `outcome` or `forfeits`.
    pub name: &'static str,
    /// What came of it.
    pub verdict: Verdict,
    /// What was found, in a sentence.
    pub detail: String,
}

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is as the record says.
    Holds,
    /// It is not.
    Fails,
    /// It could not be checked.
    Unchecked,
}

impl Verification {
    /// Whether everything was checked and is as the record says.
    pub fn holds(&self) -> bool {
        self.checks.iter().all(|check| check.verdict == Verdict::Holds)
    }

    /// The first check that failed.
    pub fn failure(&self) -> Option<&Check> {
        self.checks.iter().find(|check| check.verdict == Verdict::Fails)
    }

    /// What could not be checked.
    pub fn unchecked(&self) -> impl Iterator<Item = &'static str> {
        let unchecked = self.checks.iter().filter(|check| check.verdict == Verdict::Unchecked);
        unchecked.map(|check| check.name)
    }

    /// The check with this name.
    pub fn check(&self, name: &str) -> Option<&Check> {
        self.checks.iter().find(|check| check.name == name)
    }

    fn note(&mut self, name: &'static str, verdict: Verdict, detail: impl Into<String>) {
        self.checks.push(Check { name, verdict, detail: detail.into() });
    }

    /// Notes a check that fails with a problem or holds.
    fn settle(&mut self, name: &'static str, problem: Option<String>, otherwise: impl Into<String>) {
        match problem {
            Some(problem) => self.note(name, Verdict::Fails, problem),
            None => self.note(name, Verdict::Holds, otherwise),
        }
    }
}

/// Checks everything that a record claims.
pub(crate) fn verify<G: Game>(record: &Record) -> Verification {
    let mut report = Verification { checks: Vec::new() };
    if record.game != G::META.id {
        report.note("game", Verdict::Fails, format!("it is of `{}`, not of `{}`", record.game, G::META.id));
        return report;
    }
    // Another version of the rules may allow what this one forbids, and the other way round.
    let same_rules = record.rules_version == G::META.rules_version;
    let verdict = if same_rules { Verdict::Holds } else { Verdict::Unchecked };
    report.note("game", verdict, format!("{}{}", G::META.title, age::<G>(record)));
    if let Some(problem) = other_data::<G>(record) {
        report.note("data", Verdict::Unchecked, problem);
        check_seed(record, record.outcome.is_some(), &mut report);
        for name in ["luck", "moves", "position", "outcome"] {
            report.note(name, Verdict::Unchecked, "with other data files the steps cannot be followed");
        }
        return report;
    }
    if let Some(fingerprint) = &record.data {
        report.note("data", Verdict::Holds, format!("the data files are the same ({fingerprint})"));
    }
    let mut game = match set_up::<G>(&record.options, record.seats) {
        Ok((game, _)) => game,
        Err(error) => {
            report.note("setup", Verdict::Fails, error.to_string());
            return report;
        }
    };
    report.note("setup", Verdict::Holds, format!("{} seats and the options are allowed", record.seats));
    let course = replay(record, &mut game);
    let is_over = matches!(game.pending(), Pending::Over(_));
    check_seed(record, is_over, &mut report);
    course.report(record, &mut report);
    if course.stopped.is_none() {
        match record.state_hash {
            None => report.note("position", Verdict::Unchecked, "the record names no position"),
            Some(hash) => {
                let problem = other_position(&game, record);
                report.settle("position", problem, format!("the steps lead to {hash:016x}"));
            }
        }
        match &record.outcome {
            None if is_over => {
                report.note("outcome", Verdict::Fails, "the game is over, but the record names no outcome");
            }
            None => report.note("outcome", Verdict::Holds, "the game is still under way"),
            Some(_) => report.settle("outcome", other_outcome(&game, record), "the outcome is as recorded"),
        }
    } else {
        for name in ["position", "outcome"] {
            report.note(name, Verdict::Unchecked, "the steps could not be followed to the end");
        }
    }
    if !record.forfeited.is_empty() {
        match false_forfeit(record) {
            Some(problem) => report.note("forfeits", Verdict::Fails, problem),
            None => report.note("forfeits", Verdict::Unchecked, "a record does not tell whose time was up"),
        }
    }
    report
}

/// What is wrong with who is said to have lost by the clock, if anything.
fn false_forfeit(record: &Record) -> Option<String> {
    let mut seen = Vec::new();
    for Forfeit { seat, step } in &record.forfeited {
        let steps = record.steps.len();
        if record.seats <= *seat || seen.contains(seat) || steps < *step as usize {
            return Some(format!(
                "seat {seat} is said to have forfeited after step {step}: there are {} seats and {steps} steps, and \
                 each seat forfeits at most once",
                record.seats
            ));
        }
        seen.push(*seat);
    }
    None
}

/// A game that is over discloses its seed; before that it would tell the luck to come.
fn check_seed(record: &Record, is_over: bool, report: &mut Verification) {
    let Some(seed) = record.seed else {
        return if is_over {
            report.note(
                "seed",
                Verdict::Fails,
                "the game is over, but the record does not disclose its seed",
            );
        } else {
            report.note("seed", Verdict::Unchecked, "the record does not disclose its seed");
        };
    };
    let (digest, published) = (seed.digest(), &record.seed_digest);
    let problem = (digest != *published)
        .then(|| format!("the seed has digest {digest}, but {published} was shown at the start"));
    report.settle("seed", problem, "the seed is the one that was committed to at the start");
}

/// What was met on the way through the steps of a record.
#[derive(Default)]
struct Course {
    moves: u32,
    /// Strokes of luck that the seed gave.
    honest: u32,
    /// Strokes of luck before the game was forked: another seed gave them.
    inherited: u32,
    /// The first stroke of luck that the seed did not give.
    dishonest: Option<String>,
    illegal: Option<String>,
    /// The step, counted from 1, that could not be taken.
    stopped: Option<usize>,
}

/// Follows the steps as far as they can be taken.
fn replay<G: Game>(record: &Record, game: &mut G) -> Course {
    let mut course = Course::default();
    for (index, text) in record.steps.iter().enumerate() {
        let number = index + 1;
        let step = match permitted(game, text) {
            Ok(step) => step,
            Err(problem) => {
                course.stopped = Some(number);
                match too_much_luck(game, text) {
                    Some((found, among)) => {
                        course.dishonest.get_or_insert(format!(
                            "step {number} is luck {found}, but luck picks a number below {among} there ({problem})"
                        ));
                    }
                    None => {
                        let text = shortened(text);
                        course.illegal = Some(format!("step {number}, `{text}`, cannot be taken: {problem}"));
                    }
                }
                return course;
            }
        };
        match (step, game.pending(), record.seed) {
            (Step::Luck(_), ..) if (index as u64) < u64::from(record.inherited) => course.inherited += 1,
            (Step::Luck(found), Pending::Chance { among, .. }, Some(seed)) => {
                let honest = seed.luck(index as u32, among);
                if found == honest {
                    course.honest += 1;
                } else {
                    let problem = format!("step {number} is luck {found}, but the seed gives {honest}");
                    course.dishonest.get_or_insert(problem);
                }
            }
            (Step::Luck(_), ..) => {}
            (Step::Move(..), ..) => course.moves += 1,
        }
        game.apply(step, &mut Journal::off());
    }
    let (inherited, steps) = (record.inherited, record.steps.len());
    if steps < inherited as usize {
        course.dishonest.get_or_insert(format!(
            "it is said to have taken over {inherited} steps from another game, but there are only {steps}"
        ));
    }
    course
}

impl Course {
    /// Notes what became of luck and moves.
    fn report(&self, record: &Record, report: &mut Verification) {
        let Course { moves, honest, inherited, .. } = self;
        let luck = |count: &u32| if *count == 1 { "stroke of luck" } else { "strokes of luck" };
        let is = |count: &u32| if *count == 1 { "is" } else { "are" };
        let (verdict, detail) = match (&self.dishonest, record.seed, self.stopped) {
            (Some(problem), ..) => (Verdict::Fails, problem.clone()),
            (None, None, _) => {
                (Verdict::Unchecked, "without the seed nobody can tell what luck gave".to_owned())
            }
            (None, Some(_), Some(step)) => (
                Verdict::Unchecked,
                format!(
                    "{honest} {} before step {step} {} the seed's, the rest is unknown",
                    luck(honest),
                    is(honest)
                ),
            ),
            (None, Some(_), None) if 0 < *inherited => (
                Verdict::Unchecked,
                format!(
                    "{inherited} {} in the first {} steps came from another game and cannot be checked; \
                     {honest} after that {} the seed's",
                    luck(inherited),
                    record.inherited,
                    is(honest)
                ),
            ),
            (None, Some(_), None) => {
                (Verdict::Holds, format!("{honest} {}, all as the seed gives", luck(honest)))
            }
        };
        report.note("luck", verdict, detail);
        match (&self.illegal, self.stopped) {
            (Some(problem), _) => report.note("moves", Verdict::Fails, problem.clone()),
            (None, Some(step)) => {
                let detail = format!("all before step {step} are legal ({moves}), the rest is unknown");
                report.note("moves", Verdict::Unchecked, detail);
            }
            (None, None) => report.note("moves", Verdict::Holds, format!("all are legal ({moves})")),
        }
    }
}

/// The luck that a step claims and how many things there were to pick from, if it claims more than there were.
fn too_much_luck<G: Game>(game: &G, text: &str) -> Option<(u16, u16)> {
    match (read_step(text), game.pending()) {
        (Ok(Step::Luck(found)), Pending::Chance { among, .. }) if among <= found => Some((found, among)),
        _ => None,
    }
}
