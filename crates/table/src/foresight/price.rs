use super::{Change, Foresight, after, passes_on};
use approdo_contract::{Game, GameExt, Pending, Phrase, Seat, Step};
use serde::Serialize;

/// What a choice certainly costs and gains for every seat, up to the first luck, the first revealed secret, or the
/// first answer of another seat: the border at which undo ends.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Price {
    /// What changes up to that border.
    pub changes: Vec<Change>,
    /// What comes then.
    pub follows: Follows,
    /// Whether the turn of the seat is over with it.
    pub passes: bool,
    /// What falls due later, in the game's own words.
    pub later: Vec<Phrase>,
}

/// What comes after a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Follows {
    /// A secret is revealed; nothing that comes after it is certain.
    Secret,
    /// Luck decides.
    Luck,
    /// The game is over.
    Over,
    /// The seat is asked again.
    More,
    /// These others are asked.
    Asked(Vec<Seat>),
}

impl<G: Game> Foresight<'_, G> {
    /// The price of a legal move; `None` where it depends on what the seat may not know.
    pub fn price(&self, mv: G::Move) -> Option<Price> {
        let mut prices = self.worlds.iter().map(|world| self.price_in(world, mv));
        let first = prices.next()??;
        prices.all(|price| price.as_ref() == Some(&first)).then_some(first)
    }

    fn price_in(&self, world: &G, mv: G::Move) -> Option<Price> {
        let step = Step::Move(self.seat, mv);
        world.permits(step).ok()?;
        let (then, facts) = after(world, step);
        let later = world.later(self.seat, mv);
        if facts.iter().any(G::reveals) {
            // The change before the secret cannot be separated from the state behind it.
            return Some(Price { changes: Vec::new(), follows: Follows::Secret, passes: false, later });
        }
        let follows = match then.pending() {
            Pending::Over(_) => Follows::Over,
            Pending::Chance { .. } => Follows::Luck,
            Pending::Decision { seats, .. } if seats.contains(self.seat) => Follows::More,
            Pending::Decision { seats, .. } => Follows::Asked(seats.iter().collect()),
        };
        let passes = passes_on(world, self.seat, &then);
        Some(Price { changes: self.changes(&then), follows, passes, later })
    }
}
