use crate::{
    faults::{self, Fault},
    rules::View,
    state::{Card, Event, Harbour, Move},
};
use approdo_contract::{
    Account, Gesture, Label, Line, Phrase, Piece, Points, Refusal, Seat, Section, Tally, Words,
};

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

    fn gesture(&self, _: Seat, _: Move, said: &Phrase) -> Gesture {
        let mut gesture = Gesture::of(said);
        if self.has(Fault::TwinGestures) {
            gesture.touches.clear();
        }
        gesture
    }

    fn because(&self, _: Seat, mv: Move, _: &Refusal) -> Option<Phrase> {
        let Move::Raid { target } = mv else { return None };
        let shields = self.sides.get(target.index())?.hand.count(Card::SHIELD);
        let told = if self.has(Fault::TellingReason) { shields } else { 0 };
        Some(Phrase::new("harbour-poor").seat("target", target).number("told", told))
    }

    fn later(&self, _: Seat, _: Move) -> Vec<Phrase> {
        let drifts = self.has(Fault::DriftingPrice);
        let count = || Phrase::new("harbour-later").number("count", faults::count() as i32);
        drifts.then(count).into_iter().collect()
    }

    fn tally(view: &View, seat: Seat) -> Vec<Tally> {
        let seat = seat.index();
        let coins = i32::from(view.coins[seat]);
        let left =
            if view.has_bid[seat] { view.bids[seat].map(|bid| coins - i32::from(bid)) } else { Some(coins) };
        let mut tallies = vec![
            Tally::known("purse", "harbour-coins-left", left),
            Tally::new("cards", "harbour-cards-held", view.hand_sizes[seat]),
        ];
        if view.skips_nothing && left == Some(0) {
            tallies.remove(0);
        }
        tallies
    }

    fn account(view: &View, seat: Seat) -> Account {
        let treasures = view.treasures[seat.index()];
        let coins = Points {
            phrase: Phrase::new("harbour-coins-held").rule("HAR-4.1"),
            points: Some(view.coins[seat.index()].into()),
        };
        let treasures = Points {
            phrase: Phrase::new("harbour-treasures-held").rule("HAR-4.1"),
            points: treasures
                .map(|treasures| if view.forgets_treasures { 0 } else { 3 * i32::from(treasures) }),
        };
        Account { parts: vec![coins, treasures], ties: Vec::new(), settled: None }
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
