//! Whole games, stored as text: a diff shows how a change of the rules changes play.
//!
//! `UPDATE=1 cargo test -p approdo-imperial-settlers --test all playthroughs` rewrites the files.

use approdo_conformance::playthrough;
use approdo_imperial_settlers::{
    ImperialSettlers, Move, Options,
    options::{LookoutVariant, Mode},
};

/// The games: seats, seed and options; the seeds give many kinds of events.
const GAMES: [(&str, u8, u64, Options); 13] = [
    ("solo-base", 1, 11, agreed(Mode::Base, LookoutVariant::Normal, false)),
    ("solo-standard", 1, 12, agreed(Mode::Standard, LookoutVariant::Normal, false)),
    ("solo-open", 1, 13, agreed(Mode::Open, LookoutVariant::Normal, false)),
    ("solo-advanced", 1, 14, ADVANCED_SOLO),
    ("two-base", 2, 21, agreed(Mode::Base, LookoutVariant::Normal, false)),
    ("two-standard", 2, 22, agreed(Mode::Standard, LookoutVariant::Normal, false)),
    ("two-open", 2, 23, agreed(Mode::Open, LookoutVariant::Advanced, false)),
    ("three-standard", 3, 31, agreed(Mode::Standard, LookoutVariant::Normal, false)),
    ("three-alternative", 3, 32, agreed(Mode::Open, LookoutVariant::Alternative, false)),
    ("four-base", 4, 41, agreed(Mode::Base, LookoutVariant::Advanced, false)),
    ("four-peaceful", 4, 42, agreed(Mode::Standard, LookoutVariant::Normal, true)),
    ("five-standard", 5, 51, agreed(Mode::Standard, LookoutVariant::Normal, false)),
    ("five-open", 5, 52, agreed(Mode::Open, LookoutVariant::Normal, false)),
];

const fn agreed(mode: Mode, lookout: LookoutVariant, peaceful: bool) -> Options {
    Options { mode, lookout, peaceful, virtual_faction: true, advanced_solo: false }
}

/// The advanced variant of the solo game (IMP-29.12).
const ADVANCED_SOLO: Options =
    Options { advanced_solo: true, ..agreed(Mode::Standard, LookoutVariant::Normal, false) };

#[test]
fn games_go_as_they_did() {
    playthrough::check_all::<ImperialSettlers>(env!("CARGO_MANIFEST_DIR"), &GAMES, appeal);
}

/// The weight of a move for these random players. They are not good at the game, but everything in it happens: they
/// build, make Deals, activate, raze and place what they can. The numbers depend on the move alone, so the games
/// stay the same when bots change.
fn appeal(mv: Move) -> u32 {
    match mv {
        Move::Build(card) => {
            if card.is_common() {
                60
            } else {
                90
            }
        }
        Move::Activate { .. } => 60,
        Move::Visit(_) | Move::PlaceTech { .. } => 50,
        Move::Raze(_) | Move::PlaceDefense(_) | Move::DeploySamurai(_) => 30,
        Move::Deal(_) | Move::Unblock(_) => 20,
        Move::RazeHand(_) | Move::EndTurn | Move::Expand => 10,
        Move::Foundation { .. } | Move::Again | Move::CashIn(_) => 8,
        Move::ReadyDeck => 40,
        Move::Exchange(_) => 2,
        Move::Faction(_)
        | Move::RandomFaction
        | Move::BaseOnly
        | Move::Swap { .. }
        | Move::DeckDone
        | Move::Pick(_)
        | Move::Draw(_)
        | Move::Good(_)
        | Move::Colour(_)
        | Move::Pay(_)
        | Move::At(_)
        | Move::Card(_)
        | Move::DealOf { .. }
        | Move::GoodAt { .. }
        | Move::GoodOf { .. }
        | Move::Against(_)
        | Move::Option(_)
        | Move::MoveTech { .. }
        | Move::CashInCard(_)
        | Move::Pass
        | Move::Done => 4,
    }
}
