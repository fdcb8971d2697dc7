//! The two supremacies, their declaration and their confirmation (section 13).

use crate::{
    content::{TerritorySet, content},
    events::{Event, Log},
    holdings::Check,
    ids::Colour,
    sets::has,
    state::{Armada, Claim},
};
use approdo_pieces::NamedId;

/// Whether a colour satisfies one of the two conditions (ARM-13.1, ARM-13.2).
pub(crate) fn is_supreme(game: &Armada, colour: Colour) -> bool {
    let realm = game.realm(colour);
    possesses_a_den(realm) && (rules_formation(realm) || rules_opponents(game, colour, realm))
}

/// ARM-13.1, ARM-13.3: any den will do.
fn possesses_a_den(realm: TerritorySet) -> bool {
    let content = content();
    Colour::ALL.iter().any(|den| Armada::possesses(realm, *den, content))
}

/// ARM-13.1: enough trading bases, the central one among them.
fn rules_formation(realm: TerritorySet) -> bool {
    let content = content();
    has(realm, content.centre.index())
        && u32::from(content.numbers.bases_to_win) <= (realm & content.bases).count_ones()
}

/// ARM-13.2: enough cities in opponents' dens.
fn rules_opponents(game: &Armada, colour: Colour, realm: TerritorySet) -> bool {
    u32::from(content().numbers.foreign_cities_to_win) <= foreign_cities(game, colour, realm)
}

/// Cities of a realm that lie in opponents' dens (ARM-13.4, ARM-19.5, ARM-20.8).
pub(crate) fn foreign_cities(game: &Armada, colour: Colour, realm: TerritorySet) -> u32 {
    (realm & content().cities & opponents_dens(game, colour)).count_ones()
}

/// The dens printed in the colours of other players or of the dummy (ARM-13.4).
pub(crate) fn opponents_dens(game: &Armada, colour: Colour) -> TerritorySet {
    let dens = &content().dens;
    Colour::ALL
        .iter()
        .filter(|den| !game.same_player(colour, **den))
        .fold(0, |set, den| set | dens[den.index()].set)
}

/// ARM-13.5: a colour that has reached a condition puts its card on the board. It is checked at the end of the
/// colour's next turn, whether it was put down in its own turn or in a Surprise Attack (ARM-13.9, ARM-13.10).
pub(crate) fn declare(game: &mut Armada, colour: Colour, log: &mut Log) {
    if game.claims[colour] == Claim::Held && is_supreme(game, colour) {
        game.claims[colour] = Claim::OnBoard { check: game.turns_begun[colour] + 1 };
        log.note(|| Event::Declared { colour });
    }
}

/// When the card of a colour is checked, if it is on the board and the game is not over (ARM-13.9).
pub(crate) fn check(game: &Armada, colour: Colour) -> Option<Check> {
    let (Claim::OnBoard { check }, None) = (game.claims[colour], game.ending) else { return None };
    let now = game.turn.colour == colour && game.turns_begun[colour] == check;
    Some(if now { Check::Now } else { Check::Later })
}

/// ARM-13.6, ARM-13.7: at the end of the turn of the check the card is turned over or goes back.
pub(crate) fn confirm(game: &mut Armada, colour: Colour, log: &mut Log) -> bool {
    let due = Claim::OnBoard { check: game.turns_begun[colour] };
    if game.claims[colour] != due {
        return false;
    }
    if is_supreme(game, colour) {
        return true;
    }
    game.claims[colour] = Claim::Held;
    log.note(|| Event::ClaimFailed { colour });
    false
}
