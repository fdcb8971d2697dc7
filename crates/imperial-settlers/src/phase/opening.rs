//! Before the first round: factions, decks, first player and starting hands (sections 5 and 6).

use crate::{
    content::{Set, content},
    decks::{self, DeckRules},
    events::{Event, Log},
    frames::{Destination, Frame, Opening},
    ids::{Attack, Deck, Faction, Title},
    moves::Move,
    options::Mode,
    phase::{draw, lookout},
    state::ImperialSettlers,
};
use approdo_contract::{Audience, Pending, Refusal, Seat, SeatSet, refuse};
use approdo_pieces::NamedId;

/// Common cards and Faction cards of a starting hand (IMP-5.6).
const STARTING_COMMONS: u8 = 2;
const STARTING_HAND: u8 = 4;

pub(crate) fn pending(game: &ImperialSettlers, opening: Opening) -> Option<Pending> {
    let decision = |seats| Some(Pending::Decision { seats, sealed: false });
    let chance = |among: usize| Some(Pending::Chance { among: among as u16, seen_by: Audience::All });
    match opening {
        Opening::Faction { seat } | Opening::Declare { seat } => decision(SeatSet::one(seat)),
        Opening::Decks { builders, .. } => decision(builders),
        Opening::RandomFaction { .. } => chance(free_factions(game).count()),
        Opening::FirstPlayer => chance(usize::from(game.seats)),
        Opening::FirstAttack => chance(game.solo.pile.len()),
        Opening::Hands { .. } => None,
    }
}

/// The factions that somebody can still choose.
fn free_factions(game: &ImperialSettlers) -> impl Iterator<Item = Faction> + '_ {
    Faction::ALL.into_iter().filter(|faction| check_faction(game, *faction).is_ok())
}

/// IMP-5.2: nobody else plays it, and it is in play.
fn check_faction(game: &ImperialSettlers, faction: Faction) -> Result<(), Refusal> {
    game.options.check_faction(faction)?;
    if Seat::all(game.seats).any(|seat| game.player(seat).faction == Some(faction)) {
        return Err(refuse!("IMP-5.2"));
    }
    Ok(())
}

/// How the deck of a seat may be composed.
pub(crate) fn rules_of(game: &ImperialSettlers, seat: Seat) -> DeckRules {
    DeckRules {
        faction: game.faction(seat),
        expands: game.player(seat).expands,
        is_exchanged: game.is_expanded && game.options.mode == Mode::Standard,
    }
}

pub(crate) fn candidates(game: &ImperialSettlers, seat: Seat, opening: Opening, moves: &mut Vec<Move>) {
    match opening {
        Opening::Faction { .. } => {
            moves.extend(Faction::ALL.map(Move::Faction));
            moves.push(Move::RandomFaction);
        }
        Opening::Declare { .. } => moves.extend([Move::Expand, Move::BaseOnly]),
        Opening::Decks { .. } => {
            let rules = rules_of(game, seat);
            let deck = decks::titles_of(&game.player(seat).deck);
            let old_version = content().factions[rules.faction.index()].replacement.map(|(old, _)| old);
            for new in rules.available().chain(old_version).filter(|new| !deck.contains(new)) {
                moves.extend(deck.iter().map(|out| Move::Swap { out: *out, new }));
            }
            moves.extend([Move::ReadyDeck, Move::DeckDone]);
        }
        Opening::RandomFaction { .. }
        | Opening::FirstPlayer
        | Opening::FirstAttack
        | Opening::Hands { .. } => (),
    }
}

/// The candidates of a deck builder that pass the check, found without asking the rules of decks again and again.
pub(crate) fn legal_decks(game: &ImperialSettlers, seat: Seat, swaps: [u8; 5], moves: &mut Vec<Move>) {
    if swaps[seat.index()] < decks::MOST_SWAPS {
        let deck = decks::titles_of(&game.player(seat).deck);
        for new in rules_of(game, seat).available().filter(|new| !deck.contains(new)) {
            let fits = |out: &&Title| out.info().copies == new.info().copies;
            moves.extend(deck.iter().filter(fits).map(|out| Move::Swap { out: *out, new }));
        }
    }
    moves.extend([Move::ReadyDeck, Move::DeckDone]);
}

