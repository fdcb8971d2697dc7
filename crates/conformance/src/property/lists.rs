use crate::{
    Property,
    compare::{candidates, same},
    fault::Breach,
};
use approdo_contract::{Game, Pending, RuleId, Seat};

/// The game's own laws hold.
pub(crate) fn audit<G: Game>(game: &G) -> Result<(), Breach> {
    game.audit().map_err(|law| Breach::new(Property::AuditHolds, law))
}

/// The game waits for something that exists, and what it lists to each seat that is asked is sound.
pub(crate) fn moves<G: Game>(game: &G, seats: u8) -> Result<(), Breach> {
    let pending = game.pending();
    let malformed = |detail: String| Err(Breach::new(Property::PendingIsWellFormed, detail));
    match &pending {
        Pending::Chance { among: 0, .. } => malformed("there is nothing to pick from".to_owned()),
        Pending::Chance { .. } => Ok(()),
        Pending::Over(outcome) if outcome.standings.len() != usize::from(seats) => {
            malformed(format!("{} standings for {seats} seats", outcome.standings.len()))
        }
        Pending::Over(outcome) => match outcome.standings.iter().find(|s| !(0.0..=1.0).contains(&s.payoff)) {
            Some(standing) => malformed(format!("a payoff is not between 0 and 1: {standing:?}")),
            None => own_clause::<G>(outcome.ended_by),
        },
        Pending::Decision { seats: asked, .. } => {
            if asked.is_empty() || asked.iter().any(|seat| seats <= seat.0) {
                return malformed(format!("of {seats} seats, these are asked: {asked:?}"));
            }
            asked.iter().try_for_each(|seat| moves_of(game, seat))
        }
    }?;
    same(Property::PendingIsWellFormed, "asked twice", &pending, &game.pending())
}

fn moves_of<G: Game>(game: &G, seat: Seat) -> Result<(), Breach> {
    let offered = candidates(game, seat);
    let mut sorted = offered.clone();
    sorted.sort_unstable();
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Breach::new(
            Property::NoDuplicates,
            format!("{:?} is offered twice to {seat:?}", pair[0]),
        ));
    }
    let mut accepted = Vec::new();
    for mv in &offered {
        match game.check(seat, *mv) {
            Ok(()) => accepted.push(*mv),
            Err(refusal) => own_clause::<G>(refusal.rule)?,
        }
    }
    if accepted.is_empty() {
        return Err(Breach::new(Property::NoDeadEnd, format!("{seat:?} is stuck: {game:?}")));
    }
    // Something is in the list already, because the legal moves are appended, not put in its place.
    let mut legal = vec![accepted[0]];
    game.legal_into(seat, &mut legal);
    accepted.insert(0, accepted[0]);
    same(Property::LegalListAgrees, &format!("what {seat:?} may do"), &legal, &accepted)
}

/// The clause is one of the game's or of the table's.
pub(crate) fn own_clause<G: Game>(rule: RuleId) -> Result<(), Breach> {
    match rule.0.split_once('-') {
        Some((prefix, number)) if (prefix == G::META.prefix || prefix == "TAB") && !number.is_empty() => {
            Ok(())
        }
        Some(_) | None => Err(Breach::new(Property::ClausesAreOwn, format!("'{rule}' is cited"))),
    }
}
