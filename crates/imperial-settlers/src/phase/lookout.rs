//! The Lookout phase and its variants (section 8, section 27, IMP-28.9).

use crate::{
    events::{Event, Log},
    frames::Frame,
    ids::{Card, Deck, Empire},
    moves::Move,
    options::LookoutVariant,
    phase::{
        draw::{self, Destination},
        production,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Luck, Staged},
};

frames! {
    /// Pending steps of the Lookout phase.
    #[serde(rename_all = "snake_case")]
    pub enum Lookout of ImperialSettlers in Frame {
        /// Each player draws a Faction card (IMP-8.1), and a Common card in the Peaceful variant (IMP-27.8).
        auto Scouts {
            /// The player at this place after the first one draws.
            nth: u8,
        },
        /// The display is filled for a choice, as far as there are cards.
        auto Fill {
            /// How this round's Lookout goes (IMP-27.11).
            variant: LookoutVariant,
            /// Which choice of the round.
            pick: u8,
            /// Whether there are no more cards (IMP-8.6).
            is_short: bool,
        },
        /// A player takes a card of the display (IMP-8.2, IMP-27.3, IMP-28.9).
        ask Pick {
            /// How this round's Lookout goes.
            variant: LookoutVariant,
            /// Which choice of the round.
            pick: u8,
            /// Whether there are no more cards.
            is_short: bool,
        },
        /// Luck gives a card of the display to the virtual player (IMP-28.9).
        luck VirtualPick,
        /// Cards are dealt to be chosen from (IMP-27.1).
        auto Deal {
            /// To the player at this place after the first one.
            nth: u8,
            /// How many more.
            left: u8,
        },
        /// All players keep one of the cards held, secretly and at the same time (IMP-27.1).
        ask Keep {
            /// How many cards each held at first.
            held: u8,
            /// Those who have not chosen.
            choosers: SeatSet,
        },
    }
}

/// Cards that are dealt in the Alternative Lookout (IMP-27.1).
const DEALT: u8 = 3;
/// Cards that the solo player chooses from (IMP-28.9).
const SOLO_DISPLAY: usize = 4;

/// IMP-7.1: a new round begins with the Lookout phase.
pub(crate) fn begin(game: &mut ImperialSettlers, log: &mut Log) {
    game.round += 1;
    game.active = game.first;
    log.note(|| Event::RoundBegan { round: game.round });
    game.push(Scouts { nth: 0 });
}

impl Auto<ImperialSettlers> for Scouts {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        if self.nth == game.seats {
            game.pop();
            return lay_out(game);
        }
        let seat = game.in_turn(self.nth);
        game.replace(Scouts { nth: self.nth + 1 });
        if game.options.peaceful {
            draw::begin(game, seat, Deck::Common, Destination::Hand);
        }
        draw::begin(game, seat, Deck::Faction, Destination::Hand);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.nth <= game.seats
    }
}

/// IMP-27.11: a variant needs enough cards; otherwise the normal Lookout is used.
fn lay_out(game: &mut ImperialSettlers) {
    let seats = usize::from(game.seats);
    let piles = game.common.as_slice().iter().chain(game.discard.as_slice());
    let cards = piles.filter(|card| !draw::is_event(**card)).count();
    let variant = match game.options.lookout {
        LookoutVariant::Alternative if usize::from(DEALT) * seats <= cards => {
            return game.push(Deal { nth: 0, left: DEALT });
        }
        LookoutVariant::Advanced if (2 * seats + 1).max(5) <= cards => LookoutVariant::Advanced,
        LookoutVariant::Normal | LookoutVariant::Alternative | LookoutVariant::Advanced => {
            LookoutVariant::Normal
        }
    };
    game.push(Fill { variant, pick: 0, is_short: false });
}

/// Turns up cards one by one (IMP-8.5) until the next choice can be made or there are none left (IMP-8.6).
impl Auto<ImperialSettlers> for Fill {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Fill { variant, pick, is_short } = *self;
        if pick == 2 * game.seats {
            game.pop();
            clear_display(game, log);
            return production::begin(game);
        }
        if !is_short && game.display.len() < display_size(game, variant, pick) {
            return draw::begin(game, chooser(game, variant, pick), Deck::Common, Destination::Display);
        }
        if game.display.is_empty() {
            game.replace(Fill { variant, pick: pick + 1, is_short });
        } else {
            game.replace(Pick { variant, pick, is_short });
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.pick <= 2 * game.seats
    }
}

/// The player of a choice of the round: clockwise, and in the normal Lookout back again (IMP-8.2, IMP-8.3,
/// IMP-27.3).
fn chooser(game: &ImperialSettlers, variant: LookoutVariant, pick: u8) -> Seat {
    let back = variant == LookoutVariant::Normal && game.seats <= pick;
    let last = 2 * game.seats - 1;
    if back { game.in_turn(last.saturating_sub(pick)) } else { game.in_turn(pick % game.seats) }
}

/// The number of cards in the display before a choice.
fn display_size(game: &ImperialSettlers, variant: LookoutVariant, pick: u8) -> usize {
    let seats = game.seats;
    if game.is_solo() {
        return if pick == 0 { SOLO_DISPLAY } else { 0 };
    }
    match variant {
        LookoutVariant::Normal | LookoutVariant::Alternative => {
            if pick.is_multiple_of(seats) {
                usize::from(seats) + 1
            } else {
                0
            }
        }
        // IMP-27.5: the choices are made from 5, 4 .. 4, 3 .. 3 and 2 cards.
        LookoutVariant::Advanced if pick == 0 => 5,
        LookoutVariant::Advanced if pick < seats => 4,
        LookoutVariant::Advanced if pick + 1 < 2 * seats => 3,
        LookoutVariant::Advanced => 2,
    }
}

