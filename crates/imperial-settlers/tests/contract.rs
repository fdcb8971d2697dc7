//! Imperial Settlers keeps the contract, for every number of seats and every combination of options.

use approdo_conformance::{Effort, check_with, combinations, walk};
use approdo_contract::Game;
use approdo_imperial_settlers::{ImperialSettlers, Options, options::Mode};

/// Every combination of options with every number of seats that it allows.
fn tables() -> Vec<(Options, u8)> {
    let all = combinations::<ImperialSettlers>().into_iter();
    let tables = all.flat_map(|options| ImperialSettlers::META.seats.map(move |seats| (options, seats)));
    tables.filter(|(options, seats)| ImperialSettlers::setup(options, *seats).is_ok()).collect()
}

/// The options as they matter for so many seats: virtual faction and advanced variant are for one.
fn relevant(options: Options, seats: u8) -> Options {
    let usual = Options::default();
    if seats == 1 {
        options
    } else {
        Options { virtual_faction: usual.virtual_faction, advanced_solo: usual.advanced_solo, ..options }
    }
}

#[test]
fn keeps_the_contract() {
    let tables = tables();
    let is_relevant = |table: &&(Options, u8)| table.0 == relevant(table.0, table.1);
    let examined = tables.iter().filter(is_relevant);
    for (options, seats) in examined.clone() {
        check_with::<ImperialSettlers>(options, *seats, Effort { games: 1, sample: 31 });
    }
    assert_eq!((tables.len(), examined.count()), (276, 78), "of so many tables so many differ");
}

/// Why [`keeps_the_contract`] need not look at every combination: what does not concern a table changes nothing.
#[test]
fn options_that_do_not_concern_a_table_change_nothing() {
    let course = |options: &Options, seats: u8| {
        let mut course = Vec::new();
        walk::<ImperialSettlers>(options, seats, 3, |_, step, facts| course.push((step, facts.to_vec())))
            .expect("the table is allowed");
        course
    };
    for (options, seats) in tables() {
        let relevant = relevant(options, seats);
        if options != relevant {
            let (one, other) = (course(&options, seats), course(&relevant, seats));
            assert!(one == other, "{options:?} with {seats} seats");
        }
    }
}

/// Open mode brings all cards into play; here every second step is looked at closely.
#[test]
fn keeps_the_contract_when_looked_at_closely() {
    let options = Options { mode: Mode::Open, ..Options::default() };
    for seats in 1..=5 {
        check_with::<ImperialSettlers>(&options, seats, Effort { games: 2, sample: 2 });
    }
}
