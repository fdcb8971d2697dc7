//! Goods: supplies, gains and costs (section 3).

use approdo_contract::{Piece, numbered};
use approdo_pieces::{ById, named_members};

/// How many kinds of Goods lie in supplies.
pub const GOODS: usize = 10;

/// A Good that lies in a supply (IMP-3.1, IMP-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "components.toml names each")]
pub enum Good {
    Wood,
    Stone,
    Food,
    Worker,
    Gold,
    Raze,
    Defense,
    BasicTech,
    AdvancedScore,
    AdvancedDefense,
}

impl Good {
    /// All of them, in the order of `components.toml`.
    pub const ALL: [Good; GOODS] = [
        Good::Wood,
        Good::Stone,
        Good::Food,
        Good::Worker,
        Good::Gold,
        Good::Raze,
        Good::Defense,
        Good::BasicTech,
        Good::AdvancedScore,
        Good::AdvancedDefense,
    ];
    /// IMP-3.3: these and nothing else.
    pub const RESOURCES: [Good; 3] = [Good::Wood, Good::Stone, Good::Food];
}

named_members!(Good, kind "good", names |good: Good| Gain::from(good).name());

/// What a player can gain: Goods of a supply, VP, cards, and what leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the first twelve are the Goods of components.toml")]
pub enum Gain {
    Wood,
    Stone,
    Food,
    Worker,
    Gold,
    Raze,
    Defense,
    BasicTech,
    AdvancedScore,
    AdvancedDefense,
    Vp,
    /// A card of either deck, card by card (IMP-3.9).
    Card,
    /// A card of the Common deck.
    CommonCard,
    /// A card of the own Faction deck.
    FactionCard,
    /// Wood, Stone or Food, unit by unit.
    Resource,
    /// An Advanced Technology token of either form (IMP-21.13).
    AdvancedTech,
    /// A Samurai from the general supply (IMP-24.13).
    Samurai,
    /// The Good of the razed card's colour (IMP-25.12).
    ColorMatch,
}

impl Gain {
    /// All of them.
    pub const ALL: [Gain; 18] = [
        Gain::Wood,
        Gain::Stone,
        Gain::Food,
        Gain::Worker,
        Gain::Gold,
        Gain::Raze,
        Gain::Defense,
        Gain::BasicTech,
        Gain::AdvancedScore,
        Gain::AdvancedDefense,
        Gain::Vp,
        Gain::Card,
        Gain::CommonCard,
        Gain::FactionCard,
        Gain::Resource,
        Gain::AdvancedTech,
        Gain::Samurai,
        Gain::ColorMatch,
    ];

    /// The Good of a supply that it is, if it is one.
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(self as usize).copied()
    }

    /// Whether a Raze field, a Deal field or an Attack card can show it: a Good that leaves no choice except the
    /// deck of a card.
    pub fn is_printed_good(self) -> bool {
        matches!(self, Gain::Vp | Gain::Card)
            || self.good().is_some_and(|good| good != Good::AdvancedScore && good != Good::AdvancedDefense)
    }
}

impl From<Good> for Gain {
    fn from(good: Good) -> Gain {
        Gain::ALL[good as usize]
    }
}

named_members!(Gain, kind "gain", names |gain: Gain| [
            "wood",
            "stone",
            "food",
            "worker",
            "gold",
            "raze",
            "defense",
            "basic_tech",
            "advanced_score",
            "advanced_defense",
            "vp",
            "card",
            "common_card",
            "faction_card",
            "resource",
            "advanced_tech",
            "samurai",
            "color_match",
        ][gain as usize]);

impl From<Gain> for Piece {
    fn from(gain: Gain) -> Piece {
        Piece { kind: "good", id: gain as u16 }
    }
}

impl From<Good> for Piece {
    fn from(good: Good) -> Piece {
        Gain::from(good).into()
    }
}

/// How much of each Good lies in a supply.
pub type Stock = ById<Good, u16, GOODS>;

