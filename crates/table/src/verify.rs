use crate::{
    Finding, Forfeit, Record,
    live::set_up,
    notation::read_step,
    quote::shortened,
    replay::{other_data, other_outcome, other_position},
    step::permitted,
};
use approdo_contract::{Game, Journal, Pending, Step};
use serde::Serialize;

/// Result of verifying a record: one entry for each check.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verification {
    /// The checks, in the order they were made.
    pub checks: Vec<Check>,
}

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Check {
    /// What was checked: `game`, `data`, `setup`, `seed`, `luck`, `moves`, `position`, `outcome` or `forfeits`.
    pub name: &'static str,
    /// What came of it.
    pub verdict: Verdict,
    /// What was found.
    #[serde(rename = "detail")]
    pub finding: Finding,
}

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// As the record says.
    Holds,
    /// Not as the record says.
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

    fn note(&mut self, name: &'static str, verdict: Verdict, finding: Finding) {
        self.checks.push(Check { name, verdict, finding });
    }

    /// Adds a check that fails with a problem or holds.
    fn settle(&mut self, name: &'static str, problem: Option<Finding>, otherwise: Finding) {
        match problem {
            Some(problem) => self.note(name, Verdict::Fails, problem),
            None => self.note(name, Verdict::Holds, otherwise),
        }
    }
}

/// Checks everything that a record claims.
pub(crate) fn verify<G: Game>(record: &Record) -> Verification {
    let mut report = Verification { checks: Vec::new() };
    let (id, title, ours) = (G::META.id, G::META.title, G::META.rules_version);
    if record.game != id {
        let finding = Finding::OtherGame { found: record.game.clone(), expected: id };
        report.note("game", Verdict::Fails, finding);
        return report;
    }
    // Another version of the rules may allow what this one forbids, and vice versa.
    match record.rules_version {
        same if same == ours => report.note("game", Verdict::Holds, Finding::Game { title }),
        theirs => report.note("game", Verdict::Unchecked, Finding::OtherRules { title, theirs, ours }),
    }
    if let Some(problem) = other_data::<G>(record) {
        report.note("data", Verdict::Unchecked, problem);
        check_seed(record, record.outcome.is_some(), &mut report);
        for name in ["luck", "moves", "position", "outcome"] {
            report.note(name, Verdict::Unchecked, Finding::NotFollowed);
        }
        return report;
    }
    if let Some(fingerprint) = record.data.clone() {
        report.note("data", Verdict::Holds, Finding::Data { fingerprint });
    }
    let mut game = match set_up::<G>(&record.options, record.seats) {
        Ok((game, _)) => game,
        Err(error) => {
            report.note("setup", Verdict::Fails, Finding::NoSetup(error));
            return report;
        }
    };
    report.note("setup", Verdict::Holds, Finding::Setup { seats: record.seats });
    let course = replay(record, &mut game);
    let is_over = matches!(game.pending(), Pending::Over(_));
    check_seed(record, is_over, &mut report);
    course.report(record, &mut report);
    if course.stopped.is_none() {
        match record.state_hash {
            None => report.note("position", Verdict::Unchecked, Finding::NoPosition),
            Some(hash) => {
                report.settle("position", other_position(&game, record), Finding::Position { hash });
            }
        }
        match &record.outcome {
            None if is_over => report.note("outcome", Verdict::Fails, Finding::OutcomeMissing),
            None => report.note("outcome", Verdict::Holds, Finding::UnderWay),
            Some(_) => report.settle("outcome", other_outcome(&game, record), Finding::Outcome),
        }
    } else {
        for name in ["position", "outcome"] {
            report.note(name, Verdict::Unchecked, Finding::NotReached);
        }
    }
    if !record.forfeited.is_empty() {
        match other_forfeit(record) {
            Some(problem) => report.note("forfeits", Verdict::Fails, problem),
            None => report.note("forfeits", Verdict::Unchecked, Finding::Forfeits),
        }
    }
    report
}

/// What is wrong with the list of seats that lost by the clock, if anything.
fn other_forfeit(record: &Record) -> Option<Finding> {
    let (seats, steps) = (record.seats, record.steps.len());
    let mut seen = Vec::new();
    for Forfeit { seat, step } in record.forfeited.iter().copied() {
        if seats <= seat || seen.contains(&seat) || steps < step as usize {
            return Some(Finding::OtherForfeit { seat, step, seats, steps });
        }
        seen.push(seat);
    }
    None
}

/// A finished game discloses its seed; before that it would reveal the luck to come.
fn check_seed(record: &Record, is_over: bool, report: &mut Verification) {
    let Some(seed) = record.seed else {
        return if is_over {
            report.note("seed", Verdict::Fails, Finding::SeedMissing);
        } else {
            report.note("seed", Verdict::Unchecked, Finding::SeedSecret);
        };
    };
    let (digest, published) = (seed.digest(), record.seed_digest.clone());
    let problem = (digest != published).then_some(Finding::OtherSeed { digest, published });
    report.settle("seed", problem, Finding::Seed);
}

/// Results of following the steps of a record.
#[derive(Default)]
struct Course {
    moves: u32,
    /// Luck steps that the seed gave.
    honest: u32,
    /// Luck steps before the game was forked: another seed gave them.
    inherited: u32,
    /// The first luck step that the seed did not give.
    dishonest: Option<Finding>,
    illegal: Option<Finding>,
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
                        let problem = Finding::TooMuchLuck { step: number, found, among };
                        course.dishonest.get_or_insert(problem);
                    }
                    None => {
                        let text = shortened(text);
                        course.illegal = Some(Finding::Illegal { step: number, text, problem });
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
                    course.dishonest.get_or_insert(Finding::OtherLuck { step: number, found, honest });
                }
            }
            (Step::Luck(_), ..) => {}
            (Step::Move(..), ..) => course.moves += 1,
        }
        game.apply(step, &mut Journal::off());
    }
    let (inherited, steps) = (record.inherited, record.steps.len());
    if steps < inherited as usize {
        course.dishonest.get_or_insert(Finding::InheritedTooMuch { inherited, steps });
    }
    course
}

impl Course {
    /// Adds the checks of luck and moves.
    fn report(&self, record: &Record, report: &mut Verification) {
        let Course { moves, honest, inherited, .. } = *self;
        let (verdict, finding) = match (&self.dishonest, record.seed, self.stopped) {
            (Some(problem), ..) => (Verdict::Fails, problem.clone()),
            (None, None, _) => (Verdict::Unchecked, Finding::LuckUnknown),
            (None, Some(_), Some(step)) => {
                (Verdict::Unchecked, Finding::LuckBefore { step, strokes: honest })
            }
            (None, Some(_), None) if 0 < inherited => {
                let steps = record.inherited;
                (Verdict::Unchecked, Finding::InheritedLuck { steps, strokes: inherited, own: honest })
            }
            (None, Some(_), None) => (Verdict::Holds, Finding::Luck { strokes: honest }),
        };
        report.note("luck", verdict, finding);
        match (&self.illegal, self.stopped) {
            (Some(problem), _) => report.note("moves", Verdict::Fails, problem.clone()),
            (None, Some(step)) => {
                report.note("moves", Verdict::Unchecked, Finding::MovesBefore { step, count: moves });
            }
            (None, None) => report.note("moves", Verdict::Holds, Finding::Moves { count: moves }),
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
