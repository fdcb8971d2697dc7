//! Razing cards from hand and Locations (section 13).

use crate::{
    content::{Lasting, content},
    events::{Event, Log},
    frames::Frame,
    goods::{Gain, Good},
    ids::{Card, Empire, LocationId, Tech},
    location::{Location, Mark},
    moves::Move,
    phase::{
        draw::{self, Destination},
        feature::{self, Occasion},
        leave, pay, take,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Staged},
};
use serde::{Deserialize, Serialize};

frames! {
    /// Pending steps of a raze.
    #[serde(rename_all = "snake_case")]
    pub enum Raze of ImperialSettlers in Frame {
        /// The Goods of the Raze field, one after the other (IMP-13.13).
        auto Loot {
            /// Who razes.
            seat: Seat,
            /// The card.
            card: Card,
            /// What was razed.
            from: RazeKind,
            /// The Location, if it was one.
            at: LocationId,
            /// The next Good of the Raze field.
            next: u8,
            /// Whether VP have been gained.
            has_scored: bool,
            /// VP for each received Good that is discarded; 0 if none can be.
            cash_in: u8,
        },
        /// Received Goods may be discarded for VP (IMP-24.28).
        ask CashIn {
            /// The raze.
            loot: Loot,
            /// The Goods of the field that can still be discarded, one bit each.
            goods: u8,
        },
        /// The card is discarded or becomes a Foundation (IMP-13.14).
        auto Conclude(Loot),
    }
}

/// What was razed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RazeKind {
    /// A card from hand.
    Hand,
    /// An enemy Location.
    Enemy,
    /// An own Location.
    Own,
    /// A card of the Common deck.
    Deck,
}

/// Raze tokens for an unprotected enemy Location (IMP-13.3).
pub(crate) const USUAL_COST: u8 = 2;

/// IMP-13.2, IMP-13.5: the card is in hand and has a Raze field, and there is a Raze token.
pub(crate) fn check_hand(game: &ImperialSettlers, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !game.player(seat).hand.contains(card) {
        return Err(refuse!("IMP-13.2"));
    }
    if card.info().raze.is_empty() {
        return Err(if card.is_common() { refuse!("IMP-13.5") } else { refuse!("IMP-13.2") });
    }
    let have = game.has(seat, Good::Raze);
    if have < 1 {
        return Err(refuse!("IMP-13.2", need 1_u8, have have));
    }
    Ok(())
}

/// IMP-13.3 to IMP-13.6, IMP-10.7: an enemy Location that can be razed, and enough Raze tokens.
pub(crate) fn check_enemy(
    game: &ImperialSettlers,
    seat: Seat,
    at: LocationId,
    free: bool,
) -> Result<(), Refusal> {
    match game.location(at) {
        Some(location) => check_enemy_at(game, seat, location, free),
        None => Err(refuse!("IMP-13.1")),
    }
}

/// The same for a Location that is known to stand.
pub(crate) fn check_enemy_at(
    game: &ImperialSettlers,
    seat: Seat,
    location: &Location,
    free: bool,
) -> Result<(), Refusal> {
    if location.works_for(seat) {
        return Err(refuse!("IMP-13.15"));
    }
    if !game.can_be_target(location.controller()) {
        return Err(refuse!("IMP-10.7"));
    }
    check_razable(location)?;
    let (need, have) = (cost(game, location), game.has(seat, Good::Raze));
    if !free && have < u16::from(need) {
        return Err(refuse!("IMP-13.4", need need, have have));
    }
    Ok(())
}

/// IMP-13.5, IMP-13.6, IMP-24.11: the Location has a Raze field, and no rule protects it.
pub(crate) fn check_razable(location: &Location) -> Result<(), Refusal> {
    let info = location.card.info();
    if info.raze.is_empty() {
        return Err(if info.faction.is_some() { refuse!("IMP-13.6") } else { refuse!("IMP-13.5") });
    }
    if ImperialSettlers::lasting(location).any(|lasting| lasting == Lasting::NotRazable) {
        return Err(refuse!("IMP-24.11"));
    }
    Ok(())
}

/// IMP-24.31: an own Common Location with a Raze field.
pub(crate) fn check_own_at(seat: Seat, location: &Location) -> Result<(), Refusal> {
    if location.works_for(seat) && location.card.is_common() {
        check_razable(location)
    } else {
        Err(refuse!("IMP-24.31"))
    }
}

/// IMP-13.4, IMP-28.7: how many Raze tokens an enemy needs against a Location.
pub(crate) fn cost(game: &ImperialSettlers, location: &Location) -> u8 {
    let controller = location.controller();
    let usual = if controller == Empire::VIRTUAL && uses_virtual_faction(game) {
        content().virtual_faction.raze_cost
    } else {
        USUAL_COST
    };
    let protection = u8::from(location.has_any_defense()) + u8::from(location.has(Mark::Samurai));
    let tax =
        if location.card.is_common() && controller != Empire::VIRTUAL { tax(game, controller) } else { 0 };
    usual + protection + tax
}

