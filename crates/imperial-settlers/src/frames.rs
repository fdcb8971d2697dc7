//! What still has to happen: the game is a stack of these, and the top one says what it waits for.
//!
//! Frames are grouped as the files of `phase` are. In each group some frames wait for a decision or for luck;
//! the others are automatic and never stay on top.

use crate::{
    content::{From, RazeTarget},
    goods::{Bill, Gain, Good, GoodSet},
    ids::{Card, ColourSet, Deck, Empire, ListId, LocationId, Tech},
    options::LookoutVariant,
};
use approdo_contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One thing that still has to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Factions, decks, first player and starting hands (sections 5 and 6).
    Opening(Opening),
    /// The Lookout phase (sections 8 and 27).
    Lookout(Lookout),
    /// Drawing a card (IMP-3.9, IMP-4.13, section 22).
    Draw(Draw),
    /// Goods that leave a choice (section 3).
    Take(Take),
    /// The Production phase (section 9).
    Production(Production),
    /// A turn of the Action phase (section 10).
    Turn(Turn),
    /// Abilities at work (sections 14, 16 and 19).
    Ability(Ability),
    /// A cost that leaves a choice (IMP-3.6, IMP-11.3, IMP-14.7).
    Payment(Payment),
    /// The player of an effect points at something.
    Target {
        /// Who.
        seat: Seat,
        /// What for.
        what: Target,
    },
    /// A raze under way (section 13).
    Raze(Raze),
    /// The Cleanup phase (section 20).
    Cleanup(Cleanup),
    /// The Attack phase of the solo game (section 28).
    Attack(AttackFrame),
}

/// Before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// A player chooses a faction (IMP-5.3).
    Faction {
        /// Who.
        seat: Seat,
    },
    /// Luck picks one of the free factions (IMP-5.3).
    RandomFaction {
        /// For whom.
        seat: Seat,
    },
    /// A player declares an expansion or none (IMP-6.16).
    Declare {
        /// Who.
        seat: Seat,
    },
    /// Players build their decks, all at the same time (IMP-6.16).
    Decks {
        /// Those who are not done.
        builders: SeatSet,
    },
    /// Luck gives somebody the first-player marker (IMP-5.5).
    FirstPlayer,
    /// Starting hands (IMP-5.6). Automatic.
    Hands {
        /// The player so many places after the first one draws.
        nth: u8,
        /// So many cards are still to be drawn.
        left: u8,
    },
    /// Luck turns up the first Attack card (IMP-28.3).
    FirstAttack,
}

/// Looking for new cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lookout {
    /// Each player draws a Faction card (IMP-8.1), and a Common card in the Peaceful variant (IMP-27.8).
    /// Automatic.
    Scouts {
        /// The player so many places after the first one draws.
        nth: u8,
    },
    /// The display is filled for a choice, as far as it can be. Automatic.
    Fill {
        /// How this round's Lookout goes (IMP-27.11).
        variant: LookoutVariant,
        /// Which choice of the round.
        pick: u8,
        /// Whether there are no more cards (IMP-8.6).
        is_short: bool,
    },
    /// A player takes a card of the display (IMP-8.2, IMP-27.3, IMP-28.9).
    Pick {
        /// How this round's Lookout goes.
        variant: LookoutVariant,
        /// Which choice of the round.
        pick: u8,
        /// Whether there are no more cards.
        is_short: bool,
    },
    /// Luck gives a card of the display to the virtual player (IMP-28.9).
    VirtualPick,
    /// Cards are dealt to be chosen from (IMP-27.1). Automatic.
    Deal {
        /// To the player so many places after the first one.
        nth: u8,
        /// So many more.
        left: u8,
    },
    /// Everybody keeps one of the cards held, secretly and at the same time (IMP-27.1).
    Keep {
        /// How many cards each held at first.
        held: u8,
        /// Those who have not chosen.
        choosers: SeatSet,
    },
}

/// Drawing one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// A card is to be drawn, if there is one. Automatic.
    Begin {
        /// By whom.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Where it goes.
        to: Destination,
    },
    /// Luck turns up a card for everybody to see.
    Open {
        /// For whom.
        seat: Seat,
        /// Where it goes.
        to: Destination,
    },
    /// Luck decides whether the next card of the Common deck is an Event, which everybody will see.
    EventOrNot {
        /// Who draws.
        seat: Seat,
        /// Where the card goes.
        to: Destination,
    },
    /// Luck picks a card that only its drawer sees.
    Secret {
        /// Who draws.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Where it goes.
        to: Destination,
    },
    /// An Event waits for its replacement before it is discarded (IMP-22.7). Automatic.
    Event {
        /// The Event.
        card: Card,
    },
    /// The players carry out an Event, one after the other (IMP-22.4). Automatic.
    Resolve {
        /// The Event.
        card: Card,
        /// The player so many places after the first one is next.
        nth: u8,
    },
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// To the hand.
    Hand,
    /// To the Lookout display.
    Display,
    /// Among the cards that a player looks at before deciding about them.
    Pool,
    /// Among the cards that a player chooses from in the Alternative Lookout.
    Held,
    /// Face down into the empire (IMP-25.22).
    Foundation {
        /// What it gives.
        good: Good,
    },
    /// It is razed at once (IMP-25.14).
    Raze,
}

