/** The coloured edge of a card: its colours one below the other, and the pattern that tells them apart without colour. */
import { colourOf } from '../data';
import type { TitlePrint } from '../view';

export function ribbonOf({ colours }: TitlePrint): string {
  const [only, ...more] = colours.map((colour) => colourOf(colour).hex);
  if (!only) return 'var(--imp-card-2)';
  if (more.length === 0) return only;
  const share = 100 / colours.length;
  const bands = [only, ...more].map((hex, at) => `${hex} ${at * share}% ${(at + 1) * share}%`);
  return `linear-gradient(180deg, ${bands.join(', ')})`;
}

/** Patterns over a ribbon, by the colour of the card. */
const patterns: Record<string, string> = {
  brown: 'repeating-linear-gradient(90deg, #000 0 1px, transparent 1px 6px)',
  grey: 'radial-gradient(#000 1px, transparent 1.4px) 0 0 / 7px 7px',
  red: 'repeating-linear-gradient(45deg, #000 0 1.5px, transparent 1.5px 7px)',
  pink: 'radial-gradient(transparent 2px, #000 2.2px 3px, transparent 3.2px) 0 0 / 10px 10px',
  gold: 'repeating-linear-gradient(45deg, #000 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, #000 0 1px, transparent 1px 6px)',
  blue: 'repeating-linear-gradient(0deg, #000 0 1px, transparent 1px 5px)',
  purple: 'repeating-linear-gradient(90deg, #000 0 1px, transparent 1px 4px)',
  black: 'repeating-linear-gradient(-45deg, #fff 0 1px, transparent 1px 8px)',
};

export function patternOf({ colours }: TitlePrint): string {
  return patterns[colours[0] ?? ''] ?? 'none';
}
