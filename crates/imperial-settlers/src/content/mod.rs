//! The content of the data files, typed and with every reference resolved; loaded once.

mod effect;
mod load;
pub(crate) mod words;

pub use effect::{
    Effect, Feature, From, Lasting, LastingFeature, Per, RazeTarget, Stashed, Store, Trigger, Where,
};
pub use load::{FILES, content};
pub use words::{Tongue, Words};

use crate::{
    goods::{Cost, Gain, GoodSet, Stock},
    ids::{COLOURS, ColourSet, FACTIONS, Faction, ListId, Title},
};
use approdo_contract::{Label, OptionSpec};
use arrayvec::ArrayVec;
use std::ops::Range;

/// Everything the rules read from `rules/imperial-settlers/*.toml`.
#[derive(Debug, PartialEq)]
pub struct Content {
    /// `cards_*.toml`: the entries, Common cards first, then faction by faction.
    pub titles: Vec<TitleInfo>,
    /// The distinct cards (a title can have several, IMP-12.7), in the order of the titles.
    pub cards: Vec<CardInfo>,
    /// Every list of effects, with the name of what it belongs to.
    pub lists: Vec<List>,
    /// The effects of all lists, one list after another.
    pub effects: Vec<Effect>,
    /// `factions.toml`: the five factions.
    pub factions: [FactionInfo; FACTIONS],
    /// `components.toml`: the Goods and what else can be gained, in the order of [`Gain`].
    pub gains: Vec<Label>,
    /// `components.toml`: the colours, each with the Good of the Mechanical Horse (IMP-25.12).
    pub colours: [Paint; COLOURS],
    /// `components.toml`: how many rounds are played (IMP-7.2).
    pub rounds: u8,
    /// `components.toml`: every piece in the boxes.
    pub components: Vec<Component>,
    /// `decks.toml`: the modes of play.
    pub modes: [ModeInfo; 3],
    /// `decks.toml`: what a Standard deck is made of (IMP-6.12).
    pub classes: DeckClasses,
    /// `solo.toml`: the kinds of Attack cards.
    pub attacks: Vec<AttackInfo>,
    /// `solo.toml`: the Virtual Faction card (IMP-28.7).
    pub virtual_faction: VirtualFaction,
    /// `solo.toml`: the result table, from low to high (IMP-28.31).
    pub achievements: Vec<Achievement>,
    /// `solo.toml`: the order in which Deal fields are attacked (IMP-28.26).
    pub deal_priority: Vec<Gain>,
    /// `solo.toml`: the order in which kinds are attacked (IMP-28.22).
    pub kind_priority: [Kind; 3],
    /// `options.toml`: the options.
    pub options: Vec<OptionSpec>,
    /// `words.toml`: the parts of card texts.
    pub words: Words,
    /// What Locations are called apart from their cards: by number.
    pub locations: Vec<Label>,
    /// What Deals are called apart from their cards: empire by empire, by their place.
    pub deals: Vec<Label>,
}

/// A list of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List {
    /// What it belongs to, e.g. `com_castle_a.action_a`.
    pub name: &'static str,
    /// Its first effect in [`Content::effects`].
    pub start: u16,
    /// How many effects it has.
    pub len: u8,
}

impl ListId {
    /// The effects of the list, in order.
    #[inline]
    pub fn effects(self) -> &'static [Effect] {
        let content = content();
        let list = content.lists[usize::from(self.0)];
        &content.effects[usize::from(list.start)..][..usize::from(list.len)]
    }

    /// The list `places` further on: the options of a choice are contiguous.
    pub(crate) fn after(self, places: u8) -> Self {
        ListId(self.0 + u16::from(places))
    }
}

