/** The shape of an area, to be outlined when it can be picked. */
import { contour, gridOf } from '../chart/contour';
import { warp, type Tile } from '../chart/field';
import { outside } from '../../../draw/hex';
import { fromBone } from '../chart/skeleton';

/** How far the outline keeps from the coast and from the border, so that the lines of neighbours do not merge. */
const INSET = 0.04;

export function areaOutline(tile: Tile, area: number, seed: number): string {
  const [x, y] = tile.middle;
  const box = { left: x - 1, top: y - 0.9, right: x + 1, bottom: y + 0.9 };
  const grid = gridOf(box, 0.05, (px, py) => {
    const border = -2 * outside(px, py, tile.middle);
    if (border < 0) return border;
    const [wx, wy] = warp(px, py, seed);
    let [own, other] = [9, 9];
    for (const bone of tile.bones) {
      const away = fromBone(wx, wy, bone);
      if (bone.area === area) own = Math.min(own, away);
      else other = Math.min(other, away);
    }
    return Math.min(other - own, border);
  });
  return contour(grid, 2 * INSET);
}