/// A set of Goods of a supply, one bit each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct GoodSet(pub u16);

impl GoodSet {
    /// Whether a Good is in the set.
    pub fn contains(self, good: Good) -> bool {
        self.0 & 1 << good as u16 != 0
    }

    /// This set and a Good.
    #[must_use]
    pub fn with(self, good: Good) -> Self {
        GoodSet(self.0 | 1 << good as u16)
    }

    /// The Goods of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.contains(*good))
    }
}

/// What must be paid: for building a Location, activating an Action or using a Feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are the keys of a cost in the card files")]
pub struct Cost {
    pub wood: u8,
    pub stone: u8,
    pub food: u8,
    pub worker: u8,
    pub gold: u8,
    pub raze: u8,
    pub basic_tech: u8,
    /// Any Wood, Stone or Food.
    pub resource: u8,
    /// Cards from the hand.
    pub card: u8,
    /// Own Deals.
    pub deal: u8,
    /// Egyptian tokens of the stock.
    pub egypt_token: u8,
    /// Own Locations or Foundations.
    pub location: u8,
}

impl Cost {
    /// The Resources among it, for which Gold can stand in (IMP-3.4).
    pub fn bill(&self, times: u8) -> Bill {
        Bill {
            wood: self.wood * times,
            stone: self.stone * times,
            food: self.food * times,
            any: self.resource * times,
        }
    }

    /// What of it is paid from the supply and leaves no choice.
    pub fn plain(&self) -> [(Good, u8); 4] {
        [
            (Good::Worker, self.worker),
            (Good::Gold, self.gold),
            (Good::Raze, self.raze),
            (Good::BasicTech, self.basic_tech),
        ]
    }

    /// Whether paying it spends this Good, as far as the cost itself says (IMP-25.20).
    pub fn names(&self, good: Good) -> bool {
        let amount = match good {
            Good::Wood => self.wood,
            Good::Stone => self.stone,
            Good::Food => self.food,
            Good::Worker => self.worker,
            Good::Gold => self.gold,
            Good::Raze => self.raze,
            Good::BasicTech => self.basic_tech,
            Good::Defense | Good::AdvancedScore | Good::AdvancedDefense => 0,
        };
        0 < amount
    }
}

/// Resources to be paid; Gold can stand in for each (IMP-3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bill {
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Food.
    pub food: u8,
    /// Wood, Stone or Food in any mix.
    pub any: u8,
}

impl Bill {
    /// How many units must be paid.
    pub fn total(self) -> u16 {
        u16::from(self.wood) + u16::from(self.stone) + u16::from(self.food) + u16::from(self.any)
    }
}

numbered! {
    /// One way to pay a [`Bill`]: what is really handed over.
    #[derive(
        Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
    )]
    #[serde(deny_unknown_fields)]
    #[allow(missing_docs, reason = "the fields are Goods")]
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub struct Payment {
        pub wood: u8 in 0..=15,
        pub stone: u8 in 0..=15,
        pub food: u8 in 0..=15,
        pub gold: u8 in 0..=15,
    }
}

impl Payment {
    /// The Goods handed over.
    pub fn goods(self) -> [(Good, u8); 4] {
        [(Good::Wood, self.wood), (Good::Stone, self.stone), (Good::Food, self.food), (Good::Gold, self.gold)]
    }

    /// Whether it covers the bill exactly: Resources in their own places or as any Resource, Gold anywhere.
    pub fn settles(self, bill: Bill) -> bool {
        let surplus = |paid: u8, due: u8| u16::from(paid.saturating_sub(due));
        let sum = u16::from(self.wood) + u16::from(self.stone) + u16::from(self.food) + u16::from(self.gold);
        let beyond =
            surplus(self.wood, bill.wood) + surplus(self.stone, bill.stone) + surplus(self.food, bill.food);
        sum == bill.total() && beyond <= u16::from(bill.any)
    }
}
