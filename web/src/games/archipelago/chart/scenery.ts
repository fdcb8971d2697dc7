/** What stands on the land without being a piece: mountains, trees, huts, fields, and waves on the sea. */
import type { Good } from '../data';
import type { Anchors, Spot } from './anchors';
import { ground, type Tile } from './field';
import { corner, edgeMiddle, outside, SCALE, short } from '../../../draw/hex';
import { dice, seedOf } from './noise';

/** A drawing of the sprite, by its foot. */
export interface Thing {
  /** Its name in the sprite. */
  name: string;
  kind: 'peak' | 'volcano' | 'hut' | 'field' | 'tree' | 'palm' | 'rock';
  x: number;
  y: number;
  scale: number;
  /** Its place from north to south: what is farther south hides what is behind it. */
  depth: number;
}

export interface Scenery {
  things: Thing[];
  /** Tufts of grass and waves, as lines. */
  tufts: string;
  waves: string;
}

/** How many drawings the sprite has of each kind. */
export const VARIANTS = { peak: 8, tree: 6, palm: 6, rock: 6 };

/**
 * The scenery of a tile; `known` says of each edge whether there is a neighbour, because a mountain range between two
 * regions is drawn once, on their border.
 */
export function sceneryOf(tile: Tile, anchors: Anchors, known: boolean[], seed: number): Scenery {
  const roll = dice(seed + seedOf(`${tile.region}${tile.q},${tile.r}`));
  const things: Thing[] = [];
  const put = (name: Thing['kind'], x: number, y: number, scale: number, depth = y): void => {
    const count = name in VARIANTS ? VARIANTS[name as keyof typeof VARIANTS] : 0;
    things.push({
      name: count > 0 ? `${name}${Math.floor(roll() * count)}` : name,
      kind: name,
      x: short(x * SCALE),
      y: short(y * SCALE),
      scale: Math.round(scale * 100) / 100,
      depth,
    });
  };
  const kept = keepClear(tile, anchors);
  const free = (x: number, y: number, gap: number): boolean =>
    kept.every((one) => Math.hypot(one.x - x, (one.y - y) * 1.1) > one.radius + gap);

  ranges(tile, known, free, roll, put, seed);
  if (tile.region === 'volcano') put('volcano', tile.middle[0], tile.middle[1] + 0.06, 0.64, tile.middle[1]);
  anchors.huts.forEach((hut, index) => {
    const [x, y] = [hut.x / SCALE, hut.y / SCALE];
    put('hut', x, y, 0.75);
    const beside = index === 0 ? x + 0.2 : x - 0.2;
    const level = ground(beside, y + 0.06, tile, seed).level;
    const roomy =
      free(beside, y + 0.06, 0.05) && level > 0.2 && -outside(beside, y + 0.06, tile.middle) > 0.16;
    if (index > 1 || !roomy) return;
    put('field', beside, y + 0.06, 0.95, y - 0.24);
    kept.push({ x: beside, y: y + 0.06, radius: 0.1 });
  });
  return { things, ...plants(tile, anchors, free, roll, put, seed) };
}

type Put = (name: Thing['kind'], x: number, y: number, scale: number, depth?: number) => void;
type Free = (x: number, y: number, gap: number) => boolean;

function keepClear(tile: Tile, anchors: Anchors): (Spot & { radius: number })[] {
  const around = (spots: (Spot | null)[], radius: number): (Spot & { radius: number })[] =>
    spots.flatMap((spot) => (spot ? { x: spot.x / SCALE, y: spot.y / SCALE, radius } : []));
  const [x, y] = tile.middle;
  return [
    ...(tile.region === 'volcano' ? [{ x, y, radius: 0.36 }] : []),
    ...around(anchors.symbols.flat(), 0.15),
    ...around(anchors.ports.flat(), 0.14),
    ...around(anchors.musters, 0.15),
    ...around(anchors.plots.flat(), 0.11),
    ...around(anchors.huts, 0.08),
  ];
}

