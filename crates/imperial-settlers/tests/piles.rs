//! Cards without an order.

use approdo_imperial_settlers::{ids::Card, pile::Pile};

#[test]
fn a_pile_forgets_in_which_order_cards_came() {
    let one: Pile<8> = [5, 3, 5, 9].map(Card).into_iter().collect();
    let other: Pile<8> = [9, 5, 5, 3].map(Card).into_iter().collect();
    assert_eq!(one, other);
    assert_eq!(one.as_slice(), [3, 5, 5, 9].map(Card));
    assert_eq!(one.kinds().collect::<Vec<_>>(), [3, 5, 9].map(Card));
    assert_eq!((one.len(), one.count(Card(5))), (4, 2));
}

#[test]
fn what_is_taken_out_leaves_no_trace() {
    let mut pile: Pile<4> = [5, 3, 7].map(Card).into_iter().collect();
    assert_eq!(pile.draw(1), Card(5));
    pile.remove(Card(7));
    assert_eq!(pile, [Card(3)].into_iter().collect());
    assert_eq!(pile.take().len(), 1);
    assert_eq!(pile, Pile::EMPTY);
}
