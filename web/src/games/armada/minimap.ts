/** Where the minimap stands on a phone: never on something that glows. */
import type { Point } from './spaces';

/** Its corners: lower right, lower left, and at the right below the buttons. */
export type Spot = 'right' | 'left' | 'upper';

interface Box {
  width: number;
  height: number;
}

/** In a lower window the buttons and the minimap would overlap. */
const LOW = 230;
/** In a higher one there is room below the buttons, and still a corner below that. */
const HIGH = 340;
/** What it covers, with half a ship around it, in pixels. */
const CORNER = { width: 130, height: 120 };
/** Where it stands below the buttons: from here to there, again with half a ship around it. */
const UPPER = { from: 110, to: 248 };

/** The first spot of a box where nothing glows, or null. A wide window always has room. */
export function spotFor({ width, height }: Box, narrow: boolean, glowing: Point[]): Spot | null {
  if (height < LOW) return null;
  if (!narrow) return 'right';
  const inside = ([x, y]: Point): boolean => x > 0 && y > 0 && x < width && y < height;
  const right = ([x]: Point): boolean => x > width - CORNER.width;
  const low = ([, y]: Point): boolean => y > height - CORNER.height;
  const covers: Record<Spot, (point: Point) => boolean> = {
    right: (point) => low(point) && right(point),
    left: (point) => low(point) && point[0] < CORNER.width,
    upper: (point) => right(point) && point[1] > UPPER.from && point[1] < UPPER.to,
  };
  const spots: Spot[] = height < HIGH ? ['right', 'left'] : ['right', 'left', 'upper'];
  const seen = glowing.filter(inside);
  return spots.find((spot) => !seen.some(covers[spot])) ?? null;
}
