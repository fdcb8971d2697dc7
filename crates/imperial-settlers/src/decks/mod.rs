//! Composition of Faction decks: modes, exchanges, and the rules of Standard decks (section 6).

pub mod code;

use crate::{
    content::{FactionInfo, Set, content},
    ids::{Card, Faction, Title},
    options::Mode,
    pile::Pile,
    state::{COMMON_CARDS, FACTION_CARDS},
};
use approdo_contract::{Refusal, refuse};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Deserialize;

/// IMP-6.18: the most swaps of one player, including those taken back.
pub const MOST_SWAPS: u8 = 20;

/// How a Faction deck of a game may be composed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckRules {
    /// Whose deck.
    pub faction: Faction,
    /// Whether its player declared an expansion (IMP-6.16).
    pub expands: bool,
    /// Whether the exchange of IMP-6.8 has been made.
    pub is_exchanged: bool,
}

impl DeckRules {
    fn info(self) -> &'static FactionInfo {
        &content().factions[self.faction.index()]
    }

    /// IMP-6.8: the card that was taken out of the game, and its new version.
    fn exchange(self) -> Option<(Title, Title)> {
        self.info().replacement.filter(|_| self.is_exchanged)
    }

    /// IMP-6.17: the titles of the deck without an expansion, after the exchange.
    pub fn base(self) -> impl Iterator<Item = Title> {
        let exchange = self.exchange();
        let base = self.info().set;
        titles(self.faction).filter(move |title| title.info().set == base).map(move |title| match exchange {
            Some((old, new)) if old == title => new,
            Some(_) | None => title,
        })
    }

    /// The titles that the declared expansion offers besides (IMP-6.5).
    pub fn offered(self) -> impl Iterator<Item = Title> {
        let set = self.info().expansion.as_ref().map(|expansion| expansion.set).filter(|_| self.expands);
        let new_version = self.info().replacement.map(|(_, new)| new);
        titles(self.faction).filter(move |title| Some(title.info().set) == set && Some(*title) != new_version)
    }

    /// Every title that may be in the deck (IMP-6.18).
    pub fn available(self) -> impl Iterator<Item = Title> {
        self.base().chain(self.offered())
    }

    /// The ready-made deck (IMP-6.15).
    pub fn ready(self) -> Vec<Title> {
        let mut deck: Vec<Title> = self.base().collect();
        if self.expands {
            for (out, new) in &self.info().ready_swaps {
                if let Some(place) = deck.iter().position(|title| title == out) {
                    deck[place] = *new;
                }
            }
        }
        deck
    }

    /// IMP-6.5, IMP-6.9, IMP-6.13, IMP-6.18: all copies of a title go out of a deck, as many of another come in.
    pub fn check_swap(self, deck: &[Title], out: Title, new: Title) -> Result<(), Refusal> {
        if !deck.contains(&out) || deck.contains(&new) {
            return Err(refuse!("IMP-6.13"));
        }
        self.check_available(new)?;
        let (need, have) = (out.info().copies, new.info().copies);
        if need != have {
            return Err(refuse!("IMP-6.13", need need, have have));
        }
        Ok(())
    }

    /// IMP-6.5, IMP-6.9: the title may be in the deck at all.
    fn check_available(self, title: Title) -> Result<(), Refusal> {
        let is_base = self.base().any(|base| base == title);
        if is_base || self.offered().any(|offered| offered == title) {
            return Ok(());
        }
        match self.exchange() {
            Some((old, _)) if old == title => Err(refuse!("IMP-6.9")),
            Some(_) | None => Err(refuse!("IMP-6.5")),
        }
    }

    /// IMP-6.12: a whole Standard deck, given as its titles.
    pub fn check(self, deck: &[Title]) -> Result<(), Refusal> {
        deck.iter().try_for_each(|title| self.check_available(*title))?;
        let mut found = [0; 3];
        for (place, title) in deck.iter().enumerate() {
            let class = found.get_mut(usize::from(title.info().copies) - 1);
            match class {
                Some(class) if !deck[..place].contains(title) => *class += 1,
                Some(_) | None => return Err(refuse!("IMP-6.13")),
            }
        }
        let wanted = content().classes.titles;
        match (0..3).rev().find(|class| found[*class] != wanted[*class]) {
            Some(class) => Err(refuse!("IMP-6.12", need wanted[class], have found[class])),
            None => Ok(()),
        }
    }
}

/// A Standard deck composed before a game: declaring the expansion includes the exchange.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Whose deck.
    pub faction: Faction,
    /// Whether an expansion is declared.
    pub expands: bool,
    /// What is in it.
    pub titles: Vec<Title>,
}

impl Draft {
    /// Whether it may be played.
    pub fn check(&self) -> Result<(), Refusal> {
        let Draft { faction, expands, ref titles } = *self;
        DeckRules { faction, expands, is_exchanged: expands }.check(titles)
    }
}

/// The titles of a faction, in the order of its file.
pub fn titles(faction: Faction) -> impl Iterator<Item = Title> {
    content().factions[faction.index()].titles.clone().map(Title)
}

pub(crate) fn cards(titles: impl Iterator<Item = Title>) -> Pile<FACTION_CARDS> {
    let mut pile = Pile::EMPTY;
    for title in titles {
        for card in faces(title) {
            (0..card.face().copies).for_each(|_| pile.add(card));
        }
    }
    pile
}

/// The distinct cards of a title.
pub(crate) fn faces(title: Title) -> impl Iterator<Item = Card> {
    title.info().faces.clone().map(Card)
}

pub(crate) fn titles_of<const N: usize>(pile: &Pile<N>) -> ArrayVec<Title, N> {
    let mut titles = ArrayVec::new();
    for title in pile.kinds().map(Card::title) {
        if titles.last() != Some(&title) {
            titles.push(title);
        }
    }
    titles
}

/// IMP-6.1, IMP-6.2, IMP-6.14: the Common deck of a game.
pub(crate) fn common_deck(is_expanded: bool) -> Pile<COMMON_CARDS> {
    let in_play = |set: Set| set == Set::Base || is_expanded;
    let mut pile = Pile::EMPTY;
    for card in Card::all().filter(|card| card.is_common() && in_play(card.info().set)) {
        (0..card.face().copies).for_each(|_| pile.add(card));
    }
    pile
}

/// Whether a faction can be chosen in a mode (IMP-6.1).
pub(crate) fn is_in_play(mode: Mode, faction: Faction) -> bool {
    mode.info().sets.contains(&content().factions[faction.index()].set)
}

/// Whether a faction comes from the base game (IMP-6.6).
pub(crate) fn is_base_faction(faction: Faction) -> bool {
    content().factions[faction.index()].set == Set::Base
}
