//! The position of a game, and simple queries on it.

use crate::{
    content::{FactionInfo, Lasting, LastingFeature, Tokens, content},
    frames::Frame,
    goods::{Bill, Gain, Good, Stock},
    ids::{Attack, Card, Colour, Empire, Faction, LOCATIONS, LocationId},
    location::{Location, Mark},
    options::Options,
    pile::Pile,
};
use approdo_contract::{MAX_SEATS, Seat, SeatSet};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Cards of the Common deck in all (IMP-2.2, IMP-2.4).
pub const COMMON_CARDS: usize = 112;
/// Cards of a faction in all (IMP-6.3).
pub const FACTION_CARDS: usize = 40;
/// Attack cards in all (IMP-2.2, IMP-2.4).
pub const ATTACK_CARDS: usize = 17;
/// Deals of one player; more cannot come together in five rounds.
pub const MOST_DEALS: usize = 64;
/// Stashed cards of one player; two Gates take two each in five rounds (IMP-20.8).
pub const MOST_STASHED: usize = 24;
/// Frames; no chain of effects is deeper.
pub const MOST_FRAMES: usize = 48;

/// A game of Imperial Settlers.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImperialSettlers {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The running round (IMP-7.2); 0 before the first.
    pub(crate) round: u8,
    /// Who has the first-player marker (IMP-5.5).
    pub(crate) first: Seat,
    /// Whose Features come first: the player in turn, or the one who collects (IMP-19.5).
    pub(crate) active: Seat,
    /// Whether cards of the expansion are in play (IMP-6.10).
    pub(crate) is_expanded: bool,
    pub(crate) players: [Player; MAX_SEATS],
    /// The Common deck, unordered until it is drawn from.
    pub(crate) common: Pile<COMMON_CARDS>,
    /// The Common discard pile (IMP-4.12).
    pub(crate) discard: Pile<COMMON_CARDS>,
    /// The Lookout display.
    pub(crate) display: Pile<8>,
    /// Cards that a player looks at before deciding about them.
    pub(crate) pool: Pile<4>,
    /// The owner of the pool.
    pub(crate) pool_of: Seat,
    /// The Locations of all empires, the oldest first (IMP-23.24).
    pub(crate) locations: ArrayVec<Location, LOCATIONS>,
    /// The virtual player's pieces.
    pub(crate) solo: Solo,
    /// Whether the end has been scored (IMP-26.2).
    pub(crate) is_over: bool,
    /// The stack of pending steps, the next one last.
    pub(crate) frames: ArrayVec<Frame, MOST_FRAMES>,
}

/// Bots copy positions all the time, so only used entries are copied: a derived `clone` would also copy the unused
/// capacity of Locations and frames.
impl Clone for ImperialSettlers {
    fn clone(&self) -> Self {
        let mut copy = ImperialSettlers {
            options: self.options,
            seats: self.seats,
            round: self.round,
            first: self.first,
            active: self.active,
            is_expanded: self.is_expanded,
            players: Default::default(),
            common: self.common,
            discard: self.discard,
            display: self.display,
            pool: self.pool,
            pool_of: self.pool_of,
            locations: ArrayVec::new(),
            solo: Solo::default(),
            is_over: self.is_over,
            frames: ArrayVec::new(),
        };
        for (to, from) in copy.players.iter_mut().zip(&self.players) {
            to.clone_from(from);
        }
        refill(&mut copy.locations, &self.locations);
        refill(&mut copy.frames, &self.frames);
        copy.solo.clone_from(&self.solo);
        copy
    }
}

fn refill<T: Copy, const N: usize>(list: &mut ArrayVec<T, N>, with: &ArrayVec<T, N>) {
    list.clear();
    list.try_extend_from_slice(with).expect("both lists have the same room");
}

