//! Assignment of factions in a tournament.

use crate::{ids::Faction, options::Options};
use approdo_contract::Seat;

/// The faction of a seat in a round: every set of factions is played once (IMP-5.2), then the factions of each set
/// move on by one seat.
pub(super) fn faction(options: Options, seats: u8, seat: Seat, round: u64) -> Faction {
    let in_play = || Faction::ALL.into_iter().filter(|faction| options.check_faction(*faction).is_ok());
    let sets = || (0..1_u32 << in_play().count()).filter(|set| set.count_ones() == u32::from(seats));
    let (number, laps) = (sets().count() as u64, u64::from(seats));
    let set = sets().nth((round % number) as usize).expect("there are factions for every seat");
    let place = (u64::from(seat.0) + round / number % laps) % laps;
    let members = in_play().enumerate().filter(|(bit, _)| set >> bit & 1 == 1);
    members.map(|(_, faction)| faction).nth(place as usize).expect("a set has a faction for every seat")
}
