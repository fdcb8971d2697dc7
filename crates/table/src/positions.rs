//! Checkpoints of a table, so that going back takes few steps however long the game is.

use std::sync::Arc;

/// Steps between two checkpoints, and so the most steps replayed in going back.
pub(crate) const EVERY: usize = 16;

/// The checkpoints after every [`EVERY`] steps. Copies of a table share them.
#[derive(Clone, Debug)]
pub(crate) struct Positions<G>(Vec<Arc<G>>);

impl<G: Clone> Positions<G> {
    /// Before the first step.
    pub(crate) fn new() -> Self {
        Positions(Vec::new())
    }

    /// Adds a checkpoint after so many steps, if one is due.
    pub(crate) fn note(&mut self, steps: usize, game: &G) {
        if steps == (self.0.len() + 1) * EVERY {
            self.0.push(Arc::new(game.clone()));
        }
    }

    /// The last checkpoint within the first `steps`, and its number of steps; `None` if that is the start.
    pub(crate) fn before(&self, steps: usize) -> (usize, Option<&G>) {
        let kept = self.0.len().min(steps / EVERY);
        (kept * EVERY, kept.checked_sub(1).map(|last| &*self.0[last]))
    }

    /// The same for a game of so many steps.
    pub(crate) fn of_first(&self, steps: usize) -> Self {
        Positions(self.0.iter().take(steps / EVERY).cloned().collect())
    }

    /// Drops checkpoints after so many steps.
    pub(crate) fn truncate(&mut self, steps: usize) {
        self.0.truncate(steps / EVERY);
    }
}
