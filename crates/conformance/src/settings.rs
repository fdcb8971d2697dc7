use crate::{Property, fault::Breach};
use approdo_contract::{Game, OptionKind, OptionSpec};
use serde::Deserialize;
use serde_json::{Map, Value};

/// The options that the kit plays with: what a new table proposes, then every combination of flags and choices
/// with every number at its least, so that games stay short.
///
/// # Panics
/// If the game's options are not what its list of options says.
pub fn combinations<G: Game>() -> Vec<G::Options> {
    enumerate::<G>().unwrap_or_else(|breach| panic!("{}: {}", breach.property, breach.detail))
}

/// Like [`combinations`], but returns what is wrong with the list of options.
pub(crate) fn enumerate<G: Game>() -> Result<Vec<G::Options>, Breach> {
    let default = fields(&G::Options::default())?;
    agree::<G>(&default, G::options())?;
    let mut all = vec![G::Options::default()];
    for combination in combine(&default, G::options()) {
        let options = read::<G>(combination)?;
        if !all.contains(&options) {
            all.push(options);
        }
    }
    Ok(all)
}

/// Every flag both ways, every choice, every number at its least.
fn combine(default: &Map<String, Value>, specs: &[OptionSpec]) -> Vec<Map<String, Value>> {
    let mut all = vec![default.clone()];
    for spec in specs {
        let values: Vec<Value> = match spec.kind {
            OptionKind::Flag { .. } => vec![false.into(), true.into()],
            OptionKind::Number { min, .. } => vec![min.into()],
            OptionKind::Choice { among, .. } => among.iter().map(|word| word.id.into()).collect(),
        };
        let with = |fields: &Map<String, Value>, value: &Value| {
            let mut fields = fields.clone();
            fields.insert(spec.label.id.to_owned(), value.clone());
            fields
        };
        all = all.iter().flat_map(|fields| values.iter().map(move |value| with(fields, value))).collect();
    }
    all
}

/// The list of options proposes the defaults, its greatest numbers can be read, missing fields take their
/// defaults, and unknown fields are errors.
fn agree<G: Game>(default: &Map<String, Value>, specs: &[OptionSpec]) -> Result<(), Breach> {
    for spec in specs {
        let id = spec.label.id;
        let proposed: Value = match spec.kind {
            OptionKind::Flag { default } => default.into(),
            OptionKind::Number { default, .. } => default.into(),
            OptionKind::Choice { default, .. } => default.into(),
        };
        if default.get(id) != Some(&proposed) {
            return Err(wrong(format!(
                "'{id}' is {proposed} in the list and {:?} by default",
                default.get(id)
            )));
        }
        if let OptionKind::Number { min, max, default: proposed } = spec.kind {
            if !(min..=max).contains(&proposed) {
                return Err(wrong(format!("'{id}' proposes {proposed}, which is not in {min}..={max}")));
            }
            let mut greatest = default.clone();
            greatest.insert(id.to_owned(), max.into());
            read::<G>(greatest)?;
        }
    }
    if read::<G>(Map::new())? != G::Options::default() {
        return Err(wrong("missing fields do not take their defaults"));
    }
    let mut unknown = default.clone();
    unknown.insert("no_such_option".to_owned(), true.into());
    match read::<G>(unknown) {
        Ok(_) => Err(wrong("an unknown field is not an error")),
        Err(_) => Ok(()),
    }
}

fn fields(options: &impl serde::Serialize) -> Result<Map<String, Value>, Breach> {
    match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(other) => Err(wrong(format!("they are written as {other} instead of an object"))),
        Err(error) => Err(wrong(format!("they cannot be written: {error}"))),
    }
}

fn read<G: Game>(fields: Map<String, Value>) -> Result<G::Options, Breach> {
    let written = Value::Object(fields);
    G::Options::deserialize(&written).map_err(|error| wrong(format!("{written} cannot be read: {error}")))
}

fn wrong(detail: impl Into<String>) -> Breach {
    Breach::new(Property::OptionsAsListed, detail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use approdo_contract::{Label, RuleId};
    use approdo_nim::{Nim, Options};

    fn spec(id: &'static str, kind: OptionKind) -> OptionSpec {
        let label = Label { id, en: "", it: "" };
        OptionSpec { label, text: label, kind, rule: RuleId("X-1") }
    }

    #[test]
    fn flags_go_both_ways_choices_all_ways_and_numbers_to_their_least() {
        const WORDS: [Label; 3] = [
            Label { id: "calm", en: "", it: "" },
            Label { id: "fair", en: "", it: "" },
            Label { id: "wild", en: "", it: "" },
        ];
        let specs = [
            spec("cards", OptionKind::Flag { default: true }),
            spec("rounds", OptionKind::Number { min: 2, max: 9, default: 6 }),
            spec("sea", OptionKind::Choice { among: &WORDS, default: "calm" }),
        ];
        let all = combine(&Map::new(), &specs);
        assert_eq!(all.len(), 6);
        assert!(all.iter().all(|fields| fields["rounds"] == 2));
        assert_eq!(all.iter().filter(|fields| fields["cards"] == true).count(), 3);
        assert_eq!(all.iter().filter(|fields| fields["sea"] == "wild").count(), 2);
    }

    #[test]
    fn a_list_that_proposes_something_else_is_wrong() {
        let default = fields(&Options::default()).unwrap();
        for (right, specs) in [
            (true, vec![spec("misere", OptionKind::Flag { default: false })]),
            (true, vec![spec("piles", OptionKind::Number { min: 1, max: 5, default: 3 })]),
            (false, vec![spec("misere", OptionKind::Flag { default: true })]),
            (false, vec![spec("stones", OptionKind::Number { min: 1, max: 5, default: 3 })]),
            (false, vec![spec("piles", OptionKind::Number { min: 4, max: 5, default: 3 })]),
            (false, vec![spec("piles", OptionKind::Number { min: 1, max: 999, default: 3 })]),
        ] {
            assert_eq!(agree::<Nim>(&default, &specs).is_ok(), right, "{specs:?}");
        }
    }
}
