import './print';
import { expect, test } from 'vitest';
import { regions } from '../data';
import type { Anchors, Spot } from '../chart/anchors';
import { Cartographer } from '../chart/cartographer';
import { ground, level, tileOf, warp, type Placed, type Tile } from '../chart/field';
import { outside, SCALE, STEPS } from '../../../draw/hex';

const SEEDS = [1, 7, 11];
const AROUND = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const));

/** The pieces of land and sea that are really drawn in a tile, each with the areas that its points belong to. */
function piecesOf(tile: Tile, seed: number): { kind: string; areas: Set<number>; size: number }[] {
  const step = 0.04;
  const points = new Map<string, { land: boolean; area: number }>();
  for (let j = -22; j <= 22; j++) {
    for (let i = -25; i <= 25; i++) {
      const [x, y] = [tile.middle[0] + i * step, tile.middle[1] + j * step];
      if (outside(x, y, tile.middle) > 0) continue;
      const found = ground(x, y, tile, seed);
      points.set(`${i},${j}`, { land: found.level > 0, area: found.area });
    }
  }
  const pieces = [];
  const seen = new Set<string>();
  for (const [start, { land }] of points) {
    if (seen.has(start)) continue;
    seen.add(start);
    const open = [start];
    const areas = new Set<number>();
    let size = 0;
    for (let key = open.pop(); key; key = open.pop()) {
      size++;
      areas.add(points.get(key)!.area);
      const [i, j] = key.split(',').map(Number) as [number, number];
      for (const [di, dj] of AROUND) {
        const next = `${i + di},${j + dj}`;
        if (points.get(next)?.land !== land || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    // A sliver at the rim is part of the neighbour's land, not an area.
    if (size > 9) pieces.push({ kind: land ? 'land' : 'sea', areas, size });
  }
  return pieces;
}

test.each(regions.map(({ id }) => id))(
  '%s is drawn with the areas of the data, whichever way it lies',
  (region) => {
    const { areas } = regions.find(({ id }) => id === region)!;
    let wrong = 0;
    for (const seed of SEEDS) {
      for (const [rotation, q] of [
        [0, 0],
        [2, 3],
        [5, -2],
      ] as const) {
        const pieces = piecesOf(tileOf({ region, q, r: 1, rotation }), seed);
        const drawn = pieces.map(({ kind, areas: found }) => `${kind} ${[...found].join('+')}`).toSorted();
        const meant = areas.map(({ kind }, index) => `${kind} ${index}`).toSorted();
        if (drawn.join() !== meant.join()) wrong++;
      }
    }
    expect(wrong).toBe(0);
  },
);

/** A way to lay all sides beside each other by the rules, for as many as fit. */
function archipelago(count: number): Placed[] {
  const placed: Placed[] = [{ region: 'open_sea', q: 0, r: 0, rotation: 0 }];
  const at = (q: number, r: number): Placed | undefined => placed.find((one) => one.q === q && one.r === r);
  const terrain = (one: Placed, direction: number): string =>
    tileOf(one).side.edges[(direction - one.rotation + 6) % 6]!;
  for (const { id } of regions) {
    if (placed.length === count) break;
    const cells = placed.flatMap((one) => STEPS.map(([q, r]) => [one.q + q, one.r + r] as const));
    const fits = cells.flatMap(([q, r]) =>
      [0, 1, 2, 3, 4, 5].map((rotation) => ({ region: id, q, r, rotation })),
    );
    const found = fits.find((one) => {
      if (at(one.q, one.r) || placed.some((other) => other.region === id)) return false;
      const beside = STEPS.map(([q, r]) => at(one.q + q, one.r + r));
      if (beside.filter(Boolean).length < Math.min(2, placed.length)) return false;
      return beside.every(
        (other, direction) => !other || terrain(other, (direction + 3) % 6) === terrain(one, direction),
      );
    });
    if (found) placed.push(found);
  }
  return placed;
}

test('a new region does not move a coast that is known', () => {
  const placed = archipelago(20);
  expect(placed).toHaveLength(20);
  const tiles = placed.map(tileOf);
  const seed = 11;
  let [points, moved] = [0, 0];
  for (const tile of tiles) {
    for (let j = -17; j <= 17; j++) {
      for (let i = -20; i <= 20; i++) {
        const [x, y] = [tile.middle[0] + i * 0.05, tile.middle[1] + j * 0.05];
        if (outside(x, y, tile.middle) > 0) continue;
        const [wx, wy] = warp(x, y, seed);
        points++;
        if (level(wx, wy, tiles) > 0 !== level(wx, wy, [tile]) > 0) moved++;
      }
    }
  }
  expect(points).toBeGreaterThan(15000);
  expect(moved / points).toBeLessThan(0.001);
});

test('the same islands are the same chart, however they were discovered', () => {
  const placed = archipelago(8);
  const atOnce = new Cartographer(3).draw(placed);
  const slowly = new Cartographer(3);
  for (let count = 1; count < placed.length; count++) slowly.draw(placed.slice(0, count));
  expect(slowly.draw(placed)).toEqual(atOnce);
  expect(new Cartographer(4).draw(placed).coast).not.toBe(atOnce.coast);
});

test('pieces keep their places when a neighbour is discovered', () => {
  const placed = archipelago(6);
  const surveyor = new Cartographer(3);
  const before = surveyor.draw(placed.slice(0, 5)).anchors;
  const after = surveyor.draw(placed).anchors;
  for (const [region, anchors] of before) expect(after.get(region)).toEqual(anchors);
});

test.each(regions.map(({ id }) => id))('in %s everything has a place of its own', (region) => {
  for (const rotation of [0, 1, 4]) {
    const tile = tileOf({ region, q: 0, r: 0, rotation });
    const anchors = new Cartographer(11).anchorsOf(tile);
    check(tile, anchors);
  }
});

function check(tile: Tile, anchors: Anchors): void {
  const areaAt = ({ x, y }: Spot): number => ground(x / SCALE, y / SCALE, tile, 11).area;
  tile.side.areas.forEach((area, index) => {
    expect(anchors.symbols[index]!.map(({ good }) => good)).toEqual(area.symbols);
    for (const symbol of anchors.symbols[index]!) expect(areaAt(symbol)).toBe(index);
    expect(areaAt(anchors.musters[index]!)).toBe(index);
    expect(anchors.plots[index]!).toHaveLength(area.kind === 'land' ? 3 : 0);
    for (const plot of anchors.plots[index]!) expect(areaAt(plot)).toBe(index);
    tile.side.areas.forEach((other, sea) => {
      const port = anchors.ports[index]![sea];
      expect(port !== null).toBe(area.kind === 'land' && other.kind === 'sea');
      if (port) expect(areaAt(port)).toBe(index);
    });
  });
  const symbols = anchors.symbols.flat();
  for (const [k, one] of symbols.entries()) {
    for (const other of symbols.slice(k + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
  }
  for (const { x, y } of [...symbols, ...anchors.musters, ...anchors.plots.flat(), ...anchors.huts]) {
    expect(outside(x / SCALE, y / SCALE, tile.middle)).toBeLessThan(-0.05);
  }
}
