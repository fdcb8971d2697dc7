use crate::toy::{self, LAMPS};
use approdo_table::{
    Module, Table, position,
    scenario::{ScenarioError, ScenarioReport, run},
};
use serde_json::Value;

fn find(id: &str) -> Option<&'static Module> {
    (id == "lamps").then_some(&LAMPS)
}

fn try_run(body: &str) -> Result<ScenarioReport, ScenarioError> {
    let head = "title = \"A test\"\nproves = [\"LAM-2.2\"]\ngame = \"lamps\"\nseats = 2\n";
    run(&find, "test.toml", &format!("{head}{body}"))
}

/// The sentences of the expectations that are not met.
fn failures(body: &str) -> Vec<String> {
    let report = try_run(body).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.passed(), report.failures.is_empty());
    report.failures.iter().map(ToString::to_string).collect()
}

fn error(body: &str) -> String {
    match try_run(body) {
        Ok(report) => panic!("it ran: {report:?}"),
        Err(error) => error.to_string(),
    }
}

const WHOLE: &str = r#"
[options]
rounds = 1
[given]
steps = ["luck 0"]
[given.state.turn]
actions = 2
[given.state.ports.north]
owner = 1
lamps = 3
[given.state.players.0]
coins = 7
[[when]]
seat = 0
move = "raid north 1"
[when.then]
asked = [1]
choices = 2
legal = [{ seat = 1, move = "yield" }, { seat = 1, move = "resist" }]
refused = [{ seat = 0, move = "roll", rule = "TAB-1.1" }, { seat = 1, move = "roll", rule = "LAM-3.1" }]
events = [{ raided = { port = "north" } }]
[when.then.state.turn.phase.answer]
defender = 1
[[when]]
seat = 1
move = "yield"
[[when]]
seat = 0
move = "roll"
[when.then]
luck = 6
over = false
events = [{ answered = { yielded = true } }]
[[when]]
luck = 4
[when.then]
events = [{ rolled = { seat = 0, face = 5 } }]
refused = [{ seat = 0, move = "light port=east count=1", rule = "LAM-2.1", need = 1, have = 0 }]
[when.then.state]
reserve = 9
players = [{ coins = 12, hand = {} }, { coins = 2 }]
[when.then.state.ports.north]
owner = 0
[when.then.state.ports.south]
owner = "none"
[[when]]
seat = 0
move = "end_turn"
[[when]]
seat = 1
move = "end_turn"
[then]
over = true
events = ["turn_ended"]
[then.state.deck]
wick = 3
[then.outcome]
places = [1, 2]
scores = [12, 2]
ended_by = "LAM-9.1"
[then.view.0]
coins = [12, 2]
hand_sizes = [0, 0]
[then.view.spectator]
hand = "none"
"#;

#[test]
fn a_whole_scenario_passes() {
    let report = try_run(WHOLE).unwrap();
    assert_eq!(report.failures, []);
    assert_eq!((report.title.as_str(), report.game.as_str()), ("A test", "lamps"));
    assert_eq!((report.proves, report.expectations), (vec!["LAM-2.2".to_owned()], 26));
}

