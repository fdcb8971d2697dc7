use crate::{
    Alternative, Thought,
    world::{at_once, pick_luck, pick_weighted, redealt, sensible_into, weight, worth},
};
use approdo_contract::{Appraise, Game, Journal, Pending, Seat, Step};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How far a greedy bot looks.
///
/// Games ask for small choices: an intent, then a number, then dice fall. A position right after the intent says
/// little, so the bot searches deeper while its own seat is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GreedySettings {
    /// How many redealt worlds every move is tried in.
    pub worlds: u32,
    /// Number of worlds for a move with which a game that all can lose together may end: there hidden information
    /// decides between 0 and 1, and a single world gives only one of the two.
    pub last_worlds: u32,
    /// Samples of luck where luck comes first (all outcomes if there are no more); half as many wherever it comes
    /// again.
    pub lucks: u32,
    /// How many further choices of its own seat it looks through.
    pub depth: u32,
    /// A further choice of more moves than this is no second half of a move but the next one: it is not looked
    /// through. Here and below, moves without weight do not count.
    pub width: usize,
    /// Number of narrow or sealed questions, to any seat, that are searched besides.
    pub answers: u32,
    /// A question with at most this many moves is narrow: pass or play a card, yes or no.
    pub narrow: usize,
    /// Probability that another seat gives its worst answer instead of its best, in a game that all can lose together:
    /// cooperation is not certain.
    pub doubt: f32,
}

impl Default for GreedySettings {
    fn default() -> Self {
        GreedySettings {
            worlds: 1,
            last_worlds: 8,
            lucks: 6,
            depth: 1,
            width: 6,
            answers: 6,
            narrow: 4,
            doubt: 0.2,
        }
    }
}

/// Evaluates moves; owns the buffers, so that no candidate costs an allocation.
#[derive(Debug)]
pub(crate) struct Greedy<G: Game> {
    settings: GreedySettings,
    /// The legal moves of all open questions of the search, the latest last (a stack).
    moves: Vec<G::Move>,
    weights: Vec<f32>,
    looks: Vec<Look>,
    /// Whether a line of the current move has reached the end of the game.
    has_ended: bool,
}

/// What is known of a move.
#[derive(Clone, Copy, Debug, Default)]
struct Look {
    /// The mean over the worlds in which it was tried.
    value: f32,
    worlds: u32,
    /// Whether the game ended in one of them.
    has_ended: bool,
}

/// Remaining depth of the search.
#[derive(Clone, Copy)]
struct Outlook {
    seat: Seat,
    depth: u32,
    answers: u32,
    lucks: u32,
    /// The probability that the next answer of another seat is its worst. At most one in a line is.
    doubt: f32,
    /// The seed of this line's luck, shared by the moves of a question: they are compared under the same dice (common
    /// random numbers).
    luck: u64,
}

impl<G: Appraise> Greedy<G> {
    pub(crate) fn new(settings: GreedySettings) -> Self {
        Greedy { settings, moves: Vec::new(), weights: Vec::new(), looks: Vec::new(), has_ended: false }
    }

