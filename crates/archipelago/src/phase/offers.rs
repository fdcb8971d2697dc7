//! Negotiation: offers that are binding (section 7). Everything else is talk (ARC-7.5).

use super::unfinished;
use crate::{
    chart::Placed,
    content::content,
    events::{Event, Log},
    frames::{Answer, Arrange, Draft, Frame},
    ids::Resource,
    moves::{Good, Move},
    phase::order,
    phases::Phase,
    state::{Archipelago, Bundle, Offer},
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged},
};

/// A side of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// What the maker hands over.
    Give,
    /// What he asks for.
    Ask,
}

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

/// The offer that is open.
fn current(game: &Archipelago) -> Offer {
    game.offer.expect("an offer is open while it is put together or answered")
}

/// Florins are added and taken off in coins of these values.
const COINS: [u8; 2] = [1, 5];

/// What the owner of a side could put into it.
fn goods(game: &Archipelago, owner: Seat, mut visit: impl FnMut(Good)) {
    COINS.iter().for_each(|coin| visit(Good::Florins(*coin)));
    Resource::ALL.iter().for_each(|resource| visit(Good::Cube(*resource)));
    visit(Good::Token);
    game.player(owner).cards.iter().for_each(|card| visit(Good::Card(card)));
    if game.phase == Phase::Actions {
        let ruled = |placed: &&Placed| game.ruler(placed) == Some(owner);
        game.chart.regions().iter().filter(ruled).for_each(|placed| visit(Good::Permission(placed.region)));
    }
    if decider(game) == Some(owner) {
        (1..=game.seats).for_each(|place| visit(Good::Place(place)));
    }
}

/// Who decides the order, if that is what is going on.
fn decider(game: &Archipelago) -> Option<Seat> {
    let below = game.frames.iter().rev().find(|frame| !matches!(frame, Frame::Draft | Frame::Answer));
    match below {
        Some(Frame::Arrange(Arrange { decider })) => Some(*decider),
        Some(_) | None => None,
    }
}

/// Whether a side lists at least so much.
fn contains(bundle: &Bundle, good: Good) -> bool {
    match good {
        Good::Florins(florins) => COINS.contains(&florins) && florins <= bundle.florins,
        Good::Cube(resource) => 0 < bundle.cubes[resource],
        Good::Token => 0 < bundle.tokens,
        Good::Card(card) => bundle.cards.contains(card),
        Good::Permission(region) => bundle.permissions.contains(region),
        Good::Place(place) => bundle.place == Some(place),
    }
}

/// ARC-7.14: an offer is changed at most so often.
fn check_changes(offer: &Offer) -> Result<(), Refusal> {
    let most = content().numbers.offer_changes;
    if most <= offer.changes { Err(refuse!("ARC-7.14", need most, have offer.changes)) } else { Ok(()) }
}

/// ARC-7.6, ARC-7.9 to ARC-7.12, ARC-7.14: what may be added to a side.
fn check_add(game: &Archipelago, side: Side, good: Good) -> Result<(), Refusal> {
    let offer = current(game);
    check_changes(&offer)?;
    let (owner, receiver, bundle) = match side {
        Side::Give => (offer.by, offer.to, &offer.give),
        Side::Ask => (offer.to, offer.by, &offer.ask),
    };
    let numbers = &content().numbers;
    let player = game.player(owner);
    // What the other player owns is secret: only the maker's own side is compared with a screen.
    let owns = |need: u8, have: u8| {
        if side == Side::Give && have < need { Err(refuse!("ARC-7.9", need need, have have)) } else { Ok(()) }
    };
    match good {
        Good::Florins(florins) => {
            let need = bundle.florins.saturating_add(florins);
            if !COINS.contains(&florins) || numbers.offer_florins < need {
                return Err(refuse!("ARC-7.14"));
            }
            owns(need, player.florins)
        }
        Good::Cube(resource) => {
            let total: u8 = bundle.cubes.values().iter().sum();
            if numbers.offer_cubes <= total {
                return Err(refuse!("ARC-7.14"));
            }
            owns(bundle.cubes[resource] + 1, player.cubes[resource])
        }
        Good::Token => owns(bundle.tokens + 1, player.tokens),
        Good::Card(card) => {
            if !player.cards.contains(card) || bundle.cards.contains(card) {
                return Err(refuse!("ARC-7.9"));
            }
            if game.evolution.built.contains(card) || game.evolution.loaded.contains(card) {
                return Err(refuse!("ARC-7.11"));
            }
            Ok(())
        }
        Good::Permission(region) => {
            let rules = game.chart.get(region).is_some_and(|placed| game.ruler(placed) == Some(owner));
            if game.phase != Phase::Actions || !rules || bundle.permissions.contains(region) {
                return Err(refuse!("ARC-7.10"));
            }
            Ok(())
        }
        Good::Place(place) => {
            let index = usize::from(place).wrapping_sub(1);
            let free = game.places[..usize::from(game.seats)].get(index) == Some(&None);
            let placed = game.places.contains(&Some(receiver));
            if decider(game) != Some(owner) || !free || placed || bundle.place.is_some() {
                return Err(refuse!("ARC-7.12"));
            }
            Ok(())
        }
    }
}

