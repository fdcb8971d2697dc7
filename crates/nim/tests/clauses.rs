//! One case or more for each clause of the rulebook.

use approdo_contract::prelude::*;
use approdo_contract::{Appraise, Journal, Pending, Refusal, Seat, Step, Viewer, refuse};
use approdo_nim::{Move, Nim, Options, Take};

fn game(piles: u8, misere: bool, seats: u8) -> Nim {
    Nim::setup(&Options { piles, misere }, seats).expect("these options are offered")
}

fn take(game: &mut Nim, seat: u8, pile: u8, count: u8) -> Result<(), Refusal> {
    game.advance(Step::Move(Seat(seat), Move::Take(Take { pile, count })), &mut Journal::off())
}

/// The places of the seats, and the clause that ended the game.
fn ending(game: &Nim) -> (Vec<u8>, &'static str) {
    match game.pending() {
        Pending::Over(outcome) => (outcome.standings.iter().map(|s| s.place).collect(), outcome.ended_by.0),
        Pending::Decision { .. } | Pending::Chance { .. } => panic!("the game is not over: {game:?}"),
    }
}

#[test]
fn two_or_three_play_and_turns_go_round() {
    let clause = "NIM-1.1";
    for seats in [0, 1, 4] {
        assert_eq!(Nim::setup(&Options::default(), seats), Err(refuse!("TAB-1.5")), "{clause}");
    }
    let mut game = game(3, false, 3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(game.turn(), Seat(seat), "{clause}");
        assert_eq!(take(&mut game, (seat + 1) % 3, 2, 1), Err(refuse!("TAB-1.1")), "{clause}");
        take(&mut game, seat, 2, 1).expect(clause);
    }
}

#[test]
fn everybody_sees_everything() {
    let clause = "NIM-1.2";
    let mut game = game(3, false, 3);
    take(&mut game, 0, 1, 2).expect(clause);
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        assert_eq!(
            (view.piles.as_slice(), view.turn, view.misere),
            (&[3, 2, 5][..], Seat(1), false),
            "{clause}"
        );
    }
}

#[test]
fn the_number_of_piles_is_agreed() {
    let clause = "NIM-1.3";
    for (piles, stones) in [(1, &[3][..]), (3, &[3, 4, 5]), (5, &[3, 4, 5, 6, 7])] {
        assert_eq!(game(piles, false, 2).piles(), stones, "{clause}");
    }
    for piles in [0, 6, 255] {
        assert_eq!(Nim::setup(&Options { piles, misere: false }, 2), Err(refuse!("TAB-1.6")), "{clause}");
    }
}

#[test]
fn taking_is_refused() {
    let mut game = game(3, false, 2);
    take(&mut game, 0, 0, 3).expect("NIM-2.1");
    for (pile, count, refusal) in [
        (3, 1, refuse!("NIM-1.3")),
        (255, 0, refuse!("NIM-1.3")),
        (1, 0, refuse!("NIM-2.2")),
        (0, 1, refuse!("NIM-2.3")),
        (1, 5, refuse!("NIM-2.4", need 5u8, have 4u8)),
    ] {
        assert_eq!(take(&mut game, 1, pile, count), Err(refusal), "{count} from pile {pile}");
    }
    assert_eq!(game.piles(), [0, 4, 5], "a refused move changes nothing");
}

#[test]
fn an_empty_pile_is_offered_with_its_refusal() {
    let mut game = game(2, false, 2);
    take(&mut game, 0, 0, 3).expect("NIM-2.1");
    let (mut offered, mut legal) = (Vec::new(), Vec::new());
    game.candidates(Seat(1), &mut offered);
    game.legal_moves(Seat(1), &mut legal);
    assert_eq!((offered.len(), legal.len()), (5, 4), "NIM-2.3");
}

#[test]
fn the_last_stone_decides() {
    for (misere, seats, places, clause) in [
        (false, 2, vec![1, 2], "NIM-3.1"),
        (false, 3, vec![2, 2, 1], "NIM-3.1"),
        (true, 2, vec![2, 1], "NIM-3.2"),
        (true, 3, vec![1, 1, 3], "NIM-3.2"),
    ] {
        let mut game = game(1, misere, seats);
        for turn in 0..3 {
            take(&mut game, turn % seats, 0, 1).expect(clause);
        }
        assert_eq!(ending(&game), (places, clause), "misere {misere}, {seats} seats");
    }
}

/// Bouton's theorem against a search of the whole game.
#[test]
fn the_theory_agrees_with_the_rules() {
    fn wins(game: &Nim) -> bool {
        let seat = game.turn();
        if let Pending::Over(outcome) = game.pending() {
            return outcome.standings[seat.index()].place == 1;
        }
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let wins = moves.into_iter().any(|mv| {
            let mut next = game.clone();
            next.apply(Step::Move(seat, mv), &mut Journal::off());
            !wins(&next)
        });
        assert_eq!(game.mover_wins(), Some(wins), "{game:?}");
        assert_eq!(game.appraise(seat), f32::from(u8::from(wins)));
        wins
    }
    for misere in [false, true] {
        wins(&game(2, misere, 2));
    }
    assert_eq!(game(3, false, 3).mover_wins(), None);
}