/// Goods that leave a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Take {
    /// So many are still to be taken. Automatic.
    Next {
        /// By whom.
        seat: Seat,
        /// What.
        what: Gain,
        /// How many.
        left: u8,
        /// Where cards go.
        to: Destination,
    },
    /// From which deck (IMP-3.9).
    Deck {
        /// Who draws.
        seat: Seat,
        /// Where the card goes.
        to: Destination,
    },
    /// Wood, Stone or Food.
    Resource {
        /// Who chooses.
        seat: Seat,
    },
    /// The form of an Advanced Technology token (IMP-21.13).
    Form {
        /// Who chooses.
        seat: Seat,
    },
    /// Where a Samurai goes (IMP-24.13).
    Post {
        /// Who chooses.
        seat: Seat,
    },
    /// Which of several colours counts for the Mechanical Horse.
    Colour {
        /// Who chooses.
        seat: Seat,
        /// The colours.
        colours: ColourSet,
    },
    /// One Good of these is discarded.
    Lose {
        /// Who.
        seat: Seat,
        /// Among which.
        goods: GoodSet,
        /// How many more, this one included.
        left: u8,
    },
    /// One of the pool is kept, the others are discarded (IMP-24.38).
    Keep {
        /// Who.
        seat: Seat,
    },
    /// The pool is full: ask, or keep the only card. Automatic.
    Drawn {
        /// Who.
        seat: Seat,
    },
    /// The results of an exchange of Workers (IMP-15.3).
    Exchange {
        /// Who.
        seat: Seat,
        /// How many pairs still yield something, this one included.
        left: u8,
    },
}

/// The Production phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Production {
    /// The next player collects, or the phase is over (IMP-9.2). Automatic.
    Player {
        /// So many places after the first one.
        nth: u8,
    },
    /// The Deals of a player (IMP-9.4). Automatic.
    Deals {
        /// Whose.
        seat: Seat,
        /// The next one.
        next: u8,
    },
    /// The Production Locations of a player (IMP-9.5). Automatic.
    Locations {
        /// Whose.
        seat: Seat,
        /// The place of the next one among all Locations.
        next: u8,
    },
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Free moves, one action or pass (IMP-10.9).
    Act {
        /// Whose turn.
        seat: Seat,
    },
    /// The action is complete. Automatic.
    Acted {
        /// Whose turn.
        seat: Seat,
    },
    /// Free moves after the action (IMP-10.9).
    Rest {
        /// Whose turn.
        seat: Seat,
    },
    /// The next player in turn who has not passed. Automatic.
    Next {
        /// After whom.
        seat: Seat,
    },
}

/// Abilities at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// A list of effects is carried out. Automatic.
    Run(Run),
    /// A Location is used so many times. Automatic.
    Use(Use),
    /// Features react. Automatic.
    Trigger(Trigger),
    /// One of several lists is chosen.
    Choose {
        /// The list it belongs to, as it would go on.
        run: Run,
        /// The first of the lists.
        first: ListId,
        /// How many.
        options: u8,
    },
    /// A cost may be paid again and again (IMP-25.11).
    Repeat {
        /// The Feature.
        used: Use,
        /// Whether VP have been gained by it.
        has_scored: bool,
    },
    /// A visit is over: the owner gets a Worker (IMP-16.4). Automatic.
    Visited {
        /// Who sent the Worker.
        seat: Seat,
        /// Where.
        at: LocationId,
    },
    /// Deals are used again (IMP-24.40).
    DealAgain {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Those used already, one bit each.
        used: u64,
    },
    /// Technology tokens are moved (IMP-25.30).
    MoveTech {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Tokens that were moved, and where they are now.
        moved: [Option<(LocationId, Tech)>; 2],
    },
    /// Cards of the Common deck become Foundations (IMP-25.22). Automatic.
    Dig {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
        /// What each gives.
        good: Good,
    },
}

