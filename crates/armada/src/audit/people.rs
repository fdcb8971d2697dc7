//! Seats, colours and elimination.

use super::law;
use crate::{
    content::Setup,
    ids::Colour,
    phase::{preliminary, turn, window::interrupt},
    score,
    state::{Armada, Ending, Owner, SEATS},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// The set-up of the game, if seats and colours fit it.
pub(super) fn check(game: &Armada) -> Result<&'static Setup, String> {
    let Some(setup) = preliminary::setup_for(game.seats) else {
        return Err(format!("Armada is not played by {} players", game.seats));
    };
    game.options.check().map_err(|refusal| {
        format!(
            "the options are not allowed: {} forbids a round_limit of {}",
            refusal.rule, game.options.round_limit
        )
    })?;
    for colour in Colour::ALL {
        if let Owner::Seat(seat) = game.owners[colour] {
            law(seat.0 < game.seats, || {
                format!("{} belongs to seat {} of {} seats", colour.name(), seat.0, game.seats)
            })?;
        }
    }
    drawn(game, setup)?;
    out(game)?;
    active(game)?;
    Ok(setup)
}

/// The seats that have drawn have one group of colours each, and the dummy its own (ARM-5.1, ARM-19.1, ARM-20.1).
fn drawn(game: &Armada, setup: &Setup) -> Result<(), String> {
    let (players, dummies) = preliminary::drawn(game);
    let owned = |owner: Owner| Colour::ALL.iter().filter(|colour| game.owners[**colour] == owner).count();
    let of_dummy = owned(Owner::Dummy);
    law(of_dummy == usize::from(dummies), || format!("there are {of_dummy} dummies, not {dummies}"))?;
    for seat in Seat::all(game.seats) {
        let owner = Owner::Seat(seat);
        let whole =
            setup.groups.iter().filter(|group| group.iter().all(|colour| game.owners[*colour] == owner));
        let (groups, colours) =
            whole.fold((0, 0), |(groups, colours), group| (groups + 1, colours + group.len()));
        let due = u8::from(seat.0 < players);
        law((groups, colours) == (due, owned(owner)), || {
            format!("seat {} does not own exactly the colours that the set-up gives it by now", seat.0)
        })?;
    }
    Ok(())
}

/// A colour goes out once, and a player without colours holds no cards (ARM-14.1, ARM-14.7).
fn out(game: &Armada) -> Result<(), String> {
    for (index, colour) in game.out.iter().enumerate() {
        law(!game.out[..index].contains(colour), || format!("{} is out twice", colour.name()))?;
        law(game.seat_of(*colour).is_some(), || format!("{} is out without a player", colour.name()))?;
    }
    for (seat, hand) in (0..SEATS as u8).map(Seat).zip(&game.hands) {
        let holds = seat.0 < game.seats && !(turn::is_out(game, seat) && has_colours(game, seat));
        law(holds || hand.is_empty(), || format!("seat {} does not play and holds cards", seat.0))?;
    }
    Ok(())
}

fn has_colours(game: &Armada, seat: Seat) -> bool {
    score::colours(game, seat).next().is_some()
}

/// The acting player is in the game, and at least one other player is (ARM-14.2, ARM-14.4).
fn active(game: &Armada) -> Result<(), String> {
    match game.ending {
        Some(Ending::Victory(colour)) => {
            return law(game.seat_of(colour).is_some(), || format!("{} won without a player", colour.name()));
        }
        Some(Ending::LastPlayer(seat)) => {
            return law(seat.0 < game.seats, || format!("seat {} of {} seats won", seat.0, game.seats));
        }
        Some(Ending::RoundLimit) => return Ok(()),
        None => (),
    }
    if preliminary::is_running(game) {
        return law(game.surprise.is_none() && game.out.is_empty(), || {
            "before the first turn nobody attacks and nobody is out".to_owned()
        });
    }
    let colour = game.turn.colour;
    law(turn::plays_on(game, colour), || format!("it is the turn of {}, which has none", colour.name()))?;
    let alive = Seat::all(game.seats).filter(|seat| !turn::is_out(game, *seat)).count();
    law(2 <= alive, || "the game goes on with one player".to_owned())?;
    let Some(surprise) = game.surprise else { return Ok(()) };
    let attacker = surprise.colour;
    law(turn::plays_on(game, attacker), || {
        format!("{} attacks by surprise, but has no turns", attacker.name())
    })?;
    law(!game.same_player(attacker, colour), || {
        format!("{} attacks by surprise in a turn of its own player", attacker.name())
    })?;
    law(interrupt(surprise.card).is_some(), || format!("{} begins no Surprise Attack", surprise.card.name()))
}
