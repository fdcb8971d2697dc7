/** Which sign stands for what a card counts. */
import type { Measure } from '../data';

export interface Sign {
  name: string;
  /** Buildings and ships are pieces: they stand on their foot and need more room. */
  piece: boolean;
}

const SIGNS: Record<string, string> = {
  cards_in_play: 'card',
  cards: 'card',
  resources_exhausted: 'any',
  explorer_piles_empty: 'explore',
  explorer_tokens: 'explore',
  population_at_least: 'population',
  citizens: 'population',
  pacifist: 'population',
  surplus_more_than: 'surplus',
  bank_out_of_florins: 'florin',
  florins: 'florin',
  benefactor: 'florin',
  separatist: 'rebellion',
};

export function signOf({ kind, building, resource }: Measure): Sign {
  if (building) return { name: building, piece: true };
  if (kind === 'ships' || kind === 'ships_in_play') return { name: 'ship', piece: true };
  return { name: resource ?? SIGNS[kind] ?? 'any', piece: false };
}
