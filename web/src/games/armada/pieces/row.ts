/** Counters side by side, centred. */
import { showsFlag } from '../position';
import type { Land } from '../spaces';
import type { Flag, Ground } from '../view';

export type Counter =
  | { kind: 'flag'; flag: Flag; x: number }
  | { kind: 'bands' | 'natives' | 'gold'; flag: Flag; count: number; x: number };

/** How wide each counter is, in units. */
const WIDTH = { flag: 26, bands: 42, natives: 38, gold: 46 };
/** The widest row for which there is room; from afar, where counters grow, they lie over each other. */
const ROOM = { near: 114, far: 70 };

/** The counters of a territory from left to right, around its middle. */
export function rowOf(land: Land, ground: Ground, distance: 'near' | 'far'): Counter[] {
  const { flag } = ground;
  const found: Counter[] = [];
  if (distance === 'near' && showsFlag(land, flag)) found.push({ kind: 'flag', flag, x: 0 });
  for (const kind of ['bands', 'natives', 'gold'] as const) {
    if (ground[kind] > 0) found.push({ kind, flag, count: ground[kind], x: 0 });
  }
  const widths = found.map(({ kind }) => WIDTH[kind]);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, ROOM[distance] / total);
  let left = (-total * squeeze) / 2;
  for (const [place, counter] of found.entries()) {
    const width = widths[place]! * squeeze;
    // A pole stands at the left end of its flag.
    counter.x = Math.round(left + (counter.kind === 'flag' ? 1 : width / 2));
    left += width;
  }
  return found;
}