    /// The legal moves by the value of the position after them for `seat`; ties by weight, then at random.
    pub(crate) fn consider(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Move],
        rng: &mut Pcg64Mcg,
    ) -> Option<Thought<G::Move>> {
        let GreedySettings { worlds, last_worlds, lucks, depth, answers, doubt, .. } = self.settings;
        let worlds = worlds.max(1);
        let (last_worlds, doubt) = if G::COMMON_FATE { (last_worlds, doubt) } else { (worlds, 0.0) };
        let mut looks = std::mem::take(&mut self.looks);
        looks.clear();
        looks.resize(legal.len(), Look::default());
        let mut order: Vec<(f32, u32)> = Vec::with_capacity(legal.len());
        for nth in 0..worlds.max(last_worlds) {
            if worlds <= nth && !looks.iter().any(|look| look.has_ended) {
                break;
            }
            let world = redealt(game, seat, rng);
            let outlook = Outlook { seat, depth, answers, lucks, doubt, luck: rng.next_u64() };
            if order.is_empty() {
                order.extend(legal.iter().map(|mv| (weight(&world, seat, *mv), rng.next_u32())));
            }
            for (look, mv) in looks.iter_mut().zip(legal).filter(|(look, _)| nth < worlds || look.has_ended) {
                self.has_ended = look.has_ended;
                let value = self.after(&world, *mv, outlook);
                look.worlds += 1;
                look.value += (value - look.value) / look.worlds as f32;
                look.has_ended = self.has_ended;
            }
        }
        let mut ranks: Vec<usize> = (0..legal.len()).collect();
        ranks.sort_by(|&a, &b| {
            let heavier = || order[b].0.total_cmp(&order[a].0).then(order[b].1.cmp(&order[a].1));
            looks[b].value.total_cmp(&looks[a].value).then_with(heavier)
        });
        let ranked = ranks
            .into_iter()
            .map(|i| Alternative { mv: legal[i], visits: looks[i].worlds, value: Some(looks[i].value) })
            .collect();
        self.looks = looks;
        Thought::from_ranked(ranked)
    }

    /// The value of the position after a move, for the seat that searches.
    fn after(&mut self, world: &G, mv: G::Move, outlook: Outlook) -> f32 {
        let mut next = world.clone();
        next.apply(Step::Move(outlook.seat, mv), &mut Journal::off());
        self.ahead(next, outlook)
    }

    /// The value of a position after searching its next questions.
    fn ahead(&mut self, mut world: G, mut outlook: Outlook) -> f32 {
        loop {
            match world.pending() {
                Pending::Over(_) => {
                    self.has_ended = true;
                    return worth(&world, outlook.seat);
                }
                // A single outcome has no mean. Whole decks are drawn card by card: one call for each would recurse too
                // deep.
                Pending::Chance { among, .. } if among <= 1 || outlook.lucks <= 1 => {
                    let (luck, picked) = stroke(outlook.luck, 0, among);
                    world.apply(Step::Luck(picked), &mut Journal::off());
                    outlook = Outlook { lucks: outlook.lucks / 2, luck, ..outlook };
                }
                Pending::Chance { among, .. } => return self.mean_over_luck(&world, among, outlook),
                Pending::Decision { seats, .. } if seats.contains(outlook.seat) => {
                    return self.best(&world, outlook);
                }
                Pending::Decision { seats, sealed } => {
                    let answer = seats.first().and_then(|seat| self.answer(&world, seat, sealed, outlook));
                    let Some(Answer { step, ill }) = answer else { return worth(&world, outlook.seat) };
                    outlook.answers -= 1;
                    if let Some(ill) = ill {
                        let doubt = std::mem::take(&mut outlook.doubt);
                        return (1.0 - doubt) * self.answered(&world, step, outlook)
                            + doubt * self.answered(&world, ill, outlook);
                    }
                    world.apply(step, &mut Journal::off());
                }
            }
        }
    }

    /// The value of the position after an answer of another seat.
    fn answered(&mut self, world: &G, answer: Step<G::Move>, outlook: Outlook) -> f32 {
        let mut next = world.clone();
        next.apply(answer, &mut Journal::off());
        self.ahead(next, outlook)
    }

    fn mean_over_luck(&mut self, world: &G, among: u16, outlook: Outlook) -> f32 {
        let all = u32::from(among) <= outlook.lucks;
        let lucks = if all { u32::from(among) } else { outlook.lucks.max(1) };
        let mut total = 0.0;
        for nth in 0..lucks {
            let mut next = world.clone();
            let (luck, drawn) = stroke(outlook.luck, nth, among);
            let picked = if all { nth as u16 } else { drawn };
            next.apply(Step::Luck(picked), &mut Journal::off());
            total += self.ahead(next, Outlook { lucks: outlook.lucks / 2, luck, ..outlook });
        }
        total / lucks as f32
    }

    /// The value of the seat's best follow-up, or of the position itself at the end of the search.
    fn best(&mut self, world: &G, mut outlook: Outlook) -> f32 {
        let start = self.moves.len();
        sensible_into(world, outlook.seat, &mut self.moves);
        let moves = self.moves.len() - start;
        if 0 < outlook.answers && moves <= self.settings.narrow {
            outlook.answers -= 1;
        } else if 0 < outlook.depth && moves <= self.settings.width {
            outlook.depth -= 1;
        } else {
            self.moves.truncate(start);
            return worth(world, outlook.seat);
        }
        let mut best: Option<f32> = None;
        for i in start..self.moves.len() {
            let value = self.after(world, self.moves[i], outlook);
            best = Some(best.map_or(value, |best| best.max(value)));
        }
        self.moves.truncate(start);
        best.unwrap_or_else(|| worth(world, outlook.seat))
    }

    /// The answer of another seat to a narrow or sealed question; `None` if the question is another turn or beyond the
    /// search.
    fn answer(&mut self, world: &G, seat: Seat, sealed: bool, outlook: Outlook) -> Option<Answer<G::Move>> {
        if outlook.answers == 0 {
            return None;
        }
        let start = self.moves.len();
        sensible_into(world, seat, &mut self.moves);
        let legal = &self.moves[start..];
        let luck = outlook.luck ^ u64::from(outlook.answers);
        let answer = if sealed {
            // A sealed move has no effect until all are in, so it is answered even if the question is wide; and no
            // answer may depend on a move that its seat does not see.
            pick_weighted(world, seat, legal, &mut self.weights, &mut Pcg64Mcg::seed_from_u64(luck))
                .map(|mv| Answer { step: Step::Move(seat, mv), ill: None })
        } else if legal.len() <= self.settings.narrow {
            let mut answer = best_answer(world, seat, legal, luck);
            if let Some(answer) = answer.as_mut().filter(|_| 0.0 < outlook.doubt) {
                answer.ill = worst_answer(world, seat, legal, outlook).filter(|ill| *ill != answer.step);
            }
            answer
        } else {
            None
        };
        self.moves.truncate(start);
        answer
    }
}