#[test]
fn each_expectation_that_is_not_met_is_told_with_what_was_found() {
    let found = failures(
        r#"
[given]
steps = ["luck 0"]
[then]
legal = [{ seat = 0, move = "light port=north count=5" }, { seat = 0, move = "roll" }]
refused = [
    { seat = 0, move = "roll", rule = "LAM-2.1" },
    { seat = 0, move = "light port=north count=5", rule = "LAM-2.1" },
    { seat = 0, move = "light port=north count=5", rule = "LAM-2.2", need = 4 },
    { seat = 0, move = "light port=north count=5", rule = "LAM-2.2", need = 5, have = 3 },
    { seat = 0, move = "draw", rule = "LAM-2.4", need = 1 },
]
asked = [0, 1]
choices = 1
luck = 6
over = true
events = [{ rolled = { face = 3 } }]
[then.state.turn]
actions = 2
[then.state.turn.phase.answer]
defender = 1
[then.state.deck]
wick = 1
[then.outcome]
places = [1, 2]
[then.view.1]
round = 2
"#,
    );
    let light = "`0: light port=north count=5`";
    let expected = [
        format!("at the end: expected {light} to be legal, found it refused by LAM-2.2: needs 5, has 2"),
        "at the end: expected `0: roll` to be refused by LAM-2.1, found it legal".to_owned(),
        format!(
            "at the end: expected {light} to be refused by LAM-2.1, found it refused by LAM-2.2: needs 5, has 2"
        ),
        format!(
            "at the end: expected {light} to be refused by LAM-2.2, need 4, found it refused by LAM-2.2: needs 5, has 2"
        ),
        format!(
            "at the end: expected {light} to be refused by LAM-2.2, need 5, have 3, found it refused by LAM-2.2: \
             needs 5, has 2"
        ),
        "at the end: expected `0: draw` to be refused by LAM-2.4, need 1, found it legal".to_owned(),
        "at the end: expected seats [0, 1] to be asked, found seats [0] asked".to_owned(),
        "at the end: expected 1 legal moves to choose from, found 9".to_owned(),
        "at the end: expected luck to be asked among 6, found seats [0] asked".to_owned(),
        "at the end: expected the game to be over, found seats [0] asked".to_owned(),
        "at the end: expected the event {\"rolled\":{\"face\":3}}, found the events []".to_owned(),
        "at the end: expected state.deck.wick to be 1, found 3".to_owned(),
        "at the end: expected state.turn.actions to be 2, found 3".to_owned(),
        "at the end: expected state.turn.phase to be {\"answer\":{\"defender\":1}}, found \"act\"".to_owned(),
        "at the end: expected an outcome, found seats [0] asked".to_owned(),
        "at the end: expected view.1.round to be 2, found 1".to_owned(),
    ];
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.len(), expected.len());
}

#[test]
fn a_step_that_is_refused_ends_the_scenario() {
    let body = "[given]\nsteps = [\"luck 0\"]\n[[when]]\nseat = 0\nmove = \"roll\"\nthen = { luck = 6 }\n\
                [[when]]\nseat = 0\nmove = \"roll\"\n[then]\nasked = [0]";
    let expected =
        "when[1]: expected `0: roll` to be taken, found it refused by TAB-1.2; nothing after it was tried";
    assert_eq!(failures(body), [expected]);
    assert_eq!(try_run(body).unwrap().expectations, 2);
    let luck = "[[when]]\nluck = [1, 3]\n[then]\nover = false";
    assert_eq!(failures(luck).len(), 1);
    assert!(failures(luck)[0].starts_with("when[0]: expected `luck 3` to be taken"), "{:?}", failures(luck));
}

#[test]
fn an_expectation_of_an_entry_says_where_it_stands() {
    let body = "[[when]]\nluck = 1\n[when.then]\nasked = [0]\n[then]\nasked = [1]";
    assert_eq!(
        failures(body),
        ["after when[0] (luck 1): expected seats [0] to be asked, found seats [1] asked"]
    );
}

