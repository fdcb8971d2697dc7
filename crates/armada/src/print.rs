//! Static facts from the data files for the page: cards, prices, dice and numbers. The chart is not among them: its
//! layout takes seconds, so it is drawn when the page is built.

use crate::{
    content::{Action, Numbers, Volley, content},
    ids::{CARDS, Card},
};
use approdo_contract::Label;
use approdo_pieces::{ById, NamedId as _};
use serde::Serialize;
use std::collections::BTreeMap;

/// What is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Print {
    /// The option cards.
    #[cfg_attr(test, ts(type = "Record<Card, PrintedCard>"))]
    pub cards: ById<Card, PrintedCard, CARDS>,
    /// Movement points of the actions that cost any, by the verb of the choice.
    pub costs: BTreeMap<&'static str, u8>,
    /// Ingots by face of the Gold die (ARM-2.9).
    pub gold_die: [u8; 6],
    /// Spears by face of the Native die (ARM-2.10).
    pub native_die: [u8; 6],
    /// Cannons by face of the Combat die (ARM-2.11).
    pub combat_die: [Volley; 6],
    /// The numbers of the rules.
    pub numbers: &'static Numbers,
}

/// An option card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PrintedCard {
    /// What it is called.
    pub name: Label,
    /// What it does.
    pub text: Label,
}

/// The verbs of the actions.
const VERBS: [(&str, Action); 13] = [
    ("armada-launch", Action::Launch),
    ("armada-march", Action::March),
    ("armada-load", Action::Load),
    ("armada-unload", Action::Unload),
    ("armada-transfer", Action::Transfer),
    ("armada-sail", Action::Sail),
    ("armada-explore", Action::Explore),
    ("armada-attack", Action::Attack),
    ("armada-sink", Action::Sink),
    ("armada-destroy", Action::Destroy),
    ("armada-convert", Action::Convert),
    ("armada-recruit", Action::Recruit),
    ("armada-buy-card", Action::BuyCard),
];

pub(crate) fn print() -> Print {
    let content = content();
    let card = |card: Card| {
        let info = &content.cards[card.index()];
        PrintedCard { name: info.label, text: info.text }
    };
    let cost = |(verb, action): (&'static str, Action)| (verb, content.actions[action as usize].mp);
    Print {
        cards: ById::from_fn(card),
        costs: VERBS.into_iter().map(cost).filter(|(_, mp)| 0 < *mp).collect(),
        gold_die: content.gold_die,
        native_die: content.native_die,
        combat_die: content.combat_die,
        numbers: &content.numbers,
    }
}
