/** Small ink drawings on the land, at deterministic points: the land must not change between two looks. */
import { crowding, type Box, box } from './room.ts';
import { distanceToBorder, inside } from './shapes.ts';
import type { Point, Territory } from './source.ts';

/** What grows or stands on a territory: a symbol of the board. */
const KINDS: Record<string, string> = {
  azure_a1: 'rock',
  azure_a2: 'hill',
  azure_a3: 'mill',
  azure_b1: 'rock',
  azure_b2: 'rock',
  azure_c1: 'palm',
  azure_c2: 'palm',
  purple_a1: 'vine',
  purple_a2: 'vine',
  purple_a3: 'hill',
  purple_b1: 'rock',
  purple_b2: 'rock',
  purple_c1: 'tree',
  purple_c2: 'tree',
  blue_a1: 'rock',
  blue_a2: 'hill',
  blue_a3: 'marsh',
  blue_b1: 'tree',
  blue_b2: 'tree',
  blue_c1: 'rock',
  blue_c2: 'palm',
  orange_a1: 'tree',
  orange_a2: 'hill',
  orange_a3: 'mount',
  orange_b1: 'palm',
  orange_b2: 'palm',
  orange_c1: 'tree',
  orange_c2: 'palm',
  cf_centre: 'temple',
  cf_base_n: 'tree',
  cf_base_e: 'palm',
  cf_base_s: 'tree',
  cf_base_w: 'palm',
  cf_inner_w: 'mount',
  cf_inner_e: 'marsh',
  cf_inner_nw: 'tree',
  cf_n_flank_w: 'cedar',
  cf_w_flank_n: 'totem',
  cf_inner_ne: 'tree',
  cf_n_flank_e: 'rock',
  cf_e_flank_n: 'totem',
  cf_inner_se: 'mount',
  cf_s_flank_e: 'palm',
  cf_e_flank_s: 'marsh',
  cf_inner_sw: 'temple',
  cf_s_flank_w: 'tree',
  cf_w_flank_s: 'marsh',
  cf_north_isle_w: 'palm',
  cf_north_isle_e: 'rock',
  cf_south_isle_w: 'rock',
  cf_south_isle_e: 'rock',
  cf_south_isle_m: 'rock',
};

const MOST = 9;
/** A drawing with its foot at the origin. */
const SIZE = box(-10, -19, 10, 2);

export interface Relief {
  kind: string;
  points: Point[];
}

export function reliefOf(territory: Territory, taken: Box[]): Relief {
  const kind = KINDS[territory.id];
  if (!kind) throw new Error(`nothing is drawn on '${territory.id}'`);
  const random = seeded(territory.id);
  const [xs, ys] = [territory.polygon.map(([x]) => x), territory.polygon.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const points: Point[] = [];
  for (let attempt = 0; attempt < 700 && points.length < MOST; attempt++) {
    const foot: Point = [
      Math.round(left + random() * (right - left)),
      Math.round(top + random() * (bottom - top)),
    ];
    const middle: Point = [foot[0], foot[1] - 10];
    const drawing = box(foot[0] + SIZE.left, foot[1] + SIZE.top, foot[0] + SIZE.right, foot[1] + SIZE.bottom);
    const free =
      inside(middle, territory.polygon) &&
      distanceToBorder(middle, territory.polygon) > 17 &&
      crowding(drawing, taken) < 30 &&
      points.every(([x, y]) => Math.hypot(x - foot[0], (y - foot[1]) * 1.3) > 25);
    if (free) points.push(foot);
  }
  points.sort((one, other) => one[1] - other[1]);
  return { kind, points };
}

/** Random numbers that depend on a name alone (mulberry32 over a hash of its letters). */
function seeded(name: string): () => number {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
