/** What a card does as a line of signs: how it is broken into lines, and how large it is drawn. */
import { t } from '../../../lib/i18n.svelte';
import type { Amounts } from '../data';
import type { Sentence, Sign } from '../view';

/** Goods as signs: up to two units repeat the sign, more show a number. */
export function costOf(amounts: Amounts): Sentence {
  return Object.entries(amounts).flatMap(([glyph, n = 0]): Sentence =>
    n > 2 ? [{ number: String(n) }, { glyph }] : Array.from({ length: n }, () => ({ glyph })),
  );
}

/** The words of a sign, if it is made of words. */
export function wordsOf(sign: Sign): string | null {
  if (sign === 'arrow') return null;
  if ('word' in sign) return t(`imperial-settlers-sign-${sign.word}`);
  if ('number' in sign) return sign.number;
  return 'limit' in sign ? sign.limit : null;
}

/** A sentence in parts that no line breaks: a number stays with what it counts, a limit with what it limits. */
export function partsOf(sentence: Sentence): Sentence[] {
  const parts: Sentence[] = [];
  let counts = false;
  for (const sign of sentence) {
    const last = parts.at(-1);
    if (last && (counts || (sign !== 'arrow' && 'limit' in sign))) last.push(sign);
    else parts.push([sign]);
    counts = sign !== 'arrow' && 'number' in sign;
  }
  return parts;
}

/** The sizes of drawings, in em of the text. */
export const GLYPH = 1.5;
export const SMALL = 1.1;

/** About how long a sentence is, in em of its text. */
export function lengthOf(sentence: Sentence): number {
  const long = (sign: Sign): number => {
    if (sign === 'arrow') return 1.57;
    if ('glyph' in sign) return GLYPH + 0.12;
    if ('small' in sign) return SMALL + 0.12;
    if ('pip' in sign) return 1.36;
    return (wordsOf(sign) ?? '').length * 0.42 + 0.42;
  };
  return sentence.reduce((sum, sign) => sum + long(sign), 0);
}

/** Smaller signs could not be told apart. */
const LEAST = 0.76;

/** Whether a sentence needs two lines of so many em, however small it is drawn. */
export function isLong(sentence: Sentence, room: number): boolean {
  return lengthOf(sentence) * LEAST > room;
}

/** How large a sentence is drawn: one that is a little too long for its line is drawn smaller. */
export function scaleOf(sentence: Sentence, room: number): number {
  return isLong(sentence, room) ? 1 : Math.min(1, room / lengthOf(sentence));
}
