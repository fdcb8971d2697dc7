use crate::{
    Bot, GreedySettings, SearchSettings, Thought,
    greedy::Greedy,
    search,
    world::{pick_one, redealt},
};
use approdo_contract::{Appraise, Game, GameExt, Seat, pick};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::sync::atomic::AtomicBool;

/// Percentage of greedy moves of a novice; the others are random.
const NOVICE_GREEDY: u32 = 60;

/// The move that `bot` makes for `seat`; `None` if the game does not ask that seat.
pub fn choose<G: Appraise>(game: &G, seat: Seat, bot: Bot, seed: u64) -> Option<G::Move> {
    Player::new(bot, seed).choose(game, seat)
}

/// Like [`choose`], but a search that finds `stop` raised answers at once with the best it has seen.
pub fn choose_until<G: Appraise>(
    game: &G,
    seat: Seat,
    bot: Bot,
    seed: u64,
    stop: &AtomicBool,
) -> Option<G::Move> {
    Player::new(bot, seed).choose_until(game, seat, stop)
}

/// The move that `bot` makes for `seat`, with its evaluation of the others; `None` if the game does not ask that seat.
pub fn consider<G: Appraise>(game: &G, seat: Seat, bot: Bot, seed: u64) -> Option<Thought<G::Move>> {
    Player::new(bot, seed).consider(game, seat)
}

/// Like [`consider`], but a search that finds `stop` raised answers at once with what it has seen.
pub fn consider_until<G: Appraise>(
    game: &G,
    seat: Seat,
    bot: Bot,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Thought<G::Move>> {
    Player::new(bot, seed).consider_until(game, seat, stop)
}

/// The parameters of all bots; the defaults suit games whose turns consist of many small moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Settings {
    /// Depth of a greedy bot.
    pub greedy: GreedySettings,
    /// Parameters of a search.
    pub search: SearchSettings,
}

/// A bot at a seat, with its own RNG and reusable buffers.
#[derive(Debug)]
pub struct Player<G: Game> {
    bot: Bot,
    settings: Settings,
    rng: Pcg64Mcg,
    legal: Vec<G::Move>,
    greedy: Greedy<G>,
}

impl<G: Appraise> Player<G> {
    /// A bot whose random choices all follow from `seed`.
    pub fn new(bot: Bot, seed: u64) -> Self {
        Player::with(bot, Settings::default(), Pcg64Mcg::seed_from_u64(seed))
    }

    /// A bot with other parameters.
    pub fn with(bot: Bot, settings: Settings, rng: Pcg64Mcg) -> Self {
        Player { bot, settings, rng, legal: Vec::new(), greedy: Greedy::new(settings.greedy) }
    }

    /// The move this bot makes for `seat`; `None` if the game does not ask that seat.
    pub fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        self.choose_until(game, seat, &AtomicBool::new(false))
    }

    /// Like [`Player::choose`], but a search that finds `stop` raised answers at once.
    pub fn choose_until(&mut self, game: &G, seat: Seat, stop: &AtomicBool) -> Option<G::Move> {
        game.legal_moves(seat, &mut self.legal);
        match self.bot {
            // A random bot draws even when it has no choice, so that simulations need no further branch.
            Bot::Random => pick_one(&self.legal, &mut self.rng),
            Bot::Novice | Bot::Greedy | Bot::Search(_) => {
                self.weigh(game, seat, stop).map(|thought| thought.mv)
            }
        }
    }

    /// The move this bot makes for `seat`, with its evaluation of the others; `None` if that seat is not asked.
    pub fn consider(&mut self, game: &G, seat: Seat) -> Option<Thought<G::Move>> {
        self.consider_until(game, seat, &AtomicBool::new(false))
    }

    /// Like [`Player::consider`], but a search that finds `stop` raised answers at once.
    pub fn consider_until(&mut self, game: &G, seat: Seat, stop: &AtomicBool) -> Option<Thought<G::Move>> {
        game.legal_moves(seat, &mut self.legal);
        self.weigh(game, seat, stop)
    }

    fn weigh(&mut self, game: &G, seat: Seat, stop: &AtomicBool) -> Option<Thought<G::Move>> {
        let Player { bot, settings, rng, legal, greedy } = self;
        if let [only] = legal[..] {
            return Some(Thought::plain(only));
        }
        if let Some(mv) = planned(game, seat, *bot, rng).filter(|mv| legal.contains(mv)) {
            return Some(Thought::plain(mv));
        }
        match bot {
            Bot::Random => pick_one(legal, rng).map(Thought::plain),
            Bot::Novice if NOVICE_GREEDY <= pick(rng, 100) => pick_one(legal, rng).map(Thought::plain),
            Bot::Novice | Bot::Greedy => greedy.consider(game, seat, legal, rng),
            Bot::Search(budget) => {
                search::consider(game, seat, legal, greedy, *budget, settings.search, rng, stop)
            }
        }
    }
}

/// The next move of the seat's plan, unless the bot is random.
fn planned<G: Appraise>(game: &G, seat: Seat, bot: Bot, rng: &Pcg64Mcg) -> Option<G::Move> {
    if !G::PLANS || bot == Bot::Random {
        return None;
    }
    // An RNG of its own: whether or not there is a plan, the draws that follow stay the same.
    redealt(game, seat, &mut rng.clone()).plan(seat)
}
