import './print';
import { expect, test } from 'vitest';
import { coarser, contour, gridOf, rings } from '../chart/contour';

const box = { left: -2, top: -2, right: 2, bottom: 2 };
const hill = gridOf(box, 0.1, (x, y) => 1 - Math.hypot(x, y));

test('the contour of a round hill is a circle', () => {
  for (const grid of [hill, coarser(hill)]) {
    const found = rings(grid, 0);
    expect(found).toHaveLength(1);
    const [ring] = found;
    for (let k = 0; k < ring!.length; k += 2) expect(Math.hypot(ring![k]!, ring![k + 1]!)).toBeCloseTo(1, 1);
  }
});

test('land that runs off the grid is closed at its edge', () => {
  const [ring, ...more] = rings(
    gridOf(box, 0.5, () => 1),
    0,
  );
  expect(more).toEqual([]);
  expect(Math.max(...ring!)).toBeLessThan(2.6);
});

test('two hills that touch at a corner stay two', () => {
  const twins = gridOf(box, 0.1, (x, y) => 0.9 - Math.hypot(Math.abs(x) - 0.95, Math.abs(y) - 0.95));
  expect(rings(twins, 0.1)).toHaveLength(4);
});

test('a lake is a ring of its own', () => {
  const atoll = gridOf(box, 0.1, (x, y) => 0.4 - Math.abs(Math.hypot(x, y) - 1));
  expect(rings(atoll, 0)).toHaveLength(2);
});

test('a path is closed and has no more decimals than needed', () => {
  const path = contour(hill, 0);
  expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+q/);
  expect(path).toMatch(/Z$/);
  expect(path).not.toMatch(/\.\d\d/);
});
