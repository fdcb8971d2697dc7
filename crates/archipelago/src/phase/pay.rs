//! Paying with cubes and explorer tokens (sections 14 and 23, ARC-26.7).

use crate::{
    events::{Event, Log},
    frames::Frame,
    ids::{RESOURCES, Resource},
    moves::Move,
    state::Archipelago,
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// Whether a player can pay cubes of each kind, or of any kind, with cubes and tokens. `clause` is cited for what
/// is missing.
pub(crate) fn check_cost(
    game: &Archipelago,
    seat: Seat,
    cubes: [u8; RESOURCES],
    any: u8,
    clause: &'static str,
) -> Result<(), Refusal> {
    check_with(game, seat, cubes, any, game.player(seat).tokens, clause)
}

fn check_with(
    game: &Archipelago,
    seat: Seat,
    cubes: [u8; RESOURCES],
    any: u8,
    tokens: u8,
    clause: &'static str,
) -> Result<(), Refusal> {
    let player = game.player(seat);
    let mut missing = 0;
    let mut spare = 0;
    for resource in Resource::ALL.iter().copied() {
        let (need, have) = (cubes[resource.index()], player.cubes[resource]);
        spare += have.saturating_sub(need);
        if have < need {
            // ARC-14.5: a token needs a cube in the bank to become, and own cubes are there by then.
            if tokens == 0 || (have == 0 && !game.bank_has(resource)) {
                return Err(refuse!(clause, need need, have have));
            }
            missing += need - have;
        }
    }
    let missing_any = any.saturating_sub(spare);
    if 0 < missing_any && spare == 0 && first_in_bank(game).is_none() {
        return Err(refuse!(clause, need any, have spare));
    }
    missing += missing_any;
    if tokens < missing { Err(refuse!(clause, need missing, have tokens)) } else { Ok(()) }
}

/// The kind of cube for which a token is exchanged where any kind will do.
fn first_in_bank(game: &Archipelago) -> Option<Resource> {
    Resource::ALL.iter().copied().find(|resource| game.bank_has(*resource))
}

/// Cubes are due, if any are.
pub(crate) fn demand(game: &mut Archipelago, cubes: [u8; RESOURCES], any: u8) {
    if 0 < any || cubes.iter().any(|count| 0 < *count) {
        game.push(Frame::Pay { cubes, any });
    }
}

pub(crate) fn candidates(game: &Archipelago, cubes: [u8; RESOURCES], any: u8, moves: &mut Vec<Move>) {
    if 0 < any {
        moves.extend(Resource::ALL.iter().copied().map(Move::PayCube));
        moves.extend(first_in_bank(game).map(Move::PayToken));
    } else {
        moves.push(Move::Pay);
        let due = Resource::ALL.iter().copied().filter(|resource| 0 < cubes[resource.index()]);
        moves.extend(due.map(Move::PayToken));
    }
}

/// ARC-23.3: everything that is due, if its kinds are given.
pub(crate) fn check_pay(
    game: &Archipelago,
    seat: Seat,
    cubes: [u8; RESOURCES],
    any: u8,
) -> Result<(), Refusal> {
    if 0 < any {
        return Err(refuse!("ARC-26.7"));
    }
    check_cost(game, seat, cubes, 0, "ARC-23.3")
}

/// ARC-26.7: a cube of the player's choice.
pub(crate) fn check_pay_cube(
    game: &Archipelago,
    seat: Seat,
    any: u8,
    resource: Resource,
) -> Result<(), Refusal> {
    if any == 0 || game.player(seat).cubes[resource] == 0 {
        return Err(refuse!("ARC-26.7"));
    }
    Ok(())
}

/// ARC-14.2, ARC-14.5: a token in place of a cube that is due, if the rest can still be paid.
pub(crate) fn check_pay_token(
    game: &Archipelago,
    seat: Seat,
    mut cubes: [u8; RESOURCES],
    any: u8,
    resource: Resource,
) -> Result<(), Refusal> {
    let tokens = game.player(seat).tokens;
    if tokens == 0 {
        return Err(refuse!("ARC-14.2", need 1_u8, have 0_u8));
    }
    if 0 < any {
        if !game.bank_has(resource) {
            return Err(refuse!("ARC-14.5"));
        }
        if first_in_bank(game) != Some(resource) {
            return Err(refuse!("ARC-26.7"));
        }
        return check_with(game, seat, cubes, any - 1, tokens - 1, "ARC-14.2");
    }
    let Some(due) = cubes[resource.index()].checked_sub(1) else { return Err(refuse!("ARC-14.2")) };
    // ARC-14.5: an own cube of that kind, which is due as well, goes to the bank first.
    if !game.bank_has(resource) && (due == 0 || game.player(seat).cubes[resource] == 0) {
        return Err(refuse!("ARC-14.5"));
    }
    cubes[resource.index()] = due;
    check_with(game, seat, cubes, 0, tokens - 1, "ARC-14.2")
}

/// Cubes first, tokens for what is missing.
pub(crate) fn pay(game: &mut Archipelago, seat: Seat, cubes: [u8; RESOURCES], log: &mut Log) {
    game.pop();
    for resource in Resource::ALL.iter().copied() {
        let due = cubes[resource.index()];
        let count = due.min(game.player(seat).cubes[resource]);
        game.player_mut(seat).cubes[resource] -= count;
        game.bank.cubes[resource] += count;
        let tokens = due - count;
        (0..tokens).for_each(|_| game.spend_token(seat));
        if 0 < due {
            log.note(|| Event::Paid { seat, resource, cubes: count, tokens });
        }
    }
}

pub(crate) fn pay_cube(game: &mut Archipelago, seat: Seat, any: u8, resource: Resource, log: &mut Log) {
    game.pop();
    game.player_mut(seat).cubes[resource] -= 1;
    game.bank.cubes[resource] += 1;
    log.note(|| Event::Paid { seat, resource, cubes: 1, tokens: 0 });
    demand(game, [0; RESOURCES], any - 1);
}

/// ARC-14.4: the cube comes from the bank and goes straight back to it.
pub(crate) fn pay_token(
    game: &mut Archipelago,
    seat: Seat,
    mut cubes: [u8; RESOURCES],
    any: u8,
    resource: Resource,
    log: &mut Log,
) {
    game.pop();
    game.spend_token(seat);
    log.note(|| Event::Paid { seat, resource, cubes: 0, tokens: 1 });
    if 0 < any {
        return demand(game, cubes, any - 1);
    }
    cubes[resource.index()] -= 1;
    demand(game, cubes, 0);
}