/// IMP-28.6: the Virtual Faction card is in use.
pub(crate) fn uses_virtual_faction(game: &ImperialSettlers) -> bool {
    game.is_solo() && game.is_expanded && game.options.virtual_faction
}

/// What Features of an empire add to the cost of razing its Common Locations.
fn tax(game: &ImperialSettlers, empire: Empire) -> u8 {
    let mut sum = 0;
    for location in game.locations.iter() {
        if location.card.info().lasting.is_empty() || location.controller() != empire {
            continue;
        }
        for lasting in ImperialSettlers::lasting(location) {
            if let Lasting::RazeTax { n } = lasting {
                sum += if location.has_active(Tech::Basic) { 2 * n } else { n };
            }
        }
    }
    sum
}

/// A card leaves the hand to be razed; the token goes first (IMP-13.2).
pub(crate) fn from_hand(game: &mut ImperialSettlers, seat: Seat, card: Card, cash_in: u8, log: &mut Log) {
    pay::hand_over(game, seat, Good::Raze, 1, LocationId::NONE, log);
    game.player_mut(seat).hand.remove(card);
    begin(game, seat, card, RazeKind::Hand, LocationId::NONE, cash_in, log);
}

/// A Location is razed; the tokens go first unless nothing is paid (IMP-13.3, IMP-24.18).
pub(crate) fn location(
    game: &mut ImperialSettlers,
    seat: Seat,
    at: LocationId,
    free: bool,
    cash_in: u8,
    log: &mut Log,
) {
    let location = game.location(at).expect("the Location was checked");
    let (card, from) =
        (location.card, if location.works_for(seat) { RazeKind::Own } else { RazeKind::Enemy });
    let tokens = if free { 0 } else { cost(game, location) };
    pay::hand_over(game, seat, Good::Raze, tokens, LocationId::NONE, log);
    begin(game, seat, card, from, at, cash_in, log);
}

/// IMP-25.15: a card of the Common deck is razed if it has a Raze field; otherwise it is discarded.
pub(crate) fn turn_up(game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
    if card.info().raze.is_empty() {
        draw::discard(game, card);
        log.note(|| Event::NotRazed { seat, card });
    } else {
        begin(game, seat, card, RazeKind::Deck, LocationId::NONE, 0, log);
    }
}

fn begin(
    game: &mut ImperialSettlers,
    seat: Seat,
    card: Card,
    from: RazeKind,
    at: LocationId,
    cash_in: u8,
    log: &mut Log,
) {
    log.note(|| Event::Razing { seat, card, from, at });
    game.push(Loot { seat, card, from, at, next: 0, has_scored: false, cash_in });
}

/// IMP-13.13: the Goods of the Raze field in printed order. The player looks first at cards that may be cashed in.
impl Auto<ImperialSettlers> for Loot {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let field = &self.card.info().raze;
        let Some(good) = field.get(usize::from(self.next)) else {
            let goods = self.still_there(game);
            if 0 < self.cash_in && (goods != 0 || !game.pool.is_empty()) {
                return game.replace(CashIn { loot: *self, goods });
            }
            return game.replace(Conclude(*self));
        };
        let to = if 0 < self.cash_in { Destination::Pool } else { Destination::Hand };
        // VP are gained at once, so the frame is still on top when they are recorded.
        let has_scored = self.has_scored || *good == Gain::Vp;
        game.replace(Loot { next: self.next + 1, has_scored, ..*self });
        take::gain(game, self.seat, *good, 1, to, self.card, log);
    }

    /// Checks that the card has a Raze field and that its Location still stands.
    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let is_there = match self.from {
            RazeKind::Enemy | RazeKind::Own => {
                game.location(self.at).is_some_and(|location| location.card == self.card)
            }
            RazeKind::Hand | RazeKind::Deck => true,
        };
        let field = self.card.info().raze.len();
        game.has_seat(self.seat) && is_there && 0 < field && usize::from(self.next) <= field
    }
}

impl Loot {
    /// IMP-24.28: the Goods of the Raze field that can be cashed in, one bit each. An Event that came up while a card
    /// was drawn may have taken some of them from the supply (IMP-22.3).
    fn still_there(&self, game: &ImperialSettlers) -> u8 {
        let field = &self.card.info().raze;
        let is_owned = |place: &usize| {
            let same = field[..*place].iter().filter(|other| **other == field[*place]).count() as u16;
            field[*place].good().is_some_and(|good| same < game.has(self.seat, good))
        };
        (0..field.len()).filter(is_owned).fold(0, |goods, place| goods | 1 << place)
    }

