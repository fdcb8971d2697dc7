//! Card texts generated from the effects: one piece of text per effect, none per card.

mod ability;
mod effect;

use crate::{
    content::{
        TitleInfo, Tongue, content,
        words::{Noun, Word},
    },
    goods::{Cost, Gain, Good, GoodSet},
    ids::{Colour, ColourSet, Title},
};
use approdo_contract::Label;
use approdo_data::leak;
use approdo_pieces::NamedId;
use std::{fmt::Display, sync::OnceLock};

/// The text of a card; the ids are unused.
#[derive(Clone, Copy)]
pub(super) struct CardText {
    /// Its abilities.
    pub text: Label,
    /// Its colours.
    pub colours: Label,
}

/// The texts of all titles, generated when the first one is read: a game without a reader needs none.
pub(super) fn texts() -> &'static [CardText] {
    static TEXTS: OnceLock<Vec<CardText>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let both = |say: &dyn Fn(Tongue) -> String| Label {
            id: "",
            en: leak(&say(Tongue::English)),
            it: leak(&say(Tongue::Italian)),
        };
        let card = |title: Title| CardText {
            text: both(&|tongue| Writer { tongue, info: title.info() }.abilities()),
            colours: both(&|tongue| Writer { tongue, info: title.info() }.colours(title.info().colours)),
        };
        Title::all().map(card).collect()
    })
}

/// The text of a card in both languages, without the word for its first ability: cards show the row they lie in.
pub(crate) fn said(info: &'static TitleInfo) -> [String; 2] {
    [Tongue::English, Tongue::Italian].map(|tongue| {
        let writer = Writer { tongue, info };
        let text = writer.abilities();
        let heads = [Word::Production, Word::Action, Word::Feature, Word::Event, Word::Bonus];
        let without = |word: Word| {
            let head = writer.say(word, &[("what", &"")]);
            let mut rest = text.strip_prefix(head.trim_end_matches('.'))?.chars();
            rest.next().map(|first| first.to_uppercase().chain(rest).collect::<String>())
        };
        heads.into_iter().find_map(without).unwrap_or(text)
    })
}

/// Writes the text of one card in one language.
#[derive(Clone, Copy)]
struct Writer {
    tongue: Tongue,
    info: &'static TitleInfo,
}

impl Writer {
    fn say(self, word: Word, gaps: &[(&str, &dyn Display)]) -> String {
        content().words.say(self.tongue, word, gaps)
    }

    /// A text for `n` of something.
    fn count(self, word: Word, n: u8, gaps: &[(&str, &dyn Display)]) -> String {
        content().words.count(self.tongue, word, n, gaps)
    }

    fn noun(self, gain: Gain) -> &'static Noun {
        content().words.noun(gain)
    }

    /// E.g. `1 wood`, `2 workers`.
    fn amount(self, gain: Gain, n: u8) -> String {
        let noun = self.noun(gain);
        let word = if n == 1 { noun.one } else { noun.many };
        format!("{n} {}", word[self.tongue as usize])
    }

    /// E.g. `a`, `a and b`, `a, b and c`.
    fn list(self, last: Word, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [earlier @ .., end] => format!("{}{}{end}", earlier.join(", "), self.say(last, &[])),
        }
    }

    fn colour(self, colour: Colour) -> String {
        let label = content().colours[colour.index()].label;
        match self.tongue {
            Tongue::English => label.en,
            Tongue::Italian => label.it,
        }
        .to_lowercase()
    }

    fn colours(self, colours: ColourSet) -> String {
        let names: Vec<String> = colours.iter().map(|colour| self.colour(colour)).collect();
        if names.is_empty() { self.say(Word::Colourless, &[]) } else { self.list(Word::And, &names) }
    }

    /// Any amount of these Goods.
    fn any_of(self, last: Word, goods: GoodSet) -> String {
        let nouns = goods.iter().map(|good| self.noun(good.into()).any[self.tongue as usize].to_owned());
        self.list(last, &nouns.collect::<Vec<_>>())
    }

    /// E.g. `wood, stone or food`, after a number.
    fn kinds(self, goods: GoodSet, n: u8) -> String {
        let kind = |good: Good| {
            let noun = self.noun(good.into());
            let word = if n == 1 { noun.one } else { noun.many };
            word[self.tongue as usize].to_owned()
        };
        self.list(Word::Or, &goods.iter().map(kind).collect::<Vec<_>>())
    }

    /// E.g. `1 gold or 1 raze token`, but with more kinds `1 wood, stone or food`.
    fn one_of(self, goods: GoodSet, n: u8) -> String {
        if 2 < goods.iter().count() {
            return format!("{n} {}", self.kinds(goods, n));
        }
        let amounts: Vec<String> = goods.iter().map(|good| self.amount(good.into(), n)).collect();
        self.list(Word::Or, &amounts)
    }

    /// The Goods of a cost, without a verb.
    fn goods(self, cost: &Cost) -> String {
        let spent = [
            (Gain::Worker, cost.worker),
            (Gain::Wood, cost.wood),
            (Gain::Stone, cost.stone),
            (Gain::Food, cost.food),
            (Gain::Resource, cost.resource),
            (Gain::Gold, cost.gold),
            (Gain::Raze, cost.raze),
            (Gain::BasicTech, cost.basic_tech),
        ];
        let item = |(gain, n): (Gain, u8)| {
            let amount = self.amount(gain, n);
            if gain == Gain::Resource { self.say(Word::YourChoice, &[("what", &amount)]) } else { amount }
        };
        let items: Vec<String> = spent.into_iter().filter(|(_, n)| 0 < *n).map(item).collect();
        self.list(Word::And, &items)
    }

    /// A cost as a clause; empty if there is none. A token that is placed is named by the effect.
    fn cost(self, cost: &Cost, places_token: bool) -> String {
        let mut parts = Vec::new();
        let goods = self.goods(cost);
        if !goods.is_empty() {
            parts.push(self.say(Word::Spend, &[("what", &goods)]));
        }
        if 0 < cost.card {
            parts.push(self.say(Word::DiscardCards, &[("what", &self.amount(Gain::Card, cost.card))]));
        }
        if 0 < cost.deal {
            parts.push(self.count(Word::DiscardDeals, cost.deal, &[]));
        }
        let placed = u8::from(places_token);
        if placed < cost.egypt_token {
            parts.push(self.count(Word::EgyptTokens, cost.egypt_token - placed, &[]));
        }
        self.list(Word::And, &parts)
    }
}
