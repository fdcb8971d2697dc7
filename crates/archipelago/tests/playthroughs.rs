//! Whole games, stored as text: a change of a rule shows as a diff of these.
//!
//! `UPDATE=1 cargo test -p approdo-archipelago --test all playthroughs` writes the files anew.

use approdo_archipelago::{
    Archipelago, Move, Options,
    content::{Action, Length, content},
};
use approdo_conformance::playthrough;
use approdo_pieces::NamedId;

const SHORT: Options = Options {
    length: Length::Short,
    desert_start: false,
    no_secrets: false,
    more_control: false,
    trend_choice: false,
    benefactor: false,
    more_spice: false,
};

/// The games: seats and what was agreed, with seeds under which much happens in few lines.
const GAMES: [(&str, u8, u64, Options); 9] = [
    ("two-short", 2, 231, SHORT),
    ("three-short", 3, 585, SHORT),
    ("four-short", 4, 73, SHORT),
    ("five-short", 5, 517, SHORT),
    ("two-benefactor-spice", 2, 64, Options { benefactor: true, more_spice: true, ..SHORT }),
    ("three-desert", 3, 116, Options { desert_start: true, ..SHORT }),
    ("three-open-medium", 3, 332, Options { no_secrets: true, length: Length::Medium, ..SHORT }),
    ("three-long", 3, 243, Options { length: Length::Long, ..SHORT }),
    ("four-choice", 4, 488, Options { trend_choice: true, more_control: true, ..SHORT }),
];

#[test]
fn games_go_as_they_did() {
    playthrough::check_all::<Archipelago>(env!("CARGO_MANIFEST_DIR"), &GAMES, appeal);
}

/// How much a move appeals to these players. They are not good at the game, but they keep the colony alive for a
/// while and everything in it happens. The numbers depend on nothing but the move, so that the games stay the same
/// when bots learn to play better.
fn appeal(mv: Move) -> u32 {
    match mv {
        Move::Bless(_) | Move::Consume(_) => 200,
        Move::Action(zone) => match content().zones[zone.index()].action {
            Action::Recruit | Action::Reproduce | Action::Build => 60,
            Action::Explore => 50,
            Action::Harvest(_) => 40,
            Action::Transaction | Action::Migrate => 12,
            Action::Tax => 6,
        },
        Move::Card(_) => 40,
        Move::Birth(_) | Move::Recruit(_) | Move::Deploy(_) | Move::Build { .. } => 40,
        Move::Operate { .. } | Move::BuyCard(_) | Move::Send | Move::Bid(0) => 30,
        Move::EndRound => 20,
        Move::Sell { .. } | Move::Region(_) | Move::Expel(_) | Move::Accept => 10,
        Move::Done => 8,
        Move::Bid(1..=3) | Move::Rotate(_) | Move::Decline | Move::Launch(_) => 6,
        Move::Migrate { .. } | Move::Give(_) | Move::Ask(_) => 2,
        Move::Bid(_) => 0,
        Move::Vote(_)
        | Move::Redraw
        | Move::Place { .. }
        | Move::Orient(_)
        | Move::Enter(_)
        | Move::Land(_)
        | Move::Stock(_)
        | Move::Share(_)
        | Move::PutBack(_)
        | Move::Next(_)
        | Move::Offer(_)
        | Move::Call(_)
        | Move::Keep(_)
        | Move::Waive(_)
        | Move::Withdraw
        | Move::Rouse { .. }
        | Move::Tolerate
        | Move::Buy { .. }
        | Move::SellToken { .. }
        | Move::TakeTop
        | Move::TakeNext
        | Move::GiveUp
        | Move::Restart
        | Move::Pay
        | Move::PayCube(_)
        | Move::PayToken(_)
        | Move::Option(_)
        | Move::Target(_)
        | Move::Sink { .. }
        | Move::Plunder { .. }
        | Move::Hide(_)
        | Move::HideNothing
        | Move::Hand(_)
        | Move::Release(_)
        | Move::Exchange { .. }
        | Move::ExchangeToken(_)
        | Move::Light(_)
        | Move::Dedicate(_) => 1,
    }
}