/// ARC-7.14: what is listed can be taken off again.
fn check_remove(offer: &Offer, bundle: &Bundle, good: Good) -> Result<(), Refusal> {
    check_changes(offer)?;
    if contains(bundle, good) { Ok(()) } else { Err(refuse!("ARC-7.14")) }
}

/// What the maker does with his offer.
pub enum Drafting {
    /// Adds a good to one side, or takes it off.
    Change { side: Side, good: Good, add: bool },
    /// Asks for the answer.
    Send,
    /// Withdraws it.
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
        let offer = current(game);
        if let Move::Give(good) = mv {
            check_add(game, Side::Give, good).map(|()| Drafting::Change { side: Side::Give, good, add: true })
        } else if let Move::Ask(good) = mv {
            check_add(game, Side::Ask, good).map(|()| Drafting::Change { side: Side::Ask, good, add: true })
        } else if let Move::Keep(good) = mv {
            check_remove(&offer, &offer.give, good)?;
            Ok(Drafting::Change { side: Side::Give, good, add: false })
        } else if let Move::Waive(good) = mv {
            check_remove(&offer, &offer.ask, good)?;
            Ok(Drafting::Change { side: Side::Ask, good, add: false })
        } else if mv == Move::Send {
            // ARC-7.6: one side may be empty, but not both.
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
            Drafting::Change { side, good, add } => change(game, side, good, add, log),
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

/// Whether offers are made in a frame (ARC-7.7).
fn is_window(frame: Frame) -> bool {
    matches!(frame, Frame::Round | Frame::Domestic(_) | Frame::Export(_) | Frame::Arrange(_))
}

/// Adds a good to one side, or takes it off.
fn change(game: &mut Archipelago, side: Side, good: Good, add: bool, log: &mut Log) {
    let offer = game.offer.as_mut().expect("an offer is being put together");
    offer.changes += 1;
    let bundle = match side {
        Side::Give => &mut offer.give,
        Side::Ask => &mut offer.ask,
    };
    let count = |number: &mut u8, by: u8| *number = if add { *number + by } else { *number - by };
    match good {
        Good::Florins(florins) => count(&mut bundle.florins, florins),
        Good::Cube(resource) => count(&mut bundle.cubes[resource], 1),
        Good::Token => count(&mut bundle.tokens, 1),
        Good::Card(card) if add => bundle.cards.insert(card),
        Good::Card(card) => bundle.cards.remove(card),
        Good::Permission(region) if add => bundle.permissions.insert(region),
        Good::Permission(region) => bundle.permissions.remove(region),
        Good::Place(place) => bundle.place = add.then_some(place),
    }
    let by = offer.by;
    log.note(|| Event::OfferChanged { by, good, given: side == Side::Give, added: add });
}

/// How an offer is answered.
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
        // ARC-7.9: only who owns what he would hand over accepts.
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

/// Everything in a bundle changes hands.
pub(crate) fn hand_over(game: &mut Archipelago, from: Seat, to: Seat, bundle: &Bundle, log: &mut Log) {
    // No `..`: whoever adds a kind of good decides here how it changes hands.
    let Bundle { florins, cubes, tokens, cards, permissions, place } = bundle;
    let giver = game.player_mut(from);
    giver.florins -= florins;
    giver.tokens -= tokens;
    giver.cards = giver.cards.minus(*cards);
    for (resource, count) in cubes.iter() {
        giver.cubes[resource] -= count;
    }
    let taker = game.player_mut(to);
    taker.florins += florins;
    taker.tokens += tokens;
    taker.cards = taker.cards.or(*cards);
    for (resource, count) in cubes.iter() {
        taker.cubes[resource] += count;
    }
    for region in permissions.iter() {
        let placed = game.chart.get_mut(region);
        placed.granted_by = Some(from);
        placed.granted_to = placed.granted_to.with(to);
    }
    if let Some(place) = place {
        order::fix_place(game, to, usize::from(*place) - 1, log);
    }
}
