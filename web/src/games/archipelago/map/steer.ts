/** Going from place to place with the arrow keys. */

export type Direction = 'up' | 'down' | 'left' | 'right';

export const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const RAYS: Record<Direction, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

interface Somewhere {
  x: number;
  y: number;
}

/** What lies in a direction: the nearest thing, but what lies straight ahead may be farther than what lies aslant. */
export function towards<T extends Somewhere>(from: Somewhere, among: T[], direction: Direction): T | null {
  const [rayX, rayY] = RAYS[direction];
  let found: T | null = null;
  let least = Infinity;
  for (const one of among) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const away = Math.hypot(dx, dy);
    if (away < 1) continue;
    const along = (dx * rayX + dy * rayY) / away;
    const price = away * (2 - along);
    if (along > 0.42 && price < least) [found, least] = [one, price];
  }
  return found;
}
