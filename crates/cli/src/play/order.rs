//! What a player types.

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
    /// Does again what was taken back.
    Redo,
    /// Looks up a clause, or clauses that contain the words.
    Rules(String),
    /// Shows the board.
    Board,
    /// Shows what has happened so far.
    Log,
    /// Stores the game in a file.
    Save(PathBuf),
    /// Lists what can be typed.
    Help,
    /// Leaves the game.
    Quit,
    /// An empty line.
    Nothing,
    /// Something else.
    Unknown(String),
}

impl Order {
    /// Reads a line; whatever is typed is some order.
    pub(crate) fn read(line: &str) -> Order {
        let line = line.trim();
        let unknown = || Order::Unknown(line.to_owned());
        if let Ok(number) = line.parse() {
            return Order::Choose(number);
        }
        // `?3` is as good as `? 3`.
        if let Some(number) = line.strip_prefix('?') {
            return if number.is_empty() {
                Order::Help
            } else {
                number.trim().parse().map_or_else(|_| unknown(), Order::Why)
            };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Order::Nothing,
            ("why", number) => number.parse().map_or_else(|_| unknown(), Order::Why),
            ("rules", words) if !words.is_empty() => Order::Rules(words.to_owned()),
            ("save", file) if !file.is_empty() => Order::Save(PathBuf::from(file)),
            ("all", "") => Order::All,
            ("u" | "undo", "") => Order::Undo,
            ("r" | "redo", "") => Order::Redo,
            ("b" | "board", "") => Order::Board,
            ("log", "") => Order::Log,
            ("help" | "h", "") => Order::Help,
            ("q" | "quit", "") => Order::Quit,
            _ => unknown(),
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
            ("R", Order::Redo),
            ("rules ARM-1.1", Order::Rules("ARM-1.1".to_owned())),
            ("rules  load a ship", Order::Rules("load a ship".to_owned())),
            ("b", Order::Board),
            ("log", Order::Log),
            ("save my game.json", Order::Save(PathBuf::from("my game.json"))),
            ("help", Order::Help),
            ("q", Order::Quit),
            ("", Order::Nothing),
            ("-1", Order::Unknown("-1".to_owned())),
            ("why me", Order::Unknown("why me".to_owned())),
            ("rules", Order::Unknown("rules".to_owned())),
            ("u 3", Order::Unknown("u 3".to_owned())),
        ] {
            assert_eq!(Order::read(line), order, "{line:?}");
        }
    }
}
