//! Gaining Goods, and the choices that some of them leave (section 3).

use crate::{
    content::content,
    events::{Event, Log},
    frames::{Ability, Frame},
    goods::{Gain, Good, GoodSet},
    ids::{Card, Colour, ColourSet, Deck},
    moves::Move,
    phase::{
        ability::{self, NO_CARD},
        draw::{self, Destination},
        free,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Staged},
};
use approdo_pieces::NamedId;

frames! {
    /// Goods that leave a choice.
    #[serde(rename_all = "snake_case")]
    pub enum Take of ImperialSettlers in Frame {
        /// So many Goods are still to be taken.
        auto Next {
            /// By whom.
            seat: Seat,
            /// What.
            what: Gain,
            /// How many.
            left: u8,
            /// Where cards go.
            to: Destination,
        },
        /// From which deck (IMP-3.9).
        #[serde(rename = "deck")]
        ask FromDeck {
            /// Who draws.
            seat: Seat,
            /// Where the card goes.
            to: Destination,
        },
        /// Wood, Stone or Food.
        ask Resource {
            /// Who chooses.
            seat: Seat,
        },
        /// The form of an Advanced Technology token (IMP-21.13).
        ask Form {
            /// Who chooses.
            seat: Seat,
        },
        /// Where a Samurai goes (IMP-24.13).
        ask Post {
            /// Who chooses.
            seat: Seat,
        },
        /// Which of several colours counts for the Mechanical Horse.
        #[serde(rename = "colour")]
        ask MatchColour {
            /// Who chooses.
            seat: Seat,
            /// The colours.
            colours: ColourSet,
        },
        /// One Good of these is discarded.
        ask Lose {
            /// Who.
            seat: Seat,
            /// Among which.
            goods: GoodSet,
            /// How many more, this one included.
            left: u8,
        },
        /// One of the pool is kept, the others are discarded (IMP-24.38).
        ask Keep {
            /// Who.
            seat: Seat,
        },
        /// The pool is full: ask, or keep the only card.
        auto Drawn {
            /// Who.
            seat: Seat,
        },
        /// The results of an exchange of Workers (IMP-15.3).
        ask Exchange {
            /// Who.
            seat: Seat,
            /// How many pairs still yield something, this one included.
            left: u8,
        },
    }
}

/// Gains Goods for a seat; choices are asked for later. Returns whether VP were gained at once, so that the caller
/// can report a source of VP (IMP-19.9).
pub(crate) fn gain(
    game: &mut ImperialSettlers,
    seat: Seat,
    gain: Gain,
    n: u16,
    to: Destination,
    about: Card,
    log: &mut Log,
) -> bool {
    if n == 0 {
        return false;
    }
    match (gain.good(), gain) {
        (Some(good), _) => {
            game.player_mut(seat).supply[good] += n;
            log.note(|| Event::Gained { seat, gain, n });
            false
        }
        (None, Gain::Vp) => {
            game.player_mut(seat).vp += n;
            log.note(|| Event::Gained { seat, gain, n });
            true
        }
        (None, Gain::ColorMatch) => match_colour(game, seat, n, about, log),
        (None, _) => {
            game.push(Next { seat, what: gain, left: n.min(255) as u8, to });
            false
        }
    }
}

/// IMP-25.12: the Good of the razed card's colour; a card without a colour gives none.
fn match_colour(game: &mut ImperialSettlers, seat: Seat, n: u16, about: Card, log: &mut Log) -> bool {
    let colours = about.info().colours;
    let mut several = colours.iter();
    match (several.next(), several.next()) {
        (None, _) => false,
        (Some(colour), None) => {
            let good = content().colours[colour.index()].good;
            gain(game, seat, good, n, Destination::Hand, about, log)
        }
        (Some(_), Some(_)) => {
            (0..n).for_each(|_| game.push(MatchColour { seat, colours }));
            false
        }
    }
}

