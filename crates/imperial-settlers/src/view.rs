//! The position as one viewer may know it (IMP-3.11, IMP-4.12, IMP-4.16).

use crate::{
    content::Tokens,
    decks,
    frames::{Frame, Opening, Turn},
    goods::Stock,
    ids::{Attack, Card, Faction, LocationId, Title},
    location::Location,
    options::Options,
    phase::{opening::rules_of, raze},
    pile::Pile,
    score::{self, Worth},
    state::{
        COMMON_CARDS, Deal, FACTION_CARDS, ImperialSettlers, MOST_DEALS, MOST_STASHED, Player, Solo,
        StashedCard,
    },
};
use approdo_contract::{MAX_SEATS, Seat, Viewer};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::Serialize;

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of the state")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub seats: u8,
    pub round: u8,
    pub first: Seat,
    pub active: Seat,
    pub phase: Phase,
    /// Whose turn of the Action phase it is, and whether its action has been taken.
    pub turn: Option<TurnView>,
    /// The factions in play (IMP-6.1).
    pub factions: Vec<Faction>,
    pub is_expanded: bool,
    #[cfg_attr(test, ts(type = "Array<PlayerView>"))]
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    pub common_size: usize,
    pub discard: Pile<COMMON_CARDS>,
    pub display: Pile<8>,
    /// Cards that the viewer looks at before deciding about them.
    pub pool: Pile<4>,
    pub locations: Vec<LocationView>,
    pub solo: Option<SoloView>,
    pub is_over: bool,
}

/// Where in the course of the game a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Phase {
    /// Before the first round (sections 5 and 6).
    Opening,
    /// New cards (section 8).
    Lookout,
    /// Goods come in (section 9).
    Production,
    /// Players take actions (section 10).
    Action,
    /// What is not stored is lost (section 20).
    Cleanup,
    /// The virtual player attacks (section 28).
    Attack,
    /// The game has ended (section 26).
    Over,
}

/// A turn of the Action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Whether the action has been taken.
    pub has_acted: bool,
    /// Whether its player is asked for the action or for what follows it, and nothing has to be settled first.
    pub is_open: bool,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of the state")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    pub faction: Option<Faction>,
    pub expands: bool,
    pub vp: u16,
    /// What the empire would be worth if the game ended now; after the end what it has added to the VP.
    pub worth: Worth,
    /// The VP with what the empire is worth; after the end the score.
    pub points: u16,
    #[cfg_attr(test, ts(type = "Stock"))]
    pub supply: Stock,
    /// The hand, for its owner alone.
    pub hand: Option<Pile<{ COMMON_CARDS + FACTION_CARDS }>>,
    pub hand_size: Backs,
    /// The deck as it is being built, for its owner alone.
    pub building: Option<Pile<FACTION_CARDS>>,
    /// Its code ([`decks::code`]), for its owner alone and only while decks are built.
    pub deck_code: Option<String>,
    /// The titles that may come into it, for its owner alone and only while decks are built.
    pub offered: Option<Vec<Title>>,
    pub deck_size: usize,
    pub discard: Pile<FACTION_CARDS>,
    #[cfg_attr(test, ts(type = "Array<Deal>"))]
    pub deals: ArrayVec<Deal, MOST_DEALS>,
    pub foundations: Pile<COMMON_CARDS>,
    /// Hidden Foundations, for their owner alone.
    pub hidden: Option<Pile<FACTION_CARDS>>,
    pub hidden_size: Backs,
    /// Cards under the Gate: which ones, for their owner alone.
    #[cfg_attr(test, ts(type = "Array<StashedCard> | null"))]
    pub stash: Option<ArrayVec<StashedCard, MOST_STASHED>>,
    /// Cards under each Gate.
    pub stash_sizes: Vec<(LocationId, Backs)>,
    /// Cards to choose from in the Alternative Lookout, for their holder alone.
    pub held: Option<Pile<4>>,
    pub held_size: usize,
    pub tokens: u8,
    pub has_passed: bool,
    pub actions: u8,
}

/// How many cards there are, by their backs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Backs {
    /// Common cards.
    pub common: usize,
    /// Faction cards.
    pub faction: usize,
}

impl Backs {
    fn of<const N: usize>(pile: &Pile<N>) -> Self {
        let common = pile.commons();
        Backs { common, faction: pile.len() - common }
    }

    /// All of them.
    pub fn total(self) -> usize {
        self.common + self.faction
    }
}

/// A Location with what it takes to raze it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LocationView {
    /// The Location.
    #[serde(flatten)]
    pub location: Location,
    /// Raze tokens that an enemy needs; nothing if it cannot be razed (IMP-13.4).
    pub raze_cost: Option<u8>,
    /// Whether nothing more can be had from it in this round.
    pub is_used_up: bool,
}

/// What the solo game shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SoloView {
    /// Attack cards face down.
    pub pile_size: usize,
    /// Attack cards turned up, the newest first.
    pub line: Vec<Attack>,
    /// Attack cards set aside.
    pub aside: Vec<Attack>,
    /// The Collection pile.
    pub collection: Pile<64>,
    /// Tokens in the Collection.
    pub tokens: u8,
    /// Locations of the player that count against the Collection (IMP-28.2, IMP-29.1).
    pub own_count: u16,
    /// Cards and tokens of the Collection.
    pub collection_count: u16,
    /// Whether the player wins if it stays so (IMP-28.30).
    pub is_ahead: bool,
    /// Whether the Virtual Faction card is in use.
    pub virtual_faction: bool,
}

