/**
 * Land and sea as one field over the plane: positive on land, negative at sea, zero on the coast.
 *
 * `distance to the nearest bone of the sea - distance to the nearest bone of land`, after noise has moved the point.
 * Neighbours have an edge of the same kind where they touch, so their coasts meet, and nothing that is known changes
 * when a region is added: what lies behind an edge is farther away than the edge.
 */
import { regionOf, type Region } from '../data';
import { centre, outside, type Point } from '../../../draw/hex';
import { noise } from './noise';
import { fromBone, skeleton, type Bone } from './skeleton';

/** A region on the map, as the rules place it. */
export interface Placed {
  region: string;
  q: number;
  r: number;
  /** Clockwise sixths of a turn. */
  rotation: number;
}

export interface Tile extends Placed {
  side: Region;
  middle: Point;
  /** Around the middle of the map. */
  bones: Bone[];
  /** What makes it different from every other tile. */
  key: string;
}

const made = new Map<string, Tile>();

export function tileOf(placed: Placed): Tile {
  const { region, q, r, rotation } = placed;
  const key = `${region}/${q}/${r}/${rotation}`;
  const known = made.get(key);
  if (known) return known;
  const side = regionOf(region);
  const middle = centre(q, r);
  const [x, y] = middle;
  const bones = skeleton(side, rotation).map((bone) => ({
    ...bone,
    ax: bone.ax + x,
    ay: bone.ay + y,
    bx: bone.bx + x,
    by: bone.by + y,
  }));
  const tile = { region, q, r, rotation, side, middle, bones, key };
  made.set(key, tile);
  return tile;
}

/** Where noise moves a point: coasts wander, and look drawn by hand. */
export function warp(x: number, y: number, seed: number): Point {
  const shift = (first: number): number =>
    0.15 * noise(x * 1.25, y * 1.25, seed + first) +
    0.062 * noise(x * 2.9, y * 2.9, seed + first + 1) +
    0.018 * noise(x * 7.3, y * 7.3, seed + first + 2);
  return [x + shift(1), y + shift(4)];
}

/** No contour needs more than this. */
const MOST = 1.2;

/** The field at a point that the noise has moved already. */
export function level(x: number, y: number, tiles: Tile[]): number {
  let sea = 9;
  let land = 9;
  for (let t = 0; t < tiles.length; t++) {
    const { middle, bones } = tiles[t]!;
    const dx = middle[0] - x;
    const dy = middle[1] - y;
    // No bone lies more than 1 from the middle.
    if (Math.sqrt(dx * dx + dy * dy) - 1 > Math.max(sea, land)) continue;
    for (let b = 0; b < bones.length; b++) {
      const bone = bones[b]!;
      const away = fromBone(x, y, bone);
      if (bone.kind === 'sea') {
        if (away < sea) sea = away;
      } else if (away < land) land = away;
    }
  }
  return Math.max(-MOST, Math.min(MOST, sea - land));
}

/** The field at a point as one tile alone sees it, and the area that the point belongs to. */
export function ground(x: number, y: number, tile: Tile, seed: number): { level: number; area: number } {
  const [wx, wy] = warp(x, y, seed);
  let [sea, land, seaArea, landArea] = [9, 9, -1, -1];
  for (const bone of tile.bones) {
    const away = fromBone(wx, wy, bone);
    if (bone.kind === 'sea') {
      if (away < sea) [sea, seaArea] = [away, bone.area];
    } else if (away < land) [land, landArea] = [away, bone.area];
  }
  return { level: sea - land, area: sea > land ? landArea : seaArea };
}

/** How far a point is outside everything known; the rim is torn like the edge of a sheet. */
export function beyond(x: number, y: number, tiles: Tile[], seed: number): number {
  let away = 9;
  for (const tile of tiles) away = Math.min(away, outside(x, y, tile.middle));
  if (away > 0.4) return away;
  return away + 0.022 * noise(x * 3.1, y * 3.1, seed + 8) + 0.012 * noise(x * 9, y * 9, seed + 9);
}