/// A list of effects under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// Which list.
    pub list: ListId,
    /// The next effect.
    pub next: u8,
    /// Who carries it out.
    pub seat: Seat,
    /// The Location it belongs to, if any.
    pub at: LocationId,
    /// Whose Locations and Samurai are counted (IMP-16.10).
    pub counted: Empire,
    /// The card that was razed, for Features that ask for its colour.
    pub about: Card,
    /// Whether VP have been gained by it.
    pub has_scored: bool,
    /// Whether its VP do not count as gained (IMP-19.9).
    pub is_silent: bool,
    /// Whether a choice in it may be declined.
    pub is_optional: bool,
}

/// The use of an ability, once or several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// The Location.
    pub at: LocationId,
    /// Its card; the Location may leave play on the way (IMP-14.22).
    pub card: Card,
    /// Which ability.
    pub ability: Which,
    /// For whom.
    pub seat: Seat,
    /// How many uses are still to come.
    pub left: u8,
    /// Whether one has just been carried out.
    pub has_run: bool,
    /// Whether tokens on the Location count: not if somebody listens in (IMP-23.14).
    pub has_tokens: bool,
    /// Whether nothing was paid (IMP-25.10).
    pub is_free: bool,
    /// The card that was razed, for Features that ask for its colour.
    pub about: Card,
}

/// An ability of a Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Its production.
    Production,
    /// The Action with this number.
    Action(u8),
    /// The reacting Feature with this number.
    Feature(u8),
}

/// Something to which Features react, and how far they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// What happened.
    pub occasion: Occasion,
    /// Who did it.
    pub actor: Seat,
    /// How many times it happened.
    pub times: u8,
    /// The player so many places after the active one is next.
    pub nth: u8,
    /// Whether the Features that the player listens in on are due (IMP-23.21).
    pub is_listening: bool,
    /// The place of the next Location among all.
    pub next: u8,
    /// The next Feature of that Location.
    pub feature: u8,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The actor built a card.
    Build(Card),
    /// The actor razed a card.
    Raze {
        /// Which.
        card: Card,
        /// Where it was.
        from: RazeKind,
    },
    /// The actor made a Deal.
    MakeDeal,
    /// The actor deployed a Samurai.
    DeploySamurai,
    /// The actor gained VP.
    GainVp,
    /// The actor exchanged a pair of Workers.
    Exchange,
    /// The actor activated an Action.
    Activate {
        /// What was paid.
        spent: GoodSet,
        /// Whether it is a Scoring Action.
        scoring: bool,
    },
    /// The actor sent a Worker.
    Visit,
    /// The actor received a Worker.
    EnemyVisit,
    /// The actor placed a Technology token.
    PlaceTech(Tech),
}

/// What was razed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RazeKind {
    /// A card from hand.
    Hand,
    /// An enemy Location.
    Enemy,
    /// An own Location.
    Own,
    /// A card of the Common deck.
    Deck,
}