pub(crate) fn view(game: &ImperialSettlers, viewer: Viewer) -> View {
    // No `..`: for each new field it must be decided here who may see it.
    let ImperialSettlers {
        options,
        seats,
        round,
        first,
        active,
        is_expanded,
        players,
        common,
        discard,
        display,
        pool,
        pool_of,
        locations,
        solo,
        is_over,
        frames,
    } = game;
    View {
        options: *options,
        seats: *seats,
        round: *round,
        first: *first,
        active: *active,
        phase: phase(game),
        turn: frames.iter().find_map(|frame| turn(frame, frames.last())),
        factions: Faction::all().filter(|faction| options.check_faction(*faction).is_ok()).collect(),
        is_expanded: *is_expanded,
        players: Seat::all(*seats)
            .zip(players)
            .map(|(seat, player)| player_view(game, seat, player, viewer.is(seat)))
            .collect(),
        common_size: common.len(),
        discard: *discard,
        display: *display,
        pool: if viewer.is(*pool_of) { *pool } else { Pile::EMPTY },
        locations: locations
            .iter()
            .map(|location| LocationView {
                location: *location,
                raze_cost: raze::check_razable(location).is_ok().then(|| raze::cost(game, location)),
                is_used_up: location.is_used_up(),
            })
            .collect(),
        solo: game.is_solo().then(|| solo_view(game, solo)),
        is_over: *is_over,
    }
}

fn phase(game: &ImperialSettlers) -> Phase {
    let of_frame = |frame: &Frame| match frame {
        Frame::Opening(_) => Some(Phase::Opening),
        Frame::Lookout(_) => Some(Phase::Lookout),
        Frame::Production(_) => Some(Phase::Production),
        Frame::Turn(_) => Some(Phase::Action),
        Frame::Cleanup(_) => Some(Phase::Cleanup),
        Frame::Attack(_) => Some(Phase::Attack),
        Frame::Draw(_)
        | Frame::Take(_)
        | Frame::Ability(_)
        | Frame::Owed(_)
        | Frame::Point(_)
        | Frame::Raze(_) => None,
    };
    game.frames.iter().find_map(of_frame).unwrap_or(Phase::Over)
}

fn turn(frame: &Frame, top: Option<&Frame>) -> Option<TurnView> {
    let Frame::Turn(turn) = frame else { return None };
    let (has_acted, is_open) = (!matches!(turn, Turn::Act(_)), top == Some(frame));
    Some(TurnView { seat: turn.seat(), has_acted, is_open })
}

fn player_view(game: &ImperialSettlers, seat: Seat, player: &Player, own: bool) -> PlayerView {
    // No `..`: for each new field it must be decided here who may see it.
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
    } = player;
    let builds = game.round == 0 && faction.is_some();
    let titles = (own && is_building(game)).then(|| decks::titles_of(deck));
    // IMP-2.7: Barbarian tokens come with the expansion.
    let has_tokens = game.is_expanded || game.seat_with(Tokens::Barbarian) != Some(seat);
    let worth = if faction.is_some() { score::added(game, seat) } else { Worth::default() };
    PlayerView {
        faction: *faction,
        expands: *expands,
        vp: *vp,
        worth,
        points: if game.is_over { *vp } else { vp + worth.total() },
        supply: *supply,
        hand: own.then_some(*hand),
        hand_size: Backs::of(hand),
        building: (own && builds).then_some(*deck),
        deck_code: titles.as_ref().map(|titles| decks::code::write(game.faction(seat), titles)),
        offered: titles
            .map(|titles| rules_of(game, seat).available().filter(|title| !titles.contains(title)).collect()),
        deck_size: deck.len(),
        discard: *discard,
        deals: deals.clone(),
        foundations: *foundations,
        hidden: own.then_some(*hidden),
        hidden_size: Backs::of(hidden),
        stash: own.then(|| stash.clone()),
        stash_sizes: stash_sizes(stash),
        held: own.then_some(*held),
        held_size: held.len(),
        tokens: if has_tokens { *tokens } else { 0 },
        has_passed: *has_passed,
        actions: *actions,
    }
}

/// Whether decks are built (IMP-6.16).
fn is_building(game: &ImperialSettlers) -> bool {
    matches!(game.frames.last(), Some(Frame::Opening(Opening::Decks(_))))
}

/// Cards under each Gate, by their backs.
fn stash_sizes(stash: &[StashedCard]) -> Vec<(LocationId, Backs)> {
    let mut sizes: Vec<(LocationId, Backs)> = Vec::new();
    for stashed in stash {
        if sizes.last().is_none_or(|(at, _)| *at != stashed.at) {
            sizes.push((stashed.at, Backs::default()));
        }
        if let Some((_, backs)) = sizes.last_mut() {
            count(backs, stashed.card);
        }
    }
    sizes
}

fn count(backs: &mut Backs, card: Card) {
    if card.is_common() {
        backs.common += 1;
    } else {
        backs.faction += 1;
    }
}

fn solo_view(game: &ImperialSettlers, solo: &Solo) -> SoloView {
    let Solo { pile, line, aside, collection, tokens } = solo;
    let has_faction = game.player(Seat(0)).faction.is_some();
    SoloView {
        pile_size: pile.len(),
        line: line.to_vec(),
        aside: aside.to_vec(),
        collection: *collection,
        tokens: *tokens,
        own_count: if has_faction { score::own_count(game) } else { 0 },
        is_ahead: has_faction && score::beats_virtual_player(game),
        collection_count: score::collection_count(game),
        virtual_faction: raze::uses_virtual_faction(game),
    }
}
