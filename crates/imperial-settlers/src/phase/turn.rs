//! The Action phase: turns, actions, free moves and passing (section 10, section 17).

use crate::{
    content::{Tokens, content},
    events::{Event, Log},
    frames::{Draw, Frame},
    goods::Good,
    ids::{Card, LocationId},
    location::{Location, Mark},
    moves::Move,
    phase::{
        activate, build, cleanup, deal, exchange,
        free::{self, Placing},
        pay, raze, visit,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Journal, Pending, Phrase, Refusal, Rules, Seat, SeatSet, Step, frames, refuse,
    stage::{Ask, Auto, Staged},
};

frames! {
    /// Pending steps of a turn.
    #[serde(rename_all = "snake_case")]
    pub enum Turn of ImperialSettlers in Frame {
        /// Free moves, one action or pass (IMP-10.9).
        ask Act {
            /// Whose turn.
            seat: Seat,
        },
        /// The action is complete.
        auto Acted {
            /// Whose turn.
            seat: Seat,
        },
        /// Free moves after the action (IMP-10.9).
        ask Rest {
            /// Whose turn.
            seat: Seat,
        },
        /// The next player in turn who has not passed.
        auto Next {
            /// After whom.
            seat: Seat,
        },
    }
}

impl Turn {
    /// Whose turn it is, or was last.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Turn::Act(Act { seat })
            | Turn::Acted(Acted { seat })
            | Turn::Rest(Rest { seat })
            | Turn::Next(Next { seat }) => seat,
        }
    }
}

/// IMP-10.12: the most actions of a player in one round.
pub(crate) const MOST_ACTIONS: u8 = 100;

/// IMP-10.1: the Action phase begins with the first player.
pub(crate) fn begin(game: &mut ImperialSettlers, log: &mut Log) {
    for player in &mut game.players {
        player.has_passed = false;
        player.actions = 0;
    }
    start_turn(game, game.first, log);
}

fn start_turn(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    game.active = seat;
    log.note(|| Event::TurnBegan { seat });
    game.push(Act { seat });
}

