// Which colour a player gets is luck: every one must be readable on every paper, by day and by night.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The colours by day or by night, by name. */
function colours(theme: 'day' | 'night'): [string, string][] {
  const found = tokens.matchAll(/--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})\b(?:, (#[0-9a-f]{6})\b)?/gi);
  return [...found].map(([, name, day, night]) => [name!, theme === 'night' && night ? night : day!]);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

describe.each(['day', 'night'] as const)('by %s', (theme) => {
  const papers = colours(theme).filter(([name]) => name.startsWith('paper'));
  const texts = colours(theme).filter(([name]) => /^seat-\w+-text$/.test(name));

  it('names of every colour can be read on every paper', () => {
    expect(texts.length).toBeGreaterThanOrEqual(6);
    for (const [text, ink] of texts) {
      for (const [paper, ground] of papers) {
        expect(contrast(ink, ground), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
