//! The board as text, from a view alone: for terminals, screen readers and text clients.

use crate::{
    content::{Site, content},
    ids::{Card, Colour, TerritoryId},
    state::{Berth, Claim, Flag, Owner, Ship},
    text::{CARD_TEXT, about, den, flag_word},
    view::View,
};
use approdo_contract::{Phrase, Piece, Section};
use approdo_pieces::{Bag, NamedId};

pub(crate) fn outline(view: &View) -> Vec<Section> {
    let mut sections = vec![course(view)];
    sections.extend(Colour::ALL.iter().map(|colour| den_section(view, *colour)));
    sections.push(formation(view));
    sections.push(fleet(view));
    sections.push(supplies(view));
    if view.options.option_cards {
        sections.push(cards(view));
    }
    sections
}

/// Round, turn, and how each colour stands.
fn course(view: &View) -> Section {
    let mut lines = vec![
        Phrase::new("armada-board-round")
            .number("round", view.round)
            .number("last", view.options.round_limit),
    ];
    // The preliminary round has no movement points and is not counted (ARM-5.13).
    if 0 < view.round {
        lines.push(about("armada-board-turn", view.turn.colour).number("mp", view.turn.mp));
    }
    if let Some(surprise) = view.surprise {
        lines.push(about("armada-board-surprise", surprise.colour).number("mp", surprise.mp));
    }
    for colour in Colour::ALL {
        let score = view.scores[colour];
        lines.push(match view.owners[colour] {
            Owner::Undrawn => about("armada-board-undrawn", colour),
            Owner::Dummy => about("armada-board-dummy", colour),
            Owner::Seat(seat) => {
                let phrase = about("armada-board-colour", colour).seat("player", seat);
                phrase
                    .number("score", score)
                    .number("reserve", view.reserve[colour])
                    .word("claim", claim(view, colour))
            }
        });
    }
    Section { title: Phrase::new("armada-board-course"), lines }
}

fn claim(view: &View, colour: Colour) -> &'static str {
    match (view.claims[colour], view.out.contains(&colour)) {
        (_, true) => "out",
        (Claim::OnBoard { .. }, false) => "declared",
        (Claim::Held | Claim::Removed, false) => "none",
    }
}

fn den_section(view: &View, colour: Colour) -> Section {
    let territories = content().dens[colour.index()].territories;
    Section {
        title: Phrase::new("armada-board-den").piece("den", den(colour)),
        lines: territories.iter().map(|territory| ground(view, *territory)).collect(),
    }
}

fn formation(view: &View) -> Section {
    let explored = |territory: &TerritoryId| view.territories[*territory].flag != Flag::Unexplored;
    let all =
        || TerritoryId::all().filter(|territory| content().territories[territory.index()].den.is_none());
    let mut lines: Vec<Phrase> = all().filter(explored).map(|territory| ground(view, territory)).collect();
    let unknown = all().filter(|territory| !explored(territory)).count();
    lines.push(Phrase::new("armada-board-unexplored").number("count", unknown as i32));
    Section { title: Phrase::new("armada-board-formation"), lines }
}

fn ground(view: &View, territory: TerritoryId) -> Phrase {
    let ground = view.territories[territory];
    let site = match content().territories[territory.index()].site {
        Site::Open => "open",
        Site::City => "city",
        Site::Base => "base",
    };
    Phrase::new("armada-board-territory")
        .piece("territory", territory)
        .word("site", site)
        .word("flag", flag_word(ground.flag))
        .number("bands", ground.bands)
        .number("natives", ground.natives)
        .number("gold", ground.gold)
}

fn fleet(view: &View) -> Section {
    let line = |(id, ship): (crate::ids::ShipId, &Ship)| {
        let owner = ship.last_owner.map_or("nobody", |colour| flag_word(colour.into()));
        match ship.place {
            Berth::Box => None,
            Berth::Land(territory) => Some(
                Phrase::new("armada-board-unlaunched")
                    .piece("ship", id)
                    .word("owner", owner)
                    .piece("territory", territory),
            ),
            Berth::Sea(sea) => Some(
                Phrase::new("armada-board-ship")
                    .piece("ship", id)
                    .word("owner", owner)
                    .piece("sea", sea)
                    .number("bands", ship.bands)
                    .number("gold", ship.gold),
            ),
        }
    };
    Section { title: Phrase::new("armada-board-fleet"), lines: view.ships.iter().filter_map(line).collect() }
}

fn supplies(view: &View) -> Section {
    let boxed = view.ships.values().iter().filter(|ship| ship.place == Berth::Box).count();
    let line = Phrase::new("armada-board-supplies")
        .number("treasury", view.treasury)
        .number("natives", view.native_supply)
        .number("ships", boxed as i32);
    Section { title: Phrase::new("armada-board-stock"), lines: vec![line] }
}

fn cards(view: &View) -> Section {
    let mut lines = vec![Phrase::new("armada-board-pile").number("count", view.pile_size)];
    for (seat, size) in approdo_contract::Seat::all(view.seats).zip(&view.hand_sizes) {
        lines.push(Phrase::new("armada-board-hand-size").seat("player", seat).number("count", *size));
    }
    let list = |cards: &Bag<Card, 14>, key: &'static str| -> Vec<Phrase> {
        cards
            .kinds()
            .map(|card| Phrase::new(key).piece("card", card).number("count", cards.count(card)))
            .collect()
    };
    // The holder of a card is shown its text.
    let own = |card: Card, count: u8| {
        let text = Piece { kind: CARD_TEXT, id: card.index() as u16 };
        Phrase::new("armada-board-hand").piece("card", card).number("count", count).piece("text", text)
    };
    lines.extend(view.hand.iter().flat_map(|hand| hand.kinds().map(|card| own(card, hand.count(card)))));
    lines.extend(list(&view.discard, "armada-board-discard"));
    Section { title: Phrase::new("armada-board-cards"), lines }
}
