//! What luck decides: who takes a place, which card or tile comes next.

use crate::{
    content::CardKind,
    events::Log,
    frames::{Frame, Quest},
    ids::TileId,
    phase::{cards, discovery, evolution, explore, opening},
    sets::IdSet,
    state::Archipelago,
};
use approdo_contract::{Audience, Seat};

/// What luck picks from and who sees it, if the frame waits for luck.
pub(crate) fn chance(game: &Archipelago, frame: Frame) -> Option<(u16, Audience)> {
    let all = |among: u16| (among, Audience::All);
    Some(match Draw::of(frame)? {
        Draw::Place => all(opening::unplaced(game).count() as u16),
        Draw::Favourite => all(opening::favourites(game).len().into()),
        Draw::Tile { seat, .. } => (game.tiles.stack.len().into(), Audience::Only(seat)),
        Draw::OtherTile { .. } => (game.tiles.stack.len().into(), Audience::Only(game.active)),
        Draw::HandedTile { seen, .. } => all(discovery::handable(game, seen).len().into()),
        Draw::TopTile | Draw::NextTile => all(evolution::sides(game)),
        Draw::Card { .. } => all(evolution::top_cards(game).len().into()),
        Draw::Back { .. } => all(game.evolution.deck.len().into()),
        Draw::Trend { .. } => all(opening::spare_trends(game).len().into()),
        Draw::Objective { seat, .. } => (opening::undealt(game).len().into(), Audience::Only(seat)),
        Draw::OpenObjective { .. } => all(opening::undealt(game).len().into()),
        Draw::Revealed { .. } => all(evolution::revealable(game).len().into()),
    })
}

/// Luck has picked.
pub(crate) fn befall(game: &mut Archipelago, picked: u16, log: &mut Log) {
    match game.top().and_then(Draw::of).expect("luck has a frame") {
        Draw::Place => opening::order_drawn(game, picked, log),
        Draw::Favourite => opening::tie_broken(game, picked, log),
        Draw::Tile { seat, left } => opening::tile_dealt(game, seat, left, picked, log),
        Draw::OtherTile { left, redraws } => discovery::tile_redrawn(game, left, redraws, picked, log),
        Draw::HandedTile { quest, seen } => discovery::tile_handed(game, quest, seen, picked, log),
        Draw::TopTile => evolution::tile_turned(game, picked, log),
        Draw::NextTile => explore::next_taken(game, picked, log),
        Draw::Card { slot, red } => evolution::drawn(game, slot, red, picked, log),
        Draw::Back { red } => evolution::uncovered(game, red, picked, log),
        Draw::Trend { left } => opening::trend_drawn(game, left, picked, log),
        Draw::Objective { seat, left } => opening::objective_dealt(game, seat, left, picked, log),
        Draw::OpenObjective { left } => opening::objective_laid(game, left, picked, log),
        Draw::Revealed { left, kind } => cards::revealed(game, left, kind, picked, log),
    }
}

/// The frames that wait for luck, with what they know.
#[derive(Clone, Copy)]
enum Draw {
    Place,
    Favourite,
    Tile { seat: Seat, left: u8 },
    OtherTile { left: u8, redraws: u8 },
    HandedTile { quest: Quest, seen: IdSet<TileId> },
    TopTile,
    NextTile,
    Card { slot: u8, red: bool },
    Back { red: bool },
    Trend { left: u8 },
    Objective { seat: Seat, left: u8 },
    OpenObjective { left: u8 },
    Revealed { left: u8, kind: CardKind },
}

impl Draw {
    fn of(frame: Frame) -> Option<Draw> {
        Some(match frame {
            Frame::DrawOrder => Draw::Place,
            Frame::BreakTie => Draw::Favourite,
            Frame::DealTile { seat, left } => Draw::Tile { seat, left },
            Frame::RedrawTile { left, redraws } => Draw::OtherTile { left, redraws },
            Frame::HandTile { quest, seen } => Draw::HandedTile { quest, seen },
            Frame::TurnTile => Draw::TopTile,
            Frame::NextTile => Draw::NextTile,
            Frame::Draw { slot, red } => Draw::Card { slot, red },
            Frame::Uncover { red } => Draw::Back { red },
            Frame::DrawTrend { left } => Draw::Trend { left },
            Frame::DealObjective { seat, left } => Draw::Objective { seat, left },
            Frame::LayObjective { left } => Draw::OpenObjective { left },
            Frame::Reveal { left, kind } => Draw::Revealed { left, kind },
            Frame::Vote
            | Frame::Discoverers { .. }
            | Frame::Discover { .. }
            | Frame::Handed { .. }
            | Frame::Position { .. }
            | Frame::Orient { .. }
            | Frame::Berth { .. }
            | Frame::Landing { .. }
            | Frame::Stock { .. }
            | Frame::Share { .. }
            | Frame::Huts { .. }
            | Frame::FirstStack
            | Frame::Refill { .. }
            | Frame::PutBack
            | Frame::Phase(_)
            | Frame::Bid { .. }
            | Frame::Arrange { .. }
            | Frame::Board(_)
            | Frame::Zones { .. }
            | Frame::Domestic { .. }
            | Frame::Rouse { .. }
            | Frame::Export { .. }
            | Frame::Expel { .. }
            | Frame::Rounds { .. }
            | Frame::Round
            | Frame::Harvest { .. }
            | Frame::Trade { .. }
            | Frame::Scout
            | Frame::Survey { .. }
            | Frame::Enter { .. }
            | Frame::Recruit { .. }
            | Frame::Reproduce { .. }
            | Frame::Migrate { .. }
            | Frame::Build { .. }
            | Frame::Pay { .. }
            | Frame::Raise { .. }
            | Frame::Launch { .. }
            | Frame::Effects { .. }
            | Frame::Alternative { .. }
            | Frame::Piracy
            | Frame::Theft
            | Frame::Hide { .. }
            | Frame::Guess { .. }
            | Frame::Pillage { .. }
            | Frame::Espionage
            | Frame::Release { .. }
            | Frame::Calm { .. }
            | Frame::Exchange { .. }
            | Frame::Hire { .. }
            | Frame::Lighthouse { .. }
            | Frame::Dedicate { .. }
            | Frame::Draft
            | Frame::Answer
            | Frame::Purchases { .. }
            | Frame::Purchase { .. } => return None,
        })
    }
}
