//! Mobilizations and Militias: the Native die is rolled, and what it shows is placed (ARM-17.12 to ARM-17.21).

use super::{
    acting,
    cards::{self, effect_of},
    targets::{check_on, only, unexplored},
};
use crate::{
    content::{Effect, Rolled, TerritorySet, content},
    events::{Event, Log},
    frames::{Frame, Muster, Station},
    ids::TerritoryId,
    moves::Move,
    sets::{only_those, territories},
    state::{Armada, Flag},
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Luck, Staged as _},
};
use approdo_pieces::NamedId;

impl Luck<Armada> for Muster {
    fn among(&self, _: &Armada) -> u16 {
        content().native_die.len() as u16
    }

    /// ARM-17.12, ARM-17.19: a blank places nothing and bars no territory.
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        let Muster { piece, left, barred } = *self;
        game.pop();
        let count = content().native_die[usize::from(picked)];
        log.note(|| Event::Mustered { piece, count });
        if 0 < count {
            game.push(Station { piece, count, left: left - 1, barred });
        } else {
            muster_again(game, piece, left - 1, barred);
        }
    }

    /// The first territory is barred only after a roll.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let rolled = u16::from(self.barred.is_some());
        0 < self.left && is_due(game, self.piece, rolled + u16::from(self.left), self.barred, below)
    }
}

impl Ask<Armada> for Station {
    type Choice = TerritoryId;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        let (key, rule) = match self.piece {
            Rolled::Native => ("armada-ask-natives", "ARM-17.12"),
            Rolled::OwnBand => ("armada-ask-militia", "ARM-17.19"),
        };
        Phrase::new(key).number("count", self.count).rule(rule)
    }

    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        cards::occasion(game)
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        let near = match self.piece {
            Rolled::Native => content().formation & !unexplored(game),
            Rolled::OwnBand => u64::MAX >> (64 - TerritoryId::count()),
        };
        moves.extend(territories(near).map(Move::On));
    }

    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<TerritoryId, Refusal> {
        if self.barred.is_some_and(|barred| mv == Move::On(barred)) {
            return Err(refuse!("ARM-17.30"));
        }
        let elsewhere = match self.piece {
            Rolled::OwnBand => refuse!("ARM-17.21"),
            Rolled::Native => refuse!("ARM-17.12"),
        };
        check_on(mv, stations(game, self.piece, self.barred), elsewhere)
    }

    /// ARM-17.15, ARM-17.21: the counters are placed; natives take the territory back.
    fn decide(&self, game: &mut Armada, _: Seat, territory: TerritoryId, log: &mut Log) {
        let piece = self.piece;
        game.pop();
        let colour = game.acting();
        let count = self.count.min(supply(game, piece));
        let ground = &mut game.territories[territory];
        let previous = ground.flag;
        match piece {
            Rolled::OwnBand => {
                ground.bands += count;
                game.reserve[colour] -= count;
            }
            Rolled::Native => {
                ground.natives += count;
                ground.flag = Flag::Natives;
                game.native_supply -= count;
            }
        }
        log.note(|| Event::Stationed { colour, piece, territory, previous, count });
        muster_again(game, piece, self.left, Some(territory));
    }

    fn waits(&self, game: &Armada) -> bool {
        only(stations(game, self.piece, self.barred)).is_none()
    }

    fn skip(&self, game: &mut Armada, log: &mut Log) {
        let place = only(stations(game, self.piece, self.barred)).expect("a place was there before the roll");
        self.decide(game, game.acting_seat(), place, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let rolled = 1 + u16::from(self.barred.is_some());
        let shown = 0 < self.count && content().native_die.contains(&self.count);
        shown && is_due(game, self.piece, rolled + u16::from(self.left), self.barred, below)
    }
}

/// ARM-17.30: a further roll needs a territory and a counter.
fn muster_again(game: &mut Armada, piece: Rolled, left: u8, barred: Option<TerritoryId>) {
    if 0 < left && can_place(game, piece, barred) {
        game.push(Muster { piece, left, barred });
    }
}

/// Whether the card below gives at least this many rolls, and their results can be placed.
fn is_due(
    game: &Armada,
    piece: Rolled,
    rolls: u16,
    barred: Option<TerritoryId>,
    below: Option<Frame>,
) -> bool {
    let Some(Effect::RollPlace { piece: due, times }) = effect_of(below) else { return false };
    piece == due && rolls <= u16::from(times) && can_place(game, piece, barred)
}

fn can_place(game: &Armada, piece: Rolled, barred: Option<TerritoryId>) -> bool {
    0 < supply(game, piece) && stations(game, piece, barred) != 0
}

fn supply(game: &Armada, piece: Rolled) -> u8 {
    match piece {
        Rolled::OwnBand => game.reserve[game.acting()],
        Rolled::Native => game.native_supply,
    }
}

/// Where rolled counters may go: natives on explored, unoccupied Formation territories (ARM-17.12), bands on own
/// territories (ARM-17.21); never where the first roll went (ARM-17.30).
fn stations(game: &Armada, piece: Rolled, barred: Option<TerritoryId>) -> TerritorySet {
    let set = match piece {
        Rolled::OwnBand => game.realm(game.acting()),
        Rolled::Native => empty_explored(game),
    };
    barred.map_or(set, |territory| set & !(1 << territory.index()))
}

/// Explored Formation territories without bands and natives (ARM-17.12).
pub(super) fn empty_explored(game: &Armada) -> TerritorySet {
    let explored = content().formation & !unexplored(game);
    only_those(explored, |territory| !game.territories[territory].is_occupied())
}