/// The cards left over are discarded (IMP-8.2); in the solo game the virtual player gets them (IMP-28.9).
fn clear_display(game: &mut ImperialSettlers, log: &mut Log) {
    for card in game.display.take().as_slice() {
        if game.is_solo() {
            let at = game.place(*card, Empire::VIRTUAL);
            log.note(|| Event::VirtualTook { card: *card, at });
        } else {
            game.discard.add(*card);
            log.note(|| Event::LeftOver { card: *card });
        }
    }
}

/// The clause about a choice from the display.
fn clause(game: &ImperialSettlers) -> &'static str {
    if game.is_solo() { "IMP-28.9" } else { "IMP-8.2" }
}

impl Ask<ImperialSettlers> for Pick {
    type Choice = Card;

    fn asked(&self, game: &ImperialSettlers) -> SeatSet {
        SeatSet::one(chooser(game, self.variant, self.pick))
    }

    fn question(&self, game: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-pick").rule(clause(game))
    }

    fn candidates(&self, game: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.display.kinds().map(Move::Pick));
    }

    fn check(&self, game: &ImperialSettlers, _: Seat, mv: Move) -> Result<Card, Refusal> {
        if let Move::Pick(card) = mv
            && game.display.contains(card)
        {
            return Ok(card);
        }
        Err(refuse!(clause(game)))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
        let Pick { variant, pick, is_short } = *self;
        game.display.remove(card);
        game.player_mut(seat).hand.add(card);
        log.note(|| Event::Picked { seat, card });
        // IMP-8.3: the second display is laid out anew.
        let renews = variant == LookoutVariant::Normal && pick + 1 == game.seats && !game.is_solo();
        if renews {
            clear_display(game, log);
        }
        game.replace(Fill { variant, pick: pick + 1, is_short: is_short && !renews });
        if game.is_solo() && pick == 0 && !game.display.is_empty() {
            game.push(VirtualPick);
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.pick < 2 * game.seats && !game.display.is_empty()
    }
}

/// IMP-28.9: luck lays a card into the virtual player's area.
impl Luck<ImperialSettlers> for VirtualPick {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        game.display.len() as u16
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        game.pop();
        let card = game.display.draw(picked.into());
        let at = game.place(card, Empire::VIRTUAL);
        log.note(|| Event::VirtualTook { card, at });
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.is_solo() && !game.display.is_empty()
    }
}

/// IMP-27.1, IMP-27.2: cards are dealt in turn order, then all players choose.
impl Auto<ImperialSettlers> for Deal {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let Deal { nth, left } = *self;
        if nth == game.seats {
            return game.replace(Keep { held: DEALT, choosers: holders(game) });
        }
        game.replace(if left == 1 {
            Deal { nth: nth + 1, left: DEALT }
        } else {
            Deal { nth, left: left - 1 }
        });
        draw::begin(game, game.in_turn(nth), Deck::Common, Destination::Held);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.nth <= game.seats && (1..=DEALT).contains(&self.left)
    }
}

/// The players who have cards to choose from.
fn holders(game: &ImperialSettlers) -> SeatSet {
    Seat::all(game.seats).filter(|seat| !game.player(*seat).held.is_empty()).collect()
}

impl Ask<ImperialSettlers> for Keep {
    type Choice = Card;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        self.choosers
    }

    fn sealed(&self) -> bool {
        true
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-keep-one").rule("IMP-27.1")
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.player(seat).held.kinds().map(Move::Card));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Card, Refusal> {
        let is_held = |card: &Card| game.player(seat).held.contains(*card);
        mv.card().filter(is_held).ok_or_else(|| refuse!("IMP-27.1"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
        let player = game.player_mut(seat);
        player.held.remove(card);
        player.hand.add(card);
        log.note(|| Event::Kept { seat, card: Some(card) });
        let choosers = self.choosers.without(seat);
        if choosers.is_empty() {
            all_kept(game, self.held, log);
        } else {
            game.replace(Keep { choosers, ..*self });
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let holds = |seat: Seat| !game.player(seat).held.is_empty();
        (2..=DEALT).contains(&self.held) && !self.choosers.is_empty() && self.choosers.iter().all(holds)
    }
}

/// IMP-27.1: after the first choice the rest goes to the next player, after the second it is discarded.
fn all_kept(game: &mut ImperialSettlers, held: u8, log: &mut Log) {
    let rests: Vec<_> = Seat::all(game.seats).map(|seat| game.player_mut(seat).held.take()).collect();
    if held < DEALT {
        for (seat, rest) in Seat::all(game.seats).zip(&rests) {
            for card in rest.as_slice() {
                game.discard.add(*card);
                log.note(|| Event::Discarded { seat, card: *card });
            }
        }
        game.pop();
        return production::begin(game);
    }
    for (seat, rest) in Seat::all(game.seats).zip(rests) {
        let next = Seat((seat.0 + 1) % game.seats);
        for card in rest.as_slice() {
            log.note(|| Event::HandedOn { seat: next, card: Some(*card) });
        }
        game.player_mut(next).held = rest;
    }
    game.replace(Keep { held: held - 1, choosers: holders(game) });
}
