use super::{Change, Foresight, after, redealt};
use approdo_contract::{Game, GameExt, Pending, Phrase, Step, Viewer, pick};
use serde::Serialize;
use std::collections::BTreeMap;

/// Limit of branches of luck that are enumerated exactly; beyond it, they are sampled.
const MOST_BRANCHES: u32 = 400;

/// Sample size.
const TRIES: u32 = 200;

/// Limit of listed outcomes, the likeliest first.
const MOST_OUTCOMES: usize = 12;

/// The chance that the interval of a sample is wrong is one in twenty: 1.96 standard deviations.
const Z: f64 = 1.96;

/// What luck may bring after a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Odds {
    /// The sample size; `None` where the shares are exact.
    pub tries: Option<u32>,
    /// What may come, the likeliest first.
    pub outcomes: Vec<Prospect>,
    /// The share of everything that is not listed.
    pub other: f64,
}

/// One thing that luck may bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Prospect {
    /// How likely it is, from 0 to 1.
    pub share: f64,
    /// Between which shares it lies, nineteen times out of twenty; twice the share where that is exact.
    pub between: [f64; 2],
    /// What is different from before the choice.
    pub changes: Vec<Change>,
    /// What the seat is told of the luck.
    pub told: Vec<Phrase>,
}

/// An outcome for the seat: the changes of amounts and the events, as text, so that outcomes can be sorted and counted.
type Fate = (String, Vec<Change>, Vec<Phrase>);

/// How often each outcome came; shares of `of`.
struct Count {
    ways: BTreeMap<String, (f64, Vec<Change>, Vec<Phrase>)>,
    branches: u32,
}

impl<G: Game> Foresight<'_, G> {
    /// The odds of a legal move; `None` if no luck follows at once, or if the seat may not know whether luck follows.
    pub fn odds(&self, mv: G::Move) -> Option<Odds> {
        let mut counts = Vec::new();
        for world in &self.worlds {
            let game = self.before_luck(world, mv)?;
            let mut count = Count { ways: BTreeMap::new(), branches: 0 };
            let all = self.branch(&game, 1.0, &mut Vec::new(), &mut count);
            counts.push(all.then_some(count));
        }
        let counts: Option<Vec<Count>> = counts.into_iter().collect();
        match counts.as_deref() {
            Some([first, others @ ..]) if others.iter().all(|other| same(first, other)) => {
                Some(listed(&first.ways, None))
            }
            Some(_) | None => self.sampled(mv),
        }
    }

    /// The world after the move, if luck decides there.
    fn before_luck(&self, world: &G, mv: G::Move) -> Option<G> {
        let step = Step::Move(self.seat, mv);
        world.permits(step).ok()?;
        let (game, _) = after(world, step);
        matches!(game.pending(), Pending::Chance { .. }).then_some(game)
    }

    /// Enumerates every branch of luck until the game waits for something else; false if there are too many.
    fn branch(&self, game: &G, share: f64, told: &mut Vec<Phrase>, count: &mut Count) -> bool {
        let Pending::Chance { among, .. } = game.pending() else {
            count.branches += 1;
            let (key, changes, told) = self.fate(game, told);
            count.ways.entry(key).or_insert((0.0, changes, told)).0 += share;
            return true;
        };
        if MOST_BRANCHES < count.branches + u32::from(among) {
            return false;
        }
        (0..among).all(|index| {
            let (next, facts) = after(game, Step::Luck(index));
            let before = told.len();
            told.extend(self.told(&facts));
            let all = self.branch(&next, share / f64::from(among), told, count);
            told.truncate(before);
            all
        })
    }

    /// Samples the luck, each time in another world.
    fn sampled(&self, mv: G::Move) -> Option<Odds> {
        let mut rng = self.luck(mv);
        let mut ways = BTreeMap::new();
        for _ in 0..TRIES {
            let mut game = self.before_luck(&redealt(self.game, self.seat, &mut rng), mv)?;
            let mut told = Vec::new();
            while let Pending::Chance { among, .. } = game.pending() {
                let (next, facts) = after(&game, Step::Luck(pick(&mut rng, u32::from(among)) as u16));
                told.extend(self.told(&facts));
                game = next;
            }
            let (key, changes, told) = self.fate(&game, &told);
            ways.entry(key).or_insert((0.0, changes, told)).0 += 1.0 / f64::from(TRIES);
        }
        Some(listed(&ways, Some(TRIES)))
    }

    fn told(&self, facts: &[G::Event]) -> Vec<Phrase> {
        let lines = G::told(facts, Viewer::Seat(self.seat));
        lines.iter().map(G::narrate).filter(|line| !line.minor).map(|line| line.phrase).collect()
    }

    fn fate(&self, game: &G, told: &[Phrase]) -> Fate {
        let changes = self.changes(game);
        let key = serde_json::to_string(&(&changes, told)).expect("sentences are plain data");
        (key, changes, told.to_vec())
    }
}

/// Whether luck is the same in two worlds.
fn same(one: &Count, other: &Count) -> bool {
    one.ways.len() == other.ways.len()
        && one
            .ways
            .iter()
            .zip(&other.ways)
            .all(|((key, one), (other_key, other))| key == other_key && (one.0 - other.0).abs() < 1e-9)
}

fn listed(ways: &BTreeMap<String, (f64, Vec<Change>, Vec<Phrase>)>, tries: Option<u32>) -> Odds {
    let prospect = |(share, changes, told): &(f64, Vec<Change>, Vec<Phrase>)| Prospect {
        share: rounded(*share),
        between: tries.map_or([rounded(*share); 2], |tries| interval(*share, tries)),
        changes: changes.clone(),
        told: told.clone(),
    };
    let mut outcomes: Vec<Prospect> = ways.values().map(prospect).collect();
    // A stable sort: equally likely outcomes stay in the order of their texts.
    outcomes.sort_by(|one, other| other.share.total_cmp(&one.share));
    let rest = outcomes.split_off(outcomes.len().min(MOST_OUTCOMES));
    Odds { tries, outcomes, other: rounded(rest.iter().map(|prospect| prospect.share).sum()) }
}

/// Wilson's interval for a share of `tries`: sensible near 0 and 1 too.
fn interval(share: f64, tries: u32) -> [f64; 2] {
    let tries = f64::from(tries);
    let middle = share + Z * Z / (2.0 * tries);
    let reach = Z * (share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries)).sqrt();
    [middle - reach, middle + reach].map(|end| rounded((end / (1.0 + Z * Z / tries)).clamp(0.0, 1.0)))
}

/// Rounded to a millionth: sums in another order differ in the last bits.
fn rounded(share: f64) -> f64 {
    (share * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_its_share_and_grows_narrower() {
        for share in [0.0, 0.01, 0.5, 1.0] {
            let ([low, high], [near_low, near_high]) = (interval(share, 20), interval(share, 2000));
            assert!(low <= share && share <= high && 0.0 <= low && high <= 1.0);
            assert!(near_high - near_low < high - low);
        }
        assert_eq!(interval(0.5, 100), [0.40383, 0.59617]);
    }
}
