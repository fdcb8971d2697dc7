/** Small queries on a position. */
import type { SeatColour } from '../../ui/seat';
import { dealOf, isCommon, printOf, targetOf } from './data';
import { VIRTUAL } from './names';
import type { Deal, Empire, Good, Heap, Kind, LocationView, Mark, View } from './view';

export const ROWS = ['production', 'feature', 'action'] as const;
export type Row = (typeof ROWS)[number];

/** The goods of a supply, in the order of the boards. */
export const GOODS: Good[] = [
  'worker',
  'wood',
  'stone',
  'food',
  'gold',
  'raze',
  'defense',
  'basic_tech',
  'advanced_score',
  'advanced_defense',
];

const COLOURS: Record<string, SeatColour> = {
  barbarians: 'green',
  japanese: 'purple',
  romans: 'crimson',
  egyptians: 'orange',
  atlanteans: 'azure',
};

/** The colour of a seat: that of its faction or, before it has one, a colour that no faction has. */
export function colourOfSeat(view: View, seat: number): SeatColour {
  return COLOURS[view.players[seat]?.faction ?? ''] ?? 'blue';
}

/** The places of an empire by row and side, in the order in which they were built. */
export function empireOf(
  view: View,
  empire: Empire,
): Record<Row, { faction: LocationView[]; common: LocationView[] }> {
  const rows = {
    production: { faction: [], common: [] },
    feature: { faction: [], common: [] },
    action: { faction: [], common: [] },
  } as Record<Row, { faction: LocationView[]; common: LocationView[] }>;
  for (const place of view.locations) {
    if (place.owner !== empire) continue;
    const kind: Kind = printOf(place.card).kind;
    const row = rows[kind === 'event' ? 'feature' : kind];
    row[isCommon(place.card) ? 'common' : 'faction'].push(place);
  }
  return rows;
}

/** The height of an empire in em: rows without a card need little room, the others and the hand have it. */
export function heightOf(rows: Record<Row, { faction: LocationView[]; common: LocationView[] }>): number {
  const filled = ROWS.filter((row) => rows[row].faction.length + rows[row].common.length > 0).length;
  return filled * 12.6 + (ROWS.length - filled) * 5 + 2.2;
}

/** The width of an empire in em, if no card lay on another. */
export function widthOf(rows: Record<Row, { faction: LocationView[]; common: LocationView[] }>): number {
  const most = (side: 'faction' | 'common') => Math.max(1.2, ...ROWS.map((row) => rows[row][side].length));
  return 12.1 * (most('faction') + most('common'));
}

export function placesOf(view: View, empire: Empire): LocationView[] {
  return view.locations.filter((place) => place.owner === empire);
}

/** The other empires: the other seats in turn order, and the virtual player of the solo game. */
export function othersOf(view: View, own: Empire): Empire[] {
  const seats = view.players.map((_, at) => (own + at) % view.players.length).filter((seat) => seat !== own);
  return view.solo ? [...seats, VIRTUAL] : seats;
}

export interface Token {
  glyph: string;
  count: number;
  /** The word for it in the messages. */
  word: string;
}

const MARKS: Record<Mark, string> = {
  basic: 'basic_tech',
  score: 'advanced_score',
  advanced_defense: 'advanced_defense',
  defense: 'defense',
  samurai: 'samurai',
  blocked: 'barbarian_token',
  eavesdropped: 'egypt_token',
  exhausted: 'exhausted',
};

/** The cards that lie under a place for good: their number is public, their owner knows which. */
export interface Under {
  count: number;
  cards: string[] | null;
}

export function underOf(view: View, id: number): Under {
  for (const { stash, stash_sizes } of view.players) {
    const [, backs] = stash_sizes.find(([at]) => at === id) ?? [];
    if (!backs) continue;
    const cards = stash?.filter(({ at }) => at === id).map(({ card }) => card) ?? null;
    return { count: backs.common + backs.faction, cards };
  }
  return { count: 0, cards: null };
}

/** Everything that lies on a place, and how many cards lie under it. */
export function tokensOf(place: LocationView, under = 0): Token[] {
  const marks = place.marks.map((mark) => ({ glyph: MARKS[mark], count: 1, word: mark }));
  const heap = (goods: Heap, word: string): Token[] =>
    Object.entries(goods)
      .filter(([, count]) => count > 0)
      .map(([glyph, count]) => ({ glyph, count, word }));
  return [
    ...(place.taken_by === null ? [] : [{ glyph: 'egypt_token', count: 1, word: 'taken' }]),
    ...marks,
    ...(place.visitors > 0 ? [{ glyph: 'worker', count: place.visitors, word: 'visitors' }] : []),
    ...heap(place.spent, 'spent'),
    ...heap(place.held, 'held'),
    ...(under > 0 ? [{ glyph: 'card', count: under, word: 'under' }] : []),
  ];
}

/** What a Deal yields. */
export function goodOf(deal: Deal): string {
  if ('card' in deal) return dealOf(deal.card) ?? 'card';
  return 'location' in deal ? deal.location.good : targetOf(deal.attack);
}
