//! What cards are aimed at: ships, symbols, objectives, engaged units, cubes and ports (section 27).

use crate::{
    chart::Placed,
    content::{Ground, content},
    events::{Event, Log},
    frames::Frame,
    ids::{Building, Post, RegionId, Resource, Spot},
    moves::Move,
    phase::crisis,
    sets::IdSet,
    state::Archipelago,
    units::{Posture, Stack},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// Ships of other players.
fn foreign_ships(game: &Archipelago, seat: Seat) -> impl Iterator<Item = Stack> + '_ {
    game.units.iter().filter(move |stack| stack.owner != seat && stack.is_ship())
}

/// ARC-27.10: in a region where the player has a ship, or next to one.
fn is_within_reach(game: &Archipelago, seat: Seat, region: RegionId) -> bool {
    let Some(target) = game.chart.slot(region) else { return false };
    game.units.iter().any(|stack| {
        stack.owner == seat
            && stack.is_ship()
            && game
                .chart
                .slot(stack.region())
                .is_some_and(|slot| slot == target || game.chart.adjacent(slot, target))
    })
}

pub(crate) fn check_piracy(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    if foreign_ships(game, seat).any(|ship| is_within_reach(game, seat, ship.region())) {
        Ok(())
    } else {
        Err(refuse!("ARC-27.10"))
    }
}

pub(crate) fn sink_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend(foreign_ships(game, seat).map(|ship| Move::Sink { owner: ship.owner, at: ship.post() }));
}

/// A ship of this player at this place, whatever it is doing.
fn ship_at(game: &Archipelago, owner: Seat, at: Post) -> Option<Stack> {
    let there = |stack: &&Stack| stack.spot == at.spot && stack.owner == owner && stack.is_ship();
    game.units.in_area(at.area).iter().find(there).copied()
}

pub(crate) fn check_sink(game: &Archipelago, seat: Seat, owner: Seat, at: Post) -> Result<(), Refusal> {
    let Some(ship) = ship_at(game, owner, at).filter(|_| owner != seat) else {
        return Err(refuse!("ARC-27.9"));
    };
    if is_within_reach(game, seat, ship.region()) { Ok(()) } else { Err(refuse!("ARC-27.10")) }
}

/// ARC-27.9: the ship returns to its player's supply.
pub(crate) fn sink(game: &mut Archipelago, owner: Seat, at: Post, log: &mut Log) {
    game.pop();
    let ship = ship_at(game, owner, at).expect("the ship was checked");
    game.units.remove(at, owner, ship.posture);
    game.player_mut(owner).ships += 1;
    log.note(|| Event::ShipSunk { seat: game.active, owner, at });
}

/// Regions where a player has an active citizen.
fn haunts(game: &Archipelago, seat: Seat) -> impl Iterator<Item = &Placed> {
    let present = move |stack: &Stack| stack.owner == seat && !stack.is_ship() && stack.posture.is_active();
    game.chart.regions().iter().filter(move |placed| game.units.in_region(placed.region).iter().any(present))
}

/// Land resources of a region.
fn land_symbols(region: RegionId) -> impl Iterator<Item = Resource> {
    let printed = &content().regions[region.index()].symbols;
    Resource::ALL.iter().copied().filter(|resource| {
        0 < printed[resource.index()] && content().resources[resource.index()].ground == Ground::Land
    })
}

pub(crate) fn check_pillage(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    let left =
        |placed: &Placed| land_symbols(placed.region).any(|resource| !placed.plundered.contains(resource));
    if haunts(game, seat).any(left) { Ok(()) } else { Err(refuse!("ARC-27.34")) }
}

pub(crate) fn plunder_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    for placed in haunts(game, seat) {
        let region = placed.region;
        moves.extend(land_symbols(region).map(|resource| Move::Plunder { region, resource }));
    }
}

/// ARC-27.14, ARC-27.34: an active citizen there, and symbols of a land resource that are not plundered.
pub(crate) fn check_plunder(
    game: &Archipelago,
    seat: Seat,
    region: RegionId,
    resource: Resource,
) -> Result<(), Refusal> {
    let Some(placed) = haunts(game, seat).find(|placed| placed.region == region) else {
        return Err(refuse!("ARC-27.14"));
    };
    if !land_symbols(region).any(|other| other == resource) {
        return Err(refuse!("ARC-27.14"));
    }
    if placed.plundered.contains(resource) { Err(refuse!("ARC-27.34")) } else { Ok(()) }
}