pub(crate) fn check(game: &ImperialSettlers, seat: Seat, opening: Opening, mv: Move) -> Result<(), Refusal> {
    match (opening, mv) {
        (Opening::Faction { .. }, Move::Faction(faction)) => check_faction(game, faction),
        (Opening::Faction { .. }, Move::RandomFaction) => Ok(()),
        (Opening::Faction { .. }, _) => Err(refuse!("IMP-5.2")),
        (Opening::Declare { .. }, Move::BaseOnly) => Ok(()),
        (Opening::Declare { seat }, Move::Expand) => match game.faction_info(seat).expansion {
            Some(_) => Ok(()),
            None => Err(refuse!("IMP-6.6")),
        },
        (Opening::Declare { .. }, _) => Err(refuse!("IMP-6.16")),
        (Opening::Decks { swaps, .. }, Move::Swap { out, new }) => {
            let deck = decks::titles_of(&game.player(seat).deck);
            rules_of(game, seat).check_swap(&deck, out, new)?;
            let made = swaps[seat.index()];
            if made < decks::MOST_SWAPS {
                Ok(())
            } else {
                Err(refuse!("IMP-6.18", need made + 1, have decks::MOST_SWAPS))
            }
        }
        (Opening::Decks { .. }, Move::ReadyDeck | Move::DeckDone) => Ok(()),
        (Opening::Decks { .. }, _) => Err(refuse!("IMP-6.16")),
        (_, _) => Err(refuse!("IMP-5.1")),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, seat: Seat, opening: Opening, mv: Move, log: &mut Log) {
    match (opening, mv) {
        (Opening::Faction { .. }, Move::Faction(faction)) => choose(game, seat, faction, log),
        (Opening::Faction { .. }, _) => {
            log.note(|| Event::LuckChooses { seat });
            game.replace(Frame::Opening(Opening::RandomFaction { seat }));
        }
        (Opening::Declare { .. }, mv) => declare(game, seat, mv == Move::Expand, log),
        (Opening::Decks { builders, swaps }, mv) => build_deck(game, seat, builders, swaps, mv, log),
        (opening, mv) => unreachable!("{mv:?} passed the check in {opening:?}"),
    }
}

pub(crate) fn befall(game: &mut ImperialSettlers, opening: Opening, picked: u16, log: &mut Log) {
    match opening {
        Opening::RandomFaction { seat } => {
            let faction =
                free_factions(game).nth(picked.into()).expect("luck picks one of the free factions");
            choose(game, seat, faction, log);
        }
        Opening::FirstPlayer => first_player(game, Seat(picked as u8), log),
        Opening::FirstAttack => {
            game.frames.pop();
            let attack = game.solo.pile.remove(picked.into());
            game.solo.line.insert(0, attack);
            log.note(|| Event::AttackTurnedUp { attack });
            lookout::begin(game, log);
        }
        Opening::Faction { .. } | Opening::Declare { .. } | Opening::Decks { .. } | Opening::Hands { .. } => {
            unreachable!("{opening:?} waits for no luck")
        }
    }
}

/// IMP-5.3: in the order in which players joined.
fn choose(game: &mut ImperialSettlers, seat: Seat, faction: Faction, log: &mut Log) {
    let player = game.player_mut(seat);
    player.faction = Some(faction);
    player.tokens = content().factions[faction.index()].token_count;
    log.note(|| Event::FactionChosen { seat, faction });
    game.frames.pop();
    let next = Seat(seat.0 + 1);
    if next.0 < game.seats {
        game.push(Frame::Opening(Opening::Faction { seat: next }));
    } else if game.options.mode.info().builds_decks {
        game.push(Frame::Opening(Opening::Declare { seat: Seat(0) }));
    } else {
        game.is_expanded = game.options.mode == Mode::Open;
        form_decks(game, log);
    }
}

/// IMP-6.16: openly, in the order in which players joined.
fn declare(game: &mut ImperialSettlers, seat: Seat, expands: bool, log: &mut Log) {
    game.player_mut(seat).expands = expands;
    log.note(|| if expands { Event::Expanded { seat } } else { Event::NotExpanded { seat } });
    game.frames.pop();
    let next = Seat(seat.0 + 1);
    if next.0 < game.seats {
        game.push(Frame::Opening(Opening::Declare { seat: next }));
    } else {
        game.is_expanded = Seat::all(game.seats).any(|seat| uses_expansion(game, seat));
        form_decks(game, log);
    }
}

/// IMP-6.10, IMP-6.17: a declared expansion with Common cards of its own counts, and so do the Atlanteans.
fn uses_expansion(game: &ImperialSettlers, seat: Seat) -> bool {
    let info = game.faction_info(seat);
    let declared = info.expansion.as_ref().is_some_and(|expansion| expansion.adds_common);
    info.set != Set::Base || (game.player(seat).expands && declared)
}

/// IMP-6.8, IMP-6.16: the exchange is made, then those who declared an expansion build their decks.
fn form_decks(game: &mut ImperialSettlers, log: &mut Log) {
    let mut builders = SeatSet::EMPTY;
    for seat in Seat::all(game.seats) {
        let rules = rules_of(game, seat);
        let all: Vec<Title> = match game.options.mode {
            Mode::Open => decks::titles(rules.faction).collect(),
            Mode::Base | Mode::Standard => rules.base().collect(),
        };
        game.player_mut(seat).deck = decks::cards(all.into_iter());
        let replaced = content().factions[rules.faction.index()].replacement.filter(|_| rules.is_exchanged);
        if let Some((old, new)) = replaced {
            log.note(|| Event::CardReplaced { seat, old, new });
        }
        if rules.offered().next().is_some() && game.options.mode == Mode::Standard {
            builders = builders.with(seat);
        }
    }
    game.common = decks::common_deck(game.is_expanded);
    if builders.is_empty() {
        choose_first(game, log);
    } else {
        game.push(Frame::Opening(Opening::Decks { builders, swaps: [0; 5] }));
    }
}

fn build_deck(
    game: &mut ImperialSettlers,
    seat: Seat,
    builders: SeatSet,
    mut swaps: [u8; 5],
    mv: Move,
    log: &mut Log,
) {
    if let Move::Swap { out, new } = mv {
        let mut titles = decks::titles_of(&game.player(seat).deck);
        let place = titles.iter().position(|title| *title == out).expect("the title was checked");
        titles[place] = new;
        game.player_mut(seat).deck = decks::cards(titles.into_iter());
        swaps[seat.index()] += 1;
        game.replace(Frame::Opening(Opening::Decks { builders, swaps }));
        return log.note(|| Event::DeckChanged { seat, swap: Some((out, new)) });
    }
    if mv == Move::ReadyDeck {
        let ready = rules_of(game, seat).ready();
        game.player_mut(seat).deck = decks::cards(ready.into_iter());
    }
    log.note(|| Event::DeckBuilt { seat });
    let builders = builders.without(seat);
    if builders.is_empty() {
        game.frames.pop();
        choose_first(game, log);
    } else {
        game.replace(Frame::Opening(Opening::Decks { builders, swaps }));
    }
}

/// IMP-5.5: luck picks the first player, if there are several.
fn choose_first(game: &mut ImperialSettlers, log: &mut Log) {
    if game.is_solo() {
        first_player_is(game, Seat(0), log);
    } else {
        game.push(Frame::Opening(Opening::FirstPlayer));
    }
}

fn first_player(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    game.frames.pop();
    first_player_is(game, seat, log);
}

fn first_player_is(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    game.first = seat;
    game.active = seat;
    log.note(|| Event::FirstPlayer { seat });
    game.push(Frame::Opening(Opening::Hands { nth: 0, left: STARTING_HAND }));
}

/// IMP-5.6: two Common and two Faction cards each, the first player first.
pub(crate) fn run(game: &mut ImperialSettlers, opening: Opening, log: &mut Log) {
    let Opening::Hands { nth, left } = opening else { unreachable!("{opening:?} waits") };
    if nth == game.seats {
        game.frames.pop();
        return if game.is_solo() { attack_pile(game) } else { lookout::begin(game, log) };
    }
    let next = if left == 1 {
        Opening::Hands { nth: nth + 1, left: STARTING_HAND }
    } else {
        Opening::Hands { nth, left: left - 1 }
    };
    game.replace(Frame::Opening(next));
    let deck = if STARTING_HAND - STARTING_COMMONS < left { Deck::Common } else { Deck::Faction };
    draw::begin(game, game.in_turn(nth), deck, Destination::Hand);
}

/// IMP-28.3, IMP-28.4: the Attack cards are shuffled and the top one is turned up.
fn attack_pile(game: &mut ImperialSettlers) {
    for attack in Attack::all() {
        let info = &content().attacks[attack.index()];
        if info.set == Set::Base || game.is_expanded {
            (0..info.copies).for_each(|_| game.solo.pile.push(attack));
        }
    }
    game.push(Frame::Opening(Opening::FirstAttack));
}
