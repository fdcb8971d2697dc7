use crate::{Journal, Pending, Refusal, Rules, Seat, Secrets, Step, Viewer, Words, refuse};

/// A game under way: a plain value that knows its rules, its secrets and its words.
///
/// The obligations of these traits that types cannot express are tested by the `conformance` crate after every step
/// of many random games.
pub trait Game: Rules + Secrets + Words {}

impl<G: Rules + Secrets + Words> Game for G {}

/// What follows from the contract; a blanket implementation, so no game can override it.
pub trait GameExt: Game {
    /// Replaces `moves` by the legal moves of `seat`: none unless it is asked.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        moves.clear();
        if self.asks(seat) {
            self.legal_into(seat, moves);
        }
    }

    /// Whether the game waits for a decision of `seat`.
    fn asks(&self, seat: Seat) -> bool {
        match self.pending() {
            Pending::Decision { seats, .. } => seats.contains(seat),
            Pending::Chance { .. } | Pending::Over(_) => false,
        }
    }

    /// Whether the step may be applied now.
    fn permits(&self, step: Step<Self::Move>) -> Result<(), Refusal> {
        match (self.pending(), step) {
            (Pending::Over(_), _) => Err(refuse!("TAB-1.3")),
            (Pending::Decision { seats, .. }, Step::Move(seat, mv)) if seats.contains(seat) => {
                self.check(seat, mv)
            }
            (Pending::Chance { among, .. }, Step::Luck(index)) if index < among => Ok(()),
            (Pending::Chance { .. }, Step::Luck(_)) => Err(refuse!("TAB-1.4")),
            (Pending::Decision { .. }, Step::Move(seat, mv)) => Err(self.out_of_turn(seat, mv)),
            (Pending::Decision { .. }, Step::Luck(_)) | (Pending::Chance { .. }, Step::Move(..)) => {
                Err(refuse!("TAB-1.2"))
            }
        }
    }

    /// Applies the step if it is permitted; otherwise leaves the game untouched.
    fn advance(&mut self, step: Step<Self::Move>, journal: &mut Journal<Self::Event>) -> Result<(), Refusal> {
        self.permits(step)?;
        self.apply(step, journal);
        Ok(())
    }

    /// The facts that `viewer` is told.
    fn told(facts: &[Self::Event], viewer: Viewer) -> Vec<Self::Event> {
        facts.iter().filter_map(|fact| Self::witness(fact, viewer)).collect()
    }
}

impl<G: Game> GameExt for G {}