/// The turn goes on only if there is something to place (IMP-10.9).
impl Auto<ImperialSettlers> for Acted {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let seat = self.seat;
        if free::any(game, seat) {
            game.replace(Rest { seat });
        } else {
            game.replace(Next { seat });
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

/// IMP-10.1, IMP-10.11: clockwise to the next player who has not passed; the phase ends when all have.
impl Auto<ImperialSettlers> for Next {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        game.pop();
        let still_in = game.still_in();
        let mut clockwise = (1..=game.seats).map(|steps| Seat((self.seat.0 + steps) % game.seats));
        match clockwise.find(|other| still_in.contains(*other)) {
            Some(other) => start_turn(game, other, log),
            None => cleanup::begin(game),
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

/// Whether a player is asked again before another player's turn: the last step of a turn may be a draw (IMP-10.9),
/// unless all others have passed (IMP-10.11).
pub(crate) fn goes_on(game: &ImperialSettlers, seat: Seat) -> bool {
    let draws = |frame: &Frame| matches!(frame, Frame::Draw(Draw::Open(_)));
    match game.pending() {
        Pending::Decision { .. } | Pending::Over(_) => true,
        // The result of a card turned up openly depends on the card, which is not known yet.
        Pending::Chance { .. } if game.frames.last().is_some_and(draws) => {
            game.still_in() == SeatSet::one(seat) || free::any(game, seat)
        }
        // For a draw to the hand any card shows what follows. Events are the last of a deck.
        Pending::Chance { .. } => {
            let mut after = game.clone();
            after.apply(Step::Luck(0), &mut Journal::off());
            Rules::turn_of(&after) == Some(seat)
        }
    }
}

pub enum Deed {
    Place(Placing),
    Pass,
    Action(Action),
}

/// What counts as the action of a turn (IMP-10.1).
#[derive(Clone, Copy)]
pub enum Action {
    Build(Card),
    Deal(Card),
    RazeHand(Card),
    Raze(LocationId),
    Activate { at: LocationId, action: u8, times: u8 },
    Exchange(u8),
    Visit(LocationId),
    Unblock(LocationId),
}

impl Action {
    /// The action of a move, legal or not.
    fn of(mv: Move) -> Option<Self> {
        Some(if let Move::Build(card) = mv {
            Action::Build(card)
        } else if let Move::Deal(card) = mv {
            Action::Deal(card)
        } else if let Move::RazeHand(card) = mv {
            Action::RazeHand(card)
        } else if let Move::Raze(at) = mv {
            Action::Raze(at)
        } else if let Move::Activate { at, action, times } = mv {
            Action::Activate { at, action, times }
        } else if let Move::Exchange(pairs) = mv {
            Action::Exchange(pairs)
        } else if let Move::Visit(at) = mv {
            Action::Visit(at)
        } else if let Move::Unblock(at) = mv {
            Action::Unblock(at)
        } else {
            return None;
        })
    }
}

impl Ask<ImperialSettlers> for Act {
    type Choice = Deed;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, game: &ImperialSettlers, seat: Seat) -> Phrase {
        let taken = game.player(seat).actions;
        Phrase::new("imperial-settlers-ask-act").number("taken", taken).rule("IMP-10.1")
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        action_candidates(game, seat, moves);
        free::candidates(game, seat, moves);
        moves.push(Move::Pass);
    }

    /// Without looking up every Location again.
    fn legal(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        if game.player(seat).actions < MOST_ACTIONS {
            legal_actions(game, seat, moves);
        }
        free::legal(game, seat, moves);
        moves.push(Move::Pass);
    }

    /// Refuses moves that are not part of a turn, then those that the action forbids.
    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Deed, Refusal> {
        if mv == Move::Pass {
            return Ok(Deed::Pass);
        }
        if let Some(placing) = free::check(game, seat, mv) {
            return placing.map(Deed::Place);
        }
        let action = check_action(game, seat, mv)?;
        let taken = game.player(seat).actions;
        if MOST_ACTIONS <= taken {
            return Err(refuse!("IMP-10.12", need MOST_ACTIONS, have taken));
        }
        Ok(Deed::Action(action))
    }

    /// A permitted action is not checked again: it follows from the move alone.
    fn chosen(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Deed {
        match Action::of(mv) {
            Some(action) => Deed::Action(action),
            None => self.check(game, seat, mv).expect("only a permitted move is made"),
        }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, deed: Deed, log: &mut Log) {
        match deed {
            Deed::Place(placing) => free::place(game, seat, placing, log),
            Deed::Pass => {
                game.player_mut(seat).has_passed = true;
                log.note(|| Event::Passed { seat });
                game.replace(Next { seat });
            }
            Deed::Action(action) => {
                game.player_mut(seat).actions += 1;
                game.replace(Acted { seat });
                carry_out(game, seat, action, log);
            }
        }
    }
}

fn action_candidates(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    for card in game.player(seat).hand.kinds() {
        moves.extend([Move::Build(card), Move::Deal(card), Move::RazeHand(card)]);
    }
    activate::candidates(game, seat, moves);
    for location in game.locations.iter() {
        let at = location.id;
        if !location.works_for(seat) {
            moves.push(Move::Raze(at));
        }
        if location.card.info().is_open {
            moves.push(Move::Visit(at));
        }
        if location.has(Mark::Blocked) {
            moves.push(Move::Unblock(at));
        }
    }
    moves.extend((1..=exchange::most(game, seat)).map(Move::Exchange));
}

fn legal_actions(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    for card in game.player(seat).hand.kinds() {
        if build::check(game, seat, card).is_ok() {
            moves.push(Move::Build(card));
        }
        if deal::check(game, seat, card).is_ok() {
            moves.push(Move::Deal(card));
        }
        if raze::check_hand(game, seat, card).is_ok() {
            moves.push(Move::RazeHand(card));
        }
    }
    activate::legal(game, seat, moves);
    let razes = !game.options.peaceful && u16::from(raze::USUAL_COST) <= game.has(seat, Good::Raze);
    for location in &game.locations {
        let at = location.id;
        if razes && raze::check_enemy_at(game, seat, location, false).is_ok() {
            moves.push(Move::Raze(at));
        }
        if location.card.info().is_open && visit::check_at(game, seat, location, false).is_ok() {
            moves.push(Move::Visit(at));
        }
        if location.has(Mark::Blocked) && check_unblock(game, seat, at).is_ok() {
            moves.push(Move::Unblock(at));
        }
    }
    let pairs = 1..=exchange::most(game, seat);
    moves.extend(pairs.filter(|pairs| exchange::check(game, seat, *pairs).is_ok()).map(Move::Exchange));
}

fn check_action(game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Action, Refusal> {
    let Some(action) = Action::of(mv) else {
        let is_move_tech = matches!(mv, Move::MoveTech { .. });
        let is_end = mv == Move::EndTurn;
        return Err(refuse!(if is_move_tech {
            "IMP-21.4"
        } else if is_end {
            "IMP-10.1"
        } else {
            "IMP-10.2"
        }));
    };
    match action {
        Action::Build(card) => build::check(game, seat, card),
        Action::Deal(card) => deal::check(game, seat, card),
        Action::RazeHand(card) => raze::check_hand(game, seat, card),
        Action::Raze(_) if game.options.peaceful => Err(refuse!("IMP-27.8")),
        Action::Raze(at) => raze::check_enemy(game, seat, at, false),
        Action::Activate { at, action, times } => activate::check(game, seat, at, action, times),
        Action::Exchange(pairs) => exchange::check(game, seat, pairs),
        Action::Visit(at) => visit::check(game, seat, at, false),
        Action::Unblock(at) => check_unblock(game, seat, at),
    }?;
    Ok(action)
}

/// IMP-17.1: a blocked Location of one's own, and a Raze token.
fn check_unblock(game: &ImperialSettlers, seat: Seat, at: LocationId) -> Result<(), Refusal> {
    let is_blocked = |location: &&Location| location.works_for(seat) && location.has(Mark::Blocked);
    if game.location(at).filter(is_blocked).is_none() {
        return Err(refuse!("IMP-17.1"));
    }
    match game.has(seat, Good::Raze) {
        0 => Err(refuse!("IMP-17.1", need 1_u8, have 0_u8)),
        _ => Ok(()),
    }
}

fn carry_out(game: &mut ImperialSettlers, seat: Seat, action: Action, log: &mut Log) {
    match action {
        Action::Build(card) => {
            game.player_mut(seat).hand.remove(card);
            build::begin(game, seat, card, false, log);
        }
        Action::Deal(card) => deal::begin(game, seat, card, log),
        Action::RazeHand(card) => raze::from_hand(game, seat, card, 0, log),
        Action::Raze(at) => raze::location(game, seat, at, false, 0, log),
        Action::Activate { at, action, times } => activate::activate(game, seat, at, action, times, log),
        Action::Exchange(pairs) => exchange::begin(game, seat, pairs, log),
        Action::Visit(at) => visit::begin(game, seat, at, log),
        Action::Unblock(at) => unblock(game, seat, at, log),
    }
}

/// IMP-17.1: the token goes back to the Barbarian player.
fn unblock(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    pay::hand_over(game, seat, Good::Raze, 1, LocationId::NONE, log);
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.clear(Mark::Blocked);
    let card = location.card;
    log.note(|| Event::Unblocked { seat, card, at });
    if let Some(owner) = game.seat_with(Tokens::Barbarian) {
        game.player_mut(owner).tokens += 1;
    }
}

impl Ask<ImperialSettlers> for Rest {
    /// The placing; `None` if the turn ends.
    type Choice = Option<Placing>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-rest").rule("IMP-10.9")
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        free::candidates(game, seat, moves);
        moves.push(Move::EndTurn);
    }

    fn legal(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        free::legal(game, seat, moves);
        moves.push(Move::EndTurn);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Option<Placing>, Refusal> {
        if mv == Move::EndTurn {
            return Ok(None);
        }
        let is_moved = matches!(mv, Move::MoveTech { .. });
        let other = if is_moved { refuse!("IMP-21.4") } else { refuse!("IMP-10.9") };
        free::check(game, seat, mv).unwrap_or(Err(other)).map(Some)
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, placing: Option<Placing>, log: &mut Log) {
        match placing {
            Some(placing) => {
                // Checks again whether anything is left to place.
                game.replace(Acted { seat });
                free::place(game, seat, placing, log);
            }
            None => {
                log.note(|| Event::TurnEnded { seat });
                game.replace(Next { seat });
            }
        }
    }
}

/// Whether the running round is the last (IMP-7.2).
pub(crate) fn is_last_round(game: &ImperialSettlers) -> bool {
    game.round == content().rounds
}
