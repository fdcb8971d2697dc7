//! Everything that games say can be said in every language: questions, choices, the log and the board.

use approdo_bots::Bot;
use approdo_contract::{OptionKind, Pending, Phrase, Seat, Viewer};
use approdo_nim::Nim;
use approdo_phrases::{Language, Speaker};
use approdo_table::{Module, Seed, Table};
use serde_json::{Map, Value};

static NIM: Module = Module::of::<Nim>();

/// Long enough to meet every kind of question; the games' own tests play to the end.
const MOVES: usize = 250;

#[test]
fn whatever_a_game_says_can_be_said() {
    let speakers = Language::ALL.map(Speaker::new);
    for module in approdo_catalog::GAMES.iter().chain([&NIM]) {
        for seats in module.meta.seats.clone() {
            for (seed, options) in (1..).zip([Value::Null, other_options(module, seats)]) {
                let mut table =
                    (module.open)(&options, seats, Seed::from_number(seed)).expect("the options are allowed");
                listen(table.as_mut(), &speakers);
            }
        }
    }
}

/// Every flag inverted, as far as the game allows it together with those before, so that variants are covered.
fn other_options(module: &Module, seats: u8) -> Value {
    let mut turned = Map::new();
    for option in (module.options)() {
        if let OptionKind::Flag { default } = option.kind {
            let mut more = turned.clone();
            more.insert(option.label.id.to_owned(), Value::Bool(!default));
            if (module.open)(&Value::Object(more.clone()), seats, Seed::from_number(1)).is_ok() {
                turned = more;
            }
        }
    }
    Value::Object(turned)
}

fn listen(table: &mut dyn Table, speakers: &[Speaker]) {
    for turn in 0..MOVES {
        let Pending::Decision { seats, .. } = table.pending() else { break };
        let seat = seats.first().expect("somebody is asked");
        let question = table.question(seat).expect("who is asked has a question");
        say(table, &question.phrase, speakers);
        question.occasion.iter().for_each(|occasion| say(table, occasion, speakers));
        for choice in table.choices(seat) {
            say(table, &choice.phrase, speakers);
            choice.because.iter().for_each(|because| say(table, because, speakers));
        }
        let before = table.version();
        let mv = table.bot_move(seat, Bot::Random, turn as u64).expect("who is asked can move");
        table.play(seat, &mv).expect("a bot's move is legal");
        for viewer in Viewer::all(table.seats()) {
            for line in table.log(viewer, before) {
                say(table, &line.line.phrase, speakers);
            }
        }
        // Only some boards are said: they change little with every move, and saying them is slow.
        if turn % 10 == 0 {
            for section in Viewer::all(table.seats()).flat_map(|viewer| table.outline(viewer)) {
                say(table, &section.title, speakers);
                section.lines.iter().for_each(|line| say(table, line, speakers));
            }
            for viewer in Viewer::all(table.seats()) {
                table.ahead(viewer).iter().for_each(|ahead| say(table, &ahead.phrase, speakers));
                for facts in table.standings(viewer) {
                    facts.tally.iter().for_each(|tally| say(table, &tally.label, speakers));
                    facts.account.parts.iter().for_each(|part| say(table, &part.phrase, speakers));
                    facts.account.ties.iter().for_each(|tie| say(table, &tie.phrase, speakers));
                    facts.goals.iter().for_each(|goal| say(table, &goal.phrase, speakers));
                }
            }
        }
    }
}

fn say(table: &dyn Table, phrase: &Phrase, speakers: &[Speaker]) {
    let name = |seat: Seat| format!("Player {}", seat.0 + 1);
    for speaker in speakers {
        if let Err(error) = speaker.try_say(phrase, &|piece| table.label(piece), &name) {
            panic!("{} says {phrase:?}: {error}", table.meta().title);
        }
    }
}
