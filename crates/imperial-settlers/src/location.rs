//! A Location of an empire and what lies on it.

use crate::{
    goods::{GOODS, Good},
    ids::{Card, Empire, LocationId, Tech},
};
use approdo_contract::Seat;
use approdo_pieces::Bag;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Goods that lie on a card.
pub type Heap = Bag<Good, GOODS>;

/// A card that was built, with everything on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Location {
    /// Its number.
    pub id: LocationId,
    /// Its card.
    pub card: Card,
    /// In whose empire the card lies (IMP-4.18).
    pub owner: Empire,
    /// Who has taken it over (IMP-23.9).
    #[serde(default)]
    pub taken_by: Option<Seat>,
    /// Activations of its Actions in this round (IMP-14.20).
    #[serde(default)]
    pub activations: [u8; 2],
    /// Visiting Workers (IMP-16.5).
    #[serde(default)]
    pub visitors: u8,
    /// Tokens, a Samurai, and what was done to it.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Array<Mark>"))]
    pub marks: Marks,
    /// Goods spent to activate it (IMP-14.2); Workers of the general supply that only mark a use are among them.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Heap"))]
    pub spent: Heap,
    /// Goods stored on it (IMP-20.6) or Resources stashed on it (IMP-20.8).
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Heap"))]
    pub held: Heap,
}

impl Location {
    /// A Location that has just been placed.
    pub fn new(id: LocationId, card: Card, owner: Empire) -> Self {
        Location {
            id,
            card,
            owner,
            taken_by: None,
            activations: [0; 2],
            visitors: 0,
            marks: Marks::default(),
            spent: Heap::empty(),
            held: Heap::empty(),
        }
    }

    /// For whom it works (IMP-4.18).
    #[inline]
    pub fn controller(&self) -> Empire {
        self.taken_by.map_or(self.owner, Empire::from)
    }

    /// Whether it works for this seat.
    #[inline]
    pub fn works_for(&self, seat: Seat) -> bool {
        self.controller().is(seat)
    }

    /// Whether it bears a mark.
    #[inline]
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    /// Whether it bears a Technology token of a type.
    pub fn has_tech(&self, tech: Tech) -> bool {
        self.marks.has(tech.into())
    }

    /// Whether it bears a Technology token that works: not while another player controls it (IMP-21.21).
    pub fn has_active(&self, tech: Tech) -> bool {
        self.taken_by.is_none() && self.has_tech(tech)
    }

    /// Whether something protects it as a Defense token does: printed, placed or Advanced (IMP-13.4).
    pub fn has_any_defense(&self) -> bool {
        self.has(Mark::Defense) || self.has(Mark::AdvancedDefense) || self.card.info().has_printed_defense
    }

    /// Whether an Action with this number has been activated, so that what it opens is open (IMP-14.16).
    pub fn is_open(&self, needs: Option<u8>) -> bool {
        needs.is_none_or(|action| 0 < self.activations[usize::from(action)])
    }

    /// Activations that an Action has left in this round; `None` without a limit (IMP-14.3, IMP-21.8).
    pub fn activations_left(&self, action: u8) -> Option<u8> {
        let limit = self.card.info().actions[usize::from(action)].limit;
        let limit = if limit == 0 { return None } else { limit + u8::from(self.has_active(Tech::Basic)) };
        Some(limit.saturating_sub(self.activations[usize::from(action)]))
    }

    /// Whether nothing more can be had from it in this round: it is blocked or exhausted, or its Actions have been used
    /// as often as they can be.
    pub fn is_used_up(&self) -> bool {
        let actions = 0..self.card.info().actions.len() as u8;
        self.has(Mark::Blocked)
            || self.has(Mark::Exhausted)
            || (!actions.is_empty()
                && actions.into_iter().all(|action| self.activations_left(action) == Some(0)))
    }

    /// Lays a spent Good on it (IMP-14.1). The heap only shows what was spent; it holds no more than it can count.
    pub fn lay(&mut self, good: Good) {
        if self.spent.len() < u8::MAX {
            self.spent.add(good);
        }
    }

    /// How many Technology tokens lie on it.
    pub fn tech_tokens(&self) -> u8 {
        Tech::ALL.iter().filter(|tech| self.has_tech(**tech)).count() as u8
    }
}

/// Something on a Location that is there or is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Mark {
    /// A Basic Technology token.
    Basic,
    /// An Advanced Score Technology token.
    Score,
    /// An Advanced Defense Technology token.
    AdvancedDefense,
    /// A Defense token.
    Defense,
    /// A Samurai.
    Samurai,
    /// A Barbarian token (IMP-23.15).
    Blocked,
    /// An Egyptian token of the Pharaoh's Ears (IMP-23.13).
    Eavesdropped,
    /// No more activations this round (IMP-24.22).
    Exhausted,
}

impl Mark {
    const ALL: [Mark; 8] = [
        Mark::Basic,
        Mark::Score,
        Mark::AdvancedDefense,
        Mark::Defense,
        Mark::Samurai,
        Mark::Blocked,
        Mark::Eavesdropped,
        Mark::Exhausted,
    ];
}

impl From<Tech> for Mark {
    fn from(tech: Tech) -> Mark {
        match tech {
            Tech::Basic => Mark::Basic,
            Tech::Score => Mark::Score,
            Tech::Defense => Mark::AdvancedDefense,
        }
    }
}

/// The marks on a Location, one bit each; readable formats list them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks(u8);

impl Marks {
    /// Whether a mark is there.
    #[inline]
    pub fn has(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u8 != 0
    }

    /// Puts a mark on.
    pub fn set(&mut self, mark: Mark) {
        self.0 |= 1 << mark as u8;
    }

    /// Takes a mark off; tells whether it was there.
    pub fn clear(&mut self, mark: Mark) -> bool {
        let was_there = self.has(mark);
        self.0 &= !(1 << mark as u8);
        was_there
    }

    /// The marks, in order.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |mark| self.has(*mark))
    }
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let mut marks = Marks::default();
            Vec::<Mark>::deserialize(deserializer)?.into_iter().for_each(|mark| marks.set(mark));
            Ok(marks)
        } else {
            u8::deserialize(deserializer).map(Marks)
        }
    }
}
