use crate::{Fault, fault::Breach, longer, settings, tell, trial};
use approdo_contract::Game;

/// Size of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Random games for every number of seats and every combination of options.
    pub games: u64,
    /// The costly properties are checked at every so manieth step; 1 means at each.
    pub sample: u32,
}

impl From<u64> for Effort {
    fn from(games: u64) -> Self {
        Effort { games, sample: 1 }
    }
}

/// Plays games with every number of seats and every combination of options, and panics with a line that
/// reproduces the first fault.
///
/// # Panics
/// If the game breaks a property.
pub fn check<G: Game>(effort: impl Into<Effort>) {
    examine::<G>(longer_effort(effort)).unwrap_or_else(|fault| panic!("{fault}"));
}

/// Like [`check`], with these options and this number of seats only.
///
/// # Panics
/// If the game breaks a property.
pub fn check_with<G: Game>(options: &G::Options, seats: u8, effort: impl Into<Effort>) {
    examine_with::<G>(options, seats, longer_effort(effort)).unwrap_or_else(|fault| panic!("{fault}"));
}

/// Like [`check`], but returns the fault.
///
/// A combination of options that the game refuses for some number of seats is left out; the options that a
/// new table proposes must be playable with every number of seats.
pub fn examine<G: Game>(effort: impl Into<Effort>) -> Result<(), Fault> {
    let effort = effort.into();
    let default = G::Options::default();
    let outside = |breach: Breach| Fault::new::<G>(breach, &default, *G::META.seats.start(), 0, &[]);
    for options in settings::enumerate::<G>().map_err(outside)? {
        for seats in G::META.seats {
            if options == default || G::setup(&options, seats).is_ok() {
                examine_with::<G>(&options, seats, effort)?;
            }
        }
    }
    Ok(())
}

/// Like [`check_with`], but returns the fault.
pub fn examine_with<G: Game>(
    options: &G::Options,
    seats: u8,
    effort: impl Into<Effort>,
) -> Result<(), Fault> {
    let Effort { games, sample } = effort.into();
    let mut steps = 0;
    for seed in 0..games {
        steps += trial::<G>(options, seats, seed, sample)?;
    }
    tell(format_args!("{} for {seats}: {games} games, {steps} steps", G::META.id));
    Ok(())
}

fn longer_effort(effort: impl Into<Effort>) -> Effort {
    let Effort { games, sample } = effort.into();
    Effort { games: longer(games), sample }
}
