//! Scores and final places (ARM-14.5, ARM-14.6, ARM-14.8).

use crate::{
    content::{TerritorySet, content},
    ids::Colour,
    phase::turn::is_out,
    state::{Armada, Ending},
    victory,
};
use approdo_contract::{MAX_SEATS, Outcome, RuleId, Seat};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// ARM-14.5: the score of a colour's territories.
pub(crate) fn score(game: &Armada, colour: Colour) -> u16 {
    parts(game, colour).iter().sum()
}

/// The counts of the score: the Central Trading Base, other bases, cities in opponents' dens, other territories
/// (ARM-14.5).
pub(crate) fn parts(game: &Armada, colour: Colour) -> [u16; 4] {
    let content = content();
    let (realm, numbers) = (game.realm(colour), &content.numbers);
    let centre = 1 << content.centre.index();
    let foreign = content.cities & victory::opponents_dens(game, colour);
    let worth = |set: TerritorySet, each: u8| (realm & set).count_ones() as u16 * u16::from(each);
    [
        worth(centre, numbers.score_centre),
        worth(content.bases & !centre, numbers.score_base),
        worth(foreign, numbers.score_foreign_city),
        worth(!content.bases & !foreign, numbers.score_territory),
    ]
}

/// Bands of a player on the board.
pub(crate) fn bands(game: &Armada, seat: Seat) -> u16 {
    colours(game, seat).map(|colour| u16::from(game.bands_on_board(colour))).sum()
}

pub(crate) fn ingots(game: &Armada, seat: Seat) -> u16 {
    colours(game, seat).map(|colour| u16::from(game.ingots(colour))).sum()
}

/// Decides places, greatest first: score, bands, ingots, later place in the turn order (ARM-14.6).
fn merit(game: &Armada, seat: Seat) -> (u16, u16, u16, Option<usize>) {
    let score = colours(game, seat).map(|colour| score(game, colour)).sum();
    (score, bands(game, seat), ingots(game, seat), colours(game, seat).next().map(NamedId::index))
}

/// The colours of a player, in turn order.
pub(crate) fn colours(game: &Armada, seat: Seat) -> impl Iterator<Item = Colour> + '_ {
    Colour::ALL.into_iter().filter(move |colour| game.seat_of(*colour) == Some(seat))
}

/// ARM-14.8: the winner, then those still in the game by merit, then those who went out, the latest first.
pub(crate) fn outcome(game: &Armada, ending: Ending) -> Outcome {
    let winner = match ending {
        Ending::Victory(colour) => game.seat_of(colour),
        Ending::LastPlayer(seat) => Some(seat),
        Ending::RoundLimit => None,
    };
    let went_out = |seat: Seat| game.out.iter().rposition(|colour| game.seat_of(*colour) == Some(seat));
    let mut ranking: ArrayVec<Seat, MAX_SEATS> = Seat::all(game.seats).collect();
    ranking.sort_by_key(|seat| {
        let in_game = !is_out(game, *seat);
        let lasted = if in_game { 0 } else { went_out(*seat).expect("who is out went out") };
        std::cmp::Reverse((Some(*seat) == winner, in_game, lasted, merit(game, *seat)))
    });
    let mut places = [0; MAX_SEATS];
    let mut scores = [0; MAX_SEATS];
    for (rank, seat) in ranking.iter().enumerate() {
        places[seat.index()] = rank as u8 + 1;
        scores[seat.index()] = i32::from(merit(game, *seat).0);
    }
    let seats = usize::from(game.seats);
    Outcome::ranked(&places[..seats], &scores[..seats], ended_by(ending))
}

fn ended_by(ending: Ending) -> RuleId {
    match ending {
        Ending::Victory(_) => RuleId("ARM-13.6"),
        Ending::LastPlayer(_) => RuleId("ARM-14.4"),
        Ending::RoundLimit => RuleId("ARM-21.2"),
    }
}