/// What belongs to one player.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The faction (IMP-5.2).
    pub faction: Option<Faction>,
    /// Whether an expansion was declared (IMP-6.16).
    pub expands: bool,
    /// Victory Points.
    pub vp: u16,
    /// The supply (IMP-3.11).
    pub supply: Stock,
    /// The hand; secret (IMP-4.16).
    pub hand: Pile<{ COMMON_CARDS + FACTION_CARDS }>,
    /// The Faction deck, unordered until it is drawn from.
    pub deck: Pile<FACTION_CARDS>,
    /// The faction's discard pile (IMP-4.11).
    pub discard: Pile<FACTION_CARDS>,
    /// Deals in the order made or taken (IMP-9.3, IMP-23.24).
    pub deals: ArrayVec<Deal, MOST_DEALS>,
    /// Foundations that all players know.
    pub foundations: Pile<COMMON_CARDS>,
    /// Foundations that only their owner knows (IMP-24.21, IMP-25.23).
    pub hidden: Pile<FACTION_CARDS>,
    /// Cards under the Gate, sorted; secret (IMP-20.8).
    pub stash: ArrayVec<StashedCard, MOST_STASHED>,
    /// Cards to choose from in the Alternative Lookout; secret (IMP-27.1).
    pub held: Pile<4>,
    /// Egyptian or Barbarian tokens in stock (IMP-2.10).
    pub tokens: u8,
    /// Whether the player has passed in this round (IMP-10.6).
    pub has_passed: bool,
    /// Actions taken in this round (IMP-10.12).
    pub actions: u8,
}

impl Clone for Player {
    fn clone(&self) -> Self {
        let mut copy = Player::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, from: &Self) {
        // No `..`: a new field must be copied here.
        let Player {
            faction,
            expands,
            vp,
            supply,
            hand,
            deck,
            discard,
            deals,
            foundations,
            hidden,
            stash,
            held,
            tokens,
            has_passed,
            actions,
        } = from;
        self.faction = *faction;
        self.expands = *expands;
        self.vp = *vp;
        self.supply = *supply;
        self.hand = *hand;
        self.deck = *deck;
        self.discard = *discard;
        refill(&mut self.deals, deals);
        self.foundations = *foundations;
        self.hidden = *hidden;
        refill(&mut self.stash, stash);
        self.held = *held;
        self.tokens = *tokens;
        self.has_passed = *has_passed;
        self.actions = *actions;
    }
}

/// A Deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Deal {
    /// A card under the board (IMP-12.3).
    Card(Card),
    /// With an enemy Location (IMP-24.15).
    Location {
        /// Which.
        at: LocationId,
        /// For which Good.
        good: Gain,
    },
    /// An Attack card taken by the Spies (IMP-28.14).
    Attack(Attack),
}

impl Deal {
    /// What it yields.
    pub fn good(self) -> Gain {
        match self {
            Deal::Card(card) => card.deal().expect("a Deal card has a Deal field"),
            Deal::Location { good, .. } => good,
            Deal::Attack(attack) => content().attacks[attack.index()].target,
        }
    }
}

/// A card put away for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StashedCard {
    /// Under which Location.
    pub at: LocationId,
    /// Which card.
    pub card: Card,
}

/// The virtual player's things, apart from the Locations in its area.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// Attack cards face down, sorted: unordered until turned up.
    pub pile: ArrayVec<Attack, ATTACK_CARDS>,
    /// Attack cards turned up, the newest first (IMP-28.17).
    pub line: ArrayVec<Attack, ATTACK_CARDS>,
    /// Attack cards set aside (IMP-28.14).
    pub aside: ArrayVec<Attack, ATTACK_CARDS>,
    /// The Collection pile (IMP-28.2).
    pub collection: Pile<64>,
    /// Tokens in the Collection (IMP-29.12).
    pub tokens: u8,
}

impl ImperialSettlers {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn faction(&self, seat: Seat) -> Faction {
        self.player(seat).faction.expect("everybody has a faction once the game has begun")
    }

