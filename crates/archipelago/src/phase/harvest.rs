//! Harvest (section 16).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Frame, Harvest},
    ids::{Post, Resource, Spot},
    moves::Move,
    state::Archipelago,
    text::of_resource,
    units::{Posture, Stack},
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// ARC-15.14, ARC-16.7, ARC-16.9: a cube in the bank and a unit that can be deployed.
pub(crate) fn check_start(game: &Archipelago, seat: Seat, resource: Resource) -> Result<(), Refusal> {
    if !game.bank_has(resource) {
        return Err(refuse!("ARC-16.9", need 1_u8, have 0_u8));
    }
    let mut refusal = refuse!("ARC-15.14");
    for stack in ready(game, seat, resource) {
        match check_stack(game, seat, stack, resource) {
            Ok(()) => return Ok(()),
            // Where only a permission is missing, or the symbols are lost, that is the reason.
            Err(why) if ["ARC-16.7", "ARC-16.11"].contains(&why.rule.0) => refusal = why,
            Err(_) => (),
        }
    }
    Err(refusal)
}

/// Active, unengaged units of the player on the ground of a resource.
fn ready(game: &Archipelago, seat: Seat, resource: Resource) -> impl Iterator<Item = Stack> + '_ {
    let ground = content().resources[resource.index()].ground;
    game.units.iter().filter(move |stack| {
        stack.owner == seat
            && stack.posture == Posture::Ready
            && content().areas[stack.area.index()].ground == ground
    })
}

pub(crate) fn can_deploy(game: &Archipelago, seat: Seat, resource: Resource) -> bool {
    ready(game, seat, resource).any(|stack| check_stack(game, seat, stack, resource).is_ok())
}

/// How many symbols the player's units could work, each area for itself; for bots.
pub(crate) fn deployable(game: &Archipelago, seat: Seat, resource: Resource) -> u8 {
    let mut total = 0;
    let mut last = None;
    for stack in ready(game, seat, resource) {
        if last != Some(stack.area) && check_stack(game, seat, stack, resource).is_ok() {
            last = Some(stack.area);
            let printed = content().areas[stack.area.index()].symbols[resource.index()];
            let free = printed - game.units.working(stack.area, Spot::working(resource));
            let own = game.units.in_area(stack.area).iter();
            let ready: u8 = own
                .filter(|other| other.owner == seat && other.posture == Posture::Ready)
                .map(|other| other.count)
                .sum();
            total += free.min(ready);
        }
    }
    total.min(game.bank.cubes[resource])
}

impl Ask<Archipelago> for Harvest {
    /// The unit that is deployed, or nothing at the end.
    type Choice = Option<Post>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        of_resource(Phrase::new("archipelago-ask-harvest"), self.resource).rule("ARC-16.1")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        let own = game.units.iter().filter(|stack| stack.owner == seat && stack.posture == Posture::Ready);
        moves.extend(own.map(|stack| Move::Deploy(stack.post())));
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<Post>, Refusal> {
        if mv == Move::Done {
            return if self.any { Ok(None) } else { Err(refuse!("ARC-15.14")) };
        }
        let Move::Deploy(from) = mv else { return Err(unfinished()) };
        // ARC-16.1 to ARC-16.4, ARC-16.7: an active, unengaged unit with a free symbol in its area.
        if game.units.count(from, seat, Posture::Ready) == 0 {
            return Err(refuse!("ARC-16.1"));
        }
        let stack =
            Stack { area: from.area, spot: from.spot, owner: seat, posture: Posture::Ready, count: 1 };
        check_stack(game, seat, stack, self.resource).map(|()| Some(from))
    }

    /// ARC-16.5, ARC-16.6, ARC-16.9: the unit is engaged and takes its cubes at once.
    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<Post>, log: &mut Log) {
        let Some(from) = choice else { return self.skip(game, log) };
        game.pop();
        let resource = self.resource;
        let to = Post { area: from.area, spot: Spot::working(resource) };
        game.units.shift(seat, (from, Posture::Ready), (to, Posture::Engaged));
        let due = if game.round.doubled == Some(resource) { 2 } else { 1 };
        let cubes = game.bank_hands(seat, resource, due);
        log.note(|| Event::Deployed { seat, from, resource, cubes });
        game.push(Harvest { resource, any: true });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        can_deploy(game, game.active, self.resource)
    }

    /// ARC-16.12, ARC-27.2: permissions that were not used and the doubling lapse.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        let seat = game.active;
        game.round.doubled = None;
        for placed in game.chart.regions_mut() {
            placed.granted_to = placed.granted_to.without(seat);
            if placed.granted_to.is_empty() {
                placed.granted_by = None;
            }
        }
        game.finish_action(log);
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.waits(game)
    }
}

fn check_stack(game: &Archipelago, seat: Seat, stack: Stack, resource: Resource) -> Result<(), Refusal> {
    let area = &content().areas[stack.area.index()];
    if content().resources[resource.index()].ground != area.ground {
        return Err(refuse!("ARC-16.4"));
    }
    let printed = area.symbols[resource.index()];
    if printed == 0 {
        return Err(refuse!("ARC-16.3"));
    }
    let placed = game.chart.get(area.region).expect("units stand on the map");
    if placed.plundered.contains(resource) {
        return Err(refuse!("ARC-16.11"));
    }
    if printed <= game.units.working(stack.area, Spot::working(resource)) {
        return Err(refuse!("ARC-16.1"));
    }
    if game.ruler(placed).is_some_and(|ruler| ruler != seat) && !placed.granted_to.contains(seat) {
        return Err(refuse!("ARC-16.7"));
    }
    Ok(())
}
