//! The value of what is not on the board: cards, and the result of an unfinished action.

use super::{BAND, INGOT};
use crate::{
    content::{Effect, Moment, Rolled, content},
    frames::{Frame, Station, Target},
    ids::Card,
    state::Armada,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// The value of a card of unknown kind.
const SOME_CARD: f32 = 3.0;
/// The value of an unspent movement point.
const POINT: f32 = 0.08;

/// The value of the hand of `holder` as far as `seat` knows it.
pub(super) fn in_hand(game: &Armada, seat: Seat, holder: Seat) -> f32 {
    let hand = game.hand(holder);
    if seat != holder {
        return SOME_CARD * f32::from(hand.len());
    }
    hand.kinds().map(|card| f32::from(hand.count(card)) * kept(card)).sum()
}

/// The value of keeping a card instead of playing it.
fn kept(card: Card) -> f32 {
    let info = &content().cards[card.index()];
    match info.when {
        Moment::OtherTurnWindow => 6.0,
        Moment::OwnAttackRolled | Moment::AttackedRolled => 2.5,
        Moment::WithExplore => 1.5,
        Moment::OwnAction | Moment::Automatic => info
            .effects
            .iter()
            .map(|effect| match effect {
                Effect::GainMp { .. } => 0.1,
                Effect::PlaceGold { .. } => 4.0,
                Effect::RollPlace { piece: Rolled::OwnBand, times } => 1.0 * f32::from(*times),
                Effect::RollPlace { piece: Rolled::Native, times } => 3.0 * f32::from(*times),
                Effect::TakeShip { .. } => 5.0,
                Effect::BuildShip => 1.0,
                Effect::SearchPile { .. } => 1.5,
                Effect::SetCombatResult { .. }
                | Effect::ExploreFactor { .. }
                | Effect::Interrupt { .. }
                | Effect::DeclareVictory => 2.0,
            })
            .sum(),
    }
}

/// The value of the unfinished action of `seat` and of its remaining movement points.
pub(super) fn under_way(game: &Armada, seat: Seat) -> f32 {
    if game.ending.is_some() || game.seat_of(game.acting()) != Some(seat) {
        return 0.0;
    }
    let acts = !game.turn.announced || game.surprise.is_some();
    let points = if acts { POINT * f32::from(game.mp()) } else { 0.0 };
    points + game.top().map_or(0.0, promised)
}

/// The value of a pending question or roll.
fn promised(frame: Frame) -> f32 {
    if let Frame::Target(target) = frame {
        aimed(target)
    } else if let Frame::Muster(roll) = frame {
        f32::from(roll.left) * muster(roll.piece)
    } else if let Frame::Pay(payment) = frame {
        SOME_CARD - INGOT * f32::from(payment.left)
    } else if matches!(frame, Frame::Draw | Frame::Look(_) | Frame::Ponder(_)) {
        SOME_CARD
    } else {
        0.0
    }
}

/// The value of what will be placed on the chosen target.
fn aimed(target: Target) -> f32 {
    match target {
        Target::Recruit(recruit) => BAND * f32::from(recruit.due()),
        Target::Survey(_) => 1.6,
        Target::Mine(mine) => f32::from(mine.amount) * (INGOT + 1.0),
        Target::Station(Station { piece: Rolled::OwnBand, count, left, .. }) => {
            BAND * f32::from(count) + f32::from(left) * muster(Rolled::OwnBand)
        }
        Target::Station(Station { piece: Rolled::Native, count, left, .. }) => {
            f32::from(count) + f32::from(left) * muster(Rolled::Native)
        }
        Target::Seize(_) => 6.0,
        Target::Build => 3.0,
    }
}

/// The value of a roll for counters.
fn muster(piece: Rolled) -> f32 {
    match piece {
        Rolled::OwnBand => 2.0 * BAND,
        Rolled::Native => 3.0,
    }
}
