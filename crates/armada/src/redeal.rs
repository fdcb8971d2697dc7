//! Determinization: replaces the hands of others and the draw pile by equally likely cards.

use crate::{
    ids::Card,
    phase::pile,
    state::{Armada, Cards},
};
use approdo_contract::{Seat, pick, rand_core::Rng};

/// Collects every card that `observer` cannot see and deals as many to each place as there were. Bags have no order,
/// so nothing of the old places survives.
pub(crate) fn redeal(game: &mut Armada, observer: Seat, rng: &mut dyn Rng) {
    if !game.options.option_cards {
        return;
    }
    let observer_searches = pile::is_searched(game) && game.acting_seat() == observer;
    let mut unseen = std::mem::take(&mut game.pile);
    let pile = unseen.len();
    let mut sizes = [0; 4];
    for (seat, size) in Seat::all(game.seats).zip(&mut sizes) {
        if seat != observer {
            *size = game.hand(seat).len();
            unseen.pour(game.hand_mut(seat));
        }
    }
    let mut seen = 0;
    if !observer_searches {
        seen = game.seen.len();
        unseen.pour(&mut game.seen);
        if let Some(card) = game.frames.last_mut().and_then(pile::seen_card) {
            unseen.add(card.take().expect("the looker sees a card"));
            *card = Some(draw(&mut unseen, rng));
        }
    }
    for (seat, size) in Seat::all(game.seats).zip(sizes) {
        *game.hand_mut(seat) =
            if seat == observer { *game.hand(seat) } else { draw_many(&mut unseen, size, rng) };
    }
    if 0 < seen {
        game.seen = draw_many(&mut unseen, seen, rng);
    }
    debug_assert_eq!(unseen.len(), pile, "the pile keeps its size");
    game.pile = unseen;
}

fn draw(from: &mut Cards, rng: &mut dyn Rng) -> Card {
    from.draw(pick(rng, u32::from(from.len())) as u16)
}

fn draw_many(from: &mut Cards, count: u8, rng: &mut dyn Rng) -> Cards {
    let mut drawn = Cards::empty();
    for _ in 0..count {
        drawn.add(draw(from, rng));
    }
    drawn
}
