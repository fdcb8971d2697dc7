use crate::{
    Property,
    compare::{alike, legal, same},
    fault::Breach,
    play::{any, any_two},
    property::redeal,
};
use approdo_contract::{Game, GameExt, Journal, Pending, Seat, Step, Viewer};
use rand_core::Rng;

/// Two different secret picks, or two different sealed moves, look the same to all other viewers, and a redeal for any
/// of them forgets which it was.
pub(crate) fn kept<G: Game>(game: &G, seats: u8, rng: &mut impl Rng) -> Result<(), Breach> {
    let Some([one, other]) = two_secrets(game, rng) else { return Ok(()) };
    let (one_facts, one_game) = after(game, one);
    let (other_facts, other_game) = after(game, other);
    for viewer in Viewer::all(seats).filter(|viewer| !is_in_the_know(game, one, *viewer)) {
        let what = format!("what {viewer:?} is told of {one:?} and {other:?}");
        let (one_told, other_told) = (G::told(&one_facts, viewer), G::told(&other_facts, viewer));
        same(Property::SecretsAreKept, &what, &one_told, &other_told)?;
        alike(Property::SecretsAreKept, &one_game, &other_game, viewer)?;
        if let Viewer::Seat(observer) = viewer {
            redeal::forgets(&one_game, &other_game, observer, rng.next_u64())?;
        }
    }
    Ok(())
}

/// Two steps of which some viewer must not know which was taken.
fn two_secrets<G: Game>(game: &G, rng: &mut impl Rng) -> Option<[Step<G::Move>; 2]> {
    match game.pending() {
        Pending::Over(_) | Pending::Decision { sealed: false, .. } => None,
        Pending::Chance { among, .. } => {
            let picks: Vec<u16> = (0..among).collect();
            any_two(&picks, rng).map(|(one, other)| [Step::Luck(*one), Step::Luck(*other)])
        }
        Pending::Decision { seats, sealed: true } => {
            // The last sealed move reveals them all.
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = if 1 < asked.len() { *any(&asked, rng)? } else { return None };
            let moves = legal(game, seat);
            any_two(&moves, rng).map(|(one, other)| [Step::Move(seat, *one), Step::Move(seat, *other)])
        }
    }
}

fn is_in_the_know<G: Game>(game: &G, step: Step<G::Move>, viewer: Viewer) -> bool {
    match (game.pending(), step) {
        (Pending::Chance { seen_by, .. }, _) => seen_by.includes(viewer),
        (Pending::Decision { .. } | Pending::Over(_), Step::Move(seat, _)) => viewer.is(seat),
        (Pending::Decision { .. } | Pending::Over(_), Step::Luck(_)) => true,
    }
}

/// What happens in a step, and where it leads.
pub(crate) fn after<G: Game>(game: &G, step: Step<G::Move>) -> (Vec<G::Event>, G) {
    let (mut game, mut journal) = (game.clone(), Journal::on());
    game.apply(step, &mut journal);
    (journal.into_facts(), game)
}
