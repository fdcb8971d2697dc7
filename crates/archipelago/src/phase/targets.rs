//! What cards are aimed at: ships, symbols, objectives, engaged units, cubes and ports (section 27).

use super::unfinished;
use crate::{
    chart::Placed,
    content::{Ground, content},
    events::{Event, Log},
    frames::{Espionage, Exchange, Frame, Pillage, Piracy, Release},
    ids::{Post, RegionId, Resource, Spot},
    moves::Move,
    state::Archipelago,
    units::{Posture, Stack},
};
use approdo_contract::{Ask, Budget, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

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

/// A ship of this player at this place, in any posture.
fn ship_at(game: &Archipelago, owner: Seat, at: Post) -> Option<Stack> {
    let there = |stack: &&Stack| stack.spot == at.spot && stack.owner == owner && stack.is_ship();
    game.units.in_area(at.area).iter().find(there).copied()
}

impl Ask<Archipelago> for Piracy {
    type Choice = Stack;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-piracy").rule("ARC-27.10")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        let ships = foreign_ships(game, seat);
        moves.extend(ships.map(|ship| Move::Sink { owner: ship.owner, at: ship.post() }));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Stack, Refusal> {
        let Move::Sink { owner, at } = mv else { return Err(unfinished()) };
        let ship = ship_at(game, owner, at).filter(|_| owner != seat).ok_or(refuse!("ARC-27.9"))?;
        if is_within_reach(game, seat, ship.region()) { Ok(ship) } else { Err(refuse!("ARC-27.10")) }
    }

    /// ARC-27.9: the ship returns to its player's supply.
    fn decide(&self, game: &mut Archipelago, seat: Seat, ship: Stack, log: &mut Log) {
        game.pop();
        let (owner, at) = (ship.owner, ship.post());
        game.units.remove(at, owner, ship.posture);
        game.player_mut(owner).ships += 1;
        log.note(|| Event::ShipSunk { seat, owner, at });
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        check_piracy(game, game.active).is_ok()
    }
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

impl Ask<Archipelago> for Pillage {
    type Choice = (RegionId, Resource);

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-pillage").rule("ARC-27.14")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        for placed in haunts(game, seat) {
            let region = placed.region;
            moves.extend(land_symbols(region).map(|resource| Move::Plunder { region, resource }));
        }
    }

    /// ARC-27.14, ARC-27.34: an active citizen there, and symbols of a land resource that are not plundered.
    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<(RegionId, Resource), Refusal> {
        let Move::Plunder { region, resource } = mv else { return Err(unfinished()) };
        let placed = haunts(game, seat).find(|placed| placed.region == region);
        let placed = placed.filter(|_| land_symbols(region).any(|other| other == resource));
        let placed = placed.ok_or(refuse!("ARC-27.14"))?;
        if placed.plundered.contains(resource) { Err(refuse!("ARC-27.34")) } else { Ok((region, resource)) }
    }

    /// ARC-27.13, ARC-27.14: cubes from the bank, and a coin among the symbols for good.
    fn decide(
        &self,
        game: &mut Archipelago,
        seat: Seat,
        (region, resource): (RegionId, Resource),
        log: &mut Log,
    ) {
        game.pop();
        let printed = content().regions[region.index()].symbols[resource.index()];
        let cubes = game.bank_hands(seat, resource, self.cubes * printed);
        let coin = game.bank.florins.min(1);
        game.bank.florins -= coin;
        let placed = game.chart.get_mut(region);
        placed.plundered.insert(resource);
        placed.coins += coin;
        log.note(|| Event::Plundered { seat, region, resource, cubes });
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.cubes <= 2 && check_pillage(game, game.active).is_ok()
    }
}

/// ARC-31.16: with open objectives there is nothing to spy.
pub(crate) fn check_espionage(game: &Archipelago) -> Result<(), Refusal> {
    if game.terms().open { Err(refuse!("ARC-31.16")) } else { Ok(()) }
}

/// Another player (ARC-27.11, ARC-27.15).
pub(crate) fn check_target(
    game: &Archipelago,
    seat: Seat,
    mv: Move,
    clause: &'static str,
) -> Result<Seat, Refusal> {
    let Move::Target(target) = mv else { return Err(unfinished()) };
    if target != seat && game.plays(target) { Ok(target) } else { Err(refuse!(clause)) }
}

impl Ask<Archipelago> for Espionage {
    type Choice = Seat;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-espionage").rule("ARC-27.15")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.all_seats().map(Move::Target));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Seat, Refusal> {
        check_target(game, seat, mv, "ARC-27.15")
    }

    /// ARC-27.15, ARC-27.16: the player sees all objectives of the other; they stay hidden from everyone else.
    fn decide(&self, game: &mut Archipelago, seat: Seat, target: Seat, log: &mut Log) {
        game.pop();
        game.player_mut(seat).spied = game.player(seat).spied.with(target);
        for objective in game.player(target).objectives.iter().copied() {
            log.note(|| Event::Spied { seat, target, objective: Some(objective) });
        }
    }
}

