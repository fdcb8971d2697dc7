use crate::{
    faults::Fault,
    state::{CARDS, Card, Cards, Event, Frame, HIGHEST_BID, Harbour, Move, Options},
};
use approdo_contract::{
    Audience, Journal, Label, Line, Meta, OptionKind, OptionSpec, Pending, Phrase, Piece, Refusal, RuleId,
    Rules, Seat, SeatSet, Secrets, Section, Setup, Step, Viewer, Words, pick, refuse,
};
use rand_core::Rng;
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    round: u8,
    coins: Vec<u8>,
    hand_sizes: Vec<u8>,
    treasures: Vec<Option<u8>>,
    shields: Vec<Option<u8>>,
    has_bid: Vec<bool>,
    bids: Vec<Option<u8>>,
    deck_size: u8,
}

const OPTIONS: [OptionSpec; 1] = [OptionSpec {
    label: Label { id: "rounds", en: "Rounds", it: "Round" },
    text: Label { id: "", en: "How many rounds are played.", it: "Quanti round si giocano." },
    kind: OptionKind::Number { min: 2, max: 9, default: 4 },
    rule: RuleId("HAR-1.2"),
}];

impl Setup for Harbour {
    const META: Meta =
        Meta { id: "harbour", title: "Harbour", prefix: "HAR", rules_version: 1, seats: 2..=4 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn setup(options: &Options, seats: u8) -> Result<Self, Refusal> {
        if Self::META.seats.contains(&seats) {
            Harbour::start(*options, seats)
        } else {
            Err(refuse!("TAB-1.5"))
        }
    }

    fn most_steps(options: &Options, seats: u8) -> u32 {
        // In a round everybody bids; then come a turn, an answer and a pick.
        u32::from(options.rounds) * (u32::from(seats) + 3)
    }
}

impl Rules for Harbour {
    fn pending(&self) -> Pending {
        let one = |seat| Pending::Decision { seats: SeatSet::one(seat), sealed: false };
        match self.top() {
            None => Pending::Over(self.outcome()),
            Some(Frame::Auction) => Pending::Decision { seats: self.owing(), sealed: true },
            Some(Frame::Turn(_)) if self.has(Fault::NoSuchSeat) => one(Seat(self.sides.len() as u8)),
            Some(Frame::Turn(seat) | Frame::Window { target: seat, .. }) => one(seat),
            Some(Frame::Raid { target, .. }) if self.has(Fault::TellingDie) => Pending::Chance {
                among: 6 + u16::from(self.side(target).hand.count(Card::SHIELD)),
                seen_by: Audience::All,
            },
            Some(Frame::Catch(_) | Frame::Raid { .. }) => {
                Pending::Chance { among: 6, seen_by: Audience::All }
            }
            Some(Frame::Draw(seat)) => {
                Pending::Chance { among: u16::from(self.deck.len()), seen_by: Audience::Only(seat) }
            }
        }
    }

