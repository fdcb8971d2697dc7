/** Names on the chart: their type, their lines, and the boxes that these take. */
import { box, type Box } from './room.ts';
import type { Language, Named, Point, Sea, Territory } from './source.ts';
import { broken, widthOf, type Face } from './words.ts';

export const LANGUAGES: Language[] = ['en', 'it'];

/** A name in its language: lines, and where the first one stands. */
export interface Label {
  lines: string[];
  at: Point;
}

/** Type on the board: size, distance of lines, face. */
export const TYPE = {
  central: { size: 19, step: 18, face: 'roman', most: 118 },
  den: { size: 17.5, step: 17, face: 'roman', most: 110 },
  sea: { size: 17, step: 17, face: 'italic', most: 150 },
  /** Inlets are so narrow that larger letters would run ashore. */
  inlet: { size: 14, step: 14, face: 'italic', most: 150 },
} as const satisfies Record<string, { size: number; step: number; face: Face; most: number }>;

export type Style = (typeof TYPE)[keyof typeof TYPE];

export function landStyle(territory: Territory): Style {
  return territory.region === 'den' ? TYPE.den : TYPE.central;
}

/** A sea is an inlet if no circle of this size fits in. */
const NARROW = 36;

export function seaStyle(sea: Sea): Style {
  return sea.radius < NARROW ? TYPE.inlet : TYPE.sea;
}

export function nameIn(named: Named, language: Language): string {
  return language === 'en' ? named.name_en : named.name_it;
}

/** A name in its lines. */
export function linesOf(named: Named, language: Language, style: Style): string[] {
  return broken(nameIn(named, language), style.face, style.size, style.most);
}

/** A label for each language. */
export function each(
  named: Named,
  style: Style,
  at: (lines: string[], language: Language) => Point,
): Record<Language, Label> {
  const label = (language: Language): Label => {
    const lines = linesOf(named, language, style);
    return { lines, at: at(lines, language) };
  };
  return { en: label('en'), it: label('it') };
}

export function boxesOf(label: Label, style: Style): Box[] {
  return lineBoxes(label.lines, label.at, style);
}

/** The boxes of some lines whose first baseline is at a point. */
export function lineBoxes(lines: string[], [x, y]: Point, { size, step, face }: Style): Box[] {
  return lines.map((line, index) => {
    const half = widthOf(line, face, size) / 2 + 2;
    const base = y + index * step;
    return box(x - half, base - 0.72 * size, x + half, base + 0.3 * size);
  });
}
