//! Negotiation: offers that are binding (section 7). Everything else is talk (ARC-7.5).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Answer, Arrange, Draft, Frame},
    ids::Resource,
    moves::Move,
    phase::goods::{Change, contains, goods, hand_over},
    state::{Archipelago, Bundle, Offer},
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, SeatSet, Staged, refuse};

/// Whether the window for offers is one of a crisis (ARC-7.8).
fn in_crisis(game: &Archipelago) -> bool {
    let window = game.frames.iter().rev().find(|frame| !matches!(frame, Frame::Draft | Frame::Answer));
    matches!(window, Some(Frame::Domestic(_) | Frame::Export(_)))
}

/// How many offers a player has made in the window (ARC-7.8).
fn made(game: &Archipelago, seat: Seat) -> u8 {
    let offers = if in_crisis(game) { &game.crisis_offers } else { &game.offers };
    offers[seat.index()]
}

/// How many offers a player may still make in the window (ARC-7.8).
pub(crate) fn left(game: &Archipelago, seat: Seat) -> u8 {
    content().numbers.offers_per_window.saturating_sub(made(game, seat))
}

/// The player whose window it is makes offers and calls on others to make one (ARC-7.7, ARC-7.15).
pub(crate) fn candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    let others = game.all_seats().filter(|other| *other != seat);
    moves.extend(others.clone().map(Move::Offer));
    moves.extend(others.map(Move::Call));
}

/// ARC-7.6, ARC-7.8: another player, and at most three offers in the window.
fn check_window(game: &Archipelago, seat: Seat, other: Seat, maker: Seat) -> Result<(), Refusal> {
    if other == seat || game.seats <= other.0 {
        return Err(refuse!("ARC-7.6"));
    }
    let (most, made) = (content().numbers.offers_per_window, made(game, maker));
    if most <= made { Err(refuse!("ARC-7.8", need most, have made)) } else { Ok(()) }
}

/// An offer that one player begins to make to another.
pub struct Opening {
    by: Seat,
    to: Seat,
}