/// ARC-27.13, ARC-27.14: cubes from the bank, and a coin among the symbols for good.
pub(crate) fn plunder(game: &mut Archipelago, each: u8, region: RegionId, resource: Resource, log: &mut Log) {
    game.pop();
    let seat = game.active;
    let printed = content().regions[region.index()].symbols[resource.index()];
    let cubes = game.bank_hands(seat, resource, each * printed);
    let coin = game.bank.florins.min(1);
    game.bank.florins -= coin;
    let placed = game.chart.get_mut(region);
    placed.plundered.insert(resource);
    placed.coins += coin;
    log.note(|| Event::Plundered { seat, region, resource, cubes });
}

/// ARC-31.16: nobody holds an objective when they lie open.
pub(crate) fn check_espionage(game: &Archipelago) -> Result<(), Refusal> {
    if game.terms().open { Err(refuse!("ARC-31.16")) } else { Ok(()) }
}

pub(crate) fn target_candidates(game: &Archipelago, moves: &mut Vec<Move>) {
    moves.extend(game.all_seats().map(Move::Target));
}

/// Another player (ARC-27.11, ARC-27.15).
pub(crate) fn check_target(
    game: &Archipelago,
    seat: Seat,
    target: Seat,
    clause: &'static str,
) -> Result<(), Refusal> {
    if target != seat && target.0 < game.seats { Ok(()) } else { Err(refuse!(clause)) }
}

/// ARC-27.15, ARC-27.16: the player sees all objectives of the other, and nobody else learns what they show.
pub(crate) fn spy(game: &mut Archipelago, target: Seat, log: &mut Log) {
    game.pop();
    let seat = game.active;
    game.player_mut(seat).spied = game.player(seat).spied.with(target);
    for objective in game.player(target).objectives.iter().copied() {
        log.note(|| Event::Spied { seat, target, objective: Some(objective) });
    }
}

/// Engaged units of a player.
pub(crate) fn engaged(game: &Archipelago, seat: Seat) -> impl Iterator<Item = Post> + '_ {
    let own = move |stack: &Stack| stack.owner == seat && stack.posture == Posture::Engaged;
    game.units.iter().filter(own).map(Stack::post)
}

pub(crate) fn release_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend(engaged(game, seat).map(Move::Release));
    moves.push(Move::Done);
}

/// ARC-27.33: an active, engaged unit of the player.
pub(crate) fn check_release(game: &Archipelago, seat: Seat, post: Post) -> Result<(), Refusal> {
    if 0 < game.units.count(post, seat, Posture::Engaged) { Ok(()) } else { Err(refuse!("ARC-27.33")) }
}

/// ARC-27.33: it stays in its area and steps off a symbol.
pub(crate) fn release(game: &mut Archipelago, left: u8, post: Post, log: &mut Log) {
    game.pop();
    let seat = game.active;
    let spot = if post.spot.resource().is_some() { Spot::Open } else { post.spot };
    game.units.shift(seat, (post, Posture::Engaged), (Post { spot, ..post }, Posture::Ready));
    log.note(|| Event::Released { seat, at: post });
    game.push(Frame::Release { left: left - 1 });
}

/// True while a unit can be released.
pub(crate) fn release_goes_on(game: &mut Archipelago, left: u8) -> bool {
    let more = 0 < left && engaged(game, game.active).next().is_some();
    if !more {
        game.pop();
    }
    more
}

/// True while a rebel can be stood up (ARC-27.32).
pub(crate) fn calm_goes_on(game: &mut Archipelago, left: u8) -> bool {
    let more = 0 < left && 0 < crisis::lying_count(game);
    if !more {
        game.pop();
    }
    more
}

/// Something is left undone, which the card allows.
pub(crate) fn stop(game: &mut Archipelago, log: &mut Log) {
    game.pop();
    log.note(|| Event::ActionDone { seat: game.active });
}

/// ARC-27.36: something to pay and a cube of another kind in the bank.
pub(crate) fn can_exchange(game: &Archipelago, seat: Seat) -> bool {
    Resource::ALL.iter().copied().any(|take| {
        check_exchange_token(game, seat, take).is_ok()
            || Resource::ALL.iter().any(|give| check_exchange(game, seat, *give, take).is_ok())
    })
}

pub(crate) fn exchange_candidates(moves: &mut Vec<Move>) {
    for take in Resource::ALL.iter().copied() {
        let others = Resource::ALL.iter().copied().filter(|give| *give != take);
        moves.extend(others.map(|give| Move::Exchange { give, take }));
        moves.push(Move::ExchangeToken(take));
    }
    moves.push(Move::Done);
}

