//! Golden numbers of the moves of a game, as a table for people and learners.
//!
//! Each line tells the first number of a verb, the verb and what its numbers are made of. Below stand its first and its
//! last move with their numbers, as they are with the built-in data files.

use crate::{notation::notation, playthrough::is_update};
use approdo_contract::{Game, Numbered, Shape};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::{Debug, Write},
    fs,
    path::Path,
};

/// Compares the numbers of all moves with the file `tests/numbers.txt` of a crate; with `UPDATE=1` in the environment,
/// appends what is new to it. What is in the file already stays as it is: learners rely on it.
///
/// # Panics
///
/// If a number leads to a move of another number, or the table is not the stored one.
pub fn check_numbers<G: Game>(crate_folder: &str) {
    assert_eq!(wrong_number::<G::Move>(), None);
    let file = Path::new(crate_folder).join("tests/numbers.txt");
    let table = table::<G::Move>();
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        table.starts_with(&stored),
        "numbers of moves have changed; {} must stay a beginning of\n{table}",
        file.display()
    );
    if is_update() {
        fs::write(&file, &table).expect("the numbers can be written");
    } else {
        assert!(stored == table, "there are new moves; UPDATE=1 appends them to {}", file.display());
    }
}

/// How many numbers lie between two whose moves are written and read.
const STRIDE: usize = 101;

/// The first number that does not round-trip: it leads to a move of another number, or to one that differs after
/// serialization; or the bound, if there is a move beyond it.
fn wrong_number<M: Numbered + Debug + PartialEq + Serialize + DeserializeOwned>() -> Option<String> {
    let wrong = |number: u32, mv: M| format!("{number} leads to {mv:?}, which has {:?}", mv.number());
    for (number, mv) in moves::<M>(0..M::NUMBERS) {
        if mv.number() != Some(number) {
            return Some(wrong(number, mv));
        }
    }
    for (number, mv) in moves::<M>(0..M::NUMBERS).step_by(STRIDE) {
        let text = serde_json::to_string(&mv).expect("a move can be written");
        if serde_json::from_str::<M>(&text).ok().as_ref() != Some(&mv) {
            return Some(format!("{number} leads to {mv:?}, which is not read from {text}"));
        }
    }
    [M::NUMBERS, u32::MAX].into_iter().find_map(|number| M::numbered(number).map(|mv| wrong(number, mv)))
}

/// The moves with these numbers.
fn moves<M: Numbered>(numbers: std::ops::Range<u32>) -> impl DoubleEndedIterator<Item = (u32, M)> {
    numbers.filter_map(|number| M::numbered(number).map(|mv| (number, mv)))
}

fn table<M: Numbered + Serialize>() -> String {
    let Shape::Any(cases) = M::SHAPE else { panic!("a move is one of several verbs") };
    let mut text = String::new();
    for (verb, shape) in cases {
        let (first, size) = M::SHAPE.case(verb);
        let parts = shape.to_string();
        let between = if parts.is_empty() { "" } else { ": " };
        writeln!(text, "{first} {verb}{between}{parts}").expect("a string takes every line");
        let mut all = moves::<M>(first..first + size);
        let ends = all.next().into_iter().chain(all.next_back());
        for (number, mv) in ends.filter(|_| 1 < size) {
            writeln!(text, "    {number} {}", notation(&mv)).expect("a string takes every line");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use approdo_contract::numbered;
    use serde::Deserialize;

    numbered! {
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Move {
            Pass,
            Bid(u8 in 2..=9),
            Go { back: bool, steps: u8 in 1..=3 },
        }
    }

    #[test]
    fn a_table_tells_what_numbers_are_made_of() {
        let lines = [
            "0 Pass",
            "1 Bid: 8",
            "    1 bid 2",
            "    8 bid 9",
            "9 Go: back 2 x steps 3",
            "    9 go back=false steps=1",
            "    14 go back=true steps=3\n",
        ];
        assert_eq!((table::<Move>(), wrong_number::<Move>()), (lines.join("\n"), None));
    }

    /// Wrong numbering, as a game could implement it: `NTH` selects the mistake.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
    struct Wrong<const NTH: u8> {
        value: u8,
        #[serde(skip)]
        is_fleeting: bool,
    }

    impl<const NTH: u8> Numbered for Wrong<NTH> {
        const SHAPE: Shape = Shape::One(4);

        fn number(self) -> Option<u32> {
            Some(if NTH == 0 { self.value / 2 } else { self.value }.into())
        }

        fn numbered(number: u32) -> Option<Self> {
            let exists = number < 4 || NTH == 1 && number == 4;
            exists.then_some(Wrong { value: number as u8, is_fleeting: NTH == 2 })
        }
    }

    #[test]
    fn wrong_numbers_are_found() {
        let found = [wrong_number::<Wrong<0>>(), wrong_number::<Wrong<1>>(), wrong_number::<Wrong<2>>()];
        for (found, told) in found.into_iter().zip([
            "1 leads to Wrong { value: 1, is_fleeting: false }, which has Some(0)",
            "4 leads to Wrong { value: 4, is_fleeting: false }, which has Some(4)",
            "0 leads to Wrong { value: 0, is_fleeting: true }, which is not read from {\"value\":0}",
        ]) {
            assert_eq!(found.as_deref(), Some(told));
        }
        assert_eq!(wrong_number::<Wrong<3>>(), None);
    }
}