/// The `nth` luck of a line, and the seed of the luck after it.
fn stroke(line: u64, nth: u32, among: u16) -> (u64, u16) {
    // Multiplying by an odd constant keeps lines distinct; `seed_from_u64` does the mixing.
    let luck = line.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(nth));
    (luck, pick_luck(&mut Pcg64Mcg::seed_from_u64(luck), among))
}

/// Answer of another seat.
struct Answer<M> {
    step: Step<M>,
    /// The answer that is worst for the bot, if it is another one.
    ill: Option<Step<M>>,
}

/// The answer after which its own seat stands best at once; ties by weight, then in order.
fn best_answer<G: Appraise>(world: &G, seat: Seat, legal: &[G::Move], luck: u64) -> Option<Answer<G::Move>> {
    if let [only] = legal {
        return Some(Answer { step: Step::Move(seat, *only), ill: None });
    }
    let mut best: Option<(f32, f32, G::Move)> = None;
    for &mv in legal {
        let (value, weight) = (at_once(world, seat, mv, luck, seat), weight(world, seat, mv));
        if best.is_none_or(|(most, heaviest, _)| (most, heaviest) < (value, weight)) {
            best = Some((value, weight, mv));
        }
    }
    best.map(|(_, _, mv)| Answer { step: Step::Move(seat, mv), ill: None })
}

/// The answer after which the searching seat stands worst at once; of ties the first.
fn worst_answer<G: Appraise>(
    world: &G,
    seat: Seat,
    legal: &[G::Move],
    outlook: Outlook,
) -> Option<Step<G::Move>> {
    if legal.len() < 2 {
        return None;
    }
    let value = |mv: &G::Move| at_once(world, seat, *mv, outlook.luck, outlook.seat);
    let valued = legal.iter().map(|mv| (value(mv), *mv));
    valued.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, mv)| Step::Move(seat, mv))
}
