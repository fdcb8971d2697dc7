use crate::{
    faults::Fault,
    frames::Frame,
    state::{CARDS, Card, Cards, Event, HIGHEST_BID, Harbour, Move, Options},
};
use approdo_contract::{
    Label, Meta, OptionKind, OptionSpec, Outcome, Refusal, RuleId, Seat, Secrets, Setup, Viewer, pick,
    refuse, stage::Staged,
};
use rand_core::Rng;
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    round: u8,
    pub coins: Vec<u8>,
    pub hand_sizes: Vec<u8>,
    pub treasures: Vec<Option<u8>>,
    shields: Vec<Option<u8>>,
    pub has_bid: Vec<bool>,
    pub bids: Vec<Option<u8>>,
    deck_size: u8,
    /// Planted faults of what is said from a view alone.
    pub skips_nothing: bool,
    pub forgets_treasures: bool,
}

const OPTIONS: [OptionSpec; 1] = [OptionSpec {
    label: Label { id: "rounds", en: "Rounds", it: "Round" },
    text: Label { id: "", en: "How many rounds are played.", it: "Quanti round si giocano." },
    kind: OptionKind::Number { min: 2, max: 9, default: 4 },
    rule: RuleId("HAR-1.2"),
    needs: None,
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

impl Staged for Harbour {
    type Frame = Frame;

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn push(&mut self, frame: impl Into<Frame>) {
        self.frames.push(frame.into());
    }

    fn pop(&mut self) {
        self.frames.pop();
    }

    fn outcome(&self) -> Outcome {
        Harbour::outcome(self)
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

    fn unasked(&self, seat: Seat, mv: Move) -> Refusal {
        if self.frames.is_empty() { refuse!("HAR-4.1") } else { self.out_of_turn(seat, mv) }
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
            skips_nothing: self.has(Fault::SkippedTally),
            forgets_treasures: self.has(Fault::WrongSum),
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
