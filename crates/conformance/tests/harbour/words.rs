use crate::{
    faults::Fault,
    rules::View,
    state::{Event, Harbour, Move},
};
use approdo_contract::{Label, Line, Phrase, Piece, Seat, Section, Words};

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
