//! Cards without an order: a hand, a deck, a discard pile.

use crate::ids::Card;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
};
use std::fmt;

/// Up to `N` cards, kept sorted. A deck is unordered until it is drawn from, so there is no order to shuffle, store
/// or leak.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<const N: usize> {
    cards: [Card; N],
    count: u8,
}

impl<const N: usize> Pile<N> {
    /// No cards.
    pub const EMPTY: Self = Pile { cards: [Card(0); N], count: 0 };

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The cards, sorted, equal ones side by side.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// The cards, each kind once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let cards = self.as_slice();
        cards
            .iter()
            .enumerate()
            .filter(|(at, card)| *at == 0 || cards[at - 1] != **card)
            .map(|(_, card)| *card)
    }

    /// How many copies of a card there are.
    pub fn count(&self, card: Card) -> usize {
        self.as_slice().iter().filter(|own| **own == card).count()
    }

    /// Whether there is a copy of a card.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// How many cards belong to the Common deck; their backs show it.
    pub fn commons(&self) -> usize {
        self.as_slice().iter().filter(|card| card.is_common()).count()
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        let len = self.len();
        let at = self.as_slice().partition_point(|own| *own <= card);
        self.cards.copy_within(at..len, at + 1);
        self.cards[at] = card;
        self.count += 1;
    }

    /// Takes out the card with this number in sorted order.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn draw(&mut self, index: usize) -> Card {
        let len = self.len();
        let card = self.as_slice()[index];
        self.cards.copy_within(index + 1..len, index);
        self.cards[len - 1] = Card(0);
        self.count -= 1;
        card
    }

    /// Takes one copy of a card out.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, card: Card) {
        let at = self.as_slice().iter().position(|own| *own == card).expect("the card is there");
        self.draw(at);
    }

    /// Takes all cards out and hands them over, sorted.
    pub fn take(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// Puts all cards of a list in.
    pub fn add_all(&mut self, cards: &[Card]) {
        cards.iter().for_each(|card| self.add(*card));
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.cards[pile.len()] = card;
            pile.count += 1;
        }
        let len = pile.len();
        pile.cards[..len].sort_unstable();
        pile
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use approdo_pieces::NamedId;
        f.debug_list().entries(self.as_slice().iter().map(|card| card.name())).finish()
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(PileVisitor::<N>)
    }
}

struct PileVisitor<const N: usize>;

impl<'de, const N: usize> Visitor<'de> for PileVisitor<N> {
    type Value = Pile<N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut pile = Pile::EMPTY;
        while let Some(card) = seq.next_element()? {
            if pile.len() == N {
                return Err(A::Error::custom(format!("there are more than {N} cards")));
            }
            pile.add(card);
        }
        Ok(pile)
    }
}
