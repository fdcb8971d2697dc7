use crate::Nim;
use approdo_contract::{Appraise, Seat};

impl Nim {
    /// Whether the seat whose turn it is wins against any play, by Bouton's theorem; nothing is known for three
    /// seats.
    pub fn mover_wins(&self) -> Option<bool> {
        if self.seats() != 2 {
            return None;
        }
        let balance = self.piles().iter().fold(0, |balance, stones| balance ^ stones);
        // With only single stones left, a seat that must not take the last wants an even number.
        let only_singles = self.piles().iter().all(|stones| *stones <= 1);
        Some((balance != 0) != (self.is_misere() && only_singles))
    }
}

impl Appraise for Nim {
    fn appraise(&self, seat: Seat) -> f32 {
        match self.mover_wins() {
            Some(wins) if wins == (seat == self.turn()) => 1.0,
            Some(_) => 0.0,
            None => 1.0 / f32::from(self.seats()),
        }
    }
}
