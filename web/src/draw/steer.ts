/** Going from place to place with the arrow keys. */
import type { Point } from './camera.svelte';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export const RAYS: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/**
 * What lies in a direction: the nearest thing, but what lies straight ahead may be farther than what lies aslant.
 * `straight` is the cosine of the angle at which something still lies in that direction.
 */
export function towards<T>(
  from: T,
  among: T[],
  direction: Direction,
  pointOf: (one: T) => Point,
  straight = 0.42,
): T | null {
  const [[x, y], [rayX, rayY]] = [pointOf(from), RAYS[direction]];
  let found: T | null = null;
  let least = Infinity;
  for (const one of among) {
    const [dx, dy] = [pointOf(one)[0] - x, pointOf(one)[1] - y];
    const away = Math.hypot(dx, dy);
    if (away < 1) continue;
    const along = (dx * rayX + dy * rayY) / away;
    const price = away * (2 - along);
    if (along > straight && price < least) [found, least] = [one, price];
  }
  return found;
}