#[test]
fn a_file_that_is_wrong_names_the_key() {
    for (body, expected) in [
        ("[then", "test.toml: it is not TOML: "),
        ("colour = 3", "test.toml: colour: a scenario has no such key; there are `title`, `proves`"),
        ("[thn]\nover = true", "test.toml: thn: a scenario has no such key; did you mean `then`"),
        ("[then]\nlegl = []", "test.toml: then.legl: a scenario has no such key; did you mean `legal`?"),
        (
            "[then]\nlegal = [{ seat = 0, mov = \"x\" }]",
            "then.legal[0].mov: a scenario has no such key; did you mean `move`",
        ),
        ("[then]\nlegal = [{ seat = 0 }]", "test.toml: then.legal[0].move: it is missing"),
        (
            "[then]\nlegal = [{ seat = 0, move = \"fly\" }]",
            "then.legal[0].move: `fly` is no move of this game",
        ),
        ("[then]\nlegal = [{ seat = 0, move = \"a=\" }]", "then.legal[0].move: `a=` cannot be read"),
        ("[then]\nrefused = [{ seat = 0, move = \"roll\" }]", "then.refused[0].rule: it is missing"),
        (
            "[then]\nrefused = [{ seat = 0, move = \"fly\", rule = \"X\" }]",
            "then.refused[0].move: `fly` is no move",
        ),
        ("[then]\nasked = 0", "test.toml: then.asked: there is `0`, expected a list"),
        ("[then]\nlegal = 3", "test.toml: then.legal: it must be a list of tables, not 3"),
        ("then = 3", "test.toml: then: it must be a table, not 3"),
        (
            "[then.outcome]\nplace = [1]",
            "then.outcome.place: a scenario has no such key; did you mean `places`?",
        ),
        ("[then.view.2]\nround = 1", "then.view.2: a viewer is a seat from 0 to 1 or `spectator`"),
        ("[then.view.nobody]\nround = 1", "then.view.nobody: a viewer is a seat from 0 to 1 or `spectator`"),
        ("[[when]]\nseat = 0", "test.toml: when[0].move: it is missing"),
        ("[[when]]\nluck = []", "test.toml: when[0].luck: the list is empty, so that nothing would happen"),
        (
            "[[when]]\nseat = 9\nmove = \"roll\"",
            "test.toml: when[0].seat: there is no seat 9: the seats are numbered from 0 to 1",
        ),
        (
            "[then]\nrefused = [{ seat = 2, move = \"roll\", rule = \"TAB-1.1\" }]",
            "test.toml: then.refused[0].seat: there is no seat 2",
        ),
        ("[[when]]\nluck = -1", "test.toml: when[0].luck: it is a whole number from 0 to 65535"),
        ("[[when]]\nluck = [1, 70000]", "test.toml: when[0].luck: it is a whole number from 0 to 65535"),
        (
            "[[when]]\nseat = 0\nmove = \"light port=north count=1 foo=1\"\n[then]\nover = false",
            "test.toml: when[0]: `light port=north count=1 foo=1` is no move of this game: it has no part `foo`",
        ),
        (
            "[[when]]\nseat = 0\nmove = \"fly\"\n[then]\nover = false",
            "test.toml: when[0]: `fly` is no move of this game",
        ),
        (
            "[[when]]\nseat = 0\nmove = \"roll\"\nluck = 3",
            "when[0]: a step is either `seat` and `move`, or `luck`",
        ),
        ("[[when]]\n", "when[0]: a step is either `seat` and `move`, or `luck`"),
        ("[given]\nstep = []", "test.toml: given.step: a scenario has no such key; did you mean `steps`?"),
        (
            "[given]\nsteps = [\"luck 7\"]",
            "given.steps[0]: `luck 7` cannot be taken: it is refused by TAB-1.4",
        ),
        (
            "[given]\nsteps = [\"luck 0\", \"sing\"]",
            "given.steps[1]: `sing` cannot be taken: `sing` cannot be read",
        ),
        (
            "[options]\nround = 3\n[then]\nover = false",
            "test.toml: options: there is no option `round`; did you mean `rounds`?",
        ),
        ("", "test.toml: then: the scenario expects nothing, so it proves nothing"),
        ("[then]", "test.toml: then: the scenario expects nothing, so it proves nothing"),
    ] {
        let found = error(body);
        assert!(found.contains(expected), "{body}\n{found}");
    }
    let other = run(&find, "x.toml", "title = \"\"\ngame = \"chess\"\nseats = 2").unwrap_err().to_string();
    assert_eq!(other, "x.toml: game: there is no game `chess`");
    let seats = run(&find, "x.toml", "title = \"\"\ngame = \"lamps\"\nseats = 9").unwrap_err().to_string();
    assert!(seats.contains("2 to 3 seats, not with 9"), "{seats}");
}

