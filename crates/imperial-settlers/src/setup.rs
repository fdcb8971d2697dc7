//! The initial position, and positions composed by hand.

use crate::{
    content::content,
    decks,
    ids::{Attack, Card, Faction},
    options::{Mode, Options},
    phase::opening::{self, ChooseFaction},
    pile::Pile,
    state::{Deal, FACTION_CARDS, ImperialSettlers, Player, Solo},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// IMP-1.3, IMP-1.6: one to five players, four without the expansion.
pub(crate) fn setup(options: Options, seats: u8) -> Result<ImperialSettlers, Refusal> {
    if !(1..=5).contains(&seats) {
        return Err(refuse!("IMP-1.3"));
    }
    options.check(seats)?;
    let options = options.in_effect(seats);
    let mut frames = ArrayVec::new();
    frames.push(ChooseFaction { seat: Seat(0) }.into());
    Ok(ImperialSettlers {
        options,
        seats,
        round: 0,
        first: Seat(0),
        active: Seat(0),
        is_expanded: false,
        players: std::array::from_fn(|_| Player::default()),
        common: Pile::EMPTY,
        discard: Pile::EMPTY,
        display: Pile::EMPTY,
        pool: Pile::EMPTY,
        pool_of: Seat(0),
        locations: ArrayVec::new(),
        solo: Solo::default(),
        is_over: false,
        frames,
    })
}

/// IMP-10.12: an upper bound for the steps of a game. In each of five rounds a player takes at most a hundred
/// actions; an action with all its payments, targets, draws, Events and reactions stays far below two hundred steps,
/// and so do Lookout, Production and Cleanup of a player together.
pub(crate) fn most_steps(seats: u8) -> u32 {
    const BEFORE_THE_FIRST_ROUND: u32 = 100;
    const PER_ACTION: u32 = 200;
    const ACTIONS: u32 = 100;
    let rounds = u32::from(content().rounds);
    u32::from(seats) * (BEFORE_THE_FIRST_ROUND + rounds * PER_ACTION * (ACTIONS + 10))
}

/// Derives the rest of a position that was composed by hand: factions in order, the decks and special tokens from
/// what the other zones and the Locations leave.
pub(crate) fn reconcile(game: &mut ImperialSettlers, set: &dyn Fn(&str) -> bool) {
    if game.round == 0 {
        return;
    }
    if !set("is_expanded") {
        game.is_expanded = match game.options.mode {
            Mode::Base => false,
            Mode::Open => true,
            Mode::Standard => game.is_expanded || (0..game.seats).any(|seat| expands(game, Seat(seat))),
        };
    }
    for seat in Seat::all(game.seats) {
        if game.player(seat).faction.is_none() {
            let free = Faction::ALL.into_iter().find(|faction| {
                Seat::all(game.seats).all(|other| game.player(other).faction != Some(*faction))
            });
            game.player_mut(seat).faction = free;
        }
    }
    if !set("common") {
        game.common = missing_commons(game);
    }
    for seat in Seat::all(game.seats) {
        if game.player(seat).deck.is_empty() && game.player(seat).faction.is_some() {
            game.player_mut(seat).deck = missing_cards(game, seat);
        }
        let used = tokens_used(game, seat);
        let all = game.faction_info(seat).token_count;
        game.player_mut(seat).tokens = all.saturating_sub(used);
    }
    if game.is_solo() && game.solo.pile.is_empty() {
        let line = game.solo.line.clone();
        for attack in Attack::all() {
            let info = &content().attacks[attack.index()];
            let in_play = info.set == crate::content::Set::Base || game.is_expanded;
            let taken =
                game.player(Seat(0)).deals.iter().filter(|deal| **deal == Deal::Attack(attack)).count();
            let used = line.iter().chain(&game.solo.aside).filter(|used| **used == attack).count() + taken;
            let copies = if in_play { usize::from(info.copies).saturating_sub(used) } else { 0 };
            (0..copies).for_each(|_| game.solo.pile.push(attack));
        }
    }
}

fn expands(game: &ImperialSettlers, seat: Seat) -> bool {
    let player = game.player(seat);
    player.faction.is_some_and(|faction| faction == Faction::Atlanteans || player.expands)
}

/// Egyptian or Barbarian tokens of a seat that lie on Locations.
pub(crate) fn tokens_used(game: &ImperialSettlers, seat: Seat) -> u8 {
    use crate::{content::Tokens, location::Mark};
    let Some(tokens) = game.faction_info(seat).tokens else { return 0 };
    let marked = |location: &&crate::location::Location| match tokens {
        Tokens::Egyptian => location.taken_by.is_some() || location.has(Mark::Eavesdropped),
        Tokens::Barbarian => location.has(Mark::Blocked),
    };
    game.locations.iter().filter(marked).count() as u8
}

/// Every card outside the Common deck and the Faction decks.
pub(crate) fn each_card(game: &ImperialSettlers, visit: &mut dyn FnMut(Card)) {
    let zones: [&[Card]; 4] = [
        game.discard.as_slice(),
        game.display.as_slice(),
        game.pool.as_slice(),
        game.solo.collection.as_slice(),
    ];
    zones.into_iter().flatten().for_each(|card| visit(*card));
    game.locations.iter().for_each(|location| visit(location.card));
    for player in &game.players {
        let zones: [&[Card]; 5] = [
            player.hand.as_slice(),
            player.discard.as_slice(),
            player.foundations.as_slice(),
            player.hidden.as_slice(),
            player.held.as_slice(),
        ];
        zones.into_iter().flatten().for_each(|card| visit(*card));
        player.stash.iter().for_each(|stashed| visit(stashed.card));
        for deal in &player.deals {
            if let Deal::Card(card) = deal {
                visit(*card);
            }
        }
    }
    game.frames.iter().filter_map(|frame| frame.card_in_flight()).for_each(visit);
}

/// The Common cards that are in no other zone.
fn missing_commons(game: &ImperialSettlers) -> Pile<{ crate::state::COMMON_CARDS }> {
    let mut pile = decks::common_deck(game.is_expanded);
    each_card(game, &mut |card| {
        if pile.contains(card) {
            pile.remove(card);
        }
    });
    pile
}

/// The Faction cards of a seat that are in no other zone: those of the deck without an expansion, or in Open mode
/// all. Titles in other zones that are not in that deck replace titles of the same class.
fn missing_cards(game: &ImperialSettlers, seat: Seat) -> Pile<FACTION_CARDS> {
    let mut pile = decks::cards(likely_titles(game, seat).into_iter());
    each_card(game, &mut |card| {
        if pile.contains(card) {
            pile.remove(card);
        }
    });
    pile
}

/// The most likely titles of a seat's deck, given its cards outside the deck, the hand and other hidden zones.
pub(crate) fn likely_titles(game: &ImperialSettlers, seat: Seat) -> Vec<crate::ids::Title> {
    let rules = opening::rules_of(game, seat);
    if game.options.mode == Mode::Open {
        return decks::titles(rules.faction).collect();
    }
    let mut seen = Vec::new();
    each_open_card(game, seat, &mut |card| {
        if card.info().faction == Some(rules.faction) && !seen.contains(&card.title()) {
            seen.push(card.title());
        }
    });
    let mut titles = rules.ready();
    for title in &seen {
        if titles.contains(title) {
            continue;
        }
        let copies = title.info().copies;
        let out = titles.iter().position(|other| other.info().copies == copies && !seen.contains(other));
        if let Some(out) = out {
            titles[out] = *title;
        }
    }
    titles
}

/// Every public card that may be of a seat's faction.
pub(crate) fn each_open_card(game: &ImperialSettlers, seat: Seat, visit: &mut dyn FnMut(Card)) {
    game.locations.iter().for_each(|location| visit(location.card));
    game.player(seat).discard.as_slice().iter().for_each(|card| visit(*card));
    game.solo.collection.as_slice().iter().for_each(|card| visit(*card));
    for player in &game.players {
        for deal in &player.deals {
            if let Deal::Card(card) = deal {
                visit(*card);
            }
        }
        player.foundations.as_slice().iter().for_each(|card| visit(*card));
    }
    game.frames.iter().filter_map(|frame| frame.card_in_flight()).for_each(visit);
}
