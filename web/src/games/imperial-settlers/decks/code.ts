/**
 * A deck as a short code that people can pass on: the faction's letters and six characters, e.g. `ROM-0Y0QY5`.
 *
 * The characters are the digits of a number in base 32: 61 times a set of titles (bit `i` stands for the title at
 * place `i` of the faction's file) plus the number of the faction. A wrong character and two swapped ones are always
 * found. Servers read and write the same codes; `deck-codes.toml` among the tests of the rules holds for both.
 */
import { all, factionOf, titlesOf } from '../data';

export interface Deck {
  faction: string;
  titles: string[];
}

/** Why a text is no code: no faction, so many characters, one that no code has, or digits that do not fit together. */
export type Misread =
  | { why: 'faction' }
  | { why: 'length'; count: number }
  | { why: 'character'; character: string }
  | { why: 'misspelt' };

/** Crockford's digits: none looks like another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const CHECK = 61;
/** What looks like a digit is taken for it. */
const ALIKE: Record<string, string> = { I: '1', L: '1', O: '0' };

const lettersOf = (faction: string): string => faction.slice(0, 3).toUpperCase();
const numberOf = (faction: string): number => all().factions.findIndex(({ id }) => id === faction);

/** The code of a deck, allowed or not. */
export function codeOf({ faction, titles }: Deck): string {
  const set = titlesOf(faction).reduce((sum, { id }, at) => sum + (titles.includes(id) ? 2 ** at : 0), 0);
  let rest = set * CHECK + numberOf(faction);
  let digits = '';
  for (let place = 0; place < LENGTH; place += 1) {
    digits = DIGITS[rest % DIGITS.length]! + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return `${lettersOf(faction)}-${digits}`;
}

/** The deck of a code, allowed or not, or why it is none. Case, spaces and hyphens do not matter. */
export function readCode(code: string): Deck | Misread {
  const ink = Array.from(code.replace(/[\s-]/g, ''), (letter) =>
    letter < '\x7f' ? letter.toUpperCase() : letter,
  );
  const faction = all().factions.find(({ id }) => lettersOf(id) === ink.slice(0, 3).join(''))?.id;
  if (!faction) return { why: 'faction' };
  const digits = ink.slice(3);
  if (digits.length !== LENGTH) return { why: 'length', count: digits.length };
  let number = 0;
  for (const character of digits) {
    const digit = DIGITS.indexOf(ALIKE[character] ?? character);
    if (digit < 0) return { why: 'character', character };
    number = number * DIGITS.length + digit;
  }
  const own = titlesOf(faction);
  const set = Math.floor(number / CHECK);
  if (number % CHECK !== numberOf(faction) || set >= 2 ** own.length) return { why: 'misspelt' };
  const has = (at: number): boolean => Math.floor(set / 2 ** at) % 2 === 1;
  return { faction, titles: own.filter((_, at) => has(at)).map(({ id }) => id) };
}

/** The deck of a code, or null. */
export function deckOf(code: string): Deck | null {
  const found = readCode(code);
  return 'why' in found ? null : found;
}

/** Whether a deck needs the expansion of its faction: it holds what only the expansion has. */
export function needsExpansion({ faction, titles }: Deck): boolean {
  const { plain } = factionOf(faction);
  return titles.some((title) => !plain.includes(title));
}
