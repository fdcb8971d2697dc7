//! Queries of a frame, one role for each.

use super::{Ask, Auto, Log, Luck, Role, Staged};
use crate::{Budget, Pending, Phrase, Refusal, Seat, Step};

pub(super) struct Awaited<'g, G>(pub(super) &'g G);

impl<G: Staged> Role<G> for Awaited<'_, G> {
    type Out = Option<Pending>;

    fn ask(self, frame: &impl Ask<G>) -> Self::Out {
        Some(Pending::Decision { seats: frame.asked(self.0), sealed: frame.sealed() })
    }

    fn luck(self, frame: &impl Luck<G>) -> Self::Out {
        Some(Pending::Chance { among: frame.among(self.0), seen_by: frame.seen_by(self.0) })
    }

    fn auto(self, _: &impl Auto<G>) -> Self::Out {
        None
    }
}

/// The sentence of a frame that asks.
pub(super) struct Question<'g, G>(pub(super) &'g G, pub(super) Seat);

impl<G: Staged> Role<G> for Question<'_, G> {
    type Out = Option<Phrase>;

    fn ask(self, frame: &impl Ask<G>) -> Self::Out {
        Some(frame.question(self.0, self.1))
    }

    fn luck(self, _: &impl Luck<G>) -> Self::Out {
        None
    }

    fn auto(self, _: &impl Auto<G>) -> Self::Out {
        None
    }
}

/// What led to a frame that asks.
pub(super) struct Occasion<'g, G>(pub(super) &'g G, pub(super) Seat);

impl<G: Staged> Role<G> for Occasion<'_, G> {
    type Out = Option<Phrase>;

    fn ask(self, frame: &impl Ask<G>) -> Self::Out {
        frame.occasion(self.0, self.1)
    }

    fn luck(self, _: &impl Luck<G>) -> Self::Out {
        None
    }

    fn auto(self, _: &impl Auto<G>) -> Self::Out {
        None
    }
}

/// What a frame that asks uses up.
pub(super) struct Spent<'g, G>(pub(super) &'g G, pub(super) Seat);

impl<G: Staged> Role<G> for Spent<'_, G> {
    type Out = Option<Budget>;

    fn ask(self, frame: &impl Ask<G>) -> Self::Out {
        frame.budget(self.0, self.1)
    }

    fn luck(self, _: &impl Luck<G>) -> Self::Out {
        None
    }

    fn auto(self, _: &impl Auto<G>) -> Self::Out {
        None
    }
}

pub(super) struct List<'g, G: Staged> {
    pub(super) game: &'g G,
    pub(super) seat: Seat,
    pub(super) moves: &'g mut Vec<G::Move>,
    pub(super) legal: bool,
}

impl<G: Staged> Role<G> for List<'_, G> {
    type Out = ();

    fn ask(self, frame: &impl Ask<G>) {
        if !frame.asked(self.game).contains(self.seat) {
            return;
        }
        if self.legal {
            frame.legal(self.game, self.seat, self.moves);
        } else {
            frame.candidates(self.game, self.seat, self.moves);
        }
    }

    fn luck(self, _: &impl Luck<G>) {}

    fn auto(self, _: &impl Auto<G>) {}
}

pub(super) struct Check<'g, G: Staged>(pub(super) &'g G, pub(super) Seat, pub(super) G::Move);

impl<G: Staged> Role<G> for Check<'_, G> {
    type Out = Result<(), Refusal>;

    fn ask(self, frame: &impl Ask<G>) -> Self::Out {
        let Check(game, seat, mv) = self;
        if !frame.asked(game).contains(seat) {
            return Err(game.unasked(seat, mv));
        }
        frame.check(game, seat, mv).map(|_| ())
    }

    fn luck(self, _: &impl Luck<G>) -> Self::Out {
        Err(self.0.unasked(self.1, self.2))
    }

    fn auto(self, _: &impl Auto<G>) -> Self::Out {
        Err(self.0.unasked(self.1, self.2))
    }
}

pub(super) struct Apply<'g, G: Staged> {
    pub(super) game: &'g mut G,
    pub(super) step: Step<G::Move>,
    pub(super) log: &'g mut Log<G>,
}

impl<G: Staged> Role<G> for Apply<'_, G> {
    type Out = ();

    fn ask(self, frame: &impl Ask<G>) {
        let Step::Move(seat, mv) = self.step else { unreachable!("{:?} where a seat decides", self.step) };
        let choice = frame.chosen(self.game, seat, mv);
        frame.decide(self.game, seat, choice, self.log);
    }

    fn luck(self, frame: &impl Luck<G>) {
        let Step::Luck(picked) = self.step else { unreachable!("{:?} where luck decides", self.step) };
        frame.befall(self.game, picked, self.log);
    }

    fn auto(self, _: &impl Auto<G>) {
        unreachable!("{:?} where nothing is awaited", self.step)
    }
}

/// Whether a frame waits for a seat or for luck.
pub(super) struct Waits<'g, G>(pub(super) &'g G);

impl<G: Staged> Role<G> for Waits<'_, G> {
    type Out = bool;

    fn ask(self, frame: &impl Ask<G>) -> bool {
        frame.waits(self.0)
    }

    fn luck(self, frame: &impl Luck<G>) -> bool {
        frame.waits(self.0)
    }

    fn auto(self, _: &impl Auto<G>) -> bool {
        false
    }
}

/// The game goes on by itself.
pub(super) struct Proceed<'g, G: Staged> {
    pub(super) game: &'g mut G,
    pub(super) log: &'g mut Log<G>,
}

impl<G: Staged> Role<G> for Proceed<'_, G> {
    type Out = ();

    fn ask(self, frame: &impl Ask<G>) {
        frame.skip(self.game, self.log);
    }

    fn luck(self, frame: &impl Luck<G>) {
        frame.skip(self.game, self.log);
    }

    fn auto(self, frame: &impl Auto<G>) {
        frame.run(self.game, self.log);
    }
}

pub(super) struct Sound<'g, G: Staged> {
    pub(super) game: &'g G,
    pub(super) below: Option<G::Frame>,
}

impl<G: Staged> Role<G> for Sound<'_, G> {
    type Out = bool;

    fn ask(self, frame: &impl Ask<G>) -> bool {
        frame.is_sound(self.game, self.below)
    }

    fn luck(self, frame: &impl Luck<G>) -> bool {
        frame.is_sound(self.game, self.below)
    }

    fn auto(self, frame: &impl Auto<G>) -> bool {
        frame.is_sound(self.game, self.below)
    }
}
