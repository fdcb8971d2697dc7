//! What players watch: accounts add up to the scores, and a view tells no more than it shows.

use approdo_archipelago::{Archipelago, Options};
use approdo_conformance::walk;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat, Viewer};

#[test]
fn accounts_add_up_and_order_the_players_as_the_places_do() {
    let mut scored = 0;
    for (seed, seats) in (1..=24).zip((2..=5).cycle()) {
        let game = walk::<Archipelago>(&Options::default(), seats, seed, |_, _, _| ());
        let game = game.expect("random moves are legal");
        let Pending::Over(outcome) = game.pending() else { panic!("seed {seed} goes on") };
        let view = game.view(Viewer::Spectator);
        let merit = |seat: Seat| {
            let account = Archipelago::account(&view, seat);
            let points = account.parts.iter().map(|part| part.points.expect("the screens are lifted")).sum();
            let [tie] = account.ties.as_slice() else { panic!("one thing decides between equal scores") };
            (points, tie.amount.expect("the screens are lifted"))
        };
        let merits: Vec<(i32, i32)> = Seat::all(seats).map(merit).collect();
        for (one, (points, tie)) in outcome.standings.iter().zip(&merits) {
            assert_eq!(*points, one.score, "seed {seed}");
            scored += *points;
            for (other, merit) in outcome.standings.iter().zip(&merits) {
                assert_eq!((*points, *tie).cmp(merit), other.place.cmp(&one.place), "seed {seed}");
            }
        }
    }
    assert!(0 < scored, "some games end without independence");
}

#[test]
fn screens_hide_amounts_and_the_tally_keeps_its_keys() {
    let keys = ["florins", "cubes", "tokens", "discs", "citizens", "ships", "cards"];
    let game = walk::<Archipelago>(&Options::default(), 3, 5, |game, _, _| {
        let over = matches!(game.pending(), Pending::Over(_));
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            let view = game.view(viewer);
            for seat in Seat::all(3) {
                let tally = Archipelago::tally(&view, seat);
                assert_eq!(tally.iter().map(|amount| amount.key).collect::<Vec<_>>(), keys);
                let known = over || viewer == Viewer::Seat(seat);
                assert!(tally[..3].iter().all(|amount| amount.amount.is_some() == known), "seat {}", seat.0);
                assert!(tally[3..].iter().all(|amount| amount.amount.is_some()));
                // Objectives are dealt after the discoveries; before that no player holds anything hidden.
                let hidden = view.players[seat.index()].objectives.iter().any(Option::is_none);
                assert_eq!(Archipelago::goal(&view, seat).is_empty(), hidden, "seat {}", seat.0);
            }
        }
    });
    game.expect("random moves are legal");
}
