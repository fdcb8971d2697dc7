use crate::toy;
use approdo_contract::{Seat, Viewer};
use approdo_table::Table;

fn undo(table: &mut dyn Table, seat: u8) -> Result<u32, &'static str> {
    table.undo(Seat(seat)).map_err(|error| error.0.rule.0)
}

fn redo(table: &mut dyn Table, seat: u8) -> Result<u32, &'static str> {
    table.redo(Seat(seat)).map_err(|error| error.0.rule.0)
}

#[test]
fn own_moves_are_taken_back_one_by_one_and_made_again() {
    let mut table = toy::table();
    let mut states = vec![table.state()];
    for mv in ["light port=north count=1", "light port=south count=1"] {
        toy::play(&mut *table, 0, mv);
        states.push(table.state());
    }
    let log = table.log(Viewer::Spectator, 0);
    assert_eq!(undo(&mut *table, 0), Ok(2));
    assert_eq!(table.state(), states[1]);
    assert_eq!(table.log(Viewer::Spectator, 0), log[..2]);
    assert_eq!(undo(&mut *table, 0), Ok(1));
    assert_eq!(table.state(), states[0]);
    assert_eq!(undo(&mut *table, 0), Err("TAB-2.4"));

    assert_eq!(redo(&mut *table, 1), Err("TAB-2.5"));
    assert_eq!(redo(&mut *table, 0), Ok(2));
    assert_eq!(redo(&mut *table, 0), Ok(3));
    assert_eq!(redo(&mut *table, 0), Err("TAB-2.5"));
    assert_eq!(table.state(), states[2]);
    assert_eq!(table.log(Viewer::Spectator, 0), log);
}

#[test]
fn another_move_ends_what_can_be_made_again() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    assert_eq!(undo(&mut *table, 0), Ok(1));
    // A move that is refused leaves the redo stack alone.
    assert!(table.play(Seat(1), &"roll".into()).is_err());
    let mut fork = table.fork();
    assert_eq!(redo(&mut *fork, 0), Ok(2));
    toy::play(&mut *table, 0, "light port=east count=1");
    assert_eq!(redo(&mut *table, 0), Err("TAB-2.5"));
}

#[test]
fn luck_ends_what_can_be_taken_back() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    toy::play(&mut *table, 0, "roll");
    let state = table.state();
    assert_eq!(undo(&mut *table, 0), Err("TAB-2.1"));
    assert_eq!(table.state(), state);
    toy::play(&mut *table, 0, "light port=east count=1");
    assert_eq!(undo(&mut *table, 0), Ok(4));
    assert_eq!(undo(&mut *table, 0), Err("TAB-2.1"));
}

#[test]
fn luck_is_the_same_after_another_way_to_the_same_step() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    let mut straight = table.fork();
    toy::play(&mut *straight, 0, "roll");
    assert_eq!(undo(&mut *table, 0), Ok(1));
    toy::play(&mut *table, 0, "light port=south count=1");
    toy::play(&mut *table, 0, "roll");
    assert_eq!(table.record().steps.last(), straight.record().steps.last());
}

#[test]
fn together_they_go_back_over_luck_and_forth_again_with_the_same_luck() {
    let clause = "TAB-2.6";
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    toy::play(&mut *table, 0, "roll");
    toy::play(&mut *table, 0, "light port=east count=1");
    let (state, steps) = (table.state(), table.steps(0));
    assert_eq!(undo(&mut *table, 0), Ok(4));
    assert_eq!(undo(&mut *table, 0), Err("TAB-2.1"));
    assert!(table.rewind_to(1), "{clause}");
    assert_eq!(redo(&mut *table, 1), Err("TAB-2.5"), "each its own moves");
    for version in [2, 3, 5] {
        assert_eq!(redo(&mut *table, 0), Ok(version), "{clause}");
        table.settle();
    }
    assert_eq!((table.state(), table.steps(0)), (state, steps), "{clause}");
    assert_eq!(redo(&mut *table, 0), Err("TAB-2.5"));
    let past = table.at(2).expect("the table got that far");
    assert!(past.may_redo(Seat(0)).is_err(), "a look at the past takes nothing back");
}

