//! Input of a player.

use std::path::PathBuf;

/// One line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Plays the choice with this number.
    Choose(usize),
    /// Explains the choice with this number.
    Why(usize),
    /// Shows or hides the refused choices.
    All,
    /// Takes the last move back.
    Undo,
    /// Undoes the last move of any person: all people share the keyboard, so all agree.
    UndoTogether,
    /// Redoes the last undone move.
    Redo,
    /// Looks up a clause, or clauses that contain the words.
    Rules(String),
    /// Shows the board.
    Board,
    /// Shows the log so far.
    Log,
    /// Saves the game to a new file.
    Save(PathBuf),
    /// Saves the game to a file, overwriting it.
    Overwrite(PathBuf),
    /// Shows what the board says of a piece or place.
    Where(String),
    /// An order that lacks its argument.
    Incomplete(&'static str),
    /// Lists the orders.
    Help,
    /// Leaves the game.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else: perhaps a move in notation.
    Other(String),
}

impl Order {
    /// Parses a line; every line is some order.
    pub(crate) fn read(line: &str) -> Order {
        let line = line.trim();
        let other = || Order::Other(line.to_owned());
        if let Ok(number) = line.parse() {
            return Order::Choose(number);
        }
        // `?3` is accepted for `? 3`.
        if let Some(number) = line.strip_prefix('?') {
            return if number.is_empty() {
                Order::Help
            } else {
                number.trim().parse().map_or_else(|_| other(), Order::Why)
            };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Order::Nothing,
            ("why", "") => Order::Incomplete("why"),
            ("rules", "") => Order::Incomplete("rules"),
            ("save", "") => Order::Incomplete("save"),
            ("save!", "") => Order::Incomplete("save!"),
            ("where", "") => Order::Incomplete("where"),
            ("why", number) => number.parse().map_or_else(|_| other(), Order::Why),
            ("rules", words) => Order::Rules(words.to_owned()),
            ("save", file) => Order::Save(PathBuf::from(file)),
            ("save!", file) => Order::Overwrite(PathBuf::from(file)),
            ("where", name) => Order::Where(name.to_owned()),
            ("all", "") => Order::All,
            ("u" | "undo", "") => Order::Undo,
            ("u!" | "undo!", "") => Order::UndoTogether,
            ("r" | "redo", "") => Order::Redo,
            ("b" | "board", "") => Order::Board,
            ("log", "") => Order::Log,
            ("help" | "h", "") => Order::Help,
            ("q" | "quit", "") => Order::Quit,
            _ => other(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_can_be_typed() {
        for (line, order) in [
            (" 12 ", Order::Choose(12)),
            ("? 3", Order::Why(3)),
            ("?3", Order::Why(3)),
            ("why 4", Order::Why(4)),
            ("?", Order::Help),
            ("all", Order::All),
            ("u", Order::Undo),
            ("u!", Order::UndoTogether),
            ("R", Order::Redo),
            ("rules ARM-1.1", Order::Rules("ARM-1.1".to_owned())),
            ("rules  load a ship", Order::Rules("load a ship".to_owned())),
            ("b", Order::Board),
            ("log", Order::Log),
            ("save my game.json", Order::Save(PathBuf::from("my game.json"))),
            ("save! game.json", Order::Overwrite(PathBuf::from("game.json"))),
            ("where Gull Port", Order::Where("Gull Port".to_owned())),
            ("help", Order::Help),
            ("q", Order::Quit),
            ("", Order::Nothing),
            ("-1", Order::Other("-1".to_owned())),
            ("why me", Order::Other("why me".to_owned())),
            ("rules", Order::Incomplete("rules")),
            ("where ", Order::Incomplete("where")),
            ("why", Order::Incomplete("why")),
            ("save", Order::Incomplete("save")),
            ("SAVE!", Order::Incomplete("save!")),
            ("take pile=0 stones=2", Order::Other("take pile=0 stones=2".to_owned())),
            ("u 3", Order::Other("u 3".to_owned())),
        ] {
            assert_eq!(Order::read(line), order, "{line:?}");
        }
    }
}
