/** Where the name of a region is written: the calmest of fifteen places across it. */
import type { Spot } from '../chart/anchors';
import type { Tile } from '../chart/field';
import { SCALE } from '../../../draw/hex';

export interface Taken extends Spot {
  radius: number;
}

const ROWS = [0.74, -0.68, 0.5, -0.42, 0.14];
const SHIFTS = [0, -0.22, 0.22];
/** A name is measured at three points of its line. */
export const ALONG = [-0.3, 0, 0.3];

export function nameSpot(tile: Tile, taken: Taken[]): Spot {
  const [x, y] = tile.middle;
  let spot: Spot = { x: x * SCALE, y: (y + 0.74) * SCALE };
  let most = -Infinity;
  for (const row of ROWS) {
    const rim = Math.abs(row) > 0.6;
    const edge = row > 0 ? 3 : 0;
    const rocky = rim && tile.side.edges[(edge - tile.rotation + 6) % 6] === 'mountain';
    for (const shift of SHIFTS) {
      let room = 9;
      for (const along of ALONG) {
        for (const other of taken) {
          const dx = x + shift + along - other.x / SCALE;
          const dy = (y + row - other.y / SCALE) * 1.3;
          room = Math.min(room, Math.hypot(dx, dy) - other.radius / SCALE);
        }
      }
      const worth =
        Math.min(room, 0.25) -
        (rocky ? 0.5 : 0) +
        (rim ? 0.06 : 0) -
        (shift === 0 ? 0 : 0.03) -
        (rim && shift !== 0 ? 0.06 : 0);
      if (worth <= most) continue;
      most = worth;
      spot = { x: (x + shift) * SCALE, y: (y + row) * SCALE };
    }
  }
  return spot;
}
