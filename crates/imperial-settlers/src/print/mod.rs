//! Static facts from the data files for the page: what cards, boards and tokens show. The page reads no data files.

mod signs;

pub use signs::{Sentence, Sign};

use crate::{
    content::{FactionInfo, Kind, content},
    decks::DeckRules,
    goods::{Gain, Good, Stock},
    ids::{Attack, Card, Colour, Faction, Title},
    text,
};
use approdo_contract::Label;
use approdo_pieces::NamedId;
use serde::Serialize;

/// Everything that is printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Print {
    /// The entries of the card files.
    pub titles: Vec<TitlePrint>,
    /// The cards, as far as copies differ.
    pub cards: Vec<CardPrint>,
    /// The boards.
    pub factions: Vec<FactionPrint>,
    /// What can be gained.
    pub goods: Vec<GoodPrint>,
    /// The colours of Locations.
    pub colours: Vec<ColourPrint>,
    /// The kinds of Attack cards.
    pub attacks: Vec<AttackPrint>,
    /// Cards in a Standard deck (IMP-6.12).
    pub deck_size: u8,
    /// Its titles with one, two and three copies.
    pub deck_classes: [u8; 3],
    /// Raze tokens that the Virtual Faction card asks for (IMP-28.7).
    pub virtual_raze_cost: u8,
}

/// A name or a text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the languages")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Both {
    pub en: String,
    pub it: String,
}

impl From<Label> for Both {
    fn from(label: Label) -> Self {
        Both { en: label.en.to_owned(), it: label.it.to_owned() }
    }
}

/// What all copies of a card show.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TitlePrint {
    /// Which.
    pub id: Title,
    /// Its name.
    pub name: Both,
    /// What it does, without the word for its row.
    pub text: Both,
    /// Whose deck it belongs to; none for a Common card.
    pub faction: Option<Faction>,
    /// The row it lies in.
    pub kind: Kind,
    /// How many copies there are.
    pub copies: u8,
    /// Its colours.
    pub colours: Vec<Colour>,
    /// What it costs to build, one entry for each unit.
    pub cost: Vec<&'static str>,
    /// Its Raze field.
    pub raze: Vec<Gain>,
    /// Whether Workers can be sent to it.
    pub is_open: bool,
    /// Its abilities in signs.
    pub signs: Vec<Sentence>,
    /// Its Building Bonus in signs.
    pub bonus: Sentence,
}

/// The differences between copies of a title.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardPrint {
    /// Which.
    pub id: Card,
    /// What else it shows.
    pub title: Title,
    /// Its Deal field.
    pub deal: Option<Gain>,
}

/// The board of a faction, and its cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactionPrint {
    /// Which.
    pub id: Faction,
    /// Its name.
    pub name: Both,
    /// How it plays.
    pub text: Both,
    /// Its colour.
    pub hex: &'static str,
    /// What it yields every round.
    #[cfg_attr(test, ts(type = "Record<Good, number>"))]
    pub board: Stock,
    /// Whether it also yields a Defense token for each player.
    pub defense_per_player: bool,
    /// What it keeps.
    pub store: Vec<Good>,
    /// Its deck without an expansion (IMP-6.17).
    pub plain: Vec<Title>,
    /// The same after the exchange (IMP-6.8).
    pub exchanged: Vec<Title>,
    /// The ready-made deck (IMP-6.15).
    pub ready: Vec<Title>,
}

/// Something that can be gained.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GoodPrint {
    /// Which.
    pub id: Gain,
    /// Its name.
    pub name: Both,
}

/// A colour of Locations.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ColourPrint {
    /// Which.
    pub id: Colour,
    /// Its name.
    pub name: Both,
    /// How it is shown.
    pub hex: &'static str,
    /// The Good that belongs to it.
    pub good: Gain,
}

/// A kind of Attack card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AttackPrint {
    /// Which.
    pub id: Attack,
    /// Its Target.
    pub target: Gain,
}

pub(crate) fn print() -> Print {
    let content = content();
    let good = |id: Gain| GoodPrint { id, name: content.gains[id.index()].into() };
    let colour = |id: Colour| {
        let paint = &content.colours[id.index()];
        ColourPrint { id, name: paint.label.into(), hex: paint.hex, good: paint.good }
    };
    let attack = |id: Attack| AttackPrint { id, target: content.attacks[id.index()].target };
    Print {
        titles: Title::all().map(title).collect(),
        cards: Card::all().map(|id| CardPrint { id, title: id.title(), deal: id.deal() }).collect(),
        factions: Faction::all().map(faction).collect(),
        goods: Gain::ALL.into_iter().map(good).collect(),
        colours: Colour::ALL.into_iter().map(colour).collect(),
        attacks: Attack::all().map(attack).collect(),
        deck_size: content.classes.size,
        deck_classes: content.classes.titles,
        virtual_raze_cost: content.virtual_faction.raze_cost,
    }
}

fn title(id: Title) -> TitlePrint {
    let info = id.info();
    let [en, it] = text::said(info);
    TitlePrint {
        id,
        name: info.label.into(),
        text: Both { en, it },
        faction: info.faction,
        kind: info.kind,
        copies: info.copies,
        colours: info.colours.iter().collect(),
        cost: signs::units(&info.cost),
        raze: info.raze.to_vec(),
        is_open: info.is_open,
        signs: signs::sentences(info),
        bonus: info.bonus.map(signs::effects).unwrap_or_default(),
    }
}

fn faction(id: Faction) -> FactionPrint {
    let info: &FactionInfo = &content().factions[id.index()];
    let rules = |expands| DeckRules { faction: id, expands, is_exchanged: expands };
    FactionPrint {
        id,
        name: info.label.into(),
        text: info.text.into(),
        hex: info.hex,
        board: info.board,
        defense_per_player: info.defense_per_player,
        store: info.store.iter().collect(),
        plain: rules(false).base().collect(),
        exchanged: rules(true).base().collect(),
        ready: rules(true).ready(),
    }
}
