use crate::{
    Property,
    compare::{candidates, legal, same},
    fault::Breach,
    property::lists::own_clause,
};
use approdo_contract::{Game, GameExt, Seat, Step, pick};
use rand_core::Rng;
use std::{collections::BTreeSet, fmt::Debug};

/// How many of the moves that were ever offered are tried at each moment.
const KEPT: usize = 400;

/// The moves offered to any seat so far, or an even sample of them when there are many.
pub(crate) struct Known<M> {
    seen: BTreeSet<M>,
    kept: Vec<M>,
}

impl<M> Default for Known<M> {
    fn default() -> Self {
        Known { seen: BTreeSet::new(), kept: Vec::new() }
    }
}

impl<M: Copy + Ord + Debug> Known<M> {
    /// Adds the moves offered now.
    pub(crate) fn learn<G: Game<Move = M>>(&mut self, game: &G, seats: u8, rng: &mut impl Rng) {
        for seat in Seat::all(seats).filter(|seat| game.asks(*seat)) {
            for mv in candidates(game, seat) {
                self.add(mv, rng);
            }
        }
    }

    /// Tries every kept move with every seat: a seat that is asked may make exactly those on its list, and
    /// asking about any move by any seat never panics.
    pub(crate) fn listed_when_accepted<G: Game<Move = M>>(&self, game: &G, seats: u8) -> Result<(), Breach> {
        for seat in Seat::all(seats) {
            let mut listed = legal(game, seat);
            listed.sort_unstable();
            for mv in &self.kept {
                let answer = game.check(seat, *mv);
                let is_listed = listed.binary_search(mv).is_ok();
                if game.asks(seat) && answer.is_ok() != is_listed {
                    let detail = format!("{mv:?} by {seat:?}: the check says {answer:?}, listed {is_listed}");
                    return Err(Breach::new(Property::ListedWhenAccepted, detail));
                }
            }
        }
        Ok(())
    }

    /// A seat that is not asked hears the same answer about every kept move in two worlds that it cannot tell
    /// apart, and the answer cites a clause of the game or of the table.
    pub(crate) fn unasked_alike<G: Game<Move = M>>(
        &self,
        one: &G,
        other: &G,
        seat: Seat,
    ) -> Result<(), Breach> {
        if one.asks(seat) {
            return Ok(());
        }
        for mv in &self.kept {
            let answer = one.permits(Step::Move(seat, *mv));
            let what = format!("the answer to {mv:?} by {seat:?}, who is not asked");
            same(Property::RedealIsInvisible, &what, &answer, &other.permits(Step::Move(seat, *mv)))?;
            answer.err().map_or(Ok(()), |refusal| own_clause::<G>(refusal.rule))?;
        }
        Ok(())
    }

    /// Reservoir sampling: every move seen so far is equally likely to be kept.
    fn add(&mut self, mv: M, rng: &mut impl Rng) {
        if !self.seen.insert(mv) {
            return;
        }
        if self.kept.len() < KEPT {
            self.kept.push(mv);
        } else if let Some(place) = self.kept.get_mut(pick(rng, self.seen.len() as u32) as usize) {
            *place = mv;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source;

    #[test]
    fn many_moves_are_sampled_and_few_are_all_kept() {
        let (mut known, mut rng) = (Known::default(), source(1));
        (0..300).chain(0..300).for_each(|mv: u32| known.add(mv, &mut rng));
        assert_eq!(known.kept.len(), 300);
        (0..4000).for_each(|mv| known.add(mv, &mut rng));
        assert_eq!(known.kept.len(), KEPT);
        let late = known.kept.iter().filter(|mv| 2000 <= **mv).count();
        assert!((120..280).contains(&late), "{late} of {KEPT} come from the later half");
    }
}
