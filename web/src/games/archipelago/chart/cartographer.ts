/**
 * Draws the known part of the archipelago as one chart. Regions have no pictures of their own: every line is a contour
 * of the common field, so there is no seam to hide.
 *
 * What has been surveyed is remembered in blocks, and a block is surveyed again only when a region comes near it.
 */
import { anchorsOf, type Anchors } from './anchors';
import { coarser, contour, gridOf, type Grid } from './contour';
import { beyond, level, tileOf, warp, type Placed, type Tile } from './field';
import { corner, outside, SCALE, short, STEPS } from '../../../draw/hex';
import { noise } from './noise';
import { sceneryOf, type Scenery, type Thing } from './scenery';

export interface Drawing {
  tiles: Tile[];
  /** Left, top, width and height of everything known. */
  box: [number, number, number, number];
  /** The torn edge of the chart, and the wash of paint around it. */
  rim: string;
  wash: string;
  /** From deep to shallow. */
  shoals: string[];
  /** From the coast outwards. */
  waterlines: string[];
  coast: string;
  grass: string;
  meadow: string;
  upland: string;
  /** Between regions, and at their corners. */
  borders: string;
  ticks: string;
  waves: string;
  tufts: string;
  /** From north to south. */
  things: Thing[];
  /** By region. */
  anchors: Map<string, Anchors>;
}

/** The distance between two points of the survey, and how many of them a block has in a row. */
const STEP = 0.042;
const BLOCK = 16;
/** Regions that are farther from a point than this have no part in it. */
const REACH = 2.25;
const UNKNOWN = -0.6;

const SHOALS = [-0.5, -0.34, -0.2, -0.1];
const WATERLINES = [-0.075, -0.15, -0.245, -0.36];

export class Cartographer {
  readonly #seed: number;
  #blocks = new Map<string, Float32Array>();
  readonly #warps = new Map<string, Float32Array>();
  readonly #anchors = new Map<string, Anchors>();
  readonly #scenery = new Map<string, Scenery>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  draw(placed: Placed[]): Drawing {
    const tiles = placed.map(tileOf);
    const box = boxOf(tiles);
    const field = this.#survey(tiles, box);
    const soft = coarser(field);
    const known = gridOf(box, STEP * 1.5, (x, y) => -beyond(x, y, tiles, this.#seed));
    const tone = this.#tone(soft);
    const scenery = tiles.map((tile) => this.#sceneryOf(tile, tiles));
    return {
      tiles,
      box: [box.left, box.top, box.right - box.left, box.bottom - box.top].map((value) =>
        short(value * SCALE),
      ) as [number, number, number, number],
      rim: contour(known, -0.012),
      wash: contour(known, -0.05),
      shoals: SHOALS.map((height) => contour(soft, height)),
      waterlines: WATERLINES.map((height) => contour(soft, height)),
      coast: contour(field, 0),
      grass: contour(field, 0.075),
      meadow: contour(tone, 0.3),
      upland: contour(tone, 0.52),
      ...graticule(tiles),
      waves: scenery.map((part) => part.waves).join(''),
      tufts: scenery.map((part) => part.tufts).join(''),
      things: scenery.flatMap((part) => part.things).toSorted((one, other) => one.depth - other.depth),
      anchors: new Map(tiles.map((tile) => [tile.region, this.anchorsOf(tile)])),
    };
  }

  anchorsOf(tile: Tile): Anchors {
    return remember(this.#anchors, tile.key, () => anchorsOf(tile, this.#seed));
  }

  #sceneryOf(tile: Tile, tiles: Tile[]): Scenery {
    const known = STEPS.map(([q, r]) =>
      tiles.some((other) => other.q === tile.q + q && other.r === tile.r + r),
    );
    const key = `${tile.key}/${known.map(Number).join('')}`;
    return remember(this.#scenery, key, () => sceneryOf(tile, this.anchorsOf(tile), known, this.#seed));
  }

  #survey(tiles: Tile[], box: Box): Grid {
    const first = (from: number): number => Math.floor(from / STEP / 2) * 2;
    const [left, top] = [first(box.left), first(box.top)];
    const columns = Math.ceil(box.right / STEP) - left + 1;
    const rows = Math.ceil(box.bottom / STEP) - top + 1;
    const values = new Float32Array(columns * rows);
    const blocks = new Map<string, Float32Array>();
    const from = (start: number): number => Math.floor(start / BLOCK);
    for (let bj = from(top); bj <= from(top + rows); bj++) {
      for (let bi = from(left); bi <= from(left + columns); bi++) {
        const block = this.#block(bi, bj, tiles, blocks);
        for (let j = Math.max(0, bj * BLOCK - top); j < Math.min(rows, (bj + 1) * BLOCK - top); j++) {
          for (let i = Math.max(0, bi * BLOCK - left); i < Math.min(columns, (bi + 1) * BLOCK - left); i++) {
            values[j * columns + i] = block[(top + j - bj * BLOCK) * BLOCK + left + i - bi * BLOCK]!;
          }
        }
      }
    }
    this.#blocks = blocks;
    return { x: left * STEP, y: top * STEP, step: STEP, columns, rows, values };
  }

  #block(bi: number, bj: number, tiles: Tile[], used: Map<string, Float32Array>): Float32Array {
    const half = (BLOCK * STEP) / 2;
    const [mx, my] = [bi * BLOCK * STEP + half, bj * BLOCK * STEP + half];
    const away = (tile: Tile): number => Math.hypot(tile.middle[0] - mx, tile.middle[1] - my);
    const near = tiles
      .filter((tile) => away(tile) < REACH + half * Math.SQRT2)
      .toSorted((one, other) => away(one) - away(other));
    const key = `${bi},${bj}:${near.map((tile) => tile.key).join()}`;
    const block = this.#blocks.get(key) ?? this.#measure(bi, bj, near);
    used.set(key, block);
    return block;
  }

  #measure(bi: number, bj: number, near: Tile[]): Float32Array {
    const values = new Float32Array(BLOCK * BLOCK).fill(UNKNOWN);
    if (near.length === 0) return values;
    const moved = this.#warp(bi, bj);
    const inside = (x: number, y: number): boolean => {
      for (let t = 0; t < near.length; t++) if (outside(x, y, near[t]!.middle) < 0.3) return true;
      return false;
    };
    for (let k = 0; k < values.length; k++) {
      const x = (bi * BLOCK + (k % BLOCK)) * STEP;
      const y = (bj * BLOCK + Math.floor(k / BLOCK)) * STEP;
      if (inside(x, y)) values[k] = level(moved[2 * k]!, moved[2 * k + 1]!, near);
    }
    return values;
  }

