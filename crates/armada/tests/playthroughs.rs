//! Whole games, stored as text: a diff shows how a change of the rules changes play.
//!
//! `UPDATE=1 cargo test -p approdo-armada --test all playthroughs` rewrites the files.

use approdo_armada::{
    Armada, Move, Options,
    content::{Site, content},
    ids::{Place, SeaId, TerritoryId},
};
use approdo_conformance::playthrough;
use approdo_pieces::NamedId;

/// The games: seats, seed and options; the seeds give many kinds of events in few lines.
const GAMES: [(&str, u8, u64, Options); 11] = [
    ("two-plain", 2, 961, agreed(false, false, 5, false)),
    ("two-longer", 2, 767, agreed(false, false, 12, false)),
    ("two-recruitment", 2, 255, agreed(true, false, 5, false)),
    ("two-cards", 2, 2703, agreed(false, true, 5, false)),
    ("three-plain", 3, 557, agreed(false, false, 6, false)),
    ("three-recruitment", 3, 948, agreed(true, false, 5, false)),
    ("three-cards", 3, 2842, agreed(false, true, 5, false)),
    ("four-plain", 4, 2225, agreed(false, false, 5, false)),
    ("four-recruitment", 4, 853, agreed(true, false, 5, false)),
    ("four-cards", 4, 1780, agreed(false, true, 5, false)),
    ("four-everything", 4, 472, agreed(true, true, 5, true)),
];

const fn agreed(recruitment: bool, option_cards: bool, round_limit: u8, resignation: bool) -> Options {
    Options { recruitment, option_cards, round_limit, resignation }
}

#[test]
fn games_go_as_they_did() {
    playthrough::check_all::<Armada>(env!("CARGO_MANIFEST_DIR"), &GAMES, appeal);
}

/// The weight of a move for these random players. They are not good at the game, but everything in it happens: they
/// man ships, make for the Formation and its trading bases, explore, fight, carry gold and play their cards. The
/// numbers depend on the move alone, so the games stay the same when bots change.
fn appeal(mv: Move) -> u32 {
    match mv {
        Move::Explore(to) => 60 + enticement(to),
        Move::Attack { target: Place::Land(to), .. } => 40 + enticement(to),
        Move::Unload { to, .. } | Move::March { to, .. } => 1 + enticement(to),
        Move::Convert(_) | Move::Recruit | Move::Double => 60,
        Move::Attack { .. } | Move::Launch { .. } | Move::BuyCard | Move::PlayCard(_) => 40,
        Move::PassTurn => 30,
        Move::Sail { sea, .. } if is_on_the_way(sea) => 15,
        Move::Load { .. } | Move::EndTurn => 12,
        Move::Sail { .. } | Move::Transfer { .. } | Move::Sink(_) | Move::Pass => 3,
        Move::Bands(count) | Move::Ingots(count) => 1 + u32::from(count) * u32::from(count),
        Move::Garrison(count) => 1 + u32::from(count % 7),
        Move::Moor(_)
        | Move::Arrange(_)
        | Move::Destroy(_)
        | Move::Resign
        | Move::On(_)
        | Move::Seize(_)
        | Move::PayFrom(_)
        | Move::Skip
        | Move::AsRolled
        | Move::Keep
        | Move::Stop
        | Move::Next
        | Move::Lead(_) => 1,
    }
}

/// Trading bases weigh most, then the rest of the Formation.
fn enticement(territory: TerritoryId) -> u32 {
    let here = &content().territories[territory.index()];
    match (here.den, here.site) {
        (Some(_), _) => 0,
        (None, Site::Base) => 120,
        (None, Site::Open | Site::City) => 30,
    }
}

/// Whether a sea space lies between the dens and the Formation, or touches it.
fn is_on_the_way(sea: SeaId) -> bool {
    ["sea_open", "sea_bay", "sea_roads", "sea_strait"].iter().any(|kind| sea.name().starts_with(kind))
}