    fn candidates(&self, _seat: Seat, moves: &mut Vec<Move>) {
        match self.top() {
            Some(Frame::Auction) => moves.extend((0..=HIGHEST_BID).map(Move::Bid)),
            Some(Frame::Turn(_)) => {
                moves.push(Move::Fish);
                if !self.has(Fault::ForgottenMove) || self.round.is_multiple_of(2) {
                    moves.push(Move::Draw);
                }
                moves.extend(self.seats().map(|target| Move::Raid { target }));
            }
            Some(Frame::Window { .. }) => {
                moves.extend([Move::Shield, Move::Pass]);
                if self.has(Fault::DuplicateCandidate) {
                    moves.push(Move::Pass);
                }
            }
            Some(Frame::Catch(_) | Frame::Draw(_) | Frame::Raid { .. }) | None => (),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let own = self.side(seat);
        match (self.top(), mv) {
            (Some(Frame::Auction), Move::Bid(coins)) if HIGHEST_BID < coins => {
                Err(refuse!("HAR-2.1", need coins, have HIGHEST_BID))
            }
            (Some(Frame::Auction), Move::Bid(coins)) if own.coins < coins && !self.has(Fault::Overdraft) => {
                Err(refuse!("HAR-2.2", need coins, have own.coins))
            }
            (Some(Frame::Auction), Move::Bid(_)) => Ok(()),
            (Some(Frame::Turn(_)), _) if own.coins == 0 && self.has(Fault::DeadEnd) => {
                Err(refuse!("HAR-3.1"))
            }
            (Some(Frame::Turn(_)), Move::Draw) if self.deck.is_empty() => Err(refuse!("HAR-3.2")),
            (Some(Frame::Turn(_)), Move::Raid { target }) => self.check_raid(seat, target),
            (Some(Frame::Turn(_)), Move::Fish | Move::Draw) => Ok(()),
            (Some(Frame::Window { .. }), Move::Shield) if !own.hand.contains(Card::SHIELD) => {
                Err(refuse!("HAR-3.5"))
            }
            (Some(Frame::Window { .. }), Move::Shield | Move::Pass) => Ok(()),
            (Some(_), Move::Shield) if self.has(Fault::PanickingCheck) => panic!("nobody is raided"),
            (Some(_), _) => Err(refuse!("HAR-3.1")),
            (None, _) => Err(refuse!("HAR-4.1")),
        }
    }

    fn out_of_turn(&self, seat: Seat, _mv: Move) -> Refusal {
        let others = || self.seats().filter(|other| *other != seat);
        if self.has(Fault::TellingOutOfTurn)
            && others().any(|other| 2 < self.side(other).hand.count(Card::SHIELD))
        {
            return refuse!("HAR-3.5");
        }
        refuse!(if self.has(Fault::ForeignOutOfTurn) { "ARM-3.3" } else { "TAB-1.1" })
    }

    fn legal_into(&self, seat: Seat, moves: &mut Vec<Move>) {
        let mut legal = Vec::new();
        self.candidates(seat, &mut legal);
        legal.retain(|mv| self.check(seat, *mv).is_ok());
        if self.has(Fault::WrongLegalList) {
            legal.reverse();
        }
        moves.append(&mut legal);
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        match step {
            Step::Move(seat, mv) => self.decide(seat, mv, journal),
            Step::Luck(index) => self.befall(index, journal),
        }
    }

    fn question(&self, _seat: Seat) -> Phrase {
        match self.top() {
            Some(Frame::Auction) => Phrase::new("harbour-how-much").rule("HAR-2.1"),
            Some(Frame::Turn(_)) => Phrase::new("harbour-what").rule("HAR-3.1"),
            Some(Frame::Window { raider, .. }) => {
                Phrase::new("harbour-shield-question").seat("raider", raider)
            }
            Some(Frame::Catch(_) | Frame::Draw(_) | Frame::Raid { .. }) | None => {
                Phrase::new("harbour-nothing")
            }
        }
    }

    fn audit(&self) -> Result<(), String> {
        let mut all = self.deck;
        all.pour(&mut self.spent.clone());
        for side in &self.sides {
            all.pour(&mut side.hand.clone());
        }
        if all == Cards::new(CARDS) {
            Ok(())
        } else {
            Err(format!("the cards are {all:?} instead of {CARDS:?}"))
        }
    }
}

impl Secrets for Harbour {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let Harbour { fault: _, round, rounds: _, sides, deck, spent: _, frames: _, tide: _ } = self;
        let own = |fault, seat: Seat, value: Option<u8>| value.filter(|_| viewer.is(seat) || self.has(fault));
        let count = |fault, seat, card| own(fault, seat, Some(self.side(seat).hand.count(card)));
        View {
            round: *round,
            coins: sides.iter().map(|side| side.coins).collect(),
            hand_sizes: sides.iter().map(|side| side.hand.len()).collect(),
            treasures: self.seats().map(|seat| count(Fault::CountTreasures, seat, Card::TREASURE)).collect(),
            shields: self.seats().map(|seat| count(Fault::CountTreasures, seat, Card::SHIELD)).collect(),
            has_bid: sides.iter().map(|side| side.bid.is_some()).collect(),
            bids: self.seats().map(|seat| own(Fault::VisibleBid, seat, self.side(seat).bid)).collect(),
            deck_size: deck.len(),
        }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Some(Event::Drew { seat: *seat, card: None }),
            Event::Bid { .. }
            | Event::BidsOpened { .. }
            | Event::BidsSlipped { .. }
            | Event::Caught { .. }
            | Event::Drew { .. }
            | Event::DrewOpenly { .. }
            | Event::RaidDeclared { .. }
            | Event::Shielded { .. }
            | Event::RaidRolled { .. } => Some(event.clone()),
        }
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        if self.has(Fault::RedealNothing) {
            return;
        }
        let is_dealt = |game: &Harbour, seat: Seat| match game.fault {
            Some(Fault::RedealOwnHand) => true,
            Some(Fault::RedealPeeks) => seat != observer && !game.side(seat).hand.contains(Card::TREASURE),
            Some(_) | None => seat != observer,
        };
        let dealt: Vec<(Seat, u8)> = self
            .seats()
            .filter(|seat| is_dealt(self, *seat))
            .map(|seat| (seat, self.side(seat).hand.len()))
            .collect();
        let mut unseen = std::mem::take(&mut self.deck);
        for (seat, _) in &dealt {
            unseen.pour(&mut self.side_mut(*seat).hand);
        }
        for (seat, size) in dealt {
            for _ in 0..size {
                let card = unseen.draw(pick(rng, u32::from(unseen.len())) as u16);
                self.side_mut(seat).hand.add(card);
            }
        }
        self.deck = unseen;
        let keeps_bids = self.has(Fault::RedealKeepsBids);
        for seat in self.seats().filter(|seat| *seat != observer && !keeps_bids) {
            let most = self.side(seat).coins.min(HIGHEST_BID);
            if let Some(bid) = &mut self.side_mut(seat).bid {
                *bid = pick(rng, u32::from(most) + 1) as u8;
            }
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::BidsOpened { .. } | Event::Shielded { .. })
    }
}

