//! Scores, counters, goals and coming events of a player, from a view alone.

use crate::{
    content::content,
    holdings::Check,
    ids::Colour,
    phase::turn,
    score,
    state::{Armada, Cards, Ending},
    text::about,
    view::View,
};
use approdo_contract::{Account, Ahead, Goal, Phrase, Points, RuleId, Seat, Tally, Tie};
use approdo_pieces::NamedId;

/// How the score of a player adds up (ARM-14.5), and what decides between equal ones (ARM-14.6).
pub(crate) fn account(view: &View, seat: Seat) -> Account {
    let game = open(view);
    let mut points = [0; 4];
    for colour in score::colours(&game, seat) {
        let parts = score::parts(&game, colour);
        points = std::array::from_fn(|part| points[part] + i32::from(parts[part]));
    }
    let keys =
        ["armada-score-centre", "armada-score-bases", "armada-score-cities", "armada-score-territories"];
    let part = |(key, points)| Points { phrase: Phrase::new(key).rule("ARM-14.5"), points: Some(points) };
    let first = score::colours(&game, seat).next().map_or(0, |colour| colour.index() as i32 + 1);
    let ties = [
        ("armada-tie-bands", score::bands(&game, seat).into()),
        ("armada-tie-gold", score::ingots(&game, seat).into()),
        ("armada-tie-order", first),
    ];
    let tie = |(key, amount)| {
        let phrase = Phrase::new(key).rule("ARM-14.6");
        Tie { phrase, amount: Some(amount), least: false }
    };
    Account {
        parts: keys.into_iter().zip(points).map(part).collect(),
        ties: ties.map(tie).into(),
        settled: settled(&game, seat),
    }
}

/// Another kind of victory, or elimination, decides the place regardless of the score (ARM-13.6, ARM-14.4).
fn settled(game: &Armada, seat: Seat) -> Option<Phrase> {
    let (key, rule) = match game.ending? {
        Ending::Victory(colour) if game.seat_of(colour) == Some(seat) => ("armada-settled-won", "ARM-13.6"),
        Ending::LastPlayer(last) if last == seat => ("armada-settled-last", "ARM-14.4"),
        Ending::Victory(_) | Ending::LastPlayer(_) | Ending::RoundLimit if turn::is_out(game, seat) => {
            ("armada-settled-out", "ARM-14.2")
        }
        Ending::Victory(_) | Ending::LastPlayer(_) | Ending::RoundLimit => return None,
    };
    Some(Phrase::new(key).rule(rule))
}

/// Counters shown for a player. All are open; of cards only the number (ARM-4.14).
pub(crate) fn tally(view: &View, seat: Seat) -> Vec<Tally> {
    let game = open(view);
    let sum = |count: &dyn Fn(Colour) -> i32| -> i32 { score::colours(&game, seat).map(count).sum() };
    let acts = view.round != 0 && view.ending.is_none() && game.seat_of(game.acting()) == Some(seat);
    let manned = |colour| {
        let own = game.ships.values().iter();
        own.filter(|ship| ship.last_owner == Some(colour) && 0 < ship.bands).count() as i32
    };
    let mut tallies = vec![
        Tally::new("score", "armada-tally-score", sum(&|colour| view.scores[colour].into())),
        Tally::new(
            "territory",
            "armada-tally-territories",
            sum(&|colour| view.holdings[colour].territories.into()),
        ),
        Tally::new("band", "armada-tally-bands", sum(&|colour| view.holdings[colour].bands.into())),
        Tally::new("reserve", "armada-tally-reserve", sum(&|colour| view.reserve[colour].into())),
        Tally::new("gold", "armada-tally-gold", sum(&|colour| view.holdings[colour].gold.into())),
        Tally::new("ship", "armada-tally-ships", sum(&manned)),
        Tally::new("mp", "armada-tally-mp", if acts { game.mp() } else { 0 }),
    ];
    if view.options.option_cards {
        tallies.push(Tally::new("card", "armada-tally-cards", view.hand_sizes[seat.index()]));
    }
    tallies
}

/// The two conditions of victory for each colour of a player, the score at the last round, and elimination.
pub(crate) fn goal(view: &View, seat: Seat) -> Vec<Goal> {
    let game = open(view);
    let numbers = &content().numbers;
    let mut goals = Vec::new();
    let mut add = |phrase: Phrase, rule, now: i32, needed: Option<u8>| {
        let needed = needed.map(i32::from);
        goals.push(Goal { phrase, rule: RuleId(rule), now: Some(now), needed, loses: needed == Some(0) });
    };
    for colour in score::colours(&game, seat).filter(|colour| turn::plays_on(&game, *colour)) {
        let held = view.holdings[colour];
        add(about("armada-goal-den", colour), "ARM-4.6", held.den.into(), Some(numbers.den_majority));
        add(about("armada-goal-bases", colour), "ARM-13.1", held.bases.into(), Some(numbers.bases_to_win));
        add(about("armada-goal-centre", colour), "ARM-13.1", held.centre.into(), Some(1));
        let cities = held.foreign_cities.into();
        add(about("armada-goal-cities", colour), "ARM-13.2", cities, Some(numbers.foreign_cities_to_win));
        let left = [held.territories, held.bands, view.hand_sizes[seat.index()]];
        let left = left.map(i32::from).into_iter().sum();
        add(about("armada-goal-destitute", colour), "ARM-14.1", left, Some(0));
    }
    let score = score::colours(&game, seat).map(|colour| i32::from(view.scores[colour])).sum();
    let last = Phrase::new("armada-goal-score").number("round", view.options.round_limit);
    add(last, "ARM-21.2", score, None);
    goals
}

/// The victories that are checked, the next turn and the last round.
pub(crate) fn ahead(view: &View) -> Vec<Ahead> {
    let game = open(view);
    if view.round == 0 || view.ending.is_some() {
        return Vec::new();
    }
    let plain = |key, phrase| Ahead { key, phrase, now: None, of: None };
    let mut ahead = Vec::new();
    let order = (0..Colour::ALL.len()).map(|step| view.turn.colour.after(step));
    for colour in order.clone() {
        let key = match view.holdings[colour].check {
            Some(Check::Now) => "armada-ahead-check-now",
            Some(Check::Later) => "armada-ahead-check-later",
            None => continue,
        };
        ahead.push(plain("claim", about(key, colour).rule("ARM-13.6")));
    }
    if let Some(next) = order.skip(1).find(|colour| turn::plays_on(&game, *colour)) {
        ahead.push(plain("turn", about("armada-ahead-turn", next).rule("ARM-6.7")));
    }
    let rounds = Phrase::new("armada-ahead-end").number("round", view.options.round_limit).rule("ARM-21.2");
    let (now, of) = (Some(view.round.into()), Some(view.options.round_limit.into()));
    ahead.push(Ahead { key: "round", phrase: rounds, now, of });
    ahead
}

/// A game rebuilt from the open part of a view, so that the rules can count on it. It holds no cards but those of
/// the discard pile.
fn open(view: &View) -> Armada {
    Armada {
        options: view.options,
        seats: view.seats,
        owners: view.owners,
        territories: view.territories,
        ships: view.ships,
        reserve: view.reserve,
        treasury: view.treasury,
        native_supply: view.native_supply,
        lost_ships: view.lost_ships,
        hands: Default::default(),
        pile: Cards::empty(),
        discard: view.discard,
        seen: Cards::empty(),
        claims: view.claims,
        turns_begun: view.turns_begun,
        round: view.round,
        turn: view.turn,
        surprise: view.surprise,
        out: view.out.clone(),
        ending: view.ending,
        frames: Default::default(),
    }
}
