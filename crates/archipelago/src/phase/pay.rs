//! Paying with cubes and explorer tokens (sections 14 and 23, ARC-26.7).

use super::unfinished;
use crate::{
    events::{Event, Log},
    frames::{Frame, Pay},
    ids::{RESOURCES, Resource},
    moves::Move,
    state::Archipelago,
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, Staged, refuse};
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
        game.push(Pay { cubes, any });
    }
}

pub enum Payment {
    All,
    Cube(Resource),
    /// A token in place of a cube of this kind.
    Token(Resource),
}

impl Ask<Archipelago> for Pay {
    type Choice = Payment;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        if self.any == 0 {
            Phrase::new("archipelago-ask-pay").rule("ARC-23.3")
        } else {
            Phrase::new("archipelago-ask-pay-any").rule("ARC-26.7")
        }
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        if 0 < self.any {
            moves.extend(Resource::ALL.iter().copied().map(Move::PayCube));
            moves.extend(first_in_bank(game).map(Move::PayToken));
        } else {
            moves.push(Move::Pay);
            let due = Resource::ALL.iter().copied().filter(|resource| 0 < self.cubes[resource.index()]);
            moves.extend(due.map(Move::PayToken));
        }
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Payment, Refusal> {
        if mv == Move::Pay {
            // ARC-23.3: everything that is due, if its kinds are given.
            if 0 < self.any {
                return Err(refuse!("ARC-26.7"));
            }
            check_cost(game, seat, self.cubes, 0, "ARC-23.3").map(|()| Payment::All)
        } else if let Move::PayCube(resource) = mv {
            // ARC-26.7: a cube of the player's choice.
            let able = 0 < self.any && 0 < game.player(seat).cubes[resource];
            if able { Ok(Payment::Cube(resource)) } else { Err(refuse!("ARC-26.7")) }
        } else if let Move::PayToken(resource) = mv {
            self.check_token(game, seat, resource).map(|()| Payment::Token(resource))
        } else {
            Err(unfinished())
        }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, payment: Payment, log: &mut Log) {
        game.pop();
        let Pay { mut cubes, any } = *self;
        match payment {
            Payment::All => self.all(game, seat, log),
            Payment::Cube(resource) => {
                game.player_mut(seat).cubes[resource] -= 1;
                game.bank.cubes[resource] += 1;
                log.note(|| Event::Paid { seat, resource, cubes: 1, tokens: 0 });
                demand(game, [0; RESOURCES], any - 1);
            }
            // ARC-14.4: the cube comes from the bank and goes straight back to it.
            Payment::Token(resource) => {
                game.spend_token(seat);
                log.note(|| Event::Paid { seat, resource, cubes: 0, tokens: 1 });
                if 0 < any {
                    return demand(game, cubes, any - 1);
                }
                cubes[resource.index()] -= 1;
                demand(game, cubes, 0);
            }
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        check_cost(game, game.active, self.cubes, self.any, "ARC-23.3").is_ok()
    }
}

impl Pay {
    /// ARC-14.2, ARC-14.5: a token in place of a cube that is due, if the rest can still be paid.
    fn check_token(&self, game: &Archipelago, seat: Seat, resource: Resource) -> Result<(), Refusal> {
        let Pay { mut cubes, any } = *self;
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
    fn all(&self, game: &mut Archipelago, seat: Seat, log: &mut Log) {
        for resource in Resource::ALL.iter().copied() {
            let due = self.cubes[resource.index()];
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
}