/// Makes the nearest list of effects below report its VP when it is done.
pub(crate) fn mark_scored(game: &mut ImperialSettlers) {
    for frame in game.frames.iter_mut().rev() {
        if let Frame::Ability(Ability::Run(run)) = frame {
            run.has_scored = true;
            return;
        }
    }
}

/// Asks which Goods are discarded if there is a choice; discards the rest.
pub(crate) fn lose(game: &mut ImperialSettlers, seat: Seat, goods: GoodSet, n: u8, log: &mut Log) {
    let mut left = n;
    while 0 < left {
        let mut owned = goods.iter().filter(|good| 0 < game.has(seat, *good));
        match (owned.next(), owned.next()) {
            (None, _) => return,
            (Some(good), None) => {
                drop(owned);
                discard_good(game, seat, good, log);
                left -= 1;
            }
            (Some(_), Some(_)) => {
                drop(owned);
                game.push(Lose { seat, goods, left });
                return;
            }
        }
    }
}

fn discard_good(game: &mut ImperialSettlers, seat: Seat, good: Good, log: &mut Log) {
    game.player_mut(seat).supply[good] -= 1;
    log.note(|| Event::Lost { seat, good, n: 1 });
}

/// The Goods that leave a choice, one after the other.
impl Auto<ImperialSettlers> for Next {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let Next { seat, what, left, to } = *self;
        if left == 0 {
            return game.pop();
        }
        game.replace(Next { left: left - 1, ..*self });
        match (what.good(), what) {
            (None, Gain::Card) => match available_decks(game, seat) {
                (true, true) => game.push(FromDeck { seat, to }),
                (false, true) => draw::begin(game, seat, Deck::Faction, to),
                (_, false) => draw::begin(game, seat, Deck::Common, to),
            },
            (None, Gain::CommonCard) => draw::begin(game, seat, Deck::Common, to),
            (None, Gain::FactionCard) => draw::begin(game, seat, Deck::Faction, to),
            (None, Gain::Resource) => game.push(Resource { seat }),
            (None, Gain::AdvancedTech) => game.push(Form { seat }),
            (None, Gain::Samurai) => {
                if free::has_post(game, seat) {
                    game.push(Post { seat });
                }
            }
            (Some(_) | None, _) => unreachable!("{what:?} leaves no choice"),
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let leaves_a_choice = self.what.good().is_none() && !matches!(self.what, Gain::Vp | Gain::ColorMatch);
        game.has_seat(self.seat) && leaves_a_choice
    }
}

/// Whether the Common deck and the Faction deck have a card (IMP-4.15).
fn available_decks(game: &ImperialSettlers, seat: Seat) -> (bool, bool) {
    (draw::is_available(game, seat, Deck::Common), draw::is_available(game, seat, Deck::Faction))
}

pub(super) const DECKS: [Move; 2] = [Move::Draw(Deck::Common), Move::Draw(Deck::Faction)];

impl Ask<ImperialSettlers> for FromDeck {
    type Choice = Deck;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-draw").rule("IMP-3.9")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(DECKS);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Deck, Refusal> {
        let Move::Draw(deck) = mv else { return Err(refuse!("IMP-3.9")) };
        check_deck(game, seat, deck).map(|()| deck)
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, deck: Deck, _: &mut Log) {
        game.pop();
        draw::begin(game, seat, deck, self.to);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        available_decks(game, self.seat) != (false, false)
    }
}

/// IMP-4.14, IMP-4.15: the deck has a card.
pub(super) fn check_deck(game: &ImperialSettlers, seat: Seat, deck: Deck) -> Result<(), Refusal> {
    if draw::is_available(game, seat, deck) {
        return Ok(());
    }
    match deck {
        Deck::Common => Err(refuse!("IMP-4.15")),
        Deck::Faction => Err(refuse!("IMP-4.14")),
    }
}

