/** Heaps of cards that may be looked through: what was discarded, Foundations, the Collection of the solo game. */
import type { Empire, View } from './view';

export type HeapKind = 'discard' | 'foundations' | 'collection';

/** Which heap: its kind and owner; the Common cards and the Collection have no owner. */
export interface HeapId {
  kind: HeapKind;
  of: Empire | null;
}

export interface Heap extends HeapId {
  /** Public cards. */
  cards: string[];
  /** Cards that lie face down but are known to the viewer. */
  secret: string[];
  /** Number of cards that lie face down and are unknown to the viewer. */
  backs: number;
}

/** The heaps of one kind, the shared ones first. */
export function heapsOf(view: View, kind: HeapKind): Heap[] {
  const open = (of: Empire | null, cards: string[]): Heap => ({ kind, of, cards, secret: [], backs: 0 });
  if (kind === 'collection') return view.solo ? [open(null, view.solo.collection)] : [];
  if (kind === 'discard') {
    return [open(null, view.discard), ...view.players.map(({ discard }, seat) => open(seat, discard))];
  }
  return view.players.map(({ foundations, hidden, hidden_size }, seat) => ({
    ...open(seat, foundations),
    secret: hidden ?? [],
    backs: hidden ? 0 : hidden_size.common + hidden_size.faction,
  }));
}

export function sizeOf({ cards, secret, backs }: Heap): number {
  return cards.length + secret.length + backs;
}

/** Cards with how many there are of each, in the order in which they lie. */
export function counted(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from(counts, ([card, count]) => ({ card, count }));
}
