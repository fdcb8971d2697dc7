//! Small games that show one trait of a bot each.
#![allow(dead_code, reason = "every test file uses some of these games")]

pub mod boxes;
pub mod bridge;
pub mod shell;
pub mod wager;

/// What a toy need not do well: it is never shown to anybody.
macro_rules! never_shown {
    () => {
        fn options() -> &'static [approdo_contract::OptionSpec] {
            &[]
        }
        fn question(&self, _: Seat) -> approdo_contract::Phrase {
            approdo_contract::Phrase::new("toy")
        }
        fn describe(&self, _: Seat, _: Self::Move) -> approdo_contract::Phrase {
            approdo_contract::Phrase::new("toy")
        }
        fn narrate(_: &Self::Event) -> approdo_contract::Phrase {
            approdo_contract::Phrase::new("toy")
        }
        fn outline(_: &Self::View) -> Vec<approdo_contract::Section> {
            Vec::new()
        }
        fn label(_: approdo_contract::Piece) -> Option<approdo_contract::Label> {
            None
        }
        fn audit(&self) -> Result<(), String> {
            Ok(())
        }
    };
}
pub(crate) use never_shown;