impl Ask<ImperialSettlers> for Resource {
    type Choice = Good;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-resource").rule("IMP-3.3")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(Good::RESOURCES.map(Move::Good));
    }

    fn check(&self, _: &ImperialSettlers, _: Seat, mv: Move) -> Result<Good, Refusal> {
        mv.good().filter(|good| Good::RESOURCES.contains(good)).ok_or(refuse!("IMP-3.3"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, good: Good, log: &mut Log) {
        game.pop();
        gain(game, seat, good.into(), 1, Destination::Hand, NO_CARD, log);
    }
}

/// The forms of an Advanced Technology token.
const FORMS: [Good; 2] = [Good::AdvancedScore, Good::AdvancedDefense];

impl Ask<ImperialSettlers> for Form {
    type Choice = Good;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-form").rule("IMP-21.13")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(FORMS.map(Move::Good));
    }

    fn check(&self, _: &ImperialSettlers, _: Seat, mv: Move) -> Result<Good, Refusal> {
        mv.good().filter(|good| FORMS.contains(good)).ok_or(refuse!("IMP-21.13"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, good: Good, log: &mut Log) {
        game.pop();
        gain(game, seat, good.into(), 1, Destination::Hand, NO_CARD, log);
    }
}

/// IMP-25.12: one of the colours of the razed card.
impl Ask<ImperialSettlers> for MatchColour {
    type Choice = Colour;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-colour").rule("IMP-25.12")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.colours.iter().map(Move::Colour));
    }

    fn check(&self, _: &ImperialSettlers, _: Seat, mv: Move) -> Result<Colour, Refusal> {
        let Move::Colour(colour) = mv else { return Err(refuse!("IMP-25.12")) };
        if self.colours.contains(colour) { Ok(colour) } else { Err(refuse!("IMP-25.12")) }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, colour: Colour, log: &mut Log) {
        game.pop();
        let good = content().colours[colour.index()].good;
        if gain(game, seat, good, 1, Destination::Hand, NO_CARD, log) {
            mark_scored(game);
        }
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        !self.colours.is_empty()
    }
}

impl Ask<ImperialSettlers> for Lose {
    type Choice = Good;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-lose").number("left", self.left).rule("IMP-22.4")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.goods.iter().map(Move::Good));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Good, Refusal> {
        let good = mv.good().filter(|good| self.goods.contains(*good)).ok_or(refuse!("IMP-22.4"))?;
        if game.has(seat, good) == 0 { Err(refuse!("IMP-22.4", need 1_u8, have 0_u8)) } else { Ok(good) }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, good: Good, log: &mut Log) {
        game.pop();
        discard_good(game, seat, good, log);
        lose(game, seat, self.goods, self.left - 1, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left && self.goods.iter().any(|good| 0 < game.has(self.seat, good))
    }
}

/// IMP-24.38: a single card is kept without a question.
impl Auto<ImperialSettlers> for Drawn {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        if 1 < game.pool.len() {
            return game.replace(Keep { seat: self.seat });
        }
        game.pop();
        if !game.pool.is_empty() {
            let card = game.pool.draw(0);
            keep(game, self.seat, card, log);
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.pool_of == self.seat
    }
}

impl Ask<ImperialSettlers> for Keep {
    type Choice = Card;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-keep").rule("IMP-24.38")
    }

    fn candidates(&self, game: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.pool.kinds().map(Move::Card));
    }

    fn check(&self, game: &ImperialSettlers, _: Seat, mv: Move) -> Result<Card, Refusal> {
        mv.card().filter(|card| game.pool.contains(*card)).ok_or(refuse!("IMP-24.38"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
        game.pop();
        game.pool.remove(card);
        keep(game, seat, card, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.pool_of == self.seat && !game.pool.is_empty()
    }
}

fn keep(game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
    game.player_mut(seat).hand.add(card);
    log.note(|| Event::Kept { seat, card: Some(card) });
    for other in game.pool.take().as_slice() {
        draw::discard(game, *other);
        log.note(|| Event::Discarded { seat, card: *other });
    }
}