fn engaged(game: &Archipelago, seat: Seat) -> impl Iterator<Item = Post> + '_ {
    let own = move |stack: &Stack| stack.owner == seat && stack.posture == Posture::Engaged;
    game.units.iter().filter(own).map(Stack::post)
}

impl Ask<Archipelago> for Release {
    /// The unit that becomes unengaged, or nothing at the end.
    type Choice = Option<Post>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-release").rule("ARC-27.33")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn budget(&self, game: &Archipelago, _: Seat) -> Option<Budget> {
        super::effects::budget(game, self.left)
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(engaged(game, seat).map(Move::Release));
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<Post>, Refusal> {
        if mv == Move::Done {
            return Ok(None);
        }
        // ARC-27.33: an active, engaged unit of the player.
        let Move::Release(post) = mv else { return Err(unfinished()) };
        let there = 0 < game.units.count(post, seat, Posture::Engaged);
        if there { Ok(Some(post)) } else { Err(refuse!("ARC-27.33")) }
    }

    /// ARC-27.33: it stays in its area and steps off a symbol.
    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<Post>, log: &mut Log) {
        let Some(post) = choice else { return game.finish_action(log) };
        game.pop();
        let spot = if post.spot.resource().is_some() { Spot::Open } else { post.spot };
        game.units.shift(seat, (post, Posture::Engaged), (Post { spot, ..post }, Posture::Ready));
        log.note(|| Event::Released { seat, at: post });
        game.push(Release { left: self.left - 1 });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.left && engaged(game, game.active).next().is_some()
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.waits(game)
    }
}

/// A cube, or a token, that is exchanged with the bank.
pub struct Barter {
    /// The kind of the cube that is given; a token if none.
    give: Option<Resource>,
    take: Resource,
}

impl Barter {
    fn of(mv: Move) -> Option<Barter> {
        if let Move::Exchange { give, take } = mv {
            Some(Barter { give: Some(give), take })
        } else if let Move::ExchangeToken(take) = mv {
            Some(Barter { give: None, take })
        } else {
            None
        }
    }

    fn is_possible(&self, game: &Archipelago, seat: Seat) -> bool {
        let player = game.player(seat);
        let affords = match self.give {
            Some(give) => give != self.take && 0 < player.cubes[give],
            // The token stands in for a cube of another kind, which must be in the bank for a moment (ARC-14.5).
            None => {
                let other = |give: &Resource| *give != self.take && game.bank_has(*give);
                0 < player.tokens && Resource::ALL.iter().any(other)
            }
        };
        affords && game.bank_has(self.take)
    }
}

/// Exchanges that may be tried.
fn barters() -> impl Iterator<Item = Move> {
    Resource::ALL.iter().copied().flat_map(|take| {
        let others = Resource::ALL.iter().copied().filter(move |give| *give != take);
        others.map(move |give| Move::Exchange { give, take }).chain([Move::ExchangeToken(take)])
    })
}

/// ARC-27.36: something to pay and a cube of another kind in the bank.
pub(crate) fn can_exchange(game: &Archipelago, seat: Seat) -> bool {
    barters().filter_map(Barter::of).any(|barter| barter.is_possible(game, seat))
}

impl Ask<Archipelago> for Exchange {
    /// What is exchanged, or nothing where nothing can be.
    type Choice = Option<Barter>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-exchange").rule("ARC-27.36")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(barters());
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<Barter>, Refusal> {
        if mv == Move::Done {
            // A player with nothing to exchange is let off.
            return if can_exchange(game, seat) { Err(refuse!("ARC-26.10")) } else { Ok(None) };
        }
        let barter = Barter::of(mv).ok_or(unfinished())?;
        if barter.is_possible(game, seat) { Ok(Some(barter)) } else { Err(refuse!("ARC-27.36")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<Barter>, log: &mut Log) {
        let Some(Barter { give, take }) = choice else { return game.finish_action(log) };
        game.pop();
        match give {
            Some(give) => {
                game.player_mut(seat).cubes[give] -= 1;
                game.bank.cubes[give] += 1;
            }
            None => game.spend_token(seat),
        }
        let cubes = game.bank_hands(seat, take, self.take);
        log.note(|| Event::Exchanged { seat, give, take, cubes });
    }

    fn is_sound(&self, _: &Archipelago, _: Option<Frame>) -> bool {
        self.take <= 2
    }
}
