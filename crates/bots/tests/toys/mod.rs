//! Small games that show one trait of a bot each.
#![allow(dead_code, reason = "every test file uses some of these games")]

pub mod boxes;
pub mod bridge;
pub mod shell;
pub mod wager;

/// Implements the parts of the contract that bots do not use: words, and laws of the game.
macro_rules! never_shown {
    () => {
        fn question(&self, _: Seat) -> approdo_contract::Phrase {
            approdo_contract::Phrase::new("toy")
        }
        fn audit(&self) -> Result<(), String> {
            Ok(())
        }
    };
    ($($head:tt)+) => {
        $($head)+ {
            type Print = ();

            fn describe(&self, _: Seat, _: Self::Move) -> approdo_contract::Phrase {
                approdo_contract::Phrase::new("toy")
            }
            fn narrate(_: &Self::Event) -> approdo_contract::Line {
                approdo_contract::Phrase::new("toy").into()
            }
            fn print() {}
            fn outline(_: &Self::View) -> Vec<approdo_contract::Section> {
                Vec::new()
            }
            fn label(_: approdo_contract::Piece) -> Option<approdo_contract::Label> {
                None
            }
        }
    };
}
pub(crate) use never_shown;
