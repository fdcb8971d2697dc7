/**
 * The layout of Armada's chart uses measured letter widths; this measures them again in the browser, so that "names
 * never collide" (proved on the computed boxes) also holds for the real drawing.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { chartOf } from '../src/games/armada/map/chart.ts';
import { LANGUAGES, TYPE } from '../src/games/armada/map/names.ts';
import { readMap } from '../src/games/armada/map/source.ts';
import { widthOf, type Face } from '../src/games/armada/map/words.ts';

const fonts = 'node_modules/@fontsource/im-fell-english/files/im-fell-english-latin-400';
const faces: Record<Face, string> = { roman: 'normal', italic: 'italic' };

test('names are as wide as the layout believes', async ({ page }) => {
  const chart = chartOf(readMap(readFileSync('../rules/armada/map.toml', 'utf8')));
  const lines = LANGUAGES.flatMap((language) => [
    ...chart.territories.flatMap(({ layout, den }) =>
      layout.name[language].lines.map((text) => ({
        text,
        face: 'roman' as Face,
        size: den ? TYPE.den.size : TYPE.central.size,
      })),
    ),
    // Unexplored land has its name in italics.
    ...chart.territories.flatMap(({ layout, den }) =>
      den
        ? []
        : layout.alone[language].lines.map((text) => ({
            text,
            face: 'italic' as Face,
            size: TYPE.central.size,
          })),
    ),
    ...chart.seas.flatMap(({ layout, type }) =>
      [layout.name[language], layout.beside[language]].flatMap((label) =>
        (label?.lines ?? []).map((text) => ({ text, face: 'italic' as Face, size: type.size })),
      ),
    ),
  ]);
  const rules = Object.values(faces).map((style) => {
    const file = readFileSync(`${fonts}-${style}.woff2`).toString('base64');
    return `@font-face{font-family:Fell;font-style:${style};src:url(data:font/woff2;base64,${file})}`;
  });
  await page.setContent(`<style>${rules.join('')}</style><svg xmlns="http://www.w3.org/2000/svg"></svg>`);
  const measured = await page.evaluate(
    async (all) => {
      await Promise.all(['normal', 'italic'].map((style) => document.fonts.load(`${style} 20px Fell`)));
      const svg = document.querySelector('svg')!;
      return all.map(({ text, style, size }) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        element.setAttribute('font-family', 'Fell');
        element.setAttribute('font-style', style);
        element.setAttribute('font-size', String(size));
        element.textContent = text;
        svg.append(element);
        return element.getComputedTextLength();
      });
    },
    lines.map(({ text, face, size }) => ({ text, style: faces[face], size })),
  );
  for (const [place, { text, face, size }] of lines.entries()) {
    const drawn = measured[place]!;
    expect(drawn, text).toBeGreaterThan(10);
    // The layout leaves two units on each side.
    expect(drawn, `${text}: as drawn`).toBeLessThan(widthOf(text, face, size) + 4);
  }
});