impl Words for Harbour {
    type Print = ();

    fn describe(&self, _seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Bid(coins) => Phrase::new("harbour-bid").number("coins", coins),
            Move::Fish => Phrase::new("harbour-fish"),
            Move::Draw => Phrase::new("harbour-draw")
                .piece("deck", Piece { kind: "deck", id: u16::from(self.has(Fault::NamelessPiece)) }),
            Move::Raid { target } => Phrase::new("harbour-raid").seat("target", target).rule("HAR-3.3"),
            Move::Shield => Phrase::new("harbour-shield"),
            Move::Pass => Phrase::new("harbour-pass"),
        }
    }

    fn narrate(event: &Event) -> Line {
        let phrase = match event {
            Event::Bid { seat } => Phrase::new("harbour-has-bid").seat("seat", *seat).rule("HAR-2.1"),
            Event::BidsOpened { bids } | Event::BidsSlipped { bids } => {
                let best = bids.iter().max().copied().unwrap_or_default();
                Phrase::new("harbour-bids").number("best", best).rule("HAR-2.3")
            }
            Event::Caught { seat, coins } => {
                Phrase::new("harbour-caught").seat("seat", *seat).number("coins", *coins)
            }
            Event::Drew { seat, card: None } => Phrase::new("harbour-drew-something").seat("seat", *seat),
            Event::Drew { seat, card: Some(card) } | Event::DrewOpenly { seat, card } => {
                Phrase::new("harbour-drew")
                    .seat("seat", *seat)
                    .piece("card", Piece { kind: "card", id: card.0.into() })
            }
            Event::RaidDeclared { raider, target } => {
                Phrase::new("harbour-raids").seat("raider", *raider).seat("target", *target).rule("HAR-3.3")
            }
            Event::Shielded { seat } => Phrase::new("harbour-shielded").seat("seat", *seat).rule("HAR-3.5"),
            Event::RaidRolled { raider, coins } => Phrase::new("harbour-raid-rolled")
                .seat("raider", *raider)
                .number("coins", *coins)
                .rule("HAR-3.6"),
        };
        phrase.into()
    }

    fn print() {}

    fn outline(view: &View) -> Vec<Section> {
        let line = |(seat, coins): (Seat, &u8)| {
            Phrase::new("harbour-coins").seat("seat", seat).number("coins", *coins)
        };
        let lines = Seat::all(view.coins.len() as u8).zip(&view.coins).map(line).collect();
        vec![Section { title: Phrase::new("harbour-seats"), lines }]
    }

    fn label(piece: Piece) -> Option<Label> {
        match (piece.kind, piece.id) {
            ("deck", 0) => Some(Label { id: "deck", en: "the deck", it: "il mazzo" }),
            ("card", 0) => Some(Label { id: "shield", en: "a shield", it: "uno scudo" }),
            ("card", 1) => Some(Label { id: "treasure", en: "a treasure", it: "un tesoro" }),
            (_, _) => None,
        }
    }
}

impl Harbour {
    /// HAR-3.3, HAR-3.4: one raids another seat that has coins.
    fn check_raid(&self, raider: Seat, target: Seat) -> Result<(), Refusal> {
        if target == raider {
            return Err(refuse!(if self.has(Fault::ForeignClause) { "ARM-3.3" } else { "HAR-3.3" }));
        }
        match self.sides.get(target.index()) {
            Some(side) if 0 < side.coins => Ok(()),
            Some(side) if self.has(Fault::TellingRefusal) && side.hand.contains(Card::SHIELD) => {
                Err(refuse!("HAR-3.5"))
            }
            Some(_) | None => Err(refuse!("HAR-3.4", need 1u8, have 0u8)),
        }
    }
}
