use crate::{
    Record,
    live::set_up,
    notation::read_step,
    replay::{age, other_outcome, other_position},
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
    /// What was checked: `game`, `setup`, `seed`, `luck`, `moves`, `position` or `outcome`.
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
    /// Whether nothing failed; what could not be checked does not count.
    pub fn holds(&self) -> bool {
        self.checks.iter().all(|check| check.verdict != Verdict::Fails)
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
    report.note("game", Verdict::Holds, format!("{}{}", G::META.title, age::<G>(record)));
    let mut game = match set_up::<G>(&record.options, record.seats) {
        Ok((game, _)) => game,
        Err(error) => {
            report.note("setup", Verdict::Fails, error.to_string());
            return report;
        }
    };
    report.note("setup", Verdict::Holds, format!("{} seats and the options are allowed", record.seats));
    check_seed(record, &mut report);
    if replay(record, &mut game, &mut report) {
        match record.state_hash {
            None => report.note("position", Verdict::Unchecked, "the record names no position"),
            Some(hash) => {
                let problem = other_position(&game, record);
                report.settle("position", problem, format!("the steps lead to {hash:016x}"));
            }
        }
        let ended = matches!(game.pending(), Pending::Over(_));
        match &record.outcome {
            None if ended => report.note("outcome", Verdict::Unchecked, "the record names no outcome"),
            None => report.note("outcome", Verdict::Holds, "the game is still under way"),
            Some(_) => report.settle("outcome", other_outcome(&game, record), "the outcome is as recorded"),
        }
    } else {
        for name in ["position", "outcome"] {
            report.note(name, Verdict::Unchecked, "the steps could not be followed to the end");
        }
    }
    report
}

fn check_seed(record: &Record, report: &mut Verification) {
    let Some(seed) = record.seed else {
        return report.note("seed", Verdict::Unchecked, "the record does not disclose its seed");
    };
    let (digest, published) = (seed.digest(), &record.seed_digest);
    let problem = (digest != *published)
        .then(|| format!("the seed has digest {digest}, but {published} was shown at the start"));
    report.settle("seed", problem, "the seed is the one that was committed to at the start");
}

/// Follows the steps as far as they can be taken and notes what became of luck and moves.
fn replay<G: Game>(record: &Record, game: &mut G, report: &mut Verification) -> bool {
    let (mut strokes, mut moves) = (0, 0);
    let mut dishonest = None;
    let mut illegal = None;
    let mut stopped = None;
    for (index, text) in record.steps.iter().enumerate() {
        let step = match permitted(game, text) {
            Ok(step) => step,
            Err(problem) => {
                stopped = Some(index + 1);
                match too_much_luck(game, text) {
                    Some((found, among)) => dishonest = dishonest.or(Some(format!(
                        "step {} is luck {found}, but luck picks a number below {among} there ({problem})",
                        index + 1
                    ))),
                    None => {
                        illegal = Some(format!("step {}, `{text}`, cannot be taken: {problem}", index + 1));
                    }
                }
                break;
            }
        };
        match (step, game.pending(), record.seed) {
            (Step::Luck(found), Pending::Chance { among, .. }, Some(seed))
                if record.inherited <= index as u32 =>
            {
                strokes += 1;
                let honest = seed.luck(index as u32, among);
                if found != honest && dishonest.is_none() {
                    let number = index + 1;
                    dishonest = Some(format!("step {number} is luck {found}, but the seed gives {honest}"));
                }
            }
            (Step::Luck(_), ..) => strokes += 1,
            (Step::Move(..), ..) => moves += 1,
        }
        game.apply(step, &mut Journal::off());
    }
    match (dishonest, record.seed, stopped) {
        (Some(problem), ..) => report.note("luck", Verdict::Fails, problem),
        (None, None, _) => {
            report.note("luck", Verdict::Unchecked, "without the seed nobody can tell what luck gave");
        }
        (None, Some(_), Some(step)) => {
            let detail =
                format!("{strokes} strokes of luck before step {step} are the seed's, the rest is unknown");
            report.note("luck", Verdict::Unchecked, detail);
        }
        (None, Some(_), None) if 0 < record.inherited => {
            let detail = format!("all luck after the {} inherited steps is the seed's", record.inherited);
            report.note("luck", Verdict::Holds, detail);
        }
        (None, Some(_), None) => {
            report.note("luck", Verdict::Holds, format!("all {strokes} strokes of luck are the seed's"));
        }
    }
    match (illegal, stopped) {
        (Some(problem), _) => report.note("moves", Verdict::Fails, problem),
        (None, Some(step)) => {
            let detail = format!("{moves} moves before step {step} are legal, the rest is unknown");
            report.note("moves", Verdict::Unchecked, detail);
        }
        (None, None) => report.note("moves", Verdict::Holds, format!("all {moves} moves are legal")),
    }
    stopped.is_none()
}

/// The luck that a step claims and how many things there were to pick from, if it claims more than there were.
fn too_much_luck<G: Game>(game: &G, text: &str) -> Option<(u16, u16)> {
    match (read_step(text), game.pending()) {
        (Ok(Step::Luck(found)), Pending::Chance { among, .. }) if among <= found => Some((found, among)),
        _ => None,
    }
}
