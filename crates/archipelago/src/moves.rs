//! What a player can choose.

use crate::ids::{AreaId, Building, CardId, Market, ObjectiveId, Post, RegionId, Resource, TrendId, Zone};
use approdo_contract::{Seat, numbered};
use serde::{Deserialize, Serialize};

numbered! {
    /// One choice. An action is chosen first; the units, places and payments that it needs are further choices.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move {
        /// Vote for a trend card (ARC-31.9).
        Vote(TrendId),
        /// Use this side of a tile (ARC-5.4, ARC-19.5).
        Region(RegionId),
        /// Prove that no dealt tile fits, and draw new ones (ARC-5.6).
        Redraw,
        /// Place the region at this cell (ARC-5.4, ARC-19.6).
        Place {
            /// Axial coordinate.
            q: i8 in -24..=24,
            /// Axial coordinate.
            r: i8 in -24..=24,
        },
        /// Turn the region by so many sixths (ARC-3.2).
        Orient(u8 in 0..=5),
        /// This unit moves into the new region (ARC-19.7).
        Enter(Post),
        /// Put a piece on this area (ARC-5.10, ARC-5.22).
        Land(AreaId),
        /// A cube of this kind goes to the domestic market (ARC-5.12, ARC-19.13).
        Stock(Resource),
        /// Take a cube of this kind (ARC-5.12, ARC-19.13).
        Share(Resource),
        /// Put an objective card back into the box (ARC-31.12).
        PutBack(ObjectiveId),
        /// Bid so many florins (ARC-10.1).
        Bid(u8 in 0..=255),
        /// This player takes the next free place in the order (ARC-10.3).
        Next(Seat),
        /// Begin an offer to this player (ARC-7.6).
        Offer(Seat),
        /// Call on this player to make an offer (ARC-7.15).
        Call(Seat),
        /// Add something that the maker hands over (ARC-7.14).
        Give(Good),
        /// Add something that the maker asks for.
        Ask(Good),
        /// Take something off what the maker hands over.
        Keep(Good),
        /// Take something off what the maker asks for.
        Waive(Good),
        /// Ask for the answer (ARC-7.14).
        Send,
        /// Withdraw the offer (ARC-7.6).
        Withdraw,
        /// Accept the offer (ARC-7.6).
        Accept,
        /// Decline the offer.
        Decline,
        /// Consume or supply a cube in a crisis (ARC-12.7, ARC-12.18).
        Consume(Source),
        /// Use a temple in a domestic crisis (ARC-12.12).
        Bless(RegionId),
        /// Stand a citizen up (ARC-12.10, ARC-27.32).
        Rouse {
            /// Whose.
            owner: Seat,
            /// Where.
            at: Post,
            /// Whether it is an engaged one.
            engaged: bool,
        },
        /// Move the rebel from the building to this area (ARC-24.14).
        Expel(AreaId),
        /// Leave the rebel where it is (ARC-24.14).
        Tolerate,
        /// Place a disc and carry out the action (ARC-15.2).
        Action(Zone),
        /// Use an evolution card or build a wonder (ARC-26.2, ARC-26.11).
        Card(CardId),
        /// Use a port or market (ARC-24.16).
        Operate {
            /// Where.
            region: RegionId,
            /// Which.
            building: Building,
        },
        /// End the round (ARC-15.3).
        EndRound,
        /// Nothing more of this action, card or responsibility.
        Done,
        /// Deploy a unit on a symbol (ARC-16.1).
        Deploy(Post),
        /// Buy the last cube of a zone (ARC-18.2).
        Buy {
            /// Where.
            market: Market,
            /// What.
            resource: Resource,
        },
        /// Sell a cube (ARC-18.3).
        Sell {
            /// Where.
            market: Market,
            /// What.
            resource: Resource,
        },
        /// Sell an explorer token as a cube (ARC-14.2).
        SellToken {
            /// Where.
            market: Market,
            /// As what.
            resource: Resource,
        },
        /// Take the top tile (ARC-19.3).
        TakeTop,
        /// Discard the top tile and take the next (ARC-19.3).
        TakeNext,
        /// Discard the tile (ARC-19.10).
        GiveUp,
        /// Recruit a worker here (ARC-21.4).
        Recruit(AreaId),
        /// A citizen is born here (ARC-20.5).
        Birth(AreaId),
        /// Move a unit (ARC-22.1).
        Migrate {
            /// From.
            from: Post,
            /// To.
            to: Post,
        },
        /// Take the running migration back (ARC-22.18).
        Restart,
        /// Build a building (ARC-23.1).
        Build {
            /// What.
            building: Building,
            /// Who builds it.
            by: Post,
            /// The land area it stands on; for a port the area that is joined to the builder's.
            at: AreaId,
        },
        /// Build a ship here (ARC-23.12).
        Launch(AreaId),
        /// Pay what is due with cubes, and with tokens what is missing (ARC-23.3).
        Pay,
        /// Pay a cube of this kind where any kind will do (ARC-26.7).
        PayCube(Resource),
        /// Pay an explorer token in place of a cube of this kind (ARC-14.2).
        PayToken(Resource),
        /// Choose among what the card offers.
        Option(u8 in 0..=15),
        /// Aim the card at this player (ARC-27.11, ARC-27.15).
        Target(Seat),
        /// Destroy a ship (ARC-27.9).
        Sink {
            /// Whose.
            owner: Seat,
            /// Where.
            at: Post,
        },
        /// Plunder symbols (ARC-27.14).
        Plunder {
            /// Where.
            region: RegionId,
            /// Which.
            resource: Resource,
        },
        /// Hide a cube in the hand (ARC-27.11).
        Hide(Resource),
        /// Leave the hand empty.
        HideNothing,
        /// Choose a hand (ARC-27.11).
        Hand(Hand),
        /// A unit becomes unengaged (ARC-27.33).
        Release(Post),
        /// Exchange a cube with the bank (ARC-27.36).
        Exchange {
            /// Paid.
            give: Resource,
            /// Taken.
            take: Resource,
        },
        /// Exchange an explorer token with the bank.
        ExchangeToken(Resource),
        /// Buy a revealed card or a card of the evolution track (ARC-25.3, ARC-27.6).
        BuyCard(CardId),
        /// Rotate a card of the evolution track (ARC-25.4).
        Rotate(CardId),
        /// Add a ship at the port of this region (ARC-27.17).
        Light(RegionId),
        /// This citizen goes onto the wonder (ARC-26.13).
        Dedicate(Post),
    }
}

numbered! {
    /// Where a cube for a crisis comes from (ARC-12.7, ARC-12.9).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Source {
        /// The market of the crisis.
        Market,
        /// From behind the screen.
        Screen,
        /// An explorer token.
        Token,
    }
}

numbered! {
    /// A hand of the Thief's victim.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs, reason = "the names say it")]
    pub enum Hand {
        Left,
        Right,
    }
}

numbered! {
    /// Something an offer may list (ARC-7.6, ARC-7.12).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Good {
        /// So many florins.
        Florins(u8 in 1..=5),
        /// A cube.
        Cube(Resource),
        /// An explorer token.
        Token,
        /// An evolution card.
        Card(CardId),
        /// Permission to harvest in this region.
        Permission(RegionId),
        /// A place in the order of play, counted from 1.
        Place(u8 in 1..=5),
    }
}