    /// The VP belong to the activation that razed (IMP-19.9).
    fn cash(&self, game: &mut ImperialSettlers, good: Gain, log: &mut Log) {
        let (seat, n) = (self.seat, self.cash_in);
        log.note(|| Event::CashedIn { seat, good, n });
        take::gain(game, seat, Gain::Vp, n.into(), Destination::Hand, self.card, log);
        take::mark_scored(game);
    }
}

/// IMP-13.14: the card is discarded or becomes a Foundation, then Features react.
impl Auto<ImperialSettlers> for Conclude {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        game.pop();
        let Loot { seat, card, from, at, has_scored, .. } = self.0;
        feature::fire(game, Occasion::Raze { card, from }, seat, 1);
        if has_scored {
            feature::fire(game, Occasion::GainVp, seat, 1);
        }
        match from {
            RazeKind::Enemy | RazeKind::Own => leave::razed(game, at, log),
            RazeKind::Hand | RazeKind::Deck => {
                draw::discard(game, card);
                log.note(|| Event::Discarded { seat, card });
            }
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, below: Option<Frame>) -> bool {
        self.0.is_sound(game, below)
    }
}

/// What is cashed in (IMP-24.28, IMP-24.29).
pub enum Cashed {
    /// A Good at this place of the Raze field.
    Good(Good, usize),
    Card(Card),
    /// The player stops.
    Nothing,
}

impl Ask<ImperialSettlers> for CashIn {
    type Choice = Cashed;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.loot.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-cash-in")
            .piece("card", self.loot.card)
            .number("n", self.loot.cash_in)
            .rule("IMP-24.28")
    }

    fn candidates(&self, game: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        for (place, good) in self.loot.card.info().raze.iter().enumerate() {
            if self.place_of(*good) == Some(place) {
                moves.push(Move::CashIn(*good));
            }
        }
        moves.extend(game.pool.kinds().map(Move::CashInCard));
        moves.push(Move::Done);
    }

    /// IMP-24.28, IMP-24.29: a Good that was just received, each once.
    fn check(&self, game: &ImperialSettlers, _: Seat, mv: Move) -> Result<Cashed, Refusal> {
        if mv == Move::Done {
            return Ok(Cashed::Nothing);
        }
        if let Move::CashInCard(card) = mv
            && game.pool.contains(card)
        {
            return Ok(Cashed::Card(card));
        }
        if let Move::CashIn(gain) = mv
            && let (Some(place), Some(good)) = (self.place_of(gain), gain.good())
        {
            return Ok(Cashed::Good(good, place));
        }
        Err(if mv == Move::CashIn(Gain::Vp) { refuse!("IMP-24.29") } else { refuse!("IMP-24.28") })
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, cashed: Cashed, log: &mut Log) {
        let CashIn { loot, mut goods } = *self;
        match cashed {
            Cashed::Good(good, place) => {
                goods &= !(1 << place);
                pay::hand_over(game, seat, good, 1, LocationId::NONE, log);
                loot.cash(game, good.into(), log);
            }
            Cashed::Card(card) => {
                game.pool.remove(card);
                draw::discard(game, card);
                log.note(|| Event::Discarded { seat, card });
                loot.cash(game, Gain::Card, log);
            }
            Cashed::Nothing => (),
        }
        let declines = matches!(cashed, Cashed::Nothing);
        if !declines && (goods != 0 || !game.pool.is_empty()) {
            return game.replace(CashIn { loot, goods });
        }
        for card in game.pool.take().as_slice() {
            game.player_mut(seat).hand.add(*card);
            log.note(|| Event::Kept { seat, card: Some(*card) });
        }
        if declines {
            log.note(|| Event::Declined { seat });
        }
        game.replace(Conclude(loot));
    }

    fn is_sound(&self, game: &ImperialSettlers, below: Option<Frame>) -> bool {
        let field = &self.loot.card.info().raze;
        let good_at = |place: usize| field.get(place).and_then(|gain| gain.good());
        let left = || (0..8).filter(|place| self.goods >> place & 1 == 1);
        let owned = |place: usize| {
            good_at(place).is_some_and(|good| {
                let same = left().filter(|other| good_at(*other) == Some(good)).count() as u16;
                same <= game.has(self.loot.seat, good)
            })
        };
        self.loot.is_sound(game, below) && left().all(owned)
    }
}

impl CashIn {
    /// The first place of a Good in the Raze field that can still be cashed in.
    fn place_of(&self, good: Gain) -> Option<usize> {
        let field = &self.loot.card.info().raze;
        (0..field.len()).find(|place| field[*place] == good && self.goods >> place & 1 == 1)
    }
}
