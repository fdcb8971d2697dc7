//! TypeScript types of this game for the web page, and card facts for its tests.
//!
//! `UPDATE=1 cargo test -p approdo-imperial-settlers typescript` rewrites both files.

use crate::{
    Deal, Event, ImperialSettlers, Move, Options, StashedCard, View,
    content::Kind,
    goods::{Gain, Good, Payment},
    ids::{Attack, Card, Colour, Deck, Empire, Faction, LocationId, Tech, Title},
    location::Mark,
    options::{LookoutVariant, Mode},
    phase::raze::RazeKind,
    pile::Pile,
    print::{AttackPrint, Both, CardPrint, ColourPrint, FactionPrint, GoodPrint, Print, Sign, TitlePrint},
    score::Worth,
    view::{Backs, LocationView, Phase, PlayerView, SoloView, TurnView},
};
use ts_rs::{Config, TS};

approdo_conformance::named!(Colour, Faction, Gain, Good);

/// Types that are declared by hand: there are too many cards to name them all.
macro_rules! by_hand {
    ($($(@ $n:ident)? $id:ty = $name:literal;)*) => {
        $(impl$(<const $n: usize>)? TS for $id {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                $name.to_owned()
            }

            fn inline(config: &Config) -> String {
                Self::name(config)
            }
        })*
    };
}

by_hand! {
    Card = "Card";
    Title = "Title";
    Attack = "Attack";
    LocationId = "LocationId";
    Empire = "Empire";
    @ N Pile<N> = "Pile";
}

/// Types that cannot be derived.
const BY_HAND: &str = "\
/** A card by its name in the data files; where copies of a title differ, with its Deal field. */
export type Card = string;
export type Title = string;
export type Attack = string;
/** Cards, equal ones side by side. */
export type Pile = Card[];
/** A Location, by its number. */
export type LocationId = number;
/** The empire of a seat, or 5 for the area of the virtual player of the solo game. */
export type Empire = number;
export type Stock = Record<Good, number>;
/** Goods that lie on a card; those that are missing do not. */
export type Heap = Partial<Stock>;
export type Sentence = Sign[];
";

#[test]
fn typescript() {
    approdo_conformance::types!(
        "imperial-settlers",
        BY_HAND,
        [
            Colour,
            Faction,
            Good,
            Gain,
            Deck,
            Tech,
            Kind,
            Mode,
            LookoutVariant,
            Options,
            Mark,
            LocationView,
            Deal,
            StashedCard,
            Backs,
            Worth,
            PlayerView,
            Phase,
            TurnView,
            SoloView,
            View,
            Payment,
            Move,
            RazeKind,
            Event,
            Both,
            Sign,
            TitlePrint,
            CardPrint,
            FactionPrint,
            GoodPrint,
            ColourPrint,
            AttackPrint,
            Print,
        ]
    );
}

#[test]
fn typescript_of_what_is_printed() {
    approdo_conformance::typescript::check_print::<ImperialSettlers>();
}
