//! How moves are made by hand: what is touched on the map and on the boards, where the sentence does not tell.

use super::{
    cell_piece,
    pieces::{hand, post, source, stall, token, unit, ware},
};
use crate::{
    content::{Ground, content},
    ids::{AreaId, Building, Post, RegionId, Resource, Spot},
    moves::Move,
    state::Archipelago,
    units::{Posture, Stack},
};
use approdo_contract::{Gesture, Phrase, Piece, Seat, Touch};
use approdo_pieces::NamedId;

pub(super) fn gesture(game: &Archipelago, seat: Seat, mv: Move, said: &Phrase) -> Gesture {
    let told = Gesture::of(said);
    let touches = match mv {
        Move::Place { q, r } => vec![touch("cell", cell_piece(q, r))],
        Move::Orient(_) => Vec::new(),
        Move::Enter(from) | Move::Deploy(from) | Move::Dedicate(from) => {
            vec![touch("unit", standing(seat, from))]
        }
        Move::Release(at) => vec![touch("unit", units(seat, at, Posture::Engaged))],
        Move::Rouse { owner, at, engaged } => {
            let posture = if engaged { Posture::LyingEngaged } else { Posture::Lying };
            vec![touch("unit", units(owner, at, posture))]
        }
        Move::Sink { owner, at } => vec![touch("unit", ship(game, owner, at))],
        Move::Migrate { from, to } => vec![touch("from", standing(seat, from)), touch("to", post(to))],
        // A port joins two areas; it is touched on its shore.
        Move::Build { building, by, at } => {
            let is_land = content().areas[at.index()].ground == Ground::Land;
            let site = Post { area: if is_land { at } else { by.area }, spot: Spot::on(building) };
            vec![touch("site", post(site)), touch("by", standing(seat, by))]
        }
        Move::Bless(region) => vec![touch("building", house(game, region, Building::Temple))],
        Move::Operate { region, building } => vec![touch("building", house(game, region, building))],
        Move::Light(region) => vec![touch("building", house(game, region, Building::Port))],
        Move::Plunder { region, resource } => vec![touch("symbols", symbols(region, resource))],
        Move::Buy { market, resource }
        | Move::Sell { market, resource }
        | Move::SellToken { market, resource } => vec![touch("stall", stall(market, resource))],
        Move::Consume(from) => vec![touch("source", source(from))],
        Move::Hand(chosen) => vec![touch("hand", hand(chosen))],
        Move::Give(good) | Move::Ask(good) | Move::Keep(good) | Move::Waive(good) => {
            vec![touch("ware", ware(good))]
        }
        Move::PayToken(resource) => vec![touch("token", token(Some(resource)))],
        Move::Exchange { give, take } => vec![touch("give", give.into()), touch("take", take.into())],
        Move::ExchangeToken(take) => vec![touch("give", token(None)), touch("take", take.into())],
        Move::Vote(_)
        | Move::Region(_)
        | Move::Redraw
        | Move::Land(_)
        | Move::Stock(_)
        | Move::Share(_)
        | Move::PutBack(_)
        | Move::Bid(_)
        | Move::Next(_)
        | Move::Offer(_)
        | Move::Call(_)
        | Move::Send
        | Move::Withdraw
        | Move::Accept
        | Move::Decline
        | Move::Expel(_)
        | Move::Tolerate
        | Move::Action(_)
        | Move::Card(_)
        | Move::EndRound
        | Move::Done
        | Move::TakeTop
        | Move::TakeNext
        | Move::GiveUp
        | Move::Recruit(_)
        | Move::Birth(_)
        | Move::Restart
        | Move::Launch(_)
        | Move::Pay
        | Move::PayCube(_)
        | Move::Option(_)
        | Move::Target(_)
        | Move::Hide(_)
        | Move::HideNothing
        | Move::BuyCard(_)
        | Move::Rotate(_) => return told,
    };
    // What is touched says in which way it is done.
    Gesture { touches, how: Vec::new(), ..told }
}

fn touch(role: &'static str, piece: Piece) -> Touch {
    Touch { role, piece }
}

/// Units that can move.
fn standing(owner: Seat, at: Post) -> Piece {
    units(owner, at, Posture::Ready)
}

fn units(owner: Seat, at: Post, posture: Posture) -> Piece {
    unit(Stack { area: at.area, spot: at.spot, owner, posture, count: 1 })
}

/// A ship, in any posture.
fn ship(game: &Archipelago, owner: Seat, at: Post) -> Piece {
    let there = game.units.iter().find(|stack: &Stack| stack.owner == owner && stack.post() == at);
    there.map_or_else(|| standing(owner, at), unit)
}

/// A building of the map; its region, should it not stand.
fn house(game: &Archipelago, region: RegionId, building: Building) -> Piece {
    let land = game.chart.get(region).and_then(|placed| placed.land_of(building));
    land.map_or_else(|| region.into(), |area| post(Post { area, spot: Spot::on(building) }))
}

/// Symbols of a region, in the first of its areas that has some.
fn symbols(region: RegionId, resource: Resource) -> Piece {
    let shows = |area: &&AreaId| 0 < content().areas[area.index()].symbols[resource.index()];
    let area = content().regions[region.index()].areas.iter().find(shows);
    area.map_or_else(|| region.into(), |area| post(Post { area: *area, spot: Spot::working(resource) }))
}