pub(crate) fn check_exchange(
    game: &Archipelago,
    seat: Seat,
    give: Resource,
    take: Resource,
) -> Result<(), Refusal> {
    if give == take || game.player(seat).cubes[give] == 0 || !game.bank_has(take) {
        return Err(refuse!("ARC-27.36"));
    }
    Ok(())
}

pub(crate) fn check_exchange_token(game: &Archipelago, seat: Seat, take: Resource) -> Result<(), Refusal> {
    // The token stands in for a cube of another kind, which must be in the bank for a moment (ARC-14.5).
    let other = Resource::ALL.iter().any(|give| *give != take && game.bank_has(*give));
    if game.player(seat).tokens == 0 || !game.bank_has(take) || !other {
        return Err(refuse!("ARC-27.36"));
    }
    Ok(())
}

/// Who has nothing to exchange is let off.
pub(crate) fn check_no_exchange(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    if can_exchange(game, seat) { Err(refuse!("ARC-26.10")) } else { Ok(()) }
}

pub(crate) fn exchange(
    game: &mut Archipelago,
    give: Option<Resource>,
    take: Resource,
    count: u8,
    log: &mut Log,
) {
    game.pop();
    let seat = game.active;
    match give {
        Some(give) => {
            game.player_mut(seat).cubes[give] -= 1;
            game.bank.cubes[give] += 1;
        }
        None => game.spend_token(seat),
    }
    let taken = game.bank_hands(seat, take, count);
    log.note(|| Event::Exchanged { seat, give, take, cubes: taken });
}

/// The player whose ports are looked at: the builder first, then the others in order of play (ARC-27.18).
pub(crate) fn lighter(game: &Archipelago, nth: u8) -> Option<Seat> {
    let others = game.order.iter().copied().filter(|seat| *seat != game.active);
    std::iter::once(game.active).chain(others).nth(usize::from(nth))
}

/// The regions in which a player gets a ship.
fn dark_ports(game: &Archipelago, seat: Seat, lit: IdSet<RegionId>) -> impl Iterator<Item = &Placed> {
    game.chart.regions().iter().filter(move |placed| {
        !lit.contains(placed.region) && game.controller(placed, Building::Port) == Some(seat)
    })
}

/// Whether anybody would get a ship.
pub(crate) fn can_light(game: &Archipelago) -> bool {
    game.all_seats()
        .any(|seat| 0 < game.player(seat).ships && dark_ports(game, seat, IdSet::EMPTY).next().is_some())
}

/// ARC-27.18: a player who has enough ships gets them all; one who is short chooses. True while somebody chooses.
pub(crate) fn lighthouse_goes_on(
    game: &mut Archipelago,
    nth: u8,
    lit: IdSet<RegionId>,
    log: &mut Log,
) -> bool {
    game.pop();
    let Some(seat) = lighter(game, nth) else { return false };
    let ports: IdSet<RegionId> = dark_ports(game, seat, lit).map(|placed| placed.region).collect();
    let ships = game.player(seat).ships;
    if 0 < ships && ships < ports.len() {
        game.push(Frame::Lighthouse { nth, lit });
        return true;
    }
    if 0 < ships {
        ports.iter().for_each(|region| light_port(game, seat, region, log));
    }
    game.push(Frame::Lighthouse { nth: nth + 1, lit: IdSet::EMPTY });
    false
}

fn light_port(game: &mut Archipelago, seat: Seat, region: RegionId, log: &mut Log) {
    let quay = game.chart.get(region).and_then(|placed| placed.port).expect("the port was looked at");
    game.launch(seat, Post::open(quay.sea));
    log.note(|| Event::ShipAdded { seat, area: quay.sea });
}

pub(crate) fn light_candidates(game: &Archipelago, seat: Seat, lit: IdSet<RegionId>, moves: &mut Vec<Move>) {
    moves.extend(dark_ports(game, seat, lit).map(|placed| Move::Light(placed.region)));
}

pub(crate) fn check_light(
    game: &Archipelago,
    seat: Seat,
    lit: IdSet<RegionId>,
    region: RegionId,
) -> Result<(), Refusal> {
    if dark_ports(game, seat, lit).any(|placed| placed.region == region) {
        Ok(())
    } else {
        Err(refuse!("ARC-27.18"))
    }
}

pub(crate) fn light(
    game: &mut Archipelago,
    seat: Seat,
    (nth, mut lit): (u8, IdSet<RegionId>),
    region: RegionId,
    log: &mut Log,
) {
    game.pop();
    light_port(game, seat, region, log);
    lit.insert(region);
    game.push(Frame::Lighthouse { nth, lit });
}