/// An entry of the card files.
#[derive(Debug, PartialEq)]
pub struct TitleInfo {
    /// Id and names.
    pub label: Label,
    /// The faction it belongs to; none for a Common card.
    pub faction: Option<Faction>,
    /// Where it comes from.
    pub set: Set,
    /// The printed numbers, one per copy.
    pub codes: Vec<&'static str>,
    /// How many copies there are (IMP-6.11).
    pub copies: u8,
    /// Its cards in [`Content::cards`].
    pub faces: Range<u8>,
    /// The row it lies in (IMP-4.4).
    pub kind: Kind,
    /// Whether it has a Production ability and a Feature (IMP-4.5).
    pub has_two_abilities: bool,
    /// Its colours (IMP-4.7, IMP-4.8).
    pub colours: ColourSet,
    /// The build cost.
    pub cost: Cost,
    /// The Raze field; empty if it cannot be razed (IMP-13.5).
    pub raze: ArrayVec<Gain, 2>,
    /// Whether it is an Open Production Location (section 16).
    pub is_open: bool,
    /// Whether a Defense token is printed on it (IMP-18.4).
    pub has_printed_defense: bool,
    /// The Production ability.
    pub production: Option<ListId>,
    /// The Building Bonus.
    pub bonus: Option<ListId>,
    /// The Actions.
    pub actions: ArrayVec<ActionInfo, 2>,
    /// The Features that react to something.
    pub features: ArrayVec<Feature, 2>,
    /// The Features that simply last.
    pub lasting: ArrayVec<LastingFeature, 3>,
    /// What it does when drawn, for an Event.
    pub event: Option<ListId>,
    /// The triggers of all its Features, one bit each.
    pub triggers: u16,
}

impl TitleInfo {
    /// Whether a Location of it does anything that a block could switch off (IMP-23.18).
    pub fn has_ability(&self) -> bool {
        self.production.is_some()
            || !self.actions.is_empty()
            || !self.features.is_empty()
            || !self.lasting.is_empty()
    }

    /// Whether its production only makes other Locations produce (IMP-24.7).
    pub fn only_makes_others_produce(&self) -> bool {
        self.production.is_some_and(|list| {
            list.effects().iter().all(|effect| matches!(effect, Effect::ProduceAgain { .. }))
        })
    }

    /// Whether one of its Features reacts to an event (IMP-23.14).
    pub fn has_reaction(&self) -> bool {
        !self.features.is_empty()
    }
}

/// A distinct card: copies of a title with different Deal fields are different cards.
#[derive(Debug, PartialEq)]
pub struct CardInfo {
    /// The id, which names the Deal field where that is what differs, and the names of the title.
    pub label: Label,
    /// The title.
    pub title: Title,
    /// The Deal field; Common cards have none.
    pub deal: Option<Gain>,
    /// How many copies there are.
    pub copies: u8,
}

/// The row a Location lies in, or no row at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Kind {
    /// A Production Location.
    Production,
    /// A Feature Location.
    Feature,
    /// An Action Location.
    Action,
    /// An Event, which never becomes a Location (IMP-22.1).
    Event,
}

/// Where cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// The base game.
    Base,
    /// The Atlanteans expansion.
    Atlanteans,
    /// The additional Atlantean cards ATL031 to ATL040 (IMP-2.5).
    AtlanteansExtra,
}

/// An Action of a Location (section 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionInfo {
    /// Its key on the card.
    pub key: &'static str,
    /// What each activation costs.
    pub cost: Cost,
    /// Activations per round; 0 for any number.
    pub limit: u8,
    /// What each activation does.
    pub effects: ListId,
    /// The Action that opens this one (IMP-14.12).
    pub needs: Option<u8>,
    /// Whether it gives VP (IMP-14.11).
    pub is_scoring: bool,
    /// Whether it only opens something else (IMP-14.19).
    pub only_opens: bool,
}

