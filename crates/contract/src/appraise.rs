use crate::{Game, Seat};

/// For bots that want more than random playouts; implemented beside [`Game`], in `appraise.rs` of each game.
///
/// [`Appraise::appraise`], [`Appraise::weight`] and [`Appraise::plan`] may use only what `seat` knows: bots call them on
/// worlds redealt for `seat`, and everything else would be noise.
pub trait Appraise: Game {
    /// Whether all players can lose together. Then no bot stakes the game on the best answer of another, and it looks
    /// at the end of the game in several worlds.
    const COMMON_FATE: bool = false;

    /// Whether [`Appraise::plan`] is implemented.
    const PLANS: bool = false;

    /// How the game stands for `seat`: 0 is lost, 1 is won.
    fn appraise(&self, seat: Seat) -> f32;

    /// Prior of a move before any search, relative to 1; biases playouts and the order of expansion. A weight of 0
    /// keeps the move out of playouts unless there is no other.
    fn weight(&self, seat: Seat, mv: Self::Move) -> f32 {
        let _ = (seat, mv);
        1.0
    }

    /// The next move of a plan of `seat` that a shallow search misses, because each of its moves is worth nothing by
    /// itself: a deal is put together piece by piece, and the other side has to agree. Every bot but `random` follows
    /// it; `None` leaves the bot to itself.
    fn plan(&self, seat: Seat) -> Option<Self::Move> {
        let _ = seat;
        None
    }

    /// What is drawn by lot for `seat` in the `round`th round of a tournament instead of being chosen by the bot: a
    /// faction, say. In a round every bot sits at every seat once, so all bots get the same lots, and unequal lots even
    /// out over the rounds. `None` where the bot decides.
    fn lot(&self, seat: Seat, round: u64) -> Option<Self::Move> {
        let _ = (seat, round);
        None
    }
}