#[test]
fn a_state_that_does_not_exist_names_what_does() {
    for (state, expected) in [
        ("rond = 2", "given.state.rond: there is no `rond` here; did you mean `round`"),
        ("turn.action = 2", "given.state.turn.action: there is no `action` here; did you mean `actions`?"),
        ("ports.west.lamps = 2", "given.state.ports.west: there is no `west` here (there is no port 'west')"),
        ("ports.noth.lamps = 2", "did you mean `north` or `south`?"),
        (
            "ports.north.lamp = 0",
            "given.state.ports.north.lamp: there is no `lamp` here; did you mean `lamps`?",
        ),
        ("deck.candle = 0", "given.state.deck.candle: there is no `candle` here (there is no card 'candle')"),
        ("players.2.coins = 1", "given.state.players.2: there is no entry 2: there are 2, counted from 0"),
        (
            "turn.actions = 300",
            "given.state.turn.actions: there is `300`, expected a whole number from 0 to 255",
        ),
        ("turn.actions = \"many\"", "given.state.turn.actions: there is \"many\""),
        ("turn.phase = \"sleep\"", "given.state.turn.phase: there is `sleep`, expected one of"),
        ("reserve = 5", "given.state: the position is impossible: there are 5 lamps instead of 12"),
        ("deck.wick = 4", "given.state: the position is impossible: there are 7 cards instead of 6 or 12"),
    ] {
        let body = format!("[given.state]\n{state}\n[then]\nover = false");
        let found = error(&body);
        assert!(found.contains(expected), "{state}\n{found}");
    }
    for (state, expected) in [
        ("rond = 2", "then.state.rond: the state has no such entry; did you mean `round`"),
        ("ports.west.lamps = 0", "then.state.ports.west: the state has no such entry"),
        ("deck.candle = 0", "then.state.deck.candle: the state has no such entry"),
        ("rond = \"none\"", "then.state.rond: the state has no such entry; did you mean `round`"),
        ("deck.candle = \"none\"", "then.state.deck.candle: the state has no such entry"),
        ("deck.wik = \"none\"", "then.state.deck.wik: the state has no such entry; did you mean `wick`?"),
        ("ports.noth.owner = \"none\"", "then.state.ports.noth: the state has no such entry; did you mean"),
        ("ports.north.owne = \"none\"", "did you mean `owner`?"),
        (
            "turn.phase.anser = \"none\"",
            "then.state.turn.phase.anser: the state has no such entry; did you mean",
        ),
        (
            "turn.phase.answer.porto = \"none\"",
            "then.state.turn.phase.answer.porto: the state has no such entry",
        ),
        ("players = [{ hnd = \"none\" }, {}]", "then.state.players.0.hnd: the state has no such entry"),
        ("players.1.hand.wik = 0", "then.state.players.1.hand.wik: the state has no such entry"),
        ("turn.actions.left = 1", "then.state.turn.actions.left: the state has no such entry"),
        (
            "turn.actions = 300",
            "then.state.turn.actions: there is `300`, expected a whole number from 0 to 255",
        ),
        ("ports.north.owner = \"one\"", "then.state.ports.north.owner: there is \"one\""),
    ] {
        let found = error(&format!("[then.state]\n{state}"));
        assert!(found.contains(expected), "{state}\n{found}");
    }
}

#[test]
fn a_view_or_an_event_that_does_not_exist_names_what_does() {
    for (then, expected) in [
        (
            "view.1.handsizes = [0, 0]",
            "then.view.1.handsizes: the view has no such entry; did you mean `hand_sizes`?",
        ),
        ("view.1.hnad = \"none\"", "then.view.1.hnad: the view has no such entry; did you mean `hand`"),
        ("view.spectator.reserve = \"none\"", "then.view.spectator.reserve: the view has no such entry"),
        ("view.0.hand.candle = \"none\"", "then.view.0.hand.candle: the view has no such entry"),
        ("view.0.hand.candle = 1", "then.view.0.hand.candle: the view has no such entry"),
        ("view.0.ports.west = \"none\"", "then.view.0.ports.west: the view has no such entry"),
        ("view.0.turn.moves = \"none\"", "then.view.0.turn.moves: the view has no such entry"),
        (
            "events = [\"turn_end\"]",
            "then.events[0].turn_end: the game has no such entry; did you mean `turn_ended`?",
        ),
        (
            "events = [{ rold = { face = 1 } }]",
            "then.events[0].rold: the game has no such entry; did you mean",
        ),
        (
            "events = [{ began = { saet = \"none\" } }]",
            "then.events[0].began.saet: the game has no such entry; did you mean `seat`?",
        ),
        ("events = [{ lit = { port = \"west\" } }]", "then.events[0].lit.port: there is no port 'west'"),
        (
            "no_events = [\"raidet\"]",
            "then.no_events[0].raidet: the game has no such entry; did you mean `raided`?",
        ),
        (
            "no_events = [{ raided = { prt = 1 } }]",
            "then.no_events[0].raided.prt: the game has no such entry",
        ),
        ("events = [3]", "then.events[0]: an event is its name, or a table with its name and its parts"),
    ] {
        let found = error(&format!("[[when]]\nluck = 0\n[then]\n{then}"));
        assert!(found.contains(expected), "{then}\n{found}");
    }
    // What is valid but absent is met by `none`: a card in no hand, another variant.
    let body = "[[when]]\nluck = 0\n[[when]]\nseat = 0\nmove = \"roll\"\n[then]\nview.0.hand.wick = \"none\"\n\
                view.1.turn.phase.answer = \"none\"\nstate.turn.phase.answer = \"none\"\nstate.deck.wick = 3";
    assert_eq!(failures(body), [""; 0]);
}

