import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { codeOf, deckOf, needsExpansion, readCode } from '../decks/code';
import { factionOf } from '../data';
import './sample';

interface Codes {
  deck: {
    about: string;
    code: string;
    faction: string;
    titles: string[];
  }[];
  alike: { code: string; written: string[] }[];
  misspelt: { code: string; why: string }[];
}

/** The same file that holds for the server. */
const FILE = '../crates/imperial-settlers/tests/cards/deck-codes.toml';
const codes = parse(readFileSync(FILE, 'utf8')) as unknown as Codes;
const sorted = (titles: string[]) => [...titles].sort();

describe('deck codes', () => {
  it.each(codes.deck)('$code: $about', ({ code, faction, titles }) => {
    expect(codeOf({ faction, titles })).toBe(code);
    const deck = deckOf(code)!;
    expect(deck.faction).toBe(faction);
    expect(sorted(deck.titles)).toEqual(sorted(titles));
  });

  it.each(codes.alike)('$code is read however it is written', ({ code, written }) => {
    for (const other of written) expect(deckOf(other), other).toEqual(deckOf(code));
  });

  it.each(codes.misspelt)("'$code' is none: $why", ({ code, why }) => {
    expect(readCode(code)).toMatchObject({ why });
    expect(deckOf(code)).toBeNull();
  });

  it('find every wrong character and every two that were swapped', () => {
    const code = codes.deck[0]!.code;
    for (let at = 4; at < code.length; at += 1) {
      for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.replace(code[at]!, '')) {
        expect(deckOf(code.slice(0, at) + wrong + code.slice(at + 1)), `${wrong} at ${at}`).toBeNull();
      }
      for (let other = at + 1; other < code.length; other += 1) {
        const letters = [...code];
        [letters[at], letters[other]] = [code[other]!, code[at]!];
        if (letters.join('') !== code) expect(deckOf(letters.join(''))).toBeNull();
      }
    }
  });

  it('tell by their titles whether the expansion is declared', () => {
    const decks = (faction: string) => {
      const { plain, exchanged, ready } = factionOf(faction);
      return [plain, exchanged, ready].map((titles) => needsExpansion({ faction, titles }));
    };
    expect(decks('romans')).toEqual([false, true, true]);
    expect(decks('atlanteans').slice(0, 2)).toEqual([false, false]);
    expect(needsExpansion(deckOf('ATL-YFS8YJ')!)).toBe(true);
  });
});
