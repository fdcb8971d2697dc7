//! Positions that a table keeps along the way, so that going back is short however long the game is.

use std::sync::Arc;

/// A position is kept after every so many steps: whoever goes back takes fewer steps than this.
pub(crate) const EVERY: usize = 16;

/// The positions after every [`EVERY`] steps. Copies of a table share them.
#[derive(Clone, Debug)]
pub(crate) struct Positions<G>(Vec<Arc<G>>);

impl<G: Clone> Positions<G> {
    /// No steps were taken yet.
    pub(crate) fn new() -> Self {
        Positions(Vec::new())
    }

    /// The game has come to this position after so many steps.
    pub(crate) fn note(&mut self, steps: usize, game: &G) {
        if steps == (self.0.len() + 1) * EVERY {
            self.0.push(Arc::new(game.clone()));
        }
    }

    /// The last position that is kept of the first `steps`, and after how many of them it comes; nothing if that is
    /// the start.
    pub(crate) fn before(&self, steps: usize) -> (usize, Option<&G>) {
        let kept = self.0.len().min(steps / EVERY);
        (kept * EVERY, kept.checked_sub(1).map(|last| &*self.0[last]))
    }

    /// The same for a game of so many steps.
    pub(crate) fn of_first(&self, steps: usize) -> Self {
        Positions(self.0.iter().take(steps / EVERY).cloned().collect())
    }

    /// Forgets what comes after so many steps.
    pub(crate) fn truncate(&mut self, steps: usize) {
        self.0.truncate(steps / EVERY);
    }
}
