import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The letters that the small files of the headings have, as the style sheet says. */
const letters = new Set(
  readFileSync('src/styles/fonts.css', 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('assets/fonts'))[0]!
    .match(/U\+[\dA-F]+(-[\dA-F]+)?/g)!
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    }),
);
const words = import.meta.glob<string>('../**/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the small files of the typeface', () => {
  it.each(Object.entries(words))('have every letter of %s', (_, text) => {
    // Braces and the like belong to the notation of the messages.
    const missing = new Set([...text.replaceAll(/[\n{}[\]]/g, '')].filter((letter) => !letters.has(letter)));
    expect([...missing]).toEqual([]);
  });
});

describe('figures at the table', () => {
  it('are those of the text, which cannot be taken for letters', () => {
    const faces = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face');
    const figures = faces.filter((face) => face.includes("'Approdo Figures'"));
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatch(/source-sans-3-latin-400-normal/);
    expect(figures[0]).toMatch(/unicode-range: U\+30-39;/);
    expect(readFileSync('src/styles/tokens.css', 'utf8')).toMatch(
      /--font-count: 'Approdo Figures', 'Approdo Fell'/,
    );
    expect(readFileSync('src/styles/choices.css', 'utf8')).toMatch(
      /main\.table,\s+main\.hand-page {\s+--font-head: var\(--font-count\)/,
    );
  });
});
