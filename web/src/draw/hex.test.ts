import { expect, test } from 'vitest';
import { cellAt, cellPath, centre, corner, edgeMiddle, outside, STEPS } from './hex';

test('a point is found in the cell it lies in', () => {
  for (let q = -3; q <= 3; q++) {
    for (let r = -3; r <= 3; r++) {
      const [x, y] = centre(q, r);
      expect(cellAt(x, y).map((value) => value + 0)).toEqual([q, r]);
      for (let i = 0; i < 6; i++) {
        const [cx, cy] = corner(i);
        expect(cellAt(x + cx * 0.93, y + cy * 0.93).map((value) => value + 0)).toEqual([q, r]);
      }
    }
  }
});

test('an edge has its middle halfway to the neighbour in its direction', () => {
  STEPS.forEach(([q, r], direction) => {
    const [x, y] = centre(q, r);
    const [mx, my] = edgeMiddle(direction);
    expect([mx, my]).toEqual([expect.closeTo(x / 2, 9), expect.closeTo(y / 2, 9)]);
    const [a, b] = [corner(direction), corner(direction + 1)];
    expect([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]).toEqual([expect.closeTo(mx, 9), expect.closeTo(my, 9)]);
  });
});

test('the rim is neither inside nor outside', () => {
  for (let i = 0; i < 6; i++) {
    const [x, y] = edgeMiddle(i);
    expect(outside(x, y, [0, 0])).toBeCloseTo(0);
    expect(outside(x * 0.5, y * 0.5, [0, 0])).toBeCloseTo(-Math.sqrt(3) / 4);
  }
});

test('a cell is written as a closed path of six corners', () => {
  expect(cellPath(0, 0)).toBe('M-50 -86.6L50 -86.6L100 0L50 86.6L-50 86.6L-100 0Z');
});
