/** A deck as a short code to pass on: three letters of its faction, and one bit for each title of the faction. */
import { factions } from 'virtual:imperial-settlers';
import { titlesOf } from './rules';

export interface Deck {
  faction: string;
  expands: boolean;
  titles: string[];
}

const prefixOf = (faction: string): string => faction.slice(0, 3).toUpperCase();

/** The code of a deck: `BAR-…`. The last bit says whether the expansion is declared. */
export function codeOf({ faction, expands, titles }: Deck): string {
  const bits = [...titlesOf(faction).map(({ id }) => titles.includes(id)), expands];
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) if (bit) bytes[at >> 3]! |= 1 << (at & 7);
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${prefixOf(faction)}-${text}`;
}

/** The deck of a code, legal or not; null if it is no code at all. */
export function deckOf(code: string): Deck | null {
  const [, prefix, text] = /^([A-Z]{3})-([\w-]{4,12})$/.exec(code.trim()) ?? [];
  const faction = factions.find(({ id }) => prefixOf(id) === prefix)?.id;
  if (!faction || !text) return null;
  const bytes = bytesOf(text);
  const titles = titlesOf(faction).map(({ id }) => id);
  if (!bytes || bytes.length !== Math.ceil((titles.length + 1) / 8)) return null;
  const has = (at: number): boolean => ((bytes[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
  return { faction, titles: titles.filter((_, at) => has(at)), expands: has(titles.length) };
}

function bytesOf(text: string): number[] | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
