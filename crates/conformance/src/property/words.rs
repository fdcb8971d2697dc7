use crate::{Property, compare::candidates, fault::Breach, property::lists::own_clause};
use approdo_contract::{Game, GameExt, Phrase, Seat, Viewer};

/// The question to each seat that is asked, its choices, and the board as each viewer hears it can be said.
pub(crate) fn position<G: Game>(game: &G, seats: u8) -> Result<(), Breach> {
    for seat in Seat::all(seats).filter(|seat| game.asks(*seat)) {
        sayable::<G>(&game.question(seat))?;
        for mv in candidates(game, seat) {
            sayable::<G>(&game.describe(seat, mv))?;
        }
    }
    for viewer in Viewer::all(seats) {
        for section in G::outline(&game.view(viewer)) {
            sayable::<G>(&section.title)?;
            section.lines.iter().try_for_each(sayable::<G>)?;
        }
    }
    Ok(())
}

/// What happened can be said, as it was and as each viewer learns of it.
pub(crate) fn events<G: Game>(facts: &[G::Event], seats: u8) -> Result<(), Breach> {
    facts.iter().try_for_each(|fact| sayable::<G>(&G::narrate(fact).phrase))?;
    for viewer in Viewer::all(seats) {
        G::told(facts, viewer).iter().try_for_each(|fact| sayable::<G>(&G::narrate(fact).phrase))?;
    }
    Ok(())
}

/// The sentence has a key, its parts have different names, its pieces are called something, and the clause
/// behind it is the game's.
fn sayable<G: Game>(phrase: &Phrase) -> Result<(), Breach> {
    let unsayable = |detail: String| Err(Breach::new(Property::WordsAreThere, detail));
    let is_key = |key: &str| {
        !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    if !is_key(phrase.key) {
        return unsayable(format!("'{}' is no key of a message", phrase.key));
    }
    let mut names: Vec<&str> = phrase.parts.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return unsayable(format!("'{}' has two parts called '{}'", phrase.key, pair[0]));
    }
    if let Some(piece) = phrase.pieces().find(|piece| G::label(*piece).is_none()) {
        return unsayable(format!("'{}' speaks of {piece:?}, which has no name", phrase.key));
    }
    phrase.rule.map_or(Ok(()), own_clause::<G>)
}
