//! The Attack phase of the solo game (sections 28 and 29).

use crate::{
    content::content,
    events::{Event, Log},
    frames::{AttackFrame, Destination, Frame, Occasion},
    goods::Gain,
    ids::{Empire, LOCATIONS, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{cleanup, feature, leave, raze, take},
    state::ImperialSettlers,
};
use approdo_contract::{Audience, Pending, Refusal, Seat, SeatSet, refuse};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// The solo player.
const PLAYER: Seat = Seat(0);
/// Attacks in each round (IMP-28.16).
const ATTACKS: u8 = 2;

pub(crate) fn pending(game: &ImperialSettlers, attack: AttackFrame) -> Option<Pending> {
    match attack {
        AttackFrame::TurnUp { .. } => {
            Some(Pending::Chance { among: game.solo.pile.len() as u16, seen_by: Audience::All })
        }
        AttackFrame::Choose { .. } => Some(Pending::Decision { seats: SeatSet::one(PLAYER), sealed: false }),
        AttackFrame::Begin | AttackFrame::Search { .. } | AttackFrame::End => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, attack: AttackFrame, log: &mut Log) {
    match attack {
        AttackFrame::Begin => {
            collect(game, log);
            next(game, ATTACKS);
        }
        AttackFrame::Search { left } => search(game, left, log),
        AttackFrame::End => end(game, log),
        AttackFrame::TurnUp { .. } | AttackFrame::Choose { .. } => unreachable!("{attack:?} waits"),
    }
}

/// IMP-28.15: the virtual player's Locations go to the Collection pile.
fn collect(game: &mut ImperialSettlers, log: &mut Log) {
    while let Some(place) = game.locations.iter().position(|location| location.owner == Empire::VIRTUAL) {
        let location = game.locations.remove(place);
        game.solo.collection.add(location.card);
        log.note(|| Event::Collected { card: location.card, at: location.id });
    }
}

/// The frame on top makes way for the next attack, or for the end of the phase.
fn next(game: &mut ImperialSettlers, left: u8) {
    // The pile never runs out (IMP-28.34), unless a position was composed by hand.
    let attacks = 0 < left && !game.solo.pile.is_empty();
    let next = if attacks { AttackFrame::TurnUp { left } } else { AttackFrame::End };
    game.replace(Frame::Attack(next));
}

/// IMP-29.3: the Defense tokens of the Atlanteans are discarded now; then the next round begins.
fn end(game: &mut ImperialSettlers, log: &mut Log) {
    game.frames.pop();
    if cleanup::keeps_defense(game) && game.locations.iter().any(|location| location.has(Mark::Defense)) {
        for location in &mut game.locations {
            location.marks.clear(Mark::Defense);
        }
        log.note(|| Event::DefenseGone);
    }
    cleanup::next_round(game, log);
}

/// IMP-28.17: the newest card comes first.
pub(crate) fn befall(game: &mut ImperialSettlers, attack: AttackFrame, picked: u16, log: &mut Log) {
    let AttackFrame::TurnUp { left } = attack else { unreachable!("{attack:?} waits for no luck") };
    let card = game.solo.pile.remove(picked.into());
    game.solo.line.insert(0, card);
    log.note(|| Event::AttackTurnedUp { attack: card });
    game.replace(Frame::Attack(AttackFrame::Search { left }));
}

/// IMP-28.18, IMP-28.19: the attack finds its target, asks which of several equal ones, or fails.
fn search(game: &mut ImperialSettlers, left: u8, log: &mut Log) {
    let Some((second, targets)) = find(game) else {
        log.note(|| Event::AttackFailed);
        return next(game, left - 1);
    };
    if let [only] = targets.as_slice() {
        strike(game, left, second, *only, log);
    } else {
        game.replace(Frame::Attack(AttackFrame::Choose { left, second }));
    }
}

type Targets = ArrayVec<LocationId, LOCATIONS>;

/// The second card of the pair and the Locations among which the player may choose.
fn find(game: &ImperialSettlers) -> Option<(u8, Targets)> {
    let targets: ArrayVec<Gain, 18> =
        game.solo.line.iter().map(|attack| content().attacks[attack.index()].target).collect();
    let (first, others) = targets.split_first()?;
    if *first == Gain::Vp
        && game.faction_info(PLAYER).is_razable
        && let Some(place) = others.iter().position(|target| *target == Gain::Vp)
    {
        let found = best(game, |location| is_faction_target(game, location), deal_rank);
        if !found.is_empty() {
            return Some((place as u8 + 1, found));
        }
    }
    others.iter().enumerate().find_map(|(place, second)| {
        let found = best(game, |location| shows_pair(location, *first, *second), |_| 0);
        (!found.is_empty()).then_some((place as u8 + 1, found))
    })
}

/// Whether the player has a choice with this second card of the pair.
pub(crate) fn is_choice(game: &ImperialSettlers, second: u8) -> bool {
    find(game).is_some_and(|(place, targets)| place == second && 1 < targets.len())
}

/// IMP-28.25, IMP-28.27: a Faction Location of the player that can be razed.
fn is_faction_target(game: &ImperialSettlers, location: &Location) -> bool {
    location.card.info().faction == game.player(PLAYER).faction && raze::check_razable(location).is_ok()
}

/// IMP-28.18, IMP-28.19, IMP-28.33: a Common Location whose Raze field shows both Goods.
fn shows_pair(location: &Location, first: Gain, second: Gain) -> bool {
    let field = &location.card.info().raze;
    location.card.is_common() && (field.as_slice() == [first, second] || field.as_slice() == [second, first])
}

/// IMP-28.26: the place of a Location's Deal field in the order of attack.
fn deal_rank(location: &Location) -> usize {
    let order = &content().deal_priority;
    order.iter().position(|good| Some(*good) == location.card.deal()).unwrap_or(order.len())
}

/// IMP-28.22, IMP-29.7: of the Locations that fit, those that come first; protected ones before all others.
fn best(
    game: &ImperialSettlers,
    fits: impl Fn(&Location) -> bool,
    rank: impl Fn(&Location) -> usize,
) -> Targets {
    let shielded = cleanup::keeps_defense(game);
    let merit = |location: &Location| {
        let info = location.card.info();
        let kind = content().kind_priority.iter().position(|kind| *kind == info.kind);
        let resources = info.cost.wood + info.cost.stone + info.cost.food;
        let is_open = !(shielded && location.has_any_defense());
        (is_open, rank(location), kind, Reverse(resources), Reverse(info.cost.stone))
    };
    let own = || game.locations.iter().filter(|location| location.works_for(PLAYER) && fits(location));
    let Some(first) = own().map(merit).min() else { return Targets::new() };
    own().filter(|location| merit(location) == first).map(|location| location.id).collect()
}

pub(crate) fn candidates(game: &ImperialSettlers, moves: &mut Vec<Move>) {
    if let Some((_, targets)) = find(game) {
        moves.extend(targets.into_iter().map(Move::At));
    }
}

/// IMP-28.22: one of the equal targets.
pub(crate) fn check(game: &ImperialSettlers, mv: Move) -> Result<(), Refusal> {
    let Move::At(at) = mv else { return Err(refuse!("IMP-28.22")) };
    match find(game) {
        Some((_, targets)) if targets.contains(&at) => Ok(()),
        Some(_) | None => Err(refuse!("IMP-28.22")),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, attack: AttackFrame, mv: Move, log: &mut Log) {
    match (attack, mv) {
        (AttackFrame::Choose { left, second }, Move::At(at)) => strike(game, left, second, at, log),
        (attack, mv) => unreachable!("{mv:?} passed the check in {attack:?}"),
    }
}

/// IMP-28.20, IMP-28.23, IMP-29.6: a token is lost or the Location is collected, and the pair goes to the end of
/// the line.
fn strike(game: &mut ImperialSettlers, left: u8, second: u8, at: LocationId, log: &mut Log) {
    let other = game.solo.line.remove(second.into());
    let first = game.solo.line.remove(0);
    game.solo.line.push(first);
    game.solo.line.push(other);
    // What follows the attack waits below whatever the attack sets off.
    next(game, left - 1);
    if !stopped(game, at, log) {
        let location = leave::take_away(game, at, true, log);
        game.solo.collection.add(location.card);
        log.note(|| Event::AttackRazed { card: location.card, at });
    }
}

/// IMP-29.2, IMP-29.6, IMP-29.9, IMP-29.12: a Defense token of the Atlanteans is lost in place of the Location.
fn stopped(game: &mut ImperialSettlers, at: LocationId, log: &mut Log) -> bool {
    if !cleanup::keeps_defense(game) {
        return false;
    }
    let location = game.location_mut(at).expect("the Location was found");
    let card = location.card;
    let normal = location.marks.clear(Mark::Defense);
    if !normal && !location.marks.clear(Mark::AdvancedDefense) {
        return false;
    }
    log.note(|| Event::AttackStopped { card, at });
    if game.options.advanced_solo {
        game.solo.tokens += 1;
    }
    if !normal {
        take::gain(game, PLAYER, Gain::Vp, 1, Destination::Hand, card, log);
        feature::fire(game, Occasion::GainVp, PLAYER, 1);
    }
    true
}