#[test]
fn a_secret_that_was_taught_stays_taught() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "draw");
    let card = table.view(Viewer::Seat(Seat(0)))["hand"].as_object().unwrap().keys().next().unwrap().clone();
    toy::play(&mut *table, 0, &format!("show {card}"));
    assert_eq!(undo(&mut *table, 0), Err("TAB-2.2"));
}

#[test]
fn what_another_seat_has_answered_stays() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    toy::play(&mut *table, 0, "end_turn");
    assert_eq!(undo(&mut *table, 1), Err("TAB-2.4"));
    toy::play(&mut *table, 1, "raid north 1");
    toy::play(&mut *table, 0, "yield");
    assert_eq!(undo(&mut *table, 1), Err("TAB-2.3"));
    // Seat 0 undoes its answer, then seat 1 its raid; they are redone in the other order.
    assert_eq!(undo(&mut *table, 0), Ok(4));
    assert_eq!(undo(&mut *table, 1), Ok(3));
    assert_eq!(redo(&mut *table, 0), Err("TAB-2.5"));
    assert_eq!(redo(&mut *table, 1), Ok(4));
    assert_eq!(redo(&mut *table, 0), Ok(5));
}

/// A long game of varied moves, and its positions from the start on.
fn long_game() -> (Box<dyn Table>, Vec<serde_json::Value>) {
    let mut table = toy::table_with(&serde_json::json!({ "rounds": 9 }));
    let mut positions: Vec<_> = (0..=table.version()).map(|at| table.at(at).unwrap().state()).collect();
    while let approdo_contract::Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().unwrap();
        let legal: Vec<_> =
            table.choices(seat).into_iter().filter(|choice| choice.refused.is_none()).collect();
        let mv = legal[positions.len() * 7 % legal.len()].mv.clone();
        let before = table.version();
        table.play(seat, &mv).unwrap();
        for version in before + 1..=table.version() {
            positions.push(table.at(version).unwrap().state());
        }
    }
    assert!(40 < positions.len(), "a long game: {}", positions.len());
    (table, positions)
}

#[test]
fn every_position_of_a_long_game_is_found_again() {
    let (table, positions) = long_game();
    let viewers: Vec<Viewer> = Viewer::all(2).collect();
    for (version, position) in (0..).zip(&positions) {
        let mut back = table.fork();
        assert!(back.rewind_to(version));
        assert_eq!(back.state(), *position, "{version}");
        // From there the game can be played on and undone again.
        back.settle();
        while let Some(seat) = (0..2).map(Seat).find(|seat| back.may_redo(*seat).is_ok()) {
            back.redo(seat).unwrap();
            back.settle();
            assert_eq!(back.state(), positions[back.version() as usize]);
        }
        assert_eq!(back.version(), table.version());
        assert!(back.rewind_to(version / 2));
        assert_eq!(back.state(), positions[version as usize / 2]);
        // The read-only copy is the same, with only the last step of the history.
        let (glance, at) = (table.glance(version).unwrap(), table.at(version).unwrap());
        assert_eq!((glance.version(), glance.state()), (version, position.clone()));
        for viewer in &viewers {
            assert_eq!(glance.view(*viewer), at.view(*viewer));
            let last = version.saturating_sub(1);
            assert_eq!(glance.log(*viewer, 0), table.log_between(*viewer, last, version));
        }
    }
    let beyond = table.version() + 1;
    assert!(table.glance(beyond).is_none() && table.at(beyond).is_none());
}

#[test]
fn a_log_can_end_early() {
    let (table, positions) = long_game();
    for viewer in Viewer::all(2) {
        let whole = table.log(viewer, 0);
        let step = |version| table.log_between(viewer, version, version + 1);
        assert_eq!((0..positions.len() as u32).flat_map(step).collect::<Vec<_>>(), whole);
        assert_eq!(table.log_between(viewer, 5, 5), []);
        assert_eq!(table.log_between(viewer, 9, 3), []);
    }
}