/// The offer that a move begins; nothing if it is another move.
pub(crate) fn check(game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<Opening>, Refusal> {
    if let Move::Offer(to) = mv {
        check_window(game, seat, to, seat).map(|()| Some(Opening { by: seat, to }))
    } else if let Move::Call(maker) = mv {
        check_window(game, seat, maker, maker).map(|()| Some(Opening { by: maker, to: seat }))
    } else {
        Ok(None)
    }
}

impl Opening {
    /// The maker puts the offer together.
    pub(crate) fn begin(self, game: &mut Archipelago, log: &mut Log) {
        let Opening { by, to } = self;
        let offers = if in_crisis(game) { &mut game.crisis_offers } else { &mut game.offers };
        offers[by.index()] += 1;
        let bundle = Bundle::default();
        game.offer = Some(Offer { by, to, give: bundle, ask: bundle, changes: 0 });
        log.note(|| Event::OfferBegun { by, to });
        game.push(Draft);
    }
}

pub(crate) fn current(game: &Archipelago) -> Offer {
    game.offer.expect("an offer is open while it is put together or answered")
}

/// Who decides the order, if that is what is going on.
pub(crate) fn decider(game: &Archipelago) -> Option<Seat> {
    let below = game.frames.iter().rev().find(|frame| !matches!(frame, Frame::Draft | Frame::Answer));
    match below {
        Some(Frame::Arrange(Arrange { decider })) => Some(*decider),
        Some(_) | None => None,
    }
}

pub enum Drafting {
    /// Adds a good to one side, or takes it off.
    Change(Change),
    Send,
    Withdraw,
}

impl Ask<Archipelago> for Draft {
    type Choice = Drafting;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.offer.map_or(SeatSet::EMPTY, |offer| SeatSet::one(offer.by))
    }

    fn question(&self, game: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-draft").seat("player", current(game).to).rule("ARC-7.14")
    }

    fn occasion(&self, game: &Archipelago, seat: Seat) -> Option<Phrase> {
        interrupted(game, seat)
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        let offer = current(game);
        goods(game, offer.by, |good| moves.push(Move::Give(good)));
        goods(game, offer.to, |good| moves.push(Move::Ask(good)));
        goods(game, offer.by, |good| {
            if contains(&offer.give, good) {
                moves.push(Move::Keep(good));
            }
        });
        goods(game, offer.to, |good| {
            if contains(&offer.ask, good) {
                moves.push(Move::Waive(good));
            }
        });
        moves.extend([Move::Send, Move::Withdraw]);
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Drafting, Refusal> {
        if let Some(change) = Change::of(mv) {
            change.check(game).map(|()| Drafting::Change(change))
        } else if mv == Move::Send {
            // ARC-7.6: one side may be empty, but not both.
            let offer = current(game);
            let empty = offer.give.is_empty() && offer.ask.is_empty();
            if empty { Err(refuse!("ARC-7.6")) } else { Ok(Drafting::Send) }
        } else if mv == Move::Withdraw {
            Ok(Drafting::Withdraw)
        } else {
            Err(refuse!("ARC-7.13"))
        }
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, choice: Drafting, log: &mut Log) {
        let Offer { by, to, .. } = current(game);
        match choice {
            Drafting::Change(change) => change.make(game, log),
            Drafting::Send => {
                game.pop();
                log.note(|| Event::OfferSent { by, to });
                game.push(Answer);
            }
            Drafting::Withdraw => {
                game.pop();
                game.offer = None;
                log.note(|| Event::OfferWithdrawn { by, to });
            }
        }
    }

    fn is_sound(&self, _: &Archipelago, below: Option<Frame>) -> bool {
        below.is_some_and(is_window)
    }
}

/// In the middle of whose decision a seat is asked about an offer.
fn interrupted(game: &Archipelago, seat: Seat) -> Option<Phrase> {
    let owner = game.turn_of().filter(|owner| *owner != seat)?;
    Some(Phrase::new("archipelago-occasion-offer").seat("player", owner))
}

/// Whether offers are made in a frame (ARC-7.7).
fn is_window(frame: Frame) -> bool {
    matches!(frame, Frame::Round | Frame::Domestic(_) | Frame::Export(_) | Frame::Arrange(_))
}

pub enum Reply {
    Accept,
    Decline,
}

impl Ask<Archipelago> for Answer {
    type Choice = Reply;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.offer.map_or(SeatSet::EMPTY, |offer| SeatSet::one(offer.to))
    }

    fn question(&self, game: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-answer").seat("player", current(game).by).rule("ARC-7.6")
    }

    fn occasion(&self, game: &Archipelago, seat: Seat) -> Option<Phrase> {
        interrupted(game, seat)
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Accept, Move::Decline]);
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Reply, Refusal> {
        if mv == Move::Decline {
            return Ok(Reply::Decline);
        }
        if mv != Move::Accept {
            return Err(unfinished());
        }
        // ARC-7.9: the addressee must own what he would hand over.
        let Offer { to, ask, .. } = current(game);
        let player = game.player(to);
        let owns = |need: u8, have: u8| {
            if have < need { Err(refuse!("ARC-7.9", need need, have have)) } else { Ok(()) }
        };
        owns(ask.florins, player.florins)?;
        owns(ask.tokens, player.tokens)?;
        for resource in Resource::ALL.iter().copied() {
            owns(ask.cubes[resource], player.cubes[resource])?;
        }
        Ok(Reply::Accept)
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, reply: Reply, log: &mut Log) {
        game.pop();
        let Offer { by, to, give, ask, changes: _ } = current(game);
        game.offer = None;
        match reply {
            // The exchange takes place at once (ARC-7.5).
            Reply::Accept => {
                log.note(|| Event::OfferAccepted { by, to });
                hand_over(game, by, to, &give, log);
                hand_over(game, to, by, &ask, log);
            }
            Reply::Decline => log.note(|| Event::OfferDeclined { by, to }),
        }
    }

    fn is_sound(&self, _: &Archipelago, below: Option<Frame>) -> bool {
        below.is_some_and(is_window)
    }
}