/** Mountains stand on their edge, with a second rank behind; at the rim of the chart they stand back a little. */
function ranges(tile: Tile, known: boolean[], free: Free, roll: () => number, put: Put, seed: number): void {
  tile.side.edges.forEach((terrain, edge) => {
    if (terrain !== 'mountain') return;
    const side = (edge + tile.rotation) % 6;
    const [ax, ay] = corner(side);
    const [bx, by] = corner(side + 1);
    const [mx, my] = edgeMiddle(side);
    const shared = known[side];
    const ranks = shared
      ? [
          { back: 0, count: side < 3 ? 5 : 0, size: 1.05 },
          { back: 0.15, count: 3, size: 0.8 },
        ]
      : [
          { back: 0.1, count: 5, size: 0.95 },
          { back: 0.24, count: 3, size: 0.75 },
        ];
    ranks.forEach(({ back, count, size }, rank) => {
      for (let n = 0; n < count; n++) {
        const part = (n + 0.5) / count + (roll() - 0.5) * 0.05;
        const x = tile.middle[0] + ax + (bx - ax) * part - mx * back;
        const y = tile.middle[1] + ay + (by - ay) * part - my * back;
        const scale = size * (0.85 + 0.35 * roll());
        if (ground(x, y, tile, seed).level < 0.06 || (rank > 0 && !free(x, y - 0.04, 0.07))) continue;
        put('peak', x, y + 0.06, scale);
      }
    });
  });
}

/** Plants go by the nearest symbol: woods around timber, palms around fruit; elsewhere they stand thin. */
function plants(
  tile: Tile,
  anchors: Anchors,
  free: Free,
  roll: () => number,
  put: Put,
  seed: number,
): { tufts: string; waves: string } {
  const symbols = anchors.symbols.flat().filter((symbol) => symbol.good !== 'fish');
  const nearest = (x: number, y: number): Good | null => {
    let [found, least]: [Good | null, number] = [null, 0.46 * SCALE];
    for (const symbol of symbols) {
      const away = Math.hypot(symbol.x - x * SCALE, symbol.y - y * SCALE);
      if (away < least) [found, least] = [symbol.good, away];
    }
    return found;
  };
  let tufts = '';
  let waves = '';
  const [mx, my] = tile.middle;
  for (let gy = -0.82; gy < 0.84; gy += 0.098) {
    for (let gx = -0.95; gx < 0.96; gx += 0.098) {
      const x = mx + gx + (roll() - 0.5) * 0.07;
      const y = my + gy + (roll() - 0.5) * 0.07;
      const luck = roll();
      const size = roll();
      if (-outside(x, y, tile.middle) < 0.025) continue;
      const { level } = ground(x, y, tile, seed);
      if (level < 0) {
        if (level < -0.3 && luck < 0.13 && free(x, y, 0.04)) waves += wave(x, y);
        continue;
      }
      if (level < 0.09 || !free(x, y + 0.02, 0.035) || nearRange(tile, x, y)) continue;
      const good = nearest(x, y);
      if (good === 'wood' && luck < 0.86) put('tree', x, y, 0.96 + 0.29 * size);
      else if (good === 'fruit' && luck < 0.42) put('palm', x, y, 1.08 + 0.33 * size);
      else if ((good === 'stone' || good === 'iron') && luck < 0.38) put('rock', x, y, 0.67 + 0.25 * size);
      else if (good === 'cattle' && luck < 0.34) tufts += tuft(x, y, 6);
      else if (level < 0.24 && luck < 0.2) put('palm', x, y, 1 + 0.33 * size);
      else if (luck < 0.1) put('tree', x, y, 0.83 + 0.25 * size);
      else if (luck < 0.24) tufts += tuft(x, y, 5.5);
    }
  }
  return { tufts, waves };
}

function nearRange(tile: Tile, x: number, y: number): boolean {
  return tile.side.edges.some((terrain, edge) => {
    if (terrain !== 'mountain') return false;
    const [mx, my] = edgeMiddle((edge + tile.rotation) % 6);
    const length = Math.hypot(mx, my);
    const along = ((x - tile.middle[0]) * mx + (y - tile.middle[1]) * my) / length;
    return length - along < 0.16;
  });
}

function tuft(x: number, y: number, size: number): string {
  const blade = (dx: number, bend: number, height: number): string =>
    `M${short(x * SCALE + dx * size)} ${short(y * SCALE)}q${short(bend * -0.3 * size)} ${short(-0.6 * height * size)} ${short(bend * size)} ${short(-height * size)}`;
  return blade(-0.3, -0.1, 0.42) + blade(0, 0, 0.6) + blade(0.3, 0.1, 0.42);
}

function wave(x: number, y: number): string {
  return `M${short(x * SCALE - 4.2)} ${short(y * SCALE)}q2.1-2.3 4.2 0t4.2 0`;
}
