/** Option cards as they are shown: the hand, and the picture of each kind. */
import { print } from '../print';
import type { PieceRef } from '../../../wire/types';
import type { Card, Cards } from '../view';

export const pictures: Record<Card, string> = {
  bonus_discovery: 'die-gold-2',
  gold_mine: 'gold',
  grand_strategy: 'eye',
  large_scale_native_mobilization: 'die-native-4',
  large_scale_peoples_militia: 'band',
  mutiny: 'ship',
  native_mobilization: 'native',
  new_defensive_weapons: 'die-exploding-2',
  new_offensive_weapons: 'die-firing-2',
  peoples_militia: 'band',
  shipyard: 'ship-unlaunched',
  surprise_attack: 'cannon',
  winning_option: 'crown',
  yo_ho_ho: 'mp',
};

/** A kind of card as the game speaks of it. */
export function pieceOf(card: Card): PieceRef {
  return { kind: 'card', id: kinds().indexOf(card), name: card };
}

function kinds(): Card[] {
  return Object.keys(print.cards) as Card[];
}

/** The cards of a hand in the order of the deck. */
export function sorted(hand: Cards): { card: Card; count: number; piece: PieceRef }[] {
  return kinds().flatMap((card) => {
    const count = hand[card] ?? 0;
    return count > 0 ? [{ card, count, piece: pieceOf(card) }] : [];
  });
}