/// A cost that leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Which Resources Gold stands in for (IMP-3.6).
    Split {
        /// Who pays.
        seat: Seat,
        /// What.
        bill: Bill,
        /// On which Location the Goods are put, if any (IMP-14.1).
        onto: LocationId,
    },
    /// Which Location or Foundation is discarded (IMP-11.3).
    Location {
        /// Who pays.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// Which card of the hand is discarded.
    Card {
        /// Who.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// Which Deal is given up.
    Deal {
        /// Who.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// The cost of a build is paid: the Location is placed (IMP-11.17). Automatic.
    Place {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The cost of a Deal is paid: the card goes under the board (IMP-12.3). Automatic.
    Slide {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
}

/// What the player of an effect points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A Production Location that produces (IMP-24.7).
    Produce {
        /// Not this one.
        at: LocationId,
        /// Whether it happens as part of a production.
        within_production: bool,
    },
    /// An enemy Common Location to remove (IMP-24.10).
    Remove,
    /// The own Location of a pair (IMP-25.13).
    OwnOfPair,
    /// The enemy Location of a pair.
    EnemyOfPair {
        /// The own one.
        own: LocationId,
    },
    /// A card or Location to raze.
    Raze {
        /// Which are allowed.
        target: RazeTarget,
        /// Whether no tokens are paid.
        free: bool,
        /// VP for each received Good that is discarded.
        cash_in: u8,
    },
    /// A Good of an enemy's supply (IMP-24.27).
    Steal {
        /// Among which.
        goods: GoodSet,
    },
    /// An enemy Location and a Good of its Raze field (IMP-24.30).
    Copy,
    /// The same for a Deal (IMP-24.15).
    LocationDeal,
    /// A card to build (IMP-24.2, IMP-24.12).
    Build {
        /// Where it is.
        from: From,
    },
    /// A Deal of an enemy to discard (IMP-24.33).
    CancelDeal,
    /// A Deal of an enemy to take (IMP-24.24).
    TakeDeal,
    /// An enemy who discards cards.
    EnemyDiscard {
        /// How many.
        n: u8,
    },
    /// A card of the hand for a Foundation (IMP-24.20).
    Bury {
        /// What it gives.
        good: Good,
    },
    /// A Foundation to turn up (IMP-25.7).
    Restore,
    /// An enemy Action Location (IMP-24.22).
    Exhaust,
    /// An enemy Location to block (IMP-23.15).
    Block,
    /// A blocked Location whose token is used again (IMP-23.17).
    Lift {
        /// What is to be blocked.
        onto: LocationId,
    },
    /// An enemy Common Location to take over (IMP-23.9).
    TakeOver,
    /// An enemy Feature to listen in on (IMP-23.13).
    Eavesdrop,
    /// An Action to activate for nothing (IMP-25.9).
    FreeActivate {
        /// Not an Action that does the same.
        at: LocationId,
    },
    /// An enemy Production Location (IMP-25.16).
    SendWorker,
}

/// A raze under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Raze {
    /// The Goods of the Raze field, one after the other (IMP-13.13). Automatic.
    Loot(Loot),
    /// Received Goods may be discarded for VP (IMP-24.28).
    CashIn {
        /// The raze.
        loot: Loot,
        /// The Goods of the field that can still be discarded, one bit each.
        goods: u8,
    },
    /// The card is discarded or becomes a Foundation (IMP-13.14). Automatic.
    Conclude(Loot),
}

/// What a raze is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// Who razes.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What was razed.
    pub from: RazeKind,
    /// The Location, if it was one.
    pub at: LocationId,
    /// The next Good of the Raze field.
    pub next: u8,
    /// Whether VP have been gained.
    pub has_scored: bool,
    /// VP for each received Good that is discarded; 0 if none can be.
    pub cash_in: u8,
}

/// The Cleanup phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cleanup {
    /// The next player makes choices, or everything else is discarded (IMP-20.2, IMP-20.17). Automatic.
    Player {
        /// So many places after the first one.
        nth: u8,
    },
    /// The Locations of a player that store or stash something. Automatic.
    Locations {
        /// Whose.
        seat: Seat,
        /// The place of the next one among all Locations.
        next: u8,
    },
    /// Goods are put on a card that stores them (IMP-20.6).
    Store {
        /// Who.
        seat: Seat,
        /// Where.
        at: LocationId,
        /// How many more.
        left: u8,
    },
    /// Cards or Resources are put away for good (IMP-20.8).
    Stash {
        /// Who.
        seat: Seat,
        /// Where.
        at: LocationId,
        /// How many more.
        left: u8,
    },
}

/// The Attack phase of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackFrame {
    /// The virtual player's area goes to the Collection (IMP-28.15). Automatic.
    Begin,
    /// Luck turns up an Attack card (IMP-28.17).
    TurnUp {
        /// How many attacks are still to come, this one included.
        left: u8,
    },
    /// The attack looks for its target (IMP-28.18). Automatic.
    Search {
        /// How many attacks are still to come, this one included.
        left: u8,
    },
    /// The player chooses among equal targets (IMP-28.22).
    Choose {
        /// How many attacks are still to come, this one included.
        left: u8,
        /// The place in the line of the second card of the pair.
        second: u8,
    },
    /// The phase is over (IMP-29.3). Automatic.
    End,
}

impl Frame {
    /// The card that lies in no zone while this has to happen: one that is being built or razed, or an Event that
    /// waits for its replacement.
    pub(crate) fn card_in_flight(&self) -> Option<Card> {
        match *self {
            Frame::Draw(Draw::Event { card })
            | Frame::Payment(Payment::Place { card, .. } | Payment::Slide { card, .. }) => Some(card),
            Frame::Raze(Raze::Loot(loot) | Raze::CashIn { loot, .. } | Raze::Conclude(loot)) => {
                let is_location = matches!(loot.from, RazeKind::Enemy | RazeKind::Own);
                (!is_location).then_some(loot.card)
            }
            Frame::Opening(_)
            | Frame::Lookout(_)
            | Frame::Draw(_)
            | Frame::Take(_)
            | Frame::Production(_)
            | Frame::Turn(_)
            | Frame::Ability(_)
            | Frame::Payment(_)
            | Frame::Target { .. }
            | Frame::Cleanup(_)
            | Frame::Attack(_) => None,
        }
    }
}