#[test]
fn an_event_can_be_expected_not_to_happen() {
    let body = |then: &str| format!("[[when]]\nluck = 1\n[then]\n{then}");
    let quiet = "no_events = [\"raided\", { began = { seat = 0 } }]\nevents = [\"began\"]";
    assert_eq!(failures(&body(quiet)), [""; 0]);
    let loud = failures(&body("no_events = [\"began\", { began = { seat = 1 } }]"));
    let found = "found the event {\"began\":{\"seat\":1}}";
    let expected = [
        format!("at the end: expected no event \"began\", {found}"),
        format!("at the end: expected no event {{\"began\":{{\"seat\":1}}}}, {found}"),
    ];
    assert_eq!(loud, expected);
}

#[test]
fn a_position_is_composed_as_written() {
    // A variant replaces another, `none` is an absent value, a kind that is in no hand may be named.
    let body = r#"
[given]
steps = ["luck 0"]
[given.state.turn.phase.answer]
defender = 1
port = "east"
[given.state.ports]
east = { owner = 0, lamps = 2 }
north = { owner = "none" }
[given.state.deck]
mirror = 1
[given.state.players.1.hand]
mirror = 2
[then]
asked = [1]
[then.state]
reserve = 10
[then.state.players.1.hand]
mirror = 2
wick = 0
[then.view.0.hand]
mirror = "none"
"#;
    assert_eq!(failures(body), [""; 0]);
    let variant = "[given.state.turn.phase.roll]\ndice = 2\n[then]\nluck = 6";
    assert_eq!(failures(variant), [""; 0]);
    let again = r#"
[given]
steps = ["luck 0", "0: roll"]
[given.state.turn.phase.answer]
defender = 1
port = "east"
[then]
asked = [1]
"#;
    assert_eq!(failures(again), [""; 0]);
}

#[test]
fn every_position_can_be_printed_and_played_from() {
    for whim in 0..40 {
        let mut whole = toy::table();
        toy::play_out(&mut *whole, whim);
        for version in 0..=whole.version() {
            let table = whole.at(version).unwrap();
            let printed = position::print(&*table);
            assert_eq!(composed(&printed), table.state(), "{printed}");
        }
    }
}

/// The state that a printed position stands for.
fn composed(printed: &str) -> Value {
    run(&find, "printed.toml", &format!("{printed}\n[then]\nover = false\n"))
        .unwrap_or_else(|error| panic!("{error}\n{printed}"));
    let file: Value = toml::from_str(printed).unwrap();
    let mut stage = (LAMPS.stage)(&file["options"], 2).unwrap();
    if let Some(fields) = file.pointer("/given/state").and_then(Value::as_object) {
        stage.give(fields).unwrap();
    }
    stage.state()
}

#[test]
fn a_printed_position_is_short() {
    let mut table: Box<dyn Table> = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    let expected = r#"title = "Lamps after 2 steps"
game = "lamps"
seats = 2

[options]
rounds = 3
calm = false
deck = "small"

[given.state]
reserve = 11

[given.state.turn]
actions = 2
phase = "act"

[given.state.ports.north]
owner = 0
lamps = 1

[given.state.players.0]
coins = 1
"#;
    assert_eq!(position::print(&*table), expected);
}