    /// The entry in `factions.toml` of a seat's faction.
    #[inline]
    pub(crate) fn faction_info(&self, seat: Seat) -> &'static FactionInfo {
        &content().factions[self.faction(seat).index()]
    }

    /// The amount of a Good in a supply.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, good: Good) -> u16 {
        self.player(seat).supply[good]
    }

    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// The seat so many places after the first player, clockwise.
    pub(crate) fn in_turn(&self, nth: u8) -> Seat {
        Seat((self.first.0 + nth) % self.seats)
    }

    /// Whether one person plays against the virtual player (section 28).
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    /// Replaces the frame on top.
    #[inline]
    pub(crate) fn replace(&mut self, frame: impl Into<Frame>) {
        *self.frames.last_mut().expect("there is a frame to replace") = frame.into();
    }

    /// A Location that stands.
    pub(crate) fn location(&self, id: LocationId) -> Option<&Location> {
        self.locations.iter().find(|location| location.id == id)
    }

    pub(crate) fn location_mut(&mut self, id: LocationId) -> Option<&mut Location> {
        self.locations.iter_mut().find(|location| location.id == id)
    }

    /// The Locations that work for an empire, the oldest first (IMP-4.18).
    pub(crate) fn empire(&self, empire: Empire) -> impl Iterator<Item = &Location> {
        self.locations.iter().filter(move |location| location.controller() == empire)
    }

    /// Places a card as the newest Location.
    pub(crate) fn place(&mut self, card: Card, owner: Empire) -> LocationId {
        let mut taken = [false; LOCATIONS];
        self.locations.iter().for_each(|location| taken[usize::from(location.id.0)] = true);
        let free = taken.iter().position(|taken| !taken).expect("the data leave room for every Location");
        let id = LocationId(free as u8);
        self.locations.push(Location::new(id, card, owner));
        id
    }

    /// How many Locations of a colour work for an empire (IMP-4.8).
    pub(crate) fn count_colour(&self, empire: Empire, colour: Colour) -> u16 {
        self.empire(empire).filter(|location| location.card.info().colours.contains(colour)).count() as u16
    }

    /// Technology tokens on a player's own Common Locations that work for the player (IMP-21.23).
    pub(crate) fn count_tech(&self, empire: Empire) -> u16 {
        self.empire(empire)
            .filter(|location| location.owner == empire && location.card.is_common())
            .map(|location| u16::from(location.tech_tokens()))
            .sum()
    }

    /// Samurai of an empire (IMP-24.14).
    pub(crate) fn count_samurai(&self, empire: Empire) -> u16 {
        self.empire(empire).filter(|location| location.has(Mark::Samurai)).count() as u16
    }

    /// How many Goods are stored or stashed on a Location, and cards under it.
    pub(crate) fn count_held(&self, location: &Location) -> u16 {
        let cards = match location.owner.seat() {
            Some(seat) => self.player(seat).stash.iter().filter(|stashed| stashed.at == location.id).count(),
            None => 0,
        };
        u16::from(location.held.len()) + cards as u16
    }

    /// The lasting Features of a Location that are in force: not while it is blocked (IMP-23.22) or while they
    /// are not open (IMP-14.16).
    pub(crate) fn lasting(location: &Location) -> impl Iterator<Item = Lasting> + '_ {
        let features: &'static [LastingFeature] = &location.card.info().lasting;
        let is_blocked = location.has(Mark::Blocked);
        let in_force = move |feature: &&LastingFeature| !is_blocked && location.is_open(feature.needs);
        features.iter().filter(in_force).map(|feature| feature.what)
    }

    /// The seat whose faction has these tokens.
    pub(crate) fn seat_with(&self, tokens: Tokens) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| {
            self.player(*seat)
                .faction
                .is_some_and(|own| content().factions[own.index()].tokens == Some(tokens))
        })
    }

    /// Whether a seat can pay a bill, with Gold for missing Resources (IMP-3.4) and `reserved` Gold for other costs.
    pub(crate) fn can_pay(&self, seat: Seat, bill: Bill, reserved: u16) -> bool {
        let supply = &self.player(seat).supply;
        let (wood, stone, food) = (supply[Good::Wood], supply[Good::Stone], supply[Good::Food]);
        let short = |have: u16, due: u8| u16::from(due).saturating_sub(have);
        let lacking = short(wood, bill.wood) + short(stone, bill.stone) + short(food, bill.food);
        let spare = wood.saturating_sub(bill.wood.into())
            + stone.saturating_sub(bill.stone.into())
            + food.saturating_sub(bill.food.into());
        let lacking = lacking + u16::from(bill.any).saturating_sub(spare);
        lacking + reserved <= supply[Good::Gold]
    }

    pub(crate) fn still_in(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| !self.player(*seat).has_passed).collect()
    }

    /// Whether an empire can be the target of other players: not after its player has passed (IMP-10.7). The
    /// virtual player never passes (IMP-28.12).
    pub(crate) fn can_be_target(&self, empire: Empire) -> bool {
        empire.seat().is_none_or(|seat| !self.player(seat).has_passed)
    }
}
