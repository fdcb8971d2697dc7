use crate::{Property, compare::same, fault::Breach};
use approdo_contract::{Game, Journal, Step};

/// Takes a step twice, with and without a reader of the journal: both must lead to the same state, and away from where
/// they started.
pub(crate) fn advance<G: Game>(game: &G, step: Step<G::Move>) -> Result<(G, Vec<G::Event>), Breach> {
    let (mut read, mut unread, mut journal) = (game.clone(), game.clone(), Journal::on());
    read.apply(step, &mut journal);
    unread.apply(step, &mut Journal::off());
    same(Property::JournalNeverSteers, "with and without a reader", &read, &unread)?;
    if read == *game {
        return Err(Breach::new(
            Property::StepChangesSomething,
            format!("{step:?} left everything as it was"),
        ));
    }
    Ok((read, journal.into_facts()))
}
