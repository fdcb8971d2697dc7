import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

type Palette = Record<string, string>;

/** The colours that a block of the style sheet sets. */
function palette(block: string): Palette {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*[;}]/gi), ([, name, colour]) => [name, colour]),
  );
}

/** The text between the brace behind a selector and the brace that closes it. */
function block(selector: string): string {
  const from = tokens.indexOf('{', tokens.indexOf(selector)) + 1;
  return tokens.slice(from, tokens.indexOf('\n}', from));
}

const day = palette(block(':root {'));
const night = { ...day, ...palette(block(":root[data-theme='dark']")) };
const themes = { day, night };

type Rgb = [number, number, number];

/** Light as it adds up, from the numbers of the screen. */
function linear(colour: string): Rgb {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb;
}

/** How eyes without one kind of cone see light (Machado, Oliveira and Fernandes 2009, full severity). */
const eyes: Record<string, [Rgb, Rgb, Rgb]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function luminance(colour: string, eye: string): number {
  const light = linear(colour);
  const [r, g, b] = eyes[eye]!.map((row) => {
    const seen = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
    return Math.min(1, Math.max(0, seen));
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG: 1 for the same colour, 21 for black on white. */
function contrast(one: string, other: string, eye = 'all'): number {
  const [dark, light] = [luminance(one, eye), luminance(other, eye)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const seats = ['azure', 'orange', 'purple', 'green', 'crimson', 'blue'];
const sheets = ['paper', 'panel', 'panel-raised'];

/** What is read, and what it stands on. */
const texts: [string, string][] = [
  ...sheets.flatMap((sheet): [string, string][] => [
    ['ink', sheet],
    ['ink-soft', sheet],
    ['danger', sheet],
  ]),
  ...['panel', 'panel-raised'].flatMap((sheet): [string, string][] => [
    ['glow-text', sheet],
    ['ok', sheet],
    ...seats.map((seat): [string, string] => [`seat-${seat}-text`, sheet]),
  ]),
  ...seats.map((seat): [string, string] => [`on-${seat}`, `seat-${seat}`]),
  ['ink', 'paper-deep'],
  ['ink-soft', 'paper-deep'],
  ['panel', 'ink'],
  ['glow-ink', 'glow'],
  ['on-sea', 'sea-deep'],
  ['map-label', 'map-halo'],
  ['map-label', 'sand'],
];

/** Borders of controls, rings of focus, ink of drawings. */
const shapes: [string, string][] = [
  ...sheets.flatMap((sheet): [string, string][] => [
    ['line-strong', sheet],
    ['focus', sheet],
  ]),
  ['ok', 'panel'],
  ['coast', 'land'],
  ['coast', 'land-2'],
  ['coast', 'land-3'],
  ['coast', 'sand'],
  ['coast', 'incognita'],
  ['map-label', 'land'],
  ['sea-label', 'sea'],
  ['sea-line', 'sea-deep'],
  ['qr-ink', 'qr-paper'],
  ['plate-ink', 'plate-sky-1'],
];

describe.each(Object.entries(themes))('the %s chart', (_, colours) => {
  it.each(texts)('can be read: %s on %s', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('can be made out: %s on %s', (shape, ground) => {
    expect(contrast(colours[shape]!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });

  it.each(['protanopia', 'deuteranopia', 'tritanopia'])('can be read with %s', (eye) => {
    for (const [text, ground] of texts) {
      expect(contrast(colours[text]!, colours[ground]!, eye), `${text} on ${ground}`).toBeGreaterThanOrEqual(
        4,
      );
    }
  });
});

describe('the night chart', () => {
  it('is the same by wish of the system and by choice', () => {
    expect(palette(block(":root:not([data-theme='light'])"))).toEqual(
      palette(block(":root[data-theme='dark']")),
    );
  });
});

describe('the measure of contrast', () => {
  it('agrees with the definition', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
