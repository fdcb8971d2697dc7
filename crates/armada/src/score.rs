//! Scores and final places (ARM-14.5, ARM-14.6, ARM-14.8).

use crate::{
    content::{Site, content},
    ids::Colour,
    phase::turn::is_out,
    sets::{bits, has},
    state::{Armada, Ending},
    victory,
};
use approdo_contract::{MAX_SEATS, Outcome, RuleId, Seat};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// ARM-14.5: what the territories of a colour are worth.
pub(crate) fn score(game: &Armada, colour: Colour) -> u16 {
    let content = content();
    let foreign = victory::opponents_dens(game, colour);
    let worth = |index: usize| match content.territories[index].site {
        Site::Base if index == content.centre.index() => content.numbers.score_centre,
        Site::Base => content.numbers.score_base,
        Site::City if has(foreign, index) => content.numbers.score_foreign_city,
        Site::City | Site::Open => content.numbers.score_territory,
    };
    bits(game.realm(colour)).map(|index| u16::from(worth(index))).sum()
}

/// What places are decided by, greatest first: score, bands, ingots, later place in the turn order (ARM-14.6).
fn merit(game: &Armada, seat: Seat) -> (u16, u16, u16, usize) {
    let mut merit = (0, 0, 0, 0);
    for colour in colours(game, seat).rev() {
        merit.0 += score(game, colour);
        merit.1 += u16::from(game.bands_on_board(colour));
        merit.2 += u16::from(game.ingots(colour));
        merit.3 = colour.index();
    }
    merit
}

/// The colours of a player, in turn order.
pub(crate) fn colours(game: &Armada, seat: Seat) -> impl DoubleEndedIterator<Item = Colour> + '_ {
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