/// A faction.
#[derive(Debug, PartialEq)]
pub struct FactionInfo {
    /// Id and names.
    pub label: Label,
    /// How it plays; the id is unused.
    pub text: Label,
    /// Its colour, as pages write colours.
    pub hex: &'static str,
    /// Its entries in [`Content::titles`].
    pub titles: Range<u8>,
    /// Where it comes from.
    pub set: Set,
    /// What its board yields in every Production phase (IMP-23.1, IMP-23.2).
    pub board: Stock,
    /// Whether it also receives a Defense token per player (IMP-9.8).
    pub defense_per_player: bool,
    /// What its board keeps in Cleanup (IMP-20.3, IMP-20.4).
    pub store: GoodSet,
    /// What a Faction Location is worth at the end (IMP-23.3, IMP-23.4).
    pub location_vp: u8,
    /// Whether its cards have a Raze field (IMP-23.5).
    pub is_razable: bool,
    /// Whether it deploys Samurai (IMP-18.6).
    pub has_samurai: bool,
    /// Whether it places Technology tokens (IMP-21.1).
    pub places_tech: bool,
    /// Its limited tokens.
    pub tokens: Option<Tokens>,
    /// How many of them there are.
    pub token_count: u8,
    /// The expansion it may add in Standard mode (IMP-6.6).
    pub expansion: Option<Expansion>,
    /// The base card that is exchanged, and its new version (IMP-6.8).
    pub replacement: Option<(Title, Title)>,
    /// Whether its ready-made deck adds the expansion (IMP-6.15).
    pub ready_expands: bool,
    /// Titles that its ready-made deck takes out, and those it puts in.
    pub ready_swaps: Vec<(Title, Title)>,
}

/// Limited tokens of a faction (IMP-2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tokens {
    /// Egyptian tokens (IMP-23.7).
    Egyptian,
    /// Barbarian tokens (IMP-23.15).
    Barbarian,
}

/// An expansion that a faction may add (IMP-6.5).
#[derive(Debug, PartialEq)]
pub struct Expansion {
    /// Id and names.
    pub label: Label,
    /// Its cards.
    pub set: Set,
    /// Whether its Common cards join the Common deck (IMP-6.14).
    pub adds_common: bool,
}

/// A colour.
#[derive(Debug, PartialEq)]
pub struct Paint {
    /// Id and names.
    pub label: Label,
    /// What the Mechanical Horse gives for a razed card of this colour (IMP-25.12).
    pub good: Gain,
    /// How it is shown, as pages write colours.
    pub hex: &'static str,
}

/// A kind of piece in the boxes (section 2).
#[derive(Debug, PartialEq)]
pub struct Component {
    /// Id and names.
    pub label: Label,
    /// How many there are.
    pub count: u8,
    /// Whether the number is a real limit (IMP-2.9, IMP-2.10).
    pub is_limited: bool,
}

/// A mode of play (section 6).
#[derive(Debug, PartialEq)]
pub struct ModeInfo {
    /// Id and names.
    pub label: Label,
    /// The sets in play.
    pub sets: Vec<Set>,
    /// Whether players build their decks.
    pub builds_decks: bool,
    /// The most players.
    pub max_players: u8,
}

/// What a Standard deck is made of (IMP-6.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckClasses {
    /// Cards in all.
    pub size: u8,
    /// Titles with one, two and three copies.
    pub titles: [u8; 3],
}

/// A kind of Attack card.
#[derive(Debug, PartialEq)]
pub struct AttackInfo {
    /// Id and names.
    pub label: Label,
    /// Where it comes from (IMP-28.4).
    pub set: Set,
    /// The Good of its Target.
    pub target: Gain,
    /// How many there are.
    pub copies: u8,
}

/// The Virtual Faction card.
#[derive(Debug, PartialEq)]
pub struct VirtualFaction {
    /// Id and names.
    pub label: Label,
    /// What it does; the id is unused.
    pub text: Label,
    /// Raze tokens that take the place of the usual two.
    pub raze_cost: u8,
}

/// A line of the result table.
#[derive(Debug, PartialEq)]
pub struct Achievement {
    /// Id and names.
    pub label: Label,
    /// Reached from so many VP on.
    pub min_vp: u16,
}