  /** The noise of a block: it never changes. */
  #warp(bi: number, bj: number): Float32Array {
    return remember(this.#warps, `${bi},${bj}`, () => {
      const moved = new Float32Array(2 * BLOCK * BLOCK);
      for (let k = 0; k < BLOCK * BLOCK; k++) {
        const x = (bi * BLOCK + (k % BLOCK)) * STEP;
        const y = (bj * BLOCK + Math.floor(k / BLOCK)) * STEP;
        moved.set(warp(x, y, this.#seed), 2 * k);
      }
      return moved;
    });
  }

  /** Patches of darker green, far from the beach and by chance. */
  #tone(soft: Grid): Grid {
    const values = soft.values.map((value, k) => {
      if (value < 0) return -1;
      const x = soft.x + (k % soft.columns) * soft.step;
      const y = soft.y + Math.floor(k / soft.columns) * soft.step;
      return Math.min(0.5, value) + 0.42 * noise(x * 2.1, y * 2.1, this.#seed + 20);
    });
    return { ...soft, values };
  }
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(tiles: Tile[]): Box {
  const [xs, ys] = [tiles.map((tile) => tile.middle[0]), tiles.map((tile) => tile.middle[1])];
  const [wide, high] = [1.25, Math.sqrt(3) / 2 + 0.25];
  return {
    left: Math.min(...xs) - wide,
    top: Math.min(...ys) - high,
    right: Math.max(...xs) + wide,
    bottom: Math.max(...ys) + high,
  };
}

/** A hairline between regions and small ticks at their corners: to be found, not to be seen. */
function graticule(tiles: Tile[]): { borders: string; ticks: string } {
  let borders = '';
  let ticks = '';
  const done = new Set<string>();
  for (const { middle, q, r } of tiles) {
    STEPS.forEach(([dq, dr], side) => {
      const key = `${2 * q + dq},${2 * r + dr}`;
      if (done.has(key)) return;
      done.add(key);
      const [a, b] = [corner(side), corner(side + 1)];
      const at = (part: number): string =>
        `${short((middle[0] + a[0] + (b[0] - a[0]) * part) * SCALE)} ${short((middle[1] + a[1] + (b[1] - a[1]) * part) * SCALE)}`;
      borders += `M${at(0.14)}L${at(0.86)}`;
      ticks += `M${at(0)}L${at(0.07)}M${at(0.93)}L${at(1)}`;
    });
  }
  return { borders, ticks };
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const fresh = make();
  known.set(key, fresh);
  return fresh;
}
