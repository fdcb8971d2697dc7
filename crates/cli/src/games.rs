//! `approdo games`

use crate::{Terminal, args};
use anyhow::Result;
use approdo_contract::{OptionKind, OptionSpec};
use approdo_table::Module;
use serde_json::{Value, json};

/// Lists the games.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Games,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    if arguments.json {
        let games: Vec<Value> = games.iter().map(describe).collect();
        terminal.line(serde_json::to_string_pretty(&json!({ "games": games }))?)?;
        return Ok(0);
    }
    for module in games {
        let (min, max) = (module.meta.seats.start(), module.meta.seats.end());
        terminal.line(format!("{}: {}, {min} to {max} seats", module.meta.id, module.meta.title))?;
        for option in (module.options)() {
            terminal.line(format!("  {} ({}): {}", option.label.id, values(option), option.text.en))?;
        }
    }
    Ok(0)
}

fn describe(module: &Module) -> Value {
    let options: Vec<Value> = (module.options)().iter().map(describe_option).collect();
    json!({
        "id": module.meta.id,
        "title": module.meta.title,
        "seats": module.meta.seats.clone().collect::<Vec<u8>>(),
        "options": options,
    })
}

fn describe_option(option: &OptionSpec) -> Value {
    let mut described = json!({
        "id": option.label.id,
        "name": { "en": option.label.en, "it": option.label.it },
        "text": { "en": option.text.en, "it": option.text.it },
        "clause": option.rule,
    });
    match option.kind {
        OptionKind::Flag { default } => {
            described["kind"] = json!("flag");
            described["default"] = json!(default);
        }
        OptionKind::Number { min, max, default } => {
            described["kind"] = json!("number");
            described["default"] = json!(default);
            described["min"] = json!(min);
            described["max"] = json!(max);
        }
        OptionKind::Choice { among, default } => {
            described["kind"] = json!("choice");
            described["default"] = json!(default);
            described["values"] = json!(among.iter().map(|label| label.id).collect::<Vec<_>>());
        }
    }
    described
}

/// The values of an option in words, the default first.
fn values(option: &OptionSpec) -> String {
    match option.kind {
        OptionKind::Flag { default } => format!("{default}; true or false"),
        OptionKind::Number { min, max, default } => format!("{default}; {min} to {max}"),
        OptionKind::Choice { among, default } => {
            let words: Vec<&str> = among.iter().map(|label| label.id).collect();
            format!("{default}; {}", words.join(" or "))
        }
    }
}
