//! The Attack phase of the solo game (sections 28 and 29).

use crate::{
    content::content,
    events::{Event, Log},
    frames::Frame,
    goods::Gain,
    ids::{Empire, LOCATIONS, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{
        cleanup,
        draw::Destination,
        feature::{self, Occasion},
        leave, raze, take,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Luck, Staged},
};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

frames! {
    /// The Attack phase of the solo game.
    #[serde(rename_all = "snake_case")]
    pub enum Attack of ImperialSettlers in Frame {
        /// The virtual player's area goes to the Collection (IMP-28.15).
        auto Begin,
        /// Luck turns up an Attack card (IMP-28.17).
        luck TurnUp {
            /// How many attacks are still to come, this one included.
            left: u8,
        },
        /// The attack looks for its target (IMP-28.18).
        auto Search {
            /// How many attacks are still to come, this one included.
            left: u8,
        },
        /// The player chooses among equal targets (IMP-28.22).
        ask Choose {
            /// How many attacks are still to come, this one included.
            left: u8,
            /// The place in the line of the second card of the pair.
            second: u8,
        },
        /// The phase is over (IMP-29.3).
        auto End,
    }
}

/// The solo player.
const PLAYER: Seat = Seat(0);
/// Attacks in each round (IMP-28.16).
const ATTACKS: u8 = 2;

/// Whether this many attacks can be left in a round.
fn counts(game: &ImperialSettlers, left: u8) -> bool {
    game.is_solo() && (1..=ATTACKS).contains(&left)
}

/// IMP-28.15: the virtual player's Locations go to the Collection pile.
impl Auto<ImperialSettlers> for Begin {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        while let Some(place) = game.locations.iter().position(|location| location.owner == Empire::VIRTUAL) {
            let location = game.locations.remove(place);
            game.solo.collection.add(location.card);
            log.note(|| Event::Collected { card: location.card, at: location.id });
        }
        next(game, ATTACKS);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.is_solo()
    }
}

/// Replaces the frame on top with the next attack, or the end of the phase.
fn next(game: &mut ImperialSettlers, left: u8) {
    // The pile never runs out (IMP-28.34), unless a position was composed by hand.
    if 0 < left && !game.solo.pile.is_empty() {
        game.replace(TurnUp { left });
    } else {
        game.replace(End);
    }
}

/// IMP-29.3: the Defense tokens of the Atlanteans are discarded now; then the next round begins.
impl Auto<ImperialSettlers> for End {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        game.pop();
        if cleanup::keeps_defense(game) && game.locations.iter().any(|location| location.has(Mark::Defense)) {
            for location in &mut game.locations {
                location.marks.clear(Mark::Defense);
            }
            log.note(|| Event::DefenseGone);
        }
        cleanup::next_round(game, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.is_solo()
    }
}

/// IMP-28.17: the newest card comes first.
impl Luck<ImperialSettlers> for TurnUp {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        game.solo.pile.len() as u16
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        let attack = game.solo.pile.remove(picked.into());
        game.solo.line.insert(0, attack);
        log.note(|| Event::AttackTurnedUp { attack });
        game.replace(Search { left: self.left });
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        counts(game, self.left) && !game.solo.pile.is_empty()
    }
}

/// IMP-28.18, IMP-28.19: the attack finds its target, asks which of several equal ones, or fails.
impl Auto<ImperialSettlers> for Search {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let left = self.left;
        let Some((second, targets)) = find(game) else {
            log.note(|| Event::AttackFailed);
            return next(game, left - 1);
        };
        if let [only] = targets.as_slice() {
            strike(game, left, second, *only, log);
        } else {
            game.replace(Choose { left, second });
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        counts(game, self.left)
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

impl Ask<ImperialSettlers> for Choose {
    type Choice = LocationId;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(PLAYER)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-attack").rule("IMP-28.22")
    }

    fn candidates(&self, game: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        if let Some((_, targets)) = find(game) {
            moves.extend(targets.into_iter().map(Move::At));
        }
    }

    /// IMP-28.22: one of the equal targets.
    fn check(&self, game: &ImperialSettlers, _: Seat, mv: Move) -> Result<LocationId, Refusal> {
        let is_target = |at: &LocationId| find(game).is_some_and(|(_, targets)| targets.contains(at));
        mv.at().filter(is_target).ok_or(refuse!("IMP-28.22"))
    }

    fn decide(&self, game: &mut ImperialSettlers, _: Seat, at: LocationId, log: &mut Log) {
        strike(game, self.left, self.second, at, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let fits = |(place, targets): (u8, Targets)| place == self.second && 1 < targets.len();
        counts(game, self.left) && find(game).is_some_and(fits)
    }
}

/// IMP-28.20, IMP-28.23, IMP-29.6: a token is lost or the Location is collected, and the pair goes to the end of
/// the line.
fn strike(game: &mut ImperialSettlers, left: u8, second: u8, at: LocationId, log: &mut Log) {
    let other = game.solo.line.remove(second.into());
    let first = game.solo.line.remove(0);
    game.solo.line.push(first);
    game.solo.line.push(other);
    // Pushed first: the next attack waits below the frames of this one.
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
