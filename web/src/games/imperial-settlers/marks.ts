/** What can be pressed now: the places, cards and decks that the remaining choices speak of. */
import type { NumberedChoice } from '../game';

export interface Marks {
  live: Map<string, NumberedChoice[]>;
  /** What is not allowed now, with the reasons. */
  refused: Map<string, NumberedChoice[]>;
}

/** A choice as far as boards look into it. */
interface Move {
  foundation?: { card: string; hidden: boolean };
  deal_of?: { empire: number; deal: number };
  good_of?: { seat: number };
  draw?: string;
  against?: number;
}

export const placeKey = (id: number): string => `location:location_${id}`;
export const cardKey = (card: string): string => `card:${card}`;
export const titleKey = (title: string): string => `title:${title}`;
export const factionKey = (faction: string): string => `faction:${faction}`;
export const goodKey = (good: string): string => `good:${good}`;
export const deckKey = (deck: 'common' | 'faction'): string => `deck:${deck}`;
export const seatKey = (seat: number): string => `seat:${seat}`;
export const dealKey = (empire: number, deal: number): string => `deal:${empire}:${deal}`;
export const foundationKey = (card: string, hidden: boolean): string =>
  `foundation:${hidden ? 'hidden' : 'open'}:${card}`;

/** What a choice speaks of. A choice about a place names its card too, which is not the one in the hand. */
export function keysOf(choice: NumberedChoice): string[] {
  const move: Move = typeof choice.move === 'object' && choice.move !== null ? (choice.move as Move) : {};
  if (move.foundation) return [foundationKey(move.foundation.card, move.foundation.hidden)];
  if (move.deal_of) return [dealKey(move.deal_of.empire, move.deal_of.deal)];
  if (move.good_of) return [seatKey(move.good_of.seat)];
  if (move.draw) return [deckKey(move.draw === 'common' ? 'common' : 'faction')];
  if (move.against !== undefined) return [seatKey(move.against)];
  const pieces = choice.phrase.pieces;
  const places = pieces.filter(({ kind }) => kind === 'location');
  return (places.length > 0 ? places : pieces).map(({ kind, name }) => `${kind}:${name}`);
}

export function marksOf(choices: NumberedChoice[]): Marks {
  const marks: Marks = { live: new Map(), refused: new Map() };
  for (const choice of choices) {
    const among = choice.refused ? marks.refused : marks.live;
    for (const key of keysOf(choice)) among.set(key, [...(among.get(key) ?? []), choice]);
  }
  return marks;
}

/** Whether the player is free to do this or that, and is not only asked to point at something. */
export function isOpenTurn(choices: NumberedChoice[]): boolean {
  return choices.some(({ move, refused }) => !refused && (move === 'pass' || move === 'end_turn'));
}
